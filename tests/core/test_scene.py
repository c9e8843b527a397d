"""What every scene needs, whatever the game."""

from __future__ import annotations

import pytest

from posse.core.events import Cue, Event
from posse.core.game import Deck, Game
from posse.core.scene import (
    Badge,
    Line,
    Option,
    Part,
    Piece,
    Player,
    Say,
    Scene,
    Zone,
    counter,
    gauge,
    in_language,
    offered,
    words_of,
)
from posse.core.state import ALL_OPEN, REFEREE
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


# -- fields ---------------------------------------------------------------------------------


class Lamp(Game):
    """Two moves, one of which has a letter."""

    name = "lamp"
    players = (1,)
    hotkeys = ("light",)

    def __init__(self) -> None:
        super().__init__({})
        self.light, self.leave = self.moves.span("light", ["lamp", "candle"]), self.moves.span("leave")


class Letters:
    """Says nothing but the letter of `light`."""

    lang, reader = "en", 0

    def __call__(self, key: str, **args: str | int) -> str:
        assert key == "web-hotkey-light"
        return "L"

    common = __call__

    def player(self, seat: int) -> str:
        return "Ann"


def test_options_that_decline_are_offered_last_with_verbs_and_letters() -> None:
    game = Lamp()
    options = [Option(game.leave, "Leave", declines=True), Option(game.light, "Lamp"), Option(game.light + 1, "Candle")]
    found = offered(options, game, Letters())
    assert [(option.label, option.verb, option.letter) for option in found] == [
        ("Lamp", "light", "L"),
        ("Candle", "light", "L"),
        ("Leave", "leave", ""),
    ]


def test_a_gauge_has_its_numbers_beside_its_text() -> None:
    full, none, pair = gauge("fuel", 3, 4, "3 of 4"), counter("fuel", 0, "none"), Badge("pay", "2/1", "2 and 1")
    assert (full.value, full.number, full.limit) == ("3/4", 3, 4)
    assert (none.value, none.number, none.limit) == ("0", 0, None)
    assert (pair.value, pair.number, pair.limit) == ("2/1", None, None), "two figures are no gauge"


def changed(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, tuple):
        return (*value, Badge("new", "", "new"))
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value or ''}x"


def test_parts_are_equal_if_all_their_fields_are() -> None:
    def parts() -> list[Part]:
        badge = gauge("fuel", 3, 4, "3 of 4", live=True)
        piece = Piece("die", "tray", "die", "die-1", "Die", badges=(badge,), faces=("die-1",))
        zone = Zone("tray", "tray", "Tray", "tray", badges=(badge,))
        return [badge, piece, zone, Player(0, "Ann", 0, False), Option(1, "Roll"), Line("Total", (1,))]

    follows = {"shape", "colour"}  # from a player's seat
    assert parts() == parts()
    for number, part in enumerate(parts()):
        for name in part.fields:
            if not (isinstance(part, Player) and name in follows):
                other = parts()[number]
                setattr(other, name, changed(getattr(other, name)))
                assert part != other, name
    assert Player(0, "Ann", None, False) != Player(0, "Ann", 0, False)
    assert Piece("a", "", "", "", "") != Zone("a", "", "", "")


def test_a_whole_state_has_no_scene() -> None:
    with pytest.raises(ValueError, match="open_view"):
        Scene(REFEREE, "", "")
    assert Scene(ALL_OPEN, "", "").viewer == ALL_OPEN


def test_a_cue_names_sounds_and_motions_that_there_are() -> None:
    with pytest.raises(ValueError, match="there is no sound 'boom'; sounds: alarm, bell"):
        Cue("boom")
    with pytest.raises(ValueError, match="there is no motion 'fly'; motions: land, pass, throw, tumble"):
        Cue(motion="fly")
    rolled = Cue("dice", "tumble", ("red", "blue"))
    assert rolled.piece(Event("rolled", 0, (1, 6), -1)) == "blue"
    assert Cue("dice").piece(Event("rolled", 0, (1, 6), -1)) == ""
