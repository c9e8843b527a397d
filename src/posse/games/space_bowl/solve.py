"""The solver for everybody: galaxies and throws as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from posse.games.space_bowl.solver import NOWHERE, SIDE, Pattern, Sky, bit, natural, places_of, with_joker

Place = tuple[int, int]
"""Row and column, from the top left."""


def solve(
    galaxy: Sequence[Sequence[Set[str] | None]],
    throw: Mapping[str, Place],
    options: Mapping[str, object] | None = None,
    joker: Place | None = None,
) -> list[Place]:
    """Every valid destination.

    `galaxy` has the planets of each card, row by row, and None for a card that lies face down. `throw` has the cell of
    everything in the box: `disc`, perhaps `hole`, and each planet. `options` are those of the game: `rotation`,
    `spherical`, `hole_outside`, `joker_on_void`. With a joker, destinations that need it are there too.
    """
    chosen = options or {}
    names = [name for name in throw if name not in ("disc", "hole")]
    sky = sky_of(galaxy, names, bool(chosen.get("spherical")))
    cells = {name: row * 3 + column for name, (row, column) in throw.items()}
    pattern = Pattern(cells["disc"], tuple(cells[name] for name in names), cells.get("hole", NOWHERE))
    rotation, outside = bool(chosen.get("rotation")), bool(chosen.get("hole_outside"))
    found = natural(sky, pattern, rotation, outside)
    if joker is not None:
        place = joker[0] * SIDE + joker[1]
        found |= with_joker(sky, pattern, place, rotation, outside, bool(chosen.get("joker_on_void", True)))
    return [(place // SIDE, place % SIDE) for place in places_of(found)]


def sky_of(galaxy: Sequence[Sequence[Set[str] | None]], names: Sequence[str], wrap: bool) -> Sky:
    planets, down = [0] * len(names), 0
    for row, cards in enumerate(galaxy):
        for column, card in enumerate(cards):
            here = bit(row * SIDE + column)
            if card is None:
                down |= here
            else:
                planets = [mask | here if name in card else mask for name, mask in zip(names, planets, strict=True)]
    return Sky(len(galaxy), tuple(planets), down, wrap)
