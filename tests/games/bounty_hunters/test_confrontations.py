"""Confrontations: targets and the attack cards against them."""

from __future__ import annotations

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import FIRST_CRATE, FIRST_DROID, NO_CARD, Cards
from posse.games.bounty_hunters.rules.state import HuntersState

from .position import CARDS, Position, moves, revealed, stacks, turn

BOTH_DECKS = pytest.mark.parametrize("deck", [posse.game("bounty_hunters").deck, CARDS], ids=["standard deck", "test deck"])


def open_of(s: HuntersState) -> list[list[str | None]]:
    return stacks(s.areas[0].open)


def captured_by(s: HuntersState) -> list[list[str | None]]:
    return stacks(s.areas[0].captured)


def played(card: str, *more: str, **area: object) -> HuntersState:
    """Seat 0 plays this card in this position."""
    s = revealed(card, **area)
    turn(s, "play", *more)
    return s


def drafting(**cards: list[str]) -> HuntersState:
    """A position in which seat 0 draws first, and these cards are on top of the decks."""
    position = Position(leader="host")
    for deck, pile in cards.items():
        position.pile(("target", "hunter", "market").index(deck), *pile)
    return position.go()


@pytest.mark.rule("BH-061")
@pytest.mark.parametrize(("card", "attacks"), [("h-510", True), ("d-541-1", True), ("c-3-4-10-1", False), ("k-c-c", False)])
def test_hunters_and_droids_attack_and_nothing_else_does(card: str, attacks: bool) -> None:
    s = played(card, credits=4, open=[["k-1"]])
    assert open_of(s) == ([["k-1", card]] if attacks else [["k-1"]])


@pytest.mark.rule("BH-061")
def test_a_target_does_not_attack_a_target() -> None:
    assert open_of(played("k-2", open=[["a-4"]])) == [["a-4"], ["k-2"]]


@pytest.mark.rule("BH-062", "BH-063")
@pytest.mark.parametrize(
    ("target", "attacker", "missing"),
    [("c-4", "h-222-1", "green"), ("a-2", "h-222-1", "blue"), ("d-3", "h-222-1", "orange"), ("b-2", "h-222-1", None)],
)
def test_each_of_three_colours_is_compared_with_its_own(target: str, attacker: str, missing: str | None) -> None:
    s = played(attacker, open=[[target]])  # 2-2-2 against 3-2-2, 2-3-1, 2-2-3, 2-2-2
    assert captured_by(s) == ([] if missing else [[target, attacker]])
    assert open_of(s) == ([[target, attacker]] if missing else [])


@pytest.mark.rule("BH-062", "BH-063")
@BOTH_DECKS
def test_targets_and_attack_cards_have_three_values(deck: Cards) -> None:
    for card in range(FIRST_CRATE):
        assert len(deck.attack(card)) == 3
        assert all(0 <= value <= 9 for value in deck.attack(card))
    assert {deck.attack(card) for card in range(FIRST_CRATE, len(deck.ids))} == {(0, 0, 0)}


@pytest.mark.rule("BH-064", "BH-E03")
def test_the_attack_is_the_sum_in_each_colour() -> None:
    s = played("h-112", open=[["j-1", "h-303"]])
    (c,) = s.areas[0].open
    assert s.cards.attack(c.target) == (4, 1, 6)
    assert (c.green, c.blue, c.orange) == (4, 1, 5)
    assert captured_by(s) == []
    s = played("h-103", open=[["j-1", "h-303", "h-112"]])
    assert captured_by(s) == [["j-1", "h-303", "h-112", "h-103"]]


@pytest.mark.rule("BH-065")
def test_every_stacked_card_keeps_counting() -> None:
    stack = ["k-1", "h-400", "h-310", "h-031", "h-220", "h-330"]  # 12-9-1 against 2-6-4
    s = played("h-022", open=[stack])
    (c,) = s.areas[0].open
    assert (c.green, c.blue, c.orange) == (12, 11, 3)
    s = played("h-103", open=[stack])
    assert captured_by(s) == [[*stack, "h-103"]]


@pytest.mark.rule("BH-066", "BH-067")
def test_every_target_prepares_a_confrontation_of_its_own() -> None:
    targets = ["a-1", "b-1", "c-1", "d-1", "f-1", "g-1"]
    s = drafting(target=targets)
    for number, card in enumerate(targets, 1):
        turn(s, "draw target", f"choose {card}", "play")
        assert open_of(s) == [[target] for target in targets[:number]]


@pytest.mark.rule("BH-066", "BH-068", "BH-065", "BH-E04")
def test_a_target_then_two_attack_cards_make_one_confrontation() -> None:
    s = drafting(target=["j-1"], hunter=["h-303", "h-112"])
    turn(s, "draw target", "choose j-1", "play")
    assert open_of(s) == [["j-1"]]
    turn(s, "draw hunter", "choose h-303", "play")
    assert open_of(s) == [["j-1", "h-303"]]
    turn(s, "draw hunter", "choose h-112", "play")
    assert open_of(s) == [["j-1", "h-303", "h-112"]]
    (c,) = s.areas[0].open
    assert (c.green, c.blue, c.orange) == (4, 1, 5)


@pytest.mark.rule("BH-068")
@pytest.mark.parametrize("card", ["h-202", "d-322-1"], ids=["hunter", "droid"])
@pytest.mark.parametrize("target", ["i-1", "j-1", "k-1"])
def test_an_attack_card_goes_against_the_target_of_its_players_choice(card: str, target: str) -> None:
    s = played(card, credits=2, open=[["k-1"], ["i-1", "h-400"], ["j-1"]])
    assert moves(s, 0) == ["against i-1", "against j-1", "against k-1"]
    turn(s, f"against {target}")
    before = {"k-1": ["k-1"], "i-1": ["i-1", "h-400"], "j-1": ["j-1"]}
    before[target].append(card)
    assert open_of(s) == list(before.values()), "every target keeps its place"


@pytest.mark.rule("BH-069")
def test_a_reserved_droid_stands_in_no_confrontation_until_it_is_activated() -> None:
    s = revealed("d-333-1", credits=2, open=[["k-1"], ["j-1"]])
    turn(s, "reserve")
    assert open_of(s) == [["k-1"], ["j-1"]]
    turn(s, "activate d-333-1", "against j-1")
    assert open_of(s) == [["k-1"], ["j-1", "d-333-1"]]


@pytest.mark.rule("BH-069")
def test_a_reserved_droid_does_not_start_an_attack_only_confrontation() -> None:
    s = revealed("d-333-1")
    turn(s, "reserve")
    assert open_of(s) == []
    s = played("a-4", reserved=["d-322-1"])
    assert (open_of(s), captured_by(s)) == ([["a-4"]], [])


@pytest.mark.rule("BH-070")
def test_a_hunter_costs_no_credits_but_points_in_the_end() -> None:
    s = played("h-233", credits=1, open=[["k-1"]])  # its penalty is 3
    assert (s.areas[0].credits, open_of(s), s.scores()[0]) == (1, [["k-1", "h-233"]], 0)
    s = played("h-233", open=[["d-1"]])
    assert captured_by(s) == [["d-1", "h-233"]]
    assert (s.areas[0].credits, s.sheet(0).targets, s.sheet(0).hunters, s.scores()[0]) == (0, 8, 3, 5)


@pytest.mark.rule("BH-071")
def test_a_droid_costs_credits_but_never_points() -> None:
    s = played("d-333-1", credits=2, open=[["d-1"]])
    assert captured_by(s) == [["d-1", "d-333-1"]]
    assert (s.areas[0].credits, s.sheet(0).hunters, s.scores()[0]) == (0, 0, 8)


@pytest.mark.rule("BH-072")
@BOTH_DECKS
def test_a_droid_tells_how_many_have_its_values(deck: Cards) -> None:
    attacks = [deck.attack(card) for card in range(FIRST_DROID, FIRST_CRATE)]
    assert deck.copies[FIRST_DROID:FIRST_CRATE] == [attacks.count(attack) for attack in attacks]


@pytest.mark.rule("BH-072")
def test_the_number_of_copies_is_only_information() -> None:
    (c,) = played("d-333-1", credits=2, open=[["k-1"]]).areas[0].open
    assert CARDS.copies[CARDS.number["d-333-1"]] == 5
    assert (c.green, c.blue, c.orange) == (3, 3, 3)


@pytest.mark.rule("BH-073")
@pytest.mark.parametrize("card", ["h-510", "d-333-1"], ids=["hunter", "droid"])
@pytest.mark.parametrize("captured", [[], [["a-4", "h-222-1"]]], ids=["no target", "only a captured target"])
def test_without_a_target_to_capture_an_attack_card_is_laid_on_its_own(card: str, captured: list[list[str]]) -> None:
    s = played(card, credits=2, captured=captured)
    assert open_of(s) == [[None, card]]
    assert captured_by(s) == captured


@pytest.mark.rule("BH-073", "BH-074", "BH-075", "BH-E05")
def test_attack_cards_without_a_target_form_one_stack_that_the_next_target_joins() -> None:
    s = drafting(hunter=["h-303", "h-112"], target=["j-1"])
    turn(s, "draw hunter", "choose h-303", "play")
    assert open_of(s) == [[None, "h-303"]]
    turn(s, "draw hunter", "choose h-112", "play")
    assert open_of(s) == [[None, "h-303", "h-112"]]
    turn(s, "draw target", "choose j-1", "play")
    assert open_of(s) == [["j-1", "h-303", "h-112"]]


@pytest.mark.rule("BH-074", "BH-076")
@pytest.mark.parametrize("card", ["h-510", "d-333-1"], ids=["hunter", "droid"])
def test_a_further_attack_card_must_join_the_attack_only_confrontation(card: str) -> None:
    s = played(card, credits=2, open=[[None, "h-400", "d-520-1"]])
    assert s.round == 2  # nothing was asked
    assert open_of(s) == [[None, "h-400", "d-520-1", card]]


@pytest.mark.rule("BH-075")
def test_the_next_target_must_join_the_attack_only_confrontation() -> None:
    s = played("k-1", open=[[None, "h-400"]])
    assert s.round == 2
    assert open_of(s) == [["k-1", "h-400"]]


@pytest.mark.rule("BH-076")
@pytest.mark.parametrize("seed", range(12))
def test_there_is_never_more_than_one_attack_only_confrontation_nor_beside_a_target(seed: int) -> None:
    s = Position(players=3, seed=seed).go()
    rng = posse.Rng.seeded(seed)
    met = False
    while s.waiting():
        seat = rng.pick(s.waiting())
        s.answer(seat, rng.pick(s.options(seat)))
        for area in s.areas:
            targets = [c.target for c in area.open]
            assert NO_CARD not in targets or targets == [NO_CARD]
            met = met or targets == [NO_CARD]
    assert met


@pytest.mark.rule("BH-R27")
def test_placed_cards_never_move() -> None:
    s = drafting(target=["j-1", "k-1"], hunter=["h-303", "h-214", "h-222-1"])
    turn(s, "draw hunter", "choose h-303", "play")
    turn(s, "draw target", "choose j-1", "play")
    turn(s, "draw target", "choose k-1", "play")
    assert open_of(s) == [["j-1", "h-303"], ["k-1"]]
    turn(s, "draw hunter", "choose h-214", "play")
    assert moves(s, 0) == ["against j-1", "against k-1"]
    turn(s, "against j-1")
    assert (open_of(s), captured_by(s)) == ([["k-1"]], [["j-1", "h-303", "h-214"]])
    turn(s, "draw hunter", "choose h-222-1", "play")
    assert (open_of(s), captured_by(s)) == ([["k-1", "h-222-1"]], [["j-1", "h-303", "h-214"]])


@pytest.mark.rule("BH-R28")
@pytest.mark.parametrize("card", ["h-510", "d-333-1"], ids=["hunter", "droid"])
def test_with_a_target_to_capture_an_attack_card_must_go_against_one(card: str) -> None:
    s = played(card, credits=2, open=[["k-1"]])
    assert s.round == 2  # no other place was offered
    assert open_of(s) == [["k-1", card]]
    s = played(card, credits=2, open=[["k-1"], ["j-1"]])
    assert moves(s, 0) == ["against j-1", "against k-1"]


@pytest.mark.rule("BH-R29")
def test_no_attack_card_is_added_to_a_captured_target() -> None:
    s = played("h-510", captured=[["a-4", "h-222-1"]], open=[["k-1"], ["j-1"]])
    assert moves(s, 0) == ["against j-1", "against k-1"]
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("against a-4"))
    s = played("h-510", captured=[["a-4", "h-222-1"]], open=[["k-1"]])
    assert (open_of(s), captured_by(s)) == ([["k-1", "h-510"]], [["a-4", "h-222-1"]])


@pytest.mark.rule("BH-R30")
def test_after_the_last_open_target_is_captured_an_attack_card_stands_alone_again() -> None:
    s = played("h-222-1", "activate d-333-1", reserved=["d-333-1"], credits=2, open=[["b-2"]])
    assert captured_by(s) == [["b-2", "h-222-1"]]
    assert open_of(s) == [[None, "d-333-1"]]


@pytest.mark.rule("BH-R31")
def test_only_one_target_joins_an_attack_only_confrontation() -> None:
    s = drafting(hunter=["h-400"], target=["k-1", "j-1"])
    turn(s, "draw hunter", "choose h-400", "play")
    turn(s, "draw target", "choose k-1", "play")
    turn(s, "draw target", "choose j-1", "play")
    assert open_of(s) == [["k-1", "h-400"], ["j-1"]]


@pytest.mark.rule("BH-R31")
def test_a_target_that_has_joined_is_an_ordinary_one() -> None:
    s = drafting(hunter=["h-400", "h-024"], target=["k-1", "j-1"])
    turn(s, "draw hunter", "choose h-400", "play")
    turn(s, "draw target", "choose k-1", "play")
    turn(s, "draw target", "choose j-1", "play")
    turn(s, "draw hunter", "choose h-024", "play", "against k-1")
    assert open_of(s) == [["k-1", "h-400", "h-024"], ["j-1"]]
