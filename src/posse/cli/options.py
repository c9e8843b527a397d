"""What several subcommands are told: a game with its options and deck, and a seed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from posse import arena, catalog, daily
from posse.core.errors import SetupError
from posse.core.game import Game, setting
from posse.core.seeds import parse_seed, seed_text

SEED = "NUMBER|DATE"
PRACTICE, DAILY = "--practice", "--daily"
CALLED = {PRACTICE: "practice", DAILY: "game of the day"}


def read_seed(_: click.Context, __: click.Parameter, value: str | None) -> int | None:
    """For `--seed`: a number, or a date such as 2026-11-15."""
    return None if value is None else parse_seed(value)


def way_alone(name: str) -> str:
    """The flag for what is played alone of a game: `--daily` if that is the game itself, `--practice` if it is another."""
    alone = daily.practice_game(name)
    return "" if not alone else DAILY if alone == name else PRACTICE


def alone(flag: str, name: str | None) -> str:
    """What a flag begins: of this game, or of the only one that has something of the kind."""
    known = [game for game in catalog.listed_games() if way_alone(game) == flag]
    wanted = known[0] if name is None and len(known) == 1 else name
    if wanted is None:
        raise SetupError(f"{flag}: say of which game; games with one: {', '.join(known) or 'none'}")
    if wanted not in known:
        other = catalog.game_class(wanted) and way_alone(wanted)
        hint = f"play {wanted} {other}" if other else f"games with one: {', '.join(known) or 'none'}"
        raise SetupError(f"{wanted} has no {CALLED[flag]}; {hint}")
    return daily.practice_game(wanted)


def check_alone(flag: str, players: int | None) -> None:
    """Whoever wants company is told what the flag is for, before any mode of a game is."""
    if players not in (None, 1):
        raise SetupError(f"the {CALLED[flag]} is played alone: leave --players or {flag} out")


def today() -> int:
    """The seed that everybody has today."""
    return parse_seed(str(date.today()))


def check_day(seed: int) -> None:
    """A day is played when it has come."""
    if daily.is_future(seed, date.today()):
        raise SetupError(f"seed: {seed_text(seed)} has not come yet: say a day up to today, or leave it out")


def practice_settings(name: str, seed: int, pairs: tuple[str, ...]) -> tuple[str, ...]:
    """The options with which a game is played alone, written as `name=value`."""
    chosen = daily.practice_options(name, seed, dict([setting(pair) for pair in pairs]))
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
