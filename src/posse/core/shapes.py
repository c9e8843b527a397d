"""What the fields of a saved table may hold: one declaration to write, read and check them.

    class BoardLayout(Layout[Board]):
        def fields(self, s: Board) -> Record:
            return Record(None, squares=Tuple(Number(-1, 1), 9))

`Game.layout` is such a declaration: the fields, the pieces that are always on the table, and what cannot be said field by
field, which `validate` checks with `expect`. A game may declare shapes of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from posse.core.choice import S
from posse.core.codec import UNBOUNDED, brief, plain, span
from posse.core.errors import RecordError
from posse.core.native import mypyc_attr


def wrong(name: str, expected: str, found: object) -> RecordError:
    return RecordError(f"state: {name}: expected {expected}, not {brief(found)}")


def expect(holds: object, name: str, expected: str, found: object) -> None:
    """Raises `RecordError` unless this holds."""
    if not holds:
        raise wrong(name, expected, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How a value is written as JSON data, and read back; `name` is the field, for the error."""

    def read(self, value: Any, name: str) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no read()")

    def write(self, value: Any) -> Any:
        return value

    def read_all(self, values: list[Any], name: str) -> list[Any]:
        return [self.read(value, name) for value in values]

    def write_all(self, values: Sequence[Any]) -> list[Any]:
        return [self.write(value) for value in values]


class Number(Shape):
    """A number from `low` to `high`."""

    def __init__(self, low: int, high: int = UNBOUNDED) -> None:
        self.low = low
        self.high = high

    def read(self, value: Any, name: str) -> Any:
        if type(value) is not int or not self.low <= value <= self.high:
            raise wrong(name, span(self.low, self.high), value)
        return value

    def read_all(self, values: list[Any], name: str) -> list[Any]:
        low, high = self.low, self.high
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise wrong(name, span(low, high), value)
        return values[:]

    def write_all(self, values: Sequence[Any]) -> list[Any]:
        return list(values)


class Flag(Shape):
    def read(self, value: Any, name: str) -> Any:
        if not isinstance(value, bool):
            raise wrong(name, "true or false", value)
        return value


class Piece(Shape):
    """A piece, written by its id: one from `low` up to `high`, or one of the numbers that stand for none or for a back."""

    def __init__(self, ids: list[str], low: int = 0, high: int = -1, others: tuple[int, ...] = ()) -> None:
        self.ids = ids
        end = len(ids) if high < 0 else high
        self.numbers = {ids[piece]: piece for piece in range(low, end)}
        self.others = others

    def read(self, value: Any, name: str) -> Any:
        return self.read_all([value], name)[0]

    def write(self, value: Any) -> Any:
        return self.ids[value] if value >= 0 else value

    def read_all(self, values: list[Any], name: str) -> list[Any]:
        numbers, found = self.numbers, []
        for value in values:
            if isinstance(value, str) and value in numbers:
                found.append(numbers[value])
            elif type(value) is int and value in self.others:
                found.append(value)
            else:
                raise wrong(name, "a piece that can lie there", value)
        return found

    def write_all(self, values: Sequence[Any]) -> list[Any]:
        ids = self.ids
        return [ids[piece] if piece >= 0 else piece for piece in values]


class List(Shape):
    """A list of values of one shape: `least` to `most`, or exactly `least` if that is all that is said."""

    def __init__(self, item: Shape, least: int = -1, most: int = -1) -> None:
        self.item = item
        self.least = max(0, least)
        self.most = most if most >= 0 else least if least >= 0 else UNBOUNDED

    def read(self, value: Any, name: str) -> Any:
        return self.read_items(value, name)

    def read_items(self, value: Any, name: str) -> list[Any]:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            many = "" if self.most == UNBOUNDED else f" of {self.least}"
            raise wrong(name, f"a list{many}{f' to {self.most}' if self.least < self.most < UNBOUNDED else ''}", value)
        return self.item.read_all(value, name)

    def write(self, value: Any) -> Any:
        return self.item.write_all(value)


class Tuple(List):
    """The same, kept as a tuple."""

    def read(self, value: Any, name: str) -> Any:
        return tuple(self.read_items(value, name))


class Bits(Shape):
    """A set kept as the bits of a number, written as the list of its members; a member's bit is at the same place in `bits`."""

    def __init__(self, members: Sequence[str | int], bits: Sequence[int]) -> None:
        self.bits = dict(zip(members, bits, strict=True))

    def read(self, value: Any, name: str) -> Any:
        if not isinstance(value, list):
            raise wrong(name, "a list", value)
        found = 0
        for member in value:
            bit = self.bits.get(member, 0) if type(member) in (int, str) else 0
            if not bit or found & bit:
                raise wrong(name, "members of the set, each once", member)
            found |= bit
        return found

    def write(self, value: Any) -> Any:
        return [member for member, bit in self.bits.items() if value & bit] if value else []


class Optional(Shape):
    """A field that is left out while it is `empty`."""

    def __init__(self, item: Shape, empty: object) -> None:
        self.item = item
        self.empty = empty

    def read(self, value: Any, name: str) -> Any:
        return self.item.read(value, name)

    def write(self, value: Any) -> Any:
        return None if value == self.empty else self.item.write(value)


class Record(Shape):
    """An object with these attributes; `make` makes a blank one."""

    def __init__(self, make: Callable[[], Any] | None, **fields: Shape) -> None:
        self.make = make
        self.fields = fields
        self.empty = {field: shape.empty for field, shape in fields.items() if isinstance(shape, Optional)}
        """What stands for fields that are left out."""

    def read(self, value: Any, name: str) -> Any:
        assert self.make is not None
        made = self.make()
        self.read_into(made, value, name)
        return made

    def read_into(self, made: Any, value: Any, name: str) -> None:
        """Reads every field into an attribute of an object that is there already."""
        if not isinstance(value, dict):
            raise wrong(name, "a table of fields", value)
        left_out = 0
        for field, shape in self.fields.items():
            if field in value:
                setattr(made, field, shape.read(value[field], field))
            elif field in self.empty:
                setattr(made, field, self.empty[field])
                left_out += 1
            else:
                raise RecordError(f"state: {name}: {field}: expected a value, it is missing")
        if len(value) != len(self.fields) - left_out:
            unknown = next(plain(field) for field in value if field not in self.fields)
            raise RecordError(f"state: {name}: {unknown}: there is no such field; there are {', '.join(self.fields)}")

    def write(self, value: Any) -> Any:
        data: dict[str, Any] = {field: shape.write(getattr(value, field)) for field, shape in self.fields.items()}
        for field, empty in self.empty.items():
            if getattr(value, field) == empty:
                del data[field]
        return data


class Pieces:
    """Pieces that are never lost or made: `found` on the table must be those `in_play`, each in one place.

    A negative number in `found` is a piece of which only the back is seen; `backs` gives the back of every piece, where
    backs differ. A number that is the back of no piece stands for any.
    """

    def __init__(
        self, what: str, ids: list[str], found: list[int], in_play: Sequence[int], backs: Sequence[int] | None = None
    ) -> None:
        self.what = what
        self.ids = ids
        self.found = found
        self.in_play = in_play
        self.backs = backs

    def check(self) -> None:
        known = [piece for piece in self.found if piece >= 0]
        seen = set(known)
        if len(seen) < len(known):
            twice = next(piece for piece in known if known.count(piece) > 1)
            raise RecordError(f"state: {self.what} {self.ids[twice]!r}: expected it in one place, it is in two")
        if not seen.issubset(self.in_play):
            other = min(seen.difference(self.in_play))
            raise RecordError(f"state: {self.what} {self.ids[other]!r}: expected it in the box, it is not in play")
        hidden = len(known) < len(self.found)
        if len(self.found) != len(self.in_play):
            missing = ", ".join([self.ids[piece] for piece in self.in_play if piece not in seen][:3])
            look = f": look for {missing}" if missing and not hidden else ""
            raise RecordError(f"state: expected {len(self.in_play)} {self.what}s, not {len(self.found)}{look}")
        if hidden and self.backs is not None:
            backs = self.backs
            hides = [piece for piece in self.found if piece < 0]
            self.check_backs(hides, [backs[piece] for piece in self.in_play if piece not in seen])

    def check_backs(self, hidden: list[int], unseen: list[int]) -> None:
        """There is a piece for every back that is seen."""
        assert self.backs is not None
        for back in set(hidden):
            if back in self.backs and hidden.count(back) > unseen.count(back):
                raise wrong(f"{self.what}s", f"at most {unseen.count(back)} with the back {back}", hidden.count(back))


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Generic[S]):
    """What a saved table of a game may be like, in a whole state or in a view: `Game.layout`."""

    def fields(self, s: S) -> Record:
        """The fields of the table; called once for each number of players, for whole states and for views."""
        raise NotImplementedError(f"{type(s).__name__} has no layout")

    def pieces(self, s: S) -> list[Pieces]:
        """The pieces that are never lost or made."""
        return []

    def validate(self, s: S) -> None:
        """Raises `RecordError` for a table that is not possible, though every field is as `fields` says."""

    def can_be_over(self, s: S) -> bool:
        """Whether the game can be over with this table; if not, a state with an empty stack is refused."""
        return True
