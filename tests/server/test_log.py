"""The log in each database: what is acknowledged is there, nothing is half written, and lists are right."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from posse.core.errors import SetupError
from posse.server.databases import open_log
from posse.server.group_commit import GATHER, MOST_APPENDS, Append
from posse.server.log import Conflict, Log, News, Stored, StoreError
from posse.server.postgres import PostgresLog
from posse.server.sql import COLUMNS
from posse.server.sql_log import MOST_REMOVED, MOST_RESULTS, MOST_ROWS, SQLLog
from posse.server.sqlite import SQLiteLog
from posse.server.wall_clock import WallClock
from tests.postgres import Postgres
from tests.server.writes import about, bodies, outcomes, result, run, summary, until, write


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    return str(request.getfixturevalue("database"))


# -- the log ---------------------------------------------------------------------------


def test_what_was_appended_is_read_in_order_after_a_restart(address: str) -> None:
    async def fill(log: Log) -> None:
        for n in range(5):
            await log.append(write("a", n, f"body {n}"))

    async def read(log: Log) -> None:
        assert await log.read("a") == [Stored(100 + n, f"body {n}") for n in range(5)]
        assert await log.read("a", 3) == [Stored(103, "body 3"), Stored(104, "body 4")]
        assert await log.read("b") == []
        await log.ping()

    run(address, fill, read)


def test_several_entries_are_appended_at_once(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a", 0, "one", "two"))
        await log.append(write("a", 2, "three", "four", "five"))
        assert await bodies(log, "a") == ["one", "two", "three", "four", "five"]
        found = await log.summary("a")
        assert found is not None and found.entries == 5

    run(address, work)


def test_the_second_of_two_entries_with_one_number_is_a_conflict(address: str) -> None:
    async def work(log: Log) -> None:
        first, second = log.append(write("a", 0, "first")), log.append(write("a", 0, "second"))
        assert await outcomes(first, second, log.append(write("b", 0, "other"))) == ["", "Conflict", ""]
        with pytest.raises(Conflict, match="somebody else was first"):
            await log.append(write("a", 0, "third"))
        assert await bodies(log, "a") == ["first"]
        assert await bodies(log, "b") == ["other"]

    run(address, work)


def test_a_number_that_leaves_a_gap_is_a_conflict(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a"))
        assert await outcomes(log.append(write("a", 2)), log.append(write("new", 1))) == ["Conflict", "Conflict"]
        assert len(await log.read("a")) == 1 and await log.read("new") == []
        assert await log.summary("new") is None

    run(address, work)


def test_two_tables_are_written_together_or_not_at_all(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("old"), write("taken"))
        await log.append(write("new", 0, "made"), write("old", 1, "next"))
        assert (await bodies(log, "new"), await bodies(log, "old")) == (["made"], ["x", "next"])
        appends = [
            log.append(write("half", people=("ann",), results=(result("ann", "half"),)), write("taken", 0)),
            log.append(write("taken", 1)),
        ]
        assert await outcomes(*appends) == ["Conflict", ""]
        assert await log.read("half") == [] and await log.summary("half") is None
        assert await log.own("ann", 5) == [] and await log.solo_results("ann", "toy") == []

    run(address, work)


def test_appends_to_one_table_keep_their_order(address: str) -> None:
    async def work(log: Log) -> None:
        assert await outcomes(*[log.append(write("a", n, f"{n}")) for n in range(20)]) == [""] * 20
        assert await bodies(log, "a") == [f"{n}" for n in range(20)]

    run(address, work)


def test_200_simultaneous_appends_share_commits(address: str) -> None:
    async def work(log: SQLLog) -> None:
        sizes: list[int] = []
        commit = log.commits.commit

        async def counted(batch: list[Append]) -> list[object]:
            sizes.append(len(batch))
            return list(await commit(batch))

        log.commits.commit = counted  # type: ignore[assignment]
        found = await outcomes(*[log.append(write(f"t{n}"), write(f"u{n}")) for n in range(200)])
        assert found == [""] * 200
        assert sum(sizes) == 200 and len(sizes) <= 4 and max(sizes) == MOST_APPENDS
        assert (await log.count()) == {"open": 400}

    run(address, work)


def test_a_lone_append_does_not_wait_for_others(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(log: SQLLog) -> None:
        slept: list[float] = []
        sleep = asyncio.sleep

        async def counted(seconds: float) -> None:
            slept.append(seconds)
            await sleep(seconds)

        monkeypatch.setattr(asyncio, "sleep", counted)
        for n in range(3):
            await log.append(write("a", n))
        assert GATHER not in slept
        await asyncio.gather(*[log.append(write(f"t{n}")) for n in range(3)])
        await log.append(write("b"))
        assert GATHER in slept
        monkeypatch.undo()

    run(address, work)


def test_an_append_that_cannot_be_stored_fails_alone(address: str) -> None:
    async def work(log: Log) -> None:
        bad = write("bad")._replace(entries=[Stored(2**70, "x")])
        found = await outcomes(log.append(write("a")), log.append(bad), log.append(write("b")))
        assert found == ["", "StoreError", ""]
        assert await log.count() == {"open": 2}

    run(address, work)


def test_a_cancelled_append_harms_no_other(address: str) -> None:
    async def work(log: Log) -> None:
        tasks = [asyncio.create_task(log.append(write(f"t{n}"))) for n in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        assert await asyncio.gather(*tasks, return_exceptions=True) != [None] * 3
        await log.append(write("a"))
        assert len(await log.read("t0")) == len(await log.read("t2")) == 1

    run(address, work)


def test_closing_waits_for_pending_appends(address: str) -> None:
    async def work(log: Log) -> None:
        tasks = [asyncio.create_task(log.append(write(f"t{n}"))) for n in range(300)]
        await asyncio.sleep(0)
        await log.close()
        assert await asyncio.gather(*tasks) == [None] * 300
        for late in (log.append(write("late")), log.read("t0"), log.set("motd", "late"), log.ping()):
            with pytest.raises(StoreError, match="closed"):
                await late

    async def read(log: Log) -> None:
        assert await log.count() == {"open": 300}

    run(address, work, read)


def test_reads_go_on_while_others_write(address: str) -> None:
    async def work(log: Log) -> None:
        writing = [asyncio.create_task(log.append(write(f"t{n % 20}", n // 20))) for n in range(400)]
        while not all(task.done() for task in writing):
            found = await asyncio.gather(*[log.read(f"t{n}") for n in range(20)], log.count())
            for entries in found[:-1]:
                assert [at for at, _ in entries] == [100 + n for n in range(len(entries))]
        await asyncio.gather(*writing)

    run(address, work)


def test_other_tasks_run_while_the_database_works(address: str) -> None:
    async def work(log: Log) -> None:
        writing = asyncio.gather(*[log.append(write(f"t{n}", 0, "x" * 10_000)) for n in range(500)])
        ticks = 0
        while not writing.done():
            await asyncio.sleep(0)
            ticks += 1
        assert ticks > 100

    run(address, work)


@pytest.mark.parametrize("text", ["\0", "a\0", "\ud800", "é", "🂡", "'; DROP TABLE entries; --", "%", "?*"])
def test_any_text_may_be_asked_for(address: str, text: str) -> None:
    async def work(log: Log) -> None:
        assert await log.read(text) == [] and await log.summary(text) is None
        assert await log.own(text, 5) == [] and await log.running(text) == (0, 0)
        assert await log.begun(text, text, text, text) == ""
        await log.append(write("a", 0, "é🂡'?* $1"))
        assert await bodies(log, "a") == ["é🂡'?* $1"]

    run(address, work)


# -- lists -----------------------------------------------------------------------------


def test_the_summary_is_that_of_the_last_entry(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a", listed=True, due=7))
        assert await log.summary("a") == summary("a", 1, listed=True, due=7)
        last = write("a", 1, status="playing", due=None, turn="0,2", touched=300, about=about("person", "bot"))
        await log.append(last)
        assert await log.summary("a") == last.summary
        assert await log.summary("b") is None

    run(address, work)


def test_listed_tables_are_given_latest_first(address: str) -> None:
    async def work(log: Log) -> None:
        for n in range(5):
            await log.append(write(f"t{n}", listed=n != 2, made=1000 - n if n < 4 else 2000))
        assert [found.table for found in await log.listed(10)] == ["t4", "t0", "t1", "t3"]
        assert [found.table for found in await log.listed(2)] == ["t4", "t0"]
        assert all(found.listed is True for found in await log.listed(10))
        await log.append(write("t4", 1, status="playing", listed=False))
        assert [found.table for found in await log.listed(1)] == ["t0"]

    run(address, work)


def test_a_guest_finds_their_own_tables_latest_first(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a", touched=1, people=("ann", "bob", "ann")))
        await log.append(write("b", touched=2, people=("ann",)))
        await log.append(write("c", touched=3))
        assert [found.table for found in await log.own("ann", 10)] == ["b", "a"]
        assert [found.table for found in await log.own("ann", 1)] == ["b"]
        assert await log.own("bob", 10) == [summary("a", touched=1)]
        await log.append(write("a", 1, touched=4, people=("ann",)))
        assert [found.table for found in await log.own("ann", 10)] == ["a", "b"]
        assert await log.own("cy", 10) == []

    run(address, work)


def test_a_guest_forgets_a_table_and_one_that_nobody_needs_is_gone(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a", people=("ann", "bob"), status="playing"))
        await log.append(write("b", people=("ann",), status="over", results=(result("ann", "b"),)))
        assert await log.forget("ann", "a") and not await log.forget("ann", "a") and not await log.forget("cy", "a")
        assert [found.table for found in await log.own("ann", 10)] == ["b"]
        assert [found.table for found in await log.own("bob", 10)] == ["a"]
        assert await log.forget("bob", "a") and await log.summary("a") is None
        assert await log.forget("ann", "b") and await log.summary("b") is not None
        assert await log.results("ann", ["b"]) == [result("ann", "b")], "a result is kept, for the streak"
        assert not await log.forget("ann", "\0")

    run(address, work)


def test_results_at_some_tables_are_found(address: str) -> None:
    async def work(log: Log) -> None:
        for table, guest in (("a", "ann"), ("b", "ann"), ("c", "bob")):
            await log.append(write(table, results=(result(guest, table),)))
        assert await log.results("ann", ["a", "c", "d"]) == [result("ann", "a")]
        assert await log.results("ann", []) == []

    run(address, work)


def test_tables_are_due_by_their_time(address: str) -> None:
    async def work(log: Log) -> None:
        for table, due in (("a", 30), ("b", None), ("c", 10), ("d", 20)):
            await log.append(write(table, due=due))
        assert await log.due(30, 10) == ["c", "d"]
        assert await log.due(31, 10) == ["c", "d", "a"]
        assert await log.due(31, 1) == ["c"]
        await log.append(write("c", 1, due=None))
        assert await log.due(31, 10) == ["d", "a"]

    run(address, work)


def test_unfinished_tables_of_a_host_are_counted(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a", about=about("person", "bot")))
        await log.append(write("b", status="playing", about=about("bot", "bot")))
        await log.append(write("c", status="over", about=about("bot", "bot")))
        await log.append(write("d", host="other", about=about("bot", "bot")))
        assert await log.running("host") == (2, 1)
        assert await log.running("other") == (1, 1)
        assert await log.running("nobody") == (0, 0)
        assert await log.count() == {"open": 2, "playing": 1, "over": 1}

    run(address, work)


def test_solo_results_come_in_the_order_in_which_games_ended(address: str) -> None:
    async def work(log: Log) -> None:
        found = [
            result("ann", "a", ended=30, counts=True),
            result("ann", "b", ended=20, place=None),
            result("ann", "c", ended=None),
            result("ann", "d", players=2),
            result("ann", "e", game="other"),
            result("bob", "f"),
        ]
        for each in found:
            await log.append(write(each.table, results=(each,)))
        assert await log.solo_results("ann", "toy") == [found[1], found[0]]
        assert (await log.solo_results("ann", "toy"))[1].counts is True
        await log.append(write("c", 1, results=(result("ann", "c", ended=25, score=9),)))
        assert [each.score for each in await log.solo_results("ann", "toy")] == [3, 9, 3]

    run(address, work)


def test_only_the_latest_solo_results_are_read(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.sql_log.MOST_RESULTS", 2)
    assert MOST_RESULTS == 1000

    async def work(log: Log) -> None:
        for n in range(4):
            await log.append(write(f"t{n}", results=(result("ann", f"t{n}", ended=n),)))
        assert [each.table for each in await log.solo_results("ann", "toy")] == ["t2", "t3"]

    run(address, work)


def test_the_latest_unfinished_table_of_a_series_is_found(address: str) -> None:
    async def work(log: Log) -> None:
        for table, begun, ended in (("a", 1, None), ("b", 3, None), ("c", 4, 5)):
            await log.append(write(table, results=(result("ann", table, series="day", begun=begun, ended=ended),)))
        assert await log.begun("ann", "toy", "day", "{}") == "b"
        assert await log.begun("ann", "toy", "day", '{"a":1}') == ""
        assert await log.begun("ann", "toy", "other", "{}") == ""
        assert await log.begun("bob", "toy", "day", "{}") == ""

    run(address, work)


# -- for the operator ------------------------------------------------------------------


def test_a_damaged_table_is_shown_as_such_and_is_not_due(address: str) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a", listed=True, due=1))
        await log.mark_damaged("a")
        await log.mark_damaged("nothing")
        found = await log.summary("a")
        assert found is not None and (found.status, found.due) == ("damaged", None)
        assert await log.listed(5) == [] and await log.due(100, 5) == [] and await log.count() == {"damaged": 1}
        await log.append(write("a", 1, status="playing"))
        assert await log.count() == {"playing": 1}

    run(address, work)


def test_a_removed_table_is_gone_with_everything_about_it(address: str) -> None:
    async def work(log: Log) -> None:
        for table in ("a", "b"):
            await log.append(write(table, listed=True, due=1, people=("ann",), results=(result("ann", table),)))
        assert await log.remove("a") is True
        assert await log.remove("a") is False and await log.remove("nothing") is False
        assert await log.read("a") == [] and await log.summary("a") is None
        assert [found.table for found in await log.own("ann", 5)] == ["b"]
        assert [found.table for found in await log.solo_results("ann", "toy")] == ["b"]
        rows = [row async for row in log.dump()]
        assert [row[0] for row in rows if "a" in row[1]] == ["removed"]
        assert await outcomes(log.append(write("a", 1))) == ["Conflict"]

    run(address, work)


def test_old_tables_expire(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.sql_log.MOST_REMOVED", 2)
    assert MOST_REMOVED == 500

    async def work(log: Log) -> None:
        kinds = [("over", 10), ("over", 20), ("open", 10), ("playing", 20), ("damaged", 5), ("over", 1), ("over", 2)]
        for n, (status, touched) in enumerate(kinds):
            await log.append(write(f"t{n}", status=status, touched=touched))
        assert await log.expire(finished=15, abandoned=8) == 4
        assert await log.count() == {"over": 1, "open": 1, "playing": 1}
        assert await log.expire(finished=15, abandoned=8) == 0
        assert await log.expire(finished=15, abandoned=100) == 2

    run(address, work)


def test_tombstones_are_forgotten_after_a_day(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(log: Log) -> None:
        await log.append(write("a"))
        await log.remove("a")
        await log.expire(0, 0)
        assert ("removed", "a") in [(row[0], row[1][0]) async for row in log.dump()]
        monkeypatch.setattr("posse.server.sql_log.TOMBSTONES", -1000)
        await log.expire(0, 0)
        assert [row[0] async for row in log.dump()] == ["schema"]

    run(address, work)


def test_settings_are_kept(address: str) -> None:
    async def change(log: Log) -> None:
        assert await log.setting("motd") == ""
        await log.set("motd", "hello")
        await log.set("motd", "goodbye")
        assert await log.set_once("secret", "one") == "one"
        assert await log.set_once("secret", "two") == "one"

    async def read(log: Log) -> None:
        assert (await log.setting("motd"), await log.setting("secret")) == ("goodbye", "one")

    run(address, change, read)


def test_a_setting_is_set_once_by_many(address: str) -> None:
    async def work(*logs: Log) -> None:
        found = await asyncio.gather(*[log.set_once("secret", f"{n}-{m}") for n, log in enumerate(logs) for m in range(5)])
        assert len(set(found)) == 1
        assert {await log.setting("secret") for log in logs} == set(found)

    run(address, work, logs=3)


# -- several logs ----------------------------------------------------------------------


def test_of_two_logs_exactly_one_wins_a_number(address: str) -> None:
    async def work(one: Log, two: Log) -> None:
        for n in range(20):
            found = await outcomes(one.append(write("a", n, "one")), two.append(write("a", n, "two")))
            assert sorted(found) == ["", "Conflict"]
            assert (await bodies(one, "a"))[n] == ("one" if found[0] == "" else "two")
        assert len(await two.read("a")) == 20

    run(address, work, logs=2)


def test_a_table_removed_while_another_process_writes_is_gone_as_a_whole(address: str) -> None:
    async def work(one: Log, two: Log) -> None:
        for n in range(20):
            await one.append(write(f"t{n}"))
            found, removed = await asyncio.gather(outcomes(one.append(write(f"t{n}", 1))), two.remove(f"t{n}"))
            assert removed and found[0] in ("", "Conflict")
            assert await one.read(f"t{n}") == [] and await one.summary(f"t{n}") is None

    run(address, work, logs=2)


def test_another_process_is_heard(address: str) -> None:
    async def work(one: Log, two: Log) -> None:
        heard: list[tuple[str, int | None]] = []

        def hear(news: News) -> None:
            heard.append((news.table, news.entries))

        await one.append(write("a"), write("b"))
        one.watch(hear)
        await two.append(write("a", 1))
        await two.remove("b")
        await until(lambda: {("a", 2), ("b", -1)} <= set(heard))
        heard.clear()
        await one.append(write("a", 2))
        await two.append(write("a", 3))
        await until(lambda: ("a", 4) in heard)

    run(address, work, logs=2)


def test_a_lone_log_drives_its_tables(address: str) -> None:
    async def work(log: Log) -> None:
        assert await log.drive("a") and await log.drive("a") and await log.drive("b")
        await log.release("a")
        await log.release("nothing")
        assert await log.drive("a")
        await log.announce("a", (("ann", 0.1),))
        await log.announce("a", ())

    run(address, work)


# -- copies ----------------------------------------------------------------------------


async def fill(log: Log) -> None:
    for n in range(20):
        results = (result("ann", f"t{n}", place=None if n % 2 else 1, counts=n == 3, seed=str(2**63 + n)),)
        await log.append(write(f"t{n}", 0, "é🂡", "two", people=("ann", "bob"), results=results, due=n or None, listed=n == 4))
    await log.remove("t7")
    await log.set("motd", "hello")


async def rows_of(log: Log) -> list[tuple[str, list[object]]]:
    return [row async for row in log.dump()]


@pytest.mark.parametrize("rows", [7, MOST_ROWS])
def test_a_database_is_copied_into_each_kind(
    address: str, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    empty = postgres.database()
    monkeypatch.setattr("posse.server.sql_log.MOST_ROWS", rows)
    monkeypatch.setattr("posse.server.sqlite.MOST_ROWS", rows)
    monkeypatch.setattr("posse.server.postgres.MOST_ROWS", rows)

    async def copy(log: Log) -> None:
        await fill(log)
        dumped = await rows_of(log)
        assert {name for name, _ in dumped} == {"schema", *COLUMNS}
        for other in (SQLiteLog(tmp_path / "copy.sqlite"), PostgresLog(empty)):
            await other.open()
            assert await other.load(log.dump()) == 19
            assert await rows_of(other) == dumped
            assert await other.summary("t4") == await log.summary("t4")
            await other.append(write("t4", 2, "goes on"))
            await other.close()

    run(address, copy)


def test_only_an_empty_database_is_loaded_and_only_with_a_whole_copy(address: str) -> None:
    async def rows(*given: tuple[str, list[object]]) -> AsyncIterator[tuple[str, list[object]]]:
        for row in given:
            yield row

    async def work(log: Log) -> None:
        good: tuple[str, list[object]] = ("settings", ["motd", "hello"])
        wrong: list[tuple[tuple[str, list[object]], str]] = [
            (("nowhere", [1]), "not a copy"),
            (("settings", ["a"]), "not a copy"),
            (("schema", [99]), "schema 99"),
            (("entries", ["a", 0, 100, None]), "cannot be copied"),
        ]
        for bad, text in wrong:
            with pytest.raises(StoreError, match=text):
                await log.load(rows(good, bad))
            assert await rows_of(log) == [("schema", [1])]
        assert await log.load(rows(("schema", [1]), good)) == 0
        with pytest.raises(StoreError, match="not empty"):
            await log.load(rows(good))
        assert await log.setting("motd") == "hello"

    run(address, work)


def test_a_copy_is_of_one_moment_while_others_write(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.sqlite.MOST_ROWS", 10)
    monkeypatch.setattr("posse.server.postgres.MOST_ROWS", 10)

    async def work(log: Log) -> None:
        await asyncio.gather(*[log.append(write(f"t{n}")) for n in range(100)])
        copied: list[tuple[str, list[object]]] = []
        async for row in log.dump():
            copied.append(row)
            if len(copied) % 20 == 0:
                n = len(copied) // 20
                await log.append(write(f"t{99 - n}", 1))
                await log.append(write(f"new {n}"))
                await log.remove(f"t{50 + n}")
        entries = [row[1][0] for row in copied if row[0] == "entries"]
        assert sorted(map(str, entries)) == sorted(f"t{n}" for n in range(100))
        assert {row[1][7] for row in copied if row[0] == "tables"} == {1}

    run(address, work)


# -- time ------------------------------------------------------------------------------


def test_the_time_never_goes_back(address: str) -> None:
    async def work(log: SQLLog) -> None:
        times = [log.now()]
        for n in range(300):
            times.append(log.now())
            if n == 100:
                log.clock.set(log.clock.offset - 5)
            if n == 200:
                log.clock.set(log.clock.offset + 5)
        assert times == sorted(times)
        assert 4900 < times[-1] - times[0] < 60_000

    run(address, work)


def test_a_clock_that_is_ahead_goes_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 100.0
    monkeypatch.setattr("posse.server.wall_clock.elapsed", lambda: passed)
    clock = WallClock()
    clock.set(1000)
    assert clock.now() == 1_100_000
    clock.set(998)
    assert clock.now() == 1_100_000
    passed += 2
    assert clock.now() == 1_101_000
    passed += 10
    assert clock.now() == 1_110_000
    clock.set(1005)
    assert clock.now() == 1_117_000


# -- addresses -------------------------------------------------------------------------


def test_an_address_names_its_database(tmp_path: Path) -> None:
    assert isinstance(open_log(tmp_path / "games.sqlite"), SQLiteLog)
    assert isinstance(open_log(r"C:\games\posse"), SQLiteLog) and isinstance(open_log("./games"), SQLiteLog)
    for address in ("games.sqlite", "sqlite:///games.sqlite"):
        log = open_log(address)
        assert isinstance(log, SQLiteLog) and log.path == Path("games.sqlite")
    log = open_log("sqlite:////var/games.sqlite")
    assert isinstance(log, SQLiteLog) and log.path == Path("/var/games.sqlite")
    assert isinstance(open_log("postgresql://posse:secret@localhost/games"), PostgresLog)


@pytest.mark.parametrize(
    "address", ["", "sqlite:///", "mysql://root:secret@localhost/games", "http://localhost", "root:secret@localhost"]
)
def test_another_address_is_refused_without_showing_its_password(address: str) -> None:
    with pytest.raises(SetupError, match="give a path such as ./games.sqlite, sqlite:///path or postgresql://") as refused:
        open_log(address)
    assert "secret" not in str(refused.value)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    monkeypatch.delitem(__import__("sys").modules, "posse.server.postgres")
    monkeypatch.delitem(__import__("sys").modules, "posse.server.postgres_session")
    with pytest.raises(SetupError, match="asyncpg is not installed: pip install asyncpg"):
        open_log("postgresql://localhost/games")
