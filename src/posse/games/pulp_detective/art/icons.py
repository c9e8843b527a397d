"""Icons of investigations, rewards and penalties, and badges.

Each is drawn around the origin in one colour and reaches at most 11 to each side.
"""

from __future__ import annotations

import itertools
from math import hypot
from typing import Final

from posse.games.svg import Parts, path, star, use


def bar(x: float, y: float, to_x: float, to_y: float, width: float = 2.2) -> str:
    """A straight line as an outline, so that the fill colours it."""
    long = hypot(to_x - x, to_y - y)
    a, b = (to_y - y) / long * width / 2, (to_x - x) / long * width / 2
    return f"M{x + a:.3g} {y - b:.3g} {to_x + a:.3g} {to_y - b:.3g} {to_x - a:.3g} {to_y + b:.3g} {x - a:.3g} {y + b:.3g}z"


def knot(x: float, y: float, r: float = 3.2) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0 {r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def pips(number: int) -> str:
    """The pips of an ordinary die, cut out."""
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "abcghi"}[number]
    places = {letter: (-5.2 + 5.2 * (n // 3), -5.2 + 5.2 * (n % 3)) for n, letter in enumerate("abcdefghi")}
    return path(
        "M-7-10H7Q10-10 10-7V7Q10 10 7 10H-7Q-10 10-10 7V-7Q-10-10-7-10z" + "".join([knot(*places[spot], 2) for spot in spots])
    )


NODES: Final = ((-7.5, -6), (6, -8), (-5, 6.5), (7.5, 5.5))

ACTIONS: Final[Parts] = {
    # Connect the Dots: knots on a thread
    "dots": "".join([path(bar(*a, *b)) for a, b in itertools.pairwise(NODES)]) + path("".join([knot(*node) for node in NODES])),
    # Word on the Street: somebody says something
    "street": path("M-11-9H11V5H1L-6 11V5H-11zM-7-5.5V-3.2H7V-5.5zM-7-.8V1.5H3V-.8z", more='fill-rule="evenodd"'),
    # Make the Rounds: worn soles
    "rounds": path(
        "M-5-10Q0-11-.8-4L-2 .5H-7.5L-9.5-4Q-10-9-5-10zM-7.2 2.5h5Q-1.5 7-4.5 7.5-7.5 7-7.2 2.5z"
        "M5.5-6.5Q10-6 9.5-.5L8 4H2.5L1.5-.5Q1-7 5.5-6.5zM2.5 6h5Q8 10.5 5 11 2 10.5 2.5 6z"
    ),
    # Persuasion: a fist
    "persuasion": path(
        "M-10-6q0-3 2.3-3t2.3 3v6h-4.6zM-4.8-7.5q0-3 2.3-3t2.3 3V0h-4.6zM.4-7q0-3 2.3-3T5-7v7H.4zM5.6-5q0-2.6 2.2-2.6T10-5v6H5.6z"
        "M-10 1H1.5q2.5 0 2.5 2T1.5 5H-3v1.2H3q2.5 0 2.5-3.7H10V5q0 6-6 6h-7q-7 0-7-6z"
    ),
}

RESOURCES: Final[Parts] = {
    "energy": path("M3-11-8 2H-1L-3 11 8-3H1z"),
    "object": path("M-4-7V-11H4v4h6.5V9H-10.5V-7zM-2-9v2h4v-2zM-8 0v1.8h6V4h4V1.8h6V0z"),
    "clue": path("M-2.5-11a8.5 8.5 0 1 0 .1 0zM-2.5-7.8a5.3 5.3 0 1 1-.1 0zM2.5 4.8 5 2.5 11 8.7 8.6 11z"),
    "time": path("M0-11a11 11 0 1 0 .1 0zM-1.3-7.5H1.3V-.6L6 3.5 4.3 5.5-1.3.8z"),
}

KINDS: Final[Parts] = {
    "day": path(knot(0, 0, 5)) + "".join([path(bar(0, -11, 0, -7), more=f'transform="rotate({45 * i})"') for i in range(8)]),
    "night": path("M3-10.5A11 11 0 1 0 10.5 5 9 9 0 0 1 3-10.5z"),
    "twist": path(star(12, 11.5, 8.5) + "M-2-6H2L1.2 2H-1.2zM-1.8 3.5H1.8V7H-1.8z"),
    "dice": path("M-11-2H2V11H-11zM-8.5.5v3h3v-3zM-3.5 5.5v3h3v-3zM2.5-11 11.5-5.5 6 3.5H4V-4H-2zM3.5-7.2v2.4H6V-7.2z"),
    "reroll": path("M0-10A10 10 0 0 1 9.2-4L12-5.5 11 3 3.5-1 6.5-2.6A7 7 0 1 0 4 5.8L6.2 8A10 10 0 1 1 0-10z"),
    "hour_for_dice": path(
        "M-4-11a7 7 0 1 0 .1 0zM-5-8h2v4l2.5 1.5-1 1.6L-5-3.2zM1 1h10v10H1zM5 3.2v2.7H2.5v2H5v2.6h2V7.9h2.5v-2H7V3.2z"
    ),
    "energy_dice": path("M-2-11-10-1h5L-7 7 1-3h-5zM1 1h10v10H1zM3.5 3.5v2h2v-2zM6.5 6.5v2h2v-2z"),
    "step_ahead": path("M-11.5 0Q0-13 11.5 0 0 13-11.5 0zM0-5a5 5 0 1 0 .1 0zM0-2.5a2.5 2.5 0 1 1-.1 0z"),
    "suspect": use("bust", 0, 11, 0.46),
    "protected": path("M0-11 10-8V0Q9 8 0 11.5-9 8-10 0V-8zM-5.5-3v6h2.5v-6zM-1.3-3v6h2.6v-6zM3-3v6h2.5v-6z"),
    "joined": path("M-11-8H-1v5a3.2 3.2 0 0 0 0 6V8H-11zM1-8H11V8H1V3a3.2 3.2 0 0 0 0-6z"),
    "reward": path("M-9-10H9V0Q9 9 0 11-9 9-9 0zM-4.5-1-6-.5-1.5 5 6-4 4.5-5-1.5 2z"),
    "penalty": path("M0-11a11 11 0 1 0 .1 0zM-4.5-6.5 0-2l4.5-4.5 2 2L2 0l4.5 4.5-2 2L0 2l-4.5 4.5-2-2L-2 0l-4.5-4.5z"),
    "upkeep": path("M-11-8H4V8H-11zM-8-5v3h9v-3zM-8 0v2h9V0zM6-6h2.2v4h3v2.2h-3v4H6v-4H5V-2h1z"),
    "red_die": path("M-9-10H9Q10-10 10-9V9Q10 10 9 10H-9Q-10 10-10 9V-9Q-10-10-9-10zM-6.5-6.5v13h13v-13z")
    + path("M0-4a4 4 0 1 0 .1 0z"),
    "grey_die": path("M-5-10H5L10-5V5L5 10H-5L-10 5V-5zM0-4a4 4 0 1 0 .1 0z"),
    "yellow_die": path("M-5-10H5q5 0 5 5V5q0 5-5 5H-5q-5 0-5-5V-5q0-5 5-5zM0-4a4 4 0 1 0 .1 0z"),
    "case": path("M-11-7h8l2 2.5H11V10H-11zM-7 0v2H7V0zM-7 4.5v2H3v-2z"),
    "pile": path("M-9-11H5V7H-9zM7-7h3v18H-5V9H7z"),
    "cliffhanger": path(
        "M-11-3H-2l-2 4 3 3-3 7h-7zM5-11a2.6 2.6 0 1 0 .1 0zM0-7 4-5H8L11-10 9.5-4 8-1 9 5 6.5 4.5 5.5 0 3.5 5 1-.5 3-3-1-5.5z"
    ),
    "lead": use("sole", -1, -2, 1.05) + path("M5-9l6 1-1 6-2-1.5-3 3-1.5-1.5 3-3z"),
    "informant": path(
        "M-3-11A6 6 0 1 1-7 0V4H-9.5V-6Q-8-11-3-11zM-11 11Q-10 4-4 3 2 4 3 11zM6-5 11-7.5V-5.5L6-4zM6-1.5 11-.5V1.5L6 .5z"
    ),
}
"""By kind of badge."""

ALSO: Final = {
    "hour": "time",
    "hours": "time",
    "line": "time",
    "price": "time",
    "clues": "clue",
    "match": "joined",
    "twists": "twist",
    "count": "pile",
    "coin": "reroll",
}
"""Kinds of badges that use the icon of another kind."""


def kinds() -> Parts:
    """All icons by kind of badge."""
    signs = {name: use(name) for name in ACTIONS} | RESOURCES | KINDS
    signs |= {f"die_{number}": pips(number) for number in range(1, 7)}
    return signs | {kind: signs[sign] for kind, sign in ALSO.items()}


def parts() -> Parts:
    """The icons as shared shapes."""
    return {f"_{name}": body for name, body in ACTIONS.items()}
