"""Entries for tests of the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from posse.room.entries import Seat
from posse.room.summary import About, Result, Summary
from posse.server.databases import open_log
from posse.server.log import Log, Stored, Write

WAIT = 20.0
"""Seconds to wait for anything at most."""


def about(*kinds: str) -> str:
    """The part of a summary that names the seats."""
    seats = [msgspec.convert({"kind": kind}, Seat) for kind in kinds]
    return msgspec.json.encode(About(game="toy", options={}, host="host", seats=seats, made=1)).decode()


def summary(table: str, entries: int = 1, **more: Any) -> Summary:
    return Summary(table, "toy", "open", False, "host", 1, 100, entries, None, "", about("person"))._replace(**more)


def write(
    table: str, number: int = 0, *bodies: str, people: tuple[str, ...] = (), results: tuple[Result, ...] = (), **more: Any
) -> Write:
    """One entry or several; `more` are fields of the summary."""
    entries = [Stored(100 + number + n, body) for n, body in enumerate(bodies or ("x",))]
    return Write(table, number, entries, summary(table, number + len(entries), **more), people, results)


def result(guest: str, table: str, **more: Any) -> Result:
    return Result(guest, "toy", table, 1, "{}", "1", "", False, 1, 3, "{}", 10, 20)._replace(**more)


async def outcomes(*appends: Coroutine[Any, Any, None]) -> list[str]:
    """For each append the name of its error's class, or ""."""
    done = await asyncio.gather(*appends, return_exceptions=True)
    return [type(error).__name__ if error is not None else "" for error in done]


async def bodies(log: Log, table: str) -> list[str]:
    return [entry.body for entry in await log.read(table)]


def run(address: str, *work: Callable[..., Coroutine[Any, Any, None]], logs: int = 1, limit: float = WAIT) -> None:
    """Calls each with so many open logs, one after the other; every time they are closed and opened again."""

    async def one(work: Callable[..., Coroutine[Any, Any, None]]) -> None:
        opened = [open_log(address) for _ in range(logs)]
        try:
            for log in opened:
                await log.open()
            await work(*opened)
        finally:
            for log in opened:
                await log.close()

    for each in work:
        asyncio.run(asyncio.wait_for(one(each), limit))


async def until(true: Callable[[], bool]) -> None:
    """Waits until something is true."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)
