"""Reserved cards: reserved for free, activated later."""

from __future__ import annotations

import itertools

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import FIRST_CONTRACT, FIRST_DROID
from posse.games.bounty_hunters.rules.state import HuntersState

from .position import CARDS, Position, do, finish_round, idle, moves, names, reveal, revealed, stacks, supply, turn

MARKET_CARDS = pytest.mark.parametrize("card", ["d-333-1", "c-1-2-7-1"], ids=["droid", "crate"])


def credits_of(s: HuntersState) -> int:
    return s.areas[0].credits


def reserved_by(s: HuntersState) -> list[str]:
    return names(s.areas[0].reserved)


@pytest.mark.rule("BH-045", "BH-046", "BH-E01")
@pytest.mark.parametrize("money", [0, 1])
@MARKET_CARDS
def test_a_card_that_cannot_be_paid_for_may_be_played_as_a_reserved_one(card: str, money: int) -> None:
    s = revealed(card, credits=money, open=[["k-1"]])
    assert moves(s, 0) == ["sell", "reserve"]
    turn(s, "reserve")
    assert reserved_by(s) == [card]
    assert names(s.areas[0].cards()) == [card, "k-1"]
    assert credits_of(s) == money


@pytest.mark.rule("BH-047")
@MARKET_CARDS
def test_a_card_that_could_be_paid_for_may_be_reserved_all_the_same(card: str) -> None:
    s = revealed(card, credits=5)
    turn(s, "reserve", "done")
    assert reserved_by(s) == [card]
    assert credits_of(s) == 5


@pytest.mark.rule("BH-048")
def test_a_reserved_droid_attacks_nothing() -> None:
    s = revealed("d-322-1", open=[["a-4"]])  # 3-2-2 would be enough against 2-1-2
    turn(s, "reserve")
    assert stacks(s.areas[0].open) == [["a-4"]]
    assert s.areas[0].captured == ()


@pytest.mark.rule("BH-048")
def test_a_reserved_crate_brings_neither_points_nor_icons() -> None:
    s = revealed("c-3-3-7-1", captured=[["a-4"]], contracts=["k-a-crate"])
    turn(s, "reserve")
    assert s.crate_icons(s.areas[0]) == 0
    sheet = s.sheet(0)
    assert (sheet.targets, sheet.crates, sheet.majority, sheet.contracts) == (7, 0, 0, 1)


@pytest.mark.rule("BH-049", "BH-051")
@pytest.mark.parametrize("action", ["sell", "play"])
@MARKET_CARDS
def test_after_a_sale_or_a_play_reserved_cards_may_be_activated(card: str, action: str) -> None:
    s = revealed("k-a-b", reserved=[card], credits=2)
    turn(s, action)
    assert moves(s, 0) == [f"activate {card}", "done"]
    turn(s, f"activate {card}")
    assert reserved_by(s) == []
    assert credits_of(s) == (1 if action == "sell" else 0)


COSTS = {"d-520-1": 1, "d-333-1": 2, "c-2-3-8-1": 3}


@pytest.mark.rule("BH-050", "BH-R19")
@pytest.mark.parametrize("order", [order for size in range(4) for order in itertools.permutations(COSTS, size)])
def test_none_some_or_all_are_activated_in_any_order_each_at_its_own_cost(order: tuple[str, ...]) -> None:
    s = revealed("k-a-b", reserved=list(COSTS), credits=7)
    turn(s, "play")
    for card in order:
        turn(s, f"activate {card}")
    if len(order) < 3:
        turn(s, "done")
    assert s.round == 2
    assert set(reserved_by(s)) == set(COSTS) - set(order)
    assert credits_of(s) == 7 - sum(COSTS[card] for card in order)


@pytest.mark.rule("BH-050")
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4, 5, 6) for seat in range(players)])
def test_no_seat_has_to_activate_what_it_can_pay_for(players: int, seat: int) -> None:
    s = Position(players).area(seat, reserved=["c-1-1-4-1"], credits=1, hand=["a-1", "h-040", "d-333-1", "k-a-b"]).go()
    reveal(s, *[None] * seat, "a-1")
    do(s, seat, "play")
    assert moves(s, seat) == ["activate c-1-1-4-1", "done"]
    do(s, seat, "done")
    assert (names(s.areas[seat].reserved), s.areas[seat].credits) == (["c-1-1-4-1"], 1)
    assert moves(s, seat) == []


@pytest.mark.rule("BH-052", "BH-044", "BH-E02")
def test_activating_comes_on_top_of_the_action_of_the_round() -> None:
    s = revealed("a-4", reserved=["d-333-1", "c-1-2-7-1"], credits=5)
    before = supply(s)
    turn(s, "play", "activate c-1-2-7-1", "activate d-333-1")
    assert supply(s) == before + 4
    assert stacks(s.areas[0].captured) == [["a-4", "d-333-1"]]
    assert names(s.areas[0].crates) == ["c-1-2-7-1"]
    assert reserved_by(s) == []


@pytest.mark.rule("BH-052")
def test_activating_does_not_replace_the_action() -> None:
    s = revealed("a-4", reserved=["d-333-1"], credits=5)
    assert moves(s, 0) == ["sell", "play"]
    assert len(s.areas[0].hand) == 4
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("activate d-333-1"))


@pytest.mark.rule("BH-053")
def test_the_credit_of_a_sale_can_be_spent_at_once() -> None:
    s = revealed("k-a-b", reserved=["d-520-1"])
    turn(s, "sell", "activate d-520-1")
    assert credits_of(s) == 0
    assert stacks(s.areas[0].open) == [[None, "d-520-1"]]


@pytest.mark.rule("BH-053", "BH-R25")
@pytest.mark.parametrize("text", ["activate d-520-1", "done"])
def test_nothing_is_activated_before_the_action(text: str) -> None:
    s = Position().area(0, hand=["a-4", "h-510", "c-1-1-4-1", "k-a-b"], reserved=["d-520-1"], credits=5).go()
    for step in ("draw contract", "choose a-4", "play"):
        while s.waiting() != [0]:
            idle(s, 1)
        assert text not in moves(s, 0)
        with pytest.raises(posse.IllegalMove):
            s.answer(0, s.parse(text))
        turn(s, step)
    assert text in moves(s, 0)


@pytest.mark.rule("BH-R25")
def test_nothing_is_activated_once_a_player_has_finished() -> None:
    s = Position().area(0, hand=["a-4", "h-510", "c-1-1-4-1", "k-a-b"], reserved=["d-520-1"], credits=5).go()
    turn(s, "draw contract", "choose a-4")
    s.answer(0, s.parse("play"))
    s.answer(0, s.parse("done"))
    assert (s.waiting(), moves(s, 0)) == ([1], [])


@pytest.mark.rule("BH-R25")
def test_nothing_is_activated_after_the_last_step_2() -> None:
    s = Position().area(0, reserved=["d-520-1"], credits=5).set(round=9, trigger=7).go()
    finish_round(s)
    assert s.over()
    assert credits_of(s) == 6
    with pytest.raises(posse.IllegalMove, match="the game is over"):
        s.answer(0, s.parse("activate d-520-1"))


@pytest.mark.rule("BH-054")
@MARKET_CARDS
def test_a_reserved_card_can_be_activated_many_rounds_later(card: str) -> None:
    s = revealed(card)
    turn(s, "reserve")
    for _ in range(20):
        finish_round(s)
    assert reserved_by(s) == [card]
    turn(s, "draw hunter", f"choose {names(s.areas[0].hand)[-1]}", "sell", f"activate {card}")
    assert reserved_by(s) == []
    assert card in names(s.areas[0].cards())


@pytest.mark.rule("BH-055")
@pytest.mark.parametrize("card", ["d-322-1", "c-3-3-7-1"], ids=["droid", "crate"])
def test_a_reserved_card_that_is_paid_for_counts_like_any_other(card: str) -> None:
    area = {"open": [["a-4"]], "captured": [["a-1"]], "contracts": ["k-a-crate"], "credits": 5}
    s, paid_at_once = revealed(card, **area), revealed(card, **area)
    turn(s, "reserve", f"activate {card}")
    turn(paid_at_once, "play")
    assert s.dump() == paid_at_once.dump()
    assert s.scores()[0] == (7 + 7 + 2 if card == "d-322-1" else 7 + 7 + 5 + 1 + 2)


@pytest.mark.rule("BH-R19")
def test_each_activation_is_resolved_before_the_next() -> None:
    s = revealed("k-a-b", reserved=["d-322-1", "c-1-1-4-1"], credits=3, open=[["b-4"], ["k-1"]])
    turn(s, "play", "activate d-322-1")
    assert moves(s, 0) == ["against b-4", "against k-1"]
    turn(s, "against k-1")
    assert stacks(s.areas[0].open) == [["b-4"], ["k-1", "d-322-1"]]
    assert moves(s, 0) == ["activate c-1-1-4-1", "done"]


@pytest.mark.rule("BH-R19")
def test_a_capture_and_its_bonus_come_before_the_next_activation() -> None:
    s = revealed("k-a-b", reserved=["d-232-1", "c-1-1-4-1"], credits=3, open=[["b-4"]])  # 2-3-2 against 1-3-2
    turn(s, "play", "activate d-232-1")
    assert stacks(s.areas[0].captured) == [["b-4", "d-232-1"]]
    assert len(s.areas[0].contracts) == 2
    assert moves(s, 0) == ["activate c-1-1-4-1", "done"]


@pytest.mark.rule("BH-R20")
def test_a_credit_won_in_the_window_can_be_spent_in_it() -> None:
    s = revealed("k-a-b", reserved=["d-322-1", "c-1-1-4-1"], credits=1, open=[["a-3"]])  # 3-2-2 against 3-2-1
    turn(s, "play", "activate d-322-1")
    assert credits_of(s) == 1
    turn(s, "activate c-1-1-4-1")
    assert (credits_of(s), names(s.areas[0].crates)) == (0, ["c-1-1-4-1"])


@pytest.mark.rule("BH-R20")
def test_the_credit_for_the_fourth_capture_can_be_spent_in_the_same_window() -> None:
    three = [["b-1"], ["c-1"], ["d-1"]]
    s = revealed("k-a-b", reserved=["d-322-1", "c-1-1-4-1"], credits=1, captured=three, open=[["a-4"]])
    turn(s, "play", "activate d-322-1", "activate c-1-1-4-1")
    assert (credits_of(s), names(s.areas[0].crates)) == (0, ["c-1-1-4-1"])


@pytest.mark.rule("BH-R21")
def test_a_card_reserved_this_round_can_be_activated_in_the_same_round() -> None:
    s = revealed("d-333-1", reserved=["d-322-1"], credits=1, open=[["d-3"]], captured=[["a-4"], ["b-1"], ["c-1"]])
    assert moves(s, 0) == ["sell", "reserve"]
    turn(s, "reserve", "activate d-322-1")  # 3-2-2 is not yet enough against 2-2-3
    assert s.round == 2
    assert reserved_by(s) == ["d-333-1"]

    s = revealed("d-333-1", reserved=["d-223-1"], credits=1, open=[["d-3"]], captured=[["a-4"], ["b-1"], ["c-1"]])
    turn(s, "reserve", "activate d-223-1")  # one credit for the icon, one for the fourth capture
    assert moves(s, 0) == ["activate d-333-1", "done"]
    turn(s, "activate d-333-1")
    assert (credits_of(s), reserved_by(s)) == (0, [])


@pytest.mark.rule("BH-R22")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    s = (
        Position()
        .area(0, hand=["a-4", "h-510", "c-1-1-4-1", "k-a-b"], reserved=["d-444-1", "d-333-1"], credits=2)
        .area(1, credits=9)
        .go()
    )
    turn(s, "draw contract", "choose k-a-b", "play")
    assert moves(s, 0) == ["activate d-333-1", "done"]  # not d-444-1, of which 2 of its 3 credits could be paid
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("activate d-444-1"))
    turn(s, "activate d-333-1")
    assert (credits_of(s), s.areas[1].credits) == (0, 10)


@pytest.mark.rule("BH-R23")
def test_a_card_cannot_be_paid_with_the_credit_its_own_capture_would_bring() -> None:
    s = revealed("d-322-1", open=[["a-3"]])
    assert moves(s, 0) == ["sell", "reserve"]
    turn(s, "reserve")
    assert s.round == 2
    assert (reserved_by(s), stacks(s.areas[0].open)) == (["d-322-1"], [["a-3"]])


@pytest.mark.rule("BH-R24")
def test_any_number_of_cards_can_be_reserved() -> None:
    many = [card for card in CARDS.ids[FIRST_DROID:FIRST_CONTRACT] if card != "d-333-1"]
    s = revealed("d-333-1", reserved=many[:40])
    assert "reserve" in moves(s, 0)
    turn(s, "reserve")
    assert reserved_by(s) == [*many[:40], "d-333-1"]


@pytest.mark.rule("BH-R24")
def test_a_reserved_card_can_only_be_activated() -> None:
    s = revealed("k-a-b", reserved=["d-333-1"], credits=2)
    turn(s, "play")
    for text in ("sell", "play", "reserve", "choose d-333-1", "withdraw"):
        with pytest.raises(posse.IllegalMove):
            s.answer(0, s.parse(text))
    turn(s, "done")
    finish_round(s)
    assert reserved_by(s) == ["d-333-1"]
    assert s.cards.number["d-333-1"] not in s.discards[2]


@pytest.mark.rule("BH-R26")
def test_a_droid_from_reserve_goes_where_its_player_chooses_at_that_moment() -> None:
    s = revealed("a-1", reserved=["d-415-1"], credits=2, open=[["k-1"]])
    turn(s, "play", "activate d-415-1")
    assert moves(s, 0) == ["against a-1", "against k-1"]
    turn(s, "against a-1")
    assert stacks(s.areas[0].captured) == [["a-1", "d-415-1"]]


@pytest.mark.rule("BH-R26")
def test_a_droid_from_reserve_without_a_target_waits_for_one() -> None:
    s = revealed("h-103", reserved=["d-415-1"], credits=2)
    turn(s, "play", "activate d-415-1")
    assert stacks(s.areas[0].open) == [[None, "h-103", "d-415-1"]]
