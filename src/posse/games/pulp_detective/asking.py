"""What a player may ask: the odds of the mission that is being played, or of each place where a card could go."""

from __future__ import annotations

from posse.core.rng import Rng
from posse.core.scene import Say
from posse.games.pulp_detective.cards import CARDS
from posse.games.pulp_detective.effects_mission import Investigation
from posse.games.pulp_detective.menus import PLACE
from posse.games.pulp_detective.odds import odds
from posse.games.pulp_detective.state import NOBODY, Table, table


def odds_in_words(s: Table, say: Say) -> str:
    said = answer(s, say)
    return said[:1].upper() + said[1:]


def answer(s: Table, say: Say) -> str:
    """From what the viewer of `s` sees; dice, tokens and needs are open to all, so anybody may ask about any mission."""
    if s.over():
        return say("odds-over")
    seat = investigating(s)
    if seat != NOBODY:
        chance = in_words(odds(s, seat), say)
        return say("odds-now", chance=chance) if seat == s.viewer else say("odds-other", chance=chance, player=say.player(seat))
    places = [say("odds-place", place=place_name(s, row, say), chance=in_words(p, say)) for row, p in by_place(s)]
    if places:
        return say("odds-places", places=", ".join(places))
    return say("odds-result" if s.mission is not None else "odds-no-card")


def investigating(s: Table) -> int:
    """Who plays a mission or confrontation now."""
    playing = s.mission is not None and s.top is not None and isinstance(s.top.effect, Investigation)
    return s.mission.seat if playing and s.mission is not None else NOBODY


def by_place(s: Table) -> list[tuple[int, float]]:
    """The storylines where the viewer may put a card now, and the odds of its mission there, if that is what comes next."""
    found: list[tuple[int, float]] = []
    for move in s.options(s.viewer):
        if PLACE <= move < PLACE + CARDS:
            then = table(s.imagine(Rng.seeded(0)))  # of what is unknown nothing matters to the mission
            then.answer(s.viewer, move)
            if investigating(then) == s.viewer:
                found.append((move - PLACE, odds(then, s.viewer)))
    return found


def place_name(s: Table, row: int, say: Say) -> str:
    if row == 0:
        return say("odds-main")
    return say("odds-subplot", number=row) if row < len(s.areas[s.viewer].rows) else say("odds-new")


def in_words(chance: float, say: Say) -> str:
    """Rounded, but certain only if it is, and hopeless only if it is."""
    if chance <= 0.0 or chance >= 1.0 - 1e-12:
        return say("odds-never" if chance <= 0.0 else "odds-always")
    number = round(100 * chance)
    return say("odds-chance", number=number) if 0 < number < 100 else say("odds-hardly" if number == 0 else "odds-nearly")
