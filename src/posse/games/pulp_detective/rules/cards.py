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
Needs = tuple[int, ...]
"""How often each icon is needed. A tuple of any length: one of a known length is made anew whenever it is asked for an icon."""
NOTHING: Final[Needs] = (0, 0, 0, 0)


class Cards(Deck):
    """All that a deck file says."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        super().__init__(data, source)
        self.source = source
        self.ids: list[str] = []
        self.codes: list[str] = []
        self.names: list[Name] = []
        self.flavours: list[Name] = []
        """Of each card a line that gives it colour, or nothing."""
        self.letter: list[int] = []
        """On the back: C, S or I."""
        self.die: list[int] = []
        """The die icon, 1 to 6, or 0."""
        self.edges: list[tuple[int, ...]] = []
        """Icons or `BLANK`: top, right, bottom, left."""
        self.hours: list[tuple[int, ...]] = []
        """Of the mission lines, from the first."""
        self.needs: list[tuple[Needs, ...]] = []
        self.rewards: list[tuple[int, ...]] = []
        self.penalties: list[tuple[int, ...]] = []
        self.faces: list[tuple[int, ...]] = []
        """The icons of each die, by face from 1; face 0 is not rolled."""
        self.dice: list[int] = []
        """Yellow dice by energy."""
        self.for_an_hour: list[int] = []
        self.level_hour: list[int] = []
        self.level_energy: list[int] = []
        self.case_ids: list[str] = []
        self.case_names: list[Name] = []
        self.case_flavours: list[Name] = []
        self.clues: list[int] = []
        self.nights: list[int] = []
        """The night hours of each case, a bit for each."""
        self.twists: list[bool] = []
        self.without: list[int] = []
        """The object that is not in the case, or `EMPTY`."""
        self.detective_ids: list[str] = []
        self.detective_names: list[Name] = []
        self.detective_flavours: list[Name] = []
        self.blue: list[bool] = []
        self.by_night: list[bool] = []
        self.rerolls: list[bool] = []
        """Whether the Special Action re-rolls a yellow die; else dice with an icon are wild."""
        self.rerollers = 0
        """The same, a bit for each."""
        self.wild: list[int] = []
        self.limit: list[int] = []
        """Uses in a turn; 0 for any number."""
        self.object_ids: list[str] = ["empty"]
        self.object_names: list[Name] = [{}]
        self.object_flavours: list[Name] = [{}]
        self.effect: list[int] = [EMPTY]
        self.amount: list[int] = [0]
        self.object_die: list[int] = [BLANK]
        self.suspect_ids: list[str] = [""]
        self.suspect_names: list[Name] = [{}]
        self.suspect_flavours: list[Name] = [{}]
        self.suspect_needs: list[Needs] = [NOTHING]
        self.token_names: list[Name] = []
        self.token_icon: list[int] = []
        self._read(Fields(data, source, DeckError))
        self.number = {slug: card for card, slug in enumerate(self.ids)}
        self.coded = {code: card for card, code in enumerate(self.codes)}

    def _read(self, deck: Fields) -> None:
        kinds: list[tuple[str, int, Callable[[Fields], None]]] = [
            ("die", DICE, self._read_die),
            ("level", len(LEVELS), self._read_level),
            ("object", 6, self._read_object),
            ("case", 3, self._read_case),
            ("detective", 4, self._read_detective),
            ("suspect", 6, self._read_suspect),
            ("token", len(TOKENS), self._read_token),
            ("card", CARDS, self._read_card),
        ]
        self._read_energy(deck.inner("energy"))
        for kind, count, read in kinds:
            for number, data in enumerate(deck.items(kind, count), 1):
                fields = self._fields(kind, number, data)
                read(fields)
                fields.finish()
        deck.finish()
        self._check()

    def _fields(self, kind: str, number: int, data: object) -> Fields:
        slug = Fields(data, f"{self.source}: {kind} {number}", DeckError).text("id")
        return Fields(data, f"{self.source}: {kind} {slug!r}", DeckError)

    def _read_die(self, fields: Fields) -> None:
        """PD-D10: four icons, two of them twice."""
        fields.text("id")
        faces = fields.text("faces").split()
        counts = sorted([faces.count(icon) for icon in ICONS])
        if len(faces) != 6 or counts != [1, 1, 2, 2]:
            raise fields.fail("faces", f"six of {' '.join(ICONS)}, two of them twice", " ".join(faces))
        self.faces.append(tuple([BLANK] + [ICONS.index(icon) for icon in faces]))

    def _read_energy(self, fields: Fields) -> None:
        self.dice = fields.numbers("dice", MOST_ENERGY + 1, 0, MOST_ROLLS)
        self.for_an_hour = fields.numbers("for_an_hour", MOST_ENERGY + 1, 0, 2)
        if min(self.dice[1:]) < 1 or max(self.dice) + max(self.for_an_hour) > MOST_ROLLS:
            raise fields.fail("dice", f"1 to {MOST_ROLLS - 2} from energy 1 on", self.dice)
        fields.finish()

    def _read_level(self, fields: Fields) -> None:
        fields.one_of("id", (LEVELS[len(self.level_hour)],))
        self.level_hour.append(fields.number("hour", 1, HOURS))
        self.level_energy.append(fields.number("energy", 1, MOST_ENERGY))

    def _read_object(self, fields: Fields) -> None:
        read_names(fields, self.object_ids, self.object_names, self.object_flavours)
        effect = EFFECTS.index(fields.one_of("effect", EFFECTS)) + 1
        self.effect.append(effect)
        self.amount.append(fields.number("amount", 1, HOURS) if effect in (GIVES_ENERGY, TURNS_BACK, REROLLS) else 1)
        die = fields.one_of("die", ("red", "grey")) if effect == GIVES_DIE else ""
        self.object_die.append({"": BLANK, "red": RED, "grey": GREY}[die])

    def _read_case(self, fields: Fields) -> None:
        read_names(fields, self.case_ids, self.case_names, self.case_flavours)
        self.clues.append(fields.number("clues", 1, 4))
        night = 0
        for block in fields.items("night"):
            if not isinstance(block, list) or len(block) != 2 or not all([type(h) is int and 1 <= h <= HOURS for h in block]):
                raise fields.fail("night", f"blocks [from, to] of hours from {HOURS} to 1", block)
            night |= sum([1 << hour for hour in range(min(block), max(block) + 1)])
        if night in (0, (1 << HOURS + 1) - 2):
            raise fields.fail("night", "some hours, and not all", fields.get("night"))
        self.nights.append(night)
        self.twists.append(fields.flag("twists", True))
        without = fields.one_of("without", tuple(self.object_ids), "empty")
        self.without.append(self.object_ids.index(without))

    def _read_detective(self, fields: Fields) -> None:
        read_names(fields, self.detective_ids, self.detective_names, self.detective_flavours)
        self.blue.append(fields.one_of("colour", ("red", "blue")) == "blue")
        self.by_night.append(fields.one_of("when", ("night", "day")) == "night")
        rerolls = fields.one_of("action", ("reroll", "wild")) == "reroll"
        self.rerollers |= int(rerolls) << len(self.rerolls)
        self.rerolls.append(rerolls)
        self.wild.append(BLANK if rerolls else ICONS.index(fields.one_of("icon", tuple(ICONS))))
        self.limit.append(fields.number("limit", 1, 9, default=0))

    def _read_suspect(self, fields: Fields) -> None:
        read_names(fields, self.suspect_ids, self.suspect_names, self.suspect_flavours)
        needs = read_needs(fields)
        if sum(needs) > YELLOW:  # PD-D19
            raise fields.fail("needs", "at most four icons, so that it can be done without twists", fields.text("needs"))
        self.suspect_needs.append(needs)

    def _read_token(self, fields: Fields) -> None:
        fields.one_of("id", (TOKENS[len(self.token_names)],))
        self.token_names.append(name(fields))
        self.token_icon.append(ICONS.index(fields.one_of("icon", tuple(ICONS))))

    def _read_card(self, fields: Fields) -> None:
        read_names(fields, self.ids, self.names, self.flavours)
        code = fields.text("code")
        if code in self.codes or code[0] not in LETTERS:
            raise fields.fail("code", "a code of its own that begins with C, S or I", code)
        self.codes.append(code)
        self.letter.append(LETTERS.index(code[0]))
        self.die.append(fields.number("die", 1, 6, default=0))
        edges = fields.text("edges").split()
        if len(edges) != 4 or not all([edge in EDGES for edge in edges]):
            raise fields.fail("edges", "four of D W R P and -", " ".join(edges))
        self.edges.append(tuple([BLANK if edge == "-" else ICONS.index(edge) for edge in edges]))
        self._read_missions(fields)

    def _read_missions(self, fields: Fields) -> None:
        lines = [Fields(line, f"{fields.where}: missions", DeckError) for line in fields.items("missions")]
        hours = [line.number("hour", 1, HOURS) for line in lines]
        if len(hours) < 2 or hours != sorted(set(hours)) or hours[-1] < HOURS:  # PD-D03, PD-D04
            raise fields.fail("missions", f"two lines or more, by rising hour, the last for hour {HOURS}", hours)
        self.hours.append(tuple(hours))
        self.needs.append(tuple([read_needs(line) for line in lines]))
        self.rewards.append(tuple([resources(line, "reward", "OEK") for line in lines]))
        self.penalties.append(tuple([resources(line, "penalty", "OET") for line in lines]))
        for line in lines:
            line.finish()

    def _check(self) -> None:
        """What the pieces have to be together."""
        problem = ""
        if not all([letter in self.letter for letter in range(3)]):
            problem = "card: code: expected all of C, S and I"
        elif 0 not in self.die or not all([icon in self.die for icon in range(1, 7)]):
            problem = "card: die: expected each die icon somewhere, and a card without one"
        elif len(set(self.faces[:YELLOW])) < YELLOW:
            problem = "die: faces: expected four different yellow dice"
        elif self.blue != [False, False, True, True]:
            problem = "detective: colour: expected two red ones, then two blue ones"
        elif len({(self.by_night[d], self.rerolls[d], self.wild[d]) for d in range(4)}) < 4:
            problem = "detective: action: expected four different Special Actions"
        elif sorted([die for die in self.object_die if die != BLANK]) != [RED, GREY]:
            problem = "object: die: expected one object with the red die and one with the grey die"
        elif sorted(self.token_icon) != [0, 1, 2, 3]:
            problem = "token: icon: expected each icon once"
        if problem:
            raise DeckError(f"{self.source}: {problem}")

    def line(self, card: int, hour: int) -> int:
        """The mission line for this hour: the first whose hour is not below it (PD-083)."""
        hours = self.hours[card]
        at = 0
        while hours[at] < hour:
            at += 1
        return at


def own_id(fields: Fields, taken: list[str]) -> str:
    slug = fields.text("id")
    if slug in taken or not all([part.isalnum() and part == part.lower() for part in slug.split("-")]):
        raise fields.fail("id", "an id of its own, of small letters and digits joined by -", slug)
    return slug


def name(fields: Fields, field: str = "name") -> Name:
    """A text for all languages, or one for each."""
    value = fields.get(field)
    names = value if isinstance(value, dict) else {"en": value}
    if not names or not all([is_printable(text) for text in names.values()]):
        raise fields.fail(field, "a text, or a table of texts by language", value)
    return names


def read_names(fields: Fields, ids: list[str], names: list[Name], flavours: list[Name]) -> None:
    ids.append(own_id(fields, ids))
    names.append(name(fields))
    flavours.append(name(fields, "flavour") if fields.has("flavour") else {})


def is_printable(text: object) -> bool:
    return isinstance(text, str) and text != "" and text.replace("\u00a0", " ").isprintable()


def read_needs(fields: Fields) -> Needs:
    """`D2 W`: Connect the Dots twice, Word on the Street once."""
    text = fields.text("needs")
    counts = [0, 0, 0, 0]
    for part in text.split():
        if part[0] not in ICONS or counts[ICONS.index(part[0])] or part[1:] not in TIMES:
            raise fields.fail("needs", "icons such as D2 W, each once and at most six times", text)
        counts[ICONS.index(part[0])] = int(part[1:] or 1)
    if sum(counts) == 0:
        raise fields.fail("needs", "icons such as D2 W, each once and at most six times", text)
    return (counts[0], counts[1], counts[2], counts[3])


def resources(fields: Fields, field: str, allowed: str) -> int:
    """PD-D06: no clue as a penalty, no time as a reward."""
    parts = fields.text(field).split()
    if len(set(parts)) < len(parts) or not all([part in tuple(allowed) for part in parts]):
        raise fields.fail(field, f"some of {' '.join(allowed)}, each once", " ".join(parts))
    return sum([1 << RESOURCES.index(part) for part in parts])
