"""Which rules are proved by which tests, read from the marks in the test files.

@pytest.mark.rule("BH-031", "BH-032")
def test_...
"""

from __future__ import annotations

import ast
from pathlib import Path

from posse.rulebook import rulebook


def marked(folder: Path) -> dict[str, list[str]]:
    """The tests in this folder by the ids of the rules they are marked with."""
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in marks(node):
                    tests.setdefault(rule, []).append(f"{path.relative_to(folder).as_posix()}::{node.name}")
    return tests


def marks(test: ast.FunctionDef) -> list[str]:
    calls = [d for d in test.decorator_list if isinstance(d, ast.Call) and ast.unparse(d.func) == "pytest.mark.rule"]
    return [arg.value for call in calls for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


class Coverage:
    """The rules of one game against the marks of a folder of tests."""

    def __init__(self, game: str, folder: Path) -> None:
        self.ids = rulebook(game, "en").ids()
        self.prefix = self.ids[0].split("-")[0] + "-"
        self.tests = {rule: tests for rule, tests in marked(folder).items() if rule.startswith(self.prefix)}
        self.unproved = [rule for rule in self.ids if rule not in self.tests]
        """Rules that no test names."""
        self.unknown = sorted(set(self.tests) - set(self.ids))
        """Ids in marks that are not in the rulebook."""

    def share(self) -> float:
        return 1 - len(self.unproved) / len(self.ids)
