"""`posse deck`: export and check decks."""

from __future__ import annotations

from pathlib import Path

import click

from posse.catalog import game_file, read_deck
from posse.core.errors import DeckError


@click.group()
def command() -> None:
    """Export and check decks. A deck is a TOML file; play with it by --deck."""


@command.command()
@click.argument("game")
def export(game: str) -> None:
    """Print the deck of GAME."""
    text = game_file(game, "cards.toml")
    if text is None:
        raise DeckError(f"{game} is played without a deck")
    click.echo(text, nl=False)


@command.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
def check(game: str, file: Path) -> None:
    """Check the deck in FILE against the rules of GAME."""
    click.echo(f"{file}: a valid deck for {game}, digest {read_deck(game, file).digest}")
