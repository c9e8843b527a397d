"""One table: its seats, its game and its viewers.

Every change is an entry of the table's log. An entry is checked, written to disk, then applied
and shown, so that nothing shown can be lost. Replaying the entries rebuilds the table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from posse import bots, daily
from posse.core.codec import Fields, brief
from posse.core.game import Game
from posse.core.record import Match, Record
from posse.core.state import SPECTATOR
from posse.server.clock import Clock
from posse.server.driver import Driver
from posse.server.errors import Refusal
from posse.server.lock import Lock
from posse.server.messages import Answer, TableMessage
from posse.server.race import Race
from posse.server.results import end_rows, start_rows
from posse.server.seats import Seat, printable
from posse.server.store import ENTRY, GUEST, UNLIST, Conflict, Row, body_of
from posse.server.table_info import facts_of, name_of, table_info, words
from posse.server.views import Note, Viewer

if TYPE_CHECKING:
    from posse.server.tables import Tables

log = logging.getLogger("posse")

WAITING = 600.0
"""Seconds for which a table without connections stays in the list of open tables."""


class Table:
    """A table, built from its log."""

    __deletable__ = ("driver", "race", "clock")

    def __init__(self, tables: Tables, id: str, log: list[tuple[int, str]]) -> None:
        self.tables = tables
        self.id = id
        self.lock = Lock()
        self.viewers: list[Viewer] = []
        self.driver = Driver(self)
        self.race = Race(self)
        self.clock = Clock(self)
        self.used = time.monotonic()
        self.entries = 0
        self.made = self.touched = self.started = 0
        """When it was created, last changed and started, in milliseconds."""
        self.match: Match | None = None
        self.given: list[list[int]] = []
        """The moves that each seat has made."""
        self.outcome: tuple[list[int], list[int]] | None = None
        """Points and places by seat, computed on the first request after the end."""
        self.replies: dict[tuple[int, str, str], str] = {}
        """The answers to questions about this position, by seat, question and language."""
        self.next = ""
        self._read(log)

    # -- the log ----------------------------------------------------------------------

    def _read(self, log: list[tuple[int, str]]) -> None:
        for at, body in log:
            entry = msgspec.json.decode(body)
            if entry["t"] == "move" and self.match is not None:
                self.match.state.check(entry["seat"], self.match.state.parse(entry["move"]))
            self.apply(at, entry)

    def apply(self, at: int, entry: dict[str, Any]) -> None:
        """Applies an entry that has been checked."""
        self.entries += 1
        self.touched = at
        self.replies.clear()
        kind = entry["t"]
        if kind == "move":
            assert self.match is not None
            seat, move = entry["seat"], self.match.state.parse(entry["move"])
            self.match.carry_out(seat, move, entry.get("made", at) - self.started)
            if seat >= 0:
                self.given[seat].append(move)
        elif kind == "undo":
            assert self.match is not None
            self.match.undo(entry["seat"])
            self.given[entry["seat"]].pop()
        elif kind == "made":
            self.made = at
            self._make(entry)
        elif kind == "sit":
            if self.seat_of(entry["guest"]) >= 0:
                self.seats[self.seat_of(entry["guest"])] = Seat("open")
            self.seats[entry["seat"]] = Seat("person", entry["name"], entry["guest"])
        elif kind == "seat":
            self.seats[entry["seat"]] = Seat("bot", bot=entry["bot"]) if entry["bot"] else Seat("open")
        elif kind == "stand-in":
            self.seats[entry["seat"]].stand_in = entry["bot"]
        elif kind == "start":
            self.started = at
            names = tuple(
                f"bot:{seat.bot}" if seat.kind == "bot" else seat.name or f"player {n + 1}" for n, seat in enumerate(self.seats)
            )
            self.match = Match(Record(self.game, len(self.seats), entry["seed"], names))
            self.given = [[] for _ in self.seats]
        else:
            self.next = entry["table"]
        self.clock.note(at)

    def _make(self, entry: dict[str, Any]) -> None:
        self.game = Game.find(Fields(entry, "table"))
        self.host: str = entry["host"]
        self.listed: bool = entry["listed"]
        self.seed: int | None = entry.get("seed")
        self.after: str = entry.get("after", "")
        """The table of which this is the rematch."""
        self.seats = [Seat(**seat) for seat in entry["seats"]]
        self.series = daily.series_of(self.game, len(self.seats), self.seed)
        """The series that this game belongs to, such as `2026-11-15`, if it is played alone and belongs to one."""
        self.counts: bool = entry.get("counts", False)
        """Whether it was created on the day of its series."""
        self.facts = facts_of(self)

    async def write(self, entry: dict[str, Any], *more: Row) -> None:
        """Writes an entry to disk and applies it. The caller holds the lock."""
        at = int(time.time() * 1000)
        try:
            await self.tables.store.append((ENTRY, (self.id, self.entries, at, body_of(entry))), *more)
        except Conflict:
            self._reload()
            raise Refusal("stale") from None
        self.apply(at, entry)

    def _reload(self) -> None:
        """Reads the log again, after another writer has appended to it."""
        self.entries, self.match, self.next, self.outcome = 0, None, "", None
        self.clock = Clock(self)
        self._read(self.tables.store.log(self.id))
        for viewer in self.viewers:
            self.greet(viewer)
        self.go_on()

    # -- presence ---------------------------------------------------------------------

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        if self.match is None:
            return "open"
        return "over" if self.match.state.over() else "playing"

    def in_use(self) -> bool:
        """Whether it has viewers or work in progress. Such a table must not be evicted, or it would exist twice."""
        return bool(self.viewers or self.driver.busy() or self.race.entries or self.lock.locked())

    def dissolve(self) -> None:
        """Breaks reference cycles so that the table is freed at once: collecting many of them would block all tables."""
        del self.driver, self.race, self.clock

    def has_room(self) -> bool:
        """Whether a seat is open and somebody is connected or was recently."""
        waited = time.time() - self.touched / 1000
        here = waited < WAITING or any([self.is_here(number) for number in range(len(self.seats))])
        return here and self.match is None and any([seat.kind == "open" for seat in self.seats])

    def seat_of(self, guest: str) -> int:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == "person":
                return number
        return SPECTATOR

    def is_here(self, number: int) -> bool:
        """Whether the person in this seat is connected."""
        seat = self.seats[number]
        return seat.kind == "person" and any([viewer.guest == seat.guest for viewer in self.viewers])

    def all_here(self) -> bool:
        return all([self.seats[number].kind == "bot" or self.is_here(number) for number in range(len(self.seats))])

    # -- showing ----------------------------------------------------------------------

    def greet(self, viewer: Viewer) -> None:
        """Sends a viewer the table info and the whole scene."""
        viewer.seat = self.seat_of(viewer.guest)
        self.tell(viewer)
        if self.match is not None:
            viewer.forget()
            self.show(viewer)

    def tell(self, viewer: Viewer) -> None:
        """Sends a viewer the table info."""
        viewer.knows = True
        viewer.send(TableMessage(table=table_info(self, viewer.guest, viewer.lang)))

    def announce(self, but: Viewer | None = None) -> None:
        """Sends the table info to all viewers except one."""
        for viewer in self.viewers:
            if viewer is not but:
                self.tell(viewer)

    async def come(self, viewer: Viewer) -> None:
        """Adds a viewer. A rematch starts when everybody is connected."""
        self.viewers.append(viewer)
        viewer.seat = self.seat_of(viewer.guest)
        if self.game.questions and self.status != "over":
            self.tables.workers.prepare(self.game.name)
        begun = False
        try:
            begun = await self.begin_again()
        finally:
            if not begun:
                self.greet(viewer)
        if viewer.seat >= 0 and not begun:
            self.announce(but=viewer)
            await self._take_back(viewer.seat)

    async def begin_again(self) -> bool:
        """Starts the game if this is a rematch and everybody is connected; returns whether it did."""
        if not self.after or self.status != "open" or not self.all_here():
            return False
        async with self.lock:
            if self.status == "open" and self.all_here():
                await self._begin()
        return self.status != "open"

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if viewer.seat >= 0 and not self.next:
                self.announce()
            if self.status == "over":
                self.tables.put_away(self)

    def show_all(self) -> None:
        for viewer in self.viewers:
            try:
                self.show(viewer)
            except Exception:  # an error in one view must not stop the game
                log.exception("a view of table %s could not be made", self.id)

    def show(self, viewer: Viewer) -> None:
        assert self.match is not None
        note = Note(self.answers_of(viewer.seat), self.can_undo(viewer.seat), self.clock.countdown())
        seen = self.match.state.seen_by(viewer.seat)
        if viewer.plain:
            viewer.show_state(seen, note)
        else:
            viewer.show_scene(seen, self.match, words(self, viewer), note)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can undo. Not after the end: the record is public then, and a rematch may have started."""
        assert self.match is not None
        return self.match.can_undo(seat) and not self.match.state.over()

    def answers_of(self, seat: int) -> int:
        return len(self.given[seat]) if seat >= 0 else 0

    # -- requests of guests --------------------------------------------------------------

    async def sit(self, guest: str, number: int, name: str) -> None:
        async with self.lock:
            name = self.clean_name(name, guest)
            if self.match is not None:
                raise Refusal("started", "seated")
            if not 0 <= number < len(self.seats) or self.seats[number].kind != "open":
                free = ", ".join(str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open")
                raise Refusal("taken", seats=free) if free else Refusal("taken", "full")
            entry = {"t": "sit", "seat": number, "guest": guest, "name": name}
            await self.write(entry, (GUEST, (guest, self.id, int(time.time() * 1000))))
            self._reseat()

    async def stand(self, guest: str) -> None:
        async with self.lock:
            number = self.seat_of(guest)
            if number < 0 or self.match is not None:
                raise Refusal("not-now", "stand")
            await self.write({"t": "seat", "seat": number, "bot": ""})
            self._reseat()

    async def change_seat(self, guest: str, number: int, kind: str) -> None:
        async with self.lock:
            self._only_host(guest)
            if not 0 <= number < len(self.seats) or self.is_here(number):
                raise Refusal("taken", "person")
            bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
            if kind != "open" and bot not in bots.names(self.game):
                raise Refusal("kind", kinds=", ".join(f"bot:{name}" for name in bots.names(self.game)))
            await self.write({"t": "seat", "seat": number, "bot": bot})
            self._reseat()

    async def start(self, guest: str) -> None:
        async with self.lock:
            self._only_host(guest)
            waiting = [str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open"]
            if waiting:
                raise Refusal("seats", "open", seats=", ".join(waiting))
            await self._begin()

    async def move(self, guest: str, move: int | str, at: int) -> None:
        async with self.lock:
            number, match = self._playing(guest)
            state = match.state
            chosen = state.parse(move) if isinstance(move, str) else move
            given = self.given[number]
            if at != len(given):
                if 0 <= at < len(given) and given[at] == chosen:
                    return
                raise Refusal("stale")
            if self.clock.is_late(number):
                raise Refusal("late")
            entered = self.race.of(number)
            if entered is not None and entered.move != chosen:
                raise Refusal("stale")
            raced = await self.act(number, chosen)
        if raced is not None:
            await raced

    async def act(self, seat: int, move: int) -> asyncio.Future[None] | None:
        """Answers, or enters a race with this answer. The caller holds the lock, but not during the race."""
        assert self.match is not None
        self.match.state.check(seat, move)
        if self.match.state.races(move):
            return self.race.enter(seat, move, self.clock.trip_of(seat))
        await self.answer(seat, move)
        return None

    async def undo(self, guest: str, at: int) -> None:
        async with self.lock:
            number, match = self._playing(guest)
            if at == self.answers_of(number) + 1:
                return  # repeated: it is done already
            if at != self.answers_of(number) or not self.can_undo(number):
                raise Refusal("no-undo")
            await self.write({"t": "undo", "seat": number})
            for viewer in self.viewers:
                if viewer.told > len(match.events):
                    viewer.forget()  # log lines cannot be removed by a diff: send the whole scene
            self.show_all()
            self.go_on()

    async def ask(self, viewer: Viewer, question: str) -> None:
        """Answers a question about the position from what the viewer sees."""
        if question not in self.game.questions:
            known = ", ".join(self.game.questions)
            raise Refusal("question", asked=brief(question), known=known) if known else Refusal("question", "no-questions")
        if self.match is None:
            raise Refusal("not-started")
        seq, now, key = viewer.seq, self.entries, (viewer.seat, question, viewer.lang)
        text = self.replies.get(key)
        if text is None:
            seen = self.match.state.seen_by(viewer.seat)
            text = await self.tables.workers.reply(viewer.guest, seen, question, words(self, viewer))
            if self.entries == now:
                self.replies[key] = text
        if not text:
            raise Refusal("not-yours", "watching")
        viewer.send(Answer(question=question, text=text, seq=seq))

    async def stand_in(self, guest: str, number: int, bot: str) -> None:
        """Lets a bot play for an absent person until they return."""
        async with self.lock:
            self._playing(guest)
            if not 0 <= number < len(self.seats) or self.seats[number].kind != "person" or self.is_here(number):
                raise Refusal("here")
            if bot not in bots.names(self.game):
                raise Refusal("kind", kinds=", ".join(bots.names(self.game)))
            await self.write({"t": "stand-in", "seat": number, "bot": bot})
            self.announce()
            self.go_on()

    async def _take_back(self, number: int) -> None:
        async with self.lock:
            if self.seats[number].stand_in:
                await self.write({"t": "stand-in", "seat": number, "bot": ""})
                self.announce()

    async def rematch(self, guest: str) -> str:
        async with self.lock:
            if self.status != "over" or self.seat_of(guest) < 0:
                raise Refusal("not-now", "rematch")
            if not self.next:
                await self.tables.make(self.game, guest, self.seats, self.listed, after=self)
                self.announce()
        return self.next

    # -- internals ---------------------------------------------------------------------

    async def _begin(self) -> None:
        """Starts the game. The caller holds the lock."""
        seed = secrets.randbits(63) if self.seed is None else self.seed
        unlist: list[Row] = [(UNLIST, (self.id,))] if self.listed else []
        await self.write({"t": "start", "seed": seed}, *unlist, *start_rows(self, int(time.time() * 1000)))
        for viewer in self.viewers:
            viewer.seat = self.seat_of(viewer.guest)
        self._say_status()
        self.show_all()
        self.go_on()

    async def answer(self, seat: int, move: int, made: int | None = None) -> None:
        """Writes and applies a legal answer, made now or at an earlier time. The caller holds the lock."""
        assert self.match is not None
        entry = {"t": "move", "seat": seat, "move": self.match.state.text(move)}
        if made is not None:
            entry["made"] = max(made, self.touched)
        await self.write(entry, *self._results_after(seat, move))
        self.show_all()
        if self.match.state.over():
            self._say_status()
        self.go_on()

    def _results_after(self, seat: int, move: int) -> list[Row]:
        """The rows to write with a legal answer: the results, if it ends the game."""
        assert self.match is not None
        if not any([other.kind == "person" for other in self.seats]):
            return []
        end = self.match.state.copy()
        end.take(seat, move)
        return end_rows(self, end, int(time.time() * 1000)) if end.over() else []

    def _say_status(self) -> None:
        """Sends the status to viewers of scenes; a state contains it."""
        for viewer in self.viewers:
            if not (viewer.plain and viewer.knows):
                self.tell(viewer)

    def go_on(self) -> None:
        """Lets the driver continue."""
        if self.match is not None and not self.match.state.over():
            self.driver.go_on(self.match)

    def bot_of(self, number: int) -> str:
        """The bot that plays this seat, or ""."""
        seat = self.seats[number]
        return seat.bot if seat.kind == "bot" else seat.stand_in

    def _reseat(self) -> None:
        for viewer in self.viewers:
            viewer.seat = self.seat_of(viewer.guest)
        self.announce()

    def _only_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refusal("host")
        if self.match is not None:
            raise Refusal("started")

    def _playing(self, guest: str) -> tuple[int, Match]:
        number = self.seat_of(guest)
        if number < 0:
            raise Refusal("not-yours")
        if self.match is None:
            raise Refusal("not-started")
        return number, self.match

    def clean_name(self, name: str, guest: str) -> str:
        """A printable name that nobody else at the table has."""
        clean = printable(name)
        if not clean:
            raise Refusal("name")
        others = [name_of(self, n, guest, "en") for n, seat in enumerate(self.seats) if seat.guest != guest]
        if any(name.casefold() == clean.casefold() for name in others):
            raise Refusal("name-taken", name=clean)
        return clean
