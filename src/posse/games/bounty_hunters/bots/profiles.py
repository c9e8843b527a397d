"""What bots like, and what they know of a deck before any card is dealt."""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.rules.cards import FIRST_CRATE, FIRST_DROID, FIRST_HUNTER, Cards

HORIZON: Final = 5
"""With more rounds than this to go, an open target is as good as reachable."""
CHANCES: Final = 3
"""Of how many hunters a player can pick each round, about."""


class Taste:
    """What a bot likes: factors on the points that things bring, and how carefully it looks."""

    def __init__(
        self,
        tempo: float = 2.8,
        penalty: float = 0.8,
        credit: float = 1.8,
        crate: float = 0.75,
        contract: float = 0.5,
        big: float = 0.0,
        hurry: float = 0.25,
        reserve: float = 0.6,
        samples: int = 4,
        noise: float = 0.3,
    ) -> None:
        self.tempo = tempo
        """Points that a good action brings: high for one who wants quick captures."""
        self.penalty = penalty
        self.credit = credit
        """Points that a credit is worth while there is time to spend it."""
        self.crate = crate
        self.contract = contract
        self.big = big
        """Points added for each point of a target above 9."""
        self.hurry = hurry
        """How much of its lead it counts as a reason to end the game."""
        self.reserve = reserve
        """What a reserved card is worth, as a part of an activated one."""
        self.samples = samples
        """How many cards of a deck it thinks of before it names one."""
        self.noise = noise
        """Points by which it may misjudge a card."""


TASTES: Final[dict[str, Taste]] = {
    "heuristic": Taste(),
    "sharp": Taste(samples=12, noise=0.0),
    "rusher": Taste(tempo=3.4, hurry=0.6),
    "no-hurry": Taste(tempo=2.2, hurry=0.0),
    "big-game": Taste(big=0.4),
    "small-game": Taste(big=-0.4),
    "fears-penalties": Taste(penalty=1.5),
    "reckless": Taste(penalty=0.6),
    "thrifty": Taste(credit=2.2),
    "spendthrift": Taste(credit=1.0),
    "crate-lover": Taste(crate=1.2),
    "contract-lover": Taste(contract=1.0),
    "contract-despiser": Taste(contract=0.25),
}
"""The standard taste, and changed ones to measure it against."""


class Tables:
    """What is known of a deck before any card is dealt; each list is by deficit, `green * 100 + blue * 10 + orange`."""

    def __init__(self, cards: Cards, taste: Taste) -> None:
        self.cards = cards
        self.turns: list[float] = [0.0] * 1000
        """How many hunters it takes to make up for the deficit."""
        self.fines: list[float] = [0.0] * 1000
        """The penalties that they bring."""
        self.reach: list[list[float]] = [[1.0] + [0.0] * 999 for _ in range(HORIZON + 1)]
        """The chance to make up for it within so many rounds."""
        hunters = FIRST_DROID - FIRST_HUNTER
        self.first = [((hunters - i) / hunters) ** CHANCES - ((hunters - i - 1) / hunters) ** CHANCES for i in range(hunters)]
        """The chance that the i-th best hunter is the best of those at hand."""
        most = max([max(cards.attack(target)) for target in range(FIRST_HUNTER)])
        for deficit in range(1, most * 111 + 1):
            if deficit // 10 % 10 <= most and deficit % 10 <= most:
                self._add(deficit, taste)
        self.pace = 1.2 + 1.2 * sum([self.turns[self.defence(target)] for target in range(FIRST_HUNTER)]) / FIRST_HUNTER
        """Rounds for a capture from the start, with some for other things."""
        self.strength = [self._strength(card, taste) for card in range(FIRST_HUNTER, FIRST_CRATE)]
        """What an attack card saves against a target of any kind."""

    def defence(self, target: int) -> int:
        return self.cards.green[target] * 100 + self.cards.blue[target] * 10 + self.cards.orange[target]

    def less(self, deficit: int, card: int) -> int:
        """What an attack card leaves of a deficit."""
        return self.left(deficit, self.cards.green[card], self.cards.blue[card], self.cards.orange[card])

    def left(self, deficit: int, green: int, blue: int, orange: int) -> int:
        green, blue, orange = deficit // 100 - green, deficit // 10 % 10 - blue, deficit % 10 - orange
        return (green * 100 if green > 0 else 0) + (blue * 10 if blue > 0 else 0) + (orange if orange > 0 else 0)

    def _add(self, deficit: int, taste: Taste) -> None:
        useful: list[tuple[float, int, int]] = []
        for hunter in range(FIRST_HUNTER, FIRST_DROID):
            left = self.less(deficit, hunter)
            if left != deficit:
                work = taste.tempo * self.turns[left] + taste.penalty * (self.fines[left] + self.cards.points[hunter])
                useful.append((work, left, hunter))
        useful.sort()
        chance = sum(self.first[: len(useful)])
        for i, (_, left, hunter) in enumerate(useful):
            part = self.first[i] / chance
            self.turns[deficit] += part * (1.0 + self.turns[left])
            self.fines[deficit] += part * (self.cards.points[hunter] + self.fines[left])
        for rounds in range(1, HORIZON + 1):
            self.reach[rounds][deficit] = self._reach(deficit, [left for _, left, _ in useful], self.reach[rounds - 1])

    def _reach(self, deficit: int, lefts: list[int], reach: list[float]) -> float:
        chances = sorted([reach[left] for left in lefts], reverse=True)
        found = 0.0
        for i, chance in enumerate(chances):
            found += self.first[i] * chance
        return found + (1.0 - sum(self.first[: len(chances)])) * reach[deficit]

    def _strength(self, card: int, taste: Taste) -> float:
        saved = 0.0
        for target in range(FIRST_HUNTER):
            deficit = self.defence(target)
            saved += self.work(deficit, taste) - self.work(self.less(deficit, card), taste)
        return saved / FIRST_HUNTER

    def work(self, deficit: int, taste: Taste) -> float:
        """What the hunters still needed cost, in actions and penalties."""
        return taste.tempo * self.turns[deficit] + taste.penalty * self.fines[deficit]
