"""Bots run in worker processes: nobody waits for them, and the processes end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from posse import catalog
from posse.core.choice import Deadline
from posse.core.state import CLOCK
from posse.server.seats import Seat
from posse.server.store import Store
from posse.server.tables import Tables
from posse.server.workers import Workers
from tests.core.toys import TIME, Countdown
from tests.server import launch
from tests.server.guest import Guest, Refused
from tests.server.host import TIMEOUT, Server
from tests.server.test_protocol import playing


def workers(server: Server) -> list[int]:
    """The server's worker processes, which are started by spawn."""
    assert server.process is not None
    pid = server.process.pid
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def wait_until_gone(pids: list[int]) -> None:
    end = time.monotonic() + TIMEOUT
    while [pid for pid in pids if Path(f"/proc/{pid}/stat").exists() and " Z " not in Path(f"/proc/{pid}/stat").read_text()]:
        assert time.monotonic() < end, "a bot's process is still there"
        time.sleep(0.05)


def test_a_thinking_bot_delays_no_other_answers(server: Server) -> None:
    token = server.guest()
    table = server.make(token, "me", "bot:slow", game="slow_toe")["id"]
    with Guest(server, table, token).hello() as guest, playing(server, game="tic_tac_toe") as (ada, bob):
        guest.move("mark b2")
        begun = time.monotonic()
        assert guest.at == 1 and len(guest.scene["pieces"]) == 1
        slowest = 0.0
        for n, square in enumerate(("a1", "a2", "b1", "b2", "c1")):
            asked = time.monotonic()
            (ada, bob)[n % 2].ask("move", move=f"mark {square}", at=n // 2)
            guest.catch_up()
            slowest = max(slowest, time.monotonic() - asked)
        assert slowest < launch.SLOW / 3
        assert len(guest.scene["pieces"]) == 1, "the bot is still thinking"
        while len(guest.scene["pieces"]) == 1:
            guest.read()
        assert time.monotonic() - begun >= launch.SLOW * 0.9


def test_a_person_and_bots_play_to_the_end(server: Server) -> None:
    token = server.guest()
    table = server.make(token, "me", "bot:heuristic", "bot:random", name="Ada")["id"]
    with Guest(server, table, token).hello(view="state") as guest:
        while not guest.state["over"]:
            if 0 in guest.state["waiting"]:
                guest.move(guest.state["options"][0])
            else:
                guest.read()
    assert server.call("GET", f"/api/tables/{table}", token=token).data()["status"] == "over"


def test_a_bot_that_fails_makes_a_random_move(own_server: Server) -> None:
    token = own_server.guest()
    table = own_server.make(token, "me", "bot:lost", game="lost_toe")["id"]
    with Guest(own_server, table, token).hello(view="state") as guest:
        while not guest.state["over"]:
            if 0 in guest.state["waiting"]:
                guest.move(guest.state["options"][0])
            else:
                guest.read()
    log = own_server.call("GET", f"/api/tables/{table}/record", token=token).data()
    assert {answer[0] for answer in log["answers"]} == {0, 1}


def test_a_killed_worker_is_replaced_and_workers_end_with_the_server(own_server: Server) -> None:
    token = own_server.guest()
    table = own_server.make(token, "me", "bot:slow", game="slow_toe")["id"]
    with Guest(own_server, table, token).hello() as guest:
        guest.move("mark b2")
        while not workers(own_server):
            time.sleep(0.02)
        for pid in workers(own_server):
            os.kill(pid, signal.SIGKILL)
        while len(guest.scene["pieces"]) < 2:
            guest.read()
    orphans = workers(own_server)
    assert orphans
    own_server.kill()
    wait_until_gone(orphans)
    assert "Traceback" not in own_server.complaints()


def test_a_bot_continues_its_turn_after_a_crash(own_server: Server) -> None:
    token = own_server.guest()
    table = own_server.make(token, "me", "bot:slow", game="slow_toe")["id"]
    with Guest(own_server, table, token).hello() as guest:
        guest.move("mark b2")
    own_server.kill()
    own_server.start()
    with Guest(own_server, table, token).hello() as guest:
        assert len(guest.scene["pieces"]) == 1
        while len(guest.scene["pieces"]) < 2:
            guest.read()


def test_ctrl_c_ends_server_and_workers_quietly(own_server: Server) -> None:
    token = own_server.guest()
    table = own_server.make(token, "me", "bot:random", game="tic_tac_toe")["id"]
    with Guest(own_server, table, token).hello() as guest:
        guest.move("mark b2")
        while len(guest.scene["pieces"]) < 2:
            guest.read()
    pids = workers(own_server)
    assert own_server.process is not None
    for pid in (*pids, own_server.process.pid):
        os.kill(pid, signal.SIGINT)
    assert own_server.process.wait(TIMEOUT) in (0, 130)
    wait_until_gone(pids)
    assert own_server.complaints().strip() == ""


@pytest.mark.usefixtures("toys")
def test_the_clock_answers_when_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Countdown, "deadline", lambda self, s: Deadline(s.round, 0.2, TIME))

    async def work() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0)
        game = catalog.game("race")
        table = await tables.make(game, "ada", [Seat("person", "Ada", "ada"), Seat("person", "Bob", "bob")], False)
        await table.start("ada")
        assert table.match is not None
        end = time.monotonic() + TIMEOUT
        while not any(seat == CLOCK for seat, _, _ in table.match.record.answers):
            if table.match.state.deadline() is None:
                seat = table.match.state.waiting()[0]
                await table.move(("ada", "bob")[seat], table.match.state.options(seat)[0], table.answers_of(seat))
            await asyncio.sleep(0.01)
            assert time.monotonic() < end
        await tables.close()

    asyncio.run(work())


@pytest.mark.usefixtures("toys")
def test_a_countdown_continues_while_the_server_is_down(tmp_path: Path) -> None:
    async def work() -> None:
        tables = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0)
        table = await tables.make(
            catalog.game("race"), "ada", [Seat("person", "Ada", "ada"), Seat("person", "Bob", "bob")], False
        )
        await table.start("ada")
        assert table.match is not None
        while table.match.state.deadline() is None:
            await table.move("ada", table.match.state.options(0)[0], table.answers_of(0))
        began = time.time()
        await tables.close()
        await asyncio.sleep(0.3)
        again = Tables(Store(tmp_path / "games.sqlite"), Workers(), 0)
        same = again.find(table.id)
        assert same.clock.since == table.clock.since and same.driver.timer is not None
        left = same.driver.timer[1].when() - asyncio.get_running_loop().time()
        assert abs(left - (10.0 - (time.time() - began))) < 0.25
        same.driver.timer[1].cancel()
        await again.close()

    asyncio.run(work())


def test_a_bot_plays_for_an_absent_person_until_they_return(own_server: Server) -> None:
    ada_token, bob_token = own_server.guest(), own_server.guest()
    table = own_server.make(ada_token, "me", "open", game="tic_tac_toe", name="Ada")["id"]
    with Guest(own_server, table, ada_token).hello() as ada:
        with Guest(own_server, table, bob_token).hello() as bob:
            bob.ask("sit", seat=1, name="Bob")
            ada.ask("start")
            with pytest.raises(Refused, match="not connected"):
                ada.ask("stand-in", seat=1, bot="random")
        while ada.table["seats"][1]["connected"]:
            ada.read()
        with pytest.raises(Refused, match="random"):
            ada.ask("stand-in", seat=1, bot="genius")
        ada.ask("stand-in", seat=1, bot="random")
        assert ada.table["seats"][1]["stand_in"] == "random"
        ada.move("mark b2")
        while len(ada.scene["pieces"]) < 2:
            ada.read()
        with Guest(own_server, table, bob_token).hello() as again:
            assert again.table["seats"][1]["stand_in"] == ""
            again.catch_up()
            ada.catch_up()
            ada.move(ada.options()[0])
            again.catch_up()
            again.move(again.options()[0])
            assert again.at == 2
