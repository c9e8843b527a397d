"""Every rule of every rulebook is named by a test, and both languages have the same rules."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from posse.rulebook import rulebook
from posse.testing.coverage import Coverage, marked
from posse.texts import LANGUAGES

TESTS = Path(__file__).parent
GAMES = sorted(entry.name for entry in entry_points(group="posse.games"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_and_every_mark_is_a_rule(game: str) -> None:
    coverage = Coverage(game, TESTS)
    assert coverage.unproved == []
    assert coverage.unknown == []
    assert coverage.share() == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebooks_have_the_same_rules_in_every_language(game: str) -> None:
    books = [rulebook(game, lang) for lang in LANGUAGES]
    for book in books:
        assert book.ids() == books[0].ids()
        assert len(set(book.ids())) == len(book.ids())
        assert len({rule.section for rule in book.rules}) == len({rule.section for rule in books[0].rules})
        assert book.title
        assert book.introduction


def test_coverage_finds_what_is_missing_and_what_is_unknown(tmp_path: Path) -> None:
    tmp_path.joinpath("test_x.py").write_text(
        '@pytest.mark.rule("BH-001", "BH-999")\ndef test_a(): ...\n\n'
        'class T:\n    @pytest.mark.rule("BH-002")\n    def test_b(self): ...\n'
    )
    assert marked(tmp_path) == {"BH-001": ["test_x.py::test_a"], "BH-999": ["test_x.py::test_a"], "BH-002": ["test_x.py::test_b"]}
    coverage = Coverage("bounty_hunters", tmp_path)
    assert coverage.unknown == ["BH-999"]
    assert "BH-003" in coverage.unproved
    assert "BH-001" not in coverage.unproved
