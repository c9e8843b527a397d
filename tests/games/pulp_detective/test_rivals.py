"""Two rivals on one case."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.pulp_detective.rules.state import BEATEN, NO_CARD, OUT_OF_ENERGY, OUT_OF_TIME, PLAYING, back
from tests.games.pulp_detective.position import NOBODY, Desk, four

DRAWN = "C2 S4 I7 I8 S9"


def rivals(drawn: str = DRAWN, **options: Any) -> Desk:
    return Desk("rivals", **options).pile(drawn).turn()


# -- Phase 1 ------------------------------------------------------------------------------


@pytest.mark.rule("PD-206", "PD-207", "PD-208", "PD-209", "PD-210")
def test_the_active_player_keeps_gives_and_discards() -> None:
    desk = rivals()
    assert desk.verbs() == {"keep", "give", "discard"}
    desk.do("give 2", "keep 1")
    assert desk.area().card == desk.card("C2")
    assert desk.codes(desk.s.discards) == ["I7"]
    assert desk.card("S4") not in desk.views()[1].visible()


@pytest.mark.rule("PD-206")
@pytest.mark.parametrize(
    "order", [("keep 1", "discard 3"), ("discard 3", "give 2"), ("give 2", "discard 3"), ("give 2", "keep 1")]
)
def test_in_any_order(order: tuple[str, str]) -> None:
    desk = rivals().do(*order)
    assert desk.s.waiting() == [1]
    assert desk.codes(desk.s.drawn) == ["S4", "I8", "S9"]


@pytest.mark.rule("PD-211", "PD-212", "PD-213", "PD-214", "PD-215")
def test_the_other_player_adds_two_cards_to_the_one_received() -> None:
    desk = rivals().do("keep 1", "give 2")
    assert desk.s.waiting() == [1]
    assert desk.verbs() == {"keep", "discard", "return"}
    desk.do("discard 1", "keep 3")
    assert desk.area(1).card == desk.card("S9")
    assert desk.codes(desk.s.discards)[-1] == "S4"
    assert desk.card("I8") in desk.s.pile
    assert desk.card("I8") not in desk.views()[1].visible()


@pytest.mark.rule("PD-208", "PD-R66")
def test_the_card_received_shows_only_its_back() -> None:
    desk = rivals().do("keep 1", "give 2")
    assert [seen.drawn for seen in desk.views()] == [[back(1), back(2), back(1)]] * 3


@pytest.mark.rule("PD-R66", "PD-R19")
def test_who_has_looked_ahead_knows_what_was_given() -> None:
    desk = Desk("rivals").pile(DRAWN)
    desk.s.peeked = 1
    desk.turn().do("give 1", "keep 2")
    assert desk.views()[0].drawn[0] == desk.card("C2")
    assert desk.views()[1].drawn[0] == back(0)


@pytest.mark.rule("PD-R65", "PD-216")
def test_both_cards_are_placed_in_phase_one_the_active_players_first() -> None:
    desk = Desk("rivals").seat(0, rows=("C1",)).seat(1, rows=("C3",)).pile(DRAWN).turn().do("keep 1", "give 2")
    desk.do("keep 1", "discard 2")
    assert (desk.s.waiting(), desk.verbs()) == ([0], {"place"})
    desk.do("place 1")
    assert (desk.s.waiting(), desk.verbs()) == ([1], {"place"})
    desk.do("place 2")
    assert desk.rows(0) == [["C1", "C2"]]
    assert desk.rows(1) == [["C3"], ["S4"]]
    assert desk.m.seat == 0


@pytest.mark.rule("PD-217", "PD-218", "PD-R68")
def test_each_mission_follows_the_own_clock_the_active_players_first() -> None:
    desk = Desk("rivals").seat(0, hour=20).seat(1, hour=5).pile(DRAWN).turn()
    desk.do("keep 1", "give 2", "keep 1", "discard 2")
    assert (desk.m.seat, desk.cards.hours[desk.card("C2")][desk.m.line]) == (0, 24)
    desk.do("finish").idle()
    assert (desk.m.seat, desk.cards.hours[desk.card("S4")][desk.m.line]) == (1, 6)


@pytest.mark.rule("PD-221", "PD-R68")
def test_both_markers_advance_in_phase_three() -> None:
    desk = Desk("rivals").seat(0, hour=20).seat(1, hour=15).turn().idle_turn()
    lost = [sum([event.args[0] for event in desk.told("hours") if event.seat == seat]) for seat in (0, 1)]
    assert desk.s.hours == [20 - lost[0], 15 - lost[1]]
    assert min(lost) >= 1


@pytest.mark.rule("PD-R18", "PD-X38")
def test_a_round_with_three_cards_left() -> None:
    desk = Desk("rivals").use_up("C2 S4 I7").turn()
    assert desk.verbs() == {"keep", "give", "discard"}
    desk.do("keep 1", "give 2")
    assert desk.codes(desk.s.drawn) == ["S4", "I7"]
    assert desk.verbs(1) == {"keep", "discard"}


@pytest.mark.rule("PD-R18")
def test_a_round_with_one_card_left_has_one_mission() -> None:
    desk = Desk("rivals").use_up("C2").turn()
    assert desk.area(0).card == desk.card("C2")
    desk.do("place 1").finish()
    assert desk.area(1).card == NO_CARD
    assert desk.s.over()
    assert [area.fate for area in desk.s.areas] == [OUT_OF_TIME] * 2


@pytest.mark.rule("PD-R18")
def test_a_round_with_two_cards_left_has_two_missions() -> None:
    desk = Desk("rivals").use_up("C2 S4").turn()
    assert desk.verbs() == {"keep", "give"}
    desk.do("keep 2")
    assert (desk.area(0).card, desk.area(1).card) == (desk.card("S4"), desk.card("C2"))


# -- storylines that face each other ------------------------------------------------------


@pytest.mark.rule("PD-216", "PD-R63")
def test_the_second_player_builds_from_right_to_left() -> None:
    """R is at the right of C6 and at the left of S7."""
    desk = Desk("rivals").seat(1, rows=("S7",)).mission("C6", seat=1)
    assert desk.m.rerolls == 1
    desk = Desk("rivals").seat(0, rows=("S7",)).mission("C6", seat=0)
    assert desk.m.rerolls == 0


@pytest.mark.rule("PD-219", "PD-R64", "PD-X30")
def test_facing_top_edges_give_a_reroll() -> None:
    desk = Desk("rivals").seat(0, rows=("C9 S2",)).seat(1, rows=("S5",)).mission("I4", seat=1)
    assert desk.m.rerolls == 1
    assert desk.area(0).matches == 0


@pytest.mark.rule("PD-R64")
@pytest.mark.parametrize(
    ("mine", "facing", "row"),
    [("S5", "C9", 0), ("S5 I1", "C8 S2", 1), ("S5", "C9 C8", 0), ("S5 I1", "C9 S2", 0)],
    ids=["nothing there", "a subplot", "another icon", "another column"],
)
def test_only_the_same_column_of_the_main_storylines_counts(mine: str, facing: str, row: int) -> None:
    desk = Desk("rivals").seat(0, rows=(facing,)).seat(1, rows=(mine,)).mission("I4", seat=1, row=row)
    assert desk.m.rerolls == 0


@pytest.mark.rule("PD-R64", "PD-120")
def test_blank_edges_do_not_face_each_other() -> None:
    desk = Desk("rivals").seat(0, rows=("C9",)).mission("S5", seat=1)
    assert desk.m.rerolls == 0


@pytest.mark.rule("PD-220")
def test_facing_and_ordinary_match_add_up_to_two() -> None:
    desk = Desk("rivals").seat(0, rows=("C9 I5",)).seat(1, rows=("S7",)).mission("C1", seat=1)
    assert desk.cards.edges[desk.card("C1")] == (3, 3, -1, 2)
    assert desk.m.rerolls == 1
    desk = Desk("rivals").seat(0, rows=("C9 S1",)).seat(1, rows=("S7",)).mission("C6", seat=1)
    assert desk.m.rerolls == 2


# -- dropping out -------------------------------------------------------------------------


@pytest.mark.rule("PD-222", "PD-R69")
def test_who_runs_out_of_energy_drops_out() -> None:
    desk = Desk("rivals").seat(0, energy=1, twists="D", obj="lucky-coin", rows=("C1",)).token("sidekick", 0)
    desk.mission(needs="D2", penalty="E").do("finish")
    area = desk.area(0)
    assert (area.fate, area.twists, desk.obj(0)) == (OUT_OF_ENERGY, [0, 0, 0, 0], "empty")
    assert desk.s.supply == [2, 2, 2, 2]
    assert desk.s.tokens == [NOBODY] * 4
    assert len(area.rows[0]) == 2
    assert not desk.s.over()


@pytest.mark.rule("PD-R69", "PD-X31", "PD-225", "PD-226")
def test_the_survivor_plays_solo_turns() -> None:
    desk = Desk("rivals").seat(0, hour=9).seat(1, hour=15, energy=5).confront(1, seat=0).roll("P").do("finish")
    assert desk.area(0).fate == BEATEN
    assert (desk.s.waiting(), desk.s.active) == ([1], 1)
    assert desk.verbs() == {"keep", "discard", "return"}
    assert desk.s.hours == [9, 14]
    desk.idle_turn()
    assert desk.s.hours[0] == 9


@pytest.mark.rule("PD-226", "PD-224")
def test_the_survivor_may_still_win() -> None:
    desk = Desk("rivals").seat(1, hour=9)
    desk.area(0).fate = OUT_OF_TIME
    desk.confront(1, seat=1).roll("D D W R").do("finish")
    assert desk.s.over()
    assert (desk.s.scores(), desk.s.ranking()) == ([0, 1], [2, 1])


@pytest.mark.rule("PD-R69", "PD-R64")
def test_storylines_of_one_who_is_out_still_face() -> None:
    desk = Desk("rivals").seat(0, rows=("C9 S2",), fate=OUT_OF_ENERGY).seat(1, rows=("S5",)).mission("I4", seat=1)
    assert desk.m.rerolls == 1


@pytest.mark.rule("PD-R70", "PD-227")
def test_both_may_run_out_in_the_same_hour() -> None:
    desk = Desk("rivals").seat(0, hour=1).seat(1, hour=1).mission(needs="D").finish()
    assert desk.s.over()
    assert [area.fate for area in desk.s.areas] == [OUT_OF_TIME] * 2
    assert desk.s.ranking() == [2, 2]


@pytest.mark.rule("PD-R70", "PD-223", "PD-224")
def test_a_win_ends_the_game_before_the_others_mission() -> None:
    desk = Desk("rivals").seat(0, clues=3, rows=("C1",)).pile("C9 S4 I7 I8 S9").turn()
    desk.do("keep 1", "give 2", "keep 1", "discard 2", "place 1")
    desk.m.require(four("D"))
    desk.m.reward = 4
    desk.roll("D").do("finish")
    assert desk.m.suspect == 1
    desk.roll("D D W R").do("finish")
    assert desk.s.over()
    assert desk.area(1).fate == PLAYING
    assert desk.s.ranking() == [1, 2]


@pytest.mark.rule("PD-227")
def test_if_neither_succeeds_both_lose() -> None:
    desk = Desk("rivals").seat(0, fate=BEATEN).confront(2, seat=1).do("finish")
    assert desk.s.over()
    assert desk.s.ranking() == [2, 2]


@pytest.mark.rule("PD-R71", "PD-223")
def test_clues_and_die_icons_are_each_players_own() -> None:
    desk = Desk("rivals").seat(0, rows=("C1 C3 S8",)).seat(1, rows=("C2 S7",), clues=2)
    desk.mission("C9", seat=1, needs="D", reward="K").roll("D").finish()
    assert [area.clues for area in desk.s.areas] == [0, 3]
    desk = Desk("rivals").seat(0, rows=("C1 C3 S8",)).seat(1, rows=("C2 S7",)).accuse(1)
    assert desk.m.suspect == 3


@pytest.mark.rule("PD-R67")
def test_both_may_hold_the_same_object() -> None:
    desk = Desk("rivals").seat(0, obj="paperboy").seat(1, obj="paperboy").mission(needs="D4").do("roll red")
    desk.finish()
    assert (desk.obj(0), desk.obj(1)) == ("empty", "paperboy")
    desk = Desk("rivals").seat(0, obj="paperboy").seat(1, obj="paperboy").mission("C8", seat=1, needs="D4")
    assert "red" in desk.starting("roll")


@pytest.mark.rule("PD-222", "PD-R69")
def test_who_runs_out_of_time_drops_out() -> None:
    desk = Desk("rivals").seat(0, hour=5).seat(1, hour=1).mission(needs="D", penalty="O").finish()
    assert desk.area(1).fate == OUT_OF_TIME
    assert desk.s.waiting() == [0]
    assert desk.verbs() == {"keep", "discard", "return"}
