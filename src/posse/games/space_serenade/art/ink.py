"""The inks and the pen: midnight, brass and smoke, and SVG elements as short text."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final
from zlib import crc32

from posse.core.rng import Rng

INK: Final = "#0a0f1f"
NIGHT: Final = "#121b36"
BRASS: Final = "#d9a441"
GOLD: Final = "#f3cf7a"
SMOKE: Final = "#8e99b5"
PAPER: Final = "#ecdcb4"
CREAM: Final = "#f8eed3"
BLOOD: Final = "#c8402f"

Parts = dict[str, str]
"""Pictures or shared shapes, by id; the id of a shared shape begins with `_`, which no card's does."""


def dice(slug: str) -> Rng:
    """The generator that draws a picture: the same card, the same picture."""
    return Rng.seeded(crc32(slug.encode()))


def path(d: str, fill: str = "", more: str = "") -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<path{ink} d="{d}"{more and " " + more}/>'


def hole(d: str, fill: str = "") -> str:
    """A shape in which what lies within another outline is left out."""
    return path(d, fill, 'fill-rule="evenodd"')


def line(d: str, stroke: str, width: float, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" d="{d}"{more and " " + more}/>'


def round_line(d: str, stroke: str, width: float) -> str:
    return line(d, stroke, width, 'stroke-linecap="round" stroke-linejoin="round"')


def disc(x: float, y: float, r: float, fill: str = "") -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<circle{ink} cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    place = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<circle fill="none" stroke="{stroke}" stroke-width="{width:g}" {place}{more and " " + more}/>'


def use(name: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0) -> str:
    """A shape of the stock; it is drawn around the point 0 0, and what has no colour of its own takes this one."""
    ink = f' fill="{fill}"' if fill else ""
    return f'<use href="#_{name}"{ink} transform="{moved(x, y, size, turn)}"/>'


def group(body: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0) -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<g{ink} transform="{moved(x, y, size, turn)}">{body}</g>'


def moved(x: float, y: float, size: float, turn: float) -> str:
    parts = [f"translate({x:g} {y:g})", f"rotate({turn:g})" if turn else "", f"scale({size:g})" if size != 1 else ""]
    return " ".join([part for part in parts if part])


def star(points: int, outer: float, inner: float) -> str:
    """A star around 0 0, one point up."""
    corners = [(outer if i % 2 == 0 else inner, pi * i / points) for i in range(2 * points)]
    return "M" + " ".join([f"{r * sin(angle):.3g} {-r * cos(angle):.3g}" for r, angle in corners]) + "z"


def field(colour: str, width: int = 100, height: int = 70) -> str:
    """The whole picture in one colour."""
    return path(f"M0 0h{width}v{height}H0z", colour)


def symbol(name: str, body: str, box: str = "0 0 100 70") -> str:
    """A picture that fills the place it is given, whatever its proportions; so what matters is in its middle."""
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{body}</symbol>'
