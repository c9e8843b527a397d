"""Games played well: random players hardly ever meet the Criminal. The reference player of the bench is quick."""

from __future__ import annotations

from collections.abc import Iterator

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
    choose = Greedy().choose
    for number, (mode, case) in enumerate([(mode, case) for mode in MODES for case in CASES]):
        rng = Rng.seeded(number)
        options = {"mode": mode, "case": case, "draw": ("open", "closed")[number % 2]}
        state = new_match(GAME, 1 if mode == "solo" else 2, options, number).state
        while not state.over():
            if rng.below(step) == 0:
                yield state.game, state.copy(), rng
            seat = rng.pick(state.waiting())
            move = choose(state.seen_by(seat), seat, rng) if rng.below(20) else rng.pick(state.options(seat))
            state.answer(seat, move)
        yield state.game, state.copy(), rng
