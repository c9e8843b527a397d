"""Finding games and reading decks; every mistake is one line that says what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import posse
from posse.catalog import game_file, listed_games, read_deck
from posse.daily import practice_game


def test_games_are_found_by_their_entry_points() -> None:
    assert posse.game_names() == ["bounty_hunters", "pulp_detective", "space_bowl", "space_bowl_practice", "space_serenade"]


def test_a_practice_is_found_beside_its_game_and_not_picked() -> None:
    assert listed_games() == ["bounty_hunters", "pulp_detective", "space_bowl", "space_serenade"]
    assert [practice_game(name) for name in posse.game_names()] == ["", "pulp_detective", "space_bowl_practice", "", ""]


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("checkers", {}, "there is no game 'checkers'; games: .*bounty_hunters"),
    ("bounty_hunters", {"players": 1}, "bounty_hunters is for 2 to 6 players, not 1"),
    ("bounty_hunters", {"players": 7}, "bounty_hunters is for 2 to 6 players, not 7"),
    ("bounty_hunters", {"players": "four"}, "bounty_hunters is for 2 to 6 players, not 'four'"),
    ("bounty_hunters", {"players": 2.0}, "bounty_hunters is for 2 to 6 players, not 2.0"),
    ("bounty_hunters", {"seed": -1}, "seed: expected a number from 0 to 2\\*\\*64 - 1, not -1"),
    ("bounty_hunters", {"seed": None}, "seed: expected a number"),
    ("bounty_hunters", {"speed": 3}, "bounty_hunters has no option 'speed'; options: mode, leader"),
    ("bounty_hunters", {"mode": "easy"}, "option mode: 'easy' is not possible; possible: standard, discovery"),
    ("bounty_hunters", {"mode": True}, "option mode: True is not possible"),
]


@pytest.mark.parametrize(("name", "arguments", "message"), WRONG)
def test_an_impossible_set_up_is_refused(name: str, arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(posse.SetupError, match=message):
        posse.new(name, **{"players": 2, "seed": 1} | arguments)


def test_a_deck_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(posse.DeckError, match=r"nowhere\.toml: cannot be read: No such file"):
        read_deck("bounty_hunters", tmp_path / "nowhere.toml")
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\xfe")
    with pytest.raises(posse.DeckError, match=r"bad\.toml: this is not TOML"):
        read_deck("bounty_hunters", bad)
    bad.write_text("a = ")
    with pytest.raises(posse.DeckError, match=r"bad\.toml: this is not TOML: Invalid value"):
        read_deck("bounty_hunters", bad)


STRANGE = ["when = 2020-01-01\n", "a = " + "[" * 5000 + "]" * 5000, "a = " + "9" * 5000]


@pytest.mark.parametrize("text", STRANGE, ids=["date", "deep", "long"])
def test_toml_that_no_deck_can_hold_is_refused(tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(text + "\n" + (game_file("bounty_hunters", "cards.toml") or ""))
    with pytest.raises(posse.DeckError, match=r"bad\.toml: "):
        read_deck("bounty_hunters", bad)


def test_a_registered_game_is_found_by_name(toys: None) -> None:
    assert "heist" in posse.game_names()
    assert posse.new("heist", players=2, seed=1).waiting() == [0]


def test_a_game_is_made_once_for_all_who_play_it_so() -> None:
    usual, chosen = posse.game("bounty_hunters"), posse.game("bounty_hunters", {"mode": "discovery"})
    assert posse.game("bounty_hunters") is usual and posse.game("bounty_hunters", {"mode": "discovery"}) is chosen
    assert chosen.chosen["mode"] == "discovery" != usual.chosen["mode"]


@pytest.mark.parametrize("value", [["standard"], {}, 1, True, 1.0, None])
def test_an_option_of_another_kind_is_refused_each_time(value: object) -> None:
    for _ in range(2):
        with pytest.raises(posse.SetupError, match="mode"):
            posse.game("bounty_hunters", {"mode": value})


def test_an_exported_deck_is_the_same_deck(tmp_path: Path) -> None:
    text = game_file("bounty_hunters", "cards.toml")
    assert text is not None
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    deck = read_deck("bounty_hunters", mine)
    own = posse.game("bounty_hunters").deck
    assert own is not None
    assert deck.digest == own.digest
    assert posse.new("bounty_hunters", 4, 7, deck).scores() == posse.new("bounty_hunters", 4, 7).scores()
