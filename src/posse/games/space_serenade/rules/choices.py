"""What an effect asks the player: which cards, which characters, which planet, which slot.

Each choice knows how often it is still made, and whether it may be declined.
"""

from __future__ import annotations

from typing import Final

from posse.core.choice import Choice, Sealed
from posse.core.state import AWAY
from posse.games.space_serenade.rules import instructions
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE
from posse.games.space_serenade.rules.instructions import DISCARDED, HAND, ONLY_DAMAGE, UP_TO
from posse.games.space_serenade.rules.market import buy, first_slots, replace_card
from posse.games.space_serenade.rules.moves import (
    DISCARD,
    DONE,
    GAIN,
    KINDS,
    REMOVE_DISCARD,
    REMOVE_HAND,
    REPLACE,
    TAKE_BACK,
    TOP,
    VERBS,
    kind_of,
    verb_of,
)
from posse.games.space_serenade.rules.piles import (
    discard,
    discard_hand,
    held,
    put_on_top,
    remove_from_discard,
    remove_from_hand,
    take_back,
)
from posse.games.space_serenade.rules.places import (
    KINDS_OF_PLACE,
    Bring,
    MoveCharacter,
    Send,
    TurnGauge,
    can_bring,
    can_send,
    decline,
)
from posse.games.space_serenade.rules.state import SerenadeState

# -- cards --------------------------------------------------------------------------------


def kind_moves(s: SerenadeState, cards: tuple[int, ...], verb: int, found: list[int], first: int = 0) -> None:
    """A move for each kind among these cards, those from number `first` on."""
    kind = s.cards.kind
    for card in cards:
        if card >= first:
            move = KINDS + kind[card] * VERBS + verb
            if move not in found:
                found.append(move)


class Discard(Choice[SerenadeState]):
    """So many cards of the own hand (SS-R35)."""

    fields = ("count", "optional")

    def __init__(self, count: int, optional: bool) -> None:
        self.count = count
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        found = decline(self.optional)
        kind_moves(s, s.areas[seat].hand, DISCARD, found)
        return found

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        discard(s, seat, held(s, s.areas[seat].hand, kind_of(move)))
        if self.count > 1:
            ask_discard(s, seat, self.count - 1, False)


def ask_discard(s: SerenadeState, seat: int, count: int, optional: bool) -> None:
    """If there are not more cards than that, there is nothing to choose."""
    if len(s.areas[seat].hand) <= count and not optional:
        discard_hand(s, seat)
    elif s.areas[seat].hand:
        s.push(Discard(count, optional), seat)


class Remove(Choice[SerenadeState]):
    """So many cards of the hand or the discard pile or both (SS-091, SS-R34)."""

    fields = ("count", "which", "optional")

    def __init__(self, count: int, which: int, optional: bool) -> None:
        self.count = count
        self.which = which
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        found = decline(self.optional or self.which & UP_TO != 0)
        area = s.areas[seat]
        first = FIRST_DAMAGE if self.which & ONLY_DAMAGE else 0
        if self.which & HAND:
            kind_moves(s, area.hand, REMOVE_HAND, found, first)
        if self.which & DISCARDED:
            kind_moves(s, area.discards, REMOVE_DISCARD, found, first)
        found.sort()
        return found

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        area = s.areas[seat]
        if verb_of(move) == REMOVE_HAND:
            remove_from_hand(s, seat, held(s, area.hand, kind_of(move)))
        else:
            remove_from_discard(s, seat, held(s, area.discards, kind_of(move)))
        if self.count > 1:
            ask_remove(s, seat, self.count - 1, self.which, False)


def removable(s: SerenadeState, seat: int, which: int) -> list[int]:
    """The cards of hand and discard pile that such an effect reaches."""
    area = s.areas[seat]
    first = FIRST_DAMAGE if which & ONLY_DAMAGE else 0
    found = [card for card in area.hand if card >= first] if which & HAND else []
    if which & DISCARDED:
        found.extend([card for card in area.discards if card >= first])
    return found


def ask_remove(s: SerenadeState, seat: int, count: int, which: int, optional: bool) -> None:
    cards = removable(s, seat, which)
    if optional or which & UP_TO or len(cards) > count:
        if cards:
            s.push(Remove(count, which, optional), seat)
        return
    for card in cards:
        if card in s.areas[seat].hand:
            remove_from_hand(s, seat, card)
        else:
            remove_from_discard(s, seat, card)


class FromDiscard(Choice[SerenadeState]):
    """A card of the own discard pile, back in hand or on top of the deck."""

    fields = ("count", "top", "optional")

    def __init__(self, count: int, top: bool, optional: bool) -> None:
        self.count = count
        self.top = top
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        found = decline(self.optional)
        kind_moves(s, s.areas[seat].discards, TOP if self.top else TAKE_BACK, found)
        found.sort()
        return found

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        card = held(s, s.areas[seat].discards, kind_of(move))
        if self.top:
            put_on_top(s, seat, card)
        else:
            take_back(s, seat, card)
        if self.count > 1 and s.areas[seat].discards:
            s.push(FromDiscard(self.count - 1, self.top, False), seat)


# -- other players' cards -----------------------------------------------------------------


class OthersDiscard(Sealed[SerenadeState]):
    """A card of every other player who has any, each chooses in secret (SS-R35)."""

    def seats(self, s: SerenadeState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if seat != me and s.areas[seat].hand]

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        found: list[int] = []
        kind_moves(s, s.areas[seat].hand, DISCARD, found)
        return found

    def reveal(self, s: SerenadeState, answers: list[int]) -> None:
        discard_all(s, answers)


def discard_all(s: SerenadeState, answers: list[int]) -> bool:
    """Carries out what each seat has chosen; whether any had to."""
    some = False
    for seat in range(s.players):
        if answers[seat] != AWAY:
            some = True
            discard(s, seat, held(s, s.areas[seat].hand, kind_of(answers[seat])))
    return some


class OthersDown(Sealed[SerenadeState]):
    """The same, again and again, of those who have more cards than that."""

    fields = ("limit", "by")

    def __init__(self, limit: int, by: int) -> None:
        self.limit = limit
        self.by = by

    def seats(self, s: SerenadeState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if seat != me and len(s.areas[seat].hand) > self.limit]

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return OTHERS_DISCARD.options(s, seat)

    def reveal(self, s: SerenadeState, answers: list[int]) -> None:
        if discard_all(s, answers):
            s.push(self, self.by)


def ask_others(s: SerenadeState, seat: int, count: int) -> None:
    """Who has no more cards than that discards them all, for everybody to see."""
    for other in range(s.players):
        if other != seat and 0 < len(s.areas[other].hand) <= count:
            s.fix()
            discard_hand(s, other)
    for _ in range(count):
        s.push(OTHERS_DISCARD, seat)


# -- slots --------------------------------------------------------------------------------


class Replace(Choice[SerenadeState]):
    """A card of the Purchasing Area."""

    fields = ("count", "optional")

    def __init__(self, count: int, optional: bool) -> None:
        self.count = count
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return decline(self.optional) + [REPLACE + slot for slot in first_slots(s)]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        replace_card(s, seat, move - REPLACE)
        if self.count > 1 and can_replace(s):
            s.push(Replace(self.count - 1, False), seat)


def can_replace(s: SerenadeState) -> bool:
    return len(s.common) > 0 and len(first_slots(s)) > 0


class Gain(Choice[SerenadeState]):
    """A card of the Purchasing Area for nothing."""

    fields = ("most", "optional")

    def __init__(self, most: int, optional: bool) -> None:
        self.most = most
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return decline(self.optional) + [GAIN + slot for slot in affordable(s, self.most)]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move != DONE:
            buy(s, seat, move - GAIN, 0, 0, False)


def affordable(s: SerenadeState, most: int) -> list[int]:
    """The slots with a card of at most this cost."""
    return [slot for slot in first_slots(s) if s.cards.cost[s.market[slot]] <= most]


def ask(s: SerenadeState, seat: int, what: int, a: int, b: int, optional: bool) -> None:
    """Puts the question of one instruction, if there is anything to choose."""
    if what == instructions.DISCARD:
        ask_discard(s, seat, a, optional)
    elif what == instructions.REMOVE:
        ask_remove(s, seat, a, b, optional)
    elif what == instructions.MOVE:
        s.push(MoveCharacter(a, b, 0, optional), seat)
    elif what == instructions.GAUGE:
        s.push(TurnGauge(a, optional), seat)
    elif not can_ask(s, seat, what, a, b):
        return
    elif what == instructions.BRING:
        s.push(Bring(a, optional), seat)
    elif what == instructions.SEND:
        s.push(Send(a, optional), seat)
    elif what == instructions.REPLACE:
        s.push(Replace(a, optional), seat)
    elif what == instructions.BUY:
        s.push(Gain(a, optional), seat)
    else:
        s.push(FromDiscard(a, what == instructions.TOP, optional), seat)


def can_ask(s: SerenadeState, seat: int, what: int, a: int, b: int) -> bool:
    """Whether there is anything to choose."""
    if what == instructions.DISCARD:
        return len(s.areas[seat].hand) > 0
    if what == instructions.REMOVE:
        return len(removable(s, seat, b)) > 0
    if what == instructions.BRING:
        return can_bring(s, seat)
    if what == instructions.SEND:
        return can_send(s)
    if what == instructions.REPLACE:
        return can_replace(s)
    if what == instructions.BUY:
        return len(affordable(s, a)) > 0
    return what in (instructions.MOVE, instructions.GAUGE) or len(s.areas[seat].discards) > 0


OTHERS_DISCARD: Final = OthersDiscard()
KINDS_OF_CHOICE: Final = (
    *(Discard, Remove, FromDiscard, OthersDiscard, OthersDown, Replace, Gain),
    *KINDS_OF_PLACE,
)
