"""Moves as numbers, and the lists of options, which are computed once and looked up by position."""

from __future__ import annotations

from itertools import product
from typing import Final

from posse.games.space_bowl.rules.solver import SIDE
from posse.games.space_bowl.rules.state import DYING, NO_PLACE, PLACES, PLACES_OF, RED, SILENT, BowlState

THROW: Final = 11
"""Each name is the first move of its verb."""
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
"""The sets of announcements; the names below are their indices."""
NONE: Final = 0
EITHER: Final = 1
WITH_GO: Final = 2
WITH_RED: Final = 3
BOTH: Final = 4


def make_options(size: int, calls: tuple[int, ...], marked: int, joker: int, waits: int) -> list[int]:
    places = PLACES_OF[size]
    options = [*calls, *[CLEAR] * marked, *[WAIT] * waits, *[MARK + place for place in places]]
    return sorted(options + [JOKER + place for place in places] * joker)


def make_all_options(size: int) -> list[list[int]]:
    """The options for every combination, in the order of `index`."""
    return [make_options(size, *which) for which in product(CALLS, (0, 1), (0, 1), (0, 1))] if size in SIZES else []


OPTIONS: Final = [make_all_options(size) for size in range(SIDE + 1)]
"""By size of the galaxy and `index`."""
OPTION_SETS: Final = [[frozenset(options) for options in lists] for lists in OPTIONS]
PLACE_OPTIONS: Final = [[PLACE + place for place in places] for places in PLACES_OF]
"""By size of the galaxy."""


def index(s: BowlState, seat: int, calls: int, joker: bool, waits: bool) -> int:
    """The index into `OPTIONS`; private marks can be changed and cleared at any time (SB-R84)."""
    return calls * 8 + (s.marks[seat] != NO_PLACE) * 4 + joker * 2 + waits


def search_options(s: BowlState, seat: int, waits: bool) -> list[int]:
    """The options of a seat before the first announcement."""
    return OPTIONS[s.size][index(s, seat, EITHER, False, waits)][:]


def reaction_index(s: BowlState, seat: int, waits: bool) -> int:
    """The index of the options of a seat during the countdown, unless it is on the red button (T2, T3)."""
    calls = NONE
    if s.status[seat] == SILENT and seat != s.layer:
        calls = WITH_RED if s.kind == RED else BOTH if s.red_in_go else WITH_GO  # SB-R05, SB-R06
    return index(s, seat, calls, s.has_joker and s.joker == NO_PLACE, waits)


def reaction_options(s: BowlState, seat: int, waits: bool) -> list[int]:
    return [] if s.status[seat] == DYING else OPTIONS[s.size][reaction_index(s, seat, waits)][:]


def can_react(s: BowlState, seat: int, move: int) -> bool:
    return s.status[seat] != DYING and move in OPTION_SETS[s.size][reaction_index(s, seat, False)]


def token_options(s: BowlState, seat: int) -> list[int]:
    """The places for the token. `PASS` confirms it, or that there is none; only who owes none can take it back (SB-R86)."""
    down, owes = s.put[seat] != NO_PLACE, s.owes(seat)
    first = [CLEAR, PASS] if down and not owes else [PASS] if down or not owes else []
    return first + PLACE_OPTIONS[s.size]
