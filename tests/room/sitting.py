"""People at a room, with a clock that a test moves. Entries go into a list instead of a log."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from posse import catalog
from posse.core.errors import IllegalMove
from posse.core.game import Game
from posse.core.state import State
from posse.room import entries
from posse.room.entries import Entry, Made, Seat
from posse.room.errors import Refusal
from posse.room.room import Plan, Room
from posse.room.summary import Result, Summary
from posse.room.views import Viewer, Views

NAMES = ("ada", "bob", "cleo", "dan", "eve", "fay", "gus", "hal")
BEGUN = 1_000_000


class Sitting:
    """A room, its log and its viewers."""

    def __init__(self, game: Game | str, *seats: Seat | int, trips: tuple[float, ...] = (), **more: Any) -> None:
        self.game = catalog.game(game) if isinstance(game, str) else game
        self.now = BEGUN
        people = [Seat("person", name.title(), name) for name in NAMES[: seats[0]]] if isinstance(seats[0], int) else seats
        made = Made(**self.game.to_data(), host="ada", seats=[seat for seat in people if isinstance(seat, Seat)], **more)
        self.log: list[tuple[int, Entry]] = [(self.now, made)]
        self.room = Room("table", self.log, self.now)
        self.views = Views(self.room)
        self.summaries: list[Summary] = [self.room.first_summary()]
        self.results: list[Result] = []
        self.viewers = [Viewer(name) for name in NAMES[: len(self.room.seats)]]
        self.sent: list[list[dict[str, Any]]] = [[] for _ in self.viewers]
        self.come(*(trips or [0.0] * len(self.viewers)))

    def come(self, *trips: float) -> None:
        """Connects everybody, with these round-trip times."""
        self.room.set_here(dict(zip(NAMES, trips, strict=False)), self.now)

    @property
    def state(self) -> Any:
        assert self.room.match is not None
        return self.room.match.state

    def do(self, plan: Plan | None) -> None:
        """Writes and applies a plan, and sends everybody what is new."""
        if plan is None:
            return
        self.summaries.append(self.room.summary(plan))
        self.results += self.room.results(plan)
        self.log.append((plan.at, plan.entry))
        self.room.apply(plan)
        self.show()

    def show(self) -> None:
        for viewer, sent in zip(self.viewers, self.sent, strict=True):
            sent += [json.loads(text) for text in viewer.news(self.views, self.now)]

    def heard(self, seat: int, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent[seat] if message["t"] == kind]

    def start(self, seed: int = 7) -> Sitting:
        self.do(self.room.start("ada", seed, self.now))
        return self

    def say(self, seat: int, move: int | str) -> str:
        """Makes a move; returns "" or the code of the error."""
        return self.refused(lambda: self.do(self.room.move(NAMES[seat], move, self.room.answers_of(seat), self.now)))

    def refused(self, work: Callable[[], object]) -> str:
        """The code of the error that some work raises, or ""; nothing may have changed then."""
        before = self.room.number, self.room.about
        try:
            work()
        except (Refusal, IllegalMove) as error:
            assert (self.room.number, self.room.about) == before
            return error.code if isinstance(error, Refusal) else "illegal"
        return ""

    def moves(self, seat: int) -> list[str]:
        return [self.state.text(move) for move in self.state.options(seat)]

    def wait(self, seconds: float) -> None:
        """Lets time pass; what happens by itself happens."""
        end = self.now + round(seconds * 1000)
        for _ in range(1000):
            wake = self.room.wake_at()
            if wake is None or wake > end:
                break
            self.now = max(self.now, wake)
            self.do(self.room.tick(self.now))
        self.now = end

    def again(self) -> Room:
        """The same room from its stored entries."""
        stored = [(at, entries.from_text(entries.to_text(entry))) for at, entry in self.log]
        return Room("table", stored, self.now)


def same(one: Room, other: Room) -> bool:
    """Whether two rooms have the same position, seats and times."""

    def position(room: Room) -> tuple[object, ...]:
        match = room.match
        state: State | None = match.state if match is not None else None
        played = (state.digest(), match.record.answers, room.given) if state is not None and match is not None else ()
        return (room.number, room.touched, room.about, room.countdown, room.presses, played)

    return position(one) == position(other)
