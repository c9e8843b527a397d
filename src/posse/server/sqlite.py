"""The log of every table in a file of SQLite.

One thread writes, another one reads, each with a connection of its own.
"""

# ruff: noqa: S608 (queries are put together from names in `sql.py`)

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from posse.server import sql
from posse.server.group_commit import CLOSED, Append, Outcomes
from posse.server.log import Conflict, News, StoreError
from posse.server.sql import COLUMNS, SQLITE, Steps, T
from posse.server.sql_log import MOST_ROWS, SQLLog, Transfer
from posse.server.wall_clock import elapsed

log = logging.getLogger("posse")

BUSY = 5.0
"""Seconds to wait for another process that writes."""
POLL = 1.0
"""Seconds between two looks whether another process has written."""
OVERLAP = 60_000
"""Milliseconds before the newest entry from which the entries of other processes are looked for."""
MOST_MARKS = 256
"""The maximum number of rows of one statement."""
OLDEST = (3, 35)
"""The oldest version of SQLite that has RETURNING."""

REMOVED = "SELECT tab FROM removed"
TOUCHED = "SELECT tab, entries, touched FROM tables WHERE touched >= ?"


class SQLiteLog(SQLLog):
    """One file. Other processes may write to it, but only one may run its tables."""

    shared = False
    version = len(SQLITE)

    def __init__(self, path: Path | str) -> None:
        super().__init__()
        self.path = Path(path)
        self.writing = ThreadPoolExecutor(1, "posse-write")
        self.reading = ThreadPoolExecutor(1, "posse-read")
        self.poll: asyncio.Task[None] | None = None
        self.newest = 0
        """When the newest entry known here was written."""
        self.removed: set[str] = set()
        """The removed tables known here."""

    async def open(self) -> None:
        await self._in(self.writing, self._open)
        self.clock.set(max(time.time(), self.newest / 1000) - elapsed())
        self.poll = asyncio.create_task(self._poll())

    def _open(self) -> None:
        try:
            if sqlite3.sqlite_version_info < OLDEST:
                raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: at least {OLDEST[0]}.{OLDEST[1]} is needed")
            make_file(self.path)
            self.writer = self._connect()
            self.reader = self._connect()
            run(self.writer, sql.migrate(SQLITE))
            self.seen = self._version()
            self.newest = int(self.writer.execute(sql.NEWEST).fetchone()[0] or 0)
            self.removed = {tab for (tab,) in self.writer.execute(REMOVED)}
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from None
        except (sqlite3.Error, StoreError) as error:
            raise self._unusable(str(error)) from None

    def _unusable(self, reason: str) -> StoreError:
        return StoreError(f"{self.path}: cannot be used as the games' file: {reason}")

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None, check_same_thread=False, cached_statements=MOST_MARKS)
        try:
            to_wal(db)
            db.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error:
            db.close()
            raise
        return db

    async def close(self) -> None:
        await self.commits.close()
        if self.poll is not None:
            self.poll.cancel()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for thread in (self.writing, self.reading):
            thread.shutdown()
        for name in ("reader", "writer"):  # the writer last: it empties the write-ahead log
            if hasattr(self, name):
                getattr(self, name).close()

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[..., T], *values: Any) -> T:
        try:
            done = asyncio.get_running_loop().run_in_executor(thread, work, *values)
        except RuntimeError:
            raise StoreError(CLOSED) from None
        return await done

    async def ping(self) -> None:
        await self._select("SELECT version FROM schema")

    # -- writing ----------------------------------------------------------------------

    async def _commit(self, batch: list[Append]) -> Outcomes:
        return await self._in(self.writing, self._write, batch)

    def _write(self, batch: list[Append]) -> Outcomes:
        with self._writing():
            outcomes = run(self.writer, write_batch(batch))
        self.newest = max([self.newest, *[write.summary.touched for append in batch for write in append.writes]])
        return outcomes

    async def _transact(self, steps: Callable[[], Steps[T]]) -> T:
        return await self._in(self.writing, self._run, steps)

    def _run(self, steps: Callable[[], Steps[T]]) -> T:
        with self._writing():
            return run(self.writer, steps())

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            if not isinstance(error, sqlite3.OperationalError) and type(error) is not sqlite3.DatabaseError:
                raise  # it is about the values, not about the file
            raise StoreError(f"this could not be written to disk ({error}); nothing was changed, please try again") from None

    # -- reading ----------------------------------------------------------------------

    async def _select(self, query: str, *values: object) -> list[Any]:
        return await self._in(self.reading, self._read, query, values)

    def _read(self, query: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return execute(self.reader, query, values)
        except sqlite3.Error as error:
            raise StoreError(
                f"the games' file cannot be read ({error}); please try again, or tell whoever runs this server"
            ) from None

    # -- other processes --------------------------------------------------------------

    async def drive(self, *tables: str) -> list[str]:
        return list(tables)

    async def release(self, table: str) -> None:
        pass

    async def announce(self, table: str, guests: tuple[tuple[str, float], ...]) -> None:
        pass

    async def _poll(self) -> None:
        """Tells what other processes have written, such as the commands of the operator."""
        while True:
            await asyncio.sleep(POLL)
            try:
                if self.heard is not None and await self._in(self.writing, self._was_changed):
                    await self._tell_changes()
            except StoreError as error:
                log.warning("%s", error)

    def _was_changed(self) -> bool:
        """Whether another process has committed. Only the writer's connection tells its own commits from theirs."""
        before, self.seen = self.seen, self._version()
        return self.seen != before

    def _version(self) -> int:
        with self._writing():
            return int(self.writer.execute("PRAGMA data_version").fetchone()[0])

    async def _tell_changes(self) -> None:
        removed = {tab for (tab,) in await self._select(REMOVED)}
        for tab in removed - self.removed:
            self._hear(News(tab, -1))
        self.removed = removed
        for tab, entries, touched in await self._select(TOUCHED, self.newest - OVERLAP):
            self.newest = max(self.newest, touched)
            self._hear(News(tab, entries))

    # -- copies -----------------------------------------------------------------------

    @asynccontextmanager
    async def _transfer(self, write: bool) -> AsyncIterator[Transfer]:
        transfer = SQLiteTransfer(await asyncio.to_thread(self._connect))
        try:
            await transfer.execute("BEGIN IMMEDIATE" if write else "BEGIN")
            yield transfer
            await transfer.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"the games' file cannot be copied ({error})") from None
        finally:
            transfer.db.close()  # rolls back what is not committed


class SQLiteTransfer:
    """A transaction on a connection of its own. A query blocks no other reader and no writer."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    async def execute(self, statement: str) -> sqlite3.Cursor:
        return await asyncio.to_thread(self.db.execute, statement)

    async def select(self, query: str) -> AsyncIterator[list[Any]]:
        cursor = await self.execute(query)
        while rows := await asyncio.to_thread(cursor.fetchmany, MOST_ROWS):
            yield rows

    async def insert(self, table: str, rows: list[list[object]]) -> None:
        marks = ", ".join("?" * len(COLUMNS[table]))
        await asyncio.to_thread(self.db.executemany, f"INSERT INTO {table} VALUES ({marks})", rows)


def make_file(path: Path) -> None:
    """Creates the file for its owner only; SQLite gives its other files the same permissions."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def to_wal(db: sqlite3.Connection) -> None:
    """Switches to a write-ahead log. SQLite does not wait here for another process that does it at the same time."""
    until = time.monotonic() + BUSY
    while True:
        try:
            db.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)


def run(db: sqlite3.Connection, steps: Steps[T]) -> T:
    """Runs a transaction: all of it or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        result = follow(db, steps)
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    return result


def follow(db: sqlite3.Connection, steps: Steps[T]) -> T:
    try:
        statement, *values = next(steps)
        while True:
            statement, *values = steps.send(execute(db, statement, values))
    except StopIteration as end:
        result: T = end.value
        return result


def execute(db: sqlite3.Connection, statement: str, values: Sequence[Any]) -> list[Any]:
    if "?*" in statement:
        statement = statement.replace("?*", f"IN ({', '.join('?' * len(values[0]))})")
        values = [*values[0], *values[1:]]
    return db.execute(statement, values).fetchall()


def write_batch(batch: list[Append]) -> Steps[Outcomes]:
    """Few statements for many rows: each releases the GIL and then waits for it."""
    tables = [write.table for append in batch for write in append.writes]
    entries = dict((yield "SELECT tab, entries FROM tables WHERE tab ?*", tables))
    outcomes: Outcomes = []
    good: list[Append] = []
    for append in batch:
        if all([entries.get(write.table, 0) == write.number for write in append.writes]):
            good.append(append)
            outcomes.append(None)
        else:
            outcomes.append(Conflict(sql.CONFLICT))
    for table, rows in sql.rows_of(good).items():
        for first in range(0, len(rows), MOST_MARKS):
            some = rows[first : first + MOST_MARKS]
            yield insertion(table, len(some)), *[value for row in some for value in row]
    return outcomes


@lru_cache(maxsize=4 * MOST_MARKS)
def insertion(table: str, rows: int) -> str:
    """The statement that inserts so many rows."""
    row = f"({', '.join('?' * len(COLUMNS[table]))})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)} {sql.replacing(table)}"
