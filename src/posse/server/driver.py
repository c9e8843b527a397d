"""What goes on at a table without people: bots think, and the clock runs."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from posse.core.choice import Deadline
from posse.core.record import Match
from posse.core.state import CLOCK
from posse.server.minds import MindLost
from posse.server.refusal import Refusal
from posse.server.store import StoreError

if TYPE_CHECKING:
    from posse.server.table import Table

log = logging.getLogger("posse")

RETRY = 1.0
"""Seconds until a bot or clock tries again after the disk or its process has failed it."""


class Driver:
    """The bots and the clock of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: set[int] = set()
        self.timer: tuple[int, asyncio.TimerHandle] | None = None
        self.retrying = 0

    def busy(self) -> bool:
        return bool(self.thinking or self.timer or self.retrying)

    def go_on(self, match: Match) -> None:
        """Asks the bots whose turn it is, and sets the clock."""
        for seat in match.state.waiting():
            if self.table.bot_of(seat) and seat not in self.thinking:
                self.thinking.add(seat)
                self.table.hall.spawn(self._think(seat))
        due = match.state.deadline()
        if self.timer is not None and (due is None or due.key != self.timer[0]):
            self.timer[1].cancel()
            self.timer = None
        if due is not None and self.timer is None:
            self.timer = (due.key, self._wake(due))

    def _wake(self, due: Deadline) -> asyncio.TimerHandle:
        """A countdown goes on from where it began, also when the server was away meanwhile."""
        left = due.seconds - (time.time() - self.table.since[1] / 1000)
        return asyncio.get_running_loop().call_later(max(0.0, left), lambda: self.table.hall.spawn(self._time_is_up(due.key)))

    async def _think(self, seat: int) -> None:
        """A bot chooses from what it sees; if the table has moved on meanwhile, it thinks again."""
        try:
            while self.table.match is not None and seat in self.table.match.state.waiting() and (bot := self.table.bot_of(seat)):
                match = self.table.match
                answers = self.table.answers_of(seat)
                seed = match.record.seed ^ len(match.record.answers) + 1
                begun = time.monotonic()
                move = await self.table.hall.minds.choose(match.state.seen_by(seat), seat, bot, seed)
                await asyncio.sleep(max(0.0, self.table.hall.pace - (time.monotonic() - begun)))
                async with self.table.lock:
                    unchanged = self.table.answers_of(seat) == answers and self.table.bot_of(seat) == bot
                    if unchanged and move in match.state.options(seat):
                        await self.table.answer(seat, move)
        except (StoreError, MindLost, Refusal) as error:
            log.warning("a bot tries again soon: %s", error)
            self._retry()
        finally:
            self.thinking.discard(seat)

    async def _time_is_up(self, key: int) -> None:
        async with self.table.lock:
            due = self.table.match.state.deadline() if self.table.match is not None else None
            self.timer = None
            if due is not None and due.key == key:
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
