"""Every card as numbers, read from a deck file and checked against what the rulebook says about it.

Action cards are numbered from 0: 92 Common cards, 40 Basic cards, 30 Damage cards. Criminals have numbers of their own,
21 of them, and Vicious comes after the last one.
"""

from __future__ import annotations

from typing import Any, Final

from posse.core.codec import Fields
from posse.core.errors import DeckError
from posse.core.game import Deck
from posse.games.space_serenade.rules.instructions import (
    CLUES,
    COLOURS,
    FUEL,
    MOVE,
    MYSELF,
    STRENGTH,
    WIDTH,
    WOOLONGS,
    Program,
    amount,
)
from posse.games.space_serenade.rules.notation import NotationError, parse, parse_bundle

COMMON: Final = 92
BASIC: Final = 40
DAMAGE: Final = 30
FIRST_BASIC: Final = COMMON
FIRST_DAMAGE: Final = COMMON + BASIC
CARDS: Final = COMMON + BASIC + DAMAGE
NEUTRAL: Final = 24
EACH: Final = 23
"""Common cards of a colour."""
CRIMINALS: Final = 21
VICIOUS: Final = 21
"""His number among the criminals."""
OF_PLANET: Final = 7
STARTERS: Final = 2

PLANETS: Final = ("mars", "earth", "ganymede")
LOCATIONS: Final = ("mars", "earth", "ganymede", "bebop")
BEBOP: Final = 3

SPIKE: Final = 0
JET: Final = 1
FAYE: Final = 2
ED: Final = 3
NO_COLOUR: Final = -1

OWN: Final = 0
TEAM: Final = 1
RED: Final = 2
ZONES: Final = ("effect", "team", "red")
"""The parts of a card that hold an effect; the grey zone of a Damage card is its own effect."""

REMOVED: Final = 0
TO_DISCARD: Final = 1
TO_TOP: Final = 2
DESTINATIONS: Final = ("removed", "discard", "top")
"""Where a drawn Damage card goes (SS-157)."""

NO_PRICE: Final = 0
VICIOUS_CLUES: Final = 3
MOST_TOKENS: Final = 10
"""Capture tokens of a planet."""
MOST_VICIOUS: Final = 20
BASIC_KINDS: Final = {"fuel": FUEL, "attack": STRENGTH, "investigation": CLUES}
"""What the coloured Basic cards give; the fourth is Transport."""

Name = dict[str, str]


class Cards(Deck):
    """All that a deck file says; lists are by card, by kind of card, or by criminal."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        super().__init__(data, source)
        self.source = source
        self.ids: list[str] = []
        self.kind: list[int] = []
        """Equal cards have the same."""
        self.colour: list[int] = []
        self.colour_bit: list[int] = []
        """A bit for the colour; 0 without one."""
        self.cost: list[int] = []
        self.cheapest = 0
        """The lowest cost of a Common card."""
        self.gains: list[int] = []
        self.partner: list[int] = []
        """Whom the Team effect names, or `NO_COLOUR`."""
        self.team_gains: list[int] = []
        self.programs: list[list[Program]] = [[], [], []]
        """For each of `ZONES`, by card."""
        self.price: list[int] = []
        """For removing a played Damage card; `NO_PRICE` if that cannot be done."""
        self.destination: list[int] = []
        self.kind_ids: list[str] = []
        self.kind_names: list[Name] = []
        self.kind_flavours: list[Name] = []
        self.kind_first: list[int] = []
        """The first card of each kind."""
        self.starting: list[tuple[int, ...]] = []
        """The ten Basic cards of each character (SS-031)."""
        self.criminal_ids: list[str] = []
        self.criminal_names: list[Name] = []
        self.criminal_flavours: list[Name] = []
        self.planet: list[int] = []
        self.points: list[int] = []
        self.resistance: list[int] = []
        self.strength: list[int] = []
        """For one Resistance token."""
        self.investigation: list[int] = []
        self.clues: list[int] = []
        """For one Investigation token."""
        self.refreshes: list[bool] = []
        self.vicious_resistance: list[int] = []
        """For 2, 3 and 4 players."""
        self.vicious_investigation: list[int] = []
        self._read(Fields(data, source, DeckError))
        self.number = {slug: card for card, slug in enumerate(self.ids)}
        self.criminal_number = {slug: card for card, slug in enumerate(self.criminal_ids)}

    def _read(self, deck: Fields) -> None:
        for kind, count in (("common", COMMON), ("basic", BASIC), ("damage", DAMAGE)):
            before = len(self.ids)
            for number, data in enumerate(deck.items(kind), 1):
                self._read_card(kind, self._fields(kind, number, data))
            if len(self.ids) - before != count:
                raise DeckError(f"{self.source}: {kind}: expected {count} cards, not {len(self.ids) - before}")
        for number, data in enumerate(deck.items("criminal", CRIMINALS), 1):
            self._read_criminal(self._fields("criminal", number, data))
        self._read_vicious(deck.inner("vicious"))
        deck.finish()
        if len(set(self.ids)) < len(self.ids):
            raise DeckError(f"{self.source}: copies: expected no id that is also the name of a copy, such as cards-2")
        check_common(self)
        deal_basic(self)
        check_damage(self)
        check_criminals(self)

    def _fields(self, kind: str, number: int, data: object) -> Fields:
        slug = Fields(data, f"{self.source}: {kind} {number}", DeckError).text("id")
        return Fields(data, f"{self.source}: {kind} {slug!r}", DeckError)

    # -- Action cards -------------------------------------------------------------------

    def _read_card(self, kind: str, fields: Fields) -> None:
        slug = own_id(fields, self.kind_ids)
        self.kind_ids.append(slug)
        self.kind_names.append(name(fields, "name"))
        self.kind_flavours.append(name(fields, "flavour") if fields.has("flavour") else {})
        self.kind_first.append(len(self.ids))
        copies = fields.number("copies", 1, COMMON, default=1)
        colour = self._read_colour(kind, fields)
        cost = fields.number("cost", 0, 20) if kind == "common" else 0
        team = self._read_team(colour, fields) if kind == "common" and fields.has("team") else (NO_COLOUR, 0, ())
        programs = (program(fields, "effect"), team[2], program(fields, "red") if kind == "damage" else ())
        gains = bundle(fields, "gains")
        price = bundle(fields, "remove_for") if kind == "damage" else NO_PRICE
        destination = DESTINATIONS.index(fields.one_of("to", DESTINATIONS)) if kind == "damage" else TO_DISCARD
        if kind == "basic":
            self._check_basic(colour, gains, programs[OWN], fields)
        for copy in range(copies):
            self.ids.append(slug if copies == 1 else f"{slug}-{copy + 1}")
            self.kind.append(len(self.kind_ids) - 1)
            self.colour.append(colour)
            self.colour_bit.append(0 if colour == NO_COLOUR else 1 << colour)
            self.cost.append(cost)
            self.gains.append(gains)
            self.partner.append(team[0])
            self.team_gains.append(team[1])
            self.price.append(price)
            self.destination.append(destination)
            for zone in range(len(ZONES)):
                self.programs[zone].append(programs[zone])
        if destination != REMOVED and kind == "damage" and price == NO_PRICE and not programs[OWN]:
            raise fields.fail("remove_for", "a price or an effect on a card that stays with the player")  # D-5
        fields.finish()

    def _read_colour(self, kind: str, fields: Fields) -> int:
        """Common cards have one (D-1), Damage cards none (SS-R33), and Basic cards may."""
        if kind == "damage" or kind == "basic" and not fields.has("colour"):
            return NO_COLOUR
        return COLOURS.index(fields.one_of("colour", COLOURS))

    def _read_team(self, colour: int, fields: Fields) -> tuple[int, int, Program]:
        team = fields.inner("team")
        others = tuple([other for other in COLOURS if other != COLOURS[colour]])
        partner = COLOURS.index(team.one_of("with", others))  # SS-079
        found = (partner, bundle(team, "gains"), program(team, "effect"))
        team.finish()
        if not found[1] and not found[2]:
            raise team.fail("effect", "gains or an effect")
        return found

    def _check_basic(self, colour: int, gains: int, own: Program, fields: Fields) -> None:
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

    # -- criminals ----------------------------------------------------------------------

    def _read_criminal(self, fields: Fields) -> None:
        self._read_wanted(fields)
        self.planet.append(PLANETS.index(fields.one_of("planet", PLANETS)))
        self.resistance.append(fields.number("resistance", 1, MOST_TOKENS))
        self.investigation.append(fields.number("investigation", 1, MOST_TOKENS))
        self.clues.append(fields.number("clues", 1, 9))
        self.refreshes.append(fields.flag("refresh", False))
        if self.resistance[-1] + self.investigation[-1] > MOST_TOKENS:  # SS-R55
            raise fields.fail("investigation", f"at most {MOST_TOKENS} tokens in both piles", self.investigation[-1])
        fields.finish()

    def _read_wanted(self, fields: Fields) -> None:
        self.criminal_ids.append(own_id(fields, self.criminal_ids))
        self.criminal_names.append(name(fields, "name"))
        self.criminal_flavours.append(name(fields, "flavour") if fields.has("flavour") else {})
        self.points.append(fields.number("points", 0, 99))
        self.strength.append(fields.number("strength", 1, 9))

    def _read_vicious(self, fields: Fields) -> None:
        """D-4: token counts for 2, 3 and 4 players."""
        self._read_wanted(fields)
        self.vicious_resistance = fields.numbers("resistance", 3, 1, MOST_VICIOUS)
        self.vicious_investigation = fields.numbers("investigation", 3, 1, MOST_VICIOUS)
        self.clues.append(fields.number("clues", VICIOUS_CLUES, VICIOUS_CLUES))  # SS-225
        for pile, tokens in (("resistance", self.vicious_resistance), ("investigation", self.vicious_investigation)):
            if tokens != sorted(tokens):
                raise fields.fail(pile, "no fewer tokens for more players", tokens)
        if self.vicious_resistance[2] + self.vicious_investigation[2] > MOST_VICIOUS:
            raise fields.fail("resistance", f"at most {MOST_VICIOUS} tokens in both piles", self.vicious_resistance)
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


# -- fields -------------------------------------------------------------------------------


def moves_others(own: Program) -> bool:
    return any([own[at] == MOVE and own[at + 2] != MYSELF for at in range(0, len(own), WIDTH)])


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
