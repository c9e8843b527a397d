"""What a client may say, as docs/protocol.md has it."""

from __future__ import annotations

from typing import Any

import msgspec

from posse.server.errors import Refusal

LARGEST = 4096


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """Any message of a client; which fields it needs depends on `t`."""

    t: str
    n: int = -1
    lang: str = ""
    seq: int = -1
    view: str = "scene"
    seat: int = -1
    name: str = ""
    kind: str = ""
    move: int | str = -1
    at: int = -1
    table: str = ""
    bot: str = ""
    question: str = ""


decode = msgspec.json.Decoder(Incoming).decode


class Numbered(msgspec.Struct):
    """What can be told of any message, if nothing else."""

    n: Any = -1


number_in = msgspec.json.Decoder(Numbered).decode


def read(data: bytes) -> Incoming:
    if len(data) > LARGEST:
        raise Refusal("too-large", bytes=LARGEST)
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", reason=str(error)) from None


def number_of(data: bytes) -> int:
    """The number of a message that cannot be read as a whole; -1 if it has none that can be answered."""
    try:
        n = number_in(data).n if len(data) <= LARGEST else -1
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return -1
    return n if type(n) is int and n >= 0 else -1
