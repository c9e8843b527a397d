"""Odds and best moves that are worked out anew, whatever was worked out before."""

from __future__ import annotations

from posse.core.state import State
from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.odds.steps import best_move, chance
from posse.games.pulp_detective.rules.state import table


def odds(state: State, seat: int) -> float:
    """Of the mission or confrontation that the seat is playing."""
    return chance(Odds(), table(state), seat)


def best(state: State, seat: int) -> int:
    """A move that keeps the odds as high as they are."""
    return best_move(Odds(), table(state), seat)
