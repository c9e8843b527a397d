"""uvicorn's protocols, with limits for clients that send too slowly, too much, or do not read.

They only add to the methods of `asyncio.Protocol`, and pass a `Line` to the application in the scope's state.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from posse.server.round_trip import round_trip

PATIENCE = 20.0
"""Seconds in which the head of a request must arrive."""
MOST_UNHEARD = 1_000_000
"""Bytes that a client may send over a WebSocket, in frames of any kind, without completing a message."""
MOST_UNREAD = 1_000_000
"""Bytes that may wait for a client that does not read."""
SLOW = 30.0
"""Seconds that a client may take to read what waits for it."""


class Line:
    """The connection of one client."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.slow: asyncio.TimerHandle | None = None
        """Ends the connection of a client that does not read."""
        self.unheard = 0
        """Bytes received since the last whole message."""

    def wait(self, seconds: float) -> None:
        """Ends the connection unless it goes on in time."""
        self.go_on()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.abort)

    def go_on(self) -> None:
        """A request has begun."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def pause(self) -> None:
        """The client does not read as fast as it is sent to."""
        self.resume()
        self.slow = asyncio.get_running_loop().call_later(SLOW, self.abort)

    def resume(self) -> None:
        """The client has read what waited."""
        if self.slow is not None:
            self.slow.cancel()
            self.slow = None

    def take(self, size: int) -> None:
        """Counts bytes received over a WebSocket."""
        self.unheard += size
        unread = self.transport.get_write_buffer_size() if self.transport is not None else 0
        if self.unheard > MOST_UNHEARD or unread > MOST_UNREAD:
            self.abort()

    def hear(self) -> None:
        """A whole message has arrived."""
        self.unheard = 0

    def abort(self) -> None:
        """Ends the connection without waiting for the client."""
        if self.transport is not None:
            self.transport.abort()

    def peer(self) -> str:
        """The address of the other end: the client's, or a proxy's."""
        name = self.transport.get_extra_info("peername") if self.transport is not None else None
        return str(name[0]) if isinstance(name, tuple) else ""

    def round_trip(self) -> float:
        """The round-trip time in seconds; 0 if unknown."""
        return round_trip(self.transport.get_extra_info("socket")) if self.transport is not None else 0.0


class Lined(asyncio.Protocol):
    """Tells its line when the client stops reading and when the connection ends."""

    line: Line

    def pause_writing(self) -> None:
        self.line.pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.line.resume()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.line.go_on()
        self.line.resume()
        self.line.transport = None
        super().connection_lost(exc)


class HTTPProtocol(Lined, HttpToolsProtocol):
    """The application tells the line when a request begins and ends."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        self.line = Line()
        super().__init__(config, server_state, {**app_state, "line": self.line}, **more)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line.transport = cast(asyncio.Transport, transport)
        self.line.wait(PATIENCE)
        super().connection_made(self.line.transport)


class WebSocketProtocol(Lined, WebSocketsSansIOProtocol):
    """Goes on with the line of the request that has become a WebSocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        self.line: Line = app_state["line"]
        super().__init__(config, server_state, app_state, **more)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line.go_on()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self.line.take(len(data))
        super().data_received(data)
