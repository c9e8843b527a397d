"""Records: saving, replaying, refusing what is not one; and undo."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

import posse
from posse import catalog
from posse.core.record import Match, Record
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.bounty_hunters.rules.moves import CHOOSE
from posse.games.bounty_hunters.rules.state import table
from posse.testing.walk import random_answer, walk
from tests.core.toys import Race
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
    own = posse.game("bounty_hunters").deck
    assert own is not None
    assert json.loads(played().record.to_json())["deck"] == own.digest


def test_a_record_can_be_read_by_eye() -> None:
    lines = played(3).record.to_json().splitlines()
    assert lines[1:4] == [' "format": "posse-record-1",', ' "game": "bounty_hunters",', ' "version": 1,']
    assert ' "seats": ["Ann", "Bob", "player 3"],' in lines
    answers = lines[lines.index(' "answers": [') + 1 :][:3]
    assert [json.loads(line.rstrip(","))[1].split()[0] for line in answers] == ["draw", "draw", "draw"]


def test_a_record_does_not_depend_on_the_numbers_of_moves() -> None:
    """Another verb in the table of moves renumbers those after it; their texts stay."""
    match = played()
    data = json.loads(match.record.to_json())
    assert all(isinstance(move, str) for _, move, _ in data["answers"])
    texts = match.record.game.moves.texts
    assert [move for _, move, _ in data["answers"]] == [texts[move] for _, move, _ in match.record.answers]


class Regatta(Race):
    name = "regatta"
    versions = (1, 2)


def test_the_rules_version_belongs_to_the_game_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening an old record leaves the games of others alone: each version is a game of its own."""
    monkeypatch.setitem(catalog._registered, "regatta", Regatta)
    now, old = posse.game("regatta"), catalog.game("regatta", version=1)
    assert (now.version, old.version) == (2, 1)
    assert now is posse.game("regatta")
    assert now.key != old.key
    opened = Record.from_json(Record(old, 2, 1, ("a", "b")).to_json())
    assert opened.game.version == 1
    assert State.from_json(old.new(2, 1).to_json()).game.version == 1
    assert now.version == posse.game("regatta").version == 2


def test_the_options_of_a_game_cannot_be_changed() -> None:
    game = posse.game("bounty_hunters")
    for change in (lambda: game.chosen.update(mode="discovery"), lambda: game.chosen.pop("mode")):
        with pytest.raises(TypeError, match="cannot be changed"):
            change()
    with pytest.raises(TypeError, match="cannot be changed"):
        game.chosen["mode"] = "discovery"
    assert game.chosen["mode"] == "standard"


OWN = ("version", "chosen", "deck", "key", "moves", "effects", "shapes")


@pytest.mark.parametrize("name", [*catalog.game_names(), "race"])
@pytest.mark.usefixtures("toys")
def test_a_game_never_changes(name: str) -> None:
    """Neither compiled nor interpreted; an interpreted class on the compiled core keeps what `Game` itself has."""
    game = posse.game(name)
    for attribute in OWN if name == "race" else (*OWN, "name", "players", "layout", "cards"):
        before = getattr(game, attribute)
        with pytest.raises(AttributeError):
            setattr(game, attribute, before)
        with pytest.raises(AttributeError):
            delattr(game, attribute)
        assert getattr(game, attribute) is before


def spoilt(**fields: Any) -> str:
    data = json.loads(played(5).record.to_json()) | fields
    return json.dumps({name: value for name, value in data.items() if value is not None})


SPOILERS = [
    ({"format": "pgn"}, "record: format: expected posse-record-1, not 'pgn'"),
    ({"format": None}, "record: format: expected posse-record-1, not None"),
    ({"game": "chess"}, "there is no game 'chess'; games: "),
    ({"version": 7}, "record: bounty_hunters: needs version 7 of the rules; this Posse has 1"),
    ({"players": 2}, "record: seats: expected a list of 2"),
    ({"players": 9, "seats": ["x"] * 9}, "record: bounty_hunters is for 2 to 6 players, not 9"),
    ({"seats": [1, 2, 3]}, "record: seats: expected a list of names"),
    ({"seed": -1}, "record: seed: expected a number from 0 to 18446744073709551615, not -1"),
    ({"seed": None}, "record: seed: expected a value, it is missing"),
    ({"seed": 6}, "record: (answer|digest)"),
    ({"answers": [[0, 1]]}, r"record: answers: expected \[seat, move, milliseconds\], not \[0, 1\]"),
    ({"answers": [[0, "done", 0]]}, "record: answer 0: .* is not possible now"),
    ({"answers": [[0, "fly", 0]]}, "record: answers: 'fly' is not a move"),
    ({"answers": [[0, 12, 0]]}, "record: answers: 12 is not a move"),
    ({"answers": []}, "record: digest: the answers lead to .*: the record was changed"),
    ({"digest": "0" * 16}, "record: digest: the answers lead to"),
    ({"deck": "a" * 5000}, "record: bounty_hunters: needs deck 'aaa.*; this Posse has [0-9a-f]{16} and those of earlier"),
    ({"deck": "0123456789abcdef"}, "record: bounty_hunters: needs deck '0123456789abcdef'; this Posse has"),
    ({"deck": None}, "record: bounty_hunters: needs deck None; this Posse has"),
    ({"deck": {}}, "record: deck: identity: expected a value, it is missing"),
    ({"deck": 3}, "record: bounty_hunters: needs deck 3; this Posse has"),
    ({"options": {"mode": "x"}}, "record: bounty_hunters: option mode: 'x' is not possible; possible: standard, discovery"),
    ({"options": {"clock": "ticks"}}, "record: bounty_hunters has no option 'clock'; options: mode, leader"),
    ({"options": ["mode"]}, "record: options: expected a table"),
    ({"colour": "red"}, "record: colour: there is no such field"),
]


@pytest.mark.parametrize(("fields", "message"), SPOILERS)
def test_a_spoilt_record_is_refused_with_what_was_expected(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(posse.RecordError, match=message) as refused:
        Record.from_json(spoilt(**fields))
    assert "\n" not in str(refused.value)


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


def test_games_records_and_matches_can_be_copied_and_pickled() -> None:
    match = played()
    for again in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert again.state == match.state
        assert again.record.to_json() == match.record.to_json()
        again.answer(*random_answer(again.state, Rng.seeded(2)))
        assert len(again.record.answers) == len(match.record.answers) + 1
    game = posse.game("bounty_hunters", {"mode": "discovery"})
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)).key == game.key


def test_a_version_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(posse.SetupError, match="^bounty_hunters has rules versions 1, not 7$"):
        catalog.game("bounty_hunters", version=7)
