"""Drives a table: asks its bots for moves and runs its clock."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from posse.core.choice import Deadline
from posse.core.record import Match
from posse.core.state import CLOCK
from posse.server.errors import Refusal
from posse.server.store import StoreError
from posse.server.workers import WorkerLost

if TYPE_CHECKING:
    from posse.server.table import Table

log = logging.getLogger("posse")

PULSE = 2.0
"""Seconds between two messages with latencies, in real-time games."""
EARLY = 0.01
"""Seconds that a timer may be early."""
RETRY = 1.0
"""Seconds until a bot or clock tries again after an error of the disk or a worker."""


def seed_of(match: Match, seat: int, waited: int) -> int:
    """The seed of a bot's generator: different for each seat, each answer and each wait."""
    return match.record.seed ^ len(match.record.answers) + 1 ^ waited << 32 ^ seat << 56


class Driver:
    """The bots and the clock of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: set[int] = set()
        self.timer: tuple[int, asyncio.TimerHandle] | None = None
        self.retrying = 0
        self.pulse: asyncio.TimerHandle | None = None

    def busy(self) -> bool:
        return bool(self.thinking or self.timer or self.retrying)

    def go_on(self, match: Match) -> None:
        """Asks the bots that must choose, and sets the timer."""
        for seat in match.state.waiting():
            if self.table.bot_of(seat) and seat not in self.thinking:
                self.thinking.add(seat)
                self.table.tables.spawn(self._think(seat))
        due = match.state.deadline()
        if self.timer is not None and (due is None or due.key != self.timer[0]):
            self.timer[1].cancel()
            self.timer = None
        if due is not None and self.timer is None:
            self.timer = (due.key, self._wake(due))
        if due is not None and self.pulse is None:
            self._beat()

    def _waits(self, due: Deadline) -> bool:
        """Whether an answer made in time may still arrive, since a latency has turned out to be longer."""
        return self.table.clock.left(due) + self.table.clock.grace(due) > EARLY

    def _wake(self, due: Deadline) -> asyncio.TimerHandle:
        left = max(0.0, self.table.clock.left(due) + self.table.clock.grace(due))
        return asyncio.get_running_loop().call_later(left, lambda: self.table.tables.spawn(self._time_is_up(due.key)))

    def _beat(self) -> None:
        """Sends latencies at intervals while somebody is connected and the game has countdowns."""
        self.pulse = None
        if self.table.viewers and self.table.status == "playing":
            self.table.clock.send_pulse()
            self.pulse = asyncio.get_running_loop().call_later(PULSE, self._beat)

    async def _think(self, seat: int) -> None:
        """Asks a bot for a move; asks again if the position has changed meanwhile."""
        try:
            waited = 0
            while self.table.match is not None and seat in self.table.match.state.waiting() and (bot := self.table.bot_of(seat)):
                match, answers = self.table.match, self.table.answers_of(seat)
                begun = time.monotonic()
                move = await self.table.tables.workers.choose(match.state.seen_by(seat), seat, bot, seed_of(match, seat, waited))
                waits = move not in match.state.options(seat)
                pace = self.table.tables.tick if waits else self.table.tables.pace
                await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
                waited += waits
                if not waits:
                    await self._move(match, seat, bot, answers, move)
        except (StoreError, WorkerLost, Refusal) as error:
            log.warning("a bot tries again soon: %s", error)
            self._retry()
        finally:
            self.thinking.discard(seat)

    async def _move(self, match: Match, seat: int, bot: str, answers: int, move: int) -> None:
        """Makes the bot's move if it is still legal."""
        async with self.table.lock:
            unchanged = self.table.match is match and self.table.answers_of(seat) == answers and self.table.bot_of(seat) == bot
            possible = unchanged and move in match.state.options(seat) and not self.table.clock.is_late(seat)
            raced = await self.table.act(seat, move) if possible else None
        if raced is not None:
            with suppress(Refusal):
                await raced

    async def _time_is_up(self, key: int) -> None:
        async with self.table.lock:
            due = self.table.match.state.deadline() if self.table.match is not None else None
            self.timer = None
            if due is None or due.key != key or self.table.race.entries:  # the race continues the game
                return
            if self._waits(due):
                self.timer = (key, self._wake(due))
            else:
                try:
                    await self.table.answer(CLOCK, due.move)
                except (StoreError, Refusal) as error:
                    log.warning("the clock tries again soon: %s", error)
                    self._retry()

    def _retry(self) -> None:
        self.retrying += 1
        asyncio.get_running_loop().call_later(RETRY, self._again)

    def _again(self) -> None:
        self.retrying -= 1
        self.table.go_on()
