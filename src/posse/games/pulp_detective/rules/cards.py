"""Everything printed, read from a deck file and checked against what the rulebook says about it.

Each list of `Cards` is by number: cards from 0, die icons, objects and suspects from 1 (0 is no die icon, or Empty).
"""

from __future__ import annotations

from collections.abc import Callable
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
        super().__init__(data, source)
        self.source = source
        self.names: dict[str, list[Name]] = {}
        """By kind of piece, then by number."""
        self.flavours: dict[str, list[Name]] = {}
        """Of each piece a line that gives it colour, or nothing."""
        deck = Fields(data, source, DeckError)
        self._read_energy(deck.inner("energy"))
        kinds: list[tuple[str, int, Callable[[list[Fields]], None]]] = [
            ("die", DICE, self._read_dice),
            ("level", len(LEVELS), self._read_levels),
            ("object", 6, self._read_objects),
            ("case", 3, self._read_cases),
            ("detective", 4, self._read_detectives),
            ("suspect", 6, self._read_suspects),
            ("token", len(TOKENS), self._read_tokens),
            ("card", CARDS, self._read_cards),
        ]
        for kind, count, read in kinds:
            items = [self._fields(kind, number, item) for number, item in enumerate(deck.items(kind, count), 1)]
            read(items)
            for fields in items:
                fields.finish()
        deck.finish()
        self._check()
        self.number = {slug: card for card, slug in enumerate(self.ids)}
        self.coded = {code: card for card, code in enumerate(self.codes)}

    def _fields(self, kind: str, number: int, item: object) -> Fields:
        slug = Fields(item, f"{self.source}: {kind} {number}", DeckError).text("id")
        fields = Fields(item, f"{self.source}: {kind} {slug!r}", DeckError)
        fields.text("id")
        return fields

    def _named(self, kind: str, items: list[Fields], ids: list[str]) -> list[str]:
        """Reads names and flavours, and returns the ids, those given included."""
        self.names[kind] = [{} for _ in ids] + [name(fields, "name") for fields in items]
        self.flavours[kind] = [{} for _ in ids] + [name(f, "flavour") if f.has("flavour") else {} for f in items]
        for fields in items:
            slug = fields.text("id")
            if slug in ids or not all([part.isalnum() and part == part.lower() for part in slug.split("-")]):
                raise fields.fail("id", "an id of its own, of small letters and digits joined by -", slug)
            ids.append(slug)
        return ids

    def _read_energy(self, fields: Fields) -> None:
        self.dice = fields.numbers("dice", MOST_ENERGY + 1, 0, MOST_ROLLS)
        """Yellow dice by energy."""
        self.for_an_hour = fields.numbers("for_an_hour", MOST_ENERGY + 1, 0, 2)
        if min(self.dice[1:]) < 1 or max(self.dice) + max(self.for_an_hour) > MOST_ROLLS:
            raise fields.fail("dice", f"1 to {MOST_ROLLS - 2} from energy 1 on", self.dice)
        fields.finish()

    def _read_dice(self, items: list[Fields]) -> None:
        self.faces = [read_faces(fields) for fields in items]
        """The icons of each die, by face from 1; face 0 is not rolled."""

    def _read_levels(self, items: list[Fields]) -> None:
        for fields, level in zip(items, LEVELS, strict=True):
            fields.one_of("id", (level,))
        self.level_hour = [fields.number("hour", 1, HOURS) for fields in items]
        self.level_energy = [fields.number("energy", 1, MOST_ENERGY) for fields in items]

    def _read_objects(self, items: list[Fields]) -> None:
        self.object_ids = self._named("object", items, ["empty"])
        self.effect = [EMPTY] + [EFFECTS.index(fields.one_of("effect", EFFECTS)) + 1 for fields in items]
        self.amount, self.object_die = [0], [BLANK]
        for effect, fields in zip(self.effect[1:], items, strict=True):
            self.amount.append(fields.number("amount", 1, HOURS) if effect in (GIVES_ENERGY, TURNS_BACK, REROLLS) else 1)
            die = fields.one_of("die", ("red", "grey")) if effect == GIVES_DIE else ""
            self.object_die.append({"": BLANK, "red": RED, "grey": GREY}[die])

    def _read_cases(self, items: list[Fields]) -> None:
        self.case_ids = self._named("case", items, [])
        self.clues = [fields.number("clues", 1, 4) for fields in items]
        self.nights = [read_night(fields) for fields in items]
        """The night hours of each case, a bit for each."""
        self.twists = [fields.flag("twists", True) for fields in items]
        objects = tuple(self.object_ids)
        self.without = [objects.index(fields.one_of("without", objects, "empty")) for fields in items]
        """The object that is not in the case, or `EMPTY`."""

    def _read_detectives(self, items: list[Fields]) -> None:
        self.detective_ids = self._named("detective", items, [])
        self.blue = [fields.one_of("colour", ("red", "blue")) == "blue" for fields in items]
        self.by_night = [fields.one_of("when", ("night", "day")) == "night" for fields in items]
        self.rerolls = [fields.one_of("action", ("reroll", "wild")) == "reroll" for fields in items]
        """Whether the Special Action re-rolls a yellow die; else dice with an icon are wild."""
        self.rerollers = sum([1 << d for d in range(4) if self.rerolls[d]])
        """The same, a bit for each."""
        self.wild = [BLANK if self.rerolls[d] else read_icon(items[d]) for d in range(4)]
        self.limit = [fields.number("limit", 1, 9, default=0) for fields in items]
        """Uses in a turn; 0 for any number."""

    def _read_suspects(self, items: list[Fields]) -> None:
        self.suspect_ids = self._named("suspect", items, [""])
        self.suspect_needs = [NOTHING] + [read_needs(fields) for fields in items]
        for needs, fields in zip(self.suspect_needs[1:], items, strict=True):
            if sum(needs) > YELLOW:  # PD-D19
                raise fields.fail("needs", "at most four icons, so that it can be done without twists", fields.text("needs"))

    def _read_tokens(self, items: list[Fields]) -> None:
        for fields, token in zip(items, TOKENS, strict=True):
            fields.one_of("id", (token,))
        self.names["token"] = [name(fields, "name") for fields in items]
        self.token_icon = [read_icon(fields) for fields in items]

    def _read_cards(self, items: list[Fields]) -> None:
        self.ids = self._named("card", items, [])
        self.codes: list[str] = []
        for fields in items:
            code = fields.text("code")
            if code in self.codes or code[0] not in LETTERS:
                raise fields.fail("code", "a code of its own that begins with C, S or I", code)
            self.codes.append(code)
        self.letter = [LETTERS.index(code[0]) for code in self.codes]
        """On the back: C, S or I."""
        self.die = [fields.number("die", 1, 6, default=0) for fields in items]
        """The die icon, 1 to 6, or 0."""
        self.edges = [read_edges(fields) for fields in items]
        """Icons or `BLANK`: top, right, bottom, left."""
        missions = [read_missions(fields) for fields in items]
        self.hours = [tuple([line.number("hour", 1, HOURS) for line in lines]) for lines in missions]
        """Of the mission lines, from the first."""
        self.needs = [tuple([read_needs(line) for line in lines]) for lines in missions]
        self.rewards = [tuple([resources(line, "reward", "OEK") for line in lines]) for lines in missions]
        self.penalties = [tuple([resources(line, "penalty", "OET") for line in lines]) for lines in missions]
        for lines in missions:
            for line in lines:
                line.finish()

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

    def line(self, card: int, hour: int) -> int:
        """The mission line for this hour: the first whose hour is not below it (PD-083)."""
        hours = self.hours[card]
        at = 0
        while hours[at] < hour:
            at += 1
        return at


def name(fields: Fields, field: str) -> Name:
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


def read_night(fields: Fields) -> int:
    night = 0
    for block in fields.items("night"):
        if not isinstance(block, list) or len(block) != 2 or not all([type(h) is int and 1 <= h <= HOURS for h in block]):
            raise fields.fail("night", f"blocks [from, to] of hours from {HOURS} to 1", block)
        night |= sum([1 << hour for hour in range(min(block), max(block) + 1)])
    if night in (0, (1 << HOURS + 1) - 2):
        raise fields.fail("night", "some hours, and not all", fields.get("night"))
    return night


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
