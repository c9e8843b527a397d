"""Mutants of a small package: one that its test notices, and one that it does not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants import Mutant, chosen, mutants_of, mutated, survivors

RULES = '''"""Rules."""

LIMIT = 4


def price(cards: int) -> int:
    """The third card is free."""
    if cards >= 3:
        cards -= 1
    return cards * 2


def waits(s: object) -> None:
    tell(s, 1)
    assert price(3) == 4
'''
TESTS = """
import pytest
from posse.rules import price

@pytest.mark.rule("X-1")
def test_the_third_card_is_free():
    assert price(4) == 6
"""
FILE = Path("rules.py")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package `posse` with a test that looks at four cards, but not at three."""
    (tmp_path / "posse").mkdir()
    (tmp_path / "posse" / "__init__.py").touch()
    (tmp_path / "posse" / FILE).write_text(RULES, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def named(mutants: list[Mutant]) -> list[str]:
    return [f"{mutant.line}: {mutant.change}" for mutant in mutants]


def test_what_is_run_is_changed_and_nothing_else(package: Path) -> None:
    assert sorted(named(list(mutants_of(FILE, package / "posse")))) == [
        "10: 2  ->  1",
        "10: 2  ->  3",
        "10: return cards * 2  ->  return None",
        "8: 3  ->  2",
        "8: 3  ->  4",
        "8: cards >= 3  ->  cards > 3",
        "9: 1  ->  0",
        "9: 1  ->  2",
        "9: cards -= 1  ->  pass",
    ]


def test_the_same_seed_chooses_the_same_mutants(package: Path) -> None:
    first, again = [chosen(package / "posse", [FILE], 4, seed=7) for _ in range(2)]
    assert first == again
    assert len(first) == 4
    assert first != chosen(package / "posse", [FILE], 4, seed=8)


def test_a_mutant_has_one_change(package: Path) -> None:
    (mutant,) = [mutant for mutant in mutants_of(FILE, package / "posse") if mutant.change == "cards >= 3  ->  cards > 3"]
    assert mutated(RULES, mutant).count("cards > 3") == 1
    assert mutated(RULES, mutant).replace("cards > 3", "cards >= 3") == ast.unparse(ast.parse(RULES))


def test_a_mutant_that_no_test_notices_is_listed_and_the_source_is_not_changed(package: Path) -> None:
    mutants = list(mutants_of(FILE, package / "posse"))
    found = list(survivors(mutants, package / "posse", [str(package / "tests")], 2))
    assert named(found) == ["8: cards >= 3  ->  cards > 3", "8: 3  ->  4", "8: 3  ->  2"]
    assert str(found[0]) == "rules.py:8: cards >= 3  ->  cards > 3"
    assert (package / "posse" / FILE).read_text(encoding="utf-8") == RULES


def test_tests_that_fail_anyway_say_nothing(package: Path) -> None:
    (package / "tests" / "test_rules.py").write_text(TESTS.replace("6", "7"), encoding="utf-8")
    with pytest.raises(SystemExit, match="fail without any mutant"):
        list(survivors([], package / "posse", [str(package / "tests")], 1))
