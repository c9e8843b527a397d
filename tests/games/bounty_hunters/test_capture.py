"""Captures and their immediate bonuses (BH-077 to BH-086, BH-R32 to BH-R40)."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR
from posse.games.bounty_hunters.rules.cards import CONTRACT

from .position import Position, altered, do, finish_round, moves, names, play_out, reveal, scene, stacks


@pytest.mark.rule("BH-077", "BH-079")
def test_a_target_is_captured_when_the_attack_reaches_the_defence_in_all_three_colours() -> None:
    s = Position().area(0, open=[["j-1", "h-310"]], hand=["h-105"]).area(1, hand=["h-103", "k-1"]).go()
    reveal(s, "h-105", "k-1")
    do(s, 0, "play")
    finish_round(s)
    assert stacks(s.areas[0].open) == [["j-1", "h-310", "h-105"]]  # 4-1-5 against 4-1-6
    reveal(s, "h-103")
    do(s, 0, "play")
    assert stacks(s.areas[0].captured) == [["j-1", "h-310", "h-105", "h-103"]]  # 5-1-8
    assert s.areas[0].open == ()


@pytest.mark.rule("BH-078")
@pytest.mark.parametrize(
    ("target", "hunter"),
    [("b-2", "h-233"), ("b-2", "h-323"), ("b-2", "h-332"), ("e-4", "h-233")],
    ids=["green equal", "blue equal", "orange equal", "all equal"],
)
def test_an_equal_value_is_enough(target: str, hunter: str) -> None:
    s = Position().area(0, open=[[target]], hand=[hunter]).go()
    reveal(s, hunter)
    do(s, 0, "play")
    assert stacks(s.areas[0].captured) == [[target, hunter]]


@pytest.mark.rule("BH-077", "BH-079")
@pytest.mark.parametrize(
    ("target", "hunter"),
    [("h-4", "h-233"), ("h-4", "h-323"), ("h-4", "h-332"), ("c-1", "h-116"), ("g-2", "h-611"), ("g-1", "h-161")],
    ids=["green by 1", "blue by 1", "orange by 1", "green, orange 5 over", "blue, green 4 over", "orange, blue 5 over"],
)
def test_one_colour_that_falls_short_keeps_the_target_free(target: str, hunter: str) -> None:
    s = Position().area(0, open=[[target]], hand=[hunter]).go()
    reveal(s, hunter)
    do(s, 0, "play")
    assert stacks(s.areas[0].open) == [[target, hunter]]
    assert s.areas[0].captured == ()


@pytest.mark.rule("BH-080")
def test_the_capture_happens_at_once_and_not_at_the_end_of_the_step() -> None:
    s = Position().area(0, open=[["b-2"], ["a-1"]], hand=["h-222-1"], reserved=["d-205-1"]).go()
    reveal(s, "h-222-1")
    do(s, 0, "play", "against b-2")
    assert s.waiting() == [0, 1]
    assert stacks(s.areas[0].captured) == [["b-2", "h-222-1"]]
    assert moves(s, 0) == ["activate d-205-1", "done"]  # paid with the credit of the capture


@pytest.mark.rule("BH-081")
def test_a_captured_target_lies_across_for_everybody_to_see() -> None:
    s = Position().area(0, open=[["b-2"], ["j-4"]], hand=["h-222-1"]).go()
    reveal(s, "h-222-1")
    do(s, 0, "play", "against b-2")
    assert {piece.id for piece in scene(s, 0).pieces if piece.turned} == {"b-2"}
    finish_round(s)
    for viewer in (SPECTATOR, 0, 1):
        assert {piece.id for piece in scene(s, viewer).pieces if piece.turned} == {"b-2"}
    assert stacks(s.areas[0].captured) == [["b-2", "h-222-1"]]
    assert stacks(s.areas[0].open) == [["j-4"]]


@pytest.mark.rule("BH-082")
def test_everybody_sees_at_every_moment_how_many_targets_each_has_captured() -> None:
    """Seat 0 goes from 2 to 4 captures in one step, while the others have not acted yet."""
    p = Position(players=3).area(0, captured=[["a-1", "h-222-1"], ["b-2", "h-332"]], open=[["b-1"], ["a-4"]], hand=["h-232"])
    s = p.area(0, reserved=["d-322-1"], credits=2).area(1, captured=[["c-1", "h-611"]]).go()

    def seen(*counts: int) -> bool:
        """Whether every seat and a spectator see these numbers of captures: stacks on the table, and beside the names."""
        for viewer in (SPECTATOR, 0, 1, 2):
            now = scene(s, viewer)
            stacked = [len(now.parts(f"captured_{seat}")) for seat in range(3)]
            if stacked != [*counts] or [dict(player.counts)["captured"] for player in now.players] != [*counts]:
                return False
        return True

    assert seen(2, 1, 0)
    do(s, 0, "draw hunter")
    do(s, 1, "draw target")
    do(s, 2, "draw contract")
    do(s, 0, "choose h-232")
    assert seen(2, 1, 0)
    for seat in (1, 2):
        s.answer(seat, s.options(seat)[0])
    do(s, 0, "play")
    assert seen(2, 1, 0)
    do(s, 0, "against b-1")
    assert seen(3, 1, 0)
    do(s, 0, "activate d-322-1")
    assert seen(4, 1, 0)
    assert s.waiting() == [1, 2]


@pytest.mark.rule("BH-083")
def test_the_credit_icon_brings_one_credit_at_once() -> None:
    s = Position().area(0, open=[["b-2"]], hand=["h-222-1"], credits=1).go()
    reveal(s, "h-222-1")
    do(s, 0, "play")
    assert s.areas[0].credits == 2
    assert s.areas[0].contracts == ()


@pytest.mark.rule("BH-084")
def test_the_contract_icon_brings_the_next_contract_active_at_once() -> None:
    s = Position().area(0, open=[["b-4"]], hand=["h-132"]).pile(CONTRACT, "k-a-a", "k-b-b").go()
    before = s.left[CONTRACT]
    reveal(s, "h-132")
    do(s, 0, "play")
    assert names(s.areas[0].contracts) == ["k-a-a"]
    assert s.left[CONTRACT] == before - 1
    assert s.areas[0].credits == 0


@pytest.mark.rule("BH-085", "BH-086")
def test_a_target_without_an_icon_brings_nothing_at_once() -> None:
    s = Position().area(0, open=[["a-4"]], hand=["h-222-1", "h-400", "k-a-a", "j-1"]).go()
    reveal(s, "h-222-1")
    before, left = s.dump()["areas"][0], s.left[:]
    do(s, 0, "play")
    after = s.dump()["areas"][0]
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"chosen", "open", "captured"}
    assert s.left == left


@pytest.mark.rule("BH-086")
def test_points_and_penalties_are_counted_at_the_end_of_the_game() -> None:
    s = Position().area(0, open=[["a-4"]], hand=["h-422"]).set(round=9, trigger=8).go()
    reveal(s, "h-422")
    do(s, 0, "play")
    finish_round(s)
    assert s.areas[0].credits == 0
    play_out(s)
    assert (s.sheet(0).targets, s.sheet(0).hunters, s.scores()[0]) == (7, 3, 4)


@pytest.mark.rule("BH-R32")
def test_the_whole_attack_only_stack_joins_the_target() -> None:
    s = Position().area(0, open=[[None, "h-400", "h-040"]], hand=["a-1"]).go()
    reveal(s, "a-1")
    do(s, 0, "play")
    assert s.options(0) == []
    assert stacks(s.areas[0].open) == [["a-1", "h-400", "h-040"]]


@pytest.mark.rule("BH-R33")
def test_a_target_placed_on_a_stack_that_is_strong_enough_is_captured_at_once_with_its_bonus() -> None:
    s = Position(players=3).area(0, open=[[None, "h-222-1"]], hand=["b-2"]).area(1, open=[[None, "h-132"]], hand=["b-4"]).go()
    reveal(s, "b-2", "b-4")
    do(s, 0, "play")
    do(s, 1, "play")
    assert s.waiting() == [2]
    assert stacks(s.areas[0].captured) == [["b-2", "h-222-1"]]
    assert s.areas[0].credits == 1
    assert stacks(s.areas[1].captured) == [["b-4", "h-132"]]
    assert len(s.areas[1].contracts) == 1


@pytest.mark.rule("BH-R34")
def test_attack_beyond_the_defence_is_lost() -> None:
    s = Position().area(0, open=[["a-4"], ["b-1"]], hand=["d-444-1"], credits=3).go()
    reveal(s, "d-444-1")
    do(s, 0, "play", "against a-4")
    area = s.areas[0]
    assert stacks(area.captured) == [["a-4", "d-444-1"]]
    assert stacks(area.open) == [["b-1"]]
    assert (area.open[0].green, area.open[0].blue, area.open[0].orange) == (0, 0, 0)
    assert area.credits == 0


@pytest.mark.rule("BH-R35")
def test_a_capture_cannot_be_declined() -> None:
    s = Position().area(0, open=[["a-4"], ["j-4"]], hand=["h-222-1"]).go()
    reveal(s, "h-222-1")
    do(s, 0, "play")
    assert moves(s, 0) == ["against a-4", "against j-4"]
    do(s, 0, "against a-4")
    assert s.options(0) == []
    assert stacks(s.areas[0].captured) == [["a-4", "h-222-1"]]


@pytest.mark.rule("BH-R36")
def test_a_defence_of_0_is_met_by_an_attack_of_0() -> None:
    s = Position(deck=altered(a_1={"defence": [0, 1, 3]})).area(0, open=[["a-1"]], hand=["h-033"]).go()
    reveal(s, "h-033")
    do(s, 0, "play")
    assert stacks(s.areas[0].captured) == [["a-1", "h-033"]]


@pytest.mark.rule("BH-R36")
def test_a_target_without_defence_is_captured_only_by_an_attack_card() -> None:
    deck = altered(a_1={"defence": [0, 0, 0]}, h_400={"attack": [0, 0, 0]})
    s = Position(deck=deck).area(0, hand=["a-1", "h-400"]).area(1, hand=["a-2", "a-3"]).go()
    reveal(s, "a-1", "a-2")
    do(s, 0, "play")
    assert (stacks(s.areas[0].open), s.areas[0].captured) == ([["a-1"]], ())
    do(s, 1, "sell")
    finish_round(s)
    s = Position(deck=deck).area(0, open=[["a-1"]], hand=["h-400"]).go()
    reveal(s, "h-400")
    do(s, 0, "play")
    assert stacks(s.areas[0].captured) == [["a-1", "h-400"]]


@pytest.mark.rule("BH-R36")
def test_a_target_without_defence_is_captured_as_it_meets_an_attack_card() -> None:
    s = Position(deck=altered(a_1={"defence": [0, 0, 0]})).area(0, open=[[None, "h-400"]], hand=["a-1"]).go()
    reveal(s, "a-1")
    do(s, 0, "play")
    assert stacks(s.areas[0].captured) == [["a-1", "h-400"]]


@pytest.mark.rule("BH-R37")
def test_a_superfluous_hunter_of_a_captured_target_costs_points_all_the_same() -> None:
    s = Position().area(0, open=[["b-2", "h-611"]], hand=["h-222-1"]).go()
    reveal(s, "h-222-1")  # its 2-2-2 would have been enough alone
    do(s, 0, "play")
    assert s.sheet(0).hunters == 3 + 1


@pytest.mark.rule("BH-R38")
def test_hunters_that_never_met_a_target_cost_nothing() -> None:
    s = Position().area(0, open=[[None, "h-611", "h-422"]]).set(round=10, trigger=8).go()
    play_out(s)
    assert s.sheet(0).hunters == 0


@pytest.mark.rule("BH-R39")
def test_a_bonus_contract_goes_straight_to_the_area_besides_the_action_of_the_round() -> None:
    p = Position().area(0, open=[["b-4"]], hand=["k-c-c", "h-400", "h-040", "h-004"], reserved=["d-232-1"])
    s = p.pile(CONTRACT, "k-a-a").go()
    reveal(s, "k-c-c")
    hand = s.areas[0].hand
    do(s, 0, "sell", "activate d-232-1")
    assert names(s.areas[0].contracts) == ["k-a-a"]
    assert s.areas[0].hand == hand
    assert s.options(0) == []  # nothing to refuse, nothing to sell
    finish_round(s)
    do(s, 0, "draw hunter")
    do(s, 1, "draw hunter")
    assert "choose k-a-a" not in moves(s, 0)
    assert names(s.areas[0].contracts) == ["k-a-a"]


@pytest.mark.rule("BH-R40")
@pytest.mark.parametrize(
    ("target", "credits", "contracts", "told"),
    [
        ("b-2", 2, ["k-a-a"], ["captured", "credit", "fourth", "contract"]),
        ("b-4", 1, ["k-a-a", "k-b-b"], ["captured", "contract", "fourth", "contract"]),
    ],
)
def test_the_icon_of_a_fourth_capture_and_the_end_bonuses_are_all_given_icon_first(
    target: str, credits: int, contracts: list[str], told: list[str]
) -> None:
    p = Position().area(0, captured=[["a-1"], ["a-2"], ["a-3"]], open=[[target]], hand=["h-232"])
    s = p.pile(CONTRACT, "k-a-a", "k-b-b").go()
    reveal(s, "h-232")
    s.events = []
    do(s, 0, "play")
    assert s.areas[0].credits == credits
    assert names(s.areas[0].contracts) == contracts
    kinds = [event.kind for event in s.events if event.kind in ("captured", "credit", "fourth", "contract")]
    assert kinds == told
