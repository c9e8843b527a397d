"""The JSON schema of the protocol, generated from its messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from posse.room.messages import ClientMessage, ServerMessage


@cache
def protocol_schema() -> dict[str, Any]:
    """The schema of all messages in both directions."""
    (client, server), parts = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Posse protocol",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
    }
