"""Crates of the Jawa market and the majority of their icons (BH-087 to BH-093, BH-R54 to BH-R56)."""

from __future__ import annotations

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import DECKS, FIRST_CONTRACT, FIRST_CRATE, MARKET, Cards
from posse.games.bounty_hunters.rules.state import HuntersState

from .position import CARDS, Position, do, finish_round, moves, names, play_out, reveal


def majority(s: HuntersState) -> list[int]:
    return [s.sheet(seat).majority for seat in range(s.players)]


@pytest.mark.rule("BH-087", "BH-088")
@pytest.mark.parametrize("deck", [posse.game("bounty_hunters").deck, CARDS], ids=["standard", "tests"])
def test_fifteen_market_cards_are_crates_with_one_two_or_three_icons(deck: Cards) -> None:
    crates = range(FIRST_CRATE, FIRST_CONTRACT)
    assert len(crates) == 15
    assert {DECKS[deck.deck_of[card]] for card in crates} == {"market"}
    assert [sum(deck.icon[card] == icons for card in crates) for icons in (1, 2, 3)] == [6, 6, 3]


@pytest.mark.rule("BH-087", "BH-088")
def test_the_crates_come_out_of_the_market_deck() -> None:
    s = Position().go()
    hands = [card for area in s.areas for card in area.hand]
    crates = [card for card in (*s.piles[MARKET][: s.left[MARKET]], *hands) if FIRST_CRATE <= card < FIRST_CONTRACT]
    assert sorted(s.cards.icon[card] for card in crates) == [1] * 6 + [2] * 6 + [3] * 3


@pytest.mark.rule("BH-089")
@pytest.mark.parametrize(("move", "points"), [("play", 8), ("reserve", 0)])
def test_a_crate_scores_its_points_only_if_it_is_paid_for(move: str, points: int) -> None:
    s = Position().area(0, hand=["c-2-3-8-1"], credits=3).set(round=10, trigger=8).go()
    reveal(s, "c-2-3-8-1")
    do(s, 0, move)
    finish_round(s)
    assert s.over()
    assert s.sheet(0).crates == points


@pytest.mark.rule("BH-090")
def test_a_reserved_crate_is_paid_for_in_a_later_round() -> None:
    s = Position().area(0, hand=["c-1-1-4-1"]).go()
    reveal(s, "c-1-1-4-1")
    assert moves(s, 0) == ["sell", "reserve"]
    do(s, 0, "reserve")
    finish_round(s)
    assert s.sheet(0).crates == 0
    reveal(s)
    do(s, 0, "sell", "activate c-1-1-4-1")
    assert (s.areas[0].credits, s.areas[0].reserved) == (0, ())
    assert names(s.areas[0].crates) == ["c-1-1-4-1"]
    assert s.sheet(0).crates == 4


@pytest.mark.rule("BH-091")
def test_the_most_crate_icons_bring_five_points_at_the_end_of_the_game() -> None:
    p = Position(players=3).area(0, crates=["c-3-3-7-1"]).area(1, crates=["c-1-2-7-1", "c-1-1-4-1"])
    s = p.set(round=10, trigger=8).go()
    play_out(s)
    assert majority(s) == [5, 0, 0]
    assert s.scores() == [7 + 5, 7 + 4, 0]


@pytest.mark.rule("BH-091", "BH-092", "BH-E06")
def test_ginny_and_mia_have_four_icons_each_and_both_get_five_points() -> None:
    p = Position(players=4).area(0, crates=["c-3-3-7-1", "c-1-1-4-1"]).area(1, crates=["c-2-2-5-1", "c-2-3-8-1"])
    s = p.area(2, crates=["c-3-3-7-2"]).area(3, crates=["c-1-2-7-1"]).go()
    assert [s.crate_icons(area) for area in s.areas] == [4, 4, 3, 1]
    assert majority(s) == [5, 5, 0, 0]


@pytest.mark.rule("BH-093")
def test_icons_on_reserved_crates_do_not_count_for_the_majority() -> None:
    s = Position().area(0, crates=["c-1-1-4-1"], reserved=["c-3-3-7-1", "c-3-4-10-1"]).area(1, crates=["c-2-2-5-1"]).go()
    assert majority(s) == [0, 5]


@pytest.mark.rule("BH-R54")
def test_without_any_activated_crate_nobody_gets_the_five_points() -> None:
    s = Position(players=3).area(0, reserved=["c-3-3-7-1"]).area(1, hand=["c-2-2-5-1"]).go()
    assert majority(s) == [0, 0, 0]


@pytest.mark.rule("BH-R55")
def test_the_majority_compares_icons_and_neither_cards_nor_points() -> None:
    s = Position().area(0, crates=["c-3-3-7-1"]).area(1, crates=["c-1-2-7-1", "c-1-2-7-2"]).go()
    assert [s.sheet(seat).crates for seat in (0, 1)] == [7, 14]
    assert majority(s) == [5, 0]


@pytest.mark.rule("BH-R56")
def test_the_five_points_are_given_once_and_change_no_contract() -> None:
    fields = {"captured": [["a-1"], ["a-2"]], "crates": ["c-1-1-4-1", "c-1-1-4-2"], "contracts": ["k-a-crate", "k-b-crate"]}
    most = Position().area(0, **fields).go().sheet(0)
    less = Position().area(0, **fields).area(1, crates=["c-3-3-7-1"]).go().sheet(0)
    assert (most.crates, most.majority, most.contracts) == (8, 5, 6)
    assert (less.crates, less.majority, less.contracts) == (8, 0, 6)
    assert most.total - less.total == 5
