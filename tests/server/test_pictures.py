"""Pictures of games, one by one."""

from __future__ import annotations

import re

import pytest

from posse import catalog
from posse.server.pictures import picture, sizes, sprite


@pytest.mark.parametrize("game", catalog.listed_games())
def test_a_picture_comes_with_every_shape_that_it_uses(game: str) -> None:
    assert sizes(game)["poster"] == [300, 400]
    assert len(sizes(game)) == sprite(game, "en").count("<symbol ")
    for name in sizes(game):
        found = picture(game, name)
        ids = set(re.findall(r' id="([^"]+)"', found))
        assert name in ids
        assert set(re.findall(r'href="#([^"]+)"', found)) <= ids
    assert len(picture(game, "poster")) < len(sprite(game, "en")) / 5


def test_there_is_nothing_for_an_unknown_picture() -> None:
    assert picture("bounty_hunters", "nothing") == picture("bounty_hunters", "_b") == ""
