"""What is asked is put in words, and what would be lost is said before a turn ends."""

from __future__ import annotations

import posse
from posse.core.state import SPECTATOR
from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.seen import (
    NAMES,
    NBSP,
    done_on,
    faces,
    ids,
    piece,
    said,
    scene_of,
)

# -- what effects ask ---------------------------------------------------------------------


def test_what_may_be_declined_is_asked_on_its_card() -> None:
    crew = Crew(2).hand("pay-to-draw woolongs*2").do("play woolongs", "play woolongs", "play pay-to-draw")
    scene = scene_of(crew)
    assert scene.prompt == "Pay to draw: you may pay 2 Woolongs to draw 1 card."
    assert [(option.label, option.on) for option in scene.options] == [
        ("Pay 2 Woolongs: draw 1 card", "pay-to-draw"),
        ("No, thanks", "pay-to-draw"),
    ]
    assert scene_of(crew, 1).prompt == "Waiting for Ann to decide about Pay to draw."


def test_one_of_two_is_chosen_on_its_card() -> None:
    crew = Crew(2).hand("pick-one").do("play pick-one")
    scene = scene_of(crew)
    assert [(option.label, option.on) for option in scene.options] == [
        ("Gain 2 Woolongs", "pick-one"),
        ("Draw 1 card", "pick-one"),
    ]
    assert scene.prompt == "Pick one: choose: gain 2 Woolongs, or draw 1 card."


def test_characters_are_moved_by_their_figures() -> None:
    crew = Crew(2).hand("move-two").do("play move-two")
    moves = done_on(crew)
    assert (moves["move jet mars"], moves["done"]) == ("figure_jet", "")
    assert said(crew, "move jet mars") == "Jet to Mars"
    assert said(crew, "done") == "Move nobody"
    crew.do("move jet mars")
    assert said(crew, "done") == "Move nobody else"
    bring = Crew(2).at(jet="mars").hand("bring-one").do("play bring-one")
    assert set(done_on(bring).values()) <= {"figure_jet", ""}
    send = Crew(2).at(jet="mars", ed="earth").hand("send-two").do("play send-two")
    assert said(send, "send ed") == "Send Ed to the Bebop"


def test_gauges_are_turned_on_their_planets() -> None:
    crew = Crew(2).gauge(mars=3).hand("gauge-up").do("play gauge-up")
    assert done_on(crew) == {"gauge mars": "planet_mars", "gauge earth": "planet_earth", "gauge ganymede": "planet_ganymede"}
    assert said(crew, "gauge earth") == "Earth: gauge from 1 to 2"
    assert said(crew, "gauge mars", lang="fr") == "Mars : jauge de 3 à 3"


def test_slots_are_chosen_on_their_cards() -> None:
    market = "five-cost ten-cost swap seven-cost move-me"
    replace = Crew(2).market(market).hand("replace-one").do("play replace-one")
    assert done_on(replace)["replace 2"] == "ten-cost"
    buy = Crew(2).market(market).hand("buy-four").do("play buy-four")
    assert done_on(buy) == {"done": "", "gain 3": "swap", "gain 5": "move-me"}
    assert said(buy, "done") == "No card"


def test_cards_are_removed_where_they_lie() -> None:
    crew = Crew(2).hand("may-remove-two woolongs").discards("clues-two").do("play may-remove-two")
    scene = scene_of(crew)
    assert piece(scene, done_on(crew)["remove woolongs from hand"]).zone == "hand_0"
    assert piece(scene, done_on(crew)["remove clues-two from discard"]).zone == "discard_0"
    assert said(crew, "done") == "Remove no card"


def test_a_token_for_nothing_is_taken_from_either_pile() -> None:
    crew = Crew(2).at(spike="mars").wanted("mars-starter").vicious("mars").hand("take-resistance").do("play take-resistance")
    assert done_on(crew) == {"target criminal": "resistance_mars_pile", "target vicious": "resistance_vicious_pile"}
    assert scene_of(crew).prompt == "Take resistance: choose who loses a Resistance token."


def test_damage_asks_by_its_name_and_lies_open_meanwhile() -> None:
    crew = Crew(2).at(spike="mars").wanted("mars-starter").pools(strength=1).hand("woolongs draw-one").damage("confusion")
    crew.do("fight criminal")
    scene = scene_of(crew)
    assert faces(scene, "drawn") == [("confusion", 1)]
    assert scene.prompt == "Confusion: discard 1 card."
    waiting = "On attend le choix d\N{RIGHT SINGLE QUOTATION MARK}Ann pour Confusion."
    assert scene_of(crew, 1, "fr").prompt.replace(NBSP, " ") == waiting


def test_a_played_damage_card_is_paid_off_where_it_lies() -> None:
    crew = Crew(2).hand("bruise").pools(woolongs=1).do("play bruise")
    on = done_on(crew)["pay off bruise"]
    assert piece(scene_of(crew), on).zone == "play_0"
    assert said(crew, "pay off bruise") == "Remove Bruise for 1 Woolong"


def test_others_who_discard_choose_in_secret() -> None:
    crew = Crew(3).hand("others-discard").hand("woolongs jet-fuel", 1).hand("clues-two draw-one", 2).do("play others-discard")
    assert scene_of(crew, 1).prompt == "Others discard: discard 1 card."
    assert scene_of(crew).prompt == "Waiting for Bob and Cy to decide about Others discard."
    crew.do("discard jet-fuel", seat=1)
    scene = scene_of(crew, 1)
    assert scene.prompt == "You discard Jet fuel. Waiting for Cy."
    assert not scene.options
    assert scene_of(crew, 2).prompt == "Others discard: discard 1 card."


# -- a turn -------------------------------------------------------------------------------


def test_the_end_of_a_turn_says_what_could_still_be_used() -> None:
    crew = Crew(2).hand("").market("five-cost ten-cost swap seven-cost move-me").pools(woolongs=1, strength=1, clues=1).fuel(0)
    assert said(crew, "end turn") == "End the turn"
    crew.pools(woolongs=2)
    assert said(crew, "end turn") == "End the turn (unused: 2 Woolongs)"
    crew.wanted("mars-starter").pools(strength=1, clues=2).fuel(1)
    assert said(crew, "end turn") == "End the turn (unused: 1 Strength, 2 Clues)"
    assert said(crew.gauge(mars=2, earth=2, ganymede=2), "end turn") == "End the turn"
    crew.pools().hand("woolongs bruise")
    assert said(crew, "end turn", lang="fr") == "Finir le tour (inutilisé : 1 carte en main)"
    assert said(crew.hand("bruise").do("play bruise").pools(woolongs=1), "end turn") == "End the turn (unused: 1 Woolong)"


def test_vicious_is_worth_a_flight_too() -> None:
    crew = Crew(2).hand("").free("mars").free("earth").free("ganymede").vicious("earth").pools(strength=2).fuel(1)
    assert said(crew, "end turn") == "End the turn (unused: 2 Strength)"


def test_a_turn_says_what_one_has_and_to_others_whose_it_is() -> None:
    crew = Crew(2).pools(woolongs=2, clues=1).fuel(3)
    assert scene_of(crew).prompt == "Your turn: you have 2 Woolongs, 3 Fuel and 1 Clue."
    assert scene_of(crew, 1).prompt == "Ann is playing."
    assert scene_of(crew.pools().fuel(0)).prompt == "Your turn: play a card."
    assert scene_of(Crew(2).hand("").fuel(0)).prompt == "Nothing left to do: end your turn."
    assert done_on(crew)["end turn"] == ""
    assert not scene_of(crew, SPECTATOR).options


def test_characters_are_chosen_on_their_boards() -> None:
    state = posse.game("space_serenade").new(2, 3)
    seat = state.waiting()[0]
    scene = scene_of(state, seat)
    assert ids(scene, "characters") == ["board_spike", "board_jet", "board_faye", "board_ed"]
    assert [option.on for option in scene.options] == ids(scene, "characters")
    assert "A (3 Fuel): draw a card" in piece(scene, "board_spike").text
    state.answer(seat, state.parse("character spike"))
    scene = scene_of(state, seat)
    assert piece(scene, "board_spike").zone == f"board_{seat}"
    assert scene.prompt == f"{NAMES[1 - seat]} is choosing a character."
