from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from posse.core.state import SPECTATOR

from .helpers import BOT, Played, one, session


@pytest.mark.parametrize(("lang", "word"), [("en", "?"), ("en", "help"), ("fr", "aide"), ("fr", "?")])
def test_help_lists_the_keys(tmp_path: Path, lang: str, word: str) -> None:
    text = one(tmp_path, word, lang=lang).text
    assert f"rules.{lang}.md" in text
    for key in {"en": ("undo", "rules WORDS", "save FILE", "quit"), "fr": ("annuler", "règles MOTS", "sauver", "quitter")}[lang]:
        assert key in text
    assert "●3/4" in text
    assert ("worth 0 now" if lang == "en" else "vaut 0") in text


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "rules BH-084"), ("fr", "règles BH-084"), ("fr", "regles bh-084"), ("fr", "rules BH-084")]
)
def test_one_rule_can_be_read(tmp_path: Path, lang: str, line: str) -> None:
    text = one(tmp_path, line, lang=lang).text
    assert [line[:6] for line in text.splitlines() if line.startswith("BH-")] == ["BH-084"]


def test_rules_are_found_by_words_and_listed_by_section(tmp_path: Path) -> None:
    text = one(tmp_path, "rules", "rules xyzzy").text
    assert "Discovery mode" in text
    assert "No rule mentions “xyzzy”" in text


@pytest.mark.parametrize(
    ("lang", "line", "more"),
    [
        ("en", "rules card", "Enter for more, q to go back: "),
        ("fr", "règles carte", "Entrée pour la suite, q pour revenir\xa0: "),
    ],
)
def test_long_output_is_paged(tmp_path: Path, lang: str, line: str, more: str) -> None:
    played = Played(session("Lou", BOT, lang=lang), tmp_path / "game.json", [line, *[""] * 99], terminal=True)
    pages = played.text[played.text.index(line) :].split(more)
    assert len(pages) > 3
    assert max(page.count("\n") for page in pages[:-1]) <= 24
    assert " 4  " in pages[-1]
    shown = [name for page in pages for name in rules_shown(page)]
    assert shown == rules_shown(one(tmp_path, line, lang=lang).text), "nothing is left out"


def test_paged_output_can_be_stopped(tmp_path: Path) -> None:
    played = Played(session("Lou", BOT), tmp_path / "game.json", ["rules card", "", "q", "draw hunter"], terminal=True)
    assert played.text.count("Enter for more") == 2
    assert len([1 for seat, _, _ in played.session.record.answers if seat == 0]) == 1


def rules_shown(text: str) -> list[str]:
    return [line[:6] for line in text.splitlines() if line.startswith("BH-")]


@pytest.mark.parametrize(
    ("lang", "line", "rule"),
    [
        ("en", "rules crate majority", "BH-091"),
        ("fr", "règles majorité caisses", "BH-091"),
        ("en", "rules credits sale", "BH-038"),
    ],
)
def test_words_find_all_rules_about_them(tmp_path: Path, lang: str, line: str, rule: str) -> None:
    played = one(tmp_path, line, "1", lang=lang)
    assert rule in rules_shown(played.text)
    assert max(map(cell_len, played.screens()[1])) <= 80


@pytest.mark.parametrize(("lang", "line"), [("en", "rules step 3: pass"), ("fr", "règles étape 3 donner")])
def test_a_section_is_read_whole_by_its_name(tmp_path: Path, lang: str, line: str) -> None:
    assert rules_shown(one(tmp_path, line, lang=lang).text) == ["BH-056", "BH-057", "BH-058", "BH-059", "BH-060"]


def test_table_shows_everything_and_log_starts_at_the_beginning(tmp_path: Path) -> None:
    played = one(tmp_path, "log", "1", "1", "1", "log", "table")
    text = played.text
    assert played.screens()[1][0] == "Round 1 begins."
    assert text.count("You sell") == 2
    assert "To capture it, reach green" in text


@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing has happened yet."), ("fr", "encore rien passé")])
def test_an_empty_log_says_so(tmp_path: Path, lang: str, words: str) -> None:
    table = session("Lou", "bot:random", lang=lang)
    table.match.events.clear()
    table.read.clear()
    table.read.update({0: 0, SPECTATOR: 0})
    assert words in Played(table, tmp_path / "game.json", ["log"]).text
