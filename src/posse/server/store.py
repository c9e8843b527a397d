"""The log of every table, append-only, in SQLite.

One thread writes all entries. It commits together what was queued during the last commit;
`append` returns when its entry is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from posse.core.errors import PosseError

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    tab TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tab, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guests (
    guest TEXT NOT NULL, tab TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (guest, tab)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS listed (tab TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
    guest TEXT NOT NULL, game TEXT NOT NULL, tab TEXT NOT NULL, players INTEGER NOT NULL,
    options TEXT NOT NULL, seed TEXT NOT NULL, series TEXT NOT NULL, counts INTEGER NOT NULL,
    place INTEGER, score INTEGER NOT NULL, lines TEXT NOT NULL, begun INTEGER NOT NULL, ended INTEGER,
    PRIMARY KEY (guest, game, tab)
) WITHOUT ROWID;
"""

log = logging.getLogger("posse")

GATHER = 0.005
"""Seconds to wait for more writes under load: a commit costs the same for one as for fifty."""
MOST_ROWS = 256
"""The maximum number of rows per statement."""
MOST_RESULTS = 1000
"""The maximum number of results read for a guest and a game, the latest ones."""

Row = tuple[str, tuple[object, ...]]
"""A statement that changes one row, and its values."""

ENTRY = "INSERT OR FAIL INTO entries VALUES {}"
GUEST = "INSERT OR REPLACE INTO guests VALUES {}"
LIST = "INSERT OR FAIL INTO listed VALUES {}"
RESULT = "INSERT OR REPLACE INTO results VALUES {}"
UNLIST = "DELETE FROM listed WHERE tab IN (VALUES {})"


def for_rows(statement: str, rows: list[tuple[object, ...]]) -> str:
    """The statement for so many rows at once."""
    row = f"({', '.join('?' * len(rows[0]))})"
    return statement.format(", ".join([row] * len(rows)))


class StoreError(PosseError):
    """The database cannot be read or written: full disk, read-only, locked, damaged."""


class Conflict(PosseError):
    """Another writer has appended an entry with this number."""


class Write:
    """Rows that are written atomically, and the future of their writer."""

    def __init__(self, rows: list[Row], loop: asyncio.AbstractEventLoop) -> None:
        self.rows = rows
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()


def body_of(entry: dict[str, Any]) -> str:
    """An entry as stored in the log."""
    return msgspec.json.encode(entry).decode()


class Store:
    """One SQLite file; `append` returns when the entry is durable."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.reader = self._connect()
            self.reader.executescript(SCHEMA)
            self.writer = self._connect()
            self.writer.execute("BEGIN IMMEDIATE")
            self.writer.execute("ROLLBACK")
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path}: cannot be used as the games' file: {error}") from None
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="posse-store", daemon=True)
        self.thread.start()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False, cached_statements=MOST_ROWS)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        return db

    def close(self) -> None:
        self.queue.put(None)
        self.thread.join()
        self.writer.close()
        self.reader.close()

    # -- writing ----------------------------------------------------------------------

    async def append(self, *rows: Row) -> None:
        """Writes rows atomically."""
        write = Write(list(rows), asyncio.get_running_loop())
        self.queue.put(write)
        await write.done

    def _write(self) -> None:
        more, crowded = True, False
        while more and (first := self.queue.get()) is not None:
            batch = [first]
            if crowded:
                time.sleep(GATHER)
            while more and not self.queue.empty():
                write = self.queue.get()
                if write is None:
                    more = False
                else:
                    batch.append(write)
            crowded = len(batch) > 1
            try:
                failed = self._commit(self.writer, batch)
            except Exception as fault:  # report it to the waiting writers; the thread continues
                log.exception("entries could not be written")
                failed = [StoreError(f"this could not be written ({fault}); nothing was changed, please try again")] * len(batch)
            loops: dict[asyncio.AbstractEventLoop, list[tuple[Write, PosseError | None]]] = {}
            for write, error in zip(batch, failed, strict=True):
                loops.setdefault(write.loop, []).append((write, error))
            for loop, results in loops.items():
                if not loop.is_closed():
                    loop.call_soon_threadsafe(settle, results)

    def _commit(self, db: sqlite3.Connection, batch: list[Write]) -> list[PosseError | None]:
        """Commits a batch; returns an error or None for each write."""
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                insert(db, [row for write in batch for row in write.rows])
                results: list[PosseError | None] = [None for _ in batch]
            except sqlite3.IntegrityError:  # then one by one, to find the conflicting one
                db.execute("ROLLBACK")
                db.execute("BEGIN IMMEDIATE")
                results = [self._apply(db, write) for write in batch]
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            return [
                StoreError(f"this could not be written to disk ({error}); nothing was changed, please try again") for _ in batch
            ]
        return results

    def _apply(self, db: sqlite3.Connection, write: Write) -> PosseError | None:
        db.execute("SAVEPOINT one")
        try:
            insert(db, write.rows)
        except sqlite3.IntegrityError:
            db.execute("ROLLBACK TO one")
            return Conflict("somebody else was first: look again")
        finally:
            if db.in_transaction:
                db.execute("RELEASE one")
        return None

    # -- reading ----------------------------------------------------------------------

    def log(self, tab: str) -> list[tuple[int, str]]:
        """All entries of a table as (milliseconds, body)."""
        return self._read("SELECT at, body FROM entries WHERE tab = ? ORDER BY number", tab)

    def tables_of(self, guest: str, most: int = 50) -> list[str]:
        return [tab for (tab,) in self._read("SELECT tab FROM guests WHERE guest = ? ORDER BY at DESC LIMIT ?", guest, most)]

    def listed(self, most: int = 500) -> list[str]:
        return [tab for (tab,) in self._read("SELECT tab FROM listed ORDER BY at DESC LIMIT ?", most)]

    def solo_results(self, guest: str, game: str) -> list[Any]:
        """A guest's finished solo games, in the order in which they ended."""
        query = """SELECT tab, series, counts, place, score, lines FROM results
            WHERE guest = ? AND game = ? AND players = 1 AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?"""
        return self._read(query, guest, game, MOST_RESULTS)[::-1]

    def begun(self, guest: str, game: str, series: str, options: str) -> str:
        """A guest's latest unfinished table of a series; "" if there is none."""
        query = """SELECT tab FROM results
            WHERE guest = ? AND game = ? AND series = ? AND options = ? AND ended IS NULL ORDER BY begun DESC LIMIT 1"""
        found = self._read(query, guest, game, series, options)
        return str(found[0][0]) if found else ""

    def _read(self, query: str, *values: object) -> list[Any]:
        try:
            return self.reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(
                f"the games' file cannot be read ({error}); please try again, or tell whoever runs this server"
            ) from None


def insert(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Inserts many rows with few statements: each statement releases the GIL and then waits for it."""
    kinds: dict[str, list[tuple[object, ...]]] = {}
    for statement, values in rows:
        kinds.setdefault(statement, []).append(values)
    for statement, found in kinds.items():
        for first in range(0, len(found), MOST_ROWS):
            some = found[first : first + MOST_ROWS]
            db.execute(for_rows(statement, some), [value for values in some for value in values])


def settle(results: list[tuple[Write, PosseError | None]]) -> None:
    for write, error in results:
        if not write.done.done():
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)
