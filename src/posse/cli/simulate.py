"""`posse simulate`: plays many games between bots and prints statistics."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from posse import arena, bots, catalog
from posse.cli.options import SEED, load, read_seed, untimed
from posse.cli.version import warn_if_interpreted

JOBS = os.cpu_count() or 1


def with_progress(results: Iterator[arena.Result], games: int, what: str) -> list[arena.Result]:
    """All results as a list. Shows a progress bar at a terminal."""
    console = Console(stderr=True)
    return list(track(results, what, games, console=console, transient=True, disable=not console.is_terminal))


def number_table(first: str, *headings: str) -> Table:
    """A table with one column of names and columns of numbers."""
    table = Table(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def per_bot(lines: list[arena.Line]) -> Table:
    table = number_table("bot", "games", "wins", "score", "places")
    for line in lines:
        places = " / ".join(str(count) for count in line.places)
        table.add_row(line.bot, str(line.games), f"{line.wins:.1%}", f"{line.score:.2f} +- {line.error:.2f}", places)
    return table


def per_figure(results: list[arena.Result]) -> Table:
    table = number_table("figure", "mean", "5%", "95%")
    for name in results[0].figures:
        mean, low, high = arena.span([result.figures[name] for result in results])
        table.add_row(name, f"{mean:.2f}", f"{low:.1f}", f"{high:.1f}")
    return table


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Number of games.")
@click.option("--players", type=int, help="Number of players; default: one per bot named, or about four.")
@click.option("--bots", "names", help="Names of the bots, separated by commas; one name for all seats.")
@click.option("--seed", default="1", show_default=True, metavar=SEED, callback=read_seed, help="The seed of the first game.")
@click.option("--jobs", default=JOBS, type=click.IntRange(1), help="Number of processes; default: one per CPU.")
@click.option("--deck", type=click.Path(path_type=Path), help="A deck file to use instead of the game's own.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
def command(
    game: str, games: int, players: int | None, names: str | None, seed: int, jobs: int, deck: Path | None, pairs: tuple[str, ...]
) -> None:
    """Play many games between bots and print statistics."""
    rules = untimed(load(game, pairs, deck), pairs)
    chosen = [name.strip() for name in names.split(",")] if names else [bots.names(rules)[0]]
    if players is None:
        playable = [n for n in rules.players if catalog.can_play(game, n, rules.chosen)]
        players = len(chosen) if len(chosen) > 1 else min(playable, key=lambda n: abs(n - 4))
    table = arena.seating(rules, players, chosen)
    warn_if_interpreted()
    begun = time.perf_counter()
    results = with_progress(arena.simulate(rules, players, chosen, games, seed, jobs), games, f"{game}, {players} players")
    seconds = time.perf_counter() - begun
    console = Console()
    console.print(per_bot(arena.lines(table, results)))
    if results[0].figures:
        console.print(per_figure(results))
    decisions = sum(result.decisions for result in results)
    console.print(
        f"{games / seconds:.0f} games/s, {decisions / seconds:.0f} decisions/s, {decisions / games:.0f} decisions a game"
    )
