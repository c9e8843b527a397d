"""Space Bowl against the clock, through the table: who was first, what still counts after 0, what is shown of time."""

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
    """People at a table of Space Bowl, each at their own distance from the server."""

    def __init__(self, table: Table, trips: list[float]) -> None:
        self.table = table
        self.lines = [Line(trip) for trip in trips]
        self.viewers = [Viewer(name, line) for name, line in zip(NAMES, self.lines, strict=False)]

    async def begin(self) -> None:
        """To the moment in which everybody searches."""
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
        """What the server says to it: nothing, or the code of a refusal."""
        try:
            await self.table.move(NAMES[seat], move, self.table.answers_of(seat))
        except Refusal as refusal:
            return refusal.code
        except IllegalMove:
            return "illegal"
        return ""

    def skip(self, left: float = 0.0) -> None:
        """As if the countdown had begun earlier, so that so many seconds are left."""
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


def sail(tmp_path: Path, trips: list[float], work: Callable[[Crew], Awaitable[None]]) -> None:
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
def test_of_two_gos_the_one_made_first_counts_and_not_the_one_that_came_first(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        first = asyncio.ensure_future(crew.say(0, "go"))
        await asyncio.sleep(0.04)
        second = asyncio.ensure_future(crew.say(1, "go"))
        assert [await first, await second] == ["", ""]
        assert crew.state.caller == 1
        assert crew.state.status[0] == GOING, "the other one follows"

    sail(tmp_path, [0.0, 0.18], work)


@pytest.mark.rule("SB-R89")
def test_a_long_way_makes_good_for_a_tenth_of_a_second_at_most(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        first = asyncio.ensure_future(crew.say(0, "go"))
        await asyncio.sleep(MOST + 0.02)
        second = asyncio.ensure_future(crew.say(1, "go"))
        assert [await first, await second] == ["", ""]
        assert crew.state.caller == 0

    sail(tmp_path, [0.0, 9.0], work)


@pytest.mark.rule("SB-R89")
def test_go_and_the_red_button_race_each_other(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        both = [asyncio.ensure_future(crew.say(0, "go")), asyncio.ensure_future(crew.say(1, "red"))]
        answers = await asyncio.gather(*both)
        assert sorted(answers) == ["", "raced"]
        assert crew.state.caller == answers.index("")

    sail(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R89")
def test_whoever_comes_after_the_window_is_too_late_however_far_away(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "red") == ""
        assert await crew.say(1, "red") == ""
        assert crew.state.caller == 0

    sail(tmp_path, [0.0, 0.2], work)


@pytest.mark.rule("SB-R89")
def test_in_the_same_instant_chance_decides_and_the_same_chance_whenever_it_is_asked(tmp_path: Path) -> None:
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

    sail(tmp_path, [0.0, 0.0, 0.0], work)


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
def test_others_are_waited_for_as_long_as_something_earlier_can_still_come(
    tmp_path: Path, trips: list[float], way: float, patience: float
) -> None:
    async def work(crew: Crew) -> None:
        found = Race(crew.table)._patience(way)
        assert found == pytest.approx(patience) and found <= WINDOW

    sail(tmp_path, trips, work)


@pytest.mark.rule("SB-R89")
def test_pressing_twice_is_entering_once(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        both = [asyncio.ensure_future(crew.say(0, "go")) for _ in range(2)]
        assert await asyncio.gather(*both) == ["", ""]
        assert crew.table.given[0].count(crew.state.parse("go")) == 1

    sail(tmp_path, [0.0, 0.0], work)


def test_while_a_seat_races_it_does_nothing_else(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        go = asyncio.ensure_future(crew.say(0, "go"))
        await asyncio.sleep(0)
        assert await crew.say(0, "red") == "stale"
        assert await crew.say(0, "mark a1") == "stale"
        assert await go == ""
        assert crew.state.caller == 0

    sail(tmp_path, [0.0, 0.18], work)


def test_when_the_disk_fails_in_a_race_everybody_hears_of_it(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        store = crew.table.tables.store
        store.writer.close()
        both = [asyncio.ensure_future(crew.table.move(NAMES[seat], "go", crew.table.answers_of(seat))) for seat in (0, 1)]
        found = await asyncio.wait_for(asyncio.gather(*both, return_exceptions=True), 5)
        assert [type(error) for error in found] == [StoreError, StoreError]
        store.writer = store._connect()
        assert await crew.say(1, "go") == ""

    sail(tmp_path, [0.0, 0.0], work)


def test_the_countdown_begins_when_the_call_is_accepted(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        clock = crew.lines[0].heard("diff")[-1]["clock"]
        assert clock["left"] > 9.95, "not when it was made, which was 90 milliseconds before"

    sail(tmp_path, [0.0, 0.18], work)


@pytest.mark.rule("SB-R90")
def test_a_way_that_turns_out_to_be_long_counts_too(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        crew.skip(0.05)
        crew.lines[1].seconds = 0.5
        await asyncio.sleep(0.12)
        assert await crew.say(1, "follow") == ""

    sail(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R97")
def test_the_round_before_cannot_be_had_back(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        for seat in (0, 1):
            assert await crew.say(seat, "red") == ""
        await crew.until(lambda: "ready" in crew.moves(0))
        for seat in (0, 1):
            assert await crew.say(seat, "ready") == ""
        await crew.until(lambda: crew.state.round == 2)
        assert not crew.table.can_undo(0) and not crew.table.can_undo(1)

    sail(tmp_path, [0.0, 0.0], work)


def test_a_pong_that_nobody_asked_for_says_nothing(own_server: Server) -> None:
    token = own_server.guest()
    table = own_server.make(token, "me", "bot:rookie", game="space_bowl", name="Ada")["id"]
    with Guest(own_server, table, token).hello() as ada:
        for _ in range(10):
            ada.link.pong(b"")
            ada.catch_up()
        trips = [message["rtt"][0] for message in [ada.wait_for("pulse") for _ in range(2)]]
        assert all(trip < 5_000 for trip in trips)


@pytest.mark.rule("SB-R95")
def test_bots_of_one_level_have_minds_of_their_own(tmp_path: Path) -> None:
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
def test_the_record_keeps_when_it_was_made(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        await asyncio.sleep(0.2)  # an answer is never older than the one before
        pressed = time.time() * 1000
        assert await crew.say(1, "go") == ""
        assert crew.table.match is not None
        at = crew.table.started + crew.table.match.record.answers[-1][2]
        assert pressed - 100 - 10 <= at <= pressed - 40

    sail(tmp_path, [0.0, 0.15], work)


@pytest.mark.rule("SB-R90")
def test_what_was_done_before_0_on_the_screen_still_counts(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        crew.skip(-0.05)
        assert crew.table.clock.is_late(2) and not crew.table.clock.is_late(1)
        assert await crew.say(2, "follow") == "late", "the way of seat 2 is short"
        assert await crew.say(1, "follow") == "", "half of its round trip is not over"
        await crew.until(lambda: "follow" not in crew.moves(2))

    sail(tmp_path, [0.0, 0.4, 0.0], work)


@pytest.mark.rule("SB-R90")
def test_a_quarter_of_a_second_is_the_most_and_nothing_is_shown_before(tmp_path: Path) -> None:
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

    sail(tmp_path, [0.0, 7.0], work)


@pytest.mark.rule("SB-R88")
def test_of_two_who_reach_for_the_joker_the_first_lays_it(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        both = [asyncio.ensure_future(crew.say(seat, "joker b2")) for seat in (1, 2)]
        assert sorted([await one for one in both]) == ["", "illegal"]
        assert crew.state.layer == 1 and crew.state.joker >= 0

    sail(tmp_path, [0.0, 0.0, 0.0], work)


@pytest.mark.rule("SB-R87")
def test_a_token_after_0_is_too_late_and_none_is_shown_before(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.say(0, "go") == ""
        await crew.say(0, "mark a1")
        assert all("mark" not in str(message["diff"].get("pieces", {})) for message in crew.lines[1].heard("diff")[-2:])
        crew.skip()
        await crew.until(lambda: not crew.state.options(1) or "follow" not in crew.moves(1))
        assert await crew.say(1, "follow") in ("illegal", "not-now")
        assert await crew.say(1, "mark a2") in ("illegal", "not-now")

    sail(tmp_path, [0.0, 0.0], work)


@pytest.mark.rule("SB-R93")
def test_whoever_comes_back_during_a_countdown_has_what_is_left_of_it_and_their_mark(tmp_path: Path) -> None:
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

    sail(tmp_path, [0.0, 0.0, 0.0], work)


def test_everybody_hears_of_the_countdown_and_how_much_is_left(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        await crew.say(0, "go")
        for line in crew.lines:
            clock = line.heard("diff")[-1]["clock"]
            assert clock["seconds"] == 10 and 9 < clock["left"] <= 10

    sail(tmp_path, [0.0, 0.0], work)


def test_everybody_hears_how_far_away_the_others_are(tmp_path: Path) -> None:
    async def work(crew: Crew) -> None:
        await crew.until(lambda: bool(crew.lines[0].heard("pulse")))
        assert crew.lines[0].heard("pulse")[-1]["rtt"] == [20, 80]
        assert crew.lines[1].pings

    sail(tmp_path, [0.02, 0.08], work)


def test_a_countdown_goes_on_when_the_server_was_killed(own_server: Server) -> None:
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
