"""The main function of a worker process, and the jobs that it carries out."""

from __future__ import annotations

import json
import multiprocessing
import operator
import os
import pickle
import signal
import socket
import threading
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol, runtime_checkable

from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.state import State
from posse.texts import texts

MOST_BOTS = 64
"""The maximum number of bots that a worker keeps."""


@runtime_checkable
class TimedBot(Protocol):
    """A bot that knows how many seconds it has, and returns the best move found in that time."""

    def choose(self, seen: State, seat: int, rng: Rng, seconds: float) -> int: ...


_bots: dict[tuple[str, str], bots.Bot | TimedBot] = {}
"""Bots by game and name, since some precompute tables for a deck."""


def serve(server: socket.socket, nice: int, games: Iterable[str]) -> None:
    """The worker's main function: carries out jobs until the server closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it
    threading.Thread(target=follow_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(nice)
    for game in games:
        load(game)
    with suppress(EOFError, OSError), server, server.makefile("rb") as requests:
        server.sendall(b'[null, ""]\n')
        while True:
            work, args, limit = pickle.load(requests)  # noqa: S301 - the server wrote it
            server.sendall(answer(work, args, limit))


def follow_parent() -> None:
    """Ends this process when the server has died."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def answer(work: Callable[..., object], args: tuple[object, ...], limit: float) -> bytes:
    """The result and "", or None and what went wrong, as a line."""
    # compiled code may keep every thread of Python from running: the signal ends the process if the server does not
    set_alarm(limit + 1)
    try:
        text = json.dumps((work(*args), ""))
    except Exception:
        text = json.dumps((None, traceback.format_exc()))
    set_alarm(0)
    return text.encode() + b"\n"


def set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def load(game: str) -> bool:
    """Loads a game."""
    with suppress(Exception):
        catalog.game_class(game)
        return True
    return False


def think(text: str, seat: int, name: str, seed: int, asked: float, seconds: float) -> int:
    """A bot's move, when its seat has had to choose for `asked` seconds; it may take `seconds`."""
    seen, rng = State.from_json(text), Rng.seeded(seed)
    bot = find_bot(seen, name)
    if isinstance(bot, TimedBot):
        return operator.index(bot.choose(seen, seat, rng, seconds))
    return operator.index(bots.look(bot, seen, seat, rng, asked))


def find_bot(seen: State, name: str) -> bots.Bot | TimedBot:
    key = (seen.game.key, name)
    if key not in _bots:
        if len(_bots) >= MOST_BOTS:
            _bots.clear()
        _bots[key] = bots.bot(seen.game, name)
    return _bots[key]


def reply(text: str, question: str, lang: str, reader: int, names: tuple[str, ...]) -> str:
    seen = State.from_json(text)
    return seen.game.reply(seen, question, texts(seen.game.name, lang).to(reader, names))
