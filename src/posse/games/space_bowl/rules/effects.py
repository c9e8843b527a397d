"""The phases of a round: throw, search, announcement, countdown, placing tokens, scoring.

In real time, a clock ends each phase. In ticks, all seats choose a move for each tick simultaneously, and waiting is
a move.
"""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, BOTTOM, Choice, Deadline, Effect, Frame, Sealed
from posse.core.shapes import expect
from posse.core.state import CLOCK
from posse.games.space_bowl.rules import moves
from posse.games.space_bowl.rules.calls import (
    COUNTDOWN,
    call,
    in_random_order,
    in_ticks,
    mark,
    nobody_searches,
    place,
    put_on_marks,
    react,
    seconds,
)
from posse.games.space_bowl.rules.cards import PLANETS
from posse.games.space_bowl.rules.scoring import Outcome, add_points, is_last_round, move_cards, new_captain, turn_up
from posse.games.space_bowl.rules.solver import NOWHERE, places_of
from posse.games.space_bowl.rules.state import CENTRE, DYING, NO_PLACE, NOBODY, SEARCH, SILENT, BowlState

GRACE: Final = 0.25
"""Seconds after 0 in which moves made in time can still arrive (SB-R90)."""
HUSH: Final = 1.0
"""Seconds for which everything rolls (SB-R79)."""


class Round(Effect[BowlState]):
    """The start of a round. What the last one left on the table lies there, to be looked at, until the captain throws."""

    on = {BOTTOM: ANY}

    def run(self, s: BowlState, me: int) -> None:
        s.fix()  # undoing the round before would restart its clock
        s.round += 1
        s.stage += 1
        s.tell("round", s.captain, (s.round,))
        s.push(THROWING, s.captain)


class Throw(Choice[BowlState]):
    """The captain throws (SB-032), or the clock does after a while (SB-R78)."""

    on = {BOTTOM: ANY}

    def options(self, s: BowlState, seat: int) -> list[int]:
        return [moves.THROW]

    def deadline(self, s: BowlState) -> Deadline | None:
        return None if in_ticks(s) else Deadline(s.stage, seconds(s, "throw_limit"), moves.THROW)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        s.fix()
        s.stage += 1
        s.tidy_up()
        s.tell("threw", s.captain)
        if in_ticks(s):
            s.ticks, s.due = 0, int(seconds(s, "search_limit"))
            come_to_rest(s)
            s.push(SEARCHING_IN_TICKS, s.captain)
        else:
            s.push(HUSHED, s.captain)


class Hush(Choice[BowlState]):
    """Everything rolls, and nobody has a move. Where it comes to rest is drawn at the end: nothing knows before (SB-R79)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return []

    def options(self, s: BowlState, seat: int) -> list[int]:
        return []

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, HUSH, moves.TIME)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        s.fix()
        s.stage += 1
        come_to_rest(s)
        s.push(SEARCHING, s.captain)


def come_to_rest(s: BowlState) -> None:
    """The disc and a marble for each planet of the top card come to rest, each in a random cell (SB-033, SB-R52)."""
    card = s.pile[-1]
    shown = s.cards.planets[card]
    s.disc = CENTRE if s.game.chosen["centre"] is True else s.rng.below(9)
    s.marbles = tuple([s.rng.below(9) if shown >> planet & 1 else NOWHERE for planet in range(PLANETS)])
    if s.game.chosen["black_hole"] is True and s.cards.holes[card]:
        s.hole = s.rng.below(9)
    s.tell("landed", s.captain)


class Search(Choice[BowlState]):
    """All search until a seat announces (SB-065)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: BowlState, seat: int) -> list[int]:
        return moves.search_options(s, seat, False)

    def deadline(self, s: BowlState) -> Deadline | None:
        limit = seconds(s, "search_limit")
        return Deadline(s.stage, limit, moves.TIME) if limit else None

    def races(self, move: int) -> bool:
        return move in (moves.CALL_GO, moves.CALL_RED)  # SB-R89

    def take(self, s: BowlState, seat: int, move: int) -> None:
        if seat == CLOCK:
            s.push(SCORING, s.captain)  # SB-R80
        elif move in (moves.CALL_GO, moves.CALL_RED):
            announce(s, seat, move)
        else:
            mark(s, seat, move)
            s.push(self, s.captain)


def announce(s: BowlState, seat: int, move: int) -> None:
    call(s, seat, move)
    s.push(COUNTING_IN_TICKS if in_ticks(s) else COUNTING, seat)


class Countdown(Choice[BowlState]):
    """Ten seconds, after a Go or a red button (SB-069, SB-101)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.status[seat] != DYING]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return moves.reaction_options(s, seat, False)

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, float(COUNTDOWN), moves.TIME, GRACE)

    def races(self, move: int) -> bool:
        return moves.JOKER <= move < moves.PLACE  # SB-R29

    def take(self, s: BowlState, seat: int, move: int) -> None:
        if seat == CLOCK:
            end_countdown(s)
            return
        react(s, seat, move)
        if nobody_searches(s):
            s.push(SCORING, s.captain)  # SB-R83
        else:
            s.push(self, s.caller)


def end_countdown(s: BowlState) -> None:
    put_on_marks(s)
    s.push(SCORING if not s.window else PLACING_IN_TICKS if in_ticks(s) else PLACING, s.captain)


class Placing(Choice[BowlState]):
    """Place a token, or move it, until one confirms. It is hidden until all have or time is up (SB-R85, SB-R87)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.window >> seat & 1]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return moves.token_options(s, seat)

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, seconds(s, "place_limit"), moves.TIME, GRACE)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        s.fix()
        if move == moves.PASS:
            s.window &= ~(1 << seat)
        elif seat != CLOCK:
            place(s, seat, move)
        s.push(SCORING if seat == CLOCK or not s.window else self, s.captain)


class Score(Effect[BowlState]):
    """Phases 3 and 4: points, the Captain token, cards and the end of the game (SB-145)."""

    on = {}

    def run(self, s: BowlState, me: int) -> None:
        s.fix()
        s.placing = False
        s.window = 0
        s.stage += 1
        outcome = Outcome(s)
        for seat in range(s.players):
            if s.put[seat] != NO_PLACE:
                s.tell("placed", seat, (s.put[seat], int(outcome.valid[seat]), int(outcome.used[seat])))
        s.tell("there", NOBODY, tuple(places_of(outcome.natural)))  # SB-R92
        if helped := places_of(outcome.helped & ~outcome.natural):
            s.tell("there-helped", NOBODY, (s.joker, *helped))
        add_points(s, outcome)
        for seat in range(s.players):
            if s.gains[seat] or s.put[seat] != NO_PLACE or s.status[seat] != SILENT:
                s.tell("scored", seat, (s.gains[seat], s.points[seat]))
        captain = new_captain(s, outcome)
        if captain != s.captain:
            s.captain = captain
            s.tell("captain", captain)
        move_cards(s, outcome)
        if is_last_round(s):
            s.tell("ended", NOBODY, (s.round,))
            s.end()
            return
        turn_up(s)
        s.push(NEXT_ROUND, s.captain)
        if not in_ticks(s):
            s.push(Between((1 << s.players) - 1), s.captain)


class Between(Choice[BowlState]):
    """Shows the result until all have confirmed or time is up (SB-R97)."""

    on = {"Round": ANY}
    fields = ("waiting",)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        """The seats that have not yet confirmed, a bit for each."""

    def validate(self, s: BowlState, me: int, below: Frame | None) -> None:
        expect(0 < self.waiting < 1 << s.players, "Between: waiting", "a bit for each seat that waits", self.waiting)

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if self.waiting >> seat & 1]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return [moves.READY]

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, seconds(s, "result_time"), moves.TIME)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        left = self.waiting & ~(1 << seat) if seat != CLOCK else 0
        if left:
            s.push(Between(left), s.captain)


# -- in ticks ---------------------------------------------------------------------------


class SearchInTicks(Sealed[BowlState]):
    """A tick of the search: all wait, mark or announce simultaneously."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: BowlState, seat: int) -> list[int]:
        return moves.search_options(s, seat, True)

    def reveal(self, s: BowlState, answers: list[int]) -> None:
        s.ticks += 1
        for seat in in_random_order(s, answers):
            move = answers[seat]
            if s.kind == SEARCH and move in (moves.CALL_GO, moves.CALL_RED):
                announce(s, seat, move)
            elif move == moves.CLEAR or move >= moves.MARK:
                mark(s, seat, move)
            elif moves.can_react(s, seat, move):
                react(s, seat, move)  # SB-R06; other moves have no effect any more
        if s.kind != SEARCH:
            return
        s.push(SCORING if s.ticks == s.due else self, s.captain)  # without a limit, `due` is 0


class CountdownInTicks(Sealed[BowlState]):
    """A tick of the countdown."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.status[seat] != DYING]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return moves.reaction_options(s, seat, True)

    def reveal(self, s: BowlState, answers: list[int]) -> None:
        s.ticks += 1
        for seat in in_random_order(s, answers):
            if moves.can_react(s, seat, answers[seat]):
                react(s, seat, answers[seat])  # a second joker in a tick is ignored (SB-R29)
        if nobody_searches(s):
            s.push(SCORING, s.captain)
        elif s.ticks < s.due:
            s.push(self, s.caller)
        else:
            end_countdown(s)


class PlacingInTicks(Sealed[BowlState]):
    """All place their tokens simultaneously."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.window >> seat & 1]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return moves.token_options(s, seat)

    def reveal(self, s: BowlState, answers: list[int]) -> None:
        for seat in self.seats(s, s.captain):
            if answers[seat] != moves.PASS:
                place(s, seat, answers[seat])
        s.push(SCORING, s.captain)


NEXT_ROUND: Final = Round()
THROWING: Final = Throw()
HUSHED: Final = Hush()
SEARCHING: Final = Search()
COUNTING: Final = Countdown()
PLACING: Final = Placing()
SCORING: Final = Score()
SEARCHING_IN_TICKS: Final = SearchInTicks()
COUNTING_IN_TICKS: Final = CountdownInTicks()
PLACING_IN_TICKS: Final = PlacingInTicks()
KINDS: Final = (Round, Throw, Hush, Search, Countdown, Placing, Score, Between, SearchInTicks, CountdownInTicks, PlacingInTicks)
