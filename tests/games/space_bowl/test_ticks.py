"""The game in ticks: waiting is a move, all move simultaneously, in random order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import posse
from posse.core.playout import play_out
from posse.core.rng import Rng
from posse.games.space_bowl.rules.state import DYING, GO, GOING, NO_PLACE, RED, SEARCH, SILENT, table
from tests.games.space_bowl.position import HELPED, HELPED_TOO, INVALID, OTHER, SPOT, THIRD, VALID, Crew, named

SEEDS = 200
FAIR = range(65, 136)
"""The range for half of the seeds: five standard deviations to either side."""


def ticking(players: int = 3, seed: int = 1, **options: Any) -> Crew:
    return Crew(players, seed=seed, clock="ticks", **options)


def after(moves: dict[int, str], start: str = "", seed: int = 1, players: int = 3, **options: Any) -> Crew:
    crew = ticking(players, seed, **options).does(start)
    crew.tick(moves)
    return crew


def test_there_is_no_clock() -> None:
    crew = Crew(until="throw", clock="ticks")
    assert crew.s.deadline() is None
    crew.throw()
    for script in ("", "0 go", "0 red"):
        tried = ticking().does(script)
        assert tried.s.deadline() is None
        assert tried.s.options(posse.CLOCK) == []


def test_to_wait_is_a_move_for_everybody_who_can_act() -> None:
    crew = ticking()
    assert all("wait" in crew.verbs(seat) for seat in range(3))
    crew.go(0)
    assert all("wait" in crew.verbs(seat) for seat in range(3))
    crew = ticking().does("0 red, 1 follow")
    assert [seat for seat in range(3) if "wait" in crew.verbs(seat)] == [2]
    assert "wait" not in Crew().verbs(0), "where time is real nobody needs it"


def test_moves_of_a_tick_happen_when_all_are_in() -> None:
    crew = ticking()
    crew.s.answer(0, crew.s.parse("go"))
    crew.s.answer(1, crew.s.parse("wait"))
    assert crew.s.kind == SEARCH
    assert crew.s.waiting() == [2]
    crew.s.answer(2, crew.s.parse("wait"))
    assert crew.s.kind == GO


@pytest.mark.rule("SB-069", "SB-101", "SB-R81", "SB-R82")
@pytest.mark.parametrize("announcement", ["go", "red"])
@pytest.mark.parametrize("others", ["", "1 follow, 1 mark a1"], ids=["alone", "followed"])
def test_a_countdown_has_ten_ticks(announcement: str, others: str) -> None:
    crew = ticking().does(f"0 {announcement}")
    if announcement == "go" and others:
        crew.does(others)
    done = len(others.split(", ")) if announcement == "go" and others else 0
    assert crew.s.due - crew.s.ticks == 10 - done
    for _ in range(9 - done):
        crew.tick()
        assert not crew.s.placing
    crew.tick()
    assert crew.s.placing


@pytest.mark.rule("SB-R80")
@pytest.mark.parametrize("limit", [30, 60])
def test_a_search_has_as_many_ticks_as_it_has_seconds(limit: int) -> None:
    crew = ticking(search_limit=limit)
    for _ in range(limit - 1):
        crew.tick()
    assert not crew.told("left")
    assert crew.s.round == 1
    crew.tick()
    assert crew.told("left")
    assert crew.s.round == 2
    assert crew.gains() == [0, 0, 0]


@pytest.mark.rule("SB-R80")
def test_an_announcement_in_the_last_tick_counts() -> None:
    crew = ticking(search_limit=30)
    for _ in range(29):
        crew.tick()
    crew.tick({1: "go"})
    assert (crew.s.kind, crew.s.caller) == (GO, 1)


@pytest.mark.rule("SB-R80")
def test_a_search_without_limit_goes_on() -> None:
    crew = ticking(search_limit=0)
    for _ in range(700):
        crew.tick()
    assert (crew.s.round, crew.s.kind) == (1, SEARCH)
    crew.go(2)
    assert crew.s.caller == 2


# -- in the same tick -------------------------------------------------------------------


@pytest.mark.rule("SB-R06", "SB-068")
def test_two_gos_in_one_tick_one_calls_and_the_other_follows() -> None:
    callers: Counter[int] = Counter()
    for seed in range(SEEDS):
        crew = after({0: "go", 2: "go"}, seed=seed)
        assert crew.s.status == [GOING, SILENT, GOING]
        assert [event.seat for event in crew.told("go")] == [crew.s.caller]
        assert [event.seat for event in crew.told("followed")] == [2 - crew.s.caller]
        callers[crew.s.caller] += 1
    assert set(callers) == {0, 2}
    assert callers[0] in FAIR


@pytest.mark.rule("SB-R06")
def test_eight_gos_in_one_tick_anybody_may_be_first() -> None:
    callers = Counter(after(dict.fromkeys(range(8), "go"), seed=seed, players=8).s.caller for seed in range(SEEDS))
    assert set(callers) == set(range(8))


@pytest.mark.rule("SB-R03", "SB-R06", "SB-R04", "SB-R05")
def test_go_and_red_crossed_one_counts_and_the_other_has_no_effect() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(SEEDS):
        crew = after({0: "go", 1: "red"}, seed=seed)
        kinds[crew.s.kind] += 1
        assert crew.s.status == ([GOING, SILENT, SILENT] if crew.s.kind == GO else [SILENT, DYING, SILENT])
        assert crew.s.caller == (0 if crew.s.kind == GO else 1)
        assert len(crew.told("go")) + len(crew.told("red")) == 1
        assert not crew.told("followed") and not crew.told("followed-red")
    assert set(kinds) == {GO, RED}
    assert kinds[GO] in FAIR


@pytest.mark.rule("SB-R06")
def test_go_and_red_crossed_the_refused_one_can_still_react() -> None:
    kinds = set()
    for seed in range(20):
        crew = after({0: "go", 1: "red"}, seed=seed)
        kinds.add(crew.s.kind)
        loser = 1 if crew.s.kind == GO else 0
        assert {"follow", "joker", "mark", "wait"} <= crew.verbs(loser)
    assert kinds == {GO, RED}


@pytest.mark.rule("SB-R05")
def test_go_and_red_crossed_where_the_red_button_may_be_shown_in_a_go_round() -> None:
    found = {tuple(after({0: "go", 1: "red"}, seed=seed, red_in_go=True).s.status) for seed in range(30)}
    assert found == {(GOING, DYING, SILENT), (SILENT, DYING, SILENT)}


@pytest.mark.rule("SB-R06")
def test_two_reds_in_one_tick_one_announces_and_the_other_follows() -> None:
    callers: Counter[int] = Counter()
    for seed in range(SEEDS):
        crew = after({0: "red", 1: "red"}, seed=seed)
        assert crew.s.status == [DYING, DYING, SILENT]
        callers[crew.s.caller] += 1
    assert set(callers) == {0, 1}
    assert callers[0] in FAIR


@pytest.mark.rule("SB-R83")
def test_all_red_in_one_tick_ends_the_round_at_once() -> None:
    crew = after({0: "red", 1: "red"}, players=2)
    assert crew.s.round == 2
    assert sorted(crew.gains()) == [1, 2]
    assert crew.s.reserves[crew.s.captain] == 1
    assert crew.gains()[crew.s.captain] == 2


@pytest.mark.rule("SB-R83")
def test_the_last_to_join_the_red_button_ends_the_countdown() -> None:
    crew = after({1: "follow", 2: "red"}, "0 red")
    assert crew.s.round == 2
    assert crew.gains() == [2, 1, 1]


@pytest.mark.rule("SB-R29")
@pytest.mark.parametrize("start", ["0 go", "0 red"], ids=["Go", "red button"])
def test_two_jokers_in_one_tick_one_stands_and_the_other_binds_to_nothing(start: str) -> None:
    layers: Counter[int] = Counter()
    for seed in range(SEEDS):
        crew = after({1: f"joker {SPOT}", 2: "joker e5"}, start, seed)
        layer, other = crew.s.layer, 3 - crew.s.layer
        assert named(crew.s.joker) == {1: SPOT, 2: "e5"}[layer]
        assert crew.s.status[other] == SILENT
        assert not crew.s.owes(other)
        assert "follow" in crew.verbs(other)
        assert len(crew.told("joker")) == 1
        layers[layer] += 1
    assert layers[1] in FAIR
    assert layers[2] in FAIR


@pytest.mark.rule("SB-R23", "SB-R24")
def test_joker_and_red_button_of_different_seats_in_one_tick_both_count() -> None:
    crew = after({1: "follow", 2: f"joker {SPOT}"}, "0 red")
    assert crew.s.status == [DYING, DYING, SILENT]
    assert crew.s.layer == 2
    crew.does(f"2 mark {HELPED}").scored()
    assert crew.gains() == [-2, -1, 1]


@pytest.mark.rule("SB-R84")
def test_marks_of_one_tick_all_count() -> None:
    crew = after({0: f"mark {VALID}", 1: f"mark {OTHER}", 2: f"mark {THIRD}"})
    assert [named(mark) for mark in crew.s.marks] == [VALID, OTHER, THIRD]
    crew.tick({0: "clear", 1: f"mark {INVALID}"})
    assert [named(mark) for mark in crew.s.marks] == ["", INVALID, THIRD]


@pytest.mark.rule("SB-R84")
@pytest.mark.parametrize("announcement", ["go", "red"])
def test_a_mark_in_the_tick_of_the_announcement_is_kept(announcement: str) -> None:
    for seed in range(10):
        crew = after({0: announcement, 1: f"mark {VALID}"}, seed=seed)
        assert named(crew.s.marks[1]) == VALID


@pytest.mark.parametrize("moves", [{0: "go", 1: "go", 2: "red"}, {0: "red", 1: "red", 2: "mark a1"}])
def test_who_was_first_is_drawn_by_the_generator_of_the_table(moves: dict[int, str]) -> None:
    for seed in range(10):
        assert after(moves, seed=seed).s.to_json() == after(moves, seed=seed).s.to_json()
    crew = ticking()
    state = (crew.s.rng.a, crew.s.rng.b)
    crew.tick()
    crew.tick({1: "mark a1"})
    assert (crew.s.rng.a, crew.s.rng.b) == state, "nothing is drawn where nobody or one does something"
    crew.tick(moves)
    assert (crew.s.rng.a, crew.s.rng.b) != state


def test_the_order_in_which_answers_come_in_does_not_matter() -> None:
    tables = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        crew = ticking(seed=4)
        for seat in order:
            crew.s.answer(seat, crew.s.parse(("go", "red", "go")[seat]))
        tables.append(crew.s.to_json())
    assert tables[0] == tables[1] == tables[2]


# -- the same rules ---------------------------------------------------------------------

SCRIPTS = (
    f"0 go, 0 mark {VALID}",
    f"0 mark {VALID}, 0 go, 1 follow, 1 mark {OTHER}",
    f"0 go, 1 go, 0 mark {VALID}, 1 mark {VALID}",
    f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {VALID}",
    f"0 go, 1 follow, 2 follow, 0 mark {INVALID}, 1 mark {INVALID}, 2 mark {INVALID}",
    f"0 go, 0 joker {SPOT}, 0 mark {HELPED}, 1 follow, 1 mark {HELPED_TOO}",
    f"0 go, 1 joker {SPOT}, 0 mark {VALID}, 1 mark {VALID}",
    "0 red, 1 follow, 2 follow",
    "0 red, 1 red, 2 red",
    f"0 red, 1 mark {VALID}, 2 mark {INVALID}",
    f"0 red, 1 follow, 2 joker {SPOT}, 2 mark {HELPED}",
    f"0 red, 1 mark {INVALID}, 2 mark {INVALID}",
)


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_same_deeds_have_the_same_outcome_as_in_real_time(script: str) -> None:
    real, ticks = (Crew(captain=2, clock=clock).does(script).scored() for clock in ("real", "ticks"))
    real.ready(0, 1, 2)
    for name in ("points", "reserves", "captain", "galaxy", "pile", "gone", "box", "round", "status", "put"):
        assert getattr(real.s, name) == getattr(ticks.s, name), name
    kinds = [[event.kind for event in crew.events if event.kind != "sealed"] for crew in (real, ticks)]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("script", ["", f"0 mark {VALID}", "0 go", "0 go, 1 follow", "0 red", f"0 red, 1 joker {SPOT}"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_same_moves_are_legal_as_in_real_time(script: str, seat: int) -> None:
    real, ticks = (Crew(clock=clock).does(script) for clock in ("real", "ticks"))
    assert [move for move in ticks.s.options(seat) if ticks.s.text(move) != "wait"] == real.s.options(seat)
    assert ticks.s.options(seat) == sorted(set(ticks.s.options(seat)))


@pytest.mark.rule("SB-R85", "SB-R86")
def test_tokens_go_down_together_in_one_tick() -> None:
    crew = ticking(4).does(f"0 go, 1 follow, 2 follow, 1 mark {OTHER}")
    crew.time()
    assert crew.s.waiting() == [0, 1, 2]
    crew.s.answer(0, crew.s.parse(f"place {VALID}"))
    crew.s.answer(1, crew.s.parse("pass"))
    assert not crew.told("placed")
    crew.s.answer(2, crew.s.parse(f"place {INVALID}"))
    assert [(event.seat, named(event.args[0])) for event in crew.told("placed")] == [(0, VALID), (1, OTHER), (2, INVALID)]
    assert crew.gains() == [3, 2, -1, 0]


@pytest.mark.rule("SB-R12", "SB-R86")
def test_searchers_pass_or_place_in_one_tick() -> None:
    crew = ticking(4).does(f"1 mark {OTHER}, 0 red")
    crew.time()
    assert crew.s.waiting() == [1, 2, 3]
    crew.tick({1: "pass", 2: f"place {VALID}", 3: "pass"})
    assert crew.gains() == [-2, 0, 2, 0]


@pytest.mark.rule("SB-R97", "SB-R79")
def test_nothing_is_shown_for_a_while() -> None:
    crew = ticking().does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.round == 2
    assert crew.s.waiting() == [0]
    crew.throw()
    assert crew.s.waiting() == [0, 1, 2]


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"joker": False, "size": 6},
    {"black_hole": True, "void": True, "rotation": True, "spherical": True, "size": 6, "centre": True},
    {"red_in_go": True, "owed": "nothing", "floor": "each", "failed_go": "caller", "void": True},
    {"no_card": "stays", "wrong_card": "none", "silence": "captain", "search_limit": 30},
)


@pytest.mark.parametrize("options", VARIANTS, ids=["base", "6x6 without joker", "all variants", "rulings", "more rulings"])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_random_games_end_and_replay(options: dict[str, Any], players: int) -> None:
    for seed in range(4):
        s = table(posse.new("space_bowl", players, seed, clock="ticks", **options))
        played = play_out(s, Rng.seeded(seed))
        assert s.over()
        assert s.round <= 10 or options.get("no_card") == "stays"
        assert not s.pile or max(s.points) >= 18 or s.round == 100
        assert sum(s.reserves) <= s.round
        again = table(posse.new("space_bowl", players, seed, clock="ticks", **options))
        assert play_out(again, Rng.seeded(seed)) == played
        assert again.to_json() == s.to_json()


@pytest.mark.rule("SB-R31")
def test_a_game_without_joker_has_none_in_either_time() -> None:
    for clock in ("real", "ticks"):
        for start in ("0 go", "0 red"):
            crew = Crew(clock=clock, joker=False).does(start)
            assert "joker" not in crew.verbs(1)
            assert crew.s.joker == NO_PLACE
