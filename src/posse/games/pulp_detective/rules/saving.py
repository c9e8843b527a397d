"""A table as data, by the cards' ids, so that a position can be written by hand; and back, with every mistake named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posse.core.codec import Fields
from posse.core.errors import RecordError
from posse.core.state import REFEREE
from posse.games.pulp_detective.rules.cards import BLANK, CARDS, CLUE, DICE, HOURS, LEVELS, MOST_ENERGY, TIME, YELLOW, Cards
from posse.games.pulp_detective.rules.mission import Four, Mission
from posse.games.pulp_detective.rules.moves import NOTES
from posse.games.pulp_detective.rules.stack import check_stack, colour, wrong
from posse.games.pulp_detective.rules.state import (
    ALL,
    BEATEN,
    IN_BOX,
    NO_CARD,
    NOBODY,
    PLAYING,
    UNKNOWN,
    Area,
    DetectiveState,
    back,
)

TWISTS = {1: 4, 2: 2}
"""Twist tokens of each icon, by players."""


def dump(s: DetectiveState) -> dict[str, Any]:
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


def load(s: DetectiveState, data: Fields) -> None:
    everybody = (1 << s.players) - 1
    s.turn = data.number("turn", 0)
    s.case = data.number("case", 0, 2)
    s.level = data.number("level", 0, 2)
    s.active = data.number("active", 0, s.players - 1)
    s.hours = data.numbers("hours", len(data.items("hours")), 0, HOURS)
    s.pile = read_cards(s, data, "pile")
    s.peeked = data.number("peeked", 0, everybody)
    s.discards = read_cards(s, data, "discards")
    s.drawn = read_cards(s, data, "drawn")
    s.known = data.numbers("known", len(s.drawn), ALL, everybody)
    s.given = read_card(s, data, "given", data.get("given"))
    s.given_known = data.number("given_known", 0, everybody)
    s.supply = data.numbers("supply", 4, 0, 4)
    s.tokens = data.numbers("tokens", 4, IN_BOX, s.players - 1)
    s.aside = data.number("aside", 0, 15)
    s.acted = data.numbers("acted", 4, 0)
    if any([0 < limit < acted for limit, acted in zip(s.cards.limit, s.acted, strict=True)]):
        raise data.fail("acted", f"no more than {s.cards.limit} where there is a limit", s.acted)
    s.solver = data.number("solver", NOBODY, s.players - 1)
    s.areas = [load_area(s, Fields(area, "state: areas")) for area in data.items("areas", s.players)]
    s.mission = load_mission(s, data.inner("mission")) if data.has("mission") else None
    data.finish()
    check(s)


def load_area(s: DetectiveState, data: Fields) -> Area:
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


def load_mission(s: DetectiveState, data: Fields) -> Mission:
    mission = Mission(data.number("seat", 0, s.players - 1), four(data, "needs", 6), data.number("hour", 1, HOURS))
    mission.suspect = data.number("suspect", 0, 6)
    mission.line = data.number("line", 0)
    mission.reward = data.number("reward", 0, TIME - 1)
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
    mission.rerolls = data.number("rerolls", 0, 2)
    mission.coin = data.number("coin", 0, HOURS)
    mission.borrowed = data.number("borrowed", 0, 15)
    mission.spared = data.flag("spared")
    data.finish()
    if mission.rolls != len([face for face in mission.faces[:YELLOW] if face]) + noted:
        raise data.fail("rolls", "the yellow dice that lie there and the results noted", mission.rolls)
    if any([mission.wild[die] != BLANK and not mission.faces[die] for die in range(DICE)]):
        raise data.fail("wild", f"{BLANK} for a die not rolled", mission.wild)
    if noted and 0 in mission.faces[:YELLOW]:
        raise data.fail("noted", "results beyond those of four yellow dice", mission.faces)
    if mission.penalty & CLUE:  # PD-D06
        raise data.fail("penalty", "no clue", mission.penalty)
    mission.recount(s.cards)
    return mission


def four(data: Fields, name: str, most: int) -> Four:
    return tuple(data.numbers(name, 4, 0, most))


def read_cards(s: DetectiveState, data: Fields, name: str) -> list[int]:
    return [read_card(s, data, name, slug) for slug in data.items(name)]


def read_card(s: DetectiveState, data: Fields, name: str, slug: object) -> int:
    if isinstance(slug, str) and slug in s.cards.number:
        return s.cards.number[slug]
    if type(slug) is not int or not UNKNOWN <= slug <= NO_CARD:
        raise data.fail(name, f"ids of cards, or {NO_CARD} to {UNKNOWN} for none and for backs", slug)
    return slug


# -- the whole ----------------------------------------------------------------------------


def check(s: DetectiveState) -> None:
    """Every card and every token is in one place, each area is one that can be, and the stack fits them."""
    check_cards(s)
    check_twists(s)
    if len(s.hours) not in (0, 1 if s.shared else s.players):
        raise wrong("hours", "a Time marker for each player, or one for all", s.hours)
    for setting in s.game.settings:
        agreed = setting.values.index(s.game.chosen[setting.name])
        if setting.name == "case" and s.case != agreed < len(s.cards.case_ids):
            raise wrong("case", f"{agreed}, as the options have it", s.case)
        if setting.name == "level" and s.level != agreed < len(LEVELS):
            raise wrong("level", f"{agreed}, as the options have it", s.level)
    for seat, area in enumerate(s.areas):
        check_area(s, seat, area)
    check_tokens(s)
    check_stack(s)


def check_cards(s: DetectiveState) -> None:
    found = s.visible()
    seen = [card for card in found if card >= 0]
    twice = [s.cards.ids[card] for card in seen if seen.count(card) > 1]
    if len(found) != CARDS or twice:
        told = f"{twice[0]} in two" if twice else str(len(found))
        raise RecordError(f"state: expected {CARDS} cards, each in one place, not {told}")
    face_up = [*s.discards, *[card for area in s.areas for row in area.rows for card in row]]
    if min(face_up, default=0) < 0 or min([area.card for area in s.areas]) < NO_CARD or NO_CARD in s.pile:
        raise RecordError("state: discards, rows, card: expected cards face up")
    if s.peeked and not s.pile:
        raise wrong("peeked", "0 without a pile", s.peeked)
    if s.viewer == REFEREE:
        if min(found) < 0:
            raise RecordError("state: pile, drawn, given: expected cards that are known, for this is a whole position")
    elif not is_view(s, seen):
        raise RecordError("state: pile, drawn, given: expected the front of what the viewer knows, and the back of all else")


def is_view(s: DetectiveState, seen: list[int]) -> bool:
    """Whether the viewer sees what `DetectiveState.hide` shows, and there is a card for each back."""
    shown = [*zip(s.drawn, s.known, strict=True), (s.given, s.given_known), *zip(s.pile[-1:], [s.peeked], strict=False)]
    for card, known in shown:
        if card != NO_CARD and (card == UNKNOWN or (card >= 0) != (s.seen(0, known, s.viewer) == 0)):
            return False
    hidden = [s.cards.letter[card] for card in range(CARDS) if card not in seen]
    backs = [card for card, _ in shown]
    if any([backs.count(back(letter)) > hidden.count(letter) for letter in range(3)]):
        return False
    return all([card == UNKNOWN for card in s.pile[:-1]])


def check_twists(s: DetectiveState) -> None:
    for icon in range(4):
        count = s.supply[icon] + sum([area.twists[icon] for area in s.areas])
        if count != TWISTS[s.players]:
            raise wrong("twists", f"{TWISTS[s.players]} of each icon", count)


def check_tokens(s: DetectiveState) -> None:
    """Investigation tokens and detectives set aside are for two (PD-189, PD-193)."""
    if (IN_BOX in s.tokens) if s.players == 2 else s.tokens != [IN_BOX] * 4:
        raise wrong("tokens", f"{IN_BOX} for each token in solo, and for none else", s.tokens)
    if s.top is not None and any([holder >= 0 and s.areas[holder].fate != PLAYING for holder in s.tokens]):
        raise wrong("tokens", "none with one who is off the case", s.tokens)
    chosen = sum([1 << area.detective for area in s.areas if area.detective != NOBODY])
    borrowed = 0 if s.mission is None else s.mission.borrowed
    if s.aside & (chosen | borrowed) or borrowed & chosen or s.players == 1 and (s.aside or borrowed):
        raise wrong("aside, borrowed", "detectives whom nobody chose, each once, and none in solo", [s.aside, borrowed])


def check_area(s: DetectiveState, seat: int, area: Area) -> None:
    """What lies before a player; who is on the case has an hour and energy, and no object that is not in this case."""
    check_rows(area)
    if area.held() > (4 if s.cards.twists[s.case] else 0):  # PD-R47
        raise wrong("twists", "at most 4 for each player, and none in a case without them", area.held())
    if area.detective != NOBODY and s.cards.blue[area.detective] != colour(s, seat)[0]:
        raise wrong("detective", f"one of the colour of seat {seat}", s.cards.detective_ids[area.detective])
    if area.clues > s.needed_clues() or s.shared and area.clues != s.areas[0].clues:
        raise wrong("clues", f"at most {s.needed_clues()}, and as many for each partner", area.clues)
    if area.object and area.object == s.cards.without[s.case]:
        raise RecordError(f"state: object: {s.cards.object_ids[area.object]} is not in this case")
    if not s.hours:  # before the game
        return
    if area.detective == NOBODY:
        raise RecordError("state: detective: expected one for each player")
    if area.fate == PLAYING and (s.hour(seat) == 0 or area.energy == 0):
        raise RecordError("state: hours, energy: expected at least 1 for one who plays")
    out = area.fate != PLAYING and not (s.shared and area.fate == BEATEN)  # PD-R89: the next partner may have the tokens
    if s.top is not None and out and area.held() + area.object:
        raise wrong("twists, object", "none for one who is off the case", [area.held(), area.object])


def check_rows(area: Area) -> None:
    lengths = [len(row) for row in area.rows]
    if lengths != sorted(lengths, reverse=True) or 0 in lengths:
        raise wrong("rows", "no storyline longer than the one above it", lengths)
    if area.row != NOBODY and not (area.row < len(lengths) and area.rows[area.row][-1] == area.card != NO_CARD):
        raise RecordError("state: row: expected the card of this turn at the end of its storyline")
