"""What a client may say, as docs/protocol.md has it."""

from __future__ import annotations

import msgspec

from posse.server.refusal import Refusal

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


def read(data: bytes) -> Incoming:
    if len(data) > LARGEST:
        raise Refusal("too-large", bytes=LARGEST)
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", reason=str(error)) from None
