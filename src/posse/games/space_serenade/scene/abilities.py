"""The eight abilities as they stand on the boards: their prices, their moves, and what keeps a player from using one."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules.abilities import (
    ED_A_COST,
    ED_B_COST,
    FAYE_A_COST,
    JET_A_COST,
    JET_B_COST,
    SPIKE_A_COST,
    SPIKE_B_COST,
)
from posse.games.space_serenade.rules.cards import BEBOP, VICIOUS
from posse.games.space_serenade.rules.moves import ED_A, ED_B, FAYE_A, FAYE_B, JET_A, JET_B, KEEP, SPIKE_A, SPIKE_B
from posse.games.space_serenade.rules.state import NO_CARD, SerenadeState

COSTS: Final = (SPIKE_A_COST, SPIKE_B_COST, JET_A_COST, JET_B_COST, FAYE_A_COST, 0, ED_A_COST, ED_B_COST)
"""In Fuel, by ability: the first and the second one of each character. That of the last one of Faye is a card's."""
FIRSTS: Final = (SPIKE_A, SPIKE_B, JET_A, JET_B, FAYE_A, FAYE_B, ED_A, ED_B, KEEP)
RANGES: Final = tuple([(FIRSTS[number], FIRSTS[number + 1]) for number in range(8)])
"""The moves of each ability."""
OBSTACLES: Final = (
    *("cannot-draw", "cannot-buy", "cannot-remove", "cannot-fight"),
    *("", "cannot-buy-fuel", "cannot-investigate", "cannot-take"),
)
"""What else is missing where there is Fuel enough."""
FIGHTS: Final = 3
INVESTIGATES: Final = 6


def obstacle(s: SerenadeState, seat: int, number: int) -> tuple[str, int]:
    """Why an ability cannot be used: the key of the words, and how much is missing."""
    fuel = s.areas[seat].fuel
    if fuel < COSTS[number]:
        return "cannot-fuel", COSTS[number] - fuel
    if number not in (FIGHTS, INVESTIGATES):
        return OBSTACLES[number], 0
    prices = s.cards.strength if number == FIGHTS else s.cards.clues
    pool = (s.strength if number == FIGHTS else s.clues) + 1
    missing = [price - pool for price in nearby(s, seat, prices)]
    if not missing:
        return "cannot-confront", 0
    return OBSTACLES[number], min(missing)


def nearby(s: SerenadeState, seat: int, prices: list[int]) -> list[int]:
    """The prices of a token of those who can be confronted here."""
    here = s.place(seat)
    found = [prices[s.wanted[here]]] if here != BEBOP and s.wanted[here] != NO_CARD else []
    return found + [prices[VICIOUS]] if s.vicious == here else found
