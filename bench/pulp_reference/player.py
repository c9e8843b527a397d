"""A greedy player: the card that promises most, the place with most matches, the roll with the best chance.

It leaves Investigation tokens alone, holds at most two Twist tokens, and buys dice only if they help a good deal.
"""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.cards import (
    ALL_YELLOW,
    CLUE,
    ENERGY,
    GIVES_ENERGY,
    MOST_TWISTS,
    OBJECT,
    TIME,
    TURNS_BACK,
    Four,
)
from posse.games.pulp_detective.rules.criminal import WhoConfronts
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import Investigation, begun, confronted
from posse.games.pulp_detective.rules.state import NO_CARD, Area, DetectiveState, back, table
from posse.games.pulp_detective.rules.story import WhoIsFirst, matches

from .chances import NO_DIE, Chances, Stand, first
from .means import Sorted, at_hand, by_hours, key_at_hand, may_act, stand_of, stands_of, wild_icon

WORTH_KEEPING: Final = 0.33
"""Chance times value of a known card."""
WORTH_AN_OBJECT: Final = 0.15
WORTH_AN_HOUR: Final = 0.20
WORTH_AN_HOUR_ELSE: Final = 0.30
LOW_ENERGY: Final = 3
THIRSTY: Final = 6
LATE: Final = 22
RANK: Final = (0, 1, 2, 3, 5, 4)
"""How much an object is liked, by its effect: key, die, coin, watch, flask."""
TIRED: Final = (0, 2, 1)
EAGER: Final = (2, 1, 0)
USUAL: Final = (1, 2, 0)
"""The rank of C, S and I; the card with rank 0 is wanted most."""
MEMORY: Final = 4000
"""Missions remembered."""


class Greedy:
    """Chooses for a seat from what it sees."""

    def __init__(self) -> None:
        self.memory: dict[tuple[int, Four, int], Chances] = {}

    def choose(self, state: State, seat: int, rng: Any) -> int:
        s = table(state)
        options = s.options(seat)
        if len(options) == 1:
            return options[0]
        assert s.top is not None
        effect = s.top.effect
        if isinstance(effect, Investigation):
            return self.investigate(s, seat, options)
        if isinstance(effect, (WhoIsFirst, WhoConfronts)):
            return who_is_first(s, isinstance(effect, WhoConfronts))
        return self.other(s, seat, options, rng)

    def other(self, s: DetectiveState, seat: int, options: list[int], rng: Any) -> int:
        """Choices that are told apart by the moves they offer."""
        if mv.USE in options and (mv.DECLINE in options or at_leisure(s, seat) and wants_to_use(s, seat)):
            return mv.USE
        moves = [move for move in options if move != mv.USE]
        kind = moves[0]
        if mv.KEEP <= kind < mv.PLACE:
            return self.dispose(s, seat, moves)
        if mv.PLACE <= kind < mv.FIRST:
            return place(s, seat, moves)
        if kind >= mv.SUSPECT:
            return max(moves, key=lambda move: self.against(s, seat, move - mv.SUSPECT + 1))
        return settle(s, seat, moves, rng)

    # -- Phase 1 --------------------------------------------------------------------------

    def dispose(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """Keeps the card most wanted, then discards the one least wanted."""
        keeps = [move for move in moves if move < mv.GIVE]
        if keeps:
            return max(keeps, key=lambda move: self.wanted(s, seat, move - mv.KEEP))
        worst = min(moves, key=lambda move: self.wanted(s, seat, (move - mv.KEEP) % mv.SLOTS))
        return mv.DISCARD + (worst - mv.KEEP) % mv.SLOTS

    def wanted(self, s: DetectiveState, seat: int, slot: int) -> float:
        """Higher for a card that is wanted more; a known card comes before all others, or after them."""
        card = s.drawn[slot]
        if card >= 0:
            promise = self.promise(s, seat, card)
            return 10 + promise if promise > WORTH_KEEPING else promise - 10
        area = s.areas[seat]
        order = TIRED if area.energy <= LOW_ENERGY else EAGER if area.energy >= 5 and not area.object else USUAL
        return -float(order[back(0) - card])

    def promise(self, s: DetectiveState, seat: int, card: int) -> float:
        """The chance of a card's mission times its reward."""
        edges = max([matches(s, seat, card, row) for row in s.places(seat)])
        mission = begun(s, seat, card, edges, s.hour(seat))
        return worth(s.areas[seat], mission.reward) * self.chances(s, mission).value(stand_of(s, mission))

    # -- Phase 2 --------------------------------------------------------------------------

    def chances(self, s: DetectiveState, m: Mission) -> Chances:
        key = (wild_icon(s, m)[0], at_hand(s, m), key_at_hand(s, m.seat))
        if key not in self.memory:
            if len(self.memory) > MEMORY:
                self.memory.clear()
            self.memory[key] = Chances(s.cards, *key)
        return self.memory[key]

    def investigate(self, s: DetectiveState, seat: int, options: list[int]) -> int:
        m = s.mission
        assert m is not None
        if m.met():
            return mv.FINISH
        if m.suspect and m.rolls == 0 and mv.USE in options and wants_to_use(s, seat):
            return mv.USE
        found = Sorted(s, m)
        if found.joker != NO_DIE:
            return mv.COUNT + found.joker * 4 + first(found.four())
        chances = self.chances(s, m)
        stand = max(stands_of(s, m), key=chances.value)
        if mv.BUY in options and self.buys(s, m, stand, chances):
            return mv.BUY
        return self.roll(s, m, stand, options)

    def roll(self, s: DetectiveState, m: Mission, stand: Stand, options: list[int]) -> int:
        chances = self.chances(s, m)
        chance, die = chances.value(stand), chances.best(stand)
        if stand.rolls:
            return (mv.ROLL if stand.unrolled else mv.AGAIN) + die
        if stand.edges and stand.useless:
            return mv.REROLL + die
        if stand.yellows and stand.useless & ALL_YELLOW:
            return mv.SPECIAL + die if may_act(s, m) and mv.SPECIAL + die in options else mv.HOURS_ON + die
        if stand.colour != NO_DIE and chance > 0:
            return mv.ROLL + stand.colour
        if stand.useless and (m.coin or stand.coin and chance > WORTH_AN_OBJECT):
            return mv.USE_ON + die
        return fill(s, m, stand.lack, options) if chances.covered(stand) else mv.FINISH

    def buys(self, s: DetectiveState, m: Mission, stand: Stand, chances: Chances) -> bool:
        """Whether the dice for an hour help enough."""
        area = s.areas[m.seat]
        if stand.rolls or not m.suspect and m.rerolls < area.matches:  # dice come before re-rolls
            return False
        yellows = stand.yellows
        if m.suspect:
            yellows -= by_hours(s.hour(m.seat)) - by_hours(s.hour(m.seat) - 1)
        after = stand._replace(rolls=s.cards.for_an_hour[area.energy], yellows=yellows)
        gain = chances.value(after) - chances.value(stand)
        if m.suspect:
            return gain > 0
        urgent = m.reward & CLUE or m.reward & ENERGY and area.energy <= 2
        return s.hour(m.seat) > 3 and gain > (WORTH_AN_HOUR if urgent else WORTH_AN_HOUR_ELSE)

    def against(self, s: DetectiveState, seat: int, suspect: int) -> float:
        mission = confronted(s, seat, suspect)
        return self.chances(s, mission).value(stand_of(s, mission))


def fill(s: DetectiveState, m: Mission, lack: Four, options: list[int]) -> int:
    """Gives the next icon that is missing: tokens first, the key last."""
    wanted = [icon for icon in range(4) if lack[icon]]
    for icon in wanted:
        if mv.TWIST + icon in options:
            return mv.TWIST + icon
        if mv.BORROW + icon in options and s.areas[m.seat].held() < MOST_TWISTS:
            return mv.BORROW + icon
    for icon in wanted:
        if mv.USE_AS + icon in options:
            return mv.USE_AS + icon
    return mv.FINISH


# -- small choices ------------------------------------------------------------------------


def who_is_first(s: DetectiveState, confronting: bool) -> int:
    """Whose mission may cost time goes second; the one with more energy confronts first."""
    if confronting:
        return mv.FIRST + int(s.areas[1].energy > s.areas[0].energy)
    card = s.areas[0].card
    return mv.FIRST + int(s.cards.penalties[card][s.cards.line(card, s.hour(0))] & TIME > 0)


def worth(area: Area, reward: int) -> float:
    value = 1.0 if reward & CLUE else 0.0
    if reward & ENERGY:
        value += 1.0 if area.energy <= LOW_ENERGY else 0.5
    if reward & OBJECT:
        value += 0.1 if area.object else 0.35
    return value


def at_leisure(s: DetectiveState, seat: int) -> bool:
    """Before anything was done with the cards of a turn."""
    return s.areas[seat].card == NO_CARD and NO_CARD not in s.drawn


def wants_to_use(s: DetectiveState, seat: int) -> bool:
    effect = s.cards.effect[s.areas[seat].object]
    if effect == GIVES_ENERGY:
        return s.areas[seat].energy <= THIRSTY
    return effect == TURNS_BACK and s.hour(seat) <= LATE


def place(s: DetectiveState, seat: int, moves: list[int]) -> int:
    """Most matches, then the uppermost storyline."""
    card = s.areas[seat].card
    return max(moves, key=lambda move: matches(s, seat, card, move - mv.PLACE) * 100 - move)


def settle(s: DetectiveState, seat: int, moves: list[int], rng: Any) -> int:
    area, kind = s.areas[seat], moves[0]
    if mv.PAY <= kind < mv.LOSE:
        return max(moves[:-1], key=lambda move: area.twists[move - mv.PAY])
    if mv.ACCEPT <= kind < mv.TO:
        return accept(s, seat, moves)
    if mv.TO <= kind < mv.GAIN:
        return min(moves, key=lambda move: s.areas[move - mv.TO].energy)
    if mv.GAIN <= kind < mv.SWAP and area.held() < 2:
        gains = [move for move in moves if move < mv.SWAP]
        least = min([area.twists[move - mv.GAIN] for move in gains])
        gains = [move for move in gains if area.twists[move - mv.GAIN] == least]
        return gains[int(rng.below(len(gains)))]
    return mv.LOOK if mv.LOOK in moves else moves[-1]


def accept(s: DetectiveState, seat: int, moves: list[int]) -> int:
    """The object liked best, if it is liked more than the one held."""
    held = min([liking(s, s.areas[other].object) for other in s.team(seat)])
    best = max(moves[:-1], key=lambda move: liking(s, move - mv.ACCEPT + 1))
    return best if liking(s, best - mv.ACCEPT + 1) > held else mv.DECLINE


def liking(s: DetectiveState, item: int) -> int:
    return RANK[s.cards.effect[item]]
