"""Group commit: what is appended while a batch is written makes the next batch."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from posse.core.errors import PosseError
from posse.server import metrics
from posse.server.log import StoreError, Write

log = logging.getLogger("posse")

GATHER = 0.005
"""Seconds to wait for more appends under load: a commit costs the same for one as for fifty."""
MOST_APPENDS = 100
"""The maximum number of appends in a batch."""

CLOSED = "the database is closed"


class Append:
    """Writes that are all done or not at all, and the future of who waits for them."""

    __slots__ = ("done", "writes")

    def __init__(self, writes: tuple[Write, ...]) -> None:
        self.writes = writes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


Outcomes = list[PosseError | None]
"""For each append of a batch its error, or None."""


class GroupCommit:
    """Calls `commit` with one batch at a time. No batch has a table twice, so that the database alone decides on conflicts."""

    def __init__(self, commit: Callable[[list[Append]], Awaitable[Outcomes]]) -> None:
        self.commit = commit
        self.queue: list[Append] = []
        self.task: asyncio.Task[None] | None = None
        self.crowded = False
        self.closed = False

    async def append(self, *writes: Write) -> None:
        if self.closed:
            raise StoreError(CLOSED)
        append = Append(writes)
        self.queue.append(append)
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        await append.done

    async def close(self) -> None:
        """Waits until everything accepted is written."""
        self.closed = True
        if self.task is not None:
            await self.task

    async def _run(self) -> None:
        while self.queue:
            if self.crowded:
                await asyncio.sleep(GATHER)
            batch = self._take()
            self.crowded = len(batch) > 1
            settle(batch, await self._commit(batch))
        self.task = None

    def _take(self) -> list[Append]:
        """The next batch: the appends of a table stay in their order."""
        batch: list[Append] = []
        rest: list[Append] = []
        taken: set[str] = set()
        for append in self.queue:
            tables = [write.table for write in append.writes]
            (batch if len(batch) < MOST_APPENDS and taken.isdisjoint(tables) else rest).append(append)
            taken.update(tables)
        self.queue = rest
        return batch

    async def _commit(self, batch: list[Append]) -> Outcomes:
        try:
            with metrics.append_seconds.time():
                return await self.commit(batch)
        except PosseError as error:
            return [type(error)(str(error)) for _ in batch]
        except Exception as fault:  # nothing of this batch was written
            if len(batch) > 1:  # then one by one, so that no append fails because of another
                return [(await self._commit([append]))[0] for append in batch]
            log.exception("an entry could not be written")
            return [StoreError(f"this could not be written ({fault}); nothing was changed, please try again")]


def settle(batch: list[Append], outcomes: Outcomes) -> None:
    for append, error in zip(batch, outcomes, strict=True):
        if append.done.done():  # cancelled
            continue
        if error is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(error)
