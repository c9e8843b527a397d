"""Resources gained, paid and lost, and the instructions that do so."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.scene import Say
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE
from posse.games.space_serenade.rules.instructions import (
    BITS,
    CLUES,
    FUEL,
    NAMES,
    STRENGTH,
    WOOLONGS,
    Instant,
    Instruction,
    add_bundle,
    amount,
    bundle_words,
)
from posse.games.space_serenade.rules.state import MOST_FUEL, SerenadeState

SECOND: Final = 1 << BITS
"""A bundle from this on holds more than Woolongs."""


def gain(s: SerenadeState, seat: int, bundle: int, times: int = 1) -> None:
    """Fuel only up to 10 (SS-323)."""
    if bundle == 0 or times == 0:
        return
    s.woolongs += amount(bundle, WOOLONGS) * times
    spilt = 0
    if bundle >= SECOND:
        area = s.areas[seat]
        fuel = area.fuel + amount(bundle, FUEL) * times
        spilt = max(0, fuel - MOST_FUEL)
        area.fuel = fuel - spilt
        s.strength += amount(bundle, STRENGTH) * times
        s.clues += amount(bundle, CLUES) * times
    if s.events is not None:
        s.tell("gained", seat, (bundle * times - spilt * SECOND, 1) if spilt else (bundle, times))


def can_pay(s: SerenadeState, seat: int, bundle: int) -> bool:
    """SS-324: in full or not at all."""
    return (
        amount(bundle, WOOLONGS) <= s.woolongs
        and amount(bundle, FUEL) <= s.areas[seat].fuel
        and amount(bundle, STRENGTH) <= s.strength
        and amount(bundle, CLUES) <= s.clues
    )


def lose(s: SerenadeState, seat: int, bundle: int, told: str = "spent") -> None:
    """As much as there is."""
    area = s.areas[seat]
    woolongs = min(s.woolongs, amount(bundle, WOOLONGS))
    fuel = min(area.fuel, amount(bundle, FUEL))
    strength = min(s.strength, amount(bundle, STRENGTH))
    clues = min(s.clues, amount(bundle, CLUES))
    s.woolongs -= woolongs
    area.fuel -= fuel
    s.strength -= strength
    s.clues -= clues
    if s.events is not None:
        s.tell(told, seat, (woolongs | fuel << FUEL * BITS | strength << STRENGTH * BITS | clues << CLUES * BITS,))


# -- instructions -------------------------------------------------------------------------


class GainResources(Instant):
    form = "gain {bundle:bundle}"
    fields: ClassVar[tuple[str, ...]] = ("bundle",)
    text = "do-gain"
    expected: ClassVar[float] = 1.0
    """How often a bot expects to get the bundle."""

    def __init__(self, bundle: int) -> None:
        self.bundle = bundle

    def times(self, s: SerenadeState, me: int) -> int:
        """How often the bundle is gained."""
        return 1

    def possible(self, s: SerenadeState, me: int) -> bool:
        return self.times(s, me) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        gain(s, me, self.bundle, self.times(s, me))

    def phrase(self, say: Say) -> str:
        return say(self.text, what=bundle_words(say, self.bundle))

    def worth(self, features: list[float], share: float) -> None:
        add_bundle(features, self.bundle, share * self.expected)


class GainPerCard(GainResources):
    """For each card of a colour in play."""

    form = "gain {bundle:bundle} per {colour:colour} card"
    fields = ("bundle", "colour")
    text = "do-gain-per-card"
    expected = 1.7

    def __init__(self, bundle: int, colour: int) -> None:
        super().__init__(bundle)
        self.colour = colour

    def times(self, s: SerenadeState, me: int) -> int:
        return sum([s.cards.colour[card] == self.colour for card in s.play])

    def phrase(self, say: Say) -> str:
        return say(self.text, what=bundle_words(say, self.bundle), name=NAMES[self.colour])


class GainPerOther(GainResources):
    """For each other character in the same place."""

    form = "gain {bundle:bundle} per other here"
    text = "do-gain-per-other"
    expected = 0.7
    here = True

    def times(self, s: SerenadeState, me: int) -> int:
        here = s.place(me)
        return sum([place == here for place in s.places]) - 1


class GainPerDamage(GainResources):
    """For each Damage card in hand."""

    form = "gain {bundle:bundle} per damage in hand"
    text = "do-gain-per-damage"
    expected = 0.4

    def times(self, s: SerenadeState, me: int) -> int:
        return sum([card >= FIRST_DAMAGE for card in s.areas[me].hand])


class LoseResources(Instant):
    form = "lose {bundle:bundle}"
    fields = ("bundle",)
    text = "do-lose"

    def __init__(self, bundle: int) -> None:
        self.bundle = bundle

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        lose(s, me, self.bundle, "lost")

    def phrase(self, say: Say) -> str:
        return say(self.text, what=bundle_words(say, self.bundle))

    def worth(self, features: list[float], share: float) -> None:
        add_bundle(features, self.bundle, -share)


INSTRUCTIONS: Final[tuple[type[Instruction], ...]] = (GainResources, GainPerCard, GainPerOther, GainPerDamage, LoseResources)
