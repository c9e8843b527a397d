"""One table: who sits there, the game they play, and everybody who looks on.

Whatever happens is an entry of the table's log. An entry is checked, written to disk, and only
then carried out and shown; so nothing that anybody has seen can be lost, and the same entries
make the same table again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from posse import bots, catalog
from posse.core.codec import canonical
from posse.core.errors import PosseError
from posse.core.events import Event
from posse.core.record import Match, Record
from posse.core.state import CLOCK, SPECTATOR
from posse.server.minds import MindLost
from posse.server.store import StoreError
from posse.server.views import compact, difference
from posse.texts import Texts, texts

if TYPE_CHECKING:
    from posse.server.hall import Hall

log = logging.getLogger("posse")

LONGEST_NAME = 24
RETRY = 1.0
"""Seconds until a bot or clock tries again after the disk or its process has failed it."""
MOST_LINES = 400
"""Log lines that a whole scene brings along."""


class Refusal(PosseError):
    """What a guest asked for cannot be done; `code` is for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def printable(name: str) -> str:
    """A name without what cannot be shown, and not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].strip()


class Seat:
    """A place at the table: open, a person's, or a bot's."""

    def __init__(self, kind: str, name: str = "", guest: str = "", bot: str = "") -> None:
        self.kind = kind
        self.name = name
        self.guest = guest
        self.bot = bot


class Viewer:
    """One connection, and what it has been sent."""

    def __init__(self, guest: str, outbox: asyncio.Queue[bytes]) -> None:
        self.guest = guest
        self.outbox = outbox
        self.lang = "en"
        self.plain = False
        """Whether it wants states instead of scenes, as programs do."""
        self.seat = SPECTATOR
        self.seq = -1
        self.shown: dict[str, Any] = {}
        self.noted: dict[str, Any] = {}
        """What it was told about its own answers: how many, and whether the last can be taken back."""
        self.told = 0
        """How many of the match's events it has been told of."""

    def send(self, message: dict[str, Any]) -> None:
        self.outbox.put_nowait(msgspec.json.encode(message))


class Table:
    """Made anew from its log whenever the server needs it."""

    def __init__(self, hall: Hall, id: str, log: list[tuple[int, str]]) -> None:
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.thinking: set[int] = set()
        self.timer: tuple[int, asyncio.TimerHandle] | None = None
        self.used = time.monotonic()
        self.entries = 0
        self.started = 0
        self.match: Match | None = None
        self.next = ""
        for at, body in log:
            self.apply(at, msgspec.json.decode(body))

    # -- the log ----------------------------------------------------------------------

    def apply(self, at: int, entry: dict[str, Any]) -> None:
        """Carries out an entry that has been checked."""
        self.entries += 1
        kind = entry["t"]
        if kind == "move":
            assert self.match is not None
            self.match.answer(entry["seat"], entry["move"], at - self.started)
        elif kind == "undo":
            assert self.match is not None
            self.match.undo(entry["seat"])
        elif kind == "made":
            self._make(entry)
        elif kind == "sit":
            if self.seat_of(entry["guest"]) >= 0:
                self.seats[self.seat_of(entry["guest"])] = Seat("open")
            self.seats[entry["seat"]] = Seat("person", entry["name"], entry["guest"])
        elif kind == "seat":
            self.seats[entry["seat"]] = Seat("bot", bot=entry["bot"]) if entry["bot"] else Seat("open")
        elif kind == "start":
            self.started = at
            names = tuple(f"bot:{seat.bot}" if seat.kind == "bot" else seat.name for seat in self.seats)
            self.match = Match(Record(self.game, len(self.seats), entry["seed"], names))
        else:
            self.next = entry["table"]

    def _make(self, entry: dict[str, Any]) -> None:
        self.game = catalog.game(entry["game"], entry["options"])
        self.host: str = entry["host"]
        self.listed: bool = entry["listed"]
        self.seed: int | None = entry.get("seed")
        self.seats = [Seat(**seat) for seat in entry["seats"]]

    async def write(self, entry: dict[str, Any], *more: tuple[str, tuple[object, ...]]) -> None:
        """Makes an entry durable, carries it out and shows it; the caller holds the lock."""
        at = int(time.time() * 1000)
        await self.hall.store.append(self.id, self.entries, at, canonical(entry), *more)
        self.apply(at, entry)

    # -- who is here ------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.state.over() else "playing"

    def has_room(self) -> bool:
        return self.match is None and any(seat.kind == "open" for seat in self.seats)

    def seat_of(self, guest: str) -> int:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == "person":
                return number
        return SPECTATOR

    def about(self, guest: str, lang: str) -> dict[str, Any]:
        """The table as the protocol describes it to this guest."""
        here = {viewer.guest for viewer in self.viewers}
        seats = [
            {"seat": n, "kind": s.kind, "name": self.name_of(n), "bot": s.bot, "connected": s.kind == "bot" or s.guest in here}
            for n, s in enumerate(self.seats)
        ]
        return {
            "id": self.id,
            "game": self.game.name,
            "title": texts(self.game.name, lang)("title"),
            "players": len(self.seats),
            "options": self.game.chosen,
            "status": self.status,
            "listed": self.listed,
            "seats": seats,
            "you": max(-1, self.seat_of(guest)),
            "host": guest == self.host,
            "link": f"/t/{self.id}",
            "next": self.next or None,
        }

    def name_of(self, number: int) -> str:
        seat = self.seats[number]
        if seat.kind == "person":
            return seat.name
        return bots.bot_name(number) if seat.kind == "bot" else ""

    def words(self, viewer: Viewer) -> Texts:
        names = tuple(self.name_of(n) for n in range(len(self.seats)))
        return texts(self.game.name, viewer.lang).to(viewer.seat, names)

    # -- showing ----------------------------------------------------------------------

    def greet(self, viewer: Viewer) -> None:
        """Sends a viewer everything: the table, and the whole scene."""
        viewer.seat = self.seat_of(viewer.guest)
        viewer.send({"t": "table", "table": self.about(viewer.guest, viewer.lang)})
        if self.match is not None:
            viewer.shown = {}
            self.show(viewer)

    def announce(self) -> None:
        """Tells everybody what has changed about the table itself."""
        for viewer in self.viewers:
            viewer.send({"t": "table", "table": self.about(viewer.guest, viewer.lang)})

    def show_all(self) -> None:
        for viewer in self.viewers:
            self.show(viewer)

    def show(self, viewer: Viewer) -> None:
        """Sends what is new to a viewer, if anything is."""
        match = self.match
        assert match is not None
        seen = match.state.seen_by(viewer.seat)
        message: dict[str, Any] = {"at": self.answers_of(viewer.seat), "undo": self.can_undo(viewer.seat)}
        if viewer.plain:
            data = {"state": seen.to_data(), "options": seen.options(viewer.seat), "waiting": seen.waiting(), "over": seen.over()}
            if data == viewer.shown and message == viewer.noted:
                return
            viewer.shown, viewer.noted = data, message
            viewer.seq += 1
            viewer.send({"t": "state", "seq": viewer.seq, **message, **data})
            return
        say = self.words(viewer)
        scene = compact(match.state.game.scene(seen, say))
        for option in scene["options"]:
            option["verb"] = self.game.moves.texts[option["move"]].split()[0]
        first = not viewer.shown
        new = [event for event in match.events[0 if first else viewer.told :] if event.reaches(viewer.seat)]
        viewer.told = len(match.events)
        diff = scene if first else difference(viewer.shown, scene)
        if not first and not diff and not new and message == viewer.noted:
            return
        viewer.seq += 1
        viewer.shown, viewer.noted = scene, message
        lines = self.lines(new, say)
        if first:
            viewer.send({"t": "scene", "seq": viewer.seq, **message, "scene": scene, "log": lines[-MOST_LINES:]})
            return
        happened = [{"kind": event.kind, "seat": event.seat, "args": event.args} for event in new]
        parts = {"from": viewer.seq - 1, "diff": diff, "log": lines, "events": happened}
        viewer.send({"t": "diff", "seq": viewer.seq, **message, **parts})

    def lines(self, events: list[Event], say: Texts) -> list[dict[str, Any]]:
        worded = [(event, self.game.describe(event, say)) for event in events]
        return [{"text": text, "kind": event.kind, "seat": event.seat} for event, text in worded if text]

    def can_undo(self, seat: int) -> bool:
        """A game that is over stays over: its record is open to all, and a rematch may have begun."""
        assert self.match is not None
        return self.match.can_undo(seat) and not self.match.state.over()

    def answers_of(self, seat: int) -> int:
        assert self.match is not None
        return sum([answer[0] == seat for answer in self.match.record.answers]) if seat >= 0 else 0

    # -- what a guest may ask ------------------------------------------------------------

    async def sit(self, guest: str, number: int, name: str) -> None:
        async with self.lock:
            name = self.clean_name(name, guest)
            if self.match is not None:
                raise Refusal("started", "the game has started: you can watch it, or make a table of your own")
            if not 0 <= number < len(self.seats) or self.seats[number].kind != "open":
                free = ", ".join(str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open")
                raise Refusal("taken", f"this seat is taken; free seats: {free or 'none, but you can watch'}")
            await self.write({"t": "sit", "seat": number, "guest": guest, "name": name}, self.hall.remember(guest, self.id))
            self._reseat()

    async def stand(self, guest: str) -> None:
        async with self.lock:
            number = self.seat_of(guest)
            if number < 0 or self.match is not None:
                raise Refusal("not-now", "you can leave a seat only before the game starts")
            await self.write({"t": "seat", "seat": number, "bot": ""})
            self._reseat()

    async def change_seat(self, guest: str, number: int, kind: str) -> None:
        async with self.lock:
            self._only_host(guest)
            if not 0 <= number < len(self.seats) or self.seats[number].kind == "person":
                raise Refusal("taken", "this seat is a person's: only they can leave it")
            bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
            if kind != "open" and bot not in bots.names(self.game):
                raise Refusal("kind", f"a seat can be open or {', '.join('bot:' + name for name in bots.names(self.game))}")
            await self.write({"t": "seat", "seat": number, "bot": bot})
            self._reseat()

    async def start(self, guest: str) -> None:
        async with self.lock:
            self._only_host(guest)
            waiting = [str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open"]
            if waiting:
                raise Refusal("seats", f"seat {', '.join(waiting)} is still open: invite somebody, or give it to a bot")
            seed = secrets.randbits(63) if self.seed is None else self.seed
            await self.write({"t": "start", "seed": seed}, ("DELETE FROM listed WHERE tab = ?", (self.id,)))
            self._reseat()
            self.show_all()
            self.go_on()

    async def move(self, guest: str, move: int | str, at: int) -> None:
        async with self.lock:
            number, match = self._playing(guest)
            state = match.state
            chosen = state.parse(move) if isinstance(move, str) else move
            given = [answer for answer in match.record.answers if answer[0] == number]
            if at != len(given):
                if 0 <= at < len(given) and given[at][1] == chosen:
                    return
                raise Refusal("stale", "the table has moved on: look again before you choose")
            await self._answer(number, chosen)

    async def undo(self, guest: str, at: int) -> None:
        async with self.lock:
            number, match = self._playing(guest)
            if at != self.answers_of(number) or not self.can_undo(number):
                raise Refusal("no-undo", "this cannot be taken back: something was revealed, drawn, or done by another player")
            await self.write({"t": "undo", "seat": number})
            for viewer in self.viewers:
                if viewer.told > len(match.events):
                    viewer.shown = {}  # a log has no way back: it comes anew, with the whole scene
            self.show_all()
            self.go_on()

    async def rematch(self, guest: str) -> str:
        async with self.lock:
            if self.status != "over" or self.seat_of(guest) < 0:
                raise Refusal("not-now", "a rematch is for those who have played this game to its end")
            if not self.next:
                again = await self.hall.make(self.game, guest, self.seats, self.listed)
                await self.write({"t": "next", "table": again.id})
                self.announce()
        return self.next

    # -- inside ------------------------------------------------------------------------

    async def _answer(self, seat: int, move: int) -> None:
        """Writes and carries out an answer, if it is legal; the caller holds the lock."""
        assert self.match is not None
        self.match.state.check(seat, move)
        await self.write({"t": "move", "seat": seat, "move": move})
        self.show_all()
        if self.match.state.over():
            self.announce()
        self.go_on()

    def go_on(self) -> None:
        """Lets bots think and the clock run."""
        match = self.match
        if match is None or match.state.over():
            return
        for seat in match.state.waiting():
            if self.seats[seat].kind == "bot" and seat not in self.thinking:
                self.thinking.add(seat)
                self.hall.spawn(self._think(seat))
        due = match.state.deadline()
        if self.timer is not None and (due is None or due.key != self.timer[0]):
            self.timer[1].cancel()
            self.timer = None
        if due is not None and self.timer is None:
            later = asyncio.get_running_loop().call_later(due.seconds, lambda: self.hall.spawn(self._time_is_up(due.key)))
            self.timer = (due.key, later)

    async def _think(self, seat: int) -> None:
        """A bot chooses from what it sees; if the table has moved on meanwhile, it thinks again."""
        try:
            while self.match is not None and seat in self.match.state.waiting():
                match = self.match
                answers = self.answers_of(seat)
                seed = match.record.seed ^ len(match.record.answers) + 1
                begun = time.monotonic()
                move = await self.hall.minds.choose(match.state.seen_by(seat), seat, self.seats[seat].bot, seed)
                await asyncio.sleep(max(0.0, self.hall.pace - (time.monotonic() - begun)))
                async with self.lock:
                    if self.answers_of(seat) == answers and move in match.state.options(seat):
                        await self._answer(seat, move)
        except (StoreError, MindLost) as error:
            log.warning("a bot tries again soon: %s", error)
            asyncio.get_running_loop().call_later(RETRY, self.go_on)
        finally:
            self.thinking.discard(seat)

    async def _time_is_up(self, key: int) -> None:
        async with self.lock:
            due = self.match.state.deadline() if self.match is not None else None
            self.timer = None
            if due is not None and due.key == key:
                try:
                    await self._answer(CLOCK, due.move)
                except StoreError as error:
                    log.warning("the clock tries again soon: %s", error)
                    asyncio.get_running_loop().call_later(RETRY, self.go_on)

    def _reseat(self) -> None:
        for viewer in self.viewers:
            viewer.seat = self.seat_of(viewer.guest)
        self.announce()

    def _only_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refusal("host", "only the one who made the table can do this")
        if self.match is not None:
            raise Refusal("started", "the game has started already")

    def _playing(self, guest: str) -> tuple[int, Match]:
        number = self.seat_of(guest)
        if number < 0:
            raise Refusal("not-yours", "you are watching: only those who sit at the table can move")
        if self.match is None:
            raise Refusal("not-started", "the game has not started yet")
        return number, self.match

    def clean_name(self, name: str, guest: str) -> str:
        """A name that can be shown, and that nobody else at the table has."""
        clean = printable(name)
        if not clean:
            raise Refusal("name", "please give a name, with at least one letter")
        others = [self.name_of(n) for n, seat in enumerate(self.seats) if seat.guest != guest]
        if any(name.casefold() == clean.casefold() for name in others):
            raise Refusal("name-taken", f"somebody here is called {clean} already: please take another name")
        return clean
