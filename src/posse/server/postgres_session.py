"""The connection of a process to PostgreSQL that stays open: locks, news of other processes, who is connected where.

If it is lost, so are its locks. It is opened again by itself, and the server is told to look at every open table again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import asyncpg
import msgspec
from msgspec import Struct

from posse.server.log import News, Stored
from posse.server.wall_clock import WallClock, elapsed

log = logging.getLogger("posse")

CHANNEL = "posse"
BEAT = 1.0
"""Seconds between two looks whether the connection and the other processes are alive."""
RETRY = 0.1
"""Seconds between two attempts to connect."""
TIMEOUT = 5.0
"""Seconds after which a database that does not answer counts as lost."""
SAMPLES = 8
"""How many measurements of the database's clock are compared: the quickest is the most exact."""
MOST_GUESTS = 100
"""The maximum number of guests told for a table and a process: a notification has at most 8,000 bytes."""

LOST = (OSError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InterfaceError)
"""Errors of a connection that ended. Whether its last statement was carried out is unknown."""

DRIVE = "SELECT tab FROM unnest($1::text[]) AS tab WHERE pg_try_advisory_lock(hashtextextended(tab, 0))"
RELEASE = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"
LIVE = "SELECT pg_advisory_lock(hashtextextended($1, 1))"
"""A process holds this lock as long as it lives."""
BURY = """
    WITH dead AS MATERIALIZED (
        SELECT process FROM (SELECT DISTINCT process FROM here WHERE process <> $1) AS others
        WHERE pg_try_advisory_xact_lock(hashtextextended(process, 1))
    ), gone AS (DELETE FROM here USING dead WHERE here.process = dead.process RETURNING here.tab, here.process)
    SELECT pg_notify($2, json_build_object('process', process, 'table', tab)::text) FROM gone"""
"""Deletes what dead processes have announced."""
HERE = "SELECT tab, process, guests FROM here WHERE process <> $1"
ANNOUNCE = """
    WITH changed AS (
        INSERT INTO here VALUES ($1, $2, $3) ON CONFLICT (tab, process) DO UPDATE SET guests = excluded.guests
    ) SELECT pg_notify($4, $5)"""
WITHDRAW = "WITH changed AS (DELETE FROM here WHERE tab = $1 AND process = $2) SELECT pg_notify($3, $4)"
WITHDRAW_ALL = """
    WITH gone AS (DELETE FROM here WHERE process = $1 RETURNING tab, process)
    SELECT pg_notify($2, json_build_object('process', process, 'table', tab)::text) FROM gone"""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Guests = tuple[tuple[str, float], ...]


class Told(Struct, array_like=True):
    """A table has so many entries now, of which this is the last. Time and body are left out if there is no room for them."""

    table: str
    entries: int
    at: int = 0
    body: str = ""


class Notice(Struct, omit_defaults=True):
    """What a process tells the others: new entries, removed tables, or the guests connected to one table."""

    process: str
    entries: list[Told] = []
    removed: list[str] = []
    table: str = ""
    guests: Guests = ()


class Session:
    """`open` it once; it then stays open until `close`."""

    def __init__(self, process: str, connect: Callable[[], Awaitable[Connection]], clock: WallClock) -> None:
        self.process = process
        self.connect = connect
        self.clock = clock
        self.hear: Callable[[News], None] = lambda news: None
        self.db: Connection | None = None
        self.ended = asyncio.Event()
        self.lock = asyncio.Lock()
        """One statement at a time."""
        self.asking = asyncio.Lock()
        """One request to drive tables at a time: what is locked twice would have to be unlocked twice."""
        self.driven: set[str] = set()
        self.announced: dict[str, Guests] = {}
        self.present: dict[tuple[str, str], Guests] = {}
        """Who is connected to a table at another process."""
        self.samples: deque[tuple[float, float]] = deque(maxlen=SAMPLES)
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._start()
        self.task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self._try(WITHDRAW_ALL, self.process, CHANNEL)
        async with self.lock:
            db, self.db = self.db, None
        if db is not None:
            await end(db)

    async def _stay(self) -> None:
        """Keeps the connection open."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), BEAT)
            try:
                await (self._beat() if self.db is not None else self._start())
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("the connection to the database is tried again")
                await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        await self._try(BURY, self.process, CHANNEL)
        await self._measure()

    async def _start(self) -> None:
        db = await self.connect()
        try:
            async with asyncio.timeout(TIMEOUT):
                await db.execute(LIVE, self.process)
                await db.add_listener(CHANNEL, self._notified)
                found = await db.fetch(HERE, self.process)
        except BaseException:
            db.terminate()
            raise
        self._use(db)
        self._compare({(tab, process): msgspec.json.decode(guests, type=Guests) for tab, process, guests in found})
        self.samples.clear()
        for _ in range(SAMPLES):
            await self._measure()
        for table in list(self.announced):
            await self._announce(table)

    def _use(self, db: Connection) -> None:
        self.db = db
        if self.ended.is_set():
            self.ended.clear()
            self.hear(News(""))
        db.add_termination_listener(self._lose)
        if db.is_closed():
            self._lose(db)

    def _lose(self, db: object) -> None:
        """Called as soon as a connection has ended."""
        if self.db is not None and db is self.db:
            self.db.terminate()
            self.db = None
            self.driven.clear()
            self.ended.set()
            self.hear(News(""))

    async def _try(self, statement: str, *values: object) -> list[Any]:
        """The rows of a statement; none if there is no connection."""
        async with self.lock:
            if (db := self.db) is None:
                return []
            try:
                return await db.fetch(statement, *values, timeout=TIMEOUT)
            except LOST:
                self._lose(db)
            except asyncpg.PostgresError as error:  # such as too many locks
                log.warning("the database refuses: %s", error)
            return []

    async def _measure(self) -> None:
        """Compares the clock with the database's."""
        before = elapsed()
        rows = await self._try("SELECT extract(epoch FROM clock_timestamp())::float8")
        after = elapsed()
        if rows:
            self.samples.append((after - before, rows[0][0] - (before + after) / 2))
            self.clock.set(min(self.samples)[1])

    # -- locks ------------------------------------------------------------------------

    async def drive(self, tables: tuple[str, ...]) -> list[str]:
        await asyncio.shield(self._drive(tables))  # a cancelled call could leave them locked
        return [table for table in tables if table in self.driven]

    async def _drive(self, tables: tuple[str, ...]) -> None:
        async with self.asking:
            wanted = {*tables} - self.driven
            rows = await self._try(DRIVE, list(wanted)) if wanted else []
            if self.db is not None:
                self.driven.update([tab for (tab,) in rows])

    async def release(self, table: str) -> None:
        if table in self.driven:
            self.driven.discard(table)
            await asyncio.shield(self._try(RELEASE, table))

    # -- who is connected where -------------------------------------------------------

    async def announce(self, table: str, guests: Guests) -> None:
        if guests:
            self.announced[table] = guests[:MOST_GUESTS]
            await self._announce(table)
        elif self.announced.pop(table, None):
            await self._announce(table)

    async def _announce(self, table: str) -> None:
        guests = self.announced.get(table, ())
        notice = encode(Notice(self.process, table=table, guests=guests))
        if guests:
            await self._try(ANNOUNCE, table, self.process, encode(guests), CHANNEL, notice)
        else:
            await self._try(WITHDRAW, table, self.process, CHANNEL, notice)

    def _notified(self, _: object, __: int, ___: str, payload: object) -> None:
        try:
            notice = msgspec.json.decode(str(payload), type=Notice)
        except msgspec.DecodeError:
            log.warning("somebody else uses the channel %s of the database", CHANNEL)
            return
        if notice.process == self.process:
            return
        for told in notice.entries:
            last = Stored(told.at, told.body) if told.body else None
            self.hear(News(told.table, told.entries, last, notice.process))
        for table in notice.removed:
            self.hear(News(table, -1, process=notice.process))
        if notice.table:
            self._note((notice.table, notice.process), notice.guests)

    def _compare(self, found: dict[tuple[str, str], Guests]) -> None:
        for key in self.present.keys() - found.keys():
            self._note(key, ())
        for key, guests in found.items():
            self._note(key, guests)

    def _note(self, key: tuple[str, str], guests: Guests) -> None:
        if guests:
            self.present[key] = guests
        else:
            self.present.pop(key, None)
        table, process = key
        self.hear(News(table, process=process, guests=guests))


def encode(data: object) -> str:
    return msgspec.json.encode(data).decode()


async def end(db: Connection) -> None:
    """Disconnects, even from a database that does not answer."""
    try:
        await db.close(timeout=TIMEOUT)
    except LOST:
        db.terminate()
