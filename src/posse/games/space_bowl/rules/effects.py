"""The course of a round: throw, search, announcement, countdown, tokens down, scoring, cards.

Where time is real, the clock ends what nobody ends. Where it is counted in ticks, everybody says at once what they
do in this tick, and to wait is a move.
"""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, BOTTOM, Choice, Deadline, Effect, Frame, Sealed
from posse.core.shapes import expect
from posse.core.state import AWAY, CLOCK
from posse.games.space_bowl.rules.cards import NO_CARD, PLANETS
from posse.games.space_bowl.rules.moves import CALL_GO as CALL_GO
from posse.games.space_bowl.rules.moves import CALL_RED as CALL_RED
from posse.games.space_bowl.rules.moves import CLEAR as CLEAR
from posse.games.space_bowl.rules.moves import FOLLOW as FOLLOW
from posse.games.space_bowl.rules.moves import JOKER as JOKER
from posse.games.space_bowl.rules.moves import MARK as MARK
from posse.games.space_bowl.rules.moves import PASS as PASS
from posse.games.space_bowl.rules.moves import PLACE as PLACE
from posse.games.space_bowl.rules.moves import READY as READY
from posse.games.space_bowl.rules.moves import THROW as THROW
from posse.games.space_bowl.rules.moves import TIME as TIME
from posse.games.space_bowl.rules.moves import WAIT as WAIT
from posse.games.space_bowl.rules.moves import can_react, reactions, search, tokens
from posse.games.space_bowl.rules.scoring import Outcome, card_taken, new_captain, settle, takes_top
from posse.games.space_bowl.rules.solver import NOWHERE, bit, places_of
from posse.games.space_bowl.rules.state import (
    DYING,
    GO,
    GOING,
    LAST_SPACE,
    MOST_ROUNDS,
    NO_PLACE,
    NOBODY,
    RED,
    SEARCH,
    SILENT,
    BowlState,
)

COUNTDOWN: Final = 10
"""Seconds (SB-069), or ticks."""
GRACE: Final = 0.25
"""Seconds after 0 in which what was done in time may still come in (SB-R90)."""
HUSH: Final = 1.0
"""Seconds between the throw and the moment that it is shown (SB-R79)."""
CENTRE: Final = 4


def in_ticks(s: BowlState) -> bool:
    return s.game.chosen["clock"] == "ticks"


def seconds(s: BowlState, name: str) -> float:
    value = s.game.chosen[name]
    assert isinstance(value, int)
    return float(value)


class Round(Effect[BowlState]):
    """Phase 4's end and phase 1's beginning: everything back in its place (SB-148 to SB-152)."""

    on = {BOTTOM: ANY}

    def run(self, s: BowlState, me: int) -> None:
        s.fix()  # or the round before could be had back, and its clock begin anew
        s.round += 1
        s.stage += 1
        s.disc = s.hole = NOWHERE
        s.marbles = (NOWHERE,) * PLANETS
        s.kind = SEARCH
        s.caller = s.layer = NOBODY
        s.joker = NO_PLACE
        s.status = [SILENT] * s.players
        s.marks = [NO_PLACE] * s.players
        s.put = [NO_PLACE] * s.players
        s.fresh = s.window = 0
        s.gains = ()
        s.taken, s.taken_down = NO_PLACE, False
        s.tell("round", s.captain, (s.round,))
        s.push(THROWING, s.captain)


class Throw(Choice[BowlState]):
    """The captain throws (SB-032); after a while it is done for them (SB-R78)."""

    on = {BOTTOM: ANY}

    def options(self, s: BowlState, seat: int) -> list[int]:
        return [THROW]

    def deadline(self, s: BowlState) -> Deadline | None:
        return None if in_ticks(s) else Deadline(s.stage, seconds(s, "throw_limit"), THROW)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        """The disc and a marble for each planet of the top card, each in a cell of its own chance (SB-033, SB-R52)."""
        s.fix()
        card = s.pile[-1]
        shown = s.cards.planets[card]
        s.disc = CENTRE if s.game.chosen["centre"] is True else s.rng.below(9)
        s.marbles = tuple([s.rng.below(9) if shown >> planet & 1 else NOWHERE for planet in range(PLANETS)])
        if s.game.chosen["black_hole"] is True and s.cards.holes[card]:
            s.hole = s.rng.below(9)
        s.stage += 1
        s.tell("threw", s.captain)
        if in_ticks(s):
            s.ticks = int(seconds(s, "search_limit"))
            s.push(SEARCHING_IN_TICKS, s.captain)
        else:
            s.push(SEARCHING, s.captain)
            s.push(HUSHED, s.captain)


class Hush(Choice[BowlState]):
    """Nobody can do anything until everybody sees the throw (SB-R79)."""

    on = {"Search": ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return []

    def options(self, s: BowlState, seat: int) -> list[int]:
        return []

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, HUSH, TIME)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        s.stage += 1


class Search(Choice[BowlState]):
    """Everybody searches until somebody announces something (SB-065)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: BowlState, seat: int) -> list[int]:
        return search(s, seat, False)

    def deadline(self, s: BowlState) -> Deadline | None:
        limit = seconds(s, "search_limit")
        return Deadline(s.stage, limit, TIME) if limit else None

    def races(self, move: int) -> bool:
        return move in (CALL_GO, CALL_RED)  # SB-R89

    def take(self, s: BowlState, seat: int, move: int) -> None:
        if seat == CLOCK:
            s.push(SCORING, s.captain)  # SB-R80
        elif move in (CALL_GO, CALL_RED):
            announce(s, seat, move)
        else:
            mark(s, seat, move)
            s.push(self, s.captain)


def mark(s: BowlState, seat: int, move: int) -> None:
    s.fix()  # who can take back an answer must not tell that others have marked something
    s.marks[seat] = move - MARK if move >= MARK else NO_PLACE
    if s.kind != SEARCH:
        s.fresh |= 1 << seat


def announce(s: BowlState, seat: int, move: int) -> None:
    """The first announcement fixes the kind of round (SB-R03)."""
    s.fix()
    s.kind = GO if move == CALL_GO else RED
    s.caller = seat
    s.status[seat] = GOING if s.kind == GO else DYING
    s.stage += 1
    s.tell("go" if s.kind == GO else "red", seat)
    if in_ticks(s):
        s.ticks = COUNTDOWN
        s.push(COUNTING_IN_TICKS, seat)
    else:
        s.push(COUNTING, seat)


class Countdown(Choice[BowlState]):
    """Ten seconds, after a Go or a red button (SB-069, SB-101)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.status[seat] != DYING]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return reactions(s, seat, False)

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, float(COUNTDOWN), TIME, GRACE)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        if seat == CLOCK:
            put_down(s)
            return
        react(s, seat, move)
        if nobody_searches(s):
            s.push(SCORING, s.captain)  # SB-R83
        else:
            s.push(self, s.caller)


def react(s: BowlState, seat: int, move: int) -> None:
    if move >= JOKER:
        lay_joker(s, seat, move - JOKER)
    elif move in (FOLLOW, CALL_GO, CALL_RED):
        s.fix()
        dying = move == CALL_RED or (s.kind == RED and move == FOLLOW)
        s.status[seat] = DYING if dying else GOING
        s.tell("followed-red" if dying else "followed", seat)
    else:
        mark(s, seat, move)


def lay_joker(s: BowlState, seat: int, place: int) -> None:
    """Whoever lays it has to use it, so a silent player follows (SB-R23)."""
    s.fix()
    s.joker, s.layer = place, seat
    s.tell("joker", seat, (place,))
    if s.kind == GO and s.status[seat] == SILENT:
        s.status[seat] = GOING
        s.tell("followed", seat)


def nobody_searches(s: BowlState) -> bool:
    return s.kind == RED and SILENT not in s.status


def put_down(s: BowlState) -> None:
    """At 0 the marked cards count; who has none and may or must put one down gets a moment (SB-R85, SB-R86).

    After the red button all who searched are asked, so that nobody can tell who has put a token down already (SB-R87).
    """
    s.stage += 1
    s.placing = True
    s.window = 0
    for seat in range(s.players):
        if not s.may_place(seat):
            continue
        if s.marks[seat] != NO_PLACE and (s.kind == GO or s.fresh >> seat & 1):
            s.put[seat] = s.marks[seat]
        if s.put[seat] == NO_PLACE or s.kind == RED:
            s.window |= 1 << seat
    if not s.window:
        s.push(SCORING, s.captain)
    else:
        s.push(PLACING_IN_TICKS if in_ticks(s) else PLACING, s.captain)


class Placing(Choice[BowlState]):
    """The first choice is final, and nobody sees another's before all are down (SB-R87)."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.window >> seat & 1]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return tokens(s, seat)

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, seconds(s, "place_limit"), TIME)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        if seat != CLOCK:
            s.fix()
            if move >= PLACE:
                s.put[seat] = move - PLACE
            s.window &= ~(1 << seat)
            if s.window:
                s.push(self, s.captain)
                return
        s.push(SCORING, s.captain)


class Score(Effect[BowlState]):
    """Phases 3 and 4: points, the Captain token, the cards, and whether the game is over (SB-145)."""

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
        s.tell("there", NOBODY, tuple(places_of(outcome.natural | outcome.helped)))  # SB-R92
        settle(s, outcome)
        for seat in range(s.players):
            if s.gains[seat] or s.put[seat] != NO_PLACE or s.status[seat] != SILENT:
                s.tell("scored", seat, (s.gains[seat], s.points[seat]))
        captain = new_captain(s, outcome)
        if captain != s.captain:
            s.captain = captain
            s.tell("captain", captain)
        move_cards(s, outcome)
        if not s.pile or max(s.points) >= LAST_SPACE or s.round >= MOST_ROUNDS:  # SB-147
            s.tell("ended", NOBODY, (s.round,))
            s.end()
            return
        turn_up(s)
        s.push(NEXT_ROUND, s.captain)
        if not in_ticks(s):
            s.push(Between((1 << s.players) - 1), s.captain)


def move_cards(s: BowlState, outcome: Outcome) -> None:
    """One card leaves the pile each round (SB-146, T4)."""
    top = s.pile[-1]
    if takes_top(s, outcome):
        s.pile = s.pile[:-1]
        s.gone = (*s.gone, top)
        s.reserves[s.captain] += 1
        s.tell("took-top", s.captain)
        return
    place = card_taken(s, outcome) if outcome.found else NO_PLACE
    if place == NO_PLACE:
        if outcome.found and s.put[s.captain] == NO_PLACE and s.game.chosen["no_card"] == "stays":
            return
        s.pile = s.pile[:-1]
        s.gone = (*s.gone, top)
        s.tell("left", NOBODY)
        return
    s.reserves[s.captain] += 1
    take_from_galaxy(s, place)
    s.pile = s.pile[:-1]
    s.galaxy[place] = top
    s.tell("took", s.captain, (place,))


def take_from_galaxy(s: BowlState, place: int) -> None:
    """A face-down card stays unknown, but counts (SB-R69)."""
    card, here = s.galaxy[place], bit(place)
    s.taken, s.taken_down = place, bool(s.down & here)
    s.galaxy[place] = NO_CARD
    if s.down & here:
        s.down &= ~here
        s.turned += 1
        s.box = (*s.box, card)
    else:
        s.gone = (*s.gone, card)


def turn_up(s: BowlState) -> None:
    """A face-down card at the top of the pile is turned (SB-179, SB-R67)."""
    here = 1 << s.pile[-1]
    if s.voids & here:
        s.voids &= ~here
        s.turned += 1
        s.tell("turned", NOBODY)


class Between(Choice[BowlState]):
    """The result can be read until all have seen it, or for a while (SB-R97)."""

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
        return [READY]

    def deadline(self, s: BowlState) -> Deadline | None:
        return Deadline(s.stage, seconds(s, "result_time"), TIME)

    def take(self, s: BowlState, seat: int, move: int) -> None:
        left = self.waiting & ~(1 << seat) if seat != CLOCK else 0
        if left:
            s.push(Between(left), s.captain)


# -- in ticks ---------------------------------------------------------------------------


class SearchInTicks(Sealed[BowlState]):
    """A tick of the search: everybody waits, marks or announces at once."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: BowlState, seat: int) -> list[int]:
        return search(s, seat, True)

    def reveal(self, s: BowlState, answers: list[int]) -> None:
        s.ticks = max(0, s.ticks - 1)
        for seat in in_chance_order(s, answers):
            move = answers[seat]
            if s.kind == SEARCH and move in (CALL_GO, CALL_RED):
                announce(s, seat, move)
            elif move == CLEAR or move >= MARK:
                mark(s, seat, move)
            elif can_react(s, seat, move):
                react(s, seat, move)  # SB-R06; crossed ones have no effect
        if s.kind != SEARCH:
            return
        s.push(SCORING if limit_reached(s) else self, s.captain)


def limit_reached(s: BowlState) -> bool:
    return s.ticks == 0 and seconds(s, "search_limit") > 0


def in_chance_order(s: BowlState, answers: list[int]) -> list[int]:
    """Those who did something; who was first among them is drawn (SB-R89)."""
    seats = [seat for seat in range(s.players) if answers[seat] not in (WAIT, AWAY)]
    if len(seats) > 1:
        s.rng.shuffle(seats)
    return seats


class CountdownInTicks(Sealed[BowlState]):
    """A tick of the countdown."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.status[seat] != DYING]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return reactions(s, seat, True)

    def reveal(self, s: BowlState, answers: list[int]) -> None:
        s.ticks -= 1
        for seat in in_chance_order(s, answers):
            if can_react(s, seat, answers[seat]):
                react(s, seat, answers[seat])  # the second joker of a tick is refused (SB-R29)
        if nobody_searches(s):
            s.push(SCORING, s.captain)
        elif s.ticks > 0:
            s.push(self, s.caller)
        else:
            put_down(s)


class PlacingInTicks(Sealed[BowlState]):
    """Tokens go down together."""

    on = {BOTTOM: ANY}

    def seats(self, s: BowlState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.window >> seat & 1]

    def options(self, s: BowlState, seat: int) -> list[int]:
        return tokens(s, seat)

    def reveal(self, s: BowlState, answers: list[int]) -> None:
        for seat in range(s.players):
            if answers[seat] >= PLACE:
                s.put[seat] = answers[seat] - PLACE
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
KINDS: Final = (
    Round,
    Throw,
    Hush,
    Search,
    Countdown,
    Placing,
    Score,
    Between,
    SearchInTicks,
    CountdownInTicks,
    PlacingInTicks,
)
