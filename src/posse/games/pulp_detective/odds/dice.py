"""All ways in which the dice of a mission can lie, each as one number, and what they show.

A die is a digit: 0 for one not rolled, then its icons, those that do not matter being alike; or its icons with those on the
opposite faces, where dice may be turned over. Where a die may have to be counted as another icon before the last roll there
are digits more: each of those icons that it may be counted as.
"""

from __future__ import annotations

from typing import Final

from posse.core.native import i64, vec
from posse.games.pulp_detective.rules.cards import BLANK, YELLOW, Cards, Four

FACES: Final = 6
PLACE: Final = 4
"""Bits for how often an icon is there."""
MOST: Final = (1 << PLACE) - 1
ALL: Final = 15
"""Every icon, a bit for each."""
USELESS: Final = 24
"""A noted result that is not needed."""
WILD: Final = 4
WANTED: Final = 8
TOLD: Final = 12
"""Where these masks begin in the icons of some dice; those that matter come first."""


class Dice:
    """Tables for some dice; the yellow ones come first."""

    def __init__(self, cards: Cards, dice: tuple[int, ...], turned: bool, icons: int) -> None:
        self.dice = dice
        self.count = len(dice)
        self.turned = turned
        """Whether opposite faces matter, since dice may be turned over."""
        self.matter = icons & ALL
        """The icons that are told from one another, a bit for each."""
        self.wild = icons >> WILD & ALL
        """The icons for which there are digits more, a bit for each."""
        self.wanted = icons >> WANTED & ALL
        """The icons as which they may be counted, a bit for each."""
        self.told = icons >> TOLD
        """The dice for which there are digits more, a bit for each."""
        self.sides = [sorted({self._side(cards.faces[die], face) for face in range(1, FACES + 1)}) for die in dice]
        """By die: its icons, each with the one opposite, as far as they are told from one another."""
        self.digit_of = [self._digits_of(cards.faces[dice[place]], self.sides[place]) for place in range(self.count)]
        """By die and face."""
        self.bases = [len(sides) for sides in self.sides]
        """How many digits a die has when it has just been rolled."""
        self.digits = 1 + max([self.bases[at] + len(self._wilds(at)) * self.wanted.bit_count() for at in range(self.count)])
        """Room for those of a die in the tables below, which are by die and digit."""
        self.radix: list[int] = []
        self.chance: list[float] = []
        self.icon: list[int] = []
        """`BLANK` for one that does not matter."""
        self.plain: list[int] = []
        """The digit of the same die that is not counted as another icon."""
        for place in range(self.count):
            self._add(place)
        self.power = [1]
        for radix in self.radix:
            self.power.append(self.power[-1] * radix)
        self.size = self.power.pop()
        self.turned_by = vec[i64]([0] * len(self.icon))
        """How the number changes if a die is turned over."""
        self.counted_as = vec[i64]([0] * (len(self.icon) * 4))
        """How the number changes if a die is counted as an icon; 0 if it cannot be."""
        for place in range(self.count):
            self._link(place)
        self.digit = vec[i64]([0] * (self.size * self.count))
        self.tallies: list[int] = []
        """How often each icon may be there, packed."""
        self.tally = vec[i64]([])
        """By number: which of these it is."""
        self.rolled = vec[i64]([0] * self.size)
        """Yellow dice rolled."""
        self.open: list[vec[i64]] = []
        """By die: the ways in which this one has not been rolled; those come first in which all others have been."""
        self.single = [0] * self.count
        """By die: in how many of them all others have been rolled."""
        self.order = vec[i64]([])
        """Those with more dice rolled come first."""
        self.full = 0
        """How many of `order` have all dice rolled."""
        self._count()
        self._open()
        self.bares: dict[int, vec[i64]] = {}

    def _told(self, icon: int) -> int:
        return icon if self.matter >> icon & 1 else BLANK

    def _side(self, faces: tuple[int, ...], face: int) -> tuple[int, int]:
        return self._told(faces[face]), self._told(faces[FACES + 1 - face]) if self.turned else BLANK

    def _digits_of(self, faces: tuple[int, ...], sides: list[tuple[int, int]]) -> list[int]:
        return [0] + [1 + sides.index(self._side(faces, face)) for face in range(1, FACES + 1)]

    def _wilds(self, place: int) -> list[int]:
        """The digits of a die that may be counted as another icon."""
        if not self.told >> place & 1:
            return []
        sides = self.sides[place]
        return [at + 1 for at in range(len(sides)) if sides[at][0] != BLANK and self.wild >> sides[at][0] & 1]

    def _add(self, place: int) -> None:
        """The digits of a die."""
        sides, digit_of = self.sides[place], self.digit_of[place]
        base = len(sides)
        chance = [0.0] + [digit_of.count(digit) / FACES for digit in range(1, base + 1)]
        shown = [BLANK] + [side[0] for side in sides]
        plain = list(range(base + 1))
        for digit in self._wilds(place):
            for icon in range(4):
                if self.wanted >> icon & 1 and icon != shown[digit]:
                    chance.append(0.0)
                    shown.append(icon)
                    plain.append(digit)
        self.radix.append(len(shown))
        unused = self.digits - len(shown)
        self.chance += chance + [0.0] * unused
        self.icon += shown + [BLANK] * unused
        self.plain += plain + [0] * unused

    def _link(self, place: int) -> None:
        first, power, sides = place * self.digits, self.power[place], self.sides[place]
        for digit in range(1, self.radix[place]):
            row = first + digit
            if self.turned:
                up, down = sides[self.plain[row] - 1]
                self.turned_by[row] = (1 + sides.index((down, up)) - digit) * power
            for icon in range(4):
                self.counted_as[row * 4 + icon] = (self.counted(place, digit, icon, False) - digit) * power

    def _count(self) -> None:
        count: i64 = self.count
        tallies = [0] * self.size
        ranks: list[list[int]] = [[] for _ in range(count + 1)]
        for at in range(self.size):
            unrolled = 0
            for die in range(count):
                digit = at // self.power[die] % self.radix[die]
                self.digit[at * count + die] = digit
                tallies[at] += one(self.icon[die * self.digits + digit])
                if not digit:
                    unrolled += 1
                elif die < YELLOW:
                    self.rolled[at] += 1
            ranks[unrolled].append(at)
        self.order = vec[i64]([at for rank in ranks for at in rank])
        self.full = len(ranks[0])
        self.tallies = sorted(set(tallies))
        self.tally = self._indices(tallies)

    def _indices(self, tallies: list[int]) -> vec[i64]:
        index = {tally: at for at, tally in enumerate(self.tallies)}
        return vec[i64]([index[tally] for tally in tallies])

    def _open(self) -> None:
        for die in range(self.count):
            places = range(self.full, self.size)
            ways = [int(self.order[place]) for place in places if self.digit[self.order[place] * self.count + die] == 0]
            self.open.append(vec[i64](ways))
            self.single[die] = self.full // (self.radix[die] - 1)

    # -- numbers ------------------------------------------------------------------------

    def number(self, faces: list[int], counted: list[int], firm: bool) -> int:
        """How these faces lie; `counted` are the icons as which some are counted, `firm` if those are taken to show them."""
        at = 0
        for place in range(self.count):
            face = faces[self.dice[place]]
            if face:
                digit = self.digit_of[place][face]
                as_icon = counted[self.dice[place]]
                at += self.power[place] * (digit if as_icon == BLANK else self.counted(place, digit, as_icon, firm))
        return at

    def counted(self, place: int, digit: int, icon: int, firm: bool) -> int:
        """The digit of a die that counts as another icon."""
        row, base = place * self.digits, self.bases[place]
        icon = self._told(icon)
        if self.icon[row + digit] == icon:
            return digit
        for other in range(base + 1, base + 1 if firm else self.radix[place]):
            if self.plain[row + other] == digit and self.icon[row + other] == icon:
                return other
        for other in range(1, base + 1):
            if self.icon[row + other] == icon:
                return other
        return digit

    def bare_tally(self, icons: int) -> vec[i64]:
        """By number: the tally of the same dice, none that shows one of these icons counted as another."""
        icons &= self.wild
        if not icons:
            return self.tally
        if icons not in self.bares:
            self.bares[icons] = self._indices([self._bare_tally(at, icons) for at in range(self.size)])
        return self.bares[icons]

    def _bare_tally(self, at: int, icons: int) -> int:
        found = 0
        for place in range(self.count):
            row = place * self.digits + self.digit[at * self.count + place]
            plain = place * self.digits + self.plain[row]
            found += one(self.icon[plain if plain != row and icons >> self.icon[plain] & 1 else row])
        return found

    # -- the inner loops of the odds ----------------------------------------------------

    def stop(self, tally: vec[i64], worth: vec[float], value: vec[float], until: int) -> None:
        """No die is rolled any more; `worth` is by tally."""
        order = self.order
        end: i64 = until
        for place in range(end):
            at: i64 = order[place]
            shown: i64 = tally[at]
            value[at] = worth[shown]

    def move_to(self, source: vec[float], value: vec[float], until: int) -> None:
        """A move that leaves the dice as they lie."""
        order = self.order
        end: i64 = until
        for place in range(end):
            at: i64 = order[place]
            if source[at] > value[at]:
                value[at] = source[at]

    def move_if(self, lacking: vec[i64], icon: int, source: vec[float], value: vec[float], until: int) -> None:
        """The same, where this icon is missing."""
        order, tally = self.order, self.tally
        end: i64 = until
        for place in range(end):
            at: i64 = order[place]
            shown: i64 = tally[at]
            if lacking[shown] >> icon & 1 and source[at] > value[at]:
                value[at] = source[at]

    def roll_again(self, die: int, digits: range, least: int, source: vec[float], value: vec[float], deep: bool) -> None:
        """A die that shows one of these digits is rolled again, where at least so many other yellow dice lie."""
        chance, ways, rolls = self.chance, self.open[die], self.rolled
        power: i64 = self.power[die]
        first: i64 = die * self.digits + 1
        last: i64 = first + self.bases[die]
        low: i64 = digits.start * self.power[die]
        high: i64 = digits.stop * self.power[die]
        end: i64 = self.single[die] if deep else len(ways)
        for place in range(end):
            way: i64 = ways[place]
            if rolls[way] < least:
                continue
            at = way
            total = 0.0
            for face in range(first, last):
                at += power
                total += chance[face] * source[at]
            at = way + low
            while at < way + high:
                if total > value[at]:
                    value[at] = total
                at += power

    def roll_fresh(self, allowed: int, value: vec[float]) -> None:
        """Dice that have not been rolled yet, the red or grey one included."""
        order, chance, digits_of, rolls = self.order, self.chance, self.digit, self.rolled
        count: i64 = self.count
        size: i64 = self.size
        digits: i64 = self.digits
        start: i64 = self.full
        for place in range(start, size):
            at: i64 = order[place]
            best = value[at]
            may = rolls[at] < allowed
            for die in range(count):
                if digits_of[at * count + die] == 0 and (may or die >= YELLOW):
                    power: i64 = self.power[die]
                    first: i64 = die * digits + 1
                    last: i64 = first + self.bases[die]
                    total = 0.0
                    to: i64 = at
                    for face in range(first, last):
                        to += power
                        total += chance[face] * value[to]
                    if total > best:
                        best = total
            value[at] = best

    def turn(self, die: int, source: vec[float], value: vec[float], until: int) -> None:
        """A die is turned over."""
        order, turned, digits_of = self.order, self.turned_by, self.digit
        count: i64 = self.count
        row: i64 = die * self.digits
        end: i64 = until
        for place in range(end):
            at: i64 = order[place]
            digit: i64 = digits_of[at * count + die]
            to: i64 = at + turned[row + digit]
            if source[to] > value[at]:
                value[at] = source[to]

    def count_as(self, wild: int, lacking: vec[i64], source: vec[float], value: vec[float], until: int) -> None:
        """A die with the wild icon is counted as one that is missing; `lacking` tells by tally which are, a bit for each."""
        order, counted, digits_of = self.order, self.counted_as, self.digit
        count: i64 = self.count
        digits: i64 = self.digits
        end: i64 = until
        for place in range(end):
            at: i64 = order[place]
            shown: i64 = self.tally[at]
            wanted: i64 = lacking[shown]
            if not wanted:
                continue
            for die in range(count):
                digit: i64 = digits_of[at * count + die]
                row: i64 = die * digits + digit
                if self.icon[row] != wild or self.plain[row] != digit:
                    continue
                for icon in range(4):
                    if wanted >> icon & 1 and icon != wild:
                        to: i64 = at + counted[row * 4 + icon]
                        if source[to] > value[at]:
                            value[at] = source[to]


def one(icon: int) -> int:
    """An icon among those that are there, packed."""
    return 0 if icon == BLANK else 1 << PLACE * icon


# -- noted results ----------------------------------------------------------------------------


def note(icon: int, counted: int) -> int:
    """A noted result, and the icon as which it counts."""
    return icon if counted in (BLANK, icon) else 4 + icon * 4 + counted


def noted_icon(code: int) -> int:
    return code if code < 4 else (code - 4) // 4


def noted_as(code: int) -> int:
    return code if code < 4 else code % 4


def icons_of(noted: tuple[int, ...]) -> int:
    """How often each icon was noted, packed."""
    return sum([one(noted_as(code)) for code in noted if code != USELESS])


def pack(four: Four) -> int:
    return four[0] | four[1] << 4 | four[2] << 8 | four[3] << 12
