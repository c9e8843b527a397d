"""A clock that is set to another one, and never goes back."""

from __future__ import annotations

import time

if hasattr(time, "CLOCK_BOOTTIME"):

    def elapsed() -> float:
        """Seconds of a clock that nobody sets, and that goes on while a laptop sleeps."""
        return time.clock_gettime(time.CLOCK_BOOTTIME)

else:
    elapsed = time.monotonic

SLEW = 0.5
"""How much slower the clock goes while it is ahead."""


class WallClock:
    """Milliseconds since 1970."""

    def __init__(self) -> None:
        self.offset = 0.0
        """Seconds from `elapsed` to this clock."""
        self.target = 0.0
        """What the offset should be. It is lower only while this clock is ahead."""
        self.asked = elapsed()

    def set(self, offset: float) -> None:
        """Goes forward at once, and back by going slower."""
        self.now()
        self.target = offset
        self.offset = max(self.offset, offset)

    def now(self) -> int:
        at = elapsed()
        self.offset = max(self.target, self.offset - (at - self.asked) * SLEW)
        self.asked = at
        return int((at + self.offset) * 1000)
