"""The solver compared with a check card by card, and with the frequencies of destinations in the rulebook."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import posse
from posse.core.game import Value
from posse.games.space_bowl import solve
from posse.games.space_bowl.rules.moves import CALL_GO, CALL_RED, MARK, THROW, TIME
from posse.games.space_bowl.rules.scoring import Outcome
from posse.games.space_bowl.rules.solve import sky_of
from posse.games.space_bowl.rules.solver import NOWHERE, SIDE, Pattern, Sky, bit, board, natural, places_of, with_joker
from posse.games.space_bowl.rules.state import GO, GOING, NO_PLACE, BowlState, table

from .test_validity import LETTERS, Galaxy, Place, Throw, at_table, box, number, sparse, valid

POSITIONS = 100_000
PER_GALAXY = 16
"""The number of throws for one galaxy."""


class Rules:
    """The options that decide which cards are valid."""

    def __init__(self, size: int, spherical: bool, rotation: bool, hole: bool, void: bool, outside: bool, on_void: bool) -> None:
        self.size = size
        self.spherical = spherical
        self.rotation = rotation
        self.hole = hole
        self.void = void
        self.outside = outside
        self.on_void = on_void

    def options(self) -> dict[str, Value]:
        return {
            "spherical": self.spherical,
            "rotation": self.rotation,
            "hole_outside": self.outside,
            "joker_on_void": self.on_void,
        }


# -- by hand ------------------------------------------------------------------------------------


def by_hand(cards: Galaxy, throw: Throw, rules: Rules) -> tuple[set[Place], set[tuple[Place, Place]]]:
    """The destinations without a joker, and pairs of a joker and a destination at which it replaces a planet."""
    fits: set[Place] = set()
    helped: set[tuple[Place, Place]] = set()
    for row in range(rules.size):
        for column in range(rules.size):
            if cards[row][column] is None:  # SB-178
                continue
            for turn in range(4 if rules.rotation else 1):
                missing = missing_at(cards, throw, rules, row, column, turn)
                if missing == []:
                    fits.add((row, column))
                elif missing is not None and len(missing) == 1:  # SB-R18
                    helped.add((missing[0], (row, column)))
    return fits, helped


def missing_at(cards: Galaxy, throw: Throw, rules: Rules, row: int, column: int, turn: int) -> list[Place] | None:
    """The card of each planet that is missing around this destination; None where no joker helps."""
    size, missing = rules.size, []
    i, j = throw["disc"]
    for planet, (a, b) in throw.items():
        if planet in ("disc", "hole"):
            continue
        down, across = [(a - i, b - j), (b - j, i - a), (i - a, j - b), (j - b, a - i)][turn]  # SB-187
        y, x = row + down, column + across
        if rules.spherical:
            y, x = y % size, x % size  # SB-191
        inside = 0 <= y < size and 0 <= x < size
        swallowed = throw.get("hole") == (a, b)
        if not inside:
            if swallowed and rules.outside:  # SB-R59
                continue
            return None  # SB-055
        shown = planet in (cards[y][x] or ())  # SB-177
        if swallowed and shown:
            return None  # SB-166
        if not swallowed and not shown:
            if cards[y][x] is None and not rules.on_void:  # SB-R65
                return None
            missing.append((y, x))
    return missing


def draw_galaxy(rng: random.Random, rules: Rules) -> Galaxy:
    share = rng.choice((0.2, 0.4, 0.6, 0.8, 0.95))
    voids = rng.choice((0.05, 0.3)) if rules.void else 0.0
    return [
        [None if rng.random() < voids else {letter for letter in LETTERS if rng.random() < share} for _ in range(rules.size)]
        for _ in range(rules.size)
    ]


def draw_throw(rng: random.Random, rules: Rules) -> Throw:
    names = ["disc", *rng.sample(LETTERS, rng.randint(0, 6)), *["hole"] * rules.hole]
    spread = rng.choice((3, 3, 2))
    return {name: (rng.randrange(spread), rng.randrange(3)) for name in names}


def pattern_of(throw: Throw) -> Pattern:
    cells = {name: row * 3 + column for name, (row, column) in throw.items()}
    return Pattern(cells["disc"], tuple(cells.get(letter, NOWHERE) for letter in LETTERS), cells.get("hole", NOWHERE))


def places(mask: int) -> set[Place]:
    return {(place // SIDE, place % SIDE) for place in places_of(mask)}


def check(cards: Galaxy, sky: Sky, throw: Throw, rules: Rules, joker: Place) -> bool:
    """Compares the solver with the check card by card; returns whether there was a destination."""
    fits, helped = by_hand(cards, throw, rules)
    pattern = pattern_of(throw)
    assert places(natural(sky, pattern, rules.rotation, rules.outside)) == fits, (cards, throw, rules.options())
    with_it = places(with_joker(sky, pattern, number(joker), rules.rotation, rules.outside, rules.on_void))
    expected = {destination for place, destination in helped if place == joker}
    assert with_it == expected, (cards, throw, rules.options(), joker)
    return bool(fits or expected)


FOUR = list(product((5, 6), (False, True), (False, True), (False, True)))
THREE = list(product((False, True), repeat=3))


@pytest.mark.heavy
@pytest.mark.rule("SB-043", "SB-048", "SB-166", "SB-178", "SB-184", "SB-188", "SB-R18", "SB-R58")
@pytest.mark.parametrize(("size", "spherical", "rotation", "hole"), FOUR)
def test_the_solver_finds_what_a_check_by_hand_finds(size: int, spherical: bool, rotation: bool, hole: bool) -> None:
    rng = random.Random(f"{size} {spherical} {rotation} {hole}")
    galaxies = POSITIONS // len(FOUR) // len(THREE) // PER_GALAXY + 1
    checked = found = 0
    for void, outside, on_void in THREE:
        rules = Rules(size, spherical, rotation, hole, void, outside, on_void)
        for _ in range(galaxies):
            cards = draw_galaxy(rng, rules)
            sky = sky_of(cards, {letter: 1 << n for n, letter in enumerate(LETTERS)}, spherical)
            for _ in range(PER_GALAXY):
                joker = rng.randrange(size), rng.randrange(size)
                found += check(cards, sky, draw_throw(rng, rules), rules, joker)
                checked += 1
    assert checked * len(FOUR) >= POSITIONS
    assert checked / 3 < found < checked


@st.composite
def positions(draw: st.DrawFn) -> tuple[Galaxy, Throw, Rules, Place]:
    rules = Rules(draw(st.sampled_from((5, 6))), *(draw(st.booleans()) for _ in range(6)))
    cells = st.tuples(st.integers(0, 2), st.integers(0, 2))
    card = st.sets(st.sampled_from(LETTERS))
    row = st.lists(st.none() | card if rules.void else card, min_size=rules.size, max_size=rules.size)
    cards = draw(st.lists(row, min_size=rules.size, max_size=rules.size))
    throw = {"disc": draw(cells)} | draw(st.dictionaries(st.sampled_from(LETTERS), cells))
    if rules.hole:
        throw["hole"] = draw(cells)
    place = st.integers(0, rules.size - 1)
    return cards, throw, rules, (draw(place), draw(place))


@pytest.mark.heavy
@settings(max_examples=200, deadline=None, derandomize=True)
@given(positions())
def test_solve_finds_what_a_check_by_hand_finds(position: tuple[Galaxy, Throw, Rules, Place]) -> None:
    cards, throw, rules, joker = position
    fits, helped = by_hand(cards, throw, rules)
    assert solve(cards, throw, rules.options()) == sorted(fits)
    with_it = fits | {destination for place, destination in helped if place == joker}
    assert solve(cards, throw, rules.options(), joker) == sorted(with_it)


def test_solve_without_options_plays_the_rules_as_printed() -> None:
    cards, throw = sparse({(4, 2): "A", (2, 3): "A"}), box(". A .", ". @ .", ". . .")
    assert solve(cards, throw) == solve(cards, throw, {}) == [(3, 3)]
    assert solve(cards, throw, {"spherical": True}) == [(0, 2), (3, 3)]


@pytest.mark.parametrize("size", [5, 6])
def test_a_bitboard_has_a_bit_for_each_place(size: int) -> None:
    inside = [row * SIDE + column for row in range(size) for column in range(size)]
    assert places_of(board(size)) == inside
    assert board(size).bit_count() == size * size
    assert [places_of(bit(place)) for place in inside] == [[place] for place in inside]


# -- how often there are how many ------------------------------------------------------------------


def play(seed: int, options: dict[str, Value], count: Callable[[BowlState], int]) -> list[int]:
    """The count for each round of a game in which every round with a destination finds one.

    Eight players announce in turn, so that nobody reaches 18 points before the pile is empty.
    """
    s = table(posse.new("space_bowl", 8, seed, None, **{"clock": "real"} | options))
    rng = random.Random(seed)
    counts: list[int] = []
    while not s.over():
        s.answer(s.captain, THROW)
        s.answer(posse.CLOCK, TIME)
        counts.append(count(s))
        fits = places_of(s.valid())
        end_round(s, rng.choice(fits) if fits else NO_PLACE)
    return counts


def possible(s: BowlState) -> int:
    """The destinations that are valid, or would be with a joker somewhere."""
    sky, pattern, rotation = s.sky(), s.pattern(), s.game.chosen["rotation"] is True
    found = natural(sky, pattern, rotation)
    for place in s.places():
        found |= with_joker(sky, pattern, place, rotation)
    return found


def end_round(s: BowlState, place: int) -> None:
    seat = s.round % 8
    if place != NO_PLACE:
        s.answer(seat, MARK + place)
    s.answer(seat, CALL_RED if place == NO_PLACE else CALL_GO)
    while not s.over() and THROW not in s.options(s.captain):
        s.answer(posse.CLOCK, TIME)


GAMES = 400


@pytest.mark.heavy
@pytest.mark.rule("SB-061", "SB-R52", "SB-174", "SB-180")
@pytest.mark.parametrize(
    ("options", "mean", "none", "few", "with_j"),
    [
        pytest.param({}, 1.75, 0.268, 0.580, 6.2, id="base"),
        pytest.param({"centre": True}, 1.95, 0.246, 0.564, 6.8, id="centre"),
        pytest.param({"void": True}, 1.47, 0.328, 0.561, 5.5, id="void"),
        pytest.param({"black_hole": True}, 1.73, 0.272, 0.577, 5.9, id="black hole"),
        pytest.param({"size": 6}, 2.95, 0.139, 0.521, 10.3, id="6x6"),
        pytest.param({"spherical": True}, 3.62, 0.080, 0.469, 12.8, id="spherical"),
        pytest.param({"rotation": True}, 5.91, 0.041, 0.306, 15.7, id="rotation"),
        pytest.param({"size": 6, "rotation": True}, 9.57, 0.010, 0.148, 24.2, id="6x6 rotation"),
        pytest.param({"spherical": True, "rotation": True}, 10.43, 0.005, 0.088, 21.8, id="spherical rotation"),
    ],
)
def test_rounds_have_as_many_destinations_as_was_measured(
    options: dict[str, Value], mean: float, none: float, few: float, with_j: float
) -> None:
    games = [play(seed, options, lambda s: s.valid().bit_count()) for seed in range(GAMES)]
    assert {len(counts) for counts in games} == {10}
    assert within(mean, [[float(fits) for fits in counts] for counts in games], 0.005)
    assert within(none, [[float(fits == 0) for fits in counts] for counts in games], 0.0005)
    assert within(few, [[float(1 <= fits <= 3) for fits in counts] for counts in games], 0.0005)
    fewer = [play(seed, options, lambda s: possible(s).bit_count()) for seed in range(GAMES // 8)]
    assert within(with_j, [[float(fits) for fits in counts] for counts in fewer], 0.05)


def within(expected: float, games: list[list[float]], rounding: float) -> bool:
    """Whether a mean is within four standard errors, by game, since rounds of one game are correlated."""
    means = [sum(counts) / len(counts) for counts in games]
    mean = sum(means) / len(means)
    variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return abs(mean - expected) <= 4 * sqrt(variance / len(means)) + rounding


# -- vectors ------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-D1", "SB-D2", "SB-D3", "SB-D4", "SB-D5", "SB-D6", "SB-D7")
@pytest.mark.parametrize(
    ("throw", "cards", "expected"),
    [
        pytest.param(box("A . .", ". @B .", ". . ."), {(0, 0): "A", (1, 1): "B"}, {(1, 1)}, id="SB-D1"),
        pytest.param(box("A . .", ". @B .", ". . ."), {(0, 0): "B"}, set(), id="SB-D2"),
        pytest.param(box(". . .", ". @ A", ". . ."), {(0, 1): "A"}, {(0, 0)}, id="SB-D3"),
        pytest.param(box(". . .", ". @ A", ". . ."), {(0, 1): "ACDE", (0, 0): "BF"}, {(0, 0)}, id="SB-D4"),
        pytest.param(box(". AB .", ". @ .", ". . ."), {(1, 2): "AF", (3, 3): "ABF"}, {(4, 3)}, id="SB-D5"),
        pytest.param(box("@ . .", ". . .", ". . A"), {(4, 4): "A"}, {(2, 2)}, id="SB-D6"),
        pytest.param(box("@ . .", ". . .", ". . A"), {(1, 1): "A"}, set(), id="SB-D7"),
    ],
)
def test_vectors(throw: Throw, cards: dict[Place, str], expected: set[Place]) -> None:
    assert valid(sparse(cards), throw) == expected


@pytest.mark.rule("SB-D8")
def test_vector_d8_the_joker_supplies_the_second_of_two_planets_and_its_user_pays() -> None:
    cards, throw = sparse({(1, 2): "AF"}), box(". AB .", ". @ .", ". . .")
    assert valid(cards, throw) == set()
    assert valid(cards, throw, joker=(1, 2)) == {(2, 2)}
    s = at_table(cards, throw)
    s.kind, s.caller, s.status = GO, 0, [GOING, 0, 0]
    s.joker, s.layer = number((1, 2)), 0
    s.put = [number((2, 2)), -1, -1]
    assert Outcome(s).rows[0] == {"valid": 1, "go": 1, "alone": 1, "joker": -1}


@pytest.mark.rule("SB-D9")
def test_vector_d9_the_joker_does_not_supply_two_planets() -> None:
    assert valid(sparse({(1, 2): "F"}), box(". AB .", ". @ .", ". . ."), joker=(1, 2)) == set()


@pytest.mark.rule("SB-D10")
def test_vector_d10_with_rotation_the_planet_may_be_on_any_of_four_sides() -> None:
    cards, throw = sparse({(2, 3): "A"}), box(". A .", ". @ .", ". . .")
    assert valid(cards, throw) == {(3, 3)}
    assert valid(cards, throw, rotation=True) == {(3, 3), (2, 2), (1, 3), (2, 4)}


@pytest.mark.rule("SB-D11")
def test_vector_d11_on_a_sphere_the_last_row_is_above_the_first() -> None:
    cards, throw = sparse({(4, 2): "A"}), box(". A .", ". @ .", ". . .")
    assert valid(cards, throw) == set()
    assert valid(cards, throw, spherical=True) == {(0, 2)}


@pytest.mark.rule("SB-D12")
def test_vector_d12_a_black_hole_needs_a_card_without_the_planet() -> None:
    cards = sparse({(0, 0): "B", (2, 2): "B", (3, 3): "B", (1, 2): "A"})
    assert valid(cards, box(". oA .", ". @B .", ". . .")) == {(3, 3)}


@pytest.mark.rule("SB-D13")
def test_vector_d13_a_black_hole_without_marbles_has_no_effect() -> None:
    assert valid(sparse({(0, 1): "A"}), box(". . .", ". o@ A", ". . .")) == {(0, 0)}


@pytest.mark.rule("SB-D14")
def test_vector_d14_a_face_down_card_is_no_destination() -> None:
    cards = sparse({(0, 1): "A", (2, 3): "A"}, down=[(0, 0)])
    assert valid(cards, box(". . .", ". @ A", ". . ."), void=True) == {(2, 2)}
