"""The Purchasing Area: filled from the Common Deck, refreshed, bought from; and the instructions about it."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.cards import MOST_COST
from posse.games.space_serenade.rules.instructions import DRAWS, WOOLONGS, CountedInstant, Instant, Instruction
from posse.games.space_serenade.rules.moves import SLOTS
from posse.games.space_serenade.rules.questions import CountedQuestion, Question
from posse.games.space_serenade.rules.state import NO_CARD, NOBODY, SerenadeState, put


def next_card(s: SerenadeState) -> int:
    """What comes into the Purchasing Area next, or `NO_CARD`."""
    return s.common[-1] if s.common else NO_CARD


def fill_slot(s: SerenadeState, slot: int) -> None:
    """The next Common card, or an empty slot if there is none (SS-104, SS-R21, SS-R36)."""
    common = s.common
    if not common:
        s.market = put(s.market, slot, NO_CARD)
        return
    s.fix()
    s.market = put(s.market, slot, common[-1])
    s.common = common[:-1]
    if s.events is not None:
        s.tell("arrived", NOBODY, (s.market[slot], slot))


def refresh(s: SerenadeState, seat: int) -> None:
    """All cards go, and as many come as there are (SS-111, SS-112, SS-R22); nothing happens without any (SS-R24)."""
    common = s.common
    if not common:
        return
    s.fix()
    s.removed += tuple([card for card in s.market if card != NO_CARD])
    count = min(SLOTS, len(common))
    dealt = list(common[len(common) - count :])
    dealt.reverse()
    s.market = tuple(dealt) + (NO_CARD,) * (SLOTS - count)
    s.common = common[: len(common) - count]
    if s.events is not None:
        s.tell("refreshed", seat, s.market)


def replace_card(s: SerenadeState, seat: int, slot: int) -> None:
    """One card goes, the next one comes."""
    card = s.market[slot]
    s.removed += (card,)
    s.tell("replaced", seat, (card, slot, next_card(s)))
    fill_slot(s, slot)


def buy(s: SerenadeState, seat: int, slot: int, woolongs: int, fuel: int, to_top: bool) -> None:
    """Pays and takes the card, to the discard pile unless it goes on top of the deck (SS-102, SS-276)."""
    area = s.areas[seat]
    card = s.market[slot]
    s.woolongs -= woolongs
    area.fuel -= fuel
    if to_top:
        area.deck += (card,)
        area.tops += 1
    else:
        area.discards += (card,)
    if s.events is not None:
        s.tell("bought", seat, (card, slot, woolongs, fuel, int(to_top), next_card(s)))
    fill_slot(s, slot)


def purchase(s: SerenadeState, seat: int, slot: int, woolongs: int, fuel: int, to_top: bool) -> None:
    """By the action or by an ability: what was said of the next purchase holds for it and is used up."""
    to_top = to_top or s.to_top
    s.cheaper = 0
    s.to_top = False
    buy(s, seat, slot, woolongs, fuel, to_top)


def slot_moves(s: SerenadeState, first: int, most: int, found: list[int]) -> None:
    """Adds a move, from number `first` on, for each slot with a card of at most this cost; one for equal cards."""
    cost = s.cards.cost
    for slot, card in enumerate(s.market):
        if card != NO_CARD and cost[card] <= most and is_first(s, card):
            found.append(first + slot)


def is_first(s: SerenadeState, card: int) -> bool:
    """Whether no equal card lies in a slot before that of this one."""
    kind = s.cards.kind
    own = kind[card]
    for other in s.market:
        if other == card:
            break
        if other != NO_CARD and kind[other] == own:
            return False
    return True


# -- instructions -------------------------------------------------------------------------


class Refresh(Instant):
    form = "refresh"
    text = "do-refresh"
    value = 0.12
    refreshes = True

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(s.common) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        refresh(s, me)


class Replace(CountedQuestion):
    """Cards of the Purchasing Area."""

    form = "replace {count}"
    text = "do-replace"
    value = 0.04

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(s.common) > 0  # then no slot is empty

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        found: list[int] = []
        slot_moves(s, moves.REPLACE, MOST_COST, found)
        return found

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        replace_card(s, seat, move - moves.REPLACE)


class Gain(Question):
    """A card of the Purchasing Area for nothing."""

    form = "buy up to {most}"
    fields = ("most", "optional")
    text = "do-buy"
    brings = WOOLONGS
    value = 0.8
    delay = -8.0

    def __init__(self, most: int, optional: bool = False) -> None:
        self.most = most
        self.optional = optional

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        found: list[int] = []
        slot_moves(s, moves.GAIN, self.most, found)
        return found

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        buy(s, seat, move - moves.GAIN, 0, 0, False)


class NextToTop(Instant):
    """The next purchase of this turn goes on top of the deck."""

    form = "next buy to top"
    text = "do-next-to-top"
    brings = DRAWS
    value = 0.7

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        s.to_top = True


class Cheaper(CountedInstant):
    """The next purchase of this turn costs less."""

    form = "cheaper {count}"
    text = "do-cheaper"
    brings = WOOLONGS
    value = 0.8

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        s.cheaper += self.count


INSTRUCTIONS: Final[tuple[type[Instruction], ...]] = (Refresh, Replace, Gain, NextToTop, Cheaper)
