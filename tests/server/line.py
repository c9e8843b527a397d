"""A fake connection to a viewer that keeps what was sent."""

from __future__ import annotations

import json
from typing import Any

from posse.server.views import Viewer


class Line:
    def __init__(self, trip: float = 0.0) -> None:
        self.sent: list[bytes] = []
        self.pings = 0
        self.seconds = trip
        """The round-trip time."""

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def ping(self) -> None:
        self.pings += 1

    def trip(self) -> float:
        return self.seconds

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in map(json.loads, self.sent) if message["t"] == kind]


def viewer(guest: str, trip: float = 0.0) -> Viewer:
    return Viewer(guest, Line(trip))
