"""Rulings with options: the adopted ruling and its alternative."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.space_bowl.rules.game import RULINGS
from posse.games.space_bowl.rules.state import DYING, MOST_ROUNDS
from tests.games.space_bowl.position import (
    EDGE,
    HELPED,
    INVALID,
    INVALID_TOO,
    OTHER,
    SPOT,
    THIRD,
    TOP,
    VALID,
    Crew,
    place,
)

Z = 2
"""The captain of the round."""
WRONG_CALLER = f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {VALID}"
FAILED_GO = f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {INVALID_TOO}"


def after(script: str, option: str, value: str) -> Crew:
    chosen: dict[str, Any] = {option: value}
    return Crew(4, captain=Z, **chosen).does(script).scored()


def cards(crew: Crew) -> tuple[int, list[int], bool, int]:
    """The captain, the reserves, whether the top card is in the galaxy, and the size of the pile."""
    inside = TOP in [crew.s.cards.ids[card] for card in crew.s.galaxy if card >= 0]
    return crew.s.captain, crew.s.reserves, inside, len(crew.s.pile)


def test_the_ruling_adopted_is_the_default() -> None:
    chosen = Crew().s.game.chosen
    assert len(RULINGS) == 14
    assert [chosen[ruling.name] for ruling in RULINGS] == [ruling.values[0] for ruling in RULINGS]


@pytest.mark.rule("SB-R21")
@pytest.mark.parametrize(("value", "gain"), [("invalid", -1), ("penalty", 1)])
def test_a_layer_whose_card_needs_no_joker(value: str, gain: int) -> None:
    crew = after(f"0 go, 1 joker {SPOT}, 0 mark {OTHER}, 1 mark {VALID}", "idle_layer", value)
    assert crew.gains() == [3, gain, 0, 0]


@pytest.mark.rule("SB-R21")
@pytest.mark.parametrize(("value", "gains"), [("invalid", [-1, 0, 0, 0]), ("penalty", [2, 0, 0, 0])])
def test_a_caller_whose_card_needs_no_joker(value: str, gains: list[int]) -> None:
    assert after(f"0 go, 0 joker {SPOT}, 0 mark {VALID}", "idle_layer", value).gains() == gains


@pytest.mark.rule("SB-R13")
@pytest.mark.parametrize(("value", "gain"), [("valid", -2), ("always", -1)])
def test_the_go_point_of_a_wrong_caller(value: str, gain: int) -> None:
    assert after(WRONG_CALLER, "go_bonus", value).gains() == [gain, 2, 0, 0]
    assert after(FAILED_GO, "go_bonus", value).gains() == [-1, -1, 0, 0], "only where something was found"
    assert after(f"0 go, 0 mark {VALID}", "go_bonus", value).gains() == [3, 0, 0, 0]


@pytest.mark.rule("SB-R08")
@pytest.mark.parametrize(("value", "gains"), [("invalid", [-2, 2, -1, 0]), ("nothing", [0, 2, 0, 0])])
def test_an_owed_card_that_is_not_put_down(value: str, gains: list[int]) -> None:
    assert after(f"0 go, 1 follow, 2 follow, 1 mark {VALID}", "owed", value).gains() == gains


@pytest.mark.rule("SB-R25")
@pytest.mark.parametrize(("value", "gain"), [("free", -1), ("penalty", -2)])
@pytest.mark.parametrize("start", ["0 go, 1 follow", "0 red"], ids=["Go", "red button"])
def test_the_joker_of_an_invalid_proposal(value: str, gain: int, start: str) -> None:
    right = f"0 mark {OTHER}" if start.startswith("0 go") else f"3 mark {OTHER}"
    crew = after(f"{start}, 1 joker {SPOT}, 1 mark {INVALID}, {right}", "failed_joker", value)
    assert crew.gains()[1] == gain
    none = after(f"{start}, 1 joker {SPOT}, 1 mark {INVALID}", "failed_joker", value)
    assert none.gains()[1] == -1, "where nothing was found nobody pays"


@pytest.mark.rule("SB-R35", "SB-S9")
@pytest.mark.parametrize(("value", "points"), [("once", 0), ("each", 1)])
def test_the_floor(value: str, points: int) -> None:
    """A player with 0 points is valid by the joker on a shared card: loses a point, which has no effect at 0, and wins one."""
    crew = Crew(points=[6, 0, 6], floor=value)
    crew.does(f"0 go, 1 follow, 0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}").scored()
    assert crew.s.points == [7, points, 6]


@pytest.mark.rule("SB-R35")
@pytest.mark.parametrize("value", ["once", "each"])
def test_the_floor_is_0_either_way(value: str) -> None:
    assert Crew(points=[1, 1, 1], floor=value).does(WRONG_CALLER).scored().s.points == [0, 3, 1]


@pytest.mark.rule("SB-R39")
@pytest.mark.parametrize(("value", "expected"), [("captain", (0, [1, 0, 0, 0], True, 9)), ("stays", (Z, [0] * 4, False, 9))])
def test_a_wrong_caller_where_something_was_found(value: str, expected: tuple[int, list[int], bool, int]) -> None:
    assert cards(after(WRONG_CALLER, "wrong_caller", value)) == expected
    right = after(f"0 go, 0 mark {VALID}", "wrong_caller", value)
    assert cards(right) == (0, [1, 0, 0, 0], True, 9)


@pytest.mark.rule("SB-R39")
def test_a_captain_who_stays_takes_their_own_card() -> None:
    crew = after(f"{WRONG_CALLER}, {Z} follow, {Z} mark {THIRD}", "wrong_caller", "stays")
    assert cards(crew) == (Z, [0, 0, 1, 0], True, 9)
    assert crew.card(THIRD) == TOP


@pytest.mark.rule("SB-R40")
@pytest.mark.parametrize(("value", "expected"), [("taken", (0, [1, 0, 0, 0], True, 9)), ("none", (0, [0] * 4, False, 9))])
def test_the_card_of_a_wrong_caller(value: str, expected: tuple[int, list[int], bool, int]) -> None:
    crew = after(WRONG_CALLER, "wrong_card", value)
    assert cards(crew) == expected
    assert (crew.card(INVALID) == TOP) == (value == "taken")
    assert bool(crew.told("left")) == (value == "none")
    right = after(f"0 go, 0 mark {VALID}", "wrong_card", value)
    assert cards(right) == (0, [1, 0, 0, 0], True, 9)


@pytest.mark.rule("SB-R41")
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("captain", (Z, [0, 0, 1, 0], False, 9)),
        ("leaves", (Z, [0] * 4, False, 9)),
        ("caller", (0, [1, 0, 0, 0], False, 9)),
    ],
)
def test_a_go_round_in_which_nobody_is_right(value: str, expected: tuple[int, list[int], bool, int]) -> None:
    crew = after(FAILED_GO, "failed_go", value)
    assert cards(crew) == expected
    assert crew.gains() == [-1, -1, 0, 0]


@pytest.mark.rule("SB-R42")
@pytest.mark.parametrize(("value", "expected"), [("stays", (Z, [0] * 4, False, 9)), ("finder", (1, [0, 1, 0, 0], True, 9))])
def test_a_red_button_round_with_a_sole_finder(value: str, expected: tuple[int, list[int], bool, int]) -> None:
    crew = after(f"0 red, 1 mark {VALID}, 3 mark {INVALID}", "red_found", value)
    assert cards(crew) == expected
    assert (crew.card(VALID) == TOP) == (value == "finder")


@pytest.mark.rule("SB-R42")
@pytest.mark.parametrize("value", ["stays", "finder"])
def test_a_red_button_round_with_two_finders(value: str) -> None:
    crew = after(f"0 red, 1 mark {VALID}, 3 mark {OTHER}", "red_found", value)
    assert cards(crew) == (Z, [0] * 4, False, 9)


@pytest.mark.rule("SB-R43")
@pytest.mark.parametrize(("value", "pile"), [("leaves", 9), ("stays", 10)])
def test_where_the_captain_has_designated_nothing(value: str, pile: int) -> None:
    crew = after(f"0 red, 1 mark {VALID}", "no_card", value)
    assert cards(crew) == (Z, [0] * 4, False, pile)
    assert bool(crew.told("left")) == (value == "leaves")
    assert len(after("", "no_card", value).s.pile) == 9, "a silent round is another matter (SB-R80)"


@pytest.mark.rule("SB-R43")
def test_a_pile_that_stays_gives_the_same_planets_again_and_no_endless_game() -> None:
    crew = after(f"0 red, 1 mark {VALID}", "no_card", "stays")
    crew.next_round()
    assert crew.pile()[-1] == TOP
    crew.s.round = MOST_ROUNDS
    crew.does(f"0 red, 1 mark {VALID}").scored()
    assert crew.s.over()


@pytest.mark.rule("SB-R40", "SB-R43")
def test_the_card_that_a_wrong_caller_may_not_take_was_designated_all_the_same() -> None:
    """The pile loses its card even if it would stay without a designated card."""
    crew = Crew(4, captain=Z, wrong_card="none", no_card="stays").does(WRONG_CALLER).scored()
    assert cards(crew) == (0, [0] * 4, False, 9)


@pytest.mark.rule("SB-R59")
@pytest.mark.parametrize(("value", "gain"), [(False, -1), (True, 3)])
def test_a_black_hole_cell_outside_the_galaxy(value: bool, gain: int) -> None:
    """No Zebra may be to the right of the destination, and at the edge there is no card."""
    throw = {"disc": 4, "halo": 4, "zebra": 5, "hole": 5}
    crew = Crew(throw=throw, black_hole=True, hole_outside=value).does(f"0 go, 0 mark {EDGE}").scored()
    assert crew.gains() == [gain, 0, 0]
    inside = Crew(throw=throw, black_hole=True, hole_outside=value).does(f"0 go, 0 mark {HELPED}").scored()
    assert inside.gains() == [3, 0, 0]


@pytest.mark.rule("SB-R65")
@pytest.mark.parametrize(("value", "gain"), [(True, 2), (False, -1)])
def test_a_joker_on_a_face_down_card(value: bool, gain: int) -> None:
    crew = Crew(void=True, joker_on_void=value, down=[SPOT]).does(f"0 go, 0 joker {SPOT}, 0 mark {HELPED}").scored()
    assert crew.gains() == [gain, 0, 0]


@pytest.mark.rule("SB-R65")
@pytest.mark.parametrize("value", [True, False])
def test_a_face_down_card_is_no_destination_even_with_the_joker(value: bool) -> None:
    crew = Crew(void=True, joker_on_void=value, down=[SPOT]).does(f"0 go, 0 joker {SPOT}, 0 mark {SPOT}").scored()
    assert crew.gains() == [-1, 0, 0]
    assert crew.s.put[0] == place(SPOT)


@pytest.mark.rule("SB-R05")
@pytest.mark.parametrize(("mark", "gains"), [(INVALID, [-1, 1, 0, 0]), (VALID, [3, -1, 0, 0])], ids=["wrong Go", "right Go"])
def test_the_red_button_in_a_go_round(mark: str, gains: list[int]) -> None:
    Crew().does("0 go").refuses(1, "red")
    crew = Crew(4, captain=Z, red_in_go=True)
    crew.refuses(1, "follow")
    crew.does("0 go, 1 red")
    assert crew.s.status[1] == DYING
    assert crew.verbs(1) == set()
    crew.refuses(0, "red")
    crew.does(f"0 mark {mark}").scored()
    assert crew.gains() == gains
    assert crew.s.captain == (0 if mark == VALID else Z)


@pytest.mark.rule("SB-R80")
@pytest.mark.parametrize(("value", "reserves"), [("leaves", [0] * 4), ("captain", [0, 0, 1, 0])])
def test_a_search_that_nobody_ends(value: str, reserves: list[int]) -> None:
    crew = after("", "silence", value)
    assert cards(crew) == (Z, reserves, False, 9)
    assert crew.gains() == [0] * 4
