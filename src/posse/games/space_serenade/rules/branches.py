"""Instructions made of others: `if`, `may` and `choose`."""

from __future__ import annotations

from typing import ClassVar

from posse.core.choice import Choice, Frame
from posse.core.game import NO, OPTION_1, YES
from posse.core.scene import Say
from posse.core.shapes import expect
from posse.games.space_serenade.rules.instructions import (
    BOUNDS,
    STOP,
    Condition,
    Instruction,
    Steps,
    add_bundle,
    bundle_text,
    bundle_words,
    check_step,
    place_all,
    together,
)
from posse.games.space_serenade.rules.resources import can_pay, lose
from posse.games.space_serenade.rules.state import SerenadeState


def some_possible(s: SerenadeState, me: int, parts: list[Instruction]) -> bool:
    for part in parts:
        if part.possible(s, me):
            return True
    return False


def joined(parts: list[Instruction]) -> str:
    return " and ".join([part.write() for part in parts])


def total(parts: list[Instruction]) -> int:
    """Damage cards that these draw."""
    return sum([part.damage() for part in parts])


class Branch(Instruction):
    """An instruction with others inside."""

    def __init__(self, parts: list[Instruction]) -> None:
        self.parts = parts

    def size(self) -> int:
        return 1 + sum([part.size() for part in self.parts])

    def place(self, program: list[Instruction], after: int) -> None:
        super().place(program, after)
        place_all(self.parts, program, after)

    def possible(self, s: SerenadeState, me: int) -> bool:
        return some_possible(s, me, self.parts)

    def damage(self) -> int:
        return total(self.parts)


class If(Branch):
    """Done if a condition holds."""

    here = True

    def __init__(self, condition: Condition, parts: list[Instruction]) -> None:
        super().__init__(parts)
        self.condition = condition

    def write(self) -> str:
        return f"if {self.condition.write()}: {joined(self.parts)}"

    def go(self, s: SerenadeState, me: int, card: int, zone: int) -> int:
        return self.at + 1 if self.condition.holds(s, me) else self.next

    def phrase(self, say: Say) -> str:
        return self.condition.words(say, together(say, self.parts))

    def worth(self, features: list[float], share: float) -> None:
        for part in self.parts:
            part.worth(features, share * self.condition.odds)


class May(Branch):
    """What may be declined, and is lost then (SS-067, SS-068); it may have a price."""

    def __init__(self, price: int, parts: list[Instruction]) -> None:
        super().__init__(parts)
        self.price = price

    def write(self) -> str:
        price = f"pay {bundle_text(self.price)}: " if self.price else ""
        return f"may {price}{joined(self.parts)}"

    def go(self, s: SerenadeState, me: int, card: int, zone: int) -> int:
        if not can_pay(s, me, self.price) or not some_possible(s, me, self.parts):
            return self.next
        s.push(Maybe(card, zone, self.at), me)
        return STOP

    def phrase(self, say: Say) -> str:
        what = together(say, self.parts)
        return say("may-pay", price=bundle_words(say, self.price), what=what) if self.price else say("may", what=what)

    def worth(self, features: list[float], share: float) -> None:
        part = share * 0.6 if self.price else share
        add_bundle(features, self.price, -part)
        for inside in self.parts:
            inside.worth(features, part)

    def later(self) -> float:
        return -6.0 if self.price else 0.0


class Choose(Branch):
    """One of two."""

    def __init__(self, first: list[Instruction], second: list[Instruction]) -> None:
        super().__init__(first + second)
        self.first = first
        self.second = second

    def place(self, program: list[Instruction], after: int) -> None:
        Instruction.place(self, program, after)
        place_all(self.first, program, after)
        place_all(self.second, program, after)

    def write(self) -> str:
        return f"choose {joined(self.first)} or {joined(self.second)}"

    def go(self, s: SerenadeState, me: int, card: int, zone: int) -> int:
        """Asks if both can be done; else what can be is done."""
        first = some_possible(s, me, self.first)
        second = some_possible(s, me, self.second)
        if first and second:
            s.push(Half(card, zone, self.at), me)
            return STOP
        return self.first[0].at if first else self.second[0].at if second else self.next

    def damage(self) -> int:
        return max(total(self.first), total(self.second))

    def phrase(self, say: Say) -> str:
        return say("choose", first=together(say, self.first), second=together(say, self.second))

    def worth(self, features: list[float], share: float) -> None:
        for part in self.parts:
            part.worth(features, share * 0.6)


# -- what they ask ------------------------------------------------------------------------


class Asked(Choice[SerenadeState]):
    """What a branch asks before the card goes on."""

    on = Steps.on
    fields = ("card", "zone", "at")
    bounds = BOUNDS
    branch: ClassVar[type[Branch]] = Branch
    """The instruction that asks this."""

    def __init__(self, card: int, zone: int, at: int) -> None:
        self.card = card
        self.zone = zone
        self.at = at
        """The number of the instruction in the card's program."""

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        steps = check_step(s, self.card, self.zone, below)
        asks = self.at < len(steps) and isinstance(steps[self.at], self.branch)
        expect(asks, f"{type(self).__name__}: at", "an instruction that asks this", self.at)

    def instruction(self, s: SerenadeState) -> Instruction:
        return s.cards.programs[self.zone][self.card][self.at]

    def go_on(self, s: SerenadeState, seat: int, at: int) -> None:
        s.push(Steps(self.card, self.zone, at), seat)


class Maybe(Asked):
    """Whether to do what is inside a `May`."""

    branch = May

    def asking(self, s: SerenadeState) -> May:
        may = self.instruction(s)
        assert isinstance(may, May)
        return may

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [YES, NO]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        may = self.asking(s)
        if move == YES and may.price:
            lose(s, seat, may.price)
        self.go_on(s, seat, may.at + 1 if move == YES else may.next)


class Half(Asked):
    """Which half of a `Choose` to do."""

    branch = Choose

    def asking(self, s: SerenadeState) -> Choose:
        choose = self.instruction(s)
        assert isinstance(choose, Choose)
        return choose

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [OPTION_1, OPTION_1 + 1]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        choose = self.asking(s)
        half = choose.first if move == OPTION_1 else choose.second
        self.go_on(s, seat, half[0].at)
