"""The odds: exact against every move of the engine, and against dice that are really rolled."""

from __future__ import annotations

from typing import Any

import pytest

from posse.core.rng import Rng
from posse.games.pulp_detective.odds.odds import MEMORY, Odds
from posse.games.pulp_detective.odds.steps import best_move, thrown
from posse.games.pulp_detective.rules.cards import BLANK
from posse.games.pulp_detective.rules.cards import TOKENS as TOKEN_IDS
from posse.games.pulp_detective.rules.missions import Investigation, begun
from posse.games.pulp_detective.rules.moves import FINISH
from posse.games.pulp_detective.rules.state import IN_BOX, DetectiveState, table
from tests.games.pulp_detective.brute import Brute, TooMany, done, position
from tests.games.pulp_detective.exact import best, odds
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.test_games import begun as a_game
from tests.games.pulp_detective.test_games import keen_answer

EXACT = 1e-9


def tried(desk: Desk, seat: int = 0) -> float:
    return Brute().value(desk.s, seat)


def shown(desk: Desk, dice: str) -> Desk:
    """Yellow dice that were rolled, in their order; - for one that was not."""
    for die, icon in enumerate(dice.split()):
        if icon != "-":
            desk.show(die, icon)
            desk.m.rolls += 1
    return desk


@pytest.mark.parametrize(
    ("needs", "ways"),
    [("D W", 568), ("D2", 336), ("D W R", 317), ("D2 W", 170), ("D W R P", 130), ("D2 W R", 63), ("D2 W2", 28)],
)
def test_four_dice_without_help(needs: str, ways: int) -> None:
    """PD-X37."""
    desk = Desk(detective="tolliver").seat(energy=5, hour=15).mission(needs=needs)
    assert odds(desk.s, 0) == pytest.approx(ways / 6**4, abs=EXACT)


BANKER = {"case": "banker", "detective": "tolliver"}
SOLO: list[tuple[str, dict[str, Any], dict[str, Any], str, str]] = [
    ("dice in any order", {"detective": "tolliver"}, {"energy": 1, "hour": 1}, "D P", "- - - -"),
    ("dice for an hour", {"detective": "tolliver"}, {"energy": 1, "hour": 3}, "D P", "R - - -"),
    ("dice for an hour that ends the night", {}, {"energy": 2, "hour": 12}, "D W R", "D D - P"),
    (
        "dice for an hour that ends the day",
        {"case": "banker", "detective": "tolliver"},
        {"energy": 3, "hour": 17},
        "D2 P",
        "W - D W",
    ),
    ("a die beyond four", {"detective": "tolliver"}, {"energy": 7, "hour": 15}, "D2 W R", "D W P P"),
    ("a die beyond four with a wild one", {"detective": "tolliver"}, {"energy": 8, "hour": 9}, "D2 R", "W W P P"),
    ("a Special Action that rolls again", {}, {"energy": 4, "hour": 15}, "D2 W R", "D W P P"),
    ("one die that counts as any", {"detective": "tolliver"}, {"energy": 4, "hour": 9}, "D2 P", "W W P -"),
    ("all dice that count as any", {"solo_as": "inspector"}, {"energy": 4, "hour": 15}, "D2 P W", "R R P -"),
    ("twists", {}, {"energy": 4, "hour": 9, "twists": "D P"}, "D2 P W", "R R - -"),
    ("a key", {}, {"energy": 4, "hour": 9, "obj": "skeleton-key"}, "D2 P W", "R D P -"),
    ("a coin", {}, {"energy": 4, "hour": 9, "obj": "lucky-coin"}, "D2 P", "R D P R"),
    ("a flask", {}, {"energy": 5, "hour": 9, "obj": "hip-flask"}, "D2 P", "R D P R"),
    ("a flask and dice for an hour", {}, {"energy": 1, "hour": 9, "obj": "hip-flask"}, "D2", "R R - -"),
    ("a watch that brings the night back", {}, {"energy": 4, "hour": 11, "obj": "pocket-watch"}, "D2", "R D P R"),
    ("a watch that pays for dice", {}, {"energy": 2, "hour": 1, "obj": "pocket-watch"}, "D2", "R R P -"),
    ("the red die", {}, {"energy": 4, "hour": 9, "obj": "paperboy"}, "D2 P", "R D W R"),
    ("the grey die", {}, {"energy": 4, "hour": 15, "obj": "underworld"}, "D2 P", "R D W R"),
    ("no red die in the third case", {"case": "banker"}, {"energy": 4, "hour": 9, "obj": "paperboy"}, "D2 P", "R D W R"),
]


@pytest.mark.parametrize(("options", "seat", "needs", "dice"), [case[1:] for case in SOLO], ids=[case[0] for case in SOLO])
@pytest.mark.parametrize("edges", [0, 1])
def test_a_mission_is_exact(options: dict[str, Any], seat: dict[str, Any], needs: str, dice: str, edges: int) -> None:
    desk = shown(Desk(**options).seat(**seat).mission(needs=needs), dice)
    desk.m.rerolls = edges
    assert odds(desk.s, 0) == pytest.approx(tried(desk), abs=EXACT)


AGAINST: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("hours for re-rolls", {}, {"energy": 4, "hour": 5}, "D W P P"),
    ("hours for re-rolls or for dice", {}, {"energy": 2, "hour": 5}, "D W P -"),
    ("hours that bring the day", {"detective": "tolliver"}, {"energy": 4, "hour": 14}, "D W W P"),
    ("hours that end the day", BANKER, {"energy": 4, "hour": 18}, "D W W P"),
    ("hours that end the night of wild dice", {"case": "banker", "solo_as": "inspector"}, {"energy": 4, "hour": 6}, "D R P P"),
    ("hours and a watch", {}, {"energy": 4, "hour": 3, "obj": "pocket-watch"}, "D W P P"),
    ("hours and the red die", {}, {"energy": 4, "hour": 3, "obj": "paperboy"}, "D W P P"),
    ("hours and a die beyond four", {}, {"energy": 7, "hour": 3}, "D W P P"),
]


@pytest.mark.parametrize(("options", "seat", "dice"), [case[1:] for case in AGAINST], ids=[case[0] for case in AGAINST])
def test_a_confrontation_is_exact(options: dict[str, Any], seat: dict[str, Any], dice: str) -> None:
    """Needs D2 W R (PD-182)."""
    desk = shown(Desk(**options).seat(**seat).confront(1), dice)
    assert odds(desk.s, 0) == pytest.approx(tried(desk), abs=EXACT)


TOKENS: list[tuple[str, str, dict[str, Any], str, str]] = [
    ("sidekick", "a wild icon is borrowed", {"hour": 9, "twists": "W"}, "D2 P", "D W W -"),
    ("sidekick", "a re-roll is borrowed", {"hour": 15, "twists": "W"}, "D2 P", "D W P -"),
    ("interrogation", "an icon is ignored", {"hour": 9, "twists": "P"}, "D2 P", "D W R -"),
    ("deus-ex-machina", "dice are turned over", {"hour": 9, "twists": "D"}, "D2 P", "W P R -"),
    ("deus-ex-machina", "a die is turned before it is noted", {"hour": 9, "energy": 7}, "D2 R", "D P P P"),
    ("chekhovs-gun", "a token stands for any icon", {"hour": 9, "twists": "R R"}, "D2 P", "D W R -"),
    ("chekhovs-gun", "an hour is paid where energy cannot be", {"hour": 2, "energy": 1, "twists": "R"}, "D W", "D - - -"),
]


@pytest.mark.parametrize(
    ("token", "seat", "needs", "dice"), [(t, *rest) for t, _, *rest in TOKENS], ids=[case[1] for case in TOKENS]
)
@pytest.mark.parametrize("held", [True, False])
def test_investigation_tokens_are_exact(token: str, seat: dict[str, Any], needs: str, dice: str, held: bool) -> None:
    desk = without_tokens(Desk("rivals", detective="tolliver", inspector="reed"))
    desk.token(token, 0 if held else -1)
    desk.seat(**{"energy": 3, **seat}).mission(needs=needs, reward="K")
    shown(desk, dice)
    desk.s.areas[0].bought = 0 if desk.s.areas[0].energy == 1 else 1
    assert odds(desk.s, 0) == pytest.approx(tried(desk), abs=EXACT)


def without_tokens(desk: Desk) -> Desk:
    for token in TOKEN_IDS:
        desk.token(token, IN_BOX)
    return desk


def test_partners_pass_their_tokens_on() -> None:
    """PD-R89."""
    desk = without_tokens(Desk("partners"))
    desk.seat(0, energy=4, hour=3, twists="D").seat(1, twists="W").confront(1)
    shown(desk, "P R P P")
    assert odds(desk.s, 0) == pytest.approx(tried(desk), abs=EXACT)


# -- dice that are counted as another icon ------------------------------------------------------


def test_what_is_counted_may_be_counted_again() -> None:
    desk = shown(Desk(solo_as="inspector").seat(energy=4, hour=15).mission(needs="D2 P"), "R R W -")
    before = odds(desk.s, 0)
    desk.do("count yellow-1 as dots")
    assert odds(desk.s, 0) == pytest.approx(before, abs=EXACT)
    assert odds(desk.s, 0) == pytest.approx(tried(desk), abs=EXACT)


def test_the_best_move_does_not_count_to_and_fro() -> None:
    desk = shown(Desk(solo_as="inspector").seat(energy=4, hour=15).mission(needs="D2 P"), "R R R W")
    for _ in range(3):
        desk.s.answer(0, best(desk.s, 0))
    assert desk.m.met()


@pytest.mark.parametrize(
    ("seat", "needs", "bought"),
    [({"energy": 3, "hour": 9}, "D2 P", 1), ({"energy": 3, "hour": 24}, "D2", 0), ({"energy": 2, "hour": 24}, "D P", 0)],
    ids=["counted before", "an hour that ends the day", "an hour that ends the day, with fewer dice"],
)
@pytest.mark.parametrize("counted", [True, False])
def test_a_counted_die_is_turned_over(seat: dict[str, Any], needs: str, bought: int, counted: bool) -> None:
    """PD-R77: what it shows is turned, not what it counts as."""
    desk = without_tokens(Desk("rivals", detective="tolliver", inspector="reed")).token("deus-ex-machina", 0)
    shown(desk.seat(**seat).mission(needs=needs), "W P R -")
    desk.s.areas[0].bought = bought
    if counted:
        desk.do("count yellow-1 as dots")
    assert odds(desk.s, 0) == pytest.approx(tried(desk), abs=EXACT)


# -- positions from games -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{"mode": "solo"}, {"mode": "solo", "detective": "tolliver", "case": "banker"}, {"mode": "rivals"}]
)
def test_positions_from_games_are_exact(options: dict[str, Any]) -> None:
    """Those that are small enough to be tried."""
    rng, compared = Rng.seeded(5), 0
    match = a_game(options)
    while compared < 15:
        if match.state.over():
            match = a_game(options, rng.below(1000))
        s = table(match.state)
        if s.top is not None and isinstance(s.top.effect, Investigation) and s.mission is not None:
            compared += compare(s, s.mission.seat)
        match.answer(*keen_answer(match.state, rng))


def compare(s: DetectiveState, seat: int) -> int:
    assert s.mission is not None
    if s.mission.rolls < s.allowance(seat) or s.mission.met():
        return 0
    try:
        value = Brute(60).value(s, seat)
    except TooMany:
        return 0
    assert odds(s, seat) == pytest.approx(value, abs=EXACT)
    return 1


# -- the best move --------------------------------------------------------------------------------


class Walk:
    """The best moves as a graph: each knot is a die to be rolled, with the knot that follows for each face."""

    def __init__(self, s: DetectiveState) -> None:
        self.known = Odds()
        self.numbers: dict[object, int] = {}
        self.next: list[list[int]] = []
        self.start = self.knot(s)

    def knot(self, s: DetectiveState) -> int:
        """Its number; -1 for success, -2 for failure."""
        while True:
            assert s.mission is not None
            if s.mission.met():
                return -1
            key = position(s, 0)
            if key in self.numbers:
                return self.numbers[key]
            move = best_move(self.known, s, 0)
            if move == FINISH:
                return -2
            die = thrown(move)
            s = done(s, 0, move)
            if die != BLANK:
                return self.rolled(key, s, die)

    def rolled(self, key: object, s: DetectiveState, die: int) -> int:
        number = self.numbers[key] = len(self.next)
        after: list[int] = []
        self.next.append(after)
        for face in range(1, 7):
            twin = table(s.copy())
            assert twin.mission is not None
            twin.mission.lay(s.cards, die, face)
            after.append(self.knot(twin))
        return number


@pytest.mark.heavy
@pytest.mark.parametrize("confronting", [False, True])
def test_half_a_million_rolls_agree(confronting: bool) -> None:
    """Together a million dice, rolled as the best move says."""
    desk = Desk().seat(energy=4, hour=14, twists="W")
    desk = desk.seat(hour=5).confront(1) if confronting else desk.mission(needs="D2 W R")
    walk, rng, rolls, games, won = Walk(desk.s), Rng.seeded(11), 0, 0, 0
    while rolls < 500_000:
        games += 1
        knot = walk.start
        while knot >= 0:
            knot = walk.next[knot][rng.below(6)]
            rolls += 1
        won += knot == -1
    chance = odds(desk.s, 0)
    assert abs(won - games * chance) < 4 * (games * chance * (1 - chance)) ** 0.5


def test_the_best_move_is_legal_and_loses_nothing() -> None:
    desk = Desk("rivals").seat(energy=4, hour=15, twists="D W").mission(needs="D2 W R", reward="K")
    while not desk.m.met():
        before = odds(desk.s, 0)
        move = best(desk.s, 0)
        assert move in desk.s.options(0)
        if move == FINISH:
            assert before == 0
            break
        if thrown(move) == BLANK:
            assert odds(done(desk.s, 0, move), 0) == pytest.approx(before, abs=EXACT)
        desk.s.answer(0, move)


def test_the_odds_of_a_card_before_it_is_placed() -> None:
    desk = Desk().seat(energy=4, hour=15)
    for edges in (0, 1, 2):
        before = Odds().value(desk.s, begun(desk.s, 0, desk.card("I3"), edges, 15))
        then = Desk().seat(energy=4, hour=15).mission("I3")
        then.m.rerolls = edges
        assert before == pytest.approx(odds(then.s, 0), abs=EXACT)


def test_who_plays_no_mission_has_no_odds() -> None:
    desk = Desk("rivals").mission()
    with pytest.raises(ValueError, match="seat 1 has no mission now"):
        odds(desk.s, 1)


def test_what_is_remembered_has_a_limit() -> None:
    desk = Desk().mission(needs="D W R").roll("D")
    known = Odds()
    before = known.value(desk.s, desk.m)
    assert 0 < known.effort.kept <= MEMORY
    known.effort.kept = MEMORY + 1
    assert known.value(desk.s, desk.m) == before
    assert known.effort.kept <= MEMORY
