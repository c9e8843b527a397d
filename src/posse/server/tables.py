"""The tables of a server: creates them, finds them, and evicts unused ones from memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from posse import bots
from posse.core.errors import PosseError, RecordError
from posse.core.game import Game
from posse.server.errors import Refusal
from posse.server.seats import Seat
from posse.server.store import ENTRY, GUEST, LIST, Row, Store, body_of
from posse.server.table import Table
from posse.server.workers import Workers

log = logging.getLogger("posse")


TICK = 1.0
DIGITS = "0123456789abcdefghijklmnopqrstuv"


def new_id(at: int) -> str:
    """An id that cannot be guessed. It begins with the time, so that tables of the same hour are close together on disk."""
    time = "".join([DIGITS[at >> shift & 31] for shift in range(29, 8, -5)])
    return time + secrets.token_urlsafe(9)


class Tables:
    """The tables in memory. All run in one event loop, so a table has one writer."""

    def __init__(self, store: Store, workers: Workers, pace: float = 0.6, most_open: int = 2000) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        """Minimum seconds for a bot's move, so that people can follow."""
        self.tick = TICK if pace else TICK / 10
        """Seconds after which a bot without a move looks again."""
        self.most_open = most_open
        """The maximum number of tables in memory; unused ones are evicted first."""
        self.opened: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def find(self, id: str) -> Table:
        """A table by its id, from memory or from the log."""
        table = self.opened.get(id)
        if table is None:
            table = self._open(id)
            table.go_on()
            self._keep(table)
        table.used = time.monotonic()
        return table

    def own(self, guest: str, most: int = 50) -> list[Table]:
        """The guest's tables, the latest first."""
        return [table for tab in self.store.tables_of(guest, most) if (table := self._try(tab)) is not None]

    def waiting(self, most: int = 50) -> list[Table]:
        """Listed tables with a free seat, the latest first."""
        found: list[Table] = []
        for tab in self.store.listed():
            table = self._try(tab)
            if table is not None and table.has_room():
                found.append(table)
            if len(found) == most:
                break
        return found

    def _try(self, id: str) -> Table | None:
        """A table by its id; None if it is damaged, so that lists show the others."""
        with suppress(Refusal):
            return self.find(id)
        return None

    def _open(self, id: str) -> Table:
        entries = self.store.log(id)
        if not entries:
            raise Refusal("no-table")
        try:
            return Table(self, id, entries)
        except RecordError as error:  # unknown rules version or deck
            log.warning("table %s cannot be opened: %s", id, error)
            raise Refusal("foreign", reason=str(error)) from None
        except Exception as error:
            log.exception("table %s cannot be opened", id)
            raise Refusal("damaged") from error

    def _keep(self, table: Table) -> None:
        self.opened[table.id] = table
        self._make_room(table)

    async def make(
        self,
        game: Game,
        guest: str,
        seats: list[Seat],
        listed: bool,
        seed: int | None = None,
        after: Table | None = None,
        counts: bool = False,
    ) -> Table:
        """Creates a table, perhaps as the rematch of another."""
        game.check_players(len(seats))
        for seat in seats:
            if seat.kind == "bot":
                bots.bot(game, seat.bot)
        if seed is not None and sum(seat.kind != "bot" for seat in seats) > 1:
            raise Refusal("seed", "seed-alone")
        if seed is not None and not 0 <= seed < 2**64:
            raise Refusal("seed")
        at = int(time.time() * 1000)
        tab = new_id(at)
        entry: dict[str, Any] = {
            "t": "made",
            **game.to_data(),
            "host": guest,
            "listed": listed,
            "seats": [{"kind": s.kind, "name": s.name, "guest": s.guest, "bot": s.bot} for s in seats],
        }
        if seed is not None:
            entry["seed"] = seed
        if counts:
            entry["counts"] = True
        if after is not None:
            entry["after"] = after.id
        body = body_of(entry)
        people = {guest, *[seat.guest for seat in seats if seat.kind == "person"]}
        rows: list[Row] = [(ENTRY, (tab, 0, at, body)), *[(GUEST, (person, tab, at)) for person in people]]
        if listed:
            rows.append((LIST, (tab, at)))
        following = {"t": "next", "table": tab}
        if after is not None:
            rows.append((ENTRY, (after.id, after.entries, at, body_of(following))))
        await self.store.append(*rows)
        if after is not None:
            after.apply(at, following)
        table = Table(self, tab, [(at, body)])
        self._keep(table)
        return table

    def put_away(self, table: Table) -> None:
        """Evicts a table if it is not in use; it is rebuilt from the log."""
        if not table.in_use():
            self._forget(table)

    def _forget(self, table: Table) -> None:
        if self.opened.pop(table.id, None) is not None:
            table.dissolve()

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
        for task in list(self.tasks):
            task.cancel()
        self.workers.close()
        self.store.close()
