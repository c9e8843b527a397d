"""Buying cards, and refreshing the Purchasing Area."""

from __future__ import annotations

import pytest

from tests.games.space_serenade.position import Crew

DEAR = "ten-cost eleven-cost five-cost seven-cost"


@pytest.mark.rule("SS-098", "SS-108", "SS-010")
def test_only_what_lies_in_the_purchasing_area_is_bought() -> None:
    crew = Crew(2).pools(woolongs=99).market(f"{DEAR} swap")
    assert crew.starting("buy") == ["1", "2", "3", "4", "5"]
    assert all(crew.cards.cost[card] or card < 92 for card in crew.s.market)
    crew = Crew(2).pools(woolongs=99).market("- swap - - -")
    assert crew.starting("buy") == ["2"]


@pytest.mark.rule("SS-099", "SS-100", "SS-101")
def test_a_card_costs_woolongs_of_this_turn() -> None:
    crew = Crew(2).hand("woolongs-three woolongs-two").market(f"{DEAR} swap")
    assert crew.starting("buy") == []
    crew.do("play woolongs-three", "play woolongs-two")
    assert crew.starting("buy") == ["3", "5"]
    crew.do("buy 3")
    assert crew.s.woolongs == 0
    crew.refuses("buy 5")


@pytest.mark.rule("SS-102", "SS-103", "SS-R12")
def test_a_bought_card_lies_on_the_discard_pile_and_does_nothing() -> None:
    crew = Crew(2).pools(woolongs=5).discards("woolongs").market(f"{DEAR} swap").do("buy 3")
    assert crew.discarded() == ["five-cost", "woolongs"]
    assert (crew.s.strength, crew.s.play) == (0, ())
    assert crew.views()[1].areas[0].discards == crew.area().discards


@pytest.mark.rule("SS-104", "SS-105", "SS-106", "SS-R36")
def test_the_next_card_takes_its_slot_and_can_be_bought_too() -> None:
    crew = Crew(2).pools(woolongs=9).market(f"{DEAR} swap").common("draw-one clues-two zero-cost").do("buy 5")
    assert crew.bought() == [*DEAR.split(), "draw-one"]
    crew.do("buy 5", "buy 5", "buy 5")
    assert crew.discarded()[:4] == ["zero-cost", "clues-two", "draw-one", "swap"]


def test_equal_cards_are_bought_by_one_move() -> None:
    crew = Crew(2).pools(woolongs=9).market("draw-one swap draw-one move-me zero-cost")
    assert crew.starting("buy") == ["1", "2", "4", "5"]


@pytest.mark.rule("SS-110", "SS-111", "SS-112", "SS-113")
def test_two_fuel_refresh_the_area_as_often_as_they_are_paid() -> None:
    crew = Crew(2).fuel(5).market(f"{DEAR} swap").common("draw-one clues-two zero-cost move-me to-top strength-two*2")
    crew.do("refresh")
    assert crew.bought() == ["draw-one", "clues-two", "zero-cost", "move-me", "to-top"]
    assert (crew.area().fuel, len(crew.s.common)) == (3, 82)
    assert sorted(crew.names(crew.s.removed)) == sorted([*DEAR.split(), "swap"])
    crew.do("refresh")
    assert crew.bought()[:2] == ["strength-two", "strength-two"]
    assert crew.area().fuel == 1
    crew.refuses("refresh")


@pytest.mark.rule("SS-114", "SS-195", "SS-197")
def test_a_criminal_with_the_symbol_refreshes_when_it_is_placed() -> None:
    crew = Crew(2).wanted("mars-starter", investigation=1, held=(0, 1)).stand("mars-two mars-one").fuel(3)
    crew.market(f"{DEAR} swap").common("draw-one clues-two zero-cost move-me to-top").at(spike="mars").pools(clues=2)
    crew.do("investigate criminal")
    assert crew.on("mars") == "mars-two"
    assert crew.bought() == ["draw-one", "clues-two", "zero-cost", "move-me", "to-top"]
    assert crew.area().fuel == 3
    assert crew.piles("mars") == (3, 3)


@pytest.mark.rule("SS-115", "SS-195")
def test_a_criminal_that_is_discarded_or_has_no_symbol_does_not() -> None:
    crew = Crew(2).wanted("mars-starter", investigation=1, held=(0, 1)).wanted("earth-starter").stand("earth-two mars-one")
    crew.market(f"{DEAR} swap").at(spike="mars").pools(clues=2).do("investigate criminal")
    assert (crew.on("earth"), crew.on("mars")) == ("earth-starter", "mars-one")
    assert crew.bought() == [*DEAR.split(), "swap"]


@pytest.mark.rule("SS-R21")
def test_without_common_cards_the_area_shrinks() -> None:
    crew = Crew(2).pools(woolongs=9).market(f"{DEAR} swap").common("", only=True).do("buy 5")
    assert crew.bought() == [*DEAR.split(), "-"]
    crew.do("buy 3")
    assert crew.bought() == ["ten-cost", "eleven-cost", "-", "seven-cost", "-"]
    assert crew.s.common == ()


@pytest.mark.rule("SS-R22", "SS-R23")
def test_a_refresh_deals_what_there_is_and_needs_one_card_at_least() -> None:
    crew = Crew(2).fuel(6).market(f"{DEAR} swap").common("draw-one clues-two", only=True).do("refresh")
    assert crew.bought() == ["draw-one", "clues-two", "-", "-", "-"]
    crew.refuses("refresh")
    assert crew.area().fuel == 4


@pytest.mark.rule("SS-R24")
def test_a_refresh_that_costs_nothing_is_skipped_without_common_cards() -> None:
    crew = (
        Crew(2).wanted("mars-starter", investigation=1, held=(0, 1)).stand("mars-two mars-one").hand("free-refresh replace-one")
    )
    crew.market(f"{DEAR} swap").common("", only=True).at(spike="mars").pools(clues=2)
    crew.do("investigate criminal", "play free-refresh", "play replace-one")
    assert crew.on("mars") == "mars-two"
    assert crew.bought() == [*DEAR.split(), "swap"]


def test_cards_that_help_with_buying() -> None:
    crew = (
        Crew(2).hand("cheaper-one to-top buy-four").market(f"{DEAR} swap").common("draw-one zero-cost clues-two").deck("woolongs")
    )
    crew.do("play cheaper-one", "play to-top", "buy 5")
    assert (crew.s.woolongs, crew.on_deck()) == (1, ["swap", "woolongs"])
    crew.refuses("buy 5")
    crew.do("play buy-four")
    assert crew.moves() == ["done", "gain 5"]
    crew.do("gain 5")
    assert (crew.s.woolongs, crew.discarded()) == (1, ["draw-one"])


def test_a_discount_is_no_refund() -> None:
    crew = Crew(2).hand("cheaper-one").market(f"{DEAR} zero-cost").do("play cheaper-one", "buy 5")
    assert (crew.s.woolongs, crew.s.cheaper) == (1, 0)


def test_one_card_is_replaced() -> None:
    crew = Crew(2).hand("replace-one free-refresh").market(f"{DEAR} swap").common("draw-one clues-two")
    crew.do("play replace-one", "replace 2")
    assert crew.bought() == ["ten-cost", "draw-one", "five-cost", "seven-cost", "swap"]
    crew.do("play free-refresh")
    assert crew.bought()[0] == "clues-two"
    assert crew.area().fuel == 1
