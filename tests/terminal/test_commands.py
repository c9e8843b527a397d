from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from posse.core.state import SPECTATOR

from .helpers import Played, one, session


@pytest.mark.parametrize(("lang", "word"), [("en", "?"), ("en", "help"), ("fr", "aide"), ("fr", "?")])
def test_help_lists_the_keys(tmp_path: Path, lang: str, word: str) -> None:
    text = one(tmp_path, word, lang=lang).text
    assert f"rules.{lang}.md" in text
    for key in {"en": ("undo", "rules WORDS", "save FILE", "quit"), "fr": ("annuler", "règles MOTS", "sauver", "quitter")}[lang]:
        assert key in text
    assert "●3/4" in text
    assert ("now 0" if lang == "en" else "vaut 0") in text


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "rules BH-084"), ("fr", "règles BH-084"), ("fr", "regles bh-084"), ("fr", "rules BH-084")]
)
def test_one_rule_can_be_read(tmp_path: Path, lang: str, line: str) -> None:
    text = one(tmp_path, line, lang=lang).text
    assert [line[:6] for line in text.splitlines() if line.startswith("BH-")] == ["BH-084"]


def test_rules_are_found_by_words_and_listed_by_section(tmp_path: Path) -> None:
    text = one(tmp_path, "rules", "rules xyzzy").text
    assert "Discovery mode" in text
    assert "No rule speaks of “xyzzy”" in text


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
def test_words_lead_to_all_rules_about_them(tmp_path: Path, lang: str, line: str, rule: str) -> None:
    played = one(tmp_path, line, "1", lang=lang)
    assert rule in rules_shown(played.text)
    assert max(map(cell_len, played.screens()[1])) <= 80


@pytest.mark.parametrize(("lang", "line"), [("en", "rules step 3: pass"), ("fr", "règles étape 3 donner")])
def test_a_section_is_read_whole_by_its_name(tmp_path: Path, lang: str, line: str) -> None:
    assert rules_shown(one(tmp_path, line, lang=lang).text) == ["BH-056", "BH-057", "BH-058", "BH-059", "BH-060"]


def test_the_table_is_told_in_full_and_the_log_from_the_start(tmp_path: Path) -> None:
    played = one(tmp_path, "log", "1", "1", "1", "log", "table")
    text = played.text
    assert played.screens()[1][0] == "Round 1 begins."
    assert text.count("You sell") == 2
    assert "To capture it, reach green" in text


@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing has happened yet."), ("fr", "encore rien passé")])
def test_a_log_without_anything_says_so(tmp_path: Path, lang: str, words: str) -> None:
    table = session("Lou", "bot:random", lang=lang)
    table.match.events.clear()
    table.read.clear()
    table.read.update({0: 0, SPECTATOR: 0})
    assert words in Played(table, tmp_path / "game.json", ["log"]).text
