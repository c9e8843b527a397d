"""The odds of the mission that is being played, move by move and in words, and the best move."""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.core.scene import Say, about_player
from posse.core.state import REFEREE, State
from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.cards import BLANK
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import Flipping, Investigation, mission_of
from posse.games.pulp_detective.rules.state import NOBODY, DetectiveState, table
from posse.games.pulp_detective.rules.twists import GainTwist

ALMOST: Final = 1e-9
MOST_WORK: Final = 1_800_000
"""Ways in which dice can lie, layer by layer, that are worked out for somebody who waits: well below a second."""


def odds_in_time(state: State, seat: int) -> tuple[float, bool]:
    """Of the mission or confrontation that the seat is playing, and whether they are exact; if not, they are at least these."""
    known = Odds(MOST_WORK)
    found = [known.at_least(then, mission_of(then)) for then in ahead(table(state), seat)]
    return max([least for least, _ in found]), all([exact for _, exact in found])


def chance(known: Odds, s: DetectiveState, seat: int) -> float:
    """The exact odds."""
    return max([known.value(then, mission_of(then)) for then in ahead(s, seat)])


def playing(s: DetectiveState) -> int:
    """Who plays a mission or confrontation now, also while something else is decided in the middle of it: which dice are
    turned over, or who keeps the Twist token for which an Investigation token was taken."""
    m, top = s.mission, s.top
    if m is None or top is None:
        return NOBODY
    kept = isinstance(top.effect, GainTwist) and top.me != m.seat
    return m.seat if kept or isinstance(top.effect, (Investigation, Flipping)) else NOBODY


def ahead(s: DetectiveState, seat: int) -> list[DetectiveState]:
    """How it may stand when the player of the mission goes on."""
    if playing(s) != seat:
        raise ValueError(f"seat {seat} has no mission now")
    top = s.top
    assert top is not None
    if not isinstance(top.effect, (Flipping, GainTwist)):
        return [s]
    return [then for move in top.effect.options(s, top.me) for then in ahead(done(s, top.me, move), seat)]


def done(s: DetectiveState, seat: int, move: int) -> DetectiveState:
    twin = s.copy()
    twin.rng = Rng.seeded(1)
    twin.viewer = REFEREE
    twin.take(seat, move)
    return twin


def best_move(known: Odds, s: DetectiveState, seat: int) -> int:
    """One that keeps the odds as high as they are."""
    m = mission_of(s)
    if m.met() and s.top is not None and isinstance(s.top.effect, Investigation):
        return mv.FINISH
    aim = chance(known, s, seat)
    options = s.options(seat)
    found, most = options[0], -1.0
    if aim > 0:
        for move in ordered(m, options):
            value = after(known, s, seat, move)
            if value > most + ALMOST:
                found, most = move, value
            if most >= aim - ALMOST:
                break
    return found


def ordered(m: Mission, options: list[int]) -> list[int]:
    """Rolls first, then re-rolls that cost nothing, then what fills icons, then what costs something; at last what only
    counts again what was counted before, or a die could be counted now as this and now as that, for ever."""
    return sorted(options, key=lambda move: rank(m, move))


def rank(m: Mission, move: int) -> int:
    if move == mv.FINISH:
        return 10_000
    if counts_again(m, move):
        return 5000 + move
    if move in (mv.USE, mv.BUY) or mv.USE_ON <= move < mv.COUNT or move >= mv.BORROW:
        return 1000 + move
    return move


def counts_again(m: Mission, move: int) -> bool:
    """Whether a result is counted as another icon that was counted before."""
    return mv.COUNT <= move < mv.TWIST and m.counted((move - mv.COUNT) // 4) != BLANK


def after(known: Odds, s: DetectiveState, seat: int, move: int) -> float:
    """The odds after a move, before its die is seen."""
    if move == mv.FINISH:
        return 0.0
    twin, die = done(s, seat, move), thrown(move)
    m = mission_of(twin)
    if die == BLANK:
        return known.value(twin, m, True) if mv.COUNT <= move < mv.TWIST else chance(known, twin, seat)
    total = 0.0
    for face in range(1, 7):
        m.lay(s.cards, die, face)
        total += known.value(twin, m)
    return total / 6


def thrown(move: int) -> int:
    """The die that a move rolls, or `BLANK`."""
    for first in (mv.HOURS_ON, mv.USE_ON, mv.SPECIAL, mv.REROLL, mv.AGAIN, mv.ROLL):
        if first <= move < mv.COUNT:
            return move - first
    return BLANK


# -- in words -----------------------------------------------------------------------------


def odds_in_words(s: DetectiveState, say: Say) -> str:
    """What a player who asks for the odds is told."""
    said = answer(s, say)
    return said[:1].upper() + said[1:]


def answer(s: DetectiveState, say: Say) -> str:
    """From what the viewer of `s` sees; dice, tokens and needs are open to all, so anybody may ask about any mission."""
    if s.over():
        return say("odds-over")
    seat = playing(s)
    if seat != NOBODY:
        return about_player(say, "odds-of", seat, chance=in_words(*odds_in_time(s, seat), say))
    places = [answer_for(s, then, move - mv.PLACE, say) for move in ways(s) for then in comes_next(s, move)]
    if places:
        return say("odds-places", places=", ".join(places))
    return say("odds-result" if s.mission is not None else "odds-no-card")


def answer_for(s: DetectiveState, then: DetectiveState, row: int, say: Say) -> str:
    """The odds of the mission that a card brings in this storyline, and which that is."""
    key = "odds-main" if row == 0 else "odds-subplot" if row < len(s.areas[s.viewer].rows) else "odds-new"
    return say("odds-place", place=say(key, number=row), chance=in_words(*odds_in_time(then, s.viewer), say))


def has_answer(s: DetectiveState) -> bool:
    """Whether there are odds now; the first place tells of all of them."""
    return not s.over() and (playing(s) != NOBODY or any([comes_next(s, move) for move in ways(s)[:1]]))


def ways(s: DetectiveState) -> list[int]:
    """The moves that put a card somewhere."""
    return [move for move in s.options(s.viewer) if mv.PLACE <= move < mv.FIRST]


def comes_next(s: DetectiveState, move: int) -> list[DetectiveState]:
    """The mission that a card brings, if it does at once; of what is unknown nothing matters to it."""
    then = table(s.imagine(Rng.seeded(0)))
    then.answer(s.viewer, move)
    return [then] if playing(then) == s.viewer else []


def in_words(chance: float, exact: bool, say: Say) -> str:
    """Rounded, but certain only if it is, and hopeless only if it is; down, if there may be more."""
    if not exact and chance < 0.995:
        return say("odds-at-least", chance=say("odds-chance", number=int(100 * chance)))
    if chance <= 0.0 or chance >= 1.0 - 1e-12:
        return say("odds-never" if chance <= 0.0 else "odds-always")
    number = round(100 * chance)
    return say("odds-chance", number=number) if 0 < number < 100 else say("odds-hardly" if number == 0 else "odds-nearly")
