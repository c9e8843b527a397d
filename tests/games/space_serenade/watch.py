"""Looks at a game after every answer, fast enough for thousands of games: only what has changed is counted again."""

from __future__ import annotations

import random
from itertools import product

from posse.games.space_serenade.rules.cards import CARDS, CRIMINALS, FIRST_DAMAGE
from posse.games.space_serenade.rules.state import NO_CARD, UNKNOWN, SerenadeState
from tests.games.space_serenade.position import all_criminals, check, check_tokens

Pile = tuple[int, ...]
WEIGHT = [random.Random(number).getrandbits(60) for number in range(CARDS)] + [0, 1]
"""Of each card, of an empty slot and of an unknown card: no other cards have the weight that all have together."""
GAUGES = frozenset(product((1, 2, 3), repeat=3))
PLACES = frozenset(product(range(4), repeat=4))
EVERYBODY = list(range(CRIMINALS + 1))
DAMAGE = frozenset(range(FIRST_DAMAGE, CARDS))
assert (WEIGHT[NO_CARD], WEIGHT[UNKNOWN]) == (0, 1)


def weight(pile: Pile) -> int:
    return sum(map(WEIGHT.__getitem__, pile))


class Watch:
    """Over one game, from its first turn on."""

    def __init__(self, s: SerenadeState) -> None:
        self.piles: list[Pile] = []
        self.weights: list[int] = []
        self.around: list[Pile] = []
        self.look(s)

    def look(self, s: SerenadeState) -> None:
        """Everything is there, in range and on the map."""
        piles = [s.common, s.market, s.damage, s.damage_discards, s.removed, s.drawn, s.play]
        around = [s.wanted, s.stand, s.escaped, s.late, s.resistance, s.investigation]
        for area in s.areas:
            assert 0 <= area.fuel <= 10
            piles += (area.deck, area.hand, area.discards)
            around += (area.tokens, area.captured)
        assert s.gauges in GAUGES and s.places in PLACES
        assert s.woolongs >= 0 and s.strength >= 0 and s.clues >= 0 and s.shield >= 0 and s.cheaper >= 0
        if around != self.around:
            look_around(s, around[:3] != self.around[:3])
            self.around = around
        if self.piles:
            self.weigh(piles)
        else:
            check(s)
            self.weights = [weight(pile) for pile in piles]
        self.piles = piles

    def weigh(self, piles: list[Pile]) -> None:
        before, weights, more = self.piles, self.weights, 0
        for at, pile in enumerate(piles):
            if pile is not before[at]:
                new = weight(pile)
                more += new - weights[at]
                weights[at] = new
        assert more == 0, "cards are lost or made"


def look_around(s: SerenadeState, criminals: bool) -> None:
    """Tokens; criminals when some have come or gone."""
    check_tokens(s)
    if criminals:
        assert all_criminals(s) == EVERYBODY
        assert not DAMAGE.intersection(s.common)
