"""The round trip is what the kernel measured; what cannot be measured is 0."""

from __future__ import annotations

import socket
import struct
import sys
from threading import Thread
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from posse.server.protocols import HTTPProtocol, WebSocketProtocol
from posse.server.round_trip import OFFSET, UNKNOWN, round_trip


def test_a_connection_on_this_machine_is_short() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        line, _ = server.accept()
        with line:
            for _ in range(3):
                line.sendall(b"x")
                client.recv(1)
                client.sendall(b"x")
                line.recv(1)
            trip = round_trip(line)
    assert 0.0 <= trip < 0.1
    assert trip > 0.0 or not sys.platform.startswith("linux")


class Line:
    """A socket with a known round trip in microseconds."""

    def __init__(self, trip: int) -> None:
        self.info = bytes(OFFSET) + struct.pack("=I", trip)

    def getsockopt(self, *_: int) -> bytes:
        return self.info


def test_the_shortest_round_trip_counts() -> None:
    assert round_trip(Line(25_000)) == 0.025
    assert round_trip(Line(UNKNOWN)) == 0.0


def test_what_cannot_be_measured_is_0() -> None:
    with socket.socket() as closed:
        pass
    short = Line(1)
    short.info = b"short"
    assert [round_trip(line) for line in (None, closed, short)] == [0.0, 0.0, 0.0]


async def measure(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers every message with the round trip."""
    websocket = WebSocket(scope, receive, send)
    await websocket.accept()
    async for _ in websocket.iter_text():
        await websocket.send_text(str(websocket.state.line.round_trip()))


@pytest.mark.parametrize("loop", ["asyncio", *["uvloop"] * (sys.platform != "win32")])
def test_a_websocket_is_measured_in_every_event_loop(loop: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(measure, loop=loop, http=HTTPProtocol, ws=WebSocketProtocol, lifespan="off", log_level="error")
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/", proxy=None) as link:
            link.send("")
            trip = float(link.recv(10))
        server.should_exit = True
        thread.join(10)
    assert 0.0 <= trip < 0.1
    assert trip > 0.0 or not sys.platform.startswith("linux")
