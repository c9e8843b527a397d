"""Rulings on empty decks, the supply of credits, and endless games."""

from __future__ import annotations

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import CONTRACT, HUNTER, MARKET, TARGET
from posse.games.bounty_hunters.rules.state import HuntersState

from .position import Position, answer_all, choose_all, finish_round, moves, names, stacks, supply, turn

HANDS = (["a-1", "h-510", "d-333-1", "k-a-b"], ["b-1", "h-400", "d-520-1", "k-b-c"], ["c-1", "h-040", "c-1-1-4-1", "k-c-d"])


def position(players: int = 2, first: list[str] = HANDS[0]) -> Position:
    """A position in which seat 0 leads and so draws first."""
    made = Position(players, leader="host")
    for seat in range(players):
        made.area(seat, hand=HANDS[seat] if seat else first)
    return made


@pytest.mark.rule("BH-R11")
@pytest.mark.parametrize(("deck", "text"), [(TARGET, "target"), (HUNTER, "hunter"), (MARKET, "market"), (CONTRACT, "contract")])
def test_an_empty_deck_is_made_anew_from_its_discard_pile(deck: int, text: str) -> None:
    s = position().only(deck).go()
    pile = set(s.discards[deck])
    turn(s, f"draw {text}")
    drawn = {card for area in s.areas for card in area.hand} & pile
    assert s.discards[deck] == ()
    assert set(s.piles[deck][: s.left[deck]]) == pile - drawn
    assert len(drawn & set(s.areas[0].hand)) == 1


@pytest.mark.rule("BH-R11")
def test_the_discard_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        s = Position(seed=seed).only(TARGET).go()
        s.discards[TARGET] = tuple(sorted(s.discards[TARGET]))
        answer_all(s, "draw target", "draw hunter")
        orders.add(s.piles[TARGET][-3:])
    assert len(orders) == 20


@pytest.mark.rule("BH-R11")
def test_no_deck_is_reshuffled_before_a_draw_needs_it() -> None:
    s = position().only(TARGET, "f-1").go()
    discards = s.discards[TARGET]
    answer_all(s, "draw target", "draw hunter")
    assert "f-1" in names(s.areas[0].hand)
    assert (s.left[TARGET], s.discards[TARGET]) == (0, discards)
    finish_round(s)
    answer_all(s, "draw hunter", "draw hunter")
    assert (s.left[TARGET], s.discards[TARGET]) == (0, discards)


@pytest.mark.rule("BH-R11")
def test_a_deck_may_be_reshuffled_between_two_who_draw_together() -> None:
    s = position().only(TARGET, "f-1").go()
    discards = s.discards[TARGET]
    answer_all(s, "draw target", "draw target")
    assert "f-1" in names(s.areas[0].hand)
    (drawn,) = set(s.areas[1].hand) & set(discards)
    assert s.discards[TARGET] == ()
    assert set(s.piles[TARGET][: s.left[TARGET]]) == set(discards) - {drawn}


@pytest.mark.rule("BH-R11")
def test_a_card_sold_earlier_in_the_step_can_be_the_bonus_contract() -> None:
    s = position(first=["h-232", "a-1", "d-333-1", "k-a-b"]).area(0, open=[["b-4"]]).use_up(CONTRACT, seat=1).go()
    choose_all(s, "h-232", "k-b-c", draw="hunter")
    s.answer(1, s.parse("sell"))
    s.answer(0, s.parse("play"))
    assert names(s.areas[0].contracts) == ["k-b-c"]
    assert s.discards[CONTRACT] == ()


@pytest.mark.rule("BH-R12")
def test_a_deck_that_is_empty_with_its_discard_pile_cannot_be_named() -> None:
    s = position().use_up(CONTRACT).go()
    assert moves(s, 0) == ["draw target", "draw hunter", "draw market"]
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("draw contract"))


@pytest.mark.rule("BH-R12")
def test_a_deck_with_only_a_discard_pile_can_be_named() -> None:
    assert "draw contract" in moves(position().only(CONTRACT).go(), 0)


@pytest.mark.rule("BH-R12")
def test_whoever_is_not_served_names_another_deck() -> None:
    s = position(3).use_up(TARGET, "f-1").pile(HUNTER, "h-222-1").go()
    answer_all(s, "draw target", "draw target", "draw target")
    assert "f-1" in names(s.areas[0].hand)
    assert [len(area.hand) for area in s.areas] == [5, 4, 4]
    assert s.waiting() == [1, 2]
    assert [moves(s, seat) for seat in range(3)] == [[], *[["draw hunter", "draw market", "draw contract"]] * 2]
    s.answer(2, s.parse("draw market"))
    s.answer(1, s.parse("draw hunter"))
    assert "h-222-1" in names(s.areas[1].hand)
    assert [len(area.hand) for area in s.areas] == [5, 5, 5]


def exhausted(made: Position, *hunters: str) -> HuntersState:
    """A position in which only these hunters can be drawn."""
    return made.area(0, captured=[["e-1"]]).use_up(TARGET).use_up(HUNTER, *hunters).use_up(MARKET).use_up(CONTRACT).go()


@pytest.mark.rule("BH-R13")
def test_step_1_is_skipped_when_no_card_is_left_to_draw() -> None:
    s = exhausted(position(), "h-222-1", "h-222-2")
    answer_all(s, "draw hunter", "draw hunter")
    answer_all(s, "choose h-222-1", "choose h-222-2")
    answer_all(s, "play", "play")
    assert s.round == 2
    assert [moves(s, seat) for seat in (0, 1)] == [[f"choose {card}" for card in HANDS[1 - seat]] for seat in (0, 1)]
    answer_all(s, "choose b-1", "choose a-1")
    answer_all(s, "play", "play")
    assert [names(area.hand) for area in s.areas] == [HANDS[0][1:], HANDS[1][1:]]


@pytest.mark.rule("BH-R13")
def test_step_1_is_skipped_for_those_who_are_not_served() -> None:
    s = exhausted(position(), "h-222-1")
    answer_all(s, "draw hunter", "draw hunter")
    assert [len(area.hand) for area in s.areas] == [5, 4]
    answer_all(s, "choose h-222-1", "choose h-400")
    answer_all(s, "play", "play")
    assert [len(area.hand) for area in s.areas] == [3, 4]


@pytest.mark.rule("BH-R13")
def test_an_empty_hand_skips_the_action_but_keeps_the_window_and_empty_hands_end_the_game() -> None:
    made = Position(leader="host").area(0, hand=["h-400"]).area(1, hand=[], reserved=["d-232-1"], open=[["b-4"]], credits=2)
    s = exhausted(made, "h-222-1")
    answer_all(s, "draw hunter", "draw hunter")
    assert s.waiting() == [0]
    s.answer(0, s.parse("choose h-222-1"))
    assert moves(s, 1) == ["activate d-232-1", "done"]
    s.answer(1, s.parse("activate d-232-1"))
    s.answer(0, s.parse("play"))
    assert [names(area.hand) for area in s.areas] == [[], ["h-400"]]
    assert s.waiting() == [1]
    s.answer(1, s.parse("choose h-400"))
    s.answer(1, s.parse("play"))
    assert s.over()
    assert s.round == 2
    assert s.scores()[1] == 7
    assert s.ranking() == [1, 2]


@pytest.mark.rule("BH-R14")
def test_a_bonus_contract_that_cannot_be_drawn_is_lost() -> None:
    three = [["a-2"], ["b-2"], ["c-2"]]
    made = position(first=["h-232", "a-1", "d-333-1", "k-a-b"]).area(0, open=[["b-4"]], captured=three)
    s = made.use_up(CONTRACT, seat=1).go()
    choose_all(s, "h-232", "b-1", draw="hunter")
    answer_all(s, "play", "play")
    assert stacks(s.areas[0].captured)[-1] == ["b-4", "h-232"]
    assert s.areas[0].contracts == ()
    assert s.areas[0].credits == 1  # the credit of the fourth capture, and nothing for the contracts


@pytest.mark.rule("BH-R15")
def test_whoever_earns_a_credit_gets_it_even_if_all_42_are_out() -> None:
    s = position().area(0, credits=40).area(1, credits=2).go()
    assert supply(s) == 0
    choose_all(s, "a-1", "b-1")
    answer_all(s, "sell", "sell")
    assert [area.credits for area in s.areas] == [41, 3]
    assert supply(s) == 0


@pytest.mark.rule("BH-R15")
def test_captures_are_paid_even_if_all_42_credits_are_out() -> None:
    three = [["a-2"], ["b-2"], ["c-2"]]
    made = position(first=["h-222-1", "a-1", "d-333-1", "k-a-b"]).area(0, open=[["b-3", "h-310"]], captured=three, credits=1)
    s = made.area(1, credits=41).go()
    choose_all(s, "h-222-1", "b-1")
    answer_all(s, "play", "play")
    assert [area.credits for area in s.areas] == [1 + 2, 41]  # one for the icon, one for the fourth capture


@pytest.mark.rule("BH-R16")
@pytest.mark.parametrize("players", [2, 6])
def test_players_who_only_ever_sell_are_stopped_after_200_rounds(players: int) -> None:
    s = Position(players).go()
    for round_number in range(1, 201):
        assert s.round == round_number
        finish_round(s)
    assert s.over()
    assert s.scores() == [0] * players
    assert s.ranking() == [1] * players
