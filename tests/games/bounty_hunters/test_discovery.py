"""The discovery mode, without contracts (BH-135 to BH-141, BH-R60 to BH-R62)."""

from __future__ import annotations

import pytest

import posse
from posse.core.errors import IllegalMove
from posse.core.rng import Rng
from posse.games.bounty_hunters.rules.cards import (
    CONTRACT,
    CONTRACT_ICON,
    FIRST_CONTRACT,
    FIRST_HUNTER,
    HUNTER,
    MARKET,
    TARGET,
    Cards,
)
from posse.games.bounty_hunters.rules.state import MOST_ROUNDS, HuntersState, table

from .position import CARDS, Position, do, finish_round, moves, play_out, reveal, scene


def discovery(players: int = 2) -> Position:
    return Position(players, mode="discovery")


def everything(s: HuntersState) -> list[int]:
    """All cards on the table and in hands."""
    piles = [card for deck in range(4) for card in (*s.piles[deck][: s.left[deck]], *s.discards[deck])]
    return piles + [card for area in s.areas for card in (*area.hand, *area.cards())]


def all_targets_out(*left: str) -> HuntersState:
    """All targets are in areas or hands, except those left in the deck."""
    p = discovery(3).set(leader=0).pile(TARGET, *left)
    out = [card for card in p.table["piles"][TARGET] if card not in left]
    return p.area(0, open=[[card] for card in out]).go()


@pytest.mark.rule("BH-135", "BH-R60")
@pytest.mark.parametrize("deck", [None, CARDS], ids=["standard", "tests"])
def test_the_eight_targets_with_the_contract_icon_stay_in_the_box(deck: Cards | None) -> None:
    s = table(posse.new("bounty_hunters", 3, 5, deck, mode="discovery"))
    targets = {card for card in everything(s) if card < FIRST_HUNTER}
    assert len(targets) == 36
    assert {card for card in range(FIRST_HUNTER) if s.cards.icon[card] == CONTRACT_ICON} == {*range(FIRST_HUNTER)} - targets


@pytest.mark.rule("BH-136")
def test_only_the_target_hunter_and_market_decks_are_used() -> None:
    s = discovery().go()
    assert [sum(s.cards.deck_of[card] == deck for card in everything(s)) for deck in range(4)] == [36, 63, 44, 0]
    assert (s.left[CONTRACT], s.discards[CONTRACT]) == (0, ())


@pytest.mark.rule("BH-137")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_starting_hand_is_one_target_two_hunters_and_one_market_card(players: int) -> None:
    s = discovery(players).go()
    for area in s.areas:
        assert [s.cards.deck_of[card] for card in area.hand] == [TARGET, HUNTER, HUNTER, MARKET]


@pytest.mark.rule("BH-138")
def test_the_deck_to_draw_from_is_one_of_three() -> None:
    s = discovery().go()
    assert moves(s, 0) == moves(s, 1) == ["draw target", "draw hunter", "draw market"]
    with pytest.raises(IllegalMove, match="draw contract"):
        do(s, 0, "draw contract")


@pytest.mark.rule("BH-139")
def test_all_first_fourth_captures_bring_one_credit_and_no_contract() -> None:
    p = discovery(3).area(0, captured=[["a-1"], ["a-2"], ["a-3"]], open=[["b-1"]], hand=["h-232"])
    s = p.area(1, captured=[["c-1"], ["c-2"], ["c-3"]], open=[["d-1"]], hand=["h-132"]).go()
    reveal(s, "h-232", "h-132")
    do(s, 0, "play")
    do(s, 1, "play")
    assert [(area.credits, area.contracts) for area in s.areas[:2]] == [(1, ()), (1, ())]
    finish_round(s)
    assert s.trigger == 1


@pytest.mark.rule("BH-140")
def test_the_score_is_targets_and_crates_less_hunters() -> None:
    p = discovery().area(0, captured=[["a-1", "h-116"], ["a-2"]], crates=["c-1-2-7-1"]).area(1, crates=["c-3-3-7-1"])
    s = p.set(round=10, trigger=8).go()
    play_out(s)
    assert s.scores() == [14 + 7 - 3, 7 + 5]
    assert [line.values for line in scene(s).sheet[:5]] == [(14, 0), (7, 7), (0, 5), (-3, 0), (18, 12)]  # no contracts


@pytest.mark.rule("BH-141")
def test_the_credit_icon_the_market_and_the_majority_work_as_ever() -> None:
    s = discovery().area(0, open=[["b-2"]], hand=["h-222-1"], reserved=["c-1-1-4-1"]).go()
    reveal(s, "h-222-1")
    do(s, 0, "play")
    assert s.areas[0].credits == 1
    do(s, 0, "activate c-1-1-4-1")
    assert (s.sheet(0).crates, s.sheet(0).majority) == (4, 5)
    do(s, 1, "sell")
    assert s.areas[1].credits == 1
    assert s.round == 2


@pytest.mark.rule("BH-141")
def test_the_game_ends_two_rounds_after_the_first_fourth_capture_as_ever() -> None:
    s = discovery().area(0, captured=[["a-1"], ["a-2"], ["a-3"]], open=[["b-1"]], hand=["h-232"]).set(round=6).go()
    reveal(s, "h-232")
    do(s, 0, "play")
    finish_round(s)
    play_out(s)
    assert s.round == 8


@pytest.mark.rule("BH-R60", "BH-R61")
@pytest.mark.parametrize("players", [2, 6])
def test_no_contract_ever_appears_in_a_whole_game(players: int) -> None:
    s, rng = table(posse.new("bounty_hunters", players, 3, mode="discovery")), Rng.seeded(4)
    s.events = []
    while not s.over():
        assert s.round <= MOST_ROUNDS
        assert max(everything(s)) < FIRST_CONTRACT
        seat = s.waiting()[0]
        s.answer(seat, rng.pick(s.options(seat)))
    kinds = {event.kind for event in s.events}
    assert "captured" in kinds
    assert "contract" not in kinds
    assert [(area.contracts, s.sheet(seat).contracts) for seat, area in enumerate(s.areas)] == [((), 0)] * players


@pytest.mark.rule("BH-R62")
def test_an_empty_target_deck_is_made_anew_from_its_discard_pile() -> None:
    s = discovery(3).only(TARGET, "a-1").go()
    sold = {*s.discards[TARGET]}
    for seat in range(3):
        do(s, seat, "draw target")
    drawn = [card for area in s.areas for card in area.hand if card in sold]
    assert len(drawn) == 2
    assert (s.left[TARGET], s.discards[TARGET]) == (len(sold) - 2, ())


@pytest.mark.rule("BH-R62")
def test_when_all_targets_are_out_the_others_name_another_deck() -> None:
    s = all_targets_out("a-1")
    assert "draw target" in moves(s, 0)
    for seat in range(3):
        do(s, seat, "draw target")
    assert [len(area.hand) for area in s.areas] == [5, 4, 4]
    assert s.waiting() == [1, 2]
    assert moves(s, 1) == moves(s, 2) == ["draw hunter", "draw market"]
