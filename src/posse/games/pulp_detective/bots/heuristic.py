"""A greedy player: the card that promises most, the place with most matches, the roll with the best chance."""

from __future__ import annotations

from typing import Any, Final

from posse.core.state import State
from posse.games.pulp_detective.bots.chances import NO_DIE, Chances, Stand, first
from posse.games.pulp_detective.bots.means import (
    Sorted,
    at_hand,
    by_hours,
    key_at_hand,
    may_act,
    stand_of,
    stands_of,
    wild_icon,
)
from posse.games.pulp_detective.bots.tricks import NO_MOVE, next_flip, take_lead, token_for_lead, trick
from posse.games.pulp_detective.rules.cards import (
    ALL_YELLOW,
    CLUE,
    ENERGY,
    GIVES_ENERGY,
    OBJECT,
    TIME,
    TURNS_BACK,
)
from posse.games.pulp_detective.rules.common import MOST_TWISTS
from posse.games.pulp_detective.rules.criminal import WhoConfronts
from posse.games.pulp_detective.rules.mission import Four, Mission
from posse.games.pulp_detective.rules.missions import Flipping, Investigation, begun, confronted
from posse.games.pulp_detective.rules.moves import (
    ACCEPT,
    AGAIN,
    BORROW,
    BUY,
    COUNT,
    DECLINE,
    DISCARD,
    FINISH,
    FIRST,
    GAIN,
    GIVE,
    HOURS_ON,
    KEEP,
    LOOK,
    LOSE,
    PAY,
    PLACE,
    REROLL,
    ROLL,
    SLOTS,
    SPECIAL,
    SUSPECT,
    SWAP,
    TO,
    TWIST,
    USE,
    USE_AS,
    USE_ON,
)
from posse.games.pulp_detective.rules.state import NO_CARD, Area, DetectiveState, back, table
from posse.games.pulp_detective.rules.story import WhoIsFirst, matches

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
"""The place of C, S and I in what is wanted, the first being 0."""
MEMORY: Final = 4000
"""Missions remembered."""


class Greedy:
    """Chooses for a seat from what it sees."""

    def __init__(self, tricks: bool = True) -> None:
        self.tricks = tricks
        """Whether it uses Investigation tokens."""
        self.memory: dict[tuple[int, Four, int], Chances] = {}

    def choose(self, state: State, seat: int, rng: Any) -> int:
        s = table(state)
        options = s.options(seat)
        if len(options) == 1:
            return options[0]
        assert s.top is not None
        effect = s.top.effect
        if isinstance(effect, Investigation):
            move = self.investigate(s, seat, options)
            assert s.mission is not None
            return take_lead(s, s.mission, options) if move == FINISH and self.tricks else move
        if isinstance(effect, (WhoIsFirst, WhoConfronts)):
            return self.first(s, isinstance(effect, WhoConfronts))
        if isinstance(effect, Flipping):
            return next_flip(s, effect.left, effect.turned)
        return self.other(s, seat, options, rng)

    def other(self, s: DetectiveState, seat: int, options: list[int], rng: Any) -> int:
        """Choices that can be told by the moves they offer."""
        if USE in options and (DECLINE in options or at_leisure(s, seat) and wants_to_use(s, seat)):
            return USE
        moves = [move for move in options if move != USE]
        kind = moves[0]
        if KEEP <= kind < PLACE:
            return self.dispose(s, seat, moves)
        if PLACE <= kind < FIRST:
            return place(s, seat, moves)
        if kind >= SUSPECT:
            return self.accuse(s, seat, moves)
        token = token_for_lead(s, seat, moves) if self.tricks else NO_MOVE
        return token if token != NO_MOVE else settle(s, seat, moves, rng)

    # -- Phase 1 --------------------------------------------------------------------------

    def dispose(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """Keeps the card most wanted, then discards the one least wanted."""
        keeps = [move for move in moves if move < GIVE]
        if keeps:
            return max(keeps, key=lambda move: self.wanted(s, seat, move - KEEP))
        worst = min(moves, key=lambda move: self.wanted(s, seat, (move - KEEP) % SLOTS))
        return DISCARD + (worst - KEEP) % SLOTS

    def wanted(self, s: DetectiveState, seat: int, slot: int) -> float:
        """Higher for a card that is wanted more; one that is known is wanted above all, or not at all."""
        card = s.drawn[slot]
        if card >= 0:
            promise = self.promise(s, seat, card)
            return 10 + promise if promise > WORTH_KEEPING else promise - 10
        area = s.areas[seat]
        order = TIRED if area.energy <= LOW_ENERGY else EAGER if area.energy >= 5 and not area.object else USUAL
        return -float(order[back(0) - card])

    def promise(self, s: DetectiveState, seat: int, card: int) -> float:
        """The chance of a card's mission times what it brings."""
        edges = max([matches(s, seat, card, row) for row in s.places(seat)])
        mission = begun(s, seat, card, edges, s.hour(seat))
        value = worth(s.areas[seat], mission.reward)
        return value * self.chances(s, mission).value(stand_of(s, mission))

    # -- Phase 2 --------------------------------------------------------------------------

    def chances(self, s: DetectiveState, m: Mission) -> Chances:
        key = (wild_icon(s, m)[0], at_hand(s, m), key_at_hand(s, m.seat))
        if key not in self.memory:
            if len(self.memory) > MEMORY:
                self.memory.clear()
            self.memory[key] = Chances(s.cards, key[0], key[1], key[2])
        return self.memory[key]

    def investigate(self, s: DetectiveState, seat: int, options: list[int]) -> int:
        m = s.mission
        assert m is not None
        if m.met():
            return FINISH
        if m.suspect and m.rolls == 0 and USE in options and wants_to_use(s, seat):
            return USE
        found = Sorted(s, m)
        if found.joker != NO_DIE:
            return COUNT + found.joker * 4 + first(found.four())
        stand = self.stand(s, m)
        if BUY in options and self.buys(s, m, stand, self.chances(s, m)):
            return BUY
        return self.roll(s, m, stand, options)

    def stand(self, s: DetectiveState, m: Mission) -> Stand:
        """How the mission stands at its best."""
        stands = stands_of(s, m)
        if len(stands) == 1:
            return stands[0]
        chances = self.chances(s, m)
        return max(stands, key=chances.value)

    def roll(self, s: DetectiveState, m: Mission, stand: Stand, options: list[int]) -> int:
        chances = self.chances(s, m)
        chance = chances.value(stand)
        die = chances.best(stand)
        if stand.rolls:
            return (ROLL if stand.unrolled else AGAIN) + die
        if stand.edges and stand.useless:
            return REROLL + die
        if stand.yellows and stand.useless & ALL_YELLOW:
            return SPECIAL + die if may_act(s, m) and SPECIAL + die in options else HOURS_ON + die
        if stand.colour != NO_DIE and chance > 0:
            return ROLL + stand.colour
        if stand.useless and (m.coin or stand.coin and chance > WORTH_AN_OBJECT):
            return USE_ON + die
        if chances.covered(stand):
            return fill(s, m, stand.lack, options)
        return trick(s, m, options) if self.tricks and s.players == 2 else FINISH

    def buys(self, s: DetectiveState, m: Mission, stand: Stand, chances: Chances) -> bool:
        """Whether the dice of an hour help enough."""
        area = s.areas[m.seat]
        if stand.rolls or not m.suspect and m.rerolls < area.matches:  # dice come before re-rolls
            return False
        more, yellows = s.cards.for_an_hour[area.energy], stand.yellows
        if m.suspect:
            yellows -= by_hours(s.hour(m.seat)) - by_hours(s.hour(m.seat) - 1)
        after = Stand(
            stand.lack,
            stand.unrolled,
            stand.useless,
            more,
            stand.edges,
            yellows,
            stand.colour,
            stand.coin,
            stand.wilds,
        )
        gain = chances.value(after) - chances.value(stand)
        if m.suspect:
            return gain > 0
        urgent = m.reward & CLUE or m.reward & ENERGY and area.energy <= 2
        return s.hour(m.seat) > 3 and gain > (WORTH_AN_HOUR if urgent else WORTH_AN_HOUR_ELSE)

    # -- the Criminal ---------------------------------------------------------------------

    def accuse(self, s: DetectiveState, seat: int, moves: list[int]) -> int:
        """The easiest suspect."""
        return max(moves, key=lambda move: self.against(s, seat, move - SUSPECT + 1))

    def against(self, s: DetectiveState, seat: int, suspect: int) -> float:
        mission = confronted(s, seat, suspect)
        return self.chances(s, mission).value(stand_of(s, mission))

    def first(self, s: DetectiveState, confronting: bool) -> int:
        """Whose mission may cost time goes second; the better one confronts first."""
        if confronting:
            return FIRST + int(s.areas[1].energy > s.areas[0].energy)
        card = s.areas[0].card
        return FIRST + int(s.cards.penalties[card][s.cards.line(card, s.hour(0))] & TIME > 0)


def fill(s: DetectiveState, m: Mission, lack: Four, options: list[int]) -> int:
    """Gives the next icon that is missing: tokens first, the key last."""
    wanted = [icon for icon in range(4) if lack[icon]]
    for icon in wanted:
        if TWIST + icon in options:
            return TWIST + icon
        if BORROW + icon in options and s.areas[m.seat].held() < MOST_TWISTS:
            return BORROW + icon
    for icon in wanted:
        if USE_AS + icon in options:
            return USE_AS + icon
    return FINISH


# -- small choices ------------------------------------------------------------------------


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
    return max(moves, key=lambda move: matches(s, seat, card, move - PLACE) * 100 - move)


def settle(s: DetectiveState, seat: int, moves: list[int], rng: Any) -> int:
    area = s.areas[seat]
    kind = moves[0]
    if PAY <= kind < LOSE:
        return max(moves[:-1], key=lambda move: area.twists[move - PAY])
    if ACCEPT <= kind < TO:
        return accept(s, seat, moves)
    if TO <= kind < GAIN:
        return min(moves, key=lambda move: s.areas[move - TO].energy)
    if GAIN <= kind < SWAP and area.held() < 2:
        gains = [move for move in moves if move < SWAP]
        least = min([area.twists[move - GAIN] for move in gains])
        gains = [move for move in gains if area.twists[move - GAIN] == least]
        at: int = rng.below(len(gains))
        return gains[at]
    if LOOK in moves:
        return LOOK
    return moves[-1]


def accept(s: DetectiveState, seat: int, moves: list[int]) -> int:
    """The object liked best, if it is liked more than the one held."""
    held = min([liking(s, s.areas[other].object) for other in s.team(seat)])
    best = max(moves[:-1], key=lambda move: liking(s, move - ACCEPT + 1))
    return best if liking(s, best - ACCEPT + 1) > held else DECLINE


def liking(s: DetectiveState, item: int) -> int:
    return RANK[s.cards.effect[item]]
