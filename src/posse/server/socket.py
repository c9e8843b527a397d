"""The WebSocket of a table: messages in, messages out, as docs/protocol.md has it.

Plain ASGI, since every move of every game goes through here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from posse.core.errors import PosseError
from posse.server.guests import COOKIE, Guests
from posse.server.hall import Hall
from posse.server.store import StoreError
from posse.server.table import Refusal, Table, Viewer
from posse.texts import LANGUAGES

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

TRY_LATER = 1013
LARGEST = 4096
MOST_WAITING = 256
"""Messages that a connection may leave unread before it is closed."""
PATIENCE = 40
"""Messages over the rate before a connection is closed."""


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """Any message of a client; which fields it needs depends on `t`."""

    t: str
    n: int = -1
    lang: str = ""
    seq: int = -1
    view: str = "scene"
    seat: int = -1
    name: str = ""
    kind: str = ""
    move: int | str = -1
    at: int = -1


decode = msgspec.json.Decoder(Incoming).decode


class Bucket:
    """A rate with some slack: `take` says whether one more is within it."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.level = 2 * rate
        self.time = time.monotonic()
        self.over = 0

    def take(self) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.level = min(2 * self.rate, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level == 2 * self.rate:
            self.over = 0
        if self.level < 1:
            self.over += 1
            return False
        self.level -= 1
        return True


class Connection:
    """One socket at one table."""

    def __init__(self, table: Table, guest: str, rate: float) -> None:
        self.table = table
        self.viewer = Viewer(guest, asyncio.Queue())
        self.bucket = Bucket(rate)
        self.greeted = False

    async def run(self, receive: Receive, send: Send) -> None:
        writer = asyncio.get_running_loop().create_task(self._write(send))
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not await self._take(message.get("text") or message.get("bytes") or b""):
                    await send({"type": "websocket.close", "code": TRY_LATER, "reason": "too many messages"})
                    break
        finally:
            writer.cancel()
            if self.viewer in self.table.viewers:
                self.table.viewers.remove(self.viewer)
                self.table.announce()

    async def _write(self, send: Send) -> None:
        outbox = self.viewer.outbox
        while True:
            data = await outbox.get()
            if outbox.qsize() > MOST_WAITING:
                await send({"type": "websocket.close", "code": TRY_LATER, "reason": "too many messages left unread"})
                return
            await send({"type": "websocket.send", "text": data.decode()})

    async def _take(self, data: str | bytes) -> bool:
        """Answers one message; False to close."""
        if not self.bucket.take():
            self._refuse(-1, "slow-down", "too many messages: wait a moment")
            return self.bucket.over < PATIENCE
        if len(data if isinstance(data, bytes) else data.encode()) > LARGEST:
            self._refuse(-1, "too-large", f"a message has at most {LARGEST} bytes")
            return True
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(-1, "malformed", f"this is not a message of the protocol: {error}")
            return True
        try:
            await self._do(message)
        except Refusal as error:
            self._refuse(message.n, error.code, str(error))
        except PosseError as error:
            self._refuse(message.n, "disk" if isinstance(error, StoreError) else "refused", str(error))
        else:
            self.viewer.send({"t": "ok", "n": message.n, "seq": self.viewer.seq})
        return True

    def _refuse(self, n: int, code: str, text: str) -> None:
        self.viewer.send({"t": "error", "n": n, "code": code, "text": text})

    async def _do(self, message: Incoming) -> None:
        table, viewer, kind = self.table, self.viewer, message.t
        if kind == "hello":
            self._hello(message)
        elif kind == "ping":
            return
        elif not self.greeted:
            raise Refusal("hello", "say hello first")
        elif kind == "move":
            await table.move(viewer.guest, message.move, message.at)
        elif kind == "lang":
            viewer.lang = language(message.lang)
            table.greet(viewer)
        elif kind == "undo":
            await table.undo(viewer.guest, message.at)
        elif kind == "sit":
            await table.sit(viewer.guest, message.seat, message.name)
        elif kind == "stand":
            await table.stand(viewer.guest)
        elif kind == "seat":
            await table.change_seat(viewer.guest, message.seat, message.kind)
        elif kind == "start":
            await table.start(viewer.guest)
        elif kind == "rematch":
            await table.rematch(viewer.guest)
        else:
            raise Refusal("unknown", f"there is no message {kind!r}: see the protocol")

    def _hello(self, message: Incoming) -> None:
        viewer, table = self.viewer, self.table
        viewer.lang = language(message.lang)
        viewer.plain = message.view == "state"
        if not self.greeted:
            self.greeted = True
            table.viewers.append(viewer)
            viewer.seq = message.seq
            table.greet(viewer)
            table.announce()
        else:
            table.greet(viewer)


def language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


class Socket:
    """The ASGI app below `/ws/`."""

    def __init__(self, hall: Hall, guests: Guests, rate: float) -> None:
        self.hall = hall
        self.guests = guests
        self.rate = rate

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get("origin", "")
        guest = self.guest(headers)
        if origin and origin.partition("://")[2] != headers.get("host") or guest is None:
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            table = self.hall.find(str(scope["path"]).removeprefix("/ws/"))
        except PosseError as error:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 4404, "reason": str(error)[:120]})
            return
        await send({"type": "websocket.accept"})
        await Connection(table, guest, self.rate).run(receive, send)

    def guest(self, headers: dict[str, str]) -> str | None:
        """Whoever the cookie or the bearer token stands for."""
        bearer = headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            return self.guests.guest(bearer[7:])
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return None
        return None if cookie is None else self.guests.guest(cookie.value)
