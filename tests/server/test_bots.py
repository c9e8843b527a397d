"""Bots run in worker processes: nobody waits for them, and the processes end with the server."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from posse.server.table import LEFT
from tests.server import launch
from tests.server.guest import Guest, Refused
from tests.server.host import TIMEOUT, Server
from tests.server.test_protocol import another, playing


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
        for n, square in enumerate(("a1", "a2", "b1", "b2", "c1")):
            (ada, bob)[n % 2].ask("move", move=f"mark {square}", at=n // 2)
            guest.catch_up()
        assert len(guest.scene["pieces"]) == 1, "the bot has been thinking during all five moves"
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


def test_a_person_is_absent_after_twenty_seconds_only(own_server: Server) -> None:
    with playing(own_server, game="tic_tac_toe") as (ada, bob):
        with pytest.raises(Refused, match="not connected"):
            ada.ask("stand-in", seat=1, bot="random")
        bob.link.close()
        while ada.table["seats"][1]["connected"]:
            ada.read()
        with pytest.raises(Refused, match=r"in (20|1\d) seconds"):
            ada.ask("stand-in", seat=1, bot="random")


def test_a_bot_plays_for_an_absent_person_until_they_return(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--pace", "0", TESTS_AWAY="200").start()
    with playing(server, game="tic_tac_toe") as (ada, bob):
        bob.link.close()
        end = time.monotonic() + TIMEOUT
        while not ada.table["seats"][1]["stand_in"]:
            assert time.monotonic() < end
            with suppress(Refused):  # not yet absent for long enough
                ada.ask("stand-in", seat=1, bot="random")
            time.sleep(0.05)
        with pytest.raises(Refused, match="random"):
            ada.ask("stand-in", seat=1, bot="genius")
        assert ada.table["seats"][1]["stand_in"] == "random"
        ada.move("mark b2")
        while len(ada.scene["pieces"]) < 2:
            ada.read()
        with another(bob).hello() as again:
            assert again.table["seats"][1]["stand_in"] == ""
            again.catch_up()
            ada.catch_up()
            ada.move(ada.options()[0])
            again.catch_up()
            again.move(again.options()[0])
            assert again.at == 2
    server.stop()
    assert server.complaints() == ""


def test_who_leaves_is_played_for_at_once_in_all_windows_and_can_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--pace", "0").start()
    with playing(server, game="tic_tac_toe") as (ada, bob), another(bob).hello() as window:
        bob.send("leave")
        for link in (bob, window):
            with pytest.raises(ConnectionClosed, match=str(LEFT)):
                link.wait_for("never")
        while not ada.table["seats"][1]["stand_in"]:
            ada.read()
        ada.move("mark b2")
        while len(ada.scene["pieces"]) < 2:
            ada.read()
        with another(bob).hello() as again:
            assert again.table["seats"][1]["stand_in"] == ""
    server.stop()
    assert server.complaints() == ""


def test_nobody_leaves_a_game_that_they_do_not_play(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--pace", "0").start()
    with playing(server, game="tic_tac_toe") as (ada, bob), Guest(server, ada.table["id"], server.guest()).hello() as watcher:
        with pytest.raises(Refused, match="watching"):
            watcher.ask("leave")
        assert bob.table["seats"][1]["stand_in"] == ""
    server.stop()
