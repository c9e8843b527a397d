"""The expert: what it chooses, and that it plays every game to the end."""

from __future__ import annotations

from typing import Any

import pytest

from posse.catalog import game
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.bots.expert import Expert
from posse.games.pulp_detective.bots.heuristic import Greedy
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.test_games import EVERY, MODES, named

RNG = Rng.seeded(1)


def chosen(desk: Desk, seat: int = 0) -> str:
    return desk.s.text(Expert().choose(desk.s.seen_by(seat), seat, RNG))


def played(options: dict[str, Any], seed: int, bots: list[Expert | Greedy]) -> State:
    state = game("pulp_detective", options).new(MODES[options["mode"]], seed)
    for _ in range(2000):
        if state.over():
            break
        seat = state.first_waiting()
        state.answer(seat, bots[seat].choose(state.seen_by(seat), seat, RNG))
    return state


@pytest.mark.heavy
@pytest.mark.parametrize("options", EVERY[::9], ids=named)
def test_it_plays_every_game_to_the_end(options: dict[str, Any]) -> None:
    assert played(options, 3, [Expert(), Expert()]).over()


def test_it_is_found_by_name() -> None:
    rules = game("pulp_detective")
    state = rules.new(1, 1)
    assert rules.bots == ("heuristic", "expert")
    assert rules.bot("expert")(state.seen_by(0), 0, RNG) in state.options(0)


@pytest.mark.heavy
def test_it_solves_more_cases_than_the_greedy_player() -> None:
    """The same twelve cases."""
    options = {"mode": "solo", "level": "normal"}
    expert = sum([played(options, seed, [Expert()]).scores()[0] for seed in range(12)])
    greedy = sum([played(options, seed, [Greedy()]).scores()[0] for seed in range(12)])
    assert expert > greedy


def test_it_keeps_the_key_where_little_can_be_won() -> None:
    desk = Desk().seat(energy=8, hour=20, obj="skeleton-key").mission(needs="D", reward="E", penalty="T")
    desk.m.rolls = 5
    assert chosen(desk) == "finish"


def test_it_uses_the_key_for_a_clue() -> None:
    desk = Desk().seat(energy=4, hour=9, obj="skeleton-key").mission(needs="D", reward="K", penalty="E")
    desk.m.rolls = 5
    assert chosen(desk) == "use as dots"


def test_it_uses_everything_against_the_criminal() -> None:
    desk = Desk().seat(energy=4, hour=1, twists="D W", obj="skeleton-key").confront(1).roll("D P P P")
    while not desk.m.met():
        desk.do(chosen(desk))
    assert desk.obj() == "empty"
    assert desk.twists() == ""


def test_it_takes_the_place_with_more_matches() -> None:
    """PD-X20: two re-rolls are better than one, or none."""
    desk = Desk().seat(energy=4, hour=15, rows=("C1 S8", "C6")).pile("C5")
    desk.turn().do("keep 1", "discard 2")
    assert desk.codes([desk.area().card]) == ["C5"]
    assert chosen(desk) == "place 2"


def test_the_easier_suspect_is_named() -> None:
    """With a W to spare the Contessa is easier than the judge, who needs none."""
    desk = Desk().seat(energy=4, hour=5, twists="W W", rows=("C4 C2",)).accuse()
    assert desk.starting("suspect") == ["the-contessa", "judge-harrow"]
    assert chosen(desk) == "suspect the-contessa"


def test_one_expert_plays_at_several_tables() -> None:
    """What it was asked at one table changes nothing at another, not even in the same turn and seat."""
    little = Desk().seat(energy=8, hour=20, obj="skeleton-key").mission(needs="D", reward="E", penalty="T")
    much = Desk().seat(energy=4, hour=9, obj="skeleton-key").mission(needs="D", reward="K", penalty="E")
    expert = Expert()
    for desk, move in [(little, "finish"), (much, "use as dots")] * 2:
        desk.m.rolls = 5
        assert desk.s.text(expert.choose(desk.s.seen_by(0), 0, RNG)) == move


def test_a_promise_is_made_for_one_table_only() -> None:
    """The same hour, energy and discards, but another detective and another case."""
    expert, values = Expert(), []
    for detective, case in (("lockhart", "damsel"), ("tolliver", "damsel"), ("tolliver", "photo")):
        s = Desk(detective=detective, case=case).seat(energy=4, hour=14).s
        values.append(expert.promise(s, 0, 9, 0))
        assert values[-1] == Expert().promise(s, 0, 9, 0)
    assert len(set(values)) == 3
