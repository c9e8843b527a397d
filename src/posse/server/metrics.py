"""What is counted for /metrics, in Prometheus' format. With several processes the files of all of them are added up."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.registry import REGISTRY

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder of the processes' files; it must be set before this module is imported."""
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

moves = Counter("posse_moves", "Moves that were made.")
refusals = Counter("posse_refusals", "Requests and messages that were refused.")
errors = Counter("posse_errors", "Requests and messages that failed by an error of the server.")
requests = Counter("posse_requests", "HTTP requests, by status.", ["status"])
move_seconds = Histogram("posse_move_seconds", "Time from the receipt of a move to its answer.", buckets=SECONDS)
append_seconds = Histogram("posse_append_seconds", "Time to write entries to the log.", buckets=SECONDS)
connections = Gauge("posse_connections", "Open WebSockets.", multiprocess_mode="livesum")
open_tables = Gauge("posse_open_tables", "Tables in memory.", multiprocess_mode="livesum")
tables = Gauge("posse_tables", "Stored tables, by status.", ["status"], multiprocess_mode="mostrecent")
bots_waiting = Gauge("posse_bots_waiting", "Moves and questions that wait for a worker.", multiprocess_mode="livesum")
bots_done = Gauge("posse_bots_done", "Jobs that workers have done.", multiprocess_mode="livesum")
bot_restarts = Gauge("posse_bot_restarts", "Workers that were started again.", multiprocess_mode="livesum")
bot_timeouts = Gauge("posse_bot_timeouts", "Jobs that reached their time limit.", multiprocess_mode="livesum")


def text() -> bytes:
    """All metrics as text."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    drop_dead(Path(folder))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def drop_dead(folder: Path) -> None:
    """Removes what processes that have ended counted as present."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
