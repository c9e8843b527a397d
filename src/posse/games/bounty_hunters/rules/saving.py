"""What a saved table of Bounty Hunters may be like; cards are written by their ids, so that a position can be written by hand."""

from __future__ import annotations

from typing import Any, Final

from posse.core.shapes import Layout, List, Number, Piece, Pieces, Record, Shape, Tuple, expect, wrong
from posse.core.state import REFEREE
from posse.games.bounty_hunters.rules.cards import (
    CARDS,
    DECKS,
    FIRST,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    NO_CARD,
    Cards,
    back,
)
from posse.games.bounty_hunters.rules.effects import PlaceAttack, UseCard, is_last_round
from posse.games.bounty_hunters.rules.state import MOST_ROUNDS, Area, Confrontation, HuntersState

ALL: Final = tuple(range(CARDS))
BACKS: Final = [back(deck) for deck in range(len(DECKS)) for _ in range(FIRST[deck], FIRST[deck + 1])]


class Stack(Shape):
    """A confrontation: its target, or `NO_CARD`, and the cards against it."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.target = Piece(cards.ids, 0, FIRST_HUNTER, (NO_CARD,))
        self.attackers = Piece(cards.ids, FIRST_HUNTER, FIRST_CRATE)

    def read(self, value: Any, name: str) -> Any:
        if not isinstance(value, list) or not value:
            raise wrong(name, "a list with a target first", value)
        cards, attackers = self.cards, tuple(self.attackers.read_all(value[1:], name))
        return Confrontation(
            self.target.read(value[0], name),
            attackers,
            sum([cards.green[card] for card in attackers]),
            sum([cards.blue[card] for card in attackers]),
            sum([cards.orange[card] for card in attackers]),
        )

    def write(self, value: Any) -> Any:
        return [self.target.write(value.target), *self.attackers.write_all(value.attackers)]


class Decks(List):
    """A pile of each deck; in a view of the decks themselves only backs are seen."""

    def __init__(self, ids: list[str], hidden: bool) -> None:
        super().__init__(Number(0), len(DECKS))
        self.piles = [
            Tuple(Piece(ids, 0, 0, (back(deck),)) if hidden else Piece(ids, FIRST[deck], FIRST[deck + 1]))
            for deck in range(len(DECKS))
        ]

    def read(self, value: Any, name: str) -> Any:
        if not isinstance(value, list) or len(value) != len(DECKS):
            raise wrong(name, f"a list of {len(DECKS)}", value)
        return [pile.read(cards, name) for pile, cards in zip(self.piles, value, strict=True)]

    def write(self, value: Any) -> Any:
        return [pile.write(cards) for pile, cards in zip(self.piles, value, strict=True)]


class FixedDecks(Decks):
    """The same, kept as a tuple."""

    def read(self, value: Any, name: str) -> Any:
        return tuple(super().read(value, name))


class HuntersLayout(Layout[HuntersState]):
    def fields(self, s: HuntersState) -> Record:
        ids, view = s.cards.ids, s.viewer != REFEREE
        backs = tuple([back(deck) for deck in range(len(DECKS))]) if view else ()
        stacks = Tuple(Stack(s.cards))
        area = Record(
            Area,
            hand=Tuple(Piece(ids, others=backs)),
            known=Tuple(Number(0, (1 << s.players) - 1)),
            chosen=Piece(ids, others=(NO_CARD,)),
            credits=Number(0),
            open=stacks,
            captured=stacks,
            reserved=Tuple(Piece(ids, FIRST_DROID, FIRST_CONTRACT)),
            crates=Tuple(Piece(ids, FIRST_CRATE, FIRST_CONTRACT)),
            contracts=Tuple(Piece(ids, FIRST_CONTRACT)),
        )
        return Record(
            None,
            round=Number(0, MOST_ROUNDS),
            leader=Number(-1, s.players - 1),
            trigger=Number(0, MOST_ROUNDS),
            piles=FixedDecks(ids, view),
            discards=Decks(ids, False),
            areas=List(area, s.players),
        )

    def pieces(self, s: HuntersState) -> list[Pieces]:
        found: list[int] = []
        for area in s.areas:
            found.extend(area.hand)
            found.extend(area.cards())
        for pile in (*s.piles, *s.discards):
            found.extend(pile)
        standard = s.game.chosen["mode"] == "standard"
        in_play = ALL if standard else [card for card in ALL if s.in_play(card)]
        return [Pieces("card", s.cards.ids, found, in_play, BACKS)]

    def validate(self, s: HuntersState) -> None:
        expect(s.trigger <= s.round, "trigger", f"a round up to {s.round}", s.trigger)
        for seat, area in enumerate(s.areas):
            expect(len(area.known) == len(area.hand), "known", f"{len(area.hand)} numbers", area.known)
            expect(list(area.hand) == sorted(area.hand), "hand", "cards in their order", area.hand)
            expect(seat != s.viewer or not area.hand or area.hand[0] >= 0, "hand", "the viewer's own cards face up", area.hand)
            check_stacks(area)
            uses = is_using(s, seat)
            expect((area.chosen != NO_CARD) == uses, "chosen", "a card for a seat that has still to use it", area.chosen)

    def can_be_over(self, s: HuntersState) -> bool:
        return is_last_round(s)


def check_stacks(area: Area) -> None:
    targets = [c.target for c in area.open]
    waits = any([c.target == NO_CARD and c.attackers for c in area.open])
    expect(NO_CARD not in targets or waits and len(targets) == 1, "open", "targets, or one stack of attackers alone", targets)
    expect(all([c.target != NO_CARD for c in area.captured]), "captured", "a target in every stack", NO_CARD)


def is_using(s: HuntersState, seat: int) -> bool:
    """Whether a seat is about to use its chosen card."""
    lane = None if s.lanes is None else s.lanes[seat]
    effect = None if lane is None else lane.effect
    return isinstance(effect, UseCard) or isinstance(effect, PlaceAttack) and effect.card == s.areas[seat].chosen
