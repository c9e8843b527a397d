"""`posse serve` with games on the shelf that only tests know; also imported by the bots' processes."""

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
"""The variable with the seed of every table that names none: several people may not, and still play the same game each time."""
SLOW = 2.0
"""Seconds that the slow bot thinks."""


class SlowToe(TicTacToe):
    """Noughts and crosses with a bot that takes its time."""

    __module__ = TicTacToe.__module__  # where its texts are
    name = "slow_toe"
    bots = ("slow",)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        return think_slowly if name == "slow" else super().bot(name)


def think_slowly(seen: State, seat: int, rng: Any) -> int:
    time.sleep(SLOW)
    return bots.random(seen, seat, rng)


class LostToe(TicTacToe):
    """Noughts and crosses with a bot that knows nothing."""

    __module__ = TicTacToe.__module__
    name = "lost_toe"
    bots = ("lost",)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        return be_lost if name == "lost" else super().bot(name)


def be_lost(seen: State, seat: int, rng: Any) -> int:
    raise RuntimeError("a bot that errs")


class Oracle(TicTacToe):
    """Noughts and crosses that answers those who play, and counts how often it had to think."""

    __module__ = TicTacToe.__module__
    name = "oracle"
    questions = ("free", "fault", "endless")

    def reply(self, seen: State, question: str, say: Say) -> str:
        if question == "fault":
            raise RuntimeError("an oracle that errs")
        while question == "endless":
            pass
        times.append(len(times) + 1)
        free = seen.to_data()["table"]["squares"].count(-1)
        return f"{say.lang} {seen.viewer} {say.reader} {free} free, thought {times[-1]}" if seen.viewer >= 0 else ""


times: list[int] = []


if __name__ in ("__main__", "__mp_main__"):
    for toy in (*TOYS, TicTacToe, HighCard, SlowToe, LostToe, Oracle):
        catalog.register(toy)

if __name__ == "__main__":
    if SEED in os.environ:
        mock.patch("secrets.randbits", return_value=int(os.environ[SEED])).start()
    main()
