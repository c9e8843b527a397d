"""The standard bot: what it chooses, and that it plays every game to the end."""

from __future__ import annotations

from typing import Any

import pytest

from posse.bots import bot
from posse.catalog import game
from posse.core.errors import SetupError
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.bots.policy import Policy
from posse.games.pulp_detective.rules.state import NOBODY, table
from tests.games.pulp_detective.exact import odds
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.test_games import EVERY, MODES, named

BOT = Policy()
RNG = Rng.seeded(1)


def chosen(desk: Desk, seat: int = 0) -> str:
    return desk.s.text(BOT.choose(desk.s.seen_by(seat), seat, RNG))


def played(options: dict[str, Any], seed: int, name: str = "heuristic") -> State:
    rules = game("pulp_detective", options)
    choose = BOT.choose if name == "heuristic" else bot(rules, name)
    state = rules.new(MODES[options["mode"]], seed)
    for _ in range(2000):
        if state.over():
            break
        seat = state.first_waiting()
        state.answer(seat, choose(state.seen_by(seat), seat, RNG))
    return state


@pytest.mark.heavy
@pytest.mark.parametrize("options", EVERY, ids=named)
def test_it_plays_every_game_to_the_end(options: dict[str, Any]) -> None:
    assert played(options, 3).over()


@pytest.mark.parametrize("mode", MODES)
def test_it_plays_a_game_to_the_end(mode: str) -> None:
    assert played({"mode": mode}, 3).over()


def test_it_is_found_by_name() -> None:
    rules = game("pulp_detective")
    state = rules.new(1, 1)
    assert rules.bots == ("heuristic",)
    assert rules.bot("heuristic")(state.seen_by(0), 0, RNG) in state.options(0)
    with pytest.raises(SetupError, match="has no bot 'sleuth'"):
        rules.bot("sleuth")


@pytest.mark.heavy
@pytest.mark.parametrize(("mode", "least"), [("solo", 45), ("rivals", 60), ("partners", 85)])
def test_it_solves_cases_where_chance_solves_none(mode: str, least: int) -> None:
    """In per cent, at Normal; the reference player of the bench solves 43, 55 and 77."""
    options = {"mode": mode, "level": "normal"}
    assert sum([max(played(options, seed).scores()) for seed in range(100)]) >= least
    assert sum([max(played(options, seed, "random").scores()) for seed in range(20)]) <= 1


# -- the confrontation ----------------------------------------------------------------------


def confrontations(mode: str, seed: int) -> int:
    """Plays a game to its end; how many confrontations that could not fail were finished, and none of them unsolved."""
    state, certain, found = table(game("pulp_detective", {"mode": mode}).new(MODES[mode], seed)), False, 0
    while not state.over():
        seat, m = state.first_waiting(), state.mission
        if m is not None and m.suspect and m.seat == seat:
            certain = certain or odds(state, seat) > 1 - 1e-9
        move = BOT.choose(state.seen_by(seat), seat, RNG)
        if certain and state.text(move) == "finish":
            assert m is not None and m.met()
            found, certain = found + 1, False
        state.answer(seat, move)
    assert not found or state.solver != NOBODY
    return found


@pytest.mark.heavy
@pytest.mark.parametrize("mode", MODES)
def test_a_won_confrontation_is_never_given_up(mode: str) -> None:
    assert sum([confrontations(mode, seed) for seed in range(40)]) >= 5


def test_partners_do_not_give_up_a_won_confrontation() -> None:
    assert sum([confrontations("partners", seed) for seed in (100, 101, 102)]) > 0


def test_a_partner_takes_the_tokens_of_the_other_to_win() -> None:
    """All dice are rolled, and the partner holds what is missing."""
    desk = Desk("partners").seat(energy=4, hour=1).seat(1, energy=4, twists="D W").confront(1).roll("D R P P")
    done: list[str] = []
    while not desk.m.met():
        done.append(chosen(desk))
        desk.do(done[-1])
    assert sorted(done) == ["borrow dots", "borrow street", "twist dots", "twist street"]
    assert chosen(desk) == "finish"


# -- what it chooses ------------------------------------------------------------------------


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


def test_one_bot_plays_at_several_tables() -> None:
    """What it was asked at one table changes nothing at another, not even in the same turn and seat."""
    little = Desk().seat(energy=8, hour=20, obj="skeleton-key").mission(needs="D", reward="E", penalty="T")
    much = Desk().seat(energy=4, hour=9, obj="skeleton-key").mission(needs="D", reward="K", penalty="E")
    one = Policy()
    for desk, move in [(little, "finish"), (much, "use as dots")] * 2:
        desk.m.rolls = 5
        assert desk.s.text(one.choose(desk.s.seen_by(0), 0, RNG)) == move


def test_a_promise_is_made_for_one_table_only() -> None:
    """The same hour, energy and discards, but another detective and another case."""
    one, values = Policy(), []
    for detective, case in (("lockhart", "damsel"), ("tolliver", "damsel"), ("tolliver", "photo")):
        s = Desk(detective=detective, case=case).seat(energy=4, hour=14).s
        values.append(one.promise(s, 0, 9, 0))
        assert values[-1] == Policy().promise(s, 0, 9, 0)
    assert len(set(values)) == 3
