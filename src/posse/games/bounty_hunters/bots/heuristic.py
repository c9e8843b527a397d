"""How a bot judges a position: what each card in reach would add to its own area.

Every gain is in points. An action is worth about `Taste.tempo` points, so a capture that
needs two more cards is worth its points less two actions and the penalties to expect.
"""

from __future__ import annotations

from math import sqrt

from posse.core.rng import Rng
from posse.core.state import State
from posse.games.bounty_hunters.bots.profiles import HORIZON, Tables, Taste
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
from posse.games.bounty_hunters.rules.effects import ACTIVATE, AGAINST, CHOOSE, DONE, DRAW, RESERVE, SELL, PlaceAttack
from posse.games.bounty_hunters.rules.state import (
    CAPTURES_TO_END,
    LAST_ROUNDS,
    MAJORITY,
    Area,
    Confrontation,
    HuntersState,
    table,
)


class Outlook:
    """One seat's judgement of a position."""

    def __init__(self, tables: Tables, taste: Taste, s: HuntersState, seat: int) -> None:
        self.tables = tables
        self.taste = taste
        self.s = s
        self.cards = s.cards
        self.seat = seat
        self.area = s.areas[seat]
        self.rounds = self._rounds_left()
        """How many rounds are still to come after this one, about."""
        late = min(1.0, self.rounds / 4.0)
        self.tempo = taste.tempo * late
        self.coin = taste.credit * late + 0.1
        self.icons = s.crate_icons(self.area)
        self.rival_icons = max([s.crate_icons(other) for other in s.areas if other is not self.area])
        self.busy = sum([tables.turns[self.deficit(c)] for c in self.area.open if c.target != NO_CARD])
        """Actions that the open targets will take."""
        self.counts = self._counts()
        """How many targets of each identity will be captured, about."""
        self.extra = [0.0] * len(self.cards.identities)
        """What one more of each identity adds to the contracts."""
        self.extra_icon = 0.0
        for contract in self.area.contracts:
            self._expect(contract)
        self.fresh = 2.0 * taste.contract if s.has_cards(CONTRACT) else 0.0
        """What a contract from the deck is worth."""

    # -- the course of the game -------------------------------------------------------

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
        return self.tables.left(self.tables.defence(c.target), c.green, c.blue, c.orange)

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
        """The chance to capture within so many rounds."""
        reach = self.tables.reach
        if rounds >= HORIZON:
            return reach[HORIZON][deficit]
        whole = int(max(0.0, rounds))
        low = reach[whole][deficit]
        return low + (max(0.0, rounds) - whole) * (reach[whole + 1][deficit] - low)

    # -- contracts --------------------------------------------------------------------

    def contract(self, contract: int) -> float:
        """The points to expect of a contract."""
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
        return self.taste.contract * (points + self.cards.duo[contract] * duos)

    def _expect(self, contract: int) -> None:
        """Adds what one more of either half would bring."""
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
        """What capturing this target brings, before penalties."""
        cards, taste = self.cards, self.taste
        points = cards.points[target] + self.extra[cards.identity[target]] + taste.big * (cards.points[target] - 9)
        icon = cards.icon[target]
        if icon == CREDIT_ICON:
            return points + self.coin
        return points + self.fresh if icon == CONTRACT_ICON else points

    def fourth(self) -> float:
        """What being the first with four captures adds, now."""
        s = self.s
        if len(self.area.captured) != CAPTURES_TO_END - 1 or s.trigger not in (0, s.round):
            return 0.0
        scores = s.scores()
        lead = scores[self.seat] + 9 - max([scores[seat] for seat in range(s.players) if seat != self.seat])
        return self.coin + self.fresh + self.taste.hurry * max(-10, min(10, lead))

    def promise(self, target: int, deficit: int, fine: float, rounds: float) -> float:
        """What an open target is worth with these penalties already there."""
        bounty = self.bounty(target) - self.taste.penalty * fine
        if deficit == 0:
            return bounty + self.fourth()
        bounty -= self.taste.penalty * self.tables.fines[deficit] + self.tempo * self.tables.turns[deficit]
        # a target that seems too dear is never quite given up
        return self.chance(deficit, rounds) * (bounty + sqrt(bounty * bounty + 4.0)) / 2.0

    def stack(self, green: int, blue: int, orange: int) -> float:
        """What attack without a target saves against the targets to come."""
        saved, tables = 0.0, self.tables
        for target in range(0, FIRST_HUNTER, 3):
            deficit = tables.defence(target)
            saved += tables.work(deficit, self.taste) - tables.work(tables.left(deficit, green, blue, orange), self.taste)
        return saved * 3.0 / FIRST_HUNTER * min(1.0, self.rounds / 3.0)

    def fine(self, card: int) -> int:
        return self.cards.points[card] if card < FIRST_DROID else 0

    def against(self, c: Confrontation, card: int) -> float:
        """What an attack card adds to a confrontation."""
        cards, fine = self.cards, self.s.penalty(c)
        if c.target == NO_CARD:
            more = self.stack(c.green + cards.green[card], c.blue + cards.blue[card], c.orange + cards.orange[card])
            return more - self.stack(c.green, c.blue, c.orange) - self.taste.penalty * self.fine(card)
        deficit = self.deficit(c)
        rounds = self.rounds - (self.busy - self.tables.turns[deficit]) / 2.0
        after = self.promise(c.target, self.tables.less(deficit, card), fine + self.fine(card), rounds)
        return after - self.promise(c.target, deficit, fine, rounds)

    def attack(self, card: int) -> float:
        """What an attack card adds in its best place."""
        if self.area.open:
            return max([self.against(c, card) for c in self.area.open])
        cards = self.cards
        return self.stack(cards.green[card], cards.blue[card], cards.orange[card]) - self.taste.penalty * self.fine(card)

    def target(self, target: int) -> float:
        """What a target from the hand adds."""
        deficit = self.tables.defence(target)
        if self.area.open and self.area.open[0].target == NO_CARD:
            c = self.area.open[0]
            joined = self.tables.left(deficit, c.green, c.blue, c.orange)
            return self.promise(target, joined, self.s.penalty(c), self.rounds) - self.stack(c.green, c.blue, c.orange)
        return self.promise(target, deficit, 0.0, self.rounds - self.busy)

    # -- the Jawa market --------------------------------------------------------------

    def majority(self, icons: int) -> float:
        if icons == 0:
            return 0.0
        x = (icons - self.rival_icons + 0.5) * (0.5 + 1.5 / (1.0 + self.rounds))
        return MAJORITY * (0.5 + 0.5 * x / (1.0 + abs(x)))

    def activated(self, card: int) -> float:
        """What a Jawa market card adds when it is paid for, the price not counted."""
        if card < FIRST_CRATE:
            return self.attack(card)
        icons = self.cards.icon[card]
        points = self.cards.points[card] + self.majority(self.icons + icons) - self.majority(self.icons)
        return self.taste.crate * points + icons * self.extra_icon

    def reserved(self, card: int) -> float:
        """What it is worth until then."""
        late = min(1.0, self.rounds / 3.0)
        value = self.tables.strength[card - FIRST_HUNTER] if card < FIRST_CRATE else self.activated(card)
        debts = sum([self.cards.cost[other] for other in self.area.reserved if other != card])
        missing = max(0, debts + self.cards.cost[card] - self.area.credits)
        value = late * self.taste.reserve * value - self.coin * self.cards.cost[card]
        return max(0.0, value * max(0.0, 1.0 - missing / (2.0 + self.rounds)))

    def paid(self, card: int) -> float:
        """What paying for a reserved card adds."""
        return self.activated(card) - self.coin * self.cards.cost[card] - self.reserved(card)

    def sold(self) -> float:
        purse = self.area.credits + 1
        enabled = [self.paid(card) for card in self.area.reserved if self.cards.cost[card] == purse]
        return self.coin * 4.0 / (3.0 + purse) + max([0.0, *enabled])

    # -- cards of the hand ------------------------------------------------------------

    def played(self, card: int) -> float:
        if card < FIRST_HUNTER:
            return self.target(card)
        if card < FIRST_DROID:
            return self.attack(card)
        if card < FIRST_CONTRACT:
            return self.activated(card) - self.coin * self.cards.cost[card]
        return self.contract(card)

    def use(self, card: int, move: int) -> float:
        if move == SELL:
            return self.sold()
        return self.reserved(card) if move == RESERVE else self.played(card)

    def best(self, card: int, sold: float) -> float:
        """What a card adds in its best use."""
        if FIRST_DROID <= card < FIRST_CONTRACT:
            kept = max(sold, self.reserved(card))
            return max(kept, self.played(card)) if self.cards.cost[card] <= self.area.credits else kept
        return max(sold, self.played(card))


class Hunter:
    """A bot with a taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.tables: Tables | None = None

    def choose(self, seen: State, seat: int, rng: Rng) -> int:
        """The move that adds most to the own area, as far as the seat can see."""
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        s = table(seen)
        tables = self.tables
        if tables is None or tables.cards is not s.cards:
            tables = self.tables = Tables(s.cards, self.taste)
        view = Outlook(tables, self.taste, s, seat)
        values = self._decks(view, options, rng) if options[0] < CHOOSE else [self._value(view, move) for move in options]
        best, most = options[0], -1e9
        for i, move in enumerate(options):
            value = values[i] + self.taste.noise * rng.below(1024) / 1024.0
            if value > most:
                best, most = move, value
        return best

    def _value(self, view: Outlook, move: int) -> float:
        if move < SELL:
            return view.best(move - CHOOSE, view.sold())
        if move < AGAINST:
            return view.use(view.area.chosen, move)
        if move < ACTIVATE:
            return self._place(view, move - AGAINST)
        return 0.0 if move == DONE else view.paid(move - ACTIVATE + FIRST_DROID)

    def _place(self, view: Outlook, target: int) -> float:
        lanes = view.s.lanes
        frame = None if lanes is None else lanes[view.seat]
        assert frame is not None
        assert isinstance(frame.effect, PlaceAttack)
        for c in view.area.open:
            if c.target == target:
                return view.against(c, frame.effect.card)
        return 0.0

    def _decks(self, view: Outlook, options: list[int], rng: Rng) -> list[float]:
        """How much better than the best card at hand the next card of each deck may be; what is not used is passed on."""
        sold = view.sold()
        best = max([sold, *[view.best(card, sold) for card in view.area.hand]])
        unknown = unseen(view.s)
        values: list[float] = []
        for move in options:
            gain = 0.0
            for _ in range(self.taste.samples):
                gain += max(0.0, view.best(sample(view.s, move - DRAW, unknown, rng), sold) - best)
            values.append(gain / self.taste.samples)
        return values


def unseen(s: HuntersState) -> list[bool]:
    """By card: whether it is in play and lies where this view does not show it."""
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
    """A card that may be the next of this deck."""
    if s.left[deck] == 0:
        return rng.pick(s.discards[deck])
    while True:
        card = FIRST[deck] + rng.below(FIRST[deck + 1] - FIRST[deck])
        if unknown[card] and s.in_play(card):
            return card
