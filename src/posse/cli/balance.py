"""`posse balance`: measures game length, scores and bot profiles against a game's goals."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import Any, Protocol, cast

import click
from rich.console import Console
from rich.table import Table

from posse import arena, catalog
from posse.cli.simulate import JOBS, number_table, with_progress
from posse.cli.version import warn_if_interpreted
from posse.core.errors import SetupError
from posse.core.game import Deck

SEED = 1


class Measures(Protocol):
    """The names that a game's `figures.py` must define besides `figures`."""

    GOALS: dict[str, tuple[float, float]]
    MODES: tuple[dict[str, Any], ...]
    STANDARD: str
    CHANGED: tuple[str, ...]
    RIVALS: int
    MOST_WINS: float


def measures(name: str) -> Measures:
    practised = catalog.game_class(name).practice_of
    if practised:
        raise SetupError(f"{name} cannot be measured: it is the practice of {practised}, measure that")
    package = catalog.package_of(name)
    if not package or find_spec(f"{package}.figures") is None:
        raise SetupError(f"{name} cannot be measured: its package has no figures.py")
    return cast(Measures, import_module(f"{package}.figures"))


def mark(met: bool) -> str:
    return "[green]met[/]" if met else "[red]not met[/]"


def means(results: list[arena.Result]) -> dict[str, float]:
    return {name: fmean(result.figures[name] for result in results) for name in results[0].figures}


def by_players(name: str, goals: Any, deck: Deck | None, options: dict[str, Any], games: int, jobs: int) -> Table:
    """The mean of each figure at every number of players, with its goal."""
    rules = catalog.game(name, options, deck)
    title = " ".join(str(value) for value in options.values()) or name
    rows = []
    numbers = [players for players in rules.players if catalog.can_play(name, players, options)]
    for players in numbers:
        results = arena.simulate(rules, players, [goals.STANDARD], games, SEED, jobs)
        rows.append(means(with_progress(results, games, f"{title}, {players} players")))
    table = Table(f"{title}, by players")
    for heading in (*[str(players) for players in numbers], "goal"):
        table.add_column(heading, justify="right")
    for figure in rows[0]:
        values = [row[figure] for row in rows]
        table.add_row(figure, *[f"{value:.1f}" for value in values], verdict(figure, values, goals.GOALS))
    return table


def verdict(figure: str, values: list[float], goals: dict[str, tuple[float, float]]) -> str:
    if figure not in goals:
        return ""
    low, high = goals[figure]
    return f"{low:g} to {high:g} {mark(all(low <= value <= high for value in values))}"


def by_profile(name: str, goals: Measures, deck: Deck | None, games: int, jobs: int) -> Table:
    """How often each changed bot profile wins against the standard one."""
    rules = catalog.game(name, {}, deck)
    table = number_table("profile", "wins", "score", "rivals", f"at most {goals.MOST_WINS:.0%}")
    for profile in goals.CHANGED:
        names = [profile, *[goals.STANDARD] * goals.RIVALS]
        results = with_progress(arena.simulate(rules, len(names), names, games, SEED, jobs), games, profile)
        own, *rivals = arena.lines(tuple(names), results)
        score = fmean(line.score for line in rivals)
        table.add_row(
            profile, f"{own.wins:.1%}", f"{own.score:.1f} +- {own.error:.1f}", f"{score:.1f}", mark(own.wins <= goals.MOST_WINS)
        )
    return table


def write_report(name: str, goals: Any, deck: Deck | None, games: int, file: Path) -> None:
    """Writes the game's own report: a Markdown file, and its plots in the folder `plots` next to it."""
    if not hasattr(goals, "report"):
        raise SetupError(f"{name} has no report: its figures.py has no report()")
    rules = catalog.game(name, goals.MODES[0], deck)
    text, pictures = goals.report(
        {players: arena.finals(rules, players, [goals.STANDARD], games, SEED) for players in rules.players}
    )
    folder = file.parent / "plots"
    folder.mkdir(parents=True, exist_ok=True)
    for picture, drawing in pictures.items():
        (folder / f"{file.stem}-{picture}.svg").write_text(drawing, encoding="utf-8")
    file.write_text(text, encoding="utf-8")


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Games per measurement.")
@click.option("--jobs", default=JOBS, type=click.IntRange(1), help="Number of processes; default: one per CPU.")
@click.option("--deck", "file", type=click.Path(path_type=Path), help="A deck file to use instead of the game's own.")
@click.option("--report", type=click.Path(path_type=Path), help="Only write the game's own report with plots to this file.")
def command(game: str, games: int, jobs: int, file: Path | None, report: Path | None) -> None:
    """Measure a game's length, scores and bot profiles against its goals."""
    goals = measures(game)
    deck = None if file is None else catalog.read_deck(game, file)
    warn_if_interpreted()
    if report is not None:
        write_report(game, goals, deck, games, report)
        return
    console = Console()
    for options in goals.MODES:
        console.print(by_players(game, goals, deck, options, games, jobs))
    console.print(by_profile(game, goals, deck, games, jobs))
