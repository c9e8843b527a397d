"""Effects made of effects, so that a card reads like the card."""

from __future__ import annotations

from typing import Any, Final

from posse.core.choice import Choice, Effect
from posse.core.state import State

YES: Final = 1
NO: Final = 2
OPTION_1: Final = 3


def flat(parts: tuple[Any, ...]) -> tuple[Effect[Any], ...]:
    """The parts, written out on a card or, from a saved state, given as one tuple."""
    return parts[0] if len(parts) == 1 and isinstance(parts[0], tuple) else parts


class Seq(Effect[State]):
    """One after the other."""

    fields = ("parts",)

    def __init__(self, *parts: Any) -> None:
        self.parts = flat(parts)

    def run(self, s: State, me: int) -> None:
        for part in self.parts[::-1]:
            s.push(part, me)


class Each(Effect[State]):
    """Every seat in turn, from the one whose effect it is."""

    fields = ("part",)

    def __init__(self, part: Effect[Any]) -> None:
        self.part = part

    def run(self, s: State, me: int) -> None:
        for step in range(s.players - 1, -1, -1):
            s.push(self.part, (me + step) % s.players)


class Repeat(Effect[State]):
    """The same, several times."""

    fields = ("times", "part")

    def __init__(self, times: int, part: Effect[Any]) -> None:
        self.times = times
        self.part = part

    def run(self, s: State, me: int) -> None:
        for _ in range(self.times):
            s.push(self.part, me)


class May(Choice[State]):
    """The player may have the effect happen, or not."""

    fields = ("part",)

    def __init__(self, part: Effect[Any]) -> None:
        self.part = part

    def options(self, s: State, seat: int) -> list[int]:
        return [YES, NO]

    def take(self, s: State, seat: int, move: int) -> None:
        if move == YES:
            s.push(self.part, seat)


class OneOf(Choice[State]):
    """The player picks one of up to eight effects."""

    fields = ("parts",)

    def __init__(self, *parts: Any) -> None:
        self.parts = flat(parts)
        if len(self.parts) > 8:
            raise ValueError(f"OneOf takes up to 8 effects, not {len(self.parts)}")

    def options(self, s: State, seat: int) -> list[int]:
        return [OPTION_1 + i for i in range(len(self.parts))]

    def take(self, s: State, seat: int, move: int) -> None:
        s.push(self.parts[move - OPTION_1], seat)


COMPOSITIONS: Final[tuple[Any, ...]] = (Seq, Each, Repeat, May, OneOf)
