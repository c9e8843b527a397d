"""Bots look like people: with time, with mistakes, and no faster for looking more often."""

from __future__ import annotations

from statistics import median

import pytest

import posse
from posse import arena, bots
from posse.core.rng import Rng
from posse.core.state import CLOCK
from posse.games.space_bowl.bots.heuristic import Searcher
from posse.games.space_bowl.bots.profiles import PROFILES
from posse.games.space_bowl.rules.moves import CALL_GO, CALL_RED, FOLLOW, MARK, PASS, PLACE, THROW, WAIT
from posse.games.space_bowl.rules.solver import bit
from posse.games.space_bowl.rules.state import NO_PLACE, BowlState, table
from tests.games.space_bowl.position import VALID, Crew

THROWS = 200
LONG = 200.0
"""Seconds after which every bot has called."""


def thrown(seed: int, players: int = 4) -> BowlState:
    s = table(posse.new("space_bowl", players, seed, clock="real"))
    s.answer(s.captain, THROW)
    s.answer(CLOCK, s.options(CLOCK)[0])
    return s


def call(s: BowlState, seat: int, name: str, every: float) -> tuple[float, int]:
    """When a bot calls, and what, if it looks every so many seconds."""
    bot, seen, looks = Searcher(PROFILES[name]), s.seen_by(seat), 0
    while (move := bot.look(seen, seat, Rng.seeded(looks), looks * every)) == WAIT:
        looks += 1
        assert looks * every < LONG
    return looks * every, move


@pytest.mark.rule("SB-R95")
@pytest.mark.parametrize("name", PROFILES)
def test_looking_a_hundred_times_as_often_makes_no_bot_faster(name: str) -> None:
    for seed in range(12):
        s = thrown(seed, 2)
        (seldom, move), (often, same) = (call(s, 1, name, every) for every in (1.0, 0.01))
        assert same == move
        assert seldom - 1.0 < often <= seldom + 0.001


def first_calls(name: str, opponents: int = 3) -> list[tuple[float, int, int]]:
    """For many throws: when the first of the bots calls, what, and the card it has in mind."""
    bot, found = Searcher(PROFILES[name]), []
    for seed in range(THROWS):
        s = thrown(seed)
        plans = [bot.make_plan(table(s.seen_by(seat)), seat) for seat in range(1, opponents + 1)]
        calls = [(min([plan.gives_up, *[time for time, _ in plan.sights]]), plan) for plan in plans]
        time, plan = min(calls, key=lambda pair: pair[0])
        sees = plan.sees(time)
        found.append((time / 1000, CALL_GO if sees or plan.joker != NO_PLACE else CALL_RED, plan.card() if sees else NO_PLACE))
    return found


@pytest.mark.rule("SB-R95")
def test_three_standard_bots_leave_people_a_few_seconds() -> None:
    calls = [time for time, _, _ in first_calls(posse.game("space_bowl").bots[0])]
    assert 3.0 < median(calls) < 5.0
    assert min(calls) > 1.5, "nobody finds anything at a glance"
    assert median([time for time, _, _ in first_calls("rookie")]) > median(calls)


@pytest.mark.rule("SB-R95")
def test_bots_are_wrong_in_both_directions() -> None:
    calls = first_calls("rookie")
    skies = [thrown(seed) for seed in range(THROWS)]
    wrong_go = [s for s, (_, move, card) in zip(skies, calls, strict=True) if card != NO_PLACE and not s.valid() & bit(card)]
    alarms = [s.valid() != 0 for s, (_, move, _) in zip(skies, calls, strict=True) if move == CALL_RED]
    assert 0.03 * THROWS < len(wrong_go) < 0.3 * THROWS
    assert any(alarms) and not all(alarms), "a bot's red button proves nothing"


@pytest.mark.rule("SB-R95")
def test_a_bot_gives_up_by_time_whether_there_is_a_destination_or_not() -> None:
    """It sees nothing in a galaxy in which all is overlooked, and never calls before its patience is over."""
    blind = Searcher(PROFILES["pilot"])
    blind.profile.overlook, before = 1000, blind.profile.overlook
    blind.profile.mistake, slips = 0, blind.profile.mistake
    try:
        plans = [(thrown(seed), blind.make_plan(thrown(seed), 1)) for seed in range(40)]
    finally:
        blind.profile.overlook, blind.profile.mistake = before, slips
    for there in (True, False):
        times = [plan.gives_up for s, plan in plans if (s.valid() != 0) == there]
        assert min(times) >= blind.profile.patience
    assert all(not plan.sights for _, plan in plans)


@pytest.mark.rule("SB-R95")
def test_a_bot_that_has_seen_something_follows_marks_and_confirms() -> None:
    crew, bot, rng = Crew().does(f"0 go, 0 mark {VALID}"), Searcher(PROFILES["machine"]), Rng.seeded(1)
    assert bot.look(crew.seen(1), 1, rng, 0.1) == WAIT, "not before it had time to look"
    assert bot.look(crew.seen(1), 1, rng, 9.0) == FOLLOW
    crew.follow(1)
    move = bot.look(crew.seen(1), 1, rng, 9.0)
    assert crew.s.valid() & bit(move - MARK)
    crew.time()
    token = bot.look(crew.seen(1), 1, rng, 10.0)
    assert crew.s.valid() & bit(token - PLACE)
    crew.s.answer(1, token)
    assert bot.look(crew.seen(1), 1, rng, 10.0) == PASS


def test_the_stronger_bot_wins_more_often() -> None:
    names = ("pilot", "rookie")
    pilot, rookie = arena.lines(names, list(arena.simulate(posse.game("space_bowl"), 2, [*names], 30, 3)))
    assert pilot.wins > rookie.wins


def test_bots_of_the_race_watch_the_clock() -> None:
    game = posse.game("space_bowl")
    assert all(isinstance(bots.bot(game, name), bots.Watcher) for name in game.bots)
    assert not isinstance(bots.bot(game, "random"), bots.Watcher)
