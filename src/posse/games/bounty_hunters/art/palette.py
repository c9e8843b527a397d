"""The inks, and how they are laid on.

The light always comes from the upper left: what stands in it is drawn twice, first in the
colour of the light and a little to that side, then in ink.
"""

from __future__ import annotations

from typing import Final

from posse.games.svg import disc

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


def ring(x: float, y: float, r: float, stroke: str, width: float, more: str = "") -> str:
    return disc(x, y, r, "none", f'stroke="{stroke}" stroke-width="{width:g}"{more and " " + more}')


def shape(id: str, more: str = "") -> str:
    """A shared shape, where it was drawn."""
    return f'<use href="#{id}"{more and " " + more}/>'


def styled(body: str, more: str) -> str:
    return f"<g {more}>{body}</g>"


def fill(colour: str, body: str) -> str:
    return styled(body, f'fill="{colour}"')


def lit(body: str, light: str, ink: str = INK) -> str:
    """A silhouette with the light on its edge."""
    return styled(body, f'fill="{light}" transform="translate(-1.3 -.9)"') + fill(ink, body)
