"""Reads a deck file, and checks it against what the rulebook says about the cards."""

from __future__ import annotations

from typing import Any, Final

from posse.core.codec import Fields
from posse.core.errors import DeckError
from posse.games.space_serenade.rules.cards import (
    BASIC,
    CARDS,
    COMMON,
    CRIMINALS,
    DAMAGE,
    DESTINATIONS,
    FIRST_BASIC,
    FIRST_DAMAGE,
    MOST_COST,
    NO_COLOUR,
    NO_PRICE,
    OWN,
    PLANETS,
    RED,
    REMOVED,
    TO_DISCARD,
    ZONES,
    Cards,
    Name,
)
from posse.games.space_serenade.rules.effects import parse
from posse.games.space_serenade.rules.instructions import (
    CLUES,
    COLOURS,
    FUEL,
    STRENGTH,
    WOOLONGS,
    Program,
    amount,
    steps_of,
)
from posse.games.space_serenade.rules.moves import PLAY, kind_move
from posse.games.space_serenade.rules.notation import NotationError, parse_bundle
from posse.games.space_serenade.rules.places import MYSELF, MoveCharacter

EACH: Final = 23
"""Common cards of a colour."""
NEUTRAL: Final = 24
OF_PLANET: Final = 7
STARTERS: Final = 2
VICIOUS_CLUES: Final = 3
MOST_TOKENS: Final = 10
"""Capture tokens of a planet."""
MOST_VICIOUS: Final = 20
BASIC_KINDS: Final = {"fuel": FUEL, "attack": STRENGTH, "investigation": CLUES}
"""What the coloured Basic cards give; the fourth is Transport."""
MOST_DAMAGE: Final = 1000
"""Damage cards that drawing one may lead to; more would take too long."""


def read_deck(data: dict[str, Any], source: str) -> Cards:
    """The cards of a deck file; `DeckError` names the card and the field that is wrong."""
    cards = Cards(data, source)
    deck = Fields(data, source, DeckError)
    for kind, count in (("common", COMMON), ("basic", BASIC), ("damage", DAMAGE)):
        before = len(cards.ids)
        for number, card in enumerate(deck.items(kind), 1):
            read_card(cards, kind, entry(source, kind, number, card))
        if len(cards.ids) - before != count:
            raise DeckError(f"{cards.source}: {kind}: expected {count} cards, not {len(cards.ids) - before}")
    for number, card in enumerate(deck.items("criminal", CRIMINALS), 1):
        read_criminal(cards, entry(source, "criminal", number, card))
    read_vicious(cards, deck.inner("vicious"))
    deck.finish()
    if len(set(cards.ids)) < len(cards.ids):
        raise DeckError(f"{cards.source}: copies: expected no id that is also the name of a copy, such as cards-2")
    check_common(cards)
    deal_basic(cards)
    check_damage(cards)
    check_criminals(cards)
    check_ending(cards)
    cards.number = {slug: card for card, slug in enumerate(cards.ids)}
    cards.criminal_number = {slug: card for card, slug in enumerate(cards.criminal_ids)}
    return cards


def entry(source: str, kind: str, number: int, data: object) -> Fields:
    slug = Fields(data, f"{source}: {kind} {number}", DeckError).text("id")
    return Fields(data, f"{source}: {kind} {slug!r}", DeckError)


# -- Action cards -------------------------------------------------------------------------


def read_card(cards: Cards, kind: str, fields: Fields) -> None:
    slug = own_id(fields, cards.kind_ids)
    cards.kind_ids.append(slug)
    cards.kind_names.append(name(fields, "name"))
    cards.kind_flavours.append(name(fields, "flavour") if fields.has("flavour") else {})
    cards.kind_first.append(len(cards.ids))
    cards.plays.append(kind_move(len(cards.plays), PLAY))
    copies = fields.number("copies", 1, COMMON, default=1)
    colour = read_colour(kind, fields)
    cost = fields.number("cost", 0, MOST_COST) if kind == "common" else 0
    team = read_team(colour, fields) if kind == "common" and fields.has("team") else (NO_COLOUR, 0, ())
    programs = (program(fields, "effect"), team[2], program(fields, "red") if kind == "damage" else ())
    gains = bundle(fields, "gains")
    price = bundle(fields, "remove_for") if kind == "damage" else NO_PRICE
    destination = DESTINATIONS.index(fields.one_of("to", DESTINATIONS)) if kind == "damage" else TO_DISCARD
    if kind == "basic":
        check_basic(colour, gains, programs[OWN], fields)
    for copy in range(copies):
        cards.ids.append(slug if copies == 1 else f"{slug}-{copy + 1}")
        cards.kind.append(len(cards.kind_ids) - 1)
        cards.colour.append(colour)
        cards.colour_bit.append(0 if colour == NO_COLOUR else 1 << colour)
        cards.cost.append(cost)
        cards.gains.append(gains)
        cards.partner.append(team[0])
        cards.team_gains.append(team[1])
        cards.price.append(price)
        cards.destination.append(destination)
        for zone in range(len(ZONES)):
            cards.programs[zone].append(programs[zone])
    if destination != REMOVED and kind == "damage" and price == NO_PRICE and not programs[OWN]:
        raise fields.fail("remove_for", "a price or an effect on a card that stays with the player")  # D-5
    fields.finish()


def read_colour(kind: str, fields: Fields) -> int:
    """Common cards have one (D-1), Damage cards none (SS-R33), and Basic cards may."""
    if kind == "damage" or kind == "basic" and not fields.has("colour"):
        return NO_COLOUR
    return COLOURS.index(fields.one_of("colour", COLOURS))


def read_team(colour: int, fields: Fields) -> tuple[int, int, Program]:
    team = fields.inner("team")
    others = tuple([other for other in COLOURS if other != COLOURS[colour]])
    partner = COLOURS.index(team.one_of("with", others))  # SS-079
    found = (partner, bundle(team, "gains"), program(team, "effect"))
    team.finish()
    if not found[1] and not found[2]:
        raise team.fail("effect", "gains or an effect")
    return found


def check_basic(colour: int, gains: int, own: Program, fields: Fields) -> None:
    """D-2: what each kind of Basic card is for."""
    if colour == NO_COLOUR:
        if not amount(gains, WOOLONGS):
            raise fields.fail("gains", "Woolongs on a neutral card", fields.get("gains", ""))
        return
    kind = fields.one_of("kind", (*BASIC_KINDS, "transport"))
    if kind in BASIC_KINDS and not amount(gains, BASIC_KINDS[kind]):
        raise fields.fail("gains", f"what {kind} is for", fields.get("gains", ""))
    if kind == "transport" and not moves_others(own):
        raise fields.fail("effect", "an effect that moves another character", fields.get("effect", ""))


# -- criminals ----------------------------------------------------------------------------


def read_criminal(cards: Cards, fields: Fields) -> None:
    read_wanted(cards, fields)
    cards.planet.append(PLANETS.index(fields.one_of("planet", PLANETS)))
    cards.resistance.append(fields.number("resistance", 1, MOST_TOKENS))
    cards.investigation.append(fields.number("investigation", 1, MOST_TOKENS))
    cards.clues.append(fields.number("clues", 1, 9))
    cards.refreshes.append(fields.flag("refresh", False))
    if cards.resistance[-1] + cards.investigation[-1] > MOST_TOKENS:  # SS-R55
        raise fields.fail("investigation", f"at most {MOST_TOKENS} tokens in both piles", cards.investigation[-1])
    fields.finish()


def read_wanted(cards: Cards, fields: Fields) -> None:
    cards.criminal_ids.append(own_id(fields, cards.criminal_ids))
    cards.criminal_names.append(name(fields, "name"))
    cards.criminal_flavours.append(name(fields, "flavour") if fields.has("flavour") else {})
    cards.points.append(fields.number("points", 0, 99))
    cards.strength.append(fields.number("strength", 1, 9))


def read_vicious(cards: Cards, fields: Fields) -> None:
    """D-4: token counts for 2, 3 and 4 players."""
    read_wanted(cards, fields)
    cards.vicious_resistance = fields.numbers("resistance", 3, 1, MOST_VICIOUS)
    cards.vicious_investigation = fields.numbers("investigation", 3, 1, MOST_VICIOUS)
    cards.clues.append(fields.number("clues", VICIOUS_CLUES, VICIOUS_CLUES))  # SS-225
    for pile, tokens in (("resistance", cards.vicious_resistance), ("investigation", cards.vicious_investigation)):
        if tokens != sorted(tokens):
            raise fields.fail(pile, "no fewer tokens for more players", tokens)
    if cards.vicious_resistance[2] + cards.vicious_investigation[2] > MOST_VICIOUS:
        raise fields.fail("resistance", f"at most {MOST_VICIOUS} tokens in both piles", cards.vicious_resistance)
    fields.finish()


# -- what the cards have to be together ---------------------------------------------------


def check_common(cards: Cards) -> None:
    """D-1: 23 of each colour; some with a Team effect, some without."""
    for colour, slug in enumerate(COLOURS):
        found = cards.colour[:COMMON].count(colour)
        if found != EACH:
            raise DeckError(f"{cards.source}: common: colour: expected {EACH} cards of {slug}, not {found}")
    cards.cheapest = min(cards.cost[:COMMON])
    if cards.partner[:COMMON].count(NO_COLOUR) in (0, COMMON):
        raise DeckError(f"{cards.source}: common: team: expected some cards with a Team effect and some without")


def deal_basic(cards: Cards) -> None:
    """D-2: six neutral cards and four of the own colour for each character."""
    basic = range(FIRST_BASIC, FIRST_DAMAGE)
    neutral = [card for card in basic if cards.colour[card] == NO_COLOUR]
    if len(neutral) != NEUTRAL:
        raise DeckError(f"{cards.source}: basic: expected {NEUTRAL} cards without a colour, not {len(neutral)}")
    for colour, slug in enumerate(COLOURS):
        own = [card for card in basic if cards.colour[card] == colour]
        kinds = sorted([basic_kind(cards, card) for card in own])
        if kinds != ["attack", "fuel", "investigation", "transport"]:
            raise DeckError(f"{cards.source}: basic: kind: expected one of each kind for {slug}, not {', '.join(kinds)}")
        cards.starting.append(tuple(neutral[colour * 6 : colour * 6 + 6] + own))


def basic_kind(cards: Cards, card: int) -> str:
    number = cards.kind[card] - cards.kind[FIRST_BASIC]
    return str(cards.data["basic"][number].get("kind"))


def check_damage(cards: Cards) -> None:
    """D-5: every destination, and most of them can be removed for a price."""
    damage = range(FIRST_DAMAGE, CARDS)
    for destination, slug in enumerate(DESTINATIONS):
        if destination not in cards.destination[FIRST_DAMAGE:]:
            raise DeckError(f"{cards.source}: damage: to: expected {slug} on some card")
    priced = sum([cards.price[card] != NO_PRICE for card in damage])
    if priced <= DAMAGE // 2:
        raise DeckError(f"{cards.source}: damage: remove_for: expected a price on more than {DAMAGE // 2} cards, not on {priced}")


def check_criminals(cards: Cards) -> None:
    """D-3: seven for each planet, two of them starters; prices and refresh symbols are not all the same."""
    where = f"{cards.source}: criminal"
    for planet, slug in enumerate(PLANETS):
        own = [card for card in range(CRIMINALS) if cards.planet[card] == planet]
        if len(own) != OF_PLANET:
            raise DeckError(f"{where}: planet: expected {OF_PLANET} on {slug}, not {len(own)}")
        starters = sum([cards.points[card] == 0 for card in own])
        if starters != STARTERS:
            raise DeckError(f"{where}: points: expected {STARTERS} with 0 on {slug}, not {starters}")
    for prices, field in ((cards.strength[:CRIMINALS], "strength"), (cards.clues[:CRIMINALS], "clues")):
        if len(set(prices)) == 1:
            raise DeckError(f"{where}: {field}: expected different prices, not {prices[0]} everywhere")
    if len(set(cards.refreshes)) == 1:
        raise DeckError(f"{where}: refresh: expected true on some and not on all")


def check_ending(cards: Cards) -> None:
    """A Damage card may draw others, but it must come to an end: one card leads to no more than `MOST_DAMAGE`.

    A card whose red zone is being done cannot be drawn again, but all others can, as often as they come back (SS-R51).
    """
    drawn = [sum([step.damage() for step in steps_of(cards.programs[RED][card])]) for card in range(FIRST_DAMAGE, CARDS)]
    worst = 1
    for count in sorted(drawn):
        worst = 1 + count * worst
    if min(drawn) or worst > MOST_DAMAGE:
        slug = cards.kind_ids[cards.kind[FIRST_DAMAGE + drawn.index(max(drawn))]]
        why = "every Damage card draws another" if min(drawn) else f"one Damage card could lead to more than {MOST_DAMAGE}"
        raise DeckError(f"{cards.source}: damage {slug!r}: red: expected effects that end, but {why}")


# -- fields -------------------------------------------------------------------------------


def moves_others(own: Program) -> bool:
    return any([isinstance(step, MoveCharacter) and step.who != MYSELF for step in own])


def program(fields: Fields, field: str) -> Program:
    words = words_of(fields, field)
    try:
        return parse(words)
    except NotationError as error:
        raise fields.error(f"{fields.where}: {field}: {error}") from None


def bundle(fields: Fields, field: str) -> int:
    words = words_of(fields, field)
    try:
        return parse_bundle(words)
    except NotationError as error:
        raise fields.error(f"{fields.where}: {field}: {error}") from None


def words_of(fields: Fields, field: str) -> str:
    words = fields.get(field, "")
    if not isinstance(words, str):
        raise fields.fail(field, "a text", words)
    return words


def own_id(fields: Fields, taken: list[str]) -> str:
    slug = fields.text("id")
    if slug in taken or not all([part.isalnum() and part == part.lower() for part in slug.split("-")]):
        raise fields.fail("id", "an id of its own, of small letters and digits joined by -", slug)
    return slug


def name(fields: Fields, field: str) -> Name:
    """A text for all languages, or one for each."""
    value = fields.get(field)
    names = value if isinstance(value, dict) else {"en": value}
    if not names or not all([is_printable(words) for words in names.values()]):
        raise fields.fail(field, "a text, or a table of texts by language", value)
    return names


def is_printable(words: object) -> bool:
    return isinstance(words, str) and words != "" and words.replace("\u00a0", " ").replace("\u202f", " ").isprintable()
