"""Some games of OpenSpiel: played through pyspiel, played in C++, and cloned."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import measure
import pyspiel  # type: ignore[import-not-found]
from measure import Work, rnd

CHANCE = -1
SAMPLES = 64
COUNTED = 2000
"""Games for the mean number of decisions in the C++ loop."""


def pick(actions: list[int]) -> int:
    return actions[int(rnd() * len(actions))]


def plain(name: str) -> Work:
    """The loop of OpenSpiel's examples."""
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                r = rnd()
                for action, probability in state.chance_outcomes():  # noqa: B007
                    r -= probability
                    if r < 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                made += 1
        return made

    return play


def fewest(name: str) -> Work:
    """The same with one call of `current_player()` instead of two tests."""
    new = pyspiel.load_game(name).new_initial_state

    def play() -> int:
        state = new()
        player, legal, apply, chance = state.current_player, state.legal_actions, state.apply_action, state.chance_outcomes
        made = 0
        while True:
            to_act = player()
            if to_act >= 0:
                actions = legal()
                apply(actions[int(rnd() * len(actions))])
                made += 1
            elif to_act == CHANCE:
                r = rnd()
                for action, probability in chance():  # noqa: B007
                    r -= probability
                    if r < 0:
                        break
                apply(action)
            else:
                return made

    return play


def even(name: str) -> Work:
    """The same without probabilities: correct if all chance outcomes are equally likely, as in these games."""
    new = pyspiel.load_game(name).new_initial_state

    def play() -> int:
        state = new()
        player, legal, apply = state.current_player, state.legal_actions, state.apply_action
        made = 0
        while (to_act := player()) >= CHANCE:
            actions = legal()
            apply(actions[int(rnd() * len(actions))])
            made += to_act >= 0
        return made

    return play


def inside(name: str) -> Work:
    """Uniform random bots in the C++ loop; decisions are a mean over many games."""
    game = pyspiel.load_game(name)
    seeds = count(1)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    mean: float = sum([step.player >= 0 for _ in range(COUNTED) for step in play().full_history()]) / COUNTED

    def work() -> float:
        play()
        return mean

    return work


def samples(name: str) -> list[Any]:
    """One random position from each of some random games, at which a player chooses."""
    game = pyspiel.load_game(name)
    picked: list[Any] = []
    for _ in range(SAMPLES):
        state = game.new_initial_state()
        path: list[Any] = []
        while not state.is_terminal():
            if not state.is_chance_node():
                path.append(state.clone())
            state.apply_action(pick(state.legal_actions()))
        picked.append(pick(path))
    return picked


def clone(name: str) -> Work:
    return measure.each(lambda state: state.clone(), samples(name))


KINDS: dict[str, Callable[[str], Work]] = {"plain": plain, "fewest": fewest, "even": even, "inside": inside, "clone": clone}
GAMES = ("hearts", "crazy_eights", "liars_dice")


def case(kind: str, name: str) -> Callable[[], Work]:
    return lambda: KINDS[kind](name)


if __name__ == "__main__":
    measure.main({f"{name}/{kind}": case(kind, name) for name in GAMES for kind in KINDS})
