"""The chance of a mission by trying every legal move of the real engine, and every face of every die."""

from __future__ import annotations

from posse.core.rng import Rng
from posse.games.pulp_detective.odds.steps import thrown
from posse.games.pulp_detective.rules.cards import BLANK, DICE
from posse.games.pulp_detective.rules.missions import Investigation
from posse.games.pulp_detective.rules.moves import BORROW, COUNT, DECLINE, DONE, FINISH, TWIST
from posse.games.pulp_detective.rules.state import DetectiveState, table
from posse.games.pulp_detective.rules.twists import GainTwist


class TooMany(Exception):
    """The position is not small."""


class Brute:
    def __init__(self, most: int = 1_000_000) -> None:
        self.memo: dict[object, float] = {}
        self.most = most

    def value(self, s: DetectiveState, seat: int) -> float:
        key = position(s, seat)
        if key not in self.memo:
            if len(self.memo) > self.most:
                raise TooMany
            self.memo[key] = self.tried(s, seat)
        return self.memo[key]

    def tried(self, s: DetectiveState, seat: int) -> float:
        m = s.mission
        assert m is not None
        assert s.top is not None
        if isinstance(s.top.effect, Investigation) and m.met():
            return 1.0
        best = 0.0
        for same in self.alike(s, seat):
            if same.mission is not None and same.mission.met() and isinstance(s.top.effect, Investigation):
                return 1.0
            for move in same.options(seat):
                if move != FINISH and not may_be_undone(move):
                    best = max(best, self.after(same, seat, move))
                if best > 1 - 1e-12:
                    return best
        return best

    def after(self, s: DetectiveState, seat: int, move: int) -> float:
        die = thrown(move)
        if die == BLANK:
            return max([self.value(twin, seat) for twin in outcomes(s, seat, move)])
        twin = done(s, seat, move)
        assert twin.mission is not None
        total = 0.0
        for face in range(1, 7):
            twin.mission.lay(s.cards, die, face)
            total += self.value(twin, seat)
        return total / 6

    def alike(self, s: DetectiveState, seat: int) -> list[DetectiveState]:
        """All that can be reached by moves that can be taken back by others: tokens passed, dice counted."""
        found = {position(s, seat): s}
        todo = [s]
        while todo:
            now = todo.pop()
            for move in now.options(seat):
                if may_be_undone(move):
                    twin = done(now, seat, move)
                    if position(twin, seat) not in found:
                        found[position(twin, seat)] = twin
                        todo.append(twin)
        return [*found.values()]


def may_be_undone(move: int) -> bool:
    return COUNT <= move < TWIST or BORROW <= move < DONE


def done(s: DetectiveState, seat: int, move: int) -> DetectiveState:
    """After a move; whoever is offered a Twist token for it does without."""
    return outcomes(s, seat, move)[-1]


def outcomes(s: DetectiveState, seat: int, move: int) -> list[DetectiveState]:
    """After a move: a partner who is offered a Twist token for it may do anything, for a rival it makes no difference."""
    twin = table(s.copy())
    twin.rng = Rng.seeded(1)
    twin.take(seat, move)
    assert twin.top is not None
    if not isinstance(twin.top.effect, GainTwist):
        return [twin]
    other = twin.top.me
    choices = twin.options(other) if s.shared else [DECLINE]
    return [then for choice in choices for then in outcomes(twin, other, choice)]


def position(s: DetectiveState, seat: int) -> object:
    """What matters; faces with the same icon are alike, unless they can be turned over."""
    m = s.mission
    assert m is not None
    area = s.areas[seat]
    faces = m.faces if s.players == 2 else [s.cards.faces[die][m.faces[die]] for die in range(DICE)]
    noted = sorted(zip(m.noted, m.noted_wild, strict=True))
    mission = (*faces, *m.wild, *noted, m.needs, m.added, m.rolls, m.rerolls, m.coin, m.borrowed)
    acted = [s.acted[detective] if s.cards.limit[detective] else 0 for detective in range(4)]
    held = (s.hour(seat), area.energy, area.bought, area.object, *area.twists, s.aside, *s.tokens, *acted)
    assert s.top is not None
    return mission, held, *s.areas[-1 - seat].twists, repr(s.top.effect)
