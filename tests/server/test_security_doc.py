"""docs/security.md: every test that it names exists, and every line names one."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)))
LINES = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| threat ")]


@cache
def names_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return frozenset([function.name for function in functions if function.name.startswith("test_")])


@pytest.mark.parametrize(("file", "name"), NAMED, ids=[name for _, name in NAMED])
def test_every_named_test_exists(file: str, name: str) -> None:
    assert name in names_in(file)


def test_every_line_names_what_proves_it() -> None:
    assert len(LINES) > 30
    for line in LINES:
        threat, protection, proof = line.strip("| ").split(" | ")
        assert threat and protection and re.fullmatch(r"`[\w/]+\.py::\w+`( `[\w/]+\.py::\w+`)*", proof), line


@pytest.mark.parametrize("who", ["Guests", "Spectators", "Other sites", "Hosts of tables", "Network", "Races", "Operator"])
def test_everybody_of_the_threat_model_has_a_part(who: str) -> None:
    part = PAGE.partition(f"\n## {who}\n")[2].partition("\n## ")[0]
    assert "\n| threat | what protects | proved by |\n" in part
