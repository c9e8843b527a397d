"""The palette: midnight, brass and smoke."""

from __future__ import annotations

from typing import Final

from posse.games.svg import line, path

INK: Final = "#0a0f1f"
NIGHT: Final = "#121b36"
BRASS: Final = "#d9a441"
GOLD: Final = "#f3cf7a"
SMOKE: Final = "#8e99b5"
PAPER: Final = "#ecdcb4"
CREAM: Final = "#f8eed3"
BLOOD: Final = "#c8402f"


def hole(d: str, fill: str = "") -> str:
    """A shape with holes: inner outlines are cut out."""
    return path(d, fill, 'fill-rule="evenodd"')


def round_line(d: str, stroke: str, width: float) -> str:
    return line(d, stroke, width, 'stroke-linecap="round" stroke-linejoin="round"')
