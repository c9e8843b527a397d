"""Phase 3: the rows of the score table, the examples, and the truth table of points."""

from __future__ import annotations

import pytest

from posse.games.space_bowl.rules.scoring import Outcome
from tests.games.space_bowl.position import HELPED, HELPED_TOO, INVALID, INVALID_TOO, OTHER, SPOT, THIRD, VALID, Crew

GO_BOTH = "0 go, 1 follow, "


def gains(script: str, players: int = 3) -> list[int]:
    return Crew(players).does(script).scored().gains()


def rows(script: str, seat: int, players: int = 3) -> dict[str, int]:
    """The rows of the table that apply to a seat when its round is scored."""
    before, after = Crew(players).does(script), Crew(players).does(script).scored()
    before.s.put = after.s.put[:]
    return Outcome(before.s).rows[seat]


@pytest.mark.rule("SB-E1")
def test_example_1() -> None:
    """Emma calls Go; she and Marie are right on different cards, Lucas is wrong, two say nothing."""
    emma, marie, lucas = 0, 1, 2
    crew = Crew(5, captain=4)
    top, taken = crew.pile()[-1], crew.card(VALID)
    crew.go(emma)
    crew.follow(marie, lucas)
    crew.mark(emma, VALID)
    crew.mark(marie, OTHER)
    crew.mark(lucas, INVALID)
    crew.scored()
    assert crew.s.points == [13, 12, 9, 10, 10]
    assert crew.s.captain == emma
    assert crew.s.reserves == [1, 0, 0, 0, 0]
    assert crew.card(VALID) == top != taken


@pytest.mark.rule("SB-E2")
def test_example_2() -> None:
    """Emma says that all will die, Marie agrees, and Lucas finds a destination; two place nothing."""
    emma, marie, lucas = 0, 1, 2
    crew = Crew(5, captain=4)
    crew.red(emma)
    crew.follow(marie)
    crew.mark(lucas, VALID)
    crew.time()
    for seat in (lucas, 3, 4):
        crew.passes(seat)
    assert crew.s.points == [8, 9, 12, 10, 10]
    assert crew.s.captain == 4
    assert crew.s.reserves == [0] * 5


@pytest.mark.rule("SB-114", "SB-R01")
@pytest.mark.parametrize(
    ("script", "found"),
    [
        (f"{GO_BOTH}0 mark {INVALID}, 1 mark {INVALID_TOO}", False),
        (f"{GO_BOTH}0 mark {INVALID}, 1 mark {VALID}", True),
        (f"{GO_BOTH}0 mark {OTHER}, 1 mark {VALID}", True),
        (f"0 go, 0 mark {INVALID}, 1 mark {VALID}", False),
        (f"0 red, 1 mark {INVALID}", False),
        (f"0 red, 1 mark {VALID}", True),
    ],
)
def test_the_column_depends_on_what_was_put_down(script: str, found: bool) -> None:
    crew = Crew(captain=2).does(script).scored()
    assert any(event.args[1] for event in crew.told("placed")) == found
    assert bool(crew.told("took-top")) == (not found)


@pytest.mark.rule("SB-115")
def test_everybody_with_a_valid_card_gets_a_point() -> None:
    script = f"0 go, 1 follow, 2 follow, 3 follow, 0 mark {INVALID}, 1 mark {VALID}, 2 mark {VALID}, 3 mark {VALID}"
    assert gains(script, players=4) == [-2, 1, 1, 1]


@pytest.mark.rule("SB-116", "SB-R13")
def test_the_go_point_is_for_a_caller_who_is_right() -> None:
    assert gains(f"{GO_BOTH}0 mark {VALID}, 1 mark {VALID}") == [2, 1, 0]
    assert gains(f"{GO_BOTH}0 mark {INVALID}, 1 mark {VALID}") == [-2, 2, 0]


@pytest.mark.rule("SB-117", "SB-R34")
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (f"{GO_BOTH}0 mark {VALID}, 1 mark {OTHER}", [3, 2, 0]),
        (f"{GO_BOTH}0 mark {VALID}, 1 mark {VALID}", [2, 1, 0]),
        (f"{GO_BOTH}1 joker {SPOT}, 0 mark {VALID}, 1 mark {VALID}", [2, -1, 0]),
        (f"0 go, 0 mark {VALID}, 1 mark {VALID}", [3, 0, 0]),
    ],
    ids=["alone", "together", "with one who is invalid", "with the mark of one who is silent"],
)
def test_a_point_more_for_a_card_that_nobody_else_designated(script: str, expected: list[int]) -> None:
    assert gains(script) == expected


@pytest.mark.rule("SB-118")
def test_whoever_uses_the_joker_loses_a_point() -> None:
    assert gains(f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED_TOO}") == [2, 1, 0]
    assert gains(f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {VALID}") == [2, 2, 0]


@pytest.mark.rule("SB-119", "SB-120")
def test_an_invalid_card_costs_a_point_and_the_caller_one_more() -> None:
    script = f"0 go, 1 follow, 2 follow, 0 mark {INVALID}, 1 mark {INVALID_TOO}, 2 mark {VALID}"
    assert gains(script) == [-2, -1, 2]


@pytest.mark.rule("SB-121", "SB-122")
def test_a_wrong_red_button_costs_a_point_and_its_announcer_one_more() -> None:
    assert gains(f"0 red, 1 follow, 2 mark {VALID}") == [-2, -1, 2]


@pytest.mark.rule("SB-123", "SB-124")
def test_a_right_red_button_brings_a_point_and_its_announcer_one_more() -> None:
    assert gains(f"0 red, 1 follow, 2 mark {INVALID}") == [2, 1, -1]


@pytest.mark.rule("SB-125", "SB-126", "SB-R16", "SB-S2")
def test_where_nobody_is_right_a_wrong_caller_loses_only_one_point() -> None:
    script = f"0 go, 1 follow, 2 follow, 0 mark {INVALID}, 1 mark {INVALID_TOO}, 2 mark {INVALID}"
    assert gains(script) == [-1, -1, -1]


@pytest.mark.rule("SB-127", "SB-128")
def test_where_nobody_is_right_neither_joker_nor_solitude_counts() -> None:
    assert gains(f"{GO_BOTH}1 joker {SPOT}, 0 mark {INVALID}, 1 mark {INVALID_TOO}") == [-1, -1, 0]
    assert gains(f"0 red, 1 joker {SPOT}, 1 mark {INVALID}") == [2, -1, 0]


ROWS = {
    f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {VALID}": (
        {"valid": 1, "go": 1, "alone": 1, "joker": -1},
        {"valid": 1, "alone": 1},
    ),
    f"{GO_BOTH}0 mark {INVALID}, 1 mark {VALID}": ({"invalid": -1, "wrong-go": -1}, {"valid": 1, "alone": 1}),
    f"{GO_BOTH}0 mark {INVALID}, 1 mark {INVALID}": ({"invalid": -1}, {"invalid": -1}),
    f"0 red, 1 follow, 2 mark {VALID}": ({"button": -1, "wrong-red": -1}, {"button": -1}),
    f"0 red, 1 follow, 2 mark {INVALID}": ({"button": 1, "right-red": 1}, {"button": 1}),
}


@pytest.mark.rule("SB-129")
@pytest.mark.parametrize("script", ROWS)
def test_all_rows_that_apply_add_up(script: str) -> None:
    expected = ROWS[script]
    assert (rows(script, 0), rows(script, 1)) == expected
    assert gains(script)[:2] == [sum(found.values()) for found in expected]


@pytest.mark.rule("SB-130")
@pytest.mark.parametrize("points", [0, 4, 10, 17])
def test_the_marker_moves_by_the_total(points: int) -> None:
    crew = Crew(points=points).does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.points == [points + 3, points, points]
    assert crew.s.gains == (3, 0, 0)
    (told,) = [event for event in crew.told("scored") if event.seat == 0]
    assert told.args == (3, points + 3)


@pytest.mark.rule("SB-131", "SB-R35", "SB-R36", "SB-S1")
def test_points_do_not_fall_below_0() -> None:
    crew = Crew(points=[1, 5, 0], captain=2).does(f"{GO_BOTH}0 mark {INVALID}, 1 mark {VALID}").scored()
    assert crew.s.points == [0, 7, 0]


@pytest.mark.rule("SB-R36")
def test_points_lost_below_0_are_forgotten_round_by_round() -> None:
    crew = Crew(points=0).does(f"0 go, 0 mark {INVALID}")
    crew.next_round()
    crew.does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.points == [3, 0, 0]


@pytest.mark.rule("SB-R35", "SB-S9")
def test_rows_are_summed_before_the_floor() -> None:
    crew = Crew(points=[6, 0, 6]).does(f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}").scored()
    assert crew.s.points == [7, 0, 6]


@pytest.mark.rule("SB-132")
@pytest.mark.parametrize("script", [f"0 go, 0 mark {VALID}, 2 mark {INVALID}", "0 red, 1 follow", f"0 red, 1 mark {VALID}"])
def test_who_neither_placed_nor_showed_the_button_keeps_their_score(script: str) -> None:
    crew = Crew().does(script).scored()
    assert crew.gains()[2] == 0
    assert not [event for event in crew.told("scored") if event.seat == 2]


PROPOSALS = ("", VALID, OTHER, HELPED, INVALID)


def every_round() -> list[str]:
    """Go and red-button rounds of two players with every pair of proposals, with and without joker."""
    found = []
    for start in ("0 go, 1 follow", "0 go", "0 red", "0 red, 1 follow"):
        for joker in ("", f"0 joker {SPOT}", f"1 joker {SPOT}"):
            if joker and ("red, 1 follow" in start or (joker[0] == "0" and "red" in start)):
                continue
            for mine in PROPOSALS if "go" in start else ("",):
                for yours in PROPOSALS if "red, 1 follow" not in start else ("",):
                    marks = [f"{seat} mark {card}" for seat, card in enumerate((mine, yours)) if card]
                    found.append(", ".join([start, *filter(None, [joker]), *marks]))
    return found


@pytest.mark.rule("SB-133", "SB-134")
def test_a_round_brings_3_points_at_best_and_costs_2_at_worst() -> None:
    best, worst = set(), set()
    for script in every_round():
        for seat, gain in enumerate(gains(script, players=2)):
            assert -2 <= gain <= 3
            if gain == 3:
                best.add((seat, script))
            elif gain == -2:
                worst.add((seat, script))
    assert best and all(seat == 0 and script.startswith("0 go") and "0 joker" not in script for seat, script in best)
    assert {script[:5] for seat, script in worst if seat == 0} == {"0 go,", "0 red"}
    assert all(seat == 0 for seat, _ in worst)


@pytest.mark.rule("SB-R37")
@pytest.mark.parametrize("other", ["", f", 2 mark {VALID}"], ids=["nobody right", "somebody right"])
def test_a_searchers_invalid_card_costs_a_point_in_both_columns(other: str) -> None:
    assert gains(f"0 red, 1 mark {INVALID}{other}")[1] == -1


@pytest.mark.rule("SB-R38")
def test_a_token_on_a_face_down_card_is_allowed_and_invalid() -> None:
    crew = Crew(void=True, down=[VALID]).does(f"{GO_BOTH}0 mark {VALID}, 1 mark {OTHER}").scored()
    assert crew.tokens() == [VALID, OTHER, ""]
    assert crew.gains() == [-2, 2, 0]


VECTORS = {
    "SB-S2": (f"0 go, 1 follow, 2 follow, 0 mark {INVALID}, 1 mark {INVALID}, 2 mark {INVALID_TOO}", [-1, -1, -1, 0]),
    "SB-S3": (f"{GO_BOTH}0 mark {VALID}, 1 mark {VALID}", [2, 1, 0, 0]),
    "SB-S4": (f"0 go, 0 joker {SPOT}, 0 mark {HELPED}", [2, 0, 0, 0]),
    "SB-S5": (f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}", [1, 0, 0, 0]),
    "SB-S6": (f"0 red, 1 follow, 2 mark {INVALID}", [2, 1, -1, 0]),
    "SB-S7": (f"0 red, 1 joker {SPOT}, 1 mark {HELPED}", [-2, 1, 0, 0]),
    "SB-S8": (f"{GO_BOTH}1 joker {SPOT}, 1 mark {VALID}, 0 mark {OTHER}", [3, -1, 0, 0]),
}


@pytest.mark.rule("SB-S2", "SB-S3", "SB-S4", "SB-S5", "SB-S6", "SB-S7", "SB-S8")
@pytest.mark.parametrize("vector", VECTORS)
def test_scoring_vectors(vector: str) -> None:
    script, expected = VECTORS[vector]
    assert gains(script, players=4) == expected


# -- T1 ---------------------------------------------------------------------------------

T1 = {
    "Go caller, valid": (f"{GO_BOTH}0 mark {VALID}, 1 mark {VALID}", 0, 2),
    "Go caller, valid, alone": (f"{GO_BOTH}0 mark {VALID}, 1 mark {OTHER}", 0, 3),
    "Go caller, joker": (f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}", 0, 1),
    "Go caller, joker, alone": (f"{GO_BOTH}1 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED_TOO}", 0, 2),
    "Go caller, invalid, somebody valid": (f"{GO_BOTH}0 mark {INVALID}, 1 mark {VALID}", 0, -2),
    "Go caller, missing, somebody valid": (f"{GO_BOTH}1 mark {VALID}", 0, -2),
    "Go caller, invalid, nobody valid": (f"{GO_BOTH}0 mark {INVALID}, 1 mark {INVALID}", 0, -1),
    "Go caller, missing, nobody valid": (f"{GO_BOTH}1 mark {INVALID}", 0, -1),
    "Go follower, valid": (f"{GO_BOTH}0 mark {VALID}, 1 mark {VALID}", 1, 1),
    "Go follower, valid, alone": (f"{GO_BOTH}0 mark {INVALID}, 1 mark {VALID}", 1, 2),
    "Go follower, joker": (f"{GO_BOTH}0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}", 1, 0),
    "Go follower, joker, alone": (f"{GO_BOTH}1 joker {SPOT}, 0 mark {VALID}, 1 mark {HELPED}", 1, 1),
    "Go follower, invalid, somebody valid": (f"{GO_BOTH}0 mark {VALID}, 1 mark {INVALID}", 1, -1),
    "Go follower, missing, somebody valid": (f"{GO_BOTH}0 mark {VALID}", 1, -1),
    "Go follower, invalid, nobody valid": (f"{GO_BOTH}0 mark {INVALID}, 1 mark {INVALID}", 1, -1),
    "Go follower, missing, nobody valid": (f"{GO_BOTH}0 mark {INVALID}", 1, -1),
    "silent, somebody valid": (f"0 go, 0 mark {VALID}, 1 mark {OTHER}", 1, 0),
    "silent, nobody valid": (f"0 go, 0 mark {INVALID}, 1 mark {VALID}", 1, 0),
    "red announcer, V": (f"0 red, 1 mark {VALID}", 0, -2),
    "red announcer, V with joker": (f"0 red, 1 joker {SPOT}, 1 mark {HELPED}", 0, -2),
    "red announcer, N": (f"0 red, 1 mark {INVALID}", 0, 2),
    "red follower, V": (f"0 red, 1 follow, 2 mark {VALID}", 1, -1),
    "red follower, N": (f"0 red, 1 follow, 2 mark {INVALID}", 1, 1),
    "searcher, valid": (f"0 red, 1 mark {VALID}, 2 mark {VALID}", 1, 1),
    "searcher, valid, alone": (f"0 red, 1 mark {VALID}, 2 mark {OTHER}", 1, 2),
    "searcher, joker": (f"0 red, 2 joker {SPOT}, 1 mark {HELPED}, 2 mark {HELPED}", 1, 0),
    "searcher, joker, alone": (f"0 red, 1 joker {SPOT}, 1 mark {HELPED}", 1, 1),
    "searcher, invalid, somebody valid": (f"0 red, 1 mark {INVALID}, 2 mark {VALID}", 1, -1),
    "searcher, missing but owed, somebody valid": (f"0 red, 1 joker {SPOT}, 2 mark {VALID}", 1, -1),
    "searcher, invalid, nobody valid": (f"0 red, 1 mark {INVALID}", 1, -1),
    "searcher, missing but owed, nobody valid": (f"0 red, 1 joker {SPOT}", 1, -1),
    "searcher, nothing, somebody valid": (f"0 red, 2 mark {VALID}", 1, 0),
    "searcher, nothing, nobody valid": ("0 red", 1, 0),
}


@pytest.mark.rule("SB-T1")
@pytest.mark.parametrize("cell", T1)
def test_t1_points_of_one_player(cell: str) -> None:
    script, seat, gain = T1[cell]
    assert gains(script)[seat] == gain


@pytest.mark.rule("SB-T1")
@pytest.mark.parametrize(
    ("script", "seat", "verbs"),
    [
        ("0 go", 0, {"place"}),
        ("0 go, 1 follow", 1, {"place"}),
        ("0 go", 1, set()),
        ("0 red", 0, set()),
        ("0 red, 1 follow", 1, set()),
        ("0 red", 1, {"pass", "place"}),
        (f"0 red, 1 joker {SPOT}", 1, {"place"}),
    ],
    ids=["Go caller", "Go follower", "silent", "red announcer", "red follower", "searcher", "searcher with joker"],
)
def test_t1_who_owes_a_card_and_who_is_not_allowed_one(script: str, seat: int, verbs: set[str]) -> None:
    crew = Crew().does(script)
    crew.time()
    assert crew.verbs(seat) == verbs


@pytest.mark.rule("SB-T1", "SB-R21")
@pytest.mark.parametrize("script", [f"0 go, 1 joker {SPOT}", f"0 red, 1 joker {SPOT}"], ids=["Go", "red button"])
@pytest.mark.parametrize(("card", "gain"), [(VALID, -1), (HELPED, 1), (INVALID, -1)])
def test_t1_the_layer_reads_only_the_joker_and_the_invalid_columns(script: str, card: str, gain: int) -> None:
    assert gains(f"{script}, 1 mark {card}")[1] == gain


@pytest.mark.rule("SB-R44")
def test_a_third_valid_card_scores_and_is_not_taken() -> None:
    crew = Crew().does(f"0 go, 1 follow, 2 follow, 0 mark {VALID}, 1 mark {OTHER}, 2 mark {THIRD}")
    before = [crew.card(name) for name in (OTHER, THIRD)]
    crew.scored()
    assert crew.gains() == [3, 2, 2]
    assert [crew.card(name) for name in (OTHER, THIRD)] == before
    assert crew.s.reserves == [1, 0, 0]
