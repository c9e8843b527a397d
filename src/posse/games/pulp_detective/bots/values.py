"""What clues, energy, hours, objects and tokens are worth to the bot; a clue is 1."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.cards import EMPTY, MOST_ENERGY, MOST_TWISTS
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.state import DetectiveState

STEPS: Final = (0.0, 4.0, 1.2, 0.6, 0.8, 0.35, 0.3, 0.6, 0.15)
"""What each step of energy is worth, by where it leads to."""
KEY: Final = 0.6
COIN: Final = 0.4
DIE: Final = 0.45
TWIST: Final = 0.22
TOKEN: Final = 0.15
"""An Investigation token."""
TURNS_FOR_A_CLUE: Final = 3.0
LAST_HOUR: Final = 6.0
LAST_HOURS: Final = 9.0
"""Paid of the last two hours."""


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
    if effect == deck.GIVES_ENERGY:
        return max(0.3, energy_value(s.areas[seat].energy, s.cards.amount[item]))
    if effect == deck.TURNS_BACK:
        return 0.1 + hour_value(s, seat) * s.cards.amount[item]
    return {deck.COUNTS: KEY, deck.REROLLS: COIN, deck.GIVES_DIE: DIE}.get(effect, 0.0)


def found_value(s: DetectiveState, seat: int) -> float:
    """Of an object reward: the object that the discards name, or any object."""
    found = s.found_object()
    value = KEY if found == s.cards.without[s.case] else object_value(s, seat, found)
    return max(0.0, value - object_value(s, seat, s.areas[seat].object))


def reward_value(s: DetectiveState, seat: int, reward: int) -> float:
    value = 1.0 if reward & deck.CLUE else 0.0
    if reward & deck.ENERGY:
        value += energy_value(s.areas[seat].energy, 1)
    if reward & deck.OBJECT:
        value += found_value(s, seat)
    return value


def penalty_value(s: DetectiveState, seat: int, penalty: int, saved: bool) -> float:
    """What a failure costs; three identical icons save object and energy (PD-159, PD-160)."""
    area = s.areas[seat]
    value = 0.0
    if penalty & deck.OBJECT and not saved:
        value += object_value(s, seat, area.object)
    if penalty & deck.ENERGY and not saved:
        value -= energy_value(area.energy, -1)
    if penalty & deck.TIME:
        value += LAST_HOUR if s.hour(seat) <= 1 else hour_value(s, seat)
    return value


def gained_value(s: DetectiveState, seat: int) -> float:
    """Of the Twist token for a failure, with the hours that a third or fourth one costs (PD-143, PD-144)."""
    held, hour = s.areas[seat].held(), s.hour(seat)
    price = max(0, held - 1)
    if not s.cards.twists[s.case] or held == MOST_TWISTS or price and hour <= 3 * price:
        return 0.0
    return max(0.0, TWIST * 0.8 - price * hour_value(s, seat))


def failure_value(s: DetectiveState, m: Mission, saved: bool) -> float:
    return gained_value(s, m.seat) - penalty_value(s, m.seat, m.penalty, saved)


def price(s: DetectiveState, m: Mission, move: int) -> float:
    """What a move in a mission costs."""
    if move == mv.BUY:
        return LAST_HOURS if s.hour(m.seat) <= 2 else hour_value(s, m.seat)
    if mv.ROLL + deck.YELLOW <= move < mv.AGAIN:
        return TWIST if s.areas[m.seat].held() else DIE
    if mv.USE_ON <= move < mv.HOURS_ON:
        return 0.0 if m.coin else COIN
    if mv.TWIST <= move < mv.USE_AS or mv.TAKE <= move < mv.BORROW_ABILITY:
        return TWIST
    if mv.USE_AS <= move < mv.TAKE:
        return KEY
    return TOKEN if mv.BORROW_ABILITY <= move < mv.BORROW else 0.0


def leading(s: DetectiveState, seat: int) -> int:
    """The suspect whose die icon the storylines show most often, or 0."""
    counts = s.suspicion(seat)
    counts[EMPTY] = 0
    return counts.index(max(counts))


def wants_to_use(s: DetectiveState, seat: int) -> bool:
    """A flask whose energy is not wasted, a watch whose hours are not."""
    effect = s.cards.effect[s.areas[seat].object]
    if effect == deck.GIVES_ENERGY:
        return s.areas[seat].energy <= MOST_ENERGY - 2
    return effect == deck.TURNS_BACK and s.hour(seat) <= deck.HOURS - 2
