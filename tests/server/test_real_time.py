"""Space Bowl in real time over a whole server: countdowns go on after a kill, and everybody is told the latencies."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.guest import Guest
from tests.server.host import Server
from tests.server.test_protocol import another, playing

ROUNDED = 0.01
"""Seconds by which times of the server may differ from those of a test."""


@contextmanager
def searching(server: Server) -> Iterator[tuple[Guest, Guest]]:
    """Two people who search, as programs that get states."""
    with (
        playing(server, game="space_bowl") as (ada, bob),
        another(ada).hello(view="state") as one,
        another(bob).hello(view="state") as other,
    ):
        (one if one.state["options"] else other).move("throw")
        while len(one.state["options"]) < 2:
            one.read()
        yield one, other


@pytest.mark.rule("SB-R93")
def test_a_countdown_continues_after_a_kill(own_server: Server) -> None:
    with searching(own_server) as (ada, _):
        before = time.time()
        ada.move("go")
        after = time.time()
        key = ada.state["clock"]["key"]
    own_server.kill()
    own_server.start()
    with another(ada) as again:
        asked = time.time()
        clock = again.hello(view="state").state["clock"]
        assert (clock["key"], clock["seconds"]) == (key, 10)
        assert 10 - (time.time() - before) - ROUNDED < clock["left"] < 10 - (asked - after) + ROUNDED
        while again.state.get("clock", {}).get("key") == key:
            again.read()
        assert time.time() - before > 10 - ROUNDED, "the clock has answered at 0"


def test_everybody_is_told_the_latencies_again_and_again(own_server: Server) -> None:
    with searching(own_server) as (ada, bob):
        for guest in (ada, bob):
            for _ in range(2):
                trips = guest.wait_for("pulse")["rtt"]
                assert len(trips) == 2 and all(0 <= trip < 1000 for trip in trips)


def test_a_race_over_two_connections_has_one_winner(own_server: Server) -> None:
    with searching(own_server) as (ada, bob):
        sent = [(guest, guest.send("move", move=move, at=guest.at)) for guest, move in ((ada, "go"), (bob, "red"))]
        codes = []
        for guest, number in sent:
            while (message := guest.read())["t"] not in ("ok", "error") or message["n"] != number:
                pass
            codes.append(message.get("code", ""))
        assert sorted(codes) == ["", "raced"]
