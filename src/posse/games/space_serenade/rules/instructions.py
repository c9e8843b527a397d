"""What card effects are made of: the base classes of instructions and conditions.

A subclass of `Instruction` is the one home of an instruction: how a deck writes it (`form`), when it is possible, what it
does, how it is worded (`text`, a key in texts/*.ftl), and what it is worth to a bot. `effects.INSTRUCTIONS` lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from posse.core.choice import SAME, Choice, Effect, Frame
from posse.core.native import i64, mypyc_attr
from posse.core.scene import Say, join_names
from posse.core.shapes import expect

if TYPE_CHECKING:
    from posse.games.space_serenade.rules.notation import Reader
    from posse.games.space_serenade.rules.state import SerenadeState

COLOURS: Final = ("spike", "jet", "faye", "ed")
"""The characters: a colour of cards is a character's."""
NAMES: Final = ("Spike", "Jet", "Faye", "Ed")
"""The characters are called the same in every language."""
PILES: Final = ("resistance", "investigation")
RESISTANCE: Final = 0
INVESTIGATION: Final = 1

# -- resources ----------------------------------------------------------------------------

WOOLONGS: Final = 0
FUEL: Final = 1
STRENGTH: Final = 2
CLUES: Final = 3
LETTERS: Final = "WFSC"
RESOURCES: Final = ("woolongs", "fuel", "strength", "clues")
BITS: Final = 5
"""A price or gain, called a bundle, is one number with so many bits for each resource."""
MASK: Final = 31


def amount(bundle: i64, resource: i64) -> int:
    """How much of one resource is in a bundle."""
    return bundle >> resource * BITS & MASK


def bundle_text(bundle: int) -> str:
    """As a deck writes it: `W2 F1`."""
    return " ".join([f"{LETTERS[r]}{amount(bundle, r)}" for r in range(4) if amount(bundle, r)])


def bundle_words(say: Say, bundle: int, times: int = 1) -> str:
    """`2 Woolongs and 1 Fuel`."""
    return join_names(say, [say(RESOURCES[r], number=amount(bundle, r) * times) for r in range(4) if amount(bundle, r)])


# -- what an instruction is worth to a bot ------------------------------------------------

DRAWS: Final = 4
"""Cards drawn."""
THINS: Final = 5
"""Cards removed."""
MENDS: Final = 6
"""Damage cards removed."""
EXTRAS: Final = 7
"""Whatever else, in Renown."""
FEATURES: Final = 8
"""The first four are the resources."""


def add_bundle(features: list[float], bundle: int, share: float) -> None:
    for resource in range(4):
        features[resource] += amount(bundle, resource) * share


# -- instructions -------------------------------------------------------------------------

STOP: Final = 1 << 30
"""No effect has so many instructions: it goes on later, if at all."""


RED: Final = 2
"""The zone, as in `cards`, which imports this module."""
BOUNDS: Final = {
    "card": (0, STOP),
    "zone": (0, 2),
    "at": (0, STOP),
    "count": (1, 10),
    "which": (1, 15),
    "who": (0, 2),
    "moved": (0, 15),
    "most": (0, 99),
    "by": (-10, 10),
    "limit": (0, 10),
    "where": (0, 3),
    "pile": (RESISTANCE, INVESTIGATION),
    "optional": (False, True),
}
"""Of the fields of all effects."""


def check_step(s: SerenadeState, card: int, zone: int, below: Frame | None) -> Program:
    """The program of a zone; a red zone is that of a Damage card which was drawn and is settled afterwards."""
    settles = below is not None and type(below.effect).__name__ == "Settle"
    expect((zone == RED) == settles and (zone != RED or card in s.drawn), "zone", "a zone of this card", zone)
    expect(card < len(s.cards.ids), "card", "a card", card)
    return s.cards.programs[zone][card]


class Steps(Effect["SerenadeState"]):
    """The effect in one zone of a card, from some instruction on."""

    on = {"Turn": SAME, "Teamwork": SAME, "Settle": SAME}
    fields = ("card", "zone", "at")
    bounds = BOUNDS

    def __init__(self, card: int, zone: int, at: int) -> None:
        self.card = card
        self.zone = zone
        self.at = at

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        steps = check_step(s, self.card, self.zone, below)
        expect(self.at <= len(steps), "Steps: at", f"at most {len(steps)}", self.at)

    def run(self, s: SerenadeState, me: int) -> None:
        run_steps(s, me, self.card, self.zone, self.at)


def run_steps(s: SerenadeState, me: int, card: int, zone: int, at: int) -> None:
    """Does instructions up to the next one that may ask somebody."""
    program = s.cards.programs[zone][card]
    while at < len(program):
        at = program[at].go(s, me, card, zone)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Choice["SerenadeState"]):
    """One thing that a card says. It is immutable, and may itself be the choice that lies on the stack.

    The rest of the effect is on the stack before `do` is called, which may put something above it (SS-071). `Instant` is for
    what asks nobody, `questions.Question` for what its player chooses.
    """

    on = {}
    bounds = BOUNDS
    form: ClassVar[str] = ""
    """How a deck writes it: words, and `{field}` or `{field:kind}` for the kinds of `Reader.value`."""
    text: ClassVar[str] = ""
    """The key of its text, in which `$number` is the first field."""
    brings: ClassVar[int] = EXTRAS
    value: ClassVar[float] = 0.0
    """What it brings to a bot, one of the `FEATURES`, and how much of it for each of its number."""
    here: ClassVar[bool] = False
    """Whether it does something else in another place, for a bot."""
    delay: ClassVar[float] = 0.0
    """Added to the rank of a card in the order in which a bot plays its hand: below 0 is later."""
    refreshes: ClassVar[bool] = False
    """Whether it takes away what a bot could buy now."""

    at: int = 0
    """Its place in the effect that it is part of."""
    next: int = 0
    """Where the effect goes on after it."""

    # -- as a deck writes it ------------------------------------------------------------

    @classmethod
    def parse(cls, reader: Reader) -> Instruction:
        """Reads `form`, and makes the instruction of its fields."""
        return reader.make(cls, cls.form)

    def shape(self) -> str:
        """The form in which this one is written."""
        return self.form

    def write(self) -> str:
        """The words that `parse` reads back."""
        return filled(self.shape(), self)

    # -- what it does -------------------------------------------------------------------

    def possible(self, s: SerenadeState, me: int) -> bool:
        """Whether it would do anything; what is not possible is not offered."""
        return True

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        """Does it for player `me`, as said by this card."""
        raise NotImplementedError(f"{type(self).__name__} has no do()")

    def damage(self) -> int:
        """How many Damage cards it draws, at most."""
        return 0

    # -- within an effect ---------------------------------------------------------------

    def go(self, s: SerenadeState, me: int, card: int, zone: int) -> int:
        """Does it as a step of the effect in a zone of a card; returns where that goes on, or `STOP`."""
        s.push(Steps(card, zone, self.next), me)
        self.do(s, me, card)
        return STOP

    def size(self) -> int:
        """How many places it takes."""
        return 1

    def place(self, program: list[Instruction], after: int) -> None:
        """Takes the next places in a program; `after` is where the effect goes on."""
        self.at = len(program)
        self.next = after
        program.append(self)

    # -- words --------------------------------------------------------------------------

    def phrase(self, say: Say) -> str:
        """Such as `draw 2 cards`."""
        return say(self.text, number=getattr(self, self.fields[0])) if self.fields else say(self.text)

    def words(self, say: Say) -> str:
        """The same, with whether it can be declined."""
        return self.phrase(say)

    # -- bots ---------------------------------------------------------------------------

    def worth(self, features: list[float], share: float) -> None:
        """Adds what it brings, times `share`, to a list of `FEATURES`."""
        number: int = getattr(self, self.fields[0]) if self.fields else 1
        features[self.brings] += share * self.value * max(1, number)

    def later(self) -> float:
        return self.delay


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(Instruction):
    """What happens without a question to anybody: `do` puts nothing on the stack."""

    def go(self, s: SerenadeState, me: int, card: int, zone: int) -> int:
        self.do(s, me, card)
        return self.next


@mypyc_attr(allow_interpreted_subclasses=True)
class CountedInstant(Instant):
    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


Program = tuple[Instruction, ...]
"""A whole effect, flat: each instruction is followed by those inside it."""


def place_all(parts: list[Instruction], program: list[Instruction], after: int) -> None:
    """Gives places to instructions that are done in order."""
    for number, part in enumerate(parts):
        part.place(program, len(program) + part.size() if number + 1 < len(parts) else after)


def compiled(parts: list[Instruction]) -> Program:
    """The program of an effect."""
    program: list[Instruction] = []
    place_all(parts, program, sum([part.size() for part in parts]))
    return tuple(program)


def steps_of(program: Program) -> list[Instruction]:
    """The steps of an effect, without what is inside them."""
    found: list[Instruction] = []
    at = 0
    while at < len(program):
        found.append(program[at])
        at = program[at].next
    return found


def together(say: Say, parts: list[Instruction]) -> str:
    """Instructions that belong together, in one phrase."""
    return join_names(say, [part.words(say) for part in parts])


def filled(form: str, fields: Any) -> str:
    """A form with the values of its fields."""
    return " ".join([field_text(word[1:-1], fields) if word.startswith("{") else word for word in form.split()])


def field_text(field: str, fields: Any) -> str:
    name, _, kind = field.partition(":")
    value: int = getattr(fields, name)
    if kind == "bundle":
        return bundle_text(value)
    if kind == "colour":
        return COLOURS[value]
    if kind == "pile":
        return PILES[value]
    return f"{value:+}" if kind == "sign" else str(value)


# -- conditions ---------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What `if` asks of the table: how it is written, when it holds, how it is worded, how often it holds for a bot."""

    form: ClassVar[str] = ""
    text: ClassVar[str] = ""
    """The key of its text, in which `$what` is what happens then."""
    odds: ClassVar[float] = 0.7

    @classmethod
    def parse(cls, reader: Reader) -> Condition:
        return reader.make(cls, cls.form)

    def write(self) -> str:
        return filled(self.form, self)

    def holds(self, s: SerenadeState, me: int) -> bool:
        raise NotImplementedError(f"{type(self).__name__} has no holds()")

    def words(self, say: Say, what: str) -> str:
        return say(self.text, what=what)
