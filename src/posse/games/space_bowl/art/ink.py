"""The inks and the pen: colours of the night, and SVG elements as short text."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final
from zlib import crc32

from posse.core.rng import Rng

NIGHT: Final = "#0b1029"
LIGHT: Final = "#f6f3e6"
DUST: Final = "#8fa0d8"
GLASS: Final = "#2a3568"
MAUVE: Final = "#c58bf2"

Parts = dict[str, str]
"""Shapes that pictures share, by id; an id begins with `_`, which no card's does."""


def dice(slug: str) -> Rng:
    """The generator that draws a picture: the same card, the same picture."""
    return Rng.seeded(crc32(slug.encode()))


def path(d: str, fill: str = "", more: str = "") -> str:
    ink = f' fill="{fill}"' if fill else ""
    return f'<path{ink} d="{d}"{more and " " + more}/>'


def line(d: str, stroke: str, width: float, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" d="{d}"{more and " " + more}/>'


def disc(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle fill="{fill}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    place = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<circle fill="none" stroke="{stroke}" stroke-width="{width:g}" {place}{more and " " + more}/>'


def use(id: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """A shared shape; it is drawn around the point 0 0."""
    return f'<use href="#{id}" transform="{moved(x, y, turn, size)}"/>'


def group(body: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    return f'<g transform="{moved(x, y, turn, size)}">{body}</g>'


def moved(x: float, y: float, turn: float, size: float) -> str:
    parts = [f"translate({x:g} {y:g})", f"rotate({turn:g})" if turn else "", f"scale({size:g})" if size != 1 else ""]
    return " ".join([part for part in parts if part])


def star(points: int, outer: float, inner: float) -> str:
    """A star around 0 0, one point up."""
    corners = [(outer if i % 2 == 0 else inner, pi * i / points) for i in range(2 * points)]
    return "M" + " ".join([f"{r * sin(angle):.3g} {-r * cos(angle):.3g}" for r, angle in corners]) + "z"


def field(colour: str, width: int = 100, height: int = 100) -> str:
    """The whole picture in one colour."""
    return path(f"M0 0h{width}v{height}H0z", colour)


def symbol(name: str, body: str, box: str = "0 0 100 100") -> str:
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{body}</symbol>'
