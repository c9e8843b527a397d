"""The log in PostgreSQL: several processes, lost connections, restarts, kill -9."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from posse.server import postgres as module
from posse.server import sql
from posse.server.log import Log, News, Stored, StoreError
from posse.server.postgres import LONGEST_NOTICE, MOST_READERS, PostgresLog, numbered
from posse.server.postgres_session import MOST_GUESTS, Connection
from posse.server.sql import COLUMNS, POSTGRES
from tests.postgres import Postgres
from tests.server.writes import WAIT, bodies, outcomes, run, until, write

GUESTS = (("ann", 0.02), ("bob", 0.3))


async def nothing(_: Log) -> None:
    pass


def end_connections(postgres: Postgres, url: str, which: str = "true") -> None:
    """Cuts connections of one database."""
    name = url.rpartition("/")[2]
    postgres.execute(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid() AND {which}"
    )


# -- the database ----------------------------------------------------------------------


def test_the_columns_are_those_of_the_rows(database: str, postgres: Postgres) -> None:
    run(database, nothing)
    for table, names in COLUMNS.items():
        where = f"table_schema = 'public' AND table_name = '{table}'"
        query = f"SELECT column_name FROM information_schema.columns WHERE {where} ORDER BY ordinal_position"
        assert tuple(postgres.execute(query, database)) == names


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (sql.LISTED, "tables_listed"),
        (sql.DUE, "tables_due"),
        (sql.RUNNING, "tables_unfinished"),
        (sql.OWN, "players_guest"),
        (sql.READ, "entries_pkey"),
    ],
)
def test_lists_can_use_indexes(database: str, postgres: Postgres, query: str, index: str) -> None:
    run(database, nothing)
    values = query.replace("host = ?", "host = 'a'").replace("guest = ?", "guest = 'a'").replace("tab = ?", "tab = 'a'")
    plan = postgres.execute(f"SET enable_seqscan = off; EXPLAIN {values.replace('?', '1')}", database)
    assert index in "\n".join(plan)


OPENER = """
import asyncio, sys
from posse.server.postgres import PostgresLog
async def main():
    log = PostgresLog(sys.argv[1])
    await log.open()
    await log.close()
asyncio.run(main())
"""


def test_migrations_are_run_once_by_four_processes_at_once(database: str, postgres: Postgres) -> None:
    started = [subprocess.Popen([sys.executable, "-c", OPENER, database], stderr=subprocess.PIPE) for _ in range(4)]
    assert [process.communicate(timeout=30)[1] for process in started] == [b""] * 4
    assert postgres.execute("SELECT version FROM schema", database) == [str(len(POSTGRES))]


def test_a_newer_schema_is_refused(database: str, postgres: Postgres) -> None:
    run(database, nothing)
    postgres.execute("UPDATE schema SET version = 99", database)
    with pytest.raises(StoreError, match=f"schema 99 is of a newer Posse; this one knows {len(POSTGRES)}"):
        run(database, nothing)


def open_error(url: str) -> str:
    with pytest.raises(StoreError) as error:
        run(url, nothing)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_an_unusable_database_is_a_one_line_error_without_password(postgres: Postgres, database: str) -> None:
    for url, text in (
        (database.replace("posse@", "posse:secret@") + "0", 'database "games0" does not exist'),
        (database.replace("posse@", "nobody:secret@"), 'role "nobody" does not exist'),
        ("postgresql://posse:secret@127.0.0.1:1/games", "Connect call failed"),
        ("postgresql://posse:secret@127.0.0.1/games?sslmode=x", "sslmode"),
    ):
        error = open_error(url)
        assert "cannot be used as the games' database: " in error and text in error
        assert "secret" not in error and "127.0.0.1" in error
    for url in ("postgresql://posse:sec/ret@127.0.0.1/games", "postgresql://posse:secret@[127.0.0.1/games"):
        assert "address cannot be read: write postgresql://user:password@host:port/name" in open_error(url)
        assert "sec" not in open_error(url)
    postgres.execute("CREATE DATABASE ascii ENCODING SQL_ASCII TEMPLATE template0")
    assert "its encoding is SQL_ASCII, not UTF8" in open_error(postgres.url("ascii"))
    name = database.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "read-only" in open_error(database)


def test_a_process_uses_few_connections(database: str, postgres: Postgres) -> None:
    async def work(log: Log) -> None:
        await asyncio.gather(*[log.append(write(f"t{n}")) for n in range(50)], *[log.read(f"t{n}") for n in range(50)])
        [used] = postgres.execute(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{database.rpartition('/')[2]}'")
        assert int(used) == 2 + MOST_READERS

    run(database, work)


def test_commits_are_durable_even_if_the_database_says_otherwise(database: str, postgres: Postgres) -> None:
    postgres.execute(f"ALTER DATABASE {database.rpartition('/')[2]} SET synchronous_commit = off")

    async def work(log: PostgresLog) -> None:
        assert await log.writer.fetchval("SHOW synchronous_commit") == "on"

    run(database, work)


def test_a_batch_is_one_statement(database: str) -> None:
    async def work(log: PostgresLog) -> None:
        await log.append(write("first"))  # the driver asks for the types of the values, once for each connection
        calls: list[str] = []
        log.writer.add_query_logger(lambda record: calls.append(record.query))
        await asyncio.gather(*[log.append(write(f"t{n}", 0, "a", "b", people=("ann",)), write(f"u{n}")) for n in range(50)])
        await log.append(write("t0", 2))
        assert [("unnest" in call) for call in calls] == [True, True]

    run(database, work)


# -- several processes -----------------------------------------------------------------


def test_processes_that_write_the_same_tables_in_another_order_do_not_wait_for_each_other(database: str) -> None:
    async def work(one: Log, two: Log) -> None:
        tables = [f"t{n}" for n in range(40)]
        await asyncio.gather(*[one.append(write(table)) for table in tables])
        for n in range(1, 11):
            first = [one.append(write(table, n, "one")) for table in tables]
            second = [two.append(write(table, n, "two")) for table in reversed(tables)]
            found = await outcomes(*first, *second)
            assert found.count("Conflict") == found.count("") == 40
            assert [sorted(pair) for pair in zip(found[:40], reversed(found[40:]), strict=True)] == [["", "Conflict"]] * 40

    run(database, work, logs=2)


def test_a_new_table_made_by_two_processes_is_a_conflict_for_one(database: str) -> None:
    async def work(*logs: Log) -> None:
        for n in range(20):
            found = await outcomes(*[log.append(write(f"t{n}"), write(f"u{n}")) for log in logs])
            assert sorted(found) == ["", "Conflict", "Conflict"]

    run(database, work, logs=3)


def test_news_name_the_process_and_only_those_of_removal_are_heard_there_too(database: str) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        heard: list[News] = []
        own: list[News] = []
        one.watch(own.append)
        two.watch(heard.append)
        await asyncio.gather(*[one.append(write(f"t{n}"), write(f"u{n}")) for n in range(150)])
        await until(lambda: len(heard) == 300)
        assert {news._replace(last=None) for news in heard} == {
            News(f"{kind}{n}", 1, process=one.process) for kind in "tu" for n in range(150)
        }
        assert own == []
        await one.remove("t0")
        assert await one.expire(0, 10**15) == 299
        await until(lambda: len(heard) == 600)
        assert {news.entries for news in heard[300:]} == {-1}
        assert set(own) == {News(f"{kind}{n}", -1) for kind in "tu" for n in range(150)}

    run(database, work, logs=2)


HOLDER = """
import asyncio, sys
from posse.server.postgres import PostgresLog
async def main():
    log = PostgresLog(sys.argv[1])
    await log.open()
    print(*await log.drive("a"), flush=True)
    await log.announce("a", (("ann", 0.02),))
    print("announced", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


def test_a_table_is_driven_by_one_process(database: str) -> None:
    async def work(one: Log, two: Log) -> None:
        assert await one.drive("a") and await one.drive("a")
        assert not await two.drive("a") and await two.drive("b")
        await two.release("a")
        assert not await two.drive("a")
        await one.release("a")
        assert await two.drive("a") and not await one.drive("a")
        await two.close()
        assert await one.drive("a") and await one.drive("b")

    run(database, work, logs=2)


def test_many_processes_that_want_to_drive_one_table_agree(database: str) -> None:
    async def work(*logs: Log) -> None:
        found = await asyncio.gather(*[log.drive("a") for log in logs for _ in range(5)])
        assert [tables for tables in found if tables] == [["a"]] * 5
        driver = logs[found.index(["a"]) // 5]
        await driver.release("a")
        other = logs[logs.index(driver) - 1]
        assert await other.drive("a", "b", "a") == ["a", "b", "a"] and await driver.drive("a", "b", "c") == ["c"]

    run(database, work, logs=3)


def test_news_have_the_last_entry_unless_they_get_too_long(database: str) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        heard: list[News] = []
        two.watch(heard.append)
        await one.append(write("a", 0, 'é"', "y"))
        await one.append(write("a", 2, "z" * LONGEST_NOTICE))
        await one.append(write("a", 3, "x"))
        await until(lambda: len(heard) == 4)
        assert [news.entries for news in heard] == [1, 2, 3, 4]
        assert [news.last for news in heard] == [Stored(100, 'é"'), Stored(101, "y"), None, Stored(103, "x")]

    run(database, work, logs=2)


def test_when_a_process_is_killed_its_tables_are_free_and_its_guests_gone(database: str) -> None:
    async def work(log: Log) -> None:
        holder = subprocess.Popen([sys.executable, "-c", HOLDER, database], stdout=subprocess.PIPE, text=True)
        try:
            assert holder.stdout is not None
            assert [await asyncio.to_thread(holder.stdout.readline) for _ in range(2)] == ["a\n", "announced\n"]
            heard: list[News] = []
            log.watch(heard.append)
            await until(lambda: any(news.guests for news in heard))
            assert not await log.drive("a")
        finally:
            holder.send_signal(signal.SIGKILL)
            holder.communicate(timeout=20)
        killed = time.monotonic()
        while not await log.drive("a"):
            assert time.monotonic() - killed < WAIT
        await until(lambda: heard[-1].guests == ())
        assert (heard[-1].table, heard[-1].process) == ("a", heard[0].process)

    run(database, work)


def test_processes_know_who_is_connected_to_the_others(database: str) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        heard: list[News] = []
        await one.announce("a", GUESTS)
        two.watch(heard.append)
        await until(lambda: heard == [News("a", process=one.process, guests=GUESTS)])
        await one.announce("a", GUESTS[:1])
        await one.announce("b", GUESTS)
        await one.announce("a", ())
        await until(lambda: len(heard) == 4)
        assert [(news.table, news.guests) for news in heard[1:]] == [("a", GUESTS[:1]), ("b", GUESTS), ("a", ())]
        three = PostgresLog(database)
        later: list[News] = []
        three.watch(later.append)
        await three.open()
        assert later == [News("b", process=one.process, guests=GUESTS)]
        await three.close()
        await one.close()
        await until(lambda: heard[-1] == News("b", process=one.process, guests=()))

    run(database, work, logs=2)


def test_a_crowd_is_told_in_part(database: str) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        heard: list[News] = []
        two.watch(heard.append)
        await one.announce("a", tuple((f"a guest with a rather long id {n}", 0.123) for n in range(1000)))
        await until(lambda: bool(heard))
        assert heard[0].guests is not None and len(heard[0].guests) == MOST_GUESTS

    run(database, work, logs=2)


def test_other_users_of_the_channel_are_ignored(database: str, postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    async def work(one: Log, two: Log) -> None:
        heard: list[News] = []
        one.watch(heard.append)
        for payload in ("hello", "{}", "[]", '{"process": 1}'):
            postgres.execute(f"NOTIFY posse, '{payload}'", database)
        await two.append(write("a"))
        await until(lambda: bool(heard))
        assert [news.table for news in heard] == ["a"]
        assert {record.name for record in caplog.records} == {"posse"}

    run(database, work, logs=2)


def test_processes_agree_on_the_time_of_the_database(database: str, postgres: Postgres) -> None:
    async def work(one: Log, two: Log) -> None:
        before, other, after = one.now(), two.now(), one.now()
        assert before - 20 <= other <= after + 20
        stored = float(postgres.execute("SELECT extract(epoch FROM clock_timestamp()) * 1000")[0])
        assert before - 20 < stored < one.now() + 20

    run(database, work, logs=2)


# -- lost connections ------------------------------------------------------------------


def session_of(log: PostgresLog) -> Connection:
    assert log.session.db is not None
    return log.session.db


def test_a_lost_session_is_told_and_replaced(database: str, postgres: Postgres) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        heard: list[News] = []
        others: list[News] = []
        assert await one.drive("a")
        await one.announce("a", GUESTS)
        one.watch(heard.append)
        two.watch(others.append)
        await two.announce("b", GUESTS)
        pid = session_of(one).get_server_pid()
        end_connections(postgres, database, f"pid = {pid}")
        await until(lambda: heard.count(News("")) == 2)
        assert await two.drive("a") and not await one.drive("a"), "nobody drives a table on without its lock"
        assert session_of(one).get_server_pid() != pid
        await two.append(write("a"))
        await until(lambda: News("a", 1, Stored(100, "x"), two.process) in heard)
        await until(lambda: two.session.present == {("a", one.process): GUESTS})
        await until(lambda: one.session.present == {("b", two.process): GUESTS})

    run(database, work, logs=2)


def test_a_process_that_stays_away_is_not_present(database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        await one.announce("a", GUESTS)
        await until(lambda: bool(two.session.present))
        connect = one.session.connect

        async def refuse() -> Any:
            raise ConnectionRefusedError("away")

        one.session.connect = refuse
        session_of(one).terminate()
        await until(lambda: not two.session.present)
        assert not await one.drive("a") and not await one.drive("b")
        await one.announce("b", GUESTS)
        one.session.connect = connect
        await until(lambda: set(two.session.present) == {("a", one.process), ("b", one.process)})

    run(database, work, logs=2)


def lose(log: PostgresLog, before: Callable[[], Any] | None, write_it: bool) -> None:
    """Makes the next batch lose its connection, after it was written or instead."""
    db = log.writer
    fetchval = db.fetchval

    async def lost(*values: Any, **more: Any) -> None:
        if before is not None:
            await before()
        if write_it:
            await fetchval(*values, **more)
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    class Lost:
        fetchval = staticmethod(lost)

        def __getattr__(self, name: str) -> Any:
            return getattr(db, name)

    log.writer = Lost()  # type: ignore[assignment]


@pytest.mark.parametrize("write_it", [False, True])
def test_a_batch_whose_connection_is_lost_is_written_once(database: str, write_it: bool) -> None:
    async def work(log: PostgresLog) -> None:
        await log.append(write("a"))
        lose(log, None, write_it)
        found = await outcomes(
            log.append(write("a", 1, "mine", "too")),
            log.append(write("new"), write("newer")),
            log.append(write("b", 3)),
        )
        assert found == ["", "", "Conflict"]
        assert await bodies(log, "a") == ["x", "mine", "too"]
        assert len(await log.read("new")) == len(await log.read("newer")) == 1

    run(database, work)


def test_another_process_that_was_first_is_no_success(database: str) -> None:
    async def work(one: PostgresLog, two: PostgresLog) -> None:
        lose(one, lambda: two.append(write("a", 0, "theirs")), write_it=False)
        assert await outcomes(one.append(write("a", 0, "mine")), one.append(write("b"))) == ["Conflict", ""]
        assert await bodies(one, "a") == ["theirs"]

    run(database, work, logs=2)


def test_a_lost_connection_that_still_writes_makes_no_conflict(database: str) -> None:
    """The network is cut; the database carries the statement out only after it was asked again."""

    async def work(log: PostgresLog) -> None:
        await log.append(write("a"))
        late = await asyncpg.connect(database)
        held = late.transaction()
        await held.start()
        await late.execute("UPDATE tables SET entries = 2 WHERE tab = 'a'")
        await late.execute("INSERT INTO entries VALUES ('a', 1, 101, 'mine')")
        lose(log, None, write_it=False)
        appending = asyncio.create_task(log.append(write("a", 1, "mine")))
        await asyncio.sleep(0.2)
        assert not appending.done()
        await held.commit()
        await appending
        await late.close()
        assert await bodies(log, "a") == ["x", "mine"]

    run(database, work)


def test_a_database_that_stays_away_is_told_apart(database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TIMEOUT", 0.5)

    async def work(log: PostgresLog) -> None:
        await log.append(write("a"))
        lose(log, lambda: asyncio.to_thread(postgres.stop), write_it=False)
        with pytest.raises(StoreError, match="unknown whether it was: please look again"):
            await log.append(write("a", 1))
        with pytest.raises(StoreError, match="cannot be reached.*nothing was changed"):
            await log.append(write("a", 1))
        for failing in (log.read("a"), log.ping(), log.set("motd", "x"), log.remove("a")):
            with pytest.raises(StoreError, match="cannot be reached"):
                await failing
        with pytest.raises(StoreError, match="cannot be copied"):
            assert [row async for row in log.dump() if row[0] != "schema"]
        await asyncio.to_thread(postgres.start)
        await log.append(write("a", 1))
        assert len(await log.read("a")) == 2

    run(database, work)


def test_a_database_that_hangs_does_not_hang_the_server(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TIMEOUT", 0.5)

    async def work(log: PostgresLog) -> None:
        other = await asyncpg.connect(database)
        held = other.transaction()
        await log.append(write("a"))
        await held.start()
        await other.execute("SELECT FROM tables FOR UPDATE")
        with pytest.raises(StoreError, match="unknown"):
            await log.append(write("a", 1))
        await held.rollback()
        await other.close()
        while await outcomes(log.append(write("a", len(await log.read("a")), "later"))) != [""]:
            pass  # the lost connection was first
        assert (await bodies(log, "a")).count("later") == 1

    run(database, work)


async def keep_writing(log: Log, table: str, acknowledged: dict[str, list[str]], stop: asyncio.Event) -> None:
    """Appends as the server does: after an unknown outcome it looks again."""
    while not stop.is_set():
        done = acknowledged[table]
        try:
            await log.append(write(table, len(done), f"{len(done)}"))
            done.append(f"{len(done)}")
        except StoreError:
            found: list[Stored] | None = None
            while found is None and not stop.is_set():
                try:
                    found = await log.read(table)
                except StoreError:
                    await asyncio.sleep(0.05)
            if found is not None:
                assert len(found) - len(done) in (0, 1)
                acknowledged[table] = [entry.body for entry in found]


def write_under(url: str, trouble: Callable[[], None], times: int) -> None:
    """Two processes write while there is trouble; nothing acknowledged is lost, nothing is there twice."""

    async def work(*logs: Log) -> None:
        acknowledged: dict[str, list[str]] = {f"t{n}": [] for n in range(20)}
        stop = asyncio.Event()
        tasks = [
            asyncio.create_task(keep_writing(logs[n % 2], table, acknowledged, stop)) for n, table in enumerate(acknowledged)
        ]
        for _ in range(times):
            before = sum(map(len, acknowledged.values()))
            await until(lambda before=before: sum(map(len, acknowledged.values())) > before + 100)  # type: ignore[misc]
            await asyncio.to_thread(trouble)
        before = sum(map(len, acknowledged.values()))
        await until(lambda: sum(map(len, acknowledged.values())) > before + 100)
        stop.set()
        await asyncio.gather(*tasks)
        for table, done in acknowledged.items():
            assert await bodies(logs[0], table) == [str(n) for n in range(len(done))] == done
            summary = await logs[1].summary(table)
            assert summary is not None and summary.entries == len(done)
        for log in logs:
            assert await log.drive(f"x{id(log)}"), "the session is there again"

    run(url, work, logs=2, limit=5 * WAIT)


def test_connections_cut_under_load_lose_nothing(database: str, postgres: Postgres) -> None:
    write_under(database, lambda: end_connections(postgres, database), 10)


def test_a_restart_under_load_loses_nothing(database: str, postgres: Postgres) -> None:
    def restart() -> None:
        postgres.stop()
        postgres.start()

    write_under(database, restart, 2)


def test_kill_9_of_the_database_under_load_loses_nothing(database: str, postgres: Postgres) -> None:
    def kill() -> None:
        postgres.kill()
        postgres.start()

    write_under(database, kill, 1)


WRITER = """
import asyncio, sys
from posse.server.postgres import PostgresLog
from tests.server.writes import write
async def go_on(log, table):
    n = len(await log.read(table))
    while True:
        await log.append(write(table, n, str(n)), write(f"{table} {n}"))
        sys.stdout.write(f"{table} {n}\\n")
        sys.stdout.flush()
        n += 1
async def main():
    log = PostgresLog(sys.argv[1])
    await log.open()
    await asyncio.gather(*[go_on(log, f"t{n}") for n in range(20)])
asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_by_kill_9_of_a_process(database: str) -> None:
    writer = subprocess.Popen([sys.executable, "-c", WRITER, database], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    acknowledged = {writer.stdout.readline().strip() for _ in range(300)}
    writer.send_signal(signal.SIGKILL)
    rest = writer.communicate(timeout=20)[0]
    acknowledged |= set(rest[: rest.rfind("\n") + 1].split("\n")) - {""}

    async def check(log: Log) -> None:
        found = {f"t{n} {number}" for n in range(20) for number in await bodies(log, f"t{n}")}
        assert acknowledged <= found
        assert await log.count() == {"open": len(found) + 20}

    run(database, check)


def test_the_marks_of_values_are_numbered() -> None:
    assert numbered("SELECT ? WHERE a ?* AND b = ?") == "SELECT $1 WHERE a = ANY($2) AND b = $3"
