"""The registry of bots: a game's own, those of other packages, and registered ones."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import posse
from posse import arena, bots
from posse.bots import registry
from posse.cli import posse as command
from posse.core.rng import Rng
from posse.core.state import State
from tests.conftest import Install

GAME = posse.game("bounty_hunters")
LAST = {"last_option.py": "def last(seen, seat, rng):\n    return seen.options(seat)[-1]\n"}
ENTRY = "[posse.bots]\nbounty_hunters.last = last_option:last\n"


def test_a_game_has_its_own_bots_and_random() -> None:
    assert bots.names(GAME) == (*GAME.bots, "random") == bots.names(type(GAME))
    assert bots.bot(GAME, "random") is bots.random


def test_a_bot_of_another_package_plays_as_any_other(install: Install) -> None:
    install(ENTRY, LAST)
    assert bots.names(GAME) == (*GAME.bots, "last", "random")
    assert "last" not in bots.names(posse.game("space_bowl"))
    state = GAME.new(2, 1)
    assert bots.bot(GAME, "last")(state.seen_by(0), 0, Rng.seeded(1)) == state.options(0)[-1]
    assert len(list(arena.simulate(GAME, 2, ["last", "random"], games=2, seed=1))) == 2


def test_a_bot_of_another_package_can_be_named_on_the_command_line(install: Install) -> None:
    install(ENTRY, LAST)
    assert "last, random" in CliRunner().invoke(command, ["games"]).stdout
    played = CliRunner().invoke(command, ["simulate", "bounty_hunters", "--bots", "last,random", "--games", "2", "--jobs", "1"])
    assert played.exit_code == 0 and "last" in played.stdout


def test_a_bot_that_cannot_be_loaded_says_why(install: Install) -> None:
    install(ENTRY, {"last_option.py": "import nowhere"})
    assert "last" in bots.names(GAME)
    said = "bot bounty_hunters.last cannot be loaded from last_option:last: ModuleNotFoundError: No module named 'nowhere'"
    with pytest.raises(posse.SetupError, match=said):
        bots.bot(GAME, "last")


def test_a_bot_in_a_script_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    def first(seen: State, seat: int, rng: Rng) -> int:
        return seen.options(seat)[0]

    monkeypatch.setattr(registry, "_registered", {})
    bots.register("bounty_hunters", "first", first)
    assert bots.names(GAME)[-2:] == ("first", "random")
    assert bots.bot(GAME, "first") is first


def test_the_error_for_an_unknown_bot_names_all_bots() -> None:
    with pytest.raises(posse.SetupError, match="bounty_hunters has no bot 'genius'; there are: random, heuristic"):
        bots.bot(GAME, "genius")
