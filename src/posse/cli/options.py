"""What several subcommands are told: a game with its options and deck, and a seed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from posse import arena, catalog
from posse.core.errors import SetupError
from posse.core.game import Game, seed_of, setting

SEED = "NUMBER|DATE"


def read_seed(_: click.Context, __: click.Parameter, value: str | None) -> int | None:
    """For `--seed`: a number, or a date such as 2026-11-15."""
    return None if value is None else seed_of(value)


def practice(name: str | None) -> str:
    """What is played alone of this game, or of the only one that has something of the kind."""
    known = [game for game in catalog.shelf() if catalog.practice_for(game)]
    wanted = known[0] if name is None and len(known) == 1 else name
    if wanted not in known:
        if wanted is not None:
            catalog.kind_of(wanted)
        said = f"{wanted} has no practice" if wanted else "--practice: say of which game"
        raise SetupError(f"{said}; games with one: {', '.join(known) or 'none'}")
    return catalog.practice_for(wanted)


def today() -> int:
    """The seed that everybody has today."""
    return seed_of(str(date.today()))


def practice_settings(name: str, seed: int, pairs: tuple[str, ...]) -> tuple[str, ...]:
    """The options with which a game is played alone, written as `name=value`."""
    chosen = catalog.practice_options(name, seed, dict([setting(pair) for pair in pairs]))
    return tuple([f"{option}={str(value).lower() if isinstance(value, bool) else value}" for option, value in chosen.items()])


def load(name: str, pairs: tuple[str, ...], deck: Path | None) -> Game:
    """The game that a command line asks for, its options written as `name=value`."""
    return catalog.game(name, dict([setting(pair) for pair in pairs]), None if deck is None else catalog.read_deck(name, deck))


def untimed(game: Game, pairs: tuple[str, ...]) -> Game:
    """The same game without a clock; whoever asked for one is told."""
    asked = dict([setting(pair) for pair in pairs])
    for name, value in game.untimed.items():
        if asked.get(name, value) != value:
            click.echo(f"posse: there is no clock here: {name}={value} is played, not {name}={asked[name]}", err=True)
    return arena.untimed(game)
