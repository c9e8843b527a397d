"""A bot that plans its turn: cards that draw come first, then it looks where to go and what to take, then it buys."""

from __future__ import annotations

from typing import Final

from posse.core.game import NO, OPTION_1, YES
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_serenade.bots.evaluation import Evaluation
from posse.games.space_serenade.bots.profiles import Profile, Traits
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.abilities import (
    ED_B_COST,
    FAYE_A_COST,
    JET_A_COST,
    SPIKE_A_COST,
    SPIKE_B_COST,
    SPIKE_B_DISCOUNT,
)
from posse.games.space_serenade.rules.branches import Half, Maybe
from posse.games.space_serenade.rules.instructions import FUEL, amount
from posse.games.space_serenade.rules.state import NOBODY, table
from posse.games.space_serenade.rules.turn import REFRESH_COST

BARGAIN: Final = 0.9
"""What the best purchase of a turn is worth more than the mean of the deck, each time that it is played."""
LEAST_TO_REFRESH: Final = 3
"""With fewer Woolongs than that, another Purchasing Area would hardly help."""
NEVER: Final = -1.0


class Hunter:
    """A bot with a profile."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.traits: Traits | None = None

    def choose(self, seen: State, seat: int, rng: Rng) -> int:
        """The move that promises most, as far as the seat can see."""
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        s = table(seen)
        if s.areas[seat].character == NOBODY:
            return rng.pick(options)
        traits = self.traits
        if traits is None or traits.cards is not s.cards:
            traits = self.traits = Traits(s.cards)
        view = Evaluation(traits, self.profile, s, seat)
        return turn(view, options) if options[0] == moves.END else self.answer(view, options, rng)

    def answer(self, view: Evaluation, options: list[int], rng: Rng) -> int:
        """What an effect asks for."""
        top = view.s.top
        assert top is not None
        if isinstance(top.effect, Maybe):
            return maybe(view, top.effect)
        if isinstance(top.effect, Half):
            return half(view, top.effect)
        best, most = options[0], -1e9
        for move in options:
            value = view.value(move) + self.profile.noise * rng.below(1024) / 1024.0
            if value > most:
                best, most = move, value
        return best


def maybe(view: Evaluation, choice: Maybe) -> int:
    """Whether it brings more than its price."""
    may = choice.asking(view.s)
    return YES if view.steps(may.parts) > view.price(may.price) else NO


def half(view: Evaluation, choice: Half) -> int:
    choose = choice.asking(view.s)
    return OPTION_1 if view.steps(choose.first) >= view.steps(choose.second) else OPTION_1 + 1


# -- a turn -------------------------------------------------------------------------------


def turn(view: Evaluation, options: list[int]) -> int:
    """Cards, the way to a planet, cards that depend on the place, tokens, and last what Woolongs and Fuel are left for."""
    move = next_card(view, options, False)
    if move != moves.END:
        return move
    planned = view.first()
    if moves.GO <= planned < moves.FIGHT and planned in options:
        return planned
    move = next_card(view, options, True)
    if move != moves.END:
        return move
    return planned if planned != moves.END and planned in options else spend(view, options)


def next_card(view: Evaluation, options: list[int], anywhere: bool) -> int:
    """The card to play next, or `moves.END`; unless `anywhere`, none that depends on the place."""
    best, most = moves.END, 0.0
    for move in options:
        if move < moves.KINDS or moves.verb_of(move) != moves.PLAY:
            continue
        card = view.cards.kind_first[moves.kind_of(move)]
        value = view.traits.order[card]
        if value > most and (anywhere or not view.traits.here[card]):
            best, most = move, value
    return best


# -- Woolongs and Fuel --------------------------------------------------------------------


def spend(view: Evaluation, options: list[int]) -> int:
    """The most valuable of purchases and abilities, or the end of the turn."""
    most, first = view.fill_basket(view.s.woolongs)
    best, top = moves.END, 0.0
    if first in options and first != moves.END:
        best, top = first, most
    for move in options:
        if move == moves.FAYE_A and view.profile.haste * (view.basket(view.s.woolongs + 1) - most) > view.spent(FAYE_A_COST):
            return move
        value = ability(view, move, most)
        if value > top:
            best, top = move, value
    return best


def ability(view: Evaluation, move: int, most: float) -> float:
    """What a use of Fuel adds; `most` is what the Woolongs buy without it."""
    if move >= moves.KINDS:
        return paid_off(view, view.cards.kind_first[moves.kind_of(move)]) if moves.verb_of(move) == moves.PAY_OFF else NEVER
    if move == moves.REFRESH:
        return fresh(view, most) - view.spent(REFRESH_COST)
    if move == moves.SPIKE_A:
        return 1.2 * view.worth.mean - view.spent(SPIKE_A_COST)
    if moves.SPIKE_B <= move < moves.JET_A:
        return spike_b(view, view.s.market[move - moves.SPIKE_B], most) - view.spent(SPIKE_B_COST)
    if move == moves.JET_A:
        return view.mended() - view.spent(JET_A_COST)
    if moves.FAYE_B <= move < moves.ED_A:
        card = view.s.market[move - moves.FAYE_B]
        return view.profile.haste * view.better(card) - view.spent(view.cards.cost[card])
    if move == moves.ED_B:
        return max([view.now(card) for card in view.area.discards]) - view.spent(ED_B_COST)
    return NEVER


def paid_off(view: Evaluation, card: int) -> float:
    """A Damage card; those that cost Woolongs alone are purchases."""
    if view.in_woolongs(card):
        return NEVER
    return view.rid(card) - view.spent(amount(view.cards.price[card], FUEL))


def fresh(view: Evaluation, most: float) -> float:
    """What another Purchasing Area may bring: the less, the fewer Woolongs there are."""
    woolongs = view.s.woolongs
    if woolongs < LEAST_TO_REFRESH:
        return NEVER
    return view.profile.haste * (BARGAIN * min(1.0, woolongs / 6.0) * view.uses - most)


def spike_b(view: Evaluation, card: int, most: float) -> float:
    """The card will be in the next hand; what is left buys something too."""
    price = max(0, view.cards.cost[card] - SPIKE_B_DISCOUNT - view.s.cheaper)
    return 0.5 * view.now(card) + view.profile.haste * (view.better(card) + view.basket(view.s.woolongs - price) - most)
