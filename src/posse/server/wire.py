"""WebSockets below uvicorn, without ASGI between: every move of every game goes through here.

The websockets library does the protocol; this moves its bytes, keeps the line alive, and hands
whole messages on.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from posse.server.socket import Connection, Socket

TOO_LARGE, RESTARTING, TRY_LATER = 1009, 1012, 1013
LARGEST_FRAME = 65536
MOST_PARTS = 64
"""Frames that one message may come in."""
MOST_UNREAD = 256
"""Messages that the other side may leave unread before the line is closed."""
KEEPALIVE = 20.0
"""Seconds after which a silent line is asked whether it is still there, and after as many more is closed."""
GOODBYE = 5.0
"""Seconds that the other side has to answer a goodbye."""
DEFLATE = ServerPerMessageDeflateFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5})


class Wire(asyncio.Protocol):
    """One WebSocket; uvicorn makes it when a request asks for one."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.socket: Socket = cast(Any, config.app).socket
        self.lines = cast("set[Any]", server_state.connections)
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(extensions=[DEFLATE], max_size=LARGEST_FRAME)
        self.connection: Connection | None = None
        self.parts: list[bytes] = []
        """A message of which the end is still to come."""
        self.unread = -1
        """Messages since the other side stopped reading, or -1 while it reads."""
        self.flushing = False
        self.heard = True
        self.keepalive: asyncio.TimerHandle | None = None

    # -- from the other side ----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.lines.add(self)
        self._listen()

    def data_received(self, data: bytes) -> None:
        self.heard = True
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._gather(event)
        self.flush()
        if self._finished():
            self.transport.close()

    def _finished(self) -> bool:
        """Whether both sides have said goodbye, or one has broken the protocol."""
        protocol = self.protocol
        said = protocol.close_rcvd is not None or protocol.parser_exc is not None or protocol.state is State.CONNECTING
        return said and protocol.close_expected()

    def _open(self, request: Request) -> None:
        answer = self.protocol.accept(request)
        guest = self.socket.admit({name.lower(): value for name, value in request.headers.raw_items()})
        if answer.status_code == 101 and guest is None:
            answer = self.protocol.reject(403, "this socket is for guests of this server: open its page first\n")
        self.protocol.send_response(answer)
        if answer.status_code == 101 and guest is not None:
            self.connection = self.socket.connect(self, request.path.partition("?")[0], guest)

    def _gather(self, frame: Frame) -> None:
        if frame.fin and not self.parts:
            self._take(bytes(frame.data))
            return
        self.parts.append(bytes(frame.data))
        if len(self.parts) > MOST_PARTS:
            self.close(TOO_LARGE, "too many parts")
        elif frame.fin:
            whole, self.parts = b"".join(self.parts), []
            self._take(whole)

    def _take(self, message: bytes) -> None:
        if self.connection is not None and self.protocol.state is State.OPEN:
            self.connection.take(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.discard(self)
        if self.keepalive is not None:
            self.keepalive.cancel()
        if self.connection is not None:
            self.connection.leave()

    # -- to the other side --------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Sends a text soon, with whatever else is sent at the same time."""
        if self.protocol.state is not State.OPEN:
            return
        if self.unread >= 0:
            self.unread += 1
            if self.unread > MOST_UNREAD:
                self.transport.abort()
                return
        self.protocol.send_text(message)
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.flushing = False
        data = self.protocol.data_to_send()
        if data and not self.transport.is_closing():
            self.transport.write(b"".join(data))

    def pause_writing(self) -> None:
        """Whoever does not read is not listened to either: answers to pings would heap up."""
        self.unread = 0
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.unread = -1
        self.transport.resume_reading()

    def close(self, code: int, reason: str = "") -> None:
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(code, reason)
            self.loop.call_later(GOODBYE, self.transport.abort)
        self.flush()

    def shutdown(self) -> None:
        """uvicorn is about to end."""
        self.close(RESTARTING)
        self.transport.close()

    # -- keeping the line alive ---------------------------------------------------------------

    def _listen(self) -> None:
        """A line that has said nothing for a while is asked; one that does not answer is gone."""
        if not self.heard:
            self.transport.abort()
            return
        self.heard = False
        if self.protocol.state is State.OPEN:
            self.protocol.send_ping(b"")
            self.flush()
        self.keepalive = self.loop.call_later(KEEPALIVE, self._listen)
