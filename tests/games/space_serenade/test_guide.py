"""The guided first game: its tips, and a seed in which the first turns teach."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import posse
from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.state import State
from posse.texts import LANGUAGES, texts

GUIDE = tomllib.loads(catalog.game_file("space_serenade", "guide.toml") or "")
STEPS: list[dict[str, Any]] = GUIDE["step"]


def guided() -> State:
    return posse.new("space_serenade", GUIDE["players"], GUIDE["seed"], **GUIDE["options"])


def test_tips_are_short_and_in_both_languages() -> None:
    assert 12 <= len(STEPS) <= 18
    for step in STEPS:
        assert step["text"].keys() == set(LANGUAGES)
        assert all(0 < len(text) <= 240 for text in step["text"].values()), step["text"]
        assert not re.search(r" [:;!?»]|« ", step["text"]["fr"])


class Watched:
    """A guided game as the first player sees it: which tips come, in which order."""

    def __init__(self, seed: int) -> None:
        self.s, self.rng = guided(), Rng.seeded(seed)
        self.bot = bots.bot(self.s.game, GUIDE["bot"])
        self.shown: list[int] = []
        self.told = 0
        self.s.events = []

    def play(self) -> list[int]:
        while not self.s.over():
            self.look()
            seat = self.s.first_waiting()
            self.s.answer(seat, self.bot(self.s.seen_by(seat), seat, self.rng))
        self.look()
        return self.shown

    def look(self) -> None:
        """One tip at a time, the first whose time has come."""
        scene = self.s.game.scene(self.s.seen_by(0), texts("space_serenade", "en").to(0))
        events = self.s.events or []
        happened = {event.kind for event in events[self.told :] if event.reaches(0)}
        self.told = len(events)
        kinds = {zone.kind for zone in scene.zones} | {piece.kind for piece in scene.pieces}
        verbs = {self.s.text(option.move).split()[0] for option in scene.options}
        for number, step in enumerate(STEPS):
            when = step["when"]
            fits = when.get("option", "end") in verbs | ({"end"} if "option" not in when else set())
            fits = fits and ("event" not in when or when["event"] in happened) and ("kind" not in when or when["kind"] in kinds)
            fits = fits and when.get("turn", scene.turn) == scene.turn
            if fits and ("over" not in when or self.s.over()) and number not in self.shown:
                assert step["on"] in kinds, step["on"]
                self.shown.append(number)
                return


def test_the_time_of_every_tip_can_come_and_what_it_points_at_is_there() -> None:
    shown = [Watched(seed).play() for seed in range(9)]
    assert {number for game in shown for number in game} == set(range(len(STEPS)))
    assert all(len(game) >= 12 for game in shown), shown


def test_the_first_tips_are_the_character_and_the_hand() -> None:
    first = [STEPS[number]["when"] for number in Watched(0).play()[:2]]
    assert first == [{"option": "character"}, {"option": "play"}]
