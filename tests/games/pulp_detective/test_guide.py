"""The guided first game: its tips, and a seed in which the first turns teach."""

from __future__ import annotations

import re
import tomllib
from itertools import permutations
from typing import Any

import pytest

import posse
from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.rules.state import DetectiveState, table
from posse.texts import LANGUAGES, texts

GUIDE = tomllib.loads(catalog.game_file("pulp_detective", "guide.toml") or "")
STEPS: list[dict[str, Any]] = GUIDE["step"]


def guided() -> DetectiveState:
    return table(posse.new("pulp_detective", GUIDE["players"], GUIDE["seed"], **GUIDE["options"]))


def moves(s: State) -> list[str]:
    return [s.text(move) for move in s.options(0)]


def do(s: State, *texts: str) -> None:
    for text in texts:
        s.answer(0, s.parse(text))


def letters(s: DetectiveState) -> list[str]:
    return ["CSI"[s.cards.letter[card]] for card in s.drawn]


def first_mission(discarded: int) -> DetectiveState:
    """The Informant is kept, as the tip says."""
    s = guided()
    kept = letters(s).index("I")
    do(s, f"keep {kept + 1}", f"discard {[slot for slot in range(3) if slot != kept][discarded] + 1}")
    assert s.mission is not None
    return s


def met(s: DetectiveState) -> bool:
    """Whether the mission is met, be it by the Special Action."""
    assert s.mission is not None
    if s.mission.met():
        return True
    for move in [move for move in moves(s) if move.startswith("count")]:
        then = table(s.copy())
        do(then, move)
        if met(then):
            return True
    return False


def test_the_first_three_backs_are_all_different() -> None:
    assert sorted(letters(guided())) == ["C", "I", "S"]


def test_the_first_mission_brings_a_clue_whichever_die_is_rolled_first() -> None:
    for discarded in range(2):
        for order in permutations(range(1, 5)):
            s = first_mission(discarded)
            assert s.mission is not None and s.mission.reward == 1 << "OEKT".index("K")
            for die in order:
                if not s.mission.met():
                    do(s, f"roll yellow-{die}")
            assert met(s), order


def test_the_second_turn_has_an_informant_that_matches_an_edge() -> None:
    for discarded in range(2):
        s = first_mission(discarded)
        do(s, "finish")
        while not (found := [move for move in moves(s) if move.startswith("keep")]):
            do(s, moves(s)[-1])
        kept = letters(s).index("I")
        do(s, found[kept])
        do(s, next(move for move in moves(s) if move.startswith("discard")))
        earned = []
        for place in [move for move in moves(s) if move.startswith("place")]:
            then = table(s.copy())
            do(then, place)
            earned.append(then.areas[0].matches)
        assert max(earned) == 1 and min(earned) == 0


def test_tips_are_short_and_in_both_languages() -> None:
    assert 10 <= len(STEPS) <= 18
    for step in STEPS:
        assert step["text"].keys() == set(LANGUAGES)
        assert all(0 < len(text) <= 240 for text in step["text"].values()), step["text"]
        assert not re.search(r" [:;!?»]|« ", step["text"]["fr"])


def played(rng: Rng) -> tuple[set[tuple[str, object]], set[str], set[tuple[int, str]]]:
    """A game in which this and that is tried: what could be done and has happened, what lay there, and turns with phases."""
    s, bot = guided(), bots.bot(guided().game, "heuristic")
    found: set[tuple[str, object]] = {("over", True)}
    kinds: set[str] = set()
    phases: set[tuple[int, str]] = set()
    s.events = []
    while not s.over():
        found |= {("option", move.split()[0]) for move in moves(s)}
        scene = s.game.scene(s.seen_by(0), texts("pulp_detective", "en").to(0))
        kinds |= {zone.kind for zone in scene.zones} | {piece.kind for piece in scene.pieces} | set(s.game.questions)
        phases.add((scene.turn, scene.phase))
        s.answer(0, bot(s.seen_by(0), 0, rng) if rng.below(4) else rng.pick(s.options(0)))
    return found | {("event", event.kind) for event in s.events}, kinds, phases


@pytest.mark.heavy
def test_the_time_of_every_tip_can_come_and_what_it_points_at_is_there() -> None:
    games = [played(Rng.seeded(seed)) for seed in range(12)]
    found = set().union(*[game[0] for game in games])
    kinds = set().union(*[game[1] for game in games])
    phases = set().union(*[game[2] for game in games])
    for step in STEPS:
        when = dict(step["when"])
        turn, phase = when.pop("turn", 1), when.pop("phase", "story")
        assert (turn, phase) in phases
        assert when.items() <= found, when
        assert step["on"] in kinds, step["on"]
