"""posse games: what can be played."""

from __future__ import annotations

import click

from posse.catalog import games, kind_of


@click.command()
def command() -> None:
    """List the games, with their players, options and bots."""
    for name in games():
        kind = kind_of(name)
        players = f"{kind.players[0]} to {kind.players[-1]} players; bots: {', '.join((*kind.bots, 'random'))}"
        alone = f"posse play {kind.practice_of or name} --practice"
        about = [players] if not kind.daily else [alone] if kind.practice_of else [players, alone]
        click.echo(f"{name}: {'; alone: '.join(about)}")
        for setting in kind.settings:
            click.echo(f"    --option {setting.name}={'|'.join(str(value) for value in setting.values)}")
