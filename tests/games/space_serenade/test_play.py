"""Playing cards: resources, effects, what may be declined, what must be finished; and every action of the notation."""

from __future__ import annotations

import pytest

from posse.core.errors import IllegalMove
from posse.games.space_serenade.rules.cards import COMMON, FIRST_DAMAGE, NO_COLOUR
from tests.games.space_serenade.position import Crew, deck


@pytest.mark.rule("SS-061", "SS-062", "SS-063")
def test_a_card_goes_from_hand_to_the_play_area_for_nothing() -> None:
    crew = Crew(2).hand("strength-two clues-two").fuel(0).do("play strength-two")
    assert crew.in_hand() == ["clues-two"]
    assert crew.names(crew.s.play) == ["strength-two"]
    assert crew.views()[1].play == crew.s.play
    assert (crew.s.strength, crew.area().fuel) == (2, 0)


@pytest.mark.rule("SS-064", "SS-065", "SS-066")
def test_resources_come_before_the_effect() -> None:
    crew = Crew(2).hand("pay-to-draw woolongs").deck("clues-two").pools(woolongs=1)
    crew.do("play pay-to-draw")
    assert crew.s.woolongs == 2
    assert crew.moves() == ["yes", "no"]
    crew.do("yes")
    assert (crew.s.woolongs, crew.in_hand()) == (0, ["clues-two", "woolongs"])


@pytest.mark.rule("SS-067", "SS-068", "SS-070", "SS-R04")
def test_what_is_declined_is_lost() -> None:
    crew = Crew(2).hand("may-draw woolongs").deck("clues-two")
    crew.do("play may-draw")
    assert crew.moves() == ["yes", "no"]
    crew.do("no")
    assert crew.in_hand() == ["woolongs"]
    assert all(move.split()[0] in ("end", "go", "play", "buy") for move in crew.moves())
    crew.refuses("play may-draw")


@pytest.mark.rule("SS-069")
def test_an_effect_is_resolved_once_for_each_playing() -> None:
    crew = Crew(2).hand("draw-one").deck("woolongs*4").do("play draw-one")
    assert crew.in_hand() == ["woolongs"]
    crew.do("play woolongs")
    assert crew.in_hand() == []


@pytest.mark.rule("SS-071", "SS-072", "SS-E01", "SS-R89")
def test_an_effect_is_finished_before_anything_else() -> None:
    crew = Crew(2).hand("move-two woolongs").fuel(10).do("play move-two", "move jet mars")
    assert {move.split()[0] for move in crew.moves()} == {"move", "done"}
    crew.refuses("spike-a", "faye-a", "go mars", "refresh", "end turn", "play woolongs")
    crew.do("move ed earth")
    assert (crew.where("jet"), crew.where("ed")) == ("mars", "earth")
    assert crew.can("spike-a", "end turn")


@pytest.mark.rule("SS-E01")
@pytest.mark.parametrize("moves", [["done"], ["move faye earth", "done"], ["move faye earth", "move spike mars"]])
def test_up_to_two_is_none_one_or_two(moves: list[str]) -> None:
    crew = Crew(2).hand("move-two").do("play move-two", *moves)
    assert "end turn" in crew.moves()
    assert sum(place != 3 for place in crew.s.places) == sum(move != "done" for move in moves)


@pytest.mark.rule("SS-072", "SS-R38")
def test_the_two_characters_are_different_and_go_somewhere_else() -> None:
    crew = Crew(2).hand("move-two").do("play move-two", "move faye earth")
    crew.refuses("move faye mars", "move jet bebop")
    assert len(crew.starting("move")) == 9


@pytest.mark.rule("SS-073", "SS-074", "SS-158", "SS-159")
def test_a_damage_card_in_a_deck_is_an_action_card() -> None:
    cards = deck()
    assert cards.ids[COMMON - 1].startswith("swap")
    assert cards.ids[FIRST_DAMAGE].startswith("scratch")
    crew = Crew(2).hand("draw-one").deck("scar").do("play draw-one", "play scar")
    assert crew.s.strength == 1
    assert crew.names(crew.s.play) == ["draw-one", "scar"]


@pytest.mark.rule("SS-075", "SS-076", "SS-R33")
def test_every_common_card_has_a_colour_and_a_damage_card_none() -> None:
    cards = deck()
    assert {cards.colour[card] for card in range(COMMON)} == {0, 1, 2, 3}
    assert {cards.colour[card] for card in range(FIRST_DAMAGE, FIRST_DAMAGE + 30)} == {NO_COLOUR}
    assert {cards.partner[card] for card in range(FIRST_DAMAGE, FIRST_DAMAGE + 30)} == {NO_COLOUR}


@pytest.mark.rule("SS-R32")
def test_the_same_card_played_again_is_a_new_playing() -> None:
    crew = Crew(2).hand("spike-team-jet shield-one").do("play shield-one", "play spike-team-jet")
    assert (crew.s.strength, crew.area().fuel) == (1, 2)
    card = crew.s.play[-1]
    crew.s.play = crew.s.play[:-1]
    crew.area().hand = (card,)
    crew.do("play spike-team-jet")
    assert (crew.s.strength, crew.area().fuel) == (2, 3)


def test_equal_cards_are_one_move() -> None:
    crew = Crew(2).hand("woolongs*3 strength-two*2")
    assert crew.starting("play") == ["strength-two", "woolongs"]


# -- the actions of the notation ----------------------------------------------------------


def test_draw_then_discard_lets_the_player_choose_from_the_new_hand() -> None:
    crew = Crew(2).hand("draw-then-discard woolongs").deck("clues-two strength-two").do("play draw-then-discard")
    assert crew.starting("discard") == ["strength-two", "clues-two", "woolongs"]
    crew.do("discard clues-two")
    assert crew.discarded() == ["clues-two"]


@pytest.mark.rule("SS-R35")
def test_who_must_discard_chooses_or_discards_all() -> None:
    crew = Crew(2).hand("discard-two woolongs clues-two strength-two").do("play discard-two")
    crew.do("discard woolongs", "discard strength-two")
    assert crew.in_hand() == ["clues-two"]
    crew = Crew(2).hand("discard-two woolongs").do("play discard-two")
    assert (crew.in_hand(), crew.discarded()) == ([], ["woolongs"])


@pytest.mark.rule("SS-R35", "SS-046")
def test_others_discard_what_they_want_in_secret() -> None:
    crew = Crew(3).hand("others-discard").hand("woolongs jet-fuel", 1).hand("clues-two*2", 2)
    crew.do("play others-discard")
    assert crew.s.waiting() == [1, 2]
    crew.do("discard jet-fuel", seat=1)
    assert crew.area(1).discards == ()
    crew.do("discard clues-two", seat=2)
    assert (crew.discarded(1), crew.discarded(2)) == (["jet-fuel"], ["clues-two"])
    assert crew.s.waiting() == [0]


@pytest.mark.rule("SS-R35")
def test_a_hand_that_is_too_small_is_discarded_whole() -> None:
    crew = Crew(3).hand("others-discard-two").hand("woolongs jet-fuel", 1).hand("", 2).do("play others-discard-two")
    assert (crew.in_hand(1), crew.s.waiting()) == ([], [0])


def test_others_discard_down_to_a_number() -> None:
    crew = Crew(3).hand("others-down clues-two*3 draw-one*2").hand("woolongs*5", 1).hand("woolongs*3", 2).do("play others-down")
    assert crew.s.waiting() == [1]
    crew.do("discard woolongs", "discard woolongs")
    assert (len(crew.area(1).hand), len(crew.area(2).hand), crew.s.waiting()) == (3, 3, [0])


def test_others_draw() -> None:
    crew = Crew(3).hand("others-draw").do("play others-draw")
    assert [len(crew.area(seat).hand) for seat in range(3)] == [0, 6, 6]


def test_alone_nobody_else_discards() -> None:
    crew = Crew(1).hand("others-discard others-down others-draw")
    crew.do("play others-discard", "play others-down", "play others-draw")
    assert crew.s.woolongs == 2


def test_gains_by_what_there_is() -> None:
    crew = (
        Crew(2).hand("spikes-count strength-two spike-attack").do("play strength-two", "play spike-attack", "play spikes-count")
    )
    assert crew.s.strength == 2 + 1 + 3
    crew = Crew(2).hand("rage bruise*2 scar").do("play rage")
    assert crew.s.strength == 3
    crew = Crew(2).hand("company").at(spike="mars", jet="mars", ed="mars").do("play company")
    assert crew.s.clues == 2


@pytest.mark.parametrize(("place", "clues"), [("mars", 1), ("earth", 0)])
def test_a_condition_about_a_character(place: str, clues: int) -> None:
    crew = Crew(2).hand("with-jet").at(spike="mars", jet=place).do("play with-jet")
    assert crew.s.clues == clues


def test_conditions_about_criminals() -> None:
    crew = Crew(2).hand("if-criminal if-vicious").do("play if-criminal", "play if-vicious")
    assert crew.s.strength == 0
    crew = Crew(2).hand("if-criminal if-vicious").at(spike="mars").do("play if-criminal")
    assert crew.s.strength == 2
    crew.vicious("earth").do("play if-vicious")
    assert crew.s.strength == 4
    crew = Crew(2).hand("if-criminal").vicious("mars").free("mars").at(spike="mars").do("play if-criminal")
    assert crew.s.strength == 2


def test_a_choice_of_two() -> None:
    crew = Crew(2).hand("pick-one").deck("clues-two").do("play pick-one")
    assert crew.moves() == ["option 1", "option 2"]
    assert Crew(2).hand("pick-one").do("play pick-one", "option 1").s.woolongs == 2
    assert crew.do("option 2").in_hand() == ["clues-two"]


def test_what_cannot_be_done_is_not_offered() -> None:
    crew = Crew(2).hand("pick-one may-draw pay-to-draw take-back top-one remove-discard").deck("").discards("")
    crew.do("play pick-one")
    assert crew.s.woolongs == 2
    crew.s.woolongs = 0
    crew.do("play pay-to-draw", "play may-draw", "play take-back", "play top-one", "play remove-discard")
    assert crew.moves()[0] == "end turn"


def test_several_actions_for_one_decision() -> None:
    crew = Crew(2).hand("swap woolongs").deck("clues-two").do("play swap", "yes")
    assert (crew.in_hand(), crew.discarded()) == (["clues-two"], ["woolongs"])


def test_cards_taken_back_and_put_on_top() -> None:
    crew = Crew(2).hand("take-back top-one").discards("clues-two draw-one woolongs").deck("strength-two")
    crew.do("play take-back")
    assert crew.starting("take back") == ["draw-one", "clues-two", "woolongs"]
    crew.do("take back clues-two", "play top-one", "top draw-one")
    assert (crew.in_hand(), crew.on_deck(), crew.discarded()) == (["clues-two"], ["draw-one", "strength-two"], ["woolongs"])


def test_characters_brought_and_sent() -> None:
    crew = Crew(2).hand("bring-one send-two").at(spike="mars", jet="earth")
    crew.do("play bring-one")
    assert crew.starting("bring") == ["jet", "faye", "ed"]
    crew.do("bring ed", "play send-two")
    assert crew.starting("send") == ["spike", "jet", "ed"]
    crew.do("send ed", "send jet")
    assert [crew.where(name) for name in ("spike", "jet", "faye", "ed")] == ["mars", "bebop", "bebop", "bebop"]


def test_the_own_character_and_another() -> None:
    crew = Crew(2).hand("move-me move-other").do("play move-me")
    assert crew.moves() == ["done", "move spike mars", "move spike earth", "move spike ganymede"]
    crew.do("move spike earth", "play move-other")
    assert crew.moves()[0] == "move jet mars"
    assert len(crew.moves()) == 9
    crew.do("move faye ganymede")
    assert (crew.where("spike"), crew.where("faye"), crew.area().fuel) == ("earth", "ganymede", 1)


def test_what_is_refused_is_named() -> None:
    crew = Crew(2).hand("woolongs")
    with pytest.raises(IllegalMove, match="possible: end turn"):
        crew.s.answer(0, crew.s.parse("play draw-two"))
