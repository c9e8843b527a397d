"""All ways in which the dice of a mission can lie, each as one number, and what they show.

A die is a digit: 0 for one not rolled, then its icons, or its faces where they may be turned over. Where a die may have to
be counted as another icon before the last roll there are digits more: each of those icons that it may be counted as.
"""

from __future__ import annotations

from typing import Final

from posse.core.native import i64
from posse.games.pulp_detective.cards import BLANK, YELLOW, Cards

FACES: Final = 6
PLACE: Final = 4
"""Bits for how often an icon is there."""
ONES: Final = (1, 1 << PLACE, 1 << 2 * PLACE, 1 << 3 * PLACE)
MOST: Final = (1 << PLACE) - 1
TALLY: Final = 3
"""Bits for how often dice show an icon."""
TALLY_MASK: Final = (1 << TALLY) - 1
TALLIES: Final = 1 << 4 * TALLY


class Dice:
    """Tables for some dice; the yellow ones come first."""

    def __init__(self, cards: Cards, dice: tuple[int, ...], turned: bool, wild: int, wanted: int) -> None:
        self.dice = dice
        self.count = len(dice)
        self.turned = turned
        """Whether faces matter, since dice may be turned over."""
        self.wild = wild
        """The icons for which there are digits more, a bit for each."""
        self.wanted = wanted
        """The icons as which they may be counted, a bit for each."""
        self.base = FACES if turned else 4
        self.digits = self.base + 1 + max([len(self._wilds(cards, die)) for die in dice]) * wanted.bit_count()
        """Room for those of a die in the tables below, which are by die and digit."""
        self.radix: list[int] = []
        self.chance: list[float] = []
        self.icon: list[int] = []
        self.plain: list[int] = []
        """The digit of the same die that is not counted as another icon."""
        self.over: list[int] = []
        """The digit of the opposite face."""
        for die in dice:
            self._add(cards, die)
        self.power = [1]
        for radix in self.radix:
            self.power.append(self.power[-1] * radix)
        self.size = self.power.pop()
        self.shift = [0] * len(self.icon)
        """How the tally changes if a die is turned over."""
        self.turned_by = [0] * len(self.icon)
        """How the number changes."""
        self.is_counted = [False] * len(self.icon)
        self.counted_as = [0] * (len(self.icon) * 4)
        """How the number changes if a die is counted as an icon; 0 if it cannot be."""
        for place in range(self.count):
            self._link(place)
        self.digit = [0] * (self.size * self.count)
        self.tally = [0] * self.size
        """How often each icon is there, packed."""
        self.rolled = [0] * self.size
        """Yellow dice rolled."""
        self.best = [0] * self.size
        """How often the most frequent icon shows on yellow dice."""
        self.rest = [self.size * self.count] * (self.size * self.count)
        """By dice and die: where `Layer.rolled` has what they are worth with this one about to be rolled again."""
        self.open = [0] * self.size
        """The last die that has not been rolled."""
        self.order: list[int] = []
        """Those with more dice rolled come first, then those with more dice counted as another icon."""
        self.full = 0
        self.almost = 0
        """How many of `order` have all dice rolled, or all but one."""
        self._count()
        self.tallies = sorted(set(self.tally))
        self.itself = list(range(self.size))
        self.bares: dict[int, list[int]] = {0: self.itself}

    def _wilds(self, cards: Cards, die: int) -> list[int]:
        """The first digits of a die that may be counted as another icon."""
        icons = list(cards.faces[die][1:]) if self.turned else [0, 1, 2, 3]
        return [at + 1 for at in range(self.base) if self.wild >> icons[at] & 1]

    def _add(self, cards: Cards, die: int) -> None:
        """The digits of a die."""
        faces = cards.faces[die]
        icons = list(faces[1:]) if self.turned else [0, 1, 2, 3]
        chance = [0.0] + [1 / 6 if self.turned else faces.count(icon) / 6 for icon in icons]
        shown = [BLANK] + icons
        plain = list(range(self.base + 1))
        over = [0] + [7 - face if self.turned else 0 for face in range(1, self.base + 1)]
        for digit in self._wilds(cards, die):
            for icon in range(4):
                if self.wanted >> icon & 1 and icon != shown[digit]:
                    chance.append(0.0)
                    shown.append(icon)
                    plain.append(digit)
                    over.append(over[digit])
        self.radix.append(len(shown))
        unused = self.digits - len(shown)
        self.chance += chance + [0.0] * unused
        self.icon += shown + [BLANK] * unused
        self.plain += plain + [0] * unused
        self.over += over + [0] * unused

    def _link(self, place: int) -> None:
        first, power = place * self.digits, self.power[place]
        for digit in range(1, self.radix[place]):
            row = first + digit
            self.is_counted[row] = self.plain[row] != digit
            if self.turned:
                self.shift[row] = one(self.icon[first + self.over[row]]) - one(self.icon[row])
                self.turned_by[row] = (self.over[row] - digit) * power
            for icon in range(4):
                self.counted_as[row * 4 + icon] = (self.counted(place, digit, icon) - digit) * power

    def _count(self) -> None:
        count: i64 = self.count
        size: i64 = self.size
        ranks: list[list[int]] = [[] for _ in range(36)]
        for at in range(size):
            all_rolled: i64 = 0
            counted: i64 = 0
            shown: i64 = 0
            faces = 0
            for die in range(count):
                digit: i64 = at // self.power[die] % self.radix[die]
                self.digit[at * count + die] = int(digit)
                if digit:
                    row: i64 = die * self.digits + digit
                    shown += one(self.icon[row])
                    all_rolled += 1
                    self.rest[at * count + die] = int(die * size + at - digit * self.power[die])
                    if self.is_counted[row]:
                        counted += 1
                    if die < YELLOW:
                        self.rolled[at] += 1
                        faces += one(self.icon[die * self.digits + self.plain[row]])
                else:
                    self.open[at] = int(die)
            self.tally[at] = int(shown)
            self.best[at] = max([faces >> TALLY * icon & TALLY_MASK for icon in range(4)])
            ranks[(count - all_rolled) * 6 + count - counted].append(int(at))
        for rank in range(36):
            self.order += ranks[rank]
            if rank == 5:
                self.full = len(self.order)
            if rank == 11:
                self.almost = len(self.order)

    # -- numbers ------------------------------------------------------------------------

    def number(self, faces: list[int], counted: list[int], cards: Cards) -> int:
        """How these faces lie; `counted` are the icons as which some are counted."""
        at = 0
        for place in range(self.count):
            face = faces[self.dice[place]]
            if face:
                icon = cards.faces[self.dice[place]][face]
                digit = face if self.turned else icon + 1
                as_icon = counted[self.dice[place]]
                at += self.power[place] * (digit if as_icon == BLANK else self.counted(place, digit, as_icon))
        return at

    def counted(self, place: int, digit: int, icon: int) -> int:
        """The digit of a die that counts as another icon."""
        row = place * self.digits
        if self.icon[row + digit] == icon:
            return digit
        for other in range(self.base + 1, self.radix[place]):
            if self.plain[row + other] == digit and self.icon[row + other] == icon:
                return other
        for other in range(1, self.base + 1):
            if self.icon[row + other] == icon:
                return other
        return digit

    def bare(self, icons: int) -> list[int]:
        """By number: the same dice, none that shows one of these icons counted as another."""
        icons &= self.wild
        if icons not in self.bares:
            self.bares[icons] = [self._bare(at, icons) for at in range(self.size)]
        return self.bares[icons]

    def _bare(self, at: int, icons: int) -> int:
        found = at
        for place in range(self.count):
            first, digit = place * self.digits, self.digit[at * self.count + place]
            plain = self.plain[first + digit]
            if plain != digit and icons >> self.icon[first + plain] & 1:
                found += self.power[place] * (plain - digit)
        return found


def one(icon: int) -> int:
    """An icon in a tally."""
    return 0 if icon == BLANK else 1 << TALLY * icon
