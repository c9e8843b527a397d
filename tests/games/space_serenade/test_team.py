"""Team effects: satisfied, pending, triggered once, in the player's order."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.cards import COMMON
from tests.games.space_serenade.position import Crew, deck


@pytest.mark.rule("SS-078", "SS-079")
def test_a_team_effect_names_another_character() -> None:
    cards = deck()
    named = [card for card in range(COMMON) if cards.partner[card] >= 0]
    assert 0 < len(named) < COMMON
    assert all(cards.partner[card] != cards.colour[card] for card in named)


@pytest.mark.rule("SS-080", "SS-083")
def test_it_triggers_at_once_if_the_other_card_is_in_play() -> None:
    crew = Crew(2).hand("spike-team-jet shield-one").do("play shield-one", "play spike-team-jet")
    assert crew.area().fuel == 2


@pytest.mark.rule("SS-082", "SS-084")
def test_it_waits_for_the_other_card() -> None:
    crew = Crew(2).hand("spike-team-jet shield-one").do("play spike-team-jet")
    assert crew.area().fuel == 1
    assert crew.names(crew.s.pending) == ["spike-team-jet"]
    crew.do("play shield-one")
    assert (crew.area().fuel, crew.s.pending) == (2, ())


@pytest.mark.rule("SS-081")
def test_where_the_character_is_does_not_matter() -> None:
    crew = Crew(2).hand("spike-team-jet").at(spike="mars", jet="mars").do("play spike-team-jet")
    assert crew.area().fuel == 1
    crew = Crew(2).hand("spike-team-jet shield-one").at(spike="mars", jet="earth").do("play shield-one", "play spike-team-jet")
    assert crew.area().fuel == 2


@pytest.mark.rule("SS-080")
def test_cards_of_other_players_do_not_count() -> None:
    crew = Crew(2).hand("spike-team-jet").discards("shield-one").hand("shield-one", 1).do("play spike-team-jet")
    assert crew.area().fuel == 1


@pytest.mark.rule("SS-085", "SS-R28")
def test_a_pending_effect_waits_until_the_card_being_played_is_done() -> None:
    crew = Crew(2).hand("spike-team-jet gauge-down").do("play spike-team-jet", "play gauge-down")
    assert (crew.moves()[0], crew.area().fuel) == ("gauge mars", 1)
    crew.do("gauge mars")
    assert crew.area().fuel == 2


@pytest.mark.rule("SS-R28", "SS-065")
def test_own_effect_before_team_effect() -> None:
    crew = Crew(2).hand("shield-one fuel-for-strength jet-team-spike strength-two").deck("clues-two").fuel(0)
    crew.do("play strength-two", "play jet-team-spike")
    kinds = [event.kind for event in crew.events if event.kind in ("played", "gained", "team")]
    assert kinds == ["played", "gained", "played", "gained", "team", "gained"]
    assert (crew.s.woolongs, crew.s.strength) == (1, 3)


@pytest.mark.rule("SS-086")
def test_one_card_triggers_several_team_effects() -> None:
    crew = Crew(2).hand("jet-team-spike*2 ed-team-spike strength-two")
    crew.do("play jet-team-spike", "play jet-team-spike", "play ed-team-spike", "play strength-two")
    assert crew.s.strength == 2 + 3


@pytest.mark.rule("SS-087")
def test_a_team_effect_triggers_once() -> None:
    crew = Crew(2).hand("jet-team-spike strength-two*2 spike-attack")
    crew.do("play jet-team-spike", "play strength-two", "play strength-two", "play spike-attack")
    assert crew.s.strength == 2 + 1 + 2 + 1


@pytest.mark.rule("SS-088")
def test_a_coloured_basic_card_counts() -> None:
    crew = Crew(2).hand("jet-team-spike spike-fuel").do("play jet-team-spike", "play spike-fuel")
    assert crew.s.strength == 1


@pytest.mark.rule("SS-089", "SS-R33")
def test_neutral_cards_and_damage_do_not() -> None:
    crew = Crew(2).hand("jet-team-spike woolongs scar").do("play jet-team-spike", "play woolongs", "play scar")
    assert crew.names(crew.s.pending) == ["jet-team-spike"]
    assert crew.s.strength == 1


@pytest.mark.rule("SS-090")
def test_what_is_pending_at_the_end_of_the_turn_is_lost() -> None:
    crew = Crew(2).hand("jet-team-spike").deck("strength-two*3 woolongs*2").do("play jet-team-spike", "end turn", "end turn")
    crew.do("play strength-two")
    assert crew.s.strength == 2


@pytest.mark.rule("SS-E02", "SS-086")
def test_three_cards_each_trigger_once() -> None:
    crew = Crew(2).hand("spike-team-faye faye-team-ed ed-team-spike").deck("woolongs*3")
    crew.do("play spike-team-faye", "play faye-team-ed")
    assert crew.in_hand() == ["ed-team-spike", "woolongs"]
    assert crew.s.clues == 0
    crew.do("play ed-team-spike")
    assert (crew.s.clues, crew.s.strength, crew.s.pending) == (2, 2, ())
    assert [crew.cards.kind_ids[crew.cards.kind[event.args[0]]] for event in crew.told("team")] == [
        *("spike-team-faye", "faye-team-ed", "ed-team-spike"),
    ]


@pytest.mark.rule("SS-R29")
def test_the_player_says_which_team_effect_comes_first() -> None:
    crew = Crew(2).hand("spike-team-faye jet-team-faye woolongs-two").deck("clues-two")
    crew.do("play spike-team-faye", "play jet-team-faye", "play woolongs-two")
    assert crew.moves() == ["team spike-team-faye", "team jet-team-faye"]
    assert crew.s.woolongs == 3
    crew.do("team jet-team-faye")
    assert (crew.s.woolongs, crew.in_hand()) == (4, ["clues-two"])
    assert crew.s.pending == ()


@pytest.mark.rule("SS-R29")
def test_where_the_order_makes_no_difference_nobody_is_asked() -> None:
    crew = Crew(2).hand("jet-team-faye ed-team-faye woolongs-two")
    crew.do("play jet-team-faye", "play ed-team-faye", "play woolongs-two")
    assert crew.s.woolongs == 1 + 2 + 2
    crew = Crew(2).hand("spike-team-faye*2 woolongs-two").deck("woolongs*2")
    crew.do("play spike-team-faye", "play spike-team-faye", "play woolongs-two")
    assert crew.in_hand() == ["woolongs", "woolongs"]


@pytest.mark.rule("SS-R30")
def test_a_team_effect_with_may_can_be_declined_and_is_lost() -> None:
    crew = Crew(2).hand("faye-team-spike strength-two*2").deck("clues-two*2").do("play faye-team-spike", "play strength-two")
    assert crew.moves() == ["yes", "no"]
    crew.do("no", "play strength-two")
    assert (crew.in_hand(), crew.s.pending) == ([], ())
    assert crew.can("end turn")


@pytest.mark.rule("SS-R31")
def test_a_card_that_has_left_the_play_area_does_not_count() -> None:
    crew = Crew(2).hand("one-shot jet-team-spike").do("play one-shot", "play jet-team-spike")
    assert (crew.s.strength, crew.names(crew.s.pending)) == (0, ["jet-team-spike"])
    crew = Crew(2).hand("one-shot jet-team-spike strength-two").do("play strength-two", "play jet-team-spike", "play one-shot")
    assert crew.s.strength == 3
