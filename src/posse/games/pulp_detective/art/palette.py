"""The palette: paper, black and a second colour.

Shapes without a fill are black. The second colour is red; `printed` replaces it.
"""

from __future__ import annotations

from typing import Final

from posse.games import svg
from posse.games.svg import path, ring, transform

INK: Final = "#17120f"
RED: Final = "#d03a24"
PAPER: Final = "#f1e4c4"
BLUE: Final = "#2b5c8f"
GREEN: Final = "#2f7a4c"


def plain(slug: str) -> str:
    """A name as the key of a picture: lower case, words joined by hyphens."""
    words = "".join([c if c.isalnum() else " " for c in slug.lower().replace("'", "")])
    return "-".join(words.split())


def black(d: str) -> str:
    return path(d)


def red(d: str) -> str:
    return path(d, RED)


def paper(d: str) -> str:
    return path(d, PAPER)


def drawn(body: str, stroke: str, width: float = 1) -> str:
    """A body with an outline."""
    return f'<g stroke="{stroke}" stroke-width="{width:g}">{body}</g>'


def tone(x: float, y: float, colour: str = INK, turn: float = 0, size: float = 1) -> str:
    """Halftone: rows of dots that shrink downwards, 108 wide and 22 high."""
    return f'<use href="#_tone" stroke="{colour}" transform="{transform(x, y, size, turn, False)}"/>'


def glow(x: float, y: float, r: float, colour: str) -> str:
    """Rings of halftone dots around a light."""
    rings = ((r + 2.5, 2.6), (r + 6, 1.9), (r + 9.5, 1.2))
    return "".join([ring(x, y, far, colour, width, 'stroke-linecap="round" stroke-dasharray="0 3.6"') for far, width in rings])


def screen() -> str:
    """The shared shape of `tone`."""
    rows = [
        f'<path stroke-width="{width:g}" d="M{1.7 * (i % 2):g} {3.1 * i:.3g}h108"/>'
        for i, width in enumerate((3.3, 2.9, 2.5, 2.1, 1.7, 1.3, 0.9))
    ]
    return f'<g fill="none" stroke-linecap="round" stroke-dasharray="0 3.4">{"".join(rows)}</g>'


def printed(body: str, colour: str) -> str:
    """A picture with another second colour."""
    return body.replace(RED, colour)


def symbol(name: str, body: str, box: str = "0 0 100 70") -> str:
    return svg.symbol(name, f'<g fill="{INK}">{body}</g>', box)


def icon(name: str, body: str) -> str:
    """A badge icon, in the colour of the text beside it."""
    return svg.symbol(name, f'<g fill="currentColor" fill-rule="evenodd" transform="{transform(12, 12)}">{body}</g>', "0 0 24 24")
