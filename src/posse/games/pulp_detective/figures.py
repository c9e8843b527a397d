"""What a finished game is measured by, and where its figures should lie."""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.pulp_detective.rules.state import BEATEN, NOBODY, OUT_OF_ENERGY, OUT_OF_TIME, table

GOALS: Final = {"turns": (8.0, 20.0)}
"""The span in which the mean of a figure should lie at every number of players, where it has one."""
STANDARD: Final = "heuristic"
CHANGED: Final[tuple[str, ...]] = ()
RIVALS: Final = 1
MOST_WINS: Final = 0.5
"""There are no bots that play by another profile."""
MODES: Final[tuple[dict[str, Any], ...]] = ({}, {"mode": "rivals"}, {"mode": "partners"})
"""The options to measure the game with."""


def figures(state: State) -> dict[str, float]:
    """How it ended, and what was left; clues and Energy are the mean over the players."""
    s = table(state)
    fates = [area.fate for area in s.areas]
    return {
        "solved": float(s.solver != NOBODY),
        "turns": float(s.turn),
        "clues": sum([area.clues for area in s.areas]) / s.players,
        "energy": sum([area.energy for area in s.areas]) / s.players,
        "hour": float(max(s.hours)),
        "cards": sum([len(row) for area in s.areas for row in area.rows]) / s.players,
        "out of time": float(OUT_OF_TIME in fates),
        "out of energy": float(OUT_OF_ENERGY in fates),
        "beaten": float(BEATEN in fates),
    }
