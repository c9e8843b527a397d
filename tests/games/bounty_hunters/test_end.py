"""The fourth capture, its bonuses and the last rounds (BH-110 to BH-118, BH-R41 to BH-R45)."""

from __future__ import annotations

import pytest

from posse.core.errors import IllegalMove
from posse.games.bounty_hunters.rules.cards import CONTRACT

from .position import Position, do, finish_round, moves, names, play_out, reveal, stacks

THREE = (["a-1"], ["a-2"], ["a-3"])
THREE_MORE = (["c-1"], ["c-2"], ["c-3"])


def on_the_brink(players: int = 2, **fields: object) -> Position:
    """Seat 0 has captured three targets and can capture a fourth, which has no icon, in round 6."""
    p = Position(players).area(0, captured=THREE, open=[["b-1"]], hand=["h-232"], **fields)
    return p.pile(CONTRACT, "k-a-a", "k-b-b", "k-c-c").set(round=6)


@pytest.mark.rule("BH-110", "BH-111", "BH-112")
def test_the_first_fourth_capture_brings_a_credit_and_an_active_contract() -> None:
    s = on_the_brink().go()
    before = s.left[CONTRACT]
    reveal(s, "h-232")
    do(s, 0, "play")
    assert s.areas[0].credits == 1
    assert names(s.areas[0].contracts) == ["k-a-a"]
    assert s.left[CONTRACT] == before - 1
    assert s.sheet(0).contracts == 3 + 2  # active: three A


@pytest.mark.rule("BH-110")
def test_a_third_capture_brings_no_end_bonus() -> None:
    s = Position().area(0, captured=THREE[:2], open=[["b-1"]], hand=["h-232"]).go()
    reveal(s, "h-232")
    do(s, 0, "play")
    assert (len(s.areas[0].captured), s.areas[0].credits, s.areas[0].contracts, s.trigger) == (3, 0, (), 0)


@pytest.mark.rule("BH-113", "BH-R42")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_all_who_capture_their_fourth_target_in_the_same_round_get_both_bonuses(order: tuple[int, ...]) -> None:
    s = on_the_brink(3).area(1, captured=THREE_MORE, open=[["d-1"]], hand=["h-132"]).go()
    reveal(s, "h-232", "h-132")
    for seat in order:
        do(s, seat, "sell" if seat == 2 else "play")
    assert [area.credits for area in s.areas] == [1, 1, 1]  # seat 2 has sold a card
    assert [len(area.contracts) for area in s.areas] == [1, 1, 0]
    assert sorted(names(s.areas[0].contracts + s.areas[1].contracts)) == ["k-a-a", "k-b-b"]


@pytest.mark.rule("BH-112", "BH-113")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("last", [False, True])
def test_the_end_bonuses_are_the_same_for_every_seat_and_number_of_players(players: int, last: bool) -> None:
    seat = players - 1 if last else 0
    p = Position(players).area(seat, captured=THREE, open=[["b-1"]], hand=["h-232"]).pile(CONTRACT, "k-a-a")
    s = p.set(round=6).go()
    reveal(s, *[None] * seat, "h-232")
    do(s, seat, "play")
    assert (s.areas[seat].credits, names(s.areas[seat].contracts), s.trigger) == (1, ["k-a-a"], 6)


@pytest.mark.rule("BH-114", "BH-R43")
@pytest.mark.parametrize("later", [1, 2])
def test_a_fourth_capture_in_a_later_round_brings_no_bonus_and_does_not_prolong_the_game(later: int) -> None:
    p = Position().area(0, captured=[*THREE, ["b-1"]]).area(1, captured=THREE_MORE, open=[["d-1"]], hand=["h-132"])
    s = p.set(round=6 + later, trigger=6).go()
    reveal(s, None, "h-132")
    do(s, 1, "play")
    assert len(s.areas[1].captured) == 4
    assert (s.areas[1].credits, s.areas[1].contracts, s.trigger) == (0, (), 6)
    finish_round(s)
    play_out(s)
    assert s.round == 8


@pytest.mark.rule("BH-115", "BH-116")
def test_after_the_first_fourth_capture_this_round_is_finished_and_two_more_are_played() -> None:
    s = on_the_brink().go()
    reveal(s, "h-232")
    do(s, 0, "play")
    assert s.waiting() == [1]
    assert moves(s, 1) == ["sell", "play"]
    finish_round(s)
    for last in (7, 8):
        assert (s.round, s.over()) == (last, False)
        assert s.waiting() == [0, 1]
        assert moves(s, 0)[0] == "draw target"
        reveal(s)
        assert not s.over()
        finish_round(s)
    assert s.over()
    assert s.round == 8


@pytest.mark.rule("BH-115")
def test_without_a_fourth_capture_the_game_goes_on() -> None:
    s = on_the_brink().go()
    for number in range(6, 20):
        assert (s.round, s.over()) == (number, False)
        reveal(s)
        finish_round(s)


@pytest.mark.rule("BH-117")
def test_captures_beyond_the_fourth_count_in_the_last_rounds_too() -> None:
    s = Position().area(0, captured=[*THREE, ["b-1"]], open=[["k-4", "d-333-1"]], hand=["h-211"]).set(round=8, trigger=6).go()
    reveal(s, "h-211")
    do(s, 0, "play")
    finish_round(s)
    assert s.over()
    assert stacks(s.areas[0].captured)[4:] == [["k-4", "d-333-1", "h-211"]]
    assert s.sheet(0).targets == 4 * 7 + 16


@pytest.mark.rule("BH-118")
def test_after_the_last_round_nothing_is_left_to_do_and_the_places_are_known() -> None:
    s = Position(players=3).area(1, captured=[["j-1"]]).area(2, captured=[["a-1"]]).set(round=8, trigger=6).go()
    play_out(s)
    assert s.waiting() == []
    assert s.scores() == [0, 15, 7]
    assert s.ranking() == [3, 1, 2]
    with pytest.raises(IllegalMove, match="the game is over"):
        do(s, 0, "draw target")


@pytest.mark.rule("BH-R41")
def test_the_credit_of_the_end_bonus_can_be_spent_in_the_same_round() -> None:
    s = on_the_brink(reserved=["c-1-1-4-1"]).go()
    reveal(s, "h-232")
    do(s, 0, "play")
    assert moves(s, 0) == ["activate c-1-1-4-1", "done"]
    do(s, 0, "activate c-1-1-4-1")
    assert (s.areas[0].credits, names(s.areas[0].crates)) == (0, ["c-1-1-4-1"])


@pytest.mark.rule("BH-R42")
def test_going_from_three_to_five_captures_in_one_round_brings_the_bonuses_once() -> None:
    p = Position().area(0, captured=THREE, open=[["b-1"], ["a-4"]], hand=["h-232"], reserved=["d-322-1"])
    s = p.pile(CONTRACT, "k-a-a", "k-b-b").go()
    reveal(s, "h-232")
    do(s, 0, "play", "against b-1", "activate d-322-1")
    assert len(s.areas[0].captured) == 5
    assert s.areas[0].credits == 0  # the one of the bonus has paid for the droid
    assert names(s.areas[0].contracts) == ["k-a-a"]


@pytest.mark.rule("BH-R44")
def test_the_hands_are_not_passed_in_the_last_round_since_they_count_for_nothing() -> None:
    s = Position().area(0, captured=[["a-1"]], contracts=["k-a-a"]).set(round=8, trigger=6).go()
    reveal(s)
    hands = [area.hand for area in s.areas]
    finish_round(s)
    assert s.over()
    assert [area.hand for area in s.areas] == hands
    scores, places = s.scores(), s.ranking()
    s.areas[0].hand, s.areas[1].hand = hands[1], hands[0]
    assert (s.scores(), s.ranking()) == (scores, places)


@pytest.mark.rule("BH-R45")
@pytest.mark.parametrize("now", [7, 8])
def test_the_last_rounds_are_ordinary_ones(now: int) -> None:
    p = Position(players=3).area(0, captured=[*THREE, ["b-1"]], open=[["b-2"], ["a-4"]], hand=["h-222-1"], reserved=["d-322-1"])
    p.area(1, open=[["b-4"]], hand=["h-132"])
    s = p.pile(CONTRACT, "k-a-a").set(round=now, trigger=6).go()
    assert moves(s, 0) == ["draw target", "draw hunter", "draw market", "draw contract"]
    reveal(s, "h-222-1", "h-132")
    assert [len(area.hand) for area in s.areas] == [1, 1, 4]
    do(s, 0, "play", "against b-2", "activate d-322-1")
    do(s, 1, "play")
    do(s, 2, "sell")
    assert stacks(s.areas[0].captured)[4:] == [["b-2", "h-222-1"], ["a-4", "d-322-1"]]
    assert names(s.areas[1].contracts) == ["k-a-a"]
    assert s.areas[2].credits == 1
