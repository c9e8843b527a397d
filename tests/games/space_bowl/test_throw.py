"""Phase 1: what the captain throws, and into which cells (SB-031 to SB-042, SB-R52 to SB-R56)."""

from __future__ import annotations

from collections import Counter

import pytest

import posse
from posse.core.game import Value
from posse.games.space_bowl.rules.cards import CARDS, PLANETS
from posse.games.space_bowl.rules.moves import CALL_GO, CALL_RED, FOLLOW, MARK, THROW, TIME
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.rules.state import NO_PLACE, SILENT, VOIDS, BowlState, table

CELLS = set(range(9))


def new(players: int = 3, seed: int = 1, **options: Value) -> BowlState:
    return table(posse.new("space_bowl", players, seed, None, **{"clock": "real"} | options))


def throw(s: BowlState) -> BowlState:
    """The captain throws, and the throw is shown."""
    s.answer(s.captain, THROW)
    if s.game.chosen["clock"] == "real":
        s.answer(posse.CLOCK, TIME)
    return s


def go(s: BowlState, *places: int) -> BowlState:
    """Seat 0 calls Go, the next seats follow, and all place their tokens on these places."""
    for seat, place in enumerate(places):
        s.answer(seat, MARK + place)
        s.answer(seat, FOLLOW if seat else CALL_GO)
    for _ in range(2):
        s.answer(posse.CLOCK, TIME)
    return s


def all_red(s: BowlState, seat: int = 0) -> BowlState:
    """The seat presses the red button, all follow, and the next round begins."""
    s.answer(seat, CALL_RED)
    for other in range(s.players):
        if other != seat:
            s.answer(other, FOLLOW)
    if not s.over():
        s.answer(posse.CLOCK, TIME)
    return s


def with_top(s: BowlState, card: int) -> BowlState:
    """The state with this card on top of the pile."""
    top = s.pile[-1]

    def swap(other: int) -> int:
        return top if other == card else card if other == top else other

    s.galaxy, s.pile, s.box = [swap(c) for c in s.galaxy], tuple(swap(c) for c in s.pile), tuple(swap(c) for c in s.box)
    return s


def thrown(s: BowlState) -> list[str]:
    """The planets whose marbles are in the box."""
    return [s.cards.planet_ids[planet] for planet in range(PLANETS) if s.marbles[planet] != NOWHERE]


def drawn(s: BowlState, card: int) -> list[str]:
    """The planets that are on a card."""
    return [s.cards.planet_ids[planet] for planet in range(PLANETS) if s.cards.planets[card] >> planet & 1]


# -- who throws, and what ------------------------------------------------------------------------


@pytest.mark.rule("SB-031", "SB-016")
def test_at_the_start_of_every_round_all_tokens_are_with_their_players() -> None:
    s = new(8)
    for seat in range(4):
        throw(s)
        assert s.put == s.marks == [NO_PLACE] * 8
        assert s.status == [SILENT] * 8
        if seat % 2:
            all_red(s, seat)
        else:
            go(s, 0, 1, 2)
            s.answer(posse.CLOCK, TIME)


@pytest.mark.rule("SB-029", "SB-032")
@pytest.mark.parametrize("seed", range(6))
def test_the_captain_throws_and_nobody_else(seed: int) -> None:
    s = new(4, seed)
    assert s.waiting() == [s.captain]
    assert [s.text(move) for move in s.options(s.captain)] == ["throw"]
    for seat in range(4):
        if seat != s.captain:
            assert s.options(seat) == []
            with pytest.raises(posse.IllegalMove):
                s.answer(seat, THROW)
    assert (s.disc, s.marbles) == (NOWHERE, (NOWHERE,) * 6)


@pytest.mark.rule("SB-007", "SB-033", "SB-034", "SB-035")
@pytest.mark.parametrize("card", range(CARDS))
def test_the_disc_is_thrown_with_a_marble_for_each_planet_of_the_top_card(card: int) -> None:
    s = throw(with_top(new(seed=card), card))
    assert s.pile[-1] == card
    assert s.disc in CELLS
    assert thrown(s) == drawn(s, card) == s.cards.ids[card].split("-")


@pytest.mark.rule("SB-036")
def test_the_top_card_stays_on_the_pile_until_the_round_ends() -> None:
    s = new()
    pile = s.pile
    throw(s)
    assert s.pile == pile
    s.answer(0, CALL_RED)
    assert s.pile == pile
    s.answer(1, FOLLOW)
    s.answer(2, FOLLOW)
    assert s.pile == pile[:-1]


@pytest.mark.rule("SB-006", "SB-036")
def test_a_throw_changes_nothing_in_the_galaxy() -> None:
    s = new()
    galaxy = s.galaxy[:]
    assert throw(s).galaxy == galaxy


# -- where it comes to lie ------------------------------------------------------------------------------


def throws(count: int, **options: Value) -> list[BowlState]:
    """Throws with the same card on top, which shows three planets and a black hole."""
    start = new(3, 1, **options)
    with_top(start, start.cards.number["halo-zebra-puff"])
    tables = []
    for seed in range(count):
        s = start.copy()
        s.rng = posse.Rng.seeded(seed)
        tables.append(throw(s))
    return tables


@pytest.mark.rule("SB-037", "SB-038", "SB-040")
def test_everything_thrown_comes_to_lie_in_one_of_nine_cells() -> None:
    tables = throws(300)
    assert {s.disc for s in tables} == CELLS
    for planet in (0, 1, 3):
        assert {s.marbles[planet] for s in tables} == CELLS
    assert {(s.marbles[2], s.marbles[4], s.marbles[5]) for s in tables} == {(NOWHERE, NOWHERE, NOWHERE)}


@pytest.mark.rule("SB-039")
def test_any_number_of_things_may_share_a_cell() -> None:
    throws_of_four = [lying(s)[:4] for s in throws(4000)]
    assert {len(set(cells)) for cells in throws_of_four} == {1, 2, 3, 4}
    assert {cells.count(cells[0]) for cells in throws_of_four} == {1, 2, 3, 4}


@pytest.mark.rule("SB-R52")
def test_each_cell_is_as_likely_as_any_other_for_the_disc_each_marble_and_the_black_hole() -> None:
    tables = throws(3600, black_hole=True)
    for cells in (Counter(lying(s)[thing] for s in tables) for thing in range(5)):
        assert set(cells) == CELLS
        assert chi_square(list(cells.values())) < 26.1  # 8 degrees of freedom, 1 in 1000


@pytest.mark.rule("SB-R52")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, 2), (1, 2), (2, 3), (0, 4), (3, 4)])
def test_where_one_lies_says_nothing_of_where_another_lies(first: int, second: int) -> None:
    pairs = Counter((lying(s)[first], lying(s)[second]) for s in throws(3600, black_hole=True))
    assert chi_square([pairs[i, j] for i in CELLS for j in CELLS]) < 124.8  # 80 degrees of freedom, 1 in 1000


def lying(s: BowlState) -> tuple[int, ...]:
    """The cells of the disc, of three marbles and of the black hole disc."""
    return (s.disc, s.marbles[0], s.marbles[1], s.marbles[3], s.hole)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@pytest.mark.rule("SB-025", "SB-041", "SB-042", "SB-R55")
def test_everybody_sees_the_box_and_the_galaxy_from_the_same_side() -> None:
    s = new(8, 3, black_hole=True)
    for seat in range(4):
        throw(s)
        views = [table(s.seen_by(viewer)) for viewer in (*range(8), posse.SPECTATOR)]
        for seen in views:
            assert (seen.disc, seen.marbles, seen.hole, seen.galaxy) == (s.disc, s.marbles, s.hole, s.galaxy)
        all_red(s, seat)


@pytest.mark.rule("SB-041", "SB-042")
def test_nobody_can_turn_the_box() -> None:
    s = throw(new())
    before = s.disc, s.marbles
    words = {text.split(" ")[0] for text in s.game.moves.texts}
    assert not words & {"turn", "rotate", "shake"}
    s.answer(0, MARK)
    s.answer(1, CALL_GO)
    s.answer(2, FOLLOW)
    assert (s.disc, s.marbles) == before


@pytest.mark.rule("SB-151", "SB-031")
def test_a_new_round_begins_with_an_empty_box_and_another_throw() -> None:
    s = throw(new())
    all_red(s)
    top = s.pile[-1]
    s.answer(s.captain, THROW)
    assert (s.disc, s.marbles, s.hole) == (NOWHERE, (NOWHERE,) * 6, NOWHERE)
    s.answer(posse.CLOCK, TIME)
    assert thrown(s) == drawn(s, top)


@pytest.mark.rule("SB-033")
def test_in_ticks_the_same_is_thrown() -> None:
    for seed in range(20):
        real, ticks = throw(new(seed=seed)), throw(new(seed=seed, clock="ticks"))
        assert (real.disc, real.marbles, real.galaxy) == (ticks.disc, ticks.marbles, ticks.galaxy)


# -- the black hole disc and the beginner's centre ----------------------------------------------------------


def top(s: BowlState, hole: bool) -> BowlState:
    """The state with a card on top of the pile with or without a black hole."""
    card = next(card for card in s.box if s.cards.holes[card] == hole)
    s.box = tuple(s.pile[-1] if other == card else other for other in s.box)
    s.pile = (*s.pile[:-1], card)
    return s


@pytest.mark.rule("SB-164", "SB-165", "SB-172")
@pytest.mark.parametrize("seed", range(20))
def test_the_black_hole_disc_is_thrown_when_the_top_card_shows_one(seed: int) -> None:
    assert throw(top(new(seed=seed, black_hole=True), hole=True)).hole in range(9)
    assert throw(top(new(seed=seed, black_hole=True), hole=False)).hole == NOWHERE


@pytest.mark.rule("SB-011", "SB-164")
def test_without_the_variant_the_black_hole_disc_stays_in_the_box() -> None:
    assert {throw(top(new(seed=seed), hole=True)).hole for seed in range(20)} == {NOWHERE}


@pytest.mark.rule("SB-192", "SB-193", "SB-R77")
def test_for_beginners_the_disc_lies_in_the_middle_in_every_round_and_only_marbles_are_thrown() -> None:
    s, cells = new(8, seed=4, centre=True), Counter[int]()
    for seat in range(8):
        throw(s)
        assert s.disc == 4
        cells.update(cell for cell in s.marbles if cell != NOWHERE)
        all_red(s, seat)
    assert len(cells) > 4


@pytest.mark.rule("SB-R64")
def test_for_beginners_the_black_hole_disc_is_still_thrown() -> None:
    throws = [throw(top(new(seed=seed, centre=True, black_hole=True), hole=True)) for seed in range(60)]
    assert {s.disc for s in throws} == {4}
    assert {s.hole for s in throws} == set(range(9))


# -- a face-down card on top of the pile ------------------------------------------------------------------------


def with_void_on_top(s: BowlState, below: int) -> BowlState:
    """The state with a face-down card this far below the top of the pile."""
    assert s.game.chosen["void"] is True
    s.voids, s.turned, s.down = 1 << s.pile[-1 - below], VOIDS - 1, 0
    return s


@pytest.mark.rule("SB-179", "SB-E4", "SB-R67")
def test_a_face_down_card_is_turned_up_when_it_comes_to_the_top_of_the_pile() -> None:
    s = with_void_on_top(new(void=True), below=1)
    card = s.pile[-2]
    throw(s)
    all_red(s)
    assert s.pile[-1] == card
    assert (s.voids, s.turned) == (0, VOIDS)
    for viewer in (0, 1, 2, posse.SPECTATOR):
        assert table(s.seen_by(viewer)).pile[-1] == card
    throw(s)
    assert thrown(s) == drawn(s, card)


@pytest.mark.rule("SB-R67")
def test_a_card_that_was_turned_up_goes_into_the_galaxy_face_up() -> None:
    s = with_void_on_top(new(seed=5, void=True), below=1)
    card = s.pile[-2]
    throw(s)
    all_red(s)
    place = s.places()[7]
    throw(s)
    s.disc, s.hole, s.marbles = 4, NOWHERE, (NOWHERE,) * 6
    go(s, place)
    assert s.galaxy[place] == card
    assert s.down == 0
    assert table(s.seen_by(1)).galaxy[place] == card
