"""The planets: each has its own hue, size, texture and mostly outline, so that hue is not needed to tell them apart.

Each is drawn around the origin. The light comes from the upper left.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, sqrt
from typing import Final

from posse.games.space_bowl.art.palette import NIGHT
from posse.games.svg import disc, group, line, path, ring, rng_for, star


def shade(r: float, colour: str) -> str:
    """The dark side."""
    x = r * 0.72
    return path(f"M{x:g} {-x:g}A{r:g} {r:g} 0 1 1 {-x:g} {x:g}A{r * 1.35:g} {r * 1.35:g} 0 0 0 {x:g} {-x:g}z", colour)


def band(r: float, top: float, bottom: float, colour: str) -> str:
    """A stripe across a ball."""
    a, b = sqrt(r * r - top * top), sqrt(r * r - bottom * bottom)
    bend = r * 0.2
    edge = f"M{-a:.3g} {top:g}Q0 {top + bend:g} {a:.3g} {top:g}A{r:g} {r:g} 0 0 1 {b:.3g} {bottom:g}"
    return path(f"{edge}Q0 {bottom + bend:g} {-b:.3g} {bottom:g}A{r:g} {r:g} 0 0 1 {-a:.3g} {top:g}z", colour)


def halo() -> str:
    """Ringed: a golden ball in a wide ring."""
    ball = disc(0, 0, 12, "#f5c64f") + shade(12, "#c0812a")
    behind = line("M-21 0A21 7 0 0 1 21 0", "#e9d59a", 4)
    before = line("M-21 0A21 7 0 0 0 21 0", NIGHT, 7.5) + line("M-21 0A21 7 0 0 0 21 0", "#fff0c2", 4)
    return group(behind + ball + before, turn=-20)


def zebra() -> str:
    """Striped: bold dark bands on a pale ball."""
    r = 16.5
    stripes = "".join([band(r, top, top + 4.4, "#6524b8") for top in (-14.2, -6.6, 1, 8.6)])
    return group(disc(0, 0, r, "#efe2ff") + stripes, turn=28)


def pumice() -> str:
    """Cratered: a brown stone with holes."""
    holes = ((-4, -5, 3.9), (5, -3, 2.6), (1.5, 5.5, 3.6), (-7.5, 4, 2.3), (8.4, 5, 1.7), (1, -10, 1.7))
    pits = "".join([disc(x + 0.8, y + 0.9, r, "#dcb896") + disc(x, y, r, "#4a3122") for x, y, r in holes])
    return disc(0, 0, 13.5, "#b3906f") + shade(13.5, "#7d5b42") + pits


def puff() -> str:
    """Cloudy: the largest, without a firm edge."""
    curls = "".join([disc(14.2 * sin(i * pi / 5), -14.2 * cos(i * pi / 5), 5.2, "#4fae72") for i in range(10)])
    clouds = line("M-12-5q4-5 8 0t8 0 7-1M-9 4q4-5 8 0t8 0 5-1M-6 11.5q3-4 6 0t6 0", "#e2ffe4", 2.8, 'stroke-linecap="round"')
    return curls + disc(0, 0, 15.5, "#5fc483") + clouds


def frost() -> str:
    """Icy: the smallest, a cut crystal."""
    facets = path("M0-10 0 0 8.7-5z", "#ffffff") + path("M8.7-5 0 0 8.7 5z", "#a9def7") + path("M8.7 5 0 0 0 10z", "#5aa9dc")
    return path("M0-10 8.7-5v10L0 10-8.7 5V-5z", "#d6f2ff", 'stroke="#fff" stroke-width="1.6"') + facets


def ember() -> str:
    """Molten: a dark crust with glowing cracks, and flames around it."""
    cracks = line("M-8-5-2-2 0-9M-2-2 1 4 8 1M1 4-4 9M8 1l2-6", "#ffb03a", 2.3, 'stroke-linejoin="round" stroke-linecap="round"')
    return path(star(13, 15, 11.2), "#ff5226") + disc(0, 0, 11.4, "#45090f") + cracks


PLANETS: Final[dict[str, tuple[float, Callable[[], str]]]] = {
    "halo": (20, halo),
    "zebra": (17, zebra),
    "pumice": (14, pumice),
    "puff": (19.5, puff),
    "frost": (11, frost),
    "ember": (15, ember),
}
"""The radius and the drawing of each planet."""
STRANGE: Final = ("#f5c64f", "#6524b8", "#b3906f", "#5fc483", "#d6f2ff", "#ff5226", "#ff8fc7", "#3f7bff")
"""Colours for planets without a drawing."""


def reach(slug: str) -> float:
    return PLANETS[slug][0] if slug in PLANETS else 13 + rng_for(slug).below(5)


def planet(slug: str) -> str:
    """A planet; one without a drawing gets random colours and rings."""
    if slug in PLANETS:
        return PLANETS[slug][1]()
    rng, r = rng_for(slug), reach(slug) - 1
    first = rng.below(len(STRANGE))
    second = (first + 1 + rng.below(len(STRANGE) - 1)) % len(STRANGE)
    rings = 1 + rng.below(4)
    drawn = [ring(0, 0, r * (i + 1) / (rings + 1), STRANGE[second], 2.4) for i in range(rings)]
    return disc(0, 0, r, STRANGE[first]) + "".join(drawn)
