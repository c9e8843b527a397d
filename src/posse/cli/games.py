"""posse games: what can be played."""

from __future__ import annotations

import click

from posse.catalog import games, kind_of


@click.command()
def command() -> None:
    """List the games, with their players, options and bots."""
    for name in games():
        kind = kind_of(name)
        click.echo(f"{name}: {kind.players[0]} to {kind.players[-1]} players; bots: {', '.join((*kind.bots, 'random'))}")
        for setting in kind.settings:
            click.echo(f"    --option {setting.name}={'|'.join(str(value) for value in setting.values)}")
