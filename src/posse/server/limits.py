"""Quotas against floods, by guest, by address and by table. Which of them all processes share is in docs/hosting.md."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from msgspec import Struct

from posse.room.errors import Refusal

MOST_KEPT = 10_000
"""The maximum number of buckets of a kind; the least recently used is dropped first."""
HOUR = 3600.0


class Limits(Struct, frozen=True):
    """What is allowed. Generous for a family or a class behind one address, strict against floods."""

    requests: float = 100.0
    """Requests per second of an address, and ten times as many at once; a heavy one counts as several."""
    guests: int = 200
    """New guests per hour of an address."""
    tables: int = 120
    """New tables per hour of a guest."""
    tables_of_address: int = 600
    """New tables per hour of an address."""
    bot_tables: int = 60
    """New tables with bots only per hour of an address."""
    running: int = 100
    """Unfinished tables of a guest."""
    running_bots: int = 5
    """Unfinished tables with bots only of a guest."""
    sockets: int = 30
    """Open sockets of a guest."""
    sockets_of_address: int = 300
    """Open sockets of an address."""
    viewers: int = 200
    """Open sockets to a table."""


class TooMany(Refusal):
    """A quota is used up."""

    def __init__(self, key: str, seconds: float, **details: str | int) -> None:
        super().__init__("slow-down", key, **details)
        self.retry = max(1, math.ceil(seconds))
        """Seconds until another try may succeed."""


class Bucket:
    """A token bucket; `take` returns whether so much more is within the rate. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float = 0.0) -> None:
        self.rate = rate
        self.burst = burst or 2 * rate
        self.level = self.burst
        self.time = time.monotonic()
        self.over = 0
        """How often it was refused since it was full."""

    def take(self, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        self._fill()
        if self.level < cost:
            self.over += 1
            return False
        self.level -= cost
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level == self.burst:
            self.over = 0

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until `take` will succeed."""
        return max(0.0, cost - self.level) / self.rate if self.rate > 0 else 0.0


class Buckets:
    """One bucket per guest or address."""

    def __init__(self, rate: float, burst: float = 0.0) -> None:
        self.rate = rate
        self.burst = burst
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.found.get(who)
        if bucket is None:
            if len(self.found) >= MOST_KEPT:
                self.found.popitem(last=False)
            bucket = self.found[who] = Bucket(self.rate, self.burst)
        self.found.move_to_end(who)
        return bucket


def hourly(number: int) -> Buckets:
    return Buckets(number / HOUR, number)


class Quotas:
    """Counts what guests and addresses do; raises `TooMany` when it is too much."""

    def __init__(self, limits: Limits, rate: float) -> None:
        self.limits = limits
        self.on = rate > 0
        """Whether there are limits at all."""
        self.changes = Buckets(rate)
        """Requests that change something."""
        self.requests = Buckets(limits.requests, 10 * limits.requests)
        self.guests = hourly(limits.guests)
        self.tables = hourly(limits.tables)
        self.tables_of_address = hourly(limits.tables_of_address)
        self.bot_tables = hourly(limits.bot_tables)
        self.sockets: Counter[str] = Counter()
        """Open sockets by guest, address and table; each key begins with its kind."""

    def request(self, address: str, cost: float = 1.0) -> None:
        self._take(self.requests, address, "requests", cost, number=round(self.limits.requests))

    def change(self, who: str) -> None:
        self._take(self.changes, who, "slow-down")

    def guest(self, address: str) -> None:
        self._take(self.guests, address, "guests", number=self.limits.guests)

    def table(self, address: str, guest: str, only_bots: bool, running: int, running_bots: int) -> None:
        """A guest with so many unfinished tables, and so many of them with bots only, makes another one."""
        if not self.on:
            return
        if running >= self.limits.running:
            raise TooMany("running", 60, number=self.limits.running)
        if only_bots:
            if running_bots >= self.limits.running_bots:
                raise TooMany("running-bots", 60, number=self.limits.running_bots)
            self._take(self.bot_tables, address, "bot-tables", number=self.limits.bot_tables)
        self._take(self.tables, guest, "tables", number=self.limits.tables)
        self._take(self.tables_of_address, address, "tables", number=self.limits.tables_of_address)

    def _take(self, buckets: Buckets, who: str, key: str, cost: float = 1.0, **details: int) -> None:
        if self.on:
            bucket = buckets.of(who)
            if not bucket.take(cost):
                raise TooMany(key, bucket.wait(cost), **details)

    @contextmanager
    def socket(self, address: str, guest: str, table: str, elsewhere: int = 0) -> Iterator[Callable[[str, int], None]]:
        """Counts a socket while it is open. Yields a function that counts it at another table instead, or raises if that one
        is full. `elsewhere` is the number of guests who are connected to the table at other processes."""
        limits = self.limits
        with (
            self._counted(f"guest {guest}", limits.sockets, "sockets"),
            self._counted(f"address {address}", limits.sockets_of_address, "sockets"),
            ExitStack() as place,
        ):

            def go_to(table: str, elsewhere: int) -> None:
                counted = self._counted(f"table {table}", limits.viewers, "viewers", elsewhere)
                counted.__enter__()
                place.close()
                place.push(counted)

            go_to(table, elsewhere)
            yield go_to

    @contextmanager
    def _counted(self, key: str, most: int, refusal: str, elsewhere: int = 0) -> Iterator[None]:
        if self.on and self.sockets[key] + elsewhere >= most:
            raise TooMany(refusal, 10, number=most)
        self.sockets[key] += 1
        try:
            yield
        finally:
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]


@lru_cache(maxsize=MOST_KEPT)
def address_of(host: str) -> str:
    """What an address is counted by: a network of 64 bits for IPv6, since one machine has all of it."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else str(ip_network((found, 64), strict=False))
    return str(found)
