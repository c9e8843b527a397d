"""The mission being played, and how often each of its icons is needed and there."""

from __future__ import annotations

from typing import Final

from posse.core.native import i64
from posse.games.pulp_detective.rules.cards import BLANK, DICE, NOTHING, YELLOW, Cards, Four

EVEN: Final = 0x80808080
"""As much of each icon as is needed, in `Mission.balance`."""
PROTECTION: Final = 3
"""Identical icons that save object and energy."""
NO_FACES: Final = [0] * DICE
NOT_WILD: Final = [BLANK] * DICE


def bit(at: i64) -> i64:
    one: i64 = 1
    return one << at


def changed(four: Four, icon: int, by: int) -> Four:
    values = list(four)
    values[icon] += by
    return tuple(values)


def kinds(four: list[int]) -> i64:
    """The icons of which there are any, a bit for each."""
    found: i64 = 0
    for icon in range(4):
        if four[icon]:
            found |= bit(icon)
    return found


def packed(four: Four) -> i64:
    """A byte for each icon."""
    found: i64 = 0
    at: i64 = 0
    for number in four:
        many: i64 = number
        found |= many << at
        at += 8
    return found


class Mission:
    """The mission or confrontation being played."""

    def __init__(self, seat: int, needs: Four, hour: int) -> None:
        self.seat = seat
        self.hour = hour
        """At which it began."""
        self.suspect = 0
        """The Criminal confronted, or 0 in an ordinary mission."""
        self.line = 0
        self.needs = needs
        self.balance: i64 = EVEN - packed(needs)
        """A byte for each icon: 128, less what is needed of it, and what is there; kept by the methods that change these."""
        self.reward = 0
        self.penalty = 0
        self.rolled: i64 = 0
        """The dice that lie there, a bit for each."""
        self.faces = NO_FACES[:]
        """The face that each die shows, 0 for one not rolled."""
        self.wild = NOT_WILD[:]
        """The icon that a die counts as by a Special Action."""
        self.noted: tuple[int, ...] = ()
        """Results of dice beyond four that were rolled again (PD-104)."""
        self.noted_wild: tuple[int, ...] = ()
        self.added: Four = NOTHING
        """Icons that tokens and objects have given."""
        self.rolls = 0
        """Yellow dice rolled, apart from re-rolls."""
        self.rerolls = 0
        self.coin = 0
        """Re-rolls left of an object in use."""
        self.borrowed = 0
        """Detectives whose ability is borrowed, a bit for each."""
        self.allowed = 0
        """Yellow dice that are allowed; once the mission is met, those that were allowed then (PD-R56)."""

    def copy(self) -> Mission:
        twin = Mission(self.seat, self.needs, self.hour)
        twin.balance = self.balance
        twin.suspect = self.suspect
        twin.line = self.line
        twin.reward = self.reward
        twin.penalty = self.penalty
        twin.rolled = self.rolled
        twin.faces = self.faces[:]
        twin.wild = self.wild[:]
        twin.noted = self.noted
        twin.noted_wild = self.noted_wild
        twin.added = self.added
        twin.rolls = self.rolls
        twin.rerolls = self.rerolls
        twin.coin = self.coin
        twin.borrowed = self.borrowed
        twin.allowed = self.allowed
        return twin

    # -- icons that are needed, and there -------------------------------------------------

    def require(self, needs: Four) -> None:
        """Needs these icons instead."""
        self.balance += packed(self.needs) - packed(needs)
        self.needs = needs

    def give(self, icon: int) -> None:
        """A token or an object stands for this icon."""
        self.added = changed(self.added, icon, 1)
        self.count(icon, 1)

    def lay(self, cards: Cards, die: int, face: int) -> None:
        """Puts a die down with this face up."""
        if self.faces[die]:
            self.count(self.icon(cards, die), -1)
        else:
            self.rolled |= bit(die)
        self.faces[die] = face
        self.wild[die] = BLANK
        self.count(cards.faces[die][face], 1)

    def shows(self, cards: Cards, result: int) -> int:
        """The icon of a die, `BLANK` for one not rolled; or after the dice, that of a noted result."""
        return cards.faces[result][self.faces[result]] if result < DICE else self.noted[result - DICE]

    def counted(self, result: int) -> int:
        """The icon that a result counts as by a Special Action, or `BLANK`."""
        return self.wild[result] if result < DICE else self.noted_wild[result - DICE]

    def icon(self, cards: Cards, result: int) -> int:
        """What a result counts as."""
        wild = self.counted(result)
        return wild if wild != BLANK else self.shows(cards, result)

    def note(self, cards: Cards, die: int) -> None:
        """Takes a die up, and counts its result on; it can no longer be changed (PD-104, PD-R36)."""
        self.noted += (cards.faces[die][self.faces[die]],)
        self.noted_wild += (self.wild[die],)
        self.rolled &= ~bit(die)
        self.faces[die] = 0

    def reckon(self, cards: Cards, result: int, icon: int) -> None:
        """Counts a result as this icon, whatever it shows."""
        self.count(self.icon(cards, result), -1)
        self.count(icon, 1)
        wild, at = icon if icon != self.shows(cards, result) else BLANK, result - DICE
        if at < 0:
            self.wild[result] = wild
        else:
            self.noted_wild = self.noted_wild[:at] + (wild,) + self.noted_wild[at + 1 :]

    def recount(self, cards: Cards) -> None:
        """Finds out what the methods above keep."""
        self.balance = EVEN + packed(self.added) - packed(self.needs)
        self.rolled = 0
        for result in range(DICE + len(self.noted)):
            icon = self.icon(cards, result)
            if icon != BLANK:
                self.count(icon, 1)
                if result < DICE:
                    self.rolled |= bit(result)

    def count(self, icon: int, by: int) -> None:
        self.balance += by * bit(8 * icon)

    def missing(self) -> list[int]:
        """How often each icon is still needed (PD-133)."""
        return [max(0, 128 - (self.balance >> 8 * icon & 255)) for icon in range(4)]

    def wanted(self) -> i64:
        """The icons that are still needed, a bit for each."""
        found: i64 = 0
        icon: i64 = 1
        balance = self.balance
        while icon < 16:
            if balance & 128 == 0:
                found |= icon
            icon <<= 1
            balance >>= 8
        return found

    def met(self) -> bool:
        return self.balance & EVEN == EVEN

    def spares_a_die(self) -> bool:
        """Whether a yellow die that was allowed did not have to be rolled (PD-168)."""
        return self.rolls < self.allowed

    def shown(self, cards: Cards) -> list[int]:
        """How often each icon shows on yellow dice, noted results included (PD-R41)."""
        found = [0, 0, 0, 0]
        for die in range(YELLOW):
            if self.faces[die]:
                icon = cards.faces[die][self.faces[die]]
                found[icon] = found[icon] + 1
        for icon in self.noted:
            found[icon] = found[icon] + 1
        return found

    def is_protected(self, cards: Cards) -> bool:
        """Whether three of them are identical (PD-162)."""
        for count in self.shown(cards):
            if count >= PROTECTION:
                return True
        return False
