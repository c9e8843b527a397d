"""Random games for tests, at every number of players and with every option."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import prod
from typing import Any

from posse.catalog import can_play, game, game_class, start
from posse.core.game import Game
from posse.core.record import Match
from posse.core.rng import Rng
from posse.core.state import CLOCK, WITHDRAW, State

LONGEST = 20_000
"""The maximum number of answers in a game."""


MOST = 24
"""The maximum number of combinations of players and options; if there are more, a sample is tested."""
FEWEST = 8
"""The minimum number of combinations of options in a sample."""


def tables(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of options, or a sample if there are too many."""
    kind = game_class(name)
    if prod([len(setting.values) for setting in kind.settings], start=len(kind.players)) > MOST:
        return sample(kind)
    values = [[(setting.name, value) for value in setting.values] for setting in kind.settings]
    found = [(players, dict(chosen)) for players in kind.players for chosen in itertools.product(*values)]
    return [table for table in found if can_play(name, *table)]


def sample(kind: type[Game]) -> list[tuple[int, dict[str, Any]]]:
    """The default options at every number of players, and combinations in which every value of every option occurs."""
    count = max([FEWEST, 2 * len(kind.players), *[len(setting.values) for setting in kind.settings]])
    mixtures: list[dict[str, Any]] = [{} for _ in range(count)]
    rng = Rng.seeded(count)
    for setting in kind.settings:
        rng.shuffle(mixtures)
        for mixture, value in zip(mixtures, itertools.cycle(setting.values)):
            if value != setting.values[0]:
                mixture[setting.name] = value
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in kind.players if can_play(kind.name, players, {})]
    for first, mixture in zip(itertools.cycle(range(len(kind.players))), mixtures):
        turns = kind.players[first:] + kind.players[:first]
        found += [(players, mixture) for players in turns if can_play(kind.name, players, mixture)][:1]
    return found


def new_match(name: str, players: int, options: dict[str, Any], seed: int) -> Match:
    return start(game(name, options), players, seed)


def random_answer(state: State, rng: Rng) -> tuple[int, int]:
    """A random seat that may answer now, the clock included, and a random legal move of it."""
    due = state.deadline()
    seats = state.waiting()
    if due is not None and (not seats or rng.below(8) == 0):
        return CLOCK, due.move
    if state.sealed is not None and rng.below(16) == 0:
        for seat in range(state.players):
            if WITHDRAW in state.options(seat):
                return seat, WITHDRAW
    seat = rng.pick(seats)
    return seat, rng.pick(state.options(seat))


def walk(match: Match, rng: Rng) -> Iterator[State]:
    """Plays to the end; yields the state before each answer, and the final state."""
    for _ in range(LONGEST):
        yield match.state
        if match.state.over():
            return
        seat, move = random_answer(match.state, rng)
        match.answer(seat, move)
    raise AssertionError(f"no end after {LONGEST} answers")


def positions(name: str, seed: int, step: int) -> Iterator[tuple[Game, State, Rng]]:
    """Copies of about one in `step` states of a random game at each table."""
    for number, (players, options) in enumerate(tables(name)):
        rng = Rng.seeded(seed + number)
        match = new_match(name, players, options, seed + number)
        for state in walk(match, rng):
            if rng.below(step) == 0:
                yield state.game, state.copy(), rng
