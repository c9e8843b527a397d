"""Emblems: a sign for each target, on its card and on its contracts.

Each is drawn around the origin and reaches at most 12 to each side.
"""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.art.palette import DEEP, EMBER, LIGHT, NEON, RUST, SAND, TEAL, shape
from posse.games.svg import Parts, disc, group, line, path, ring, rng_for, star

EMBLEMS: Final[Parts] = {
    "clockmaker": ring(0, 0, 9.5, LIGHT, 4, 'stroke-dasharray="3.5 3.96"')
    + disc(0, 0, 8.5, LIGHT)
    + line("M0-5.5V0l4 3", RUST, 2.2),
    "widow": path("M-3 11-7 3-3-11 2-4 3 11z", LIGHT)
    + path("M-3-11 2-4 3 11-1 0z", NEON)
    + path("M5 11V2l3-5 3 6-2 8zM-8 11l-3-4 2-6 3 6v4z", LIGHT),
    "surveyor": line("M-8 11 0-7 8 11M-5 3H5", LIGHT, 2.4) + disc(0, -8, 3.2, NEON) + line("M0 11V7", LIGHT, 2),
    "gambler": path("M-9-7-1-10 5 8-3 11z", TEAL, f'stroke="{LIGHT}"')
    + path("M-1-9H9V10H-1z", LIGHT)
    + path("M4-4 7 .5 4 5 1 .5z", RUST),
    "deacon": path("M-1.5-12h3v4q6 2 6 9l3 6H-10.5l3-6q0-7 6-9z", LIGHT) + disc(0, 9.5, 2.5, EMBER) + path("M-6 3H6v2H-6z", RUST),
    "moonshiner": path("M2-11A11 11 0 1 0 9 8 11 11 0 0 1 2-11z", LIGHT) + path("M4-8h4v4l3 4v9H1V0l3-4z", EMBER),
    "corsair": path("M-11-11Q-1-3 7 8L5 10Q-6 0-11-11zM11-11Q1-3-7 8l2 2Q6 0 11-11z", LIGHT)
    + line("M-10 3q0 8 8 8M10 3q0 8-8 8M-6 7l-5 5M6 7l5 5", EMBER, 2),
    "judge": path("M-1-10h2V8h5v3H-6V8h5z", LIGHT)
    + line("M-9-7H9", LIGHT, 2)
    + path("M-12 3-9-6-6 3Q-9 7-12 3zM6 3 9-6l3 9Q9 7 6 3z", EMBER),
    "crate": path("M-10-8H10V10H-10z", SAND) + line("M-8-6H8V8H-8zL8 8", RUST, 2.4),
}

METALS: Final = {
    "clockmaker": "#154850",
    "widow": "#4a3358",
    "surveyor": "#2d5a3a",
    "gambler": "#7d2440",
    "deacon": "#6e3a1c",
    "moonshiner": "#22407a",
    "corsair": "#8a2f20",
    "judge": "#39424c",
    "crate": "#5b3a22",
}
"""The background colour of each emblem."""


def medal(slug: str, x: float, y: float, size: float) -> str:
    """An emblem on a disc."""
    ground = METALS.get(slug) or rng_for(slug).pick(list(METALS.values()))
    return group(disc(0, 0, 16, SAND) + disc(0, 0, 14.5, ground) + shape(f"_e-{slug}"), x, y, size)


def emblem(slug: str) -> str:
    """The emblem of a target or of crates; one without a drawing is a random star."""
    known = EMBLEMS.get(slug)
    if known:
        return known
    rng = rng_for(slug)
    points, inner = 3 + rng.below(6), 3.5 + rng.below(5)
    core = rng.pick((RUST, TEAL, EMBER, DEEP))
    return path(star(points, 11, inner), rng.pick((LIGHT, NEON, SAND))) + rng.pick(
        (disc(0, 0, 3, core), path(star(points, 5, 2), core))
    )
