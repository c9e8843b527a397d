"""The seats of a table, and valid names."""

from __future__ import annotations

from typing import Literal

LONGEST_NAME = 24


def printable(name: str) -> str:
    """A name without unprintable characters, shortened."""
    plain = "".join(c if c.isprintable() and c != ":" else " " for c in name)  # a colon is reserved for bots
    return " ".join(plain.split())[:LONGEST_NAME].strip()


class Seat:
    """A seat: open, a person's, or a bot's."""

    def __init__(self, kind: Literal["open", "person", "bot"], name: str = "", guest: str = "", bot: str = "") -> None:
        self.kind = kind
        self.name = name
        self.guest = guest
        self.bot = bot
        self.stand_in = ""
        """The bot that plays for an absent person."""
