"""Crates: open, under the awning of the market."""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.art.palette import DEEP, EMBER, INK, LIGHT, NEON, PAPER, RUST, SAND, SHADE, TEAL, lit, shape
from posse.games.svg import Parts, background, disc, group, line, path, ring, rng_for, star

AWNING: Final = path(
    "M0 0h10v10q-5 6-10 0zM20 0h10v10q-5 6-10 0zM40 0h10v10q-5 6-10 0zM60 0h10v10q-5 6-10 0zM80 0h10v10q-5 6-10 0z", RUST
) + path("M10 0h10v10q-5 6-10 0zM30 0h10v10q-5 6-10 0zM50 0h10v10q-5 6-10 0zM70 0h10v10q-5 6-10 0zM90 0h10v10q-5 6-10 0z", PAPER)
"""The background of all crates."""

BOX: Final = (
    path("M0 62h100v8H0z", "#8a4a2c")
    + lit(path("M14 49h72v19H14z"), LIGHT, "#a8703f")
    + path("M14 57h72v2H14zM14 63h72v2H14z", "#7c4b2b")
    + path("M14 49h8v19h-8zM78 49h8v19h-8z", "#c08a52")
    + path("M11 47h78v6H11z", "#c08a52")
)

CONTENTS: Final[Parts] = {
    "lamp-oil": lit(path("M27 40V26l4-4v-4h6v4l4 4v14zM59 40V26l4-4v-4h6v4l4 4v14z"), LIGHT, TEAL)
    + lit(path("M44 40V30h12v10z"), LIGHT, INK)
    + path("M46 30q-1-8 4-14 5 6 4 14z", EMBER)
    + path("M48 30q0-4 2-7 2 3 2 7z", LIGHT)
    + path("M29 29h10v6H29zM61 29h10v6H61z", SAND),
    "star-whisky": lit(path("M33 40V28l4-5V14h6v9l4 5v12zM53 40V28l4-5V14h6v9l4 5v12z"), LIGHT, "#c7732b")
    + path("M36 11h8v5h-8zM56 11h8v5h-8z", INK)
    + path("M33 29h14v8H33zM53 29h14v8H53z", PAPER)
    + group(path(star(5, 11, 4.6), RUST), 40, 33, 0.32)
    + group(path(star(5, 11, 4.6), RUST), 60, 33, 0.32),
    "spare-parts": ring(38, 32, 11, LIGHT, 6, 'stroke-dasharray="5 3.64" transform="translate(-1 -1)"')
    + ring(38, 32, 11, SHADE, 6, 'stroke-dasharray="5 3.64"')
    + ring(38, 32, 8, SHADE, 5)
    + ring(58, 28, 7, TEAL, 5, 'stroke-dasharray="3.3 2.2"')
    + ring(58, 28, 5, TEAL, 4)
    + lit(path("M66 40 72 20q-4-4 0-8l3 5 3-1 1-6q5 4 1 9l-6 21z"), LIGHT, "#7b8a8a"),
    "dune-silk": lit(path("M24 40 30 17h12l-6 23zM64 40 58 17h12l6 23z"), LIGHT, RUST)
    + disc(36, 17, 6, EMBER)
    + ring(36, 17, 3, RUST, 1.4)
    + disc(64, 17, 6, EMBER)
    + ring(64, 17, 3, RUST, 1.4)
    + lit(path("M43 42V12h14v30z"), LIGHT, TEAL)
    + disc(50, 12, 7, NEON)
    + ring(50, 12, 3.5, TEAL, 1.5)
    + path("M52 19h5v23h-5z", NEON, 'opacity=".5"'),
    "clean-water": lit(path("M32 40V24q0-4 5-5v-5h8v5q5 1 5 5v16zM55 40V28q0-4 4-5v-4h7v4q4 1 4 5v12z"), LIGHT, "#9fe4dc")
    + path("M32 28q9 4 18 0v12H32zM55 31q8 3 15 0v9H55z", TEAL)
    + path("M36 12h10v4H36zM58 17h9v4h-9z", INK)
    + path("M76 14q5 7 0 10-6-3 0-10zM24 20q5 7 0 10-6-3 0-10z", NEON),
    "lost-archive": lit(path("M27 40V20h9v20zM37 40V16h8v24zM64 40 58 19l8-3 8 24z"), LIGHT, RUST)
    + lit(path("M46 40V22h10v18z"), LIGHT, DEEP)
    + path("M27 25h9v3h-9zM37 21h8v3h-8zM46 27h10v2H46zM46 32h10v2H46zM60 24l8-3 1 2-8 3z", SAND)
    + lit(path("M70 40V30h8v10z"), LIGHT, PAPER)
    + line("M40 12q10-8 20 0", NEON, 1.6)
    + disc(50, 14, 2.4, NEON),
}


def crate(slug: str) -> str:
    """The picture of a crate; one without a drawing contains random jars."""
    goods = CONTENTS.get(slug) or jars(slug)
    return (
        background("#d99a5c")
        + path("M0 34h100v36H0z", "#c07a45")
        + shape("_awning")
        + group(goods, -15, -2.5, 1.3)
        + shape("_box")
    )


def jars(slug: str) -> str:
    rng = rng_for(slug)
    colours = [RUST, TEAL, EMBER, DEEP, PAPER, SHADE]
    rng.shuffle(colours)
    body = ""
    for place, colour in zip((26, 43, 60), colours, strict=False):
        top, width = 17 + rng.below(12), 12 + rng.below(4)
        neck = rng.pick((0, 3, 4))
        body += lit(path(f"M{place} 42V{top}h{width}v{42 - top}z"), LIGHT, colour)
        body += path(f"M{place + neck} {top - 3}h{width - 2 * neck}v4h{2 * neck - width}z", INK)
        body += path(f"M{place} {top + 6}h{width}v{3 + rng.below(5)}h-{width}z", rng.pick((SAND, LIGHT, NEON)))
    return body
