"""The entries of a table's log. The same entries make the same table again, in every later version."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from posse.core.errors import RecordError
from posse.core.game import Value


class Seat(Struct, omit_defaults=True):
    """A seat: open, a person's, or a bot's."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    bot: str = ""
    stand_in: str = ""
    """The bot that plays for an absent person."""


class Base(Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """Any entry."""


class Made(Base, tag="made", kw_only=True):
    """The table was made. It names rules version and deck, so that it goes on with them after an upgrade."""

    game: str
    version: int
    options: dict[str, Value]
    deck: Any = None
    """The deck's digest, or the deck itself if the package does not have it."""
    host: str
    """The guest who made it."""
    listed: bool = False
    seats: list[Seat]
    seed: int | None = None
    """The seed, if the host chose one."""
    counts: bool = False
    """Whether it is the game of the day, begun on that day."""
    after: str = ""
    """The table of which this is the rematch."""


class Sit(Base, tag="sit", kw_only=True):
    """A person takes a seat, and leaves the one they had."""

    seat: int
    guest: str
    name: str


class Reseat(Base, tag="seat", kw_only=True):
    """A seat is given to a bot, or becomes open."""

    seat: int
    bot: str = ""


class Rename(Base, tag="name", kw_only=True):
    """The operator of the server changes a person's name."""

    seat: int
    name: str


class StandIn(Base, tag="stand-in", kw_only=True):
    """A bot plays for an absent person, or no longer does."""

    seat: int
    bot: str = ""


class Start(Base, tag="start", kw_only=True):
    """The game begins."""

    seed: int


class Move(Base, tag="move", kw_only=True):
    """An answer of a seat or of the clock."""

    seat: int
    move: str
    made: int | None = None
    """When it was made in milliseconds, if that was before it was written."""


class Press(Base, tag="press", kw_only=True):
    """A seat enters a race with a move; who made it first is decided when no earlier one can arrive any more."""

    seat: int
    move: str
    made: int
    """When it was made, in milliseconds."""


class Undo(Base, tag="undo", kw_only=True):
    """A seat takes its last answer back."""

    seat: int


class Next(Base, tag="next", kw_only=True):
    """The table of the rematch."""

    table: str


Entry = Made | Sit | Reseat | Rename | StandIn | Start | Move | Press | Undo | Next

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def to_text(entry: Entry) -> str:
    """An entry as it is stored."""
    return encoder.encode(entry).decode()


class Head(Struct):
    """The kind of an entry."""

    t: str


KINDS = {kind.__struct_config__.tag for kind in get_args(Entry)}


def from_text(text: str) -> Entry:
    """An entry as it was stored; `RecordError` for one of a kind that a later version of Posse has added."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError:
        kind = msgspec.json.decode(text, type=Head).t
        if kind in KINDS:
            raise
        raise RecordError(f"this table needs a later version of Posse, which knows entries of the kind {kind!r}") from None
