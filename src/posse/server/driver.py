"""Drives a table: asks its bots for moves and lets its time pass. At most one process at a time drives a table."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from functools import partial
from typing import TYPE_CHECKING

from posse.core.errors import PosseError
from posse.core.record import Match

if TYPE_CHECKING:
    from posse.server.table import Table

log = logging.getLogger("posse")

PULSE = 2.0
"""Seconds between two messages with latencies, in real-time games."""
RETRY = 1.0
"""Seconds until a bot or clock tries again after an error."""


def seed_of(match: Match, seat: int, waited: int) -> int:
    """The seed of a bot's generator: different for each seat, each answer and each wait."""
    return match.record.seed ^ len(match.record.answers) + 1 ^ waited << 32 ^ seat << 56


class Driver:
    """The bots and the clock of one table."""

    def __init__(self, table: Table) -> None:
        self.owner = weakref.ref(table)
        """Weak, so that a table that is evicted is freed at once: collecting many of them would block all tables."""
        self.driving = False
        """Whether this process drives the table."""
        self.asking = False
        self.thinking: set[int] = set()
        self.timer: tuple[int, asyncio.TimerHandle] | None = None
        self.retry: asyncio.TimerHandle | None = None
        self.beat: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        table = self.owner()
        assert table is not None
        return table

    def busy(self) -> bool:
        return bool(self.thinking or self.timer or self.retry or self.asking)

    def go_on(self) -> None:
        """Asks the bots that must choose, and sets the timer."""
        room = self.table.room
        if self.beat is None and room.countdown is not None:
            self._beat()
        bots, wake = room.bots_to_move(), room.wake_at()
        if not self.driving:
            if (bots or wake is not None) and not self.asking and self.retry is None:
                self.asking = True
                self.table.tables.spawn(self._drive())
            return
        for seat in bots:
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.table.tables.spawn(self._think(seat))
        if self.timer is not None and self.timer[0] != wake:
            self.timer[1].cancel()
            self.timer = None
        if wake is not None and self.timer is None:
            left = max(0.0, (wake - self.table.tables.log.now()) / 1000)
            self.timer = wake, asyncio.get_running_loop().call_later(left, self._wake)

    async def _drive(self) -> None:
        """Becomes the driver, unless another process is; if that one dies, `Tables` notices that the table is overdue."""
        try:
            if await self.table.tables.log.drive(self.table.id):
                await self.take_over()
        except PosseError as error:
            log.warning("a table waits for its driver: %s", error)
            self._try_again()
        finally:
            self.asking = False

    async def take_over(self) -> None:
        """Drives the table from now on."""
        await self.table.refresh()
        self.driving = True
        self.go_on()

    def stop(self) -> None:
        """Stops driving: another process may do so, or nobody needs to."""
        self.driving = False
        for timer in (self.timer[1] if self.timer is not None else None, self.retry, self.beat):
            if timer is not None:
                timer.cancel()
        self.timer = self.retry = self.beat = None

    def _beat(self) -> None:
        """Sends latencies at intervals while somebody is connected and the game has countdowns."""
        self.beat = None
        if self.table.connections and self.table.room.status == "playing":
            self.table.pulse()
            self.beat = asyncio.get_running_loop().call_later(PULSE, self._beat)

    async def _think(self, seat: int) -> None:
        """Asks a bot for a move; asks again if the position has changed meanwhile. Where time counts, it does not move at once;
        elsewhere each viewer decides how fast its moves are shown."""
        table, room = self.table, self.table.room
        try:
            waited = 0
            while self.driving and seat in room.bots_to_move() and room.match is not None:
                bot, answers, begun = room.bot_of(seat), room.answers_of(seat), time.monotonic()
                seen = room.match.state.seen_by(seat)
                asked, seed = room.seconds_asked(seat, table.tables.log.now()), seed_of(room.match, seat, waited)
                move = await table.tables.workers.choose(table.id, seen, seat, bot, seed, asked)
                waits = move not in seen.options(seat)
                pace = table.tables.tick if waits else table.tables.pace if room.game.untimed else 0.0
                await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
                waited += waits
                if not waits:
                    await table.do(partial(room.bot_move, seat, bot, answers, move))
        except PosseError as error:
            log.warning("a bot tries again soon: %s", error)
            self._try_again()
        except Exception:  # a fault must not leave the table without its bots
            log.exception("a bot failed")
            self._try_again()
        finally:
            self.thinking.discard(seat)

    def _wake(self) -> None:
        self.timer = None
        self.table.tables.spawn(self._tick())

    async def _tick(self) -> None:
        """Lets time pass until nothing more happens by itself now."""
        if not self.driving:
            return
        try:
            await self.table.do(self.table.room.tick)
        except PosseError as error:
            log.warning("the clock tries again soon: %s", error)
            self._try_again()
        except Exception:
            log.exception("the clock failed")
            self._try_again()
        else:
            self.go_on()

    def _try_again(self) -> None:
        if self.retry is None:
            self.retry = asyncio.get_running_loop().call_later(RETRY, self._again)

    def _again(self) -> None:
        self.retry = None
        self.go_on()
