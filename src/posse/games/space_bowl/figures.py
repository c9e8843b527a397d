"""Figures of a finished game, and the goals for them."""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.space_bowl.rules.state import LAST_SPACE, table

GOALS: Final = {"rounds": (7.0, 10.0)}
"""The range for the mean of a figure, for every number of players."""
STANDARD: Final = "pilot"
CHANGED: Final = ("rookie",)
"""Bots that may win at most `MOST_WINS` of their games against `RIVALS` standard bots."""
RIVALS: Final = 3
MOST_WINS: Final = 0.25
MODES: Final[tuple[dict[str, Any], ...]] = ({}, {"size": 6})
"""The options that are measured."""


def figures(state: State) -> dict[str, float]:
    """Rounds, winning score, lead and kind of end; points and cards are means over players."""
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
