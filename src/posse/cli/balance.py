"""`posse balance`: whether a deck gives the games it should, and leaves no plan that beats all others."""

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
from posse.cli.simulate import JOBS, grid, watched
from posse.core.errors import SetupError
from posse.core.game import Deck

SEED = 1


class Measures(Protocol):
    """What a game's `figures.py` declares beside its `figures`."""

    GOALS: dict[str, tuple[float, float]]
    MODES: tuple[dict[str, Any], ...]
    STANDARD: str
    CHANGED: tuple[str, ...]
    RIVALS: int
    MOST_WINS: float


def measures(name: str) -> Measures:
    package = catalog.kind_of(name).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.figures") is None:
        raise SetupError(f"{name} does not say what it is measured by: it has no figures.py")
    return cast(Measures, import_module(f"{package}.figures"))


def mark(met: bool) -> str:
    return "[green]met[/]" if met else "[red]not met[/]"


def means(results: list[arena.Result]) -> dict[str, float]:
    return {name: fmean(result.figures[name] for result in results) for name in results[0].figures}


def by_players(name: str, goals: Measures, deck: Deck | None, games: int, jobs: int) -> Table:
    """The figures at every number of players, with every set of options."""
    rows: list[tuple[str, int, dict[str, float]]] = []
    for options in goals.MODES:
        rules = catalog.game(name, options, deck)
        for players in rules.players:
            title = " ".join(str(value) for value in options.values())
            results = arena.simulate(rules, players, [goals.STANDARD], games, SEED, jobs)
            rows.append((title, players, means(watched(results, games, f"{title}, {players} players"))))
    headings = list(dict.fromkeys(figure for _, _, row in rows for figure in row))
    table = grid("options", "players", *headings, "goals")
    for title, players, row in rows:
        cells = [f"{row[heading]:.1f}" if heading in row else "" for heading in headings]
        table.add_row(title, str(players), *cells, mark(within(row, goals.GOALS)))
    return table


def within(row: dict[str, float], goals: dict[str, tuple[float, float]]) -> bool:
    return all(low <= row[figure] <= high for figure, (low, high) in goals.items() if figure in row)


def by_taste(name: str, goals: Measures, deck: Deck | None, games: int, jobs: int) -> Table:
    """How often each changed taste wins against standard ones."""
    rules = catalog.game(name, {}, deck)
    table = grid("taste", "wins", "score", "rivals", f"at most {goals.MOST_WINS:.0%}")
    for taste in goals.CHANGED:
        names = [taste, *[goals.STANDARD] * goals.RIVALS]
        results = watched(arena.simulate(rules, len(names), names, games, SEED, jobs), games, taste)
        own, *rivals = arena.lines(tuple(names), results)
        score = fmean(line.score for line in rivals)
        table.add_row(
            taste, f"{own.wins:.1%}", f"{own.score:.1f} ± {own.error:.1f}", f"{score:.1f}", mark(own.wins <= goals.MOST_WINS)
        )
    return table


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games for each line.")
@click.option("--jobs", default=JOBS, type=click.IntRange(1), help="How many processes; all processors.")
@click.option("--deck", "file", type=click.Path(path_type=Path), help="A deck file of your own.")
def command(game: str, games: int, jobs: int, file: Path | None) -> None:
    """Measure a game's length, its scores and its plans against their goals."""
    goals = measures(game)
    deck = None if file is None else catalog.read_deck(game, file)
    console = Console()
    console.print(by_players(game, goals, deck, games, jobs))
    for figure, (low, high) in goals.GOALS.items():
        console.print(f"goal: {figure} from {low:g} to {high:g}")
    console.print(by_taste(game, goals, deck, games, jobs))
