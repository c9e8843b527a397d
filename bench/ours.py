"""Our own cases: `ours.py compiled|interpreted CASE SECONDS`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import measure
from measure import Work, rnd

import posse
from posse.bots import bot
from posse.core.game import Game
from posse.core.playout import play_out

PLAYERS = 4
SAMPLES = 64
GAMES = 10
"""Simulated at a time."""

seeds = count(1)
rng = posse.Rng.seeded(1)
game = posse.game("bounty_hunters")


def playing(game: Game, players: int) -> Work:
    """Whole random games, every decision asked for and answered from Python."""

    def play() -> int:
        state = game.new(players, next(seeds))
        made = 0
        while seats := state.waiting():
            seat = seats[0]
            options = state.options(seat)
            state.answer(seat, options[int(rnd() * len(options))])
            made += 1
        return made

    return play


def inside() -> Work:
    """Whole random games inside the module."""
    return lambda: play_out(game.new(PLAYERS, next(seeds)), rng)


def tic_tac_toe() -> Work:
    sys.path.append(str(Path(__file__).parents[1] / "examples"))
    from tic_tac_toe.rules import TicTacToe  # type: ignore[import-not-found]

    return playing(TicTacToe({}), 2)


def samples() -> list[posse.State]:
    """Positions from all phases: from each of some random games, one position, any."""
    picked: list[posse.State] = []
    for _ in range(SAMPLES):
        path = [game.new(PLAYERS, next(seeds))]
        while seats := path[-1].waiting():
            after = path[-1].copy()
            options = after.options(seats[0])
            after.answer(seats[0], options[int(rnd() * len(options))])
            path.append(after)
        picked.append(path[int(rnd() * (len(path) - 1))])
    return picked


def copy() -> Work:
    return measure.each(lambda state: state.copy(), samples())


def seen_by() -> Work:
    return measure.each(lambda state: state.seen_by(0), samples())


def imagine() -> Work:
    return measure.each(lambda seen: seen.imagine(rng), [state.seen_by(0) for state in samples()])


def heuristic() -> Work:
    """Whole games of the standard bot: each decision with its view."""
    choose = bot(game, "heuristic")

    def play() -> int:
        state = game.new(PLAYERS, next(seeds))
        made = 0
        while seats := state.waiting():
            seat = seats[0]
            state.answer(seat, choose(state.seen_by(seat), seat, rng))
            made += 1
        return made

    return play


def simulate() -> Work:
    """Games of the standard bot as `posse simulate` plays them, in one process."""
    from posse import arena

    return lambda: len(list(arena.simulate(game, PLAYERS, ["heuristic"], GAMES, next(seeds))))


CASES: dict[str, Callable[[], Work]] = {
    "play": lambda: playing(game, PLAYERS),
    "inside": inside,
    "tic_tac_toe": tic_tac_toe,
    "copy": copy,
    "seen_by": seen_by,
    "imagine": imagine,
    "heuristic": heuristic,
    "simulate": simulate,
}

if __name__ == "__main__":
    found = "compiled" if posse.compiled() else "interpreted"
    if sys.argv[1] != found:
        sys.exit(f"expected posse {sys.argv[1]}, but it runs {found}")
    measure.main(CASES)
