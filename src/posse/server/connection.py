"""One WebSocket connection: one task reads and answers the messages of docs/protocol.md, another one writes.

The writer sends what is new when the client can take it, so that a client that does not read costs one message, however much
happens.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from starlette.types import Receive, Send

from posse.core.errors import PosseError
from posse.room import messages
from posse.room.errors import Refusal, refusal
from posse.room.messages import ClientMessage, number_of, read
from posse.room.views import Viewer, to_text
from posse.server import metrics
from posse.server.limits import Bucket
from posse.server.log import StoreError
from posse.server.protocols import Line
from posse.server.table import Table
from posse.server.tables import Tables
from posse.texts import LANGUAGES

log = logging.getLogger("posse")

NO_TABLE, TRY_LATER, TOO_LARGE = 4404, 1013, 1009
PATIENCE = 40
"""Messages over the rate limit before the connection is closed."""
MOST_REPLIES = 100
"""Replies that wait for a client that does not read, before the connection is closed."""


class Connection:
    """A guest at one table at a time. Messages are answered one after another."""

    def __init__(self, receive: Receive, send: Send, tables: Tables, place: str, guest: str, rate: float, line: Line) -> None:
        self.receive = receive
        self.send = send
        self.tables = tables
        self.place = place
        """The id of the table."""
        self.table: Table | None = None
        """The table, after `hello`."""
        self.viewer = Viewer(guest)
        self.line = line
        self.near = False
        """Whether the other end of the line is a proxy, whose distance says nothing."""
        self.count_at: Callable[[str, int], None] = lambda table, elsewhere: None
        """Counts this socket at another table; raises if that one has too many viewers."""
        self.bucket = Bucket(rate)
        self.replies: list[int | str] = []
        """What is sent after the news: texts, and numbers of requests that are done."""
        self.wake = asyncio.Event()
        """Set when there may be something to send."""
        self.closed: tuple[int, str] | None = None
        """Code and reason, once it is to be closed."""

    async def run(self) -> None:
        """Serves the connection until it ends."""
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            if self.table is not None:
                self.table.leave(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def trip(self) -> float:
        """The round-trip time in seconds; 0 if unknown."""
        return 0.0 if self.near else self.line.round_trip()

    # -- writing ------------------------------------------------------------------------

    async def _write(self) -> None:
        """Sends news and replies as fast as the client takes them; the line ends if that takes too long."""
        try:
            while self.closed is None:
                await self.wake.wait()
                self.wake.clear()
                texts = self._outgoing()
                if texts:
                    await self.send({"type": "websocket.send", "text": f"[{','.join(texts)}]"})
            await self.send({"type": "websocket.close", "code": self.closed[0], "reason": self.closed[1]})
        except OSError:
            return  # the client is gone, which the reader notices too

    def _outgoing(self) -> list[str]:
        found: list[str] = []
        if self.table is not None:
            try:
                found = self.viewer.news(self.table.views, self.tables.log.now())
            except Exception:  # an error in one view must not stop the game
                log.exception("a view of a table could not be made")
                metrics.errors.inc()
        replies, self.replies = self.replies, []
        seq = self.viewer.seq
        return found + [to_text(messages.Ok(n=reply, seq=seq)) if isinstance(reply, int) else reply for reply in replies]

    def post(self, text: str) -> None:
        """Sends a message after the news."""
        self.replies.append(text)
        self.wake.set()
        if len(self.replies) > MOST_REPLIES:
            self.close(TRY_LATER, "too many unread messages")

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or (code, reason)
        self.wake.set()

    def end(self) -> None:
        """Closes it because its table was removed."""
        self.close(NO_TABLE, "this table was removed")

    # -- reading ------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            data = await self.receive()
            if data["type"] == "websocket.disconnect":
                return
            self.line.hear()
            if self.closed is not None:
                continue
            if self.bucket.take():
                text = data.get("text")
                await self._answer(text.encode() if text is not None else data.get("bytes") or b"")
            else:
                self._refuse(Refusal("slow-down"), -1)
                if self.bucket.over >= PATIENCE:
                    self.close(TRY_LATER, "too many messages")

    async def _answer(self, data: bytes) -> None:
        n: int | None = None
        try:
            message = read(data)
            n = message.n
            await self._do(message)
        except PosseError as error:
            self._refuse(error, number_of(data) if n is None else n)
        except Exception:
            log.exception("an answer to a message failed")
            metrics.errors.inc()
            self._refuse(Refusal("broken"), -1 if n is None else n)
        else:
            if n is not None and n >= 0:
                self.replies.append(n)
                self.wake.set()

    def _refuse(self, error: PosseError, n: int) -> None:
        refused = Refusal("disk", reason=str(error)) if isinstance(error, StoreError) else refusal(error)
        metrics.refusals.inc()
        self.post(to_text(messages.ErrorMessage(n=n, code=refused.code, text=refused.to(self.viewer.lang))))

    async def _do(self, message: ClientMessage) -> None:
        table, viewer = self.table, self.viewer
        if isinstance(message, messages.Hello):
            await self._hello(message)
        elif isinstance(message, messages.Ping):
            return
        elif table is None:
            raise Refusal("hello")
        elif isinstance(message, messages.Move):
            with metrics.move_seconds.time():
                await table.move(viewer.guest, message.move, message.at)
        elif isinstance(message, messages.Lang):
            viewer.lang = language(message.lang)
            viewer.forget()
            self.wake.set()
        elif isinstance(message, messages.Undo):
            await table.undo(viewer.guest, message.at)
        elif isinstance(message, messages.Ask):
            self.post(await table.ask(viewer, message.question))
        else:
            await ask_table(table, viewer.guest, message)

    async def _hello(self, message: messages.Hello) -> None:
        if message.table not in ("", self.place):
            await self._go_to(message.table)
        viewer = self.viewer
        viewer.lang = language(message.lang)
        viewer.states = message.view == "state"
        viewer.forget()
        if self.table is None:
            table = await self.tables.find(self.place)
            if self.tables.log.shared:  # the guest may have seen more at another process
                await table.refresh()
            self.table = table
            await table.join(self)
        self.wake.set()

    async def _go_to(self, place: str) -> None:
        """Moves to another table on the same socket."""
        await self.tables.find(place)
        self.count_at(place, self.tables.guests_elsewhere(place))
        if self.table is not None:
            self.table.leave(self)
        self.place, self.table, self.viewer = place, None, Viewer(self.viewer.guest)


async def ask_table(table: Table, guest: str, message: ClientMessage) -> None:
    """Handles messages about the table: seats, start, stand-in, leaving, rematch."""
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
        case messages.Leave():
            await table.quit(guest)
        case messages.Rematch():
            await table.rematch(guest)


def language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"
