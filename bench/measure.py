"""The measuring loop, the same for Posse and all peers; standard library only.

Rates are per second of the process's CPU time, so that other processes do not count. They are taken over slices of
0.2 s; a high percentile of them is the rate on a quiet machine. `calibration` is a fixed loop that shows how fast
the machine was.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

SLICE = 0.2
WARM_UP = 0.1
BATCH = 0.01
"""Seconds of work between two reads of the clock."""

T = TypeVar("T")
Work = Callable[[], float]
"""Does some work and returns the number of units (decisions, copies)."""

rnd = random.Random(1).random  # noqa: S311


def calibration() -> float:
    """Millions of iterations of a fixed loop per second of CPU."""
    start, x = time.process_time(), 0
    for i in range(1_000_000):
        x += i & 3
    return 1.0 / (time.process_time() - start)


def batched(work: Work) -> Work:
    """Warms up the work and repeats it, so that the cost of reading the clock is negligible."""
    start, times = time.process_time(), 0
    while times == 0 or time.process_time() - start < WARM_UP:
        work()
        times += 1
    each = (time.process_time() - start) / times
    again = range(max(1, int(BATCH / max(each, 1e-9))))

    def batch() -> float:
        return sum([work() for _ in again])

    return batch


def slices(work: Work, seconds: float, slice_seconds: float = SLICE) -> list[float]:
    """Units per second of CPU in each slice, for this many seconds of wall clock and at least one slice."""
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while not rates or time.perf_counter() < end:
        units, start = 0.0, time.process_time()
        while (spent := time.process_time() - start) < slice_seconds:
            units += work()
        rates.append(units / spent)
    return rates


def each(call: Callable[[T], object], items: Sequence[T]) -> Work:
    """The work of one call for each item."""

    def work() -> float:
        for item in items:
            call(item)
        return len(items)

    return work


def main(cases: dict[str, Callable[[], Work]]) -> None:
    """Measures the case named on the command line and prints the result as one line of JSON."""
    case, seconds = sys.argv[-2], float(sys.argv[-1])
    calibrated = calibration()
    work = batched(cases[case]())
    wall, cpu = time.perf_counter(), time.process_time()
    rates = slices(work, seconds)
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)
    row: dict[str, Any] = {"rates": rates, "calibration": round(calibrated, 1), "cpu_share": round(share, 2)}
    row["micros"] = [1e6 / rate for rate in rates]
    print(json.dumps(row))
