"""The palette, and shapes with a lit edge.

The light comes from the upper left: a lit shape is drawn twice, first in the colour of the light and
slightly to that side, then in its own colour.
"""

from __future__ import annotations

from typing import Final

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


def shape(id: str, more: str = "") -> str:
    """A shared shape at its original place."""
    return f'<use href="#{id}"{more and " " + more}/>'


def styled(body: str, more: str) -> str:
    return f"<g {more}>{body}</g>"


def fill(colour: str, body: str) -> str:
    return styled(body, f'fill="{colour}"')


def lit(body: str, light: str, colour: str = INK) -> str:
    """A silhouette with a lit edge."""
    return styled(body, f'fill="{light}" transform="translate(-1.3 -.9)"') + fill(colour, body)
