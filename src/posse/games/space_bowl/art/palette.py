"""The palette."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#0b1029"
LIGHT: Final = "#f6f3e6"
DUST: Final = "#8fa0d8"
GLASS: Final = "#2a3568"
MAUVE: Final = "#c58bf2"
