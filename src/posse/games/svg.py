"""The pen: SVG elements as short text, and pictures on one sheet. Each game brings its own inks.

Nothing here is compiled or needed to play.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from zlib import crc32

from posse.core.rng import Rng

Parts = dict[str, str]
"""Pictures or shared shapes, by id; the id of a shared shape begins with `_`, which no card's does."""


def chance(slug: str) -> Rng:
    """The generator that composes a picture: the same card, the same picture."""
    return Rng.seeded(crc32(slug.encode()))


def path(d: str, fill: str = "", more: str = "") -> str:
    return f'<path{filled(fill)} d="{d}"{more and " " + more}/>'


def line(d: str, stroke: str, width: float, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" d="{d}"{more and " " + more}/>'


def disc(x: float, y: float, r: float, fill: str = "", more: str = "") -> str:
    return f'<circle{filled(fill)} cx="{x:g}" cy="{y:g}" r="{r:g}"{more and " " + more}/>'


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    place = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<circle fill="none" stroke="{stroke}" stroke-width="{width:g}" {place}{more and " " + more}/>'


def star(points: int, outer: float, inner: float) -> str:
    """The outline of a star around 0 0, one point up."""
    corners = [(outer if i % 2 == 0 else inner, pi * i / points) for i in range(2 * points)]
    return "M" + " ".join([f"{r * sin(angle):.3g} {-r * cos(angle):.3g}" for r, angle in corners]) + "z"


def field(colour: str, width: int = 100, height: int = 70) -> str:
    """The whole picture in one colour."""
    return path(f"M0 0h{width}v{height}H0z", colour)


def use(name: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0, flip: bool = False) -> str:
    """The shared shape `_name`; it is drawn around the point 0 0, and what has no colour of its own takes this one."""
    return f'<use href="#_{name}"{filled(fill)} transform="{moved(x, y, size, turn, flip)}"/>'


def group(body: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0, flip: bool = False) -> str:
    return f'<g{filled(fill)} transform="{moved(x, y, size, turn, flip)}">{body}</g>'


def filled(colour: str) -> str:
    return f' fill="{colour}"' if colour else ""


def moved(x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    scale = f"scale({-size:g} {size:g})" if flip else f"scale({size:g})" if size != 1 else ""
    steps = [f"translate({x:g} {y:g})", f"rotate({turn:g})" if turn else "", scale]
    return " ".join([step for step in steps if step])


def symbol(name: str, body: str, box: str = "0 0 100 70") -> str:
    """A picture that fills the place it is given, whatever its proportions; so what matters is in its middle."""
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{body}</symbol>'


def sheet(shapes: Parts, symbols: Iterable[str]) -> str:
    """The file with all pictures of a game, after the shapes that they share."""
    defs = "".join([f'<g id="{name}">{body}</g>' for name, body in shapes.items()])
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{defs}</defs>{"".join(symbols)}</svg>'
