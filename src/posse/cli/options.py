"""Options that several subcommands share: a game with its options and deck, and a seed."""

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
SOLO_NAMES = {PRACTICE: "practice", DAILY: "game of the day"}


def read_seed(_: click.Context, __: click.Parameter, value: str | None) -> int | None:
    """Callback of `--seed`: a number, or a date such as 2026-11-15."""
    return None if value is None else parse_seed(value)


def solo_flag(name: str) -> str:
    """The flag to play a game alone: `--daily` if it has a game of the day, `--practice` if another game practises it, or ""."""
    alone = daily.practice_game(name)
    return "" if not alone else DAILY if alone == name else PRACTICE


def solo_game(flag: str, name: str | None) -> str:
    """The game that `--daily` or `--practice` starts. Without a name, the only game that supports the flag."""
    known = [game for game in catalog.listed_games() if solo_flag(game) == flag]
    wanted = known[0] if name is None and len(known) == 1 else name
    if wanted is None:
        raise SetupError(f"{flag}: name a game; games with one: {', '.join(known) or 'none'}")
    if wanted not in known:
        other = catalog.game_class(wanted) and solo_flag(wanted)
        hint = f"play {wanted} {other}" if other else f"games with one: {', '.join(known) or 'none'}"
        raise SetupError(f"{wanted} has no {SOLO_NAMES[flag]}; {hint}")
    return daily.practice_game(wanted)


def check_solo_players(flag: str, players: int | None) -> None:
    """Raises if the flag is combined with several players."""
    if players not in (None, 1):
        raise SetupError(f"the {SOLO_NAMES[flag]} is played alone: leave --players or {flag} out")


def today() -> int:
    """The seed of today's date."""
    return parse_seed(str(date.today()))


def check_day(seed: int) -> None:
    """Raises if the seed is a date in the future."""
    if daily.is_future(seed, date.today()):
        raise SetupError(f"seed: {seed_text(seed)} is in the future: name a day up to today, or leave it out")


def practice_settings(name: str, seed: int, pairs: tuple[str, ...]) -> tuple[str, ...]:
    """The options for playing a game alone, as `name=value`."""
    chosen = daily.practice_options(name, seed, dict([setting(pair) for pair in pairs]))
    return tuple([f"{option}={str(value).lower() if isinstance(value, bool) else value}" for option, value in chosen.items()])


def load(name: str, pairs: tuple[str, ...], deck: Path | None) -> Game:
    """The game with options given as `name=value`, and with the deck in a file if one is named."""
    return catalog.game(name, dict([setting(pair) for pair in pairs]), None if deck is None else catalog.read_deck(name, deck))


def untimed(game: Game, pairs: tuple[str, ...]) -> Game:
    """The same game without a clock. Prints a line if the user asked for one."""
    asked = dict([setting(pair) for pair in pairs])
    for name, value in game.untimed.items():
        if asked.get(name, value) != value:
            click.echo(f"posse: this command has no clock: playing {name}={value} instead of {name}={asked[name]}", err=True)
    return arena.untimed(game)
