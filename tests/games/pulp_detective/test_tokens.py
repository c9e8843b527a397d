"""The four Investigation tokens."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.pulp_detective.rules.cards import TOKENS
from tests.games.pulp_detective.position import NOBODY, Desk, four

SIDEKICK, INTERROGATION, DEUS, GUN = range(4)
PRICES = {"sidekick": "W", "interrogation": "P", "deus-ex-machina": "D", "chekhovs-gun": "R"}
MOVES = {"W": "street", "P": "persuasion", "D": "dots", "R": "rounds"}


def own(token: str = "", **fields: Any) -> Desk:
    """Rivals; seat 0 holds this token, and the other three lie in the supply."""
    desk = Desk("rivals").seat(0, **fields)
    desk.s.tokens = [NOBODY] * 4
    return desk.token(token) if token else desk


@pytest.mark.rule("PD-228")
def test_there_is_one_of_each() -> None:
    assert tuple(PRICES) == TOKENS
    assert len(Desk("rivals").s.tokens) == 4


@pytest.mark.rule("PD-229", "PD-230", "PD-R72", "PD-R73")
@pytest.mark.parametrize("token", PRICES)
def test_a_token_is_taken_for_the_twist_of_its_icon(token: str) -> None:
    desk = own(twists=PRICES[token]).mission(needs="D4")
    assert desk.starting("take") == [token]
    desk.do(f"take {token}")
    assert desk.s.tokens[TOKENS.index(token)] == 0
    assert desk.twists() == ""
    assert desk.s.supply == [2, 2, 2, 2]


@pytest.mark.rule("PD-R72")
def test_several_tokens_may_be_taken_also_after_success_and_in_the_confrontation() -> None:
    desk = own(twists="W P D").mission(needs="D", reward="E").do("take sidekick", "take interrogation").roll("D")
    assert desk.starting("take") == ["deus-ex-machina"]
    desk.do("take deus-ex-machina")
    assert desk.s.tokens == [0, 0, 0, NOBODY]
    assert own(twists="P").confront(1).starting("take") == ["interrogation"]


@pytest.mark.rule("PD-R72")
def test_tokens_are_taken_in_the_own_mission_only() -> None:
    desk = Desk("rivals").seat(1, twists="W P").pile("C2 S4 I7").turn()
    assert not desk.starting("take")
    assert desk.s.options(1) == []


@pytest.mark.rule("PD-R72", "PD-232")
def test_a_used_token_may_be_taken_again() -> None:
    desk = own("interrogation", twists="P").mission(needs="D2 W", reward="K").do("ignore dots")
    assert desk.s.tokens[INTERROGATION] == NOBODY
    desk.do("take interrogation", "ignore dots")
    assert desk.missing() == "W"


@pytest.mark.rule("PD-231", "PD-R74")
def test_from_an_opponent_who_gets_the_twist_and_may_keep_it() -> None:
    desk = own(twists="W").token("sidekick", 1).mission(needs="D4").do("take sidekick")
    assert desk.s.tokens[SIDEKICK] == 0
    assert desk.s.waiting() == [1]
    assert desk.moves() == ["gain street", "decline"]
    desk.do("gain street")
    assert desk.twists(1) == "W"
    assert desk.s.waiting() == [0]
    desk = own(twists="W").token("sidekick", 1).mission(needs="D4").do("take sidekick", "decline")
    assert (desk.twists(1), desk.s.supply) == ("", [2, 2, 2, 2])


@pytest.mark.rule("PD-R74", "PD-143")
def test_a_third_twist_by_exchange_costs_an_hour() -> None:
    desk = own(twists="W").token("sidekick", 1).seat(1, twists="D P", hour=9).mission(needs="D4")
    desk.do("take sidekick", "gain street")
    assert desk.s.hours[1] == 8


@pytest.mark.rule("PD-231")
def test_nobody_takes_what_they_have() -> None:
    assert not own("sidekick", twists="W").mission(needs="D4").starting("take")


@pytest.mark.rule("PD-R47")
def test_without_twists_no_token_can_be_taken_or_shot() -> None:
    desk = Desk("rivals", case="photo").mission(needs="D4").roll("P")
    assert desk.s.tokens[GUN] == 0
    assert not desk.starting("take")
    assert not desk.starting("shoot")


# -- Sidekick -----------------------------------------------------------------------------


@pytest.mark.rule("PD-233", "PD-234", "PD-R75", "PD-232")
def test_sidekick_lends_the_ability_of_a_detective_nobody_chose() -> None:
    desk = own("sidekick", hour=8).mission(needs="W2", penalty="O").roll("D D")
    assert not desk.starting("count")
    assert desk.starting("sidekick") == ["max-tolliver", "inspector-amos-reed"]
    desk.do("sidekick inspector-amos-reed")
    assert desk.s.tokens[SIDEKICK] == NOBODY
    desk.do("count yellow-1 as street", "count yellow-2 as street", "finish")
    assert desk.told("success")
    assert desk.s.aside == 0b0010


@pytest.mark.rule("PD-234", "PD-R75")
def test_a_borrowed_ability_ends_with_the_mission_and_its_card_is_gone() -> None:
    desk = own("sidekick", hour=8, twists="W").mission(needs="W2", penalty="O").do("sidekick inspector-amos-reed").finish()
    desk.until_mission(0)
    desk.token("sidekick").m.require(four("W2"))
    desk.roll("D")
    assert desk.starting("sidekick") == ["max-tolliver"]
    assert not desk.starting("count")


@pytest.mark.rule("PD-R75")
def test_a_borrowed_ability_obeys_its_own_condition_and_limit() -> None:
    desk = own("sidekick", hour=20).mission(needs="D4").roll("W W").do("sidekick max-tolliver")
    assert not desk.starting("count")
    assert desk.starting("special") == ["yellow-1", "yellow-2"]
    desk = own("sidekick", hour=8).mission(needs="D4").roll("W W").do("sidekick max-tolliver", "count yellow-1 as dots")
    assert not desk.starting("count")


# -- Interrogation ------------------------------------------------------------------------


@pytest.mark.rule("PD-235", "PD-236", "PD-R76", "PD-X34")
@pytest.mark.parametrize(("icon", "left"), [("dots", "D W"), ("street", "D D")])
def test_interrogation_drops_one_icon_if_the_reward_is_a_clue(icon: str, left: str) -> None:
    desk = own("interrogation").mission(needs="D2 W", reward="K")
    assert desk.starting("ignore") == ["dots", "street"]
    desk.do(f"ignore {icon}")
    assert desk.missing() == left
    assert not desk.starting("ignore")


@pytest.mark.rule("PD-235", "PD-X34")
def test_interrogation_is_refused_for_another_reward() -> None:
    own("interrogation").mission(needs="D2 W", reward="E").refuses("ignore dots")


@pytest.mark.rule("PD-R76")
def test_interrogation_after_the_roll() -> None:
    desk = own("interrogation").mission(needs="D2 W", reward="K").roll("D W").do("ignore dots", "finish")
    assert desk.told("success")


# -- Deus ex Machina ----------------------------------------------------------------------


@pytest.mark.rule("PD-237", "PD-R77", "PD-X33")
@pytest.mark.parametrize(("face", "icon"), [(1, "W"), (2, "R"), (3, "P"), (4, "W"), (5, "D"), (6, "D")])
def test_deus_ex_machina_turns_a_die_to_its_opposite_face(face: int, icon: str) -> None:
    desk = own("deus-ex-machina").mission(needs="D4 W4 R4 P4").do("roll yellow-1")
    desk.lay(face)
    desk.do("flip yellow-1")
    assert desk.m.faces[0] == 7 - face
    assert desk.results() == icon


@pytest.mark.rule("PD-237", "PD-232")
def test_up_to_three_dice_are_turned_in_one_use() -> None:
    desk = own("deus-ex-machina", obj="paperboy").mission(needs="D6").roll("P P P").do("roll red")
    assert desk.starting("flip") == ["yellow-1", "yellow-2", "yellow-3", "red"]
    desk.do("flip red")
    assert desk.moves() == ["flip yellow-1", "flip yellow-2", "flip yellow-3", "done"]
    desk.do("flip yellow-1", "flip yellow-2")
    assert not desk.starting("flip")
    assert desk.s.tokens[DEUS] == NOBODY


@pytest.mark.rule("PD-237")
def test_one_flip_may_be_enough() -> None:
    desk = own("deus-ex-machina").mission(needs="D6").roll("P P").do("flip yellow-1", "done")
    assert not desk.starting("flip")
    assert desk.starting("roll") == ["yellow-3", "yellow-4"]


@pytest.mark.rule("PD-R77", "PD-R41")
def test_notes_cannot_be_turned_and_flips_count_with_their_new_face() -> None:
    desk = own("deus-ex-machina", energy=7).mission(needs="D6", penalty="E").roll("P P R R").do("again yellow-1", shows="P")
    desk.m.lay(desk.cards, 2, 3)
    desk.do("flip yellow-3", "done")
    assert desk.m.noted == (3,)
    assert desk.results() == "P P W R P"
    desk.finish()
    assert desk.area().energy == 7


# -- Chekhov's Gun ------------------------------------------------------------------------


@pytest.mark.rule("PD-238", "PD-R78", "PD-232")
@pytest.mark.parametrize(("paid", "after"), [("energy", (4, 10)), ("hour", (5, 9))])
def test_chekhovs_gun_makes_a_twist_a_joker(paid: str, after: tuple[int, int]) -> None:
    desk = own("chekhovs-gun", twists="P", energy=5, hour=10).mission(needs="D").do(f"shoot {paid} persuasion as dots")
    assert (desk.area().energy, desk.s.hour(0)) == after
    assert (desk.twists(), desk.missing()) == ("", "")
    assert desk.s.tokens[GUN] == NOBODY
    desk.do("finish")
    assert desk.told("success")


@pytest.mark.rule("PD-R78", "PD-R27")
def test_the_gun_is_not_paid_with_the_last_hour_or_energy() -> None:
    desk = own("chekhovs-gun", twists="P", energy=1, hour=1).mission(needs="D")
    assert not desk.starting("shoot")
    desk = own("chekhovs-gun", twists="P", energy=2, hour=1).mission(needs="D")
    assert desk.starting("shoot") == ["energy persuasion as dots"]


@pytest.mark.rule("PD-205", "PD-239", "PD-R62")
def test_taking_the_gun_not_using_it_makes_active() -> None:
    desk = Desk("rivals").seat(0, twists="P").token("chekhovs-gun", 0).mission(needs="D").do("shoot hour persuasion as dots")
    assert desk.s.active == 0
    desk = own(twists="R")
    desk.s.active = 1
    desk.mission(needs="D").do("take chekhovs-gun")
    assert desk.s.active == 0


@pytest.mark.rule("PD-R62", "PD-X32", "PD-239")
def test_who_takes_the_gun_is_first_from_the_next_phase_on() -> None:
    desk = Desk("rivals").seat(1, twists="R").pile("C2 S4 I7 I8 S9").turn()
    desk.do("keep 1", "give 2", "keep 1", "discard 2").finish()
    assert desk.m.seat == 1
    desk.do("take chekhovs-gun", seat=1)
    assert desk.s.active == 1
    assert desk.s.waiting() == [0]
    desk.do("gain rounds", seat=0)
    assert desk.twists(0) == "R"
    desk.finish()
    assert desk.s.turn == 2
    assert desk.s.waiting() == [1]
    assert desk.verbs() == {"keep", "give", "discard"}


@pytest.mark.rule("PD-252")
def test_between_partners_the_gun_gives_no_right() -> None:
    desk = Desk("partners").seat(1, twists="R").mission("C8", seat=1, needs="D").do("take chekhovs-gun")
    assert desk.s.active == 0
