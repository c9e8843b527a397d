"""Special Actions, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pulp_detective.position import Desk, four

NIGHT, DAY = 20, 8
"""Hours of the first case."""


def police(inspector: str, **fields: Any) -> Desk:
    return Desk(solo_as="inspector", inspector=inspector).seat(**fields)


@pytest.mark.rule("PD-005", "PD-131", "PD-R42")
def test_vera_lockhart_rerolls_a_yellow_die_once_a_turn_by_night() -> None:
    desk = Desk(detective="lockhart").seat(hour=NIGHT, obj="paperboy").mission(needs="D2").do("roll red", shows="P").roll("P W")
    assert desk.starting("special") == ["yellow-1", "yellow-2"]
    desk.do("special yellow-2", shows="R")
    assert desk.results() == "P R P"
    assert not desk.starting("special")


@pytest.mark.rule("PD-131", "PD-R26")
def test_vera_lockhart_sleeps_by_day() -> None:
    desk = Desk(detective="lockhart").seat(hour=DAY).mission(needs="D2").roll("P")
    desk.refuses("special yellow-1")


@pytest.mark.rule("PD-R26", "PD-131")
def test_night_falls_when_an_hour_is_spent() -> None:
    desk = Desk(detective="lockhart").seat(hour=24, energy=2).mission(needs="D2").roll("P")
    assert not desk.starting("special")
    desk.do("buy")
    assert desk.s.hour(0) == 23
    assert desk.starting("special") == ["yellow-1"]


@pytest.mark.rule("PD-005", "PD-131")
def test_max_tolliver_lets_one_street_die_count_as_any_icon_by_day() -> None:
    desk = Desk(detective="tolliver").seat(hour=DAY).mission(needs="D P").roll("W W")
    assert desk.starting("count") == ["yellow-1 as dots", "yellow-1 as persuasion", "yellow-2 as dots", "yellow-2 as persuasion"]
    desk.do("count yellow-1 as dots")
    assert desk.missing() == "P"
    assert not desk.starting("count")


@pytest.mark.rule("PD-131")
def test_max_tolliver_has_no_trick_by_night() -> None:
    desk = Desk(detective="tolliver").seat(hour=NIGHT).mission(needs="D P").roll("W W")
    assert not desk.starting("count")


@pytest.mark.rule("PD-R42")
def test_an_action_once_a_turn_is_back_in_the_next_turn() -> None:
    desk = Desk(detective="tolliver").seat(hour=DAY).mission(needs="D P", penalty="O").roll("W").do("count yellow-1 as dots")
    desk.finish().do("keep 1", "discard 2", "place 1")
    desk.m.require(four("D"))
    desk.roll("W")
    assert desk.starting("count") == ["yellow-1 as dots"]


@pytest.mark.rule("PD-005", "PD-131", "PD-R42")
def test_sergeant_brandt_makes_every_rounds_die_wild_by_night() -> None:
    desk = police("brandt", hour=NIGHT).mission(needs="D W P").roll("R R R")
    desk.do("count yellow-1 as dots", "count yellow-2 as street", "count yellow-3 as persuasion")
    assert desk.missing() == ""
    desk.do("finish")
    assert desk.told("success")


@pytest.mark.rule("PD-131")
def test_sergeant_brandt_by_day() -> None:
    assert not police("brandt", hour=DAY).mission(needs="D W P").roll("R R R").starting("count")


@pytest.mark.rule("PD-005", "PD-131")
def test_inspector_reed_makes_every_dots_die_wild_by_day() -> None:
    desk = police("reed", hour=DAY).mission(needs="W2 P").roll("D D P")
    desk.do("count yellow-1 as street", "count yellow-2 as street", "finish")
    assert desk.told("success")
    assert not police("reed", hour=NIGHT).mission(needs="W2 P").roll("D D P").starting("count")


@pytest.mark.rule("PD-R42")
def test_a_wild_die_may_count_as_something_else_again() -> None:
    desk = police("reed", hour=DAY).mission(needs="D W").roll("D").do("count yellow-1 as street")
    assert desk.missing() == "D"
    desk.do("count yellow-1 as dots")
    assert desk.missing() == "W"


@pytest.mark.rule("PD-R41", "PD-R42")
def test_a_wild_red_die_and_a_noted_result_count_too() -> None:
    desk = police("brandt", hour=NIGHT).seat(energy=7, obj="paperboy").mission(needs="W5").roll("R P P P")
    desk.do("roll red", shows="R").do("again yellow-1", shows="P")
    assert desk.starting("count") == ["red as street", "note-1 as street"]
    desk.do("count note-1 as street", "count red as street")
    assert desk.missing() == "W W W"


@pytest.mark.rule("PD-132")
def test_the_action_is_optional() -> None:
    desk = Desk(detective="tolliver").seat(hour=DAY).mission(needs="D", penalty="O").roll("W").do("finish")
    assert desk.told("failure")


@pytest.mark.rule("PD-R41")
def test_a_wild_die_still_shows_its_face() -> None:
    desk = police("brandt", hour=NIGHT, energy=3).mission(needs="D2 W2", penalty="E").roll("R R R")
    desk.do("count yellow-1 as dots", "finish")
    assert desk.moves() == ["gain rounds", "decline"]
    assert desk.area().energy == 3


@pytest.mark.rule("PD-R41", "PD-123")
def test_a_die_rolled_again_is_no_longer_wild() -> None:
    desk = police("brandt", hour=NIGHT).seat(rows=("C6",)).mission("C5", needs="D2").roll("R").do("count yellow-1 as dots")
    assert desk.missing() == "D"
    desk.do("reroll yellow-1", shows="P")
    assert desk.missing() == "D D"
