"""Bots think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any

from posse import bots
from posse.core.codec import canonical
from posse.core.errors import PosseError
from posse.core.rng import Rng
from posse.core.state import State


class Minds:
    """A pool of processes that is started with the first question."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, seen: State, seat: int, name: str, seed: int) -> int:
        """The move of a bot that sees only this."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=follow_parent)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, seen.to_json(), seat, name, seed)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise MindLost(f"the process in which {name} thought has ended: it thinks again in a new one") from None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class MindLost(PosseError):
    """A bot's process has died; the next question starts another."""


def follow_parent() -> None:
    """In a worker: Ctrl-C is the server's to handle, and when the server is gone, however it went, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_after, args=(parent,), daemon=True).start()


def end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


_minds: dict[tuple[str, str], Any] = {}
"""In a worker: bots by game and name, since some prepare themselves for a deck."""


def think(text: str, seat: int, name: str, seed: int) -> int:
    seen = State.from_json(text)
    game = seen.game
    key = (canonical([game.name, game.chosen, game.deck.digest if game.deck else ""]), name)
    if key not in _minds:
        _minds[key] = bots.bot(game, name)
    move: int = _minds[key](seen, seat, Rng.seeded(seed))
    return move
