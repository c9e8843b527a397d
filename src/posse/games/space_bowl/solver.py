"""Every valid destination of a throw, by bitboards: one bit for each place of the galaxy, eight places to a row.

Two spare columns and rows keep a pattern that sticks out from coming in again on the other side.
"""

from __future__ import annotations

from typing import Final

from posse.core.native import i64

NOWHERE: Final = -1
"""The cell of something that was not thrown."""
SIDE: Final = 6
"""Places are numbered by rows of six, whatever the size of the galaxy."""


def bit(place: int) -> int:
    return 1 << (place // SIDE * 8 + place % SIDE)


def board(size: int) -> int:
    """All places of a galaxy."""
    return sum([bit(row * SIDE + column) for row in range(size) for column in range(size)])


def places_of(mask: int) -> list[int]:
    """The places of a bitboard, in order."""
    return [place for place in range(SIDE * SIDE) if mask & bit(place)]


class Sky:
    """The galaxy as its planets lie: what a solver needs of it."""

    def __init__(self, size: int, planets: tuple[int, ...], down: int = 0, wrap: bool = False) -> None:
        self.size = size
        self.planets = planets
        """For each planet the places that show it; face-down cards show none (SB-177)."""
        self.down = down
        """The places of face-down cards."""
        self.wrap = wrap
        """Whether opposite sides are neighbours (SB-188)."""
        self.board = board(size)


class Pattern:
    """A throw: the cell of the disc, of each planet's marble, and of the black hole disc."""

    def __init__(self, disc: int, marbles: tuple[int, ...], hole: int = NOWHERE) -> None:
        self.disc = disc
        self.marbles = marbles
        """By planet; `NOWHERE` for one that was not thrown."""
        self.hole = hole


class Need:
    """What one marble asks for at one angle: where it may be met, and how far away it lies."""

    def __init__(self, met: int, planet: int, rows: int, columns: int, forbids: bool) -> None:
        self.met = met
        """The destinations at which it is met."""
        self.planet = planet
        self.rows = rows
        self.columns = columns
        self.forbids = forbids
        """It lies with the black hole: the planet must not be there (SB-166)."""


def seen_from(mask: int, rows: int, columns: int, sky: Sky) -> int:
    """The destinations whose card so many rows and columns away is in the mask (SB-046)."""
    if sky.wrap:
        return seen_around(mask, rows % sky.size, columns % sky.size, sky)
    bits: i64 = mask
    shift: i64 = rows * 8 + columns
    moved = bits >> shift if shift >= 0 else bits << -shift
    return moved & sky.board


def seen_around(mask: int, rows: int, columns: int, sky: Sky) -> int:
    """The same where the galaxy closes upon itself (SB-191)."""
    bits: i64 = mask
    size: i64 = sky.size
    board: i64 = sky.board
    down: i64 = rows
    bits = (bits >> down * 8 | bits << (size - down) * 8) & board
    across: i64 = columns
    row: i64 = 0xFF >> 8 - size
    left = row >> across
    every: i64 = 0x0101010101010101 >> (8 - size) * 8
    kept = bits >> across & left * every
    come = bits << size - across & (row ^ left) * every
    return (kept | come) & board


def needs(sky: Sky, pattern: Pattern, turn: int, hole_outside: bool) -> list[Need]:
    """What the pattern asks for when it is turned by so many quarters (SB-187)."""
    found: list[Need] = []
    for planet, cell in enumerate(pattern.marbles):
        if cell == NOWHERE:
            continue
        rows, columns = cell // 3 - pattern.disc // 3, cell % 3 - pattern.disc % 3
        for _ in range(turn):
            rows, columns = columns, -rows
        forbids = cell == pattern.hole
        if not forbids:
            met = seen_from(sky.planets[planet], rows, columns, sky)
        elif hole_outside:
            met = sky.board & ~seen_from(sky.planets[planet], rows, columns, sky)
        else:
            met = seen_from(sky.board & ~sky.planets[planet], rows, columns, sky)  # SB-R59
        found.append(Need(met, planet, rows, columns, forbids))
    return found


def natural(sky: Sky, pattern: Pattern, rotation: bool = False, hole_outside: bool = False) -> int:
    """The destinations that fit without a joker."""
    found: i64 = 0
    for turn in range(4 if rotation else 1):
        fits: i64 = sky.board & ~sky.down
        for need in needs(sky, pattern, turn, hole_outside):
            fits &= need.met
        found |= fits
    return found


def with_joker(
    sky: Sky, pattern: Pattern, joker: int, rotation: bool = False, hole_outside: bool = False, on_void: bool = True
) -> int:
    """The destinations at which a joker on this place stands for exactly one planet that is missing there (SB-R18)."""
    here: i64 = bit(joker)
    if not on_void and here & sky.down:
        return 0
    found: i64 = 0
    for turn in range(4 if rotation else 1):
        wanted = needs(sky, pattern, turn, hole_outside)
        for need in wanted:
            if need.forbids or sky.planets[need.planet] & here:
                continue  # SB-R60, SB-090
            fits: i64 = seen_from(here, need.rows, need.columns, sky) & ~sky.down
            for other in wanted:
                if other is not need:
                    fits &= other.met
            found |= fits
    return found
