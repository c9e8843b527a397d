"""A table as data, by the cards' ids, so that a position can be written by hand; and back, with every mistake named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posse.core.codec import Fields
from posse.core.errors import RecordError
from posse.core.state import REFEREE
from posse.games.pulp_detective.cards import BLANK, CARDS, DICE, HOURS, MOST_ENERGY, YELLOW, Cards
from posse.games.pulp_detective.menus import NOTES, SLOTS
from posse.games.pulp_detective.mission import Four, Mission
from posse.games.pulp_detective.state import ALL, BEATEN, IN_BOX, NO_CARD, NOBODY, PLAYING, UNKNOWN, Area, Table

TWISTS = {1: 4, 2: 2}
"""Twist tokens of each icon, by players."""


def dump(s: Table) -> dict[str, Any]:
    data: dict[str, Any] = {
        "turn": s.turn,
        "case": s.case,
        "level": s.level,
        "active": s.active,
        "hours": s.hours[:],
        "pile": slugs(s.cards, s.pile),
        "peeked": s.peeked,
        "discards": slugs(s.cards, s.discards),
        "drawn": slugs(s.cards, s.drawn),
        "known": s.known[:],
        "given": slugs(s.cards, (s.given,))[0],
        "given_known": s.given_known,
        "supply": s.supply[:],
        "tokens": s.tokens[:],
        "aside": s.aside,
        "acted": s.acted[:],
        "solver": s.solver,
        "areas": [dump_area(s.cards, area) for area in s.areas],
    }
    if s.mission is not None:
        data["mission"] = dump_mission(s.mission)
    return data


def slugs(cards: Cards, numbers: Sequence[int]) -> list[str | int]:
    """Ids of cards; backs and `NO_CARD` stay numbers."""
    return [cards.ids[card] if card >= 0 else card for card in numbers]


def dump_area(cards: Cards, area: Area) -> dict[str, Any]:
    return {
        "detective": area.detective,
        "energy": area.energy,
        "clues": area.clues,
        "object": area.object,
        "twists": area.twists[:],
        "rows": [slugs(cards, row) for row in area.rows],
        "fate": area.fate,
        "card": slugs(cards, (area.card,))[0],
        "row": area.row,
        "matches": area.matches,
        "bought": area.bought,
    }


def dump_mission(m: Mission) -> dict[str, Any]:
    return {
        "seat": m.seat,
        "hour": m.hour,
        "suspect": m.suspect,
        "line": m.line,
        "needs": list(m.needs),
        "reward": m.reward,
        "penalty": m.penalty,
        "faces": m.faces[:],
        "wild": m.wild[:],
        "noted": list(m.noted),
        "noted_wild": list(m.noted_wild),
        "added": list(m.added),
        "rolls": m.rolls,
        "rerolls": m.rerolls,
        "coin": m.coin,
        "borrowed": m.borrowed,
        "spared": m.spared,
    }


def load(s: Table, data: Fields) -> None:
    s.turn = data.number("turn", 0)
    s.case = data.number("case", 0, 2)
    s.level = data.number("level", 0, 2)
    s.active = data.number("active", 0, s.players - 1)
    s.hours = data.numbers("hours", len(data.items("hours")), 0, HOURS)
    s.pile = read_cards(s, data, "pile")
    s.peeked = data.number("peeked", 0, 3)
    s.discards = read_cards(s, data, "discards")
    s.drawn = read_cards(s, data, "drawn")
    s.known = data.numbers("known", len(s.drawn), ALL, 3)
    s.given = read_card(s, data, "given", data.get("given"))
    s.given_known = data.number("given_known", 0, 3)
    s.supply = data.numbers("supply", 4, 0, 4)
    s.tokens = data.numbers("tokens", 4, IN_BOX, s.players - 1)
    s.aside = data.number("aside", 0, 15)
    s.acted = data.numbers("acted", 4, 0)
    s.solver = data.number("solver", NOBODY, s.players - 1)
    s.areas = [load_area(s, Fields(area, "state: areas")) for area in data.items("areas", s.players)]
    s.mission = load_mission(s, data.inner("mission")) if data.has("mission") else None
    data.finish()
    check(s)


def load_area(s: Table, data: Fields) -> Area:
    area = Area()
    area.detective = data.number("detective", NOBODY, 3)
    area.energy = data.number("energy", 0, MOST_ENERGY)
    area.clues = data.number("clues", 0, 4)
    area.object = data.number("object", 0, 6)
    area.twists = data.numbers("twists", 4, 0, 4)
    rows = [Fields({"rows": row}, data.where) for row in data.items("rows")]
    area.rows = [tuple(read_cards(s, row, "rows")) for row in rows]
    area.fate = data.number("fate", 0, BEATEN)
    area.card = read_card(s, data, "card", data.get("card"))
    area.row = data.number("row", NOBODY, CARDS - 1)
    area.matches = data.number("matches", 0, 2)
    area.bought = data.number("bought", 0, 2)
    data.finish()
    return area


def load_mission(s: Table, data: Fields) -> Mission:
    mission = Mission(data.number("seat", 0, s.players - 1), four(data, "needs", 6), data.number("hour", 1, HOURS))
    mission.suspect = data.number("suspect", 0, 6)
    mission.line = data.number("line", 0)
    mission.reward = data.number("reward", 0, 15)
    mission.penalty = data.number("penalty", 0, 15)
    mission.faces = data.numbers("faces", DICE, 0, 6)
    mission.wild = data.numbers("wild", DICE, BLANK, 3)
    noted = len(data.items("noted"))
    if noted > NOTES:
        raise data.fail("noted", f"at most {NOTES} results", noted)
    mission.noted = tuple(data.numbers("noted", noted, 0, 3))
    mission.noted_wild = tuple(data.numbers("noted_wild", noted, BLANK, 3))
    mission.added = four(data, "added", 6)
    mission.rolls = data.number("rolls", 0, 99)
    mission.rerolls = data.number("rerolls", 0, 99)
    mission.coin = data.number("coin", 0, HOURS)
    mission.borrowed = data.number("borrowed", 0, 15)
    mission.spared = data.flag("spared")
    data.finish()
    if mission.rolls != len([face for face in mission.faces[:YELLOW] if face]) + noted:
        raise data.fail("rolls", "the yellow dice that lie there and the results noted", mission.rolls)
    if any([mission.wild[die] != BLANK and not mission.faces[die] for die in range(DICE)]):
        raise data.fail("wild", f"{BLANK} for a die not rolled", mission.wild)
    mission.recount(s.cards)
    return mission


def four(data: Fields, name: str, most: int) -> Four:
    return tuple(data.numbers(name, 4, 0, most))


def read_cards(s: Table, data: Fields, name: str) -> list[int]:
    return [read_card(s, data, name, slug) for slug in data.items(name)]


def read_card(s: Table, data: Fields, name: str, slug: object) -> int:
    card = s.cards.number.get(slug, CARDS) if isinstance(slug, str) else slug
    if type(card) is not int or not UNKNOWN <= card < CARDS:
        raise data.fail(name, "cards", slug)
    return card


def check(s: Table) -> None:
    """Every card and every token is in one place, and storylines have the lengths they may have."""
    found = s.visible()
    seen = [card for card in found if card >= 0]
    if len(found) != CARDS or len(set(seen)) < len(seen):
        raise RecordError(f"state: expected {CARDS} cards, each in one place, not {len(found)}")
    if len(s.hours) not in (0, 1 if s.shared else s.players):
        raise RecordError(f"state: hours: expected a Time marker for each player, or one for all, not {s.hours!r}")
    for icon in range(4):
        count = s.supply[icon] + sum([area.twists[icon] for area in s.areas])
        if count != TWISTS[s.players]:
            raise RecordError(f"state: twists: expected {TWISTS[s.players]} of each icon, not {count}")
    if s.viewer == REFEREE and min([*s.pile, *s.drawn, s.given]) < NO_CARD or len(s.drawn) > SLOTS:
        raise RecordError(f"state: pile, drawn: expected cards that are known, and at most {SLOTS} drawn")
    for seat, area in enumerate(s.areas):
        check_area(area)
        if s.turn and area.fate == PLAYING:
            check_player(s, seat, area)


def check_player(s: Table, seat: int, area: Area) -> None:
    """Who is on the case has an identity, an hour and energy, and no object that is not in this case."""
    if area.detective == NOBODY:
        raise RecordError("state: detective: expected one for each player")
    if not s.hours or s.hour(seat) == 0 or area.energy == 0:
        raise RecordError("state: hours, energy: expected at least 1 for one who plays")
    if area.object and area.object == s.cards.without[s.case]:
        raise RecordError(f"state: object: {s.cards.object_ids[area.object]} is not in this case")


def check_area(area: Area) -> None:
    lengths = [len(row) for row in area.rows]
    if lengths != sorted(lengths, reverse=True) or 0 in lengths:
        raise RecordError(f"state: rows: expected no storyline longer than the one above it, not {lengths}")
    if any([card < 0 for row in area.rows for card in row]):
        raise RecordError("state: rows: expected cards face up")
    if area.held() > 4:
        raise RecordError(f"state: twists: expected at most 4 for each player, not {area.held()}")
    if area.row != NOBODY and not (area.row < len(lengths) and area.rows[area.row][-1] == area.card != NO_CARD):
        raise RecordError("state: row: expected the card of this turn at the end of its storyline")
