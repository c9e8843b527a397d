"""What several subcommands are told: a game with its options and deck."""

from __future__ import annotations

from pathlib import Path

from posse import catalog
from posse.core.errors import SetupError
from posse.core.game import Game, Value


def load(name: str, pairs: tuple[str, ...], deck: Path | None) -> Game:
    """The game that a command line asks for, its options written as `name=value`."""
    return catalog.game(name, dict([setting(pair) for pair in pairs]), None if deck is None else catalog.read_deck(name, deck))


def setting(pair: str) -> tuple[str, Value]:
    """`mode=discovery`, `rounds=3`, `open=true`."""
    name, sign, text = pair.partition("=")
    if not sign:
        raise SetupError(f"--option {pair}: expected name=value")
    if text in ("true", "false"):
        return name, text == "true"
    return name, int(text) if text.removeprefix("-").isdecimal() else text
