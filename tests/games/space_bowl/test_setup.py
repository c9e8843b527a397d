"""The frame of the game and how it is set up (SB-001 to SB-030)."""

from __future__ import annotations

from collections import Counter

import pytest

import posse
from posse.core.events import Event
from posse.core.scene import Player
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, UNKNOWN
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.moves import CALL_GO, JOKER, THROW, TIME
from posse.games.space_bowl.rules.solver import NOWHERE, places_of
from posse.games.space_bowl.rules.state import NO_PLACE, NOBODY, SILENT, VOIDS, BowlState, table

from .test_throw import all_red, go, new, throw

VIEWERS = (0, 1, 2, posse.SPECTATOR)


# -- the frame ------------------------------------------------------------------------------------


@pytest.mark.rule("SB-001")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_can_play(players: int) -> None:
    s = new(players)
    assert s.players == len(s.points) == len(s.reserves) == players
    assert s.waiting() == [s.captain]


@pytest.mark.rule("SB-001")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 100])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(posse.SetupError) as error:
        new(players)
    assert str(error.value) == f"space_bowl is for 2 to 8 players, not {players}"


@pytest.mark.rule("SB-002", "SB-063")
@pytest.mark.parametrize("clock", ["real", "ticks"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_after_the_throw_everybody_plays_at_the_same_time(players: int, clock: str) -> None:
    s = throw(new(players, clock=clock))
    assert s.waiting() == list(range(players))
    assert len({tuple(s.options(seat)) for seat in range(players)}) == 1


@pytest.mark.rule("SB-003")
def test_points_decide_who_wins() -> None:
    s = new()
    s.points, s.reserves = [9, 14, 12], [9, 0, 3]
    assert s.scores() == [9, 14, 12]
    assert s.ranking() == [3, 1, 2]


@pytest.mark.rule("SB-004")
def test_a_game_is_round_after_round() -> None:
    s, rounds = new(8), []
    while not s.over():
        rounds.append(s.round)
        all_red(throw(s), s.round % 8)
    assert rounds == list(range(1, 11))


@pytest.mark.rule("SB-005")
def test_a_round_is_throw_search_points_and_end() -> None:
    s = throw(new(seed=1))
    s.events, s.captain = [], 2
    s.disc, s.marbles = 4, (NOWHERE,) * 6
    go(s, 0, 1)
    s.answer(posse.CLOCK, TIME)
    s.answer(s.captain, THROW)
    kinds = [event.kind for event in s.events]
    order = ["go", "followed", "placed", "placed", "scored", "scored", "captain", "took", "round", "threw"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("SB-013")
def test_tokens_leave_nothing_behind_that_would_stand_for_a_ship() -> None:
    s, other = throw(new(seed=2)), throw(new(seed=2))
    for at_table, place in ((s, 6), (other, 7)):
        at_table.disc, at_table.marbles = 4, (NOWHERE,) * 6
        go(at_table, place)
        at_table.answer(posse.CLOCK, TIME)
        throw(at_table)
    known = {"galaxy", "gone"}
    assert {name: value for name, value in s.dump().items() if name not in known} == {
        name: value for name, value in other.dump().items() if name not in known
    }


# -- tokens and points --------------------------------------------------------------------------------


@pytest.mark.rule("SB-014", "SB-016", "SB-017")
@pytest.mark.parametrize("players", [2, 8])
def test_everybody_has_a_large_token_with_the_ship_up_one_to_put_on_a_card_and_one_on_the_track(players: int) -> None:
    s = new(players)
    assert s.status == [SILENT] * players
    assert s.put == [NO_PLACE] * players
    assert len(s.points) == players


@pytest.mark.rule("SB-015")
def test_everybody_has_a_colour_and_a_shape_of_their_own() -> None:
    crew = [Player(seat, "", 4, False) for seat in range(8)]
    assert len({player.colour for player in crew}) == len({player.shape for player in crew}) == 8


@pytest.mark.rule("SB-R57")
def test_who_sits_where_changes_nothing_but_the_names() -> None:
    first = posse.start("space_bowl", 3, 7, ("Emma", "Marie", "Lucas"), clock="real")
    second = posse.start("space_bowl", 3, 7, ("Lucas", "Emma", "Marie"), clock="real")
    assert first.state == second.state


@pytest.mark.rule("SB-018")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_starts_with_4_points(players: int) -> None:
    assert new(players).points == [4] * players


@pytest.mark.rule("SB-030")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_starts_without_a_card(players: int) -> None:
    assert new(players).reserves == [0] * players


# -- the cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-019")
def test_the_cards_are_shuffled() -> None:
    tables = [new(seed=seed) for seed in range(560)]
    assert len({tuple(s.galaxy) for s in tables}) == len({s.pile for s in tables}) == len(tables)
    for place in (0, 14, 28):
        found = Counter(s.galaxy[place] for s in tables)
        assert set(found) == set(range(CARDS))
        assert sum((count - 10) ** 2 for count in found.values()) / 10 < 93.2  # 55 degrees of freedom, 1 in 1000


@pytest.mark.rule("SB-020")
def test_the_galaxy_is_25_cards_face_up_in_a_square() -> None:
    s = new()
    names = [place_name(place) for place in range(36) if s.galaxy[place] != NO_CARD]
    assert names == [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    assert s.down == 0
    for viewer in VIEWERS:
        assert table(s.seen_by(viewer)).galaxy == s.galaxy


@pytest.mark.rule("SB-021", "SB-024")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_10_cards_are_the_pile_and_21_stay_in_the_box(players: int) -> None:
    s = new(players)
    assert (len(s.pile), len(s.box), s.gone) == (10, 21, ())
    inside = [s.galaxy[place] for place in s.places()]
    assert sorted([*inside, *s.pile, *s.box]) == list(range(CARDS))


@pytest.mark.rule("SB-022")
def test_the_top_of_the_pile_is_seen_by_everybody_at_all_times() -> None:
    s = new()
    for seat in (0, 1, 2):
        for moment in (lambda s: s, throw):
            moment(s)
            assert {table(s.seen_by(viewer)).pile[-1] for viewer in VIEWERS} == {s.pile[-1]}
        all_red(s, seat)


@pytest.mark.rule("SB-023")
def test_nobody_sees_what_is_under_the_top_of_the_pile_or_in_the_box() -> None:
    s, other = new(), new()
    other.pile = (*other.pile[-2::-1], other.pile[-1])
    other.box = other.box[::-1]
    assert s != other
    for viewer in VIEWERS:
        seen = table(s.seen_by(viewer))
        assert seen.pile[:-1] == (UNKNOWN,) * 9
        assert seen.box == (UNKNOWN,) * 21
        assert seen == other.seen_by(viewer)


@pytest.mark.rule("SB-024")
def test_the_cards_in_the_box_are_not_used() -> None:
    s = new(8)
    box = s.box
    while not s.over():
        throw(s)
        if s.round % 2:
            all_red(s, s.round % 8)
        else:
            s.disc, s.marbles = 4, (NOWHERE,) * 6
            go(s, s.round)
            if not s.over():
                s.answer(posse.CLOCK, TIME)
    assert s.box == box


# -- the box, the joker and the captain -------------------------------------------------------------------


@pytest.mark.rule("SB-025", "SB-027")
def test_marbles_and_disc_start_outside_the_box_which_all_can_see() -> None:
    s = new(black_hole=True)
    for viewer in VIEWERS:
        seen = table(s.seen_by(viewer))
        assert (seen.disc, seen.marbles, seen.hole) == (NOWHERE, (NOWHERE,) * 6, NOWHERE)


@pytest.mark.rule("SB-026")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_joker_starts_beside_the_galaxy_where_everybody_can_reach_it(seat: int) -> None:
    s = new()
    assert (s.joker, s.layer) == (NO_PLACE, NOBODY)
    throw(s).answer(0, CALL_GO)
    s.answer(seat, JOKER + 8)
    assert (s.joker, s.layer) == (8, seat)


@pytest.mark.rule("SB-028", "SB-029")
@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_first_captain_is_drawn(players: int) -> None:
    captains = Counter(new(players, seed).captain for seed in range(100 * players))
    assert set(captains) == set(range(players))
    assert min(captains.values()) > 65 and max(captains.values()) < 140


@pytest.mark.rule("SB-028")
def test_the_captain_says_nothing_about_the_cards() -> None:
    tops = Counter((s.captain, s.pile[-1] % 2) for s in (new(2, seed) for seed in range(800)))
    assert min(tops.values()) > 150 and max(tops.values()) < 250


# -- options -----------------------------------------------------------------------------------------------


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(posse.SetupError, match="space_bowl has no option 'gravity'; options: black_hole, joker, void, size"):
        new(gravity=True)
    with pytest.raises(posse.SetupError, match="space_bowl: option size: 7 is not possible; possible: 5, 6"):
        new(size=7)


@pytest.mark.rule("SB-181", "SB-182")
@pytest.mark.parametrize("players", [2, 8])
def test_a_large_galaxy_has_36_cards_and_leaves_10_for_the_box(players: int) -> None:
    s = new(players, size=6)
    assert s.places() == list(range(36))
    assert len([card for card in s.galaxy if card != NO_CARD]) == 36
    assert (len(s.pile), len(s.box)) == (10, 10)
    assert sorted([*s.galaxy, *s.pile, *s.box]) == list(range(CARDS))


# -- void cards ---------------------------------------------------------------------------------------------


def face_down(s: BowlState) -> int:
    return len(places_of(s.down))


@pytest.mark.rule("SB-175", "SB-R68")
def test_three_cards_of_all_56_are_turned_down_at_random() -> None:
    turned: Counter[int] = Counter()
    for seed in range(600):
        s = new(seed=seed, void=True)
        down = [s.galaxy[place] for place in places_of(s.down)]
        down += [card for card in range(CARDS) if s.voids >> card & 1]
        assert len(down) + s.turned == VOIDS == 3
        assert not any(s.voids >> s.galaxy[place] & 1 for place in s.places())
        turned.update(down)
    assert set(turned) == set(range(CARDS))
    assert min(turned.values()) >= 10 and max(turned.values()) <= 60


@pytest.mark.rule("SB-175", "SB-177")
def test_without_the_option_no_card_lies_face_down() -> None:
    assert {(s.down, s.voids, s.turned) for s in (new(seed=seed) for seed in range(50))} == {(0, 0, 0)}


@pytest.mark.rule("SB-180", "SB-R68")
@pytest.mark.parametrize(
    ("size", "shares"), [(5, (0.162, 0.419, 0.336, 0.083)), (6, (0.041, 0.247, 0.455, 0.258))], ids=["5x5", "6x6"]
)
def test_the_galaxy_gets_as_many_of_them_as_chance_wants(size: int, shares: tuple[float, ...]) -> None:
    rounds = 3000
    counts = Counter(face_down(new(2, seed, void=True, size=size)) for seed in range(rounds))
    assert set(counts) == {0, 1, 2, 3}
    for down, share in enumerate(shares):
        error = (share * (1 - share) / rounds) ** 0.5
        assert abs(counts[down] / rounds - share) < 4 * error


@pytest.mark.rule("SB-176")
def test_a_face_down_card_of_the_galaxy_stays_face_down() -> None:
    s = new(8, next(seed for seed in range(100) if face_down(new(8, seed, void=True)) == 3), void=True)
    down, cards = s.down, s.galaxy[:]
    for seat in range(8):
        throw(s)
        all_red(s, seat)
        assert (s.down, s.galaxy) == (down, cards)


@pytest.mark.rule("SB-R67")
def test_a_face_down_card_on_top_of_the_pile_after_the_deal_is_turned_at_once() -> None:
    seeds = 0
    for seed in range(400):
        events: list[Event] = []
        s = table(posse.game("space_bowl", {"void": True}).new(3, seed, events))
        assert not s.voids >> s.pile[-1] & 1
        assert [event.kind for event in events].count("turned") == s.turned
        seeds += s.turned
    assert 8 <= seeds <= 40  # 3 of 56
