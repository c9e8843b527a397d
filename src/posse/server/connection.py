"""One WebSocket connection: reads and answers the messages of docs/protocol.md."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Coroutine, Mapping
from typing import Any

from posse.core.errors import PosseError
from posse.server import messages
from posse.server.errors import Refusal, refusal
from posse.server.guests import Guests
from posse.server.messages import ClientMessage, number_of, read
from posse.server.rates import Bucket
from posse.server.table import Table
from posse.server.tables import Tables
from posse.server.views import Viewer
from posse.server.websocket import TRY_LATER, WebSocket
from posse.texts import LANGUAGES

log = logging.getLogger("posse")

NO_TABLE = 4404
UNREAD = -2
"""The number in the error for a message without one."""
PATIENCE = 40
"""Messages over the rate limit before the connection is closed."""


class Connection:
    """A guest at one table at a time. Messages are answered one after another."""

    def __init__(self, websocket: WebSocket, tables: Tables, place: str, guest: str, rate: float) -> None:
        self.websocket = websocket
        self.tables = tables
        self.place = place
        """The id of the table."""
        self.table: Table | None = None
        """The table, after `hello`."""
        self.viewer = Viewer(guest, websocket)
        self.bucket = Bucket(rate)
        self.waiting: deque[bytes] = deque()
        self.work: Coroutine[Any, Any, None] | None = None
        """The coroutine that answers waiting messages, while it runs."""

    def take(self, data: bytes) -> None:
        """Queues a message; it is answered after the one before."""
        if not self.bucket.take():
            self._refuse(Refusal("slow-down"), -1)
            if self.bucket.over >= PATIENCE:
                self.websocket.close(TRY_LATER, "too many messages")
            return
        self.waiting.append(data)
        if self.work is None:
            self.work = self._work()
            self._go_on(None)

    def _go_on(self, _: object) -> None:
        """Runs the coroutine until it waits for the disk, as most messages do once. A task per message would cost more."""
        assert self.work is not None
        try:
            pause = self.work.send(None)
        except StopIteration:
            self.work = None
        else:
            pause._asyncio_future_blocking = False  # as asyncio.Task does
            pause.add_done_callback(self._go_on)

    async def _work(self) -> None:
        while self.waiting:
            await self._answer(self.waiting.popleft())

    async def _answer(self, data: bytes) -> None:
        n = UNREAD
        try:
            message = read(data)
            n = message.n
            await self._do(message)
        except PosseError as error:
            self._refuse(refusal(error), number_of(data) if n == UNREAD else n)
        except Exception:
            log.exception("an answer to a message failed")
            self._refuse(Refusal("broken"), n)
        else:
            if n >= 0:
                self.viewer.send(messages.Ok(n=n, seq=self.viewer.seq))

    def _refuse(self, error: Refusal, n: int) -> None:
        self.viewer.send(messages.ErrorMessage(n=n, code=error.code, text=error.to(self.viewer.lang)))

    async def _do(self, message: ClientMessage) -> None:
        table, viewer = self.table, self.viewer
        if isinstance(message, messages.Hello):
            await self._hello(message)
        elif isinstance(message, messages.Ping):
            return
        elif table is None:
            raise Refusal("hello")
        elif isinstance(message, messages.Move):
            await table.move(viewer.guest, message.move, message.at)
        elif isinstance(message, messages.Lang):
            viewer.lang = language(message.lang)
            table.greet(viewer)
        elif isinstance(message, messages.Undo):
            await table.undo(viewer.guest, message.at)
        elif isinstance(message, messages.Ask):
            await table.ask(viewer, message.question)
        else:
            await ask_table(table, viewer.guest, message)

    async def _hello(self, message: messages.Hello) -> None:
        if message.table not in ("", self.place):
            self._go_to(message.table)
        viewer = self.viewer
        viewer.lang = language(message.lang)
        viewer.plain = message.view == "state"
        if self.table is not None:
            self.table.greet(viewer)
            await self.table.begin_again()
            return
        self.table = self.tables.find(self.place)
        viewer.seq = message.seq
        await self.table.come(viewer)

    def _go_to(self, place: str) -> None:
        """Moves to another table on the same socket."""
        self.tables.find(place)
        if self.table is not None:
            self.table.leave(self.viewer)
        self.place, self.table, self.viewer = place, None, Viewer(self.viewer.guest, self.websocket)

    def leave(self) -> None:
        self.waiting.clear()
        if self.table is not None:
            self.table.leave(self.viewer)


async def ask_table(table: Table, guest: str, message: ClientMessage) -> None:
    """Handles messages about the table: seats, start, stand-in, rematch."""
    match message:
        case messages.Sit():
            await table.sit(guest, message.seat, message.name)
        case messages.Stand():
            await table.stand(guest)
        case messages.ChangeSeat():
            await table.change_seat(guest, message.seat, message.kind)
        case messages.Start():
            await table.start(guest)
        case messages.StandIn():
            await table.stand_in(guest, message.seat, message.bot)
        case messages.Rematch():
            await table.rematch(guest)


def language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


class Socket:
    """Decides who may connect, and to which table."""

    def __init__(self, tables: Tables, guests: Guests, rate: float) -> None:
        self.tables = tables
        self.guests = guests
        self.rate = rate

    def admit(self, headers: Mapping[str, str]) -> str | None:
        """The guest of a request; None for a page of another site."""
        origin = headers.get("origin", "")
        return None if origin and origin.partition("://")[2] != headers.get("host") else self.guest(headers)

    def connect(self, websocket: WebSocket, path: str, guest: str) -> Connection | None:
        place = path.removeprefix("/ws/")
        try:
            self.tables.find(place)
            return Connection(websocket, self.tables, place, guest, self.rate)
        except PosseError as error:
            websocket.close(NO_TABLE if isinstance(error, Refusal) else TRY_LATER, str(error)[:120])
            return None

    def guest(self, headers: Mapping[str, str]) -> str | None:
        """The guest of the cookie or the bearer token."""
        bearer = headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            return self.guests.guest(bearer[7:])
        for pair in headers.get("cookie", "").split(";"):  # SimpleCookie drops all cookies if one is malformed
            name, _, value = pair.strip().partition("=")
            if name == self.guests.cookie:
                return self.guests.guest(value.strip('"'))
        return None
