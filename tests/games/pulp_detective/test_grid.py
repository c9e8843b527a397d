"""The storylines: where a card may go, and which edges join."""

from __future__ import annotations

import pytest

from posse.games.pulp_detective.rules.cards import BLANK, BOTTOM, CARDS, LEFT, RIGHT, TOP
from tests.games.pulp_detective.position import Desk

ALL = [f"{letter}{number}" for letter in "CSI" for number in range(1, 10)]


def grid(*lengths: int, draw: str = "I7 I8 I9") -> Desk:
    """Storylines of these lengths; the first card drawn has been kept and is to be placed."""
    free = [code for code in ALL if code not in draw.split()]
    rows = [" ".join([free.pop() for _ in range(length)]) for length in lengths]
    return Desk().seat(rows=tuple(rows)).pile(draw).turn().do("keep 1", "discard 2")


@pytest.mark.rule("PD-069", "PD-070", "PD-073", "PD-074", "PD-075", "PD-076", "PD-077", "PD-R10", "PD-R22")
@pytest.mark.rule("PD-E03", "PD-X01", "PD-X03")
@pytest.mark.parametrize(
    ("lengths", "rows"),
    [
        ((4, 3, 1), [1, 2, 3, 4]),
        ((4, 4, 1), [1, 3, 4]),
        ((1,), [1, 2]),
        ((1, 1, 1), [1, 4]),
        ((5, 2), [1, 2, 3]),
        ((2, 2, 2), [1, 4]),
        ((12, 1), [1, 2, 3]),
    ],
)
def test_where_a_card_may_go(lengths: tuple[int, ...], rows: list[int]) -> None:
    assert grid(*lengths).starting("place") == [str(row) for row in rows]


@pytest.mark.rule("PD-071", "PD-X02")
def test_the_first_card_starts_the_main_storyline() -> None:
    desk = Desk().pile("I7 I8 I9").turn().do("keep 1", "discard 2")
    assert desk.rows() == [["I7"]]
    assert desk.s.mission is not None


@pytest.mark.rule("PD-068", "PD-R07", "PD-R20")
def test_cards_are_added_at_the_end_from_left_to_right() -> None:
    desk = Desk().seat(rows=("C1 C2", "C3")).pile("I7 I8 I9").turn().do("keep 1", "discard 2", "place 1")
    assert desk.rows() == [["C1", "C2", "I7"], ["C3"]]


@pytest.mark.rule("PD-074", "PD-070")
def test_a_new_storyline_starts_below_the_lowest() -> None:
    desk = grid(2, 1).do("place 3")
    assert desk.rows()[2] == ["I7"]
    assert desk.area().row == 2


@pytest.mark.rule("PD-072", "PD-R14", "PD-R15")
def test_the_place_is_chosen_last_with_the_front_in_sight() -> None:
    desk = grid(2)
    assert desk.verbs() == {"place"}
    assert desk.views()[0].areas[0].card == desk.card("I7")
    assert "1" in desk.starting("place")


@pytest.mark.rule("PD-078", "PD-079")
def test_placed_cards_stay_where_they_are() -> None:
    desk = grid(3, 2)
    before = desk.rows()
    desk.do("place 2").finish()
    assert desk.rows() == [before[0], [*before[1], "I7"]]


@pytest.mark.rule("PD-080", "PD-R23")
def test_an_edge_shows_one_icon_or_none() -> None:
    edges = Desk().cards.edges
    assert all([len(four) == 4 and all([BLANK <= edge < 4 for edge in four]) for four in edges])
    assert {len([edge for edge in four if edge != BLANK]) for four in edges} == {0, 2, 3, 4}


@pytest.mark.rule("PD-081")
def test_no_match_is_required() -> None:
    desk = Desk().seat(rows=("C6",)).pile("C5 I8 I9").turn().do("keep 1", "discard 2")
    assert desk.starting("place") == ["1", "2"]


@pytest.mark.rule("PD-117", "PD-123")
def test_left_edge_against_the_right_edge_of_the_neighbour() -> None:
    desk = Desk().seat(rows=("C6",)).mission("C5")
    cards = desk.cards
    assert cards.edges[desk.card("C5")][LEFT] == cards.edges[desk.card("C6")][RIGHT]
    assert desk.m.rerolls == 1


@pytest.mark.rule("PD-118")
def test_top_edge_against_the_bottom_edge_of_the_card_above() -> None:
    desk = Desk().seat(rows=("S8",)).mission("C5", row=1)
    cards = desk.cards
    assert cards.edges[desk.card("C5")][TOP] == cards.edges[desk.card("S8")][BOTTOM]
    assert desk.m.rerolls == 1


@pytest.mark.rule("PD-119", "PD-X20")
def test_both_matches_add_up() -> None:
    desk = Desk().seat(rows=("C1 S8", "C6")).mission("C5", row=1)
    assert desk.m.rerolls == 2


@pytest.mark.rule("PD-119", "PD-R20", "PD-R21")
@pytest.mark.parametrize(
    ("rows", "row", "rerolls"),
    [
        (("C6 S8", "C1"), 1, 1),  # S8 lies above, C1 at the left
        (("S8 C6", "C1"), 1, 0),  # C6 lies above
        (("S8 C6",), 1, 1),
        (("C6 S8",), 1, 0),
        (("S8",), 0, 0),
        (("S8 C6",), 0, 1),
    ],
)
def test_only_the_neighbours_on_the_left_and_above_count(rows: tuple[str, ...], row: int, rerolls: int) -> None:
    assert Desk().seat(rows=rows).mission("C5", row=row).m.rerolls == rerolls


@pytest.mark.rule("PD-120", "PD-X21")
@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("code", ["C9", "S5", "I1"])
def test_blank_edges_do_not_match(code: str, row: int) -> None:
    others = [other for other in ("C9", "S5", "I1") if other != code]
    assert Desk().seat(rows=(others[0],)).mission(code, row=row).m.rerolls == 0
    assert Desk().seat(rows=(f"{others[0]} {others[1]}", "C8")).mission(code, row=row).m.rerolls == 0


@pytest.mark.rule("PD-121", "PD-122")
def test_matches_count_in_their_own_turn_only() -> None:
    desk = Desk().seat(rows=("C6",)).pile("C9 I8 I9").mission("C5")
    assert desk.m.rerolls == 1
    desk.finish().do("keep 1", "discard 2", "place 2")
    assert desk.m.rerolls == 0
    desk.roll("D")
    assert not desk.starting("reroll")


@pytest.mark.rule("PD-077")
def test_the_main_storyline_can_hold_every_card() -> None:
    desk = Desk().use_up("I7").turn().do("place 1")
    assert len(desk.area().rows[0]) == CARDS
