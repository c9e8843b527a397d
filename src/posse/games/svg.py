"""SVG elements as text, and sprites of symbols. Each game has its own palette. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from zlib import crc32

from posse.core.rng import Rng

Parts = dict[str, str]
"""Pictures or shared shapes by id; only ids of shared shapes begin with `_`."""


def rng_for(slug: str) -> Rng:
    """A generator seeded by the id of a card, so that a card always has the same picture."""
    return Rng.seeded(crc32(slug.encode()))


def path(d: str, fill: str = "", more: str = "") -> str:
    return f'<path{fill_attribute(fill)} d="{d}"{more and " " + more}/>'


def line(d: str, stroke: str, width: float, more: str = "") -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" d="{d}"{more and " " + more}/>'


def disc(x: float, y: float, r: float, fill: str = "", more: str = "") -> str:
    return f'<circle{fill_attribute(fill)} cx="{x:g}" cy="{y:g}" r="{r:g}"{more and " " + more}/>'


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    place = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<circle fill="none" stroke="{stroke}" stroke-width="{width:g}" {place}{more and " " + more}/>'


def star(points: int, outer: float, inner: float) -> str:
    """The outline of a star around the origin, one point up."""
    corners = [(outer if i % 2 == 0 else inner, pi * i / points) for i in range(2 * points)]
    return "M" + " ".join([f"{r * sin(angle):.3g} {-r * cos(angle):.3g}" for r, angle in corners]) + "z"


def background(colour: str, width: int = 100, height: int = 70) -> str:
    """A filled rectangle of the size of the picture."""
    return path(f"M0 0h{width}v{height}H0z", colour)


def use(name: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0, flip: bool = False) -> str:
    """The shared shape `_name`, which is drawn around the origin; `fill` colours its parts without a fill."""
    return f'<use href="#_{name}"{fill_attribute(fill)} transform="{transform(x, y, size, turn, flip)}"/>'


def group(body: str, x: float = 0, y: float = 0, size: float = 1, fill: str = "", turn: float = 0, flip: bool = False) -> str:
    return f'<g{fill_attribute(fill)} transform="{transform(x, y, size, turn, flip)}">{body}</g>'


def fill_attribute(colour: str) -> str:
    return f' fill="{colour}"' if colour else ""


def transform(x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    scale = f"scale({-size:g} {size:g})" if flip else f"scale({size:g})" if size != 1 else ""
    steps = [f"translate({x:g} {y:g})", f"rotate({turn:g})" if turn else "", scale]
    return " ".join([step for step in steps if step])


def symbol(name: str, body: str, box: str = "0 0 100 70") -> str:
    """A picture that is scaled to cover its place and cropped; keep what matters in the middle."""
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{body}</symbol>'


def sprite_sheet(shapes: Parts, symbols: Iterable[str]) -> str:
    """The SVG file with all pictures of a game and the shapes that they share."""
    defs = "".join([f'<g id="{name}">{body}</g>' for name, body in shapes.items()])
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{defs}</defs>{"".join(symbols)}</svg>'
