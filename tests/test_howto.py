"""How to play: a page of panels for every game."""

from __future__ import annotations

import re

import pytest

from posse import catalog
from posse.howto import Panel, howto, panel
from posse.server.pictures import sizes
from posse.texts import LANGUAGES

SIGN = re.compile(r"[^a-z_]{1,3}")
"""What stands between pictures: signs and numbers."""
GAMES = [*catalog.listed_games(), "high_card"]
pytestmark = pytest.mark.usefixtures("toys")


def test_a_panel_has_a_title_a_picture_and_paragraphs() -> None:
    found = panel("A pair\n![Two aces](ace + ace)\nPlay\ntwo\N{NO-BREAK SPACE}!\n\nScore.\n")
    assert found == Panel("A pair", "Two aces", ("ace", "+", "ace"), ("Play two\N{NO-BREAK SPACE}!", "Score."))
    assert panel("Alone\nWords.\n").picture == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_to_play_in_pictures(game: str, lang: str) -> None:
    assert catalog.game_file(game, f"howto/{lang}.md") is not None
    panels = howto(game, lang)
    assert 4 <= len(panels) <= 8
    for one in panels:
        assert one.title and one.alt and one.text
        assert len(" ".join(one.text).split()) <= 75, "a panel is short"
        unknown = [part for part in one.picture if part not in sizes(game) and not SIGN.fullmatch(part)]
        assert one.picture and unknown == []


@pytest.mark.parametrize("game", GAMES)
def test_the_panels_have_the_same_pictures_in_every_language(game: str) -> None:
    first, *others = [[one.picture for one in howto(game, lang)] for lang in LANGUAGES]
    assert all(other == first for other in others)
