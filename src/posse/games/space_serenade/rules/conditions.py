"""What a card effect asks of the table: how often, under which condition, whether anything can be done at all."""

from __future__ import annotations

from posse.games.space_serenade.rules.cards import BEBOP, FIRST_DAMAGE
from posse.games.space_serenade.rules.choices import can_ask
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.instructions import (
    CRIMINAL_HERE,
    DISCARD,
    DRAW,
    GAIN,
    GAUGE_HERE,
    JUMP,
    ON_BEBOP,
    ON_PLANET,
    OTHERS_DISCARD,
    OTHERS_DOWN,
    OTHERS_DRAW,
    PER_CARD,
    PER_DAMAGE,
    PER_OTHER,
    REFRESH,
    SEND_ME,
    TAKE,
    VICIOUS_IN_PLAY,
    WIDTH,
    WITH,
    Program,
)
from posse.games.space_serenade.rules.state import NO_CARD, NOWHERE, SerenadeState


def times(s: SerenadeState, me: int, per: int, colour: int) -> int:
    """How often something is gained."""
    if per == PER_CARD:
        return sum([s.cards.colour[card] == colour for card in s.play])
    if per == PER_OTHER:
        here = s.place(me)
        return sum([place == here for place in s.places]) - 1
    if per == PER_DAMAGE:
        return sum([card >= FIRST_DAMAGE for card in s.areas[me].hand])
    return 1


def holds(s: SerenadeState, me: int, condition: int, colour: int) -> bool:
    here = s.place(me)
    if condition == WITH:
        return s.places[colour] == here
    if condition == ON_PLANET:
        return here != BEBOP
    if condition == ON_BEBOP:
        return here == BEBOP
    if condition == CRIMINAL_HERE:
        return here != BEBOP and (s.wanted[here] != NO_CARD or s.vicious == here)
    assert condition == VICIOUS_IN_PLAY
    return s.vicious != NOWHERE


def targets(s: SerenadeState, seat: int) -> list[int]:
    """Rows of tokens that this player's character can reach: the criminal's, then that of Vicious (SS-222)."""
    here = s.place(seat)
    found: list[int] = []
    if here != BEBOP:
        if s.wanted[here] != NO_CARD:
            found.append(here)
        if s.vicious == here:
            found.append(BOSS)
    return found


def some_possible(s: SerenadeState, me: int, code: Program, at: int, end: int) -> bool:
    """Whether anything in these instructions can be done."""
    while at < end:
        if possible(s, me, code[at], code[at + 1], code[at + 2], code[at + 3]):
            return True
        at += WIDTH
    return False


def possible(s: SerenadeState, me: int, what: int, a: int, b: int, c: int) -> bool:
    if what >= DISCARD:
        return what != JUMP and can_ask(s, me, what, a, b)
    if what == DRAW:
        return len(s.areas[me].deck) + len(s.areas[me].discards) > 0
    if what == GAIN:
        return times(s, me, b, c) > 0
    if what in (OTHERS_DISCARD, OTHERS_DOWN):
        most = a if what == OTHERS_DOWN else 0
        return any([other != me and len(s.areas[other].hand) > most for other in range(s.players)])
    if what == OTHERS_DRAW:
        return s.players > 1
    if what in (SEND_ME, GAUGE_HERE):
        return s.place(me) != BEBOP
    if what == REFRESH:
        return len(s.common) > 0
    return what != TAKE or len(targets(s, me)) > 0
