"""What is known of a table without opening it: a row for lobby, own games and history, written with every entry."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from posse.core.game import Value
from posse.room.entries import Seat

Status = Literal["open", "playing", "over", "damaged"]


class About(Struct, omit_defaults=True):
    """What changes only with the seats, the start and the end of a table."""

    game: str
    options: dict[str, Value]
    host: str
    seats: list[Seat]
    made: int
    """When it was made, in milliseconds."""
    started: int = 0
    listed: bool = False
    seeded: bool = False
    """Whether the host chose the seed and may therefore know what is hidden."""
    series: str = ""
    """The series that a solo game belongs to, such as `2026-11-15`."""
    counts: bool = False
    """Whether it is the game of the day, begun on that day."""
    after: str = ""
    """The table of which this is the rematch."""
    next: str = ""
    """The table of the rematch."""
    scores: list[int] = []
    """Points by seat, when the game is over."""
    places: list[int] = []


class Summary(NamedTuple):
    """The row of one table."""

    table: str
    game: str
    status: Status
    listed: bool
    """Whether it is in the list of open tables: listed, and not begun."""
    host: str
    made: int
    touched: int
    """When its last entry was written, in milliseconds."""
    entries: int
    due: int | None
    """When the server has to act (a bot's turn, a countdown, a race), in milliseconds; None while only people have to."""
    turn: str
    """The seats of people who have to choose, separated by commas."""
    about: str
    """`About` as JSON."""


class Result(NamedTuple):
    """A person's part in a game: written when a game of a series starts, and when any game ends."""

    guest: str
    game: str
    table: str
    players: int
    options: str
    seed: str
    series: str
    counts: bool
    place: int | None
    score: int
    lines: str
    """The line to share in every language, as JSON."""
    begun: int
    ended: int | None


def read_about(summary: Summary) -> About:
    return msgspec.json.decode(summary.about, type=About)
