"""The end of the game and the winner."""

from __future__ import annotations

import pytest

from posse.games.space_bowl.rules.solver import places_of
from tests.games.space_bowl.position import INVALID, OTHER, VALID, Crew, named


def places(points: list[int], reserves: list[int]) -> list[int]:
    """The final places after a last round without points."""
    crew = Crew(len(points), points=points, reserves=reserves, pile=1)
    crew.time()
    assert crew.s.over()
    assert crew.s.scores() == points
    return crew.s.ranking()


@pytest.mark.rule("SB-154")
@pytest.mark.parametrize(("points", "over"), [(14, False), (15, True), (16, True), (17, True)])
def test_the_game_ends_when_somebody_has_18_points(points: int, over: bool) -> None:
    crew = Crew(points=[points, 4, 4]).does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.over() == over
    assert crew.s.waiting() == ([] if over else [0, 1, 2])


@pytest.mark.rule("SB-155", "SB-162", "SB-R48")
def test_the_round_in_which_18_is_reached_is_played_to_its_end() -> None:
    """Seat 1 reaches 18 and seat 0 more; the order of counting does not matter."""
    crew = Crew(points=[17, 16, 4]).does(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {OTHER}").scored()
    assert crew.s.points == [20, 18, 4]
    assert crew.s.reserves == [1, 0, 0]
    assert crew.s.ranking() == [1, 2, 3]
    turned = Crew(points=[4, 16, 17]).does(f"2 go, 1 follow, 2 mark {VALID}, 1 mark {OTHER}").scored()
    assert turned.s.ranking() == [3, 2, 1]


@pytest.mark.rule("SB-R48")
def test_points_that_would_reach_18_only_in_the_middle_do_not_end_it() -> None:
    """A valid card, alone, by joker: 16 + 1 + 1 - 1 is 17."""
    crew = Crew(points=[10, 16, 10]).does("0 go, 1 joker b2, 0 mark e4, 1 mark a2").scored()
    assert crew.s.points[1] == 17
    assert not crew.s.over()


@pytest.mark.rule("SB-156", "SB-R46")
@pytest.mark.parametrize(("pile", "over"), [(1, True), (2, False)])
def test_the_round_of_the_last_card_is_played_in_full(pile: int, over: bool) -> None:
    crew = Crew(points=4, pile=pile)
    assert not crew.s.over()
    crew.does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.points == [7, 4, 4]
    assert crew.s.over() == over
    assert crew.card(VALID) == "halo-zebra"


@pytest.mark.rule("SB-157")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    points = [5, 5, 5]
    points[winner] = 9
    assert places(points, [3, 3, 3])[winner] == 1
    assert sorted(places(points, [3, 3, 3])) == [1, 2, 2]


@pytest.mark.rule("SB-158", "SB-159", "SB-E3")
def test_points_beyond_18_count() -> None:
    crew = Crew(points=[17, 17, 16]).does(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {VALID}").scored()
    assert crew.s.points == [19, 18, 16]
    assert crew.s.ranking() == [1, 2, 3]


@pytest.mark.rule("SB-160")
def test_a_tie_goes_to_the_larger_reserve() -> None:
    assert places([9, 9, 9], [0, 2, 1]) == [3, 1, 2]


@pytest.mark.rule("SB-161")
def test_a_tie_in_both_is_a_shared_victory() -> None:
    assert places([9, 9, 4], [2, 2, 8]) == [1, 1, 3]


FINALS = {
    "SB-S10": ([19, 18], [0, 7], [1, 2]),
    "SB-S11": ([15, 15], [2, 3], [2, 1]),
    "SB-S12": ([15, 15, 9], [3, 3, 4], [1, 1, 3]),
}


@pytest.mark.rule("SB-S10", "SB-S11", "SB-S12")
@pytest.mark.parametrize("vector", FINALS)
def test_final_vectors(vector: str) -> None:
    points, reserves, expected = FINALS[vector]
    assert places(points, reserves) == expected


@pytest.mark.rule("SB-163")
def test_18_cannot_be_reached_before_the_fifth_round() -> None:
    """Three points in every round, the maximum."""
    crew = Crew(points=4)
    found = []
    while not crew.s.over():
        destination = named(places_of(crew.s.valid())[0])
        crew.does(f"0 go, 0 mark {destination}").scored()
        found.append(crew.s.points[0])
        if not crew.s.over():
            crew.next_round()
    assert found == [7, 10, 13, 16, 19]


@pytest.mark.rule("SB-R47")
def test_the_card_of_the_last_round_counts_for_the_tie() -> None:
    """Two with the same points; the one who takes the last card wins."""
    crew = Crew(points=[7, 10, 0], reserves=[0, 0, 0], pile=1).does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.points[:2] == [10, 10]
    assert crew.s.ranking() == [1, 2, 3]
    top = Crew(points=[8, 10, 0], reserves=[1, 1, 0], pile=1).does("0 red").scored()
    assert top.s.points[:2] == [10, 10]
    assert top.s.ranking() == [1, 2, 3]


@pytest.mark.rule("SB-R49")
def test_both_ends_at_once_are_one_end() -> None:
    crew = Crew(points=[17, 4, 4], pile=1).does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.over()
    assert len(crew.told("ended")) == 1
    assert crew.s.ranking() == [1, 2, 2]


@pytest.mark.rule("SB-R50")
def test_lower_places_follow_the_same_order() -> None:
    assert places([12, 9, 9, 9, 3], [0, 1, 2, 1, 0]) == [1, 3, 2, 3, 5]


@pytest.mark.rule("SB-161", "SB-R17")
def test_two_players_can_share_the_victory() -> None:
    crew = Crew(2, points=5, pile=1).does(f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {INVALID}").scored()
    assert crew.s.points == [4, 4]
    assert crew.s.ranking() == [1, 2], "the captain has taken the last card"
    silent = Crew(2, points=5, pile=1).scored()
    assert silent.s.ranking() == [1, 1]
