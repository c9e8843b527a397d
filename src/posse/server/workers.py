"""Worker processes: some run bots, another one answers questions, so that neither delays the server or the other."""

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
from posse.core.errors import PosseError
from posse.core.rng import Rng
from posse.core.state import State
from posse.server.errors import Refusal
from posse.texts import Texts, texts

Result = TypeVar("Result")
log = logging.getLogger("posse")

LIMIT = 2.0
"""The maximum time in seconds to answer a question."""
QUEUE = 10.0
"""The maximum time in seconds that a question waits in the queue."""


class Workers:
    """The processes that run bots, and the one that answers questions."""

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self.bots = Pool(workers)
        self.oracle = Oracle(limit)

    async def choose(self, seen: State, seat: int, name: str, seed: int) -> int:
        """A bot's move, from what its seat sees."""
        return await self.bots.run(name, think, seen.to_json(), seat, name, seed)

    async def reply(self, guest: str, seen: State, question: str, say: Texts) -> str:
        """The answer to a guest's question about a position, with these texts."""
        # a task, since the caller may not run in one, and timeouts need one
        return await asyncio.get_running_loop().create_task(self.oracle.reply(guest, seen, question, say))

    def prepare(self, game: str) -> None:
        """Starts the process for questions about a game, so that the first question does not wait for it."""
        with suppress(BrokenProcessPool):
            self.oracle.pool.open().submit(ready, game)

    def close(self) -> None:
        self.bots.close()
        self.oracle.pool.close()


class Oracle:
    """Answers questions one after another, each within a time limit."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.pool = Pool(1)
        self.turn = asyncio.Lock()
        self.asking: set[str] = set()
        """Guests who wait for an answer."""

    async def reply(self, guest: str, seen: State, question: str, say: Texts) -> str:
        if guest in self.asking:
            raise Refusal("asked", "asked-already")
        self.asking.add(guest)
        try:
            try:
                await asyncio.wait_for(self.turn.acquire(), QUEUE)
            except TimeoutError:
                raise Refusal("asked", "many-questions") from None
            try:
                return await self._think(seen, question, say)
            finally:
                self.turn.release()
        finally:
            self.asking.discard(guest)

    async def _think(self, seen: State, question: str, say: Texts) -> str:
        worker = await self.pool.run(question, ready, seen.game.name)  # starting the process does not count
        work = self.pool.run(question, reply, seen.to_json(), question, say.lang, say.reader, say.names)
        try:
            return await asyncio.wait_for(work, self.limit)
        except TimeoutError:
            self.pool.replace(worker)
            log.warning("%s: %s took longer than %s seconds", seen.game.name, question, self.limit)
            raise Refusal("too-hard") from None


class Pool:
    """A process pool that is started on first use."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=follow_parent)
        return self.pool

    async def run(self, what: str, work: Callable[..., Result], *args: object) -> Result:
        pool = self.open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise WorkerLost(f"the process that worked on {what} has ended: the next request starts another") from None

    def replace(self, worker: int) -> None:
        """Kills the only process of this pool, which is busy; the next request starts another."""
        self.close()
        self.pool = None
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGTERM)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class WorkerLost(PosseError):
    """A worker process has died; the next request starts another."""


def follow_parent() -> None:
    """In a worker: ignores Ctrl-C, which the server handles, and exits when the server has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_after, args=(parent,), daemon=True).start()


def end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


_bots: dict[tuple[str, str], Any] = {}
"""In a worker: a cache of bots by game and name, since some precompute tables for a deck."""


def ready(game: str) -> int:
    """In a worker: loads the game; returns the process id."""
    catalog.game_class(game)
    return os.getpid()


def think(text: str, seat: int, name: str, seed: int) -> int:
    seen = State.from_json(text)
    game = seen.game
    key = (game.key, name)
    if key not in _bots:
        _bots[key] = bots.bot(game, name)
    try:
        move: int = _bots[key](seen, seat, Rng.seeded(seed))
    except Exception:  # a bot that fails must not stop the game
        log.exception("%s failed, and any move was made instead", name)
        return bots.random(seen, seat, Rng.seeded(seed))
    return move


def reply(text: str, question: str, lang: str, reader: int, names: tuple[str, ...]) -> str:
    seen = State.from_json(text)
    return seen.game.reply(seen, question, texts(seen.game.name, lang).to(reader, names))
