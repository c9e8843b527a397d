"""What lies on a state's stack: effects, and the choices among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from posse.core.native import mypyc_attr

if TYPE_CHECKING:
    from posse.core.engine import Engine
    from posse.core.rng import Rng

S = TypeVar("S", bound="Engine")

BOTTOM: Final = ""
"""In `Effect.on`: nothing lies below."""
ANY: Final = 0
SAME: Final = 1
OTHER: Final = 2
"""In `Effect.on`: whose effect lies below."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """Something that happens: card text. Immutable; what a closure would capture is a field."""

    fields: ClassVar[tuple[str, ...]] = ()
    """Names of the constructor's arguments, kept as attributes, for saving."""
    bounds: ClassVar[dict[str, tuple[int, int]]] = {}
    """The lowest and the highest value of a field, of its type: `(False, True)` for a flag. A field without has any value."""
    on: ClassVar[dict[str, int] | None] = None
    """The effects that this one can lie on in a saved state, by name, and whose they are: `SAME`, `OTHER` or `ANY` seat.

    `BOTTOM` stands for nothing below. Lanes stand on the effect that they started from. None: it can lie anywhere.
    """
    closed: ClassVar[bool] = False
    """Whether lanes that start from this effect are closed: what is done in one is seen by the others when all have joined."""

    def validate(self, s: S, me: int, below: Frame | None) -> None:
        """Raises `RecordError` if a saved state cannot have this effect here: `expect` of `posse.core.shapes` does."""

    def run(self, s: S, me: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no run()")

    def as_choice(self) -> Choice[S] | None:
        """This effect if it is a `Choice`, where the engine waits: quicker than a check of its type."""
        return None

    def hidden_from(self, seat: int, me: int) -> Effect[S]:
        """This effect as a seat may know it; one that holds a secret of seat `me` returns another."""
        return self

    def filled(self, s: S, me: int, rng: Rng) -> Effect[S]:
        """What was hidden replaced by a fair guess, in a state whose table is filled already."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(getattr(self, f)) for f in self.fields)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Effect[S]):
    """A decision. On top of the stack, the engine waits for one answer."""

    def as_choice(self) -> Choice[S]:
        return self

    def seats(self, s: S, me: int) -> list[int] | None:
        """Who may answer, if that is not `me` alone; the first to do so takes the choice off the stack."""
        return None

    def options(self, s: S, seat: int) -> list[int]:
        """The legal moves, sorted: the one home of legality."""
        raise NotImplementedError(f"{type(self).__name__} has no options()")

    def take(self, s: S, seat: int, move: int) -> None:
        """Carries out a legal move; the choice is already off the stack."""
        raise NotImplementedError(f"{type(self).__name__} has no take()")

    def deadline(self, s: S) -> Deadline | None:
        """What the clock will answer, if nobody else does before."""
        return None

    def races(self, move: int) -> bool:
        """Whether this is a move to be first with: those that come almost at once are put in order by when they were made."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice[S]):
    """A decision that several seats make at once, in secret; it resolves when all are in.

    Where it has a deadline, the clock resolves it with the answers that are in.
    """

    revocable: ClassVar[bool] = False
    """Whether a seat may take its answer back while others are still thinking."""

    def seats(self, s: S, me: int) -> list[int]:
        """Who has to answer."""
        return [me]

    def reveal(self, s: S, answers: list[int]) -> None:
        """Carries out all answers together; `AWAY` stands for a seat that took no part."""
        raise NotImplementedError(f"{type(self).__name__} has no reveal()")


class Deadline:
    """The clock will make `move`, so many seconds after this `key` was first seen.

    While answers come in that do not change the key, the same countdown goes on.
    """

    def __init__(self, key: int, seconds: float, move: int, grace: float = 0.0) -> None:
        self.key = key
        self.seconds = seconds
        self.move = move
        self.grace = grace
        """Seconds that an answer may be late at most, because of the way that it had to come."""

    def __repr__(self) -> str:
        return f"Deadline({self.key}, {self.seconds}, {self.move})"


@mypyc_attr(free_list_len=1)
class Frame:
    """One entry of the stack, linked to what lies below it; never changed, so copies share it."""

    def __init__(self, effect: Effect[Any], me: int, below: Frame | None) -> None:
        self.effect: Final = effect
        self.me: Final = me
        self.below: Final = below

    def choice(self) -> Choice[Any]:
        """The effect, where the engine waits for an answer to it."""
        choice = self.effect.as_choice()
        assert choice is not None
        return choice
