"""Time at a table: the countdown, latencies, and the grace after 0."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from posse.core.choice import Deadline
from posse.server.messages import Countdown, Pulse

if TYPE_CHECKING:
    from posse.server.table import Table


class Clock:
    """The countdown of one table. It is computed from its start, so it continues after a restart of the server."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = -1
        """The key of the countdown."""
        self.since = 0
        """When it started, in milliseconds."""

    def due(self) -> Deadline | None:
        match = self.table.match
        return match.state.deadline() if match is not None else None

    def note(self, at: int) -> None:
        """Starts another countdown if an entry at this time has caused one."""
        due = self.due()
        if due is not None and due.key != self.key:
            self.key, self.since = due.key, at

    def countdown(self) -> Countdown | None:
        """The running countdown as it is sent to viewers, or None."""
        due = self.due()
        return None if due is None else Countdown(due.key, due.seconds, round(max(0.0, self.left(due)), 3))

    def left(self, due: Deadline) -> float:
        """Seconds until 0."""
        return due.seconds - (time.time() - self.since / 1000)

    def trip_of(self, seat: int) -> float:
        """The round-trip time of this seat in seconds."""
        return min([viewer.trip() for viewer in self.table.viewers if viewer.seat == seat], default=0.0)

    def is_late(self, seat: int) -> bool:
        """Whether the countdown has ended on this seat's screen (SB-R90)."""
        due = self.due()
        return due is not None and self.left(due) < -min(self.trip_of(seat) / 2, due.grace)

    def grace(self, due: Deadline) -> float:
        """Seconds after 0 in which answers made before 0 may still arrive."""
        return max([min(viewer.trip() / 2, due.grace) for viewer in self.table.viewers if viewer.seat >= 0], default=0.0)

    def send_pulse(self) -> None:
        """Sends everybody the round-trip times in milliseconds, and pings again."""
        table = self.table
        trips = [round(self.trip_of(seat) * 1000) if table.is_here(seat) else None for seat in range(len(table.seats))]
        for viewer in table.viewers:
            viewer.send(Pulse(rtt=trips))
            viewer.ping()
