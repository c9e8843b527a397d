"""What the expert thinks clues, energy, hours, objects and tokens are worth; a clue is 1."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.odds.mode import Rates
from posse.games.pulp_detective.rules.cards import (
    CLUE,
    COUNTS,
    EMPTY,
    ENERGY,
    GIVES_DIE,
    GIVES_ENERGY,
    HOURS,
    MOST_ENERGY,
    OBJECT,
    REROLLS,
    TIME,
    TURNS_BACK,
)
from posse.games.pulp_detective.rules.common import MOST_TWISTS
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.state import DetectiveState

STEPS: Final = (0.0, 4.0, 1.2, 0.6, 0.8, 0.35, 0.3, 0.6, 0.15)
"""What each step of energy is worth, by where it leads to."""
KEY: Final = 0.6
COIN: Final = 0.4
DIE: Final = 0.45
TWIST: Final = 0.22
TOKEN: Final = 0.15
TURNS_FOR_A_CLUE: Final = 3.0


def hour_value(s: DetectiveState, seat: int) -> float:
    """An hour is worth more, the fewer there are for each clue."""
    pace = 2 if s.shared else 1
    turns = s.hour(seat) / pace
    need = (s.needed_clues() - s.areas[seat].clues) * TURNS_FOR_A_CLUE / pace + 1
    return max(0.05, min(0.5, 0.3 * need / max(1.0, turns))) / pace


def energy_value(energy: int, more: int) -> float:
    """Of so many steps up, or down."""
    if more > 0:
        return sum([STEPS[level] for level in range(energy + 1, min(MOST_ENERGY, energy + more) + 1)])
    return -sum([STEPS[level] for level in range(energy + more + 1, energy + 1)])


def object_value(s: DetectiveState, seat: int, item: int) -> float:
    effect = s.cards.effect[item]
    if effect == EMPTY:
        return 0.0
    if effect == COUNTS:
        return KEY
    if effect == REROLLS:
        return COIN
    if effect == GIVES_DIE:
        return DIE
    if effect == GIVES_ENERGY:
        return max(0.3, energy_value(s.areas[seat].energy, s.cards.amount[item]))
    return 0.1 + hour_value(s, seat) * s.cards.amount[item]


def found_value(s: DetectiveState, seat: int) -> float:
    """Of an object reward: what lies on the discards, or any object."""
    held = object_value(s, seat, s.areas[seat].object)
    found = s.found_object()
    if found == s.cards.without[s.case]:
        return max(0.0, KEY - held)
    return max(0.0, object_value(s, seat, found) - held)


def reward_value(s: DetectiveState, seat: int, reward: int) -> float:
    value = 0.0
    if reward & CLUE:
        value += 1.0
    if reward & ENERGY:
        value += energy_value(s.areas[seat].energy, 1)
    if reward & OBJECT:
        value += found_value(s, seat)
    return value


def penalty_value(s: DetectiveState, seat: int, penalty: int, saved: bool) -> float:
    """What a failure costs; three identical icons save object and energy (PD-159, PD-160)."""
    area = s.areas[seat]
    value = 0.0
    if penalty & OBJECT and not saved:
        value += object_value(s, seat, area.object)
    if penalty & ENERGY and not saved:
        value -= energy_value(area.energy, -1)
    if penalty & TIME:
        value += 6.0 if s.hour(seat) <= 1 else hour_value(s, seat)
    return value


def gained_value(s: DetectiveState, seat: int) -> float:
    """Of the Twist token for a failure, with the hours that a third or fourth one costs (PD-143, PD-144)."""
    held, hour = s.areas[seat].held(), s.hour(seat)
    price = max(0, held - 1)
    if not s.cards.twists[s.case] or held == MOST_TWISTS or price and hour <= 3 * price:
        return 0.0
    return max(0.0, TWIST * 0.8 - price * hour_value(s, seat))


def leading(s: DetectiveState, seat: int) -> int:
    """The suspect whose die icon the storylines show most often."""
    counts = s.suspicion(seat)
    counts[EMPTY] = 0
    return counts.index(max(counts)) if max(counts) else 0


def wants_to_use(s: DetectiveState, seat: int) -> bool:
    """A flask whose energy is not wasted, a watch whose hours are not."""
    effect = s.cards.effect[s.areas[seat].object]
    if effect == GIVES_ENERGY:
        return s.areas[seat].energy <= MOST_ENERGY - 2
    return effect == TURNS_BACK and s.hour(seat) <= HOURS - 2


def stakes(s: DetectiveState, m: Mission) -> Rates:
    """What this mission is played for."""
    seat = m.seat
    area = s.areas[seat]
    rates = Rates()
    rates.free = False
    gained = gained_value(s, seat)
    rates.win = reward_value(s, seat, m.reward)
    rates.lose = gained - penalty_value(s, seat, m.penalty, False)
    rates.saved = gained - penalty_value(s, seat, m.penalty, True)
    rates.twists = (TWIST, TWIST, TWIST, TWIST)
    rates.key = KEY
    rates.coin = COIN
    rates.colour = min(DIE, TWIST) if area.held() else DIE
    rates.hour = 9.0 if s.hour(seat) <= 2 else hour_value(s, seat)
    rates.token = TOKEN
    return rates


def at_stake(rates: Rates) -> tuple[float, ...]:
    """What differs from mission to mission."""
    return (rates.win, rates.lose, rates.saved, rates.colour, rates.hour)
