"""Damage cards: red when drawn, then removed, discarded or on top; grey when played."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.cards import FIRST_DAMAGE, NO_PRICE
from tests.games.space_serenade.position import Crew, deck


def hit(damage: str) -> Crew:
    """Spike fights on Mars and draws this Damage card."""
    return Crew(2).wanted("mars-five").at(spike="mars").pools(strength=2).damage(damage).deck("woolongs*2")


@pytest.mark.rule("SS-156", "SS-157", "SS-R49")
def test_the_red_zone_is_applied_at_once_then_the_card_goes_where_it_says() -> None:
    crew = hit("leak").fuel(5).do("fight criminal")
    assert (crew.area().fuel, crew.discarded()) == (3, ["leak"])
    crew = hit("knockout").do("fight criminal")
    assert (crew.where("spike"), crew.discarded()) == ("bebop", ["knockout"])
    crew = hit("alarm").do("fight criminal")
    assert (crew.s.gauges[0], crew.on_deck()) == (2, ["alarm", "woolongs", "woolongs"])
    crew = hit("scratch").do("fight criminal")
    assert (crew.discarded(), crew.names(crew.s.damage_discards)) == ([], ["scratch"])


@pytest.mark.rule("SS-156", "SS-R49")
def test_a_red_effect_may_ask_the_player_before_the_card_is_put_away() -> None:
    crew = hit("confusion").hand("woolongs clues-two").do("fight criminal")
    assert crew.starting("discard") == ["clues-two", "woolongs"]
    assert crew.discarded() == []
    crew.do("discard woolongs")
    assert crew.discarded() == ["confusion", "woolongs"]


def test_what_is_lost_is_no_more_than_there_is() -> None:
    crew = hit("leak").fuel(1).do("fight criminal")
    assert crew.area().fuel == 0
    crew = hit("robbery").do("fight criminal")
    assert crew.s.woolongs == 0


def test_other_players_may_gain_by_it() -> None:
    crew = hit("leak-of-secrets").do("fight criminal")
    assert (len(crew.area(0).hand), len(crew.area(1).hand)) == (4, 6)


def test_damage_may_bring_damage() -> None:
    crew = hit("infection bruise").do("fight criminal")
    assert crew.discarded() == ["infection", "bruise"]


@pytest.mark.rule("SS-158", "SS-159", "SS-R50")
def test_from_the_own_deck_only_the_grey_zone_counts() -> None:
    crew = Crew(2).hand("draw-one").deck("leak").fuel(5).do("play draw-one")
    assert (crew.area().fuel, crew.in_hand()) == (5, ["leak"])
    crew.do("play leak")
    assert crew.area().fuel == 5
    crew = Crew(2).hand("robbery").deck("clues-two").pools(woolongs=3).do("play robbery")
    assert (crew.s.woolongs, crew.in_hand()) == (3, ["clues-two"])


@pytest.mark.rule("SS-160", "SS-161", "SS-R04", "SS-318")
def test_a_played_damage_card_is_removed_for_its_price_at_any_time_of_the_turn() -> None:
    priced = [card for card in range(FIRST_DAMAGE, FIRST_DAMAGE + 30) if deck().price[card] != NO_PRICE]
    assert len(priced) > 15
    crew = Crew(2).hand("bruise woolongs*2").do("play bruise")
    assert not crew.starting("pay off")
    crew.do("play woolongs", "play woolongs")
    assert crew.starting("pay off") == ["bruise"]
    crew.do("pay off bruise")
    assert (crew.s.woolongs, crew.names(crew.s.damage_discards)) == (1, ["bruise"])
    assert "bruise" not in crew.names(crew.s.play)
    assert not crew.starting("pay off")


@pytest.mark.rule("SS-R04", "SS-160")
def test_not_from_hand_not_while_an_effect_is_going_on_and_each_for_its_own_price() -> None:
    crew = Crew(2).hand("bruise fracture knockout gauge-up").pools(woolongs=2, strength=1).fuel(1)
    assert not crew.starting("pay off")
    crew.do("play bruise", "play fracture", "play knockout", "play gauge-up")
    crew.refuses("pay off bruise")
    crew.do("gauge mars")
    assert crew.starting("pay off") == ["bruise", "fracture", "knockout"]
    crew.do("pay off fracture", "pay off knockout")
    assert (crew.s.woolongs, crew.area().fuel, crew.s.strength) == (0, 0, 0)


@pytest.mark.rule("SS-161", "SS-162")
def test_what_is_not_paid_is_discarded_with_the_others() -> None:
    crew = Crew(2).hand("bruise").pools(woolongs=5).deck("woolongs*5").do("play bruise", "end turn")
    assert crew.discarded() == ["bruise"]
    assert crew.s.damage_discards == ()


@pytest.mark.rule("SS-163")
def test_an_unplayed_damage_card_is_discarded() -> None:
    crew = Crew(2).hand("bruise").deck("woolongs*5").do("end turn")
    assert crew.discarded() == ["bruise"]


@pytest.mark.rule("SS-164", "SS-166")
def test_a_removed_damage_card_goes_to_its_discard_pile_from_anywhere() -> None:
    crew = hit("scratch").hand("bruise*2 remove-hand heal").discards("scar").do("fight criminal")
    crew.do("play bruise", "play remove-hand", "remove bruise from hand", "play heal").pools(woolongs=1).do("pay off bruise")
    assert crew.names(crew.s.damage_discards) == ["scratch", "bruise", "scar", "bruise"]
    assert len(crew.s.damage) == 26


@pytest.mark.rule("SS-165", "SS-R52")
def test_an_empty_damage_deck_is_made_anew_from_its_discard_pile() -> None:
    crew = hit("scratch").damage("scratch", only=True).do("fight criminal")
    assert (crew.s.damage, len(crew.s.damage_discards)) == ((), 30)
    crew.pools(strength=2).do("fight criminal")
    assert len(crew.told("damage")) == 2
    assert len(crew.s.damage) in (28, 29)


@pytest.mark.rule("SS-R52", "SS-R53", "SS-227")
def test_between_the_two_cards_of_vicious_too() -> None:
    crew = Crew(2).vicious("mars").at(spike="mars").pools(strength=2).damage("scratch", only=True).do("fight vicious")
    assert len(crew.told("damage")) == 2


@pytest.mark.rule("SS-R51")
def test_without_any_damage_card_the_token_is_taken_all_the_same() -> None:
    crew = hit("scratch")
    crew.area(1).deck = crew.s.damage + crew.area(1).deck
    crew.s.damage = ()
    crew.do("fight criminal")
    assert (crew.tokens()[0], crew.told("damage")) == (1, [])


@pytest.mark.rule("SS-R53")
def test_the_second_card_on_top_lies_above_the_first() -> None:
    crew = (
        Crew(2).vicious("mars").at(spike="mars").pools(strength=2).damage("alarm fracture").deck("woolongs").do("fight vicious")
    )
    assert crew.on_deck() == ["fracture", "alarm", "woolongs"]


@pytest.mark.rule("SS-167")
def test_damage_costs_no_points() -> None:
    crew = Crew(2).hand("bruise*3 scar").captured("mars-one", 0).captured("earth-one", 1)
    assert crew.s.scores() == [1, 1]


def test_shields_keep_damage_away_this_turn() -> None:
    crew = hit("bruise*2").hand("shield-one shield-two").pools(strength=8).do("play shield-one", "fight criminal")
    assert (crew.discarded(), crew.s.shield) == ([], 0)
    crew.do("fight criminal")
    assert crew.discarded() == ["bruise"]
    crew = hit("bruise").hand("shield-two").do("play shield-two", "end turn", "end turn").pools(strength=2).do("fight criminal")
    assert len(crew.told("damage")) == 1


def test_cards_may_hurt_their_player() -> None:
    crew = Crew(2).hand("hurt-me hurt-me-twice").damage("bruise*3").do("play hurt-me", "play hurt-me-twice")
    assert (crew.s.strength, crew.discarded()) == (2, ["bruise", "bruise", "bruise"])
