"""Tickets: links that create a table when they are first opened. Only local users who can write to the folder can make them."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from posse.room.errors import Refusal
from posse.server.log import StoreError

DAY = 24 * 3600
TICKET = re.compile(r"[\w-]{12}", re.ASCII)


class Tickets:
    """One file per ticket, with a name that cannot be guessed. A used ticket leads to the same table again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tickets"
        self.lock = asyncio.Lock()

    def write(self, wanted: dict[str, Any]) -> str:
        ticket = secrets.token_urlsafe(9)
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.throw_away()
            self.keep(ticket, {"wanted": wanted})
        except OSError as error:
            raise StoreError(f"{self.folder}: cannot be used for links to tables: {error.strerror}") from None
        return ticket

    def throw_away(self) -> None:
        for file in self.folder.iterdir():
            if is_old(file):
                file.unlink(missing_ok=True)

    def keep(self, ticket: str, known: dict[str, Any]) -> None:
        (self.folder / ticket).write_bytes(msgspec.json.encode(known))

    async def take(self, ticket: str, make: Callable[[Any], Awaitable[str]]) -> str:
        """The id of the ticket's table, which is created when the ticket is first used."""
        async with self.lock:
            known = await asyncio.to_thread(self.read, ticket)
            if "table" not in known:
                known = {"table": await make(known.get("wanted"))}
                await asyncio.to_thread(self.keep, ticket, known)
        return str(known["table"])

    def read(self, ticket: str) -> dict[str, Any]:
        file = self.folder / ticket
        try:
            if TICKET.fullmatch(ticket) and not is_old(file):
                return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except (OSError, msgspec.MsgspecError):
            pass
        raise Refusal("ticket")


def is_old(file: Path) -> bool:
    return time.time() - file.stat().st_mtime > DAY
