"""What the logs in SQLite and in PostgreSQL have in common: appends, lists, settings, removal."""

# ruff: noqa: S608 (queries are put together from names in `sql.py`)

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from posse.room.summary import Result, Summary, read_about
from posse.server import sql
from posse.server.group_commit import Append, GroupCommit, Outcomes
from posse.server.log import News, Stored, StoreError, Write
from posse.server.sql import Steps, T
from posse.server.wall_clock import WallClock

log = logging.getLogger("posse")

MOST_RESULTS = 1000
"""The maximum number of results read for a guest and a game, the latest ones."""
MOST_REMOVED = 500
"""The maximum number of tables removed in one transaction."""
MOST_ROWS = 1000
"""How many rows are dumped and loaded at a time."""
TOMBSTONES = 24 * 3600 * 1000
"""Milliseconds for which it is remembered that a table was removed."""

Row = tuple[str, list[object]]
"""A dumped row: the name of its table, and its values."""


class SQLLog(ABC):
    """A `Log` in an SQL database."""

    shared: bool
    version: int
    """The version of the schema."""

    def __init__(self) -> None:
        self.clock = WallClock()
        self.commits = GroupCommit(self._commit)
        self.heard: Callable[[News], None] | None = None

    @abstractmethod
    async def _commit(self, batch: list[Append]) -> Outcomes:
        """Writes a batch in one transaction."""

    @abstractmethod
    async def _select(self, query: str, *values: object) -> list[Any]:
        """The rows of a query."""

    @abstractmethod
    async def _transact(self, steps: Callable[[], Steps[T]]) -> T:
        """Runs a transaction."""

    def now(self) -> int:
        return self.clock.now()

    def watch(self, heard: Callable[[News], None]) -> None:
        self.heard = heard

    def _hear(self, news: News) -> None:
        try:
            if self.heard is not None:
                self.heard(news)
        except Exception:  # others still have to be heard
            log.exception("what another process told could not be followed")

    # -- the log ----------------------------------------------------------------------

    async def append(self, *writes: Write) -> None:
        assert all([write.summary.entries == write.number + len(write.entries) > write.number for write in writes])
        await self.commits.append(*writes)

    async def read(self, table: str, first: int = 0) -> list[Stored]:
        return [Stored(at, body) for at, body in await self._find(sql.READ, table, first)]

    async def _find(self, query: str, *values: object) -> list[Any]:
        """The rows of a query; none if a value is a text that cannot be stored, as in a forged address."""
        if any(isinstance(value, str) and not is_storable(value) for value in values):
            return []
        return await self._select(query, *values)

    # -- lists ------------------------------------------------------------------------

    async def summary(self, table: str) -> Summary | None:
        rows = await self._find(sql.SUMMARY_OF, table)
        return to_summary(rows[0]) if rows else None

    async def listed(self, most: int) -> list[Summary]:
        return [to_summary(row) for row in await self._find(sql.LISTED, most)]

    async def own(self, guest: str, most: int) -> list[Summary]:
        return [to_summary(row) for row in await self._find(sql.OWN, guest, most)]

    async def recent(self, most: int) -> list[Summary]:
        return [to_summary(row) for row in await self._find(sql.RECENT, most)]

    async def due(self, before: int, most: int) -> list[str]:
        return [tab for (tab,) in await self._find(sql.DUE, before, most)]

    async def running(self, host: str) -> tuple[int, int]:
        abouts = [read_about(to_summary(row)) for row in await self._find(sql.RUNNING, host)]
        return len(abouts), sum([all([seat.kind == "bot" for seat in about.seats]) for about in abouts])

    async def solo_results(self, guest: str, game: str) -> list[Result]:
        return [to_result(row) for row in reversed(await self._find(sql.SOLO_RESULTS, guest, game, MOST_RESULTS))]

    async def results(self, guest: str, tables: list[str]) -> list[Result]:
        return [to_result(row) for row in await self._find(sql.RESULTS_OF, tables, guest)] if tables else []

    async def forget(self, guest: str, table: str) -> bool:
        if not is_storable(table):
            return False
        found, abandoned = await self._transact(lambda: sql.forget(guest, table))
        if found and abandoned:
            await self.remove(table)
        return found

    async def begun(self, guest: str, game: str, series: str, options: str) -> str:
        rows = await self._find(sql.BEGUN, guest, game, series, options)
        return str(rows[0][0]) if rows else ""

    # -- for the operator -------------------------------------------------------------

    async def mark_damaged(self, table: str) -> None:
        await self._transact(lambda: sql.mark_damaged(table))

    async def remove(self, table: str) -> bool:
        return await self._remove([table]) == 1

    async def expire(self, finished: int, abandoned: int) -> int:
        limits, removed = (finished, abandoned), 0
        while found := [tab for (tab,) in await self._select(sql.EXPIRED_TABLES, *limits, MOST_REMOVED)]:
            removed += await self._remove(found, limits)
        await self._transact(lambda: sql.forget_removed(self.now() - TOMBSTONES))
        return removed

    async def _remove(self, tables: list[str], limits: tuple[int, int] | None = None) -> int:
        gone = await self._transact(lambda: self._removal(tables, limits))
        for table in gone:
            self._hear(News(table, -1))  # other processes are told by the database
        return len(gone)

    def _removal(self, tables: list[str], limits: tuple[int, int] | None) -> Steps[list[str]]:
        return sql.remove(tables, self.now(), limits)

    async def setting(self, name: str) -> str:
        rows = await self._select(sql.SETTING, name)
        return str(rows[0][0]) if rows else ""

    async def set(self, name: str, value: str) -> None:
        await self._transact(lambda: sql.change_setting(name, value))

    async def set_once(self, name: str, value: str) -> str:
        return await self._transact(lambda: sql.set_once(name, value))

    async def count(self) -> dict[str, int]:
        return dict(await self._select(sql.COUNT))

    # -- copies -----------------------------------------------------------------------

    @abstractmethod
    def _transfer(self, write: bool) -> AbstractAsyncContextManager[Transfer]:
        """A transaction that reads or writes the whole database."""

    async def dump(self) -> AsyncIterator[Row]:
        yield "schema", [self.version]
        async with self._transfer(write=False) as transfer:
            for table, names in sql.COLUMNS.items():
                async for rows in transfer.select(f"SELECT {', '.join(names)} FROM {table} ORDER BY {sql.KEYS[table]}"):
                    for row in rows:
                        yield table, list(row)

    async def load(self, rows: AsyncIterator[Row]) -> int:
        async with self._transfer(write=True) as transfer:
            for table in sql.COLUMNS:
                async for _ in transfer.select(f"SELECT 1 FROM {table} LIMIT 1"):
                    raise StoreError("the database is not empty: load into a new one")
            tables = 0
            async for table, some in in_chunks(rows, self.version):
                await transfer.insert(table, some)
                tables += len(some) if table == "tables" else 0
            return tables


class Transfer(Protocol):
    """A transaction of `dump` or `load`."""

    def select(self, query: str) -> AsyncIterator[list[Any]]:
        """The rows of a query, some at a time."""

    async def insert(self, table: str, rows: list[list[object]]) -> None: ...


async def in_chunks(rows: AsyncIterator[Row], version: int) -> AsyncIterator[tuple[str, list[list[object]]]]:
    """Rows of one table together, at most `MOST_ROWS` at a time."""
    name, some = "", list[list[object]]()
    async for table, values in rows:
        if table == "schema":
            if values != [version]:
                raise StoreError(f"this copy has schema {values[0]}, the database {version}: use the Posse that made the copy")
            continue
        if len(sql.COLUMNS.get(table, ())) != len(values):
            raise StoreError(f"this is not a copy of a database: {table} cannot have {len(values)} values")
        if some and (table != name or len(some) == MOST_ROWS):
            yield name, some
            some = []
        name = table
        some.append(values)
    if some:
        yield name, some


def is_storable(text: str) -> bool:
    """PostgreSQL cannot store the character 0, no database half of a pair of surrogates."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def to_summary(row: Any) -> Summary:
    summary = Summary(*row)
    return summary._replace(listed=bool(summary.listed))


def to_result(row: Any) -> Result:
    result = Result(*row)
    return result._replace(counts=bool(result.counts))
