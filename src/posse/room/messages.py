"""The messages of the protocol in both directions, as tagged structs. The schema, the client's types and the tables in
docs/protocol.md are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Raw, Struct

from posse.core.events import BIG, MINOR, MOTIONS, ORDINARY, SOUNDS
from posse.core.game import Value
from posse.room.errors import Refusal
from posse.room.scene_data import Diff, Scene

LARGEST = 4096


# -- from a client ---------------------------------------------------------------------


class Request(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Any message of a client."""

    n: int = -1
    """The number that the answer repeats; without one, only an error is answered."""


class Hello(Request, tag="hello"):
    """Must come first. Sent again, it requests the whole scene."""

    lang: str = "en"
    seq: int = -1
    """The last sequence number that the client has, or -1."""
    view: Literal["scene", "state"] = "scene"
    """`state` to get states instead of scenes, for programs."""
    table: str = ""
    """The id of another table to move to on the same socket."""


class Sit(Request, tag="sit", kw_only=True):
    """Takes an open seat."""

    seat: int
    name: str


class Stand(Request, tag="stand"):
    """Leaves the seat, before the game starts."""


class ChangeSeat(Request, tag="seat", kw_only=True):
    """The host changes a seat that no connected person holds, before the start."""

    seat: int
    kind: str
    """`open` or `bot:LEVEL`."""


class Start(Request, tag="start"):
    """The host starts; all seats must be filled."""


class Move(Request, tag="move", kw_only=True):
    """Makes a move. It is done once: with an `at` that is already answered by the same move it is `ok` again, with any other old
    `at` it is an error `stale`. So a client that lost its connection can send its last move again."""

    move: int | str
    """The number or the text of the move."""
    at: int
    """How many answers this seat has given so far."""


class Undo(Request, tag="undo", kw_only=True):
    """Undoes the last answer, if that is allowed."""

    at: int
    """How many answers this seat has given so far."""


class Ask(Request, tag="ask", kw_only=True):
    """Asks about the position; answered by an `answer`, and nothing changes. An unknown question is an error `question`; one that
    takes longer than two seconds is given up with `too-hard`; those who watch may be refused with `not-yours`; while the guest
    waits for an answer, or too many others do, another question is an error `asked`."""

    question: str
    """One of the table's `questions`, such as `odds`."""


class Lang(Request, tag="lang", kw_only=True):
    """Changes the language; answered by a `scene`."""

    lang: str


class StandIn(Request, tag="stand-in", kw_only=True):
    """Lets a bot play for a person who has not been connected for 20 seconds, until they say `hello` again."""

    seat: int
    bot: str


class Leave(Request, tag="leave"):
    """Leaves a game that has begun: the standard bot plays for the guest at once, until they say `hello` again."""


class Rematch(Request, tag="rematch"):
    """Makes a new table with the same seats, if it is not there yet; answered by `table` with `next`. The new game begins when
    everybody has come there."""


class Ping(Request, tag="ping"):
    """Requests an `ok`."""


ClientMessage = Hello | Sit | Stand | ChangeSeat | Start | Move | Undo | Ask | Lang | StandIn | Leave | Rematch | Ping


# -- from the server -------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    """The bot's level, or empty."""
    connected: bool
    stand_in: str
    """The bot that plays for an absent person, or empty."""
    wait: int
    """Seconds until a bot may play for an absent person."""


class Result(Struct):
    """How a game ended for one seat."""

    name: str
    score: int
    place: int


class Hotkey(Struct):
    """A letter that chooses a move or asks a question."""

    letter: str
    does: str


class TableInfo(Struct):
    """A table as one guest sees it."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, Value]
    changed: list[str]
    """The options that do not have their default value."""
    status: Literal["open", "playing", "over", "damaged"]
    """`damaged` if its log cannot be read, in lists only."""
    listed: bool
    seeded: bool
    """Whether the host chose the seed, and may know what is hidden."""
    seats: list[SeatInfo]
    you: int
    """The guest's seat, or -1."""
    host: bool
    link: str
    next: str | None
    """The id of the rematch."""
    after: str | None
    """The id of the table of which this is the rematch."""
    made: int
    """When it was created, in milliseconds."""
    result: list[Result]
    """By seat, when the game is over."""
    questions: list[str]
    """What `ask` can ask."""
    hotkeys: list[Hotkey]
    series: str
    """The series of a solo game with a shared seed, such as `2026-11-15` or `#7`."""


class Countdown(Struct):
    """The running countdown."""

    key: int
    """The key of the countdown."""
    seconds: float
    left: float
    """Seconds until 0."""


class LogLine(Struct, omit_defaults=True):
    """A line of the log."""

    text: str
    kind: str
    """The kind of its event."""
    seat: int
    heading: bool = False
    """Whether it begins a new section."""
    rank: Annotated[int, Meta(ge=MINOR, le=BIG)] = ORDINARY
    """How important it is: -1 minor, 0 ordinary, 1 notable, 2 big. A big one is shown large over the table."""
    title: str = ""
    """Of a big one: what stands over it, or empty."""
    piece: str = ""
    """The id of the piece that it is about, or empty."""


class GameEvent(Struct, omit_defaults=True):
    """Something that happened, and how it is shown."""

    kind: str
    seat: int
    args: list[int]
    sound: Annotated[str, Meta(extra_json_schema={"enum": ["", *SOUNDS]})] = ""
    motion: Annotated[str, Meta(extra_json_schema={"enum": ["", *MOTIONS]})] = ""
    """How pieces move in it, other than straight from place to place."""
    piece: str = ""
    """The id of the piece that it is about."""


class Message(Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """Any message of the server."""


class TableMessage(Message, tag="table", kw_only=True):
    """Sent after `hello` and whenever the table changes: seats, start, end, who is connected."""

    table: TableInfo


class View(Message, kw_only=True):
    """The fields of all views of a position."""

    seq: int
    """The number of this view: how many entries the table's log has, without moves in a race that is not decided."""
    at: int
    """How many answers this seat has given so far."""
    undo: bool
    """Whether the last answer can be undone."""
    clock: Countdown | None = None
    """The running countdown, if any."""


class SceneMessage(View, tag="scene", kw_only=True):
    """The whole scene, and all log lines so far."""

    scene: Scene
    log: list[LogLine]


class DiffMessage(View, tag="diff", kw_only=True):
    """The changes since the view with the number `from`. A client with another view sends `hello` again."""

    from_: int = msgspec.field(name="from")
    diff: Diff
    log: list[LogLine]
    """The new lines."""
    events: list[GameEvent]
    """What happened, for movement and sound."""


class StateMessage(View, tag="state", kw_only=True):
    """Sent instead of `scene` and `diff` to clients that asked for states."""

    state: Raw
    """The position as this seat sees it: `State.seen_by`, then `to_data`."""
    options: list[int]
    """The legal moves of this seat."""
    waiting: list[int]
    """The seats that have to choose."""
    over: bool


class Pulse(Message, tag="pulse", kw_only=True):
    """Sent every 2 seconds while a game runs against the clock."""

    rtt: list[int | None]
    """The round-trip time of each seat in milliseconds, null if not connected."""


class Answer(Message, tag="answer", kw_only=True):
    """The answer to a question about the position."""

    question: str
    text: str
    """In the viewer's language, from what their seat sees."""
    seq: int
    """The position that it is about."""


class Ok(Message, tag="ok", kw_only=True):
    """The request with this number is done. A move is on disk."""

    n: int
    seq: int


class ErrorMessage(Message, tag="error", kw_only=True):
    """The request with this number (-1 for one without) is refused, and nothing has changed."""

    n: int
    code: str
    """For programs."""
    text: str
    """For people, in the viewer's language: what is wrong and what is allowed."""


ServerMessage = TableMessage | SceneMessage | DiffMessage | StateMessage | Pulse | Answer | Ok | ErrorMessage


# -- reading and writing ---------------------------------------------------------------


encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Head(Struct):
    """The fields that are read from a malformed message."""

    n: Any = -1
    t: Any = ""


head_decoder = msgspec.json.Decoder(Head)
KINDS = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


def read(data: bytes) -> ClientMessage:
    if len(data) > LARGEST:
        raise Refusal("too-large", bytes=LARGEST)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        kind = head_of(data).t
        if isinstance(kind, str) and kind and kind not in KINDS:
            raise Refusal("unknown", kind=kind[:40]) from None
        raise Refusal("malformed", reason=str(error)) from None


def head_of(data: bytes) -> Head:
    try:
        return head_decoder.decode(data) if len(data) <= LARGEST else Head()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Head()


def number_of(data: bytes) -> int:
    """The number of a malformed message; -1 if it has none."""
    n = head_of(data).n
    return n if type(n) is int and n >= 0 else -1
