"""Flying between the four locations."""

from __future__ import annotations

import pytest

from tests.games.space_serenade.position import Crew


@pytest.mark.rule("SS-116", "SS-118", "SS-119", "SS-124")
@pytest.mark.parametrize(("here", "there", "cost"), [("bebop", "mars", 1), ("mars", "earth", 2), ("earth", "ganymede", 3)])
def test_a_move_costs_what_the_gauge_of_the_destination_shows(here: str, there: str, cost: int) -> None:
    crew = Crew(2).fuel(5).gauge(mars=1, earth=2, ganymede=3).at(spike=here).do(f"go {there}")
    assert crew.where("spike") == there
    assert crew.area().fuel == 5 - cost


@pytest.mark.rule("SS-120", "SS-119", "SS-R08")
def test_the_way_to_the_bebop_costs_one() -> None:
    for planet in ("mars", "earth", "ganymede"):
        crew = Crew(2).fuel(2).gauge(mars=3, earth=3, ganymede=3).at(spike=planet).do("go bebop")
        assert (crew.where("spike"), crew.area().fuel) == ("bebop", 1)


@pytest.mark.rule("SS-117")
def test_several_moves_in_a_turn() -> None:
    crew = Crew(2).fuel(4).do("go mars", "go earth", "go bebop", "go mars")
    assert (crew.where("spike"), crew.area().fuel) == ("mars", 0)
    assert crew.starting("go") == []


@pytest.mark.rule("SS-121", "SS-002", "SS-R38")
@pytest.mark.parametrize("here", ["mars", "earth", "ganymede", "bebop"])
def test_every_other_location_is_in_reach(here: str) -> None:
    crew = Crew(2).fuel(1).at(spike=here)
    assert crew.starting("go") == [place for place in ("mars", "earth", "ganymede", "bebop") if place != here]


@pytest.mark.rule("SS-122")
def test_too_little_fuel() -> None:
    crew = Crew(2).fuel(2).gauge(mars=3, earth=2)
    assert crew.starting("go") == ["earth", "ganymede"]


@pytest.mark.rule("SS-123")
def test_at_first_every_move_costs_one() -> None:
    crew = Crew(2).fuel(1)
    assert crew.starting("go") == ["mars", "earth", "ganymede"]


@pytest.mark.rule("SS-124", "SS-R39")
def test_a_free_move_costs_nothing_and_takes_anybody_anywhere() -> None:
    crew = Crew(2).hand("move-two").fuel(0).gauge(mars=3).do("play move-two")
    moves = [f"{who} {place}" for who in ("spike", "jet", "faye", "ed") for place in ("mars", "earth", "ganymede")]
    assert crew.starting("move") == moves
    crew.do("move spike mars", "move jet mars")
    assert (crew.where("spike"), crew.where("jet"), crew.area().fuel) == ("mars", "mars", 0)


@pytest.mark.rule("SS-125", "SS-R40")
def test_fuel_moves_the_own_character_only() -> None:
    crew = Crew(2, crew=("jet", "ed")).fuel(5).do("go earth")
    assert [crew.where(name) for name in ("spike", "jet", "faye", "ed")] == ["bebop", "earth", "bebop", "bebop"]
    assert not crew.starting("move")


@pytest.mark.rule("SS-126", "SS-R39", "SS-262")
def test_vicious_is_not_moved_by_cards() -> None:
    crew = Crew(2).hand("move-two send-two").vicious("mars").at(spike="mars").fuel(10).do("play move-two")
    assert not [move for move in crew.moves() if "vicious" in move]
    crew.do("done", "play send-two")
    assert crew.starting("send") == ["spike"]
    crew.do("send spike")
    assert crew.s.vicious == 0


@pytest.mark.rule("SS-127")
def test_all_may_be_in_one_place() -> None:
    crew = Crew(4)
    for _ in range(4):
        crew.do("go mars", "end turn")
    assert crew.s.places == (0, 0, 0, 0)


@pytest.mark.rule("SS-R38")
def test_nobody_is_brought_to_where_they_are() -> None:
    crew = Crew(2).hand("bring-one").do("play bring-one")
    assert crew.can("end turn")
    crew = Crew(2).hand("bring-one").at(jet="mars", spike="mars").do("play bring-one")
    assert crew.starting("bring") == ["faye", "ed"]
