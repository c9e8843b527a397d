"""Bulk play: many games between bots, on several processors; the same seed gives the same results."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, stdev
from typing import Any, NamedTuple

from posse import bots, catalog
from posse.core.codec import Fields, canonical
from posse.core.errors import SetupError
from posse.core.game import Game
from posse.core.playout import play_out
from posse.core.rng import Rng
from posse.core.state import State

CHUNK = 50
"""Games that a process plays per task."""


class Result(NamedTuple):
    """The result of one game. `scores` and `ranking` are in the order of the bots, not of their seats."""

    seed: int
    first: int
    """The index of the bot in seat 0; the others follow in order."""
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    figures: dict[str, float]


class Line(NamedTuple):
    """Statistics of one bot over many games."""

    bot: str
    games: int
    wins: float
    """The share of games won. A victory shared by n players counts 1/n."""
    score: float
    error: float
    """The standard error of `score`."""
    places: tuple[int, ...]
    """The number of first places, second places, and so on."""


class Task(NamedTuple):
    """A batch of games for a worker process."""

    game: dict[str, Any]
    """The game as `Game.to_data` returns it."""
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int


def simulate(game: Game, players: int, names: list[str], games: int, seed: int, jobs: int = 1) -> Iterator[Result]:
    """Plays games with consecutive seeds. From game to game, all bots move up one seat.

    `names` has one name for all seats, or one for each. A game with a clock is played with its untimed options.
    """
    game = untimed(game)
    table = seating(game, players, names)
    if not 0 <= seed <= 2**64 - games:
        raise SetupError(f"seed: expected a number from 0 to {2**64 - games}, not {seed}")
    starts = range(0, games, CHUNK)
    tasks = [Task(game.to_data(), table, seed, start, min(CHUNK, games - start)) for start in starts]
    return (result for results in _played(tasks, game, jobs) for result in results)


def untimed(game: Game) -> Game:
    """The same game with its untimed options."""
    if all(game.chosen[name] == value for name, value in game.untimed.items()):
        return game
    return catalog.game(game.name, {**game.chosen, **game.untimed}, game.deck, game.version)


def seating(game: Game, players: int, names: list[str]) -> tuple[str, ...]:
    """The bot of each seat; raises if one is unknown."""
    game.check_players(players)
    for name in names:
        bots.bot(game, name)
    if len(names) == 1:
        return tuple(names * players)
    if len(names) != players:
        raise SetupError(f"bots: expected 1 or {players} names for {players} players, not {len(names)}")
    return tuple(names)


def _played(tasks: list[Task], game: Game, jobs: int) -> Iterator[list[Result]]:
    if jobs <= 1 or len(tasks) <= 1:
        for task in tasks:
            yield _play_task(task, game)
        return
    # spawn, since a fork of a process with threads, such as a progress bar's, may hang
    with ProcessPoolExecutor(min(jobs, len(tasks)), multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_play, tasks)


_games: dict[str, Game] = {}
"""In a worker process: the game by its data, so that the deck is read once."""


def _play(task: Task) -> list[Result]:
    key = canonical(task.game)
    if key not in _games:
        _games[key] = Game.find(Fields(task.game, "task"))
    return _play_task(task, _games[key])


def _play_task(task: Task, game: Game) -> list[Result]:
    seated = [bots.bot(game, name) for name in task.bots]
    return [play(game, seated, task.seed + number, number % len(seated)) for number in range(task.first, task.first + task.games)]


def play(game: Game, seated: list[bots.Bot], seed: int, first: int) -> Result:
    """One game; bot `first` sits in seat 0."""
    players = len(seated)
    state = game.new(players, seed)
    order = [(first + seat) % players for seat in range(players)]
    if all(bot is bots.random for bot in seated):
        decisions = play_out(state, Rng.seeded(seed << 8))
    else:
        decisions = run(state, [seated[bot] for bot in order], [Rng.seeded(seed << 8 | bot) for bot in order])
    if not state.over():
        raise SetupError(f"{game.name}: this game waits for a clock, and there is none{without_clock(game)}")
    scores, ranking = state.scores(), state.ranking()
    seat_of = [order.index(bot) for bot in range(players)]
    by_bot = tuple(scores[seat] for seat in seat_of), tuple(ranking[seat] for seat in seat_of)
    return Result(seed, first, *by_bot, decisions, game.figures(state))


def finals(game: Game, players: int, names: list[str], games: int, seed: int) -> Iterator[State]:
    """The final states of games with consecutive seeds, for statistics that a `Result` does not have."""
    game = untimed(game)
    seated = [bots.bot(game, name) for name in seating(game, players, names)]
    for number in range(games):
        state = game.new(players, seed + number)
        order = [(number + seat) % players for seat in range(players)]
        run(state, [seated[bot] for bot in order], [Rng.seeded(seed + number << 8 | bot) for bot in order])
        yield state


def without_clock(game: Game) -> str:
    return "".join([f"; choose {name}={value}" for name, value in game.untimed.items()])


def run(state: State, seated: list[bots.Bot], rngs: list[Rng]) -> int:
    """Plays to the end; each bot gets what its seat sees. Returns the number of decisions."""
    decisions = 0
    while waiting := state.waiting():
        seat = waiting[0]
        state.answer(seat, seated[seat](state.seen_by(seat), seat, rngs[seat]))
        decisions += 1
    return decisions


def lines(names: tuple[str, ...], results: list[Result]) -> list[Line]:
    """The statistics of each bot."""
    return [_line(name, bot, results) for bot, name in enumerate(names)]


def _line(name: str, bot: int, results: list[Result]) -> Line:
    scores = [result.scores[bot] for result in results]
    wins = [1 / result.ranking.count(1) if result.ranking[bot] == 1 else 0.0 for result in results]
    places = [result.ranking[bot] for result in results]
    error = stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    return Line(
        name, len(results), fmean(wins), fmean(scores), error, tuple(places.count(n + 1) for n in range(len(results[0].scores)))
    )


def span(values: list[float]) -> tuple[float, float, float]:
    """The mean, the 5th and the 95th percentile."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return fmean(ordered), ordered[round(last * 0.05)], ordered[round(last * 0.95)]
