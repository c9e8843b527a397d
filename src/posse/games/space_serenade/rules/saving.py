"""A table as data, by the cards' ids, so that a position can be written by hand; and back, with every mistake named."""

from __future__ import annotations

from typing import Any, Final

from posse.core.codec import Fields
from posse.core.errors import RecordError
from posse.games.space_serenade.rules.cards import BEBOP, CARDS, COMMON, CRIMINALS, DAMAGE, FIRST_DAMAGE, VICIOUS
from posse.games.space_serenade.rules.moves import SLOTS
from posse.games.space_serenade.rules.state import (
    ABORTED,
    MOST_FUEL,
    NO_CARD,
    NOBODY,
    NOT_YET,
    NOWHERE,
    UNKNOWN,
    Area,
    SerenadeState,
)

MOST: Final = 999
"""No pool is as large."""


def dump(s: SerenadeState) -> dict[str, Any]:
    ids, criminals = s.cards.ids, s.cards.criminal_ids
    return {
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "places": list(s.places),
        "gauges": list(s.gauges),
        "wanted": slugs(criminals, s.wanted),
        "resistance": list(s.resistance),
        "investigation": list(s.investigation),
        "vicious": s.vicious,
        "hurt": s.hurt,
        "stand": slugs(criminals, s.stand),
        "escaped": slugs(criminals, s.escaped),
        "box": slugs(criminals, s.box),
        "common": slugs(ids, s.common),
        "market": slugs(ids, s.market),
        "damage": slugs(ids, s.damage),
        "damage_discards": slugs(ids, s.damage_discards),
        "removed": slugs(ids, s.removed),
        "drawn": slugs(ids, s.drawn),
        "play": slugs(ids, s.play),
        "pending": slugs(ids, s.pending),
        "pools": [s.woolongs, s.strength, s.clues],
        "shield": s.shield,
        "cheaper": s.cheaper,
        "to_top": s.to_top,
        "turns_left": s.turns_left,
        "outcome": s.outcome,
        "areas": [dump_area(s, area) for area in s.areas],
    }


def slugs(ids: list[str], numbers: tuple[int, ...]) -> list[str | int]:
    """Ids of cards; backs and empty places stay numbers."""
    return [ids[card] if card >= 0 else card for card in numbers]


def dump_area(s: SerenadeState, area: Area) -> dict[str, Any]:
    ids = s.cards.ids
    data: dict[str, Any] = {
        "character": area.character,
        "fuel": area.fuel,
        "deck": slugs(ids, area.deck),
        "tops": area.tops,
        "hand": slugs(ids, area.hand),
        "known": slugs(ids, area.known),
        "discards": slugs(ids, area.discards),
        "tokens": list(area.tokens),
        "renown": area.renown,
        "captured": slugs(s.cards.criminal_ids, area.captured),
    }
    if area.pool:
        data["pool"] = slugs(ids, area.pool)
    return data


def load(s: SerenadeState, data: Fields) -> None:
    s.turn = data.number("turn", 0)
    s.active = data.number("active", 0, s.players - 1)
    s.first = data.number("first", 0, s.players - 1)
    s.places = tuple(data.numbers("places", 4, 0, BEBOP))
    s.gauges = tuple(data.numbers("gauges", 3, 1, 3))
    load_criminals(s, data)
    load_decks(s, data)
    s.woolongs, s.strength, s.clues = data.numbers("pools", 3, 0, MOST)
    s.shield = data.number("shield", 0, MOST)
    s.cheaper = data.number("cheaper", 0, MOST)
    s.to_top = data.flag("to_top")
    s.turns_left = data.number("turns_left", NOT_YET, s.players)
    s.outcome = data.number("outcome", 0, ABORTED)
    s.areas = [load_area(s, Fields(area, "state: areas")) for area in data.items("areas", s.players)]
    data.finish()
    check_cards(s)
    check_criminals(s)


def load_criminals(s: SerenadeState, data: Fields) -> None:
    s.wanted = tuple(criminals(s, data, "wanted"))
    s.resistance = tuple(data.numbers("resistance", 4, 0, MOST))
    s.investigation = tuple(data.numbers("investigation", 4, 0, MOST))
    s.vicious = data.number("vicious", NOWHERE, 2)
    s.hurt = data.flag("hurt")
    s.stand = criminals(s, data, "stand")
    s.escaped = criminals(s, data, "escaped")
    s.box = criminals(s, data, "box")
    if len(s.wanted) != 3:
        raise data.fail("wanted", "a criminal or none for each planet", list(s.wanted))


def load_decks(s: SerenadeState, data: Fields) -> None:
    s.common = actions(s, data, "common")
    s.market = actions(s, data, "market")
    s.damage = actions(s, data, "damage")
    s.damage_discards = actions(s, data, "damage_discards")
    s.removed = actions(s, data, "removed")
    s.drawn = actions(s, data, "drawn")
    s.play = actions(s, data, "play")
    s.pending = actions(s, data, "pending")
    if len(s.market) != SLOTS:
        raise data.fail("market", f"{SLOTS} slots", list(s.market))
    if not set(s.pending) <= set(s.play):
        raise data.fail("pending", "cards in play", list(s.pending))


def load_area(s: SerenadeState, data: Fields) -> Area:
    area = Area()
    area.character = data.number("character", NOBODY, 3)
    area.fuel = data.number("fuel", 0, MOST_FUEL)
    area.deck = actions(s, data, "deck")
    area.tops = data.number("tops", 0, len(area.deck))
    area.hand = actions(s, data, "hand")
    area.known = actions(s, data, "known")
    area.discards = actions(s, data, "discards")
    area.tokens = tuple(data.numbers("tokens", 4, 0, MOST))
    area.renown = data.number("renown", UNKNOWN, MOST)
    area.captured = criminals(s, data, "captured")
    area.pool = actions(s, data, "pool") if data.has("pool") else ()
    data.finish()
    if list(area.hand) != sorted(area.hand) or not set(area.known) <= set(area.hand):
        raise data.fail("hand", "cards in their order, with those that are known", list(area.hand))
    return area


def actions(s: SerenadeState, data: Fields, name: str) -> tuple[int, ...]:
    return tuple([number(s.cards.number, CARDS, data, name, slug) for slug in data.items(name)])


def criminals(s: SerenadeState, data: Fields, name: str) -> tuple[int, ...]:
    return tuple([number(s.cards.criminal_number, CRIMINALS + 1, data, name, slug) for slug in data.items(name)])


def number(numbers: dict[str, int], count: int, data: Fields, name: str, slug: object) -> int:
    card = numbers.get(slug, count) if isinstance(slug, str) else slug
    if type(card) is not int or not NO_CARD <= card < count:
        raise data.fail(name, "cards", slug)
    return card


# -- the whole ----------------------------------------------------------------------------


def check_cards(s: SerenadeState) -> None:
    """Every Action card is in one place."""
    found = list(s.common + s.market + s.damage + s.damage_discards + s.removed + s.drawn + s.play)
    for area in s.areas:
        found.extend(area.deck + area.hand + area.discards)
        if len(area.pool) not in (0, (area.deck + area.hand).count(UNKNOWN)):
            raise RecordError("state: pool: expected the cards that are unknown in deck and hand")
    pools = [card for area in s.areas for card in area.pool]
    seen = [card for card in found if card >= 0]
    cards = len([card for card in found if card != NO_CARD])
    basic = sum([10 for area in s.areas if area.character != NOBODY])
    if cards != COMMON + DAMAGE + basic or len(set(seen + pools)) < len(seen + pools):
        raise RecordError(f"state: expected {COMMON + DAMAGE + basic} cards, each in one place, not {cards}")
    if any([card >= FIRST_DAMAGE for card in s.common]) or any([0 <= card < FIRST_DAMAGE for card in s.damage]):
        raise RecordError("state: expected Common cards in the Common Deck and Damage cards in the Damage deck")


def check_criminals(s: SerenadeState) -> None:
    """Every criminal is in one place, and his tokens are there (SS-185)."""
    found = [card for card in s.wanted if card != NO_CARD] + list(s.stand + s.escaped + s.box)
    for area in s.areas:
        found.extend(area.captured)
    seen = [card for card in found if card >= 0]
    vicious = int(s.vicious == NOWHERE or VICIOUS in found)
    if len(found) != CRIMINALS + vicious or len(set(seen)) < len(seen) or s.vicious != NOWHERE and VICIOUS in s.stand:
        raise RecordError(f"state: expected {CRIMINALS} criminals and Vicious, each in one place, not {len(found)}")
    for planet in range(3):
        card = s.wanted[planet]
        held = sum([area.tokens[planet] for area in s.areas]) + s.resistance[planet] + s.investigation[planet]
        printed = 0 if card == NO_CARD else s.cards.resistance[card] + s.cards.investigation[card]
        if held != printed or card != NO_CARD and s.cards.planet[card] != planet:
            raise RecordError(f"state: tokens: expected {printed} on planet {planet} and with players, not {held}")
