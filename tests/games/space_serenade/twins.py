"""Positions that differ only in what a viewer may not know, made without `seen_by`, which they test."""

from __future__ import annotations

from posse.core.choice import Frame, Sealed
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_serenade.rules.abilities import Redraw
from posse.games.space_serenade.rules.cards import VICIOUS
from posse.games.space_serenade.rules.state import NOWHERE, USED, Area, SerenadeState, table
from tests.games.space_serenade.position import action_cards, all_criminals


def other_secrets(state: State, seat: int, rng: Rng) -> State:
    """The same position for this seat: decks in another order, other hands, other criminals to come and in the box."""
    twin = table(state.copy())
    twin.rng = Rng.seeded(rng.next())
    for number, area in enumerate(twin.areas):
        deal_again(area, number == seat, rng)
    twin.common = shuffled(twin.common, rng)
    twin.damage = shuffled(twin.damage, rng)
    other_criminals(twin, rng)
    other_answers(twin, seat, rng)
    return twin


def shuffled(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    items = list(cards)
    rng.shuffle(items)
    return tuple(items)


def deal_again(area: Area, own: bool, rng: Rng) -> None:
    """Cards that everybody has seen stay where they are."""
    under = len(area.deck) - area.tops
    secret = [] if own else [card for card in area.hand if card not in area.known]
    free = list(shuffled((*area.deck[:under], *secret), rng))
    area.deck = (*free[:under], *area.deck[under:])
    if not own:
        area.hand = tuple(sorted([*free[under:], *area.known]))


def other_criminals(s: SerenadeState, rng: Rng) -> None:
    """Those in the deck and in the box change places; Vicious keeps to the bottom. Who was captured by whom, all have seen."""
    free = [card for card in (*s.stand, *s.box) if card != VICIOUS]
    rng.shuffle(free)
    box: list[int] = []
    for planet in range(3):
        own = [card for card in free if s.cards.planet[card] == planet]
        box += own[: 6 - USED[s.players]]
    rest = [card for card in free if card not in box]
    s.box = tuple(box)
    if s.vicious == NOWHERE:
        rest.insert(rng.below(min(s.window(), len(rest) + 1)), VICIOUS)
    s.stand = tuple(rest)


def other_answers(s: SerenadeState, seat: int, rng: Rng) -> None:
    top = s.top
    if top is None:
        return
    if isinstance(top.effect, Redraw) and top.me != seat:
        area = s.areas[top.me]
        s.top = Frame(
            Redraw(rng.pick([card for card in area.hand if card not in area.known] or list(area.hand))), top.me, top.below
        )
    sealed = s.sealed
    if sealed is not None and isinstance(top.effect, Sealed):
        for other, answer in enumerate(sealed):
            if other != seat and answer >= 0:
                sealed[other] = rng.pick(top.effect.options(s, other))


def pieces(state: State) -> object:
    """Every card, wherever it lies."""
    s = table(state)
    return action_cards(s), all_criminals(s)
