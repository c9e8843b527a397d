"""A connection without a socket: it is woken like any other, and `look` gives what it would be sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

from posse.room.views import Viewer
from posse.server.connection import Connection
from posse.server.table import Table


class Watcher:
    def __init__(self, guest: str, trip: float = 0.0) -> None:
        self.viewer = Viewer(guest)
        self.wake = asyncio.Event()
        self.posted: list[dict[str, Any]] = []
        self.ended = False
        self.seconds = trip
        """The round-trip time."""

    def trip(self) -> float:
        return self.seconds

    def post(self, text: str) -> None:
        self.posted.append(json.loads(text))

    def end(self) -> None:
        self.ended = True

    def look(self, table: Table) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.viewer.news(table.views, table.tables.log.now())]


def watcher(guest: str, trip: float = 0.0) -> Connection:
    """A watcher, as a connection."""
    return cast(Connection, Watcher(guest, trip))
