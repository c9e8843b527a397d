"""What several subcommands are told: a game with its options and deck, and a seed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from posse import catalog
from posse.core.errors import SetupError
from posse.core.game import Game, seed_of, setting

SEED = "NUMBER|DATE"


def read_seed(_: click.Context, __: click.Parameter, value: str | None) -> int | None:
    """For `--seed`: a number, or a date such as 2026-11-15."""
    return None if value is None else seed_of(value)


def shelf() -> list[str]:
    """The games that people pick from: those that practise another are begun as its practice."""
    return [name for name in catalog.games() if not catalog.kind_of(name).practice_of]


def practice(name: str | None) -> str:
    """The game that practises this one, or the only one that there is."""
    known = {kind.practice_of: kind.name for kind in map(catalog.kind_of, catalog.games()) if kind.practice_of}
    wanted = next(iter(known)) if name is None and len(known) == 1 else name
    if wanted not in known:
        catalog.kind_of(wanted or shelf()[0])
        said = f"{wanted} has no practice" if wanted else "--practice: say of which game"
        raise SetupError(f"{said}; games with one: {', '.join(known) or 'none'}")
    return known[wanted]


def today() -> int:
    """The seed that everybody has today."""
    return seed_of(str(date.today()))


def load(name: str, pairs: tuple[str, ...], deck: Path | None) -> Game:
    """The game that a command line asks for, its options written as `name=value`."""
    return catalog.game(name, dict([setting(pair) for pair in pairs]), None if deck is None else catalog.read_deck(name, deck))
