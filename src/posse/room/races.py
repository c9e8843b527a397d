"""Races for a move: the player who made it first wins, not the one with the lowest latency.

A racing move is written to the log as a `Press` with the time at which it was made: the time at which it arrived less half
the round trip, which is the kernel's measure and not the client's, and at most `MOST`. Whoever drives the table waits until no
earlier one can arrive, and then makes the moves in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.rng import Rng
from posse.room.entries import Press

if TYPE_CHECKING:
    from posse.room.room import Room

WINDOW = 0.150
"""The maximum time in seconds that a race waits after the first move (SB-R89)."""
MOST = 0.100
"""The maximum latency in seconds that is compensated."""
INSTANT = 0.002
"""Moves made within so many seconds count as simultaneous."""


def end(room: Room) -> int:
    """When the race is decided, in milliseconds: when no earlier move can arrive, by the longest latency of the others."""
    at, press = room.presses[0]
    way = (at - press.made) / 1000
    others = max([min(room.trip_of(seat) / 2, MOST) for seat in range(len(room.seats))], default=0.0)
    return at + round(1000 * min(WINDOW, max(0.0, others - way) + INSTANT + room.spread))


def first(room: Room) -> Press:
    """The move made first. Simultaneous ones are ordered by chance, reproducibly."""
    assert room.match is not None
    mixed = sorted([press for _, press in room.presses], key=lambda press: press.seat)
    Rng.seeded(room.match.record.seed ^ len(room.match.record.answers)).shuffle(mixed)
    return min(mixed, key=lambda press: press.made)
