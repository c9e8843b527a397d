"""Objects: how they are found, and what each is good for."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.pulp_detective.rules.cards import GIVES_DIE
from posse.games.pulp_detective.rules.state import OUT_OF_TIME
from tests.games.pulp_detective.position import Desk, four

NAMES = ["hip-flask", "pocket-watch", "lucky-coin", "skeleton-key", "paperboy", "underworld"]


def searching(discards: str, obj: str = "empty", **options: Any) -> Desk:
    """A mission with an object for a reward has just succeeded."""
    desk = Desk(**options).discards(discards).seat(obj=obj, energy=4).mission("S3", needs="D", reward="O")
    return desk.roll("D").do("finish")


# -- finding ------------------------------------------------------------------------------


@pytest.mark.rule("PD-146", "PD-151", "PD-R52")
@pytest.mark.parametrize(("top", "obj"), list(zip(["C1", "C4", "C2", "C7", "C6", "C5"], NAMES, strict=True)), ids=NAMES)
def test_the_top_discard_names_the_object(top: str, obj: str) -> None:
    desk = searching(f"{top} I5")
    assert desk.moves() == [f"accept {obj}", "decline"]
    desk.do(f"accept {obj}")
    assert desk.obj() == obj


@pytest.mark.rule("PD-147", "PD-149", "PD-R50", "PD-X13")
def test_cards_without_a_die_icon_are_passed_over() -> None:
    desk = searching("C9 I2 C2 C6")
    before = desk.s.discards[:]
    assert desk.moves() == ["accept lucky-coin", "decline"]
    desk.do("accept lucky-coin")
    assert desk.s.discards == before


@pytest.mark.rule("PD-R50")
def test_the_card_discarded_this_turn_is_on_top() -> None:
    desk = Desk().discards("C2").pile("S3 C5 I1").seat(energy=4).turn().do("keep 1", "discard 2")
    desk.m.require(four("D"))
    desk.m.reward = 1
    desk.roll("D").do("finish")
    assert desk.moves() == ["accept underworld", "decline"]


@pytest.mark.rule("PD-148", "PD-X14")
@pytest.mark.parametrize("discards", ["", "C9", "C9 I2"])
def test_without_a_die_icon_there_is_no_object(discards: str) -> None:
    desk = searching(discards)
    assert not desk.starting("accept")
    assert desk.idle().obj() == "empty"


@pytest.mark.rule("PD-150", "PD-152")
def test_an_object_may_be_declined() -> None:
    desk = searching("C2", obj="skeleton-key").do("decline")
    assert desk.obj() == "skeleton-key"


@pytest.mark.rule("PD-151", "PD-110")
def test_a_new_object_replaces_the_old_one() -> None:
    desk = searching("C2", obj="skeleton-key").do("accept lucky-coin")
    assert desk.obj() == "lucky-coin"
    assert desk.told("lost-object")


@pytest.mark.rule("PD-046", "PD-R54", "PD-X26")
def test_in_the_third_case_the_paperboy_stands_for_any_other_object() -> None:
    desk = searching("C6", case="banker")
    assert desk.starting("accept") == [name for name in NAMES if name != "paperboy"]
    assert "decline" in desk.moves()
    assert searching("C6").starting("accept") == ["paperboy"]


@pytest.mark.rule("PD-045", "PD-R54")
def test_in_the_third_case_the_red_die_is_out_of_the_game() -> None:
    desk = Desk(case="banker").seat(obj="paperboy").mission(needs="D4")
    assert "red" not in desk.starting("roll")


# -- using --------------------------------------------------------------------------------


@pytest.mark.rule("PD-164", "PD-166", "PD-034", "PD-036")
@pytest.mark.parametrize(("energy", "after"), [(1, 3), (6, 8), (7, 8)])
def test_hip_flask(energy: int, after: int) -> None:
    desk = Desk().seat(obj="hip-flask", energy=energy).mission(needs="D").do("use")
    assert (desk.area().energy, desk.obj()) == (after, "empty")
    desk.refuses("use")


@pytest.mark.rule("PD-035", "PD-164", "PD-166", "PD-R51")
@pytest.mark.parametrize(("hour", "after"), [(1, 3), (22, 24), (23, 24)])
def test_pocket_watch(hour: int, after: int) -> None:
    desk = Desk().seat(obj="pocket-watch", hour=hour).mission(needs="D").do("use")
    assert (desk.s.hour(0), desk.obj()) == (after, "empty")


@pytest.mark.rule("PD-R51")
def test_the_watch_does_not_go_above_the_track() -> None:
    Desk().seat(obj="pocket-watch", hour=24).mission(needs="D").refuses("use")


@pytest.mark.rule("PD-164", "PD-166")
def test_lucky_coin_rerolls_up_to_two_dice() -> None:
    desk = Desk(detective="tolliver").seat(obj="lucky-coin").mission(needs="D3").roll("P P")
    desk.do("use on yellow-1", shows="W")
    assert desk.obj() == "empty"
    assert desk.starting("use on") == ["yellow-1", "yellow-2"]
    desk.do("use on yellow-2", shows="D")
    assert desk.results() == "W D"
    assert not desk.starting("use on")


@pytest.mark.rule("PD-164")
def test_the_coins_second_reroll_is_optional_and_ends_with_the_mission() -> None:
    desk = Desk().seat(obj="lucky-coin").mission(needs="D3", penalty="T").roll("P P").do("use on yellow-1").finish()
    desk.do("keep 1", "discard 2", "place 1").roll("P")
    assert not desk.starting("use on")


@pytest.mark.rule("PD-164", "PD-166")
def test_skeleton_key_counts_as_a_missing_icon() -> None:
    desk = Desk().seat(obj="skeleton-key").mission(needs="D W", reward="E").roll("D")
    assert desk.starting("use as") == ["street"]
    desk.do("use as street")
    assert desk.obj() == "empty"
    desk.do("finish")
    assert desk.told("success")


@pytest.mark.rule("PD-164", "PD-R52")
def test_four_objects_are_used_once_and_two_stay() -> None:
    cards = Desk().cards
    assert [cards.effect[item] == GIVES_DIE for item in range(1, 7)] == [False] * 4 + [True] * 2
    for obj in ("paperboy", "underworld"):
        desk = Desk().seat(obj=obj).mission(needs="D")
        assert not [move for move in desk.moves() if move.startswith("use")]


@pytest.mark.rule("PD-165", "PD-R53")
def test_flask_and_watch_may_be_used_in_every_phase() -> None:
    desk = Desk().seat(obj="pocket-watch", hour=10, rows=("C1",)).pile("C2 S4 I7").turn()
    assert "use" in desk.moves()
    desk.do("keep 1")
    assert "use" in desk.moves()
    desk.do("discard 2")
    assert desk.verbs() == {"place", "use"}
    desk.do("place 1").roll("P")
    assert "use" in desk.moves()
    desk.do("use")
    assert desk.s.hour(0) == 12
    assert "use" in Desk().seat(obj="pocket-watch", hour=10).confront().moves()


@pytest.mark.rule("PD-R53", "PD-R25")
def test_a_watch_turned_back_before_the_mission_changes_its_line() -> None:
    desk = Desk().seat(obj="pocket-watch", hour=12, rows=("C1",)).pile("C2 S4 I7").turn()
    desk.do("keep 1", "discard 2", "use", "place 1")
    assert desk.cards.hours[desk.card("C2")][desk.m.line] == 24


@pytest.mark.rule("PD-R53")
def test_the_watch_helps_before_the_last_hour_strikes() -> None:
    desk = Desk().seat(obj="pocket-watch", hour=1, energy=5).mission(needs="D", penalty="E").roll("P").do("finish", "decline")
    assert desk.moves() == ["use", "decline"]
    desk.do("use")
    assert (desk.s.turn, desk.s.hour(0)) == (2, 2)


@pytest.mark.rule("PD-R53", "PD-033")
def test_the_watch_does_not_interrupt_a_loss() -> None:
    desk = Desk().seat(obj="pocket-watch", hour=1).mission(needs="D", penalty="T").roll("P").do("finish")
    assert desk.s.over()
    assert desk.area().fate == OUT_OF_TIME


@pytest.mark.rule("PD-R49", "PD-156")
def test_nothing_to_lose_is_not_replaced() -> None:
    desk = Desk().seat(energy=4, hour=10).mission(needs="D", penalty="O").roll("P").finish()
    assert (desk.area().energy, desk.s.hour(0)) == (4, 9)
