"""The variants and difficulty options (SB-164 to SB-193, SB-R58 to SB-R77)."""

from __future__ import annotations

from itertools import product

import pytest

import posse
from posse.games.space_bowl import solve
from posse.games.space_bowl.rules.game import VARIANTS
from posse.games.space_bowl.rules.moves import CALL_GO, CALL_RED, FOLLOW, JOKER, MARK, PASS, TIME
from posse.games.space_bowl.rules.scoring import Outcome
from posse.games.space_bowl.rules.solver import NOWHERE, bit, places_of
from posse.games.space_bowl.rules.state import GO, GOING, LAST_SPACE, NO_PLACE, PILE, VOIDS, BowlState

from .test_throw import all_red, go, new, throw
from .test_validity import EVERYWHERE, Place, at_table, box, galaxy, number, sparse, valid

# -- the black hole ---------------------------------------------------------------------------


@pytest.mark.rule("SB-166", "SB-168")
def test_a_marble_in_the_black_hole_must_not_be_on_its_card_and_the_others_must() -> None:
    cards = galaxy(
        ". . . A .",
        "A B . B .",
        ". . . . .",
        ". C . . .",
        ". B . AB .",
    )
    assert valid(cards, box(". A .", ". @B .", ". . .")) == {(1, 3)}
    assert valid(cards, box(". oA .", ". @B .", ". . .")) == {(1, 1), (4, 1), (4, 3)}


@pytest.mark.rule("SB-167")
@pytest.mark.parametrize(("shown", "fits"), [("", True), ("C", True), ("A", False), ("BC", False), ("AB", False)])
def test_all_marbles_in_the_black_hole_are_forbidden(shown: str, fits: bool) -> None:
    cards = sparse({(2, 1): shown, (2, 2): "D"})
    assert ((2, 2) in valid(cards, box(". . .", "oAB @D .", ". . ."))) == fits


@pytest.mark.rule("SB-169", "SB-R53")
@pytest.mark.parametrize("cell", [(row, column) for row in range(3) for column in range(3)])
def test_a_black_hole_without_a_marble_has_no_effect(cell: Place) -> None:
    cards, pattern = sparse({(0, 0): "A", (0, 1): "A", (2, 2): "AB"}), box("@ . .", ". . .", ". . .") | {"A": (0, 0)}
    if cell != (0, 0):
        assert valid(cards, {**pattern, "hole": cell}) == valid(cards, pattern) == {(0, 0), (0, 1), (2, 2)}
    else:
        assert valid(cards, {**pattern, "hole": cell}) == EVERYWHERE - {(0, 0), (0, 1), (2, 2)}


@pytest.mark.rule("SB-170")
def test_a_black_hole_in_the_discs_cell_leaves_the_destination_where_it_is() -> None:
    cards = sparse({(3, 4): "A"})
    assert valid(cards, box(". . .", ". @ A", ". . .")) == {(3, 3)}
    assert valid(cards, box(". . .", ". o@ A", ". . .")) == {(3, 3)}


@pytest.mark.rule("SB-171")
def test_a_black_hole_with_disc_and_marbles_forbids_planets_on_the_destination() -> None:
    cards = sparse({(3, 3): "AC", (3, 2): "C", (1, 1): "C", (0, 0): "BC"})
    assert valid(cards, box(". . .", ". o@AB .", ". . .")) == EVERYWHERE - {(3, 3), (0, 0)}


@pytest.mark.rule("SB-172", "SB-011")
@pytest.mark.parametrize("black_hole", [False, True])
def test_black_holes_in_the_galaxy_do_not_matter(black_hole: bool) -> None:
    s = at_table(sparse({(1, 1): "A", (3, 3): "A"}), box(". . .", ". @A .", ". . ."), black_hole=black_hole)
    before = s.valid()
    s.cards.holes[:] = [not hole for hole in s.cards.holes]
    assert s.valid() == before == bit(number((1, 1))) | bit(number((3, 3)))


@pytest.mark.rule("SB-R59")
def test_a_black_hole_with_a_marble_needs_a_card_unless_the_table_has_decided_otherwise() -> None:
    cards, pattern = sparse({(0, 0): "B", (3, 3): "B"}), box(". oA .", ". @B .", ". . .")
    assert valid(cards, pattern) == {(3, 3)}
    assert valid(cards, pattern, hole_outside=True) == {(0, 0), (3, 3)}
    assert valid(sparse({(0, 0): "B", (3, 3): "B", (2, 3): "A"}), pattern, hole_outside=True) == {(0, 0)}


@pytest.mark.rule("SB-R59")
def test_a_marble_outside_the_black_hole_needs_a_card_by_either_ruling() -> None:
    cards, pattern = sparse({(0, 0): "B"}), box("C oA .", ". @B .", ". . .")
    assert valid(cards, pattern) == valid(cards, pattern, hole_outside=True) == set()


@pytest.mark.rule("SB-R60")
def test_a_joker_does_not_hide_a_forbidden_planet() -> None:
    cards, pattern = sparse({(1, 2): "A", (2, 2): "B"}), box(". oA .", ". @B .", ". . .")
    for joker in sorted(EVERYWHERE):
        assert (2, 2) not in valid(cards, pattern, joker=joker)


@pytest.mark.rule("SB-R60", "SB-R61")
def test_a_joker_under_the_black_hole_is_no_forbidden_planet_and_is_not_used() -> None:
    cards, pattern = sparse({(2, 2): "B"}), box(". oA .", ". @B .", ". . .")
    s = at_table(cards, pattern, black_hole=True)
    s.kind, s.caller, s.status = GO, 1, [GOING, GOING, 0]
    s.joker, s.layer = number((1, 2)), 0
    s.put = [number((2, 2)), number((2, 2)), NO_PLACE]
    outcome = Outcome(s)
    assert outcome.valid == [False, True, False]
    assert outcome.used == [False, False, False]
    s.layer = 1
    assert Outcome(s).valid == [True, False, False]


@pytest.mark.rule("SB-R62")
def test_a_face_down_card_under_the_black_hole_shows_nothing_and_will_do() -> None:
    cards = sparse({(2, 2): "B"}, down=[(1, 2)])
    assert valid(cards, box(". oA .", ". @B .", ". . ."), void=True) == {(2, 2)}


@pytest.mark.rule("SB-R63")
def test_with_all_marbles_in_the_black_hole_the_pattern_only_forbids() -> None:
    cards = sparse({(0, 0): "A", (2, 2): "B", (4, 4): "CDEF"})
    lonely = EVERYWHERE - {(0, 1), (2, 3), *((row, 0) for row in range(5))}
    assert valid(cards, box(". . .", "oAB @ .", ". . .")) == lonely


# -- without the joker --------------------------------------------------------------------------


@pytest.mark.rule("SB-173")
@pytest.mark.parametrize("call", [CALL_GO, CALL_RED])
def test_without_the_joker_nobody_can_lay_it(call: int) -> None:
    for joker in (True, False):
        s = throw(new(joker=joker))
        s.answer(0, call)
        laying = [s.text(move) for seat in (0, 1, 2) for move in s.options(seat) if JOKER <= move < JOKER + 36]
        assert len(laying) == (25 * (3 if call == CALL_GO else 2) if joker else 0)
    with pytest.raises(posse.IllegalMove):
        s.answer(1, JOKER)


@pytest.mark.rule("SB-174")
def test_without_the_joker_everything_else_is_as_it_was() -> None:
    seed = next(seed for seed in range(100) if throw(new(seed=seed)).valid())
    s, other = throw(new(seed=seed)), throw(new(seed=seed, joker=False))
    assert s.dump() == other.dump()
    place = places_of(s.valid())[0]
    assert go(s, place).points == go(other, place).points == [7, 4, 4]
    assert s.dump() == other.dump()


@pytest.mark.rule("SB-R75")
def test_without_the_joker_the_red_button_is_right_where_only_a_joker_would_have_helped() -> None:
    def only_with_joker(s: BowlState) -> bool:
        return not s.valid() and any(s.valid_with_joker(place) for place in s.places())

    s = throw(new(seed=next(seed for seed in range(100) if only_with_joker(throw(new(seed=seed)))), joker=False))
    s.answer(0, CALL_RED)
    s.answer(1, FOLLOW)
    s.answer(2, FOLLOW)
    assert s.points == [6, 5, 5]


# -- void cards -----------------------------------------------------------------------------------


@pytest.mark.rule("SB-177", "SB-R66")
def test_a_face_down_card_shows_no_planet_and_may_lie_under_an_empty_cell() -> None:
    up, down = sparse({(1, 1): "A", (2, 2): "B"}), sparse({(2, 2): "B"}, down=[(1, 1)])
    asks, empty = box("A . .", ". @B .", ". . ."), box(". . .", ". @B .", ". . .")
    assert valid(up, asks, void=True) == {(2, 2)}
    assert valid(down, asks, void=True) == set()
    assert valid(down, empty, void=True) == {(2, 2)}


@pytest.mark.rule("SB-177", "SB-178")
def test_what_is_on_the_hidden_side_of_a_face_down_card_does_not_matter() -> None:
    s = at_table(sparse({}, down=[(1, 1), (3, 3)]), box("A . .", ". @ .", ". . ."), void=True)
    s.cards.planets[s.galaxy[number((1, 1))]] = s.cards.planets[s.galaxy[number((3, 3))]] = 0b111111
    assert s.valid() == 0


@pytest.mark.rule("SB-178")
@pytest.mark.parametrize(
    "pattern", [box("@ . .", ". . .", ". . ."), box(". . .", ". @ A", ". . ."), box(". . .", ". o@A .", ". . .")]
)
@pytest.mark.parametrize("rotation", [False, True])
@pytest.mark.parametrize("spherical", [False, True])
def test_a_face_down_card_is_never_a_destination(pattern: dict[str, Place], rotation: bool, spherical: bool) -> None:
    down = [(0, 0), (2, 2), (4, 3)]
    cards = sparse(dict.fromkeys(EVERYWHERE, "A"), down=down)
    for joker in (None, (0, 1), (2, 2)):
        found = valid(cards, pattern, joker, void=True, rotation=rotation, spherical=spherical)
        assert not found & set(down)


@pytest.mark.rule("SB-R38", "SB-178")
def test_a_token_may_be_put_on_a_face_down_card_but_is_wrong_there() -> None:
    s = at_table(sparse({}, down=[(0, 0)]), box(". . .", ". @A .", ". . ."), void=True)
    s.kind, s.caller, s.status, s.put = GO, 0, [GOING, 0, 0], [number((0, 0)), NO_PLACE, NO_PLACE]
    assert Outcome(s).gains() == [-1, 0, 0]
    played = throw(new(seed=3, void=True))
    assert {move - MARK for move in played.options(0) if MARK <= move < JOKER} == set(played.places())


@pytest.mark.rule("SB-R69")
def test_a_face_down_card_that_a_captain_takes_counts_as_one_card() -> None:
    s = throw(new(void=True, seed=2))
    hidden, good = s.places()[:2]
    s.down, s.voids, s.turned = bit(hidden), 0, VOIDS - 1
    card, fills = s.galaxy[hidden], s.pile[-1]
    s.disc, s.hole, s.marbles = 4, NOWHERE, (NOWHERE,) * 6
    go(s, hidden, good)
    assert (s.captain, s.reserves) == (0, [1, 0, 0])
    assert (s.galaxy[hidden], s.down) == (fills, 0)
    assert card in s.box and card not in s.gone
    assert s.points == [2, 6, 4]


@pytest.mark.rule("SB-R65")
def test_a_joker_on_a_face_down_card_supplies_a_planet_unless_the_table_has_decided_otherwise() -> None:
    cards, pattern = sparse({(2, 2): "B"}, down=[(1, 1)]), box("A . .", ". @B .", ". . .")
    assert valid(cards, pattern, void=True) == set()
    assert valid(cards, pattern, joker=(1, 1), void=True) == {(2, 2)}
    assert valid(cards, pattern, joker=(1, 1), void=True, joker_on_void=False) == set()
    face_up = sparse({(2, 2): "B"}, down=[(4, 4)])
    assert valid(face_up, pattern, joker=(1, 1), void=True, joker_on_void=False) == {(2, 2)}


@pytest.mark.rule("SB-R65")
def test_a_joker_does_not_make_a_face_down_card_a_destination() -> None:
    cards = sparse({}, down=[(2, 2)])
    assert valid(cards, box(". . .", ". @A .", ". . ."), joker=(2, 2), void=True) == set()


# -- six by six -------------------------------------------------------------------------------------


@pytest.mark.rule("SB-183")
def test_the_box_keeps_its_nine_cells_beside_a_large_galaxy() -> None:
    throws = [throw(new(seed=seed, size=6)) for seed in range(60)]
    assert {cell for s in throws for cell in (s.disc, *s.marbles)} == {NOWHERE, *range(9)}
    assert valid(sparse({(5, 5): "A", (3, 5): "B"}, 6), box(". . B", ". . .", "@ . A")) == {(5, 3)}


@pytest.mark.rule("SB-R76")
def test_a_large_galaxy_changes_neither_start_nor_end() -> None:
    s = new(8, size=6)
    assert s.points == [4] * 8
    for played in range(PILE):
        assert not s.over()
        throw(s)
        all_red(s, played % 8)
    assert s.over()
    assert s.round == 10
    s = throw(new(size=6))
    s.points[1] = LAST_SPACE - 1
    s.answer(1, CALL_RED)
    s.answer(0, FOLLOW)
    s.answer(2, FOLLOW)
    assert s.over()
    assert s.points == [5, 19, 5]


# -- virtual rotation -------------------------------------------------------------------------------


TURNED = {
    0: {(1, 1): "A", (2, 1): "B"},
    90: {(1, 3): "A", (1, 2): "B"},
    180: {(3, 3): "A", (2, 3): "B"},
    270: {(3, 1): "A", (3, 2): "B"},
}
CORNER = box("A . .", "B @C .", ". . .")


@pytest.mark.rule("SB-184", "SB-185", "SB-187", "SB-R71")
@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_the_pattern_may_be_turned(angle: int) -> None:
    cards = sparse(TURNED[angle] | {(2, 2): "C"})
    assert valid(cards, CORNER, rotation=True) == {(2, 2)}
    assert valid(cards, CORNER) == ({(2, 2)} if angle == 0 else set())


@pytest.mark.rule("SB-186")
def test_the_box_stays_as_it_was_thrown() -> None:
    s, other = throw(new(seed=9)), throw(new(seed=9, rotation=True))
    assert (s.disc, s.marbles) == (other.disc, other.marbles)
    other.valid()
    assert (s.disc, s.marbles) == (other.disc, other.marbles)


@pytest.mark.rule("SB-187", "SB-R70")
def test_all_marbles_turn_by_the_same_angle() -> None:
    mixed = {(2, 2): "C", (1, 1): "A", (1, 2): "B"}
    assert valid(sparse(mixed), CORNER, rotation=True) == set()


@pytest.mark.rule("SB-R70")
def test_the_black_hole_turns_with_the_pattern() -> None:
    pattern = box(". oA .", ". @C B", ". . .")
    for forbidden, asked in (((1, 2), (2, 3)), ((2, 3), (3, 2)), ((3, 2), (2, 1)), ((2, 1), (1, 2))):
        fits = {(2, 2): "C", asked: "B"}
        assert valid(sparse(fits), pattern, rotation=True) == {(2, 2)}
        assert valid(sparse({**fits, forbidden: "A"}), pattern, rotation=True) == set()


@pytest.mark.rule("SB-R70")
def test_a_turned_pattern_is_turned_about_the_destination_and_not_about_the_middle_of_the_box() -> None:
    pattern = box("@C . A", ". . .", ". . .")
    for place in ((2, 4), (4, 2), (2, 0), (0, 2)):
        assert valid(sparse({(2, 2): "C", place: "A"}), pattern, rotation=True) == {(2, 2)}
    assert valid(sparse({(2, 2): "C", (4, 4): "A"}), pattern, rotation=True) == set()


@pytest.mark.rule("SB-R72")
def test_somebody_else_uses_the_joker_only_if_the_pattern_fits_at_no_angle_without_it() -> None:
    cards, pattern = sparse({(2, 2): "C", (1, 2): "A"}), box(". . .", ". @C A", ". . .")
    s = at_table(cards, pattern, rotation=True)
    s.kind, s.caller, s.status = GO, 1, [GOING, GOING, 0]
    s.joker, s.layer = number((3, 2)), 0
    s.put = [number((2, 2)), number((2, 2)), NO_PLACE]
    outcome = Outcome(s)
    assert outcome.valid == [True, True, False]
    assert outcome.used == [True, False, False]
    assert outcome.gains() == [0, 2, 0]
    s.cards.planets[s.galaxy[number((1, 2))]] = 0
    assert Outcome(s).used == [True, True, False]


# -- the spherical galaxy -----------------------------------------------------------------------------


@pytest.mark.rule("SB-188", "SB-189", "SB-190")
@pytest.mark.parametrize("size", [5, 6])
@pytest.mark.parametrize(
    ("pattern", "far"),
    [
        (box(". A .", ". @B .", ". . ."), (-1, 0)),
        (box(". . .", ". @B .", ". A ."), (1, 0)),
        (box(". . .", "A @B .", ". . ."), (0, -1)),
        (box(". . .", ". @B A", ". . ."), (0, 1)),
    ],
    ids=["above", "below", "left", "right"],
)
def test_opposite_sides_are_neighbours(size: int, pattern: dict[str, Place], far: Place) -> None:
    last = size - 1
    near = {-1: 0, 1: last, 0: 2}[far[0]], {-1: 0, 1: last, 0: 2}[far[1]]
    cards = sparse({near: "B", ((near[0] + far[0]) % size, (near[1] + far[1]) % size): "A"}, size)
    assert valid(cards, pattern) == set()
    assert valid(cards, pattern, spherical=True) == {near}


@pytest.mark.rule("SB-R73")
@pytest.mark.parametrize("size", [5, 6])
def test_corners_meet_too(size: int) -> None:
    last = size - 1
    cards = sparse({(0, 0): "B", (last, last): "A"}, size)
    assert valid(cards, box("A . .", ". @B .", ". . ."), spherical=True) == {(0, 0)}
    assert valid(cards, box(". . .", ". @A .", ". . B"), spherical=True) == {(last, last)}
    assert valid(cards, box("@A . .", ". . .", ". . ."), spherical=True) == {(last, last)}
    assert valid(cards, box("@ . .", ". . .", ". . B"), spherical=True) == {(size - 2, size - 2)}


@pytest.mark.rule("SB-191")
@pytest.mark.parametrize(("size", "rotation"), [(5, False), (6, False), (5, True), (6, True)])
def test_no_cell_falls_outside(size: int, rotation: bool) -> None:
    everywhere = {(row, column) for row in range(size) for column in range(size)}
    full = sparse(dict.fromkeys(everywhere, "ABCDEF"), size)
    assert valid(full, box("A . B", ". @C .", "D E F"), spherical=True, rotation=rotation) == everywhere
    assert valid(full, box("@ . .", ". . .", ". . ABCDEF"), spherical=True, rotation=rotation) == everywhere


@pytest.mark.rule("SB-191", "SB-R73")
@pytest.mark.parametrize("size", [5, 6])
def test_nine_cells_are_nine_different_cards(size: int) -> None:
    for disc, destination in product(range(9), [(0, 0), (0, size - 1), (size - 1, 1), (2, 2)]):
        found: set[Place] = set()
        for cell in range(9):
            rows, columns = cell // 3 - disc // 3, cell % 3 - disc % 3
            place = (destination[0] + rows) % size, (destination[1] + columns) % size
            pattern = {"disc": divmod(disc, 3), "A": divmod(cell, 3)}
            assert solve(sparse({place: "A"}, size), pattern, {"spherical": True}) == [destination]
            found.add(place)
        assert len(found) == 9


@pytest.mark.rule("SB-R74")
def test_a_joker_helps_across_the_edge() -> None:
    cards, pattern = sparse({(0, 0): "B"}), box("A . .", ". @B .", ". . .")
    assert valid(cards, pattern, joker=(4, 4)) == set()
    assert valid(cards, pattern, joker=(4, 4), spherical=True) == {(0, 0)}


# -- all together -----------------------------------------------------------------------------------


@pytest.mark.rule("SB-R58")
@pytest.mark.parametrize("chosen", list(product((0, 1), repeat=len(VARIANTS))), ids=lambda chosen: "".join(map(str, chosen)))
def test_all_variants_can_be_combined(chosen: tuple[int, ...]) -> None:
    options = {setting.name: setting.values[pick] for setting, pick in zip(VARIANTS, chosen, strict=True)}
    s = new(2, 3, **options)
    assert {name: s.game.chosen[name] for name in options} == options
    throw(s)
    assert s.disc in range(9)
    fits = places_of(s.valid())
    s.answer(0, CALL_GO)
    s.answer(0, MARK + (fits or s.places())[0])
    s.answer(posse.CLOCK, TIME)
    s.answer(0, PASS)
    assert s.points == ([7, 4] if fits else [3, 4])
    assert len(s.pile) == PILE - 1
