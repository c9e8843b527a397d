"""kill -9 under load: acknowledged moves are kept, nothing is half written, and everybody can continue."""

from __future__ import annotations

import asyncio
import http.client
import json
import multiprocessing
import os
import random
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from posse import catalog
from posse.cli.serve import run
from posse.core.record import Match, Record
from tests.server.guest import Guest
from tests.server.host import TIMEOUT, Server

KILLS = 50
PEOPLE = (2, 2, 3)
"""The number of people at each of the tables that are played in parallel."""
LOST = (OSError, WebSocketException, http.client.HTTPException, TimeoutError)


def serve(folder: Path, port: int) -> None:
    """Runs the server in a separate process, without output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    run(folder, "127.0.0.1", port, 0, 0)


class RestartingServer(Server):
    """A server that restarts within milliseconds: it is forked from a process that has imported everything."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([__name__, "uvicorn", "posse.server.app", "websockets.legacy.server"])
        self.running: ForkServerProcess | None = None

    def rise(self) -> None:
        self.running = self.context.Process(target=serve, args=(self.folder, self.port))
        self.running.start()

    def fall(self) -> None:
        assert self.running is not None
        self.running.kill()
        self.running.join(TIMEOUT)
        assert self.running.exitcode == -9
        self.running.close()

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
        while True:
            message = json.loads(await link.recv())
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
        message: dict[str, Any] = json.loads(await link.recv())
        assert message["t"] != "error", message
        if message["t"] == kind:
            return message


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


async def storm(server: RestartingServer, dice: random.Random) -> list[list[Seated]]:
    tables: list[list[Seated]] = []
    server.rise()
    await server.awake()
    games = [asyncio.ensure_future(keep_playing(server, people, dice, tables)) for people in PEOPLE]
    for _ in range(KILLS):
        await progress(games, tables, dice.randint(1, 20))
        await asyncio.sleep(dice.uniform(0, 0.01))
        server.fall()
        server.rise()
        await server.awake()
    await progress(games, tables, 30)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    server.fall()
    return tables


def written(folder: Path, table: str) -> list[dict[str, Any]]:
    db = sqlite3.connect(folder / "games.sqlite")
    try:
        return [json.loads(body) for (body,) in db.execute("SELECT body FROM entries WHERE tab = ? ORDER BY number", (table,))]
    finally:
        db.close()


def check_log(folder: Path, table: list[Seated]) -> None:
    """Checks that the log is a legal game with every acknowledged move in order, and no move that nobody sent."""
    entries = written(folder, table[0].table)
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


@pytest.mark.heavy
def test_nothing_acknowledged_is_lost_in_fifty_crashes(tmp_path: Path) -> None:
    dice = random.Random(time.time_ns())
    server = RestartingServer(tmp_path / "data")
    tables = asyncio.run(asyncio.wait_for(storm(server, dice), 150))
    for table in tables:
        check_log(server.folder, table)
    people = [seated for table in tables for seated in table]
    assert acknowledged(tables) >= KILLS + 30
    assert sum(seated.returned for seated in people) > KILLS
    db = sqlite3.connect(server.folder / "games.sqlite")
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


def test_a_game_continues_after_a_crash_and_after_a_shutdown(own_server: Server) -> None:
    tokens = [own_server.guest() for _ in range(2)]
    table = own_server.make(tokens[0], "me", "open", name="Ada")["id"]
    with Guest(own_server, table, tokens[0]).hello() as ada, Guest(own_server, table, tokens[1]).hello() as bob:
        bob.ask("sit", seat=1, name="Bob")
        ada.ask("start")
        ada.move(ada.options()[0])
        ada.catch_up()
        before = ada.scene
    for end in (own_server.kill, own_server.stop):
        end()
        begun = time.monotonic()
        own_server.start()
        assert time.monotonic() - begun < 10
        with Guest(own_server, table, tokens[0]).hello() as ada:
            assert ada.scene == before
            assert ada.ask("move", move=written(own_server.folder, table)[-1]["move"], at=0)["t"] == "ok"
            assert ada.at == 1
    assert own_server.complaints() == ""
