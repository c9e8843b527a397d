"""Figures of a finished game, and the goals for them."""

from __future__ import annotations

from typing import Final

from posse.core.state import State
from posse.games.bounty_hunters.bots.profiles import PROFILES
from posse.games.bounty_hunters.rules.state import table

GOALS: Final = {"rounds": (12.0, 17.0), "contracts": (6.0, 12.0)}
"""The range for the mean of a figure, for every number of players."""
MOST_WINS: Final = 0.32
"""The largest share of games that a changed profile may win against `RIVALS` standard bots."""
RIVALS: Final = 3
STANDARD: Final = "heuristic"
CHANGED: Final = tuple([name for name in PROFILES if name != STANDARD])
MODES: Final = ({"mode": "standard"}, {"mode": "discovery"})
"""The options that are measured."""


def figures(state: State) -> dict[str, float]:
    """The rounds, the winning score, and means over players of each score line, captures and credits."""
    s = table(state)
    sheets = [s.sheet(seat) for seat in range(s.players)]
    totals: dict[str, float] = {
        "targets": sum(sheet.targets for sheet in sheets),
        "crates": sum(sheet.crates for sheet in sheets),
        "majority": sum(sheet.majority for sheet in sheets),
        "contracts": sum(sheet.contracts for sheet in sheets),
        "hunters": -sum(sheet.hunters for sheet in sheets),
        "captures": sum(len(area.captured) for area in s.areas),
        "credits": sum(area.credits for area in s.areas),
    }
    if s.game.chosen["mode"] == "discovery":
        del totals["contracts"]
    winner = float(max(sheet.total for sheet in sheets))
    return {"rounds": float(s.round), "winner": winner, **{name: total / s.players for name, total in totals.items()}}
