"""The eight abilities: two of each character, the first of them also for whoever is where that character is."""

from __future__ import annotations

from typing import Final

from posse.core.choice import SAME, Choice, Effect, Frame
from posse.core.rng import Rng
from posse.core.shapes import expect
from posse.core.state import REFEREE
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.cards import BEBOP, CARDS, ED, FAYE, FIRST_DAMAGE, JET, SPIKE, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.hands import DISCARDED, HAND, ONLY_DAMAGE, Remove, TakeBack
from posse.games.space_serenade.rules.instructions import INVESTIGATION, RESISTANCE
from posse.games.space_serenade.rules.market import purchase, slot_moves
from posse.games.space_serenade.rules.piles import discard, draw
from posse.games.space_serenade.rules.resources import gain
from posse.games.space_serenade.rules.state import NO_CARD, UNKNOWN, Area, SerenadeState
from posse.games.space_serenade.rules.tokens import take_token

SPIKE_A_COST: Final = 3
SPIKE_B_COST: Final = 5
SPIKE_B_DISCOUNT: Final = 2
JET_A_COST: Final = 2
JET_A_REMOVES: Final = Remove(2, HAND | DISCARDED | ONLY_DAMAGE)
JET_B_COST: Final = 5
FAYE_A_COST: Final = 2
ED_A_COST: Final = 3
ED_B_COST: Final = 6
ED_B_TAKES: Final = TakeBack(1)
CHEAPEST: Final = 2
"""No ability but that of `FAYE_B` costs less."""
WOOLONG: Final = 1
"""As a gain."""


def ability_moves(s: SerenadeState, area: Area, here: int, found: list[int]) -> None:
    """In the order of their numbers, each as often as it can be paid (SS-260); others' first ones where they are (SS-254)."""
    fuel = area.fuel
    own = area.character
    places = s.places
    if fuel >= SPIKE_A_COST and places[SPIKE] == here and (area.deck or area.discards):
        found.append(moves.SPIKE_A)
    if own == SPIKE and fuel >= SPIKE_B_COST:
        slot_moves(s, moves.SPIKE_B, s.woolongs + s.cheaper + SPIKE_B_DISCOUNT, found)
    if fuel >= JET_A_COST and places[JET] == here and has_damage(area):
        found.append(moves.JET_A)
    if own == JET and fuel >= JET_B_COST:
        target_moves(s, here, moves.JET_B, s.cards.strength, s.strength + 1, found)
    if fuel >= FAYE_A_COST and places[FAYE] == here:
        found.append(moves.FAYE_A)
    if own == FAYE:
        slot_moves(s, moves.FAYE_B, fuel, found)  # the printed cost, in Fuel alone (SS-280, SS-R87)
    if fuel >= ED_A_COST and here != BEBOP and places[ED] == here:
        target_moves(s, here, moves.ED_A, s.cards.clues, s.clues + 1, found)
    if own == ED and fuel >= ED_B_COST and area.discards:
        found.append(moves.ED_B)  # SS-R88


def target_moves(s: SerenadeState, here: int, first: int, prices: list[int], most: int, found: list[int]) -> None:
    """Criminal and Vicious, where the price of a token is in reach (SS-R77, SS-R78, SS-R82)."""
    if here == BEBOP:
        return
    criminal = s.wanted[here]
    if criminal != NO_CARD and prices[criminal] <= most:
        found.append(first)
    if s.vicious == here and prices[VICIOUS] <= most:
        found.append(first + 1)


def has_damage(area: Area) -> bool:
    """SS-R83: there must be a Damage card in hand or discard pile."""
    if area.hand and area.hand[-1] >= FIRST_DAMAGE:
        return True
    for card in area.discards:
        if card >= FIRST_DAMAGE:
            return True
    return False


def pay_fuel(s: SerenadeState, seat: int, character: int, second: int, fuel: int) -> None:
    """Before the ability's effect, by whoever uses it (SS-259, SS-261)."""
    s.areas[seat].fuel -= fuel
    if s.events is not None:
        s.tell("ability", seat, (character, second, fuel))


def use_ability(s: SerenadeState, seat: int, move: int) -> None:
    if move < moves.JET_A:
        use_spike(s, seat, move)
    elif move < moves.FAYE_A:
        use_jet(s, seat, move)
    elif move < moves.ED_A:
        use_faye(s, seat, move)
    else:
        use_ed(s, seat, move)


def use_spike(s: SerenadeState, seat: int, move: int) -> None:
    if move == moves.SPIKE_A:
        pay_fuel(s, seat, SPIKE, 0, SPIKE_A_COST)
        draw_and_ask(s, seat)
        return
    slot = move - moves.SPIKE_B
    pay_fuel(s, seat, SPIKE, 1, SPIKE_B_COST)
    price = max(0, s.cards.cost[s.market[slot]] - SPIKE_B_DISCOUNT - s.cheaper)  # SS-R86
    purchase(s, seat, slot, price, 0, True)


def draw_and_ask(s: SerenadeState, seat: int) -> None:
    """One card, which may be exchanged once if there is another (SS-274, SS-R84)."""
    area = s.areas[seat]
    before = area.hand
    draw(s, seat, 1)
    s.push(Redraw(new_card(before, area.hand)), seat)


def new_card(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    for at in range(len(before)):
        if before[at] != after[at]:
            return after[at]
    return after[-1]


class Redraw(Choice[SerenadeState]):
    """Keeps the card just drawn, or discards it for another; which card it is, is the player's secret."""

    on = {"Turn": SAME}
    fields = ("card",)
    bounds = {"card": (UNKNOWN, CARDS - 1)}

    def __init__(self, card: int) -> None:
        self.card = card

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        area = s.areas[me]
        hidden = s.viewer not in (REFEREE, me) and self.card == UNKNOWN and len(area.hand) > 0
        expect(hidden or self.card in area.hand and self.card >= 0, "Redraw: card", "a card in hand", self.card)

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [moves.KEEP, moves.REDRAW]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == moves.REDRAW:
            discard(s, seat, self.card)
            draw(s, seat, 1)

    def hidden_from(self, seat: int, me: int) -> Effect[SerenadeState]:
        return self if seat == me else Redraw(UNKNOWN)

    def filled(self, s: SerenadeState, me: int, rng: Rng) -> Effect[SerenadeState]:
        if self.card != UNKNOWN:
            return self
        area = s.areas[me]
        secret = [card for card in area.hand if card not in area.known]
        return Redraw(rng.pick(secret or list(area.hand)))


def use_jet(s: SerenadeState, seat: int, move: int) -> None:
    if move == moves.JET_A:
        pay_fuel(s, seat, JET, 0, JET_A_COST)
        JET_A_REMOVES.do(s, seat, NO_CARD)
        return
    pay_fuel(s, seat, JET, 1, JET_B_COST)
    criminal = move - moves.JET_B == moves.CRIMINAL
    here = s.place(seat)
    s.strength += 1 - s.cards.strength[s.wanted[here] if criminal else VICIOUS]
    take_token(s, seat, here if criminal else BOSS, RESISTANCE, True)  # SS-271


def use_faye(s: SerenadeState, seat: int, move: int) -> None:
    if move == moves.FAYE_A:
        pay_fuel(s, seat, FAYE, 0, FAYE_A_COST)
        gain(s, seat, WOOLONG)
        return
    slot = move - moves.FAYE_B
    pay_fuel(s, seat, FAYE, 1, 0)
    purchase(s, seat, slot, 0, s.cards.cost[s.market[slot]], False)


def use_ed(s: SerenadeState, seat: int, move: int) -> None:
    if move == moves.ED_B:
        pay_fuel(s, seat, ED, 1, ED_B_COST)
        s.push(ED_B_TAKES, seat)
        return
    pay_fuel(s, seat, ED, 0, ED_A_COST)
    criminal = move - moves.ED_A == moves.CRIMINAL
    here = s.place(seat)
    s.clues += 1 - s.cards.clues[s.wanted[here] if criminal else VICIOUS]
    take_token(s, seat, here if criminal else BOSS, INVESTIGATION, True)
