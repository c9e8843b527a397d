"""New criminals after a capture."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.cards import VICIOUS
from tests.games.space_serenade.position import Crew


def capture(crew: Crew, revealed: str) -> Crew:
    """Spike captures on Mars; then these are revealed."""
    crew.wanted("mars-starter", investigation=1, held=(0, 1)).at(spike="mars").pools(clues=2).stand(revealed)
    return crew.do("investigate criminal")


@pytest.mark.rule("SS-186", "SS-187", "SS-190", "SS-E09")
def test_two_criminals_are_revealed_one_after_the_other() -> None:
    crew = Crew(2).free("earth")
    before = len(crew.s.stand)
    capture(crew, "earth-one mars-one mars-two")
    assert len(crew.told("revealed")) == 2
    assert (crew.on("earth"), crew.on("mars")) == ("earth-one", "mars-one")
    kinds = [event.kind for event in crew.events if event.kind in ("revealed", "placed")]
    assert kinds == ["revealed", "placed", "revealed", "placed"]
    assert len(crew.s.stand) < before + 3
    assert crew.wall(crew.s.stand)[-1] == "mars-two"


@pytest.mark.rule("SS-191", "SS-E10")
def test_for_an_occupied_planet_the_gauge_rises_and_the_card_is_discarded() -> None:
    crew = capture(Crew(2).wanted("earth-starter"), "earth-one mars-one")
    assert (crew.on("earth"), crew.s.gauges, crew.wall(crew.s.escaped)) == ("earth-starter", (1, 2, 1), ["earth-one"])


@pytest.mark.rule("SS-192", "SS-198", "SS-196", "SS-E11")
def test_on_three_the_newcomer_takes_the_place_with_tokens_and_refresh() -> None:
    crew = Crew(2).wanted("earth-starter", resistance=2, held=(1, 0)).gauge(earth=3).market("swap draw-one*2 move-me to-top")
    capture(crew.common("clues-two*2 zero-cost draw-two five-cost"), "earth-two mars-one")
    assert (crew.on("earth"), crew.piles("earth"), crew.s.gauges) == ("earth-two", (3, 3), (1, 1, 1))
    assert crew.bought() == ["clues-two", "clues-two", "zero-cost", "draw-two", "five-cost"]
    assert crew.tokens() == (0, 0, 0, 0)


@pytest.mark.rule("SS-193", "SS-194")
def test_characters_do_not_occupy_a_planet() -> None:
    crew = capture(Crew(2).free("earth").at(jet="earth", ed="earth"), "earth-one mars-one")
    assert (crew.on("earth"), crew.where("jet"), crew.s.gauges) == ("earth-one", "earth", (1, 1, 1))


@pytest.mark.rule("SS-196", "SS-014")
def test_a_newcomer_gets_its_tokens() -> None:
    crew = capture(Crew(2), "mars-five ganymede-one")
    assert crew.piles("mars") == (6, 4)


@pytest.mark.rule("SS-199")
def test_a_planet_may_stay_free() -> None:
    crew = capture(Crew(2), "earth-one ganymede-one earth-two")
    assert crew.on("mars") == ""
    assert crew.s.gauges == (1, 2, 2)
    crew.wanted("earth-starter", investigation=1).at(spike="earth").pools(clues=2).stand("earth-two ganymede-two")
    crew.do("investigate criminal")
    assert crew.on("mars") == ""


@pytest.mark.rule("SS-R59")
def test_the_second_for_the_same_free_planet_finds_it_occupied() -> None:
    crew = capture(Crew(2), "mars-one mars-two")
    assert (crew.on("mars"), crew.s.gauges, crew.wall(crew.s.escaped)) == ("mars-one", (2, 1, 1), ["mars-two"])


@pytest.mark.rule("SS-X03", "SS-187", "SS-R60", "SS-R14")
def test_the_gauge_rises_and_then_the_criminal_escapes() -> None:
    crew = Crew(2).wanted("earth-starter", resistance=1, held=(1, 1)).gauge(earth=2).at(jet="earth")
    capture(crew, "earth-one earth-three")
    assert (crew.on("earth"), crew.piles("earth"), crew.s.gauges) == ("earth-three", (4, 3), (1, 1, 1))
    assert crew.wall(crew.s.escaped) == ["earth-one", "earth-starter"]
    assert (crew.tokens(0), crew.tokens(1), crew.where("jet")) == ((0, 0, 0, 0), (0, 0, 0, 0), "bebop")


@pytest.mark.rule("SS-189", "SS-X04", "SS-R63")
def test_when_vicious_comes_first_there_is_no_second_card() -> None:
    crew = Crew(2).escaped("ganymede-one")
    rest = len(crew.s.stand) - 1
    capture(crew, "vicious")
    assert len(crew.told("revealed")) == 1
    movement = len(crew.s.stand) + len(crew.s.escaped)
    assert movement == rest + 1
    assert len(crew.s.escaped) == 1
    assert crew.s.vicious == crew.cards.planet[crew.s.escaped[0]]


@pytest.mark.rule("SS-R63")
def test_when_vicious_comes_second_the_first_is_dealt_with_before() -> None:
    crew = capture(Crew(2).free("earth"), "earth-one vicious")
    assert crew.on("earth") == "earth-one"
    assert crew.s.vicious >= 0
    assert [event.kind for event in crew.events if event.kind in ("placed", "vicious")] == ["placed", "vicious"]


@pytest.mark.rule("SS-188")
def test_with_vicious_in_play_nobody_is_revealed() -> None:
    crew = Crew(2).vicious("earth")
    before = crew.s.stand
    capture(crew, "")
    assert (crew.on("mars"), crew.s.stand, crew.told("revealed")) == ("", before, [])


@pytest.mark.rule("SS-R61", "SS-R62")
@pytest.mark.parametrize("seed", range(8))
def test_until_vicious_comes_there_is_always_somebody_to_catch(seed: int) -> None:
    crew = Crew(2, seed=seed)
    captures = 0
    while crew.s.vicious < 0:
        assert VICIOUS in crew.s.stand
        planet = next(planet for planet in ("mars", "earth", "ganymede") if crew.on(planet))
        crew.at(spike=planet).pools(clues=30)
        crew.do(*["investigate criminal"] * crew.piles(planet)[1])
        captures += 1
    assert captures in (4, 5)
    assert 4 <= len(crew.s.stand) + 1 <= 7


@pytest.mark.parametrize(
    ("players", "captures", "movement"), [(2, (4, 5), (4, 7)), (3, (6, 7), (6, 9)), (4, (7, 8), (7, 10)), (1, (1, 7), (6, 12))]
)
def test_how_long_it_takes_until_vicious_comes(players: int, captures: tuple[int, int], movement: tuple[int, int]) -> None:
    """What the reveal rules lead to, whatever the cards are (D-13)."""
    for seed in range(12):
        crew = Crew(players, seed=seed)
        made = 0
        while crew.s.vicious < 0:
            occupied = [planet for planet in ("mars", "earth", "ganymede") if crew.on(planet)]
            planet = occupied[(seed + made) % len(occupied)]
            crew.at(spike=planet).pools(clues=30)
            crew.do(*["investigate criminal"] * crew.piles(planet)[1])
            made += 1
        assert captures[0] <= made <= captures[1]
        assert movement[0] <= len(crew.s.stand) + 1 <= movement[1]
