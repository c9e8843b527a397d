"""Races for a move: the player who made it first wins, not the one with the lowest latency."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from posse.core.rng import Rng
from posse.server.errors import Refusal

if TYPE_CHECKING:
    from posse.server.table import Table

WINDOW = 0.150
"""The maximum time in seconds that a race waits after the first move (SB-R89)."""
MOST = 0.100
"""The maximum latency in seconds that is compensated."""
INSTANT = 0.002
"""Moves made within so many seconds count as simultaneous."""


class Entry:
    """A move in a race."""

    def __init__(self, seat: int, move: int, at: int) -> None:
        self.seat = seat
        self.move = move
        self.at = at
        """When it was made, in milliseconds."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(heard)


def heard(done: asyncio.Future[None]) -> None:
    """Marks the result as retrieved: the player may have disconnected."""
    if not done.cancelled():
        done.exception()


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Race:
    """The moves that have arrived since the first, until the race is decided."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []

    def of(self, seat: int) -> Entry | None:
        """The move of this seat."""
        return next((entry for entry in self.entries if entry.seat == seat), None)

    def enter(self, seat: int, move: int, trip: float) -> asyncio.Future[None]:
        """Enters a legal move. The future is done when the race is decided; it raises if the move is no longer legal then."""
        entered = self.of(seat)
        if entered is not None:
            return entered.done
        way = min(trip / 2, MOST)
        entry = Entry(seat, move, int((time.time() - way) * 1000))
        self.entries.append(entry)
        if len(self.entries) == 1:
            asyncio.get_running_loop().call_later(self._patience(way), self._end)
        return entry.done

    def _patience(self, way: float) -> float:
        """Seconds to wait until no earlier move can arrive, from the longest latency of the others."""
        others = max([min(viewer.trip() / 2, MOST) for viewer in self.table.viewers if viewer.seat >= 0], default=0.0)
        return min(WINDOW, max(0.0, others - way) + INSTANT)

    def _end(self) -> None:
        self.table.tables.spawn(self._decide())

    async def _decide(self) -> None:
        async with self.table.lock:
            entries, self.entries = self.in_order(), []
            for entry in entries:
                try:
                    await self._answer(entry)
                    settle(entry.done, None)
                except Exception as error:  # report it to everybody who waits
                    settle(entry.done, error)
            self.table.go_on()

    async def _answer(self, entry: Entry) -> None:
        match = self.table.match
        if match is None or entry.move not in match.state.options(entry.seat):
            raise Refusal("raced")
        await self.table.answer(entry.seat, entry.move, entry.at)

    def in_order(self) -> list[Entry]:
        """The entries by time. Simultaneous ones are ordered by chance, reproducibly."""
        match = self.table.match
        seed = match.record.seed ^ len(match.record.answers) if match is not None else 0
        mixed = sorted(self.entries, key=lambda entry: entry.seat)
        Rng.seeded(seed).shuffle(mixed)
        return sorted(mixed, key=lambda entry: entry.at)
