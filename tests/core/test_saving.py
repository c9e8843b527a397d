"""The vocabulary for saved tables, what can lie on a stack, and states that are pickled."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import pytest

import posse
from posse.core.errors import RecordError
from posse.core.shapes import Bits, Flag, List, Number, Optional, Piece, Pieces, Record, Shape, Tuple
from posse.core.state import ALL_OPEN, SPECTATOR, State
from posse.testing.walk import positions
from tests.games.bounty_hunters.position import revealed

pytestmark = pytest.mark.usefixtures("toys")

CARDS = ["ace", "king", "queen"]


class Hand:
    def __init__(self) -> None:
        self.cards: tuple[int, ...] = ()
        self.points = 0


HAND = Record(Hand, cards=Tuple(Piece(CARDS, others=(-1,)), 0, 2), points=Optional(Number(0, 9), 0))

READ: list[tuple[Shape, Any, Any]] = [
    (Number(1, 3), 2, 2),
    (Flag(), True, True),
    (Piece(CARDS), "king", 1),
    (Piece(CARDS, others=(-1,)), -1, -1),
    (List(Number(0), 2), [4, 5], [4, 5]),
    (Tuple(Tuple(Piece(CARDS))), [["ace"], []], ((0,), ())),
    (Bits("abc", (1, 2, 4)), ["a", "c"], 5),
]


@pytest.mark.parametrize(("shape", "data", "value"), READ)
def test_a_shape_reads_what_it_writes(shape: Shape, data: Any, value: Any) -> None:
    assert shape.read(data, "x") == value
    assert shape.write(value) == data


REFUSED: list[tuple[Shape, Any, str]] = [
    (Number(1, 3), 4, "x: expected a number from 1 to 3, not 4"),
    (Number(1), True, "x: expected a number from 1, not True"),
    (Flag(), 1, "x: expected true or false, not 1"),
    (Piece(CARDS, 1), "ace", "x: expected a piece that can lie there, not 'ace'"),
    (Piece(CARDS), 1, "x: expected a piece that can lie there, not 1"),
    (Piece(CARDS), [], "x: expected a piece that can lie there, not .."),
    (List(Number(0), 2), [1], "x: expected a list of 2, not .1."),
    (Tuple(Number(0), 1, 2), [], "x: expected a list of 1 to 2, not .."),
    (Tuple(Number(0)), {}, "x: expected a list, not {}"),
    (Bits("abc", (1, 2, 4)), ["a", "a"], "x: expected members of the set, each once, not 'a'"),
    (Bits("abc", (1, 2, 4)), ["d"], "x: expected members of the set, each once, not 'd'"),
    (HAND, 3, "x: expected a table of fields, not 3"),
    (HAND, {}, "x: cards: expected a value, it is missing"),
    (HAND, {"cards": [], "colour": 1}, "x: colour: there is no such field; there are cards, points"),
]


@pytest.mark.parametrize(("shape", "data", "message"), REFUSED)
def test_a_shape_refuses_what_it_does_not_allow(shape: Shape, data: Any, message: str) -> None:
    with pytest.raises(RecordError, match=f"^state: {message}$"):
        shape.read(data, "x")


def test_a_record_leaves_out_what_is_empty() -> None:
    hand = HAND.read({"cards": ["queen", -1]}, "hand")
    assert (hand.cards, hand.points) == ((2, -1), 0)
    assert HAND.write(hand) == {"cards": ["queen", -1]}
    hand.points = 3
    assert HAND.write(hand) == {"cards": ["queen", -1], "points": 3}


@pytest.mark.parametrize(
    ("found", "message"),
    [
        ([0, 1, 1], "card 'king': expected it in one place, it is in two"),
        ([0, 2, 1], "card 'queen': expected it in the box, it is not in play"),
        ([0], "expected 2 cards, not 1: look for king"),
        ([-1, -1], "cards: expected at most 1 with the back -1, not 2"),
    ],
)
def test_no_piece_is_lost_or_made(found: list[int], message: str) -> None:
    with pytest.raises(RecordError, match=f"^state: {message}$"):
        Pieces("card", CARDS, found, [0, 1], [-1, -2, -1]).check()


@pytest.mark.parametrize("found", [[0, 1], [1, 0], [-1, 1], [-1, -2], [-9, -2]])
def test_pieces_may_lie_in_any_order_and_face_down(found: list[int]) -> None:
    Pieces("card", CARDS, found, [0, 1], [-1, -2, -1]).check()


# -- stacks, lanes and sealed answers -----------------------------------------------------


def bidding() -> dict[str, Any]:
    state = posse.new("bids", 3, 1)
    state.answer(1, state.parse("bid 2"))
    return state.to_data()


def forked() -> dict[str, Any]:
    state = posse.new("fork", 2, 1)
    for text in ("yes", "no", "no"):
        state.answer(0, state.parse(text))
    return state.to_data()


def voting() -> dict[str, Any]:
    state = posse.new("ballot", 2, 1)
    for text in ("yes", "no", "no"):
        state.answer(0, state.parse(text))
    return state.seen_by(0).to_data()


def throwing() -> dict[str, Any]:
    state = posse.new("bids", 2, 1)
    for seat in range(2):
        state.answer(seat, state.parse("bid 2"))
    return state.to_data()


MAY = {"effect": "May", "part": {"effect": "Point"}}
SPOILERS: list[tuple[Callable[[], dict[str, Any]], Callable[[Any], Any], str]] = [
    (bidding, lambda d: d.pop("sealed"), "sealed: expected answers for a sealed choice on top, and for no other"),
    (bidding, lambda d: d.update(sealed=["bid 0", "bid 0", "bid 0"]), "sealed: expected -1 for some seat"),
    (bidding, lambda d: d.update(sealed=[-1, "keep", -1]), "sealed: expected an answer that is possible for seat 1, not 'keep'"),
    (bidding, lambda d: d.update(sealed=[-1, -1]), "sealed: expected a list of 3"),
    (bidding, lambda d: d["stack"][0].update(me=3), "stack: me: expected a number from 0 to 2, not 3"),
    (forked, lambda d: d.update(lanes=[[], []]), "lanes: expected some that are not finished"),
    (forked, lambda d: d["lanes"].pop(), "lanes: expected a list of 2"),
    (forked, lambda d: d.pop("forked"), "forked: expected a value, it is missing"),
    (forked, lambda d: d.update(lanes=[[], [{"effect": "Point", "me": 1}]]), "lanes: expected a choice on top, not 'Point'"),
    (voting, lambda d: d.update(lanes=[[], [{**MAY, "me": 1}]]), "lanes: expected TwiceInSecret for another seat, not 'May'"),
    (forked, lambda d: d.update(lanes=[[], [{"effect": "Twice", "me": 1}]]), "lanes: expected a choice on top, not 'Twice'"),
    (throwing, lambda d: d["stack"].append(d["stack"][0]), "stack: expected a choice on top, not 'Start'"),
    (throwing, lambda d: d["stack"][-1].update(effect="Bid"), "sealed: expected answers for a sealed choice on top"),
]


@pytest.mark.parametrize(("made", "spoil", "message"), SPOILERS)
def test_a_stack_that_cannot_wait_is_refused(
    made: Callable[[], dict[str, Any]], spoil: Callable[[Any], Any], message: str
) -> None:
    data = made()
    assert State.from_data(deepcopy(data)).to_data() == data
    spoil(data)
    with pytest.raises(RecordError, match=f"^state: .*{message}"):
        State.from_data(data)


# -- the end ------------------------------------------------------------------------------

GAMES = ("bounty_hunters", "pulp_detective", "space_bowl", "space_bowl_practice", "space_serenade", "tic_tac_toe", "high_card")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_not_over_has_something_on_its_stack(game: str) -> None:
    """Only in the last round of Bounty Hunters and of the practice may the table be the same before the end and after it."""
    refused = last = 0
    for _, state, rng in positions(game, 9, 1 if game == "tic_tac_toe" else 8):
        layout = state.game.layout
        for one in (state, state.seen_by(rng.pick([*range(state.players), SPECTATOR]))):
            data = {name: value for name, value in one.to_data().items() if name not in ("lanes", "forked", "sealed")}
            if layout.can_be_over(one):
                last += not one.over()
                continue
            assert not one.over()
            with pytest.raises(RecordError, match="^state: stack: expected a choice, the game is not over$"):
                State.from_data({**data, "stack": []})
            refused += 1
    assert refused
    assert not last or game in ("bounty_hunters", "space_bowl_practice")


def test_answers_are_saved_as_text() -> None:
    assert bidding()["sealed"] == [-1, "bid 2", -1]


# -- copies and pickles -------------------------------------------------------------------


def test_a_pickled_state_has_the_same_future() -> None:
    """What lanes will tell the others when they join goes along; the list of events is the driver's."""
    s = posse.new("ballot", 3, 1)
    s.answer(0, s.parse("yes"))
    s.events = []
    for seat, text in ((0, "yes"), (0, "no"), (1, "no"), (2, "no")):
        s.answer(seat, s.parse(text))
    told: list[list[str]] = []
    for one in (s, pickle.loads(pickle.dumps(s)), deepcopy(s), copy(s)):
        assert one is s or one.events is None
        one.events = []
        one.answer(1, one.parse("no"))
        one.answer(2, one.parse("yes"))
        told.append([repr(event) for event in one.events])
    assert any(event.startswith("Event('point', 0, ") for event in told[0])
    assert told == [told[0]] * 4


@pytest.mark.parametrize("game", GAMES)
def test_an_open_view_can_be_pickled_and_saved(game: str) -> None:
    """It is saved as the whole state that it shows, so nothing in it is lost."""
    for _, state, _ in positions(game, 7, 60):
        view = state.open_view()
        for again in (pickle.loads(pickle.dumps(view)), State.from_json(view.to_json())):
            assert again == view
            assert again.viewer == ALL_OPEN
            assert (again.rng.a, again.rng.b) == (0, 0)
            assert again.to_data()["table"] == state.to_data()["table"]


def test_a_view_can_be_pickled() -> None:
    seen = revealed("a-1").seen_by(1)
    again = pickle.loads(pickle.dumps(seen))
    assert again == seen
    assert again.viewer == 1
