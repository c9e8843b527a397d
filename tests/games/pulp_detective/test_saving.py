"""Saved positions that somebody has damaged: each is refused in words that name what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from posse.core.errors import RecordError
from posse.core.state import State
from posse.games.pulp_detective.cards import CARDS
from tests.games.pulp_detective.position import Desk


def mission(data: dict[str, Any], **fields: Any) -> None:
    data["table"]["mission"].update(fields)


def area(data: dict[str, Any], **fields: Any) -> None:
    data["table"]["areas"][0].update(fields)


def table(data: dict[str, Any], **fields: Any) -> None:
    data["table"].update(fields)


MISSION: list[tuple[Callable[[Any], Any], str]] = [
    (lambda d: mission(d, needs=[7, 0, 0, 0]), "needs: expected 4 times a number from 0 to 6"),
    (lambda d: mission(d, noted=[0] * 5), "noted: expected at most 4 results"),
    (lambda d: mission(d, rolls=3), "rolls: expected the yellow dice that lie there and the results noted, not 3"),
    (lambda d: mission(d, faces=[0] * 6), "rolls: expected the yellow dice"),
    (lambda d: mission(d, wild=[-1, 2, -1, -1, -1, -1]), "wild: expected -1 for a die not rolled"),
    (lambda d: d["table"].pop("mission"), "the stack does not fit the table"),
    (lambda d: area(d, detective=-1), "detective: expected one for each player"),
    (lambda d: area(d, energy=0), "hours, energy: expected at least 1 for one who plays"),
    (lambda d: area(d, twists=[4, 1, 0, 0]), "twists: expected "),
    (lambda d: area(d, object=5), "paperboy is not in this case"),
    (lambda d: area(d, row=4), "row: expected the card of this turn at the end of its storyline"),
    (lambda d: table(d, hours=[]), "hours, energy: expected at least 1"),
    (lambda d: table(d, hours=[0]), "hours, energy: expected at least 1"),
    (lambda d: table(d, hours=[5, 5]), "hours: expected a Time marker for each player"),
    (lambda d: table(d, discards=d["table"]["pile"]), f"expected {CARDS} cards, each in one place"),
    (lambda d: table(d, pile=[-5] * len(d["table"]["pile"])), "expected cards that are known"),
    (lambda d: table(d, drawn=d["table"]["pile"], known=[0] * len(d["table"]["pile"]), pile=[]), "at most 4 drawn"),
    (lambda d: d["stack"][-1].update(me=-1), "the stack does not fit the table"),
]
STORY: list[tuple[Callable[[Any], Any], str]] = [
    (lambda d: d["stack"][-1].update(left=24), "the stack does not fit the table"),
    (lambda d: d["stack"][-1].update(left="x"), "the stack does not fit the table|Dispose: int object expected"),
    (lambda d: d["stack"][-1].update(left=0), "somebody has to choose, and nothing is possible"),
    (lambda d: table(d, pile=[*d["table"]["pile"], *d["table"]["drawn"]], drawn=[-1] * 3), "nothing is possible"),
]


def refused(data: dict[str, Any], spoil: Callable[[Any], Any], message: str) -> None:
    assert State.from_data(data).digest()
    spoil(data)
    with pytest.raises(RecordError, match=message):
        State.from_data(data)


@pytest.mark.parametrize(("spoil", "message"), MISSION)
def test_a_mission_that_contradicts_itself_is_refused(spoil: Callable[[Any], Any], message: str) -> None:
    desk = Desk(case="banker").mission(needs="D W").roll("D")
    refused(desk.s.to_data(), spoil, message)


@pytest.mark.parametrize(("spoil", "message"), STORY)
def test_cards_drawn_that_contradict_what_is_done_with_them_are_refused(spoil: Callable[[Any], Any], message: str) -> None:
    refused(Desk().turn().s.to_data(), spoil, message)


def test_a_turn_ends_though_nobody_is_left() -> None:
    data = Desk("partners").mission(needs="D").s.to_data()
    for one in data["table"]["areas"]:
        one["fate"] = 2
    s = State.from_data(data)
    s.answer(s.waiting()[0], s.parse("finish"))
    while not s.over():
        s.answer(s.waiting()[0], s.options(s.waiting()[0])[-1])
    assert s.scores() == [0, 0]
