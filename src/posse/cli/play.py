"""`posse play`: a game at the terminal, against bots and with others at the same keyboard."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import click
from rich.console import Console

from posse import bots, catalog
from posse.cli.options import load
from posse.core.errors import SetupError
from posse.core.game import Game
from posse.core.record import start as start_match
from posse.terminal.app import App, data_path, new_seed, system_language
from posse.terminal.session import BOT, Session
from posse.texts import LANGUAGES, check_language, texts


def pick_game(name: str | None, lang: str) -> str:
    """The game named, the only one there is, or the one that the user picks."""
    shelf = catalog.games()
    if name is None and len(shelf) > 1:
        name = click.prompt(texts(shelf[0], lang)("games", games=", ".join(shelf)), type=str)
    name = name or next(iter(shelf), "")
    catalog.kind_of(name)
    return name


def fill_seats(game: Game, players: int, humans: int, kinds: str, people: str) -> tuple[str, ...]:
    """People first, then the bots in the order given, over and over."""
    if not 0 <= humans <= players:
        raise SetupError(f"humans: expected 0 to {players}, not {humans}")
    names = [word.strip() for word in kinds.split(",")] if kinds else [bots.names(game)[0]]
    for name in names:
        bots.bot(game, name)
    given = [word.strip() for word in people.split(",")]
    people_seats = [given[seat] if seat < len(given) and given[seat] else f"player {seat + 1}" for seat in range(humans)]
    return (*people_seats, *(f"{BOT}{names[i % len(names)]}" for i in range(players - humans)))


def check_path(path: Path) -> Path:
    """A record is never written over another game."""
    if path.is_dir() or (path.exists() and path.stat().st_size > 0):
        raise SetupError(f"{path} is there already: go on with it by --resume, or name another file")
    return path


def console() -> Console:
    """Signs that cannot be read or shown are replaced, never an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


@click.command("play")
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="How many play, bots included.")
@click.option("--humans", type=int, default=1, show_default=True, help="How many of them are people at this keyboard.")
@click.option("--bots", "kinds", default="", help="Which bots play: a name, or several with commas.")
@click.option("--name", "people", default="", help="What you are called; several names with commas.")
@click.option("--seed", type=int, help="The same seed gives the same cards; random if left out.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--deck", type=click.Path(path_type=Path), help="Play with the cards of this file.")
@click.option("--lang", help=f"Language: {' or '.join(LANGUAGES)}; that of the system if left out.")
@click.option("--record", "path", type=click.Path(path_type=Path), help="Save the game in this file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the game saved in this file.")
def command(
    name: str | None,
    players: int | None,
    humans: int,
    kinds: str,
    people: str,
    seed: int | None,
    settings: tuple[str, ...],
    deck: Path | None,
    lang: str | None,
    path: Path | None,
    resume: Path | None,
) -> None:
    """Play a game at the terminal."""
    lang = check_language(lang) if lang else system_language()
    if resume is not None:
        if name or players or kinds or people or seed is not None or settings or deck:
            raise SetupError("--resume takes game, players, names, bots, seed, options and deck from the record: leave them out")
        record, path = catalog.read_record(resume), check_path(path) if path else resume
    else:
        name = pick_game(name, lang)
        game = load(name, settings, deck)
        players = min(game.players, key=lambda n: abs(n - 4)) if players is None else players
        game.check_players(players)
        seats = fill_seats(game, players, humans, kinds, people)
        record = start_match(game, players, new_seed() if seed is None else seed, seats).record
        path = check_path(path) if path else data_path(name, record.seed)
    App(Session(record, lang), console(), path).run()
