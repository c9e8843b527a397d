"""The odds where Investigation tokens and Twist tokens work together, alone or with a partner."""

from __future__ import annotations

from copy import deepcopy

import pytest

from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.odds.steps import odds_in_time
from posse.games.pulp_detective.rules.cards import TOKENS, Cards
from posse.games.pulp_detective.rules.state import IN_BOX, NOBODY
from tests.games.pulp_detective.brute import Brute
from tests.games.pulp_detective.exact import best, odds
from tests.games.pulp_detective.position import Desk

EXACT = 1e-9


def tokens(desk: Desk, **holders: int) -> Desk:
    """Only these Investigation tokens are in the game, each with its holder."""
    for token in TOKENS:
        desk.token(token, holders.get(token.split("-")[0], IN_BOX))
    return desk


def is_exact(desk: Desk, chance: float) -> None:
    """By what is known to players, by every move of the engine, and by what was worked out on paper."""
    least, exact = odds_in_time(desk.s, 0)
    assert exact and least == pytest.approx(chance, abs=EXACT)
    assert odds(desk.s, 0) == pytest.approx(chance, abs=EXACT)
    assert Brute().value(desk.s, 0) == pytest.approx(chance, abs=EXACT)


# -- Chekhov's Gun --------------------------------------------------------------------------


def test_the_gun_fills_the_icon_for_which_there_is_no_token() -> None:
    """PD-R78: the other one is filled by a token of its own icon (PD-124)."""
    desk = tokens(Desk("rivals", detective="tolliver"), chekhovs=0).seat(energy=4, hour=15, twists="D P")
    is_exact(desk.mission(needs="D W R2", reward="E").roll("R R P P"), 1.0)


def test_a_die_bought_after_the_gun_is_lost_with_the_flask() -> None:
    """PD-R35: bought with Energy 3, but Energy 5 offers none, and its four dice are rolled."""
    desk = tokens(Desk("rivals"), chekhovs=0).seat(energy=4, hour=8, obj="hip-flask", twists="P")
    desk.mission(needs="D2 W", reward="E").roll("R R P W")
    is_exact(desk, 0.0)
    desk.do("shoot energy persuasion as dots", "buy", "use")
    is_exact(desk, 0.0)


def test_energy_for_the_gun_opens_a_purchase() -> None:
    """With a track on which an hour buys two dice at Energy 3: five in all, one more than at Energy 4."""
    data = deepcopy(Desk().cards.data)
    data["energy"]["for_an_hour"][3] = 2
    desk = tokens(Desk("rivals", deck=Cards(data, "mine.toml")), chekhovs=0).seat(energy=4, hour=8, twists="P")
    desk.mission(needs="D2 W", reward="E").roll("R R P W")
    is_exact(desk, 1 / 3)
    assert desk.s.text(best(desk.s, 0)).startswith("shoot energy")
    desk.do("shoot energy persuasion as dots", "buy")
    is_exact(desk, 1 / 3)


def test_an_hour_for_the_gun_may_have_to_come_from_the_watch() -> None:
    """PD-R27: neither the last hour nor the last Energy pays."""
    desk = tokens(Desk("rivals"), chekhovs=0).seat(energy=1, hour=1, bought=2, obj="pocket-watch", twists="P")
    is_exact(desk.mission(needs="D2 W", reward="E").roll("R D P W"), 1.0)


def test_an_hour_for_the_gun_and_the_watch_bring_the_night_and_the_day_back() -> None:
    """PD-R26: a die is rolled again at night, and what it shows counts as any icon by day."""
    desk = tokens(Desk("rivals", case="banker", detective="tolliver"), chekhovs=0)
    desk.seat(energy=2, hour=17, bought=1, obj="pocket-watch", twists="P").mission(needs="D2 W R", reward="E")
    desk.m.borrowed = 1 << desk.cards.detective_ids.index("vera-lockhart")
    is_exact(desk.roll("D D P P"), 1 / 2)


# -- Deus ex Machina ------------------------------------------------------------------------


def test_a_die_that_is_counted_as_another_icon_is_not_turned_back_and_forth() -> None:
    """PD-237: each die is turned once, so it does not show its own icon again; the fifth die may still show that."""
    desk = tokens(Desk("rivals", detective="tolliver"), deus=0).seat(energy=4, hour=8)
    desk.mission(needs="W P", reward="E").roll("D R R W")
    desk.lay(2, 3, 1, 5)
    desk.do("count yellow-4 as persuasion")
    is_exact(desk, 0.0)
    desk.seat(energy=8)
    is_exact(desk, 2 / 3)


def test_a_second_deus_ex_machina_turns_the_fourth_die() -> None:
    """PD-232, PD-R72: used, it is in the supply, from where it is taken again."""
    desk = tokens(Desk("rivals", detective="tolliver"), deus=0).seat(energy=4, hour=15, twists="D")
    desk.mission(needs="W4", reward="E").roll("D P P P")
    desk.lay(1, 5, 3, 2)
    is_exact(desk, 1.0)
    desk.seat(twists="")
    is_exact(desk, 0.0)


def test_more_dice_may_be_turned_while_some_are() -> None:
    """PD-237."""
    desk = tokens(Desk("rivals", detective="tolliver"), deus=0).seat(energy=4, hour=15)
    desk.mission(needs="W4", reward="E").roll("D P P W").lay(1, 5, 3)
    desk.do("flip yellow-1")
    is_exact(desk, 1.0)
    desk.do("done")
    is_exact(desk, 0.0)


# -- partners ---------------------------------------------------------------------------------


def partners(mine: str, theirs: str, **holders: int) -> Desk:
    desk = tokens(Desk("partners", detective="lockhart", inspector="brandt"), **holders)
    return desk.seat(0, hour=2, energy=4, twists=mine).seat(1, twists=theirs)


def test_a_partner_keeps_what_a_token_was_taken_for_and_passes_it_back() -> None:
    """PD-231, PD-R74, PD-R89."""
    desk = partners("R", "", chekhovs=1).confront(1, 0).roll("D W R P")
    is_exact(desk, 1.0)
    desk.do("take chekhovs-gun")
    assert odds_in_time(desk.s, 0) == (1.0, True)
    declined = desk.s.copy()
    declined.answer(1, declined.parse("decline"))
    assert odds(declined, 0) == 0.0
    desk.do("gain rounds", "borrow rounds", "shoot energy rounds as dots", "finish")
    assert desk.s.scores() == [1, 1]


def test_a_token_in_the_supply_costs_its_twist() -> None:
    """PD-230; and so does one that was used (PD-232)."""
    is_exact(partners("R", "", chekhovs=NOBODY).confront(1, 0).roll("D W R P"), 0.0)
    is_exact(partners("R", "P", chekhovs=1).confront(1, 0).roll("D R P P"), 0.0)


def test_one_twist_takes_the_gun_of_a_partner_and_is_shot() -> None:
    """PD-R74, PD-R89: the partner keeps it and passes it back; for two icons it is not enough."""
    is_exact(partners("R", "", chekhovs=1).confront(1, 0).roll("D W R P"), 1.0)
    is_exact(partners("R", "", chekhovs=1).confront(1, 0).roll("D W P P"), 0.0)


def test_where_a_token_comes_from_is_remembered() -> None:
    known = Odds()
    desk = partners("R", "", chekhovs=1).confront(1, 0).roll("D W R P")
    assert known.value(desk.s, desk.m) == 1.0
    assert known.value(desk.token("chekhovs-gun", NOBODY).s, desk.m) == 0.0


def test_five_tokens_can_be_held_so_that_a_partner_keeps_one_for_nothing() -> None:
    """PD-142: two each are free, and four are the most."""
    is_exact(partners("P2", "R W2", chekhovs=1).confront(1, 0).roll("P P P D"), 1.0)


def test_with_six_tokens_it_is_only_known_what_there_is_at_least() -> None:
    """PD-143: the third one costs an hour of both."""
    desk = partners("P2 R", "W2 R", chekhovs=1).confront(5, 0).roll("D P P W")
    assert odds_in_time(desk.s, 0) == (0.0, False)
    assert Brute().value(desk.s, 0) == 1.0


def test_what_a_partner_keeps_for_an_hour_may_move_the_clock() -> None:
    """PD-242, PD-R26: then it is day, and what shows the dots is wild for Reed."""
    desk = tokens(Desk("partners", inspector="reed"), chekhovs=0).seat(1, energy=4, hour=12, twists="R").seat(0, twists="W P")
    desk.mission("C9", 1, needs="W2 P2", reward="E").roll("D D W P")
    least, exact = odds_in_time(desk.s, 1)
    assert not exact and least < Brute().value(desk.s, 1) == 1.0


def test_partners_with_all_their_tokens_pass_none() -> None:
    """PD-R89: four is the most for either, and none of the own ones is needed."""
    desk = partners("D2 P2", "W2 R2").confront(1, 0).roll("D D W P")
    is_exact(desk, 0.0)
    desk.m.require((3, 1, 1, 0))  # one that is makes room
    is_exact(desk, 1.0)
