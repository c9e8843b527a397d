"""The lock is granted in order, also if waiting tasks are cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from posse.server.lock import Lock

order: list[str] = []


async def use(lock: Lock, name: str) -> None:
    async with lock:
        order.append(f"{name} in")
        await asyncio.sleep(0)
        order.append(f"{name} out")


def run(work: Coroutine[Any, Any, None]) -> list[str]:
    order.clear()
    asyncio.run(asyncio.wait_for(work, 10))
    return order


def test_the_lock_is_granted_in_the_order_of_requests() -> None:
    async def three() -> None:
        lock = Lock()
        await asyncio.gather(use(lock, "a"), use(lock, "b"), use(lock, "c"))
        assert not lock.locked()

    assert run(three()) == ["a in", "a out", "b in", "b out", "c in", "c out"]


def test_a_cancelled_waiter_is_skipped() -> None:
    async def gives_up() -> None:
        lock = Lock()
        tasks = [asyncio.create_task(use(lock, name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not lock.locked()

    assert run(gives_up()) == ["a in", "a out", "c in", "c out"]


def test_a_waiter_cancelled_after_the_grant_passes_the_lock_on() -> None:
    async def too_late() -> None:
        lock = Lock()
        await lock.__aenter__()
        tasks = [asyncio.create_task(use(lock, name)) for name in "bc"]
        await asyncio.sleep(0)
        await lock.__aexit__(None, None, None)
        tasks[0].cancel()  # the lock was granted to it, but it has not run yet
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not lock.locked()

    assert run(too_late()) == ["c in", "c out"]


def test_an_exception_releases_the_lock() -> None:
    async def fails() -> None:
        lock = Lock()
        try:
            async with lock:
                assert lock.locked()
                raise ValueError
        except ValueError:
            assert not lock.locked()

    assert run(fails()) == []
