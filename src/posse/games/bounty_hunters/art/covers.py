"""Contracts, backs of the decks, badge icons and the poster."""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.art.emblems import medal
from posse.games.bounty_hunters.art.hunters import Look, figure
from posse.games.bounty_hunters.art.palette import EMBER, INK, LIGHT, NEON, PAPER, RUST, SAND, shape, styled
from posse.games.svg import Parts, background, disc, group, line, path, ring, star

GUILLOCHE: Final = "".join(line(f"M-2 {y}q13-16 26 0t26 0 26 0 26 0", "#6d4a3f", 0.6) for y in range(-4, 82, 6)) + line(
    "M3 3h94v64H3z", "#a07a4c", 0.8
)
"""The background of contracts: engraved like a banknote."""

LATTICE: Final = "M" + "M".join(f"{x} 0 {x + 140} 140M{x + 140} 0 {x} 140" for x in range(-140, 100, 20))
"""The background of all backs."""

BACKS: Final = {
    # background colour, lattice colour, picture in the middle
    "target": (
        "#7c2f22",
        "#93402c",
        ring(50, 70, 20, LIGHT, 2.4)
        + ring(50, 70, 11, LIGHT, 1.6)
        + line("M50 42v18M50 80v18M22 70h18M60 70h18", LIGHT, 2.4)
        + disc(50, 70, 3.4, EMBER),
    ),
    "hunter": (
        "#33243f",
        "#463354",
        group(path(star(5, 11, 4.6), SAND), 50, 70, 2.2)
        + line("M22 80Q32 46 78 58", "#33243f", 5)
        + line("M20 81Q32 46 80 57", NEON, 1.8),
    ),
    "market": (
        "#12545a",
        "#1d6a6e",
        path("M30 58h40v30H30z", SAND)
        + line("M33 61h34v24H33zL67 85M67 61 33 85", RUST, 3.4)
        + path("M26 48h48l3 8H23z", RUST)
        + path("M35 48h10v8H33zM55 48h10l2 8H55z", PAPER),
    ),
    "contract": (
        "#6a4a1e",
        "#7f5c2a",
        path("M34 46h28l6 6v44H34z", PAPER)
        + line("M40 56h20M40 62h20M40 68h14", "#b89c68", 2)
        + disc(60, 86, 10, RUST)
        + group(path(star(5, 11, 4.6), LIGHT), 60, 86, 0.6),
    ),
}

ICONS: Final = {
    "points": path(star(5, 11, 4.8)),
    "penalty": path("M-9-10H9V0Q9 8 0 12-9 8-9 0zM-5-2.5v4H5v-4z"),
    "credit": path("M0-11a11 11 0 1 0 .1 0zM0-7.5a7.5 7.5 0 1 1-.1 0zM-1.5-5h3V5h-3z"),
    "cost": path(
        "M-10-8q0-3 10-3t10 3v3q0 3-10 3T-10-5zM-10-2q0 3 10 3t10-3v3q0 3-10 3T-10 1zM-10 5q0 3 10 3t10-3v3q0 3-10 3T-10 8z"
    ),
    "contract": path("M-8-11H5l4 4V5L4 11H-8zM-5-6v2H5v-2zM-5-1v2H5v-2zM1 4a3.5 3.5 0 1 0 .1 0z"),
    "crate": path("M-10-9H10V10H-10zM-7-4 4 7H7V4L-4-6h-3zM-7 0v7h7zM0-6l7 7v-7z"),
    "copies": path("M-9-11H4V5H-9zM6-6h4v16H-4V7H6z"),
    "each": path("M0-11a5 5 0 1 0 .1 0zM-9 11q0-10 9-10t9 10z"),
    "duo": ring(-4.5, 0, 5.5, "currentColor", 3) + ring(4.5, 0, 5.5, "currentColor", 3),
    "worth": path("M-10-9H10v4H-10zM-10 6H10v4H-10z") + group(path(star(5, 11, 4.8)), 0, 0, 0.45),
}
"""By kind of badge, in the colour of the text beside it."""

ICONS["icons"] = ICONS["crate"]

DUSK: Final = "#3a2430"

WANTED: Final = {"en": "WANTED", "fr": "AVIS DE RECHERCHE"}


def contract(first: str, second: str) -> str:
    """Two emblems joined by a chain."""
    chain = line("M44 35h12", SAND, 6) + line("M47 35h8", "#7c4b2b", 2, 'stroke-dasharray="2 2"')
    return background("#4a2f33") + shape("_guilloche") + chain + medal(first, 29, 35, 1.2) + medal(second, 71, 35, 1.2)


def back(deck: str) -> str:
    ground, net, middle = BACKS[deck]
    frame = line("M5 5h90v130H5zM9 9h82v122H9z", SAND, 1.2)
    return (
        path("M0 0h100v140H0z", ground)
        + shape("_lattice", f'stroke="{net}"')
        + frame
        + disc(50, 70, 33, ground)
        + ring(50, 70, 33, SAND, 1.4)
        + middle
    )


def icon(kind: str) -> str:
    return styled(ICONS[kind], 'fill="currentColor" fill-rule="evenodd" transform="translate(12 12)"')


def poster(lang: str) -> str:
    """The game's poster: three hunters in front of a low sun."""
    sky = (
        path("M0 0h300v400H0z", "#123a44")
        + path("M0 70h300v330H0z", "#1d5a60")
        + path("M0 130h300v270H0z", "#c9663a")
        + path("M0 200h300v200H0z", "#e39a55")
    )
    sun = (
        disc(150, 190, 104, "#f2b56b")
        + disc(150, 190, 88, LIGHT)
        + ring(150, 190, 118, NEON, 1.5)
        + line("M150 60v24M150 296v24M20 190h24M256 190h24", NEON, 1.5)
    )
    land = path("M0 250h34l8-54h44l10 60h110l10-76h42l8 64h34v156H0z", "#a5482c") + path(
        "M0 292q90-34 170-10t130-8v126H0z", "#6e2c22"
    )
    posse = (
        group(figure(Look(coat=5, head=0, hat=5, arm=0, mask=3), EMBER, RUST, NEON, DUSK), -26, 172, 2)
        + group(figure(Look(coat=2, head=2, hat=9, arm=4, mask=0), EMBER, "#8a5a3c", NEON, DUSK), 124, 168, 2)
        + group(figure(Look(coat=0, head=0, hat=1, arm=0, mask=3, bandana=True), LIGHT, RUST, NEON), 5, 138, 2.9)
    )
    ground = path("M0 306q150-22 300 0v94H0z", INK)
    title = lettering("BOUNTY", 352, 54, 232, NEON) + lettering("HUNTERS", 388, 38, 232, LIGHT)
    head = lettering(WANTED.get(lang, WANTED["en"]), 44, 24, 190, SAND) + line("M34 56h232M34 16h232", SAND, 1.2)
    return sky + sun + land + posse + ground + head + title


def lettering(text: str, y: int, size: int, width: int, colour: str) -> str:
    """Text stretched to a fixed width, so that it does not depend on the font."""
    font = 'font-family="Impact,Haettenschweiler,Oswald,sans-serif-condensed,sans-serif" font-weight="700"'
    place = f'x="150" y="{y}" font-size="{size}" text-anchor="middle" textLength="{width}" lengthAdjust="spacingAndGlyphs"'
    return f'<text fill="{colour}" {font} {place}>{text}</text>'


def parts() -> Parts:
    return {"_guilloche": GUILLOCHE, "_lattice": path(LATTICE, "none")}
