from __future__ import annotations

import io
import sys

import pytest
from rich.cells import cell_len
from rich.console import Console

from posse.cli import main
from posse.cli.rules import show_book
from posse.rulebook import Rulebook, rulebook
from posse.terminal.console import Screen


def rules(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setattr(sys, "argv", ["posse", "rules", "bounty_hunters", *words])
    monkeypatch.setenv("COLUMNS", "80")
    main()
    return capsys.readouterr().out


def test_the_language_is_the_systems_unless_another_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "## Mise en place" in rules(capsys, monkeypatch)
    assert "## Setup" in rules(capsys, monkeypatch, "--lang", "en")


def test_rules_are_found_by_words(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = rules(capsys, monkeypatch, "crate", "majority", "--lang", "en").splitlines()
    assert [line for line in shown if line.startswith("BH-091  ") and line.endswith("  (Crates)")]


def test_at_a_terminal_the_whole_book_fits_its_width() -> None:
    out = Console(file=io.StringIO(), width=60, force_terminal=True, color_system=None, highlight=False)
    book = rulebook("bounty_hunters", "fr")
    show_book(Screen(out), book)
    assert isinstance(out.file, io.StringIO)
    shown = out.file.getvalue().splitlines()
    assert max(map(cell_len, shown)) <= 60
    assert [line.split()[0] for line in shown if line.startswith("BH-")] == book.ids()


def test_a_section_whose_title_has_the_words_is_printed_whole() -> None:
    book = Rulebook("## Cats\n- **X-01** They purr.\n- **X-02** They climb.\n## Dogs\n- **X-03** A dog climbs on cats.\n")
    assert [rule.id for rule in book.look_up("climbing cat")] == []
    assert [rule.id for rule in book.look_up("climb cat")] == ["X-01", "X-02", "X-03"]
    assert [rule.id for rule in book.look_up("dogs")] == ["X-03"]
    assert [rule.id for rule in book.look_up("x-02")] == ["X-02"]
