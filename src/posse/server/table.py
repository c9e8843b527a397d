"""A room with its log, its viewers and its driver: the one place where a table changes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from posse.core.codec import brief
from posse.core.errors import PosseError
from posse.room import entries
from posse.room.errors import Refusal
from posse.room.messages import Answer, Pulse, TableInfo
from posse.room.room import Plan, Room
from posse.room.summary import Result
from posse.room.views import Viewer, Views, to_text
from posse.server import metrics
from posse.server.driver import Driver
from posse.server.log import Conflict, News, Stored, Write

if TYPE_CHECKING:
    from posse.server.connection import Connection
    from posse.server.tables import Tables

log = logging.getLogger("posse")

LEFT = 4410
"""The code with which the connections of a guest are closed who has left the game."""
MOST_CONFLICTS = 100
"""How often a request is decided again because other processes were first."""
TRIP_CHANGE = 0.01
"""Seconds by which a round-trip time has to change before other processes are told."""
Here = dict[str, float]
"""Connected guests with their round-trip times in seconds."""


class Table:
    """A table that is open in this process. Other processes may have it open too."""

    def __init__(self, tables: Tables, room: Room) -> None:
        self.tables = tables
        self.room = room
        self.id = room.id
        self.views = Views(room)
        self.lock = asyncio.Lock()
        """Held while an entry is decided, written and applied."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Here] = {}
        """Who is connected at other processes, by process."""
        self.announced: Here = {}
        self.waiters: list[asyncio.Future[None]] = []
        """Those who wait for a change of the room."""
        self.replies: dict[tuple[int, str, str], str] = {}
        """The answers to questions about this position, by seat, question and language."""
        self.driver = Driver(self)
        self.used = time.monotonic()

    # -- changes ----------------------------------------------------------------------

    async def do(self, decide: Callable[[int], Plan | None]) -> None:
        """Writes and applies what is decided at this moment; decides again if another process was first."""
        async with self._changing():
            for _ in range(MOST_CONFLICTS):
                plan = await self._decide(decide)
                if plan is None or await self._write(plan):
                    return
                if not await self._read_on():  # nobody was first: the table was removed
                    raise Refusal("no-table")
            raise Refusal("stale")

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Holds the lock, then shows what has changed, even if a request is refused."""
        before = self.room.number
        try:
            async with self.lock:
                yield
        finally:
            if self.room.number != before:
                self.show()

    async def _decide(self, decide: Callable[[int], Plan | None]) -> Plan | None:
        """What is decided after all entries of other processes: nothing is refused because one was not yet read here."""
        try:
            return decide(self.tables.log.now())
        except PosseError:
            if not self.tables.log.shared or not await self._read_on():
                raise
        return decide(self.tables.log.now())

    async def _write(self, plan: Plan, *more: Write) -> bool:
        """Writes the entry of a plan, then applies it; returns False if another process was first. The caller has the lock."""
        try:
            await self.tables.log.append(write_of(self.room, plan), *more)
        except Conflict:
            return False
        self.room.apply(plan)
        if isinstance(plan.entry, entries.Move):
            metrics.moves.inc()
        return True

    async def _read_on(self) -> bool:
        """Applies the entries that other processes have written; returns whether there were any. The caller has the lock."""
        found = await self.tables.log.read(self.id, self.room.number)
        for stored in found:
            self._apply(stored)
        return bool(found)

    def _apply(self, stored: Stored) -> None:
        self.room.apply(self.room.plan(stored.at, entries.from_text(stored.body)))

    async def refresh(self, news: News | None = None) -> None:
        """Shows what other processes have written: what they told, or what the log has."""
        async with self._changing():
            if news is not None and news.last is not None and news.entries == self.room.number + 1:
                self._apply(news.last)
            elif news is None or news.entries is None or news.entries > self.room.number:
                await self._read_on()

    def show(self) -> None:
        """Lets every connection, the driver and those who wait for a change look at the room."""
        self.replies.clear()
        waiters, self.waiters = self.waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)
        for connection in self.connections:
            connection.wake.set()
        self._welcome_back()
        self.driver.go_on()

    # -- presence ---------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Adds a viewer. A rematch starts when everybody is connected; a bot that stood in for the guest stops."""
        self.connections.add(connection)
        self.note_presence()
        room, guest = self.room, connection.viewer.guest
        if room.game.questions and room.status != "over":
            self.tables.workers.prepare(room.game.name)
        if room.about.after and room.match is None:
            await self._start_rematch()
        if room.seat_of(guest) >= 0:
            await self.do(lambda now: room.take_back(guest, now))

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.note_presence()
            if self.room.status == "over":
                self.tables.put_away(self)

    def note_presence(self) -> None:
        """Tells the room, the viewers and the other processes who is connected."""
        local: Here = {}
        for connection in sorted(self.connections, key=lambda connection: self.room.seat_of(connection.viewer.guest) < 0):
            guest, trip = connection.viewer.guest, connection.trip()
            local[guest] = min(local.get(guest, trip), trip)
        if differs(local, self.announced):
            self.announced = local
            self.tables.announce(self.id, local)
        here = dict(local)
        for other in self.elsewhere.values():
            for guest, trip in other.items():
                here[guest] = min(here.get(guest, trip), trip)
        before = self.room.revision
        self.room.spread = self.tables.spread if any(self.elsewhere.values()) else 0.0
        self.room.set_here(here, self.tables.log.now())
        if self.room.revision != before:
            for connection in self.connections:
                connection.wake.set()
        self._welcome_back()

    def _welcome_back(self) -> None:
        """Ends the play of bots for people who are connected."""
        for seat in self.room.seats:
            if seat.stand_in and seat.guest in self.room.here:
                self.tables.spawn(self.do(partial(self.room.take_back, seat.guest)))

    def tell_presence(self) -> None:
        """Tells the other processes again who is connected here."""
        self.announced = {}
        self.note_presence()

    def hear(self, process: str, guests: Here) -> None:
        """Notes who is connected at another process."""
        self.elsewhere[process] = guests
        if not guests:
            del self.elsewhere[process]
        self.note_presence()
        if self.room.about.after and self.room.match is None:
            self.tables.spawn(self._start_rematch())

    async def _start_rematch(self) -> None:
        """Starts a rematch if everybody has come."""
        await self.do(lambda now: self.room.start_rematch(secrets.randbits(63), now))

    def pulse(self) -> None:
        """Sends everybody the round-trip times in milliseconds."""
        self.note_presence()
        room = self.room
        trips = [round(room.trip_of(seat) * 1000) if room.is_here(seat) else None for seat in range(len(room.seats))]
        text = to_text(Pulse(rtt=trips))
        for connection in self.connections:
            connection.post(text)

    def info(self, guest: str, lang: str) -> TableInfo:
        """The table as this guest sees it."""
        return self.room.info(guest, lang, self.tables.log.now())

    def in_use(self) -> bool:
        return bool(self.connections or self.driver.busy() or self.lock.locked())

    # -- requests of guests --------------------------------------------------------------

    async def start(self, guest: str) -> None:
        await self.do(lambda now: self.room.start(guest, secrets.randbits(63), now))

    async def sit(self, guest: str, seat: int, name: str) -> None:
        await self.do(lambda now: self.room.sit(guest, seat, name, now))

    async def stand(self, guest: str) -> None:
        await self.do(lambda now: self.room.stand(guest, now))

    async def change_seat(self, guest: str, seat: int, kind: str) -> None:
        await self.do(lambda now: self.room.change_seat(guest, seat, kind, now))

    async def stand_in(self, guest: str, seat: int, bot: str) -> None:
        await self.do(lambda now: self.room.stand_in(guest, seat, bot, now))

    async def quit(self, guest: str) -> None:
        """Lets a bot play for a guest from now on. They are no longer here, in none of their windows."""
        now = self.tables.log.now()
        self.room.leave(guest, now)  # refused before anything changes
        for connection in [connection for connection in self.connections if connection.viewer.guest == guest]:
            self.leave(connection)
            connection.close(LEFT, "you have left the game")
        await self.do(lambda now: self.room.leave(guest, now))

    async def undo(self, guest: str, at: int) -> None:
        await self.do(lambda now: self.room.undo(guest, at, now))

    async def move(self, guest: str, move: int | str, at: int) -> None:
        """Makes a move. One that races returns when the race is decided, and raises if another was first."""
        arrived = self.tables.log.now()
        await self.do(lambda now: self.room.move(guest, move, at, now, arrived))
        seat = self.room.seat_of(guest)
        if self.room.press_of(seat) is not None:
            await self.race(seat, at)

    async def race(self, seat: int, at: int) -> None:
        """Waits until the race of this seat is decided."""
        while self.room.press_of(seat) is not None:
            self.waiters.append(asyncio.get_running_loop().create_future())
            await self.waiters[-1]
        if self.room.answers_of(seat) <= at:
            raise Refusal("raced")

    async def rematch(self, guest: str) -> None:
        """Makes a table with the same seats, unless there is one already."""
        if self.tables.closed or await self.tables.log.setting("closed"):
            raise Refusal("closed")
        async with self._changing():
            for _ in range(MOST_CONFLICTS):
                made, write = self.tables.plan_rematch(self.room, guest)
                plan = await self._decide(partial(self.room.rematch, guest, made.id))
                if plan is None:
                    return
                if await self._write(plan, write):
                    self.tables.keep(Table(self.tables, made))
                    return
                if not await self._read_on():
                    raise Refusal("no-table")
            raise Refusal("stale")

    async def ask(self, viewer: Viewer, question: str) -> str:
        """The answer to a question about the position, from what the viewer sees."""
        room = self.room
        if question not in room.game.questions:
            known = ", ".join(room.game.questions)
            raise Refusal("question", asked=brief(question), known=known) if known else Refusal("question", "no-questions")
        if room.match is None:
            raise Refusal("not-started")
        seq, now, key = viewer.seq, room.number, (viewer.seat, question, viewer.lang)
        text = self.replies.get(key)
        if text is None:
            seen, say = room.match.state.seen_by(viewer.seat), room.words(viewer.seat, viewer.lang)
            text = await self.tables.workers.reply(viewer.guest, seen, question, say)
            if room.number == now:
                self.replies[key] = text
        if not text:
            raise Refusal("not-yours", "watching")
        return to_text(Answer(question=question, text=text, seq=seq))


def write_of(room: Room, plan: Plan) -> Write:
    """The rows to write for a plan."""
    people = tuple({seat.guest for seat in plan.about.seats if seat.kind == "person"}) if plan.about is not room.about else ()
    entry = Stored(plan.at, entries.to_text(plan.entry))
    return Write(room.id, room.number, [entry], room.summary(plan), people, results(room, plan))


def results(room: Room, plan: Plan) -> tuple[Result, ...]:
    try:
        return room.results(plan)
    except Exception:  # the game must end even if its last scene cannot be made
        log.exception("the result of table %s could not be worded", room.id[:5])
        return ()


def differs(one: Here, other: Here) -> bool:
    """Whether other processes should be told."""
    return one.keys() != other.keys() or any([abs(trip - other[guest]) > TRIP_CHANGE for guest, trip in one.items()])
