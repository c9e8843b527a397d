"""The state of Bounty Hunters: four decks and an area for each player."""

from __future__ import annotations

from typing import Any, Final, cast

from posse.core.codec import Fields
from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.saving import dump_table, load_table
from posse.core.state import State, places
from posse.games.bounty_hunters.rules.cards import (
    CARDS,
    CONTRACT,
    CONTRACT_ICON,
    CRATE,
    NO_CARD,
    TARGET,
    Cards,
    back,
)

CAPTURES_TO_END: Final = 4
LAST_ROUNDS: Final = 2
MOST_ROUNDS: Final = 200
"""A limit of the engine, not a rule of the game (BH-R16)."""
MAJORITY: Final = 5
CREDITS: Final = 42
"""The number of credit tokens (BH-011)."""


class Confrontation:
    """A target and the attack cards against it; immutable, so copies share it."""

    def __init__(self, target: int, attackers: tuple[int, ...], green: int, blue: int, orange: int) -> None:
        self.target: Final = target
        """`NO_CARD` in an attack-only confrontation."""
        self.attackers: Final = attackers
        self.green: Final = green
        """The sum of the attackers' green values; the same for `blue` and `orange`."""
        self.blue: Final = blue
        self.orange: Final = orange


class Area:
    """The hand and the area of one player. All fields are numbers or tuples."""

    def __init__(
        self,
        hand: tuple[int, ...] = (),
        known: tuple[int, ...] = (),
        chosen: int = NO_CARD,
        credits: int = 0,
        open: tuple[Confrontation, ...] = (),
        captured: tuple[Confrontation, ...] = (),
        reserved: tuple[int, ...] = (),
        crates: tuple[int, ...] = (),
        contracts: tuple[int, ...] = (),
    ) -> None:
        self.hand = hand
        """Sorted; in a view, unknown cards are backs."""
        self.known = known
        """For each card of the hand, a bit for each seat that has held it."""
        self.chosen = chosen
        """The card revealed in this round, until it is sold, played or reserved."""
        self.credits = credits
        self.open = open
        """Uncaptured targets, or the one attack-only confrontation."""
        self.captured = captured
        self.reserved = reserved
        self.crates = crates
        self.contracts = contracts

    def copy(self) -> Area:
        return Area(
            self.hand,
            self.known,
            self.chosen,
            self.credits,
            self.open,
            self.captured,
            self.reserved,
            self.crates,
            self.contracts,
        )

    def cards(self) -> list[int]:
        """All cards of the area except the hand."""
        out = [*self.reserved, *self.crates, *self.contracts]
        for c in (*self.open, *self.captured):
            out.extend(c.attackers)
            out.append(c.target)
        out.append(self.chosen)
        return [card for card in out if card != NO_CARD]


class Sheet:
    """One player's column of the score pad, in its order (BH-119)."""

    def __init__(self, targets: int, crates: int, majority: int, contracts: int, hunters: int) -> None:
        self.targets = targets
        self.crates = crates
        """Points of activated crates, without the majority bonus."""
        self.majority = majority
        self.contracts = contracts
        self.hunters = hunters
        """Penalties, as a positive number."""
        self.total = targets + crates + majority + contracts - hunters


class HuntersState(State):
    """A position of Bounty Hunters."""

    def __init__(self, game: Game, players: int, cards: Cards) -> None:
        super().__init__(game, players)
        self.cards = cards
        self.round = 0
        self.leader = -1
        """The seat of the Guild leader, or -1 for none."""
        self.trigger = 0
        """The round of the first 4th capture, or 0."""
        self.piles: tuple[tuple[int, ...], ...] = ()
        """The decks as shuffled, top card last."""
        self.left: list[int] = []
        """The number of cards left in each pile."""
        self.discards: list[tuple[int, ...]] = []
        self.areas: list[Area] = []

    def copy(self) -> HuntersState:
        twin = HuntersState(self.game, self.players, self.cards)
        self.copy_to(twin)
        twin.round = self.round
        twin.leader = self.leader
        twin.trigger = self.trigger
        twin.piles = self.piles
        twin.left = self.left[:]
        twin.discards = self.discards[:]
        twin.areas = [area.copy() for area in self.areas]
        return twin

    # -- the cards --------------------------------------------------------------------

    def in_play(self, card: int) -> bool:
        """Whether this card is used; discovery mode leaves some out (BH-135, BH-136)."""
        if self.game.chosen["mode"] == "standard":
            return True
        deck = self.cards.deck_of[card]
        return deck != CONTRACT and not (deck == TARGET and self.cards.icon[card] == CONTRACT_ICON)

    def has_cards(self, deck: int) -> bool:
        """Whether a card can be drawn from this deck, if necessary after a shuffle (BH-R12)."""
        return self.left[deck] > 0 or len(self.discards[deck]) > 0

    def supply(self) -> int:
        """The credits left in the supply; players gain credits even when it is empty (BH-R15)."""
        return max(0, CREDITS - sum([area.credits for area in self.areas]))

    def any_cards(self) -> bool:
        """Whether a card can be drawn from any deck (BH-R13)."""
        for deck in range(4):
            if self.has_cards(deck):
                return True
        return False

    def draw(self, deck: int) -> int:
        """Takes the top card; shuffles the discard pile into an empty deck first (BH-R11)."""
        if self.left[deck] == 0:
            pile = list(self.discards[deck])
            self.rng.shuffle(pile)
            self.piles = self.piles[:deck] + (tuple(pile),) + self.piles[deck + 1 :]
            self.left[deck] = len(pile)
            self.discards[deck] = ()
            self.tell("shuffled", -1, (deck,))
        self.fixed += 1
        left = self.left[deck] - 1
        self.left[deck] = left
        return self.piles[deck][left]

    def take_in_hand(self, seat: int, card: int) -> None:
        """Adds a card that only this player knows; keeps the hand sorted."""
        area = self.areas[seat]
        hand, known = list(area.hand), list(area.known)
        at = 0
        while at < len(hand) and hand[at] < card:
            at += 1
        hand.insert(at, card)
        known.insert(at, 1 << seat)
        area.hand, area.known = tuple(hand), tuple(known)

    def take_from_hand(self, seat: int, card: int) -> None:
        area = self.areas[seat]
        hand, known = area.hand, area.known
        at = 0
        while hand[at] != card:
            at += 1
        area.hand = hand[:at] + hand[at + 1 :]
        area.known = known[:at] + known[at + 1 :]

    # -- scoring ----------------------------------------------------------------------

    def crate_icons(self, area: Area) -> int:
        """The number of icons on activated crates (BH-093)."""
        return sum([self.cards.icon[card] for card in area.crates])

    def contract_points(self, area: Area, contract: int) -> int:
        """The points of a contract with the targets captured so far (BH-R46 to BH-R48)."""
        cards = self.cards
        first, second = cards.identity[contract], cards.partner[contract]
        firsts = seconds = 0
        for c in area.captured:
            identity = cards.identity[c.target]
            if identity == first:
                firsts += 1
            elif identity == second:
                seconds += 1
        points = cards.each[contract] * firsts + cards.each_partner[contract] * seconds
        if second == CRATE:
            duos = min(firsts, self.crate_icons(area))
        elif second == first:
            duos = firsts // 2
        else:
            duos = min(firsts, seconds)
        return points + cards.duo[contract] * duos

    def sheet(self, seat: int) -> Sheet:
        """The current score of a seat, line by line."""
        area, cards = self.areas[seat], self.cards
        icons = self.crate_icons(area)
        most = max([self.crate_icons(other) for other in self.areas])
        return Sheet(
            sum([cards.points[c.target] for c in area.captured]),
            sum([cards.points[crate] for crate in area.crates]),
            MAJORITY if icons == most and icons > 0 else 0,
            sum([self.contract_points(area, contract) for contract in area.contracts]),
            sum([self.penalty(c) for c in area.captured]),
        )

    def penalty(self, c: Confrontation) -> int:
        """The penalties of the hunters in a confrontation; droids have none."""
        return sum([self.cards.points[card] for card in c.attackers if self.cards.deck_of[card] == 1])

    def scores(self) -> list[int]:
        return [self.sheet(seat).total for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Places; unspent credits break ties (BH-131), and equal players share a place (BH-132)."""
        scores = self.scores()
        return places([(scores[seat], self.areas[seat].credits) for seat in range(self.players)])

    # -- hidden information -----------------------------------------------------------

    def hide(self, seat: int) -> None:
        for other in range(self.players):
            if other == seat:
                continue
            self._hide_hand(self.areas[other], seat)
        if 0 <= seat < self.players:
            area = self.areas[seat]
            area.known = tuple([1 << seat for _ in area.hand])
        self.piles = tuple([(back(deck),) * self.left[deck] for deck in range(4)])

    def _hide_hand(self, area: Area, seat: int) -> None:
        """Keeps only the cards that this seat has held before; the backs are public (BH-R06)."""
        hand: list[int] = []
        for at, card in enumerate(area.hand):
            known = seat >= 0 and area.known[at] >> seat & 1 == 1
            hand.append(card if known else back(self.cards.deck_of[card]))
        hand.sort()
        area.hand = tuple(hand)
        area.known = tuple([1 << seat if card >= 0 else 0 for card in hand])

    def fill(self, viewer: int, rng: Rng) -> None:
        free: list[list[int]] = [[], [], [], []]
        seen = [False] * CARDS
        for area in self.areas:
            for card in (*area.hand, *area.cards()):
                if card >= 0:
                    seen[card] = True
        for pile in self.discards:
            for card in pile:
                seen[card] = True
        for card in range(CARDS):
            if not seen[card] and self.in_play(card):
                free[self.cards.deck_of[card]].append(card)
        for cards in free:
            rng.shuffle(cards)
        for seat, area in enumerate(self.areas):
            hand = sorted([card if card >= 0 else free[-1 - card].pop() for card in area.hand])
            known = [1 << seat | (1 << viewer if viewer >= 0 and card in area.hand else 0) for card in hand]
            area.hand, area.known = tuple(hand), tuple(known)
        assert self.left == [len(cards) for cards in free]
        self.piles = tuple([tuple(cards) for cards in free])

    # -- saving -----------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Saves only the cards left in the piles."""
        data = dump_table(self)
        data["piles"] = [pile[: self.left[deck]] for deck, pile in enumerate(data["piles"])]
        return data

    def load(self, data: Fields) -> None:
        load_table(self, data)
        self.left = [len(pile) for pile in self.piles]


def table(state: State) -> HuntersState:
    """Casts a state to this game's type."""
    return cast(HuntersState, state)
