"""Time at a table: the countdown, how far away everybody is, and what still counts after 0."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from posse.core.choice import Deadline
from posse.server.messages import Countdown, Pulse

if TYPE_CHECKING:
    from posse.server.table import Table


class Clock:
    """The countdown of one table, which goes on from where it began, also when the server was away meanwhile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = -1
        """Which countdown it is."""
        self.since = 0
        """The milliseconds at which it began."""

    def due(self) -> Deadline | None:
        match = self.table.match
        return match.state.deadline() if match is not None else None

    def note(self, at: int) -> None:
        """Something has happened at this time: perhaps another countdown begins."""
        due = self.due()
        if due is not None and due.key != self.key:
            self.key, self.since = due.key, at

    def countdown(self) -> Countdown | None:
        """The countdown that runs, if one does, as viewers are told it."""
        due = self.due()
        return None if due is None else Countdown(due.key, due.seconds, round(max(0.0, self.left(due)), 3))

    def left(self, due: Deadline) -> float:
        """Seconds until 0."""
        return due.seconds - (time.time() - self.since / 1000)

    def trip_of(self, seat: int) -> float:
        """Seconds to this seat and back."""
        return min([viewer.trip() for viewer in self.table.viewers if viewer.seat == seat], default=0.0)

    def is_late(self, seat: int) -> bool:
        """Whether 0 is over, also by the time at which this seat saw it (SB-R90)."""
        due = self.due()
        return due is not None and self.left(due) < -min(self.trip_of(seat) / 2, due.grace)

    def grace(self, due: Deadline) -> float:
        """Seconds after 0 within which somebody's answer may still come."""
        return max([min(viewer.trip() / 2, due.grace) for viewer in self.table.viewers if viewer.seat >= 0], default=0.0)

    def send_pulse(self) -> None:
        """Tells everybody how long the way to each player is, in milliseconds, and asks anew."""
        table = self.table
        trips = [round(self.trip_of(seat) * 1000) if table.is_here(seat) else None for seat in range(len(table.seats))]
        for viewer in table.viewers:
            viewer.send(Pulse(rtt=trips))
            viewer.ping()
