"""What a finished game is measured by, and where its figures should lie."""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.space_bowl.rules.state import LAST_SPACE, table

GOALS: Final = {"rounds": (7.0, 10.0)}
"""The span in which the mean of a figure should lie at every number of players, where it has one."""
STANDARD: Final = "pilot"
CHANGED: Final = ("rookie",)
"""Bots that should not win more often than `MOST_WINS` against `RIVALS` standard ones."""
RIVALS: Final = 3
MOST_WINS: Final = 0.25
MODES: Final[tuple[dict[str, Any], ...]] = ({}, {"size": 6})
"""The options to measure the game with."""


def figures(state: State) -> dict[str, float]:
    """How long it was and how it ended; points and cards are the mean over the players."""
    s = table(state)
    first, second = sorted(s.points, reverse=True)[:2]
    return {
        "rounds": float(s.round),
        "winner": float(first),
        "lead": float(first - second),
        "points": sum(s.points) / s.players,
        "cards": sum(s.reserves) / s.players,
        "at 18": float(first >= LAST_SPACE),
        "shared": float(s.ranking().count(1) > 1),
    }
