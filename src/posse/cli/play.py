"""`posse play`: a game at the terminal, against bots and with others at the same keyboard."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

import click

from posse import bots, catalog
from posse.catalog import start as start_match
from posse.cli.options import load
from posse.core.errors import RecordError, SetupError
from posse.core.game import Game
from posse.core.record import Record
from posse.terminal.app import App
from posse.terminal.console import interactive, open_console, plain, read_line, system_language
from posse.terminal.saves import data_path, kind_of, new_seed, obstacle, unfinished
from posse.terminal.session import BOT, Session, shown_name
from posse.texts import LANGUAGES, check_language, texts

LATEST = "(latest)"
"""What `--resume` stands for without a file."""


def pick_game(name: str | None, lang: str) -> str:
    """The game named, the only one there is, or the one that the user picks."""
    shelf = catalog.games()
    if name is None and len(shelf) > 1:
        while name not in shelf:
            name = click.prompt(texts(shelf[0], lang)("games", games=", ".join(shelf)), type=str)
    name = name or next(iter(shelf), "")
    catalog.kind_of(name)
    return name


def fill_seats(game: Game, players: int, humans: int, kinds: str, people: str) -> tuple[str, ...]:
    """People first, then the bots in the order given, over and over."""
    if not 0 <= humans <= players:
        raise SetupError(f"humans: expected 0 to {players}, not {humans}")
    names = [word.strip() for word in kinds.split(",")] if kinds else []
    for name in names:
        bots.bot(game, name)
    if len(names) > players - humans:
        raise SetupError(
            f"bots: {players} players with {humans} at the keyboard leave {players - humans} for bots, not {len(names)}"
        )
    names = names or [bots.names(game)[0]]
    given = check_names([word.strip() for word in people.split(",")] if people else [], humans)
    people_seats = [given[seat] if seat < len(given) and given[seat] else f"player {seat + 1}" for seat in range(humans)]
    return (*people_seats, *(f"{BOT}{names[i % len(names)]}" for i in range(players - humans)))


def check_names(names: list[str], humans: int) -> list[str]:
    if len(names) > humans:
        raise SetupError(f"name: expected at most {humans}, one for each person at the keyboard, not {len(names)}")
    for number, name in enumerate(names):
        if ":" in name:
            raise SetupError(f"name: {name!r} has a colon, which is kept for bots; leave it out")
        if name and shown_name(name).casefold() in [shown_name(other).casefold() for other in names[:number]]:
            raise SetupError(f"name: {name!r} looks like another player's name; each needs their own")
    return names


def check_path(path: Path, lang: str, game: str) -> Path:
    """A record is never written over anything."""
    try:
        why = obstacle(path, texts(game, lang))
    except (OSError, ValueError) as error:
        why = str(error)
    if why:
        raise SetupError(texts(game, lang)("not-begun", file=str(path), reason=why))
    return path


def open_record(path: Path, lang: str) -> tuple[Record, Path]:
    """The record to go on with, and the file it is in."""
    if str(path) == LATEST:
        return latest()
    path = path.resolve() if path.is_symlink() else path
    record = catalog.read_record(path) if not path.exists() or path.is_file() else None
    if record is None:
        say = texts(catalog.games()[0], lang)
        raise RecordError(say("not-resumed", file=str(path), reason=say(kind_of(path.stat().st_mode))))
    return record, path


def latest() -> tuple[Record, Path]:
    found = unfinished()
    if found is None:
        raise SetupError("--resume: there is no unfinished game in your folder; name a file, or start one with posse play")
    return found[1], found[0]


def offered(lang: str) -> tuple[Record, Path] | None:
    """The latest unfinished game, if there is one and the user wants it."""
    found = unfinished()
    if found is None:
        return None
    path, record = found
    say = texts(record.game.name, lang)
    date = datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
    title = say("title") if "title" in say.keys() else record.game.name  # noqa: SIM118
    wish = plain(read_line(say("offer", game=title, players=record.players, date=date) + " "))
    return (record, path) if wish in [plain(word) for word in say("words-yes").split()] else None


@click.command("play")
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="How many play, bots included.")
@click.option("--humans", type=int, help="How many of them are people at this keyboard; one if left out.")
@click.option("--bots", "kinds", default="", help="Which bots play: a name, or several with commas.")
@click.option("--name", "people", default="", help="What you are called; several names with commas.")
@click.option("--seed", type=int, help="The same seed gives the same cards; random if left out.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--deck", type=click.Path(path_type=Path), help="Play with the cards of this file.")
@click.option("--lang", help=f"Language: {' or '.join(LANGUAGES)}; that of the system if left out.")
@click.option("--record", "path", type=click.Path(path_type=Path), help="Save the game in this file.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    is_flag=False,
    flag_value=LATEST,
    help="Go on with the game saved in this file; without a file, with your latest one.",
)
def command(
    name: str | None,
    players: int | None,
    humans: int | None,
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
    told = [name, players, humans, kinds, people, seed, settings, deck]
    fresh = all(value in (None, "", ()) for value in told)
    console = open_console()
    if resume is not None and not fresh:
        raise SetupError("--resume takes game, players, names, bots, seed, options and deck from the record: leave them out")
    going_on = (
        open_record(resume, lang) if resume is not None else offered(lang) if fresh and not path and interactive() else None
    )
    if going_on is not None:
        record, file = going_on
    else:
        name = pick_game(name, lang)
        game = load(name, settings, deck)
        players = min(game.players, key=lambda n: abs(n - 4)) if players is None else players
        game.check_players(players)
        seats = fill_seats(game, players, 1 if humans is None else humans, kinds, people)
        record = start_match(game, players, new_seed() if seed is None else seed, seats).record
        file = data_path(name, record.seed)
    if path is not None:
        file = check_path(path, lang, record.game.name)
    if not App(Session(record, lang), console, file).run():
        sys.exit(1)
