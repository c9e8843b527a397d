"""The Movement gauges, from 1 to 3."""

from __future__ import annotations

import pytest

from tests.games.space_serenade.position import Crew


def capture(crew: Crew, revealed: str) -> Crew:
    """Spike captures on Mars; then these are revealed."""
    crew.wanted("mars-starter", investigation=1, held=(0, 1)).at(spike="mars").pools(clues=2).stand(revealed)
    return crew.do("investigate criminal")


@pytest.mark.rule("SS-128", "SS-129", "SS-130", "SS-191", "SS-E10")
@pytest.mark.parametrize("gauge", [1, 2])
def test_a_criminal_for_an_occupied_planet_raises_its_gauge(gauge: int) -> None:
    crew = capture(Crew(2).wanted("earth-starter").gauge(earth=gauge), "earth-one mars-one")
    assert crew.s.gauges == (1, gauge + 1, 1)
    assert crew.wall(crew.s.escaped) == ["earth-one"]
    assert crew.on("earth") == "earth-starter"


@pytest.mark.rule("SS-131", "SS-133", "SS-192", "SS-E11")
def test_on_three_the_criminal_escapes_and_the_gauge_falls_to_one() -> None:
    crew = capture(Crew(2).wanted("earth-starter").gauge(earth=3), "earth-one mars-one")
    assert crew.s.gauges == (1, 1, 1)
    assert crew.on("earth") == "earth-one"
    assert crew.wall(crew.s.escaped) == ["earth-starter"]


@pytest.mark.rule("SS-132", "SS-180")
def test_a_capture_sets_the_gauge_to_one() -> None:
    crew = capture(Crew(2).gauge(mars=3, earth=2), "mars-one ganymede-one")
    assert crew.s.gauges == (1, 2, 2)


@pytest.mark.rule("SS-134")
def test_cards_turn_gauges() -> None:
    crew = Crew(2).hand("gauge-up gauge-down gauge-here gauges-down").gauge(mars=1, earth=3, ganymede=2).at(spike="earth")
    crew.do("play gauge-up", "gauge mars")
    assert crew.s.gauges == (2, 3, 2)
    crew.do("play gauge-down", "gauge earth", "play gauge-here")
    assert crew.s.gauges == (2, 1, 2)
    crew.do("play gauges-down")
    assert crew.s.gauges == (1, 1, 1)


@pytest.mark.rule("SS-135", "SS-208", "SS-R41")
def test_a_card_at_three_or_one_does_nothing_and_nobody_escapes() -> None:
    crew = Crew(2).hand("gauge-up gauge-down").gauge(mars=3).at(spike="mars").wanted("mars-starter")
    crew.do("play gauge-up", "gauge mars")
    assert (crew.s.gauges, crew.on("mars"), crew.where("spike")) == ((3, 1, 1), "mars-starter", "mars")
    crew.do("play gauge-down", "gauge earth")
    assert crew.s.gauges == (3, 1, 1)


@pytest.mark.rule("SS-136", "SS-236")
@pytest.mark.parametrize("gauge", [1, 2])
@pytest.mark.parametrize("occupied", [True, False])
def test_a_movement_card_for_where_vicious_is_raises_the_gauge(gauge: int, occupied: bool) -> None:
    crew = Crew(2).vicious("mars").stand("mars-one").gauge(mars=gauge).at(spike="mars").pools(strength=2).damage("scratch*2")
    if occupied:
        crew.wanted("mars-starter")
    else:
        crew.free("mars")
    crew.do("fight vicious", "end turn")
    assert crew.s.gauges == (gauge + 1, 1, 1)
    assert crew.s.vicious == 0


@pytest.mark.rule("SS-137", "SS-235")
def test_a_movement_card_for_another_planet_turns_no_gauge() -> None:
    crew = (
        Crew(2).vicious("mars").stand("earth-one").gauge(mars=2, earth=2).at(spike="mars").pools(strength=2).damage("scratch*2")
    )
    crew.do("fight vicious", "end turn")
    assert (crew.s.vicious, crew.s.gauges) == (1, (2, 2, 1))


@pytest.mark.rule("SS-138", "SS-R42")
def test_a_criminal_on_a_free_planet_leaves_the_gauge_as_a_card_has_set_it() -> None:
    crew = Crew(2).free("earth").hand("gauge-up*2").do("play gauge-up", "gauge earth", "play gauge-up", "gauge earth")
    assert crew.s.gauges == (1, 3, 1)
    capture(crew, "earth-one mars-one")
    assert crew.s.gauges == (1, 3, 1)
    assert crew.on("earth") == "earth-one"


@pytest.mark.rule("SS-139")
def test_a_character_turns_no_gauge() -> None:
    crew = Crew(2).gauge(mars=2).fuel(5).do("go mars", "go earth", "go bebop")
    assert crew.s.gauges == (2, 1, 1)
