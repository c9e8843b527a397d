"""When a card is a valid destination (SB-043 to SB-062), with galaxies and throws drawn as text.

In a galaxy `.` is a card without planets and `#` is a face-down card; the letters are planets. In the box `@` is the
destination disc and `o` the black hole disc.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

import pytest

import posse
from posse.core.game import Value
from posse.games.space_bowl import solve
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, PLANETS, Cards
from posse.games.space_bowl.rules.scoring import Outcome
from posse.games.space_bowl.rules.solver import NOWHERE, SIDE, bit, places_of
from posse.games.space_bowl.rules.state import GO, GOING, PILE, PLACES, BowlState, table

LETTERS = "ABCDEF"

Place = tuple[int, int]
Galaxy = list[list[set[str] | None]]
Throw = dict[str, Place]


def galaxy(*rows: str) -> Galaxy:
    return [[None if card == "#" else set(card) - {"."} for card in row.split()] for row in rows]


def sparse(cards: dict[Place, str], size: int = 5, down: Sequence[Place] = ()) -> Galaxy:
    """A galaxy in which only these cards show planets."""
    places = [[(row, column) for column in range(size)] for row in range(size)]
    return [[None if place in down else set(cards.get(place, "")) for place in row] for row in places]


def box(*rows: str) -> Throw:
    names = {"@": "disc", "o": "hole"}
    cells = [(cell, (i, j)) for i, row in enumerate(rows) for j, cell in enumerate(row.split())]
    return {names.get(thing, thing): place for cell, place in cells for thing in cell if thing != "."}


def at_table(cards: Galaxy, throw: Throw, **options: Value) -> BowlState:
    """A state with this galaxy and this throw."""
    standard = posse.game("space_bowl").deck
    assert isinstance(standard, Cards)
    deck = Cards(deepcopy(standard.data), "drawn")
    s = table(posse.new("space_bowl", 3, 1, deck, size=len(cards), **options))
    s.cards = deck  # the game may be a cached one with an equal deck
    s.galaxy, s.down = [NO_CARD] * PLACES, 0
    shown = [card for row in cards for card in row]
    for card, (place, planets) in enumerate(zip(s.places(), shown, strict=True)):
        s.galaxy[place] = card
        deck.planets[card] = sum(1 << LETTERS.index(letter) for letter in planets or ())
        s.down |= bit(place) if planets is None else 0
    rest = tuple(range(len(shown), CARDS))
    s.pile, s.box = rest[:PILE], rest[PILE:]
    cells = {name: row * 3 + column for name, (row, column) in throw.items()}
    s.disc, s.hole = cells["disc"], cells.get("hole", NOWHERE)
    s.marbles = tuple(cells.get(letter, NOWHERE) for letter in LETTERS[:PLANETS])
    return s


def number(place: Place) -> int:
    return place[0] * SIDE + place[1]


def valid(cards: Galaxy, throw: Throw, joker: Place | None = None, **options: Value) -> set[Place]:
    """The valid destinations; checks that the public solver and the state agree."""
    s = at_table(cards, throw, **options)
    found = s.valid()
    if joker is not None:
        found |= s.valid_with_joker(number(joker))
    destinations = solve(cards, throw, options, joker)
    assert destinations == [(place // SIDE, place % SIDE) for place in places_of(found)]
    return set(destinations)


EVERYWHERE = {(row, column) for row in range(5) for column in range(5)}
EMPTY = galaxy(*[". . . . ."] * 5)


# -- cells and cards ----------------------------------------------------------------------


@pytest.mark.rule("SB-043", "SB-045", "SB-046")
def test_the_box_is_found_wherever_the_galaxy_repeats_it() -> None:
    throw = box("A . .", ". @B .", ". . C")
    home = {(0, 0): "A", (1, 1): "B", (2, 2): "C"}
    for rows in range(3):
        for columns in range(3):
            moved = {(row + rows, column + columns): shown for (row, column), shown in home.items()}
            assert valid(sparse(moved), throw) == {(1 + rows, 1 + columns)}


@pytest.mark.rule("SB-043", "SB-061")
def test_two_copies_of_the_pattern_are_two_destinations() -> None:
    cards = galaxy(
        "A . . . .",
        ". B . . .",
        ". . C A .",
        ". . . . B",
        ". . . . .",
    )
    assert valid(cards, box("A . .", ". @B .", ". . .")) == {(1, 1), (3, 4)}


@pytest.mark.rule("SB-044", "SB-046")
@pytest.mark.parametrize("disc", range(9))
@pytest.mark.parametrize("cell", range(9))
def test_each_cell_stands_for_one_card_which_is_as_far_from_the_destination_as_the_cell_is_from_the_disc(
    disc: int, cell: int
) -> None:
    (i, j), (a, b) = divmod(disc, 3), divmod(cell, 3)
    only = sparse({(2 + a - i, 2 + b - j): "A"})
    assert valid(only, {"disc": (i, j), "A": (a, b)}) == {(2, 2)}


@pytest.mark.rule("SB-006", "SB-045")
def test_the_disc_lies_in_a_cell_and_says_nothing_of_where_in_the_galaxy_the_card_is() -> None:
    cards = sparse({(4, 4): "A"})
    assert valid(cards, box("@A . .", ". . .", ". . .")) == {(4, 4)}
    assert valid(cards, box(". . .", ". @A .", ". . .")) == {(4, 4)}
    assert valid(cards, box(". . .", ". . .", ". . @A")) == {(4, 4)}


@pytest.mark.rule("SB-047")
def test_the_destination_is_itself_a_card_of_the_galaxy() -> None:
    throw = box(". . .", ". A .", ". . @")
    assert valid(sparse({(3, 3): "A"}), throw) == {(4, 4)}
    assert valid(sparse({(4, 4): "A"}), throw) == set()
    assert valid(sparse({(2, 4): "A"}), throw) == set()


# -- what a marble asks for -----------------------------------------------------------------


@pytest.mark.rule("SB-007", "SB-048")
def test_every_marble_needs_its_planet_on_the_card_of_its_cell() -> None:
    throw = box("A B .", ". @C .", ". . D")
    fits = {(1, 1): "A", (1, 2): "B", (2, 2): "C", (3, 3): "D"}
    assert valid(sparse(fits), throw) == {(2, 2)}
    for place in fits:
        for other in "EF":
            assert valid(sparse({**fits, place: other}), throw) == set()


@pytest.mark.rule("SB-048")
def test_the_right_planets_in_the_wrong_places_do_not_count() -> None:
    cards = galaxy(
        ". . . . .",
        ". B A . .",
        ". . . . .",
        ". . . . .",
        ". . . . .",
    )
    assert valid(cards, box("A B .", ". @ .", ". . .")) == set()


@pytest.mark.rule("SB-049")
def test_marbles_beside_the_disc_in_its_cell_are_asked_of_the_destination() -> None:
    cards = galaxy(
        "A B AB . .",
        ". . . . .",
        ". ABC . . .",
        ". . . . .",
        ". . . . CA",
    )
    assert valid(cards, box(". . .", ". . @AB", ". . .")) == {(0, 2), (2, 1)}


@pytest.mark.rule("SB-050")
def test_marbles_that_share_a_cell_are_asked_of_one_card() -> None:
    cards = galaxy(
        "ABC . . AB .",
        ". . . C .",
        ". . . . .",
        ". . AC . .",
        ". . B . .",
    )
    assert valid(cards, box(". ABC .", ". @ .", ". . .")) == {(1, 0)}


@pytest.mark.rule("SB-051")
def test_planets_beyond_what_is_asked_do_no_harm() -> None:
    throw = box("A . .", ". @B .", ". . .")
    bare = sparse({(0, 0): "A", (1, 1): "B"})
    crowded = [[card | set("CDEF") if card is not None else None for card in row] for row in bare]
    assert valid(bare, throw) == valid(crowded, throw) == {(1, 1)}
    full = sparse(dict.fromkeys(EVERYWHERE, "ABCDEF"))
    assert valid(full, throw) == {(row, column) for row, column in EVERYWHERE if row and column}


@pytest.mark.rule("SB-052")
@pytest.mark.parametrize("missing", "ABCDE")
def test_one_planet_that_is_missing_is_enough(missing: str) -> None:
    throw = box("A . B", ". @C .", "D . E")
    fits = {(1, 1): "AF", (1, 3): "BF", (2, 2): "CF", (3, 1): "DF", (3, 3): "EF"}
    lacking = {place: shown.replace(missing, "") for place, shown in fits.items()}
    assert valid(sparse(fits), throw) == {(2, 2)}
    assert valid(sparse(lacking), throw) == set()


# -- empty cells and the edge -----------------------------------------------------------------


@pytest.mark.rule("SB-053")
@pytest.mark.parametrize("shown", ["", "A", "CDEF", "ABCDEF"])
def test_an_empty_cell_asks_nothing_of_its_card(shown: str) -> None:
    cards = dict.fromkeys(EVERYWHERE, shown)
    cards |= {(1, 1): "A", (3, 3): "B"}
    assert (2, 2) in valid(sparse(cards), box("A . .", ". @ .", ". . B"))


@pytest.mark.rule("SB-054", "SB-R54")
@pytest.mark.parametrize(
    ("throw", "destination"),
    [
        (box("@A . .", ". . .", ". . ."), (4, 4)),
        (box("@A . .", ". . .", ". . ."), (4, 0)),
        (box(". . @A", ". . .", ". . ."), (4, 0)),
        (box(". . .", ". . .", ". . @A"), (0, 0)),
        (box(". . .", ". . .", "@A . ."), (0, 4)),
        (box(". . .", ". @A .", ". . ."), (0, 2)),
        (box(". . .", ". A @", ". . ."), (4, 1)),
    ],
)
def test_empty_cells_may_lie_outside_the_galaxy_by_one_row_or_two(throw: Throw, destination: Place) -> None:
    (i, j), (a, b) = throw["disc"], throw["A"]
    place = destination[0] + a - i, destination[1] + b - j
    assert valid(sparse({place: "A"}), throw) == {destination}


@pytest.mark.rule("SB-055")
def test_a_marble_needs_a_card_so_its_cell_cannot_lie_outside() -> None:
    full = sparse(dict.fromkeys(EVERYWHERE, "ABCDEF"))
    right, above = box(". . .", ". @ A", ". . ."), box(". A .", ". @ .", ". . .")
    two_left = box(". . .", "A . @", ". . .")
    assert valid(full, right) == {(row, column) for row, column in EVERYWHERE if column < 4}
    assert valid(full, above) == {(row, column) for row, column in EVERYWHERE if row > 0}
    assert valid(full, two_left) == {(row, column) for row, column in EVERYWHERE if column > 1}


@pytest.mark.rule("SB-055", "SB-060")
@pytest.mark.parametrize("size", [5, 6])
def test_a_pattern_that_leaves_on_one_side_does_not_come_in_on_the_other(size: int) -> None:
    full = sparse({(row, column): "A" for row in range(size) for column in range(size)}, size)
    for i in range(3):
        for j in range(3):
            for a in range(3):
                for b in range(3):
                    rows = {row for row in range(size) if 0 <= row + a - i < size}
                    columns = {column for column in range(size) if 0 <= column + b - j < size}
                    found = solve(full, {"disc": (i, j), "A": (a, b)})
                    assert found == [(row, column) for row in sorted(rows) for column in sorted(columns)]


@pytest.mark.rule("SB-056")
@pytest.mark.parametrize("corner", [(0, 0), (0, 4), (4, 0), (4, 4), (0, 2), (2, 0), (4, 2), (2, 4)])
def test_a_card_at_an_edge_or_in_a_corner_can_be_a_destination(corner: Place) -> None:
    row, column = corner
    inward = (row + (row == 0) - (row == 4), column + (column == 0) - (column == 4))
    throw = {"disc": (1, 1), "A": (1, 1), "B": (1 + inward[0] - row, 1 + inward[1] - column)}
    assert valid(sparse({corner: "A", inward: "B"}), throw) == {corner}


@pytest.mark.rule("SB-057")
@pytest.mark.parametrize("shown", ["", "B", "ABCDEF"])
def test_a_disc_alone_in_its_cell_asks_nothing_of_the_destination(shown: str) -> None:
    assert (2, 2) in valid(sparse({(2, 1): "A", (2, 2): shown}), box(". . .", "A @ .", ". . ."))


@pytest.mark.rule("SB-R53")
def test_a_cell_with_only_the_black_hole_disc_is_empty_but_the_discs_cell_is_on_a_card() -> None:
    cards = sparse({(0, 0): "A"})
    assert valid(cards, box(". o .", ". @A .", ". . .")) == {(0, 0)}
    assert valid(cards, box(". . .", ". A .", ". . @")) == {(1, 1)}
    assert valid(cards, box("@ . .", ". A .", ". . .")) == set()


@pytest.mark.rule("SB-R56")
def test_a_throw_without_marbles_fits_every_card_that_lies_face_up() -> None:
    cards = sparse({(1, 1): "ABC"}, down=[(0, 0), (3, 2)])
    assert valid(cards, box(". . .", ". . @", ". . .")) == EVERYWHERE - {(0, 0), (3, 2)}


# -- turns, mirrors, and how many there are -----------------------------------------------------


L_SHAPE = box("A . .", "B @C .", ". . .")


@pytest.mark.rule("SB-041", "SB-042", "SB-058")
@pytest.mark.parametrize(
    "turned",
    [{(1, 3): "A", (1, 2): "B"}, {(3, 3): "A", (2, 3): "B"}, {(3, 1): "A", (3, 2): "B"}],
    ids=["quarter turn", "half turn", "three quarters"],
)
def test_a_turned_pattern_does_not_count(turned: dict[Place, str]) -> None:
    centre = {(2, 2): "C"}
    assert valid(sparse({(1, 1): "A", (2, 1): "B"} | centre), L_SHAPE) == {(2, 2)}
    assert valid(sparse(turned | centre), L_SHAPE) == set()
    assert valid(sparse(turned | centre), L_SHAPE, rotation=True) == {(2, 2)}


@pytest.mark.rule("SB-059")
@pytest.mark.parametrize("rotation", [False, True])
@pytest.mark.parametrize("mirrored", [{(1, 3): "A", (2, 3): "B"}, {(3, 1): "A", (2, 1): "B"}])
def test_a_mirrored_pattern_never_counts(mirrored: dict[Place, str], rotation: bool) -> None:
    assert valid(sparse(mirrored | {(2, 2): "C"}), L_SHAPE, rotation=rotation) == set()


@pytest.mark.rule("SB-060")
def test_the_galaxy_has_edges() -> None:
    cards = sparse({(2, 4): "A"})
    assert valid(cards, box(". . .", "A @ .", ". . .")) == set()
    assert valid(cards, box(". . .", "A @ .", ". . ."), spherical=True) == {(2, 0)}


@pytest.mark.rule("SB-061")
def test_there_can_be_no_destination_or_one_or_several() -> None:
    throw = box(". . .", ". @A .", ". . .")
    assert valid(EMPTY, throw) == set()
    assert valid(sparse({(3, 1): "A"}), throw) == {(3, 1)}
    assert valid(sparse({(3, 1): "A", (0, 4): "AB"}), throw) == {(3, 1), (0, 4)}


@pytest.mark.rule("SB-062")
@pytest.mark.parametrize("destination", [(3, 1), (0, 4)])
def test_any_one_of_the_destinations_will_do(destination: Place) -> None:
    s = at_table(sparse({(3, 1): "A", (0, 4): "AB"}), box(". . .", ". @A .", ". . ."))
    s.kind, s.caller, s.status = GO, 0, [GOING, 0, 0]
    s.put = [number(destination), -1, -1]
    outcome = Outcome(s)
    assert outcome.valid == [True, False, False]
    assert outcome.gains() == [3, 0, 0]


@pytest.mark.rule("SB-013")
def test_tokens_on_the_galaxy_change_no_destination() -> None:
    cards, throw = sparse({(3, 1): "A", (0, 4): "AB"}), box(". . .", ". @A .", ". . .")
    s = at_table(cards, throw)
    before = s.valid()
    s.put = s.marks = [number((3, 1)), number((0, 4)), 0]
    assert s.valid() == before == bit(number((3, 1))) | bit(number((0, 4)))


# -- the joker --------------------------------------------------------------------------------


@pytest.mark.rule("SB-090", "SB-091", "SB-R31")
@pytest.mark.parametrize("absent", "AB")
def test_a_joker_stands_for_a_planet_that_its_card_lacks(absent: str) -> None:
    cards = sparse({(1, 2): "AB".replace(absent, "")})
    throw = box(". AB .", ". @ .", ". . .")
    assert valid(cards, throw) == set()
    assert valid(cards, throw, joker=(1, 2)) == {(2, 2)}
    assert valid(cards, throw, joker=(2, 2)) == set()


@pytest.mark.rule("SB-092", "SB-093", "SB-R18")
def test_a_joker_replaces_one_planet_on_its_own_card_and_no_more() -> None:
    throw = box("A . .", ". @B .", ". . C")
    assert valid(sparse({(2, 2): "B", (3, 3): "C"}), throw, joker=(1, 1)) == {(2, 2)}
    assert valid(sparse({(2, 2): "B", (3, 3): "C"}), throw, joker=(3, 3)) == set()
    assert valid(sparse({(3, 3): "C"}), throw, joker=(1, 1)) == set()
    assert valid(EMPTY, box(". . .", ". @AB .", ". . ."), joker=(2, 2)) == set()


@pytest.mark.rule("SB-R30")
def test_a_joker_on_a_card_that_has_its_planets_changes_nothing() -> None:
    cards, throw = sparse({(1, 1): "AC", (2, 2): "B"}), box("A . .", ". @B .", ". . .")
    assert valid(cards, throw, joker=(1, 1)) == valid(cards, throw) == {(2, 2)}
    s = at_table(cards, throw)
    assert s.valid_with_joker(number((1, 1))) == 0


@pytest.mark.rule("SB-R33")
def test_no_joker_makes_up_for_a_cell_outside_the_galaxy() -> None:
    cards, throw = sparse({(0, 0): "B"}), box("A . .", ". @B .", ". . .")
    for joker in sorted(EVERYWHERE):
        assert (0, 0) not in valid(cards, throw, joker=joker)


@pytest.mark.rule("SB-R21")
def test_a_layer_whose_card_needs_no_joker_is_invalid_or_by_the_other_ruling_pays_for_it() -> None:
    cards, throw = sparse({(1, 1): "A", (2, 2): "A"}), box(". . .", ". @A .", ". . .")
    for ruling, is_valid, used, gain in (("invalid", False, False, -2), ("penalty", True, True, 1)):
        s = at_table(cards, throw, idle_layer=ruling)
        s.kind, s.caller, s.status = GO, 0, [GOING, GOING, 0]
        s.joker, s.layer = 0, 0
        s.put = [number((1, 1)), number((1, 1)), -1]
        outcome = Outcome(s)
        assert (outcome.valid[0], outcome.used[0], outcome.gains()[0]) == (is_valid, used, gain)
        assert (outcome.valid[1], outcome.used[1], outcome.gains()[1]) == (True, False, 1)
