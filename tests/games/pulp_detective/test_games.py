"""Whole games: every mode, case, level and detective, played at random to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from posse.core.record import Match, Record, can_take_back
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective.rules.moves import FINISH
from posse.games.pulp_detective.rules.state import PLAYING, table
from posse.testing.walk import new_match
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.twins import other_secrets, pieces

MODES = {"solo": 1, "rivals": 2, "partners": 2}
TABLES: list[dict[str, Any]] = [
    {"mode": mode, "case": case, "level": level, "detective": detective, "inspector": inspector}
    for mode in MODES
    for case in ("damsel", "photo", "banker")
    for level in ("beginner", "normal", "expert")
    for detective, inspector in (("lockhart", "brandt"), ("tolliver", "reed"))
]
OTHERS: list[dict[str, Any]] = [
    {"mode": "solo", "solo_as": "inspector", "inspector": "reed"},
    {"mode": "solo", "solo_as": "inspector", "inspector": "brandt"},
    {"mode": "partners", "draw": "closed"},
    *[{"mode": mode, "case": "choose", "level": "choose", "detective": "choose", "inspector": "choose"} for mode in MODES],
]
EVERY = [*TABLES, *OTHERS]


def named(options: dict[str, Any]) -> str:
    return "-".join([str(value) for value in options.values()])


def keen_answer(state: State, rng: Rng) -> tuple[int, int]:
    """A random move of one who seldom gives up while something else can be done."""
    seat = rng.pick(state.waiting())
    options = state.options(seat)
    move = rng.pick(options)
    if move == FINISH and len(options) > 1 and rng.below(6):
        move = rng.pick(options[1:])
    return seat, move


def play(match: Match, rng: Rng) -> Iterator[State]:
    """The position before each answer, and the last one."""
    while not match.state.over():
        yield match.state
        match.answer(*keen_answer(match.state, rng))
    yield match.state


def begun(options: dict[str, Any], seed: int = 1) -> Match:
    return new_match("pulp_detective", MODES[options["mode"]], options, seed)


def sample(step: int) -> Iterator[tuple[State, Rng]]:
    """A copy of every so many positions of a game at each table."""
    for number, options in enumerate(EVERY):
        rng = Rng.seeded(number)
        for state in play(begun(options, number), rng):
            if rng.below(step) == 0:
                yield state.copy(), rng


@pytest.mark.parametrize("options", EVERY, ids=named)
def test_random_games_end_and_replay_alike(options: dict[str, Any]) -> None:
    for seed in range(3):
        match = begun(options, seed)
        *_, last = play(match, Rng.seeded(seed))
        s = table(last)
        assert last.waiting() == []
        assert len(last.scores()) == len(last.ranking()) == last.players
        assert (1 in last.ranking()) == (s.solver >= 0)
        assert s.solver >= 0 or all([area.fate != PLAYING for area in s.areas])
        assert Record.from_json(match.record.to_json()).replay().digest() == last.digest()


def test_copies_are_independent() -> None:
    for mode in MODES:
        match = begun({"mode": mode, "level": "normal"})
        kept = [(state.copy(), state.to_json()) for state in play(match, Rng.seeded(3))]
        for state, before in kept:
            assert state.to_json() == before
            twin = state.copy()
            if not twin.over():
                twin.answer(*keen_answer(twin, Rng.seeded(len(before))))
            assert state.to_json() == before


@pytest.mark.heavy
def test_every_position_can_be_saved_and_goes_on_alike() -> None:
    for state, rng in sample(15):
        again = State.from_json(state.to_json())
        assert again.to_json() == state.to_json()
        if not state.over():
            seat, move = keen_answer(state, rng)
            state.answer(seat, move)
            again.answer(seat, move)
            assert again.to_json() == state.to_json()


@pytest.mark.heavy
def test_options_are_sorted_and_each_is_possible() -> None:
    for state, _ in sample(7):
        for seat in state.waiting():
            options = state.options(seat)
            assert options
            assert options == sorted(set(options))
            for move in options:
                state.copy().answer(seat, move)


@pytest.mark.heavy
def test_cards_and_tokens_are_never_lost_or_made() -> None:
    for options in EVERY:
        match = begun(options)
        first = pieces(match.state)
        assert all([pieces(state) == first for state in play(match, Rng.seeded(5))])


@pytest.mark.heavy
@pytest.mark.rule("PD-R12", "PD-021", "PD-059", "PD-R66")
def test_secrets_do_not_show() -> None:
    for state, rng in sample(6):
        seat = rng.pick([*range(state.players), SPECTATOR])
        twin = other_secrets(state, seat, rng)
        assert pieces(twin) == pieces(state)
        assert twin.seen_by(seat).to_json() == state.seen_by(seat).to_json()


@pytest.mark.heavy
def test_views_can_be_saved_and_choose_alike() -> None:
    for state, _ in sample(30):
        for seat in (*range(state.players), SPECTATOR):
            seen = state.seen_by(seat)
            assert State.from_json(seen.to_json()).to_json() == seen.to_json()
            assert seen.waiting() == state.waiting()
            assert seat < 0 or seen.options(seat) == state.options(seat)


@pytest.mark.heavy
def test_imagined_positions_fit_what_was_seen_and_can_be_played() -> None:
    for state, rng in sample(90):
        for seat in (*range(state.players), SPECTATOR):
            whole = state.seen_by(seat).imagine(rng)
            assert whole.seen_by(seat).to_json() == state.seen_by(seat).to_json()
            assert pieces(whole) == pieces(state)
            while not whole.over():
                whole.answer(*keen_answer(whole, rng))


def test_what_is_imagined_is_as_likely_as_it_should_be() -> None:
    """Three C lie drawn and an I on top: of the other 23 cards six are C, nine S and eight I, wherever they lie."""
    s = Desk().pile("C1 C2 C3 I1").turn().s
    seen, counts = s.seen_by(0), {at: [0, 0, 0] for at in (0, 11, -2)}
    for number in range(3000):
        whole = table(seen.imagine(Rng.seeded(number)))
        for at, letters in counts.items():
            letters[whole.cards.letter[whole.pile[at]]] += 1
    for letters in counts.values():
        assert letters == pytest.approx([3000 * n / 23 for n in (6, 9, 8)], abs=110)


@pytest.mark.heavy
def test_undo_never_takes_knowledge_back() -> None:
    for state, rng in sample(3):
        if state.over():
            continue
        seat, move = keen_answer(state, rng)
        after = state.copy()
        after.answer(seat, move)
        if can_take_back(state, after):
            twin = other_secrets(state, seat, rng)
            twin.answer(seat, move)
            assert twin.seen_by(seat).to_json() == after.seen_by(seat).to_json()


def test_moves_have_words_that_parse_back() -> None:
    state = begun({"mode": "solo"}).state
    for move in range(len(state.game.moves)):
        assert state.parse(state.text(move)) == move


def test_what_is_there_is_kept_in_step_with_the_dice() -> None:
    changed = set()
    for state, _ in sample(1):
        mission = table(state).mission
        if mission is not None:
            twin = mission.copy()
            twin.recount(table(state).cards)
            assert (twin.balance, twin.rolled) == (mission.balance, mission.rolled)
            changed |= {"noted"} if mission.noted else set()
            changed |= {"wild"} if max(mission.wild) >= 0 else set()
            changed |= {"added"} if sum(mission.added) else set()
    assert changed == {"noted", "wild", "added"}
