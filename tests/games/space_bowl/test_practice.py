"""The practice: ten throws, named destinations, and a comparable result."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.core.codec import canonical
from posse.core.errors import IllegalMove, RecordError, SetupError
from posse.core.events import Event
from posse.core.record import Match, Record
from posse.core.rng import Rng
from posse.core.state import CLOCK, SPECTATOR, State
from posse.games.space_bowl.practice.game import MARK, Practice
from posse.games.space_bowl.practice.state import ROUNDS, Series, series
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.testing.walk import new_match, random_answer, walk

GAME = Practice.name
WILD = {"size": 6, "rotation": True, "spherical": True, "void": True, "black_hole": True, "centre": True, "seconds": 0}
SETTINGS: list[dict[str, Any]] = [{}, {"seconds": 0}, *[{name: WILD[name]} for name in WILD], WILD]


def begun(seed: int = 20261115, **options: Any) -> Match:
    match = new_match(GAME, 1, options, seed)
    act(match, "throw")
    return match


def table(match: Match) -> Series:
    return series(match.state)


def act(match: Match, *moves: str) -> list[Event]:
    return [event for move in moves for event in match.answer(0, match.state.parse(move))]


def name(match: Match, place: int) -> list[Event]:
    return match.answer(0, MARK + place)


def wrong_places(s: Series) -> list[int]:
    return [place for place in s.places() if place not in (*s.destinations(), *s.down, *s.wrong)]


def finish(match: Match) -> Series:
    """Passes every round that is left."""
    while not match.state.over():
        act(match, "pass" if table(match).searching() else "ready")
    return table(match)


def test_nothing_is_shown_and_no_clock_runs_before_the_first_throw() -> None:
    state = new_match(GAME, 1, {}, 7).state
    assert state.deadline() is None
    assert [state.text(move) for move in state.options(0)] == ["throw"]
    assert set(series(state).galaxy) == {-1}


def test_it_is_for_one_player() -> None:
    with pytest.raises(SetupError, match="is for 1 players, not 2"):
        posse.new(GAME, 2, 1)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_round_has_a_destination(options: dict[str, Any]) -> None:
    for seed in range(5):
        match = begun(seed, **options)
        for _ in range(ROUNDS):
            assert table(match).destinations()
            act(match, "pass", "ready")
        assert match.state.over()


@pytest.mark.rule("SB-019", "SB-020", "SB-033")
def test_a_round_is_dealt_and_thrown_as_at_the_table() -> None:
    s = table(begun())
    cards = [s.galaxy[place] for place in s.places()]
    assert len(set(cards)) == 25
    assert s.card not in cards
    thrown = [planet for planet, cell in enumerate(s.marbles) if cell != NOWHERE]
    assert thrown == [planet for planet in range(6) if s.cards.planets[s.card] >> planet & 1]
    assert 0 <= s.disc <= 8
    assert s.hole == NOWHERE


def test_a_destination_is_a_point_and_a_wrong_card_costs_one() -> None:
    match = begun(7)
    s = table(match)
    first, second, *_ = s.destinations()
    assert [event.kind for event in name(match, first)] == ["found"]
    assert match.state.scores() == [1]
    name(match, second)
    assert match.state.scores() == [2]
    assert [event.kind for event in name(match, wrong_places(s)[0])] == ["missed"]
    assert match.state.scores() == [1]


def test_a_round_never_counts_below_nothing() -> None:
    match = begun(7)
    for _ in range(3):
        name(match, wrong_places(table(match))[0])
    assert match.state.scores() == [0]
    act(match, "pass", "ready")
    name(match, table(match).destinations()[0])
    assert match.state.scores() == [1]


def test_a_card_can_be_named_once() -> None:
    match = begun(7)
    s = table(match)
    for place in (s.destinations()[0], wrong_places(s)[0]):
        name(match, place)
        with pytest.raises(IllegalMove):
            name(match, place)


def test_the_last_destination_ends_the_round() -> None:
    match = begun(7)
    there = table(match).destinations()
    events = [event for place in there for event in name(match, place)]
    assert [event.kind for event in events][-1] == "round-over"
    assert table(match).done == ((len(there), 0, len(there)),)
    assert [match.state.text(move) for move in match.state.options(0)] == ["ready"]


@pytest.mark.parametrize("seconds", [30, 60, 90])
def test_the_clock_ends_a_round_and_only_that(seconds: int) -> None:
    match = begun(7, seconds=seconds)
    due = match.state.deadline()
    assert due is not None
    assert (due.seconds, match.state.text(due.move)) == (seconds, "time")
    name(match, wrong_places(table(match))[0])
    same = match.state.deadline()
    assert same is not None and same.key == due.key
    assert [event.kind for event in match.answer(CLOCK, due.move)] == ["time-up", "round-over"]
    assert match.state.deadline() is None
    act(match, "ready")
    following = match.state.deadline()
    assert following is not None and following.key != due.key


def test_without_a_clock_there_is_all_the_time() -> None:
    match = begun(7, seconds=0)
    assert match.state.deadline() is None
    with pytest.raises(IllegalMove):
        match.answer(CLOCK, match.state.parse("time"))


def test_ten_rounds_and_the_result_of_each() -> None:
    s = finish(begun())
    assert len(s.done) == ROUNDS
    assert all(found == wrong == 0 < there for found, wrong, there in s.done)
    assert (s.scores(), s.ranking()) == ([0], [1])


def test_the_same_seed_and_answers_give_the_same_digest() -> None:
    digests = set()
    for _ in range(2):
        match = begun()
        name(match, table(match).destinations()[0])
        digests.add(finish(match).digest())
    assert len(digests) == 1
    assert finish(begun(20261116)).digest() not in digests
    assert Record.from_json(match.record.to_json()).replay().digest() in digests


def test_a_series_stays_what_it_was() -> None:
    """Changes only with the cards, or with a new version of the rules."""
    match = begun()
    assert match.state.digest() == "7b88e645a2d0b88e"
    assert finish(match).digest() == "281979cded37e0af"


def test_how_fast_the_answers_came_does_not_matter() -> None:
    slow, quick = (new_match(GAME, 1, {}, 3) for _ in range(2))
    for number, move in enumerate(("throw", "pass", "ready")):
        slow.answer(0, slow.state.parse(move), 9000 * number)
        quick.answer(0, quick.state.parse(move), number)
    assert slow.state.digest() == quick.state.digest()


@pytest.mark.rule("SB-175", "SB-176")
def test_face_down_cards_stay_unknown_and_cannot_be_named() -> None:
    matches = [begun(seed, void=True) for seed in range(20)]
    assert any(table(match).down for match in matches)
    for match in matches:
        s = table(match)
        seen = series(match.state.seen_by(0))
        assert all(seen.galaxy[place] == -2 for place in s.down)
        assert not {MARK + place for place in s.down} & set(match.state.options(0))
        assert not set(s.down) & set(s.destinations())


def test_the_seed_is_secret_until_the_end() -> None:
    match = begun(7)
    assert [series(match.state.seen_by(seat)).seed for seat in (0, SPECTATOR)] == [0, 0]
    finish(match)
    assert series(match.state.seen_by(0)).seed == 7


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_position_can_be_copied_saved_seen_and_imagined(options: dict[str, Any]) -> None:
    rng = Rng.seeded(4)
    for state in walk(new_match(GAME, 1, options, 11), Rng.seeded(5)):
        text = state.to_json()
        assert state.copy().to_json() == State.from_json(text).to_json() == text
        if rng.below(4):
            continue
        for seat in (0, SPECTATOR):
            seen = state.seen_by(seat)
            whole = seen.imagine(rng)
            assert State.from_json(seen.to_json()).to_json() == seen.to_json() == whole.seen_by(seat).to_json()
            if not whole.over():
                whole.answer(*random_answer(whole, rng))
        assert state.to_json() == text


def test_what_is_seen_says_nothing_of_what_fits() -> None:
    """Series that differ only in face-down cards and future rounds have the same view."""
    rng = Rng.seeded(1)
    for seed in range(10):
        state = begun(seed, void=True).state
        assert state.seen_by(0).imagine(rng).seen_by(0).to_json() == state.seen_by(0).to_json()


def test_nothing_that_was_learned_can_be_taken_back() -> None:
    match = begun(7)
    assert not match.can_undo(0)
    name(match, wrong_places(table(match))[0])
    assert not match.can_undo(0)
    act(match, "pass")
    assert not match.can_undo(0)


@pytest.mark.rule("SB-R71")
@pytest.mark.parametrize("options", [{}, {"rotation": True}, {"spherical": True}, WILD], ids=str)
def test_the_pattern_lies_on_cards_that_show_it(options: dict[str, Any]) -> None:
    for seed in range(20):
        s = table(begun(seed, **options))
        for place in s.destinations():
            turn, lies = s.fit(place)
            assert turn == 0 or options.get("rotation")
            assert lies["disc"] == place
            for planet, cell in zip(s.cards.planet_ids, s.marbles, strict=True):
                if cell != NOWHERE:
                    assert (planet in (s.shown(lies[planet]) or ())) != (cell == s.hole)


DAMAGE: list[tuple[str, object, str]] = [
    ("seed", -1, "seed"),
    ("round", 11, "round"),
    ("galaxy", ["nowhere"] * 36, "expected a piece that can lie there"),
    ("galaxy", [-1] * 36, "expected a card"),
    ("down", [35], "found, wrong, down: expected places"),
    ("found", [0, 0], "found, wrong, down: expected places"),
    ("wrong", ["a1"], "wrong: expected a number from 0 to 35"),
    ("card", -1, "disc: expected it"),
    ("disc", 9, "disc"),
    ("marbles", [0], "marbles"),
    ("done", [[1, 2]], "done: expected a list of 3"),
    ("done", [[1, 0, 1]] * 3, "results of the rounds"),
]


@pytest.mark.parametrize(("field", "value", "message"), DAMAGE)
def test_a_damaged_position_is_refused(field: str, value: object, message: str) -> None:
    data = begun().state.to_data()
    (holder,) = [part for part in (data, *data.values()) if isinstance(part, dict) and field in part and "galaxy" in part]
    holder[field] = value
    with pytest.raises(RecordError, match=message):
        State.from_json(canonical(data))
