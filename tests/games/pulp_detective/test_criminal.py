"""The confrontation."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.pulp_detective.rules.state import BEATEN
from tests.games.pulp_detective.position import Desk, icons


@pytest.mark.rule("PD-176", "PD-177", "PD-179", "PD-R11")
@pytest.mark.parametrize(
    ("rows", "suspect", "needs"),
    [
        (("C1 C3 C2",), 1, "D D W R"),
        (("C4 C1", "C8"), 2, "W W R P"),
        (("C2", "S7"), 3, "D R R P"),
        (("C7 S2 C2",), 4, "D W P P"),
        (("C6 S1",), 5, "D D R R"),
        (("C5 S4",), 6, "W W P P"),
    ],
)
def test_the_most_frequent_die_icon_of_all_storylines_names_the_criminal(rows: tuple[str, ...], suspect: int, needs: str) -> None:
    desk = Desk().seat(rows=rows).accuse()
    assert desk.m.suspect == suspect
    assert icons(desk.m.needs) == needs


@pytest.mark.rule("PD-178", "PD-X27")
def test_on_a_tie_the_player_chooses() -> None:
    desk = Desk().seat(rows=("C1 C3 C7", "S2 C5", "C9")).accuse()
    assert desk.starting("suspect") == ["silk-morrow", "knuckles-vane"]
    desk.do("suspect knuckles-vane")
    assert desk.m.suspect == 4


@pytest.mark.rule("PD-R57")
def test_without_a_die_icon_anybody_may_be_accused() -> None:
    desk = Desk().seat(rows=("C9 I2",)).accuse()
    assert len(desk.starting("suspect")) == 6


@pytest.mark.rule("PD-180", "PD-181", "PD-185", "PD-X29")
def test_it_is_played_like_a_mission_and_wins() -> None:
    desk = Desk().seat(hour=1, energy=1, twists="D R", obj="skeleton-key").confront(1)
    desk.roll("D P")
    assert not desk.starting("roll yellow")
    desk.do("twist dots", "twist rounds", "use as street", "finish")
    assert desk.s.over()
    assert desk.s.solver == 0
    assert desk.told("solved")


@pytest.mark.rule("PD-181")
@pytest.mark.parametrize(("energy", "dice"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (8, 5)])
def test_energy_says_how_many_yellow_dice_may_be_rolled(energy: int, dice: int) -> None:
    desk = Desk().seat(hour=1, energy=energy).confront(1)
    rolled = 0
    while dies := [move for move in desk.moves() if move.startswith(("roll", "again"))]:
        desk.do(dies[0], shows="P")
        rolled += 1
    assert rolled == dice


@pytest.mark.rule("PD-181")
def test_tokens_objects_and_the_special_action_keep_their_own_rules() -> None:
    """No Twist token for what is not missing, no object die without its object, no Special Action at the wrong hour."""
    desk = Desk().seat(hour=8, twists="P").confront(1).roll("P")
    assert not desk.starting("twist")
    assert not {"red", "grey"} & set(desk.starting("roll"))
    assert not desk.starting("special")


@pytest.mark.rule("PD-181", "PD-R42")
def test_object_die_and_special_action_help() -> None:
    desk = Desk().seat(hour=20, obj="underworld").confront(1).roll("P")
    assert desk.starting("special") == ["yellow-1"]
    desk.do("roll grey", shows="D").do("special yellow-1", shows="D")
    assert (desk.results(), desk.missing()) == ("D D", "W R")
    assert not desk.starting("special")


def last_clue(rows: tuple[str, ...] = ("C1 C3",), card: str = "C5", **fields: Any) -> Desk:
    """A mission that brings the last clue, with one icon to find."""
    return Desk().seat(clues=3, rows=rows, **fields).mission(card, needs="D", reward="K")


@pytest.mark.rule("PD-R42", "PD-R58")
def test_an_action_once_a_turn_does_not_come_back_for_the_confrontation() -> None:
    for used in (False, True):
        desk = last_clue(hour=20).roll("P")
        desk.do("special yellow-1" if used else "roll yellow-2", shows="D").do("finish")
        assert desk.m.suspect
        assert desk.s.turn == 1
        desk.roll("P")
        assert desk.starting("special") == ([] if used else ["yellow-1"])


@pytest.mark.rule("PD-R58")
def test_no_rerolls_from_edges_are_carried_into_the_confrontation() -> None:
    desk = last_clue(rows=("C6",), hour=1)
    assert desk.m.rerolls > 0
    desk.roll("D").do("finish")
    desk.do(f"suspect {desk.starting('suspect')[0]}")
    assert desk.m.suspect
    desk.roll("P")
    assert not desk.starting("reroll")


@pytest.mark.rule("PD-182", "PD-183", "PD-184", "PD-R59", "PD-X28", "PD-R27")
def test_two_hours_reroll_a_yellow_die() -> None:
    desk = Desk().seat(hour=3, obj="paperboy").confront(1)
    assert not desk.starting("hours")
    desk.roll("P").do("roll red")
    assert desk.starting("hours on") == ["yellow-1"]
    desk.do("hours on yellow-1", shows="W")
    assert desk.s.hour(0) == 1
    assert desk.results().startswith("W")
    assert not desk.starting("hours")
    assert not Desk().seat(hour=2).confront(1).roll("P").starting("hours")


@pytest.mark.rule("PD-182", "PD-R59")
def test_it_may_be_repeated_on_the_same_die_but_not_on_a_note() -> None:
    desk = Desk().seat(hour=9, energy=7).confront(1).roll("P P P P").do("again yellow-1", shows="P")
    desk.do("hours on yellow-1", shows="P").do("hours on yellow-1", shows="D")
    assert desk.s.hour(0) == 5
    assert desk.results() == "D P P P P"


@pytest.mark.rule("PD-182")
def test_hours_buy_no_reroll_in_an_ordinary_mission() -> None:
    assert not Desk().seat(hour=9).mission(needs="D").roll("P").starting("hours")


@pytest.mark.rule("PD-186", "PD-R60")
def test_failure_loses_and_brings_nothing() -> None:
    desk = Desk().seat(hour=20, energy=5).confront(1).roll("P W").do("finish")
    assert desk.s.over()
    assert desk.area().fate == BEATEN
    assert (desk.area().energy, desk.s.hour(0), desk.twists()) == (5, 20, "")
    assert desk.s.ranking() == [2]


@pytest.mark.rule("PD-R58")
def test_dice_are_allowed_anew_and_bought_ones_again() -> None:
    """Energy 2 gives three dice, and one for an hour: four in the mission, and the same four again."""
    desk = last_clue(energy=2, hour=10).roll("W R P")
    assert not desk.starting("roll yellow")
    desk.do("buy").roll("D").do("finish")
    assert desk.m.suspect
    assert desk.s.hour(0) == 9
    desk.refuses("buy")
    desk.roll("P P P P")
    assert desk.results() == "P P P P"
    assert not desk.starting("again")


@pytest.mark.rule("PD-R58", "PD-097")
def test_an_hour_may_buy_dice_in_the_confrontation() -> None:
    desk = Desk().seat(energy=1, hour=10).confront(1).do("buy")
    assert desk.s.allowance(0) == 4


@pytest.mark.rule("PD-R61")
def test_there_is_no_step_ahead() -> None:
    desk = Desk().confront(1).seat(twists="D D W R")
    desk.do("twist dots", "twist dots", "twist street", "twist rounds", "finish")
    assert desk.s.over()
    assert not desk.told("looked")


@pytest.mark.rule("PD-R71", "PD-R61")
def test_interrogation_is_no_help_there() -> None:
    desk = Desk("rivals").token("interrogation").confront(1).roll("P")
    assert not desk.starting("ignore")
