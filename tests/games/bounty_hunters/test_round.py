"""The three steps of a round, which all players take simultaneously."""

from __future__ import annotations

import itertools

import pytest

import posse
from posse.games.bounty_hunters.rules.state import HuntersState

from .position import Position, answer_all, choose_all, finish_round, moves, names, turn

HANDS = (["a-1", "h-510", "d-333-1", "k-a-b"], ["b-1", "h-400", "d-333-2", "k-b-c"], ["c-1", "h-040", "d-333-3", "k-c-d"])


def three_players() -> HuntersState:
    position = Position(players=3)
    for seat, hand in enumerate(HANDS):
        position.area(seat, hand=hand)
    return position.go()


def verbs(s: HuntersState, seat: int) -> set[str]:
    return {text.split()[0] for text in moves(s, seat)}


@pytest.mark.rule("BH-021")
def test_a_round_is_draw_then_choose_then_pass() -> None:
    s = three_players()
    assert verbs(s, 0) == {"draw"}
    answer_all(s, "draw target", "draw target", "draw target")
    assert verbs(s, 0) == {"choose"}
    answer_all(s, "choose h-510", "choose h-400", "choose h-040")
    assert verbs(s, 0) == {"sell", "play"}
    answer_all(s, "play", "play", "play")
    assert s.round == 2
    assert {"b-1", "d-333-2", "k-b-c"} < set(names(s.areas[2].hand))
    assert verbs(s, 0) == {"draw"}


@pytest.mark.rule("BH-022")
def test_everybody_may_act_in_every_step() -> None:
    s = three_players()
    assert s.waiting() == [0, 1, 2]
    answer_all(s, "draw target", "draw hunter", "draw market")
    assert s.waiting() == [0, 1, 2]
    answer_all(s, "choose h-510", "choose h-400", "choose h-040")
    assert s.waiting() == [0, 1, 2]


@pytest.mark.rule("BH-022")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_nobody_goes_first(order: tuple[int, ...]) -> None:
    s = three_players()
    steps = [
        ["draw target", "draw hunter", "draw target"],
        ["choose h-510", "choose b-1", "choose d-333-3"],
        ["sell", "play", "reserve"],
        ["draw market", "draw market", "draw hunter"],
    ]
    for step in steps:
        for seat in order:
            s.answer(seat, s.parse(step[seat]))
    expected = three_players()
    for step in steps:
        answer_all(expected, *step)
    assert s == expected


@pytest.mark.rule("BH-023")
def test_nobody_chooses_a_card_before_all_have_drawn() -> None:
    s = three_players()
    answer_all(s, "draw target", "draw hunter")
    assert [moves(s, 0), moves(s, 1)] == [[], []]
    with pytest.raises(posse.IllegalMove, match="waiting for seat 2"):
        s.answer(0, s.parse("choose h-510"))
    s.answer(2, s.parse("draw market"))
    s.answer(0, s.parse("choose h-510"))


@pytest.mark.rule("BH-023")
def test_nobody_sells_or_plays_before_all_have_chosen() -> None:
    s = three_players()
    answer_all(s, "draw target", "draw hunter", "draw market")
    answer_all(s, "choose h-510", "choose h-400")
    for move in ("sell", "play"):
        with pytest.raises(posse.IllegalMove):
            s.answer(0, s.parse(move))
    s.answer(2, s.parse("choose h-040"))
    s.answer(0, s.parse("play"))


@pytest.mark.rule("BH-023")
def test_nothing_is_passed_and_nobody_draws_before_all_have_acted() -> None:
    s = three_players()
    choose_all(s, "h-510", "h-400", "h-040")
    kept = [area.hand for area in s.areas]
    answer_all(s, "play", "play")
    assert [area.hand for area in s.areas] == kept
    with pytest.raises(posse.IllegalMove, match="waiting for seat 2"):
        s.answer(0, s.parse("draw target"))
    s.answer(2, s.parse("play"))
    assert [area.hand for area in s.areas] == [kept[2], kept[0], kept[1]]
    s.answer(0, s.parse("draw target"))


@pytest.mark.rule("BH-024")
def test_rounds_follow_each_other_from_step_1() -> None:
    s = three_players()
    for number in range(1, 8):
        assert s.round == number
        assert [verbs(s, seat) for seat in range(3)] == [{"draw"}] * 3
        finish_round(s)


@pytest.mark.rule("BH-024")
@pytest.mark.parametrize(("trigger", "more"), [(9, 3), (8, 2), (7, 1)])
def test_rounds_go_on_until_the_last_one_that_the_trigger_sets(trigger: int, more: int) -> None:
    s = Position().set(round=9, trigger=trigger).go()
    for _ in range(more):
        assert not s.over()
        finish_round(s)
    assert s.over()
    assert s.round == trigger + 2


@pytest.mark.rule("BH-025")
@pytest.mark.parametrize("players", [2, 6])
def test_hands_are_four_cards_then_five_then_four(players: int) -> None:
    s = Position(players).go()
    for _ in range(5):
        assert [len(area.hand) for area in s.areas] == [4] * players
        answer_all(s, *["draw hunter"] * players)
        assert [len(area.hand) for area in s.areas] == [5] * players
        answer_all(s, *[f"choose {names(area.hand)[0]}" for area in s.areas])
        assert [len(area.hand) for area in s.areas] == [4] * players
        turn(s, "sell")
        assert [len(area.hand) for area in s.areas] == [4] * players
