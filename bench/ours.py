"""Posse's cases: `ours.py compiled|interpreted CASE SECONDS`."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable
from itertools import count, starmap
from pathlib import Path
from time import process_time
from typing import Any

import measure
from measure import Work, rnd
from plain import plain

import posse
from posse.bots import bot
from posse.core.game import Game
from posse.core.playout import play_out
from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.rules.cards import CARDS
from posse.games.pulp_detective.rules.game import DETECTIVES
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import begun
from posse.games.pulp_detective.rules.state import DetectiveState as Desk
from posse.games.pulp_detective.rules.state import table as desk
from posse.games.space_bowl import solve
from posse.games.space_bowl.rules.solver import natural
from posse.games.space_bowl.rules.state import BowlState, table

PLAYERS = 4
SAMPLES = 64
GAMES = 10
"""The number of games simulated at a time."""

seeds = count(1)
rng = posse.Rng.seeded(1)
game = posse.game("bounty_hunters")
bowl = posse.game("space_bowl", {"clock": "ticks"})
case = posse.game("pulp_detective")
serenade = posse.game("space_serenade")


def playing(game: Game, players: int) -> Work:
    """Whole random games, with every decision made in Python."""

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


def inside(game: Game, players: int = PLAYERS) -> Work:
    """Whole random games inside the compiled module."""
    return lambda: play_out(game.new(players, next(seeds)), rng)


def tic_tac_toe() -> Work:
    sys.path.append(str(Path(__file__).parents[1] / "examples"))
    from tic_tac_toe.rules import TicTacToe  # type: ignore[import-not-found]

    return playing(TicTacToe({}), 2)


def samples(game: Game = game) -> list[posse.State]:
    """One random position from each of some random games."""
    picked: list[posse.State] = []
    for _ in range(SAMPLES):
        state = game.new(PLAYERS, next(seeds))
        kept, seen = state, 0
        while seats := state.waiting():
            seen += 1
            if rnd() * seen < 1:
                kept = state.copy()
            options = state.options(seats[0])
            state.answer(seats[0], options[int(rnd() * len(options))])
        picked.append(kept)
    return picked


def copy(game: Game = game) -> Work:
    return measure.each(lambda state: state.copy(), samples(game))


def seen_by() -> Work:
    return measure.each(lambda state: state.seen_by(0), samples())


def imagine() -> Work:
    return measure.each(lambda seen: seen.imagine(rng), [state.seen_by(0) for state in samples()])


def heuristic() -> Work:
    """Whole games of the standard bot, with a view for each decision."""
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


def simulate(game: Game = game) -> Work:
    """Games of the standard bot as in `posse simulate`, in one process."""
    from posse import arena

    return lambda: len(list(arena.simulate(game, PLAYERS, ["heuristic"], GAMES, next(seeds))))


def thrown() -> list[BowlState]:
    """Positions of Space Bowl right after a throw."""
    tables = [table(bowl.new(PLAYERS, next(seeds))) for _ in range(SAMPLES)]
    for s in tables:
        s.answer(s.captain, s.parse("throw"))
    return tables


def as_data(s: BowlState) -> tuple[list[list[set[str]]], dict[str, tuple[int, int]]]:
    """The galaxy and the throw as plain data."""
    planets = list(enumerate(s.cards.planet_ids))
    rows = [s.galaxy[row * 6 : row * 6 + s.size] for row in range(s.size)]
    galaxy = [[{name for planet, name in planets if s.cards.planets[card] >> planet & 1} for card in row] for row in rows]
    return galaxy, {"disc": divmod(s.disc, 3)} | {
        name: divmod(s.marbles[planet], 3) for planet, name in planets if s.marbles[planet] >= 0
    }


def solving(call: Callable[..., object], positions: Iterable[tuple[Any, ...]]) -> Work:
    """One solve for each position, in the same loop for all solvers."""
    kept = list(positions)

    def work() -> int:
        deque(starmap(call, kept), maxlen=0)
        return len(kept)

    return work


def missions(detective: str) -> list[tuple[Desk, Mission]]:
    """All lines of all cards, with most dice and re-rolls: includes the odds that take longest."""
    found: list[tuple[Desk, Mission]] = []
    for item in (5, 6):
        s = desk(posse.game("pulp_detective", {"detective": detective}).new(1, 1))
        s.areas[0].energy, s.areas[0].object = 8, item
        lines = [(card, hour) for card in range(CARDS) for hour in s.cards.hours[card]]
        found += [(s, begun(s, 0, card, 2, hour)) for card, hour in lines]
    return found


def odds_of(s: Desk, mission: Mission) -> float:
    """Clears the caches of the mission before."""
    s.hours[0] = mission.hour
    return Odds().value(s, mission)


def taken(position: tuple[Desk, Mission]) -> float:
    """Seconds for the odds of a mission, the best of three runs."""
    found = 9.0
    for _ in range(3):
        start = process_time()
        odds_of(*position)
        found = min(found, process_time() - start)
    return found


def worst_odds() -> Work:
    """The odds of the mission that takes longest."""
    positions = [position for detective in DETECTIVES for position in missions(detective)]
    slow = sorted(positions, key=taken)[-10:]
    return solving(odds_of, [max(slow, key=taken)])


CASES: dict[str, Callable[[], Work]] = {
    "play": lambda: playing(game, PLAYERS),
    "inside": lambda: inside(game),
    "tic_tac_toe": tic_tac_toe,
    "copy": copy,
    "seen_by": seen_by,
    "imagine": imagine,
    "heuristic": heuristic,
    "simulate": simulate,
    "bowl": lambda: playing(bowl, PLAYERS),
    "bowl_inside": lambda: inside(bowl),
    "case": lambda: playing(case, 1),
    "case_inside": lambda: inside(case, 1),
    "case_odds": worst_odds,
    "solver": lambda: solving(natural, [(s.sky(), s.pattern()) for s in thrown()]),
    "valid": lambda: solving(BowlState.valid, [(s,) for s in thrown()]),
    "solve": lambda: solving(solve, map(as_data, thrown())),
    "serenade": lambda: playing(serenade, PLAYERS),
    "serenade_inside": lambda: inside(serenade),
    "serenade_copy": lambda: copy(serenade),
    "serenade_simulate": lambda: simulate(serenade),
    "plain": lambda: solving(plain, map(as_data, thrown())),
}

if __name__ == "__main__":
    found = "compiled" if posse.compiled() else "interpreted"
    if sys.argv[1] != found:
        sys.exit(f"expected posse {sys.argv[1]}, but it runs {found}")
    measure.main(CASES)
