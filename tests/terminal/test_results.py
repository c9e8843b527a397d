"""The file with the results of solo games: what is kept and replaced, and files that cannot be read."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path

import pytest

import posse
from posse import bots
from posse.catalog import start
from posse.core.rng import Rng
from posse.daily import Result, best_scores, days, streak
from posse.terminal import saves
from posse.terminal.results import MOST, Results
from posse.terminal.session import Session
from posse.texts import LANGUAGES

from .helpers import Played

WON, LOST = 1, 2
"""Seeds of solo games that the bot wins, and that it loses."""
DAY = "2026-11-15"
SUNDAY = date(2026, 11, 15)


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results("game", tmp_path / "deep" / "results.json")


def play(results: Results, day: date, won: bool = True, id: str = "first") -> bool:
    """Plays the game of a day on that day; returns whether this result counts."""
    results.begin(id, str(day), str(day))
    results.end(id, str(day), won, 0, f"line of {day}")
    return days(results.kept())[str(day)].id == id


def test_the_first_result_of_a_day_counts(results: Results) -> None:
    assert play(results, SUNDAY)
    assert not play(results, SUNDAY, False, "again")
    results.end("first", DAY, False, 0, "undone and ended otherwise")
    assert [(entry.id, entry.won) for entry in results.kept() if entry.won is not None] == [("first", True)]


def test_only_a_game_started_on_its_day_counts(results: Results) -> None:
    results.begin("late", DAY, str(SUNDAY + timedelta(1)))
    assert not results.end("late", DAY, True, 0, "too late").counts
    results.begin("seven", "#7", DAY)
    assert not results.end("seven", "#7", True, 0, "no day").counts
    assert not results.end("afresh", DAY, True, 0, "begun another day, though another try was begun in time").counts
    assert results.kept() == []


def test_a_game_of_the_day_may_end_after_midnight(results: Results) -> None:
    results.begin("late", DAY, DAY)
    assert days(results.kept()) == {}
    assert results.end("late", DAY, True, 0, "late").counts
    assert streak(days(results.kept()), SUNDAY + timedelta(1)) == 1


def test_results_are_kept_per_game_up_to_a_maximum(results: Results) -> None:
    other = Results("other", results.path)
    assert play(other, SUNDAY, False)
    many = [asdict(Result(str(number), "", False, True, number)) for number in range(MOST)]
    results.path.write_text(json.dumps({**json.loads(results.path.read_text(encoding="utf-8")), "game": many}), encoding="utf-8")
    results.end("new", "", True, 1, "")
    assert [entry.id for entry in results.kept()] == [*map(str, range(1, MOST)), "new"]
    assert len(other.kept()) == 1


def test_a_score_is_kept_once_and_may_be_replaced(results: Results) -> None:
    for name, score in (("one", 20), ("two", 5), ("one", 25)):
        results.end(name, "", True, score, "")
    assert best_scores(results.kept(), "two") == ["25", "★5"]


def kept_as(game: str = "game", **fields: str) -> str:
    """The content of the file, with some fields replaced by JSON."""
    entry = {"id": '"x"', "series": f'"{DAY}"', "counts": "true", "won": "true", "score": "0", "line": '"won"', **fields}
    written = ", ".join([f'"{name}": {value}' for name, value in entry.items()])
    return f'{{"{game}": [{{{written}}}]}}'


DAMAGED = {
    "empty": "",
    "half": "{",
    "list": "[]",
    "null": "null",
    "number for a game": '{"game": 3}',
    "number for a result": '{"game": [3]}',
    "nothing for a result": '{"game": [{}]}',
    "deep": "[" * 50_000,
    "deep results": '{"game":' * 50_000,
    "no such month": kept_as(series='"2026-13-45"'),
    "no such day": kept_as(series='"2026-02-30"'),
    "no day": kept_as(series='"yesterday"'),
    "a week": kept_as(series='"2026-W46-7"'),
    "odd result": kept_as(won='"yes"'),
    "long number": kept_as(won="9" * 5000),
    "no line": kept_as(line="[3]"),
    "odd score": kept_as(score="true"),
    "another field": kept_as(more="1"),
    "half a letter in a line": kept_as(won="false", line='"\\ud800"'),
    "half a letter in a game": kept_as("\\ud800"),
    "deep results of another game": kept_as("other", won="[" * 900 + "]" * 900),
}


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in DAMAGED.items()])
def test_a_damaged_file_counts_as_empty(results: Results, text: str) -> None:
    results.path.parent.mkdir()
    results.path.write_text(text, encoding="utf-8")
    assert streak(days(results.kept()), SUNDAY) == 0
    assert play(results, SUNDAY + timedelta(1))
    assert streak(days(results.kept()), SUNDAY + timedelta(1)) == 1


@pytest.mark.parametrize("place", ["file", "folder"])
def test_a_write_error_loses_only_the_result(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    results = Results("game", tmp_path / "file" / "results.json" if place == "file" else tmp_path / "folder")
    assert results.end("one", "", True, 2, "line") == Result("one", "", False, True, 2, "line")
    assert results.kept() == [] and sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def solo(folder: Path, name: str, seed: int, lang: str) -> tuple[Played, list[int], list[int]]:
    """A solo game in which a bot chooses the input."""
    state, rng, typed = posse.new("space_serenade", 1, seed), Rng.seeded(seed), []
    bot = bots.bot(state.game, "heuristic")
    while not state.over():
        move = bot(state.seen_by(0), 0, rng)
        typed.append(state.text(move))
        state.answer(0, move)
    record = start(posse.game("space_serenade"), 1, seed, ("Lou",)).record
    return Played(Session(record, lang), folder / f"{name}.json", [*typed, "quit"]), state.ranking(), state.scores()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_solo_games_are_counted_and_the_best_scores_shown_at_the_end(
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
