"""The public solver: its arguments and its errors."""

from __future__ import annotations

from collections import OrderedDict
from types import MappingProxyType
from typing import Any

import pytest

import posse
from posse.core.errors import SetupError
from posse.games.space_bowl import solve
from posse.games.space_bowl.rules.solver import places_of
from posse.games.space_bowl.rules.state import BowlState, table

from .test_validity import Galaxy, Throw, box, galaxy, sparse

CARDS: Galaxy = sparse({(1, 1): "A", (1, 2): "B", (3, 3): "A"})
THROW: Throw = {"disc": (1, 1), "A": (1, 1), "B": (1, 2)}


def changed(row: int, column: int, card: Any) -> list[list[Any]]:
    """The galaxy with another card in one place."""
    cards: list[list[Any]] = [list(cards) for cards in CARDS]
    cards[row][column] = card
    return cards


def test_planets_may_have_any_names() -> None:
    named: dict[str, set[str]] = {"A": {"halo"}, "B": {"zebra"}}
    cards = [[set().union(*[named[letter] for letter in card or ()]) for card in row] for row in CARDS]
    assert solve(cards, {"disc": (1, 1), "halo": (1, 1), "zebra": (1, 2)}) == solve(CARDS, THROW) == [(1, 1)]


def test_any_sequences_sets_and_mappings_will_do() -> None:
    frozen = tuple([tuple([None if card is None else frozenset(card) for card in row]) for row in CARDS])
    assert solve(frozen, MappingProxyType(THROW), OrderedDict(rotation=False), [0, 0]) == [(1, 1)]
    assert solve(frozen, {"disc": [1, 1], "A": [1, 1]}) == [(1, 1), (3, 3)]
    assert solve([[dict.fromkeys(card or ()).keys() for card in row] for row in CARDS], THROW) == [(1, 1)]


def test_nothing_is_changed_and_the_same_data_can_be_asked_again() -> None:
    cards, throw, options = galaxy(*["A B A . #"] * 5), dict(THROW), {"rotation": True}
    before = repr((cards, throw, options))
    first = solve(cards, throw, options, (0, 3))
    assert solve(cards, throw, options, (0, 3)) == first
    assert repr((cards, throw, options)) == before
    cards[0][0] = set()
    assert solve(cards, throw, options, (0, 3)) != first


def test_without_marbles_every_card_that_lies_face_up_fits() -> None:
    assert len(solve(changed(2, 2, None), {"disc": (0, 0)})) == 24


def test_a_planet_that_no_card_shows_is_found_nowhere() -> None:
    assert solve(CARDS, {"disc": (1, 1), "F": (0, 0)}) == []
    assert solve(CARDS, {"disc": (0, 0), "F": (0, 0)}, joker=(4, 4)) == [(4, 4)]


def data_of(s: BowlState) -> tuple[Galaxy, Throw]:
    planets = list(enumerate(s.cards.planet_ids))
    shown = [{name for planet, name in planets if s.cards.planets[card] >> planet & 1} for card in s.galaxy if card >= 0]
    throw = {name: divmod(s.marbles[planet], 3) for planet, name in planets if s.marbles[planet] >= 0}
    rows: Galaxy = [list(shown[row * s.size : (row + 1) * s.size]) for row in range(s.size)]
    return rows, {"disc": divmod(s.disc, 3), **throw}


@pytest.mark.parametrize("options", [{}, {"size": 6}, {"rotation": True, "spherical": True}, {"centre": True}])
def test_options_of_a_game_can_be_given_as_they_are(options: dict[str, Any]) -> None:
    for seed in range(10):
        s = table(posse.new("space_bowl", 4, seed, None, **options))
        s.answer(s.captain, s.parse("throw"))
        cards, throw = data_of(s)
        assert solve(cards, throw, s.game.chosen) == [divmod(place, 6) for place in places_of(s.valid())]


WRONG_GALAXIES: list[tuple[Any, str]] = [
    (None, "galaxy: expected 5 or 6 rows of cards, not None"),
    ("AAAAA", "galaxy: expected 5 or 6 rows of cards, not 'AAAAA'"),
    ([], "galaxy: expected 5 or 6 rows of cards, not []"),
    (CARDS[:4], "galaxy: expected 5 or 6 rows"),
    ([*CARDS, *CARDS], "galaxy: expected 5 or 6 rows"),
    ([*CARDS, CARDS[0]], "galaxy: row 0: expected 6 cards"),
    ([*CARDS[:4], CARDS[4][:3]], "galaxy: row 4: expected 5 cards"),
    ([*CARDS[:4], "ABCDE"], "galaxy: row 4: expected 5 cards, not 'ABCDE'"),
    ([*CARDS[:4], None], "galaxy: row 4: expected 5 cards, not None"),
    (changed(2, 3, "A"), "galaxy: row 2: card 3: expected a set of planets, or None, not 'A'"),
    (changed(2, 3, ["A"]), "galaxy: row 2: card 3: expected a set of planets, or None, not ['A']"),
    (changed(2, 3, 7), "galaxy: row 2: card 3: expected a set of planets, or None, not 7"),
    (changed(2, 3, {7}), "galaxy, throw: expected the name of a planet, not 7"),
    (changed(2, 3, {""}), "galaxy, throw: expected the name of a planet, not ''"),
    (changed(2, 3, {"disc"}), "galaxy, throw: expected the name of a planet, not 'disc'"),
    (changed(2, 3, set("CDEFG")), "galaxy, throw: expected 6 planets at most: A, B, "),
]
WRONG_THROWS: list[tuple[Any, str]] = [
    (None, "throw: expected cells by name, not None"),
    ([("disc", (1, 1))], "throw: expected cells by name, not [('disc', (1, 1))]"),
    ({}, "throw: expected the cell of the disc: it is missing"),
    ({"A": (1, 1)}, "throw: expected the cell of the disc: it is missing"),
    ({"disc": 4}, "throw: disc: expected row and column, each from 0 to 2, not 4"),
    ({"disc": (1, 3)}, "throw: disc: expected row and column, each from 0 to 2, not (1, 3)"),
    ({"disc": (-1, 0)}, "throw: disc: expected row and column, each from 0 to 2, not (-1, 0)"),
    ({"disc": (1, 1, 1)}, "throw: disc: expected row and column"),
    ({"disc": (1.0, 1)}, "throw: disc: expected row and column"),
    ({"disc": (True, 1)}, "throw: disc: expected row and column"),
    ({"disc": "11"}, "throw: disc: expected row and column"),
    ({"disc": (10**30, 1)}, "throw: disc: expected row and column"),
    (THROW | {"hole": (5, 5)}, "throw: hole: expected row and column, each from 0 to 2, not (5, 5)"),
    (THROW | {"F": None}, "throw: F: expected row and column, each from 0 to 2, not None"),
    (THROW | {7: (0, 0)}, "galaxy, throw: expected the name of a planet, not 7"),
    ({"disc": (1, 1)} | dict.fromkeys("ABCDEFG", (0, 0)), "expected 6 planets at most: A, B, C, D, E, F, not 'G' too"),
]
WRONG_OPTIONS: list[tuple[Any, str]] = [
    (["rotation"], "options: expected values by name, not ['rotation']"),
    ({"speed": 3}, "options: there is no 'speed'; options: black_hole, joker, void, size"),
    ({7: True}, "options: there is no 7"),
    ({"rotation": 1}, "options: rotation: 1 is not possible; possible: False, True"),
    ({"rotation": "yes"}, "options: rotation: 'yes' is not possible"),
    ({"size": 6}, "galaxy: expected 6 rows, as the option size says, not 5"),
]
WRONG_JOKERS: list[tuple[Any, str]] = [
    (7, "joker: place: expected row and column, each from 0 to 4, not 7"),
    ((5, 0), "joker: place: expected row and column, each from 0 to 4, not (5, 0)"),
    ((0, -1), "joker: place: expected row and column, each from 0 to 4, not (0, -1)"),
    ("a1", "joker: place: expected row and column, each from 0 to 4, not 'a1'"),
]
WRONG = [
    *[((cards, THROW), message) for cards, message in WRONG_GALAXIES],
    *[((CARDS, throw), message) for throw, message in WRONG_THROWS],
    *[((CARDS, THROW, options), message) for options, message in WRONG_OPTIONS],
    *[((CARDS, THROW, {}, joker), message) for joker, message in WRONG_JOKERS],
    ((CARDS, box(". A .", "@ . .", ". . ."), {"centre": True}), "throw: disc: expected it at (1, 1), as the option centre says"),
    ((CARDS, THROW | {"hole": (0, 0)}, {"black_hole": False}), "throw: expected no hole: the option black_hole is off"),
    ((changed(0, 0, None), THROW, {"void": False}), "galaxy: expected no card face down: the option void is off"),
    ((CARDS, THROW, {"joker": False}, (0, 0)), "joker: expected none: the option joker is off"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_cannot_be_is_refused_in_one_line(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(SetupError) as info:
        solve(*arguments)
    assert message in str(info.value)
    assert "\n" not in str(info.value)
