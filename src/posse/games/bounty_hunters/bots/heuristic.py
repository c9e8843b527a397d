"""The heuristic bot: it plays the card that adds most to its own area.

Values are in points. An action is worth about `Profile.tempo` points, so a capture that needs
two more cards is worth its points minus two actions and the expected penalties.
"""

from __future__ import annotations

from math import sqrt

from posse.core.rng import Rng
from posse.core.state import State
from posse.games.bounty_hunters.bots.profiles import HORIZON, Profile, Tables
from posse.games.bounty_hunters.rules import moves
from posse.games.bounty_hunters.rules.cards import (
    CARDS,
    CONTRACT,
    CONTRACT_ICON,
    CRATE,
    CREDIT_ICON,
    FIRST,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    NO_CARD,
)
from posse.games.bounty_hunters.rules.effects import PlaceAttack
from posse.games.bounty_hunters.rules.state import (
    CAPTURES_TO_END,
    LAST_ROUNDS,
    MAJORITY,
    Area,
    Confrontation,
    HuntersState,
    table,
)


class Evaluation:
    """The evaluation of a position for one seat."""

    def __init__(self, tables: Tables, profile: Profile, s: HuntersState, seat: int) -> None:
        self.tables = tables
        self.profile = profile
        self.s = s
        self.cards = s.cards
        self.seat = seat
        self.area = s.areas[seat]
        self.rounds = self._rounds_left()
        """The estimated number of rounds after this one."""
        late = min(1.0, self.rounds / 4.0)
        self.tempo = profile.tempo * late
        self.credit = profile.credit * late + 0.1
        self.icons = s.crate_icons(self.area)
        self.rival_icons = max([s.crate_icons(other) for other in s.areas if other is not self.area])
        self.busy = sum([tables.turns[self.deficit(c)] for c in self.area.open if c.target != NO_CARD])
        """The expected number of actions for all open targets."""
        self.counts = self._counts()
        """By identity: the expected number of captured targets at the end."""
        self.extra = [0.0] * len(self.cards.identities)
        """By identity: the contract points for one more captured target."""
        self.extra_icon = 0.0
        for contract in self.area.contracts:
            self._add_extra(contract)
        self.new_contract = 2.0 * profile.contract if s.has_cards(CONTRACT) else 0.0
        """The value of an unknown contract."""

    # -- rounds and captures ----------------------------------------------------------

    def _rounds_left(self) -> float:
        s = self.s
        if s.trigger > 0:
            return float(max(0, s.trigger + LAST_ROUNDS - s.round))
        return LAST_ROUNDS + max(0.0, min([self._rounds_to_fourth(area) for area in s.areas]) - 1.0)

    def _rounds_to_fourth(self, area: Area) -> float:
        pace = self.tables.pace
        times = sorted([min(pace, 1.2 * self.tables.turns[self.deficit(c)]) for c in area.open if c.target != NO_CARD])
        needed = CAPTURES_TO_END - len(area.captured)
        return sum(times[:needed]) + pace * max(0, needed - len(times))

    def deficit(self, c: Confrontation) -> int:
        return self.tables.reduced(self.tables.defence(c.target), c.green, c.blue, c.orange)

    def _counts(self) -> list[float]:
        later = max(0.0, self.rounds - self.busy) / self.tables.pace / len(self.cards.identities)
        counts = [later] * len(self.cards.identities)
        for c in self.area.captured:
            counts[self.cards.identity[c.target]] += 1.0
        for c in self.area.open:
            if c.target != NO_CARD:
                counts[self.cards.identity[c.target]] += self.chance(self.deficit(c), self.rounds)
        return counts

    def chance(self, deficit: int, rounds: float) -> float:
        """The chance to capture within this number of rounds."""
        reach = self.tables.reach
        if rounds >= HORIZON:
            return reach[HORIZON][deficit]
        whole = int(max(0.0, rounds))
        low = reach[whole][deficit]
        return low + (max(0.0, rounds) - whole) * (reach[whole + 1][deficit] - low)

    # -- contracts --------------------------------------------------------------------

    def contract(self, contract: int) -> float:
        """The expected points of a contract."""
        first, second = self.cards.identity[contract], self.cards.partner[contract]
        firsts = self.counts[first]
        seconds = self.icons + 0.3 if second == CRATE else self.counts[second]
        return self._duos(contract, firsts, seconds)

    def _duos(self, contract: int, firsts: float, seconds: float) -> float:
        first, second = self.cards.identity[contract], self.cards.partner[contract]
        points = self.cards.each[contract] * firsts
        if second == first:
            duos = firsts * firsts / 4.0 if firsts < 2.0 else firsts / 2.0
        else:
            points += self.cards.each_partner[contract] * seconds
            duos = firsts * seconds / max(1.0, firsts, seconds)
        return self.profile.contract * (points + self.cards.duo[contract] * duos)

    def _add_extra(self, contract: int) -> None:
        """Adds the points for one more of each half of a contract to `extra` and `extra_icon`."""
        first, second = self.cards.identity[contract], self.cards.partner[contract]
        firsts = self.counts[first]
        seconds = self.icons + 0.3 if second == CRATE else self.counts[second]
        now = self._duos(contract, firsts, seconds)
        self.extra[first] += self._duos(contract, firsts + 1.0, seconds) - now
        if second == CRATE:
            self.extra_icon += self._duos(contract, firsts, seconds + 1.0) - now
        elif second != first:
            self.extra[second] += self._duos(contract, firsts, seconds + 1.0) - now

    # -- targets and attack -----------------------------------------------------------

    def bounty(self, target: int) -> float:
        """The value of capturing a target, without penalties."""
        cards, profile = self.cards, self.profile
        points = cards.points[target] + self.extra[cards.identity[target]] + profile.big * (cards.points[target] - 9)
        icon = cards.icon[target]
        if icon == CREDIT_ICON:
            return points + self.credit
        return points + self.new_contract if icon == CONTRACT_ICON else points

    def fourth(self) -> float:
        """The value of making the first 4th capture now."""
        s = self.s
        if len(self.area.captured) != CAPTURES_TO_END - 1 or s.trigger not in (0, s.round):
            return 0.0
        scores = s.scores()
        lead = scores[self.seat] + 9 - max([scores[seat] for seat in range(s.players) if seat != self.seat])
        return self.credit + self.new_contract + self.profile.hurry * max(-10, min(10, lead))

    def promise(self, target: int, deficit: int, penalty: float, rounds: float) -> float:
        """The value of an open target with this deficit and these penalties."""
        bounty = self.bounty(target) - self.profile.penalty * penalty
        if deficit == 0:
            return bounty + self.fourth()
        bounty -= self.profile.penalty * self.tables.penalties[deficit] + self.tempo * self.tables.turns[deficit]
        # smooth maximum of 0 and the value: a costly target keeps a small value
        return self.chance(deficit, rounds) * (bounty + sqrt(bounty * bounty + 4.0)) / 2.0

    def stack(self, green: int, blue: int, orange: int) -> float:
        """The value of attack without a target: the mean work that it saves against a target."""
        saved, tables = 0.0, self.tables
        for target in range(0, FIRST_HUNTER, 3):
            deficit = tables.defence(target)
            saved += tables.work(deficit, self.profile) - tables.work(tables.reduced(deficit, green, blue, orange), self.profile)
        return saved * 3.0 / FIRST_HUNTER * min(1.0, self.rounds / 3.0)

    def penalty(self, card: int) -> int:
        return self.cards.points[card] if card < FIRST_DROID else 0

    def against(self, c: Confrontation, card: int) -> float:
        """The value that an attack card adds to a confrontation."""
        cards, penalty = self.cards, self.s.penalty(c)
        if c.target == NO_CARD:
            more = self.stack(c.green + cards.green[card], c.blue + cards.blue[card], c.orange + cards.orange[card])
            return more - self.stack(c.green, c.blue, c.orange) - self.profile.penalty * self.penalty(card)
        deficit = self.deficit(c)
        rounds = self.rounds - (self.busy - self.tables.turns[deficit]) / 2.0
        after = self.promise(c.target, self.tables.after(deficit, card), penalty + self.penalty(card), rounds)
        return after - self.promise(c.target, deficit, penalty, rounds)

    def attack(self, card: int) -> float:
        """The value that an attack card adds to the best confrontation."""
        if self.area.open:
            return max([self.against(c, card) for c in self.area.open])
        cards = self.cards
        return self.stack(cards.green[card], cards.blue[card], cards.orange[card]) - self.profile.penalty * self.penalty(card)

    def target(self, target: int) -> float:
        """The value of playing a target."""
        deficit = self.tables.defence(target)
        if self.area.open and self.area.open[0].target == NO_CARD:
            c = self.area.open[0]
            joined = self.tables.reduced(deficit, c.green, c.blue, c.orange)
            return self.promise(target, joined, self.s.penalty(c), self.rounds) - self.stack(c.green, c.blue, c.orange)
        return self.promise(target, deficit, 0.0, self.rounds - self.busy)

    # -- the Jawa market --------------------------------------------------------------

    def majority(self, icons: int) -> float:
        if icons == 0:
            return 0.0
        x = (icons - self.rival_icons + 0.5) * (0.5 + 1.5 / (1.0 + self.rounds))
        return MAJORITY * (0.5 + 0.5 * x / (1.0 + abs(x)))

    def activated(self, card: int) -> float:
        """The value of activating a Jawa market card, without its cost."""
        if card < FIRST_CRATE:
            return self.attack(card)
        icons = self.cards.icon[card]
        points = self.cards.points[card] + self.majority(self.icons + icons) - self.majority(self.icons)
        return self.profile.crate * points + icons * self.extra_icon

    def reserved(self, card: int) -> float:
        """The value of a Jawa market card in the reserve."""
        late = min(1.0, self.rounds / 3.0)
        value = self.tables.strength[card - FIRST_HUNTER] if card < FIRST_CRATE else self.activated(card)
        debts = sum([self.cards.cost[other] for other in self.area.reserved if other != card])
        missing = max(0, debts + self.cards.cost[card] - self.area.credits)
        value = late * self.profile.reserve * value - self.credit * self.cards.cost[card]
        return max(0.0, value * max(0.0, 1.0 - missing / (2.0 + self.rounds)))

    def paid(self, card: int) -> float:
        """The value that paying for a reserved card adds."""
        return self.activated(card) - self.credit * self.cards.cost[card] - self.reserved(card)

    def sold(self) -> float:
        purse = self.area.credits + 1
        enabled = [self.paid(card) for card in self.area.reserved if self.cards.cost[card] == purse]
        return self.credit * 4.0 / (3.0 + purse) + max([0.0, *enabled])

    # -- cards in hand ----------------------------------------------------------------

    def played(self, card: int) -> float:
        if card < FIRST_HUNTER:
            return self.target(card)
        if card < FIRST_DROID:
            return self.attack(card)
        if card < FIRST_CONTRACT:
            return self.activated(card) - self.credit * self.cards.cost[card]
        return self.contract(card)

    def use(self, card: int, move: int) -> float:
        if move == moves.SELL:
            return self.sold()
        return self.reserved(card) if move == moves.RESERVE else self.played(card)

    def best(self, card: int, sold: float) -> float:
        """The value of a card in its best use."""
        if FIRST_DROID <= card < FIRST_CONTRACT:
            kept = max(sold, self.reserved(card))
            return max(kept, self.played(card)) if self.cards.cost[card] <= self.area.credits else kept
        return max(sold, self.played(card))


class Hunter:
    """A bot that plays by a profile."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.tables: Tables | None = None

    def choose(self, seen: State, seat: int, rng: Rng) -> int:
        """The move with the highest value, from what the seat can see."""
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        s = table(seen)
        tables = self.tables
        if tables is None or tables.cards is not s.cards:
            tables = self.tables = Tables(s.cards, self.profile)
        evaluation = Evaluation(tables, self.profile, s, seat)
        values = (
            self._deck_values(evaluation, options, rng)
            if options[0] < moves.CHOOSE
            else [self._value(evaluation, move) for move in options]
        )
        best, most = options[0], -1e9
        for i, move in enumerate(options):
            value = values[i] + self.profile.noise * rng.below(1024) / 1024.0
            if value > most:
                best, most = move, value
        return best

    def _value(self, evaluation: Evaluation, move: int) -> float:
        if move < moves.SELL:
            return evaluation.best(move - moves.CHOOSE, evaluation.sold())
        if move < moves.AGAINST:
            return evaluation.use(evaluation.area.chosen, move)
        if move < moves.ACTIVATE:
            return self._placed(evaluation, move - moves.AGAINST)
        return 0.0 if move == moves.DONE else evaluation.paid(move - moves.ACTIVATE + FIRST_DROID)

    def _placed(self, evaluation: Evaluation, target: int) -> float:
        lanes = evaluation.s.lanes
        frame = None if lanes is None else lanes[evaluation.seat]
        assert frame is not None
        assert isinstance(frame.effect, PlaceAttack)
        for c in evaluation.area.open:
            if c.target == target:
                return evaluation.against(c, frame.effect.card)
        return 0.0

    def _deck_values(self, evaluation: Evaluation, options: list[int], rng: Rng) -> list[float]:
        """By deck: the expected gain of a drawn card over the best card in hand.

        Only one card is used in a round and the others are passed on, so a worse card gains nothing.
        """
        sold = evaluation.sold()
        best = max([sold, *[evaluation.best(card, sold) for card in evaluation.area.hand]])
        unknown = unseen(evaluation.s)
        values: list[float] = []
        for move in options:
            gain = 0.0
            for _ in range(self.profile.samples):
                gain += max(0.0, evaluation.best(sample(evaluation.s, move - moves.DRAW, unknown, rng), sold) - best)
            values.append(gain / self.profile.samples)
        return values


def unseen(s: HuntersState) -> list[bool]:
    """By card: whether the view does not show where it is."""
    unknown = [True] * CARDS
    for area in s.areas:
        for card in area.hand:
            if card >= 0:
                unknown[card] = False
        for card in area.cards():
            unknown[card] = False
    for pile in s.discards:
        for card in pile:
            unknown[card] = False
    return unknown


def sample(s: HuntersState, deck: int, unknown: list[bool], rng: Rng) -> int:
    """A random card that can be the next one of this deck."""
    if s.left[deck] == 0:
        return rng.pick(s.discards[deck])
    while True:
        card = FIRST[deck] + rng.below(FIRST[deck + 1] - FIRST[deck])
        if unknown[card] and s.in_play(card):
            return card
