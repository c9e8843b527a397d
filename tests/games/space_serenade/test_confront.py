"""Fighting and investigating, token by token."""

from __future__ import annotations

import pytest

from tests.games.space_serenade.position import Crew


def facing(name: str = "mars-starter", strength: int = 0, clues: int = 0) -> Crew:
    """Spike on Mars, face to face with a criminal."""
    return Crew(2).wanted(name).at(spike="mars").pools(strength=strength, clues=clues)


@pytest.mark.rule("SS-140", "SS-R43")
def test_only_on_the_criminals_planet_and_with_the_own_character() -> None:
    crew = Crew(2).at(spike="bebop", jet="mars", ed="earth").pools(strength=9, clues=9)
    assert not crew.starting("fight")
    assert not crew.starting("investigate")
    crew.at(spike="mars")
    assert crew.can("fight criminal", "investigate criminal")
    crew.free("mars")
    assert not crew.starting("fight")
    assert not crew.starting("investigate")


@pytest.mark.rule("SS-141", "SS-142", "SS-146", "SS-147", "SS-E03")
def test_strength_takes_a_resistance_token_and_draws_a_damage_card() -> None:
    crew = facing(strength=1).damage("bruise")
    assert crew.piles("mars") == (3, 2)
    crew.do("fight criminal")
    assert crew.piles("mars") == (2, 2)
    assert (crew.s.strength, crew.tokens()) == (0, (1, 0, 0, 0))
    assert crew.discarded() == ["bruise"]
    assert len(crew.told("damage")) == 1


@pytest.mark.rule("SS-141", "SS-143", "SS-146", "SS-148", "SS-E04")
def test_clues_take_an_investigation_token_without_damage() -> None:
    crew = facing(clues=2).do("investigate criminal")
    assert crew.piles("mars") == (3, 1)
    assert (crew.s.clues, crew.tokens()) == (0, (1, 0, 0, 0))
    assert crew.told("damage") == []


@pytest.mark.rule("SS-144")
def test_strength_and_clues_are_for_their_own_pile() -> None:
    assert not facing(strength=9).starting("investigate")
    assert not facing(clues=9).starting("fight")


@pytest.mark.rule("SS-145", "SS-142", "SS-143")
@pytest.mark.parametrize(
    ("name", "strength", "clues"), [("mars-starter", 1, 2), ("mars-other-starter", 2, 1), ("mars-five", 2, 3)]
)
def test_prices_are_the_criminals_own(name: str, strength: int, clues: int) -> None:
    assert not facing(name, strength - 1, clues - 1).starting("fight")
    assert not facing(name, strength - 1, clues - 1).starting("investigate")
    crew = facing(name, strength, clues).damage("scratch").do("fight criminal", "investigate criminal")
    assert (crew.s.strength, crew.s.clues) == (0, 0)


@pytest.mark.rule("SS-149", "SS-153", "SS-R44")
def test_piles_are_mixed_freely_with_other_actions_between() -> None:
    crew = facing("mars-five", 4, 6).damage("scratch*2").hand("woolongs")
    crew.do("investigate criminal", "fight criminal", "play woolongs", "investigate criminal", "fight criminal")
    assert (crew.piles("mars"), crew.tokens()[0]) == ((4, 2), 4)


@pytest.mark.rule("SS-150", "SS-154", "SS-R45")
def test_tokens_are_taken_whole_and_what_is_not_spent_stays() -> None:
    crew = facing("mars-four", 5, 3).damage("scratch").do("fight criminal", "investigate criminal")
    assert (crew.s.strength, crew.s.clues) == (2, 1)
    crew.refuses("fight criminal", "investigate criminal")
    assert crew.piles("mars") == (3, 3)
    crew.do("end turn", "end turn").pools(strength=2)
    assert not crew.starting("fight")


@pytest.mark.rule("SS-151", "SS-328", "SS-R09", "SS-R58")
def test_several_criminals_in_one_turn_on_several_planets_or_one() -> None:
    crew = facing(clues=12).wanted("mars-starter", investigation=1, held=(0, 1)).wanted("earth-starter", investigation=1)
    crew.fuel(10).stand("mars-one earth-one ganymede-one earth-two mars-two ganymede-two")
    crew.do("investigate criminal")
    assert crew.on("mars") == "mars-one"
    crew.do("go earth", "investigate criminal")
    assert len(crew.area().captured) == 2
    crew.do("go mars", "investigate criminal", "investigate criminal", "investigate criminal")
    assert crew.wall(crew.area().captured) == ["mars-starter", "earth-starter", "mars-one"]
    assert len(crew.told("revealed")) == 6


@pytest.mark.rule("SS-152")
def test_both_kinds_of_token_are_worth_the_same() -> None:
    crew = facing("mars-starter", 1, 4).damage("scratch").do("fight criminal", "investigate criminal")
    assert crew.tokens()[0] == 2
    crew.do("investigate criminal")
    assert crew.area().renown == 3


@pytest.mark.rule("SS-155")
def test_tokens_stay_with_their_players() -> None:
    crew = Crew(2).wanted("mars-three").at(spike="mars", jet="mars").pools(strength=2, clues=2).damage("scratch*2")
    crew.do("fight criminal", "investigate criminal", "end turn").pools(strength=2).do("fight criminal", "end turn")
    assert (crew.tokens(0), crew.tokens(1)) == ((2, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("SS-R37")
def test_a_card_that_takes_tokens_captures_midway_and_goes_on() -> None:
    crew = (
        facing()
        .hand("take-resistance")
        .wanted("mars-starter", resistance=1, held=(0, 2))
        .damage("scratch")
        .stand("mars-one earth-one")
    )
    crew.do("play take-resistance")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert (crew.s.woolongs, crew.where("spike"), crew.on("mars")) == (1, "bebop", "mars-one")
    crew = facing().hand("clue-and-token").wanted("mars-starter", investigation=1, held=(0, 1)).deck("woolongs")
    crew.stand("mars-one earth-one").do("play clue-and-token")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert (crew.piles("mars"), crew.in_hand()) == ((2, 3), ["woolongs"])


def test_a_card_that_takes_tokens_needs_no_strength_and_draws_damage() -> None:
    crew = facing("mars-five").hand("take-two-resistance take-investigation").damage("bruise*2")
    crew.do("play take-two-resistance", "play take-investigation")
    assert (crew.piles("mars"), crew.tokens()[0], crew.discarded()) == ((4, 3), 3, ["bruise", "bruise"])
