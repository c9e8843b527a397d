"""Bots that search like people: they find a destination after a while, overlook some, and make mistakes.

A bot chooses once a tick, which is about a second. It has no memory: the chance to find a destination is the same in
every tick, so the time that it takes varies.
"""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_bowl.rules import moves
from posse.games.space_bowl.rules.solver import places_of
from posse.games.space_bowl.rules.state import GO, GOING, NO_PLACE, SEARCH, BowlState, table


class Level:
    """The strength of a bot: chances for one tick, in thousandths."""

    def __init__(self, find: int, slip: int, alarm: int, despair: int, joker: int) -> None:
        self.find = find
        """The chance to find a given destination."""
        self.slip = slip
        """The chance to put the token on a random card."""
        self.alarm = alarm
        """The chance of a Go without a found destination."""
        self.despair = despair
        """The chance to give up on a throw without a destination."""
        self.joker = joker
        """The chance to consider the joker."""


LEVELS: Final = {
    "pilot": Level(find=60, slip=60, alarm=3, despair=25, joker=150),
    "rookie": Level(find=22, slip=150, alarm=5, despair=12, joker=30),
    "machine": Level(find=1000, slip=0, alarm=0, despair=1000, joker=1000),
}
"""The standard level comes first."""


class Searcher:
    """A bot of one level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, seen: State, seat: int, rng: Rng) -> int:
        s = table(seen)
        options = s.options(seat)
        for sure in (moves.THROW, moves.READY):
            if sure in options:
                return sure
        if options == [moves.PASS]:
            return moves.PASS
        if options and options[-1] >= moves.PLACE:
            return self._place(s, seat, options, rng)
        return self._search(s, rng) if s.kind == SEARCH else self._react(s, seat, options, rng)

    def _search(self, s: BowlState, rng: Rng) -> int:
        level, found = self.level, places_of(s.valid())
        if self._finds(len(found), rng) or chance(level.alarm, rng):
            return moves.CALL_GO
        if found or not chance(level.despair, rng):
            return moves.WAIT
        return moves.CALL_GO if self._considers_joker(s, rng) and jokers(s) else moves.CALL_RED

    def _finds(self, count: int, rng: Rng) -> bool:
        return any([chance(self.level.find, rng) for _ in range(count)])

    def _considers_joker(self, s: BowlState, rng: Rng) -> bool:
        return s.has_joker and s.joker == NO_PLACE and chance(self.level.joker, rng)

    def _react(self, s: BowlState, seat: int, options: list[int], rng: Rng) -> int:
        """A move during the countdown: mark a card, follow, lay the joker or wait."""
        if not options:
            return moves.WAIT
        if s.status[seat] == GOING or seat == s.layer:
            return moves.WAIT if s.marks[seat] != NO_PLACE else self._prepare(s, seat, rng)
        natural = places_of(s.valid())
        if s.kind == GO:
            return moves.FOLLOW if moves.FOLLOW in options and self._finds(len(natural) + len(helped(s)), rng) else moves.WAIT
        if s.marks[seat] != NO_PLACE and s.fresh >> seat & 1:
            return moves.WAIT
        if self._finds(len(natural) + len(helped(s)), rng):
            return moves.MARK + self._destination(s, seat, rng)
        if not natural and self._considers_joker(s, rng) and (found := jokers(s)):
            return moves.JOKER + rng.pick(found)
        return moves.FOLLOW if moves.FOLLOW in options and not natural and chance(self.level.despair, rng) else moves.WAIT

    def _prepare(self, s: BowlState, seat: int, rng: Rng) -> int:
        """A move of a seat that must place a token: mark a destination, or lay the joker first."""
        if not s.valid() and seat != s.layer and self._considers_joker(s, rng) and (found := jokers(s)):
            return moves.JOKER + rng.pick(found)
        return moves.MARK + self._destination(s, seat, rng)

    def _place(self, s: BowlState, seat: int, options: list[int], rng: Rng) -> int:
        if moves.PASS in options and not self._finds(len(places_of(s.valid())) + len(helped(s)), rng):
            return moves.PASS
        return moves.PLACE + self._destination(s, seat, rng)

    def _destination(self, s: BowlState, seat: int, rng: Rng) -> int:
        """The place for the token; the seat that laid the joker must use it (SB-095)."""
        found = helped(s) if seat == s.layer else places_of(s.valid()) or helped(s)
        if not found or chance(self.level.slip, rng):
            found = s.places()
        return rng.pick(found)


def helped(s: BowlState) -> list[int]:
    """The destinations that are valid with the joker."""
    return places_of(s.valid_with_joker(s.joker)) if s.joker != NO_PLACE else []


def jokers(s: BowlState) -> list[int]:
    """The places at which a joker makes a destination valid."""
    places = s.places()
    return [place for place, opened in zip(places, s.opened(places), strict=True) if opened]


def chance(thousandths: int, rng: Rng) -> bool:
    return rng.below(1000) < thousandths
