"""Fixtures that register games for single tests."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from high_card.rules import HighCard
from posse import catalog
from posse.bots import registry
from posse.core.game import Game
from tests.core.toys import TOYS
from tests.postgres import database, postgres  # noqa: F401
from tic_tac_toe.rules import TicTacToe

Install = Callable[[str, dict[str, str]], Path]
"""Takes entry points and the texts of files by path; returns the folder of the installation."""


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[type[Game]] = [*TOYS, TicTacToe, HighCard]
    for game in games:
        monkeypatch.setitem(catalog._registered, game.name, game)


def forget() -> None:
    """Makes posse look for entry points again."""
    invalidate_caches()
    for cached in (catalog._entries, catalog._load, catalog._fault, registry._entries):
        cached.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a distribution with entry points, as pip would, for one test."""
    before = set(sys.modules)

    def install(entry_points: str, files: dict[str, str]) -> Path:
        site = tmp_path / "site"
        info = {"METADATA": "Name: throwaway\nVersion: 1\n", "entry_points.txt": entry_points}
        for name, text in (files | {f"throwaway-1.dist-info/{name}": text for name, text in info.items()}).items():
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(site)
        forget()
        return site

    yield install
    monkeypatch.undo()
    forget()
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and str(tmp_path) in str(sys.modules[name].__file__):
            del sys.modules[name]
