"""The places at a table, and what people may be called."""

from __future__ import annotations

from typing import Literal

LONGEST_NAME = 24


def printable(name: str) -> str:
    """A name without what cannot be shown, and not too long."""
    plain = "".join(c if c.isprintable() and c != ":" else " " for c in name)  # a colon is for bots
    return " ".join(plain.split())[:LONGEST_NAME].strip()


class Seat:
    """A place at the table: open, a person's, or a bot's."""

    def __init__(self, kind: Literal["open", "person", "bot"], name: str = "", guest: str = "", bot: str = "") -> None:
        self.kind = kind
        self.name = name
        self.guest = guest
        self.bot = bot
        self.stand_in = ""
        """The bot that plays for a person who is gone."""
