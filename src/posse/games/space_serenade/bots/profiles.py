"""What bots like, and what they make of every card before any is dealt."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules.cards import CARDS, FIRST_DAMAGE, NO_COLOUR, OWN, TEAM, Cards
from posse.games.space_serenade.rules.instructions import DRAWS, FEATURES, THINS, Program, add_bundle, steps_of
from posse.games.space_serenade.rules.places import OTHERS, MoveCharacter


class Profile:
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


PROFILES: Final[dict[str, Profile]] = {
    "heuristic": Profile(),
    "brawler": Profile(strength=0.9, clue=0.5),
    "sleuth": Profile(strength=0.42, clue=1.0),
    "banker": Profile(woolong=0.8),
    "spender": Profile(woolong=0.35),
    "tinkerer": Profile(thinning=0.8, draw=0.65),
}
"""The standard profile, and changed ones to measure it against."""

ALONE: Final = (0.5, 1.0, 0.5, 1.6, 2.0, 1.0, 1.0, 1.0)
"""How much more or less each is worth in solo, where Vicious does not wait: he is found by Clues, and a whole deck seen often."""


class Traits:
    """What each card brings when it is played, apart from its Team effect, and by that."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.own = [features(cards.gains[card], cards.programs[OWN][card]) for card in range(CARDS)]
        self.team = [features(cards.team_gains[card], cards.programs[TEAM][card]) for card in range(CARDS)]
        self.here = [any([step.here for step in cards.programs[OWN][card]]) for card in range(CARDS)]
        """Whether its effect does something else in another place."""
        self.order = [order(card, self.own[card], cards.programs[OWN][card]) for card in range(CARDS)]
        """The higher, the sooner a card is played."""


def features(gains: int, program: Program) -> list[float]:
    """What gains and an effect bring, by feature."""
    found = [0.0] * FEATURES
    add_bundle(found, gains, 1.0)
    for step in steps_of(program):
        step.worth(found, 1.0)
    return found


def order(card: int, own: list[float], program: Program) -> float:
    """Drawing, then removing, then resources, then what needs them, then Damage."""
    if card >= FIRST_DAMAGE:
        return 0.4
    value = 20.0 + 4.0 * own[DRAWS] + 2.0 * own[THINS]
    if moves_me(program):
        value -= 5.0
    for step in program:
        value += step.later()
    return max(0.5, value)


def moves_me(program: Program) -> bool:
    return any([isinstance(step, MoveCharacter) and step.who != OTHERS for step in program])


class Worth:
    """What cards are worth to one deck at one time, in Renown for each time that they are played."""

    def __init__(self, traits: Traits, profile: Profile, owned: list[int], turns: float, solo: bool) -> None:
        self.traits = traits
        self.cards = traits.cards
        early = min(1.0, max(0.0, (turns - 1.0) / 7.0))
        self.early = early
        self.weights = [
            profile.woolong * early,
            profile.fuel * min(1.0, turns / 4.0),
            profile.strength,
            profile.clue,
            profile.draw,
            profile.thinning * early,
            profile.thinning * early * 0.7,
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
