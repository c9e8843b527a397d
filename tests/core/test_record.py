"""Records: saving, replaying, refusing what is not one; and undo."""

from __future__ import annotations

import json
from typing import Any

import pytest

import posse
from posse.core.record import Match, Record
from posse.core.rng import Rng
from posse.games.bounty_hunters.rules.effects import CHOOSE
from posse.games.bounty_hunters.rules.state import table
from posse.testing.walk import random_answer, walk
from tests.games.bounty_hunters.position import CARDS


def played(answers: int = 40) -> Match:
    match, rng = posse.start(posse.game("bounty_hunters"), 3, 5, ("Ann", "Bob")), Rng.seeded(1)
    for number in range(answers):
        match.answer(*random_answer(match.state, rng), at=number * 10)
    return match


def test_a_record_replays_to_the_same_digest() -> None:
    match = played()
    again = Record.from_json(match.record.to_json())
    assert again.replay().digest() == match.state.digest()
    assert again.answers == match.record.answers
    assert again.seats == ("Ann", "Bob", "player 3")


def test_a_record_replays_up_to_any_answer() -> None:
    match = played()
    half = Record.from_json(match.record.to_json()).replay(20)
    for seat, move, _ in match.record.answers[20:]:
        half.answer(seat, move)
    assert half == match.state


def test_a_game_with_another_deck_carries_it_along() -> None:
    match = posse.start(posse.game("bounty_hunters", deck=CARDS), 2, 1)
    for _ in zip(walk(match, Rng.seeded(1)), range(30), strict=False):
        pass
    data = json.loads(match.record.to_json())
    assert data["deck"] == CARDS.data
    assert Record.from_json(match.record.to_json()).replay() == match.state
    assert "deck" not in json.loads(played().record.to_json())


def spoilt(**fields: Any) -> str:
    data = json.loads(played(5).record.to_json()) | fields
    return json.dumps({name: value for name, value in data.items() if value is not None})


SPOILERS = [
    ({"format": "pgn"}, "record: format: expected posse-record-1, not 'pgn'"),
    ({"format": None}, "record: format: expected posse-record-1, not None"),
    ({"game": "chess"}, "there is no game 'chess'; games: "),
    ({"version": 7}, "record: version: expected one of 1 for bounty_hunters, not 7"),
    ({"players": 9}, "record: seats: expected a list of 9"),
    ({"players": 9, "seats": ["x"] * 9}, "bounty_hunters is for 2 to 6 players, not 9"),
    ({"seats": [1, 2, 3]}, "record: seats: expected a list of names"),
    ({"seed": -1}, "record: seed: expected a number from 0 to 18446744073709551615, not -1"),
    ({"seed": None}, "record: seed: expected a value, it is missing"),
    ({"seed": 6}, "record: (answer|digest)"),
    ({"answers": [[0, 1]]}, r"record: answers: expected \[seat, move, milliseconds\], not \[0, 1\]"),
    ({"answers": [[0, 300, 0]]}, "record: answer 0: .* is not possible now"),
    ({"answers": [[0, 9999, 0]]}, "record: answer 0: 9999 is not a move"),
    ({"answers": []}, "record: digest: the answers lead to .*: the record was changed"),
    ({"digest": "0" * 16}, "record: digest: the answers lead to"),
    ({"deck_digest": "a" * 5000}, "record: deck_digest: expected"),
    ({"deck_digest": "abc"}, "record: deck_digest: expected .*, the deck at hand, not 'abc'"),
    ({"deck": {}}, "deck: identity: expected a value, it is missing"),
    ({"deck": 3}, "deck: expected a table, not 3"),
    ({"options": {"mode": "x"}}, "option mode"),
    ({"colour": "red"}, "record: colour: there is no such field"),
]


@pytest.mark.parametrize(("fields", "message"), SPOILERS)
def test_a_spoilt_record_is_refused_with_what_was_expected(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(posse.PosseError, match=message):
        Record.from_json(spoilt(**fields))


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "3", '{"format": "posse-record-1"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(posse.PosseError, match="^record: "):
        Record.from_json(text)


def choosing() -> Match:
    """Seat 0 is the last to act after the cards were revealed."""
    match = posse.start(posse.game("bounty_hunters"), 2, 11)
    state = match.state
    for seat in (0, 1):
        match.answer(seat, state.parse("draw market"))
    for seat in (0, 1):
        cost = table(match.state).cards.cost
        match.answer(seat, next(move for move in match.state.options(seat) if cost[move - CHOOSE]))
    return match


def test_undo_takes_back_what_only_its_seat_knows_of() -> None:
    match = posse.start(posse.game("bounty_hunters"), 2, 11)
    before = match.state.digest()
    match.answer(0, match.state.parse("draw hunter"))
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.digest() == before
    assert match.record.answers == []


def test_undo_stops_where_another_seat_acted() -> None:
    match = posse.start(posse.game("bounty_hunters"), 3, 11)
    match.answer(0, match.state.parse("draw hunter"))
    match.answer(1, match.state.parse("draw hunter"))
    assert not match.can_undo(0)
    with pytest.raises(posse.IllegalMove, match="nothing can be taken back"):
        match.undo(0)
    match.undo(1)
    with pytest.raises(posse.IllegalMove):
        match.undo(0)


def test_undo_stops_where_cards_were_revealed() -> None:
    match = choosing()
    assert not match.can_undo(1)
    match.answer(0, match.state.parse("reserve"))
    assert not match.can_undo(1)


def test_undo_goes_back_several_answers_of_one_seat() -> None:
    """Committing, withdrawing and committing again are three answers that nobody else knows of."""
    match = posse.start(posse.game("bounty_hunters"), 2, 11)
    for seat in (0, 1):
        match.answer(seat, match.state.parse("draw hunter"))
    start, told = match.state.digest(), len(match.events)
    first, second = match.state.options(0)[:2]
    for move in (first, match.state.parse("withdraw"), second):
        match.answer(0, move)
    for _ in range(3):
        match.undo(0)
    assert match.state.digest() == start
    assert len(match.events) == told
    assert not match.can_undo(0)


def test_a_match_tells_what_happened_from_the_very_start() -> None:
    assert [event.kind for event in posse.start("bounty_hunters", 2, 11).events] == ["round"]


def test_a_refused_answer_leaves_the_match_as_it_was() -> None:
    match = played()
    before, answers = match.state.to_json(), list(match.record.answers)
    with pytest.raises(posse.IllegalMove):
        match.answer(0, next(move for move in range(302) if move not in match.state.options(0)))
    assert match.state.to_json() == before
    assert match.record.answers == answers
    assert match.state.events is None
