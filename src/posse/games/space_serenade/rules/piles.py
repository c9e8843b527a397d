"""What players do with cards: draw, discard, remove, take back."""

from __future__ import annotations

from posse.core.events import only, others
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE
from posse.games.space_serenade.rules.criminals import reveal_one
from posse.games.space_serenade.rules.state import NOWHERE, Area, SerenadeState, without

# -- drawing ------------------------------------------------------------------------------


def draw(s: SerenadeState, seat: int, count: int) -> None:
    """The deck first, then the discard pile shuffled, as far as they go (SS-056, SS-057, SS-R25, SS-R26)."""
    area = s.areas[seat]
    while count > 0:
        if not area.deck:
            if not area.discards:
                return
            reshuffle(s, seat, area)
        taken = len(area.deck)
        if taken > count:
            taken = count
        take_cards(s, seat, area, taken)
        count -= taken


def take_cards(s: SerenadeState, seat: int, area: Area, count: int) -> None:
    """From the top of the deck, where there are enough."""
    under = len(area.deck) - count
    cards = area.deck[under:]
    area.deck = area.deck[:under]
    seen = area.tops if area.tops < count else count
    if seen < count:
        s.fix()
    if seen:
        area.tops -= seen
        area.known = tuple(sorted(area.known + cards[count - seen :]))
    hand = list(area.hand + cards)
    hand.sort()
    area.hand = tuple(hand)
    if s.events is not None:
        s.tell("drew", seat, cards, only(seat))
        s.tell("draws", seat, (count,), others(seat))


def reshuffle(s: SerenadeState, seat: int, area: Area) -> None:
    """In solo, this brings a criminal to light until Vicious is in play (SS-303, SS-310, SS-R91)."""
    cards = list(area.discards)
    s.rng.shuffle(cards)
    area.deck = tuple(cards)
    area.discards = ()
    s.tell("shuffled", seat, (len(cards),))
    if s.players == 1 and s.vicious == NOWHERE:
        reveal_one(s)


# -- discarding and removing --------------------------------------------------------------


def take_from_hand(s: SerenadeState, area: Area, kind: int) -> int:
    """The first card of this kind leaves the hand."""
    card = held(s, area.hand, kind)
    leave_hand(area, card)
    return card


def leave_hand(area: Area, card: int) -> None:
    area.hand = without(area.hand, card)
    if area.known and card in area.known:
        area.known = without(area.known, card)


def held(s: SerenadeState, cards: tuple[int, ...], kind: int) -> int:
    """The first of these cards that is of this kind."""
    kinds = s.cards.kind
    for card in cards:
        if kinds[card] == kind:
            return card
    raise AssertionError(f"there is no card of kind {kind}")


def discard(s: SerenadeState, seat: int, card: int) -> None:
    area = s.areas[seat]
    leave_hand(area, card)
    area.discards += (card,)
    if s.events is not None:
        s.tell("discarded", seat, (card,))


def discard_hand(s: SerenadeState, seat: int) -> None:
    for card in s.areas[seat].hand:
        discard(s, seat, card)


def remove(s: SerenadeState, seat: int, card: int) -> None:
    """A card that has been taken from where it was leaves the deck: Damage to its own discard pile (SS-093, SS-094)."""
    if card >= FIRST_DAMAGE:
        s.damage_discards += (card,)
    else:
        s.removed += (card,)
    s.tell("removed", seat, (card,))


def remove_from_hand(s: SerenadeState, seat: int, card: int) -> None:
    leave_hand(s.areas[seat], card)
    remove(s, seat, card)


def remove_from_discard(s: SerenadeState, seat: int, card: int) -> None:
    area = s.areas[seat]
    area.discards = without(area.discards, card)
    remove(s, seat, card)


def remove_from_play(s: SerenadeState, seat: int, card: int) -> None:
    s.play = without(s.play, card)
    if card in s.pending:
        s.pending = without(s.pending, card)
    remove(s, seat, card)


def take_back(s: SerenadeState, seat: int, card: int) -> None:
    """From the discard pile, where everybody has seen it, to the hand."""
    area = s.areas[seat]
    area.discards = without(area.discards, card)
    area.hand = tuple(sorted(area.hand + (card,)))
    area.known = tuple(sorted(area.known + (card,)))
    s.tell("took-back", seat, (card,))


def put_on_top(s: SerenadeState, seat: int, card: int) -> None:
    """From the discard pile on top of the deck."""
    area = s.areas[seat]
    area.discards = without(area.discards, card)
    area.deck += (card,)
    area.tops += 1
    s.tell("topped", seat, (card,))
