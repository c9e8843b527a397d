"""The press: paper, black and one more ink, and SVG elements as short text.

What has no colour of its own is black. The second ink is red; a picture can be printed in another one.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final
from zlib import crc32

from posse.core.rng import Rng

INK: Final = "#17120f"
RED: Final = "#d03a24"
PAPER: Final = "#f1e4c4"
BLUE: Final = "#2b5c8f"
GREEN: Final = "#2f7a4c"

Parts = dict[str, str]
"""Pictures or shared shapes, by id; the id of a shared shape begins with `_`, which no card's does."""


def chance(slug: str) -> Rng:
    """The generator that composes a picture: the same card, the same picture."""
    return Rng.seeded(crc32(slug.encode()))


def plain(slug: str) -> str:
    """A name as pictures are found by: lower case, a hyphen between words."""
    words = "".join([c if c.isalnum() else " " for c in slug.lower().replace("'", "")])
    return "-".join(words.split())


def path(d: str, fill: str = "", more: str = "") -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<path{ink} d="{d}"{more and " " + more}/>'


def ink(d: str) -> str:
    return path(d)


def red(d: str) -> str:
    return path(d, RED)


def pap(d: str) -> str:
    return path(d, PAPER)


def line(d: str, stroke: str = INK, width: float = 1, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" d="{d}"{more and " " + more}/>'


def disc(x: float, y: float, r: float, fill: str = "") -> str:
    colour = f' fill="{fill}"' if fill else ""
    return f'<circle{colour} cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    place = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<circle fill="none" stroke="{stroke}" stroke-width="{width:g}" {place}{more and " " + more}/>'


def use(id: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0, flip: bool = False) -> str:
    """A shape of the stock; it is drawn around the point 0 0."""
    colour = f' fill="{fill}"' if fill else ""
    return f'<use href="#_{id}"{colour} transform="{moved(x, y, size, turn, flip)}"/>'


def drawn(body: str, stroke: str, width: float = 1) -> str:
    """The same with a line around it, or in that line."""
    return f'<g stroke="{stroke}" stroke-width="{width:g}">{body}</g>'


def group(body: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0, flip: bool = False) -> str:
    colour = f' fill="{fill}"' if fill else ""
    return f'<g{colour} transform="{moved(x, y, size, turn, flip)}">{body}</g>'


def moved(x: float, y: float, size: float, turn: float, flip: bool) -> str:
    scale = f"scale({-size:g} {size:g})" if flip else f"scale({size:g})" if size != 1 else ""
    parts = [f"translate({x:g} {y:g})", f"rotate({turn:g})" if turn else "", scale]
    return " ".join([part for part in parts if part])


def tone(x: float, y: float, colour: str = INK, turn: float = 0, size: float = 1) -> str:
    """Halftone: rows of dots that shrink downwards, 108 wide and 22 high."""
    return f'<use href="#_tone" stroke="{colour}" transform="{moved(x, y, size, turn, False)}"/>'


def glow(x: float, y: float, r: float, colour: str) -> str:
    """Halftone around a light."""
    rings = ((r + 2.5, 2.6), (r + 6, 1.9), (r + 9.5, 1.2))
    return "".join([ring(x, y, far, colour, width, 'stroke-linecap="round" stroke-dasharray="0 3.6"') for far, width in rings])


def screen() -> str:
    """The shared rows of `tone`."""
    rows = [
        f'<path stroke-width="{width:g}" d="M{1.7 * (i % 2):g} {3.1 * i:.3g}h108"/>'
        for i, width in enumerate((3.3, 2.9, 2.5, 2.1, 1.7, 1.3, 0.9))
    ]
    return f'<g fill="none" stroke-linecap="round" stroke-dasharray="0 3.4">{"".join(rows)}</g>'


def star(points: int, outer: float, inner: float) -> str:
    """A star around 0 0, one point up."""
    corners = [(outer if i % 2 == 0 else inner, pi * i / points) for i in range(2 * points)]
    return "M" + " ".join([f"{r * sin(angle):.3g} {-r * cos(angle):.3g}" for r, angle in corners]) + "z"


def field(colour: str, width: int = 100, height: int = 70) -> str:
    """The whole picture in one colour."""
    return path(f"M0 0h{width}v{height}H0z", colour)


def printed(body: str, colour: str) -> str:
    """The same picture with another second ink."""
    return body.replace(RED, colour)


def symbol(name: str, body: str, box: str = "0 0 100 70") -> str:
    """A picture that fills the place it is given, whatever its proportions; so what matters is in its middle."""
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice"><g fill="{INK}">{body}</g></symbol>'


def icon(name: str, body: str) -> str:
    """A sign beside a text, in the colour of the text."""
    drawn = f'<g fill="currentColor" fill-rule="evenodd" transform="translate(12 12)">{body}</g>'
    return f'<symbol id="{name}" viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice">{drawn}</symbol>'
