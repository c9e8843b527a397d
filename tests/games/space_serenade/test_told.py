"""What happened is told to those who may know it, and at the end what it came to."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR
from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.seen import (
    log,
    piece,
    scene_of,
)

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


@pytest.mark.rule("SS-323")
def test_only_the_fuel_that_finds_room_is_told() -> None:
    assert log(Crew(2, own=True).hand("reserve-tank").fuel(6).do("play reserve-tank"))[1] == "You gain 3 Fuel."
    assert log(Crew(2, own=True).hand("reserve-tank").fuel(9).do("play reserve-tank"))[1] == "You gain 1 Fuel."
    assert not [line for line in log(Crew(2, own=True).hand("reserve-tank").fuel(10).do("play reserve-tank")) if "gain" in line]


def test_draws_are_named_to_their_player_only() -> None:
    crew = Crew(2).hand("draw-one").deck("clues-two").do("play draw-one")
    assert log(crew)[-1] == "You draw Clues two."
    assert log(crew, 1)[-1] == "Ann draws 1 card."
    assert log(crew, SPECTATOR)[-1] == "Ann draws 1 card."


def test_the_log_tells_what_was_really_lost() -> None:
    crew = Crew(2).at(spike="mars").wanted("mars-starter").pools(strength=2).fuel(1).damage("leak leak").do("fight criminal")
    assert "You lose 1 Fuel." in log(crew)
    crew.events.clear()
    crew.do("fight criminal")
    assert not [line for line in log(crew) if "give up" in line]


def test_purchases_refreshes_and_flights_are_told() -> None:
    crew = Crew(2).market("five-cost ten-cost swap seven-cost move-me").common("draw-two").fuel(9).pools(woolongs=5)
    crew.do("buy 1", "go mars", "refresh", "spike-a", "keep")
    told = log(crew, 1)
    assert told[:2] == ["Ann buys Five cost for 5 Woolongs. Draw two takes its place.", "Ann flies to Mars."]
    assert told[2].startswith("Ann refreshes the Purchasing Area: ")
    assert told[3:] == ["Ann uses Spike A.", "Ann draws 1 card."]


@pytest.mark.rule("SS-104")
def test_no_card_is_said_to_take_the_place_of_a_purchase_if_none_does() -> None:
    crew = Crew(2).market("five-cost ten-cost swap seven-cost move-me").common("", only=True).pools(woolongs=5).do("buy 1")
    assert log(crew) == ["You buy Five cost for 5 Woolongs."]


@pytest.mark.rule("SS-247")
@pytest.mark.parametrize(("players", "left"), [(1, "you have one turn left"), (2, "everybody has one turn left")])
def test_the_last_turns_are_told_to_one_player_as_to_one(players: int, left: str) -> None:
    crew = Crew(players).vicious("mars")
    crew.s.hurt = True
    crew.s.escaped += crew.s.stand[1:]
    crew.s.stand = crew.s.stand[:1]
    crew.do("end turn")
    assert f"That was the last Movement card: {left}." in log(crew)


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
    assert [line.label for line in scene.sheet] == ["Renown", "Points of criminals", "Total"]
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
    assert scene_of(crew).prompt == "Vicious has fled. A minor victory for Bob, with 5 points."
    assert scene_of(crew, 1, "fr").prompt == (
        "Vicious s\N{RIGHT SINGLE QUOTATION MARK}est enfui. Petite victoire pour vous, avec 5 points."
    )


@pytest.mark.rule("SS-295", "SS-297")
def test_ties_are_broken_by_captures_or_shared() -> None:
    crew = Crew(2).vicious("earth").captured("mars-starter", 1)
    crew.s.turns_left = 1
    assert (
        scene_of(crew.do("end turn")).prompt
        == "Vicious has fled. A minor victory for Bob: tied at 0 points, but with more criminals captured (1)."
    )
    crew = Crew(2).vicious("earth")
    crew.s.turns_left = 1
    assert scene_of(crew.do("end turn")).prompt == (
        "Vicious has fled. You share a minor victory with Bob: 0 points and 0 captured criminals each."
    )


@pytest.mark.rule("SS-313", "SS-R95")
def test_a_solo_game_is_won_with_a_score_or_lost_without() -> None:
    crew = Crew(1).at(spike="earth").vicious("earth", investigation=1, held=(3,)).pools(clues=3).do("investigate vicious")
    points = crew.s.scores()[0]
    assert points > 0
    assert scene_of(crew).prompt == f"You have captured Vicious after 1 turn, with {points} points!"
    assert scene_of(crew).share == f"Space Serenade · Spike · Vicious captured after 1 turn, {points} points"
    crew = Crew(1).vicious("earth")
    crew.s.turns_left = 1
    crew.s.areas[0].renown = 6
    scene = scene_of(crew.do("end turn"))
    assert scene.prompt == "Vicious has fled after 1 turn: you have lost."
    assert [(line.label, line.values) for line in (*scene.sheet, *scene.ties)] == [
        ("Total", (0,)),
        ("Renown", (6,)),
        ("Points of criminals", (0,)),
        ("Criminals captured, to break ties", (0,)),
    ]


@pytest.mark.rule("SS-R64")
def test_a_game_that_is_broken_off_has_no_winner() -> None:
    crew = Crew(2)
    crew.s.turn = 100
    assert scene_of(crew.do("end turn")).prompt == "The game was stopped: nobody wins."
