"""The tables of a server: creates them, finds them, and evicts unused ones from memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Coroutine
from typing import Any, NamedTuple

from posse import bots
from posse.core.errors import PosseError, RecordError
from posse.core.game import Game
from posse.room import entries, races
from posse.room.entries import Made, Seat
from posse.room.errors import Refusal
from posse.room.room import Room
from posse.server import metrics
from posse.server.log import Log, News, Stored, StoreError, Write
from posse.server.table import Here, Table
from posse.server.workers import Workers

log = logging.getLogger("posse")

TICK = 0.5
SWEEP = 0.25
"""Seconds between two looks for tables that nobody drives."""
OVERDUE = 500
"""Milliseconds after which a table that should have gone on is looked after by another process."""
MOST_OVERDUE = 100
"""The maximum number of tables taken over at a time."""
SPREAD = races.WINDOW
"""Seconds that a race waits longer if players are connected to several processes: a move has to be written and read, so the
race takes as long as it may."""
RETRY, LONGEST_RETRY = 60.0, 3600.0
"""Seconds until a table that could not be opened is tried again; twice as many each time, up to a limit."""
DIGITS = "0123456789abcdefghijklmnopqrstuv"


def new_id(at: int) -> str:
    """An id that cannot be guessed. It begins with the time, so that tables of the same hour are close together on disk."""
    time = "".join([DIGITS[at >> shift & 31] for shift in range(29, 8, -5)])
    return time + secrets.token_urlsafe(9)


class Unopened(NamedTuple):
    """When a table that could not be opened is tried again, and how long that is after the last attempt."""

    again: float
    wait: float


class Tables:
    """The tables that are open in this process."""

    spread = SPREAD

    def __init__(self, log: Log, workers: Workers, pace: float = 0.6, most_open: int = 2000) -> None:
        self.log = log
        self.workers = workers
        self.pace = pace
        """Minimum seconds for a bot's move, so that people can follow."""
        self.tick = TICK if pace else TICK / 10
        """Seconds after which a bot without a move looks again."""
        self.most_open = most_open
        """The maximum number of tables in memory; unused ones are evicted first."""
        self.opened: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.elsewhere: dict[str, dict[str, Here]] = {}
        """Who is connected at other processes, by table and process."""
        self.unopened: dict[str, Unopened] = {}
        """Tables that need another version of Posse, or are damaged. Each is logged once."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.closed = False
        """Whether this process takes no new tables."""

    def begin(self) -> None:
        """Listens to other processes, and looks after tables that nobody drives."""
        self.log.watch(self.hear)
        self.spawn(self._sweep())

    # -- finding ----------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the log."""
        table = self.opened.get(id)
        if table is None:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self._open(id))
                self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
            table = await asyncio.shield(self.opening[id])
        table.used = time.monotonic()
        return table

    async def _open(self, id: str) -> Table:
        stored = await self.log.read(id)
        if not stored:
            raise Refusal("no-table")
        try:
            room = Room(id, [(at, entries.from_text(body)) for at, body in stored], self.log.now())
        except RecordError as error:  # unknown rules version or deck
            if self._postpone(id):
                log.warning("table %s cannot be opened: %s", short(id), error)
            raise Refusal("foreign", reason=str(error)) from None
        except Exception as error:
            if self._postpone(id):
                log.exception("table %s cannot be opened", short(id))
            await self.log.mark_damaged(id)
            raise Refusal("damaged") from error
        self.unopened.pop(id, None)
        return self.keep(Table(self, room))

    def keep(self, table: Table) -> Table:
        """Adds an open table, unless it was opened meanwhile; returns the one that is open."""
        if table.id not in self.opened:
            self.opened[table.id] = table
            table.elsewhere = {process: here for process, here in self.elsewhere.get(table.id, {}).items() if here}
            table.note_presence()
            self._make_room(table)
            table.driver.go_on()
        return self.opened[table.id]

    def here(self, id: str) -> Collection[str]:
        """The guests who are connected to a table, at all processes."""
        if id in self.opened:
            return self.opened[id].room.here
        return {guest for here in self.elsewhere.get(id, {}).values() for guest in here}

    def guests_elsewhere(self, id: str) -> int:
        """How many guests are connected to a table at other processes."""
        return sum([len(here) for here in self.elsewhere.get(id, {}).values()])

    # -- making -----------------------------------------------------------------------

    async def make(
        self, game: Game, guest: str, seats: list[Seat], listed: bool, seed: int | None = None, counts: bool = False
    ) -> Table:
        """Creates a table."""
        game.check_players(len(seats))
        for seat in seats:
            if seat.kind == "bot":
                bots.bot(game, seat.bot)
        if seed is not None and not 0 <= seed < 2**64:
            raise Refusal("seed")
        if seed is not None and sum(seat.kind != "bot" for seat in seats) > 1:
            raise Refusal("seed", "seed-alone")
        made = Made(**game.to_data(), host=guest, listed=listed, seats=seats, seed=seed, counts=counts)
        room, write = self._plan(made)
        await self.log.append(write)
        return self.keep(Table(self, room))

    def plan_rematch(self, room: Room, guest: str) -> tuple[Room, Write]:
        """A table of this guest with the same game and seats as a finished one, and what is to be written for it."""
        seats = [Seat(seat.kind, seat.name, seat.guest, seat.bot) for seat in room.seats]
        return self._plan(Made(**room.game.to_data(), host=guest, listed=room.about.listed, seats=seats, after=room.id))

    def _plan(self, made: Made) -> tuple[Room, Write]:
        now = self.log.now()
        room = Room(new_id(now), [(now, made)], now)
        people = tuple({made.host, *[seat.guest for seat in made.seats if seat.kind == "person"]})
        return room, Write(room.id, 0, [Stored(now, entries.to_text(made))], room.first_summary(), people)

    # -- other processes ------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Takes in what another process tells."""
        if news.guests is not None:
            here = dict(news.guests)
            self.elsewhere.setdefault(news.table, {})[news.process] = here
            if not here:
                del self.elsewhere[news.table][news.process]
                if not self.elsewhere[news.table]:
                    del self.elsewhere[news.table]
            if news.table in self.opened:
                self.opened[news.table].hear(news.process, here)
        elif not news.table:  # connected anew: anything may have happened
            for table in list(self.opened.values()):
                table.driver.stop()
                table.tell_presence()
                self.spawn(self._refresh(table))
        elif news.table in self.opened:
            table = self.opened[news.table]
            if news.entries == -1:
                self._remove(table)
            elif news.entries is not None and news.entries > table.room.number:
                self.spawn(self._refresh(table, news))

    async def _refresh(self, table: Table, news: News | None = None) -> None:
        try:
            await table.refresh(news)
        except StoreError as error:
            log.warning("table %s could not be read again: %s", short(table.id), error)
        table.driver.go_on()

    def _remove(self, table: Table) -> None:
        """Forgets a table that was removed, with its connections."""
        for connection in list(table.connections):
            connection.end()
        for waiter in table.waiters:
            if not waiter.done():
                waiter.set_exception(Refusal("no-table"))
        self._forget(table)

    def announce(self, id: str, here: Here) -> None:
        """Tells other processes who is connected to a table here."""
        if self.log.shared and not self.closing:
            self.spawn(self.log.announce(id, tuple(here.items())))

    async def _sweep(self) -> None:
        """Drives tables whose bots or clock should have gone on: their process has died, or the server was restarted."""
        while True:
            await asyncio.sleep(SWEEP)
            self.measure()
            try:
                due = await self.log.due(self.log.now() - OVERDUE, MOST_OVERDUE + len(self.unopened))
                late = [tab for tab in due if not self._is_postponed(tab) and not self._drives(tab)]
                for tab in await self.log.drive(*late):
                    await self._take_over(tab)
                for tab in self.unopened.keys() - due:
                    if not self._is_postponed(tab):  # another process drives it, or it was removed
                        del self.unopened[tab]
            except PosseError as error:
                log.warning("tables without a driver could not be looked for: %s", error)

    async def _take_over(self, id: str) -> None:
        """Drives a table from now on; one that cannot be opened keeps no other from going on."""
        try:
            await (await self.find(id)).driver.take_over()
        except StoreError:
            raise
        except Exception as error:
            if not isinstance(error, Refusal) and self._postpone(id):
                log.exception("table %s cannot go on", short(id))
            await self.log.release(id)

    def _postpone(self, id: str) -> bool:
        """Lets a table wait that cannot go on; returns whether it could before."""
        before = self.unopened.get(id)
        wait = RETRY if before is None else min(2 * before.wait, LONGEST_RETRY)
        self.unopened[id] = Unopened(time.monotonic() + wait, wait)
        return before is None

    def _is_postponed(self, id: str) -> bool:
        return id in self.unopened and self.unopened[id].again > time.monotonic()

    def _drives(self, id: str) -> bool:
        return id in self.opened and self.opened[id].driver.driving

    def measure(self) -> None:
        """Sets the metrics of this process."""
        metrics.open_tables.set(len(self.opened))
        metrics.bots_waiting.set(self.workers.waiting)
        metrics.bots_done.set(self.workers.done)
        metrics.bot_restarts.set(self.workers.restarts)
        metrics.bot_timeouts.set(self.workers.timeouts)

    # -- memory -------------------------------------------------------------------------

    def put_away(self, table: Table) -> None:
        """Evicts a table if it is not in use; it is rebuilt from the log."""
        if not table.in_use():
            self._forget(table)

    def _forget(self, table: Table) -> None:
        if self.opened.pop(table.id, None) is not None:
            if table.driver.driving:
                self.spawn(self.log.release(table.id))
            table.driver.stop()

    def _make_room(self, but: Table) -> None:
        """Evicts tables that are not in use, least recently used first, except this one."""
        if len(self.opened) > self.most_open:
            idle = [table for table in self.opened.values() if table is not but and not table.in_use()]
            many = len(self.opened) - self.most_open + self.most_open // 8  # more than needed, so that this happens rarely
            for table in sorted(idle, key=lambda table: table.used)[:many]:
                self._forget(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            level = logging.WARNING if isinstance(error, PosseError) else logging.ERROR
            log.log(level, "a bot or clock could not go on: %s", error, exc_info=None if level == logging.WARNING else error)

    async def close(self) -> None:
        self.closing = True
        for table in self.opened.values():
            table.driver.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()
        await self.log.close()


def short(id: str) -> str:
    """A table's id as it may be logged: the whole is a key to the table."""
    return f"{id[:5]}..."
