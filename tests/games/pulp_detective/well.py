"""Games played well: random players hardly ever meet the Criminal. The reference player of the bench is quick."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bench.pulp_reference.player import Greedy

from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State
from posse.testing.walk import new_match

GAME = "pulp_detective"
MODES = ("solo", "rivals", "partners")
CASES = ("damsel", "banker", "damsel", "photo")


def played_well(step: int) -> Iterator[tuple[Game, State, Rng]]:
    """About every `step`th position of games between bots in which now and then somebody does anything, and the last."""
    for number in range(len(MODES) * len(CASES)):
        state, rng = new_game(number), Rng.seeded(number)
        for seat, move in answers(number):
            if rng.below(step) == 0:
                yield state.game, state.copy(), rng
            state.answer(seat, move)
        yield state.game, state.copy(), rng


def new_game(number: int) -> State:
    mode, case = MODES[number // len(CASES)], CASES[number % len(CASES)]
    options = {"mode": mode, "case": case, "draw": ("open", "closed")[number % 2]}
    return new_match(GAME, 1 if mode == "solo" else 2, options, number).state


@cache
def answers(number: int) -> list[tuple[int, int]]:
    """The answers of one game, kept because the reference player takes longer than everything that is tested with them."""
    state, rng, choose, given = new_game(number), Rng.seeded(number), Greedy().choose, []
    while not state.over():
        seat = rng.pick(state.waiting())
        move = choose(state.seen_by(seat), seat, rng) if rng.below(20) else rng.pick(state.options(seat))
        state.answer(seat, move)
        given.append((seat, move))
    return given
