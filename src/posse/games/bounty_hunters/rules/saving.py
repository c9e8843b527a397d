"""A table as data, by the cards' ids, so that a position can be written by hand; and back, with every mistake named."""

from __future__ import annotations

from typing import Any

from posse.core.codec import Fields
from posse.core.errors import RecordError
from posse.games.bounty_hunters.rules.cards import (
    CARDS,
    FIRST,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    NO_CARD,
    Cards,
    back,
)
from posse.games.bounty_hunters.rules.state import Area, Confrontation, HuntersState


def dump(s: HuntersState) -> dict[str, Any]:
    data: dict[str, Any] = {
        "round": s.round,
        "leader": s.leader,
        "trigger": s.trigger,
        "piles": [slugs(s.cards, s.piles[deck][: s.left[deck]]) for deck in range(4)],
        "discards": [slugs(s.cards, pile) for pile in s.discards],
        "areas": [dump_area(s.cards, area) for area in s.areas],
    }
    if s.shown:
        data["shown"] = [dump_area(s.cards, area) for area in s.shown]
        data["shown_left"] = list(s.shown_left)
        data["shown_discards"] = [slugs(s.cards, pile) for pile in s.shown_discards]
    return data


def dump_area(cards: Cards, area: Area) -> dict[str, Any]:
    return {
        "hand": slugs(cards, area.hand),
        "known": list(area.known),
        "chosen": slugs(cards, (area.chosen,)),
        "credits": area.credits,
        "open": [slugs(cards, (c.target, *c.attackers)) for c in area.open],
        "captured": [slugs(cards, (c.target, *c.attackers)) for c in area.captured],
        "reserved": slugs(cards, area.reserved),
        "crates": slugs(cards, area.crates),
        "contracts": slugs(cards, area.contracts),
        "drawn": area.drawn,
    }


def slugs(cards: Cards, numbers: tuple[int, ...]) -> list[str | int]:
    """Ids of cards; backs and `NO_CARD` stay numbers."""
    return [cards.ids[card] if card >= 0 else card for card in numbers]


def load(s: HuntersState, data: Fields) -> None:
    s.round = data.number("round", 0)
    s.leader = data.number("leader", -1, s.players - 1)
    s.trigger = data.number("trigger", 0)
    s.piles = load_piles(s.cards, data, "piles")
    s.left = [len(pile) for pile in s.piles]
    s.discards = list(load_piles(s.cards, data, "discards"))
    s.areas = [load_area(s, Fields(area, "state: area")) for area in data.items("areas", s.players)]
    if data.has("shown"):
        s.shown = tuple([load_area(s, Fields(area, "state: shown")) for area in data.items("shown", s.players)])
        s.shown_left = tuple(data.numbers("shown_left", 4, 0, CARDS))
        s.shown_discards = load_piles(s.cards, data, "shown_discards")
    data.finish()
    check_cards(s)


def load_piles(cards: Cards, data: Fields, name: str) -> tuple[tuple[int, ...], ...]:
    piles = data.items(name, 4)
    return tuple([numbers(cards, piles[deck], name, FIRST[deck], FIRST[deck + 1]) for deck in range(4)])


def load_area(s: HuntersState, data: Fields) -> Area:
    cards = s.cards
    hand = numbers(cards, data.get("hand"), "hand", 0, CARDS)
    area = Area(
        hand,
        tuple(data.numbers("known", len(hand), 0, (1 << s.players) - 1)),
        numbers(cards, data.items("chosen", 1), "chosen", 0, CARDS)[0],
        data.number("credits", 0),
        tuple([confrontation(cards, stack) for stack in data.items("open")]),
        tuple([confrontation(cards, stack) for stack in data.items("captured")]),
        numbers(cards, data.get("reserved"), "reserved", FIRST_DROID, FIRST_CONTRACT),
        numbers(cards, data.get("crates"), "crates", FIRST_CRATE, FIRST_CONTRACT),
        numbers(cards, data.get("contracts"), "contracts", FIRST_CONTRACT, CARDS),
        data.number("drawn", 0),
    )
    data.finish()
    return area


def confrontation(cards: Cards, stack: object) -> Confrontation:
    if not isinstance(stack, list) or not stack:
        raise RecordError(f"state: confrontation: expected a list with a target first, not {stack!r}")
    target = numbers(cards, stack[:1], "confrontation, target", 0, FIRST_HUNTER)[0]
    attackers = numbers(cards, stack[1:], "confrontation, attackers", FIRST_HUNTER, FIRST_CRATE)
    return Confrontation(
        target,
        attackers,
        sum([cards.green[card] for card in attackers]),
        sum([cards.blue[card] for card in attackers]),
        sum([cards.orange[card] for card in attackers]),
    )


def numbers(cards: Cards, ids: object, where: str, low: int, high: int) -> tuple[int, ...]:
    """Cards by id, all from `low` up to `high`; or backs, or `NO_CARD`."""
    if not isinstance(ids, list):
        raise RecordError(f"state: {where}: expected a list of cards, not {ids!r}")
    out: list[int] = []
    for slug in ids:
        card = cards.number.get(slug, CARDS) if isinstance(slug, str) else slug
        if type(card) is not int or not (low <= card < high or card == NO_CARD or back(3) <= card < 0):
            raise RecordError(f"state: {where}: expected a card that can lie there, not {slug!r}")
        out.append(card)
    return tuple(out)


def check_cards(s: HuntersState) -> None:
    """No card may lie in two places, and none of those in play may be missing."""
    found: list[int] = []
    for area in s.areas:
        found.extend((*area.hand, *area.cards()))
    for pile in (*s.piles, *s.discards):
        found.extend(pile)
    wanted = [card for card in range(CARDS) if s.in_play(card)]
    known = sorted([card for card in found if card >= 0])
    for i, card in enumerate(known):
        if i and card == known[i - 1]:
            raise RecordError(f"state: card {s.cards.ids[card]!r}: expected it in one place, it is in two")
        if not s.in_play(card):
            raise RecordError(f"state: card {s.cards.ids[card]!r}: expected it in the box, it is not in play")
    if len(found) != len(wanted):
        missing = [s.cards.ids[card] for card in wanted if card not in known]
        raise RecordError(f"state: expected {len(wanted)} cards, not {len(found)}: look for {', '.join(missing[:3])}")
