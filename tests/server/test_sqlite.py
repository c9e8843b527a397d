"""The log in a file: permissions, failures of disks, damage, other processes, kill -9."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from posse.server import sql, sqlite
from posse.server.log import Log, News, StoreError
from posse.server.sql import COLUMNS, SQLITE
from posse.server.sqlite import SQLiteLog
from tests.server.writes import bodies, outcomes, run, until, write


def rows(path: Path, query: str = "SELECT * FROM entries") -> list[Any]:
    db = sqlite3.connect(path)
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


def open_error(path: Path) -> str:
    """Why a file cannot be opened: one line."""
    with pytest.raises(StoreError) as error:
        run(str(path), nothing)
    assert "\n" not in str(error.value)
    return str(error.value)


async def nothing(_: Log) -> None:
    pass


async def fill(log: Log) -> None:
    for n in range(200):
        await log.append(write("a", n, "x" * 500))


# -- the file --------------------------------------------------------------------------


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.sqlite"

    async def work(log: Log) -> None:
        await log.append(write("a"))
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        assert modes == dict.fromkeys(("games.sqlite", "games.sqlite-wal", "games.sqlite-shm"), 0o600)
        assert path.parent.stat().st_mode & 0o777 == 0o700

    run(str(path), work)
    assert [file.name for file in path.parent.iterdir()] == ["games.sqlite"], "the write-ahead log is emptied at the end"


def test_what_is_acknowledged_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(log: SQLiteLog) -> None:
        assert log.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert log.writer.execute("PRAGMA synchronous").fetchone() == (2,)
        for n in range(3):
            await log.append(write("a", n))
            assert len(rows(path)) == n + 1

    run(str(path), work)


def test_the_columns_are_those_of_the_rows(tmp_path: Path) -> None:
    run(str(tmp_path / "games.sqlite"), nothing)
    for table, names in COLUMNS.items():
        assert tuple(row[1] for row in rows(tmp_path / "games.sqlite", f"PRAGMA table_info({table})")) == names


def test_lists_use_indexes(tmp_path: Path) -> None:
    run(str(tmp_path / "games.sqlite"), nothing)
    for query, index in (
        (sql.LISTED, "tables_listed"),
        (sql.DUE, "tables_due"),
        (sql.RUNNING, "tables_unfinished"),
        (sql.OWN, "players_guest"),
    ):
        plan = rows(tmp_path / "games.sqlite", f"EXPLAIN QUERY PLAN {query.replace('?', '1')}")
        assert index in str(plan) and "TEMP B-TREE" not in str(plan)


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    run(str(path), nothing)
    db = sqlite3.connect(path)
    db.execute("UPDATE schema SET version = 99")
    db.commit()
    db.close()
    assert f"schema 99 is of a newer Posse; this one knows {len(SQLITE)}" in open_error(path)


def test_a_later_migration_is_run_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    run(str(path), fill)
    monkeypatch.setattr(sqlite, "SQLITE", (*SQLITE, "CREATE TABLE more (x); INSERT INTO more VALUES (1)"))
    run(str(path), nothing, nothing)
    assert rows(path, "SELECT * FROM more") == [(1,)]
    assert rows(path, "SELECT * FROM schema") == [(len(SQLITE) + 1,)]
    assert len(rows(path)) == 200


def test_a_failing_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    run(str(path), fill)
    monkeypatch.setattr(sqlite, "SQLITE", (*SQLITE, "CREATE TABLE more (x); CREATE TABLE more (x)"))
    assert "more already exists" in open_error(path)
    monkeypatch.undo()
    run(str(path), nothing)
    assert len(rows(path)) == 200


OPENER = """
import asyncio, sys
from posse.server.sqlite import SQLiteLog
async def main():
    log = SQLiteLog(sys.argv[1])
    await log.open()
    await log.close()
asyncio.run(main())
"""


def test_several_processes_may_create_the_file_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPENER, str(tmp_path / "games.sqlite")]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(4)]
    assert [process.communicate(timeout=30)[1] for process in started] == [b""] * 4
    assert rows(tmp_path / "games.sqlite", "SELECT * FROM schema") == [(len(SQLITE),)]


def test_a_second_opener_sees_and_adds_entries(tmp_path: Path) -> None:
    async def work(one: Log, two: Log) -> None:
        await one.append(write("a", 0, "one"))
        await two.append(write("a", 1, "two"))
        assert await bodies(one, "a") == await bodies(two, "a") == ["one", "two"]
        assert await outcomes(one.append(write("a", 1))) == ["Conflict"]

    run(str(tmp_path / "games.sqlite"), work, logs=2)


def test_time_is_never_earlier_than_the_newest_entry(tmp_path: Path) -> None:
    path = str(tmp_path / "games.sqlite")
    later = 4_000_000_000_000

    async def note(log: Log) -> None:
        assert log.now() < later
        await log.append(write("a", touched=later))

    async def look(log: Log) -> None:
        assert later <= log.now() < later + 60_000

    run(path, note, look)


# -- locks -----------------------------------------------------------------------------


def test_a_locked_file_raises_and_works_again_when_it_is_free(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(log: SQLiteLog) -> None:
        log.writer.execute("PRAGMA busy_timeout=100")
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            assert await outcomes(log.append(write("a")), log.append(write("b"))) == ["StoreError", "StoreError"]
            with pytest.raises(StoreError, match="locked.*nothing was changed"):
                await log.append(write("a"))
            assert await log.read("a") == []
            other.execute("ROLLBACK")
        finally:
            other.close()
        await log.append(write("a"))

    run(str(path), work)
    assert len(rows(path)) == 1


def test_a_file_locked_by_another_program_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 0.1)
    other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    try:
        other.execute("CREATE TABLE t (x)")
        other.execute("BEGIN EXCLUSIVE")
        assert "games.sqlite: cannot be used as the games' file: database is locked" in open_error(tmp_path / "games.sqlite")
    finally:
        other.close()


# -- disks that cannot be written --------------------------------------------------------------


def test_a_folder_that_cannot_be_created_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    for path in (tmp_path / "file" / "games.sqlite", Path("/proc/nothing/games.sqlite"), tmp_path):
        assert "cannot be used as the games' file" in open_error(path)


READ_ONLY = """
import asyncio, os, sys
from posse.server.log import StoreError
from posse.server.sqlite import SQLiteLog
if os.getuid() == 0:
    os.setgid(65534), os.setuid(65534)
async def main():
    log = SQLiteLog(sys.argv[1])
    try:
        await log.open()
    except StoreError as error:
        print(error)
    await log.close()
asyncio.run(main())
"""


@pytest.mark.parametrize("exists", [False, True])
def test_a_read_only_folder_is_reported_at_the_start(tmp_path: Path, exists: bool) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    path = folder / "games.sqlite"
    if exists:
        run(str(path), nothing)
        path.chmod(0o444)
    folder.chmod(0o555)
    for parent in (tmp_path, *tmp_path.parents[:3]):
        if parent.owner() == folder.owner() and parent != Path("/tmp"):
            parent.chmod(0o755)
    done = subprocess.run([sys.executable, "-c", READ_ONLY, str(path)], capture_output=True, text=True, timeout=20, check=False)
    folder.chmod(0o755)
    assert (done.stdout, done.stderr) == (f"{path}: cannot be used as the games' file: Permission denied\n", "")


def test_a_file_that_becomes_read_only_is_reported_and_nothing_changes(tmp_path: Path) -> None:
    async def work(log: SQLiteLog) -> None:
        await log.append(write("a"))
        log.writer.execute("PRAGMA query_only=1")
        with pytest.raises(StoreError, match="could not be written to disk.*readonly.*nothing was changed"):
            await log.append(write("a", 1))
        with pytest.raises(StoreError, match="readonly"):
            await log.set("motd", "x")
        assert len(await log.read("a")) == 1
        log.writer.execute("PRAGMA query_only=0")
        await log.append(write("a", 1))

    run(str(tmp_path / "games.sqlite"), work)


FULL = """
import asyncio, resource, signal, sys
from posse.server.log import StoreError
from posse.server.sqlite import SQLiteLog
from tests.server.writes import write
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
async def main():
    log = SQLiteLog(sys.argv[1])
    await log.open()
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    n = 0
    try:
        while True:
            await log.append(write("a", n, "x" * 1000))
            n += 1
    except StoreError as error:
        print(n, error)
    assert len(await log.read("a")) == n
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await log.append(write("a", n, "there is room again"))
    await log.close()
asyncio.run(asyncio.wait_for(main(), 15))
"""


def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    done = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0, done.stderr
    written, _, text = done.stdout.partition(" ")
    assert "could not be written to disk" in text and "nothing was changed" in text
    assert int(written) > 5
    assert len(rows(path)) == int(written) + 1
    assert rows(path)[-1][3] == "there is room again"


# -- damage ----------------------------------------------------------------------------


def test_a_file_that_is_not_a_database_is_reported_and_left_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"this is a letter to my aunt" * 100)
    assert "file is not a database" in open_error(path)
    assert path.read_bytes() == b"this is a letter to my aunt" * 100


def test_damage_in_the_middle_is_reported_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    run(str(path), fill)
    [(root,)] = rows(path, "SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
    data = bytearray(path.read_bytes())
    data[(root - 1) * 4096 : root * 4096] = os.urandom(4096)
    path.write_bytes(data)

    async def read(log: Log) -> None:
        with pytest.raises(StoreError, match="cannot be read.*malformed"):
            await log.read("a")
        with pytest.raises(StoreError, match="could not be written.*malformed"):
            await log.append(write("a", 200))
        with pytest.raises(StoreError, match="cannot be copied.*malformed"):
            assert [row async for row in log.dump()]
        assert await log.count() == {"open": 1}

    run(str(path), read)


# -- kill -9 ---------------------------------------------------------------------------

WRITER = """
import asyncio, sys
from posse.server.sqlite import SQLiteLog
from tests.server.writes import write
async def go_on(log, table):
    n = len(await log.read(table))
    while True:
        await log.append(write(table, n, str(n)), write(f"{table} {n}"))
        sys.stdout.write(f"{table} {n}\\n")
        sys.stdout.flush()
        n += 1
async def main():
    log = SQLiteLog(sys.argv[1])
    await log.open()
    await asyncio.gather(*[go_on(log, f"t{n}") for n in range(20)])
asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    acknowledged: set[str] = set()
    for turn in range(5):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        for _ in range(100 + 37 * turn):
            acknowledged.add(writer.stdout.readline().strip())
        writer.send_signal(signal.SIGKILL)
        rest = writer.communicate(timeout=20)[0]
        acknowledged |= set(rest[: rest.rfind("\n") + 1].split("\n")) - {""}

        async def check(log: Log) -> None:
            found: set[str] = set()
            for table in [f"t{n}" for n in range(20)]:
                entries = await bodies(log, table)
                assert entries == [str(n) for n in range(len(entries))]
                found |= {f"{table} {n}" for n in entries}
                summary = await log.summary(table)
                assert (summary.entries if summary else 0) == len(entries)
            assert acknowledged <= found
            assert await log.count() == {"open": len(found) + 20}, "both tables of an append are written, or none"

        run(str(path), check)
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


# -- other processes -------------------------------------------------------------------


def test_others_are_heard_again_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "POLL", 0.01)

    async def work(log: SQLiteLog, other: Log) -> None:
        heard: list[str] = []
        failures: list[News] = []

        def hear(news: News) -> None:
            heard.append(news.table)
            raise RuntimeError("cannot follow")

        def fail() -> int:
            failures.append(News(""))
            raise StoreError("cannot be read")

        log.watch(hear)
        monkeypatch.setattr(log, "_version", fail)
        await other.append(write("a"))
        await until(lambda: len(failures) > 1)
        monkeypatch.undo()
        await until(lambda: "a" in heard)
        await other.append(write("b"))
        await until(lambda: "b" in heard)

    run(str(tmp_path / "games.sqlite"), work, logs=2)
