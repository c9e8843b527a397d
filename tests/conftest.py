"""Games that only some tests know: they are on the shelf while a test that asks for them runs."""

from __future__ import annotations

import pytest

from posse import catalog
from tests.core.toys import TOYS
from tic_tac_toe.rules import TicTacToe


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for toy in (*TOYS, TicTacToe):
        monkeypatch.setitem(catalog._registered, toy.name, toy)
