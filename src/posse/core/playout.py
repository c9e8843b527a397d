"""Whole games inside the compiled module: where bulk play belongs."""

from __future__ import annotations

from posse.core.native import i64
from posse.core.rng import Rng
from posse.core.state import OPEN, State


def play_out(state: State, rng: Rng, most: int = 1_000_000) -> int:
    """Plays random legal moves to the end, or at most so many; returns how many it made."""
    made: i64 = 0
    limit: i64 = most
    while made < limit:
        seat = state.first_waiting()
        if seat == OPEN:
            break
        options = state.moves_of(seat)
        state.take(seat, options[rng.below(len(options))])
        made += 1
    return made


def compiled() -> bool:
    """Whether this very code runs compiled."""
    return not __file__.endswith(".py")
