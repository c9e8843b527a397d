"""Step 1: all players draw a fifth card."""

from __future__ import annotations

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import CONTRACT, DECKS, HUNTER, MARKET, TARGET
from posse.games.bounty_hunters.rules.state import table

from .position import CARDS, Position, answer_all, moves, names, turn

ALL_DRAWS = ["draw target", "draw hunter", "draw market", "draw contract"]
HAND = ["a-1", "h-510", "d-333-1", "k-a-b"]


@pytest.mark.rule("BH-026")
def test_everybody_draws_exactly_one_card_and_cannot_decline() -> None:
    s = Position().go()
    assert [moves(s, 0), moves(s, 1)] == [ALL_DRAWS, ALL_DRAWS]
    before = s.left[:]
    answer_all(s, "draw hunter", "draw market")
    assert s.left == [before[TARGET], before[HUNTER] - 1, before[MARKET] - 1, before[CONTRACT]]
    for seat in (0, 1):
        assert len(s.areas[seat].hand) == 5
        assert not set(ALL_DRAWS) & set(moves(s, seat))


@pytest.mark.rule("BH-027")
@pytest.mark.parametrize(
    "hand",
    [HAND, ["a-1", "a-2", "a-3", "a-4"], ["h-400", "h-040", "h-004", "h-222-1"], ["k-a-b", "k-b-c", "k-c-d", "k-d-e"]],
)
def test_the_hand_does_not_limit_the_choice_of_deck(hand: list[str]) -> None:
    assert moves(Position().area(0, hand=hand).go(), 0) == ALL_DRAWS


@pytest.mark.rule("BH-027")
def test_the_area_does_not_limit_the_choice_of_deck() -> None:
    area = {
        "open": [["a-1"], ["b-1"]],
        "captured": [["c-1", "h-411"]],
        "reserved": ["d-333-1"],
        "contracts": ["k-a-b"],
        "credits": 9,
    }
    assert moves(Position().area(0, **area).go(), 0) == ALL_DRAWS


@pytest.mark.rule("BH-027")
@pytest.mark.parametrize("deck", DECKS)
def test_others_do_not_limit_the_choice_of_deck(deck: str) -> None:
    s = Position(players=6).go()
    for seat in range(6):
        assert moves(s, seat) == ALL_DRAWS
        s.answer(seat, s.parse(f"draw {deck}"))
    assert [sum(CARDS.deck_of[card] == DECKS.index(deck) for card in area.hand) for area in s.areas] == [2] * 6


@pytest.mark.rule("BH-028")
@pytest.mark.parametrize(("deck", "card"), [(TARGET, "b-1"), (HUNTER, "h-004"), (MARKET, "c-3-4-10-1"), (CONTRACT, "k-b-c")])
def test_the_drawn_card_joins_the_hand(deck: int, card: str) -> None:
    s = Position(leader="host").area(0, hand=HAND).pile(deck, card).go()
    turn(s, f"draw {DECKS[deck]}")
    assert sorted(names(s.areas[0].hand)) == sorted([*HAND, card])


@pytest.mark.rule("BH-029")
def test_the_deck_is_named_before_the_card_is_seen() -> None:
    s = Position().pile(HUNTER, "h-510").go()
    assert "h-510" not in str(s.seen_by(0).dump())
    s.answer(0, s.parse("draw hunter"))
    assert "h-510" not in str(s.seen_by(0).dump())
    s.answer(1, s.parse("draw target"))
    assert "h-510" in names(table(s.seen_by(0)).areas[0].hand)


@pytest.mark.rule("BH-029")
def test_a_drawn_card_cannot_be_swapped() -> None:
    match = posse.start(posse.game("bounty_hunters"), 2, 1)
    for seat in (0, 1):
        match.answer(seat, match.state.parse("draw hunter"))
    with pytest.raises(posse.IllegalMove, match="'draw target' is not possible now"):
        match.answer(0, match.state.parse("draw target"))
    for seat in (0, 1):
        with pytest.raises(posse.IllegalMove, match="nothing can be taken back"):
            match.undo(seat)
