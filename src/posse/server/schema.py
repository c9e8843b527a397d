"""The JSON schema of the protocol, from the structs of its messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from posse.server.messages import ClientMessage, ServerMessage


@cache
def protocol_schema() -> dict[str, Any]:
    """What a client may send and what the server sends, and all that they are made of."""
    (client, server), parts = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Posse protocol",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
    }
