"""The public solver: checks galaxies and throws given as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

from posse.core.codec import brief
from posse.core.errors import SetupError
from posse.games.space_bowl.rules.cards import PLANETS
from posse.games.space_bowl.rules.game import SpaceBowl
from posse.games.space_bowl.rules.solver import BITS, NOWHERE, SIDE, Pattern, Sky, laid_out, natural, places_of, with_joker

Place = tuple[int, int]
"""Row and column from the top left, from 0."""
CELLS: Final = 3
CENTRE: Final = (1, 1)
ALL: Final = [(place // SIDE, place % SIDE) for place in range(SIDE * SIDE)]
SETTINGS: Final = {setting.name: setting.values for setting in SpaceBowl.settings}


def solve(
    galaxy: Sequence[Sequence[Set[str] | None]],
    throw: Mapping[str, Sequence[int]],
    options: Mapping[str, object] | None = None,
    joker: Sequence[int] | None = None,
) -> list[Place]:
    """All valid destinations, in order.

    `galaxy` lists the planets of each card row by row, with None for a face-down card. `throw` maps `disc`, each planet
    and optionally `hole` to a cell. Planets can have any names; there are at most six. `options` are those of the game:
    `rotation`, `spherical`, `hole_outside` and `joker_on_void` change the result, the others must agree with the
    position. With a joker, the result includes destinations that need it. Raises `SetupError` for invalid arguments.
    """
    chosen: dict[str, Any] = {} if options is None else check_options(options)
    size = size_of(galaxy)
    bits: dict[str, int] = {}
    pattern = pattern_of(throw, bits)
    sky = sky_of(galaxy, bits, chosen.get("spherical") is True)
    if chosen:
        check_agreement(chosen, size, throw, sky, joker is not None)
    rotation, outside = chosen.get("rotation") is True, chosen.get("hole_outside") is True
    found = natural(sky, pattern, rotation, outside)
    if joker is not None:
        row, column = pair(joker, size, "joker", "place")
        found |= with_joker(sky, pattern, row * SIDE + column, rotation, outside, chosen.get("joker_on_void") is not False)
    return [ALL[place] for place in places_of(found)]


def check_options(options: Any) -> dict[str, Any]:
    """The options, after a check of names and values."""
    if not isinstance(options, Mapping):
        raise SetupError(f"options: expected values by name, not {brief(options)}")
    for name, value in options.items():
        values = SETTINGS.get(name)
        if values is None:
            raise SetupError(f"options: there is no {brief(name)}; options: {', '.join(SETTINGS)}")
        if not any([value == other and type(value) is type(other) for other in values]):
            raise SetupError(f"options: {name}: {brief(value)} is not possible; possible: {', '.join(map(str, values))}")
    return dict(options)


def check_agreement(chosen: dict[str, Any], size: int, throw: Any, sky: Sky, joker: bool) -> None:
    """Checks that the options agree with the position."""
    if chosen.get("size", size) != size:
        raise SetupError(f"galaxy: expected {chosen['size']} rows, as the option size says, not {size}")
    if chosen.get("void") is False and sky.down:
        raise SetupError("galaxy: expected no card face down: the option void is off")
    if chosen.get("black_hole") is False and "hole" in throw:
        raise SetupError("throw: expected no hole: the option black_hole is off")
    if chosen.get("centre") is True and tuple(throw["disc"]) != CENTRE:
        raise SetupError(f"throw: disc: expected it at {CENTRE}, as the option centre says, not {throw['disc']}")
    if chosen.get("joker") is False and joker:
        raise SetupError("joker: expected none: the option joker is off")


def size_of(galaxy: Any) -> int:
    """The number of rows and columns."""
    if not is_list(galaxy) or len(galaxy) not in (5, 6):
        raise SetupError(f"galaxy: expected 5 or 6 rows of cards, not {brief(galaxy)}")
    size = len(galaxy)
    for number, row in enumerate(galaxy):
        if not is_list(row) or len(row) != size:
            raise SetupError(f"galaxy: row {number}: expected {size} cards, not {brief(row)}")
    return size


def is_list(value: Any) -> bool:
    kind = type(value)
    return kind is list or kind is tuple or (isinstance(value, Sequence) and not isinstance(value, (str, bytes)))


def pattern_of(throw: Any, bits: dict[str, int]) -> Pattern:
    """The pattern of a throw; its planets get the lowest bits."""
    if not isinstance(throw, (dict, Mapping)):
        raise SetupError(f"throw: expected cells by name, not {brief(throw)}")
    disc, hole, cells = NOWHERE, NOWHERE, []
    for name, cell in throw.items():
        row, column = pair(cell, CELLS, "throw", name)
        if name == "disc":
            disc = row * CELLS + column
        elif name == "hole":
            hole = row * CELLS + column
        else:
            add_planet(name, bits)
            cells.append(row * CELLS + column)
    if disc == NOWHERE:
        raise SetupError("throw: expected the cell of the disc: it is missing")
    return Pattern(disc, tuple(cells), hole)


def pair(value: Any, size: int, where: str, name: object) -> tuple[int, int]:
    """Row and column, each less than `size`."""
    if is_list(value) and len(value) == 2:
        row, column = value
        if type(row) is int and type(column) is int and 0 <= row < size and 0 <= column < size:
            return row, column
    raise SetupError(f"{where}: {name}: expected row and column, each from 0 to {size - 1}, not {brief(value)}")


def add_planet(name: Any, bits: dict[str, int]) -> int:
    """Assigns the next bit to a planet."""
    if not isinstance(name, str) or name in ("", "disc", "hole"):
        raise SetupError(f"galaxy, throw: expected the name of a planet, not {brief(name)}")
    if len(bits) == PLANETS:
        raise SetupError(f"galaxy, throw: expected {PLANETS} planets at most: {', '.join(bits)}, not {brief(name)} too")
    bits[name] = 1 << len(bits)
    return bits[name]


def sky_of(galaxy: Any, bits: dict[str, int], wrap: bool) -> Sky:
    """The sky of a galaxy; planets that were not thrown get the next bits."""
    size = len(galaxy)
    cards: list[Any] = [card for row in galaxy for card in row]
    shown = [0] * len(cards)
    down = 0
    for number, card in enumerate(cards):
        kind = type(card)
        if kind is set or kind is frozenset or isinstance(card, Set):
            shown[number] = shown_by(card, bits)
        elif card is None:
            down |= BITS[number // size * SIDE + number % size]
        else:
            where = f"galaxy: row {number // size}: card {number % size}"
            raise SetupError(f"{where}: expected a set of planets, or None, not {brief(card)}")
    return laid_out(size, shown, len(bits), down, wrap)


def shown_by(card: Any, bits: dict[str, int]) -> int:
    shown = 0
    for name in card:
        here = bits.get(name)
        shown |= add_planet(name, bits) if here is None else here
    return shown
