"""Canonical JSON, digests, and a reader of data whose complaints name place, field and what was expected."""

from __future__ import annotations

import hashlib
import json
from operator import index
from typing import Any, Final, SupportsIndex, cast

from posse.core.errors import PosseError, RecordError

UNBOUNDED: Final = 2**64
"""No number in a state or record is as large as this."""
MISSING: Final = object()
"""The default of a field that must be there."""


def canonical(data: object) -> str:
    """The one way to write this data as JSON."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def lines(data: dict[str, Any]) -> str:
    """A table as JSON for people too: a field a line, and a line for each item of a list of lists."""
    return "{\n" + ",\n".join([f" {canonical(name)}: {_line(value)}" for name, value in data.items()]) + "\n}\n"


def _line(value: object) -> str:
    if not isinstance(value, list) or not value or not isinstance(value[0], list):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join([f"  {json.dumps(item, ensure_ascii=False)}" for item in value]) + "\n ]"


def digest(text: str) -> str:
    """A fingerprint of 16 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parse(text: str, what: str) -> object:
    """The data in a JSON text; `RecordError` if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{what}: this is not JSON: {error}") from None


class Fields:
    """Reads a table field by field; every complaint names the place, the field and what was expected."""

    def __init__(self, data: object, where: str, error: type[PosseError] = RecordError) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, dict):
            raise error(f"{where}: expected a table of fields, not {brief(data)}")
        self.data: dict[str, Any] = data
        self.read: set[str] = set()

    def fail(self, name: str, expected: str, value: object = MISSING) -> PosseError:
        found = "it is missing" if value is MISSING else f"not {brief(value)}"
        return self.error(f"{self.where}: {name}: expected {expected}, {found}")

    def has(self, name: str) -> bool:
        return name in self.data

    def get(self, name: str, default: object = MISSING) -> Any:
        self.read.add(name)
        value = self.data.get(name, default)
        if value is MISSING:
            raise self.fail(name, "a value")
        return value

    def text(self, name: str, default: object = MISSING) -> str:
        value = self.get(name, default)
        if not isinstance(value, str) or not value:
            raise self.fail(name, "a text", value)
        return value

    def number(self, name: str, low: int, high: int = UNBOUNDED, default: object = MISSING) -> int:
        value = self.get(name, default)
        if type(value) is not int or not (low <= value <= high or value == default):
            raise self.fail(name, span(low, high), value)
        return value

    def numbers(self, name: str, count: int, low: int = -UNBOUNDED, high: int = UNBOUNDED) -> list[int]:
        value = self.get(name)
        if not isinstance(value, list) or len(value) != count or not all(type(n) is int for n in value):
            raise self.fail(name, "1 number in a list" if count == 1 else f"{count} numbers", value)
        if not all(low <= n <= high for n in value):
            raise self.fail(name, f"{count} times {span(low, high)}", value)
        return value[:]

    def flag(self, name: str, default: object = MISSING) -> bool:
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false", value)
        return value

    def one_of(self, name: str, values: tuple[str, ...], default: object = MISSING) -> str:
        value = self.get(name, default)
        if value not in values:
            raise self.fail(name, f"one of {', '.join(values)}", value)
        assert isinstance(value, str)
        return value

    def items(self, name: str, count: int = -1, default: object = MISSING) -> list[Any]:
        value = self.get(name, default)
        if not isinstance(value, list) or count not in (-1, len(value)):
            raise self.fail(name, "a list" if count < 0 else f"a list of {count}", value)
        return value

    def inner(self, name: str) -> Fields:
        return Fields(self.get(name), f"{self.where}: {name}", self.error)

    def finish(self) -> None:
        """Complains about a field that nobody asked for."""
        for name in self.data:
            if name not in self.read:
                known = ", ".join(sorted(self.read))
                raise self.error(f"{self.where}: {plain(name)}: there is no such field; there are {known}")


def span(low: int, high: int) -> str:
    return f"a number from {low} to {high}" if high < UNBOUNDED else f"a number from {low}"


def plain(name: object) -> str:
    """The name of a field, or what was written instead of one."""
    return name if isinstance(name, str) and name.isidentifier() and len(name) <= 30 else brief(name)


def whole(value: object) -> int | None:
    """A whole number of any type as an int, such as NumPy's; None for anything else, `True` included."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else index(cast(SupportsIndex, value))
    except TypeError:
        return None


def brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
