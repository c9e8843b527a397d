"""`posse serve` with games registered for tests. Its processes and those of the bots import it as well."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any
from unittest import mock

from high_card.rules import HighCard
from posse import bots, catalog
from posse.cli import main
from posse.core.scene import Say
from posse.core.state import State
from tests.core.toys import TOYS
from tic_tac_toe.rules import TicTacToe

SEED = "TESTS_SEED"
"""The environment variable with the seed of tables that name none: tables for several people may not name one."""
PATIENCE = "TESTS_PATIENCE"
"""The environment variable with the seconds that the server waits for the head of a request."""
AWAY = "TESTS_AWAY"
"""The environment variable with the milliseconds for which a person must be absent before a bot may play for them."""
SLOW = 2.0
"""Seconds that the slow bot thinks."""


class SlowToe(TicTacToe):
    """Tic-tac-toe with a slow bot."""

    __module__ = TicTacToe.__module__  # the texts are found there
    name = "slow_toe"
    bots = ("slow",)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        return think_slowly if name == "slow" else super().bot(name)


def think_slowly(seen: State, seat: int, rng: Any) -> int:
    time.sleep(SLOW)
    return bots.random(seen, seat, rng)


class LostToe(TicTacToe):
    """Tic-tac-toe with a bot that raises."""

    __module__ = TicTacToe.__module__
    name = "lost_toe"
    bots = ("lost",)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        return be_lost if name == "lost" else super().bot(name)


def be_lost(seen: State, seat: int, rng: Any) -> int:
    raise RuntimeError("an error in a bot")


class Oracle(TicTacToe):
    """Tic-tac-toe that answers questions of players, and counts how often it computed an answer."""

    __module__ = TicTacToe.__module__
    name = "oracle"
    questions = ("free", "fault", "endless")

    def reply(self, seen: State, question: str, say: Say) -> str:
        if question == "fault":
            raise RuntimeError("an error in a reply")
        while question == "endless":
            pass
        times.append(len(times) + 1)
        free = seen.to_data()["table"]["squares"].count(-1)
        return f"{say.lang} {seen.viewer} {say.reader} {free} free, thought {times[-1]}" if seen.viewer >= 0 else ""


times: list[int] = []


if __name__ in ("__main__", "__mp_main__"):
    for toy in (*TOYS, TicTacToe, HighCard, SlowToe, LostToe, Oracle):
        catalog.register(toy)
    if SEED in os.environ:
        mock.patch("secrets.randbits", return_value=int(os.environ[SEED])).start()
    if PATIENCE in os.environ:
        mock.patch("posse.server.protocols.PATIENCE", float(os.environ[PATIENCE])).start()
    if AWAY in os.environ:
        mock.patch("posse.room.room.AWAY", int(os.environ[AWAY])).start()

if __name__ == "__main__":
    main()
