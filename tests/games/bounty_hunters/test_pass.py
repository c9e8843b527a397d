"""Step 3: hands are passed to the left."""

from __future__ import annotations

import pytest

from posse.games.bounty_hunters.rules.state import HuntersState, table

from .position import Position, answer_all, choose_all, finish_round, names, stacks, turn

HANDS = (
    ["a-1", "h-510", "d-333-1", "k-a-b"],
    ["b-1", "h-400", "d-333-2", "k-b-c"],
    ["c-1", "h-040", "d-333-3", "k-c-d"],
    ["d-1", "h-004", "d-333-4", "k-d-e"],
)


def game(players: int) -> HuntersState:
    position = Position(players, leader="host")
    for seat in range(players):
        position.area(seat, hand=HANDS[seat])
    return position.pile(1, "h-222-1", "h-222-2", "h-222-3", "h-233").go()


def kept_after_choosing(s: HuntersState) -> list[tuple[int, ...]]:
    """By seat: the hand after all have drawn a hunter, chosen their target and sold it."""
    choose_all(s, *[HANDS[seat][0] for seat in range(s.players)], draw="hunter")
    kept = [area.hand for area in s.areas]
    answer_all(s, *["sell"] * s.players)
    return kept


@pytest.mark.rule("BH-056", "BH-057", "BH-R09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_gives_its_four_cards_to_the_next(players: int) -> None:
    s = game(players)
    kept = kept_after_choosing(s)
    for seat in range(players):
        left, right = (seat + 1) % players, (seat - 1) % players
        assert s.areas[left].hand == kept[seat]
        assert s.areas[seat].hand == kept[right]
    assert names(s.areas[1].hand) == ["h-510", "h-222-1", "d-333-1", "k-a-b"]


@pytest.mark.rule("BH-R10")
def test_two_players_swap_their_hands() -> None:
    s = game(2)
    kept = kept_after_choosing(s)
    assert [area.hand for area in s.areas] == [kept[1], kept[0]]
    assert names(s.areas[0].hand) == ["h-400", "h-222-2", "d-333-2", "k-b-c"]


@pytest.mark.rule("BH-058")
def test_nobody_passes_on_what_they_have_just_received() -> None:
    s = game(4)
    kept = kept_after_choosing(s)
    assert [area.hand for area in s.areas] == [kept[3], kept[0], kept[1], kept[2]]
    assert [len(area.hand) for area in s.areas] == [4] * 4


@pytest.mark.rule("BH-059")
def test_the_direction_never_changes() -> None:
    s = game(4)
    for passed in range(9):
        assert [seat for seat in range(4) if "a-1" in names(s.areas[seat].hand)] == [passed % 4]
        finish_round(s)


@pytest.mark.rule("BH-060")
def test_only_hands_are_passed() -> None:
    area = {"open": [["e-1", "h-103"]], "captured": [["e-2", "h-411"]], "reserved": ["d-444-1"], "crates": ["c-1-1-4-1"]}
    s = Position().area(0, hand=HANDS[0], contracts=["k-e-e"], credits=2, **area).area(1, hand=HANDS[1], credits=7).go()
    turn(s, "draw contract", "choose k-a-b", "play")
    assert s.round == 2
    mine = s.areas[0]
    assert (stacks(mine.open), stacks(mine.captured)) == (area["open"], area["captured"])
    assert [names(cards) for cards in (mine.reserved, mine.crates, mine.contracts)] == [
        ["d-444-1"],
        ["c-1-1-4-1"],
        ["k-e-e", "k-a-b"],
    ]
    assert [area.credits for area in s.areas] == [2, 8]
    assert s.areas[1].cards() == []


@pytest.mark.rule("BH-057")
def test_a_player_sees_what_they_were_given_and_remembers_what_they_gave() -> None:
    s = game(3)
    kept = kept_after_choosing(s)
    seen = table(s.seen_by(0)).areas
    assert seen[0].hand == kept[2]
    assert seen[1].hand == kept[0]
    assert set(names(seen[2].hand)) == {"a hunter", "a market", "a contract"}
