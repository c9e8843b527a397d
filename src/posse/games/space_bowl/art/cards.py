"""The constellations: the planets of a card at random places, joined by a thin line."""

from __future__ import annotations

from math import atan2, hypot
from typing import Final

from posse.core.rng import Rng
from posse.games.space_bowl.art.palette import DUST
from posse.games.space_bowl.art.planets import planet, reach
from posse.games.svg import Parts, background, disc, line, path, ring, rng_for, star, use

DECOR: Final = {"star": 8.0, "shooting": 10.0, "hole": 11.5}
"""What else a card can show, with the radius."""
SKIES: Final = (("#0c1230", "#172052"), ("#0d1a33", "#143050"), ("#150f33", "#281a55"), ("#081a2c", "#0f3045"))
"""The colours of background and mist."""
LABEL: Final = (10.0, 91.0, 11.0)
"""The space for the name of the place, kept free."""
TRIES: Final = 14
"""Random arrangements for each card, and random places for each thing in them."""

EDGE: Final = 2

Thing = tuple[str, float]
Spot = tuple[float, float, float]


def parts(planets: list[str]) -> Parts:
    """Shared shapes of planets and distractions, around the origin."""
    shapes = {f"_{slug}": planet(slug) for slug in planets}
    shapes["_star"] = path(star(4, 8, 2.2), "#ffe38f") + path(star(4, 4.4, 1.6), "#fff7d8", 'transform="rotate(45)"')
    shapes["_shooting"] = (
        path("M-12-6.5 5 1.5 2 5z", "#5f76c9") + path("M-7-3.5 5 1.5 3 4z", "#c9d6ff") + disc(5, 3.4, 2.8, "#fff")
    )
    shapes["_hole"] = hole()
    return shapes


def hole() -> str:
    """A black hole with light around it."""
    swirl = line("M-9.5 1A9.5 9.5 0 0 1 7-6.5M9.5-1A9.5 9.5 0 0 1-7 6.5", "#ff9ad5", 2.2, 'stroke-linecap="round"')
    return disc(0, 0, 8.2, "#000") + ring(0, 0, 7.4, "#fff", 1.3) + swirl


def constellation(slug: str, planets: list[str], shows: list[str]) -> str:
    rng = rng_for(slug)
    things = [(name, reach(name)) for name in planets] + [(name, DECOR[name]) for name in shows]
    spots = arranged(sorted(things, key=lambda thing: -thing[1]), rng)
    ground, mist = SKIES[rng.below(len(SKIES))]
    drawn = [use(name, round(x, 1), round(y, 1), turn=rng.below(31) - 15) for (name, _), (x, y, _) in spots]
    worlds = [spot for (name, _), spot in spots if name not in DECOR]
    return background(ground, 100, 100) + misty(mist, rng) + dust(rng) + tied(worlds) + "".join(drawn)


def misty(colour: str, rng: Rng) -> str:
    top, low = 20 + rng.below(40), 40 + rng.below(45)
    return path(f"M0 {top}C30 {top - 22} 62 {low} 100 {low - 26}V{low + 8}C60 {low + 34} 40 {top + 16} 0 {top + 38}z", colour)


def dust(rng: Rng) -> str:
    """Distant stars, all in one path."""
    far = "".join([f"M{rng.below(96) + 2} {rng.below(96) + 2}h0" for _ in range(9 + rng.below(6))])
    return line(far, DUST, 1, 'stroke-linecap="round"')


def tied(worlds: list[Spot]) -> str:
    """The line of the constellation: a polygon around its centre."""
    x = sum([spot[0] for spot in worlds]) / len(worlds)
    y = sum([spot[1] for spot in worlds]) / len(worlds)
    turn = sorted(worlds, key=lambda spot: atan2(spot[1] - y, spot[0] - x))
    way = "M" + "L".join([f"{spot[0]:.1f} {spot[1]:.1f}" for spot in turn])
    return line(way, DUST, 0.8, 'stroke-dasharray="1 2.4" stroke-linecap="round"')


def arranged(things: list[Thing], rng: Rng) -> list[tuple[Thing, Spot]]:
    """The things with their places: the best of several random arrangements."""
    skies: list[list[Spot]] = [scattered(things, rng) for _ in range(TRIES)]
    rooms = [room(spots) for spots in skies]
    return list(zip(things, skies[rooms.index(max(rooms))], strict=True))


def scattered(things: list[Thing], rng: Rng) -> list[Spot]:
    spots = [LABEL]
    for _, r in things:
        spots.append(max([somewhere(r, rng) for _ in range(TRIES)], key=lambda spot: min([gap(spot, other) for other in spots])))
    return spots[1:]


def somewhere(r: float, rng: Rng) -> Spot:
    free = int(100 - 2 * r - 2 * EDGE)
    return r + EDGE + rng.below(free), r + EDGE + rng.below(free), r


def room(spots: list[Spot]) -> float:
    every = [LABEL, *spots]
    return min([gap(spot, other) for i, spot in enumerate(every) for other in every[:i]])


def gap(a: Spot, b: Spot) -> float:
    return hypot(a[0] - b[0], a[1] - b[1]) - a[2] - b[2]
