"""What happened, and who may know it.

Log lines, animations and sounds are made from events. They are kept only when a
driver asks (`state.events = []`); a simulation never builds one.
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""Audience: all seats and spectators."""
SOUNDS: Final = (
    "alarm",
    "bell",
    "coin",
    "dice",
    "engine",
    "fanfare",
    "glass",
    "gong",
    "horn",
    "knock",
    "motif",
    "paper",
    "roll",
    "shuffle",
    "tock",
    "wood",
)
"""The sounds that an event can make."""
MOTIONS: Final = ("land", "pass", "throw", "tumble")
"""How pieces move in an event, other than straight from place to place.

- land: pieces that change their zone are there at once, so that nobody sees it later than those without movement.
- pass: every fan of cards comes from the same kind of fan of the seat before.
- throw: pieces that come into a tray roll there, between the walls of the zone around it, or of its own.
- tumble: dice (pieces with `faces`) whose face has changed tumble, and so does the piece that the event names.
"""


MINOR: Final = -1
ORDINARY: Final = 0
NOTABLE: Final = 1
BIG: Final = 2
"""How important an event is. The line that is shown beside the prompt is the most important one; a big event is also shown
large over the table, with who did it and what it brought."""


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


class Cue:
    """How an event is shown besides its log line. A game declares one for each kind of event that needs it: `Game.cues`."""

    def __init__(self, sound: str = "", motion: str = "", rank: int = ORDINARY, banner: str = "", heading: bool = False) -> None:
        if sound and sound not in SOUNDS:
            raise ValueError(f"there is no sound {sound!r}; sounds: {', '.join(SOUNDS)}")
        if motion and motion not in MOTIONS:
            raise ValueError(f"there is no motion {motion!r}; motions: {', '.join(MOTIONS)}")
        if banner and rank != BIG:
            raise ValueError("only a big event has a banner")
        self.sound = sound
        """One of `SOUNDS`, or empty."""
        self.motion = motion
        """One of `MOTIONS`, or empty."""
        self.rank = rank
        """One of `MINOR`, `ORDINARY`, `NOTABLE`, `BIG`."""
        self.banner = banner
        """Of a big event: the key of a title over its log line, or empty."""
        self.heading = heading
        """Whether its log line begins a new section of the log."""
