"""Rate limits."""

from __future__ import annotations

import time

MOST_KEPT = 10_000


class Bucket:
    """A token bucket; `take` returns whether one more is within the rate."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.level = 2 * rate
        self.time = time.monotonic()
        self.over = 0

    def take(self) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.level = min(2 * self.rate, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level == 2 * self.rate:
            self.over = 0
        if self.level < 1:
            self.over += 1
            return False
        self.level -= 1
        return True


class Rates:
    """One bucket per guest or address."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if who not in self.buckets:
            if len(self.buckets) >= MOST_KEPT:
                self.buckets.clear()
            self.buckets[who] = Bucket(self.rate)
        return self.buckets[who].take()
