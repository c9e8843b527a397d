"""Phase 1: three cards face down; one is kept, one discarded, one returned."""

from __future__ import annotations

import pytest

from posse.core.record import can_take_back
from posse.games.pulp_detective.rules.cards import CARDS, CLUE, ENERGY, LETTERS, OBJECT
from posse.games.pulp_detective.rules.state import NO_CARD, OUT_OF_TIME, UNKNOWN, back
from tests.games.pulp_detective.position import Desk

DRAWN = "C2 S4 I7"


@pytest.mark.rule("PD-050", "PD-051", "PD-172")
def test_a_turn_is_storyline_investigation_clock() -> None:
    desk = Desk().pile(DRAWN).turn()
    assert desk.verbs() == {"keep", "discard", "return"}
    desk.do("discard 2", "return 3")
    assert desk.s.mission is not None
    assert desk.s.hour(0) == 24
    desk.finish()
    assert (desk.s.turn, desk.s.hour(0)) == (2, 23)
    assert desk.verbs() == {"keep", "discard", "return"}
    assert [event.kind for event in desk.events if event.kind in ("drew", "placed", "mission", "failure", "hours")] == [
        *("drew", "placed", "mission", "failure", "hours", "drew")
    ]


@pytest.mark.rule("PD-052", "PD-053", "PD-066", "PD-R12")
def test_the_top_three_cards_are_drawn_face_down() -> None:
    desk = Desk().pile(DRAWN).turn()
    assert desk.codes(desk.s.drawn) == DRAWN.split()
    seen = desk.views()[0]
    assert seen.drawn == [back(0), back(1), back(2)]
    assert set(seen.pile[:-1]) == {UNKNOWN}
    assert len(seen.pile) == CARDS - 3
    assert LETTERS[-2 - seen.pile[-1]] == desk.codes(desk.s.pile)[-1][0]


@pytest.mark.rule("PD-054", "PD-055", "PD-056", "PD-057", "PD-R08")
@pytest.mark.parametrize(
    "order",
    [
        ("keep 1", "discard 2"),
        ("keep 1", "return 3"),
        ("discard 2", "keep 1"),
        ("discard 2", "return 3"),
        ("return 3", "keep 1"),
        ("return 3", "discard 2"),
    ],
)
def test_one_is_kept_one_discarded_one_returned_in_any_order(order: tuple[str, str]) -> None:
    desk = Desk().discards("C9").pile(DRAWN).turn().do(*order)
    assert desk.rows() == [["C2"]]
    assert desk.codes(desk.s.discards) == ["C9", "S4"]
    assert desk.card("I7") in desk.s.pile
    assert len(desk.s.pile) == CARDS - 3
    assert all([seen.discards == desk.s.discards and seen.areas[0].card == desk.card("C2") for seen in desk.views()])


@pytest.mark.rule("PD-054")
def test_a_card_goes_one_way_and_each_way_is_taken_once() -> None:
    desk = Desk().pile(DRAWN).turn().do("keep 2")
    assert desk.moves() == ["discard 1", "discard 3", "return 1", "return 3"]
    desk.refuses("keep 1", "discard 2", "return 2")


@pytest.mark.rule("PD-R13")
def test_what_was_turned_over_is_seen_before_the_next_step() -> None:
    desk = Desk().pile(DRAWN).turn().do("discard 2")
    seen = desk.views()[0]
    assert seen.discards[-1] == desk.card("S4")
    assert seen.drawn == [back(0), NO_CARD, back(2)]
    kept = Desk().pile(DRAWN).turn().do("keep 1").views()[0]
    assert kept.areas[0].card == desk.card("C2")
    assert kept.drawn == [NO_CARD, back(1), back(2)]


@pytest.mark.rule("PD-058", "PD-R16")
def test_the_returned_card_goes_anywhere_in_the_pile() -> None:
    places = set()
    for seed in range(400):
        desk = Desk(seed=seed).pile(DRAWN).turn().do("return 3")
        places.add(desk.s.pile.index(desk.card("I7")))
    assert places == set(range(CARDS - 2))


@pytest.mark.rule("PD-059")
def test_the_returned_card_is_not_shown() -> None:
    desk = Desk().pile(DRAWN).turn().do("return 3")
    seen = desk.views()[0]
    assert desk.card("I7") not in seen.visible()
    assert desk.told("returned")[0].args == (LETTERS.index("I"),)


@pytest.mark.rule("PD-053")
def test_who_has_turned_a_card_over_cannot_take_it_back() -> None:
    for move in ("keep 1", "discard 1", "return 1"):
        desk = Desk().pile(DRAWN).turn()
        before = desk.s.copy()
        desk.do(move)
        assert not can_take_back(before, desk.s)


@pytest.mark.rule("PD-060", "PD-061", "PD-062", "PD-063")
def test_letters_make_a_reward_likely_not_certain() -> None:
    cards = Desk().cards
    for letter, likely in enumerate((ENERGY, OBJECT, CLUE)):
        rewards = [reward for card in range(CARDS) if cards.letter[card] == letter for reward in cards.rewards[card]]
        counts = {kind: sum([reward & kind == kind for reward in rewards]) for kind in (ENERGY, OBJECT, CLUE)}
        assert max(counts, key=lambda kind: counts[kind]) == likely
        assert min(counts.values()) > 0


@pytest.mark.rule("PD-065", "PD-066", "PD-067", "PD-R17")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    desk = Desk().seat(rows=("C1 C3",)).pile("C2 S4 I7", only=True)
    placed = desk.s.areas[0].rows[:]
    desk.turn()
    assert desk.s.pile == []
    assert not desk.told("shuffled")
    desk.do("discard 1", "keep 2", "place 1").finish()
    # the pile holds the returned card, so two more cards are needed
    assert len(desk.told("shuffled")) == 1
    assert desk.s.discards == []
    assert len(desk.s.pile) == CARDS - 3 - 3
    assert desk.codes(desk.s.drawn)[0] == "I7"
    assert desk.s.areas[0].rows[0][:2] == placed[0]


@pytest.mark.rule("PD-R17")
def test_cards_in_hand_are_not_shuffled_in() -> None:
    desk = Desk().pile("C2", only=True).turn()
    assert desk.codes(desk.s.drawn)[0] == "C2"
    assert desk.card("C2") not in desk.s.pile
    assert len(desk.told("shuffled")) == 1


@pytest.mark.rule("PD-R18")
def test_two_cards_left_are_kept_and_discarded() -> None:
    desk = Desk().use_up("C2 S4").turn()
    assert desk.moves() == ["keep 1", "keep 2", "discard 1", "discard 2"]
    desk.do("keep 2")
    assert desk.codes(desk.s.discards) == ["C2"]
    assert desk.area().card == desk.card("S4")


@pytest.mark.rule("PD-R18")
def test_a_single_card_left_is_kept() -> None:
    desk = Desk().use_up("C2").turn()
    assert desk.area().card == desk.card("C2")
    assert desk.verbs() == {"place"}


@pytest.mark.rule("PD-R18")
def test_without_any_card_left_the_case_is_lost() -> None:
    desk = Desk().use_up("").turn()
    assert desk.s.over()
    assert desk.area().fate == OUT_OF_TIME


@pytest.mark.rule("PD-R19", "PD-053", "PD-170")
def test_a_card_seen_ahead_is_known_when_it_is_drawn() -> None:
    desk = Desk().pile("C2 S4 I7").seat(energy=5).mission("C9", needs="D").roll("D").do("finish", "look")
    assert desk.codes(desk.s.drawn) == ["C2", "S4", "I7"]
    seen = desk.views()
    assert seen[0].drawn == [desk.card("C2"), back(1), back(2)]
    assert seen[1].drawn == [back(0), back(1), back(2)]
    desk.do("discard 2", "keep 3")
    assert desk.card("C2") not in desk.views()[0].pile


@pytest.mark.rule("PD-R19")
def test_a_reshuffle_makes_the_next_card_unknown_again() -> None:
    desk = Desk().pile("C2", only=True)
    desk.s.peeked = 1
    desk.turn()
    assert desk.s.peeked == 0
    assert desk.s.known == [1, 0, 0]
