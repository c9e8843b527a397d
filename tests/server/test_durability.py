"""kill -9 under load: acknowledged moves are kept, nothing is half written, and everybody can continue."""

from __future__ import annotations

import asyncio
import http.client
import json
import multiprocessing
import os
import random
import signal
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any
from unittest import mock

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from high_card.rules import TIME_UP, HighCard, PlayCard
from posse import catalog
from posse.cli.serve import run
from posse.core.choice import Deadline
from posse.core.record import Match, Record
from posse.core.state import CLOCK
from tests.server.guest import Guest
from tests.server.host import TIMEOUT, Server
from tests.server.test_protocol import playing

KILLS = 50
"""Of the whole server on SQLite."""
KILLS_OF_WORKERS = 150
"""Of one process or all of several on PostgreSQL."""
KILLS_OF_DRIVERS = 4
LATEST = 2000
"""Milliseconds after which bots and clocks go on at another process, on a machine that has time for them."""
COUNTDOWN = 1
"""Seconds for each trick, after which the clock answers for people who do not."""
TRICKS = 8
ALL_AT_ONCE = 0.2
"""How often all of them are killed."""
PEOPLE = (2, 2, 3)
"""The number of people at each of the tables that are played in parallel."""
LOST = (OSError, WebSocketException, http.client.HTTPException, TimeoutError)


def serve(folder: Path, port: int, said: Path, more: dict[str, Any]) -> None:
    """Runs the server in a separate process. Several workers are forked, so that they restart within milliseconds."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    mock.patch("uvicorn._subprocess.spawn", multiprocessing.get_context("fork")).start()
    # uvicorn waits 5 seconds for the answer of a process that is killed while it starts
    mock.patch("uvicorn.supervisors.multiprocess.Process.is_alive", lambda self, timeout: self.process.is_alive()).start()
    catalog.register(HighCard)
    mock.patch.object(PlayCard, "deadline", lambda self, s: Deadline(len(s.tricks), COUNTDOWN, TIME_UP)).start()
    run(folder, "127.0.0.1", port, rate=0, **{"pace": 0, **more})


class RestartingServer(Server):
    """A server that restarts within milliseconds: it is forked from a process that has imported everything."""

    def __init__(self, folder: Path, **more: Any) -> None:
        super().__init__(folder)
        self.more = more
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([__name__, "uvicorn", "posse.server.app", "posse.server.protocols"])
        self.running: ForkServerProcess | None = None

    def __enter__(self) -> RestartingServer:
        self.rise()
        return self

    def __exit__(self, *_: object) -> None:
        """Ends what a failed test has left running."""
        if self.running is not None and self.running.pid is not None:
            for pid in (self.running.pid, *self.workers()):
                os.kill(pid, signal.SIGKILL)
            self.running.join(TIMEOUT)
            self.running.close()

    def rise(self) -> None:
        self.running = self.context.Process(target=serve, args=(self.folder, self.port, self.said, self.more))
        self.running.start()

    def fall(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.running is not None and self.running.pid is not None
        os.kill(self.running.pid, how)
        self.running.join(TIMEOUT)
        assert self.running.exitcode == (-9 if how == signal.SIGKILL else 0)
        self.running.close()
        self.running = None

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        assert self.running is not None and self.running.pid is not None
        return [pid for pid in children(self.running.pid) if is_running(pid)]

    async def awake(self) -> None:
        """Waits until it accepts connections."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.005)
            else:
                writer.close()
                return
        pytest.fail("the server did not come back")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Seated:
    """One person who plays at random, keeps every acknowledged move, and reconnects after every crash."""

    def __init__(self, server: Server, table: str, seat: int, token: str, dice: random.Random) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = dice
        self.acknowledged: list[int] = []
        self.pending: int | None = None
        self.returned = 0

    async def play(self) -> None:
        while True:
            try:
                async with open_socket(self.server, self.table, self.token) as link:
                    await self.go_on(link)
                    return
            except LOST:
                self.returned += 1
                await asyncio.sleep(0.01)

    async def go_on(self, link: ClientConnection) -> None:
        await link.send(json.dumps({"t": "hello", "lang": "en", "seq": -1, "view": "state"}))
        state = await read(link, "state")
        answered = len(self.acknowledged)
        assert state["at"] in ((answered,) if self.pending is None else (answered, answered + 1)), "an acknowledged move is lost"
        if self.pending is not None:
            state = await self.move(link, self.pending, state)
        while not state["over"]:
            if self.seat in state["waiting"]:
                state = await self.move(link, self.dice.choice(state["options"]), state)
            else:
                state = await read(link, "state")

    async def move(self, link: ClientConnection, move: int, state: dict[str, Any]) -> dict[str, Any]:
        """Sends a move until it is acknowledged; returns the latest state."""
        self.pending = move
        await link.send(json.dumps({"t": "move", "n": 1, "move": move, "at": len(self.acknowledged)}))
        while self.pending is not None:
            for message in json.loads(await link.recv()):
                if message["t"] == "state":
                    state = message
                elif message["t"] == "error":
                    pytest.fail(f"move {move} was refused: {message}")
                elif message["t"] == "ok" and message["n"] == 1:
                    self.acknowledged.append(move)
                    self.pending = None
        return state


def open_socket(server: Server, table: str, token: str) -> connect:
    headers = {"Authorization": f"Bearer {token}"}
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/{table}", additional_headers=headers, proxy=None, open_timeout=2, close_timeout=0
    )


async def read(link: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        messages: dict[str, dict[str, Any]] = {message["t"]: message for message in json.loads(await link.recv())}
        assert "error" not in messages, messages
        if kind in messages:
            return messages[kind]


async def seat_people(server: Server, people: int, dice: random.Random) -> list[Seated]:
    """The people at a new table that has started. Starts over if the server dies meanwhile."""
    while True:
        try:
            tokens = [server.guest() for _ in range(people)]
            table = server.make(tokens[0], "me", *["open"] * (people - 1), name="host")["id"]
            for seat, token in enumerate(tokens[1:], 1):
                await send(server, table, token, {"t": "sit", "seat": seat, "name": f"guest {seat}"})
            await send(server, table, tokens[0], {"t": "start"})
            return [Seated(server, table, seat, token, dice) for seat, token in enumerate(tokens)]
        except LOST:
            await asyncio.sleep(0.01)


async def send(server: Server, table: str, token: str, message: dict[str, Any]) -> None:
    async with open_socket(server, table, token) as link:
        await link.send('{"t": "hello"}')
        await link.send(json.dumps({**message, "n": 1}))
        while (await read(link, "ok"))["n"] != 1:
            pass


async def keep_playing(server: Server, people: int, dice: random.Random, done: list[list[Seated]]) -> None:
    """Plays one game after another at tables of this size."""
    while True:
        table = await seat_people(server, people, dice)
        done.append(table)
        await asyncio.gather(*[seated.play() for seated in table])


def acknowledged(tables: list[list[Seated]]) -> int:
    return sum(len(seated.acknowledged) for table in tables for seated in table)


async def progress(games: Sequence[asyncio.Future[None]], tables: list[list[Seated]], moves: int) -> None:
    """Waits until so many more moves are acknowledged."""
    goal = acknowledged(tables) + moves
    while acknowledged(tables) < goal:
        await asyncio.sleep(0.001)
        for game in games:
            if game.done():
                await game


async def storm(
    server: RestartingServer, dice: random.Random, kills: int, kill: Callable[[], Awaitable[None]]
) -> list[list[Seated]]:
    """Plays while the server is killed again and again, each time after some more moves; returns who sat at which table."""
    tables: list[list[Seated]] = []
    await server.awake()
    games = [asyncio.ensure_future(keep_playing(server, people, dice, tables)) for people in PEOPLE]
    for _ in range(kills):
        await progress(games, tables, dice.randint(1, 20))
        await asyncio.sleep(dice.uniform(0, 0.01))
        await kill()
    await progress(games, tables, 30)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return tables


Entries = dict[str, list[dict[str, Any]]]
"""The entries of each table, in order."""


def check_log(entries: list[dict[str, Any]], table: list[Seated]) -> None:
    """Checks that the log is a legal game with every acknowledged move in order, and no move that nobody sent."""
    kinds = Counter(entry["t"] for entry in entries)
    assert [entry["t"] for entry in entries[: len(table) + 1]] == ["made", *["sit"] * (len(table) - 1), "start"]
    assert set(kinds) <= {"made", "sit", "start", "move"}
    start = entries[len(table)]
    match = Match(Record(catalog.game("bounty_hunters"), len(table), start["seed"], ("",) * len(table)))
    for entry in entries[len(table) + 1 :]:
        match.answer(entry["seat"], match.state.parse(entry["move"]))
    for seat, seated in enumerate(table):
        moves = [match.state.parse(entry["move"]) for entry in entries if entry["t"] == "move" and entry["seat"] == seat]
        unsure = [] if seated.pending is None else [seated.pending]
        assert moves in (seated.acknowledged, seated.acknowledged + unsure)


def check_storm(written: Entries, summaries: dict[str, tuple[str, int]], tables: list[list[Seated]], kills: int) -> None:
    """Checks every table: its log, and the status and number of entries in its summary."""
    for table in tables:
        check_log(written[table[0].table], table)
    assert {tab: number for tab, (_, number) in summaries.items()} == {tab: len(entries) for tab, entries in written.items()}
    assert {status for status, _ in summaries.values()} <= {"open", "playing", "over"}
    people = [seated for table in tables for seated in table]
    assert acknowledged(tables) >= kills + 30
    assert sum(seated.returned for seated in people) > kills


def grouped(rows: Sequence[Any]) -> Entries:
    found: Entries = {}
    for tab, body in rows:
        found.setdefault(tab, []).append(json.loads(body))
    return found


ENTRIES = "SELECT tab, body FROM entries ORDER BY tab, number"
SUMMARIES = "SELECT tab, status, entries FROM tables"


@pytest.mark.heavy
def test_nothing_acknowledged_is_lost_in_fifty_crashes(tmp_path: Path) -> None:
    dice = random.Random(time.time_ns())
    server = RestartingServer(tmp_path / "data")

    async def kill() -> None:
        server.fall()
        server.rise()
        await server.awake()

    with server:
        tables = asyncio.run(asyncio.wait_for(storm(server, dice, KILLS, kill), 150))
        server.fall()
    db = sqlite3.connect(server.folder / "games.sqlite")
    summaries = {tab: (status, number) for tab, status, number in db.execute(SUMMARIES)}
    check_storm(grouped(db.execute(ENTRIES).fetchall()), summaries, tables, KILLS)
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    assert server.complaints() == ""


@pytest.mark.heavy
def test_nothing_acknowledged_is_lost_when_processes_are_killed_a_hundred_and_fifty_times(tmp_path: Path, database: str) -> None:
    dice = random.Random(time.time_ns())
    server = RestartingServer(tmp_path / "data", database=database, workers=2)

    async def kill() -> None:
        while not (running := server.workers()):
            await asyncio.sleep(0.005)
        for pid in running if dice.random() < ALL_AT_ONCE else [dice.choice(running)]:
            os.kill(pid, signal.SIGKILL)

    async def read() -> tuple[Entries, dict[str, tuple[str, int]]]:
        link = await asyncpg.connect(database)
        try:
            return grouped(await link.fetch(ENTRIES)), {tab: (status, n) for tab, status, n in await link.fetch(SUMMARIES)}
        finally:
            await link.close()

    with server:
        tables = asyncio.run(asyncio.wait_for(storm(server, dice, KILLS_OF_WORKERS, kill), 280))
        server.fall(signal.SIGTERM)
    check_storm(*asyncio.run(read()), tables, KILLS_OF_WORKERS)
    assert "Traceback" not in server.complaints()


# -- at another process --------------------------------------------------------------------------


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def have_bots(workers: list[int]) -> bool:
    """Whether there are two, each with a process for bots."""
    return len(workers) == 2 and all([children(pid) for pid in workers])


def timed(database: str) -> dict[str, list[tuple[int, dict[str, Any]]]]:
    """The entries of each table with their times in milliseconds."""

    async def read() -> list[Any]:
        link = await asyncpg.connect(database)
        try:
            return list(await link.fetch("SELECT tab, at, body FROM entries ORDER BY tab, number"))
        finally:
            await link.close()

    found: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for tab, at, body in asyncio.run(read()):
        found.setdefault(tab, []).append((at, json.loads(body)))
    return found


def gaps(entries: list[tuple[int, dict[str, Any]]], kills: list[int]) -> list[int]:
    """For each kill during a game the time from it to the next entry."""
    times = [at for at, _ in entries]
    return [next(at for at in times if at > kill) - kill for kill in kills if times[1] < kill < times[-1]]


def longest(entries: list[tuple[int, dict[str, Any]]], kills: list[int]) -> int:
    """The longest time between two entries of a game without a kill shortly before them: what a busy machine takes."""
    times = [at for at, _ in entries[2:]]
    calm = [
        after - before
        for before, after in pairwise(times)
        if not any([kill - LATEST < after < kill + 3 * LATEST for kill in kills])
    ]
    return max(calm, default=0)


def test_bots_and_clocks_go_on_at_another_process_two_seconds_after_a_kill(tmp_path: Path, database: str) -> None:
    dice, kills, clocks = random.Random(time.time_ns()), list[int](), list[str]()
    with RestartingServer(tmp_path / "data", database=database, workers=2, pace=0.1) as server:
        asyncio.run(server.awake())
        token = server.guest()
        for _ in range(KILLS_OF_DRIVERS):
            wait_until(lambda: len(server.workers()) == 2)
            server.make(token, *["bot:random"] * 3)
            while not have_bots(server.workers()):
                server.make(token, *["bot:random"] * 3)
            for _ in range(2):
                with playing(server, game="high_card") as (ada, _):
                    clocks.append(ada.table["id"])
            os.kill(dice.choice(server.workers()), signal.SIGKILL)
            kills.append(time.time_ns() // 1_000_000)
        wait_until(lambda: all([len(answers(timed(database)[tab])) == TRICKS + 1 for tab in clocks]))
        server.fall(signal.SIGTERM)
    found = timed(database)
    games = [entries for tab, entries in found.items() if tab not in clocks]
    busy = max([longest(entries, kills) for entries in games])
    waits = [gap for entries in games for gap in gaps(entries, kills)]
    assert len(waits) >= KILLS_OF_DRIVERS and max(waits) < LATEST + busy, (busy, waits)
    late = [after - before - 1000 * COUNTDOWN for tab in clocks for before, after in pairwise(answers(found[tab]))]
    assert min(late) >= 0 and max(late) < LATEST + busy, (busy, late)
    assert "Traceback" not in server.complaints()


def answers(entries: list[tuple[int, dict[str, Any]]]) -> list[int]:
    """When the game began, and when the clock answered."""
    return [at for at, entry in entries if entry["t"] == "start" or entry["t"] == "move" and entry["seat"] == CLOCK]


# -- damage --------------------------------------------------------------------------------------


def test_damaged_tables_are_reported_and_hide_no_other(own_server: Server) -> None:
    token = own_server.guest()
    tables = [own_server.make(token, "me", "open", listed=True)["id"] for _ in range(5)]
    own_server.stop()
    db = sqlite3.connect(own_server.folder / "games.sqlite")
    db.execute("UPDATE entries SET body = '{' WHERE tab = ?", (tables[0],))
    db.execute("UPDATE entries SET body = '[]' WHERE tab = ?", (tables[1],))
    db.execute("UPDATE entries SET body = replace(body, 'bounty_hunters', 'gone') WHERE tab = ?", (tables[2],))
    db.execute("UPDATE tables SET game = 'gone', about = replace(about, 'bounty_hunters', 'gone') WHERE tab = ?", (tables[2],))
    db.execute("DELETE FROM entries WHERE tab = ?", (tables[3],))
    db.commit()
    db.close()
    own_server.start()
    problems = [(409, "damaged"), (409, "damaged"), (409, "foreign"), (404, "no-table")]
    for tab, problem in zip(tables, problems, strict=False):
        assert own_server.call("GET", f"/api/tables/{tab}", token=token).notice() == problem
    own = {table["id"]: table["status"] for table in own_server.call("GET", "/api/mine", token=token).data()}
    assert own[tables[4]] == "open" and own[tables[0]] == own[tables[1]] == "damaged"
    listed = [table["id"] for table in own_server.call("GET", "/api/tables", token=token).data()]
    assert tables[4] in listed and not {tables[0], tables[1]} & {*listed}
    with Guest(own_server, tables[4], token).hello() as ada:
        ada.ask("seat", seat=1, kind="bot:random")
        ada.ask("start")
        assert ada.table["status"] == "playing"


def test_a_game_continues_after_a_crash_and_after_a_shutdown(own_server: Server) -> None:
    tokens = [own_server.guest() for _ in range(2)]
    table = own_server.make(tokens[0], "me", "open", name="Ada")["id"]
    with Guest(own_server, table, tokens[0]).hello() as ada, Guest(own_server, table, tokens[1]).hello() as bob:
        bob.ask("sit", seat=1, name="Bob")
        ada.ask("start")
        moved = ada.options()[0]
        ada.move(moved)
        ada.catch_up()
        before = ada.scene
    for end in (own_server.kill, own_server.stop):
        end()
        begun = time.monotonic()
        own_server.start()
        assert time.monotonic() - begun < 10
        with Guest(own_server, table, tokens[0]).hello() as ada:
            assert ada.scene == before
            assert ada.ask("move", move=moved, at=0)["t"] == "ok"
            assert ada.at == 1
    assert own_server.complaints() == ""
