"""What happened, and who may know it.

Log lines, animations and sounds are made from events. They are kept only when a
driver asks (`state.events = []`); a simulation never builds one.
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""Audience: all seats and spectators."""


def only(seat: int) -> int:
    """The audience that is one seat."""
    return 1 << seat


def others(seat: int) -> int:
    """The audience that is everyone but one seat."""
    return ~(1 << seat)


class Event:
    """A fact with its audience: `kind` and `args` are what texts are made from."""

    def __init__(self, kind: str, seat: int, args: tuple[int, ...], audience: int) -> None:
        self.kind = kind
        self.seat = seat
        """Whose doing it was; `CLOCK` for nobody's."""
        self.args = args
        self.audience = audience
        """Bit i is set for seat i, and all the bits above them for spectators."""

    def reaches(self, seat: int) -> bool:
        """Whether this seat (negative: a spectator) may know of it."""
        return self.audience >> seat & 1 == 1 if seat >= 0 else self.audience < 0

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args}, {self.audience})"
