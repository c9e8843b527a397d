"""Whom to confront this turn: where to fly, which tokens to take in which order, and what that is worth in Renown."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.bots.profiles import Profile
from posse.games.space_serenade.rules.abilities import ED_A_COST, JET_B_COST
from posse.games.space_serenade.rules.cards import BEBOP, ED, JET, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.moves import BOSS as BOSS_TARGET
from posse.games.space_serenade.rules.moves import CRIMINAL, ED_A, END, FIGHT, GO, INVESTIGATE, JET_B
from posse.games.space_serenade.rules.state import NO_CARD, NOWHERE, SerenadeState

DEEP: Final = 4
"""So many confrontations and flights are thought of in a row."""
KEPT: Final[tuple[float, ...]] = (0.0, 0.92, 0.86, 0.74)
"""By gauge: how often tokens become Renown before their criminal escapes."""
FULL: Final[tuple[float, ...]] = (1.5, 1.4, 1.2, 1.0, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2)
"""What each next unit of Fuel is worth, in units of the first few."""


class Plan:
    """The best that one player can do on the planets with what is in the pools."""

    def __init__(self, s: SerenadeState, seat: int, profile: Profile, turns: float) -> None:
        self.s = s
        self.profile = profile
        self.own = s.areas[seat].character
        self.seat = seat
        self.fuel_worth = profile.fuel * min(1.0, turns / 3.0)
        self.hurt = profile.damage * min(1.0, turns / 5.0)
        self.rests = 0.8 * profile.fuel * min(1.0, turns / 2.0)
        """Of ending the turn on a planet where somebody is left to confront."""
        self.resistance = list(s.resistance)
        self.investigation = list(s.investigation)
        self.places = list(s.places)
        self.strength = [0] * 4
        self.clues = [0] * 4
        self.points = [0.0] * 4
        self.token = [0.0] * 4
        """What a token of each row is worth before its capture."""
        self.fought = [0.0] * 4
        """The same for Resistance tokens."""
        self.prize = [0.0] * 4
        """What the capture adds."""
        self.done = [True] * 4
        """Rows that the plan is through with."""
        self.gone = [True] * 4
        """Rows that nobody can be confronted in."""
        for row in range(4):
            card = s.wanted[row] if row < BOSS else VICIOUS
            if card != NO_CARD and (row < BOSS or s.vicious != NOWHERE):
                self._row(row, card, turns)
        self.first = END
        self.best_first = END

    def _row(self, row: int, card: int, turns: float) -> None:
        s, profile = self.s, self.profile
        self.done[row] = self.gone[row] = False
        self.strength[row] = s.cards.strength[card]
        self.clues[row] = s.cards.clues[card]
        self.points[row] = s.cards.points[card] * profile.points
        kept = self._kept(row, turns)
        own = s.areas[self.seat].tokens[row]
        theirs = sum([area.tokens[row] for area in s.areas]) - own
        self.token[row] = kept
        self.prize[row] = self.points[row] + (1.0 - kept) * (own - 0.3 * theirs)
        self.fought[row] = kept
        if s.players == 1 and s.vicious != NOWHERE:
            self._alone(row)

    def _alone(self, row: int) -> None:
        """In solo nothing counts any more but Vicious, by the pile that is nearer to its end."""
        by_clues = (
            self.s.investigation[BOSS] * self.s.cards.clues[VICIOUS] <= self.s.resistance[BOSS] * self.s.cards.strength[VICIOUS]
        )
        self.token[row] = 2.0 if row == BOSS else 0.01
        self.fought[row] = 0.1 if by_clues else self.token[row]
        self.prize[row] = 30.0 if row == BOSS else 0.0

    def _kept(self, row: int, turns: float) -> float:
        """The chance that a token becomes Renown."""
        s = self.s
        if row == BOSS:
            most = 2 if s.players == 1 else s.players - 2
            left = min(
                s.resistance[BOSS] / s.cards.vicious_resistance[most], s.investigation[BOSS] / s.cards.vicious_investigation[most]
            )
            return 0.9 - 0.4 * left
        kept = KEPT[s.gauges[row]]
        return kept if s.vicious == NOWHERE else kept * min(0.9, 0.2 + 0.15 * turns)

    def fuel(self, units: int) -> float:
        """What so much Fuel is worth in the tank."""
        total = 0.0
        for unit in range(units):
            total += FULL[unit]
        return total * self.fuel_worth

    def risk(self, row: int, resistance: int, investigation: int) -> float:
        """What is lost, about, if others finish what is left."""
        if self.s.players == 1:
            return 0.0
        cost = min(resistance * self.strength[row], investigation * self.clues[row])
        return self.profile.fear * self.points[row] * max(0.0, 1.0 - (cost - 1) / 7.0)

    # -- the search ---------------------------------------------------------------------

    def best(self, place: int, fuel: int, strength: int, clues: int, shield: int) -> float:
        """The worth of the best plan from here; `first` is its first move, `END` if there is nothing to do."""
        self.first = END
        value = self.search(place, fuel, strength, clues, shield, 0, True)
        self.first = self.best_first
        return value

    def search(self, place: int, fuel: int, strength: int, clues: int, shield: int, depth: int, may_fly: bool) -> float:
        most, first = self.fuel(fuel) + self.rest(place), END
        if depth < DEEP:
            for row in (place, BOSS) if place != BEBOP else ():
                if self.stands(row, place):
                    value = self.confront(row, place, fuel, strength, clues, shield, depth)
                    if value > most:
                        most, first = value, self.first
            for planet in range(3 if may_fly else 0):
                if planet != place and self.s.gauges[planet] <= fuel and self.tempting(planet, strength, clues):
                    value = self.search(planet, fuel - self.s.gauges[planet], strength, clues, shield, depth + 1, False)
                    if value > most:
                        most, first = value, GO + planet
        if depth == 0:
            self.best_first = first
        return most

    def rest(self, place: int) -> float:
        if place == BEBOP or self.gone[place] and (self.s.vicious != place or self.s.players == 1):
            return 0.0
        return self.rests

    def stands(self, row: int, place: int) -> bool:
        """Whether somebody is there to be confronted whom the plan is not through with."""
        return not self.done[row] and (row == place or self.s.vicious == place)

    def tempting(self, planet: int, strength: int, clues: int) -> bool:
        for row in (planet, BOSS):
            if self.stands(row, planet) and (strength >= self.strength[row] or clues + 1 >= self.clues[row]):
                return True
        return False

    def confront(self, row: int, place: int, fuel: int, strength: int, clues: int, shield: int, depth: int) -> float:
        """The best number of tokens of each pile; sets `first`."""
        resistance, investigation = self.resistance[row], self.investigation[row]
        fights = min(resistance, strength // self.strength[row])
        searches = min(investigation, clues // self.clues[row])
        most, first = -1e9, END
        for a, b in candidates(resistance, investigation, fights, searches):
            value = self.outcome(row, place, fuel, strength, clues, shield, depth, a, b)
            if value > most:
                most = value
                first = opening(row, a, b, b == investigation)
        if self.places[ED] == place and fuel >= ED_A_COST and clues + 1 >= self.clues[row] and investigation:
            value = self.outcome(row, place, fuel - ED_A_COST, strength, clues + 1, shield, depth, 0, 1)
            if value > most:
                most, first = value, ED_A + target(row)
        if self.own == JET and fuel >= JET_B_COST and strength + 1 >= self.strength[row] and resistance:
            value = self.outcome(row, place, fuel - JET_B_COST, strength + 1, clues, shield + 2, depth, 1, 0)
            if value > most:
                most, first = value, JET_B + target(row)
        self.first = first
        return most

    def outcome(
        self, row: int, place: int, fuel: int, strength: int, clues: int, shield: int, depth: int, a: int, b: int
    ) -> float:
        """What taking `a` Resistance and `b` Investigation tokens brings, and what can be done after it."""
        resistance, investigation = self.resistance[row] - a, self.investigation[row] - b
        hits = a * 2 if row == BOSS else a
        value = self.token[row] * b + self.fought[row] * a - self.hurt * max(0, hits - shield)
        strength -= a * self.strength[row]
        clues -= b * self.clues[row]
        shield = max(0, shield - hits)
        if resistance and investigation:
            value -= self.risk(row, resistance, investigation) - self.risk(row, resistance + a, investigation + b)
            self.done[row] = True
            value += self.search(place, fuel, strength, clues, shield, depth + 1, True)
            self.done[row] = False
            return value
        value += self.prize[row] + (1.0 - self.token[row]) * (a + b)
        if row == BOSS:
            return value + self.fuel(fuel)
        return value + self.after_capture(row, place, fuel, strength, clues, shield, depth)

    def after_capture(self, row: int, place: int, fuel: int, strength: int, clues: int, shield: int, depth: int) -> float:
        """Everybody there is on the Bebop now."""
        before = self.places
        self.places = [BEBOP if other == place else other for other in before]
        self.done[row] = self.gone[row] = True
        value = self.search(BEBOP, fuel, strength, clues, shield, depth + 1, True)
        self.done[row] = self.gone[row] = False
        self.places = before
        return value


def candidates(resistance: int, investigation: int, fights: int, searches: int) -> list[tuple[int, int]]:
    """Numbers of tokens worth thinking of: all one can, by either pile, with and without Damage."""
    found: list[tuple[int, int]] = []
    some, others = min(fights, resistance - 1), min(searches, investigation - 1)
    if fights == resistance:
        found.append((resistance, others))
    if searches == investigation:
        found.append((some, investigation))
        if some:
            found.append((0, investigation))
    if some or others:
        found.append((some, others))
        if some and others:
            found.append((0, others))
    if some > 1:
        found.append((1, others))
    return found


def target(row: int) -> int:
    return BOSS_TARGET if row == BOSS else CRIMINAL


def opening(row: int, a: int, b: int, by_clues: bool) -> int:
    """What comes first: the safe tokens, unless the last of them ends the confrontation."""
    if b and not (by_clues and a):
        return INVESTIGATE + target(row)
    return FIGHT + target(row)
