"""The four locations as record sleeves, their tokens, and the ship."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.art.palette import BLOOD, BRASS, CREAM, GOLD, INK, SMOKE, round_line
from posse.games.svg import Parts, background, disc, group, line, path, ring

WORLDS: Final[Parts] = {
    # dunes, a canyon and a cap of frost
    "mars": disc(0, 0, 22, "#c4563a")
    + path("M-22 2Q-8-6 4 2T22-2Q22 4 21 7 8 12-4 7T-20 9z", "#8f3526")
    + path("M-12-18Q0-24 12-18 4-13-12-18z", CREAM)
    + line("M-16-7Q-6-12 6-8T19-10", "#e58a5e", 2),
    # a ring of what was once the moon
    "earth": disc(0, 0, 20, "#3f8f8a")
    + path("M-16-10Q-6-18 2-12 0-4-8-2-14 2-19-2zM4 0Q14-6 19 3 14 16 6 17 2 8 4 0zM-10 8q6-2 8 4-2 5-6 3z", "#9cc28a")
    + round_line("M-26 8Q0 19 26-8", CREAM, 2.4).replace("/>", ' stroke-dasharray="1 4 3 5"/>'),
    # ice over water
    "ganymede": disc(0, 0, 21, "#5b82bd")
    + path("M-20-6Q-8-12 0-4T20-6Q22 3 17 12 8 5 0 9T-19 8Q-22 2-20-6z", "#88abd9")
    + line("M-14-14 2 2 16-12M2 2-6 18", CREAM, 1.4)
    + disc(-9, -8, 3, "#3f629c")
    + disc(9, 9, 4, "#3f629c"),
    # a fishing boat that has left the water
    "bebop": path("M-30 4H-22L-18-6H-6V-14H6L10-6H18L31 0 26 12H-22z", "#7d89a8")
    + path("M-30 4h61l-5 8h-48z", "#525d7d")
    + path("M-14-2h5v4h-5zM-5-2H0v4h-5zM4-2h5v4H4z", GOLD)
    + path("M-3-14h3v-9h3v9h3v4h-9z", SMOKE)
    + path("M-30 4l-6 2v4l8 2z", BLOOD),
}

SLEEVES: Final[dict[str, tuple[str, str]]] = {
    "mars": ("#3a1a20", "#6b2b27"),
    "earth": ("#12303a", "#1f4f55"),
    "ganymede": ("#1a2750", "#2d4380"),
    "bebop": ("#171c30", "#2a3352"),
}
"""By location: the colours of cardboard and print."""


def sleeve(place: str) -> str:
    """A sleeve with bars and stripes, and a record half out of it with the planet as its label."""
    ground, print_colour = SLEEVES[place]
    shine = path("M50 16A34 34 0 0 0 21 32L36 41A16 16 0 0 1 50 33z", "#34405f")
    record = disc(50, 50, 36, INK) + "".join([ring(50, 50, r, "#232c47", 1) for r in (34, 31.5, 29)]) + shine
    print_ = path("M0 0h100v12H0zM0 88h100v12H0z", print_colour) + line("M0 15.5h100M0 84.5h100", BRASS, 1)
    notes = line("M8 6h18M30 6h6M64 94h28M54 94h6", BRASS, 2)
    return (
        background(ground, 100, 100)
        + path("M0 12 100 60V88H0z", print_colour, 'opacity=".4"')
        + print_
        + notes
        + record
        + world(place, 50, 50, 1.18)
    )


def world(place: str, x: float, y: float, size: float) -> str:
    return group(WORLDS[place], x, y, size)


def token(place: str) -> str:
    """A Capture token of a planet."""
    rim = ring(24, 24, 21.5, BRASS, 2.4) + ring(24, 24, 21.5, INK, 2.4, 'stroke-dasharray="1.5 9.75"')
    return disc(24, 24, 22, SLEEVES[place][1]) + rim + world(place, 24, 24, 0.74)
