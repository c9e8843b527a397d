"""WebSockets on uvicorn's transport, without ASGI, since every move goes through here.

picows reads and writes frames, the websockets library compresses them. This module connects both to
uvicorn, keeps connections alive, and passes on whole messages.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections import deque
from typing import TYPE_CHECKING, Any, cast

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # its stub leaves out what ws_create_server makes
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidHeader, NegotiationError, PayloadTooBig, ProtocolError
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.headers import build_extension, parse_extension

if TYPE_CHECKING:
    from posse.server.connection import Connection, Socket

GONE, BROKEN, TOO_LARGE, RESTARTING, TRY_LATER = 1000, 1002, 1009, 1012, 1013
TEXT, CONTINUATION, PONG, CLOSE = WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.PONG, WSMsgType.CLOSE
LARGEST_FRAME = 65536
MOST_PARTS = 64
"""The maximum number of frames of a message."""
MOST_UNREAD = 256
"""The maximum number of messages that a client may leave unread before the connection is closed."""
TRIPS = 5
"""The number of round trips of which the shortest counts."""
KEEPALIVE = 20.0
"""Seconds after which a silent connection is pinged, and after as many more closed."""
GOODBYE = 5.0
"""Seconds for the client to answer a close frame, or to finish its request."""
DEFLATE = ServerPerMessageDeflateFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5})
NOT_A_GUEST = b"this socket is for guests of this server: open its page first\n"

log = logging.getLogger("posse.websocket")
log.setLevel(logging.CRITICAL)  # invalid input of clients is not logged


class WebSocket(WSListener):
    """An open WebSocket."""

    def __init__(self, socket: Socket, guest: str, path: str, deflate: Extension | None) -> None:
        self.socket = socket
        self.guest = guest
        self.path = path
        self.deflate = deflate
        self.loop = asyncio.get_running_loop()
        self.connection: Connection | None = None
        self.parts: list[bytes] = []
        """The frames of an incomplete message."""
        self.unread = -1
        """The number of messages since the client stopped reading, or -1 while it reads."""
        self.closing = False
        self.heard = True
        self.keepalive: asyncio.TimerHandle | None = None
        self.asked = (b"", 0.0)
        """The last ping and when it was sent."""
        self.trips: deque[float] = deque(maxlen=TRIPS)

    # -- receiving --------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._listen()
        self.connection = self.socket.connect(self, self.path, self.guest)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.heard = True
        kind = frame.msg_type
        if kind == CLOSE:
            self.close(GONE)
            transport.disconnect()
        elif kind == PONG:
            self._time(frame.get_payload_as_bytes())
        elif self.closing:
            return
        elif frame.rsv2 or frame.rsv3 or (kind == CONTINUATION) != bool(self.parts):
            self.close(BROKEN)
        elif self.deflate is None and not frame.rsv1 and frame.fin and not self.parts:
            self._take(frame.get_payload_as_bytes())
        else:
            self._gather(frame)

    def _gather(self, frame: WSFrame) -> None:
        """Handles a compressed frame or a part of a message."""
        try:
            self.parts.append(self._unpacked(frame))
        except PayloadTooBig:
            self.close(TOO_LARGE)
        except ProtocolError:
            self.close(BROKEN)
        else:
            if len(self.parts) > MOST_PARTS or sum(map(len, self.parts)) > LARGEST_FRAME:
                self.close(TOO_LARGE, "too large, or in too many parts")
            elif frame.fin:
                whole, self.parts = b"".join(self.parts), []
                self._take(whole)

    def _unpacked(self, frame: WSFrame) -> bytes:
        data = frame.get_payload_as_bytes()
        if self.deflate is not None:
            packed = Frame(Opcode(cast(int, frame.msg_type)), data, frame.fin, frame.rsv1)
            return bytes(self.deflate.decode(packed, max_size=LARGEST_FRAME).data)
        if frame.rsv1:
            raise ProtocolError("packed without having asked")
        return data

    def _take(self, message: bytes) -> None:
        if self.connection is not None:
            self.connection.take(message)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closing = True
        if self.keepalive is not None:
            self.keepalive.cancel()
        if self.connection is not None:
            self.connection.leave()

    # -- sending ------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.unread >= 0:
            self.unread += 1
            if self.unread > MOST_UNREAD:
                self.transport.disconnect(graceful=False)
                return
        if self.deflate is None:
            self.transport.send(TEXT, message)
        else:
            self.transport.send(TEXT, self.deflate.encode(Frame(Opcode.TEXT, message)).data, rsv1=True)

    def pause_writing(self) -> None:
        """Stops reading from a client that does not read: answers to pings would accumulate."""
        self.unread = 0
        self.transport.underlying_transport.pause_reading()

    def resume_writing(self) -> None:
        self.unread = -1
        self.transport.underlying_transport.resume_reading()

    def close(self, code: int, reason: str = "") -> None:
        if not self.closing:
            self.closing = True
            self.transport.send_close(cast(WSCloseCode, code), reason.encode())
            self.loop.call_later(GOODBYE, self.transport.disconnect, False)

    # -- keeping alive ------------------------------------------------------------------------

    def _listen(self) -> None:
        """Pings a silent connection, and closes it if it does not answer."""
        if not self.heard:
            self.transport.disconnect(graceful=False)
            return
        self.heard = False
        self.ping()
        self.keepalive = self.loop.call_later(KEEPALIVE, self._listen)

    def ping(self) -> None:
        self.asked = secrets.token_bytes(8), self.loop.time()
        self.transport.send_ping(self.asked[0])

    def _time(self, answer: bytes) -> None:
        if answer and answer == self.asked[0]:  # a pong may be unsolicited
            self.trips.append(self.loop.time() - self.asked[1])
            self.asked = b"", 0.0

    def trip(self) -> float:
        """The round-trip time in seconds, the best of the last few; 0 if unknown."""
        return min(self.trips, default=0.0)


class Upgrade(WSProtocol):  # type: ignore[misc]
    """uvicorn's protocol for an upgrade request: passes the connection on to picows."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        ping = (False, 0, 0, WSAutoPingStrategy.PING_WHEN_IDLE, True)
        super().__init__(None, None, False, self._answer, log, True, GOODBYE, *ping, LARGEST_FRAME, None, 0)
        self.socket: Socket = cast(Any, config.app).socket
        self.lines = cast("set[Any]", server_state.connections)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if hasattr(socket, "TCP_QUICKACK"):  # picows turns it on; answers already carry the acknowledgement
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)
        self.lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.discard(self)

    def data_received(self, data: bytes) -> None:
        """Takes the request from uvicorn; later data goes to the buffer of picows."""
        while data:
            room: memoryview = self.get_buffer(len(data))
            part, data = data[: len(room)], data[len(room) :]
            room[: len(part)] = part
            self.buffer_updated(len(part))

    def _answer(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        guest = self.socket.admit({name.lower(): value for name, value in request.headers.items()})
        if guest is None:
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(403, NOT_A_GUEST), None)
        accepted, deflate = agreed(request.headers.getall("Sec-WebSocket-Extensions", []))
        path = request.path.decode().partition("?")[0]
        extra = {"Sec-WebSocket-Extensions": accepted} if accepted else {}
        return WSUpgradeResponseWithListener(
            WSUpgradeResponse.create_101_response(extra), WebSocket(self.socket, guest, path, deflate)
        )

    def shutdown(self) -> None:
        """Called when uvicorn shuts down."""
        if self.listener is not None:
            self.listener.close(RESTARTING)
        self.transport.disconnect()


def agreed(offers: list[str]) -> tuple[str, Extension | None]:
    """Negotiates compression: the response header and the extension."""
    try:
        wanted = [params for offer in offers for name, params in parse_extension(offer) if name == DEFLATE.name]
    except InvalidHeader:
        return "", None
    for params in wanted:
        try:
            chosen, deflate = DEFLATE.process_request_params(params, [])
        except NegotiationError:
            continue
        return build_extension([(DEFLATE.name, chosen)]), deflate
    return "", None
