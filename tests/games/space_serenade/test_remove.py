"""Removing cards from the game, which is not discarding them."""

from __future__ import annotations

from copy import deepcopy

import pytest

from posse.games.space_serenade.rules.deck import read_deck
from tests.games.space_serenade import position
from tests.games.space_serenade.position import Crew


@pytest.mark.rule("SS-091", "SS-R34")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("remove-hand", ["remove clues-two from hand"]),
        ("remove-discard", ["remove draw-one from discard"]),
        ("remove-either", ["remove draw-one from discard", "remove clues-two from hand"]),
    ],
)
def test_an_effect_reaches_hand_or_discard_pile_and_nothing_else(card: str, moves: list[str]) -> None:
    crew = Crew(2).hand(f"{card} clues-two*2").discards("draw-one*2").deck("woolongs").in_play("strength-two")
    crew.do(f"play {card}")
    assert crew.moves() == moves


@pytest.mark.rule("SS-092", "SS-093", "SS-095", "SS-096")
def test_a_removed_card_never_comes_back() -> None:
    crew = (
        Crew(2).hand("remove-hand woolongs spike-fuel").deck("").discards("").do("play remove-hand", "remove woolongs from hand")
    )
    assert (crew.in_hand(), crew.discarded()) == (["spike-fuel"], [])
    assert crew.names(crew.s.removed)[-1] == "woolongs"
    for _ in range(4):
        crew.do("end turn")
    assert crew.in_hand() == ["remove-hand", "spike-fuel"]
    assert crew.names(crew.s.removed)[-1] == "woolongs"


@pytest.mark.rule("SS-095")
def test_a_discarded_card_comes_back() -> None:
    crew = Crew(2).hand("discard-two woolongs").deck("").discards("").do("play discard-two", "end turn")
    assert crew.in_hand() == ["discard-two", "woolongs"]


@pytest.mark.rule("SS-094", "SS-164", "SS-097")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_a_removed_damage_card_goes_to_the_damage_discard_pile(place: str) -> None:
    crew = Crew(2).hand("remove-either woolongs").discards("woolongs")
    if place == "hand":
        crew.hand("remove-either bruise")
    else:
        crew.discards("bruise woolongs")
    crew.do("play remove-either", f"remove bruise from {place}")
    assert crew.names(crew.s.damage_discards)[-1] == "bruise"
    assert "bruise" not in [*crew.in_hand(), *crew.discarded()]


@pytest.mark.rule("SS-097")
def test_damage_is_discarded_like_any_card() -> None:
    crew = Crew(2).hand("discard-two bruise woolongs*2").do("play discard-two", "discard bruise", "discard woolongs")
    assert sorted(crew.discarded()) == ["bruise", "woolongs"]


def test_up_to_two_may_be_none_one_or_two() -> None:
    crew = Crew(2).hand("may-remove-two woolongs clues-two").discards("draw-one").do("play may-remove-two")
    assert crew.moves()[0] == "done"
    crew.do("remove woolongs from hand", "done")
    assert (crew.in_hand(), crew.discarded()) == (["clues-two"], ["draw-one"])


def test_only_damage_is_removed_where_it_says_so() -> None:
    crew = Crew(2).hand("heal woolongs bruise").discards("scar draw-one").do("play heal")
    assert crew.moves() == ["remove bruise from hand", "remove scar from discard"]
    crew.do("remove scar from discard")
    assert crew.discarded() == ["draw-one"]


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    crew = Crew(2).hand("remove-hand").discards("woolongs").do("play remove-hand")
    assert crew.can("end turn")
    crew = Crew(2).hand("heal bruise").do("play heal")
    assert crew.in_hand() == []


def test_a_card_may_remove_itself() -> None:
    crew = Crew(2).hand("one-shot").do("play one-shot")
    assert (crew.s.play, crew.s.woolongs, crew.names(crew.s.removed)[-1]) == ((), 3, "one-shot")


def test_a_choice_between_removing_from_the_hand_and_discarding(monkeypatch: pytest.MonkeyPatch) -> None:
    """The notation can tell `hand or discard` from `hand` or `discard 1`."""
    data = deepcopy(position.deck().data)
    next(card for card in data["common"] if card["id"] == "draw-two")["effect"] = "choose remove 1 from hand or discard 1"
    cards = read_deck(data, "own")
    monkeypatch.setattr(position, "deck", lambda: cards)
    crew = Crew(2).hand("draw-two woolongs spike-fuel").discards("draw-one").do("play draw-two")
    assert crew.moves() == ["option 1", "option 2"]
    crew.do("option 1")
    assert crew.moves() == ["remove woolongs from hand", "remove spike-fuel from hand"]
    crew = Crew(2).hand("draw-two woolongs spike-fuel").discards("").do("play draw-two", "option 2", "discard spike-fuel")
    assert (crew.in_hand(), crew.discarded()) == (["woolongs"], ["spike-fuel"])
