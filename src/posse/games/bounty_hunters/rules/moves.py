"""Moves as numbers: each name is the first move of its verb.

Numbers and not lengths of tables, since mypyc compiles only those into the code; `BountyHunters.declare` checks them.
"""

from __future__ import annotations

from typing import Final

DRAW: Final = 11
"""After the moves that every game has."""
CHOOSE: Final = DRAW + 4
SELL: Final = CHOOSE + 195
PLAY: Final = SELL + 1
RESERVE: Final = PLAY + 1
AGAINST: Final = RESERVE + 1
ACTIVATE: Final = AGAINST + 44
DONE: Final = ACTIVATE + 44
