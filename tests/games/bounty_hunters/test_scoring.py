"""The score sheet, Anna's example and ties (BH-119 to BH-134, BH-R57 to BH-R59)."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.bounty_hunters.rules.cards import HUNTER
from posse.games.bounty_hunters.rules.state import HuntersState
from posse.texts import texts

from .position import CARDS, Position, do, finish_round, moves, play_out, reveal, scene

ANNA: dict[str, Any] = {
    "captured": [
        ["e-1", "h-051", "h-222-1"],
        ["k-4", "h-422", "h-022"],
        ["e-3", "h-233", "h-124"],
        ["i-1", "h-520", "d-333-1"],
    ],
    "crates": ["c-1-1-4-1"],
    "contracts": ["k-e-f", "k-k-crate", "k-e-i"],
}
"""What Anna has played; the penalties of her hunters are 1, 1, 3, 0, 3, 2 and 2."""


def anna() -> HuntersState:
    """The end of Anna's game: another player has more crates."""
    s = Position().area(0, **ANNA).area(1, crates=["c-2-2-5-1"]).set(round=10, trigger=8).go()
    play_out(s)
    return s


@pytest.mark.rule("BH-120", "BH-E10")
def test_annas_targets_bring_46_points() -> None:
    s = anna()
    assert [CARDS.points[c.target] for c in s.areas[0].captured] == [9, 16, 9, 12]
    assert s.sheet(0).targets == 46


@pytest.mark.rule("BH-125", "BH-127", "BH-E11")
def test_annas_hunters_cost_12_points() -> None:
    s = anna()
    hunters = [card for c in s.areas[0].captured for card in c.attackers if CARDS.deck_of[card] == HUNTER]
    assert [CARDS.points[card] for card in hunters] == [1, 1, 3, 0, 3, 2, 2]
    assert s.sheet(0).hunters == 12


@pytest.mark.rule("BH-124", "BH-E15")
def test_annas_contracts_bring_12_points() -> None:
    s = anna()
    assert [s.contract_points(s.areas[0], card) for card in s.areas[0].contracts] == [2, 4, 6]
    assert s.sheet(0).contracts == 12


@pytest.mark.rule("BH-122", "BH-E16")
def test_annas_crate_brings_4_points_without_the_majority() -> None:
    sheet = anna().sheet(0)
    assert (sheet.crates, sheet.majority) == (4, 0)


@pytest.mark.rule("BH-129", "BH-E17")
def test_anna_scores_50_points() -> None:
    s = anna()
    assert s.over()
    assert s.scores()[0] == 46 + 4 + 12 - 12 == 50


@pytest.mark.rule("BH-E11")
def test_annas_attack_cards_do_capture_her_targets() -> None:
    for target, *attackers in ANNA["captured"]:
        s = Position().area(0, open=[[None, *attackers]], hand=[target]).go()
        reveal(s, target)
        do(s, 0, "play")
        assert len(s.areas[0].captured) == 1, target


@pytest.mark.rule("BH-119")
def test_annas_sheet_is_filled_in_from_targets_to_the_total() -> None:
    lines, say = scene(anna()).sheet, texts("bounty_hunters", "en")
    order = ["targets", "crates", "majority", "contracts", "hunters", "total"]
    assert [line.label for line in lines[:6]] == [say(f"sheet-{name}") for name in order]
    assert [line.values[0] for line in lines[:6]] == [46, 4, 0, 12, -12, 50]


@pytest.mark.rule("BH-120", "BH-121")
def test_only_captured_targets_score_and_open_ones_cost_nothing() -> None:
    s = Position().area(0, captured=[["a-1"], ["j-2"]], open=[["k-1"], ["k-2", "d-444-1"]]).go()
    assert s.sheet(0).targets == 7 + 15
    assert s.scores()[0] == 22


@pytest.mark.rule("BH-122", "BH-123")
def test_activated_crates_score_with_the_majority_and_reserved_cards_do_not() -> None:
    p = Position().area(0, crates=["c-1-1-4-1", "c-1-2-7-1"], reserved=["c-3-4-10-1", "d-444-1"])
    s = p.area(1, crates=["c-2-3-8-1"]).go()
    assert [(s.sheet(seat).crates, s.sheet(seat).majority) for seat in (0, 1)] == [(11, 5), (8, 5)]
    assert s.scores() == [16, 13]


@pytest.mark.rule("BH-124")
def test_the_contract_line_adds_up_all_contracts() -> None:
    s = Position().area(0, captured=[["a-1"], ["b-1"]], contracts=["k-a-b", "k-a-a", "k-c-d"]).go()
    assert s.sheet(0).contracts == 5 + 1 + 0


@pytest.mark.rule("BH-125", "BH-126")
def test_hunters_cost_points_only_where_the_target_was_captured() -> None:
    s = Position().area(0, captured=[["a-1", "h-116"], ["b-1", "h-222-1", "h-022"]], open=[["k-1", "h-611", "h-161"]]).go()
    assert s.sheet(0).hunters == 3 + 1 + 0
    assert s.scores()[0] == 14 - 4


@pytest.mark.rule("BH-127")
def test_a_hunter_may_cost_nothing() -> None:
    s = Position().area(0, open=[["b-1", "h-310"]], hand=["h-022"]).go()
    reveal(s, "h-022")
    do(s, 0, "play")
    assert (len(s.areas[0].captured), s.sheet(0).hunters, s.scores()[0]) == (1, 0, 7)


@pytest.mark.rule("BH-128")
def test_droids_are_never_in_the_hunter_line() -> None:
    s = Position().area(0, captured=[["k-4", "d-444-1", "d-333-1"], ["a-1", "d-223-1", "h-105"]]).go()
    assert s.sheet(0).hunters == 1


@pytest.mark.rule("BH-129")
def test_the_total_is_targets_and_crates_and_contracts_less_the_hunters() -> None:
    p = Position().area(0, captured=[["a-1", "h-116"], ["j-1", "h-422"]], crates=["c-1-2-7-1"], contracts=["k-a-crate"])
    s = p.area(1, crates=["c-3-3-7-1"]).go()
    assert s.scores() == [22 + 7 + 3 - 6, 7 + 5]


@pytest.mark.rule("BH-130")
def test_the_highest_score_wins() -> None:
    p = Position(players=3).area(0, captured=[["a-1"]], credits=9).area(1, captured=[["j-1"]]).area(2, captured=[["e-1"]])
    s = p.set(round=10, trigger=8).go()
    play_out(s)
    assert s.ranking() == [3, 1, 2]


@pytest.mark.rule("BH-131", "BH-132", "BH-R59")
@pytest.mark.parametrize(
    ("credits", "places"),
    [((2, 3, 0), [2, 1, 3]), ((4, 4, 1), [1, 1, 3]), ((1, 5, 5), [3, 1, 1]), ((2, 2, 2), [1, 1, 1])],
)
def test_a_tie_goes_to_the_most_credits_and_is_shared_if_they_are_equal(credits: tuple[int, ...], places: list[int]) -> None:
    p = Position(players=3)
    for seat, target in enumerate(("a-1", "a-2", "a-3")):
        p.area(seat, captured=[[target]], credits=credits[seat])
    s = p.set(round=10, trigger=8).go()
    play_out(s)
    assert s.scores() == [7, 7, 7]
    assert s.ranking() == places


@pytest.mark.rule("BH-133")
def test_unspent_credits_are_worth_no_points() -> None:
    s = Position().area(0, captured=[["a-1"]], credits=20).area(1, captured=[["c-1"]]).go()
    assert s.scores() == [7, 8]
    assert s.ranking() == [2, 1]


@pytest.mark.rule("BH-134")
def test_cards_left_in_hand_score_nothing() -> None:
    hand = ["k-1", "h-611", "c-3-4-10-1", "k-a-a", "h-422"]
    s = Position().area(0, captured=[["a-1"]], hand=hand).set(round=10, trigger=8).go()
    reveal(s, "h-422")
    finish_round(s)
    assert s.over()
    assert s.scores() == [7, 0]


@pytest.mark.rule("BH-R57")
def test_a_score_may_be_negative() -> None:
    s = Position().area(0, captured=[["a-1", "h-611", "h-161", "h-422"]]).go()
    assert s.scores() == [7 - 9, 0]
    assert s.ranking() == [2, 1]


@pytest.mark.rule("BH-R58")
def test_credits_spent_in_the_last_round_no_longer_break_a_tie() -> None:
    p = Position().area(0, captured=[["a-1"]], reserved=["d-444-1"], credits=3).area(1, captured=[["a-2"]], credits=2)
    s = p.set(round=10, trigger=8).go()
    reveal(s)
    do(s, 0, "sell")
    assert moves(s, 0) == ["activate d-444-1", "done"]
    do(s, 0, "activate d-444-1")
    finish_round(s)
    assert s.scores() == [7, 7]
    assert [area.credits for area in s.areas] == [1, 3]
    assert s.ranking() == [2, 1]


@pytest.mark.rule("BH-R59")
def test_lower_places_go_by_score_and_then_by_credits_and_may_be_shared() -> None:
    p = (
        Position(players=6)
        .area(0, captured=[["a-1"]], credits=1)
        .area(1, captured=[["k-1"]])
        .area(2, captured=[["a-2"]], credits=1)
    )
    s = p.area(3, captured=[["a-3"]], credits=2).area(5, credits=4).go()
    assert s.scores() == [7, 16, 7, 7, 0, 0]
    assert s.ranking() == [3, 1, 3, 2, 6, 5]
