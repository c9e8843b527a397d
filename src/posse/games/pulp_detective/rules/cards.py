"""Everything printed, read from a deck file and checked against what the rulebook says about it.

Each list of `Cards` is by number: cards from 0, die icons, objects and suspects from 1 (0 is no die icon, or Empty).
"""

from __future__ import annotations

from typing import Any, Final

from posse.core.codec import Fields
from posse.core.errors import DeckError
from posse.core.game import Deck

CARDS: Final = 27
DICE: Final = 6
YELLOW: Final = 4
ALL_YELLOW: Final = (1 << YELLOW) - 1
"""The first dice are yellow."""
RED: Final = 4
GREY: Final = 5
HOURS: Final = 24
"""The highest hour of a Time track."""
MOST_ENERGY: Final = 8
MOST_TWISTS: Final = 4
MOST_ROLLS: Final = 8
"""An engine guard: yellow dice that a track may allow with those bought."""

ICONS: Final = "DWRP"
ICON_IDS: Final = ("dots", "street", "rounds", "persuasion")
EDGES: Final = ("D", "W", "R", "P", "-")
TIMES: Final = ("", "2", "3", "4", "5", "6")
"""How often an icon is needed, written behind it; once is not written."""
LETTERS: Final = "CSI"
RESOURCES: Final = "OEKT"
OBJECT: Final = 1
ENERGY: Final = 2
CLUE: Final = 4
TIME: Final = 8
"""Rewards and penalties as bits, in the order of `RESOURCES`."""

BLANK: Final = -1
"""An edge without an icon."""
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3

EFFECTS: Final = ("energy", "time", "reroll", "icon", "die")
EMPTY: Final = 0
GIVES_ENERGY: Final = 1
TURNS_BACK: Final = 2
REROLLS: Final = 3
COUNTS: Final = 4
GIVES_DIE: Final = 5
"""What an object does, by number of `EFFECTS` from 1."""

SIDEKICK: Final = 0
INTERROGATION: Final = 1
DEUS_EX_MACHINA: Final = 2
CHEKHOVS_GUN: Final = 3
TOKENS: Final = ("sidekick", "interrogation", "deus-ex-machina", "chekhovs-gun")
LEVELS: Final = ("beginner", "normal", "expert")

Name = dict[str, str]
Four = tuple[int, ...]
"""A number for each icon. A tuple of any length: one of a known length is made anew whenever it is asked for an icon."""
NOTHING: Final[Four] = (0, 0, 0, 0)


class Cards(Deck):
    """All that a deck file says."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        # `Deck` comes last: compiled, attributes set before are known to be there whenever they are read
        deck = Fields(data, source, DeckError)
        self.source = source
        energy = deck.inner("energy")
        self.dice = energy.numbers("dice", MOST_ENERGY + 1, 0, MOST_ROLLS)
        """Yellow dice by energy."""
        self.for_an_hour = energy.numbers("for_an_hour", MOST_ENERGY + 1, 0, 2)
        if min(self.dice[1:]) < 1 or max(self.dice) + max(self.for_an_hour) > MOST_ROLLS:
            raise energy.fail("dice", f"1 to {MOST_ROLLS - 2} from energy 1 on", self.dice)

        dice = read_items(deck, "die", DICE)
        self.faces = [read_faces(die) for die in dice]
        """The icons of each die, by face from 1; face 0 is not rolled."""

        levels = read_items(deck, "level", len(LEVELS), LEVELS)
        self.level_hour = [level.number("hour", 1, HOURS) for level in levels]
        self.level_energy = [level.number("energy", 1, MOST_ENERGY) for level in levels]

        objects = read_items(deck, "object", 6)
        self.object_ids = read_ids(objects, "empty")
        self.effect = [EMPTY] + [EFFECTS.index(item.one_of("effect", EFFECTS)) + 1 for item in objects]
        self.amount = [0] + [read_amount(item) for item in objects]
        self.object_die = [BLANK] + [read_die(item) for item in objects]

        cases = read_items(deck, "case", 3)
        self.case_ids = read_ids(cases)
        self.clues = [case.number("clues", 1, 4) for case in cases]
        self.nights = [read_night(case) for case in cases]
        """The night hours of each case, a bit for each."""
        self.twists = [case.flag("twists", True) for case in cases]
        self.without = [self.object_ids.index(case.one_of("without", tuple(self.object_ids), "empty")) for case in cases]
        """The object that is not in the case, or `EMPTY`."""

        detectives = read_items(deck, "detective", 4)
        self.detective_ids = read_ids(detectives)
        self.blue = [detective.one_of("colour", ("red", "blue")) == "blue" for detective in detectives]
        self.by_night = [detective.one_of("when", ("night", "day")) == "night" for detective in detectives]
        self.rerolls = [detective.one_of("action", ("reroll", "wild")) == "reroll" for detective in detectives]
        """Whether the Special Action re-rolls a yellow die; else dice with an icon are wild."""
        self.rerollers = sum([1 << at for at in range(4) if self.rerolls[at]])
        """The same, a bit for each."""
        self.wild = [BLANK if self.rerolls[at] else read_icon(detectives[at]) for at in range(4)]
        self.limit = [detective.number("limit", 1, 9, default=0) for detective in detectives]
        """Uses in a turn; 0 for any number."""

        suspects = read_items(deck, "suspect", 6)
        self.suspect_ids = read_ids(suspects, "")
        self.suspect_needs = [NOTHING] + [read_needs(suspect) for suspect in suspects]
        for at, suspect in enumerate(suspects, 1):
            if sum(self.suspect_needs[at]) > YELLOW:  # PD-D19
                raise suspect.fail("needs", "at most four icons, so that it can be done without twists", suspect.text("needs"))

        tokens = read_items(deck, "token", len(TOKENS), TOKENS)
        self.token_icon = [read_icon(token) for token in tokens]

        cards = read_items(deck, "card", CARDS)
        self.ids = read_ids(cards)
        self.codes = [card.text("code") for card in cards]
        self.letter = [read_letter(card, self.codes) for card in cards]
        """On the back: C, S or I."""
        self.die = [card.number("die", 1, 6, default=0) for card in cards]
        """The die icon, 1 to 6, or 0."""
        self.edges = [read_edges(card) for card in cards]
        """Icons or `BLANK`: top, right, bottom, left."""
        missions = [read_missions(card) for card in cards]
        self.hours = [tuple([line.number("hour", 1, HOURS) for line in lines]) for lines in missions]
        """Of the mission lines, from the first."""
        self.needs = [tuple([read_needs(line) for line in lines]) for lines in missions]
        self.rewards = [tuple([resources(line, "reward", "OEK") for line in lines]) for lines in missions]
        self.penalties = [tuple([resources(line, "penalty", "OET") for line in lines]) for lines in missions]

        self.names = {"token": [read_name(token) for token in tokens]}
        """By kind of piece, then by number."""
        self.flavours: dict[str, list[Name]] = {}
        """Of each piece a line that gives it colour, or nothing."""
        named = {"object": objects, "case": cases, "detective": detectives, "suspect": suspects, "card": cards}
        for kind, items in named.items():
            none: list[Name] = [{}] if kind in ("object", "suspect") else []
            self.names[kind] = none + [read_name(item) for item in items]
            self.flavours[kind] = none + [read_name(item, "flavour") if item.has("flavour") else {} for item in items]
        pieces = dice + levels + objects + cases + detectives + suspects + tokens + cards
        for fields in [deck, energy, *pieces, *[line for lines in missions for line in lines]]:
            fields.finish()
        super().__init__(data, source)
        self._check()

    def _check(self) -> None:
        """What the pieces have to be together."""
        actions = {(self.by_night[d], self.rerolls[d], self.wild[d]) for d in range(4)}
        dice = sorted([die for die in self.object_die if die != BLANK])
        checks = [
            (set(self.letter) == {0, 1, 2}, "card: code: expected all of C, S and I"),
            (set(self.die) == set(range(7)), "card: die: expected each die icon somewhere, and a card without one"),
            (len(set(self.faces[:YELLOW])) == YELLOW, "die: faces: expected four different yellow dice"),
            (self.blue == [False, False, True, True], "detective: colour: expected two red ones, then two blue ones"),
            (len(actions) == 4, "detective: action: expected four different Special Actions"),
            (dice == [RED, GREY], "object: die: expected one object with the red die and one with the grey die"),
            (sorted(self.token_icon) == [0, 1, 2, 3], "token: icon: expected each icon once"),
        ]
        for holds, problem in checks:
            if not holds:
                raise DeckError(f"{self.source}: {problem}")

    def allowance(self, energy: int, bought: int) -> int:
        """Yellow dice with this Energy; of those bought, as many as it offers for an hour (PD-R35)."""
        return self.dice[energy] + min(bought, self.for_an_hour[energy])

    def line(self, card: int, hour: int) -> int:
        """The mission line for this hour: the first whose hour is not below it (PD-083)."""
        hours = self.hours[card]
        at = 0
        while hours[at] < hour:
            at += 1
        return at


def read_items(deck: Fields, kind: str, count: int, ids: tuple[str, ...] = ()) -> list[Fields]:
    """The tables of one kind, with these ids if any are given; what is wrong in one of them is told with its id."""
    found: list[Fields] = []
    for number, item in enumerate(deck.items(kind, count), 1):
        slug = Fields(item, f"{deck.where}: {kind} {number}", DeckError).text("id")
        found.append(Fields(item, f"{deck.where}: {kind} {slug!r}", DeckError))
        found[-1].one_of("id", ids[number - 1 : number] or (slug,))
    return found


def read_ids(items: list[Fields], *given: str) -> list[str]:
    """The ids, after those given."""
    found = list(given)
    for fields in items:
        slug = fields.text("id")
        if slug in found or not all([part.isalnum() and part == part.lower() for part in slug.split("-")]):
            raise fields.fail("id", "an id of its own, of small letters and digits joined by -", slug)
        found.append(slug)
    return found


def read_name(fields: Fields, field: str = "name") -> Name:
    """A text for all languages, or one for each."""
    value = fields.get(field)
    names = value if isinstance(value, dict) else {"en": value}
    printable = [isinstance(text, str) and text != "" and text.replace("\u00a0", " ").isprintable() for text in names.values()]
    if not names or not all(printable):
        raise fields.fail(field, "a text, or a table of texts by language", value)
    return names


def read_icon(fields: Fields) -> int:
    return ICONS.index(fields.one_of("icon", tuple(ICONS)))


def read_faces(fields: Fields) -> tuple[int, ...]:
    """PD-D10: four icons, two of them twice."""
    faces = fields.text("faces").split()
    if len(faces) != 6 or sorted([faces.count(icon) for icon in ICONS]) != [1, 1, 2, 2]:
        raise fields.fail("faces", f"six of {' '.join(ICONS)}, two of them twice", " ".join(faces))
    return tuple([BLANK] + [ICONS.index(icon) for icon in faces])


def read_amount(fields: Fields) -> int:
    """Of an object: energy, hours or re-rolls."""
    return fields.number("amount", 1, HOURS) if fields.get("effect") in ("energy", "time", "reroll") else 1


def read_die(fields: Fields) -> int:
    """That an object gives, or `BLANK`."""
    if fields.get("effect") != "die":
        return BLANK
    return RED if fields.one_of("die", ("red", "grey")) == "red" else GREY


def read_night(fields: Fields) -> int:
    night = 0
    for block in fields.items("night"):
        if not isinstance(block, list) or len(block) != 2 or not all([type(h) is int and 1 <= h <= HOURS for h in block]):
            raise fields.fail("night", f"blocks [from, to] of hours from {HOURS} to 1", block)
        night |= sum([1 << hour for hour in range(min(block), max(block) + 1)])
    if night in (0, (1 << HOURS + 1) - 2):
        raise fields.fail("night", "some hours, and not all", fields.get("night"))
    return night


def read_letter(fields: Fields, codes: list[str]) -> int:
    code = fields.text("code")
    if codes.count(code) > 1 or code[0] not in LETTERS:
        raise fields.fail("code", "a code of its own that begins with C, S or I", code)
    return LETTERS.index(code[0])


def read_edges(fields: Fields) -> tuple[int, ...]:
    edges = fields.text("edges").split()
    if len(edges) != 4 or not all([edge in EDGES for edge in edges]):
        raise fields.fail("edges", "four of D W R P and -", " ".join(edges))
    return tuple([BLANK if edge == "-" else ICONS.index(edge) for edge in edges])


def read_missions(fields: Fields) -> list[Fields]:
    """The mission lines of a card."""
    lines = [Fields(line, f"{fields.where}: missions", DeckError) for line in fields.items("missions")]
    hours = [line.number("hour", 1, HOURS) for line in lines]
    if len(hours) < 2 or hours != sorted(set(hours)) or hours[-1] < HOURS:  # PD-D03, PD-D04
        raise fields.fail("missions", f"two lines or more, by rising hour, the last for hour {HOURS}", hours)
    return lines


def read_needs(fields: Fields) -> Four:
    """`D2 W`: Connect the Dots twice, Word on the Street once."""
    parts = fields.text("needs").split()
    counts = {part[0]: part[1:] for part in parts}
    if not parts or len(counts) < len(parts) or not all([icon in ICONS and often in TIMES for icon, often in counts.items()]):
        raise fields.fail("needs", "icons such as D2 W, each once and at most six times", fields.text("needs"))
    return tuple([int(counts[icon] or 1) if icon in counts else 0 for icon in ICONS])


def resources(fields: Fields, field: str, allowed: str) -> int:
    """PD-D06: no clue as a penalty, no time as a reward."""
    parts = fields.text(field).split()
    if len(set(parts)) < len(parts) or not all([part in tuple(allowed) for part in parts]):
        raise fields.fail(field, f"some of {' '.join(allowed)}, each once", " ".join(parts))
    return sum([1 << RESOURCES.index(part) for part in parts])
