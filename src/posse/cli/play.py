"""`posse play`: plays in the browser, with a server in this process, or at the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple
from urllib.parse import urlencode

import click

from posse import bots, catalog
from posse.catalog import start as start_match
from posse.cli.browser import open_browser
from posse.cli.options import (
    DAILY,
    PRACTICE,
    SEED,
    check_day,
    check_solo_players,
    load,
    practice_settings,
    read_seed,
    solo_game,
    today,
    untimed,
)
from posse.cli.serve import LOCALHOST, AlreadyServed, data_folder, run
from posse.core.errors import SetupError
from posse.core.game import Game
from posse.core.record import Record
from posse.terminal.app import App
from posse.terminal.console import interactive, open_console, quoted, system_language
from posse.terminal.opening import LATEST, check_path, offer_same_game, offer_unfinished, open_record
from posse.terminal.saves import data_path, new_seed, program
from posse.terminal.session import BOT, Session, shown_name
from posse.texts import LANGUAGES, Texts, check_language, texts


class GameRequest(NamedTuple):
    """The game that the command line asks for."""

    name: str | None
    players: int | None
    humans: int | None
    kinds: str
    people: str
    seed: int | None
    settings: tuple[str, ...]
    deck: Path | None

    def is_empty(self) -> bool:
        return all(value in (None, "", ()) for value in self)

    def names_only_game(self) -> bool:
        return self._replace(name=None).is_empty()

    def record(self, lang: str, served: bool = True) -> Record:
        """The record of a new game; raises `SetupError` if the request is wrong. At a terminal, one person can race the clock."""
        name = pick_game(self.name, lang)
        game = load(name, self.settings, self.deck, self.players)
        timed = served or game.players == (1,) or (interactive() and self.humans in (None, 1))
        game = game if timed else untimed(game, self.settings)
        players = usual_players(game) if self.players is None else self.players
        game.check_players(players)
        seats = fill_seats(game, players, 1 if self.humans is None else self.humans, self.kinds, self.people)
        return start_match(game, players, new_seed() if self.seed is None else self.seed, seats).record


def usual_players(game: Game) -> int:
    """The number of players nearest to four that the options allow."""
    possible = []
    for number in game.players:
        with suppress(SetupError):
            possible.append(game.check_players(number))
    return min(possible or game.players, key=lambda n: abs(n - 4))


def pick_game(name: str | None, lang: str) -> str:
    """The named game, the only game, or the one that the user picks."""
    games = catalog.listed_games()
    if name is None and len(games) > 1:
        say, listed = texts("", lang), ", ".join(games)
        while name not in games:
            question = say("no-game", name=quoted(name), games=listed) if name else say("games", games=listed)
            name = str(click.prompt(question, default="", show_default=False, prompt_suffix=" ")).strip()
    name = name or next(iter(games), "")
    catalog.game_class(name)
    return name


def fill_seats(game: Game, players: int, humans: int, kinds: str, people: str) -> tuple[str, ...]:
    """Seats for people first, then for bots; the bot names are repeated in order."""
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
            raise SetupError(f"name: {name!r} has a colon, which is reserved for bots; leave it out")
        if name and shown_name(name).casefold() in [shown_name(other).casefold() for other in names[:number]]:
            raise SetupError(f"name: {name!r} looks like another player's name; names must differ")
    return names


# -- in the browser ------------------------------------------------------------------------


def play_in_browser(request: GameRequest, lang: str | None, port: int | None) -> None:
    """Opens the browser at this user's server: the one that runs already, or a new one that runs until Ctrl-C."""
    say = texts("", lang or system_language())
    find = page_finder(request, say, lang)

    def ready(address: str) -> None:
        click.echo(say("play-at", address=address))
        click.echo(say("play-stop"))
        click.echo(say("play-friends", program=program()))
        Thread(target=show, args=(address + find(), say), daemon=True).start()

    try:
        run(data_folder(), LOCALHOST, port, ready)
    except AlreadyServed as other:
        click.echo(say("play-running", address=other.address))
        show(other.address + find(), say)
    else:
        click.echo(say("play-stopped"))


def show(address: str, say: Texts) -> None:
    if not open_browser(address):
        click.echo(say("play-no-browser", address=address))


def page_finder(request: GameRequest, say: Texts, lang: str | None) -> Callable[[], str]:
    """A function that returns the page to open: the lobby, a game's page, or a link that creates a table."""
    tail = f"?{urlencode({'lang': lang})}" if lang else ""
    if request.is_empty():
        return lambda: tail
    if request.names_only_game():
        name = pick_game(request.name, say.lang)
        return lambda: f"games/{name}{tail}"
    record = request.record(say.lang)
    ticket: dict[str, object] = {
        "game": record.game.name,
        "options": record.game.chosen,
        "seats": ["me", *record.seats[1:]],
        "name": record.seats[0] if request.people else "",
        "seed": request.seed,
    }
    return lambda: f"start/{write_ticket(ticket)}{tail}"


def write_ticket(ticket: dict[str, object]) -> str:
    from posse.server.tickets import Tickets

    return Tickets(data_folder()).write(ticket)


# -- at the terminal -----------------------------------------------------------------------


def play_at_terminal(request: GameRequest, lang: str, path: Path | None, resume: Path | None, solo: bool) -> bool:
    """Plays until the game ends or the user leaves; returns False if it could not be saved.

    With `solo`, an unfinished game with the same seed is offer_unfinished first.
    """
    console = open_console()
    if resume is not None and not request.is_empty():
        raise SetupError("--resume takes game, players, names, bots, seed, options and deck from the record: leave them out")
    opened = None
    if resume is not None:
        opened = open_record(resume, lang)
    elif request.is_empty() and not path and interactive():
        opened = offer_unfinished(lang)
    if opened is None:
        record = request.record(lang, served=False)
        opened = offer_same_game(record, lang) if solo and path is None else None
        opened = opened or (record, data_path(record.game.name, record.seed))
    record, file = opened
    if path is not None:
        file = check_path(path, lang)
    return App(Session(record, lang), console, file).run()


@click.command("play")
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="Number of players, bots included.")
@click.option("--bots", "kinds", default="", help="Names of the bots, separated by commas.")
@click.option("--name", "people", help="Your name; at the terminal, names separated by commas.")
@click.option(PRACTICE, is_flag=True, help="Practise GAME alone: today's series, or the one of --seed.")
@click.option(DAILY, is_flag=True, help="Play the game of the day: today's, or the one of the date in --seed.")
@click.option("--seed", metavar=SEED, callback=read_seed, help="The same seed gives the same cards; default: random.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--lang", help=f"Language: {' or '.join(LANGUAGES)}; default: that of the system or the browser.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port of the server; default: a free one.")
@click.option("--terminal", is_flag=True, help="Play at the terminal; implied by the options below.")
@click.option("--humans", type=int, help="Terminal: number of people at this keyboard; default: 1.")
@click.option("--deck", type=click.Path(path_type=Path), help="Terminal: play with the deck in this file.")
@click.option("--record", "path", type=click.Path(path_type=Path), help="Terminal: save the game in this file.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    is_flag=False,
    flag_value=LATEST,
    help="Terminal: resume the game saved in this file; without a file, your latest one.",
)
def command(
    name: str | None,
    players: int | None,
    kinds: str,
    people: str | None,
    practice: bool,
    daily: bool,
    seed: int | None,
    settings: tuple[str, ...],
    lang: str | None,
    port: int | None,
    terminal: bool,
    humans: int | None,
    deck: Path | None,
    path: Path | None,
    resume: Path | None,
) -> None:
    """Play in the browser. Opens the lobby, the page of GAME, or a new table if other options are given.

    Games are saved in your data folder. With --terminal, play in this terminal.
    """
    lang = check_language(lang) if lang else None
    if people is not None and not people.strip(" ,"):
        raise SetupError("--name is empty: give a name, or leave it out")
    if practice and daily:
        raise SetupError(f"{PRACTICE} and {DAILY} cannot be combined: leave one out")
    if practice or daily:
        flag = DAILY if daily else PRACTICE
        name, seed = solo_game(flag, name), today() if seed is None else seed
        check_solo_players(flag, players)
        check_day(seed)
        settings, players = practice_settings(name, seed, settings), 1
    request = GameRequest(name, players, humans, kinds, people or "", seed, settings, deck)
    if not terminal and (humans, deck, path, resume) == (None, None, None, None):
        play_in_browser(request, lang, port)
    elif port is not None:
        raise SetupError("--port is only for the browser: leave it out at the terminal")
    elif not play_at_terminal(request, lang or system_language(), path, resume, practice or daily):
        sys.exit(1)
