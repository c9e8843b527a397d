"""Bots that search like people: they need time to see a card, overlook some, see some that are none, and give up in the end.

What a bot notices in a throw, and when, follows from the table and its seat alone. It is asked again and again and acts once
its time has come, so it makes no difference how often it looks (SB-R95).
"""

from __future__ import annotations

from math import log
from typing import Final

from posse.core.rng import MASK_64, Rng
from posse.core.state import State
from posse.games.space_bowl.bots.profiles import Profile
from posse.games.space_bowl.rules import moves
from posse.games.space_bowl.rules.solver import bit, places_of
from posse.games.space_bowl.rules.state import GO, NO_PLACE, SEARCH, BowlState, table

FACTOR: Final = 0xD6E8FEB86659FD93
MOST_PLANS: Final = 512
"""The maximum number of plans that a bot keeps, so that it need not make them again at every look."""


class Plan:
    """What a bot will notice in a throw: cards that it takes for destinations, a use for the joker, and when it gives up."""

    def __init__(self, sights: list[tuple[int, int]], gives_up: int, joker: int, guess: int) -> None:
        self.sights = sights
        """Times and places, in order."""
        self.gives_up = gives_up
        self.joker = joker
        """Where it would lay the joker, or `NO_PLACE`."""
        self.guess = guess
        """The place that it falls back on."""

    def card(self) -> int:
        """The place for its token."""
        return self.sights[0][1] if self.sights else self.guess

    def sees(self, now: int) -> bool:
        """Whether it has seen something that it takes for a destination."""
        return len(self.sights) > 0 and self.sights[0][0] <= now


class Searcher:
    """A bot with one profile."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.plans: dict[tuple[int, ...], Plan] = {}

    def __call__(self, seen: State, seat: int, rng: Rng) -> int:
        """With the clock in ticks, a tick is a second."""
        return self.look(seen, seat, rng, float(table(seen).ticks))

    def look(self, seen: State, seat: int, rng: Rng, seconds: float) -> int:
        """A move, or `WAIT` if its time has not come."""
        s = table(seen)
        options, now = s.options(seat), int(seconds * 1000)
        for sure in (moves.THROW, moves.READY):
            if sure in options:
                return sure
        if not options:
            return moves.WAIT
        plan = self.plan(s, seat)
        if options[-1] >= moves.PLACE:
            return place(s, seat, plan, now)
        return search(plan, now) if s.kind == SEARCH else react(s, seat, options, plan, now)

    def plan(self, s: BowlState, seat: int) -> Plan:
        key = (seat, s.layer == seat, s.joker, s.disc, s.hole, s.down, *s.marbles, *s.galaxy)
        if key not in self.plans:
            if len(self.plans) >= MOST_PLANS:
                self.plans.clear()
            self.plans[key] = self.make_plan(s, seat)
        return self.plans[key]

    def make_plan(self, s: BowlState, seat: int) -> Plan:
        profile, seed, places = self.profile, mixed(seat, s), s.places()
        jokers = s.opened(places)
        helped = jokers[places.index(s.joker)] if s.joker != NO_PLACE else 0
        near = 0
        for destinations in jokers:
            near |= destinations
        good = helped if s.layer == seat else s.valid() | helped  # SB-095
        sights: list[tuple[int, int]] = []
        for place in places:
            luck = Rng.seeded(seed + place * FACTOR & MASK_64)
            chance = 1000 - profile.overlook if good & bit(place) else profile.mistake if near & bit(place) else 0
            time = profile.glance + waited(profile.search, luck)
            if luck.below(1000) < chance:
                sights.append((time, place))
        luck = Rng.seeded(seed)
        gives_up = profile.patience + waited(profile.more_patience, luck)
        useful = [place for place, destinations in zip(places, jokers, strict=True) if destinations]
        thinks = luck.below(1000) < profile.joker and s.has_joker and len(useful) > 0
        guess = luck.pick(places_of(good or near) or places)
        return Plan(sorted(sights), gives_up, luck.pick(useful) if thinks else NO_PLACE, guess)


def search(plan: Plan, now: int) -> int:
    if plan.sees(now):
        return moves.CALL_GO
    if now < plan.gives_up:
        return moves.WAIT
    return moves.CALL_RED if plan.joker == NO_PLACE else moves.CALL_GO


def react(s: BowlState, seat: int, options: list[int], plan: Plan, now: int) -> int:
    """A move during the countdown: mark a card, follow, lay the joker or wait."""
    marked = s.marks[seat] != NO_PLACE and (s.kind == GO or s.fresh >> seat & 1 == 1)
    sees, joker = plan.sees(now), moves.JOKER + plan.joker
    can_lay = plan.joker != NO_PLACE and joker in options
    if s.owes(seat):
        if marked:
            return moves.WAIT
        return joker if can_lay and not plan.sights else moves.MARK + plan.card()
    if s.kind == GO:
        return moves.FOLLOW if sees and moves.FOLLOW in options else moves.WAIT
    if sees:
        return moves.WAIT if marked else moves.MARK + plan.card()
    if now < plan.gives_up or marked:
        return moves.WAIT
    return joker if can_lay else moves.FOLLOW if moves.FOLLOW in options else moves.WAIT


def place(s: BowlState, seat: int, plan: Plan, now: int) -> int:
    """A token on the card that it has in mind; then it confirms."""
    if s.put[seat] == NO_PLACE and (s.owes(seat) or plan.sees(now)):
        return moves.PLACE + plan.card()
    return moves.PASS


def mixed(seat: int, s: BowlState) -> int:
    """A number that every throw and seat gives another of, and that tells nothing hidden."""
    mix = seat + 1
    for number in (s.round, s.disc, s.hole, *s.marbles, *s.galaxy):
        mix = (mix ^ number + 3) * FACTOR & MASK_64
        mix ^= mix >> 29
    return mix


def waited(mean: int, luck: Rng) -> int:
    """A random time: short ones are more likely than long ones."""
    return int(-mean * log((luck.below(9999) + 1) / 10_000))
