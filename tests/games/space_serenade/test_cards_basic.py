"""Every kind of Basic card, played by its character. What is written on it is the first line of its test."""

from __future__ import annotations

from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.scenario import hunt, purse, removed


def played(card: str, *answers: str) -> Crew:
    """By the character whose card it is."""
    return hunt(card, deck="woolongs*2", me=card.split("-")[0]).do(f"play {card}", *answers)


def test_woolongs() -> None:
    """1 Woolong."""
    for me in ("spike", "jet", "faye", "ed"):
        assert purse(hunt("woolongs", me=me).do("play woolongs")) == "1 Woolong"
    crew = hunt("woolongs alley-quartet").do("play woolongs", "play alley-quartet")
    assert purse(crew) == "1 Woolong, 1 Fuel, 2 Strength"


def test_spike_fuel() -> None:
    """3 Fuel."""
    assert purse(played("spike-fuel")) == "3 Fuel"


def test_jet_fuel() -> None:
    """3 Fuel."""
    assert purse(played("jet-fuel")) == "3 Fuel"


def test_faye_fuel() -> None:
    """3 Fuel."""
    assert purse(played("faye-fuel")) == "3 Fuel"


def test_ed_fuel() -> None:
    """2 Fuel."""
    assert purse(played("ed-fuel")) == "2 Fuel"
    assert purse(hunt("ed-fuel", deck="", me="ed").fuel(9).do("play ed-fuel")) == "10 Fuel"


def test_spike_attack() -> None:
    """1 Strength."""
    assert purse(played("spike-attack")) == "1 Strength"
    crew = hunt("spike-attack steady-bass", deck="").do("play steady-bass", "play spike-attack")
    assert purse(crew) == "2 Fuel, 2 Strength"


def test_jet_attack() -> None:
    """1 Strength."""
    assert purse(played("jet-attack")) == "1 Strength"
    crew = hunt("jet-attack loose-knuckles", deck="", me="jet").do("play loose-knuckles", "play jet-attack")
    assert purse(crew) == "1 Fuel, 2 Strength"


def test_faye_attack() -> None:
    """1 Strength."""
    assert purse(played("faye-attack")) == "1 Strength"
    crew = hunt("faye-attack chalk-marks", deck="", me="faye").do("play chalk-marks", "play faye-attack")
    assert purse(crew) == "1 Woolong, 1 Strength, 1 Clue"


def test_ed_attack() -> None:
    """1 Strength."""
    assert purse(played("ed-attack")) == "1 Strength"
    crew = hunt("ed-attack second-hand-part", deck="", me="ed").do("play second-hand-part", "play ed-attack")
    assert purse(crew) == "1 Woolong, 2 Fuel, 1 Strength"


def test_spike_investigation() -> None:
    """1 Clue."""
    assert purse(played("spike-investigation")) == "1 Clue"


def test_jet_investigation() -> None:
    """1 Clue."""
    assert purse(played("jet-investigation")) == "1 Clue"


def test_faye_investigation() -> None:
    """1 Clue."""
    assert purse(played("faye-investigation")) == "1 Clue"


def test_ed_investigation() -> None:
    """1 Clue."""
    assert purse(played("ed-investigation")) == "1 Clue"


def test_spike_transport() -> None:
    """1 Woolong. You may move 1 other character."""
    crew = played("spike-transport")
    assert purse(crew) == "1 Woolong"
    assert crew.moves() == [
        "done",
        *("move jet mars", "move jet earth", "move jet ganymede"),
        *("move faye mars", "move faye earth", "move faye ganymede"),
        *("move ed mars", "move ed earth", "move ed ganymede"),
    ]
    crew.do("move faye earth")
    assert (crew.where("faye"), crew.can("end turn")) == ("earth", True)
    assert played("spike-transport", "done").s.places == (3, 3, 3, 3)


def test_jet_transport() -> None:
    """1 Woolong. You may move 1 other character. You may remove up to 2 Damage cards from your hand or your discard pile."""
    crew = played("jet-transport", "move ed mars")
    assert (purse(crew), crew.where("ed"), crew.can("end turn")) == ("1 Woolong", "mars", True)
    crew = hunt("jet-transport split-lip old-wound", deck="", me="jet").discards("torn-coat").do("play jet-transport")
    assert not crew.starting("move jet")
    crew.do("done", "remove split-lip from hand", "remove torn-coat from discard")
    assert (removed(crew), crew.in_hand(), crew.can("end turn")) == (["split-lip", "torn-coat"], ["old-wound"], True)
    crew = hunt("jet-transport split-lip", deck="", me="jet").do("play jet-transport", "move spike earth", "done")
    assert (removed(crew), crew.where("spike")) == ([], "earth")


def test_faye_transport() -> None:
    """2 Woolongs. You may move 1 other character."""
    crew = played("faye-transport")
    assert not crew.starting("move faye")
    crew.do("move spike ganymede")
    assert (purse(crew), crew.where("spike"), crew.can("end turn")) == ("2 Woolongs", "ganymede", True)
    assert played("faye-transport", "done").s.places == (3, 3, 3, 3)


def test_ed_transport() -> None:
    """2 Woolongs. You may move 1 other character."""
    crew = played("ed-transport")
    assert not crew.starting("move ed")
    crew.do("move jet earth")
    assert (purse(crew), crew.where("jet"), crew.can("end turn")) == ("2 Woolongs", "earth", True)
    assert played("ed-transport", "done").s.places == (3, 3, 3, 3)
