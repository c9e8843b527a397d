"""The scene shows what its viewer may see, all of it, and nothing else; every move lies on the thing it is made with."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import posse
from posse.core.rng import Rng
from posse.core.scene import SECRET, Badge, Piece, Scene, Zone
from posse.core.state import SPECTATOR, State
from posse.games.space_serenade.art import sprite
from posse.games.space_serenade.scene import build
from posse.games.space_serenade.state import table
from posse.terminal.view import View
from posse.testing.walk import random_answer
from posse.texts import LANGUAGES, Texts, texts
from tests.games.space_serenade.position import Crew

SAY = {lang: texts("space_serenade", lang) for lang in LANGUAGES}
NAMES = ("Ann", "Bob", "Cy", "Di")
NBSP = "\N{NO-BREAK SPACE}"


def say_to(state: State, viewer: int, lang: str) -> Texts:
    return SAY[lang].to(viewer, NAMES[: state.players])


def scene_of(crew: Crew | State, viewer: int = 0, lang: str = "en") -> Scene:
    state = crew.s if isinstance(crew, Crew) else crew
    return build(table(state.seen_by(viewer)), say_to(state, viewer, lang))


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def badge(thing: Piece | Zone, kind: str) -> Badge:
    return next(badge for badge in thing.badges if badge.kind == kind)


def kinds(thing: Piece | Zone) -> list[str]:
    return [badge.kind for badge in thing.badges]


def ids(scene: Scene, zone: str) -> list[str]:
    return [piece.id for piece in scene.zone(zone)]


def faces(scene: Scene, zone: str) -> list[tuple[str, int]]:
    return [(piece.face, piece.count) for piece in scene.zone(zone)]


def done_on(crew: Crew, viewer: int = 0) -> dict[str, str]:
    """The moves of a viewer by their words, with what they are made on."""
    return {crew.s.text(option.move): option.on for option in scene_of(crew, viewer).options}


def said(crew: Crew, move: str, viewer: int = 0, lang: str = "en") -> str:
    options = scene_of(crew, viewer, lang).options
    return next(option.label for option in options if crew.s.text(option.move) == move).replace(NBSP, " ")


def log(crew: Crew, viewer: int = 0, lang: str = "en") -> list[str]:
    """What has happened since the crew was made, as this viewer reads it."""
    say = say_to(crew.s, viewer, lang)
    lines = [crew.s.game.describe(event, say) for event in crew.events if event.reaches(viewer)]
    return [line for line in lines if line]


# -- places and criminals -----------------------------------------------------------------


def test_figures_stand_where_they_are_and_those_of_players_bear_their_shape() -> None:
    scene = scene_of(Crew(2).at(spike="mars", ed="ganymede"))
    assert ids(scene, "figures_mars") == ["figure_spike"]
    assert ids(scene, "figures_ganymede") == ["figure_ed"]
    assert ids(scene, "figures_bebop") == ["figure_jet", "figure_faye"]
    assert (badge(piece(scene, "figure_jet"), "player").shape, piece(scene, "figure_jet").label) == ("square", "Jet")
    assert not piece(scene, "figure_ed").badges
    assert piece(scene, "figure_ed").caption == "Character that nobody plays"


@pytest.mark.rule("SS-118")
def test_planets_show_their_gauge_and_flying_there_its_price() -> None:
    crew = Crew(2).gauge(mars=3, earth=2).fuel(2).at(spike="ganymede")
    assert badge(zone(scene_of(crew), "planet_mars"), "gauge").value == "3"
    places = {move: on for move, on in done_on(crew).items() if move.startswith("go ")}
    assert places == {"go earth": "planet_earth", "go bebop": "bebop"}
    assert said(crew, "go earth") == "Fly to Earth for 2 Fuel"
    assert said(crew, "go bebop", lang="fr") == "Voler vers le Bebop (1 Carburant)"


def test_a_poster_shows_prices_and_what_is_left_of_its_two_piles() -> None:
    scene = scene_of(Crew(2).wanted("mars-starter", resistance=2))
    poster = piece(scene, "mars-starter")
    assert (poster.zone, poster.kind) == ("criminal_mars", "criminal")
    assert [(b.kind, b.value) for b in poster.badges] == [
        ("points", "0"),
        ("strength", "1"),
        ("clues", "2"),
        ("resistance", "2/3"),
        ("investigation", "2/2"),
    ]
    assert faces(scene, "resistance_mars") == [("token_mars", 2)]
    assert badge(piece(scene, "resistance_mars_pile"), "resistance").label == "2 Resistance at 1 Strength"


def test_a_free_planet_has_neither_poster_nor_piles() -> None:
    scene = scene_of(Crew(2).free("earth"))
    assert not scene.zone("criminal_earth")
    assert "resistance_earth" not in [zone.id for zone in scene.zones]


@pytest.mark.rule("SS-142", "SS-143")
def test_tokens_are_taken_from_the_piles_with_price_and_number() -> None:
    crew = Crew(2).wanted("mars-starter").vicious("mars").at(spike="mars").pools(strength=4, clues=3)
    moves = done_on(crew)
    assert moves["fight criminal"] == "resistance_mars_pile"
    assert moves["investigate vicious"] == "investigation_vicious_pile"
    assert said(crew, "fight criminal") == "Fight Mars starter for 1 Strength (3 left)"
    assert said(crew, "investigate vicious") == "Investigate Vicious for 3 Clues (3 left)"
    assert said(crew, "fight vicious", lang="fr") == "Combattre Vicious pour 2 Force (reste 6)"


@pytest.mark.rule("SS-218", "SS-219")
def test_vicious_has_a_place_of_his_own_when_he_is_in_play() -> None:
    before = scene_of(Crew(2))
    assert "villain" not in [zone.id for zone in before.zones]
    assert badge(zone(before, "bigshot"), "last").label == "Vicious is among the last 3"
    scene = scene_of(Crew(2).vicious("earth", resistance=5))
    card = piece(scene, "vicious")
    assert (card.zone, card.kind, badge(card, "earth").label) == ("villain", "villain", "on Earth")
    assert badge(card, "resistance").value == "5/6"
    assert piece(scene, "figure_vicious").zone == "figures_earth"
    assert zone(scene, "stand").label == "Movement deck"
    assert scene.status == "Turn 1 · Vicious is on Earth"


def test_the_last_turns_are_counted() -> None:
    crew = Crew(3).vicious("mars")
    crew.s.turns_left = 2
    assert scene_of(crew).status == "Turn 1 · Vicious is on Mars · the last 2 turns"
    assert badge(zone(scene_of(crew), "bigshot"), "turns_left").value == "2"


# -- cards for sale -----------------------------------------------------------------------


def test_every_way_to_buy_a_card_lies_on_it_with_its_price() -> None:
    crew = Crew(2).market("five-cost ten-cost swap seven-cost move-me").fuel(10).pools(woolongs=5)
    moves = done_on(crew)
    assert {move: on for move, on in moves.items() if on == "five-cost"} == {"buy 1": "five-cost", "spike-b 1": "five-cost"}
    assert said(crew, "buy 1") == "Buy Five cost for 5 Woolongs"
    assert said(crew, "spike-b 1") == "Spike B: buy Five cost for 3 Woolongs and 5 Fuel, on top of the deck"
    assert moves["refresh"] == "common"
    assert ids(scene_of(crew), "market") == ["five-cost", "ten-cost", "swap", "seven-cost", "move-me"]
    faye = Crew(2, crew=("faye", "jet")).market("five-cost ten-cost swap seven-cost move-me").fuel(6)
    assert said(faye, "faye-b 1") == "Faye B: buy Five cost for 5 Fuel"
    assert done_on(faye)["faye-b 3"] == "swap"


def test_what_is_said_of_the_next_purchase_shows_on_cards_and_on_the_turn() -> None:
    crew = Crew(2).hand("cheaper-one to-top").market("five-cost ten-cost swap seven-cost move-me").pools(woolongs=2)
    crew.do("play cheaper-one", "play to-top")
    scene = scene_of(crew)
    assert (badge(piece(scene, "five-cost"), "cost").value, badge(piece(scene, "five-cost"), "cost").live) == ("4", True)
    assert kinds(zone(scene, "pools_0")) == ["woolongs", "strength", "clues", "cheaper", "to_top"]
    assert said(crew, "buy 1") == "Buy Five cost for 4 Woolongs, on top of the deck"
    assert said(crew.fuel(10), "spike-b 1") == "Spike B: buy Five cost for 2 Woolongs and 5 Fuel, on top of the deck"
    faye = Crew(2, crew=("faye", "jet")).hand("to-top").market("five-cost ten-cost swap seven-cost move-me").fuel(6)
    assert said(faye.do("play to-top"), "faye-b 1") == "Faye B: buy Five cost for 5 Fuel, on top of the deck"


def test_a_card_costs_nothing_in_words_too() -> None:
    crew = Crew(2).market("zero-cost ten-cost swap seven-cost move-me")
    assert said(crew, "buy 1") == "Buy Zero cost for nothing"


# -- what lies before a player ------------------------------------------------------------


def test_equal_cards_in_hand_are_one_piece_and_others_see_backs() -> None:
    crew = Crew(2).hand("woolongs*3 strength-two").hand("draw-one woolongs", 1)
    assert sorted(faces(scene_of(crew), "hand_0")) == [("strength-two", 1), ("woolongs", 3)]
    assert done_on(crew)["play woolongs"] in ids(scene_of(crew), "hand_0")
    backs = scene_of(crew, 1).zone("hand_0")
    assert [(back.face, back.back, back.text) for back in backs] == [("back_spike", True, "")] * 4


@pytest.mark.rule("SS-R18")
def test_captured_criminals_and_renown_are_their_owners_secret_unless_scores_are_open() -> None:
    crew = Crew(2).captured("mars-one earth-one", 1)
    crew.s.areas[1].renown = 7
    own, other = scene_of(crew, 1), scene_of(crew, 0)
    assert ids(own, "captured_1") == ["mars-one", "earth-one"]
    assert badge(zone(own, "captured_1"), "renown").value == "7"
    assert faces(other, "captured_1") == [("back_criminal", 2)]
    assert kinds(zone(other, "captured_1")) == ["captured"]
    assert other.players[1].score == SECRET
    assert own.players[1].score == 7 + sum([crew.cards.points[card] for card in crew.s.areas[1].captured])
    opened = Crew(2, scores="open").captured("mars-one", 1)
    assert ids(scene_of(opened), "captured_1") == ["mars-one"]
    assert scene_of(opened).players[1].score >= 0


def test_a_hidden_score_is_not_shown_at_the_terminal() -> None:
    crew = Crew(2)
    view = View(say_to(crew.s, 0, "en"))
    scene = scene_of(crew)
    assert "pts" not in view.scored(scene, scene.players[1]).plain
    assert view.scored(scene, scene.players[0]).plain.endswith("0 pts")


def test_pools_are_those_of_the_active_player() -> None:
    scene = scene_of(Crew(2).pools(woolongs=2, clues=1), 1)
    assert [(b.kind, b.value) for b in zone(scene, "pools_0").badges] == [("woolongs", "2"), ("strength", "0"), ("clues", "1")]
    assert not zone(scene, "pools_1").badges
    assert badge(zone(scene, "fuel_0"), "fuel").value == "1/10"


def test_a_card_that_all_have_seen_put_on_top_lies_open_on_the_deck() -> None:
    crew = Crew(2).hand("top-one").discards("clues-two").do("play top-one", "top clues-two")
    (top,) = scene_of(crew, 1).zone("deck_0")
    assert (top.face, top.back) == ("clues-two", False)
    assert scene_of(crew, 1).zone("deck_1")[0].back


def test_the_discard_pile_can_be_looked_through_and_opens_when_it_is_chosen_from() -> None:
    crew = Crew(2).hand("take-back").discards("woolongs clues-two woolongs")
    (top,) = scene_of(crew, 1).zone("discard_0")
    assert (top.face, top.count) == ("woolongs", 3)
    assert top.text.endswith("From the top: Woolongs, Clues two, Woolongs.")
    crew.do("play take-back")
    scene = scene_of(crew)
    assert (zone(scene, "discard_0").kind, zone(scene, "discard_0").layout) == ("discard-open", "row")
    assert faces(scene, "discard_0") == [("woolongs", 2), ("clues-two", 1)]
    assert piece(scene, done_on(crew)["take back clues-two"]).zone == "discard_0"
    assert zone(scene_of(crew, 1), "discard_0").kind == "discard"


def test_team_effects_in_play_are_done_or_wait() -> None:
    crew = Crew(2).hand("spike-team-jet spike-team-faye gauges-down").do("play spike-team-jet", "play spike-team-faye")
    waiting = badge(piece(scene_of(crew, 1), "spike-team-jet"), "waiting")
    assert (waiting.value, waiting.label, waiting.live) == ("Jet", "waits for Jet", True)
    crew.do("play gauges-down")
    scene = scene_of(crew, 1)
    assert badge(piece(scene, "spike-team-jet"), "team").label == "team effect done"
    assert "waiting" in kinds(scene.zone("play_0")[1])
    assert badge(piece(scene_of(Crew(2).hand("spike-team-jet")), "spike-team-jet"), "team").colour == "jet"


def test_the_order_of_team_effects_is_chosen_on_the_cards() -> None:
    crew = Crew(2).hand("spike-team-faye jet-team-faye fayes-count")
    crew.do("play spike-team-faye", "play jet-team-faye", "play fayes-count")
    moves = done_on(crew)
    lit = badge(piece(scene_of(crew), moves["team spike-team-faye"]), "lit")
    assert lit.label == "team effect ready: draw 1 card"
    assert scene_of(crew).prompt == "Choose which team effect comes first."
    assert scene_of(crew, 1).prompt == "Waiting for Ann."


# -- abilities ----------------------------------------------------------------------------


def abilities(crew: Crew, viewer: int = 0, seat: int = 0) -> dict[str, str]:
    """The abilities before a seat, and whether they can be used or why not."""
    found = scene_of(crew, viewer).zone(f"abilities_{seat}")
    return {ability.label: ability.badges[1].label if len(ability.badges) > 1 else "" for ability in found}


@pytest.mark.rule("SS-253", "SS-254")
def test_own_abilities_and_those_that_can_be_borrowed_here_say_whether_they_can_be_used() -> None:
    crew = Crew(2).at(spike="mars", jet="mars", ed="mars").wanted("mars-starter").fuel(3)
    assert abilities(crew) == {
        "Spike A": "ready",
        "Spike B": "2 Fuel short",
        "Jet A": "no Damage card",
        "Ed A": "1 Clue short",
    }
    assert abilities(crew, seat=1) == {"Jet A": "", "Jet B": ""}
    assert abilities(crew, viewer=1) == {"Spike A": "", "Spike B": ""}
    assert badge(piece(scene_of(crew), "ability_jet_a_0"), "fuel").value == "2"
    assert piece(scene_of(crew), "ability_jet_a_0").caption == "Borrowed ability"


def test_every_obstacle_has_its_words() -> None:
    crew = Crew(2, crew=("jet", "spike")).fuel(10).free("mars").at(jet="mars")
    assert abilities(crew)["Jet B"] == "nobody to confront here"
    crew = Crew(2, crew=("jet", "spike")).fuel(10).wanted("mars-other-starter").at(jet="mars")
    assert abilities(crew)["Jet B"] == "1 Strength short"
    crew = Crew(2, crew=("ed", "spike")).fuel(10).at(ed="mars")
    assert abilities(crew)["Ed B"] == "no card in the discard pile"
    crew = Crew(2, crew=("faye", "spike")).fuel(1).at(faye="mars").market("ten-cost five-cost seven-cost swap eleven-cost")
    assert abilities(crew) == {"Faye A": "1 Fuel short", "Faye B": "no card within reach"}
    crew = Crew(2).fuel(10).at(spike="mars").market("ten-cost five-cost seven-cost draw-two eleven-cost").deck("")
    assert abilities(crew) == {"Spike A": "no card to draw", "Spike B": "no card within reach"}


def test_abilities_are_used_on_their_piece() -> None:
    crew = Crew(2, crew=("jet", "ed")).at(jet="mars", ed="mars").wanted("mars-starter").vicious("mars").fuel(10)
    crew.hand("bruise").pools(strength=2, clues=2)
    moves = done_on(crew)
    assert moves["jet-b criminal"] == moves["jet-b vicious"] == "ability_jet_b_0"
    assert moves["ed-a vicious"] == "ability_ed_a_0"
    assert said(crew, "jet-b criminal") == "Jet B: fight Mars starter for 5 Fuel"
    assert said(crew, "jet-b vicious") == "Jet B: fight Vicious for 5 Fuel and 1 Strength"
    assert said(crew, "ed-a vicious") == "Ed A: investigate Vicious for 3 Fuel and 2 Clues"
    assert said(crew, "jet-a") == "Jet A: remove Damage cards for 2 Fuel"
    spike = Crew(2).fuel(10).at(faye="bebop")
    assert {move: on for move, on in done_on(spike).items() if move in ("spike-a", "faye-a")} == {
        "spike-a": "ability_spike_a_0",
        "faye-a": "ability_faye_a_0",
    }


def test_the_card_of_spike_a_is_shown_to_its_player_only() -> None:
    crew = Crew(2).fuel(3).hand("woolongs").deck("draw-one woolongs").do("spike-a")
    assert scene_of(crew).prompt == "You have drawn Draw one. Do you keep it?"
    assert {piece(scene_of(crew), on).face for on in done_on(crew).values()} == {"draw-one"}
    assert scene_of(crew, 1).prompt == "Waiting for Ann."


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
    assert said(send, "send ed") == "Send Ed back"


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
    assert scene_of(crew, 1).prompt == "It is the turn of Ann."
    assert scene_of(crew.pools().fuel(0)).prompt == "Your turn: play a card."
    assert scene_of(Crew(2).hand("").fuel(0)).prompt == "There is nothing left to do: end your turn."
    assert done_on(crew)["end turn"] == ""
    assert not scene_of(crew, SPECTATOR).options


def test_characters_are_chosen_on_their_boards() -> None:
    state = posse.game("space_serenade").new(2, 3)
    seat = state.waiting()[0]
    scene = scene_of(state, seat)
    assert ids(scene, "characters") == ["board_spike", "board_jet", "board_faye", "board_ed"]
    assert [option.on for option in scene.options] == ids(scene, "characters")
    assert "A, 3 Fuel: draw a card" in piece(scene, "board_spike").text
    state.answer(seat, state.parse("character spike"))
    scene = scene_of(state, seat)
    assert piece(scene, "board_spike").zone == f"board_{seat}"
    assert scene.prompt == f"{NAMES[1 - seat]} chooses a character."


# -- the log ------------------------------------------------------------------------------


def test_a_capture_is_told_from_both_sides() -> None:
    crew = Crew(2).at(spike="mars", jet="mars").wanted("mars-starter", resistance=1, held=(0, 2)).pools(strength=1)
    crew.damage("scratch").stand("mars-one earth-one").gauge(earth=1).do("fight criminal")
    assert log(crew)[:5] == [
        "You take a Resistance token on Mars.",
        "You draw a Damage card: Scratch.",
        "You remove Scratch.",
        "You capture Mars starter on Mars!",
        "You gain 1 Renown.",
    ]
    told = log(crew, 1)
    assert "Ann captures Mars starter on Mars!" in told
    assert "You gain 2 Renown." in told
    assert "Spike is back on the Bebop." in told
    assert "Big Shot: Mars one." in told
    assert "Mars one is wanted on Mars." in told
    assert "Earth: the gauge is at 2." in told


def test_draws_are_named_to_their_player_only() -> None:
    crew = Crew(2).hand("draw-one").deck("clues-two").do("play draw-one")
    assert log(crew)[-1] == "You draw Clues two."
    assert log(crew, 1)[-1] == "Ann draws 1 card."
    assert log(crew, SPECTATOR)[-1] == "Ann draws 1 card."


def test_the_log_tells_what_was_really_lost() -> None:
    crew = Crew(2).at(spike="mars").wanted("mars-starter").pools(strength=2).fuel(1).damage("leak leak").do("fight criminal")
    assert "You give up 1 Fuel." in log(crew)
    crew.events.clear()
    crew.do("fight criminal")
    assert not [line for line in log(crew) if "give up" in line]


def test_purchases_refreshes_and_flights_are_told() -> None:
    crew = Crew(2).market("five-cost ten-cost swap seven-cost move-me").fuel(9).pools(woolongs=5)
    crew.do("buy 1", "go mars", "refresh", "spike-a", "keep")
    told = log(crew, 1)
    assert told[:2] == ["Ann buys Five cost for 5 Woolongs.", "Ann flies to Mars."]
    assert told[2].startswith("Ann refreshes the Purchasing Area: ")
    assert told[3:] == ["Ann uses Spike A.", "Ann draws 1 card."]


@pytest.mark.rule("SS-213", "SS-216")
def test_the_arrival_of_vicious_is_told() -> None:
    crew = Crew(2).at(spike="mars").wanted("mars-starter", investigation=1).pools(clues=2)
    crew.stand("vicious").escaped("earth-one earth-two").do("investigate criminal")
    told = " ".join(log(crew))
    assert "Big Shot: Vicious!" in told
    assert "The last hunt begins." in told


# -- the end ------------------------------------------------------------------------------


def ended(crew: Crew) -> Crew:
    """By the capture of Vicious, by seat 0."""
    return crew.at(spike="earth").vicious("earth", investigation=1, held=(1, 2)).pools(clues=3).do("investigate vicious")


@pytest.mark.rule("SS-292", "SS-294")
def test_the_sheet_adds_renown_and_criminals() -> None:
    crew = Crew(2).captured("mars-one", 1)
    crew.s.areas[0].renown = 10
    ended(crew)
    scene = scene_of(crew, 1)
    assert [line.label for line in scene.sheet] == ["Renown", "Criminals", "Total"]
    worth = crew.cards.points[crew.criminal("mars-one")]
    assert [line.values for line in scene.sheet] == [(12, 2), (4, worth), (16, 2 + worth)]
    assert scene.ties[0].values == (1, 1)
    assert scene.places == [1, 2]
    assert scene.prompt == "Ann wins with 16 points."
    assert scene_of(crew).prompt == "You win with 16 points!"
    assert "villain" not in [zone.id for zone in scene.zones]
    assert piece(scene, "vicious").zone == "captured_0"


@pytest.mark.rule("SS-298")
def test_after_an_escape_it_is_a_minor_victory() -> None:
    crew = Crew(2).vicious("earth")
    crew.s.turns_left = 1
    crew.s.areas[1].renown = 5
    crew.do("end turn")
    assert scene_of(crew).prompt == "Vicious has fled. Bob has a minor victory with 5 points."
    assert scene_of(crew, 1, "fr").prompt == (
        "Vicious s\N{RIGHT SINGLE QUOTATION MARK}est enfui. Petite victoire pour vous, avec 5 points."
    )


@pytest.mark.rule("SS-295", "SS-297")
def test_ties_are_broken_by_captures_or_shared() -> None:
    crew = Crew(2).vicious("earth").captured("mars-starter", 1)
    crew.s.turns_left = 1
    assert (
        scene_of(crew.do("end turn")).prompt == "Vicious has fled. Bob has a minor victory with 0 points, by 1 captured criminal."
    )
    crew = Crew(2).vicious("earth")
    crew.s.turns_left = 1
    assert scene_of(crew.do("end turn")).prompt == (
        "Vicious has fled. Ann and Bob share a minor victory with 0 points and 0 captured criminals."
    )


@pytest.mark.rule("SS-313", "SS-R95")
def test_a_solo_game_is_won_with_a_score_or_lost_without() -> None:
    crew = Crew(1).at(spike="earth").vicious("earth", investigation=1, held=(3,)).pools(clues=3).do("investigate vicious")
    points = crew.s.scores()[0]
    assert points > 0
    assert scene_of(crew).prompt == f"You have captured Vicious after 1 turn, with {points} points!"
    assert zone(scene_of(crew), "share").label == f"Space Serenade · Spike · Vicious captured after 1 turn, {points} points"
    crew = Crew(1).vicious("earth")
    crew.s.turns_left = 1
    crew.s.areas[0].renown = 6
    scene = scene_of(crew.do("end turn"))
    assert scene.prompt == "Vicious has fled after 1 turn: you have lost."
    assert [(line.label, line.values) for line in (*scene.sheet, *scene.ties)] == [
        ("Total", (0,)),
        ("Renown", (6,)),
        ("Criminals", (0,)),
        ("Captured", (0,)),
    ]


@pytest.mark.rule("SS-R64")
def test_a_game_that_is_broken_off_has_no_winner() -> None:
    crew = Crew(2)
    crew.s.turn = 100
    assert scene_of(crew.do("end turn")).prompt == "The game was broken off: nobody wins."


# -- every scene --------------------------------------------------------------------------


def played(players: int, seed: int) -> list[State]:
    """Positions of a game that a bot plays, with some moves at random."""
    state = posse.game("space_serenade").new(players, seed)
    choose, rng = state.game.bot("heuristic"), Rng.seeded(seed)
    found: list[State] = []
    while not state.over():
        if rng.below(6) == 0:
            found.append(state.copy())
        seat = state.waiting()[0]
        move = choose(state.seen_by(seat), seat, rng) if rng.below(10) else rng.pick(state.options(seat))
        state.answer(seat, move)
    return [*found, state]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ids_are_no_words_of_moves_and_every_face_has_a_picture(players: int) -> None:
    """A piece whose id is a verb would be a tool for the browser."""
    states = played(players, players)
    symbols = sprite(table(states[0]).cards)
    for state in states:
        scene = scene_of(state, 0)
        verbs = {state.text(option.move).split()[0] for option in scene.options}
        assert not verbs & {piece.id for piece in scene.pieces}
        for face in {piece.face for piece in scene.pieces}:
            assert f'id="{face}"' in symbols


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_in_80_columns_and_the_choices_are_told_apart(lang: str) -> None:
    for state in played(2, 11):
        say = say_to(state, 0, lang)
        scene = build(table(state.seen_by(0)), say)
        labels = [option.label for option in scene.options]
        assert len(set(labels)) == len(labels)
        out = StringIO()
        console = Console(file=out, width=80)
        for part in (*View(say).table(scene), *View(say).wanted(scene)):
            console.print(part)
        assert max(len(line) for line in out.getvalue().splitlines()) <= 80
        assert "{" not in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_has_words_for_every_reader(lang: str) -> None:
    for players in (1, 2, 4):
        state = posse.game("space_serenade").new(players, 5)
        state.events = []
        rng = Rng.seeded(players)
        while not state.over():
            state.answer(*random_answer(state, rng))
        for event in state.events:
            for reader in (0, players - 1, SPECTATOR):
                line = state.game.describe(event, say_to(state, reader, lang))
                assert line or event.kind in ("arrived", "ended", "sealed", "withdrew", "spent")
                assert "{" not in line
