"""Before the first turn: who plays, what is chosen, where everything starts."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.core.errors import SetupError
from posse.games.pulp_detective.rules.cards import CARDS, EMPTY, HOURS
from posse.games.pulp_detective.rules.state import IN_BOX, NOBODY, table
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.seen import scene_of

OPEN: dict[str, Any] = {"case": "choose", "level": "choose", "detective": "choose", "inspector": "choose"}


@pytest.mark.rule("PD-001", "PD-R01")
@pytest.mark.parametrize("players", [0, 3, 4])
def test_there_are_one_or_two_players(players: int) -> None:
    with pytest.raises(SetupError, match="is for 1 or 2 players"):
        posse.new("pulp_detective", players, 1)


@pytest.mark.rule("PD-001", "PD-002")
@pytest.mark.parametrize(("mode", "players"), [("solo", 2), ("rivals", 1), ("partners", 1)])
def test_each_way_to_play_has_its_number_of_players(mode: str, players: int) -> None:
    with pytest.raises(SetupError, match=f"mode {mode} is for"):
        posse.new("pulp_detective", players, 1, mode=mode)


@pytest.mark.rule("PD-002", "PD-204")
@pytest.mark.parametrize("mode", ["solo", "rivals", "partners"])
def test_a_mission_is_played_alike_in_every_mode(mode: str) -> None:
    desk = Desk(mode).seat(0, hour=10, energy=5).mission(needs="D W", reward="E", penalty="T")
    assert desk.starting("roll") == ["yellow-1", "yellow-2", "yellow-3", "yellow-4"]
    desk.roll("D W").do("finish")
    assert desk.told("success")


@pytest.mark.rule("PD-003", "PD-005", "PD-R06")
def test_the_solo_player_chooses_a_red_detective() -> None:
    desk = Desk(**OPEN)
    assert desk.moves() == ["detective vera-lockhart", "detective max-tolliver"]
    desk.do("detective max-tolliver")
    assert desk.area().detective == 1


@pytest.mark.rule("PD-R06")
def test_solo_with_a_police_card_is_an_option() -> None:
    desk = Desk(solo_as="inspector", **OPEN)
    assert desk.moves() == ["detective sergeant-ida-brandt", "detective inspector-amos-reed"]
    assert Desk().area().detective == 0
    assert Desk(solo_as="inspector", inspector="reed").area().detective == 3


@pytest.mark.rule("PD-004", "PD-R12")
def test_the_detective_is_public() -> None:
    desk = Desk("rivals", detective="tolliver", inspector="reed")
    assert all([seen.areas[0].detective == 1 and seen.areas[1].detective == 3 for seen in desk.views()])


@pytest.mark.rule("PD-006", "PD-009", "PD-R02")
def test_case_and_level_are_chosen_freely() -> None:
    desk = Desk(**OPEN).do("detective vera-lockhart")
    assert desk.moves() == ["case damsel-in-distress", "case prized-photo", "case robbed-banker"]
    desk.do("case robbed-banker")
    assert desk.moves() == ["level beginner", "level normal", "level expert"]
    desk.do("level expert")
    assert (desk.s.case, desk.s.level, desk.s.turn) == (2, 2, 1)


@pytest.mark.rule("PD-007", "PD-008", "PD-R26")
@pytest.mark.parametrize(
    ("case", "nights"),
    [("damsel", [*range(12, 24)]), ("photo", [1, 2, 3, *range(16, 25)]), ("banker", [*range(5, 17)])],
)
def test_each_hour_of_a_case_is_night_or_day(case: str, nights: list[int]) -> None:
    desk = Desk(case=case)
    found = []
    for hour in range(1, HOURS + 1):
        desk.seat(hour=hour)
        if desk.s.is_night(0):
            found.append(hour)
    assert found == nights


@pytest.mark.rule("PD-010", "PD-012", "PD-013", "PD-014", "PD-015", "PD-019", "PD-E01")
@pytest.mark.parametrize(("level", "hour", "energy"), [("beginner", 24, 6), ("normal", 21, 5), ("expert", 18, 4)])
def test_the_level_says_where_time_and_energy_start(level: str, hour: int, energy: int) -> None:
    s = Desk(level=level).s
    area = s.areas[0]
    assert (s.hour(0), area.energy, area.clues, area.object) == (hour, energy, 0, EMPTY)


@pytest.mark.rule("PD-011", "PD-018", "PD-025", "PD-R04")
@pytest.mark.parametrize(("mode", "each"), [("solo", 1), ("rivals", 2), ("partners", 2)])
def test_each_player_has_a_card_for_energy_and_clues_and_one_for_objects(mode: str, each: int) -> None:
    """With the marker for time, one player has four."""
    desk = Desk(mode).turn()
    scene = scene_of(desk.s)
    for kind in ("energy", "clues", "object"):
        assert [zone.owner for zone in scene.zones if zone.kind == kind] == list(range(each))
    assert len(desk.s.hours) == (2 if mode == "rivals" else 1)


@pytest.mark.rule("PD-016", "PD-017", "PD-R11")
def test_nobody_is_guilty_until_the_confrontation() -> None:
    desk = Desk().mission()
    assert desk.m.suspect == 0
    assert desk.cards.suspect_ids[1:] == [
        *("silk-morrow", "the-contessa", "judge-harrow", "knuckles-vane", "doctor-lisle", "ruby-quill")
    ]


@pytest.mark.rule("PD-020", "PD-022", "PD-023", "PD-024", "PD-026", "PD-027")
def test_the_supply_of_a_solo_game() -> None:
    s = Desk().s
    assert sorted(s.pile) == list(range(CARDS))
    assert s.discards == []
    assert s.supply == [4, 4, 4, 4]
    assert s.areas[0].twists == [0, 0, 0, 0]
    assert s.tokens == [IN_BOX] * 4
    assert s.aside == 0


@pytest.mark.rule("PD-020")
def test_the_pile_is_shuffled_by_the_seed() -> None:
    piles = {tuple(Desk(seed=seed).s.pile) for seed in range(20)}
    assert len(piles) == 20
    assert Desk(seed=3).s.pile == Desk(seed=3).s.pile


@pytest.mark.rule("PD-021", "PD-R05", "PD-064")
def test_a_back_shows_its_letter_and_no_more() -> None:
    desk = Desk().pile("C2 S4 I7").turn()
    seen = desk.views()[0]
    assert seen.drawn == [-2, -3, -4]
    assert Desk().pile("C5 S9 I1").turn().views()[0].drawn == seen.drawn


# -- two players --------------------------------------------------------------------------


@pytest.mark.rule("PD-187", "PD-188", "PD-191", "PD-192", "PD-194", "PD-195")
@pytest.mark.parametrize("mode", ["rivals", "partners"])
def test_detective_and_inspector_choose_in_turn(mode: str) -> None:
    desk = Desk(mode, **OPEN)
    assert desk.s.waiting() == [0]
    assert desk.starting("detective") == ["vera-lockhart", "max-tolliver"]
    desk.do("detective max-tolliver")
    assert desk.s.waiting() == [1]
    assert desk.starting("detective") == ["sergeant-ida-brandt", "inspector-amos-reed"]
    desk.do("detective inspector-amos-reed")
    assert desk.s.waiting() == [1]
    desk.do("case prized-photo")
    assert desk.s.waiting() == [0]
    desk.do("level normal")
    assert set(desk.s.hours) == {21}
    assert [area.energy for area in desk.s.areas] == [5, 5]


@pytest.mark.rule("PD-189", "PD-190", "PD-202", "PD-228", "PD-241")
@pytest.mark.parametrize("mode", ["rivals", "partners"])
def test_the_private_detective_starts_with_chekhovs_gun(mode: str) -> None:
    s = Desk(mode).s
    assert s.tokens == [NOBODY, NOBODY, NOBODY, 0]
    assert s.active == 0


@pytest.mark.rule("PD-190")
def test_the_private_detective_plays_first() -> None:
    assert Desk("rivals").turn().s.waiting() == [0]


@pytest.mark.rule("PD-193")
def test_the_cards_not_chosen_are_laid_aside_for_all_to_see() -> None:
    desk = Desk("rivals", detective="lockhart", inspector="reed")
    assert all([seen.aside == 0b0110 for seen in desk.views()])


@pytest.mark.rule("PD-196", "PD-197", "PD-198", "PD-199", "PD-200")
def test_rivals_have_markers_of_their_own() -> None:
    s = Desk("rivals", level="normal").s
    assert s.hours == [21, 21]
    assert [(area.energy, area.clues, area.object) for area in s.areas] == [(5, 0, EMPTY)] * 2


@pytest.mark.rule("PD-242")
def test_partners_share_one_time_marker() -> None:
    s = Desk("partners").s
    assert s.hours == [24]
    assert s.hour(0) == s.hour(1) == 24


@pytest.mark.rule("PD-201", "PD-203")
@pytest.mark.parametrize("mode", ["rivals", "partners"])
def test_two_players_share_pile_discards_and_eight_twists(mode: str) -> None:
    s = table(posse.new("pulp_detective", 2, 5, mode=mode))
    assert s.supply == [2, 2, 2, 2]
    assert len(s.pile) + len([card for card in s.drawn if card >= 0]) == CARDS
    assert s.discards == []
