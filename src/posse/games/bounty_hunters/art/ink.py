"""The inks and the pen: colours, and SVG elements as short text.

The light always comes from the upper left: what stands in it is drawn twice, first in the
colour of the light and a little to that side, then in ink.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from posse.core.rng import Rng

INK: Final = "#231a26"
SHADE: Final = "#4b3440"
RUST: Final = "#b4502a"
EMBER: Final = "#e58a3c"
SAND: Final = "#d8b27c"
PAPER: Final = "#ecdcb8"
LIGHT: Final = "#fff1cf"
TEAL: Final = "#2a8f88"
DEEP: Final = "#154850"
NEON: Final = "#66f2dd"

Parts = dict[str, str]
"""Shapes that pictures share, by id; an id begins with `_`, which no card's does."""


def dice(slug: str) -> Rng:
    """The generator that draws a card's picture: the same card, the same picture."""
    return Rng.seeded(crc32(slug.encode()))


def path(d: str, fill: str = "", more: str = "") -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<path{ink} d="{d}"{more and " " + more}/>'


def line(d: str, stroke: str, width: float, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" d="{d}"{more and " " + more}/>'


def disc(x: float, y: float, r: float, fill: str = "", more: str = "") -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<circle{ink} cx="{x:g}" cy="{y:g}" r="{r:g}"{more and " " + more}/>'


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    return disc(x, y, r, "none", f'stroke="{stroke}" stroke-width="{width:g}"{more and " " + more}')


def use(id: str, more: str = "") -> str:
    return f'<use href="#{id}"{more and " " + more}/>'


def group(body: str, more: str) -> str:
    return f"<g {more}>{body}</g>"


def fill(colour: str, body: str) -> str:
    return group(body, f'fill="{colour}"')


def at(x: float, y: float, size: float, body: str) -> str:
    scale = f" scale({size:g})" if size != 1 else ""
    return group(body, f'transform="translate({x:g} {y:g}){scale}"')


def lit(body: str, light: str, ink: str = INK) -> str:
    """A silhouette with the light on its edge."""
    return group(body, f'fill="{light}" transform="translate(-1.3 -.9)"') + fill(ink, body)


def field(colour: str) -> str:
    """The whole picture in one colour."""
    return path("M0 0h100v70H0z", colour)


def symbol(name: str, body: str, box: str = "0 0 100 70") -> str:
    """A picture that fills the place it is given, whatever its proportions; so what matters is in its middle."""
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{body}</symbol>'
