"""Marbles, discs, the joker, score markers, the back of the cards, badge icons and the poster."""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.core.scene import COLOURS, SHAPES
from posse.games.space_bowl.art.palette import GLASS, LIGHT, MAUVE, NIGHT
from posse.games.space_bowl.art.planets import reach
from posse.games.svg import background, disc, group, line, path, ring, star, use

TONES: Final = dict(
    zip(COLOURS, ("#f0b84a", "#55cdbf", "#ff9480", "#bda2f5", "#b4d455", "#7cc0f2", "#f597c0", "#d9c49c"), strict=True)
)
"""The colours of seats, for a dark background."""
FORMS: Final = {
    "circle": "M0-9A9 9 0 1 1 0 9 9 9 0 0 1 0-9z",
    "square": "M-8-8H8V8H-8z",
    "triangle": "M0-9.5 9.5 8h-19z",
    "diamond": "M0-10.5 10.5 0 0 10.5-10.5 0z",
    "hexagon": "M0-10 8.7-5v10L0 10-8.7 5V-5z",
    "star": star(5, 11, 5),
    "cross": "M-3.3-9.5h6.6v6.2h6.2v6.6H3.3v6.2h-6.6V3.3h-6.2v-6.6h6.2z",
    "moon": "M3-10A10 10 0 1 0 10 4 8.5 8.5 0 0 1 3-10z",
}
ICONS: Final = {
    "valid": path("M0-11a11 11 0 1 0 .1 0zM-6-.5-1.8 3.8 6-5l2 1.8L-1.6 7.6-8 1.4z"),
    "helped": path("M0-11a11 11 0 1 0 .1 0z") + path(star(4, 9, 3.2), NIGHT),
    "taken": path("M-8-10H3v6L11 1 3 8v2H-8zM0-4v3h-6v4h6v3l6-5z"),
    "gain": path("M0-11 11 1H5v10H-5V1h-6z"),
    "points": path(star(5, 11, 4.8)),
    "going": path("M-7-11h2V11h-2zM-4-10Q2-13 10-8L6-3 10 2Q2-2-4 1z"),
    "dying": path("M-10 4h20v6h-20zM-7 2A7 7 0 0 1 7 2z"),
    "down": path("M-8-11H8V11H-8zM-5-8V8H5V-8zM0-4 4 0 0 4-4 0z"),
}
"""By kind of badge, in the colour of the text beside it."""


def marble(slug: str) -> str:
    """A planet in a glass ball; all balls have the same size."""
    size = min(1.3, 19.5 / reach(slug))
    glass = disc(24, 24, 22, GLASS) + ring(24, 24, 21.2, "#5668ad", 1.6)
    shine = path("M10 17Q14 8 24 6.5 16 10 12.5 18z", "#fff", 'opacity=".75"')
    return glass + use(slug, 24, 24, round(size, 3)) + shine


def destination() -> str:
    """The destination disc: mauve, with a compass needle."""
    return disc(24, 24, 22, "#7b3fb0") + ring(24, 24, 20, MAUVE, 3) + group(path("M0-14 5 10 0 6.5-5 10z", LIGHT), 24, 24)


def black_hole() -> str:
    return disc(24, 24, 22, "#000") + ring(24, 24, 20.5, "#8c8fa8", 2) + use("hole", 24, 24, 1.5)


def joker() -> str:
    wheel = "".join(
        [group(path("M0-6q5-7 0-14-5 7 0 14z", colour), turn=60 * i) for i, colour in enumerate(("#ffe38f", "#ff9480") * 3)]
    )
    return (
        disc(24, 24, 22, "#123f52") + ring(24, 24, 20, "#ffe38f", 2.6, 'stroke-dasharray="5 2.85"') + group(wheel, 24, 24, 0.95)
    )


def score(seat: int) -> str:
    """A score marker in the shape and colour of its seat."""
    outline = f'stroke="{NIGHT}" stroke-width="2"'
    return group(path(FORMS[SHAPES[seat]], TONES[COLOURS[seat]], outline), 12, 12)


def back() -> str:
    """The back of a card: empty space."""
    orbits = "".join([ring(50, 50, r, "#3b4684", 1, 'stroke-dasharray="1 4"') for r in (14, 24, 34, 44)])
    frame = line("M5 5h90v90H5z", "#4c5aa3", 1.4)
    return background("#141936", 100, 100) + orbits + frame + group(path(star(4, 11, 2.6), "#8f9fe6"), 50, 50)


def icon(kind: str) -> str:
    body = ICONS[kind]
    return f'<g fill="currentColor" fill-rule="evenodd" transform="translate(12 12)">{body}</g>'


def planet_icon(slug: str) -> str:
    return use(slug, 12, 12, round(11 / reach(slug), 3))


def poster(planets: list[str]) -> str:
    """Six planets above a bowl, and the title."""
    rng = Rng.seeded(7)
    far = "".join([f"M{rng.below(300)} {rng.below(300)}h0" for _ in range(70)])
    sky = background("#0a0f2b", 300, 400) + path("M0 60C90 0 210 130 300 40V220C190 300 90 160 0 250z", "#16215a")
    dust = line(far, "#aebcf0", 1.6, 'stroke-linecap="round"')
    bowl = path("M40 236H260Q250 322 150 324 50 322 40 236z", "#24306e") + path(
        "M52 248H248Q238 312 150 314 62 312 52 248z", "#121a45"
    )
    rim = line("M34 236H266", "#dbe4ff", 5, 'stroke-linecap="round"') + line("M116 239v72M184 239v72M56 272H244", "#5668ad", 1.6)
    spots = ((150, 86, 2.9), (72, 140, 1.9), (232, 128, 2.1), (112, 200, 1.9), (196, 196, 1.8), (40, 60, 1.6))
    worlds = "".join([use(slug, x, y, size, turn=-8) for slug, (x, y, size) in zip(planets, spots, strict=False)])
    streak = line("M226 20 262 50", "#c9d6ff", 3, 'stroke-linecap="round"') + disc(264, 52, 5, "#fff")
    return sky + dust + streak + bowl + worlds + rim + lettering("SPACE", 362, 40, "#ffe38f") + lettering("BOWL", 392, 28, LIGHT)


def lettering(text: str, y: int, size: int, colour: str) -> str:
    """Text stretched to a fixed width, so that it does not depend on the font."""
    font = 'font-family="Futura,Avenir Next,Century Gothic,Trebuchet MS,sans-serif" font-weight="700"'
    place = f'x="150" y="{y}" font-size="{size}" text-anchor="middle" textLength="220" lengthAdjust="spacingAndGlyphs"'
    return f'<text fill="{colour}" {font} {place}>{text}</text>'
