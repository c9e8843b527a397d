"""Finds the valid destinations of a throw with bitboards: a bit for each place, eight bits to a row.

Two spare columns and rows keep a shifted pattern from wrapping around to the other side.
"""

from __future__ import annotations

from typing import Final

from posse.core.native import i64
from posse.games.space_bowl.rules.cards import PLANETS

NOWHERE: Final = -1
"""The cell of a marble or disc that was not thrown."""
SIDE: Final = 6
"""Places are numbered in rows of six, for all sizes of the galaxy."""


def bit(place: int) -> int:
    return 1 << (place // SIDE * 8 + place % SIDE)


def board(size: int) -> int:
    """All places of a galaxy of this size, as a bitboard."""
    return sum([bit(row * SIDE + column) for row in range(size) for column in range(size)])


BITS: Final = [bit(place) for place in range(SIDE * SIDE)]
BOARDS: Final = [board(size) for size in range(SIDE + 1)]
SPREAD: Final = [sum([1 << 8 * planet for planet in range(PLANETS) if shown >> planet & 1]) for shown in range(1 << PLANETS)]
"""By the planets of a card, as bits: the same bits spread eight apart."""


def places_of(mask: int) -> list[int]:
    """The places of a bitboard, in order."""
    return [place for place in range(SIDE * SIDE) if mask & BITS[place]] if mask else []


class Layer:
    """The places whose cards show one planet."""

    def __init__(self, mask: i64) -> None:
        self.mask = mask


class Sky:
    """The galaxy as bitboards."""

    def __init__(self, size: int, planets: list[Layer], down: int = 0, wrap: bool = False) -> None:
        self.size: i64 = size
        self.planets = planets
        """By planet; face-down cards show none (SB-177)."""
        self.down: i64 = down
        """The places with face-down cards."""
        self.wrap = wrap
        """Whether the galaxy wraps around (SB-188)."""
        self.board: i64 = BOARDS[size]


def laid_out(size: int, cards: list[int], count: int, down: int, wrap: bool) -> Sky:
    """The sky of a galaxy given as the planets of each card, row by row, as bits; `count` is the number of planets."""
    planets = [Layer(0) for _ in range(count)]
    across: i64 = size
    column: i64 = 0
    row: i64 = 0
    line: i64 = 0
    for shown in cards:
        spread: i64 = SPREAD[shown]
        line |= spread << column
        column += 1
        if column == across:
            for layer in planets:
                layer.mask |= (line & 0xFF) << row
                line >>= 8
            column = 0
            row += 8
    return Sky(size, planets, down, wrap)


class Marble:
    """A marble and its offset from the disc."""

    def __init__(self, planet: i64, rows: i64, columns: i64, forbids: bool) -> None:
        self.planet = planet
        self.rows = rows
        self.columns = columns
        self.shift = rows * 8 + columns
        self.forbids = forbids
        """Whether it shares its cell with the black hole: the planet must not be there (SB-166)."""

    def turned(self) -> Marble:
        """The marble after a quarter turn of the pattern (SB-187)."""
        return Marble(self.planet, self.columns, -self.rows, self.forbids)


class Pattern:
    """A throw: the cell of the disc, of each planet's marble, and of the black hole disc."""

    def __init__(self, disc: int, marbles: tuple[int, ...], hole: int = NOWHERE) -> None:
        self.disc = disc
        self.marbles = marbles
        """Cells by planet, or `NOWHERE`."""
        self.hole = hole
        self.wanted: list[Marble] = []
        for planet, cell in enumerate(marbles):
            if cell != NOWHERE:
                self.wanted.append(Marble(planet, cell // 3 - disc // 3, cell % 3 - disc % 3, cell == hole))


def seen_from(mask: i64, marble: Marble, sky: Sky) -> i64:
    """The destinations for which the card under the marble is in the mask (SB-046)."""
    if sky.wrap:
        return seen_around(mask, marble.rows, marble.columns, sky)
    shift = marble.shift
    moved = mask >> shift if shift >= 0 else mask << -shift
    return moved & sky.board


def seen_around(mask: i64, rows: i64, columns: i64, sky: Sky) -> i64:
    """The same in a galaxy that wraps around (SB-191)."""
    size = sky.size
    down = rows % size
    across = columns % size
    bits = (mask >> down * 8 | mask << (size - down) * 8) & sky.board
    row: i64 = 0xFF >> 8 - size
    left = row >> across
    every: i64 = 0x0101010101010101 >> (8 - size) * 8
    kept = bits >> across & left * every
    come = bits << size - across & (row ^ left) * every
    return (kept | come) & sky.board


def met(sky: Sky, marble: Marble, hole_outside: bool) -> i64:
    """The destinations at which the condition of one marble is met."""
    shown = sky.planets[marble.planet].mask
    if not marble.forbids:
        return seen_from(shown, marble, sky)
    if hole_outside:
        return sky.board & ~seen_from(shown, marble, sky)
    return seen_from(sky.board & ~shown, marble, sky)  # SB-R59


def natural(sky: Sky, pattern: Pattern, rotation: bool = False, hole_outside: bool = False) -> int:
    """The valid destinations without a joker."""
    found = fitting(sky, pattern.wanted, hole_outside)
    if rotation:
        wanted = pattern.wanted
        for _ in range(3):
            wanted = [marble.turned() for marble in wanted]
            found |= fitting(sky, wanted, hole_outside)
    return found


def fitting(sky: Sky, wanted: list[Marble], hole_outside: bool) -> i64:
    """The valid destinations for one rotation of the pattern."""
    fits = sky.board & ~sky.down
    for marble in wanted:
        fits &= met(sky, marble, hole_outside)
    return fits


def with_joker(
    sky: Sky, pattern: Pattern, joker: int, rotation: bool = False, hole_outside: bool = False, on_void: bool = True
) -> int:
    """The destinations at which a joker on this place replaces exactly one missing planet (SB-R18)."""
    here: i64 = BITS[joker]
    if not on_void and here & sky.down:
        return 0
    wanted = pattern.wanted
    found = helped(sky, wanted, here, hole_outside)
    if rotation:
        for _ in range(3):
            wanted = [marble.turned() for marble in wanted]
            found |= helped(sky, wanted, here, hole_outside)
    return found


def helped(sky: Sky, wanted: list[Marble], here: i64, hole_outside: bool) -> i64:
    """The destinations at which a joker here replaces a planet, for one rotation of the pattern."""
    found: i64 = 0
    for marble in wanted:
        if marble.forbids or sky.planets[marble.planet].mask & here:
            continue  # SB-R60, SB-090
        fits = seen_from(here, marble, sky) & ~sky.down
        for other in wanted:
            if fits and other is not marble:
                fits &= met(sky, other, hole_outside)
        found |= fits
    return found
