"""The three types of contracts and what they score (BH-094 to BH-109, BH-R46 to BH-R53)."""

from __future__ import annotations

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import CARDS as ALL
from posse.games.bounty_hunters.rules.cards import CRATE, FIRST_CONTRACT, Cards
from posse.games.bounty_hunters.rules.state import table

from .position import CARDS, Position, altered, do, finish_round, moves, names, play_out, reveal

CRATES = {0: [], 1: ["c-1-1-4-1"], 2: ["c-2-2-5-1"], 3: ["c-3-3-7-1"], 5: ["c-3-3-7-1", "c-2-2-5-1"]}
"""By number of icons: crates with that many in total."""


def score(contract: str, captured: str, icons: int = 0) -> int:
    """The points of a contract with these targets; `aab` is two A and one B."""
    targets = [[f"{letter}-{captured[: at + 1].count(letter)}"] for at, letter in enumerate(captured)]
    s = Position().area(0, captured=targets, crates=CRATES[icons], contracts=[contract]).go()
    return s.sheet(0).contracts


@pytest.mark.rule("BH-094")
def test_a_contract_is_free_and_active_at_once() -> None:
    s = Position().area(0, hand=["k-a-b"], captured=[["a-1"]]).go()
    reveal(s, "k-a-b")
    assert moves(s, 0) == ["sell", "play"]
    do(s, 0, "play")
    assert (s.areas[0].credits, s.areas[0].reserved) == (0, ())
    finish_round(s)
    assert names(table(s.seen_by(1)).areas[0].contracts) == ["k-a-b"]
    assert s.sheet(0).contracts == 1


@pytest.mark.rule("BH-095")
def test_captures_and_crates_count_whether_made_before_or_after_the_contract() -> None:
    p = Position().area(0, captured=[["a-1"]], open=[["a-4"]], hand=["k-a-crate"], reserved=["c-1-1-4-1"], credits=1)
    s = p.area(1, hand=["h-313", "a-2"]).set(round=9, trigger=8).go()
    reveal(s, "k-a-crate", "a-2")
    do(s, 0, "play")
    finish_round(s)
    assert s.areas[0].credits == 1  # a contract gives no points during the game
    reveal(s, "h-313")
    do(s, 0, "play", "activate c-1-1-4-1")
    finish_round(s)
    assert s.over()
    assert s.sheet(0).contracts == 2 * 1 + 1 * 2


@pytest.mark.rule("BH-096")
@pytest.mark.parametrize("deck", [posse.game("bounty_hunters").deck, CARDS], ids=["standard", "tests"])
def test_a_contract_names_two_targets_or_one_twice_or_one_and_a_crate(deck: Cards) -> None:
    kinds = []
    for card in range(FIRST_CONTRACT, ALL):
        first, second = deck.identity[card], deck.partner[card]
        assert 0 <= first < len(deck.identities)
        assert second == CRATE or 0 <= second < len(deck.identities)
        kinds.append("crate" if second == CRATE else "same" if second == first else "two")
    assert {*kinds} == {"two", "same", "crate"}


@pytest.mark.rule("BH-097", "BH-R52")
def test_targets_that_are_still_open_or_captured_by_others_do_not_count() -> None:
    p = Position().area(0, contracts=["k-a-b", "k-c-c"], captured=[["a-1"]], open=[["b-1", "h-400"], ["c-1"]])
    s = p.area(1, captured=[["b-2"], ["c-2"], ["c-3"]]).set(round=10, trigger=8).go()
    play_out(s)
    assert s.sheet(0).contracts == 1
    assert s.sheet(1).contracts == 0


@pytest.mark.rule("BH-097")
def test_targets_of_other_identities_do_not_count() -> None:
    assert score("k-a-b", "cdd") == 0
    assert score("k-a-a", "bb") == 0
    assert score("k-a-crate", "bb", icons=2) == 0


@pytest.mark.rule("BH-098")
def test_a_contract_counts_the_icons_on_its_owners_activated_crates() -> None:
    p = Position().area(0, contracts=["k-a-crate"], captured=[["a-1"], ["a-2"], ["a-3"]], crates=["c-2-2-5-1"])
    s = p.area(0, reserved=["c-3-3-7-1"]).area(1, crates=["c-3-3-7-2"]).go()
    assert s.sheet(0).contracts == 3 + 2 * 2  # one card, two icons


@pytest.mark.rule("BH-099", "BH-100", "BH-R46", "BH-R51", "BH-E07")
def test_ginny_scores_six_with_two_of_one_target_and_one_of_the_other() -> None:
    assert score("k-a-b", "aab") == 2 * 1 + 1 * 1 + 3 == 6


@pytest.mark.rule("BH-102", "BH-103", "BH-R47", "BH-E08")
def test_mia_scores_four_with_the_same_target_twice() -> None:
    assert score("k-a-a", "aa") == 2 * 1 + 2 == 4


@pytest.mark.rule("BH-104", "BH-105", "BH-107", "BH-R48", "BH-E09")
def test_thomas_scores_six_with_two_targets_and_two_crate_icons() -> None:
    assert score("k-a-crate", "aa", icons=2) == 2 * 1 + 2 * 2 == 6


@pytest.mark.rule("BH-101", "BH-R50", "BH-E12")
def test_annas_first_contract_scores_two_targets_without_their_partner() -> None:
    assert score("k-e-f", "ee") == 2


@pytest.mark.rule("BH-104", "BH-105", "BH-109", "BH-E13")
def test_annas_second_contract_scores_two_for_the_target_and_two_for_the_duo() -> None:
    assert score("k-k-crate", "k", icons=1) == 2 + 2


@pytest.mark.rule("BH-099", "BH-100", "BH-R51", "BH-E14")
def test_annas_third_contract_scores_two_and_one_and_three_for_the_duo() -> None:
    assert score("k-e-i", "eei") == 2 + 1 + 3


@pytest.mark.rule("BH-099", "BH-100", "BH-R46", "BH-R49")
@pytest.mark.parametrize(
    ("captured", "points"),
    [("", 0), ("a", 1), ("b", 1), ("ab", 2 + 3), ("abb", 3 + 3), ("aabb", 4 + 6), ("aaabb", 5 + 6), ("abbbb", 5 + 3)],
)
def test_a_contract_for_two_targets_scores_each_and_every_duo(captured: str, points: int) -> None:
    assert score("k-a-b", captured) == points


@pytest.mark.rule("BH-102", "BH-103", "BH-R47", "BH-R49")
@pytest.mark.parametrize(("captured", "points"), [("", 0), ("a", 1), ("aa", 2 + 2), ("aaa", 3 + 2), ("aaaa", 4 + 4)])
def test_a_contract_for_the_same_target_twice_scores_each_and_every_pair(captured: str, points: int) -> None:
    assert score("k-a-a", captured) == points


@pytest.mark.rule("BH-104", "BH-105", "BH-R48", "BH-R49")
@pytest.mark.parametrize(
    ("captured", "icons", "points"), [("a", 0, 1), ("a", 1, 1 + 2), ("a", 3, 1 + 2), ("aaa", 1, 3 + 2), ("aaaa", 3, 4 + 6)]
)
def test_a_contract_for_a_target_and_a_crate_scores_each_target_and_every_duo(captured: str, icons: int, points: int) -> None:
    assert score("k-a-crate", captured, icons) == points


@pytest.mark.rule("BH-106")
def test_a_crate_icon_alone_scores_nothing_on_a_contract() -> None:
    assert score("k-a-crate", "", icons=5) == 0


@pytest.mark.rule("BH-107")
@pytest.mark.parametrize(("contract", "captured", "icons"), [("k-a-b", "aabb", 0), ("k-a-a", "aaaa", 0), ("k-a-crate", "aa", 2)])
def test_a_contract_scores_its_duo_twice_when_there_are_two(contract: str, captured: str, icons: int) -> None:
    duo = CARDS.duo[CARDS.number[contract]]
    assert score(contract, captured, icons) == len(captured) + 2 * duo


@pytest.mark.rule("BH-108", "BH-R49")
def test_one_target_and_one_crate_serve_several_contracts() -> None:
    contracts = ["k-a-b", "k-a-e", "k-a-a", "k-a-crate", "k-b-crate"]
    s = Position().area(0, captured=[["a-1"], ["b-1"]], crates=["c-1-1-4-1"], contracts=contracts).go()
    assert [s.contract_points(s.areas[0], card) for card in s.areas[0].contracts] == [5, 1, 1, 3, 3]
    assert s.sheet(0).contracts == 13


@pytest.mark.rule("BH-109")
@pytest.mark.parametrize(
    ("contract", "captured", "points"),
    [("k-a-b", "ab", 1 + 1 + 3), ("k-i-j", "ij", 1 + 2 + 3), ("k-j-j", "jj", 2 + 2 + 4), ("k-k-a", "kka", 4 + 1 + 3)],
)
def test_every_contract_scores_what_is_printed_on_it(contract: str, captured: str, points: int) -> None:
    assert score(contract, captured) == points


@pytest.mark.rule("BH-109")
def test_other_numbers_printed_on_a_contract_give_another_score() -> None:
    s = Position(deck=altered(k_a_b={"each": [4, 0], "duo": 9})).area(0, captured=[["a-1"], ["b-1"]], contracts=["k-a-b"]).go()
    assert s.sheet(0).contracts == 4 + 0 + 9


@pytest.mark.rule("BH-R50")
@pytest.mark.parametrize(("contract", "captured"), [("k-a-b", "aaa"), ("k-a-a", "a"), ("k-a-crate", "aaa")])
def test_targets_that_fit_in_no_duo_score_for_themselves(contract: str, captured: str) -> None:
    assert score(contract, captured) == len(captured)


@pytest.mark.rule("BH-R52")
def test_an_unfulfilled_contract_costs_nothing() -> None:
    s = Position().area(0, contracts=["k-a-b", "k-c-c", "k-d-crate"], captured=[["k-1"]]).set(round=10, trigger=8).go()
    play_out(s)
    assert s.sheet(0).contracts == 0
    assert s.scores()[0] == 16


@pytest.mark.rule("BH-R53")
def test_two_equal_contracts_both_score() -> None:
    deck = altered(k_b_c={"pair": ["a", "b"]})
    s = Position(deck=deck).area(0, captured=[["a-1"], ["b-1"]], contracts=["k-a-b", "k-b-c"]).go()
    assert s.sheet(0).contracts == 5 + 5
