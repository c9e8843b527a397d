"""The schema of the databases and the text of their queries.

A query is written once for both: `?` stands for a value, `?*` for any of a list of values. SQLite and PostgreSQL
translate these marks; see `posse.server.sqlite` and `posse.server.postgres`.
"""

# ruff: noqa: S608 (queries are put together from names in `sql.py`)

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from posse.room.summary import Result, Summary
from posse.server.group_commit import Append
from posse.server.log import StoreError

SQLITE = (
    """
    CREATE TABLE entries (
        tab TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (tab, number)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        tab TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL,
        made INTEGER NOT NULL, touched INTEGER NOT NULL, entries INTEGER NOT NULL, due INTEGER, turn TEXT NOT NULL,
        about TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (made) WHERE listed = 1;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_unfinished ON tables (host) WHERE status IN ('open', 'playing');
    CREATE TABLE players (
        guest TEXT NOT NULL, tab TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (tab, guest)
    ) WITHOUT ROWID;
    CREATE INDEX players_guest ON players (guest, at);
    CREATE TABLE results (
        guest TEXT NOT NULL, game TEXT NOT NULL, tab TEXT NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
        seed TEXT NOT NULL, series TEXT NOT NULL, counts INTEGER NOT NULL, place INTEGER, score INTEGER NOT NULL,
        lines TEXT NOT NULL, begun INTEGER NOT NULL, ended INTEGER,
        PRIMARY KEY (guest, game, tab)
    ) WITHOUT ROWID;
    CREATE INDEX results_tab ON results (tab);
    CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE removed (tab TEXT NOT NULL PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID
    """,
)
"""The migrations of SQLite in order: the first makes version 1 of the schema."""

POSTGRES = (
    """
    CREATE TABLE entries (
        tab TEXT COLLATE "C" NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (tab, number)
    );
    CREATE TABLE tables (
        tab TEXT COLLATE "C" NOT NULL PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed SMALLINT NOT NULL,
        host TEXT COLLATE "C" NOT NULL, made BIGINT NOT NULL, touched BIGINT NOT NULL, entries INTEGER NOT NULL, due BIGINT,
        turn TEXT NOT NULL, about TEXT NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_listed ON tables (made) WHERE listed = 1;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_unfinished ON tables (host) WHERE status IN ('open', 'playing');
    CREATE TABLE players (
        guest TEXT COLLATE "C" NOT NULL, tab TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (tab, guest)
    );
    CREATE INDEX players_guest ON players (guest, at);
    CREATE TABLE results (
        guest TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL, tab TEXT COLLATE "C" NOT NULL,
        players INTEGER NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, series TEXT NOT NULL, counts SMALLINT NOT NULL,
        place INTEGER, score BIGINT NOT NULL, lines TEXT NOT NULL, begun BIGINT NOT NULL, ended BIGINT,
        PRIMARY KEY (guest, game, tab)
    );
    CREATE INDEX results_tab ON results (tab);
    CREATE TABLE settings (name TEXT COLLATE "C" NOT NULL PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE removed (tab TEXT COLLATE "C" NOT NULL PRIMARY KEY, at BIGINT NOT NULL);
    CREATE UNLOGGED TABLE here (
        tab TEXT COLLATE "C" NOT NULL, process TEXT COLLATE "C" NOT NULL, guests TEXT NOT NULL,
        PRIMARY KEY (tab, process)
    )
    """,
)
"""The migrations of PostgreSQL. `here`: who is connected to a table, by process; it is empty after a crash."""


CONFLICT = "somebody else was first: look again"


def columns(fields: tuple[str, ...]) -> tuple[str, ...]:
    """`table` is a word of SQL: the column is called `tab`."""
    return tuple(["tab" if field == "table" else field for field in fields])


COLUMNS = {
    "entries": ("tab", "number", "at", "body"),
    "tables": columns(Summary._fields),
    "players": ("guest", "tab", "at"),
    "results": columns(Result._fields),
    "settings": ("name", "value"),
    "removed": ("tab", "at"),
}
"""The columns of everything that is dumped, in their order."""

KEYS = {
    "entries": "tab, number",
    "tables": "tab",
    "players": "tab, guest",
    "results": "guest, game, tab",
    "settings": "name",
    "removed": "tab",
}
"""The primary keys."""


def replacing(table: str) -> str:
    """The end of an INSERT that replaces the row with the same key; "" for entries, which never change."""
    if table == "entries":
        return ""
    changed = [name for name in COLUMNS[table] if name not in KEYS[table].split(", ")]
    return f"ON CONFLICT ({KEYS[table]}) DO UPDATE SET {', '.join([f'{name} = excluded.{name}' for name in changed])}"


SUMMARY = "SELECT " + ", ".join(COLUMNS["tables"]) + " FROM tables "
RESULT = "SELECT " + ", ".join(COLUMNS["results"]) + " FROM results "

READ = "SELECT at, body FROM entries WHERE tab = ? AND number >= ? ORDER BY number"
SUMMARY_OF = SUMMARY + "WHERE tab = ?"
LISTED = SUMMARY + "WHERE listed = 1 ORDER BY made DESC LIMIT ?"
OWN = f"""SELECT {", ".join([f"t.{name}" for name in COLUMNS["tables"]])} FROM players p JOIN tables t ON t.tab = p.tab
    WHERE p.guest = ? ORDER BY p.at DESC LIMIT ?"""
RECENT = SUMMARY + "ORDER BY touched DESC LIMIT ?"
DUE = "SELECT tab FROM tables WHERE due < ? ORDER BY due LIMIT ?"
RUNNING = SUMMARY + "WHERE host = ? AND status IN ('open', 'playing')"
SOLO_RESULTS = RESULT + "WHERE guest = ? AND game = ? AND players = 1 AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?"
RESULTS_OF = RESULT + "WHERE tab ?* AND guest = ?"
BEGUN = """SELECT tab FROM results
    WHERE guest = ? AND game = ? AND series = ? AND options = ? AND ended IS NULL ORDER BY begun DESC LIMIT 1"""
EXPIRED = "(status = 'over' AND touched < ? OR status <> 'over' AND touched < ?)"
EXPIRED_TABLES = f"SELECT tab FROM tables WHERE {EXPIRED} LIMIT ?"
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"
NEWEST = "SELECT max(touched) FROM tables"
SETTING = "SELECT value FROM settings WHERE name = ?"


def rows_of(batch: list[Append]) -> dict[str, list[tuple[object, ...]]]:
    """The rows of a batch by their table; of rows with the same key only the last."""
    writes = [write for append in batch for write in append.writes]
    rows: dict[str, list[tuple[object, ...]]] = {
        "entries": [(w.table, number, at, body) for w in writes for number, (at, body) in enumerate(w.entries, w.number)],
        "tables": [*[w.summary for w in writes]],
        "players": [(guest, w.table, w.summary.touched) for w in writes for guest in dict.fromkeys(w.people)],
        "results": [*{result[:3]: result for w in writes for result in w.results}.values()],
    }
    return {table: found for table, found in rows.items() if found}


T = TypeVar("T")
Steps = Generator[tuple[Any, ...], list[Any], T]
"""A transaction: yields statements with their values, and is sent the rows that each returns."""


def migrate(migrations: tuple[str, ...]) -> Steps[None]:
    """Runs the migrations that are missing."""
    yield ("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)",)
    rows = yield ("SELECT version FROM schema",)
    version = rows[0][0] if rows else 0
    if version > len(migrations):
        raise StoreError(f"its schema {version} is of a newer Posse; this one knows {len(migrations)}: install the newer one")
    for statement in [part for migration in migrations[version:] for part in migration.split(";")]:
        yield (statement,)
    if version < len(migrations):
        yield ("DELETE FROM schema",)
        yield "INSERT INTO schema VALUES (?)", len(migrations)


def remove(tables: list[str], at: int, limits: tuple[int, int] | None = None) -> Steps[list[str]]:
    """Removes tables, with limits only those that have expired; returns which. Their rows go first: that locks them."""
    if limits is None:
        rows = yield "DELETE FROM tables WHERE tab ?* RETURNING tab", tables
    else:
        rows = yield f"DELETE FROM tables WHERE tab ?* AND {EXPIRED} RETURNING tab", tables, *limits
    gone = [tab for (tab,) in rows]
    for table in ("entries", "players", "results") if gone else ():
        yield f"DELETE FROM {table} WHERE tab ?*", gone
    for tab in gone:
        yield "INSERT INTO removed VALUES (?, ?) " + replacing("removed"), tab, at
    return gone


def forget_removed(before: int) -> Steps[None]:
    yield "DELETE FROM removed WHERE at < ?", before


def forget(guest: str, table: str) -> Steps[tuple[bool, bool]]:
    """Takes a table from a guest's list; returns whether it was there, and whether it is unfinished and in nobody's list."""
    mine = yield "DELETE FROM players WHERE guest = ? AND tab = ? RETURNING tab", guest, table
    others = yield "SELECT guest FROM players WHERE tab = ? LIMIT 1", table
    unfinished = yield "SELECT tab FROM tables WHERE tab = ? AND status IN ('open', 'playing')", table
    return bool(mine), bool(unfinished and not others)


def mark_damaged(table: str) -> Steps[None]:
    yield "UPDATE tables SET status = 'damaged', listed = 0, due = NULL WHERE tab = ?", table


def change_setting(name: str, value: str) -> Steps[None]:
    yield "INSERT INTO settings VALUES (?, ?) " + replacing("settings"), name, value


def set_once(name: str, value: str) -> Steps[str]:
    yield "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value
    rows = yield SETTING, name
    return str(rows[0][0])
