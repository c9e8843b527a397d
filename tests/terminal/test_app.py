from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from posse.core.record import Record
from posse.terminal import app
from posse.terminal.session import Session
from posse.terminal.view import MINUS
from posse.texts import texts

from .helpers import GAME, Played, session, until_placing

BOT = "bot:heuristic"
ONES = ["1"] * 2000


def one(tmp_path: Path, *lines: str, lang: str = "en", seed: int = 7, width: int = 80) -> Played:
    """One person against one bot, with this input."""
    return Played(session("Lou", BOT, seed=seed, lang=lang), tmp_path / "game.json", lines, width)


def saved(tmp_path: Path) -> Record:
    return Record.from_json((tmp_path / "game.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("lang", "total", "again"), [("en", "Total", "another game"), ("fr", "Total", "autre partie")])
def test_a_whole_game_ends_with_the_score_sheet(tmp_path: Path, lang: str, total: str, again: str) -> None:
    played = one(tmp_path, *ONES, lang=lang)
    assert played.session.state.over()
    end = played.text[played.text.index(total) :]
    for score in played.session.state.scores():
        assert str(score).replace("-", MINUS) in end.splitlines()[0]
    assert again in end
    assert max(map(cell_len, played.text.splitlines())) <= 80
    assert saved(tmp_path).replay().digest() == played.session.state.digest()


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["2"]),
        ("en", ["draw hunter"]),
        ("en", ["  DRAW   Hunter "]),
        ("en", ["Draw a hunter"]),
        ("fr", ["piocher un chasseur"]),
        ("fr", ["draw hunter"]),
    ],
)
def test_a_choice_is_made_by_number_move_or_words(tmp_path: Path, lang: str, lines: list[str]) -> None:
    played = one(tmp_path, *lines, lang=lang)
    answers = [move for seat, move, _ in played.session.record.answers if seat == 0]
    assert [played.session.state.text(move) for move in answers] == ["draw hunter"]


@pytest.mark.parametrize(
    "wrong", ["0", "5", "-1", "1.5", "²", "9" * 5000, "draw", "sell", "hello", "\x1b[2J", "\x00", "[red]", "1 2"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_input_gets_one_clear_answer_and_changes_nothing(tmp_path: Path, wrong: str, lang: str) -> None:
    played = one(tmp_path, wrong, "draw hunter", lang=lang)
    assert len([1 for seat, _, _ in played.session.record.answers if seat == 0]) == 1
    after = played.text[played.text.index("> ", 1) :]
    assert ("type 1 to 4" if lang == "en" else "tapez 1 à 4") in after.replace("\n", " ")
    assert "Traceback" not in played.text


def test_an_impossible_move_is_told_from_nonsense(tmp_path: Path) -> None:
    text = one(tmp_path, "sell", "soll").text
    assert "'sell' is not possible now" in text
    assert "'soll' is not one of the choices" in text


def test_an_empty_line_asks_again(tmp_path: Path) -> None:
    played = one(tmp_path, "", "   ", "1")
    assert "is not" not in played.text
    assert any(seat == 0 for seat, _, _ in played.session.record.answers)


@pytest.mark.parametrize(("lang", "word"), [("en", "undo"), ("en", "u"), ("fr", "annuler"), ("fr", "undo")])
def test_undo_goes_back_a_step(tmp_path: Path, lang: str, word: str) -> None:
    """A hunter is played, but before it is placed one thinks again."""
    table = session("Lou", BOT, lang=lang)
    played = Played(table, tmp_path / "game.json", [*until_placing(table), word])
    assert texts(GAME, lang)("undone") in played.text
    assert table.state.options(0) == [table.state.parse("sell"), table.state.parse("play")]


def test_undo_says_why_it_cannot(tmp_path: Path) -> None:
    assert "Nothing can be taken back" in one(tmp_path, "1", "undo").text


@pytest.mark.parametrize(("lang", "word"), [("en", "?"), ("en", "help"), ("fr", "aide"), ("fr", "?")])
def test_help_lists_the_keys(tmp_path: Path, lang: str, word: str) -> None:
    text = one(tmp_path, word, lang=lang).text
    assert f"rules.{lang}.md" in text
    for key in {"en": ("undo", "rules WORDS", "save FILE", "quit"), "fr": ("annuler", "règles MOTS", "sauver", "quitter")}[lang]:
        assert key in text


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "rules BH-084"), ("fr", "règles BH-084"), ("fr", "regles bh-084"), ("fr", "rules BH-084")]
)
def test_one_rule_can_be_read(tmp_path: Path, lang: str, line: str) -> None:
    text = one(tmp_path, line, lang=lang).text
    assert [line[:6] for line in text.splitlines() if line.startswith("BH-")] == ["BH-084"]


def test_rules_are_found_by_words_and_listed_by_section(tmp_path: Path) -> None:
    text = one(tmp_path, "rules", "rules crate majority", "rules card", "rules xyzzy").text
    assert "Discovery mode" in text
    assert "more rules: add a word" in text
    assert "No rule speaks of 'xyzzy'" in text


def test_the_table_is_told_in_full_and_the_log_from_the_start(tmp_path: Path) -> None:
    text = one(tmp_path, "log", "1", "1", "1", "log", "table").text
    assert "Nothing has happened yet." in text
    assert text.count("You sell") == 2
    assert "To capture it, reach green" in text


def test_a_copy_can_be_saved_but_not_over_another_file(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.json", tmp_path / "notes.txt"
    other.write_text("mine")
    text = one(tmp_path, "1", f"save {copy}", f"save {copy}", f"save {other}", f"save {tmp_path}", "save ../", "save").text
    assert Record.from_json(copy.read_text(encoding="utf-8")).answers
    assert other.read_text() == "mine"
    assert text.replace("\n", " ").count("Saved in") == 4
    assert text.replace("\n", " ").count("could not be") == 3


def test_a_folder_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    played = Played(session("Lou", BOT), tmp_path / "file" / "game.json", ["1", "1"])
    assert "could not be written" in played.text.replace("\n", " ")
    assert len([1 for seat, _, _ in played.session.record.answers if seat == 0]) == 2


@pytest.mark.parametrize("end", [["quit"], ["q"], []])
def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path, end: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    played = one(tmp_path, "1", "1", *end)
    assert played.text.endswith("  posse play --resume game.json\n")
    assert saved(tmp_path).replay().digest() == played.session.state.digest()


def test_the_way_to_go_on_keeps_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert one(tmp_path, "quitter", lang="fr").text.endswith("game.json --lang fr\n")


def test_a_resumed_game_ends_like_one_that_was_not_interrupted(tmp_path: Path) -> None:
    whole = one(tmp_path / "a", *ONES)
    one(tmp_path, *ONES[:20])
    again = Played(Session(saved(tmp_path), "en"), tmp_path / "game.json", ONES)
    assert "goes on after" in again.text
    assert again.session.state.digest() == whole.session.state.digest()


def test_again_starts_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "new_seed", lambda: 8)
    first = one(tmp_path, *ONES)
    lines = len([1 for seat, _, _ in first.session.record.answers if seat == 0])
    text = one(tmp_path / "two", *ONES[:lines], "again", "1").text
    assert "seed 8" in text
    assert (tmp_path / "two" / "game-2.json").exists()


def test_two_people_do_not_see_each_others_hands(tmp_path: Path) -> None:
    table = session("Lou", "Max", seed=5)
    played = Played(table, tmp_path / "game.json", ["", "1", "", "1", "1", ""])
    screens = [" ".join(screen.split()) for screen in played.text.split("\n" * 20)]
    assert len(screens) == 3
    state = table.record.game.new(2, 5)
    hands = [
        {piece.label for piece in state.game.scene(state.seen_by(seat), table.say(seat)).zone(f"hand_{seat}")} for seat in (0, 1)
    ]
    assert all(label in screens[0] for label in hands[0])
    assert all(label in screens[1] for label in hands[1])
    assert not [label for label in hands[1] - hands[0] if label in screens[0]]
    assert "Max, it is your turn" in screens[1]


def test_the_one_before_may_undo_at_the_hand_over(tmp_path: Path) -> None:
    table = session("Lou", "Max", seed=5)
    played = Played(table, tmp_path / "game.json", ["", "1", "undo", "draw hunter", "q"])
    assert "Taken back." in played.text
    assert [table.state.text(move) for _, move, _ in table.record.answers] == ["draw hunter"]


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    played = Played(session(BOT, BOT), tmp_path / "game.json", [])
    assert "Total" in played.text
    assert "another game" not in played.text


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_US"}, "en"),
        ({}, "en"),
        ({"LANG": "fr", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "fr_CA"}, "fr"),
    ],
)
def test_the_language_is_the_systems(variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert app.system_language() == lang


def test_paths_are_written_as_short_as_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path.parent))
    assert app.short(tmp_path / "a b.json") == "'a b.json'"
    assert app.short(tmp_path.parent / "c.json") == "~/c.json"
    assert app.short(Path("/elsewhere/d.json")) == "/elsewhere/d.json"
