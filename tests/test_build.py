"""What is installed and compiled.

A module that compiled rules import, left in Python, would slow every move down unseen. An extra that a lock does not name is
looked for in its newest version, for which the lock has no hash: nothing could be set up any more from that day on.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

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


@pytest.mark.parametrize("lock", ["play", "test"])
def test_extras_are_locked_by_name(lock: str) -> None:
    pinned = dict(re.findall(r"^([a-z0-9-]+)(\[[a-z,-]+\])?==", (ROOT / f"requirements/{lock}.lock").read_text("utf-8"), re.M))
    here = {str(found.metadata["Name"]).lower().replace("_", "-"): found for found in metadata.distributions()}
    wanted = [Requirement(text) for name in pinned if name in here for text in here[name].requires or ()]
    extras = [need for need in wanted if need.extras and (need.marker is None or need.marker.evaluate({"extra": ""}))]
    assert "python-socks" in [need.name for need in extras]
    for need in extras:
        assert need.extras <= set(pinned[need.name].strip("[]").split(",")), need
