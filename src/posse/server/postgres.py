"""The log of every table in PostgreSQL, for several processes at once.

One connection writes: a batch is one statement, which is a transaction. A few connections read. One more holds the
locks of this process and hears what others tell: see `posse.server.postgres_session`.
"""

# ruff: noqa: S608 (queries are put together from names in `sql.py`)

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import count
from typing import Any, TypeAlias

import asyncpg

from posse.server import sql
from posse.server.group_commit import CLOSED, Append, Outcomes
from posse.server.log import Conflict, News, StoreError
from posse.server.postgres_session import CHANNEL, LOST, RETRY, TIMEOUT, Connection, Guests, Notice, Session, encode, end
from posse.server.sql import COLUMNS, POSTGRES, Steps, T
from posse.server.sql_log import MOST_ROWS, SQLLog, Transfer

MOST_READERS = 4
"""The maximum number of connections that read."""
LONGEST_NOTICE = 7999
"""The maximum number of bytes in a notification."""
MOST_NOTICES = 100
"""The maximum number of tables in a notification of removal."""
MOST_ATTEMPTS = 3
"""How often a statement is tried that another process disturbed."""
MIGRATION = 7060511
"""The advisory lock of the process that runs migrations."""

UNKNOWN = "the database was lost while this was written; it is unknown whether it was: please look again"
UNCHANGED = "nothing was changed, please try again"

FAILED = (*LOST, asyncpg.PostgresError)
DISTURBED = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Errors that another process may cause. Nothing was written."""
STORED = """SELECT tab, number, at, body FROM entries
    JOIN unnest($1::text[], $2::bigint[]) AS wanted(tab, number) USING (tab, number)"""

SETTINGS = {
    "application_name": "posse",
    "default_transaction_isolation": "read committed",
    "jit": "off",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "4000",
}
"""A process whose machine is cut off loses its locks after 4 seconds: by keepalives if nothing is sent to it, and if something
is, such as news, by the timeout. Without it, the system would send again for a quarter of an hour."""
WRITER_SETTINGS = SETTINGS | {
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "plan_cache_mode": "force_generic_plan",
    "statement_timeout": f"{TIMEOUT * 1000:.0f}",
}
"""The plan is made once, perhaps while the tables are still empty: it must use their indexes. No statement is carried out
long after its connection was lost."""
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

NUMBERS = {"number", "place", "at", "listed", "made", "touched", "entries", "due", "players", "counts", "score", "begun", "ended"}
"""The columns that are numbers; the others are texts."""

Reader: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"


class PostgresLog(SQLLog):
    """A database of PostgreSQL, by its URL."""

    shared = True
    version = len(POSTGRES)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.process = secrets.token_hex(8)
        self.session = Session(self.process, self._connect, self.clock)
        self.session.hear = self._hear
        self.pool: asyncpg.Pool[asyncpg.Record]
        self.writer: Connection

    async def open(self) -> None:
        try:
            await self._prepare()
            self.writer = await self._connect_writer()
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=0,
                max_size=MOST_READERS,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings=SETTINGS,
                reset=keep,
            )
            await self.session.open()
        except (*FAILED, StoreError) as error:
            await self.close()
            raise StoreError(f"{self.where()}: cannot be used as the games' database: {reason(error)}") from None
        except ValueError:  # its text may have a part of the password
            raise StoreError("the database's address cannot be read: write postgresql://user:password@host:port/name") from None

    async def _prepare(self) -> None:
        db = await self._connect()  # a migration may take longer than the statements of the others may
        try:
            encoding = await db.fetchval("SHOW server_encoding")
            if encoding != "UTF8":
                raise StoreError(f"its encoding is {encoding}, not UTF8")
            await run(db, migrate())
        finally:
            await end(db)

    def where(self) -> str:
        """The address without user and password."""
        return re.sub("//.*@", "//", self.url.partition("?")[0])

    async def close(self) -> None:
        await self.commits.close()
        await self.session.close()
        if hasattr(self, "writer"):
            await end(self.writer)
        if hasattr(self, "pool"):
            await close_pool(self.pool)

    async def _connect(self, settings: dict[str, str] = SETTINGS) -> Connection:
        return await asyncpg.connect(self.url, timeout=TIMEOUT, server_settings=settings, max_cached_statement_lifetime=0)

    async def _connect_writer(self) -> Connection:
        db = await self._connect(WRITER_SETTINGS)
        await db.execute(DURABLE, timeout=TIMEOUT)
        return db

    async def ping(self) -> None:
        await self._select("SELECT version FROM schema")

    # -- writing ----------------------------------------------------------------------

    async def _commit(self, batch: list[Append]) -> Outcomes:
        db = await self._get_writer(time.monotonic() + TIMEOUT)
        try:
            return await self._write(db, batch)
        except LOST:
            db.terminate()
        return await self._recover(batch)

    async def _recover(self, batch: list[Append]) -> Outcomes:
        """Writes a batch of which it is unknown whether it was written: what was there already is no conflict."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            try:
                db = await self._get_writer(until)
                outcomes = await self._write(db, batch)
                return [None if ours else error for error, ours in zip(outcomes, await self._are_there(db, batch), strict=True)]
            except StoreError:
                break
            except LOST:
                self.writer.terminate()
        raise StoreError(UNKNOWN)

    async def _get_writer(self, until: float) -> Connection:
        while self.writer.is_closed():
            try:
                self.writer = await self._connect_writer()
            except FAILED as error:
                if time.monotonic() > until:
                    raise StoreError(f"the database cannot be reached ({reason(error)}); {UNCHANGED}") from None
                await asyncio.sleep(RETRY)
        return self.writer

    async def _write(self, db: Connection, batch: list[Append]) -> Outcomes:
        rows = sql.rows_of(batch)
        numbers = [write.number for append in batch for write in append.writes]
        places = [place for place, append in enumerate(batch) for _ in append.writes]
        summaries = to_arrays(rows.pop("tables"))
        arrays = [array for table in rows.values() for array in to_arrays(table)]
        for attempt in count(1):
            try:
                bad = await db.fetchval(writing(tuple(rows)), self.process, numbers, places, *summaries, *arrays, timeout=TIMEOUT)
                break
            except DISTURBED as error:  # a conflict is seen the next time
                if attempt == MOST_ATTEMPTS:
                    raise StoreError(f"this could not be written ({reason(error)}); {UNCHANGED}") from None
            except asyncpg.PostgresError as error:
                if isinstance(error, (*LOST, asyncpg.DataError)):
                    raise
                raise StoreError(f"this could not be written ({reason(error)}); {UNCHANGED}") from None
        return [Conflict(sql.CONFLICT) if place in bad else None for place in range(len(batch))]

    async def _are_there(self, db: Connection, batch: list[Append]) -> list[bool]:
        """For each append whether its entries are in the log."""
        rows = [set(sql.rows_of([append]).get("entries", ())) for append in batch]
        tables, numbers = zip(*[row[:2] for some in rows for row in some], strict=True) if any(rows) else ((), ())
        stored = {tuple(row) for row in await db.fetch(STORED, tables, numbers, timeout=TIMEOUT)}
        return [bool(some) and some <= stored for some in rows]

    async def _transact(self, steps: Callable[[], Steps[T]]) -> T:
        return await self._patiently(lambda db: run(db, steps()))

    def _removal(self, tables: list[str], limits: tuple[int, int] | None) -> Steps[list[str]]:
        gone = yield from super()._removal(tables, limits)
        for first in range(0, len(gone), MOST_NOTICES):
            yield "SELECT pg_notify(?, ?)", CHANNEL, encode(Notice(self.process, removed=gone[first : first + MOST_NOTICES]))
        return gone

    # -- reading ----------------------------------------------------------------------

    async def _select(self, query: str, *values: object) -> list[Any]:
        return await self._patiently(lambda db: execute(db, query, *values))

    async def _patiently(self, work: Callable[[Reader], Awaitable[T]]) -> T:
        """Does something that may be done twice, and does it again if the connection is lost."""
        until = time.monotonic() + TIMEOUT
        while not self.commits.closed:
            try:
                async with self.pool.acquire(timeout=TIMEOUT) as db:
                    return await work(db)
            except (*LOST, *DISTURBED) as error:
                if time.monotonic() > until:
                    raise StoreError(f"the database cannot be reached ({reason(error)}); please try again") from None
                await asyncio.sleep(RETRY)
            except asyncpg.PostgresError as error:
                raise StoreError(f"the database refuses ({reason(error)}); please tell whoever runs this server") from None
        raise StoreError(CLOSED)

    # -- other processes --------------------------------------------------------------

    def watch(self, heard: Callable[[News], None]) -> None:
        super().watch(heard)
        for (table, process), guests in self.session.present.items():
            asyncio.get_running_loop().call_soon(heard, News(table, process=process, guests=guests))

    async def drive(self, *tables: str) -> list[str]:
        return await self.session.drive(tables)

    async def release(self, table: str) -> None:
        await self.session.release(table)

    async def announce(self, table: str, guests: Guests) -> None:
        await self.session.announce(table, guests)

    # -- copies -----------------------------------------------------------------------

    @asynccontextmanager
    async def _transfer(self, write: bool) -> AsyncIterator[Transfer]:
        try:
            db = await self._connect()
            try:
                async with db.transaction(isolation="repeatable_read", readonly=not write):
                    yield PostgresTransfer(db)
            finally:
                await end(db)
        except FAILED as error:
            raise StoreError(f"the database cannot be copied ({reason(error)})") from None


class PostgresTransfer:
    """A transaction on a connection of its own."""

    def __init__(self, db: Connection) -> None:
        self.db = db

    async def select(self, query: str) -> AsyncIterator[list[Any]]:
        cursor = await self.db.cursor(query)
        while rows := await cursor.fetch(MOST_ROWS):
            yield rows

    async def insert(self, table: str, rows: list[list[object]]) -> None:
        await self.db.copy_records_to_table(table, records=rows, columns=COLUMNS[table])


async def keep(_: object) -> None:
    """Readers change nothing in their sessions, so that nothing has to be reset."""


async def close_pool(pool: asyncpg.Pool[asyncpg.Record]) -> None:
    try:
        await asyncio.wait_for(pool.close(), TIMEOUT)
    except LOST:
        pool.terminate()


def to_arrays(rows: list[tuple[object, ...]]) -> list[list[object]]:
    """An array for each column."""
    return [list(values) for values in zip(*rows, strict=True)]


def reason(error: BaseException) -> str:
    """An error in one line."""
    return (str(error) or type(error).__name__).splitlines()[0]


# -- statements ------------------------------------------------------------------------


def migrate() -> Steps[None]:
    yield "SELECT pg_advisory_xact_lock(?)", MIGRATION
    yield from sql.migrate(POSTGRES)


async def run(db: Connection | Reader, steps: Steps[T]) -> T:
    """Runs a transaction: all of it or nothing."""
    async with db.transaction():
        try:
            statement = next(steps)
            while True:
                statement = steps.send(await execute(db, *statement))
        except StopIteration as end:
            result: T = end.value
        return result


async def execute(db: Connection | Reader, statement: str, *values: object) -> list[Any]:
    rows: list[Any] = await db.fetch(numbered(statement), *values)
    return rows


@lru_cache
def numbered(statement: str) -> str:
    """A statement with the marks of PostgreSQL."""
    numbers = count(1)
    return re.sub(r"\?(\*?)", lambda mark: f"= ANY(${next(numbers)})" if mark[1] else f"${next(numbers)}", statement)


@lru_cache
def writing(tables: tuple[str, ...]) -> str:
    """The statement that writes a batch with rows of these tables; it returns the places of the appends with conflicts.

    Rows of `tables` are locked in the order of their ids, so that two processes cannot wait for each other. Whoever
    waited sees the number of entries that the other has written.
    """
    numbers = count(2)
    heads = unnest(("number", "place", *COLUMNS["tables"]), numbers)
    inserts = [
        f"""{table}_ AS (
            INSERT INTO {table} SELECT {", ".join(COLUMNS[table])} FROM {unnest(COLUMNS[table], numbers)}
            WHERE tab IN (SELECT tab FROM good) {sql.replacing(table)} RETURNING *),"""
        for table in tables
    ]
    return f"""
        WITH given AS MATERIALIZED (SELECT * FROM {heads}),
        locked AS MATERIALIZED (
            SELECT tables.tab, tables.entries FROM tables JOIN given USING (tab) ORDER BY tables.tab FOR UPDATE OF tables),
        bad AS MATERIALIZED (
            SELECT place FROM given LEFT JOIN locked USING (tab) WHERE coalesce(locked.entries, 0) <> number),
        good AS MATERIALIZED (SELECT * FROM given WHERE place NOT IN (SELECT place FROM bad)),
        {"".join(inserts)}
        tables_ AS (INSERT INTO tables SELECT {", ".join(COLUMNS["tables"])} FROM good {sql.replacing("tables")}),
        told AS (SELECT {notice("tab, number + 1, at, body")} AS whole, {notice("tab, number + 1")} AS brief FROM entries_)
        SELECT ARRAY(SELECT place FROM bad), (
            SELECT pg_notify('{CHANNEL}', CASE WHEN octet_length(whole) <= {LONGEST_NOTICE} THEN whole ELSE brief END)::text
            FROM told WHERE EXISTS (SELECT FROM good))"""


def notice(columns: str) -> str:
    """A `Notice` with these columns of the new entries, as text."""
    told = f"json_agg(json_build_array({columns}) ORDER BY tab, number)"
    return f"json_build_object('process', $1::text, 'entries', {told})::text"


def unnest(columns: tuple[str, ...], numbers: Iterator[int]) -> str:
    """Rows from an array for each column."""
    arrays = [f"${next(numbers)}::{'bigint' if name in NUMBERS else 'text'}[]" for name in columns]
    return f"unnest({', '.join(arrays)}) AS given_({', '.join(columns)})"
