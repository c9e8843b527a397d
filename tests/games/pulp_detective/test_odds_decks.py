"""The odds with edited decks."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.odds.steps import best_move, odds_in_time
from posse.games.pulp_detective.rules.cards import Cards
from tests.games.pulp_detective.brute import Brute
from tests.games.pulp_detective.position import Desk

EXACT = 1e-9


def edited(edit: Callable[[dict[str, Any]], object]) -> Cards:
    data = deepcopy(Desk().cards.data)
    edit(data)
    return Cards(data, "mine.toml")


def amount(item: int, number: int) -> Cards:
    return edited(lambda data: data["object"][item].update(amount=number))


def is_exact(desk: Desk, seat: int = 0) -> None:
    least, exact = odds_in_time(desk.s, seat)
    assert exact and least == pytest.approx(Brute().value(desk.s, seat), abs=EXACT)


@pytest.mark.parametrize("number", [1, 3, 6, 24])
@pytest.mark.parametrize("hour", [6, 9, 11])
def test_a_watch_may_turn_back_any_number_of_hours(hour: int, number: int) -> None:
    desk = Desk(deck=amount(1, number), solo_as="inspector", inspector="brandt").seat(hour=hour, energy=4, obj="pocket-watch")
    desk.mission(needs="D D").roll("R R")
    is_exact(desk)


@pytest.mark.parametrize("number", [1, 3, 6])
@pytest.mark.parametrize("energy", [1, 2, 3])
def test_a_flask_may_give_any_number_of_energy(energy: int, number: int) -> None:
    desk = Desk(deck=amount(0, number), detective="tolliver").seat(hour=15, energy=energy, obj="hip-flask")
    desk.mission(needs="D2").roll("R R")
    is_exact(desk)


def test_a_flask_may_lead_to_another_offer() -> None:
    """PD-097: the offer is the one that is printed at the Energy of that moment."""

    def offers(data: dict[str, Any]) -> None:
        data["object"][0]["amount"] = 6
        data["energy"] = {"dice": [0, *[2] * 8], "for_an_hour": [0, 1, 0, 0, 0, 0, 0, 2, 0]}

    desk = Desk(deck=edited(offers), detective="tolliver").seat(hour=15, energy=1, obj="hip-flask")
    is_exact(desk.mission(needs="D2").roll("R R"))


def test_dice_that_are_rolled_again_for_ever_have_odds_of_at_least_so_much() -> None:
    """PD-R42: an action without a limit; in the end it is certain."""
    deck = edited(lambda data: data["detective"][0].pop("limit"))
    desk = Desk(deck=deck).seat(hour=20, energy=4).mission(needs="D W R P")
    least, exact = odds_in_time(desk.s, 0)
    assert 0.9 < least < 1 and not exact


def test_dice_that_are_rolled_again_for_ever_come_to_an_end() -> None:
    deck = edited(lambda data: data["detective"][0].pop("limit"))
    desk, known = Desk(deck=deck).seat(hour=20, energy=4).mission(needs="D W R P"), Odds()
    while not desk.m.met():
        desk.s.answer(0, best_move(known, desk.s, 0))
    assert desk.area().energy == 4


def test_two_icons_may_be_wild_without_end() -> None:
    """What was noted and counted may be counted again, for either."""
    deck = edited(lambda data: data["detective"][3].update(when="night"))
    desk = Desk("rivals", deck=deck, inspector="brandt").seat(1, energy=7, hour=15).mission("C9", 1, needs="W D P3")
    desk.m.borrowed = 1 << 3
    desk.roll("D P P P")
    desk.do("count yellow-1 as street", "again yellow-1", shows="W")
    is_exact(desk, 1)


def test_what_a_special_action_may_count_twice_has_odds_of_at_least_so_much() -> None:
    """PD-R42: a limit of two."""
    deck = edited(lambda data: data["detective"][1].update(limit=2))
    desk = Desk(deck=deck, detective="tolliver").seat(hour=9, energy=4).mission(needs="D P R").roll("W P D W")
    is_exact(desk)
    desk = Desk(deck=deck, detective="tolliver").seat(hour=9, energy=4).mission(needs="D2 R2").roll("D W R D")
    is_exact(desk)
    desk = Desk(deck=deck, detective="tolliver").seat(hour=9, energy=4).mission(needs="D R P").roll("W P P")
    desk.do("count yellow-1 as dots")
    least, exact = odds_in_time(desk.s, 0)
    assert not exact and least < Brute().value(desk.s, 0)
