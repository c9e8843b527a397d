"""Games that only some tests know: they are on the shelf while a test that asks for them runs."""

from __future__ import annotations

import pytest

from posse import catalog
from posse.core.game import Game
from tests.core.toys import TOYS
from tic_tac_toe.rules import TicTacToe


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[type[Game]] = [*TOYS, TicTacToe]
    for game in games:
        monkeypatch.setitem(catalog._registered, game.name, game)
