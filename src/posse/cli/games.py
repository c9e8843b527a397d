"""`posse games`: lists the games."""

from __future__ import annotations

import click

from posse import bots
from posse.catalog import broken_games, game_class, game_names
from posse.cli.options import DAILY, PRACTICE


@click.command()
def command() -> None:
    """List the games with their players, options and bots, and the games that cannot be loaded with the reason."""
    for name in game_names():
        kind = game_class(name)
        players = f"{kind.players[0]} to {kind.players[-1]} players; bots: {', '.join(bots.names(kind))}"
        alone = f"posse play {kind.practice_of or name} {PRACTICE if kind.practice_of else DAILY}"
        about = [players] if not kind.daily else [alone] if kind.practice_of else [players, alone]
        click.echo(f"{name}: {'; alone: '.join(about)}")
        for setting in kind.settings:
            click.echo(f"    --option {setting.name}={'|'.join(str(value) for value in setting.values)}")
    for why in broken_games().values():
        click.echo(f"posse: {why}", err=True)
