"""Two partners against the clock."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.pulp_detective.rules.state import BEATEN, NO_CARD, OUT_OF_ENERGY, OUT_OF_TIME, back
from tests.games.pulp_detective.position import NOBODY, Desk

DRAWN = "C2 S4 I7 I8"


def partners(drawn: str = DRAWN, **options: Any) -> Desk:
    return Desk("partners", **options).pile(drawn).turn()


# -- Phase 1 ------------------------------------------------------------------------------


@pytest.mark.rule("PD-244", "PD-R79")
def test_four_cards_are_laid_out_face_up() -> None:
    desk = partners()
    assert all([desk.codes(seen.drawn) == DRAWN.split() for seen in desk.views()])


@pytest.mark.rule("PD-R79")
def test_the_closed_draw_shows_backs_only() -> None:
    desk = partners(draw="closed")
    assert all([seen.drawn == [back(0), back(1), back(2), back(2)] for seen in desk.views()])
    desk.do("keep 1", seat=1)
    assert desk.views()[0].areas[1].card == desk.card("C2")


@pytest.mark.rule("PD-245", "PD-246", "PD-247", "PD-248", "PD-R80")
@pytest.mark.parametrize("first", [0, 1])
def test_each_keeps_one_then_one_is_discarded_and_one_returned(first: int) -> None:
    desk = partners()
    assert desk.s.waiting() == [0, 1]
    desk.do("keep 3", seat=first)
    assert desk.s.waiting() == [1 - first]
    assert desk.verbs(1 - first) == {"keep"}
    desk.do("keep 1", seat=1 - first)
    assert desk.s.waiting() == [0, 1]
    assert desk.moves(0) == desk.moves(1) == ["discard 2", "discard 4"]
    desk.do("discard 4", seat=1)
    assert (desk.area(first).card, desk.area(1 - first).card) == (desk.card("I7"), desk.card("C2"))
    assert desk.codes(desk.s.discards) == ["I8"]
    assert desk.card("S4") in desk.s.pile


@pytest.mark.rule("PD-R80")
def test_nobody_keeps_two_cards() -> None:
    partners().do("keep 1", seat=0).refuses("keep 2", seat=0)


@pytest.mark.rule("PD-R18")
@pytest.mark.parametrize(("left", "discarded"), [("C2 S4 I7", ["I7"]), ("C2 S4", [])])
def test_short_rounds_of_partners(left: str, discarded: list[str]) -> None:
    desk = Desk("partners").use_up(left).turn().do("keep 1", seat=0).do("keep 2", seat=1)
    assert desk.codes(desk.s.discards) == discarded
    assert desk.verbs() == {"place"}


@pytest.mark.rule("PD-R18")
def test_one_card_for_two_partners() -> None:
    desk = Desk("partners").use_up("C2").turn().do("keep 1", seat=1).do("place 1", seat=1)
    assert desk.area(0).card == NO_CARD
    assert desk.m.seat == 1


@pytest.mark.rule("PD-R81")
def test_storylines_are_mirrored_and_face_each_other() -> None:
    desk = Desk("partners").seat(0, rows=("C9 S1",)).seat(1, rows=("S7",)).mission("C6", seat=1)
    assert desk.m.rerolls == 2


@pytest.mark.rule("PD-R81", "PD-R64")
def test_whoever_places_second_may_face_the_partner() -> None:
    desk = partners("S2 I4 C2 C3").do("keep 1", seat=0).do("keep 2", seat=1).do("discard 3", seat=0)
    assert desk.s.waiting() == [0, 1]
    desk.do("place 1", seat=1).do("place 1", seat=0)
    assert [area.matches for area in desk.s.areas] == [1, 0]


# -- Phase 2 ------------------------------------------------------------------------------


@pytest.mark.rule("PD-249", "PD-250", "PD-251")
@pytest.mark.parametrize("first", [0, 1])
def test_the_partners_choose_who_is_first(first: int) -> None:
    desk = partners().do("keep 1", seat=0).do("keep 2", seat=1).do("discard 3", seat=0)
    desk.do("place 1", seat=0).do("place 1", seat=1)
    assert desk.s.waiting() == [0, 1]
    assert desk.moves(0) == desk.moves(1) == ["first 1", "first 2"]
    desk.do(f"first {first + 1}", seat=1)
    assert desk.m.seat == first
    desk.finish()
    assert desk.m.seat == 1 - first
    desk.finish()
    assert desk.s.turn == 2


@pytest.mark.rule("PD-R25", "PD-261")
def test_an_hour_lost_in_the_first_mission_counts_for_the_second() -> None:
    desk = Desk("partners").seat(hour=13).pile("C2 I4 S1 S2").turn()
    desk.do("keep 1", seat=0).do("keep 2", seat=1).do("discard 3", seat=0).do("place 1", seat=0).do("place 1", seat=1)
    desk.do("first 1")
    desk.m.penalty = 8
    desk.finish()
    assert desk.s.hour(1) == 12
    assert desk.cards.hours[desk.card("I4")][desk.m.line] == 13


@pytest.mark.rule("PD-254", "PD-R82")
def test_an_object_goes_to_one_of_the_partners() -> None:
    desk = Desk("partners").discards("C2").mission(needs="D", reward="O").roll("D").do("finish")
    assert desk.s.waiting() == [0, 1]
    desk.do("accept lucky-coin", seat=1)
    assert desk.moves(0) == ["to 1", "to 2"]
    desk.do("to 2", seat=0)
    assert (desk.obj(0), desk.obj(1)) == ("empty", "lucky-coin")


@pytest.mark.rule("PD-R82")
def test_who_has_the_object_already_is_not_asked() -> None:
    desk = Desk("partners").discards("C2").seat(0, obj="lucky-coin").mission(needs="D", reward="O").roll("D").do("finish")
    desk.do("accept lucky-coin")
    assert desk.obj(1) == "lucky-coin"


@pytest.mark.rule("PD-255", "PD-R82")
def test_energy_goes_to_one_of_the_partners() -> None:
    desk = Desk("partners").seat(0, energy=5).seat(1, energy=3).mission(needs="D", reward="E").roll("D").do("finish")
    desk.do("to 2", seat=0)
    assert [area.energy for area in desk.s.areas] == [5, 4]
    desk = Desk("partners").seat(0, energy=8).seat(1, energy=3).mission(needs="D", reward="E").roll("D").finish()
    assert [area.energy for area in desk.s.areas] == [8, 4]


@pytest.mark.rule("PD-256", "PD-257", "PD-X36")
def test_a_clue_is_found_by_both() -> None:
    desk = Desk("partners").mission(needs="D", reward="K").roll("D").finish()
    assert [area.clues for area in desk.s.areas] == [1, 1]
    desk = Desk("partners").seat(0, clues=3).seat(1, clues=3, rows=("C1",)).mission("C9", needs="D", reward="K").roll("D")
    desk.do("finish")
    assert [area.clues for area in desk.s.areas] == [4, 4]
    assert desk.told("accuse")


@pytest.mark.rule("PD-258", "PD-259", "PD-261")
def test_penalties_hit_the_player_who_failed_and_the_shared_clock() -> None:
    desk = Desk("partners").seat(0, obj="lucky-coin", energy=5, hour=10).seat(1, obj="skeleton-key", energy=5)
    desk.mission(needs="D", penalty="O E T").do("finish")
    assert (desk.obj(0), desk.obj(1)) == ("empty", "skeleton-key")
    assert [area.energy for area in desk.s.areas] == [4, 5]
    assert [event.args for event in desk.told("hours")] == [(1, 9), (2, 7)]


@pytest.mark.rule("PD-260", "PD-R83")
def test_three_identical_yellow_icons_protect() -> None:
    desk = Desk("partners").seat(0, obj="lucky-coin", energy=5).mission(needs="D", penalty="O E").roll("P P P").finish()
    assert (desk.obj(0), desk.area(0).energy) == ("lucky-coin", 5)
    desk = Desk("partners").seat(0, obj="paperboy", energy=5).mission(needs="D", penalty="E").roll("P P")
    desk.do("roll red", shows="P").finish()
    assert desk.area(0).energy == 4


@pytest.mark.rule("PD-262", "PD-R85")
def test_time_that_runs_out_loses_for_both() -> None:
    desk = Desk("partners").seat(hour=1).mission(needs="D", penalty="T").roll("P").do("finish")
    assert desk.s.over()
    assert [area.fate for area in desk.s.areas] == [OUT_OF_TIME] * 2
    assert desk.s.ranking() == [2, 2]


@pytest.mark.rule("PD-263", "PD-R85", "PD-X35")
@pytest.mark.parametrize(("hour", "after"), [(10, 8), (3, 1), (2, 0), (1, 0)])
def test_phase_three_takes_two_hours(hour: int, after: int) -> None:
    desk = Desk("partners").seat(hour=hour).mission(needs="D", penalty="O").finish()
    assert desk.s.hours == [after]
    assert desk.s.over() == (after == 0)


@pytest.mark.rule("PD-253", "PD-229")
def test_investigation_tokens_work_as_between_rivals() -> None:
    desk = Desk("partners").seat(0, twists="P").mission(needs="D2 W", reward="K").do("take interrogation", "ignore dots")
    assert desk.missing() == "D W"


@pytest.mark.rule("PD-R84")
def test_failure_brings_a_token_and_a_step_ahead_is_for_both() -> None:
    desk = Desk("partners").mission(needs="D", penalty="O").roll("P").do("finish", "gain persuasion")
    assert desk.twists(0) == "P"
    desk = Desk("partners").pile("I5").mission("C9", needs="D", reward="E").roll("D").do("finish", "to 1", "look")
    assert [event.seat for event in desk.told("next-card")] == [0, 1]
    assert desk.s.known[0] != 0


# -- one partner alone --------------------------------------------------------------------


@pytest.mark.rule("PD-243", "PD-R86")
def test_the_survivor_goes_on_with_solo_cards_and_a_fast_clock() -> None:
    desk = Desk("partners").seat(0, energy=1, hour=10, rows=("C1",)).pile("C2 S4 I7").mission(needs="D", penalty="E")
    desk.do("finish")
    assert desk.area(0).fate == OUT_OF_ENERGY
    assert not desk.s.over()
    assert desk.s.hours == [8]
    assert desk.s.waiting() == [1]
    assert desk.verbs() == {"keep", "discard", "return"}
    assert desk.views()[1].drawn == [back(0), back(1), back(2)]
    desk.do("keep 1", "discard 2")
    assert desk.m.seat == 1
    desk.m.penalty = 0
    desk.finish()
    assert desk.s.hours == [6]


@pytest.mark.rule("PD-R86", "PD-R87")
def test_the_lost_partners_storylines_still_name_the_criminal() -> None:
    desk = Desk("partners").seat(0, rows=("C1 C3",), fate=OUT_OF_ENERGY).seat(1, rows=("C2",)).accuse(1)
    assert (desk.m.suspect, desk.m.seat) == (1, 1)
    desk.do("finish")
    assert desk.s.over()
    assert desk.area(1).fate == BEATEN
    assert desk.s.ranking() == [2, 2]


@pytest.mark.rule("PD-R86", "PD-240")
def test_if_both_drop_out_both_lose() -> None:
    desk = Desk("partners").seat(0, fate=OUT_OF_ENERGY).seat(1, energy=1).mission("C8", seat=1, needs="D", penalty="E")
    desk.do("finish")
    assert desk.s.over()
    assert desk.s.ranking() == [2, 2]


@pytest.mark.rule("PD-240", "PD-267")
def test_a_lost_partner_wins_with_the_survivor() -> None:
    desk = Desk("partners").seat(0, fate=OUT_OF_ENERGY).confront(1, seat=1).roll("D D W R").do("finish")
    assert (desk.s.scores(), desk.s.ranking()) == ([1, 1], [1, 1])


# -- the Criminal -------------------------------------------------------------------------


@pytest.mark.rule("PD-264", "PD-265", "PD-R87", "PD-R88")
@pytest.mark.parametrize("first", [0, 1])
def test_two_chances_at_the_same_suspect(first: int) -> None:
    desk = Desk("partners").seat(0, rows=("C1 C2",), hour=9, energy=5).seat(1, rows=("C3 S7",), energy=2).accuse(0)
    assert desk.s.waiting() == [0, 1]
    assert desk.starting("suspect") == ["silk-morrow", "judge-harrow"]
    desk.do("suspect judge-harrow", seat=1)
    assert desk.moves(1) == ["first 1", "first 2"]
    desk.do(f"first {first + 1}", seat=0)
    assert (desk.m.seat, desk.m.suspect) == (first, 3)
    desk.roll("W").do("hours on yellow-1", shows="W").do("finish")
    assert (desk.m.seat, desk.m.suspect, desk.m.rolls) == (1 - first, 3, 0)
    assert desk.s.hour(0) == 7
    assert desk.s.allowance(desk.m.seat) == (3 if first == 0 else 4)


@pytest.mark.rule("PD-267", "PD-R88", "PD-240")
@pytest.mark.parametrize("chance", [1, 2])
def test_either_success_wins_for_both(chance: int) -> None:
    desk = Desk("partners").seat(0, rows=("C1",)).accuse(0).do("first 2")
    if chance == 2:
        desk.do("finish")
    desk.roll("D D W R").do("finish")
    assert desk.s.over()
    assert desk.s.solver == (1 if chance == 1 else 0)
    assert desk.s.ranking() == [1, 1]


@pytest.mark.rule("PD-268")
def test_if_both_fail_both_lose() -> None:
    desk = Desk("partners").seat(0, rows=("C1",)).accuse(0).do("first 1", "finish", "finish")
    assert desk.s.over()
    assert [area.fate for area in desk.s.areas] == [BEATEN] * 2
    assert desk.s.scores() == [0, 0]


@pytest.mark.rule("PD-266", "PD-R89")
def test_tokens_pass_freely_during_the_confrontations() -> None:
    desk = Desk("partners").seat(0, rows=("C1",), twists="D P", hour=9).seat(1, twists="W R").accuse(0).do("first 1")
    assert desk.starting("borrow") == ["street", "rounds"]
    assert desk.starting("lend") == ["dots", "persuasion"]
    desk.do("borrow street", "borrow rounds", "lend persuasion")
    assert (desk.twists(0), desk.twists(1)) == ("D W R", "P")
    assert desk.s.hour(0) == 9


@pytest.mark.rule("PD-R69", "PD-R89")
def test_who_lost_the_confrontation_is_not_asked_about_tokens() -> None:
    """The Twist tokens may still be passed on, the Investigation tokens are back in the supply."""
    desk = Desk("partners").seat(0, rows=("C1",), hour=9, twists="D W").seat(1, twists="R").token("chekhovs-gun", 0)
    desk.accuse(0).do("first 1").do("finish")
    assert desk.area(0).fate == BEATEN
    assert set(desk.s.tokens) == {NOBODY}
    desk.do("take chekhovs-gun")
    assert desk.s.waiting() == [1]
    assert desk.starting("borrow") == ["dots", "street"]
    assert (desk.twists(0), desk.s.hour(1)) == ("D W", 9)


@pytest.mark.rule("PD-R89")
def test_nobody_borrows_a_fifth_token() -> None:
    desk = Desk("partners").seat(0, rows=("C1",), twists="D D P P").seat(1, twists="W R").accuse(0).do("first 1")
    assert not desk.starting("borrow")
    desk.do("lend persuasion")
    assert desk.starting("borrow") == ["street", "rounds", "persuasion"]


@pytest.mark.rule("PD-R89")
def test_the_second_still_reaches_the_tokens_of_the_first() -> None:
    desk = Desk("partners").seat(0, rows=("C1",), twists="D D").accuse(0).do("first 1", "finish")
    assert desk.m.seat == 1
    assert desk.starting("borrow") == ["dots"]


@pytest.mark.rule("PD-R89")
def test_no_token_passes_in_an_ordinary_mission() -> None:
    desk = Desk("partners").seat(0, twists="D").seat(1, twists="W").mission(needs="P2")
    assert not desk.starting("borrow") + desk.starting("lend")


@pytest.mark.rule("PD-R90")
def test_the_rules_of_a_case_hold_for_both() -> None:
    desk = Desk("partners", case="photo").seat(0, clues=2, rows=("C1",)).seat(1, clues=2)
    desk.mission("C9", needs="D", reward="K").roll("D").do("finish")
    assert [area.clues for area in desk.s.areas] == [3, 3]
    assert desk.told("accuse")
    desk = Desk("partners", case="photo").mission("C8", seat=1, needs="D", penalty="O").roll("P").do("finish")
    assert desk.twists(1) == ""
    desk = Desk("partners", case="banker").seat(1, obj="paperboy").mission("C8", seat=1, needs="D")
    assert "red" not in desk.starting("roll")


@pytest.mark.rule("PD-R89", "PD-141")
def test_nobody_is_lent_a_fifth_token() -> None:
    desk = Desk("partners").seat(0, rows=("C1",), twists="D").seat(1, twists="W W R R").accuse(0).do("first 1")
    assert not desk.starting("lend")
    assert desk.do("borrow rounds").starting("lend") == ["dots", "rounds"]


@pytest.mark.rule("PD-R69", "PD-R89")
def test_who_is_out_of_the_case_is_lent_nothing() -> None:
    desk = Desk("partners").seat(0, rows=("C1",), twists="D").seat(1, twists="W").accuse(0).do("first 1", "finish")
    assert desk.m.seat == 1
    assert (desk.starting("borrow"), desk.starting("lend")) == (["dots"], [])


@pytest.mark.rule("PD-R82", "PD-R86")
def test_who_is_out_of_the_case_has_no_part_in_rewards() -> None:
    desk = Desk("partners").seat(0, fate=OUT_OF_ENERGY).seat(1, energy=4, obj="lucky-coin").discards("C3")
    desk.mission("C8", seat=1, needs="D", reward="O E").roll("D").do("finish")
    assert desk.s.waiting() == [1]
    desk.do("accept hip-flask")
    assert (desk.obj(1), desk.area(1).energy, desk.area(0).energy) == ("hip-flask", 5, 6)


@pytest.mark.rule("PD-R53", "PD-R85")
@pytest.mark.parametrize("hour", [1, 2])
def test_partners_turn_the_watch_back_before_the_clock_runs_out(hour: int) -> None:
    """Two hours strike at once, so hour 2 is the last moment as well."""
    desk = Desk("partners").seat(0, hour=hour, obj="pocket-watch").mission(needs="D").do("finish")
    assert desk.moves() == ["use", "decline"]
    assert desk.do("use").s.hour(0) == hour
