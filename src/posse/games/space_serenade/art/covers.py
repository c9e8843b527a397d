"""Backs, icons and the poster."""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.games.space_serenade.art.palette import BRASS, CREAM, GOLD, INK, NIGHT, SMOKE, hole, round_line
from posse.games.space_serenade.art.people import bust
from posse.games.space_serenade.art.places import world
from posse.games.space_serenade.art.stage import FORMS, GROUNDS, TONES
from posse.games.svg import background, disc, group, line, path, ring, star, use

ICONS: Final = {
    "woolongs": hole("M0-11a11 11 0 1 0 .1 0zM-8-5h3l2 7 2-6h2l2 6 2-7h3L3 6H1L0 1-1 6h-2z"),
    "fuel": hole("M-9-11H3V11H-9zM-7-8v7h8v-7zM4-6l5 4v9q0 3-2 3t-2-3V2L4 1z"),
    "strength": path("M-8-6q0-3 3-3H4q4 0 5 4v5q0 5-4 6v5h-10v-5q-5-2-5-6z"),
    "clues": hole("M-3-11a8 8 0 1 0 .1 0zM-3-8a5 5 0 1 1-.1 0zM3 5l2.5-2.5 6 6L9 11z"),
    "resistance": path("M-9-10Q0-7 9-10 11 5 0 11-11 5-9-10z"),
    "investigation": hole("M-11 0Q0-12 11 0 0 12-11 0zM0-4.5a4.5 4.5 0 1 0 .1 0zM0-2a2 2 0 1 1-.1 0z"),
    "damage": path("M-2-11 9-9 3-2 10 1-1 11 1 3-9 5-3-2-10-5z"),
    "renown": path(star(5, 11, 4.8)),
    "points": path(star(6, 11, 6)),
    "refresh": path("M0-10Q9-9 10 0H7Q6-6 0-7v4l-6-5.5L0-13zM0 10Q-9 9-10 0h3q1 6 7 7V3l6 5.5L0 13z"),
    "cost": hole("M-10-6Q-10-10 0-10t10 4V6q0 4-10 4T-10 6zM-7-5Q0-2 7-5 0-8-7-5z"),
    "gauge": hole("M-11 8A11 12 0 1 1 11 8zM-1 5 5-6 7-5 2 7z"),
    "hand": path("M-11-5-4-9 2 8-5 11zM-2-10H6V8H4zM8-9l4 2-6 15z"),
    "deck": hole("M-8-11H5V7H-8zM7-8h2v18H-5V8H7z"),
    "discard": hole("M-8-11H8V11H-8zM-5-8V8H5V-8zM-3-3h6L0 4z"),
    "captured": hole("M-6-4a6 6 0 1 0 .1 0zM-6-1a3 3 0 1 1-.1 0zM6-4a6 6 0 1 0 .1 0zM6-1a3 3 0 1 1-.1 0zM-5-9H5v4H-5z"),
    "shield": hole("M-9-10Q0-7 9-10 11 5 0 11-11 5-9-10zM-5-5Q0-4 5-5 6 3 0 6-6 3-5-5z"),
    "team": path("M-5-11a4.5 4.5 0 1 0 .1 0zM5-11a4.5 4.5 0 1 0 .1 0zM-11 8q0-9 6-9t5 4q0-4 5-4t6 9z"),
    "tokens": hole("M0-11a11 11 0 1 0 .1 0zM0-8a8 8 0 1 1-.1 0zM0-5a5 5 0 1 0 .1 0z"),
}
"""By kind of badge, in the colour of the text beside it."""


def icon(kind: str) -> str:
    return group(ICONS[kind], 12, 12, fill="currentColor")


def place_icon(place: str) -> str:
    return world(place, 12, 12, 0.34 if place == "bebop" else 0.46)


def vicious_icon() -> str:
    return disc(12, 12, 11, "#a51d28") + group(bust("vicious", CREAM), 12, 22, 0.31)


def back(family: str) -> str:
    """A record in the colours of its deck, with a symbol of the deck in the middle."""
    ground, tone, light = GROUNDS.get(family, (NIGHT, "#1f2c55", "#2d3f75"))
    rings = "".join([ring(50, 70, r, tone, 3) for r in range(38, 100, 7)])
    frame = line("M5 5h90v130H5zM8.5 8.5h83v123h-83z", BRASS, 1.2)
    return background(ground, 100, 140) + rings + frame + disc(50, 70, 29, light) + ring(50, 70, 29, BRASS, 1.6) + middle(family)


def middle(family: str) -> str:
    if family in FORMS:
        return use(f"e-{family}", 50, 70, 1.7, TONES[family])
    thing = {"common": "sax", "criminal": "badge", "damage": "plaster"}[family]
    return use(thing, 50, 70, 0.9, TONES["spike"])


def poster() -> str:
    """The crew in front of a moon that is a record, with their ship above the roofs."""
    rng = Rng.seeded(71)
    far = "".join([f"M{rng.below(300)} {rng.below(220)}h0" for _ in range(60)])
    sky = (
        background("#0b1228", 300, 400) + path("M0 120Q80 70 160 130T300 110V320H0z", "#141f45") + round_line(far, "#aebcf0", 1.5)
    )
    grooves = "".join([ring(150, 168, r, "#c99a3f", 1.2) for r in (96, 84, 72, 60)])
    moon = disc(150, 168, 108, GOLD) + grooves + disc(150, 168, 34, "#b4503a") + disc(150, 168, 6, INK)
    ship = world("bebop", 216, 78, 1.7)
    roofs = path("M0 310v-60h26v-24h30v40h22v-30h18v50h110v-64h30v34h22v-46h42v100z", "#0e1630")
    crew = "".join([group(bust(name, CREAM), x, 322, size) for name, x, size in CREW])
    haze = use("smoke", 40, 150, 4, turn=12).replace("/>", ' opacity=".25"/>') + use("smoke", 262, 220, 3).replace(
        "/>", ' opacity=".2"/>'
    )
    floor = path("M0 318h300v82H0z", INK) + line("M24 330h252M24 392h252", BRASS, 1.4)
    return (
        sky
        + moon
        + haze
        + ship
        + roofs
        + crew
        + floor
        + lettering("SPACE", 352, 22, 120, SMOKE)
        + lettering("SERENADE", 384, 34, 236, GOLD)
    )


CREW: Final = (("jet", 76, 1.75), ("faye", 206, 1.75), ("spike", 140, 1.95), ("ed", 258, 1.3))


def lettering(text: str, y: int, size: int, width: int, colour: str) -> str:
    """Text stretched to a fixed width, so that it does not depend on the font."""
    font = 'font-family="Didot,Bodoni MT,Playfair Display,Georgia,serif" font-weight="700"'
    place = f'x="150" y="{y}" font-size="{size}" text-anchor="middle" textLength="{width}" lengthAdjust="spacingAndGlyphs"'
    return f'<text fill="{colour}" {font} {place}>{text}</text>'
