"""All ways in which the dice of a mission can lie, each as one number, and what they show.

A die is a digit: 0 for one not rolled, then its icons, or its faces where they may be turned over. Where night and day may
change during a mission there are digits more: a wild icon that has been counted as another one.
"""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.cards import BLANK, YELLOW, Cards

FACES: Final = 6
PLACE: Final = 4
"""Bits for how often an icon is there."""
ONES: Final = (1, 1 << PLACE, 1 << 2 * PLACE, 1 << 3 * PLACE)
MOST: Final = (1 << PLACE) - 1


class Dice:
    """Tables for some dice; the yellow ones come first."""

    def __init__(self, cards: Cards, dice: tuple[int, ...], turned: bool, wild: int) -> None:
        self.dice = dice
        self.count = len(dice)
        self.turned = turned
        """Whether faces matter, since dice may be turned over."""
        self.wild = wild
        """The icon for which there are digits more, or `BLANK`."""
        self.base = FACES if turned else 4
        self.digits = self.base + 1 + (0 if wild == BLANK else 3)
        self.chance: list[float] = []
        self.icon: list[int] = []
        self.plain: list[int] = []
        """The digit of the same die that is not counted as another icon."""
        self.over: list[int] = []
        """The digit of the opposite face."""
        for die in dice:
            self._add(cards.faces[die])
        self.power = [1]
        for _ in dice:
            self.power.append(self.power[-1] * self.digits)
        self.size = self.power.pop()
        self.digit = [at // power % self.digits for at in range(self.size) for power in self.power]
        self.shown = [0] * self.size
        """How often each icon is there, packed."""
        self.rolled = [0] * self.size
        """Yellow dice rolled."""
        self.best = [0] * self.size
        """How often the most frequent icon shows on yellow dice."""
        self._count()
        self.order = sorted(range(self.size), key=lambda at: -self._all_rolled(at))
        """Those with more dice rolled come first."""
        full = [self._all_rolled(at) for at in self.order]
        self.full = len([number for number in full if number == self.count])
        self.almost = self.full + len([number for number in full if number == self.count - 1])
        """How many of `order` have all dice rolled, or all but one."""
        self.rest: list[int] = []
        """By dice and die: where `Layer.rolled` has what they are worth with this one about to be rolled again."""
        self.open = [0] * self.size
        """The last die that has not been rolled."""
        for at in range(self.size):
            for die in range(self.count):
                digit = self.digit[at * self.count + die]
                self.rest.append(die * self.size + at - digit * self.power[die] if digit else self.size * self.count)
                if not digit:
                    self.open[at] = die

    def _add(self, faces: tuple[int, ...]) -> None:
        """The digits of a die."""
        icons = list(faces[1:]) if self.turned else [0, 1, 2, 3]
        self.chance += [0.0] + [1 / 6 if self.turned else faces.count(icon) / 6 for icon in icons]
        self.icon += [BLANK] + icons
        self.plain += list(range(self.base + 1))
        self.over += [0] + [7 - face if self.turned else 0 for face in range(1, self.base + 1)]
        extra = self.digits - self.base - 1
        if extra:
            showing = [at + 1 for at in range(len(icons)) if icons[at] == self.wild]
            others = [icon for icon in range(4) if icon != self.wild]
            self.chance += [0.0] * extra
            self.icon += others
            self.plain += showing[:1] * 3
            self.over += [0] * 3

    def _all_rolled(self, at: int) -> int:
        return len([1 for die in range(self.count) if self.digit[at * self.count + die]])

    def _count(self) -> None:
        for at in range(self.size):
            faces = [0, 0, 0, 0]
            for die in range(self.count):
                digit = self.digit[at * self.count + die]
                if digit:
                    self.shown[at] += ONES[self.icon[die * self.digits + digit]]
                    if die < YELLOW:
                        self.rolled[at] += 1
                        faces[self.icon[die * self.digits + self.plain[die * self.digits + digit]]] += 1
            self.best[at] = max(faces)

    # -- numbers ------------------------------------------------------------------------

    def number(self, faces: list[int], counted: list[int], cards: Cards) -> int:
        """How these faces lie; `counted` are the icons as which some are counted."""
        at = 0
        for die in range(self.count):
            face = faces[self.dice[die]]
            if face:
                icon = cards.faces[self.dice[die]][face]
                digit = face if self.turned else icon + 1
                as_icon = counted[self.dice[die]]
                at += self.power[die] * (digit if as_icon == BLANK else self.counted(die, digit, as_icon))
        return at

    def counted(self, die: int, digit: int, icon: int) -> int:
        """The digit of a die that counts as another icon."""
        row = die * self.digits
        for other in range(self.base + 1, self.digits):
            if self.plain[row + other] == digit and self.icon[row + other] == icon:
                return other
        for other in range(1, self.base + 1):
            if self.icon[row + other] == icon:
                return other
        return digit

    def uncounted(self, at: int) -> int:
        """The same dice, none of them counted as another icon."""
        found = 0
        for die in range(self.count):
            found += self.power[die] * self.plain[die * self.digits + self.digit[at * self.count + die]]
        return found

    def turn(self, at: int, dice: int) -> int:
        """These dice turned over, a bit for each."""
        for die in range(self.count):
            if dice >> die & 1:
                digit = self.digit[at * self.count + die]
                at += self.power[die] * (self.over[die * self.digits + digit] - digit)
        return at
