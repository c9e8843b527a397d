"""A match between bots and people at one keyboard: turns, news, saving. Does no terminal I/O."""

from __future__ import annotations

import os
import time
import unicodedata
from pathlib import Path

from posse.bots import BOT_NAMES, bot, look
from posse.core.events import Event
from posse.core.record import Match, Record
from posse.core.rng import MASK_64, Rng
from posse.core.scene import Scene
from posse.core.state import CLOCK, SPECTATOR, State
from posse.terminal.console import LOOK
from posse.texts import Texts, texts

BOT = "bot:"
"""Prefix of a bot's name in the seats of a record."""
LONGEST_NAME = 16


class Session:
    """A match in which bots move by themselves and people answer one after another."""

    def __init__(self, record: Record, lang: str) -> None:
        self.match = Match(record)
        self.bots = {seat: bot(record.game, name[len(BOT) :]) for seat, name in enumerate(record.seats) if name.startswith(BOT)}
        self.humans = [seat for seat in range(record.players) if seat not in self.bots]
        self.words = texts(record.game.name, lang)
        self.names = player_names(self.words, record.seats)
        self.read = dict.fromkeys((*range(record.players), SPECTATOR), len(self.match.events))
        """The number of events that each viewer has seen."""
        self.last = SPECTATOR
        """The seat that answered last."""
        game = record.game
        self.timed = any(game.chosen[name] != value for name, value in game.untimed.items())
        """Whether it is played against the clock."""
        self.asked: dict[int, float] = {}
        """Since when each seat has had to choose."""
        self.clock = (-1, 0.0)
        """The key of the running countdown and when it started."""
        self.start = time.monotonic() - (record.answers[-1][2] / 1000 if record.answers else 0)

    @property
    def record(self) -> Record:
        return self.match.record

    @property
    def state(self) -> State:
        return self.match.state

    def turn(self) -> int | None:
        """Lets the bots move, and time pass; returns the person who must choose, or None when the game is over."""
        while not self.state.over():
            if self.pass_time():
                continue
            people = [seat for seat in self.state.waiting() if seat in self.humans]
            if people:
                return self.last if self.last in people else people[0]
            time.sleep(LOOK)
        return None

    def pass_time(self) -> bool:
        """Lets a bot move that wants to, or the clock if its time has come; returns whether anything has happened."""
        if self.is_late():
            self.time_is_up()
            return True
        waiting, now = self.state.waiting(), time.monotonic()
        self.asked = {seat: self.asked.get(seat, now) for seat in waiting}
        for seat in waiting:
            if seat in self.bots:
                move = self._choose(seat, now - self.asked[seat])
                if not self.timed or move in self.state.options(seat):
                    self.answer(seat, move)
                    return True
        return False

    def _choose(self, seat: int, seconds: float) -> int:
        """A bot's move; one that is not legal means to wait."""
        bot, seen = self.bots[seat], self.state.seen_by(seat)
        return look(bot, seen, seat, self._chance(), seconds) if self.timed else bot(seen, seat, self._chance())

    def is_late(self) -> bool:
        """Whether a countdown has ended."""
        left = self.left()
        return left is not None and left <= 0.0

    def answer(self, seat: int, move: int) -> None:
        self.match.answer(seat, move, int((time.monotonic() - self.start) * 1000))
        self.last = seat

    def left(self) -> float | None:
        """Seconds until the countdown ends, which starts with the first call; None if there is none."""
        due = self.state.deadline()
        if due is None:
            return None
        if self.clock[0] != due.key:
            self.clock = (due.key, time.monotonic())
        return due.seconds - (time.monotonic() - self.clock[1])

    def time_is_up(self) -> None:
        due = self.state.deadline()
        assert due is not None
        last = self.last
        self.answer(CLOCK, due.move)
        self.last = last

    def undo(self, seat: int) -> bool:
        """Undoes the last answer if the match allows it to this seat; returns whether it did."""
        if not self.match.can_undo(seat):
            return False
        self.match.undo(seat)
        self.read = {viewer: min(told, len(self.match.events)) for viewer, told in self.read.items()}
        return True

    def scene(self, viewer: int) -> Scene:
        return self.record.game.scene(self.state.seen_by(viewer), self.say(viewer))

    def reply(self, viewer: int, question: str) -> str:
        """The game's answer to a question about the position, computed from what this viewer sees."""
        return self.record.game.reply(self.state.seen_by(viewer), question, self.say(viewer))

    def say(self, viewer: int) -> Texts:
        return self.words.to(viewer, self.names)

    def news(self, viewer: int) -> list[tuple[Event, str]]:
        """The events since the last call for this viewer."""
        told, self.read[viewer] = self.read[viewer], len(self.match.events)
        return self._describe(self.match.events[told:], viewer)

    def log(self, viewer: int) -> list[tuple[Event, str]]:
        """All events that this viewer has seen."""
        return self._describe(self.match.events[: self.read[viewer]], viewer)

    def save(self, path: Path) -> None:
        """Writes the record atomically."""
        part = path.with_name(f".{path.name}.part")
        try:
            part.write_text(self.record.to_json(), encoding="utf-8")
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)

    def _describe(self, events: list[Event], viewer: int) -> list[tuple[Event, str]]:
        say, game = self.say(viewer), self.record.game
        lines = [(event, game.describe(event, say)) for event in events if event.reaches(viewer)]
        return [(event, line) for event, line in lines if line]

    def _chance(self) -> Rng:
        """A bot's generator, seeded from the record, so that a resumed game continues the same way."""
        return Rng.seeded((self.record.seed ^ (len(self.record.answers) + 1) * 0xD6E8FEB86659FD93) & MASK_64)


def player_names(say: Texts, seats: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the seats: people by their own names, bots by default names that no person has."""
    names = ["" if entry.startswith(BOT) else person_name(say, seat, entry) for seat, entry in enumerate(seats)]
    for seat, name in enumerate(names):
        ours = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES
        names[seat] = name or next((bot for bot in ours if bot not in names), ours[0])
    return tuple(names)


def person_name(say: Texts, seat: int, entry: str) -> str:
    shown = shown_name(entry)
    return shown if shown and entry != f"player {seat + 1}" else say.common("player", number=seat + 1)


def shown_name(entry: str) -> str:
    """A name, escaped and shortened."""
    return "".join(c for c in entry if unicodedata.category(c)[0] != "C").strip()[:LONGEST_NAME]
