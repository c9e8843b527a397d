"""The scores of games played alone: the best, what was lost, and files that cannot be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from posse.terminal.scores import MOST, Scores


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
