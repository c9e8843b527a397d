"""Saved positions that contradict themselves."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from posse.core.errors import RecordError
from posse.core.state import State

from .position import Position, answer_all, do, revealed

Spoil = Callable[[Any], Any]


def refused(data: dict[str, Any], spoil: Spoil, message: str) -> None:
    assert State.from_data(deepcopy(data)).digest()
    spoil(data)
    with pytest.raises(RecordError, match=f"^state: {message}") as error:
        State.from_data(data)
    assert "\n" not in str(error.value)


def area(data: dict[str, Any], seat: int = 0, **fields: Any) -> None:
    data["table"]["areas"][seat].update(fields)


def choosing() -> dict[str, Any]:
    """Seat 0 has chosen a card, seat 1 has not."""
    s = Position().area(0, hand=["a-1", "e-1", "h-040", "k-c-d"]).go()
    answer_all(s, "draw contract", "draw contract")
    do(s, 0, "choose a-1")
    return s.to_data()


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("choose a-2", "sealed: expected an answer that is possible for seat 0, not 'choose a-2'"),
        ("draw target", "sealed: expected an answer that is possible for seat 0"),
        ("fly", "sealed: expected the text of a move, or -1 to -3 for none, not 'fly'"),
        (15, "sealed: expected the text of a move, or -1 to -3 for none, not 15"),
        (-2, "sealed: expected -1 or an answer for"),
        (-3, "sealed: expected -1 or an answer for"),
    ],
)
def test_a_sealed_answer_is_one_that_its_seat_can_give(answer: object, message: str) -> None:
    refused(choosing(), lambda d: d["sealed"].__setitem__(0, answer), message)


def test_a_sealed_answer_is_saved_as_its_text() -> None:
    data = choosing()
    assert data["sealed"] == ["choose a-1", -1]
    seen = State.from_data(data).seen_by(1).to_data()
    assert seen["sealed"] == [-3, -1]
    refused(seen, lambda d: d.update(sealed=["choose a-1", -1]), "sealed: expected -1 or an answer for")


def test_attackers_wait_for_a_target_in_one_stack_only() -> None:
    data = Position().area(0, open=[[None, "h-510"]]).data
    pile = data["table"]["piles"][1]
    refused(
        deepcopy(data), lambda d: area(d, open=[[-9, "h-510"], [-9, d["table"]["piles"][1].pop()]]), "open: expected targets, or"
    )
    refused(
        deepcopy(data), lambda d: d["table"]["piles"][1].append(d["table"]["areas"][0]["open"][0].pop()), "open: expected targets"
    )
    assert pile


def test_a_captured_stack_has_a_target() -> None:
    data = Position().area(0, open=[[None, "h-510"]]).data
    refused(data, lambda d: area(d, open=[], captured=[[-9, "h-510"]]), "captured: expected a target in every stack")


def test_a_card_is_chosen_only_where_it_is_to_be_used() -> None:
    refused(
        Position().data, lambda d: area(d, chosen=d["table"]["piles"][0].pop()), "chosen: expected a card for a seat that has"
    )
    acting = revealed("a-1").to_data()
    refused(deepcopy(acting), lambda d: d["lanes"].__setitem__(0, []), "lanes: expected some|chosen: expected a card")
    refused(
        deepcopy(acting), lambda d: d["lanes"][0].pop(0), "stack: UseCard: expected it on Window of the same seat, not on Act"
    )
    refused(deepcopy(acting), lambda d: d["lanes"][0][1].update(me=1), "stack: UseCard: expected it on Window of the same seat")


def test_a_view_has_the_lanes_of_all_seats() -> None:
    seen = revealed("a-1").seen_by(1).to_data()
    refused(deepcopy(seen), lambda d: d["lanes"].__setitem__(0, [{"effect": "Act", "me": 0}]), "lanes: expected a choice on top")
    refused(deepcopy(seen), lambda d: area(d, chosen=-9), "chosen: expected a card for a seat that has|expected 195 cards")
