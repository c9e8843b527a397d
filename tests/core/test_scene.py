"""What every scene needs, whatever the game."""

from __future__ import annotations

import pytest

from posse.core.game import Deck
from posse.core.scene import Say, in_language, words_of
from posse.texts import texts


class Printed:
    """The words of a deck that is nothing but its name."""

    def __init__(self, deck: Deck, say: Say) -> None:
        self.name = in_language(deck.data["name"], say.lang)


def reader(lang: str, seat: int = 0) -> Say:
    return texts("bounty_hunters", lang).to(seat, ("Ann", "Ben"))


def test_all_who_read_a_language_share_the_words_of_a_deck() -> None:
    deck = Deck({"name": {"en": "Night", "fr": "Nuit"}})
    english, french = words_of(Printed, deck, reader("en")), words_of(Printed, deck, reader("fr"))
    assert (english.name, french.name) == ("Night", "Nuit")
    assert words_of(Printed, deck, reader("en", 1)) is english
    assert words_of(Printed, Deck(deck.data), reader("en")) is not english


@pytest.mark.parametrize(
    ("names", "name"),
    [({"en": "Night", "fr": "Nuit"}, "Nuit"), ({"de": "Nacht", "en": "Night"}, "Night"), ({"de": "Nacht"}, "Nacht")],
)
def test_a_deck_without_french_is_read_in_english_or_in_what_there_is(names: dict[str, str], name: str) -> None:
    assert in_language(names, "fr") == name
