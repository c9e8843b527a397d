"""The engine itself: answers, refusals, lanes, views and saving."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import posse
from posse.core.events import EVERYONE, Event, only, others
from posse.core.state import AWAY, CLOCK, OPEN, SPECTATOR, State, places
from tests.games.bounty_hunters.position import Position, answer_all, moves


def acting() -> State:
    """Two players who have revealed their cards and now act side by side."""
    s = Position(2).area(0, hand=["h-510", "a-1", "c-1-1-4-1", "k-a-b"]).area(1, hand=["h-330", "b-1", "c-1-2-7-1", "k-b-c"]).go()
    answer_all(s, "draw target", "draw target")
    answer_all(s, "choose h-510", "choose h-330")
    return s


def test_an_illegal_move_names_what_is_possible() -> None:
    s = acting()
    before = s.to_json()
    with pytest.raises(posse.IllegalMove, match="'done' is not possible now; possible: sell, play"):
        s.answer(0, s.parse("done"))
    assert s.to_json() == before


def test_a_seat_that_is_not_to_choose_is_told_who_is() -> None:
    s = acting()
    s.answer(0, s.parse("sell"))
    with pytest.raises(posse.IllegalMove, match="seat 0 has nothing to choose now: waiting for seat 1"):
        s.answer(0, s.parse("sell"))


@pytest.mark.parametrize("move", [-1, 302, 10**20, "sell", None, 1.0, True])
def test_a_malformed_move_is_invalid(move: object) -> None:
    with pytest.raises(posse.InvalidMove, match="is not a move: bounty_hunters has 0 to 301|is a text: parse"):
        acting().answer(0, move)


@pytest.mark.parametrize("seat", ["0", None, 0.0, True])
def test_a_malformed_seat_is_invalid(seat: object) -> None:
    with pytest.raises(posse.InvalidMove, match="is not a seat: there are 0 to 1"):
        acting().answer(seat, 210)


def test_words_that_are_no_move_get_examples() -> None:
    with pytest.raises(posse.InvalidMove, match="moves look like: draw target, draw hunter, draw market, draw contract"):
        acting().parse("draw blood")
    with pytest.raises(posse.InvalidMove, match="moves look like: activate, against, choose"):
        acting().parse("hello")


def test_lanes_run_side_by_side_and_join() -> None:
    s = acting()
    assert s.waiting() == [0, 1]
    s.answer(1, s.parse("sell"))
    assert s.waiting() == [0]
    s.answer(0, s.parse("sell"))
    assert s.waiting() == [0, 1]
    assert moves(s, 0)[0] == "draw target"


def test_first_waiting_is_the_first_of_waiting() -> None:
    s = posse.new("bounty_hunters", players=3, seed=2)
    while not s.over():
        assert s.first_waiting() == s.waiting()[0]
        seat = s.waiting()[-1]
        s.answer(seat, s.options(seat)[0])
    assert s.first_waiting() == OPEN


def test_the_clock_has_nothing_to_say_in_an_untimed_game() -> None:
    s = acting()
    assert s.deadline() is None
    assert s.options(CLOCK) == []


def test_a_view_cannot_be_answered_or_seen_by_another() -> None:
    seen = acting().seen_by(0)
    with pytest.raises(posse.IllegalMove, match="only what one viewer sees"):
        seen.answer(0, seen.options(0)[0])
    with pytest.raises(posse.IllegalMove, match="does not tell what seat 1 sees"):
        seen.seen_by(1)
    assert seen.seen_by(0) == seen


@pytest.mark.parametrize("seat", [-1, -3, 2, 99])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(posse.IllegalMove, match="does not exist: there are 0 to 1"):
        acting().seen_by(seat)


def test_a_whole_state_imagines_itself() -> None:
    s = acting()
    assert s.imagine(posse.Rng.seeded(1)) == s


def test_equal_states_are_equal_and_repr_can_be_pasted_back() -> None:
    s, t = acting(), acting()
    assert s == t
    assert hash(s) == hash(t)
    assert eval(repr(s), {"State": State}) == s
    t.answer(0, t.parse("sell"))
    assert s != t
    assert s != "a state"


def test_sealed_by_is_away_when_nothing_is_sealed() -> None:
    assert acting().sealed_by(0) == AWAY


def test_places_are_shared_by_equals() -> None:
    assert places([(3,), (5,), (3,), (1,)]) == [2, 1, 2, 4]


def test_audiences() -> None:
    assert [Event("x", 1, (), EVERYONE).reaches(seat) for seat in (0, 1, SPECTATOR)] == [True, True, True]
    assert [Event("x", 1, (), only(1)).reaches(seat) for seat in (0, 1, SPECTATOR)] == [False, True, False]
    assert [Event("x", 1, (), others(1)).reaches(seat) for seat in (0, 1, SPECTATOR)] == [True, False, True]


def nested(depth: int) -> list[Any]:
    """Lists inside lists."""
    data: list[Any] = []
    for _ in range(depth):
        data = [data]
    return data


SPOILERS: list[tuple[Callable[[Any], Any], str]] = [
    (lambda d: d.pop("game"), "state: game: expected a value, it is missing"),
    (lambda d: d.update(game="chess"), "there is no game 'chess'; games: .*bounty_hunters"),
    (lambda d: d.update(deck=3), "state: bounty_hunters: needs deck 3; this Posse has"),
    (lambda d: d.update(deck={}), "state: deck: identity: expected a value, it is missing"),
    (lambda d: d.update(version=99), "state: bounty_hunters: needs version 99 of the rules; this Posse has 1"),
    (lambda d: d.update(options=3), "state: options: expected a table, not 3"),
    (lambda d: d.update(options={"mode": "hard"}), "option mode: 'hard' is not possible; possible: standard, discovery"),
    (lambda d: d.update(deck="a" * 5000), "state: bounty_hunters: needs deck 'aaa"),
    (lambda d: d.update(players=1), "state: bounty_hunters is for 2 to 6 players, not 1"),
    (lambda d: d.update(viewer=99), "state: viewer: expected a number from -2 to 1, not 99"),
    (lambda d: d.update(viewer=-1), "state: viewer: expected a seat, or -2 for a spectator, not -1"),
    (lambda d: d.update(rng=[0, 0]), "state: rng: expected 2 numbers that are not both 0"),
    (lambda d: d.update(rng=[1]), "state: rng: expected 2 numbers, not"),
    (lambda d: d.update(extra=1), "state: extra: there is no such field"),
    (lambda d: d.update({"so\nlong" * 99: 1}), r"state: 'so\\nlong.*\.\.\.: there is no such field"),
    (lambda d: d.update(stack=7), "state: stack: expected a list of effects, not 7"),
    (lambda d: d["stack"].append({"effect": "Nap", "me": 0}), "state: effect: effect: expected one of [0-9]+ effects, not 'Nap'"),
    (lambda d: d["stack"].append({"effect": "Rund", "me": 0}), "expected one of [0-9]+ effects, such as Round"),
    (lambda d: d["stack"].append({"effect": "PlaceAttack", "card": nested(900), "me": 0}), "only as deep as a state has them"),
    (lambda d: d["stack"].append({"effect": "PlaceAttack", "me": 0}), "state: effect: card: expected a value, it is missing"),
    (lambda d: d["table"]["areas"].pop(), "state: areas: expected a list of 2"),
    (lambda d: d["table"]["areas"][0].update(hand=["nobody"]), "state: hand: expected a piece that can lie there, not 'nobody'"),
    (lambda d: d["table"]["areas"][0].update(credits=-1), "state: credits: expected a number from 0, not -1"),
    (lambda d: d["table"]["piles"][0].append(d["table"]["piles"][0][0]), "expected it in one place, it is in two"),
    (lambda d: d["table"]["areas"][0].update(crates=["h-510"]), "state: crates: expected a piece that can lie there"),
    (lambda d: d["table"]["piles"][0].append("h-510"), "state: piles: expected a piece that can lie there"),
    (lambda d: d.update(stack=d["stack"][:1]), "state: stack: expected a choice on top, not .Pass."),
    (lambda d: d.update(sealed=[0, 0]), "state: sealed: expected "),
    (lambda d: d.pop("sealed"), "state: sealed: expected "),
    (lambda d: d.update(lanes=[[], []], forked={"effect": "Act"}), "state: lanes: expected some that are not finished"),
    (lambda d: d["table"]["piles"][0].pop(), "state: expected 195 cards, not 194"),
    (
        lambda d: d["table"]["areas"][0].update(open=[["h-510"]]),
        "state: open: expected a piece that can lie there, not 'h-510'",
    ),
]


@pytest.mark.parametrize(("spoil", "message"), SPOILERS)
def test_a_spoilt_state_is_refused_with_what_was_expected(spoil: Callable[[Any], Any], message: str) -> None:
    data = Position(2).data
    spoil(data)
    with pytest.raises(posse.RecordError, match=message) as error:
        State.from_json(json.dumps(data))
    assert len(str(error.value)) < 250
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", "[" * 100_000])
def test_what_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(posse.RecordError, match="^state: "):
        State.from_json(text)


def test_a_view_knows_the_options_of_its_own_seat_only() -> None:
    s = acting()
    assert s.seen_by(0).options(0) == s.options(0)
    assert s.seen_by(0).options(1) == []
    assert s.seen_by(SPECTATOR).options(0) == []
