"""The scores of games played alone: the best, what was lost, and files that cannot be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import posse
from posse import bots
from posse.catalog import start
from posse.core.rng import Rng
from posse.terminal import saves
from posse.terminal.scores import MOST, Scores
from posse.terminal.session import Session
from posse.texts import LANGUAGES

from .helpers import Played

WON, LOST = 1, 2
"""Seeds of solo games that the bot wins and loses."""


def test_the_best_five_are_told_and_a_game_that_is_lost_has_no_score(tmp_path: Path) -> None:
    scores = Scores("space_serenade", tmp_path / "scores.json")
    for score in (3, 9, 1, 7, 5, 8):
        scores.keep(f"game-{score}", True, score)
    scores.keep("lost", False, 40)
    assert scores.best("game-7") == ["9", "8", "★7", "5", "3"]
    assert (scores.won(), len(scores.kept())) == (6, 7)


def test_a_game_is_kept_once_and_games_have_lists_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "new" / "scores.json"
    scores, other = Scores("space_serenade", path), Scores("another", path)
    scores.keep("one", True, 20)
    other.keep("one", True, 5)
    scores.keep("one", True, 25)
    assert (scores.best(""), other.best("")) == (["25"], ["5"])


def test_only_the_latest_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "scores.json"
    path.write_text(json.dumps({"g": [{"id": str(number), "won": True, "score": number} for number in range(MOST)]}))
    Scores("g", path).keep("new", True, 1)
    assert [entry["id"] for entry in Scores("g", path).kept()] == [*map(str, range(1, MOST)), "new"]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"g": 3}', '{"g": [1, {"id": 4}, {"id": "a", "score": "b", "won": true}]}'])
def test_what_cannot_be_read_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "scores.json"
    path.write_text(text)
    scores = Scores("g", path)
    assert scores.kept() == []
    scores.keep("one", True, 2)
    assert scores.best("one") == ["★2"]


def test_a_disk_that_fails_costs_only_the_score(tmp_path: Path) -> None:
    (tmp_path / "scores.json").mkdir()
    scores = Scores("g", tmp_path / "scores.json")
    scores.keep("one", True, 2)
    assert scores.kept() == [] and [path.name for path in tmp_path.iterdir()] == ["scores.json"]


def solo(folder: Path, name: str, seed: int, lang: str) -> tuple[Played, list[int], list[int]]:
    """A solo game in which a bot says what to type."""
    state, rng, typed = posse.new("space_serenade", 1, seed), Rng.seeded(seed), []
    bot = bots.bot(state.game, "heuristic")
    while not state.over():
        move = bot(state.seen_by(0), 0, rng)
        typed.append(state.text(move))
        state.answer(0, move)
    record = start(posse.game("space_serenade"), 1, seed, ("Lou",)).record
    return Played(Session(record, lang), folder / f"{name}.json", [*typed, "quit"]), state.ranking(), state.scores()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_solo_hunts_are_counted_and_the_best_are_told_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(saves, "DATA", tmp_path / "saves")
    lost, places, _ = solo(tmp_path, "first", LOST, lang)
    assert places == [2]
    counted = {"en": "Solo hunts: {} won, {} lost.", "fr": "Chasses en solo\u00a0: gagnées {}, perdues {}."}[lang]
    assert counted.format(0, 1) in lost.text and "★" not in lost.text
    won, places, scores = solo(tmp_path, "second", WON, lang)
    assert places == [1]
    assert counted.format(1, 1) in won.text and f"★{scores[0]}" in won.text
