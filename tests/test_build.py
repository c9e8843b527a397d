"""What is compiled: a module that compiled rules import, left in Python, would slow every move down unseen."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = [path.parent for path in sorted((ROOT / "src/posse/games").glob("*/rules.py"))]


def compiled_names() -> tuple[str, ...]:
    spec = importlib.util.spec_from_file_location("build_hook", ROOT / "build_hook.py")
    assert spec is not None and spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    return tuple(hook.GAME_MODULES)


def imported(game: Path, name: str) -> set[str]:
    """The modules of its own game that a module imports when it is loaded."""
    package, found = f"posse.games.{game.name}", set()
    for node in ast.parse((game / f"{name}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            rest = (node.module or "").removeprefix(package).removeprefix(".")
            found |= {rest} if rest else {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_the_rules_need_is_compiled(game: Path) -> None:
    needed, seen = ["rules"], set()
    while needed:
        name = needed.pop()
        if name not in seen:
            seen.add(name)
            needed += imported(game, name)
    assert len(seen) > 3
    assert seen <= set(compiled_names())
