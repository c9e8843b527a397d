"""The log of every table, append-only, and what is stored with it. `SQLiteLog` and `PostgresLog` implement it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, Protocol

from posse.core.errors import PosseError
from posse.room.summary import Result, Summary


class StoreError(PosseError):
    """The database cannot be read or written: full disk, read-only, locked, damaged, gone."""


class Conflict(PosseError):
    """Somebody else has appended an entry with this number: read on and decide again."""


class Stored(NamedTuple):
    """An entry of a table's log."""

    at: int
    """When it was written, in milliseconds."""
    body: str


class Write(NamedTuple):
    """Entries of one table, at least one, and the rows that are written with them."""

    table: str
    number: int
    """The expected number of the first entry: how many the table has. `summary.entries` says how many it then has."""
    entries: list[Stored]
    summary: Summary
    people: tuple[str, ...] = ()
    """Guests to whose list of own tables it is added."""
    results: tuple[Result, ...] = ()


class News(NamedTuple):
    """What another process tells: that a table has more entries, that it is gone, or who is connected to it there.

    The same may be told twice. News without a table: the connection was lost. This process then drives no table any more
    and may have missed news, so that it has to look at every open table again. It is told when the connection is lost, and
    again when there is a new one.
    """

    table: str
    entries: int | None = None
    """How many entries it has now, or had a moment ago; -1 if it was removed."""
    last: Stored | None = None
    """The last of these entries, if it was told."""
    process: str = ""
    guests: tuple[tuple[str, float], ...] | None = None
    """The guests connected to it at that process, each with their round-trip time in seconds."""


class Log(Protocol):
    """Where tables are stored. No method blocks the event loop; all raise `StoreError` if the database fails."""

    shared: bool
    """Whether other processes may use it at the same time."""

    async def open(self) -> None:
        """Connects, and runs the migrations that are missing."""

    async def close(self) -> None:
        """Writes what was accepted, then disconnects."""

    async def ping(self) -> None:
        """Raises `StoreError` if it cannot be read."""

    def now(self) -> int:
        """Milliseconds since 1970. All processes on the database agree on it, and it never goes back while one runs."""

    # -- the log ----------------------------------------------------------------------

    async def append(self, *writes: Write) -> None:
        """Writes all of it or nothing, and returns when it is durable.

        Raises `Conflict` if a table has not the expected number of entries, as when it was removed.
        """

    async def read(self, table: str, first: int = 0) -> list[Stored]:
        """The entries of a table from this number on; none if there is no such table."""

    def watch(self, heard: Callable[[News], None]) -> None:
        """Calls `heard` in the event loop with what other processes tell, and with who is connected to them now."""

    # -- several processes --------------------------------------------------------------

    async def drive(self, *tables: str) -> list[str]:
        """Those of the tables whose bots and clock this process runs from now on: at most one process at a time does.

        It does until `release`, or until it hears that the connection was lost.
        """

    async def release(self, table: str) -> None:
        """Lets another process drive the table."""

    async def announce(self, table: str, guests: tuple[tuple[str, float], ...]) -> None:
        """Tells other processes who is connected to a table here; they also hear it when this process dies."""

    # -- lists --------------------------------------------------------------------------

    async def summary(self, table: str) -> Summary | None: ...

    async def listed(self, most: int) -> list[Summary]:
        """Listed tables that wait for players, the latest first."""

    async def own(self, guest: str, most: int) -> list[Summary]:
        """A guest's tables, the latest first."""

    async def recent(self, most: int) -> list[Summary]:
        """All tables, those changed last first."""

    async def due(self, before: int, most: int) -> list[str]:
        """The tables whose `due` is earlier than this."""

    async def running(self, host: str) -> tuple[int, int]:
        """How many unfinished tables this guest has made, and how many of them have only bots' seats."""

    async def solo_results(self, guest: str, game: str) -> list[Result]:
        """A guest's finished solo games, in the order in which they ended."""

    async def results(self, guest: str, tables: list[str]) -> list[Result]:
        """What a guest has achieved at these tables."""

    async def forget(self, guest: str, table: str) -> bool:
        """Takes a table from a guest's list; returns whether it was there. An unfinished table in nobody's list is removed."""

    async def begun(self, guest: str, game: str, series: str, options: str) -> str:
        """A guest's latest unfinished table of a series; "" if there is none."""

    # -- for the operator ---------------------------------------------------------------

    async def mark_damaged(self, table: str) -> None:
        """Shows a table as damaged in lists."""

    async def remove(self, table: str) -> bool:
        """Deletes a table with everything about it, and tells the other processes; returns whether it existed."""

    async def expire(self, finished: int, abandoned: int) -> int:
        """Removes finished and unfinished tables last touched before these times; returns how many."""

    async def setting(self, name: str) -> str:
        """A setting that all processes share; "" if it was never set."""

    async def set(self, name: str, value: str) -> None: ...

    async def set_once(self, name: str, value: str) -> str:
        """Sets a setting unless it is set already; returns what it is then."""

    async def count(self) -> dict[str, int]:
        """The number of tables by status."""

    def dump(self) -> AsyncIterator[tuple[str, list[object]]]:
        """Every row of every table as (table name, values), from one consistent moment."""

    async def load(self, rows: AsyncIterator[tuple[str, list[object]]]) -> int:
        """Fills an empty database with dumped rows; returns how many tables of games there are."""
