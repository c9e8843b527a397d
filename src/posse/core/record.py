"""A game as it was played: the save file, the replay, the bug report and the test fixture.

A record names the game, its rules version, deck, options and seed, and has every answer as the
move's text; so the same record gives the same position on every machine and in every later version.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex, cast

from posse.core import codec
from posse.core.errors import IllegalMove, InvalidMove, PosseError, RecordError, SetupError
from posse.core.events import Event
from posse.core.game import Game
from posse.core.state import CLOCK, State

FORMAT: Final = "posse-record-1"


class Record:
    """A game and the answers given in it; `posse.start` begins one, `from_json` opens one."""

    def __init__(self, game: Game, players: int, seed: int, seats: tuple[str, ...]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.seats = seats
        """Who sat where, in the host's own words: a name, `bot:heuristic`, ..."""
        self.answers: list[tuple[int, int, int]] = []
        """Each answer as (seat, move, milliseconds since the start)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game, self.players, self.seed, self.seats, self.answers[:])

    def replay(self, upto: int = -1, events: list[Event] | None = None) -> State:
        """The position after so many answers, or after all of them; adds what happened to `events`."""
        state = self.game.new(self.players, self.seed, events)
        state.events = events
        for number, (seat, move, _) in enumerate(self.answers if upto < 0 else self.answers[:upto]):
            try:
                state.answer(seat, move)
            except PosseError as error:
                raise RecordError(f"record: answer {number}: {error}") from None
        state.events = None
        return state

    def to_json(self) -> str:
        """The record as JSON, an answer a line, with the digest of the position it leads to."""
        texts = self.game.moves.texts
        return codec.lines(
            {
                "format": FORMAT,
                **self.game.to_data(),
                "players": self.players,
                "seed": self.seed,
                "seats": list(self.seats),
                "answers": [[seat, texts[move], at] for seat, move, at in self.answers],
                "digest": self.replay().digest(),
            }
        )

    @staticmethod
    def from_json(text: str) -> Record:
        """Opens a record and plays it through; `RecordError` says what is wrong with it."""
        fields = codec.Fields(codec.parse(text, "record"), "record")
        if fields.get("format", None) != FORMAT:
            raise fields.fail("format", FORMAT, fields.get("format", None))
        game = Game.find(fields)
        try:
            players = game.check_players(fields.get("players"))
        except SetupError as error:
            raise RecordError(f"record: {error}") from None
        seats = fields.items("seats", players)
        if not all(isinstance(seat, str) for seat in seats):
            raise fields.fail("seats", "a list of names", seats)
        record = Record(game, players, fields.number("seed", 0, 2**64 - 1), tuple(seats))
        record.answers = [read_answer(game, item) for item in fields.items("answers")]
        digest = fields.text("digest")
        fields.finish()
        found = record.replay().digest()
        if found != digest:
            raise RecordError(f"record: digest: the answers lead to {found}, not to {digest}: the record was changed")
        return record


def restored(game: Game, players: int, seed: int, seats: tuple[str, ...], answers: list[tuple[int, int, int]]) -> Record:
    """A record that was copied or pickled."""
    record = Record(game, players, seed, seats)
    record.answers = answers[:]
    return record


def read_answer(game: Game, item: object) -> tuple[int, int, int]:
    if not isinstance(item, list) or len(item) != 3 or type(item[0]) is not int or type(item[2]) is not int or item[2] < 0:
        raise RecordError(f"record: answers: expected [seat, move, milliseconds], not {codec.brief(item)}")
    try:
        return (item[0], game.moves.parse(item[1]), item[2])
    except InvalidMove as error:
        raise RecordError(f"record: answers: {error}") from None


class Step:
    """A move, the position it leads to, and what happens in it."""

    def __init__(self, seat: int, move: int, state: State, events: list[Event]) -> None:
        self.seat = seat
        self.move = move
        self.state = state
        self.events = events


class Match:
    """A game being played: its state, its record, and undo."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.events: list[Event] = []
        """Everything that has happened, with its audience."""
        self.state = record.replay(events=self.events)
        self.trail: list[tuple[State, int]] = []
        """The positions that undo can still go back to, and how many events there were; the latest last."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy plays the record again, so it cannot take anything back."""
        return Match, (self.record,)

    def answer(self, seat: object, move: object, at: int = 0) -> list[Event]:
        """Makes a move at this many milliseconds and returns what happened."""
        self.state.check(seat, move)
        return self.carry_out(index(cast(SupportsIndex, seat)), index(cast(SupportsIndex, move)), at)

    def carry_out(self, seat: int, move: int, at: int) -> list[Event]:
        """Makes a move that has been checked."""
        return self.accept(self.step(seat, move), at)

    def step(self, seat: int, move: int) -> Step:
        """Where a move that has been checked leads to; `accept` makes it. Nothing has changed yet."""
        after, events = self.state.copy(), list[Event]()
        after.events = events
        after.take(seat, move)
        after.events = None
        return Step(seat, move, after, events)

    def accept(self, step: Step, at: int) -> list[Event]:
        """Makes the move of a step from this position."""
        before, answers = self.state, self.record.answers
        if self.trail and answers[-1][0] != step.seat:
            self.trail.clear()
        self.trail.append((before, len(self.events)))
        if step.seat == CLOCK or not can_take_back(before, step.state):
            self.trail.clear()
        answers.append((step.seat, step.move, at))
        self.state = step.state
        self.events.extend(step.events)
        return step.events

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can be taken back."""
        return bool(self.trail) and self.record.answers[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Takes this seat's last answer back.

        Undo goes back to the last point at which nothing hidden was shown, no chance was
        drawn and no other seat acted; then it raises `IllegalMove`.
        """
        if not self.can_undo(seat):
            raise IllegalMove("nothing can be taken back: something was revealed, drawn, or done by another seat")
        self.state, told = self.trail.pop()
        del self.events[told:]
        self.record.answers.pop()


def can_take_back(before: State, after: State) -> bool:
    """Whether nothing was shown and no chance was drawn on the way from one to the other."""
    return before.fixed == after.fixed and before.rng.a == after.rng.a and before.rng.b == after.rng.b
