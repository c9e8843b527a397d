"""The end of the game and the score."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.cards import VICIOUS
from posse.games.space_serenade.rules.state import ABORTED, CAPTURED, ESCAPED, PLAYING
from tests.games.space_serenade.position import Crew


def finish(crew: Crew) -> Crew:
    """Seat 0 takes the last Investigation token of Vicious; both piles were full but for one token of seat 1's."""
    piles = {1: (10, 5), 2: (6, 3), 3: (8, 4), 4: (10, 5)}[crew.s.players]
    crew.vicious("mars", investigation=1, held=(0, piles[1] - 1)).at(spike="mars").pools(clues=3)
    return crew.do("investigate vicious")


@pytest.mark.rule("SS-286", "SS-245")
def test_without_either_ending_the_game_goes_on() -> None:
    crew = Crew(2).vicious("mars")
    for _ in range(40):
        crew.do("end turn")
    assert crew.s.outcome == PLAYING


@pytest.mark.rule("SS-287", "SS-288", "SS-R75", "SS-291")
def test_his_tokens_become_renown_and_all_others_are_lost() -> None:
    crew = Crew(3).wanted("earth-three", resistance=1, held=(2, 1)).wanted("mars-three", resistance=1, held=(0, 0, 3))
    crew.area(2).renown = 2
    finish(crew)
    assert crew.s.outcome == CAPTURED
    assert [crew.area(seat).renown for seat in range(3)] == [1, 3, 2]
    assert [crew.tokens(seat) for seat in range(3)] == [(0, 0, 0, 0)] * 3


@pytest.mark.rule("SS-289", "SS-298", "SS-251", "SS-299", "SS-291")
def test_after_his_escape_somebody_wins_all_the_same() -> None:
    crew = Crew(2).stand("earth-one", only=True).vicious("mars", resistance=5, held=(0, 1)).at(spike="mars").pools(strength=2)
    crew.damage("scratch*2").do("fight vicious", "end turn")
    crew.area(0).renown, crew.area(1).renown = 3, 5
    crew.wanted("mars-starter", resistance=1, held=(2, 0)).fuel(10).pools(woolongs=9).hand("five-cost ten-cost")
    crew.do("end turn", "end turn")
    assert crew.s.outcome == ESCAPED
    assert (crew.s.scores(), crew.s.ranking()) == ([3, 5], [2, 1])


@pytest.mark.rule("SS-290")
def test_criminals_still_on_planets_are_nobodys() -> None:
    crew = finish(Crew(2).wanted("earth-five").wanted("ganymede-four"))
    assert (crew.on("earth"), crew.on("ganymede")) == ("", "")
    assert {"earth-five", "ganymede-four"} <= set(crew.wall(crew.s.escaped))
    assert crew.wall(crew.area(0).captured) == ["vicious"]
    assert crew.area(1).captured == ()


@pytest.mark.rule("SS-292", "SS-293", "SS-184", "SS-R73")
def test_the_score_is_renown_and_the_points_of_captured_criminals() -> None:
    crew = Crew(2).captured("mars-five earth-starter ganymede-two", 0).captured("mars-starter", 1)
    crew.area(0).renown, crew.area(1).renown = 6, 2
    finish(crew)
    assert crew.s.scores() == [6 + 1 + 5 + 0 + 2 + 4, 2 + 2 + 0]
    assert crew.area(0).captured[-1] == VICIOUS


@pytest.mark.rule("SS-294", "SS-R76")
def test_the_highest_score_wins_and_the_others_follow() -> None:
    crew = Crew(4)
    for seat, renown in enumerate((5, 20, 1, 20)):
        crew.area(seat).renown = renown
    finish(crew)
    assert crew.s.scores() == [10, 24, 1, 20]
    assert crew.s.ranking() == [3, 1, 4, 2]


@pytest.mark.rule("SS-295", "SS-296", "SS-R76", "SS-R73")
def test_a_tie_goes_to_whoever_captured_more_criminals() -> None:
    crew = Crew(3).captured("mars-starter earth-starter", 1).captured("ganymede-one", 2)
    crew.area(0).renown, crew.area(1).renown, crew.area(2).renown = 0, 2, 4
    finish(crew)
    assert crew.s.scores() == [5, 5, 5]
    assert crew.s.ranking() == [2, 1, 2]


@pytest.mark.rule("SS-297")
def test_who_is_still_even_shares_the_victory() -> None:
    crew = Crew(2).captured("mars-one", 1)
    crew.area(0).renown, crew.area(1).renown = 0, 2
    finish(crew)
    assert (crew.s.scores(), crew.s.ranking()) == ([5, 5], [1, 1])


@pytest.mark.rule("SS-299", "SS-167")
def test_cards_fuel_and_what_is_left_count_nothing() -> None:
    crew = Crew(2).hand("five-cost ten-cost bruise").fuel(10).pools(9, 9, 9)
    assert crew.s.scores() == [0, 0]


@pytest.mark.rule("SS-R18")
def test_at_the_end_everything_lies_open() -> None:
    crew = finish(Crew(2).captured("mars-one", 1))
    for seen in crew.views():
        assert seen.areas[1].renown == crew.area(1).renown
        assert crew.wall(seen.areas[1].captured) == ["mars-one"]


@pytest.mark.rule("SS-R64")
def test_a_game_without_end_is_broken_off_and_says_so() -> None:
    crew = Crew(2, limit=50)
    crew.area(0).renown = 9
    for _ in range(99):
        crew.do("end turn")
    assert not crew.s.over()
    crew.do("end turn")
    assert (crew.s.outcome, crew.s.over(), crew.s.turn) == (ABORTED, True, 100)
    assert crew.s.ranking() == [2, 2]
    assert crew.told("aborted")
    assert crew.s.game.figures(crew.s)["aborted"] == 1


def test_the_figures_of_a_game() -> None:
    crew = finish(Crew(2).captured("mars-one", 1))
    figures = crew.s.game.figures(crew.s)
    assert (figures["turns"], figures["vicious captured"], figures["aborted"], figures["captures"]) == (0.5, 1, 0, 2)
