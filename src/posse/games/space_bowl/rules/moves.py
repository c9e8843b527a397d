"""What can be chosen, as lists that are made once: a position only says which of them it is."""

from __future__ import annotations

from itertools import product
from typing import Final

from posse.core.game import COMMON
from posse.games.space_bowl.rules.solver import SIDE
from posse.games.space_bowl.rules.state import DYING, NO_PLACE, PLACES, PLACES_OF, RED, SILENT, BowlState

THROW: Final = len(COMMON)
CALL_GO: Final = THROW + 1
CALL_RED: Final = CALL_GO + 1
FOLLOW: Final = CALL_RED + 1
WAIT: Final = FOLLOW + 1
CLEAR: Final = WAIT + 1
PASS: Final = CLEAR + 1
READY: Final = PASS + 1
TIME: Final = READY + 1
MARK: Final = TIME + 1
JOKER: Final = MARK + PLACES
PLACE: Final = JOKER + PLACES

SIZES: Final = (5, 6)
CALLS: Final = ((), (CALL_GO, CALL_RED), (CALL_GO, FOLLOW), (CALL_RED, FOLLOW), (CALL_GO, CALL_RED, FOLLOW))
"""What can be announced."""
NONE: Final = 0
EITHER: Final = 1
WITH_GO: Final = 2
WITH_RED: Final = 3
BOTH: Final = 4


def made(size: int, calls: tuple[int, ...], marked: int, joker: int, waits: int) -> list[int]:
    places = PLACES_OF[size]
    found = [*calls, *[CLEAR] * marked, *[WAIT] * waits, *[MARK + place for place in places]]
    return sorted(found + [JOKER + place for place in places] * joker)


def all_of(size: int) -> list[list[int]]:
    return [made(size, *which) for which in product(CALLS, (0, 1), (0, 1), (0, 1))] if size in SIZES else []


MENUS: Final = [all_of(size) for size in range(SIDE + 1)]
MOVES: Final = [[frozenset(menu) for menu in menus] for menus in MENUS]
TOKENS: Final = [[PLACE + place for place in places] for places in PLACES_OF]


def number(s: BowlState, seat: int, calls: int, joker: bool, waits: bool) -> int:
    """Which menu it is; private marks can be changed and cleared at will (SB-R84)."""
    return calls * 8 + (s.marks[seat] != NO_PLACE) * 4 + joker * 2 + waits


def search(s: BowlState, seat: int, waits: bool) -> list[int]:
    """What a seat can do before anything is announced."""
    return MENUS[s.size][number(s, seat, EITHER, False, waits)][:]


def reacting(s: BowlState, seat: int, waits: bool) -> int:
    """What a seat can still do during the countdown, unless it is on the red button (T2, T3)."""
    calls = NONE
    if s.status[seat] == SILENT and seat != s.layer:
        calls = WITH_RED if s.kind == RED else BOTH if s.red_in_go else WITH_GO  # SB-R05, SB-R06
    return number(s, seat, calls, s.has_joker and s.joker == NO_PLACE, waits)


def reactions(s: BowlState, seat: int, waits: bool) -> list[int]:
    return [] if s.status[seat] == DYING else MENUS[s.size][reacting(s, seat, waits)][:]


def can_react(s: BowlState, seat: int, move: int) -> bool:
    return s.status[seat] != DYING and move in MOVES[s.size][reacting(s, seat, False)]


def tokens(s: BowlState, seat: int) -> list[int]:
    """Where the token can go; one that lies already stays, and there is only to say so."""
    if s.put[seat] != NO_PLACE:
        return [PASS]
    found = TOKENS[s.size]
    return found[:] if s.owes(seat) else [PASS, *found]
