"""What a finished game is measured by, and where its figures should lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from posse.core.state import State
from posse.games.space_serenade.bots.profiles import PROFILES
from posse.games.space_serenade.rules.state import ABORTED, CAPTURED, table

GOALS: Final = {"turns": (8.0, 16.0)}
"""The span in which the mean of a figure should lie at every number of players, where it has one."""
CAPTURES: Final = (0.40, 0.75)
"""How often Vicious should be captured, with two players or more."""
SOLO_WINS: Final = (0.15, 0.45)
BY_SEAT: Final = 0.04
BY_CHARACTER: Final = 0.06
"""How far from even the share of victories may be."""
BOUGHT: Final = 0.02
"""In how many games every Common card should be bought."""
STANDARD: Final = "heuristic"
CHANGED: Final = tuple([name for name in PROFILES if name != STANDARD])
"""Bots that should not win more often than `MOST_WINS` against `RIVALS` standard ones."""
RIVALS: Final = 3
MOST_WINS: Final = 0.32
MODES: Final[tuple[dict[str, Any], ...]] = ({"characters": "random"},)
"""The options to measure the game with."""


def figures(state: State) -> dict[str, float]:
    """How long it was and how it ended; the score is the mean over the players."""
    s = table(state)
    scores = s.scores()
    return {
        "turns": s.turn / s.players,
        "vicious captured": float(s.outcome == CAPTURED),
        "aborted": float(s.outcome == ABORTED),
        "captures": float(sum([len(area.captured) for area in s.areas])),
        "score": sum(scores) / s.players,
        "winner": float(max(scores)),
    }


def report(finals: Mapping[int, Iterable[State]]) -> tuple[str, dict[str, str]]:
    """What finished games of each number of players say, in Markdown, and its pictures by name."""
    from posse.games.space_serenade.study.report import report

    return report(finals)
