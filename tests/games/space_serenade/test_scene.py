"""The scene shows what its viewer may see, all of it, and nothing else; every move lies on the thing it is made with."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import posse
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State
from posse.games.space_serenade.art import sprite
from posse.games.space_serenade.rules.state import table
from posse.games.space_serenade.scene.board import build
from posse.terminal.view import View
from posse.testing.walk import random_answer
from posse.texts import LANGUAGES
from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.scenario import hunt
from tests.games.space_serenade.seen import (
    badge,
    done_on,
    faces,
    ids,
    kinds,
    piece,
    said,
    say_to,
    scene_of,
    zone,
)

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
    assert said(crew, "go bebop", lang="fr") == "Voler vers le Bebop pour 1 Carburant"


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
    assert badge(piece(scene, "resistance_mars_pile"), "resistance").label == "2 Resistance tokens at 1 Strength"


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
    assert said(crew, "fight vicious", lang="fr") == "Combattre Vicious pour 2 points de Force (il en reste 6)"


@pytest.mark.rule("SS-218", "SS-219")
def test_vicious_has_a_place_of_his_own_when_he_is_in_play() -> None:
    before = scene_of(Crew(2))
    assert "villain" not in [zone.id for zone in before.zones]
    assert badge(zone(before, "bigshot"), "last").label == "Vicious is among the last 3 cards"
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
    assert other.players[1].score is None
    assert not [zone for zone in other.zones if zone.owner == 1 and [badge for badge in zone.badges if badge.kind == "renown"]]
    assert "mars-one" not in str(other.to_data())
    assert own.players[1].score == 7 + sum([crew.cards.points[card] for card in crew.s.areas[1].captured])
    opened = Crew(2, scores="open").captured("mars-one", 1)
    assert ids(scene_of(opened), "captured_1") == ["mars-one"]
    assert scene_of(opened).players[1].score is not None


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
    assert lit.label == "team effect: draw 1 card"
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


@pytest.mark.rule("SS-R89")
def test_no_ability_is_ready_while_a_card_asks() -> None:
    crew = Crew(2, own=True).hand("slow-smoke").fuel(10)
    assert abilities(crew)["Spike A"] == "ready"
    assert set(abilities(crew.do("play slow-smoke")).values()) == {""}


def test_every_obstacle_has_its_words() -> None:
    crew = Crew(2, crew=("jet", "spike")).fuel(10).free("mars").at(jet="mars")
    assert abilities(crew)["Jet B"] == "nobody to confront here"
    crew = Crew(2, crew=("jet", "spike")).fuel(10).wanted("mars-other-starter").at(jet="mars")
    assert abilities(crew)["Jet B"] == "1 Strength short"
    crew = Crew(2, crew=("ed", "spike")).fuel(10).at(ed="mars")
    assert abilities(crew)["Ed B"] == "no card in the discard pile"
    crew = Crew(2, crew=("faye", "spike")).fuel(1).at(faye="mars").market("ten-cost five-cost seven-cost swap eleven-cost")
    assert abilities(crew) == {"Faye A": "1 Fuel short", "Faye B": "no card you can afford"}
    crew = Crew(2).fuel(10).at(spike="mars").market("ten-cost five-cost seven-cost draw-two eleven-cost").deck("")
    assert abilities(crew) == {"Spike A": "no card to draw", "Spike B": "no card you can afford"}


def test_abilities_are_used_on_their_piece() -> None:
    crew = Crew(2, crew=("jet", "ed")).at(jet="mars", ed="mars").wanted("mars-starter").vicious("mars").fuel(10)
    crew.hand("bruise").pools(strength=2, clues=2)
    moves = done_on(crew)
    assert moves["jet-b criminal"] == moves["jet-b vicious"] == "ability_jet_b_0"
    assert moves["ed-a vicious"] == "ability_ed_a_0"
    assert said(crew, "jet-b criminal") == "Jet B: fight Mars starter for 5 Fuel"
    assert said(crew, "jet-b vicious") == "Jet B: fight Vicious for 5 Fuel and 1 Strength"
    assert said(crew, "ed-a vicious") == "Ed A: investigate Vicious for 3 Fuel and 2 Clues"
    assert said(crew, "jet-a") == "Jet A: remove 2 Damage cards for 2 Fuel"
    spike = Crew(2).fuel(10).at(faye="bebop")
    assert {move: on for move, on in done_on(spike).items() if move in ("spike-a", "faye-a")} == {
        "spike-a": "ability_spike_a_0",
        "faye-a": "ability_faye_a_0",
    }


def test_the_card_of_spike_a_is_shown_to_its_player_only() -> None:
    crew = Crew(2).fuel(3).hand("woolongs").deck("draw-one woolongs").do("spike-a")
    assert scene_of(crew).prompt == "You have drawn Draw one. Keep it?"
    assert {piece(scene_of(crew), on).face for on in done_on(crew).values()} == {"draw-one"}
    assert scene_of(crew, 1).prompt == "Waiting for Ann."


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
        assert not verbs & {thing.id for thing in scene.pieces}
        for face in {thing.face for thing in scene.pieces}:
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
        for part in (*View(say).table(scene), *View(say).prompt_and_options(scene)):
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
                assert line or event.kind in ("arrived", "ended", "sealed", "withdrew", "spent", "lost")
                assert "{" not in line


# -- together, questions, scores ----------------------------------------------------------


def together(crew: Crew) -> set[str]:
    return {option.label for option in scene_of(crew).options if option.together}


def test_cards_that_only_give_resources_can_be_played_together() -> None:
    crew = hunt("woolongs spike-fuel spike-attack spike-transport", deck="")
    assert len(together(crew)) == 3


def test_fuel_that_would_be_spilt_is_not_played_together_with_others() -> None:
    crew = hunt("woolongs spike-fuel", deck="")
    crew.s.areas[0].fuel = 9
    assert len(together(crew)) == 1


def test_an_ability_asks_before_fuel_is_spent() -> None:
    crew = hunt("woolongs")
    crew.s.areas[0].fuel = 9
    asked = [option for option in scene_of(crew).options if option.on.startswith("ability")]
    assert asked
    assert all(option.confirm.startswith(option.label) for option in asked)


@pytest.mark.rule("SS-R18")
def test_the_score_so_far_hides_what_lies_face_down() -> None:
    scene = scene_of(hunt("woolongs"))
    assert all(line.words[0].isdecimal() and line.words[1] == "?" for line in scene.sheet)
    assert scene.places == []
