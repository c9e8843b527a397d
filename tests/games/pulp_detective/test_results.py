"""What a mission brings: rewards, penalties, protection, a step ahead; the clock; winning and losing."""

from __future__ import annotations

import pytest

from posse.games.pulp_detective.rules.state import OUT_OF_ENERGY, OUT_OF_TIME, PLAYING, back
from tests.games.pulp_detective.position import Desk

# -- the goal -----------------------------------------------------------------------------


@pytest.mark.rule("PD-028", "PD-029", "PD-174", "PD-185")
def test_clues_and_then_the_criminal() -> None:
    desk = Desk().seat(clues=3, rows=("C1",)).mission("C9", needs="D", reward="K").roll("D").do("finish")
    assert desk.area().clues == 4
    assert not desk.s.over()
    assert desk.m.suspect == 1
    desk.roll("D D W R").do("finish")
    assert desk.s.over()
    assert (desk.s.scores(), desk.s.ranking()) == ([1], [1])


@pytest.mark.rule("PD-028")
def test_who_has_lost_is_not_first() -> None:
    desk = Desk().seat(hour=1).mission(needs="D").finish()
    assert desk.s.over()
    assert (desk.s.scores(), desk.s.ranking()) == ([0], [2])


@pytest.mark.rule("PD-030", "PD-157", "PD-X07")
def test_energy_zero_loses_at_once() -> None:
    desk = Desk().seat(energy=1).mission(needs="D2", penalty="E")
    desk.area().energy = 4
    desk.roll("D W R P")
    desk.area().energy = 1
    desk.do("finish")
    assert desk.s.over()
    assert (desk.area().energy, desk.area().fate) == (0, OUT_OF_ENERGY)


@pytest.mark.rule("PD-031", "PD-032", "PD-047", "PD-173", "PD-X05", "PD-R28")
def test_hour_one_is_the_last() -> None:
    desk = Desk().seat(hour=2).mission(needs="D", penalty="O").finish()
    assert desk.s.hour(0) == 1
    assert not desk.s.over()
    desk = Desk().seat(hour=1).mission(needs="D", penalty="O").finish()
    assert desk.s.over()
    assert desk.area().fate == OUT_OF_TIME


@pytest.mark.rule("PD-033", "PD-158", "PD-X06")
def test_a_time_penalty_at_hour_one_loses_at_once() -> None:
    desk = Desk().seat(hour=1).mission(needs="D", penalty="T").roll("P").do("finish")
    assert desk.s.over()
    assert desk.twists() == ""
    assert desk.area().fate == OUT_OF_TIME


@pytest.mark.rule("PD-R28", "PD-051")
def test_a_beginner_who_loses_no_more_time_has_24_turns() -> None:
    desk = Desk().turn()
    while not desk.s.over():
        desk.area().energy = 6
        if desk.s.mission is not None:
            desk.m.penalty = 0
        desk.do([*[move for move in ("finish", "decline") if move in desk.moves()], desk.moves()[0]][0])
    assert desk.s.turn == 24
    assert desk.area().fate == OUT_OF_TIME


# -- cases --------------------------------------------------------------------------------


@pytest.mark.rule("PD-038", "PD-039", "PD-040", "PD-041", "PD-044", "PD-R09")
@pytest.mark.parametrize(("case", "clues"), [("damsel", 4), ("photo", 3), ("banker", 4)])
def test_the_clues_that_a_case_demands(case: str, clues: int) -> None:
    desk = Desk(case=case).seat(clues=clues - 2, rows=("C1",)).mission(needs="D", reward="K").roll("D").finish()
    assert (desk.area().clues, desk.s.mission) == (clues - 1, None)
    desk = Desk(case=case).seat(clues=clues - 1, rows=("C1",)).mission(needs="D", reward="K").roll("D").finish()
    assert desk.area().clues == clues
    assert desk.m.suspect == 1
    assert Desk().s.case == 0


@pytest.mark.rule("PD-041", "PD-R09", "PD-R29", "PD-X25")
def test_the_third_clue_of_the_photo_case_leads_to_the_criminal_in_the_same_hour() -> None:
    desk = Desk(case="photo").seat(clues=2, hour=12, rows=("C1",)).mission(needs="D", reward="K").roll("D").do("finish")
    assert desk.m.suspect == 1
    assert desk.s.hour(0) == 12


@pytest.mark.rule("PD-042", "PD-R47")
def test_the_photo_case_knows_no_twists() -> None:
    desk = Desk(case="photo").mission(needs="D", penalty="O").roll("P W").do("finish")
    assert desk.s.turn == 2
    assert desk.twists() == ""
    assert desk.s.supply == [4, 4, 4, 4]


@pytest.mark.rule("PD-043")
def test_in_the_photo_case_a_die_object_serves_once() -> None:
    desk = Desk(case="photo").seat(obj="paperboy").mission(needs="D", reward="E").do("roll red", shows="D").do("finish")
    assert desk.obj() == "empty"


# -- time ---------------------------------------------------------------------------------


@pytest.mark.rule("PD-047", "PD-048", "PD-049", "PD-172")
def test_losing_hours_moves_the_marker_down() -> None:
    desk = Desk().seat(hour=10).mission(needs="D", penalty="T").finish()
    assert desk.s.hour(0) == 8
    desk = Desk().seat(hour=10).confront().roll("P").do("hours on yellow-1")
    assert desk.s.hour(0) == 8


# -- rewards ------------------------------------------------------------------------------


@pytest.mark.rule("PD-134", "PD-139", "PD-140")
def test_success_brings_its_own_line_and_no_token() -> None:
    desk = Desk().seat(energy=4, hour=13).mission("C1").roll("D W R").do("finish").idle()
    assert (desk.area().energy, desk.area().clues, desk.twists()) == (5, 0, "")
    assert desk.s.hour(0) == 12


@pytest.mark.rule("PD-153", "PD-036", "PD-R55", "PD-X10")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (7, 8), (8, 8)])
def test_energy_reward(before: int, after: int) -> None:
    desk = Desk().seat(energy=before).mission(needs="D", reward="E").roll("D").finish()
    assert desk.area().energy == after


@pytest.mark.rule("PD-154")
def test_clue_reward() -> None:
    desk = Desk().mission(needs="D", reward="K").roll("D").finish()
    assert desk.area().clues == 1


@pytest.mark.rule("PD-R48")
def test_several_rewards_come_in_order() -> None:
    desk = Desk().discards("C2").seat(energy=4).mission(needs="D", reward="O E K").roll("D").do("finish", "accept lucky-coin")
    kinds = [event.kind for event in desk.events if event.kind in ("object", "energy", "clue")]
    assert kinds == ["object", "energy", "clue"]


@pytest.mark.rule("PD-155", "PD-174", "PD-175", "PD-R29")
def test_the_last_clue_leads_straight_to_the_criminal() -> None:
    desk = Desk().seat(clues=3, hour=9, energy=5, rows=("C1",)).mission(needs="D", reward="K").roll("D").do("finish")
    assert desk.told("accuse")
    assert desk.m.suspect == 1
    assert desk.s.hour(0) == 9
    assert "look" not in desk.moves()


# -- penalties ----------------------------------------------------------------------------


@pytest.mark.rule("PD-135", "PD-136", "PD-140", "PD-156", "PD-157", "PD-158", "PD-167")
@pytest.mark.parametrize(("penalty", "after"), [("O", ("empty", 5, 9)), ("E", ("lucky-coin", 4, 9)), ("T", ("lucky-coin", 5, 8))])
def test_penalties(penalty: str, after: tuple[str, int, int]) -> None:
    desk = Desk().seat(obj="lucky-coin", energy=5, hour=10).mission(needs="D", reward="K", penalty=penalty).roll("P").finish()
    assert (desk.obj(), desk.area().energy, desk.s.hour(0)) == after
    assert desk.area().clues == 0


@pytest.mark.rule("PD-R48")
def test_several_penalties_all_apply() -> None:
    desk = Desk().seat(obj="lucky-coin", energy=5, hour=10).mission(needs="D", penalty="O E T").roll("P").finish()
    assert (desk.obj(), desk.area().energy, desk.s.hour(0)) == ("empty", 4, 8)


@pytest.mark.rule("PD-R48", "PD-030")
def test_the_game_stops_at_the_first_loss() -> None:
    desk = Desk().seat(energy=1, hour=10).mission(needs="D", penalty="E T").roll("P").do("finish")
    assert desk.area().fate == OUT_OF_ENERGY
    assert desk.s.hour(0) == 10


@pytest.mark.rule("PD-159")
def test_three_identical_icons_save_the_object() -> None:
    desk = Desk().seat(obj="skeleton-key").mission(needs="W2", penalty="O").roll("D D D").finish()
    assert desk.obj() == "skeleton-key"


@pytest.mark.rule("PD-160", "PD-163", "PD-R44", "PD-X08")
def test_three_identical_icons_save_energy_and_still_bring_a_token() -> None:
    desk = Desk().seat(energy=4).mission(needs="W2", penalty="E").roll("D D D P")
    desk.area().energy = 1
    desk.do("finish")
    assert desk.area().energy == 1
    assert desk.moves() == ["gain dots", "gain persuasion", "decline"]


@pytest.mark.rule("PD-161", "PD-X09")
def test_three_identical_icons_do_not_save_time() -> None:
    desk = Desk().seat(energy=4, hour=9).mission(needs="D2", penalty="E T").roll("W W W R").do("finish")
    assert (desk.area().energy, desk.s.hour(0)) == (4, 8)
    desk.do("decline")
    assert desk.s.hour(0) == 7


@pytest.mark.rule("PD-162", "PD-R41")
def test_only_yellow_dice_protect() -> None:
    desk = Desk().seat(obj="paperboy", energy=4, twists="R D").mission(needs="D2 P2", penalty="E").roll("D D")
    desk.do("roll red", shows="D").do("finish", "lose")
    assert desk.area().energy == 3


@pytest.mark.rule("PD-R41")
def test_noted_results_protect_and_replaced_ones_do_not() -> None:
    desk = Desk().seat(energy=7).mission(needs="D5", penalty="E").roll("P P W R").do("again yellow-1", shows="P").finish()
    assert desk.area().energy == 7
    desk = Desk().seat(energy=4, rows=("C6",)).mission("C5", needs="D5", penalty="E").roll("P P P R")
    desk.do("reroll yellow-1", shows="W").finish()
    assert desk.area().energy == 3


# -- Twist tokens -------------------------------------------------------------------------


@pytest.mark.rule("PD-137", "PD-138", "PD-R44")
def test_failure_brings_one_token_of_an_icon_on_yellow_dice() -> None:
    desk = Desk().seat(obj="paperboy").mission(needs="D4", penalty="O E T").roll("P W").do("roll red", shows="R").do("finish")
    assert desk.moves() == ["gain street", "gain persuasion", "decline"]
    desk.do("gain street")
    assert desk.twists() == "W"
    assert desk.s.supply == [4, 3, 4, 4]
    assert desk.s.turn == 2


@pytest.mark.rule("PD-124", "PD-125", "PD-126", "PD-128", "PD-X11")
def test_tokens_fill_what_the_dice_did_not_bring() -> None:
    desk = Desk().seat(twists="D").mission(needs="D2 W", reward="E").roll("D W P P")
    assert desk.starting("twist") == ["dots"]
    desk.do("twist dots", "finish")
    assert desk.told("success")
    assert desk.twists() == ""
    assert desk.s.supply == [4, 4, 4, 4]
    desk = Desk().seat(twists="D W").mission(needs="D W", reward="E").do("twist dots", "twist street", "finish")
    assert desk.told("success")


@pytest.mark.rule("PD-133", "PD-135", "PD-R43", "PD-X12")
def test_tokens_that_are_not_needed_cannot_be_spent() -> None:
    desk = Desk().seat(energy=4, twists="D R").mission(needs="D2 W", penalty="E").roll("D D D P")
    desk.refuses("twist dots", "twist rounds")
    desk.finish()
    assert desk.told("failure")
    assert (desk.area().energy, desk.twists()) == (4, "D R")


@pytest.mark.rule("PD-129")
def test_a_used_token_can_be_gained_again() -> None:
    desk = Desk().seat(twists="W4").mission(needs="W D", penalty="O").do("twist street").roll("W")
    assert desk.s.supply[1] == 1
    desk.do("finish", "gain street")
    assert desk.twists() == "W W W W"


@pytest.mark.rule("PD-130")
def test_using_tokens_is_optional() -> None:
    desk = Desk().seat(twists="D").mission(needs="D", penalty="T").roll("P").do("finish")
    assert desk.told("failure")


@pytest.mark.rule("PD-142")
@pytest.mark.parametrize("held", ["", "P"])
def test_the_first_two_tokens_are_free(held: str) -> None:
    desk = Desk().seat(hour=10, twists=held).mission(needs="D", penalty="O").roll("W").do("finish", "gain street")
    assert desk.s.hour(0) == 9


@pytest.mark.rule("PD-143", "PD-R45", "PD-X15")
def test_the_third_token_costs_an_hour() -> None:
    desk = Desk().seat(hour=10, twists="P P").mission(needs="D", penalty="O").roll("W").do("finish", "gain street")
    assert [event.args for event in desk.told("hours")] == [(1, 9), (1, 8)]


@pytest.mark.rule("PD-144", "PD-R45", "PD-X16")
def test_the_fourth_token_costs_two_hours() -> None:
    desk = Desk().seat(hour=10, twists="P P P").mission(needs="D", penalty="O").roll("W").do("finish", "gain street")
    assert [event.args for event in desk.told("hours")] == [(2, 8), (1, 7)]


@pytest.mark.rule("PD-141", "PD-R45")
def test_nobody_holds_five_tokens() -> None:
    desk = Desk().seat(hour=10, twists="P P P R").mission(needs="D", penalty="O").roll("W").do("finish")
    assert desk.moves() == ["swap rounds for street", "swap persuasion for street", "decline"]
    desk.do("swap rounds for street")
    assert desk.twists() == "W P P P"
    assert desk.s.hour(0) == 7


@pytest.mark.rule("PD-145")
def test_declining_a_token_costs_nothing() -> None:
    desk = Desk().seat(hour=10, twists="P P").mission(needs="D", penalty="O").roll("W").do("finish", "decline")
    assert (desk.s.hour(0), desk.twists()) == (9, "P P")


@pytest.mark.rule("PD-R45")
def test_a_swap_at_two_is_free() -> None:
    desk = Desk().seat(hour=10, twists="P P").mission(needs="D", penalty="O").roll("W").do("finish")
    desk.do("swap persuasion for street")
    assert (desk.s.hour(0), desk.twists()) == (9, "W P")


@pytest.mark.rule("PD-R27", "PD-R45", "PD-X17")
def test_a_token_that_cannot_be_paid_cannot_be_kept() -> None:
    desk = Desk().seat(hour=2, twists="P P P").mission(needs="D", penalty="O").roll("W").do("finish")
    assert desk.moves() == ["swap persuasion for street", "decline"]
    desk.do("swap persuasion for street")
    assert desk.s.over()
    assert [event.args for event in desk.told("hours")] == [(1, 1), (1, 0)]


@pytest.mark.rule("PD-R46")
def test_an_icon_that_has_run_out_cannot_be_chosen() -> None:
    desk = Desk().mission(needs="D", penalty="O").roll("W P")
    desk.s.supply = [4, 0, 4, 4]
    desk.do("finish")
    assert desk.moves() == ["gain persuasion", "decline"]
    desk = Desk().mission(needs="D", penalty="O").roll("W")
    desk.s.supply = [4, 0, 4, 4]
    desk.do("finish")
    assert desk.s.turn == 2


# -- a step ahead -------------------------------------------------------------------------


@pytest.mark.rule("PD-168", "PD-169", "PD-170", "PD-R56", "PD-X22")
def test_an_unrolled_die_lets_its_player_look_at_the_top_card() -> None:
    desk = Desk().pile("I5").seat(energy=5).mission(needs="D W", reward="E").roll("D W").do("finish")
    assert desk.moves() == ["look", "decline"]
    assert desk.views()[0].pile[-1] == back(2)
    desk.do("look")
    assert desk.told("next-card")[0].args == (desk.card("I5"),)
    assert desk.told("next-card")[0].reaches(0)
    assert not desk.told("next-card")[0].reaches(-2)
    assert desk.codes(desk.s.drawn)[0] == "I5"


@pytest.mark.rule("PD-R56", "PD-168")
def test_the_look_is_optional_and_needs_a_die_that_was_allowed() -> None:
    desk = Desk().seat(energy=5).mission(needs="D W", reward="E").roll("D W").do("finish", "decline")
    assert desk.s.peeked == 0
    desk = Desk().seat(energy=1).mission(needs="D W", reward="K").roll("D W").do("finish")
    assert desk.s.turn == 2
    desk = Desk().seat(energy=7).mission(needs="D W", reward="K").roll("P P D W").do("finish")
    assert desk.moves() == ["look", "decline"]


@pytest.mark.rule("PD-R56")
def test_bought_dice_that_are_not_rolled_count_as_spared() -> None:
    desk = Desk().seat(energy=1).mission(needs="D W", reward="K").do("buy").roll("D W").do("finish")
    assert desk.moves() == ["look", "decline"]


@pytest.mark.rule("PD-R56")
def test_dice_allowed_after_the_mission_was_met_are_not_spared() -> None:
    """Two dice are allowed and rolled; the flask is drunk afterwards, and allows three."""
    desk = Desk().seat(energy=1, obj="hip-flask").mission(needs="D W", reward="K").roll("D W").do("use")
    assert (desk.area().energy, desk.s.allowance(0), desk.m.rolls) == (3, 3, 2)
    desk.do("finish")
    assert desk.s.turn == 2
    assert "look" not in desk.moves()


@pytest.mark.rule("PD-R56")
def test_dice_allowed_before_the_mission_was_met_are_spared() -> None:
    desk = Desk().seat(energy=1, obj="hip-flask").mission(needs="D W", reward="K").roll("D").do("use").roll("W").do("finish")
    assert desk.moves() == ["look", "decline"]


@pytest.mark.rule("PD-R56")
@pytest.mark.parametrize(("energy", "looks"), [(4, False), (5, True)])
def test_dice_are_counted_as_allowed_when_the_gun_has_met_the_mission(energy: int, looks: bool) -> None:
    """Three dice are rolled, and paying with energy leaves three allowed, or four."""
    desk = Desk("rivals").seat(energy=energy, twists="W").token("chekhovs-gun").mission(needs="D", reward="E").roll("P P P")
    desk.do("shoot energy street as dots", "finish")
    assert ("look" in desk.moves(0)) == looks


@pytest.mark.rule("PD-R56")
def test_energy_that_a_success_brings_spares_no_die() -> None:
    desk = Desk().seat(energy=1).mission(needs="D W", reward="E").roll("D W").do("finish")
    assert desk.area().energy == 2
    assert desk.s.turn == 2


@pytest.mark.rule("PD-R56")
def test_a_success_gives_one_look_however_many_dice_were_spared() -> None:
    desk = Desk().seat(energy=7).mission(needs="D", reward="E").roll("D").do("finish", "look")
    assert len(desk.told("looked")) == 1
    assert "look" not in desk.moves()


@pytest.mark.rule("PD-171")
def test_failure_gives_no_step_ahead() -> None:
    desk = Desk().seat(energy=5).mission(needs="D W", penalty="O").roll("D").do("finish", "decline")
    assert not desk.told("looked")
    assert desk.s.turn == 2
    assert desk.area().fate == PLAYING


@pytest.mark.rule("PD-R27", "PD-R45")
def test_a_swap_that_cannot_be_paid_is_none() -> None:
    """With three tokens a swap costs an hour; at hour 1 nothing is asked, and the clock strikes."""
    desk = Desk().seat(hour=1, twists="D D W").mission(needs="D4", penalty="O").roll("R").do("finish")
    assert desk.s.over()
    desk = Desk().seat(hour=2, twists="D D W").mission(needs="D4", penalty="O").roll("R").do("finish")
    assert desk.starting("swap") == ["dots for rounds", "street for rounds"]


@pytest.mark.rule("PD-R56", "PD-R12")
def test_what_a_rival_has_seen_can_still_be_looked_at() -> None:
    desk = Desk("rivals").mission(needs="D", reward="E").roll("D")
    desk.s.peeked = 2
    desk.do("finish")
    assert desk.moves() == ["look", "decline"]
    assert desk.do("look").s.known[0] == 3
