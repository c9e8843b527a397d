"""The base classes of instructions that ask their player."""

from __future__ import annotations

from typing import ClassVar

from posse.core.choice import SAME
from posse.core.native import mypyc_attr
from posse.core.scene import Say
from posse.games.space_serenade.rules.instructions import Instruction
from posse.games.space_serenade.rules.moves import DONE
from posse.games.space_serenade.rules.state import SerenadeState


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Instruction):
    """What its player chooses. Its last field is `optional`: whether it may be declined, by the move `done`."""

    on = {"Steps": SAME, "Turn": SAME}
    optional: bool = False
    refusal: ClassVar[str] = "move-no-card"
    """The key of the text of that move."""

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        """The moves to choose from, sorted."""
        raise NotImplementedError(f"{type(self).__name__} has no choices()")

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        """Carries out one of them."""
        raise NotImplementedError(f"{type(self).__name__} has no chosen()")

    def declinable(self) -> bool:
        return self.optional

    def refused(self) -> str:
        """The key of the text for `done`."""
        return self.refusal

    def write(self) -> str:
        return f"may {super().write()}" if self.optional else super().write()

    def words(self, say: Say) -> str:
        return say("may", what=self.phrase(say)) if self.optional else self.phrase(say)

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(self.choices(s, me)) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        if self.possible(s, me):
            s.push(self, me)

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [DONE] + self.choices(s, seat) if self.declinable() else self.choices(s, seat)

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move != DONE:
            self.chosen(s, seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountedQuestion(Question):
    """The same question several times; only the first one may be declined."""

    fields: ClassVar[tuple[str, ...]] = ("count", "optional")

    def __init__(self, count: int, optional: bool = False) -> None:
        self.count = count
        self.optional = optional

    def rest(self) -> Instruction:
        """What is left after one choice."""
        return type(self)(self.count - 1)

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move != DONE:
            self.chosen(s, seat, move)
            if self.count > 1:
                self.rest().do(s, seat, -1)
