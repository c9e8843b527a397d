"""`posse play`: games in the browser, served by this very process; or one at the terminal."""

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
    alone,
    check_alone,
    check_day,
    load,
    practice_settings,
    read_seed,
    today,
    untimed,
)
from posse.cli.serve import HOME, PACE, RATE, Served, data_folder, run
from posse.core.errors import SetupError
from posse.core.game import Game
from posse.core.record import Record
from posse.terminal.app import App
from posse.terminal.console import interactive, open_console, system_language
from posse.terminal.opening import LATEST, begun, check_path, offered, open_record
from posse.terminal.saves import data_path, new_seed, program
from posse.terminal.session import BOT, Session, shown_name
from posse.texts import LANGUAGES, Texts, check_language, texts


class Wish(NamedTuple):
    """What the command line says about a game."""

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

    def is_only_a_game(self) -> bool:
        return self._replace(name=None).is_empty()

    def record(self, lang: str, served: bool = True) -> Record:
        """The game wished for, at its beginning; any mistake is said here. A keyboard can keep up with a clock alone only."""
        name = pick_game(self.name, lang)
        game = load(name, self.settings, self.deck)
        game = game if served or game.players == (1,) else untimed(game, self.settings)
        players = usual_players(game) if self.players is None else self.players
        game.check_players(players)
        seats = fill_seats(game, players, 1 if self.humans is None else self.humans, self.kinds, self.people)
        return start_match(game, players, new_seed() if self.seed is None else self.seed, seats).record


def usual_players(game: Game) -> int:
    """The number nearest to four that the options allow."""
    possible = []
    for number in game.players:
        with suppress(SetupError):
            possible.append(game.check_players(number))
    return min(possible or game.players, key=lambda n: abs(n - 4))


def pick_game(name: str | None, lang: str) -> str:
    """The game named, the only one there is, or the one that the user picks."""
    games = catalog.listed_games()
    if name is None and len(games) > 1:
        while name not in games:
            name = click.prompt(texts("", lang)("games", games=", ".join(games)), type=str, prompt_suffix=" ")
    name = name or next(iter(games), "")
    catalog.game_class(name)
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


# -- in the browser ------------------------------------------------------------------------


def in_browser(wish: Wish, lang: str | None, port: int | None) -> None:
    """Serves the user's tables until Ctrl-C, or finds whoever does, and opens the browser there."""
    say = texts("", lang or system_language())
    find = way(wish, say, lang)

    def ready(address: str) -> None:
        click.echo(say("play-at", address=address))
        click.echo(say("play-stop"))
        click.echo(say("play-friends", program=program()))
        Thread(target=show, args=(address + find(), say), daemon=True).start()

    try:
        run(data_folder(), HOME, port, PACE, RATE, ready)
    except Served as other:
        click.echo(say("play-running", address=other.address))
        show(other.address + find(), say)
    else:
        click.echo(say("play-stopped"))


def show(address: str, say: Texts) -> None:
    if not open_browser(address):
        click.echo(say("play-no-browser", address=address))


def way(wish: Wish, say: Texts, lang: str | None) -> Callable[[], str]:
    """Finds the page to open: the lobby, a game's page, or a ticket to a table of one's own."""
    tail = f"?{urlencode({'lang': lang})}" if lang else ""
    if wish.is_empty():
        return lambda: tail
    if wish.is_only_a_game():
        name = pick_game(wish.name, say.lang)
        return lambda: f"games/{name}{tail}"
    record = wish.record(say.lang)
    wanted: dict[str, object] = {
        "game": record.game.name,
        "options": record.game.chosen,
        "seats": ["me", *record.seats[1:]],
        "name": record.seats[0] if wish.people else "",
        "seed": wish.seed,
    }
    return lambda: f"start/{write_ticket(wanted)}{tail}"


def write_ticket(wanted: dict[str, object]) -> str:
    from posse.server.tickets import Tickets

    return Tickets(data_folder()).write(wanted)


# -- at the terminal -----------------------------------------------------------------------


def at_terminal(wish: Wish, lang: str, path: Path | None, resume: Path | None, compared: bool) -> bool:
    """Plays to the end or until the user leaves; False if the game could not be saved. What others play too goes on if begun."""
    console = open_console()
    if resume is not None and not wish.is_empty():
        raise SetupError("--resume takes game, players, names, bots, seed, options and deck from the record: leave them out")
    going_on = None
    if resume is not None:
        going_on = open_record(resume, lang)
    elif wish.is_empty() and not path and interactive():
        going_on = offered(lang)
    if going_on is None:
        record = wish.record(lang, served=False)
        going_on = begun(record, lang) if compared and path is None else None
        going_on = going_on or (record, data_path(record.game.name, record.seed))
    record, file = going_on
    if path is not None:
        file = check_path(path, lang)
    return App(Session(record, lang), console, file).run()


@click.command("play")
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--players", type=int, help="How many play, bots included.")
@click.option("--bots", "kinds", default="", help="Which bots play: a name, or several with commas.")
@click.option("--name", "people", help="What you are called; at the terminal several names with commas.")
@click.option(PRACTICE, is_flag=True, help="Practise GAME alone, if it has a practice: as everybody does today, or by --seed.")
@click.option(DAILY, is_flag=True, help="GAME alone, if it has a game of the day: today's, or that of the date in --seed.")
@click.option("--seed", metavar=SEED, callback=read_seed, help="The same seed gives the same cards; random if left out.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--lang", help=f"Language: {' or '.join(LANGUAGES)}; that of the system or the browser if left out.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port to serve the browser at; a free one if left out.")
@click.option("--terminal", is_flag=True, help="Play at the terminal; the options below choose it too.")
@click.option("--humans", type=int, help="Terminal: how many of the players are people at this keyboard; one if left out.")
@click.option("--deck", type=click.Path(path_type=Path), help="Terminal: play with the cards of this file.")
@click.option("--record", "path", type=click.Path(path_type=Path), help="Terminal: save the game in this file.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    is_flag=False,
    flag_value=LATEST,
    help="Terminal: go on with the game saved in this file; without a file, with your latest one.",
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
    """Play in the browser: in the lobby, on the page of GAME, or at once at a table if you say more than that.

    Games are kept in your data folder. With --terminal, play right here.
    """
    lang = check_language(lang) if lang else None
    if people is not None and not people.strip(" ,"):
        raise SetupError("--name is empty: say what you are called, or leave it out")
    if practice and daily:
        raise SetupError(f"{PRACTICE} and {DAILY} are two ways to play alone: leave one out")
    if practice or daily:
        flag = DAILY if daily else PRACTICE
        name, seed = alone(flag, name), today() if seed is None else seed
        check_alone(flag, players)
        check_day(seed)
        settings, players = practice_settings(name, seed, settings), 1
    wish = Wish(name, players, humans, kinds, people or "", seed, settings, deck)
    if not terminal and (humans, deck, path, resume) == (None, None, None, None):
        in_browser(wish, lang, port)
    elif port is not None:
        raise SetupError("--port is for playing in the browser: leave it out at the terminal")
    elif not at_terminal(wish, lang or system_language(), path, resume, practice or daily):
        sys.exit(1)
