"""What several subcommands are told: a game with its options and deck."""

from __future__ import annotations

from pathlib import Path

from posse import catalog
from posse.core.game import Game, setting


def load(name: str, pairs: tuple[str, ...], deck: Path | None) -> Game:
    """The game that a command line asks for, its options written as `name=value`."""
    return catalog.game(name, dict([setting(pair) for pair in pairs]), None if deck is None else catalog.read_deck(name, deck))
