"""What marks, announcements and jokers change on the table."""

from __future__ import annotations

from typing import Final

from posse.core.state import AWAY
from posse.games.space_bowl.rules import moves
from posse.games.space_bowl.rules.state import DYING, GO, GOING, NO_PLACE, RED, SEARCH, SILENT, BowlState

COUNTDOWN: Final = 10
"""In seconds (SB-069) or ticks."""


def in_ticks(s: BowlState) -> bool:
    return s.game.chosen["clock"] == "ticks"


def seconds(s: BowlState, name: str) -> float:
    value = s.game.chosen[name]
    assert isinstance(value, int)
    return float(value)


def mark(s: BowlState, seat: int, move: int) -> None:
    s.fix()  # whether an undo is possible must not reveal marks of other seats
    s.marks[seat] = move - moves.MARK if move >= moves.MARK else NO_PLACE
    if s.kind != SEARCH:
        s.fresh |= 1 << seat


def call(s: BowlState, seat: int, move: int) -> None:
    """Makes the first announcement, which sets the kind of the round (SB-R03)."""
    s.fix()
    s.kind = GO if move == moves.CALL_GO else RED
    s.caller = seat
    s.status[seat] = GOING if s.kind == GO else DYING
    s.stage += 1
    if in_ticks(s):
        s.due = s.ticks + COUNTDOWN
    s.tell("go" if s.kind == GO else "red", seat)


def react(s: BowlState, seat: int, move: int) -> None:
    if move >= moves.JOKER:
        lay_joker(s, seat, move - moves.JOKER)
    elif move in (moves.FOLLOW, moves.CALL_GO, moves.CALL_RED):
        s.fix()
        dying = move == moves.CALL_RED or (s.kind == RED and move == moves.FOLLOW)
        s.status[seat] = DYING if dying else GOING
        s.tell("followed-red" if dying else "followed", seat)
    else:
        mark(s, seat, move)


def lay_joker(s: BowlState, seat: int, place: int) -> None:
    """Lays the joker. Its player must use it, so after a Go a silent player follows (SB-R23)."""
    s.fix()
    s.joker, s.layer = place, seat
    s.tell("joker", seat, (place,))
    if s.kind == GO and s.status[seat] == SILENT:
        s.status[seat] = GOING
        s.tell("followed", seat)


def nobody_searches(s: BowlState) -> bool:
    return s.kind == RED and SILENT not in s.status


def put_on_marks(s: BowlState) -> None:
    """At 0 puts tokens on marked cards, and gives all who may place one the same time to do so (SB-R85, SB-R86)."""
    s.stage += 1
    s.placing = True
    s.window = 0
    for seat in range(s.players):
        if not s.may_place(seat):
            continue
        if s.marks[seat] != NO_PLACE and (s.kind == GO or s.fresh >> seat & 1):
            s.put[seat] = s.marks[seat]
        s.window |= 1 << seat


def place(s: BowlState, seat: int, move: int) -> None:
    """Puts the token of a seat on a card, or takes it back."""
    s.put[seat] = move - moves.PLACE if move >= moves.PLACE else NO_PLACE


def in_random_order(s: BowlState, answers: list[int]) -> list[int]:
    """The seats that did not wait, in random order (SB-R89)."""
    seats = [seat for seat in range(s.players) if answers[seat] not in (moves.WAIT, AWAY)]
    if len(seats) > 1:
        s.rng.shuffle(seats)
    return seats
