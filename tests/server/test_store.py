"""The log on disk: acknowledged entries are durable, failures are reported, nothing is half written."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from posse import catalog
from posse.core.errors import PosseError
from posse.server.errors import Refusal
from posse.server.guests import Guests
from posse.server.seats import Seat
from posse.server.store import ENTRY, LIST, Conflict, Row, Store, StoreError
from posse.server.table import Table
from posse.server.tables import Tables
from posse.server.workers import Workers
from tests.server.host import Server
from tests.server.line import viewer

Work = Callable[[Store], Coroutine[Any, Any, None]]


def run(path: Path, work: Work) -> None:
    async def bounded() -> None:
        store = Store(path)
        try:
            await asyncio.wait_for(work(store), 20)
        finally:
            store.close()

    asyncio.run(bounded())


def rows(path: Path, table: str = "entries") -> list[Any]:
    db = sqlite3.connect(path)
    try:
        return db.execute(f"SELECT * FROM {table}").fetchall()
    finally:
        db.close()


def entry(*values: object) -> Row:
    return ENTRY, values


async def results(*writes: Coroutine[Any, Any, None]) -> list[str]:
    """For each write the name of its error class, or ""."""
    done = await asyncio.gather(*writes, return_exceptions=True)
    return [type(error).__name__ if error is not None else "" for error in done]


def test_what_was_appended_is_read_in_order_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.sqlite"

    async def write(store: Store) -> None:
        for n in range(5):
            await store.append(entry("a", n, 100 + n, f"body {n}"))

    async def read(store: Store) -> None:
        assert store.log("a") == [(100 + n, f"body {n}") for n in range(5)]
        assert store.log("b") == []

    run(path, write)
    run(path, read)


def test_what_is_acknowledged_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(store: Store) -> None:
        assert store.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.writer.execute("PRAGMA synchronous").fetchone() == (2,)
        for n in range(3):
            await store.append(entry("a", n, 0, "x"))
            assert len(rows(path)) == n + 1

    run(path, work)


def test_simultaneous_writes_share_a_commit(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(store: Store) -> None:
        statements: list[str] = []
        store.writer.set_trace_callback(statements.append)
        await asyncio.gather(*[store.append(entry(f"table {n}", 0, 0, "x")) for n in range(500)])
        assert statements.count("COMMIT") < 100

    run(path, work)
    assert len(rows(path)) == 500


def test_the_second_of_two_entries_with_one_number_is_a_conflict(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(store: Store) -> None:
        found = await results(
            store.append(entry("a", 0, 0, "first")),
            store.append(entry("a", 0, 0, "second")),
            store.append(entry("b", 0, 0, "other")),
        )
        assert found == ["", "Conflict", ""]
        with pytest.raises(Conflict):
            await store.append(entry("a", 0, 0, "third"))

    run(path, work)
    assert [row[3] for row in rows(path)] == ["first", "other"]


def test_the_rows_of_a_write_are_written_atomically(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    listing = (LIST, ("a", 0))

    async def work(store: Store) -> None:
        assert await results(store.append(entry("a", 0, 0, "made"), listing)) == [""]
        assert await results(store.append(entry("a", 1, 0, "half"), listing), store.append(entry("b", 0, 0, "other"))) == [
            "Conflict",
            "",
        ]

    run(path, work)
    assert [row[3] for row in rows(path)] == ["made", "other"]
    assert len(rows(path, "listed")) == 1


def test_a_failing_statement_rolls_back_the_batch_and_raises(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(store: Store) -> None:
        with pytest.raises(StoreError, match="nothing was changed"):
            await store.append(entry("a", 0, 0, "x"), ("INSERT INTO nowhere VALUES {}", (1,)))
        assert store.log("a") == []
        await store.append(entry("a", 0, 0, "again"))

    run(path, work)
    assert [row[3] for row in rows(path)] == ["again"]


def test_closing_waits_for_pending_writes(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work() -> None:
        store = Store(path)
        writes = [asyncio.ensure_future(store.append(entry(f"table {n}", 0, 0, "x"))) for n in range(200)]
        await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.to_thread(store.close), 20)
        assert not store.thread.is_alive()
        await asyncio.gather(*writes)

    asyncio.run(work())
    assert len(rows(path)) == 200


def test_a_locked_file_raises_and_works_again_when_it_is_free(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def work(store: Store) -> None:
        store.writer.execute("PRAGMA busy_timeout=100")
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            found = await results(store.append(entry("a", 0, 0, "x")), store.append(entry("b", 0, 0, "x")))
            assert found == ["StoreError", "StoreError"]
            assert store.log("a") == []
            other.execute("ROLLBACK")
        finally:
            other.close()
        await store.append(entry("a", 0, 0, "x"))

    run(path, work)
    assert len(rows(path)) == 1


def test_a_file_locked_by_another_program_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, **{**more, "timeout": 0.1}))
    other = connect(path, isolation_level=None)
    try:
        other.execute("CREATE TABLE t (x)")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="games.sqlite: cannot be used.*locked"):
            Store(path)
    finally:
        other.close()


# -- disks that cannot be written --------------------------------------------------------------


def test_a_folder_that_cannot_be_created_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    for path in (tmp_path / "file" / "games.sqlite", Path("/proc/nothing/games.sqlite"), tmp_path):
        with pytest.raises(StoreError, match="cannot be used as the games' file"):
            Store(path)
    with pytest.raises(StoreError, match="cannot be used as the guests' secret"):
        Guests.open(tmp_path / "file" / "secret")


READ_ONLY = """
import os, sys
from pathlib import Path
from posse.server.guests import Guests
from posse.server.store import Store, StoreError
if os.getuid() == 0:
    os.setgid(65534), os.setuid(65534)
for open_it in (lambda: Store(Path(sys.argv[1]) / "games.sqlite"), lambda: Guests.open(Path(sys.argv[1]) / "secret")):
    try:
        open_it()
    except StoreError as error:
        print(error)
"""


@pytest.mark.parametrize("with_games", [False, True])
def test_a_read_only_folder_is_reported_at_the_start(tmp_path: Path, with_games: bool) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    if with_games:
        Store(folder / "games.sqlite").close()
        (folder / "games.sqlite").chmod(0o444)
    folder.chmod(0o555)
    for parent in (tmp_path, *tmp_path.parents[:3]):
        if parent.owner() == folder.owner() and parent != Path("/tmp"):
            parent.chmod(0o755)
    done = subprocess.run([sys.executable, "-c", READ_ONLY, str(folder)], capture_output=True, text=True, timeout=20, check=False)
    folder.chmod(0o755)
    lines = done.stdout.splitlines()
    assert len(lines) == 2 and done.stderr == ""
    assert "cannot be used as the games' file" in lines[0]
    assert "cannot be used as the guests' secret: Permission denied" in lines[1]


FULL = """
import asyncio, resource, signal, sys
from pathlib import Path
from posse.server.store import ENTRY, Store, StoreError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
async def main():
    store = Store(Path(sys.argv[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    n = 0
    try:
        while True:
            await store.append((ENTRY, ("a", n, 0, "x" * 1000)))
            n += 1
    except StoreError as error:
        print(n, error)
    assert len(store.log("a")) == n
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append((ENTRY, ("a", n, 0, "there is room again")))
    store.close()
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


# -- damage ------------------------------------------------------------------------------------


def test_a_file_that_is_not_a_database_is_reported_and_left_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"this is a letter to my aunt" * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(path)
    assert path.read_bytes() == b"this is a letter to my aunt" * 100


def test_damage_in_the_middle_is_reported_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def fill(store: Store) -> None:
        for n in range(200):
            await store.append(entry("a", n, 0, "x" * 500))

    run(path, fill)
    data = bytearray(path.read_bytes())
    for page in range(5 * 4096, len(data), 4096):
        data[page : page + 2000] = os.urandom(2000)
    path.write_bytes(data)

    async def read(store: Store) -> None:
        with pytest.raises(StoreError, match="cannot be read"):
            store.log("a")

    run(path, read)


@pytest.mark.parametrize("secret", [b"", b"short"])
def test_a_damaged_secret_is_refused(tmp_path: Path, secret: bytes) -> None:
    (tmp_path / "secret").write_bytes(secret)
    with pytest.raises(StoreError, match="not a secret"):
        Guests.open(tmp_path / "secret")


def test_the_secret_is_made_once_and_only_the_owner_can_read_it(tmp_path: Path) -> None:
    token = Guests.open(tmp_path / "new" / "secret").new_token()
    again = Guests.open(tmp_path / "new" / "secret")
    assert again.guest(token) is not None
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["secret"]
    assert Guests.open(tmp_path / "other" / "secret").guest(token) is None


def test_a_damaged_table_is_reported_and_hides_no_other(own_server: Server) -> None:
    token = own_server.guest()
    damaged = [own_server.make(token, "me", "open", listed=True)["id"] for _ in range(3)]
    whole = own_server.make(token, "me", "open", listed=True)["id"]
    own_server.stop()
    db = sqlite3.connect(own_server.folder / "games.sqlite")
    db.execute("UPDATE entries SET body = '{' WHERE tab = ?", (damaged[0],))
    db.execute("UPDATE entries SET body = '[]' WHERE tab = ?", (damaged[1],))
    db.execute("UPDATE entries SET body = replace(body, 'bounty_hunters', 'gone') WHERE tab = ?", (damaged[2],))
    db.commit()
    db.close()
    own_server.start()
    for tab, code in zip(damaged, ("damaged", "damaged", "foreign"), strict=True):
        assert own_server.call("GET", f"/api/tables/{tab}", token=token).notice() == (409, code)
    for path in ("/api/mine", "/api/tables"):
        assert [table["id"] for table in own_server.call("GET", path, token=token).data()] == [whole]


# -- starting ----------------------------------------------------------------------------------


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from posse.cli import main; main()", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)


def test_a_port_in_use_is_a_one_line_error(server: Server, tmp_path: Path) -> None:
    done = serve("--port", str(server.port), "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and "--port" in done.stderr
    assert not (tmp_path / "data" / "games.sqlite").exists()


def test_an_unusable_folder_is_a_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    done = serve("--port", "0", "--data", str(tmp_path / "file"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and "cannot be used as the data folder" in done.stderr


# -- evicted tables ----------------------------------------------------------------------------


async def evict_and_reload(path: Path) -> None:
    store = Store(path)
    tables = Tables(store, Workers(), 0, most_open=3)
    game = catalog.game("bounty_hunters")
    try:
        seats = [Seat("person", "Ada", "ada"), Seat("open")]
        held = await tables.make(game, "ada", seats, False)
        await held.come(viewer("cleo"))
        others = [await tables.make(game, "ada", seats, False) for _ in range(6)]
        assert len(tables.opened) == 3
        assert tables.find(held.id) is held, "a table that somebody looks at is never put away"
        assert [tables.find(table.id) is table for table in others].count(False) >= 4
        for table in others:
            assert tables.find(table.id).seat_of("ada") == 0
        await tables.find(others[0].id).sit("bob", 1, "Bob")
        await tables.find(others[0].id).start("ada")
        tables.opened.clear()
        assert tables.find(others[0].id).status == "playing"
        with pytest.raises(Refusal):
            tables.find("nothing")
    finally:
        await tables.close()


def test_evicted_tables_are_rebuilt_from_the_log(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(evict_and_reload(tmp_path / "games.sqlite"), 20))


def test_an_evicted_table_leaves_no_reference_cycles(tmp_path: Path) -> None:
    """Hundreds of games may end in a second; collecting their reference cycles at once would block the server."""

    async def work() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0, most_open=1)
        game = catalog.game("bounty_hunters")
        for _ in range(4):
            await tables.make(game, "ada", [Seat("person", "Ada", "ada"), Seat("bot", bot="random")], False)
        kept = [thing.id for thing in gc.get_objects() if isinstance(thing, Table) and thing.tables is tables]
        assert kept == list(tables.opened)
        await tables.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(work(), 20))
    finally:
        gc.enable()


def test_a_move_that_cannot_be_written_does_not_happen(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "games.sqlite")
        tables = Tables(store, Workers(), 0)
        table = await tables.make(catalog.game("bounty_hunters"), "ada", [Seat("person", "Ada", "ada"), Seat("open")], False)
        store.writer.execute("PRAGMA query_only=1")
        with pytest.raises(StoreError):
            await table.sit("bob", 1, "Bob")
        assert table.seats[1].kind == "open" and table.entries == 1
        store.writer.execute("PRAGMA query_only=0")
        await table.sit("bob", 1, "Bob")
        store.writer.execute("PRAGMA query_only=1")
        with pytest.raises(PosseError):
            await table.start("ada")
        assert table.status == "open"
        store.writer.execute("PRAGMA query_only=0")
        await table.start("ada")
        await tables.close()

    asyncio.run(asyncio.wait_for(work(), 20))
    assert len(rows(tmp_path / "games.sqlite")) == 3
