"""What bots like, and what they make of every card before any is dealt."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules.cards import CARDS, FIRST_DAMAGE, NO_COLOUR, OWN, TEAM, Cards
from posse.games.space_serenade.rules.instructions import (
    ANYBODY,
    BRING,
    BUY,
    CHEAPER,
    CHOOSE,
    CLUES,
    DAMAGE,
    DISCARD,
    DRAW,
    FUEL,
    GAIN,
    GAUGE,
    GAUGE_HERE,
    GAUGES,
    IF,
    JUMP,
    LOSE,
    MAY,
    MOVE,
    MYSELF,
    NEXT_TO_TOP,
    ON_BEBOP,
    ONLY_DAMAGE,
    OTHERS_DISCARD,
    OTHERS_DOWN,
    OTHERS_DRAW,
    PER_CARD,
    PER_DAMAGE,
    PER_OTHER,
    REFRESH,
    REMOVE,
    REPLACE,
    SEND,
    SHIELD,
    STRENGTH,
    TAKE,
    TAKE_BACK,
    TOP,
    WIDTH,
    WITH,
    WOOLONGS,
    Program,
    amount,
)


class Taste:
    """What a bot likes, in Renown."""

    def __init__(
        self,
        woolong: float = 0.55,
        fuel: float = 0.4,
        strength: float = 0.62,
        clue: float = 0.72,
        draw: float = 0.5,
        thinning: float = 0.45,
        damage: float = 0.4,
        points: float = 0.8,
        fear: float = 0.35,
        choosy: float = 1.0,
        haste: float = 0.4,
        noise: float = 0.05,
    ) -> None:
        self.woolong = woolong
        """One in every turn, while there is time to use what it buys."""
        self.fuel = fuel
        self.strength = strength
        self.clue = clue
        self.draw = draw
        self.thinning = thinning
        """A card less that is no good."""
        self.damage = damage
        """What a Damage card costs."""
        self.points = points
        """A point on a criminal's card; Renown from tokens counts 1."""
        self.fear = fear
        """How much it minds leaving the last tokens to others."""
        self.choosy = choosy
        """A card is bought if it is so many times better than the mean of the deck."""
        self.haste = haste
        """What it gives in Fuel to have a card now: a part of what the card will bring, since others can be bought later."""
        self.noise = noise
        """By so much it may misjudge a move."""


TASTES: Final[dict[str, Taste]] = {
    "heuristic": Taste(),
    "brawler": Taste(strength=0.9, clue=0.5),
    "sleuth": Taste(strength=0.42, clue=1.0),
    "banker": Taste(woolong=0.8),
    "spender": Taste(woolong=0.35),
    "tinkerer": Taste(thinning=0.8, draw=0.65),
}
"""The standard taste, and changed ones to measure it against."""

DRAWS: Final = 4
"""Cards drawn."""
THINS: Final = 5
"""Cards removed."""
MENDS: Final = 6
"""Damage cards removed."""
EXTRAS: Final = 7
"""Whatever else, in Renown."""
FEATURES: Final = 8
"""The first four are the resources."""

ALONE: Final = (0.5, 1.0, 0.5, 1.6, 2.0, 1.0, 1.0, 1.0)
"""How much more or less each is worth in solo, where Vicious does not wait: he is found by Clues, and a whole deck seen often."""

ODDS: Final = {ON_BEBOP: 0.35, WITH: 0.4}
"""How often a condition holds; others hold in 7 of 10 turns."""
TIMES: Final[dict[int, float]] = {0: 1.0, PER_CARD: 1.7, PER_OTHER: 0.7, PER_DAMAGE: 0.4}
CARDS_DRAWN: Final[dict[int, float]] = {DRAW: 1.0, DISCARD: -0.45, TAKE_BACK: 1.4, TOP: 0.7, NEXT_TO_TOP: 0.7}
"""How much of a card drawn each of these is."""
SPARED: Final[dict[int, float]] = {CHEAPER: 0.8, BUY: 0.8}
"""Woolongs that it is as good as."""
SIMPLE: Final[dict[int, float]] = {
    OTHERS_DRAW: -0.3,
    OTHERS_DISCARD: 0.35,
    GAUGES: 0.25,
    GAUGE: 0.12,
    GAUGE_HERE: 0.06,
    REFRESH: 0.12,
    REPLACE: 0.04,
    SHIELD: 0.3,
    DAMAGE: -0.4,
    BRING: 0.08,
    SEND: 0.12,
    TAKE: 1.2,
}
"""What such an action is worth, each time."""


class Traits:
    """What each card brings when it is played, apart from its Team effect, and by that."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.own = [self._gains(cards.gains[card], cards.programs[OWN][card]) for card in range(CARDS)]
        self.team = [self._gains(cards.team_gains[card], cards.programs[TEAM][card]) for card in range(CARDS)]
        self.here = [depends_on_place(cards.programs[OWN][card]) for card in range(CARDS)]
        """Whether its effect asks where its player is."""
        self.moves = [moves_me(cards.programs[OWN][card]) for card in range(CARDS)]

    def _gains(self, bundle: int, code: Program) -> list[float]:
        found = [0.0] * FEATURES
        add_bundle(found, bundle, 1.0)
        self.add(found, code, 0, len(code), 1.0)
        return found

    def add(self, found: list[float], code: Program, at: int, end: int, share: float) -> None:
        while at < end:
            what, a, b, c = code[at], code[at + 1], code[at + 2], code[at + 3]
            inside = at + WIDTH
            if what == IF:
                self.add(found, code, inside, c, share * ODDS.get(a, 0.7))
                at = c
            elif what == MAY:
                part = share * 0.6 if a else share
                add_bundle(found, a, -part)
                self.add(found, code, inside, b, part)
                at = b
            elif what == CHOOSE:
                self.add(found, code, inside, a - WIDTH, share * 0.6)
                self.add(found, code, a, b, share * 0.6)
                at = b
            else:
                if what != JUMP:
                    add_action(found, what, a, b, share)
                at = inside


def add_bundle(found: list[float], bundle: int, share: float) -> None:
    for resource in (WOOLONGS, FUEL, STRENGTH, CLUES):
        found[resource] += amount(bundle, resource) * share


def add_action(found: list[float], what: int, a: int, b: int, share: float) -> None:
    if what == GAIN:
        add_bundle(found, a, share * TIMES[b])
    elif what == LOSE:
        add_bundle(found, a, -share)
    elif what in CARDS_DRAWN:
        found[DRAWS] += share * CARDS_DRAWN[what] * max(1, a)
    elif what in SPARED:
        found[WOOLONGS] += share * SPARED[what] * a
    elif what == REMOVE:
        found[MENDS if b & ONLY_DAMAGE else THINS] += a * share
    elif what == MOVE:
        found[FUEL] += share * (1.2 if b == MYSELF else 0.5 * a)
    elif what == OTHERS_DOWN:
        found[EXTRAS] += share * (0.25 if a >= 4 else 0.5)
    elif what in SIMPLE:
        found[EXTRAS] += share * SIMPLE[what] * max(1, a)


def depends_on_place(code: Program) -> bool:
    """Tokens, conditions and numbers that are another thing elsewhere."""
    for at in range(0, len(code), WIDTH):
        if code[at] in (IF, TAKE, GAUGE_HERE, DAMAGE) or code[at] == GAIN and code[at + 2] == PER_OTHER:
            return True
    return False


def moves_me(code: Program) -> bool:
    for at in range(0, len(code), WIDTH):
        if code[at] == MOVE and code[at + 2] in (MYSELF, ANYBODY):
            return True
    return False


class Worth:
    """What cards are worth to one deck at one time, in Renown for each time that they are played."""

    def __init__(self, traits: Traits, taste: Taste, owned: list[int], turns: float, solo: bool) -> None:
        self.traits = traits
        self.cards = traits.cards
        early = min(1.0, max(0.0, (turns - 1.0) / 7.0))
        self.early = early
        self.weights = [
            taste.woolong * early,
            taste.fuel * min(1.0, turns / 4.0),
            taste.strength,
            taste.clue,
            taste.draw,
            taste.thinning * early,
            taste.thinning * early * 0.7,
            1.0,
        ]
        if solo:
            self.weights = [weight * ALONE[at] for at, weight in enumerate(self.weights)]
        self.partners = self._partners(owned)
        """How often a card of each colour is played in the same turn."""
        values = [self.card(card) for card in owned]
        self.mean = sum(values) / max(1, len(values))
        """Of a card of the own deck."""

    def _partners(self, owned: list[int]) -> list[float]:
        counts = [0] * 4
        for card in owned:
            if self.cards.colour[card] != NO_COLOUR:
                counts[self.cards.colour[card]] += 1
        size = max(5, len(owned))
        return [min(1.0, count * 4.5 / size) for count in counts]

    def sum(self, features: list[float]) -> float:
        total = 0.0
        for at in range(FEATURES):
            total += features[at] * self.weights[at]
        return total

    def card(self, card: int) -> float:
        """A Damage card is worth what it does when played; most do nothing."""
        value = self.sum(self.traits.own[card])
        partner = self.cards.partner[card]
        if partner != NO_COLOUR:
            value += self.partners[partner] * self.sum(self.traits.team[card])
        return value - 0.1 if card >= FIRST_DAMAGE else value
