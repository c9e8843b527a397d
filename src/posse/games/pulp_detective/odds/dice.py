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
ONES: Final = (1, 1 << PLACE, 1 << 2 * PLACE, 1 << 3 * PLACE)
MOST: Final = (1 << PLACE) - 1
TALLY: Final = 3
"""Bits for how often dice show an icon."""
TALLY_MASK: Final = (1 << TALLY) - 1
TALLIES: Final = 1 << 4 * TALLY
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
        self.over: list[int] = []
        """The digit of the opposite face."""
        for place in range(self.count):
            self._add(place)
        self.power = [1]
        for radix in self.radix:
            self.power.append(self.power[-1] * radix)
        self.size = self.power.pop()
        self.shift = [0] * len(self.icon)
        """How the tally changes if a die is turned over."""
        self.turned_by = vec[i64]([0] * len(self.icon))
        """How the number changes."""
        self.is_counted = [False] * len(self.icon)
        self.counted_as = vec[i64]([0] * (len(self.icon) * 4))
        """How the number changes if a die is counted as an icon; 0 if it cannot be."""
        for place in range(self.count):
            self._link(place)
        self.digit = vec[i64]([0] * (self.size * self.count))
        self.tally = vec[i64]([0] * self.size)
        """How often each icon is there, packed."""
        self.rolled = vec[i64]([0] * self.size)
        """Yellow dice rolled."""
        self.first = [sum([self.size // self.radix[die] for die in range(place)]) for place in range(self.count + 1)]
        """Where in `Layer.rolled` each die begins, and where it ends."""
        self.slot = vec[i64]([0] * (self.size * self.count))
        """By dice and die: where `Layer.rolled` has what they are worth with this one about to be rolled."""
        self.open: list[vec[i64]] = []
        """By die: the ways in which this one has not been rolled; those come first in which all others have been."""
        self.opened: list[vec[i64]] = []
        """The same ways: where `Layer.rolled` has them."""
        self.single = [0] * self.count
        """By die: in how many of them all others have been rolled."""
        self.order = vec[i64]([])
        """Those with more dice rolled come first, then those with more dice counted as another icon."""
        self.full = 0
        """How many of `order` have all dice rolled."""
        self._count()
        self._open()
        self.group = vec[i64]([])
        """By number: those that can be turned over to the same tallies have the same one."""
        self.turns: list[list[list[int]]] = []
        """By group: the tallies that can be had by turning up to so many dice."""
        self.tallies = sorted({int(self.tally[at]) for at in range(self.size)})
        self.bares: dict[int, vec[i64]] = {}
        self.downs: list[int] = []
        self.shown: dict[int, vec[i64]] = {}

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
        over = [0] + [1 + sides.index((side[1], side[0])) if self.turned else 0 for side in sides]
        for digit in self._wilds(place):
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
                self.counted_as[row * 4 + icon] = (self.counted(place, digit, icon, False) - digit) * power

    def _count(self) -> None:
        count: i64 = self.count
        size: i64 = self.size
        ranks: list[list[int]] = [[] for _ in range(36)]
        for at in range(size):
            all_rolled: i64 = 0
            counted: i64 = 0
            shown: i64 = 0
            for die in range(count):
                power: i64 = self.power[die]
                digit: i64 = at // power % self.radix[die]
                slot = int(self.first[die] + at // power // self.radix[die] * power + at % power)
                self.digit[at * count + die] = int(digit)
                self.slot[at * count + die] = slot
                if digit:
                    row: i64 = die * self.digits + digit
                    shown += one(self.icon[row])
                    all_rolled += 1
                    if self.is_counted[row]:
                        counted += 1
                    if die < YELLOW:
                        self.rolled[at] += 1
            self.tally[at] = int(shown)
            ranks[(count - all_rolled) * 6 + count - counted].append(int(at))
        order: list[int] = []
        for rank in range(36):
            order += ranks[rank]
            if rank == 5:
                self.full = len(order)
        self.order = vec[i64](order)

    def _open(self) -> None:
        for die in range(self.count):
            places = range(self.full, self.size)
            ways = [int(self.order[place]) for place in places if self.digit[self.order[place] * self.count + die] == 0]
            self.open.append(vec[i64](ways))
            self.opened.append(vec[i64]([int(self.slot[at * self.count + die]) for at in ways]))
            self.single[die] = self.full // (self.radix[die] - 1)

    def group_turns(self) -> None:
        """Sorts all ways by their sides: it does not matter which die shows what if dice are turned over at the end."""
        if self.turns:
            return
        known: dict[tuple[int, ...], int] = {}
        groups: list[int] = []
        for at in range(self.size):
            sides: list[int] = []
            for die in range(self.count):
                row = die * self.digits + self.digit[at * self.count + die]
                sides.append(self.shift[row])
            tally = int(self.tally[at])
            key = tuple([tally] + sorted(sides))
            if key not in known:
                known[key] = len(known)
                self.turns.append(reached(tally, sides))
            groups.append(known[key])
        self.group = vec[i64](groups)

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

    def showing(self, icon: int, deep: bool) -> vec[i64]:
        """The ways with dice that show this icon and count as nothing else, those with fewer of them first; if `deep`, only
        those with all dice rolled."""
        key = icon * 2 + int(deep)
        if key not in self.shown:
            ranks: list[list[int]] = [[] for _ in range(self.count + 1)]
            for place in range(self.full if deep else self.size):
                at = int(self.order[place])
                ranks[self._shows(at, icon)].append(at)
            self.shown[key] = vec[i64]([at for rank in ranks[1:] for at in rank])
        return self.shown[key]

    def _shows(self, at: int, icon: int) -> int:
        found = 0
        for die in range(self.count):
            row = die * self.digits + self.digit[at * self.count + die]
            if self.icon[row] == icon and not self.is_counted[row]:
                found += 1
        return found

    def down(self, flat: Dice) -> list[int]:
        """By number: what the same dice are where opposite faces do not matter, and nothing is counted any more."""
        if not self.downs:
            self.downs = [self._down(at, flat) for at in range(self.size)]
        return self.downs

    def _down(self, at: int, flat: Dice) -> int:
        found = 0
        for place in range(self.count):
            digit = self.digit[at * self.count + place]
            if digit:
                icon = self.icon[place * self.digits + digit]
                found += flat.power[place] * (1 + flat.sides[place].index((icon, BLANK)))
        return found

    def bare_tally(self, icons: int) -> vec[i64]:
        """By number: the tally of the same dice, none that shows one of these icons counted as another."""
        icons &= self.wild
        if not icons:
            return self.tally
        if icons not in self.bares:
            self.bares[icons] = vec[i64]([self._bare_tally(at, icons) for at in range(self.size)])
        return self.bares[icons]

    def _bare_tally(self, at: int, icons: int) -> int:
        found = 0
        for place in range(self.count):
            row = place * self.digits + self.digit[at * self.count + place]
            plain = place * self.digits + self.plain[row]
            found += one(self.icon[plain if plain != row and icons >> self.icon[plain] & 1 else row])
        return found


def reached(tally: int, shifts: list[int]) -> list[list[int]]:
    """By number of dice turned over at most: the tallies that there may be then."""
    found = [[tally]]
    exact = [{tally}] + [set[int]() for _ in shifts]
    for shift in shifts:
        for count in range(len(shifts), 0, -1):
            exact[count] |= {other + shift for other in exact[count - 1]}
    for count in range(1, len(shifts) + 1):
        found.append(sorted(set(found[-1]) | exact[count]))
    return found


def one(icon: int) -> int:
    """An icon in a tally."""
    return 0 if icon == BLANK else 1 << TALLY * icon


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
    return sum([ONES[noted_as(code)] for code in noted if code != USELESS])


def pack(four: Four) -> int:
    return four[0] | four[1] << 4 | four[2] << 8 | four[3] << 12
