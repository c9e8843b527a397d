"""The chance of a mission that is played in a fixed order, each roll being the best one.

The order: yellow dice, dice beyond four, re-rolls from edges, re-rolls of yellow dice, the red or grey die, the re-rolls of an
object; then tokens and a key fill what is missing. A wild die that shows nothing needed counts at once as the first icon
missing. Only dice that do not help are rolled again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from posse.games.pulp_detective.rules.cards import ALL_YELLOW, DICE, Cards, Four
from posse.games.pulp_detective.rules.mission import changed

NO_DIE: Final = -1
MANY: Final = 9
"""A number of wild dice without a limit."""


class Stand(NamedTuple):
    """How a mission stands."""

    lack: Four
    """How often each icon is missing."""
    unrolled: int
    """Yellow dice not yet rolled, a bit for each."""
    useless: int
    """Dice that show an icon that is not needed, a bit for each."""
    rolls: int
    """Yellow dice that may still be rolled."""
    edges: int
    """Re-rolls of any die."""
    yellows: int
    """Re-rolls of a yellow die."""
    colour: int
    """The red or grey die, if it can be rolled, or `NO_DIE`."""
    coin: int
    """Re-rolls of an object."""
    wilds: int
    """How many dice with the wild icon may still count as any."""

    def candidates(self) -> int:
        """The dice that may be rolled next, a bit for each; 0 at the end."""
        if self.rolls:
            return self.unrolled or ALL_YELLOW
        if self.edges and self.useless:
            return self.useless
        if self.yellows and self.useless & ALL_YELLOW:
            return self.useless & ALL_YELLOW
        if self.colour != NO_DIE:
            return 1 << self.colour
        return self.useless if self.coin else 0

    def paid(self) -> Stand:
        """With one roll less of the kind that comes next."""
        if self.rolls:
            return self._replace(rolls=self.rolls - 1)
        if self.edges and self.useless:
            return self._replace(edges=self.edges - 1)
        if self.yellows and self.useless & ALL_YELLOW:
            return self._replace(yellows=self.yellows - 1)
        if self.colour != NO_DIE:
            return self._replace(colour=NO_DIE)
        return self._replace(coin=self.coin - 1)

    def rolled(self, die: int, icon: int, wild: int) -> Stand:
        """After this die shows this icon."""
        bit = 1 << die
        lack, useless, wilds = self.lack, self.useless & ~bit, self.wilds
        if lack[icon]:
            lack = changed(lack, icon, -1)
        elif icon == wild and wilds:
            lack = changed(lack, first(lack), -1)
            wilds -= 1 if wilds < MANY else 0
        else:
            useless |= bit
        return self.paid()._replace(lack=lack, unrolled=self.unrolled & ~bit, useless=useless, wilds=wilds)


def first(lack: Four) -> int:
    """The first icon missing."""
    return next(icon for icon in range(4) if lack[icon])


class Chances:
    """Chances of missions with the same wild icon, tokens and key."""

    def __init__(self, cards: Cards, wild: int, twists: Four, keys: int) -> None:
        self.faces = [[faces.count(icon) / 6 for icon in range(4)] for faces in cards.faces]
        """The chance of each icon, by die."""
        self.wild = wild
        """The icon that may count as any, or `BLANK`."""
        self.twists = twists
        self.keys = keys
        self.memo: dict[Stand, float] = {}

    def covered(self, stand: Stand) -> bool:
        """Whether tokens and key fill the rest."""
        return sum([max(0, stand.lack[icon] - self.twists[icon]) for icon in range(4)]) <= self.keys

    def value(self, stand: Stand) -> float:
        """The chance of success."""
        if self.covered(stand):
            return 1.0
        if stand not in self.memo:
            self.memo[stand] = max([self.after(stand, die) for die in dice_of(stand)], default=0.0)
        return self.memo[stand]

    def after(self, stand: Stand, die: int) -> float:
        """The chance if this die is rolled next."""
        return sum([self.faces[die][icon] * self.value(stand.rolled(die, icon, self.wild)) for icon in range(4)])

    def best(self, stand: Stand) -> int:
        """The die to roll next, or `NO_DIE`; of equal ones the first."""
        return max(dice_of(stand), key=lambda die: round(self.after(stand, die), 12), default=NO_DIE)


def dice_of(stand: Stand) -> list[int]:
    dice = stand.candidates()
    return [die for die in range(DICE) if dice >> die & 1]
