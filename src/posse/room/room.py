"""One table without I/O: who sits where, its game, its clock and its races.

A request is turned into a `Plan`: an entry for the log and what follows from it. Whoever drives the room writes
the entry, then applies the plan; entries that others have written are planned and applied in the same way. Nothing
changes before. Time is an argument, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from posse import bots
from posse.core.choice import Deadline
from posse.core.codec import canonical
from posse.core.errors import RecordError
from posse.core.record import Match, Record, Step
from posse.core.state import CLOCK, SPECTATOR, State
from posse.room import entries, races
from posse.room.changes import about_of, ended, game_of, names_in_record, persons, plays, reseated, status_of
from posse.room.entries import Entry, Made, Move, Press, Seat
from posse.room.errors import Refusal
from posse.room.messages import TableInfo
from posse.room.names import printable
from posse.room.summary import About, Result, Status, Summary
from posse.room.table_info import seat_name, table_info
from posse.texts import LANGUAGES, Texts, texts

AWAY = 20_000
"""Milliseconds for which a person must be absent before a bot may play for them."""


MOST_UNDONE = 1000
"""How many moves can be undone at a table: its log has them all, and is read when it is opened."""


class Plan(NamedTuple):
    """An entry, and the room after it."""

    at: int
    entry: Entry
    about: About
    state: State | None
    """The position."""
    step: Step | None = None
    match: Match | None = None
    """The new game, if it begins."""


class Countdown(NamedTuple):
    """The running countdown."""

    key: int
    since: int
    """When it began, in milliseconds. It is computed from there, so it goes on after a restart."""


class Room:
    """A table, built from the entries of its log."""

    def __init__(self, id: str, log: Iterable[tuple[int, Entry]], now: int) -> None:
        self.id = id
        self.number = 0
        """The number of entries so far."""
        self.shown = 0
        """The number of those that anybody may see: a press is hidden until its race is decided."""
        self.touched = 0
        """When the last one was written."""
        self.match: Match | None = None
        self.given: list[list[int]] = []
        """The moves that each seat has made."""
        self.undone = 0
        self.presses: list[tuple[int, Press]] = []
        """The moves in a race that is not yet decided, each with the time at which it was written."""
        self.countdown: Countdown | None = None
        self.asked: dict[int, int] = {}
        """Since when each seat has had to choose, in milliseconds, whatever it has done meanwhile."""
        self.here: dict[str, float] = {}
        """The guests who are connected, with their round-trip time in seconds."""
        self.left: dict[str, int] = {}
        """When guests who were connected left."""
        self.opened = now
        self.spread = 0.0
        """Seconds that a move may need to arrive from another process of the server."""
        self.revision = 0
        """Changes with everything that a table's info tells: seats, status, who is connected."""
        self.worded: dict[tuple[int, str], Texts] = {}
        for at, entry in log:
            if self.number == 0:
                self._make(at, entry)
            else:
                self.apply(self.plan(at, entry))

    # -- entries ----------------------------------------------------------------------

    def _make(self, at: int, entry: Entry) -> None:
        """Begins with the first entry."""
        if not isinstance(entry, Made):
            raise RecordError("a table's log begins with the making of it")
        self.game = game_of(entry)
        self.seed = entry.seed
        self._set_about(about_of(entry, self.game, at))
        self.number, self.shown, self.touched = 1, 1, at

    def plan(self, at: int, entry: Entry) -> Plan:
        """What follows from an entry. A move must be legal."""
        about, state, step, match = self.about, self.match.state if self.match is not None else None, None, None
        if isinstance(entry, Move):
            step = self._step(entry)
            state = step.state
            about = ended(about, state) if state.over() else about
        elif isinstance(entry, entries.Undo):
            state = self._playing_match().trail[-1][0]
        elif isinstance(entry, entries.Start):
            match = Match(Record(self.game, len(self.seats), entry.seed, names_in_record(self.seats)))
            about, state = msgspec.structs.replace(about, started=at), match.state
        elif not isinstance(entry, Press):
            about = reseated(about, entry)
        return Plan(at, entry, about, state, step, match)

    def _step(self, entry: Move) -> Step:
        match = self._playing_match()
        move = match.state.parse(entry.move)
        match.state.check(entry.seat, move)
        return match.step(entry.seat, move)

    def _playing_match(self) -> Match:
        if self.match is None:
            raise RecordError("the game has not begun")
        return self.match

    def apply(self, plan: Plan) -> None:
        """Makes the entry part of the room, once it has been written."""
        entry, match = plan.entry, self.match
        if plan.match is not None:
            self.match, self.given = plan.match, [[] for _ in self.seats]
        elif plan.step is not None and match is not None and isinstance(entry, Move):
            match.accept(plan.step, (entry.made or plan.at) - self.about.started)
            if entry.seat >= 0:
                self.given[entry.seat].append(plan.step.move)
        elif isinstance(entry, entries.Undo) and match is not None:
            match.undo(entry.seat)
            self.given[entry.seat].pop()
            self.undone += 1
        elif isinstance(entry, Press):
            self.presses.append((plan.at, entry))
        self.number += 1
        self.shown += not isinstance(entry, Press)
        self.touched = plan.at
        if plan.about is not self.about or plan.match is not None:
            self._set_about(plan.about)
        if self.presses and not isinstance(entry, Press):
            self.presses = [(at, press) for at, press in self.presses if self._stands(press, entry)]
        self._note_countdown(plan.at)
        waiting = plan.state.waiting() if plan.state is not None else []
        self.asked = {seat: self.asked.get(seat, plan.at) for seat in waiting}

    def _stands(self, press: Press, after: Entry) -> bool:
        """Whether a move in a race is still to be decided after an entry."""
        assert self.match is not None
        answered = isinstance(after, Move) and after.seat == press.seat
        return not answered and self.match.state.parse(press.move) in self.match.state.options(press.seat)

    def _note_countdown(self, at: int) -> None:
        """Starts another countdown if an entry at this time has caused one."""
        due = self.deadline()
        if due is None:
            self.countdown = None
        elif self.countdown is None or due.key != self.countdown.key:
            self.countdown = Countdown(due.key, at)

    def _set_about(self, about: About) -> None:
        self.about = about
        self.text_of_about = ""
        self.revision += 1
        self.worded.clear()

    # -- the row in lists -----------------------------------------------------------------

    def summary(self, plan: Plan) -> Summary:
        """The row of this table after a plan."""
        about, state = plan.about, plan.state
        status = status_of(state)
        if about is not self.about:
            text = msgspec.json.encode(about).decode()
        else:
            text = self.text_of_about = self.text_of_about or msgspec.json.encode(about).decode()
        waiting = state.waiting() if state is not None else []
        people = [str(seat) for seat in waiting if not plays(about.seats[seat])]
        due = self._due_after(plan, len(people) < len(waiting))
        listed = about.listed and status == "open"
        return Summary(
            self.id, about.game, status, listed, about.host, about.made, plan.at, self.number + 1, due, ",".join(people), text
        )

    def first_summary(self) -> Summary:
        """The row of this table when it has just been made."""
        about = self.about
        text = msgspec.json.encode(about).decode()
        return Summary(self.id, about.game, "open", about.listed, about.host, about.made, about.made, 1, None, "", text)

    def _due_after(self, plan: Plan, bots_wait: bool) -> int | None:
        if bots_wait or isinstance(plan.entry, Press):
            return plan.at
        due = plan.state.deadline() if plan.state is not None else None
        if due is None:
            return None
        same = self.countdown is not None and self.countdown.key == due.key
        return (self.countdown.since if same and self.countdown is not None else plan.at) + int(due.seconds * 1000)

    def results(self, plan: Plan) -> tuple[Result, ...]:
        """The results to write with a plan: a row for a game of a series that starts, and the result of any game that ends."""
        about, state = plan.about, plan.state
        if plan.match is not None and about.series:
            return tuple([self._result(about, seat, None) for seat in persons(about)])
        if plan.step is not None and state is not None and state.over():
            return tuple([self._result(about, seat, plan) for seat in persons(about)])
        return ()

    def _result(self, about: About, seat: int, end: Plan | None) -> Result:
        game, guest = self.game, about.seats[seat].guest
        seed = "" if self.seed is None else str(self.seed)  # may exceed the integers of a database
        place, score, lines, ended = None, 0, "{}", None
        if end is not None and end.state is not None:
            place, score, ended = about.places[seat], about.scores[seat], end.at
            shown = {lang: game.scene(end.state.seen_by(seat), self.words(seat, lang)).share for lang in LANGUAGES}
            lines = msgspec.json.encode(shown).decode()
        return Result(
            guest,
            game.name,
            self.id,
            len(about.seats),
            canonical(game.chosen),
            seed,
            about.series,
            about.counts,
            place,
            score,
            lines,
            about.started,
            ended,
        )

    # -- what is known --------------------------------------------------------------------

    @property
    def seats(self) -> list[Seat]:
        return self.about.seats

    @property
    def status(self) -> Status:
        return status_of(self.match.state if self.match is not None else None)

    def seat_of(self, guest: str) -> int:
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == "person":
                return number
        return SPECTATOR

    def is_here(self, number: int) -> bool:
        """Whether the person in this seat is connected."""
        seat = self.seats[number]
        return seat.kind == "person" and seat.guest in self.here

    def all_here(self) -> bool:
        return all([seat.kind == "bot" or self.is_here(number) for number, seat in enumerate(self.seats)])

    def answers_of(self, seat: int) -> int:
        return len(self.given[seat]) if seat >= 0 and self.given else 0

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can undo. Not after the end: the record is public then, and a rematch may have started."""
        match = self.match
        return match is not None and match.can_undo(seat) and not match.state.over() and not self.presses

    def bot_of(self, number: int) -> str:
        """The bot that plays this seat, or ""."""
        return plays(self.seats[number])

    def bots_to_move(self) -> list[int]:
        """The seats whose bots have to choose."""
        waiting = self.match.state.waiting() if self.match is not None else []
        return [seat for seat in waiting if self.bot_of(seat) and self.press_of(seat) is None]

    def words(self, seat: int, lang: str) -> Texts:
        """The game's texts for a reader, with the names of this table."""
        found = self.worded.get((seat, lang))
        if found is None:
            names = tuple([seat_name(number, other, seat, lang) for number, other in enumerate(self.seats)])
            found = self.worded[seat, lang] = texts(self.game.name, lang).to(seat, names)
        return found

    def info(self, guest: str, lang: str, now: int) -> TableInfo:
        """The table as this guest sees it."""
        away = [seat.guest for seat in self.seats if seat.kind == "person" and seat.guest not in self.here]
        waits = {other: self.seconds_to_stand_in(other, now) for other in away}
        return table_info(self.id, self.about, self.status, self.here, guest, lang, waits)

    def seconds_to_stand_in(self, guest: str, now: int) -> int:
        """Seconds until a bot may play for a person who is not connected."""
        return max(0, AWAY - (now - self.left.get(guest, self.opened)) + 999) // 1000

    # -- presence ---------------------------------------------------------------------------

    def set_here(self, guests: dict[str, float], now: int) -> None:
        """Tells who is connected, with their round-trip times in seconds."""
        seated = {seat.guest for seat in self.seats if seat.kind == "person"}
        for guest in seated & self.here.keys() - guests.keys():
            self.left[guest] = now
        if seated & self.here.keys() != seated & guests.keys():
            self.revision += 1
        self.here = guests

    def trip_of(self, seat: int) -> float:
        """The round-trip time of a seat in seconds; 0 if unknown."""
        return self.here.get(self.seats[seat].guest, 0.0) if seat >= 0 else 0.0

    # -- time -----------------------------------------------------------------------------

    def deadline(self) -> Deadline | None:
        return self.match.state.deadline() if self.match is not None else None

    def seconds_left(self, due: Deadline, now: int) -> float:
        """Seconds until the countdown reaches 0."""
        assert self.countdown is not None
        return due.seconds - (now - self.countdown.since) / 1000

    def seconds_asked(self, seat: int, now: int) -> float:
        """For how many seconds a seat has had to choose."""
        return (now - self.asked.get(seat, now)) / 1000

    def is_late(self, seat: int, now: int) -> bool:
        """Whether the countdown has ended on this seat's screen (SB-R90)."""
        due = self.deadline()
        return due is not None and self.seconds_left(due, now) < -min(self.trip_of(seat) / 2, due.grace)

    def _grace(self, due: Deadline) -> float:
        """Seconds after 0 in which answers made before 0 may still arrive."""
        trips = [min(self.trip_of(seat) / 2, due.grace) for seat in range(len(self.seats))]
        return max(trips, default=0.0)

    def wake_at(self) -> int | None:
        """When `tick` has something to do, in milliseconds; None if only a request changes anything."""
        if self.presses:
            return races.end(self)
        due = self.deadline()
        if due is None or self.countdown is None:
            return None
        return self.countdown.since + round((due.seconds + self._grace(due)) * 1000)

    def tick(self, now: int) -> Plan | None:
        """What happens by itself: the next move of a race that is decided, or the clock's answer."""
        wake = self.wake_at()
        if wake is None or now < wake:
            return None
        if self.presses:
            press = races.first(self)
            return self.plan(now, Move(seat=press.seat, move=press.move, made=max(press.made, self._before_race())))
        due = self.deadline()
        assert due is not None
        return self.plan(now, Move(seat=CLOCK, move=self.game.moves.text(due.move)))

    def _before_race(self) -> int:
        """The time of the last answer, before which no move in the race can have been made."""
        answers = self._playing_match().record.answers
        return self.about.started + (answers[-1][2] if answers else 0)

    def press_of(self, seat: int) -> Press | None:
        return next((press for _, press in self.presses if press.seat == seat), None)

    # -- requests: each returns a plan, or None if it is done already -----------------------

    def sit(self, guest: str, number: int, name: str, now: int) -> Plan:
        name = self.clean_name(name, guest)
        if self.match is not None:
            raise Refusal("started", "seated")
        if not 0 <= number < len(self.seats) or self.seats[number].kind != "open":
            free = ", ".join([str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open"])
            raise Refusal("taken", seats=free) if free else Refusal("taken", "full")
        return self.plan(now, entries.Sit(seat=number, guest=guest, name=name))

    def stand(self, guest: str, now: int) -> Plan:
        number = self.seat_of(guest)
        if number < 0 or self.match is not None:
            raise Refusal("not-now", "stand")
        return self.plan(now, entries.Reseat(seat=number))

    def change_seat(self, guest: str, number: int, kind: str, now: int) -> Plan:
        self._only_host(guest)
        if not 0 <= number < len(self.seats) or self.is_here(number):
            raise Refusal("taken", "person")
        bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        if kind != "open" and bot not in bots.names(self.game):
            raise Refusal("kind", kinds=", ".join(f"bot:{name}" for name in bots.names(self.game)))
        if kind == "open" and self.seed is not None:
            raise Refusal("seed", "seed-alone")
        if bot and all([seat.kind == "bot" for n, seat in enumerate(self.seats) if n != number]):
            raise Refusal("kind", "only-bots")
        if bot and any([seat.name.casefold() == bots.bot_name(number).casefold() for seat in self.seats]):
            raise Refusal("name-taken", name=bots.bot_name(number))
        return self.plan(now, entries.Reseat(seat=number, bot=bot))

    def start(self, guest: str, seed: int, now: int) -> Plan:
        """The host starts; `seed` is used if the table has none of its own."""
        self._only_host(guest)
        waiting = [str(n + 1) for n, seat in enumerate(self.seats) if seat.kind == "open"]
        if waiting:
            raise Refusal("seats", "open", seats=", ".join(waiting))
        return self.begin(seed, now)

    def start_rematch(self, seed: int, now: int) -> Plan | None:
        """A rematch starts by itself when everybody has come."""
        if self.about.after and self.match is None and self.all_here():
            return self.begin(seed, now)
        return None

    def begin(self, seed: int, now: int) -> Plan:
        return self.plan(now, entries.Start(seed=seed if self.seed is None else self.seed))

    def move(self, guest: str, move: int | str, at: int, now: int, arrived: int | None = None) -> Plan | None:
        """A person's move; `at` is the number of answers that they have given before, `arrived` the time at which it came."""
        seat, match = self._playing(guest)
        chosen = match.state.parse(move) if isinstance(move, str) else move
        given = self.given[seat]
        if at != len(given):
            if 0 <= at < len(given) and given[at] == chosen:
                return None
            raise Refusal("stale")
        pressed = self.press_of(seat)
        if pressed is not None:
            if match.state.parse(pressed.move) == chosen:
                return None
            raise Refusal("stale")
        if self.is_late(seat, now if arrived is None else arrived):
            raise Refusal("late")
        return self.act(seat, chosen, now, now if arrived is None else arrived)

    def act(self, seat: int, move: int, now: int, arrived: int) -> Plan:
        """A move, or the entry into a race with it."""
        match = self._playing_match()
        match.state.check(seat, move)
        if match.state.races(move):
            made = arrived - round(min(self.trip_of(seat) / 2, races.MOST) * 1000)
            return self.plan(now, Press(seat=seat, move=match.state.text(move), made=made))
        return self.plan(now, Move(seat=seat, move=match.state.text(move)))

    def bot_move(self, seat: int, bot: str, answers: int, move: int, now: int) -> Plan | None:
        """The move that a bot chose after so many answers of its seat, if it can still be made."""
        match = self.match
        if match is None or self.bot_of(seat) != bot or self.answers_of(seat) != answers or self.press_of(seat) is not None:
            return None
        if move not in match.state.options(seat) or self.is_late(seat, now):
            return None
        return self.act(seat, move, now, now)

    def undo(self, guest: str, at: int, now: int) -> Plan | None:
        seat, _ = self._playing(guest)
        if at == self.answers_of(seat) + 1:
            return None
        if at != self.answers_of(seat) or not self.can_undo(seat):
            raise Refusal("no-undo")
        if self.undone >= MOST_UNDONE:
            raise Refusal("no-undo", "undone", most=MOST_UNDONE)
        return self.plan(now, entries.Undo(seat=seat))

    def stand_in(self, guest: str, number: int, bot: str, now: int) -> Plan:
        """Lets a bot play for a person who has been absent for a while, until they return."""
        self._playing(guest)
        if not 0 <= number < len(self.seats) or self.seats[number].kind != "person" or self.is_here(number):
            raise Refusal("here")
        wait = self.seconds_to_stand_in(self.seats[number].guest, now)
        if wait:
            raise Refusal("here", "away", seconds=wait)
        if bot not in bots.names(self.game):
            raise Refusal("kind", kinds=", ".join(bots.names(self.game)))
        return self.plan(now, entries.StandIn(seat=number, bot=bot))

    def leave(self, guest: str, now: int) -> Plan:
        """Lets a bot play for a person who wants to go, until they return."""
        number, match = self._playing(guest)
        if match.state.over():
            raise Refusal("not-now", "leave")
        return self.plan(now, entries.StandIn(seat=number, bot=bots.names(self.game)[0]))

    def take_back(self, guest: str, now: int) -> Plan | None:
        """Ends the play of a bot for a person who has returned."""
        number = self.seat_of(guest)
        if number < 0 or not self.seats[number].stand_in:
            return None
        return self.plan(now, entries.StandIn(seat=number))

    def rematch(self, guest: str, table: str, now: int) -> Plan | None:
        """Names the table of the rematch; None if there is one already."""
        if self.status != "over" or self.seat_of(guest) < 0:
            raise Refusal("not-now", "rematch")
        return None if self.about.next else self.plan(now, entries.Next(table=table))

    # -- checks -----------------------------------------------------------------------------

    def _only_host(self, guest: str) -> None:
        if guest != self.about.host:
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
        others = [seat_name(n, seat, SPECTATOR, "en") for n, seat in enumerate(self.seats) if seat.guest != guest]
        if any(name.casefold() == clean.casefold() for name in others):
            raise Refusal("name-taken", name=clean)
        return clean
