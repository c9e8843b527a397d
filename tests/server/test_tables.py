"""Open tables: what is in memory, what happens when a write fails, and several processes at one table."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from posse import catalog
from posse.core.state import CLOCK
from posse.room import entries
from posse.room.entries import Seat
from posse.room.errors import Refusal
from posse.server import tables as module
from posse.server.databases import open_log
from posse.server.log import Log, Stored, StoreError, Write
from posse.server.table import Table
from posse.server.tables import SWEEP, Tables, Unopened
from posse.server.workers import Workers
from tests.server.watcher import watcher
from tests.server.writes import until

pytestmark = pytest.mark.usefixtures("toys")

WAIT = 30.0
Work = Callable[..., Coroutine[Any, Any, None]]


def two() -> list[Seat]:
    return [Seat("person", "Ada", "ada"), Seat("person", "Bob", "bob")]


def with_open_seat() -> list[Seat]:
    return [Seat("person", "Ada", "ada"), Seat()]


def with_bot() -> list[Seat]:
    return [Seat("person", "Ada", "ada"), Seat("bot", bot="random")]


def run(address: object, work: Work, processes: int = 1, most_open: int = 2000) -> None:
    """Calls some work with the tables of so many processes on one database."""

    async def whole() -> None:
        opened: list[Tables] = []
        try:
            for _ in range(processes):
                log = open_log(str(address))
                await log.open()
                opened.append(Tables(log, Workers(1), 0, most_open))
                opened[-1].begin()
            await work(*opened)
        finally:
            for tables in opened:
                await tables.close()

    asyncio.run(asyncio.wait_for(whole(), WAIT))


def toe() -> Any:
    return catalog.game("tic_tac_toe")


# -- memory ---------------------------------------------------------------------------------


def test_tables_not_in_use_are_evicted_and_rebuilt_from_the_log(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        held = await tables.make(toe(), "ada", with_open_seat(), False)
        await held.join(watcher("cleo"))
        others = [await tables.make(toe(), "ada", with_open_seat(), False) for _ in range(6)]
        assert len(tables.opened) == 3
        assert await tables.find(held.id) is held, "a table that somebody looks at is never evicted"
        assert [await tables.find(table.id) is table for table in others].count(False) >= 4
        again = await tables.find(others[0].id)
        await again.sit("bob", 1, "Bob")
        await again.start("ada")
        tables.opened.clear()
        assert (await tables.find(others[0].id)).room.status == "playing"
        with pytest.raises(Refusal):
            await tables.find("nothing")

    run(tmp_path / "games.sqlite", work, most_open=3)


def test_an_evicted_table_leaves_no_reference_cycles(tmp_path: Path) -> None:
    """Hundreds of games may end in a second; collecting their reference cycles at once would block the server."""

    async def work(tables: Tables) -> None:
        for _ in range(4):
            await tables.make(toe(), "ada", with_bot(), False)
        kept = [thing.id for thing in gc.get_objects() if isinstance(thing, Table) and thing.tables is tables]
        assert kept == list(tables.opened)

    gc.collect()
    gc.disable()
    try:
        run(tmp_path / "games.sqlite", work, most_open=1)
    finally:
        gc.enable()


def test_a_table_that_many_want_at_once_is_opened_once(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        made = await tables.make(toe(), "ada", two(), False)
        tables.opened.clear()
        found = await asyncio.gather(*[tables.find(made.id) for _ in range(20)])
        assert len({id(table) for table in found}) == 1

    run(tmp_path / "games.sqlite", work)


def test_a_finished_table_is_evicted_when_the_last_one_leaves(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", two(), False)
        await table.start("ada")
        people = [watcher("ada"), watcher("bob")]
        for person in people:
            await table.join(person)
        for n, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
            await table.move(("ada", "bob")[n % 2], f"mark {square}", n // 2)
        table.leave(people[0])
        assert table.id in tables.opened
        table.leave(people[1])
        assert table.id not in tables.opened

    run(tmp_path / "games.sqlite", work)


# -- failures -------------------------------------------------------------------------------


class Failing:
    """Makes appends fail while it is active."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.append = log.append

    def __enter__(self) -> None:
        async def fail(*writes: Write) -> None:
            raise StoreError("the disk is full")

        self.log.append = fail  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        self.log.append = self.append  # type: ignore[method-assign]


def test_a_move_that_cannot_be_written_does_not_happen(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", with_open_seat(), False)
        with Failing(tables.log), pytest.raises(StoreError):
            await table.sit("bob", 1, "Bob")
        assert table.room.seats[1].kind == "open" and table.room.number == 1
        await table.sit("bob", 1, "Bob")
        with Failing(tables.log), pytest.raises(StoreError):
            await table.start("ada")
        assert table.room.status == "open"
        await table.start("ada")
        assert len(await tables.log.read(table.id)) == 3

    run(tmp_path / "games.sqlite", work)


def test_a_race_that_cannot_be_written_is_refused_to_everybody(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await searching(tables, 0.0, 0.0)
        with Failing(tables.log):
            both = [table.move(guest, "go", table.room.answers_of(seat)) for seat, guest in enumerate(("ada", "bob"))]
            found = await asyncio.gather(*both, return_exceptions=True)
        assert [type(error) for error in found] == [StoreError, StoreError]
        await table.move("bob", "go", table.room.answers_of(1))

    run(tmp_path / "games.sqlite", work)


def test_an_entry_of_a_later_version_damages_nothing(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", two(), False)
        write = Write(table.id, 1, [Stored(1, '{"t":"later","seat":0}')], table.room.first_summary()._replace(entries=2))
        await tables.log.append(write)
        tables.opened.clear()
        with pytest.raises(Refusal, match="a later version of Posse") as refused:
            await tables.find(table.id)
        assert refused.value.code == "foreign"
        assert [summary.status for summary in await tables.log.own("ada", 9)] == ["open"]

    run(tmp_path / "games.sqlite", work)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_that_this_process_removes_is_gone_here_too(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = tmp_path / "games.sqlite" if kind == "sqlite" else request.getfixturevalue("database")

    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", two(), False)
        await table.start("ada")
        assert await tables.log.expire(tables.log.now() + 10, tables.log.now() + 10) == 1
        assert table.id not in tables.opened
        with pytest.raises(Refusal) as refused:
            await table.move("ada", "mark b2", 0)
        assert refused.value.code == "no-table"

    run(address, work)


def test_a_race_at_a_table_that_is_removed_ends(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await searching(tables, 0.2, 0.0)
        race = asyncio.ensure_future(table.move("bob", "go", table.room.answers_of(1)))
        await until(lambda: bool(table.waiters))
        await tables.log.remove(table.id)
        with pytest.raises(Refusal) as refused:
            await race
        assert refused.value.code == "no-table"

    run(tmp_path / "games.sqlite", work)


def test_a_table_is_open_once(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", two(), False)
        assert tables.keep(Table(tables, table.room)) is table

    run(tmp_path / "games.sqlite", work)


def test_a_bot_stops_playing_for_a_person_who_is_there(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", two(), False)
        await table.start("ada")
        await table.join(watcher("ada"))
        table.room.opened -= 60_000
        await table.stand_in("ada", 1, "random")
        with Failing(tables.log), pytest.raises(StoreError):
            await table.join(watcher("bob"))
        table.note_presence()
        await until(lambda: table.room.bot_of(1) == "")

    run(tmp_path / "games.sqlite", work)


def test_people_with_a_seat_are_announced_before_spectators(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await one.make(toe(), "ada", two(), False)
        there = await other.find(here.id)
        for number in range(150):
            await here.join(watcher(f"spectator {number}"))
        await here.join(watcher("bob"))
        await until(lambda: there.room.is_here(1))

    run(database, work, processes=2)


def test_no_rematch_is_made_while_the_server_is_closed(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        await tables.log.set("closed", "1")
        with pytest.raises(Refusal) as refused:
            await rematch_of_two(tables)
        assert refused.value.code == "closed"

    run(tmp_path / "games.sqlite", work)


# -- time -----------------------------------------------------------------------------------


async def searching(tables: Tables, *trips: float) -> Table:
    """A table of Space Bowl at which everybody searches."""
    names = ("ada", "bob", "cleo")[: len(trips)]
    table = await tables.make(catalog.game("space_bowl"), "ada", [Seat("person", name.title(), name) for name in names], False)
    for name, trip in zip(names, trips, strict=True):
        await table.join(watcher(name, trip))
    await table.start("ada")
    captain = waiting(table)[0]
    await table.move(names[captain], "throw", 0)
    await until(lambda: can(table, 0, "go"))
    return table


def waiting(table: Table) -> list[int]:
    assert table.room.match is not None
    return table.room.match.state.waiting()


def can(table: Table, seat: int, move: str) -> bool:
    assert table.room.match is not None
    state = table.room.match.state
    return state.parse(move) in state.options(seat)


def test_a_race_answers_when_it_is_decided(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await searching(tables, 0.0, 0.0, 0.0)
        calls = [table.move("ada", "go", 0 + table.room.answers_of(0)), table.move("bob", "red", table.room.answers_of(1))]
        found = await asyncio.gather(*calls, return_exceptions=True)
        codes = sorted([error.code if isinstance(error, Refusal) else "" for error in found])
        assert codes == ["", "raced"]

    run(tmp_path / "games.sqlite", work)


def test_the_clock_answers_when_time_is_up(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await searching(tables, 0.0, 0.0)
        assert table.room.match is not None
        answers = table.room.match.record.answers
        assert any(seat == CLOCK for seat, _, _ in answers), "the hush after the throw"

    run(tmp_path / "games.sqlite", work)


def test_everybody_is_sent_the_latencies_of_others(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await searching(tables, 0.02, 0.08)
        everybody: list[Any] = list(table.connections)
        await until(lambda: all(person.posted for person in everybody))
        assert [person.posted[-1] for person in everybody] == [{"t": "pulse", "rtt": [20, 80]}] * 2

    run(tmp_path / "games.sqlite", work)


def test_bots_of_one_level_get_different_seeds(tmp_path: Path) -> None:
    seeds: list[int] = []

    async def work(tables: Tables) -> None:
        async def choose(table: str, seen: Any, seat: int, name: str, seed: int, asked: float = 0.0) -> int:
            seeds.append(seed)
            return -1

        tables.workers.choose = choose  # type: ignore[method-assign]
        seats = [Seat("person", "Ada", "ada"), *[Seat("bot", bot="pilot")] * 5]
        table = await tables.make(catalog.game("space_bowl"), "ada", seats, False, seed=7)
        await table.start("ada")
        if waiting(table) == [0]:
            await table.move("ada", "throw", 0)
        await until(lambda: len(seeds) >= 10)

    run(tmp_path / "games.sqlite", work)
    assert len(set(seeds)) == len(seeds)


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    made: list[str] = []

    async def begin(tables: Tables) -> None:
        tables.pace = 3600.0
        table = await tables.make(toe(), "ada", [Seat("bot", bot="random"), Seat("bot", bot="random")], False)
        await table.start("ada")
        made.append(table.id)

    async def go_on(tables: Tables) -> None:
        await until(lambda: made[0] in tables.opened)
        table = tables.opened[made[0]]
        await until(lambda: table.room.status == "over")

    run(tmp_path / "games.sqlite", begin)
    run(tmp_path / "games.sqlite", go_on)


def test_a_table_that_cannot_be_opened_keeps_no_other_from_going_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    made: list[str] = []

    async def begin(tables: Tables) -> None:
        tables.pace = 3600.0
        for _ in range(2):
            table = await tables.make(toe(), "ada", [Seat("bot", bot="random"), Seat("bot", bot="random")], False)
            await table.start("ada")
            made.append(table.id)

    async def go_on(tables: Tables) -> None:
        await until(lambda: made[1] in tables.opened)
        table = tables.opened[made[1]]
        await until(lambda: table.room.status == "over")
        await asyncio.sleep(3 * SWEEP)

    run(tmp_path / "games.sqlite", begin)
    with sqlite3.connect(tmp_path / "games.sqlite") as db:
        db.execute("UPDATE entries SET body = replace(body, '\"version\":1', '\"version\":99') WHERE tab = ?", (made[0],))
    db.close()
    run(tmp_path / "games.sqlite", go_on)
    assert caplog.text.count("needs version 99") == 1, "it is logged once"


def test_a_table_that_cannot_be_opened_is_tried_again_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "RETRY", 0.1)
    monkeypatch.setattr(module, "LONGEST_RETRY", 0.2)
    made: list[str] = []

    async def begin(tables: Tables) -> None:
        tables.pace = 3600.0
        table = await tables.make(toe(), "ada", [Seat("bot", bot="random"), Seat("bot", bot="random")], False)
        await table.start("ada")
        made.append(table.id)

    async def go_on(tables: Tables) -> None:
        await until(lambda: tables.unopened.get(made[0], Unopened(0, 0)).wait == 0.2)
        with pytest.raises(Refusal, match="needs version 99"):
            await tables.find(made[0])
        change_version(99, 1)
        await until(lambda: made[0] in tables.opened)
        await until(lambda: tables.opened[made[0]].room.status == "over")
        assert not tables.unopened

    def change_version(before: int, after: int) -> None:
        with sqlite3.connect(tmp_path / "games.sqlite") as db:
            db.execute(f"""UPDATE entries SET body = replace(body, '"version":{before}', '"version":{after}')""")
        db.close()

    run(tmp_path / "games.sqlite", begin)
    change_version(1, 99)
    run(tmp_path / "games.sqlite", go_on)
    assert caplog.text.count("needs version 99") == 1


def test_a_table_is_tried_again_after_a_minute_and_at_least_every_hour(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        assert [tables._postpone("tab") for _ in range(9)] == [True] + [False] * 8
        assert tables.unopened["tab"].wait == 3600.0 and tables._is_postponed("tab")
        tables.unopened["tab"] = Unopened(0.0, 60.0)
        await until(lambda: "tab" not in tables.unopened)  # it is not due any more

    run(tmp_path / "games.sqlite", work)


# -- seats ----------------------------------------------------------------------------------


async def rematch_of_two(tables: Tables) -> Table:
    table = await tables.make(toe(), "ada", two(), False)
    await table.start("ada")
    for n, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
        await table.move(("ada", "bob")[n % 2], f"mark {square}", n // 2)
    await asyncio.gather(table.rematch("ada"), table.rematch("bob"))
    return await tables.find(table.room.about.next)


def test_a_rematch_starts_when_everybody_has_come(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await rematch_of_two(tables)
        await table.join(watcher("ada"))
        assert table.room.match is None
        await asyncio.gather(table.stand("ada"), table.join(watcher("bob")))
        assert table.room.match is None and table.room.seats[0].kind == "open", "one has left meanwhile"
        await table.sit("ada", 0, "Ada")
        await table.join(watcher("ada"))
        assert table.room.status == "playing"

    run(tmp_path / "games.sqlite", work)


# -- several processes ------------------------------------------------------------------------


def test_a_move_made_at_one_process_is_shown_at_another(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await one.make(toe(), "ada", two(), False)
        there = await other.find(here.id)
        await here.join(watcher("ada"))
        await there.join(watcher("bob"))
        await until(lambda: here.room.all_here() and there.room.all_here())
        await here.start("ada")
        await until(lambda: there.room.status == "playing")
        for n, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
            table, guest = ((here, "ada"), (there, "bob"))[n % 2]
            await table.move(guest, f"mark {square}", n // 2)
            await until(lambda: here.room.number == there.room.number)
        assert here.room.status == there.room.status == "over"

    run(database, work, processes=2)


def test_two_processes_that_race_for_a_seat_decide_again(database: str) -> None:
    async def work(*processes: Tables) -> None:
        made = await processes[0].make(toe(), "ada", with_open_seat(), False)
        copies = [await tables.find(made.id) for tables in processes]
        sits = [table.sit(f"guest {n}", 1, f"Guest {n}") for n, table in enumerate(copies)]
        found = await asyncio.gather(*sits, return_exceptions=True)
        assert sorted([error.code if isinstance(error, Refusal) else "" for error in found]) == ["", "taken", "taken", "taken"]
        await until(lambda: len({table.room.seats[1].name for table in copies}) == 1)

    run(database, work, processes=4)


def test_a_race_is_decided_by_the_time_of_the_press_at_whatever_process(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await searching(one, 0.0, 0.0)
        there = await other.find(here.id)
        await there.join(watcher("bob"))
        await until(lambda: bool(here.elsewhere))
        first = asyncio.ensure_future(there.move("bob", "go", here.room.answers_of(1)))
        await until(lambda: bool(there.room.presses) or first.done())
        second = asyncio.ensure_future(here.move("ada", "go", here.room.answers_of(0)))
        await asyncio.gather(first, second, return_exceptions=True)
        assert here.room.match is not None
        state: Any = here.room.match.state
        assert state.caller == 1

    run(database, work, processes=2)


async def think_for_ever(*_: object) -> int:
    await asyncio.sleep(3600)
    return 0


def test_one_process_at_a_time_drives_a_table_and_another_takes_over(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        seats = [Seat("bot", bot="random"), Seat("bot", bot="random")]
        mock.patch.object(one.workers, "choose", think_for_ever).start()
        here = await one.make(toe(), "ada", seats, False)
        await here.start("ada")
        await until(lambda: here.driver.driving)
        there = await other.find(here.id)
        there.driver.go_on()
        await asyncio.sleep(0.2)
        assert not there.driver.driving and there.room.number == 2
        await one.log.session.close()  # type: ignore[attr-defined]
        await until(lambda: there.room.status == "over")

    run(database, work, processes=2)


def test_nothing_is_refused_because_another_process_was_not_heard_yet(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await one.make(toe(), "ada", with_open_seat(), False)
        there = await other.find(here.id)
        one.opened.clear()  # so that it hears nothing of this table
        await there.sit("bob", 1, "Bob")
        await here.start("ada")
        await there.move("ada", "mark a1", 0)
        await here.move("bob", "mark b1", 0)
        assert here.room.number == 5

    run(database, work, processes=2)


def test_what_another_process_has_done_is_shown_even_if_a_request_is_refused(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await one.make(toe(), "ada", with_open_seat(), False)
        there = await other.find(here.id)
        person: Any = watcher("ada")
        await here.join(person)
        one.opened.clear()
        person.look(here)
        person.wake.clear()
        await there.sit("bob", 1, "Bob")
        with pytest.raises(Refusal, match="taken"):
            await here.sit("cleo", 1, "Cleo")
        assert person.wake.is_set()
        assert [seat["name"] for seat in person.look(here)[0]["table"]["seats"]] == ["Ada", "Bob"]

    run(database, work, processes=2)


def test_a_table_that_the_operator_removes_is_closed_everywhere(database: str) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await one.make(toe(), "ada", two(), False)
        there = await other.find(here.id)
        person: Any = watcher("bob")
        await there.join(person)
        assert await one.log.remove(here.id)
        await until(lambda: person.ended and here.id not in other.opened)
        with pytest.raises(Refusal):
            await other.find(here.id)

    run(database, work, processes=2)


def test_entries_of_another_writer_are_read_after_a_conflict(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table = await tables.make(toe(), "ada", with_open_seat(), False)
        copy = Table(tables, (await tables.find(table.id)).room.__class__(table.id, await stored(tables, table.id), 1))
        await copy.sit("bob", 1, "Bob")
        with pytest.raises(Refusal, match="taken"):
            await table.sit("cleo", 1, "Cleo")
        assert [seat.name for seat in table.room.seats] == ["Ada", "Bob"]
        await table.start("ada")

    run(tmp_path / "games.sqlite", work)


async def stored(tables: Tables, id: str) -> list[tuple[int, entries.Entry]]:
    return [(at, entries.from_text(body)) for at, body in await tables.log.read(id)]
