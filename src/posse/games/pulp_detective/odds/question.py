"""What a player may ask: the odds of the mission that is being played, or of each place where a card could go."""

from __future__ import annotations

from posse.core.rng import Rng
from posse.core.scene import Say
from posse.games.pulp_detective.odds.steps import odds_in_time, playing
from posse.games.pulp_detective.rules.cards import CARDS
from posse.games.pulp_detective.rules.moves import PLACE
from posse.games.pulp_detective.rules.state import NOBODY, DetectiveState, table


def odds_in_words(s: DetectiveState, say: Say) -> str:
    said = answer(s, say)
    return said[:1].upper() + said[1:]


def answer(s: DetectiveState, say: Say) -> str:
    """From what the viewer of `s` sees; dice, tokens and needs are open to all, so anybody may ask about any mission."""
    if s.over():
        return say("odds-over")
    seat = playing(s)
    if seat != NOBODY:
        chance = in_words(*odds_in_time(s, seat), say)
        return say("odds-now", chance=chance) if seat == s.viewer else say("odds-other", chance=chance, player=say.player(seat))
    places = [
        say("odds-place", place=place_name(s, row, say), chance=in_words(chance, exact, say))
        for row, chance, exact in by_place(s)
    ]
    if places:
        return say("odds-places", places=", ".join(places))
    return say("odds-result" if s.mission is not None else "odds-no-card")


def has_answer(s: DetectiveState) -> bool:
    """Whether there are odds now; the first place tells of all of them."""
    if s.over() or playing(s) != NOBODY:
        return not s.over()
    places = ways(s)
    return bool(places) and comes_next(s, places[0]) is not None


def by_place(s: DetectiveState) -> list[tuple[int, float, bool]]:
    """The storylines where the viewer may put a card now, and the odds of its mission there, if that is what comes next; and
    whether they are exact."""
    after = [(move, comes_next(s, move)) for move in ways(s)]
    return [(move - PLACE, *odds_in_time(then, s.viewer)) for move, then in after if then is not None]


def ways(s: DetectiveState) -> list[int]:
    """The moves that put a card somewhere."""
    return [move for move in s.options(s.viewer) if PLACE <= move < PLACE + CARDS]


def comes_next(s: DetectiveState, move: int) -> DetectiveState | None:
    """The mission that a card brings at once; of what is unknown nothing matters to it."""
    then = table(s.imagine(Rng.seeded(0)))
    then.answer(s.viewer, move)
    return then if playing(then) == s.viewer else None


def place_name(s: DetectiveState, row: int, say: Say) -> str:
    if row == 0:
        return say("odds-main")
    return say("odds-subplot", number=row) if row < len(s.areas[s.viewer].rows) else say("odds-new")


def in_words(chance: float, exact: bool, say: Say) -> str:
    """Rounded, but certain only if it is, and hopeless only if it is; down, if there may be more."""
    if not exact and chance < 0.995:
        return say("odds-at-least", chance=say("odds-chance", number=int(100 * chance)))
    if chance <= 0.0 or chance >= 1.0 - 1e-12:
        return say("odds-never" if chance <= 0.0 else "odds-always")
    number = round(100 * chance)
    return say("odds-chance", number=number) if 0 < number < 100 else say("odds-hardly" if number == 0 else "odds-nearly")
