"""The chance of a mission, if it is played in a fixed order and each roll is the best one.

The order: yellow dice, dice beyond four, re-rolls from edges, re-rolls of yellow dice, the red or grey die, an object's
re-rolls; then whatever tokens and a key can still fill. A wild die that shows nothing needed counts at once as the first
icon missing. Only dice that help nothing are rolled again.
"""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.rules.cards import ALL_YELLOW, DICE, Cards
from posse.games.pulp_detective.rules.mission import Four, changed

NO_DIE: Final = -1
MANY: Final = 9
"""As many wild dice as there are."""


class Stand:
    """How a mission stands: what is missing, which dice can still be rolled, and what is at hand. Never changed."""

    def __init__(
        self,
        lack: Four,
        unrolled: int,
        useless: int,
        rolls: int,
        edges: int,
        yellows: int,
        colour: int,
        coin: int,
        wilds: int,
    ) -> None:
        self.lack = lack
        self.unrolled = unrolled
        """Yellow dice not yet rolled, a bit for each."""
        self.useless = useless
        """Dice that show what nobody needs, a bit for each."""
        self.rolls = rolls
        """Yellow dice that may still be rolled."""
        self.edges = edges
        """Re-rolls of any die."""
        self.yellows = yellows
        """Re-rolls of a yellow die."""
        self.colour = colour
        """The red or grey die, if it can be rolled, or `NO_DIE`."""
        self.coin = coin
        """Re-rolls of an object."""
        self.wilds = wilds
        """How many dice with the wild icon may still count as any."""

    def sparing(self, useless: int) -> Stand:
        """The same with other dice that are of no use."""
        return Stand(
            self.lack,
            self.unrolled,
            useless,
            self.rolls,
            self.edges,
            self.yellows,
            self.colour,
            self.coin,
            self.wilds,
        )

    def key(self) -> tuple[Four, int, int]:
        """The same number for the same stand."""
        dice = self.unrolled | self.useless << 4 | (self.colour + 1) << 10
        counts = self.rolls | self.edges << 4 | self.yellows << 8 | self.coin << 14 | self.wilds << 18
        return (self.lack, dice, counts)

    def candidates(self) -> int:
        """The dice that may be rolled next, a bit for each; none at the end."""
        if self.rolls:
            return self.unrolled or ALL_YELLOW
        if self.edges and self.useless:
            return self.useless
        if self.yellows and self.useless & ALL_YELLOW:
            return self.useless & ALL_YELLOW
        if self.colour != NO_DIE:
            return 1 << self.colour
        return self.useless if self.coin else 0

    def rolled(self, die: int, icon: int, wild: int) -> Stand:
        """After this die has come up with this icon."""
        bit = 1 << die
        rolls, edges, yellows, colour, coin = self.rolls, self.edges, self.yellows, self.colour, self.coin
        if rolls:
            rolls -= 1
        elif edges and self.useless:
            edges -= 1
        elif yellows and self.useless & ALL_YELLOW:
            yellows -= 1
        elif colour != NO_DIE:
            colour = NO_DIE
        else:
            coin -= 1
        lack, useless, wilds = self.lack, self.useless & ~bit, self.wilds
        if lack[icon]:
            lack = changed(lack, icon, -1)
        elif icon == wild and wilds:
            lack = changed(lack, first(lack), -1)
            wilds -= 1 if wilds < MANY else 0
        else:
            useless |= bit
        return Stand(lack, self.unrolled & ~bit, useless, rolls, edges, yellows, colour, coin, wilds)


def first(lack: Four) -> int:
    """The first icon missing."""
    icon = 0
    while not lack[icon]:
        icon += 1
    return icon


class Chances:
    """What is the same during one mission: the wild icon, the tokens and the key; and what was worked out before."""

    def __init__(self, cards: Cards, wild: int, twists: Four, keys: int) -> None:
        self.faces = [[faces.count(icon) / 6 for icon in range(4)] for faces in cards.faces]
        """The chance of each icon, by die."""
        self.wild = wild
        """The icon that may count as any, or `BLANK`."""
        self.twists = twists
        self.keys = keys
        self.memo: dict[tuple[Four, int, int], float] = {}

    def covered(self, stand: Stand) -> bool:
        """Whether what is at hand fills the rest."""
        return short_of(stand.lack, self.twists) <= self.keys

    def value(self, stand: Stand) -> float:
        """The chance of success."""
        if self.covered(stand):
            return 1.0
        key = stand.key()
        known = self.memo.get(key, -1.0)
        if known < 0:
            known = self._value(stand)
            self.memo[key] = known
        return known

    def _value(self, stand: Stand) -> float:
        dice, best = stand.candidates(), 0.0
        for die in range(DICE):
            if dice >> die & 1:
                best = max(best, self.after(stand, die))
        return best

    def after(self, stand: Stand, die: int) -> float:
        """The chance if this die is rolled next."""
        total = 0.0
        for icon in range(4):
            total += self.faces[die][icon] * self.value(stand.rolled(die, icon, self.wild))
        return total

    def best(self, stand: Stand) -> int:
        """The die to roll next, or `NO_DIE`."""
        dice, found, most = stand.candidates(), NO_DIE, -1.0
        for die in range(DICE):
            if dice >> die & 1:
                chance = self.after(stand, die)
                if chance > most + 1e-12:
                    found, most = die, chance
        return found


def short_of(lack: Four, twists: Four) -> int:
    """How many icons these tokens leave missing."""
    left = 0
    for icon in range(4):
        left += max(0, lack[icon] - twists[icon])
    return left
