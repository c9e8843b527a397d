"""Space Bowl in real time: who was first, what still counts after 0, and what clients are sent about time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from posse import catalog
from posse.core.errors import IllegalMove
from posse.core.state import State
from posse.games.space_bowl.rules.state import GOING
from posse.games.space_bowl.rules.state import table as table_of
from posse.server.errors import Refusal
from posse.server.race import INSTANT, MOST, WINDOW, Entry, Race
from posse.server.seats import Seat
from posse.server.store import Store, StoreError
from posse.server.table import Table
from posse.server.tables import Tables
from posse.server.views import Viewer
from posse.server.workers import Workers
from tests.server.guest import Guest
from tests.server.host import Server
from tests.server.line import Line

NAMES = ("ada", "bob", "cleo", "dan", "eve", "fay", "gus", "hal")


class Crew:
    """People at a table of Space Bowl, each with their own latency."""

    def __init__(self, table: Table, trips: list[float]) -> None:
        self.table = table
        self.lines = [Line(trip) for trip in trips]
        self.viewers = [Viewer(name, line) for name, line in zip(NAMES, self.lines, strict=False)]

    async def begin(self) -> None:
        """Plays up to the search."""
        for one in self.viewers:
            await self.table.come(one)
        await self.table.start("ada")
        captain = self.state.waiting()[0]
        await self.say(captain, "throw")
        self.skip()
        await self.until(lambda: "go" in self.moves(0))

    @property
    def state(self) -> Any:
        assert self.table.match is not None
        return self.table.match.state

    def moves(self, seat: int) -> list[str]:
        return [self.state.text(move) for move in self.state.options(seat)]

    async def say(self, seat: int, move: str) -> str:
        """Makes a move; returns "" or the code of the error."""
        try:
            await self.table.move(NAMES[seat], move, self.table.answers_of(seat))
        except Refusal as refusal:
            return refusal.code
        except IllegalMove:
            return "illegal"
        return ""

    def skip(self, left: float = 0.0) -> None:
        """Moves the start of the countdown back so that so many seconds are left."""
        due = self.state.deadline()
        self.table.clock.since = int((time.time() - due.seconds + left) * 1000)
        driver = self.table.driver
        if driver.timer is not None:
            driver.timer[1].cancel()
            driver.timer = None
        self.table.go_on()

    async def until(self, what: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not what():
                await asyncio.sleep(0.005)


def play_race(tmp_path: Path, trips: list[float], work: Callable[[Crew], Awaitable[None]]) -> None:
    async def whole() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0)
        seats = [Seat("person", name.title(), name) for name in NAMES[: len(trips)]]
        crew = Crew(await tables.make(catalog.game("space_bowl"), "ada", seats, False), trips)
        try:
            await crew.begin()
            await work(crew)
        finally:
            await tables.close()

    asyncio.run(whole())


@pytest.mark.rule("SB-R89", "SB-R06")
def test_the_move_made_first_wins_even_if_it_arrives_later(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        first = asyncio.ensure_future(crew.say(0, "go"))
        await asyncio.sleep(0.04)
        second = asyncio.ensure_future(crew.say(1, "go"))
        assert [await first, await second] == ["", ""]
        assert crew.state.caller == 1
        assert crew.state.status[0] == GOING, "the other one follows"

    play_race(tmp_path, [0.0, 0.18], work)


@pytest.mark.rule("SB-R89")
def test_latency_compensates_for_a_tenth_of_a_second_at_most(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        first = asyncio.ensure_future(crew.say(0, "go"))
        await asyncio.sleep(MOST + 0.02)
        second = asyncio.ensure_future(crew.say(1, "go"))
        assert [await first, await second] == ["", ""]
        assert crew.state.caller == 0

    play_race(tmp_path, [0.0, 9.0], work)


@pytest.mark.rule("SB-R89")
def test_go_and_the_red_button_race_each_other(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        both = [asyncio.ensure_future(crew.say(0, "go")), asyncio.ensure_future(crew.say(1, "red"))]
        answers = await asyncio.gather(*both)
        assert sorted(answers) == ["", "raced"]
        assert crew.state.caller == answers.index("")

    play_race(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R89")
def test_a_move_after_the_window_is_too_late_at_any_latency(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "red") == ""
        assert await crew.say(1, "red") == ""
        assert crew.state.caller == 0

    play_race(tmp_path, [0.0, 0.2], work)


@pytest.mark.rule("SB-R89")
def test_simultaneous_moves_are_ordered_by_reproducible_chance(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        race, firsts = crew.table.race, set()
        for number in range(40):
            assert crew.table.match is not None
            crew.table.match.record.seed = number
            race.entries = [Entry(seat, 0, 1000) for seat in range(3)]
            order = [entry.seat for entry in race.in_order()]
            race.entries.reverse()
            assert [entry.seat for entry in race.in_order()] == order
            firsts.add(order[0])
        race.entries = []
        assert firsts == {0, 1, 2}

    play_race(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R89")
@pytest.mark.parametrize(
    ("trips", "way", "patience"),
    [
        ([0.0, 0.0], 0.0, INSTANT),
        ([0.0, 0.18], 0.0, 0.09 + INSTANT),
        ([0.0, 0.18], 0.09, INSTANT),
        ([0.0, 9.0], 0.0, MOST + INSTANT),
    ],
)
def test_the_race_waits_as_long_as_an_earlier_move_may_arrive(
    tmp_path: Path, trips: list[float], way: float, patience: float
) -> None:
    async def work(crew: Crew) -> None:
        found = Race(crew.table)._patience(way)
        assert found == pytest.approx(patience) and found <= WINDOW

    play_race(tmp_path, trips, work)


@pytest.mark.rule("SB-R89")
def test_the_same_move_twice_enters_the_race_once(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        both = [asyncio.ensure_future(crew.say(0, "go")) for _ in range(2)]
        assert await asyncio.gather(*both) == ["", ""]
        assert crew.table.given[0].count(crew.state.parse("go")) == 1

    play_race(tmp_path, [0.0, 0.0], work)


def test_a_seat_in_a_race_cannot_make_another_move(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        go = asyncio.ensure_future(crew.say(0, "go"))
        await asyncio.sleep(0)
        assert await crew.say(0, "red") == "stale"
        assert await crew.say(0, "mark a1") == "stale"
        assert await go == ""
        assert crew.state.caller == 0

    play_race(tmp_path, [0.0, 0.18], work)


def test_a_disk_error_in_a_race_is_reported_to_everybody(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        store = crew.table.tables.store
        store.writer.close()
        both = [asyncio.ensure_future(crew.table.move(NAMES[seat], "go", crew.table.answers_of(seat))) for seat in (0, 1)]
        found = await asyncio.wait_for(asyncio.gather(*both, return_exceptions=True), 5)
        assert [type(error) for error in found] == [StoreError, StoreError]
        store.writer = store._connect()
        assert await crew.say(1, "go") == ""

    play_race(tmp_path, [0.0, 0.0], work)


def test_the_countdown_begins_when_the_call_is_accepted(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        clock = crew.lines[0].heard("diff")[-1]["clock"]
        assert clock["left"] > 9.95, "not when it was made, which was 90 milliseconds before"

    play_race(tmp_path, [0.0, 0.18], work)


@pytest.mark.rule("SB-R90")
def test_a_latency_measured_during_the_countdown_counts(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        crew.skip(0.05)
        crew.lines[1].seconds = 0.5
        await asyncio.sleep(0.12)
        assert await crew.say(1, "follow") == ""

    play_race(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R97")
def test_the_previous_round_cannot_be_undone(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        for seat in (0, 1):
            assert await crew.say(seat, "red") == ""
        await crew.until(lambda: "ready" in crew.moves(0))
        for seat in (0, 1):
            assert await crew.say(seat, "ready") == ""
        await crew.until(lambda: crew.state.round == 2)
        assert not crew.table.can_undo(0) and not crew.table.can_undo(1)

    play_race(tmp_path, [0.0, 0.0], work)


def test_an_unsolicited_pong_is_ignored(own_server: Server) -> None:
    token = own_server.guest()
    table = own_server.make(token, "me", "bot:rookie", game="space_bowl", name="Ada")["id"]
    with Guest(own_server, table, token).hello() as ada:
        for _ in range(10):
            ada.link.pong(b"")
            ada.catch_up()
        trips = [message["rtt"][0] for message in [ada.wait_for("pulse") for _ in range(2)]]
        assert all(trip < 5_000 for trip in trips)


@pytest.mark.rule("SB-R95")
def test_bots_of_one_level_get_different_seeds(tmp_path: Path) -> None:
    game = catalog.game("space_bowl")
    state = game.new(6, 7)
    seeds: list[int] = []

    class Thought(Workers):
        async def choose(self, seen: State, seat: int, name: str, seed: int) -> int:
            seeds.append(seed)
            return -1

    async def work() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Thought(), 0)
        seats = [Seat("person", "Ada", "ada"), *[Seat("bot", bot="pilot")] * 5]
        table = await tables.make(game, "ada", seats, False, seed=7)
        await table.start("ada")
        if table_of(state).captain == 0:
            await table.move("ada", "throw", 0)
        async with asyncio.timeout(10):
            while len(seeds) < 10:
                await asyncio.sleep(0.01)
        await tables.close()

    asyncio.run(work())
    assert len(set(seeds)) == len(seeds)


@pytest.mark.rule("SB-R89")
def test_the_record_has_the_time_at_which_a_move_was_made(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        await asyncio.sleep(0.2)  # an answer cannot be earlier than the one before
        pressed = time.time() * 1000
        assert await crew.say(1, "go") == ""
        assert crew.table.match is not None
        at = crew.table.started + crew.table.match.record.answers[-1][2]
        assert pressed - 100 - 10 <= at <= pressed - 40

    play_race(tmp_path, [0.0, 0.15], work)


@pytest.mark.rule("SB-R90")
def test_a_move_made_before_0_on_the_players_screen_counts(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        crew.skip(-0.05)
        assert crew.table.clock.is_late(2) and not crew.table.clock.is_late(1)
        assert await crew.say(2, "follow") == "late", "the way of seat 2 is short"
        assert await crew.say(1, "follow") == "", "half of its round trip is not over"
        await crew.until(lambda: "follow" not in crew.moves(2))

    play_race(tmp_path, [0.0, 0.4, 0.0], work)


@pytest.mark.rule("SB-R90")
def test_the_grace_after_0_is_a_quarter_of_a_second_and_reveals_nothing(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        stage = crew.state.stage
        crew.skip(-0.2)
        assert not crew.table.clock.is_late(1)
        await asyncio.sleep(0.02)
        assert crew.state.stage == stage, "the clock waits as long as somebody's answer may be on its way"
        crew.skip(-0.3)
        assert crew.table.clock.is_late(1)
        await crew.until(lambda: crew.state.stage != stage)

    play_race(tmp_path, [0.0, 7.0], work)


@pytest.mark.rule("SB-R88")
def test_the_first_of_two_players_gets_the_joker(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        both = [asyncio.ensure_future(crew.say(seat, "joker b2")) for seat in (1, 2)]
        assert sorted([await one for one in both]) == ["", "illegal"]
        assert crew.state.layer == 1 and crew.state.joker >= 0

    play_race(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R87")
def test_a_token_after_0_is_too_late_and_tokens_are_hidden_until_then(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        await crew.say(0, "mark a1")
        assert all("mark" not in str(message["diff"].get("pieces", {})) for message in crew.lines[1].heard("diff")[-2:])
        crew.skip()
        await crew.until(lambda: not crew.state.options(1) or "follow" not in crew.moves(1))
        assert await crew.say(1, "follow") in ("illegal", "not-now")
        assert await crew.say(1, "mark a2") in ("illegal", "not-now")

    play_race(tmp_path, [0.0, 0.0], work)


@pytest.mark.rule("SB-R93")
def test_a_reconnected_player_sees_the_rest_of_the_countdown_and_their_mark(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(1, "go") == ""
        await crew.say(1, "mark c3")
        crew.table.leave(crew.viewers[1])
        crew.skip(4.0)
        back = Line()
        await crew.table.come(Viewer("bob", back))
        scene = back.heard("scene")[-1]
        assert 3 < scene["clock"]["left"] <= 4
        assert crew.state.seen_by(1).marks[1] == crew.state.marks[1] >= 0
        assert any(option["verb"] == "clear" for option in scene["scene"]["options"])

    play_race(tmp_path, [0.0, 0.0, 0.0], work)


def test_everybody_is_sent_the_countdown_and_the_seconds_left(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        await crew.say(0, "go")
        for line in crew.lines:
            clock = line.heard("diff")[-1]["clock"]
            assert clock["seconds"] == 10 and 9 < clock["left"] <= 10

    play_race(tmp_path, [0.0, 0.0], work)


def test_everybody_is_sent_the_latencies_of_others(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        await crew.until(lambda: bool(crew.lines[0].heard("pulse")))
        assert crew.lines[0].heard("pulse")[-1]["rtt"] == [20, 80]
        assert crew.lines[1].pings

    play_race(tmp_path, [0.02, 0.08], work)


def test_a_countdown_continues_after_a_kill(own_server: Server) -> None:
    tokens = [own_server.guest() for _ in range(2)]
    table = own_server.make(tokens[0], "me", "open", game="space_bowl", name="Ada")["id"]
    people = [Guest(own_server, table, token).hello(view="state") for token in tokens]
    with people[0] as ada, people[1] as bob:
        bob.ask("sit", seat=1, name="Bob")
        ada.ask("start")
        while not all(one.state for one in people) or not any(one.state["options"] for one in people):
            ada.read()
            bob.read()
        captain = next(one for one in people if one.state["options"])
        captain.move("throw")
        while len(ada.state["options"]) < 2:
            ada.read()
        ada.move("go")
        begun = time.time()
    own_server.kill()
    time.sleep(1.0)
    own_server.start()
    with Guest(own_server, table, tokens[0]).hello(view="state") as ada:
        left = ada.state["clock"]["left"]
        assert ada.state["clock"]["seconds"] == 10
        assert abs(left - (10 - (time.time() - begun))) < 0.7
