"""Bots think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from posse import bots, catalog
from posse.core.codec import canonical
from posse.core.errors import PosseError
from posse.core.rng import Rng
from posse.core.state import State
from posse.texts import Texts, texts

Result = TypeVar("Result")
log = logging.getLogger("posse")


class Minds:
    """A pool of processes that is started with the first question."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, seen: State, seat: int, name: str, seed: int) -> int:
        """The move of a bot that sees only this."""
        return await self._run(name, think, seen.to_json(), seat, name, seed)

    async def reply(self, seen: State, question: str, say: Texts) -> str:
        """The answer to a question about what is seen, in these words."""
        return await self._run(question, reply, seen.to_json(), question, say.lang, say.reader, say.names)

    def prepare(self, game: str) -> None:
        """Starts what will be asked about a game soon: the first question must not wait for it."""
        with suppress(BrokenProcessPool):
            self._open().submit(catalog.kind_of, game)

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=follow_parent)
        return self.pool

    async def _run(self, what: str, work: Callable[..., Result], *args: object) -> Result:
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise MindLost(f"the process in which {what} was thought about has ended: the next question starts another") from None

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
    try:
        move: int = _minds[key](seen, seat, Rng.seeded(seed))
    except Exception:  # the others must not wait for a bot that is at its wits' end
        log.exception("%s failed, and any move was made instead", name)
        return bots.random(seen, seat, Rng.seeded(seed))
    return move


def reply(text: str, question: str, lang: str, reader: int, names: tuple[str, ...]) -> str:
    seen = State.from_json(text)
    return seen.game.reply(seen, question, texts(seen.game.name, lang).to(reader, names))
