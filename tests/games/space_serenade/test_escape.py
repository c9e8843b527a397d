"""Criminals who escape."""

from __future__ import annotations

import pytest

from tests.games.space_serenade.position import Crew


def escape(crew: Crew) -> Crew:
    """Spike captures on Mars; the criminal on Earth, where the gauge is on 3, escapes."""
    crew.wanted("mars-starter", investigation=1, held=(0, 1)).at(spike="mars").pools(clues=2).gauge(earth=3)
    return crew.stand("earth-one mars-one").do("investigate criminal")


@pytest.mark.rule("SS-200", "SS-201", "SS-R14")
def test_the_old_card_is_discarded_and_the_new_one_takes_its_place() -> None:
    crew = escape(Crew(2).wanted("earth-three"))
    assert crew.wall(crew.s.escaped) == ["earth-three"]
    assert (crew.on("earth"), crew.piles("earth")) == ("earth-one", (2, 3))


@pytest.mark.rule("SS-202", "SS-133")
def test_the_gauge_is_set_to_one() -> None:
    assert escape(Crew(2)).s.gauges == (1, 1, 1)


@pytest.mark.rule("SS-203", "SS-204")
def test_all_characters_there_return_to_the_bebop_for_nothing() -> None:
    crew = escape(Crew(2).at(jet="earth", ed="earth", faye="ganymede").fuel(0, 1))
    assert (crew.where("jet"), crew.where("ed"), crew.where("faye")) == ("bebop", "bebop", "ganymede")
    assert crew.area(1).fuel == 0


@pytest.mark.rule("SS-205", "SS-206", "SS-R60")
def test_tokens_of_that_planet_are_lost_for_nothing_and_no_others() -> None:
    crew = Crew(2).wanted("earth-three", resistance=1, held=(2, 1)).wanted("ganymede-three", resistance=2, held=(1, 1))
    escape(crew)
    assert (crew.tokens(0), crew.tokens(1)) == ((0, 0, 1, 0), (0, 0, 1, 0))
    assert (crew.area(0).renown, crew.area(1).renown) == (1, 1)


@pytest.mark.rule("SS-206", "SS-209", "SS-237", "SS-X05", "SS-242", "SS-R72")
def test_a_movement_card_lets_a_criminal_escape_and_vicious_stays() -> None:
    crew = Crew(2).vicious("mars", resistance=5, held=(0, 1)).stand("mars-one").gauge(mars=3).at(spike="mars", jet="mars")
    crew.wanted("mars-starter", resistance=2, held=(1, 0)).pools(strength=2).damage("scratch*2")
    crew.do("fight vicious", "end turn")
    assert (crew.on("mars"), crew.s.gauges[0], crew.s.vicious) == ("", 1, 0)
    assert (crew.where("spike"), crew.where("jet")) == ("bebop", "bebop")
    assert (crew.tokens(0), crew.tokens(1)) == ((0, 0, 0, 1), (0, 0, 0, 1))
    assert crew.wall(crew.s.escaped)[-2:] == ["mars-one", "mars-starter"]


@pytest.mark.rule("SS-207")
def test_nobody_is_credited() -> None:
    crew = escape(Crew(2).wanted("earth-five"))
    assert [crew.wall(crew.area(seat).captured) for seat in range(2)] == [["mars-starter"], []]


@pytest.mark.rule("SS-208")
def test_cards_never_make_anybody_escape() -> None:
    crew = Crew(2).hand("gauge-up*2").gauge(earth=3).wanted("earth-one").do("play gauge-up", "gauge earth")
    assert (crew.on("earth"), crew.s.gauges) == ("earth-one", (1, 3, 1))
