"""The kernel's hard cases on toy games: the conformance kit, and what each toy was made for."""

from __future__ import annotations

from pathlib import Path

import pytest

import posse
from posse.core.state import CLOCK, SPECTATOR, State
from posse.testing import Conformance, conformance
from tests.core.toys import TIME, Dice, odds

pytestmark = pytest.mark.usefixtures("toys")


GOLDENS = Path(__file__).parent.parent / "playthroughs"

TestHeist = conformance("heist", goldens=GOLDENS)
TestRace = conformance("race", goldens=GOLDENS)
TestBids = conformance("bids", goldens=GOLDENS)
TestFork = conformance("fork", goldens=GOLDENS)
TestBallot = conformance("ballot", goldens=GOLDENS)


def test_kits_are_made_for_one_game() -> None:
    assert issubclass(TestHeist, Conformance)
    assert TestHeist.game == "heist"


def test_a_game_without_a_playthrough_fails_the_kit() -> None:
    with pytest.raises(AssertionError, match="heist has no playthrough"):
        conformance("heist", goldens=Path(__file__).parent)().test_a_playthrough_is_kept_and_still_holds()
    with pytest.raises(pytest.fail.Exception, match="give conformance"):
        conformance("heist")().test_a_playthrough_is_kept_and_still_holds()


def say(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        state.answer(seat, state.parse(text))


def test_a_choice_inside_a_choice_inside_a_capture() -> None:
    """Two pieces are taken; each hurts before the vault is seen to be empty, and then everybody pays."""
    state = posse.new("heist", players=2, seed=1)
    say(state, 0, "option 3")
    while "yes" in [state.text(move) for move in state.options(0)] or state.to_data()["table"]["loot"]:
        say(state, 0, "yes" if state.text(state.options(0)[0]) == "yes" else "discard 1")
    depth = [frame["effect"] for frame in state.to_data()["stack"]]
    assert depth[0] == "HeistTurn"
    assert depth[-2:] == ["Empty", "May"] or depth[-2:] == ["Empty", "Discard"]
    while state.to_data()["table"]["vaults"] == 3:
        say(state, 0, state.text(state.options(0)[0]))
    assert state.waiting() == [0]
    assert [frame["effect"] for frame in state.to_data()["stack"]] == ["HeistTurn", "Discard", "Discard"]
    say(state, 0, "discard 0")
    assert state.waiting() == [1]


def test_the_clock_answers_when_time_is_up() -> None:
    state = posse.new("race", players=2, seed=3)
    assert state.deadline() is None
    assert state.options(CLOCK) == []
    say(state, 1, "go")
    due = state.deadline()
    assert due is not None
    assert (due.key, due.seconds, due.move) == (1, 10.0, TIME)
    say(state, 0, "mark n")
    say(state, 0, "mark e")
    again = state.deadline()
    assert again is not None
    assert again.key == 1
    with pytest.raises(posse.IllegalMove):
        state.answer(0, TIME)
    state.answer(CLOCK, TIME)
    assert state.deadline() is None
    assert state.to_data()["table"]["round"] == 2


def test_marks_are_secret_until_the_clock_answers() -> None:
    state = posse.new("race", players=2, seed=3)
    say(state, 0, "go", "mark n")
    assert state.seen_by(0).to_data()["table"]["marks"] == [0, -1]
    assert state.seen_by(1).to_data()["table"]["marks"] == [-2, -1]


def test_sealed_answers_are_secret_and_can_be_withdrawn() -> None:
    state = posse.new("bids", players=3, seed=3)
    say(state, 1, "bid 2")
    assert state.waiting() == [0, 2]
    assert state.seen_by(1).sealed_by(1) == state.parse("bid 2")
    assert state.seen_by(0).sealed_by(1) < 0
    assert [state.text(move) for move in state.options(1)] == ["withdraw"]
    say(state, 1, "withdraw", "bid 0")
    say(state, 0, "bid 1")
    say(state, 2, "bid 2")
    assert state.to_data()["table"]["bids"] == [1, 0, 2]
    assert state.options(1) == []


def test_odds_are_exact() -> None:
    state = posse.new("bids", players=2, seed=3)
    assert isinstance(state, Dice)
    state.faces, state.rolls = (6, 1), 1
    assert odds(state, 7) == 1.0
    assert odds(state, 12) == pytest.approx(1 / 6)
    state.rolls = 2
    assert odds(state, 12) == pytest.approx(1 - (5 / 6) ** 2)


def test_the_clock_resolves_a_sealed_choice_with_the_answers_that_are_in() -> None:
    state = posse.new("rush", players=3, seed=1)
    say(state, 1, "bid 2")
    due = state.deadline()
    assert due is not None
    state.answer(CLOCK, due.move)
    assert state.to_data()["table"]["bids"] == [0, 2, 0]


def test_lanes_can_be_started_by_a_choice() -> None:
    state = posse.new("fork", players=2, seed=1)
    say(state, 0, "yes")
    assert state.waiting() == [0, 1]
    assert state.options(1) == [state.parse("yes"), state.parse("no")]
    say(state, 1, "yes", "no")
    say(state, 0, "no", "no")
    assert state.scores() == [0, 1]
    assert state.over()


def told(state: State, seat: int) -> list[int]:
    """Whose points this seat has heard of."""
    assert state.events is not None
    return [event.seat for event in state.events if event.kind == "point" and event.reaches(seat)]


@pytest.mark.parametrize(("game", "open"), [("fork", True), ("ballot", False)])
def test_open_lanes_are_seen_at_once_and_closed_ones_when_they_join(game: str, open: bool) -> None:
    state = posse.new(game, players=2, seed=1)
    say(state, 0, "yes")
    assert state.in_closed_lanes() is not open
    state.events = []
    say(state, 0, "yes")
    for viewer in (1, SPECTATOR):
        seen = state.seen_by(viewer).to_data()
        assert told(state, viewer) == ([0] if open else [])
        assert seen["table"]["points"] == ([1, 0] if open else [0, 0])
        assert [frame["effect"] for frame in seen["lanes"][0]] == ["May" if open else "TwiceInSecret"]
    assert state.seen_by(0).to_data()["table"]["points"] == [1, 0]
    assert told(state, 0) == [0]
    say(state, 0, "no")
    say(state, 1, "yes", "no")
    assert not state.in_closed_lanes()
    for viewer in (0, 1, SPECTATOR):
        assert sorted(told(state, viewer)) == [0, 1]
        assert state.seen_by(viewer).scores() == [1, 1]


def test_what_is_seen_of_open_lanes_is_not_guessed_and_what_closed_ones_hide_is() -> None:
    guesses = {}
    for game in ("fork", "ballot"):
        state = posse.new(game, players=2, seed=1)
        say(state, 0, "yes", "yes", "no")
        guesses[game] = {state.seen_by(1).imagine(posse.Rng.seeded(seed)).scores()[0] for seed in range(40)}
    assert guesses == {"fork": {1}, "ballot": {0, 1, 2}}


@pytest.mark.parametrize("game", ["fork", "ballot"])
def test_an_act_in_a_lane_can_be_taken_back_until_another_seat_acts(game: str) -> None:
    match = posse.start(posse.game(game), 2, 1)
    yes, no = match.state.parse("yes"), match.state.parse("no")
    match.answer(0, yes)
    before = [match.state.seen_by(seat) for seat in (0, 1, SPECTATOR)]
    match.answer(0, yes)
    assert match.can_undo(0)
    match.undo(0)
    assert [match.state.seen_by(seat) for seat in (0, 1, SPECTATOR)] == before
    match.answer(0, yes)
    match.answer(1, no)
    assert not match.can_undo(0)
    match.answer(0, no)
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(0)  # what seat 1 did, it did after it saw the first act
    match.answer(0, no)
    match.answer(1, yes)
    assert not match.can_undo(1)  # the lanes have joined


def test_what_an_effect_holds_is_hidden_from_other_seats() -> None:
    state = posse.new("peek", players=2, seed=1)
    secret = state.to_data()["stack"][-1]["card"]
    assert state.seen_by(0).to_data()["stack"][-1]["card"] == secret
    assert state.seen_by(1).to_data()["stack"][-1]["card"] == -1
    guess = state.seen_by(1).imagine(posse.Rng.seeded(4))
    assert 0 <= guess.to_data()["stack"][-1]["card"] < 50
    assert guess.seen_by(1) == state.seen_by(1)
