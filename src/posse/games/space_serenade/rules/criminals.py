"""Criminals revealed, placed, captured and escaping; Vicious from his appearance to the end of the game."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules.cards import BEBOP, VICIOUS
from posse.games.space_serenade.rules.market import refresh
from posse.games.space_serenade.rules.moves import SLOTS
from posse.games.space_serenade.rules.state import (
    ABORTED,
    CAPTURED,
    ESCAPED,
    FREE,
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    SerenadeState,
    put,
)

BOSS: Final = 3
"""The place of Vicious in rows of tokens."""
REVEALED: Final = 2
"""Criminals revealed after a capture (SS-186)."""

# -- the planets --------------------------------------------------------------------------


def set_gauge(s: SerenadeState, planet: int, value: int) -> None:
    if s.gauges[planet] != value:
        s.gauges = put(s.gauges, planet, value)
        s.tell("gauge", NOBODY, (planet, value))


def turn_gauge(s: SerenadeState, planet: int, by: int) -> None:
    """By a card: from 1 to 3, and nobody escapes (SS-135, SS-R41)."""
    set_gauge(s, planet, min(3, max(1, s.gauges[planet] + by)))


def clear_planet(s: SerenadeState, planet: int) -> None:
    """Its tokens off the card, the gauge on 1, all characters to the Bebop (SS-178, SS-180, SS-202, SS-203, SS-R54)."""
    s.resistance = put(s.resistance, planet, 0)
    s.investigation = put(s.investigation, planet, 0)
    set_gauge(s, planet, 1)
    for character in range(4):
        if s.places[character] == planet:
            s.places = put(s.places, character, BEBOP)
            s.tell("returned", NOBODY, (character,))


def place_criminal(s: SerenadeState, planet: int, card: int) -> None:
    """On a planet that is free (SS-190, SS-195, SS-196)."""
    s.wanted = put(s.wanted, planet, card)
    s.tell("placed", NOBODY, (card, planet))
    if s.cards.refreshes[card] and len(s.market) == SLOTS:
        refresh(s, NOBODY)
    s.resistance = put(s.resistance, planet, s.cards.resistance[card])
    s.investigation = put(s.investigation, planet, s.cards.investigation[card])


# -- capture and escape -------------------------------------------------------------------


def capture(s: SerenadeState, planet: int, seat: int) -> None:
    """Renown is shared, the planet cleaned up, new criminals revealed (SS-171)."""
    card = s.wanted[planet]
    s.areas[seat].captured += (card,)
    s.wanted = put(s.wanted, planet, NO_CARD)
    s.tell("captured", seat, (card, planet))
    convert(s, planet)
    clear_planet(s, planet)
    if s.vicious != NOWHERE:
        return  # SS-188
    for _ in range(REVEALED):
        if reveal_one(s):
            return
    assert s.wanted != FREE  # SS-R62


def convert(s: SerenadeState, where: int) -> None:
    """Every player's tokens of one kind become Renown (SS-173, SS-287)."""
    for seat in range(s.players):
        area = s.areas[seat]
        tokens = area.tokens[where]
        if tokens:
            area.renown += tokens
            area.tokens = put(area.tokens, where, 0)
            s.tell("renown", seat, (tokens,))


def escape(s: SerenadeState, planet: int) -> None:
    """The criminal is gone, and the tokens taken from it (SS-201 to SS-205)."""
    card = s.wanted[planet]
    s.wanted = put(s.wanted, planet, NO_CARD)
    s.escaped += (card,)
    s.tell("escaped", NOBODY, (card, planet))
    clear_planet(s, planet)
    for seat in range(s.players):
        area = s.areas[seat]
        if area.tokens[planet]:
            s.tell("lost-tokens", seat, (planet, area.tokens[planet]))
            area.tokens = put(area.tokens, planet, 0)


# -- reveal -------------------------------------------------------------------------------


def reveal_one(s: SerenadeState) -> bool:
    """The next criminal, dealt with (SS-187); whether it was Vicious."""
    assert s.stand  # SS-R61
    s.fix()
    card = s.stand[-1]
    s.stand = s.stand[:-1]
    s.tell("revealed", NOBODY, (card,))
    if card == VICIOUS:
        appear(s)
        return True
    planet = s.cards.planet[card]
    if s.gauges[planet] == 3 and s.is_due(planet):
        s.late += (card,)
    else:
        arrive(s, planet, card)
    return False


def arrive(s: SerenadeState, planet: int, card: int) -> None:
    """A criminal who was revealed is placed, raises the gauge, or drives another away (SS-187)."""
    if s.wanted[planet] == NO_CARD:
        place_criminal(s, planet, card)
    elif s.gauges[planet] < 3:
        set_gauge(s, planet, s.gauges[planet] + 1)
        s.escaped += (card,)
    else:
        escape(s, planet)
        place_criminal(s, planet, card)


def arrive_late(s: SerenadeState, planet: int) -> None:
    """Those who had to wait for the capture on this planet (SS-R46)."""
    late = s.late
    s.late = tuple([card for card in late if s.cards.planet[card] != planet])
    for card in late:
        if s.cards.planet[card] == planet:
            arrive(s, planet, card)


# -- Vicious ------------------------------------------------------------------------------


def appear(s: SerenadeState) -> None:
    """Discards and the rest of the deck become the Movement deck; its first card says where he is (SS-213, SS-216)."""
    deck = list(s.stand + s.escaped + s.late)
    s.late = ()
    s.rng.shuffle(deck)
    assert len(deck) > 1  # SS-R68
    card = deck.pop()
    s.stand = tuple(deck)
    s.escaped = (card,)
    s.vicious = s.cards.planet[card]
    row = 2 if s.players == 1 else s.players - 2  # SS-307
    s.resistance = put(s.resistance, BOSS, s.cards.vicious_resistance[row])
    s.investigation = put(s.investigation, BOSS, s.cards.vicious_investigation[row])
    s.tell("vicious", NOBODY, (s.vicious, card))


def has_to_move(s: SerenadeState) -> bool:
    """Whether Vicious has to move at the end of this turn (SS-229, SS-308, SS-R71)."""
    return s.vicious != NOWHERE and (s.hurt or s.players == 1) and len(s.stand) > 0


def move_vicious(s: SerenadeState) -> None:
    """The next card of the Movement deck (SS-233 to SS-242)."""
    s.fix()
    card = s.stand[-1]
    s.stand = s.stand[:-1]
    s.escaped += (card,)
    planet = s.cards.planet[card]
    s.tell("movement", NOBODY, (card, planet))
    if planet != s.vicious:
        s.vicious = planet
    elif s.gauges[planet] < 3:
        set_gauge(s, planet, s.gauges[planet] + 1)
    elif s.wanted[planet] != NO_CARD:
        escape(s, planet)
    if not s.stand:
        s.turns_left = s.players  # SS-247, SS-R69
        s.tell("last-turns", NOBODY, (s.players,))


# -- the end ------------------------------------------------------------------------------


def capture_vicious(s: SerenadeState, seat: int) -> None:
    """The game is over at once (SS-245, SS-R75)."""
    s.areas[seat].captured += (VICIOUS,)
    s.tell("vicious-captured", seat)
    convert(s, BOSS)
    close(s, CAPTURED)


def escape_vicious(s: SerenadeState) -> None:
    """All tokens are lost (SS-251, SS-R05)."""
    s.tell("vicious-escaped", NOBODY)
    close(s, ESCAPED)


def abort(s: SerenadeState) -> None:
    """The technical limit (SS-R64)."""
    s.tell("aborted", NOBODY)
    close(s, ABORTED)


def close(s: SerenadeState, outcome: int) -> None:
    """Whoever is still on a planet escapes (SS-290), and all tokens go (SS-288, SS-291)."""
    s.outcome = outcome
    for area in s.areas:
        area.tokens = NONE
    s.escaped += tuple([card for card in s.wanted if card != NO_CARD])
    s.wanted = FREE
    s.resistance = NONE
    s.investigation = NONE
    s.fix()  # what everybody has captured is open now
    s.end()
