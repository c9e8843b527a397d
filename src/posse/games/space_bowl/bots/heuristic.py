"""Bots that search as people do: they spot a destination after a while, overlook some, and are sometimes wrong.

A bot is asked once a tick, which is about a second. What it has spotted it does not remember: the chance of spotting
it is the same in every tick, so that how long it takes varies as it does with people.
"""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_bowl.rules.effects import (
    CALL_GO,
    CALL_RED,
    FOLLOW,
    JOKER,
    MARK,
    PASS,
    PLACE,
    READY,
    THROW,
    WAIT,
)
from posse.games.space_bowl.rules.solver import places_of
from posse.games.space_bowl.rules.state import GO, GOING, NO_PLACE, SEARCH, BowlState, table


class Level:
    """How good a bot's eyes are; each number is a chance in a thousand, for one tick."""

    def __init__(self, spot: int, slip: int, alarm: int, despair: int, joker: int) -> None:
        self.spot = spot
        """Of spotting one given destination."""
        self.slip = slip
        """Of putting the token on the wrong card after all."""
        self.alarm = alarm
        """Of calling without having found anything."""
        self.despair = despair
        """Of giving up on a throw in which it sees nothing."""
        self.joker = joker
        """Of thinking of the joker."""


LEVELS: Final = {
    "pilot": Level(spot=60, slip=60, alarm=3, despair=25, joker=150),
    "rookie": Level(spot=22, slip=150, alarm=5, despair=12, joker=30),
    "machine": Level(spot=1000, slip=0, alarm=0, despair=1000, joker=1000),
}
"""The standard one first."""


class Searcher:
    """A bot of one level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, seen: State, seat: int, rng: Rng) -> int:
        s = table(seen)
        options = s.options(seat)
        for sure in (THROW, READY):
            if sure in options:
                return sure
        if options == [PASS]:
            return PASS
        if options and options[-1] >= PLACE:
            return self._place(s, seat, options, rng)
        return self._search(s, rng) if s.kind == SEARCH else self._react(s, seat, options, rng)

    def _search(self, s: BowlState, rng: Rng) -> int:
        level, found = self.level, places_of(s.valid())
        if self._spots(len(found), rng) or chance(level.alarm, rng):
            return CALL_GO
        if found or not chance(level.despair, rng):
            return WAIT
        return CALL_GO if self._thinks_of_joker(s, rng) and jokers(s) else CALL_RED

    def _spots(self, many: int, rng: Rng) -> bool:
        return any([chance(self.level.spot, rng) for _ in range(many)])

    def _thinks_of_joker(self, s: BowlState, rng: Rng) -> bool:
        return s.has_joker and s.joker == NO_PLACE and chance(self.level.joker, rng)

    def _react(self, s: BowlState, seat: int, options: list[int], rng: Rng) -> int:
        """During a countdown: to mark a card, to follow, to lay the joker, or to go on searching."""
        if not options:
            return WAIT
        if s.status[seat] == GOING or seat == s.layer:
            return WAIT if s.marks[seat] != NO_PLACE else self._prepare(s, seat, rng)
        natural = places_of(s.valid())
        if s.kind == GO:
            return FOLLOW if FOLLOW in options and self._spots(len(natural) + len(helped(s)), rng) else WAIT
        if s.marks[seat] != NO_PLACE and s.fresh >> seat & 1:
            return WAIT
        if self._spots(len(natural) + len(helped(s)), rng):
            return MARK + self._destination(s, seat, rng)
        if not natural and self._thinks_of_joker(s, rng) and (found := jokers(s)):
            return JOKER + rng.pick(found)
        return FOLLOW if FOLLOW in options and not natural and chance(self.level.despair, rng) else WAIT

    def _prepare(self, s: BowlState, seat: int, rng: Rng) -> int:
        """Bound to put a token down: on what it has found, or with the joker's help."""
        if not s.valid() and seat != s.layer and self._thinks_of_joker(s, rng) and (found := jokers(s)):
            return JOKER + rng.pick(found)
        return MARK + self._destination(s, seat, rng)

    def _place(self, s: BowlState, seat: int, options: list[int], rng: Rng) -> int:
        if PASS in options and not self._spots(len(places_of(s.valid())) + len(helped(s)), rng):
            return PASS
        return PLACE + self._destination(s, seat, rng)

    def _destination(self, s: BowlState, seat: int, rng: Rng) -> int:
        """Where the token goes: who has laid the joker has to use it (SB-095)."""
        found = helped(s) if seat == s.layer else places_of(s.valid()) or helped(s)
        if not found or chance(self.level.slip, rng):
            found = s.places()
        return rng.pick(found)


def helped(s: BowlState) -> list[int]:
    """The destinations that the joker opens."""
    return places_of(s.valid_with_joker(s.joker)) if s.joker != NO_PLACE else []


def jokers(s: BowlState) -> list[int]:
    """The places at which a joker would open a destination."""
    places = s.places()
    return [place for place, opened in zip(places, s.opened(places), strict=True) if opened]


def chance(thousandths: int, rng: Rng) -> bool:
    return rng.below(1000) < thousandths
