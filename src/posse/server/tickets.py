"""Tickets: links that make a table for whoever opens them first. Only one who can read the server's secret writes them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer

from posse.server.guests import Guests
from posse.server.refusal import Refusal

DAY = 24 * 3600


class Tickets:
    """Writes and takes tickets; one that is taken again leads to the same table."""

    def __init__(self, guests: Guests) -> None:
        self.pen = URLSafeTimedSerializer(guests.signer.secret_key, salt="posse-ticket")
        self.taken: dict[str, str] = {}
        self.lock = asyncio.Lock()

    def write(self, wanted: dict[str, Any]) -> str:
        return self.pen.dumps(wanted)

    async def take(self, ticket: str, make: Callable[[Any], Awaitable[str]]) -> str:
        """The id of the ticket's table, which is made from what the ticket says when it is first taken."""
        try:
            wanted = self.pen.loads(ticket, max_age=DAY)
        except BadData:
            raise Refusal("ticket") from None
        async with self.lock:
            if ticket not in self.taken:
                self.taken[ticket] = await make(wanted)
        return self.taken[ticket]
