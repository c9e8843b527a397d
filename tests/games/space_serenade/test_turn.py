"""The course of a turn, from the hand that was drawn before it to the hand drawn after it."""

from __future__ import annotations

import pytest

from tests.games.space_serenade.position import Crew


@pytest.mark.rule("SS-044", "SS-055", "SS-258")
def test_turns_go_round_one_player_at_a_time() -> None:
    crew = Crew(3)
    order = []
    for _ in range(6):
        seats = crew.s.waiting()
        assert len(seats) == 1
        assert all(crew.s.options(other) == [] for other in range(3) if other != seats[0])
        order += seats
        crew.do("end turn")
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("SS-045", "SS-046")
def test_a_turn_begins_with_the_hand_drawn_before() -> None:
    crew = Crew(2).hand("woolongs", 1)
    crew.do("end turn")
    assert crew.in_hand(1) == ["woolongs"]
    crew.do("end turn").hand("others-draw").do("play others-draw", "end turn")
    assert len(crew.area(1).hand) == 6


@pytest.mark.rule("SS-047", "SS-046")
def test_who_discards_in_anothers_turn_draws_no_cards_for_it() -> None:
    crew = Crew(2).hand("others-discard-two").hand("woolongs*3 jet-fuel jet-attack", 1)
    crew.do("play others-discard-two").do("discard woolongs", "discard jet-fuel", seat=1)
    assert len(crew.area(1).hand) == 3
    crew.do("end turn")
    assert crew.in_hand(1) == ["jet-attack", "woolongs", "woolongs"]


@pytest.mark.rule("SS-048", "SS-049", "SS-107", "SS-153")
def test_actions_in_any_order_and_any_number() -> None:
    crew = Crew(2, crew=("faye", "jet")).hand("woolongs-three*2 strength-two").fuel(9).market("zero-cost draw-one*2 swap move-me")
    crew.wanted("mars-starter").damage("scratch*2")
    crew.do("buy 1", "play woolongs-three", "buy 2", "go mars", "faye-a", "play strength-two", "fight criminal")
    crew.do("play woolongs-three", "fight criminal", "buy 4", "go bebop", "faye-b 5")
    assert crew.discarded() == ["move-me", "swap", "draw-one", "zero-cost"]
    assert (crew.s.woolongs, crew.area().fuel, crew.tokens()[0]) == (3, 3, 2)


@pytest.mark.rule("SS-050", "SS-051", "SS-063", "SS-150")
def test_nothing_has_to_be_done() -> None:
    crew = Crew(2).hand("woolongs*4").pools(strength=5, clues=5).at(spike="mars")
    assert "end turn" in crew.moves()
    crew.do("end turn")
    assert crew.s.waiting() == [1]
    crew = Crew(2).hand("woolongs*2").do("play woolongs", "play woolongs")
    assert crew.s.waiting() == [0]
    assert "end turn" in crew.moves()


@pytest.mark.rule("SS-052", "SS-077", "SS-162", "SS-163")
def test_played_and_unplayed_cards_go_to_the_discard_pile() -> None:
    crew = Crew(2).hand("draw-one bruise*2 strength-two").deck("woolongs*6").discards("clues-two")
    crew.do("play strength-two", "play bruise", "end turn")
    assert sorted(crew.discarded()) == sorted(["clues-two", "draw-one", "bruise", "bruise", "strength-two"])
    assert crew.s.play == ()
    assert crew.views()[1].areas[0].discards == crew.area().discards


@pytest.mark.rule("SS-053", "SS-054")
def test_five_cards_are_drawn_after_discarding_and_before_vicious_moves() -> None:
    crew = Crew(2).hand("woolongs*3").vicious("mars").stand("earth-one").at(spike="mars").pools(strength=2).damage("scratch*2")
    crew.do("fight vicious", "end turn")
    assert len(crew.area().hand) == 5
    kinds = [event.kind for event in crew.events]
    assert kinds.index("ended") < kinds.index("drew") < kinds.index("movement") < kinds.index("turn")


@pytest.mark.rule("SS-056", "SS-057", "SS-058", "SS-X10")
def test_the_discard_pile_is_shuffled_when_the_deck_runs_out() -> None:
    crew = Crew(2).hand("draw-two swap").deck("clues-two strength-two").discards("woolongs*6")
    crew.do("play swap", "no", "end turn")
    held = crew.in_hand()
    assert {"clues-two", "strength-two"} <= set(held)
    assert len(held) == 5
    assert len(crew.area().deck) == 5
    assert crew.discarded() == []
    everything = sorted([*held, *crew.on_deck()])
    assert everything == sorted(["clues-two", "strength-two", "draw-two", "swap", *["woolongs"] * 6])


@pytest.mark.rule("SS-059", "SS-109")
def test_a_shuffle_within_the_turn_leaves_played_cards_out_and_takes_bought_ones_in() -> None:
    crew = Crew(2).hand("draw-two woolongs-three").deck("").discards("").market("swap ten-cost eleven-cost five-cost seven-cost")
    crew.do("play woolongs-three", "buy 1", "play draw-two")
    assert crew.in_hand() == ["swap"]
    assert crew.names(crew.s.play) == ["woolongs-three", "draw-two"]


@pytest.mark.rule("SS-060")
def test_a_card_on_top_of_the_deck_is_drawn_at_the_end_of_the_turn() -> None:
    crew = Crew(2).hand("to-top").deck("clues-two*3 woolongs*3").market("zero-cost ten-cost five-cost seven-cost swap")
    crew.do("play to-top", "buy 1").damage("fracture").pools(strength=1).at(spike="mars").wanted("mars-starter")
    crew.do("fight criminal", "end turn")
    assert crew.in_hand() == sorted(["fracture", "zero-cost", "clues-two", "clues-two", "clues-two"])


@pytest.mark.rule("SS-R25")
def test_who_has_too_few_cards_draws_what_there_is() -> None:
    crew = Crew(2).hand("draw-two").deck("woolongs").discards("")
    crew.do("play draw-two")
    assert crew.in_hand() == ["woolongs"]
    crew.do("end turn")
    assert crew.in_hand() == ["draw-two", "woolongs"]


@pytest.mark.rule("SS-R26")
def test_an_empty_deck_is_not_renewed_before_a_card_must_be_drawn() -> None:
    crew = Crew(2).hand("draw-one*2").deck("woolongs").discards("clues-two")
    crew.do("play draw-one")
    assert (crew.on_deck(), crew.discarded()) == ([], ["clues-two"])
    crew.do("play draw-one")
    assert (crew.in_hand(), crew.discarded()) == (["clues-two", "woolongs"], [])


@pytest.mark.rule("SS-R27", "SS-319", "SS-320", "SS-321", "SS-317", "SS-322")
def test_pools_are_empty_after_the_turn_and_fuel_stays() -> None:
    crew = Crew(2).hand("woolongs-three strength-two clues-two shield-one cheaper-one to-top").fuel(7)
    crew.do("play woolongs-three", "play strength-two", "play clues-two", "play shield-one", "play cheaper-one", "play to-top")
    assert (crew.s.woolongs, crew.s.strength, crew.s.clues) == (5, 2, 2)
    crew.do("end turn")
    assert (crew.s.woolongs, crew.s.strength, crew.s.clues) == (0, 0, 0)
    assert (crew.s.shield, crew.s.cheaper, crew.s.to_top) == (0, 0, False)
    assert crew.area().fuel == 7


@pytest.mark.rule("SS-316", "SS-318", "SS-325", "SS-326", "SS-327", "SS-328")
def test_what_the_four_resources_are_for() -> None:
    crew = Crew(2).hand("pay-to-draw fuel-for-strength").fuel(9).pools(3, 1, 2).market("swap zero-cost draw-one*2 move-me")
    crew.wanted("mars-starter").wanted("earth-starter").damage("scratch")
    crew.refuses("fight criminal", "investigate criminal")
    crew.do("play pay-to-draw", "yes", "buy 1", "go mars", "fight criminal", "go earth", "investigate criminal", "refresh")
    assert (crew.s.woolongs, crew.s.strength, crew.s.clues, crew.area().fuel) == (0, 0, 0, 6)
    crew.do("play fuel-for-strength", "yes")
    assert (crew.s.strength, crew.area().fuel) == (2, 4)


@pytest.mark.rule("SS-323", "SS-X07", "SS-R90")
def test_fuel_stops_at_ten() -> None:
    crew = Crew(2).hand("fuel-three spike-fuel").fuel(9).do("play fuel-three")
    assert crew.area().fuel == 10
    crew.do("play spike-fuel")
    assert crew.area().fuel == 10


@pytest.mark.rule("SS-324", "SS-122")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    crew = Crew(2).hand("fuel-for-strength").fuel(1).gauge(mars=2).do("play fuel-for-strength")
    assert crew.s.waiting() == [0]
    assert crew.s.strength == 0
    crew.refuses("go mars", "refresh", "faye-a")
    assert crew.can("go earth")


@pytest.mark.rule("SS-329")
def test_renown_pays_for_nothing() -> None:
    crew = Crew(2).hand("woolongs").market("swap draw-one*2 move-me zero-cost")
    crew.area().renown = 20
    assert crew.starting("buy") == ["5"]
    crew.do("play woolongs", "buy 5", "end turn")
    assert crew.area().renown == 20
