"""Profiles of bots, and tables computed from a deck."""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.rules.cards import FIRST_CRATE, FIRST_DROID, FIRST_HUNTER, Cards

HORIZON: Final = 5
"""The chance to capture is computed for at most this many rounds."""
CHANCES: Final = 3
"""Estimate: the number of hunters that a player can choose from in a round."""


class Profile:
    """Weights of a bot: factors on points, and the precision of its choices."""

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
        """The value of an action in points; a high value favours quick captures."""
        self.penalty = penalty
        self.credit = credit
        """The value of a credit in points, while there is time to spend it."""
        self.crate = crate
        self.contract = contract
        self.big = big
        """Extra value for each point of a target above 9."""
        self.hurry = hurry
        """Value of ending the game, for each point of the lead."""
        self.reserve = reserve
        """The value of a reserved card as a fraction of an activated one."""
        self.samples = samples
        """The number of sampled cards for each deck."""
        self.noise = noise
        """The largest random error of a value, in points."""


PROFILES: Final[dict[str, Profile]] = {
    "heuristic": Profile(),
    "sharp": Profile(samples=12, noise=0.0),
    "rusher": Profile(tempo=3.4, hurry=0.6),
    "no-hurry": Profile(tempo=2.2, hurry=0.0),
    "big-game": Profile(big=0.4),
    "small-game": Profile(big=-0.4),
    "fears-penalties": Profile(penalty=1.5),
    "reckless": Profile(penalty=0.6),
    "thrifty": Profile(credit=2.2),
    "spendthrift": Profile(credit=1.0),
    "crate-lover": Profile(crate=1.2),
    "contract-lover": Profile(contract=1.0),
    "contract-despiser": Profile(contract=0.25),
}
"""The standard profile, then variants to compare with it."""


class Tables:
    """Estimates computed once for a deck.

    A deficit is the defence that is still to be matched, as `green * 100 + blue * 10 + orange`. Lists are indexed by it.
    """

    def __init__(self, cards: Cards, profile: Profile) -> None:
        self.cards = cards
        self.turns: list[float] = [0.0] * 1000
        """The expected number of hunters to cover the deficit."""
        self.penalties: list[float] = [0.0] * 1000
        """The expected penalties of these hunters."""
        self.reach: list[list[float]] = [[1.0] + [0.0] * 999 for _ in range(HORIZON + 1)]
        """By number of rounds: the chance to cover the deficit within them."""
        hunters = FIRST_DROID - FIRST_HUNTER
        self.first = [((hunters - i) / hunters) ** CHANCES - ((hunters - i - 1) / hunters) ** CHANCES for i in range(hunters)]
        """The chance that the i-th best hunter is the best one available."""
        most = max([max(cards.attack(target)) for target in range(FIRST_HUNTER)])
        for deficit in range(1, most * 111 + 1):
            if deficit // 10 % 10 <= most and deficit % 10 <= most:
                self._add(deficit, profile)
        self.pace = 1.2 + 1.2 * sum([self.turns[self.defence(target)] for target in range(FIRST_HUNTER)]) / FIRST_HUNTER
        """The expected number of rounds for a capture, including other actions."""
        self.strength = [self._strength(card, profile) for card in range(FIRST_HUNTER, FIRST_CRATE)]
        """By attack card: the mean work that it saves against a target."""

    def defence(self, target: int) -> int:
        return self.cards.green[target] * 100 + self.cards.blue[target] * 10 + self.cards.orange[target]

    def after(self, deficit: int, card: int) -> int:
        """The deficit after an attack card."""
        return self.reduced(deficit, self.cards.green[card], self.cards.blue[card], self.cards.orange[card])

    def reduced(self, deficit: int, green: int, blue: int, orange: int) -> int:
        green, blue, orange = deficit // 100 - green, deficit // 10 % 10 - blue, deficit % 10 - orange
        return (green * 100 if green > 0 else 0) + (blue * 10 if blue > 0 else 0) + (orange if orange > 0 else 0)

    def _add(self, deficit: int, profile: Profile) -> None:
        """Fills the tables for a deficit; all smaller ones are done."""
        useful: list[tuple[float, int, int]] = []
        for hunter in range(FIRST_HUNTER, FIRST_DROID):
            left = self.after(deficit, hunter)
            if left != deficit:
                work = profile.tempo * self.turns[left] + profile.penalty * (self.penalties[left] + self.cards.points[hunter])
                useful.append((work, left, hunter))
        useful.sort()
        chance = sum(self.first[: len(useful)])
        for i, (_, left, hunter) in enumerate(useful):
            part = self.first[i] / chance
            self.turns[deficit] += part * (1.0 + self.turns[left])
            self.penalties[deficit] += part * (self.cards.points[hunter] + self.penalties[left])
        for rounds in range(1, HORIZON + 1):
            self.reach[rounds][deficit] = self._chance(deficit, [left for _, left, _ in useful], self.reach[rounds - 1])

    def _chance(self, deficit: int, lefts: list[int], reach: list[float]) -> float:
        chances = sorted([reach[left] for left in lefts], reverse=True)
        found = 0.0
        for i, chance in enumerate(chances):
            found += self.first[i] * chance
        return found + (1.0 - sum(self.first[: len(chances)])) * reach[deficit]

    def _strength(self, card: int, profile: Profile) -> float:
        saved = 0.0
        for target in range(FIRST_HUNTER):
            deficit = self.defence(target)
            saved += self.work(deficit, profile) - self.work(self.after(deficit, card), profile)
        return saved / FIRST_HUNTER

    def work(self, deficit: int, profile: Profile) -> float:
        """The expected cost of covering the deficit, in actions and penalties."""
        return profile.tempo * self.turns[deficit] + profile.penalty * self.penalties[deficit]
