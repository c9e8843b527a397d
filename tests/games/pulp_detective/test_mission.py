"""Phase 2: the line of the hour, dice by energy, hours for dice, dice beyond four, re-rolls."""

from __future__ import annotations

from copy import deepcopy

import pytest

from posse.games.pulp_detective.rules.cards import BLANK, DICE, ICONS, YELLOW, Cards
from tests.games.pulp_detective.position import Desk, icons
from tests.games.pulp_detective.seen import scene_of

# -- the line -----------------------------------------------------------------------------


@pytest.mark.rule("PD-082", "PD-083", "PD-R24", "PD-X04")
@pytest.mark.parametrize(("hour", "line"), [(24, 24), (14, 24), (13, 13), (6, 13), (5, 5), (1, 5)])
def test_the_mission_is_the_first_line_not_below_the_hour(hour: int, line: int) -> None:
    desk = Desk().seat(hour=hour).mission("C2")
    assert desk.cards.hours[desk.card("C2")][desk.m.line] == line


@pytest.mark.rule("PD-084", "PD-085", "PD-086", "PD-087", "PD-088", "PD-R03")
def test_only_this_line_counts() -> None:
    desk = Desk().seat(hour=3).mission("C1")
    assert icons(desk.m.needs) == "W W P P"
    desk = Desk().seat(hour=13).mission("C1")
    assert icons(desk.m.needs) == "D W R"


@pytest.mark.rule("PD-R25")
def test_hours_lost_during_the_mission_do_not_change_the_line() -> None:
    desk = Desk().seat(hour=14, energy=2).mission("C2").do("buy")
    assert desk.s.hour(0) == 13
    assert desk.cards.hours[desk.card("C2")][desk.m.line] == 24


# -- yellow dice --------------------------------------------------------------------------


@pytest.mark.rule("PD-037", "PD-089", "PD-090", "PD-096", "PD-E02")
@pytest.mark.parametrize(("energy", "dice"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (8, 5)])
def test_energy_says_how_many_yellow_dice_may_be_rolled(energy: int, dice: int) -> None:
    desk = Desk().seat(energy=energy).mission(needs="D6")
    rolled = 0
    while True:
        moves = desk.starting("roll") or desk.starting("again")
        if not moves:
            break
        desk.do(f"{'roll' if desk.starting('roll') else 'again'} {moves[0]}", shows="P")
        rolled += 1
    assert rolled == dice


@pytest.mark.rule("PD-091", "PD-092", "PD-093")
def test_each_die_has_four_icons_two_of_them_twice() -> None:
    faces = Desk().cards.faces
    for die in range(DICE):
        counts = [faces[die].count(icon) for icon in range(4)]
        assert sorted(counts) == [1, 1, 2, 2]
    assert len({faces[die] for die in range(YELLOW)}) == YELLOW


@pytest.mark.rule("PD-094", "PD-R30")
def test_dice_are_chosen_one_by_one_in_any_order() -> None:
    desk = Desk().mission(needs="D2 W").do("roll yellow-3")
    assert desk.starting("roll") == ["yellow-1", "yellow-2", "yellow-4"]
    assert desk.m.faces[2] in range(1, 7)
    desk.do("roll yellow-1")
    assert desk.starting("roll") == ["yellow-2", "yellow-4"]


@pytest.mark.rule("PD-095", "PD-R31")
def test_a_player_may_stop_before_all_dice_are_rolled() -> None:
    desk = Desk().mission(needs="D2 W").roll("P").do("finish")
    assert desk.told("failure")


@pytest.mark.rule("PD-R31", "PD-133")
def test_a_met_requirement_is_a_success_and_needs_no_more() -> None:
    desk = Desk().mission(needs="D W").roll("D W")
    assert desk.moves() == ["finish"]
    desk.do("finish")
    assert desk.told("success")
    assert not desk.told("failure")


@pytest.mark.rule("PD-R31")
def test_failure_may_be_accepted_with_tokens_left() -> None:
    desk = Desk().seat(twists="D").mission(needs="D W", penalty="T").roll("W").do("finish")
    assert desk.told("failure")
    assert desk.twists() == "D"


@pytest.mark.rule("PD-R32")
def test_success_without_any_die() -> None:
    desk = Desk().seat(twists="D W").mission(needs="D W").do("twist dots", "twist street", "finish")
    assert desk.told("success")


@pytest.mark.rule("PD-R32")
def test_failure_without_a_yellow_die_brings_no_token() -> None:
    desk = Desk().mission(needs="D W", penalty="O").do("finish")
    assert desk.s.turn == 2
    assert desk.twists() == ""


# -- dice for an hour ---------------------------------------------------------------------


@pytest.mark.rule("PD-097", "PD-098", "PD-099", "PD-100", "PD-R33", "PD-X18")
def test_at_low_energy_an_hour_buys_dice_once() -> None:
    desk = Desk().seat(energy=2, hour=7).mission(needs="D6")
    assert desk.s.allowance(0) == 3
    desk.do("buy")
    assert (desk.s.hour(0), desk.s.allowance(0)) == (6, 4)
    desk.refuses("buy")


@pytest.mark.rule("PD-097", "PD-100", "PD-R33")
@pytest.mark.parametrize(("energy", "more"), [(1, 2), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0)])
def test_what_an_hour_buys_at_each_energy(energy: int, more: int) -> None:
    desk = Desk().seat(energy=energy).mission(needs="D6")
    before = desk.s.allowance(0)
    if more:
        desk.do("buy")
    else:
        desk.refuses("buy")
    assert desk.s.allowance(0) - before == more


@pytest.mark.rule("PD-101")
def test_bought_dice_are_gone_in_the_next_turn() -> None:
    desk = Desk().seat(energy=2, hour=7).mission(needs="D6", penalty="O").do("buy").finish()
    assert desk.s.turn == 2
    assert desk.s.allowance(0) == 3
    desk.do("keep 1", "discard 2", "place 1")
    assert "buy" in desk.moves()


@pytest.mark.rule("PD-102", "PD-R34")
def test_dice_may_be_bought_after_rolling() -> None:
    desk = Desk().seat(energy=1, hour=7).mission(needs="D6").roll("P P")
    assert not desk.starting("roll")
    desk.do("buy")
    assert desk.starting("roll") == ["yellow-3", "yellow-4"]


@pytest.mark.rule("PD-R27", "PD-032")
def test_the_last_hour_cannot_be_spent() -> None:
    Desk().seat(energy=2, hour=1).mission(needs="D6").refuses("buy")
    desk = Desk().seat(energy=2, hour=2).mission(needs="D6").do("buy")
    assert desk.s.hour(0) == 1
    assert not desk.s.over()


@pytest.mark.rule("PD-R35", "PD-096")
@pytest.mark.parametrize(
    ("energy", "bought", "drunk"),
    [
        (1, 4, 4),  # at energy 3 there are 3, and 1 for an hour: one of the two bought is lost
        (2, 4, 4),  # at energy 4 there are 4, and none for an hour
        (3, 4, 4),
    ],
)
def test_bought_dice_count_as_far_as_the_new_energy_offers_them(energy: int, bought: int, drunk: int) -> None:
    desk = Desk().seat(energy=energy, obj="hip-flask").mission(needs="D6").do("buy")
    assert desk.s.allowance(0) == bought
    desk.do("use")
    assert desk.area().energy == energy + 2
    assert desk.s.allowance(0) == drunk
    desk.roll("P P P P")
    assert not desk.starting("roll yellow")
    assert not desk.starting("again")
    desk.refuses("buy")


@pytest.mark.rule("PD-R35")
def test_the_allowance_falls_with_the_energy_and_dice_already_rolled_stay() -> None:
    """At energy 2 there are 3 dice and 1 for an hour; at energy 1 there are 2, and the one bought still counts."""
    desk = Desk("rivals").seat(energy=2, hour=9, twists="W").token("chekhovs-gun").mission(needs="D3 W3").do("buy")
    assert desk.s.allowance(0) == 4
    desk.roll("P").do("shoot energy street as dots")
    assert (desk.area().energy, desk.s.allowance(0)) == (1, 3)
    desk.roll("P P")
    assert not desk.starting("roll yellow")
    assert desk.results() == "P P P"
    desk = Desk("rivals").seat(energy=7, hour=9, twists="W").token("chekhovs-gun").mission(needs="D3 W3").roll("P P P P")
    desk.do("again yellow-1", shows="P").do("shoot energy street as dots")
    assert (desk.s.allowance(0), desk.results()) == (4, "P P P P P")
    assert not desk.starting("again")


@pytest.mark.rule("PD-R35")
def test_the_new_energy_may_offer_dice_for_an_hour() -> None:
    desk = Desk("rivals").seat(energy=4, hour=9, twists="W").token("chekhovs-gun").mission(needs="D3 W3").roll("P P P")
    desk.refuses("buy")
    desk.do("shoot energy street as dots")
    assert not desk.starting("roll yellow")
    assert desk.do("buy").starting("roll yellow") == ["-4"]


def test_no_less_than_no_dice_are_left_to_roll() -> None:
    """Four dice of energy 4 are rolled, and energy 3 allows three."""
    desk = Desk("rivals").seat(energy=4, hour=9, twists="W").token("chekhovs-gun").mission(needs="D3 W3").roll("P P P P")
    desk.do("shoot energy street as dots")
    assert "-1" not in scene_of(desk.s, 0).prompt


# -- dice beyond four ---------------------------------------------------------------------


@pytest.mark.rule("PD-103", "PD-104", "PD-105", "PD-X19")
def test_a_fifth_die_repeats_one_whose_result_is_noted() -> None:
    desk = Desk().seat(energy=7).mission(needs="D W R P2").roll("D W P P")
    desk.do("again yellow-2", shows="R")
    assert desk.results() == "D R P P W"
    assert desk.missing() == ""
    desk.do("finish")
    assert desk.told("success")


@pytest.mark.rule("PD-R36", "PD-104")
def test_the_fifth_die_comes_after_four_and_its_note_is_frozen() -> None:
    desk = Desk().seat(energy=7, rows=("C6",)).mission("C5", needs="D6").roll("P P P")
    assert not desk.starting("again")
    desk.roll("P")
    assert desk.starting("again") == ["yellow-1", "yellow-2", "yellow-3", "yellow-4"]
    desk.do("again yellow-1", shows="W")
    desk.do("reroll yellow-1", shows="R")
    assert desk.results() == "R P P P P"
    assert desk.m.noted == (ICONS.index("P"),)
    assert not desk.starting("again")


@pytest.mark.rule("PD-R36")
def test_one_die_may_serve_for_several_extra_dice() -> None:
    data = deepcopy(Desk().cards.data)
    data["energy"]["dice"][8] = 6
    desk = Desk(deck=Cards(data, "mine.toml")).seat(energy=8).mission(needs="D6")
    desk.roll("P P P P").do("again yellow-1", shows="W").do("again yellow-1", shows="R")
    assert desk.results() == "R P P P P W"


@pytest.mark.rule("PD-106", "PD-R37")
def test_noting_a_result_costs_no_token() -> None:
    desk = Desk(case="photo").seat(energy=7).mission(needs="D6").roll("P P P P").do("again yellow-1")
    assert desk.twists() == ""
    assert desk.s.supply == [4, 4, 4, 4]


# -- red and grey -------------------------------------------------------------------------


@pytest.mark.rule("PD-107", "PD-108", "PD-109", "PD-110")
@pytest.mark.parametrize(("obj", "die"), [("paperboy", "red"), ("underworld", "grey"), ("lucky-coin", ""), ("empty", "")])
def test_objects_give_the_red_and_the_grey_die(obj: str, die: str) -> None:
    desk = Desk().seat(obj=obj).mission(needs="D6")
    assert [move for move in desk.starting("roll") if not move.startswith("yellow")] == [die] * bool(die)


@pytest.mark.rule("PD-111", "PD-R40")
def test_the_red_die_comes_on_top_and_is_rolled_once() -> None:
    desk = Desk().seat(energy=1, obj="paperboy").mission(needs="D6").roll("P P")
    assert desk.starting("roll") == ["red"]
    desk.do("roll red")
    assert not desk.starting("roll")


@pytest.mark.rule("PD-112")
def test_the_grey_die_is_optional() -> None:
    desk = Desk().seat(obj="underworld").mission(needs="D", penalty="T").roll("P").finish()
    assert desk.obj() == "underworld"


@pytest.mark.rule("PD-113", "PD-114", "PD-127", "PD-128")
def test_any_token_keeps_the_object_after_its_die_was_used() -> None:
    desk = Desk().seat(obj="paperboy", twists="R P").mission(needs="D", reward="E").do("roll red", shows="D").do("finish")
    assert desk.moves() == ["pay rounds", "pay persuasion", "lose"]
    desk.do("pay persuasion").idle()
    assert (desk.obj(), desk.twists()) == ("paperboy", "R")
    assert desk.s.supply == [4, 4, 3, 4]


@pytest.mark.rule("PD-113", "PD-115", "PD-116", "PD-167")
def test_without_payment_the_object_is_lost() -> None:
    desk = Desk().seat(obj="underworld", twists="R").mission(needs="W", reward="E").do("roll grey", shows="W")
    desk.do("finish", "lose").idle()
    assert (desk.obj(), desk.twists()) == ("empty", "R")
    desk.do("keep 1", "discard 2", "place 1")
    assert "grey" not in desk.starting("roll")


@pytest.mark.rule("PD-113", "PD-X23")
def test_without_a_token_the_object_is_lost() -> None:
    desk = Desk().seat(obj="paperboy").mission(needs="D", reward="E").do("roll red", shows="D").do("finish")
    assert desk.obj() == "empty"
    assert "lose" not in desk.moves()


@pytest.mark.rule("PD-R40", "PD-X24")
def test_the_object_is_lost_before_the_failure_token_is_taken() -> None:
    desk = Desk().seat(obj="paperboy").mission(needs="D2", penalty="T").do("roll red", shows="P").roll("W").do("finish")
    assert desk.obj() == "empty"
    assert desk.moves() == ["gain street", "decline"]


@pytest.mark.rule("PD-R40")
def test_a_token_spent_as_an_icon_cannot_pay_as_well() -> None:
    desk = Desk().seat(obj="paperboy", twists="W").mission(needs="D W", reward="E").do("roll red", shows="D")
    desk.do("twist street", "finish")
    assert desk.obj() == "empty"


# -- re-rolls -----------------------------------------------------------------------------


@pytest.mark.rule("PD-123", "PD-R38", "PD-R39")
def test_a_match_rolls_one_die_again_at_any_moment() -> None:
    desk = Desk().seat(rows=("C6",), obj="paperboy").mission("C5", needs="D2 W")
    assert not desk.starting("reroll")
    desk.do("roll red", shows="P").roll("P")
    assert desk.starting("reroll") == ["yellow-1", "red"]
    desk.do("reroll red", shows="D")
    assert desk.results() == "P D"
    assert not desk.starting("reroll")
    assert desk.starting("roll") == ["yellow-2", "yellow-3", "yellow-4"]


@pytest.mark.rule("PD-R38", "PD-119")
def test_two_rerolls_may_go_to_one_die() -> None:
    desk = Desk().seat(rows=("C1 S8", "C6")).mission("C5", row=1, needs="D2").roll("P")
    desk.do("reroll yellow-1", shows="W").do("reroll yellow-1", shows="R")
    assert desk.results() == "R"
    assert not desk.starting("reroll")


@pytest.mark.rule("PD-R38")
def test_a_reroll_is_not_a_roll() -> None:
    desk = Desk().seat(rows=("C6",)).mission("C5", needs="D4").roll("P").do("reroll yellow-1")
    assert desk.m.rolls == 1


def test_every_face_comes_up_equally_often() -> None:
    counts = [0] * 7
    for seed in range(600):
        desk = Desk(seed=seed).mission(needs="D6").do("roll yellow-2")
        counts[desk.m.faces[1]] += 1
    assert counts[0] == 0
    assert min(counts[1:]) > 60
    assert desk.m.wild == [BLANK] * DICE


@pytest.mark.rule("PD-X37")
@pytest.mark.parametrize(
    ("needs", "ways"),
    [("D W", 568), ("D2", 336), ("D W R", 317), ("D2 W", 170), ("D W R P", 130), ("D2 W R", 63), ("D2 W2", 28)],
)
def test_exact_odds_of_four_yellow_dice(needs: str, ways: int) -> None:
    desk = Desk().mission(needs=needs)
    found = 0
    for number in range(6**4):
        desk.lay(*[number // 6**die % 6 + 1 for die in range(4)])
        found += desk.m.met()
    assert found == ways
