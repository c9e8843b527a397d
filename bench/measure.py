"""The measuring loop, the same for us and for every peer; standard library only.

Rates are per second of the process's own CPU time, so that a neighbour on the core does
not count; they are taken over slices of 0.2 s, whose high percentile is what a quiet
machine gives. `calibration` is a fixed loop: where it drops, the machine was slower.
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
"""Seconds of work between two looks at the clock."""

T = TypeVar("T")
Work = Callable[[], float]
"""Does a little work and tells how many units (decisions, copies) it did."""

rnd = random.Random(1).random  # noqa: S311


def calibration() -> float:
    """Millions of turns of an empty-handed loop per second of CPU."""
    start, x = time.process_time(), 0
    for i in range(1_000_000):
        x += i & 3
    return 1.0 / (time.process_time() - start)


def batched(work: Work) -> Work:
    """The work, warmed up, and repeated so that looking at the clock costs nothing."""
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
    """Units per second of CPU in each slice, for so many seconds of the wall clock, one slice at least."""
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while not rates or time.perf_counter() < end:
        units, start = 0.0, time.process_time()
        while (spent := time.process_time() - start) < slice_seconds:
            units += work()
        rates.append(units / spent)
    return rates


def each(call: Callable[[T], object], items: Sequence[T]) -> Work:
    """The work of calling this once for every item."""

    def work() -> float:
        for item in items:
            call(item)
        return len(items)

    return work


def main(cases: dict[str, Callable[[], Work]]) -> None:
    """Measures the case that the command line names and prints what came out as one line of JSON."""
    case, seconds = sys.argv[-2], float(sys.argv[-1])
    calibrated = calibration()
    work = batched(cases[case]())
    wall, cpu = time.perf_counter(), time.process_time()
    rates = slices(work, seconds)
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)
    row: dict[str, Any] = {"rates": rates, "calibration": round(calibrated, 1), "cpu_share": round(share, 2)}
    row["micros"] = [1e6 / rate for rate in rates]
    print(json.dumps(row))
