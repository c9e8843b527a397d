"""Finding games and reading decks. Every error is one line that says what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import posse
from posse import catalog
from posse.catalog import game_file, listed_games, read_deck
from posse.cli import posse as command
from posse.core.state import State
from posse.daily import practice_game
from posse.games.bounty_hunters.rules.state import HuntersState
from posse.rulebook import rulebook
from posse.texts import LANGUAGES
from tests.conftest import Install


def test_games_are_found_by_their_entry_points() -> None:
    assert posse.game_names() == ["bounty_hunters", "pulp_detective", "space_bowl", "space_bowl_practice", "space_serenade"]


def test_the_package_of_games_is_not_hidden_by_a_function() -> None:
    import posse.games

    assert posse.games.__path__
    assert not callable(posse.games)


def test_a_practice_is_found_by_its_game_and_not_listed() -> None:
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
def test_an_impossible_setup_is_refused(name: str, arguments: dict[str, Any], message: str) -> None:
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


def test_a_game_with_the_same_options_is_created_once() -> None:
    usual, chosen = posse.game("bounty_hunters"), posse.game("bounty_hunters", {"mode": "discovery"})
    assert posse.game("bounty_hunters") is usual and posse.game("bounty_hunters", {"mode": "discovery"}) is chosen
    assert chosen.chosen["mode"] == "discovery" != usual.chosen["mode"]


@pytest.mark.parametrize("value", [["standard"], {}, 1, True, 1.0, None])
def test_an_option_value_of_the_wrong_type_is_refused_each_time(value: object) -> None:
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


# -- options that are left out -----------------------------------------------------------------


class Number:
    """An integer of another type, like NumPy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_options_left_out_fit_the_number_of_players() -> None:
    assert posse.new("pulp_detective", players=1, seed=1).game.chosen["mode"] == "solo"
    assert posse.new("pulp_detective", players=2, seed=1).game.chosen["mode"] == "rivals"
    assert posse.start("pulp_detective", players=2, seed=1, draw="closed").record.game.chosen["mode"] == "rivals"
    with pytest.raises(posse.SetupError, match="solo"):
        posse.new("pulp_detective", players=2, seed=1, mode="solo")
    with pytest.raises(posse.SetupError, match="pulp_detective is for 1 or 2 players, not 3"):
        posse.new("pulp_detective", players=3, seed=1)


def test_a_clock_is_used_only_if_asked_for() -> None:
    assert posse.new("space_bowl", players=3, seed=1).game.chosen["clock"] == "ticks"
    assert posse.new("space_bowl", players=3, seed=1, clock="real").deadline() is not None
    assert posse.game("space_bowl").chosen["clock"] == "real"


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in posse.game_names() for n in posse.game(name).players])
def test_the_loop_of_the_readme_runs_for_every_game(name: str, players: int) -> None:
    state, rng = posse.new(name, players=players, seed=7), posse.Rng.seeded(1)
    while not state.over():
        seat = state.waiting()[0]
        seen = state.seen_by(seat)
        state.answer(seat, rng.pick(seen.options(seat)))
    assert len(state.scores()) == len(state.ranking()) == players


def test_with_a_clock_the_clock_answers_too() -> None:
    """`waiting` is empty while only the clock can answer."""
    state, rng, alone = posse.new("space_bowl", players=3, seed=7, clock="real"), posse.Rng.seeded(1), 0
    while not state.over():
        seats = [*state.waiting(), *([posse.CLOCK] if state.deadline() else [])]
        alone += seats == [posse.CLOCK]
        seat = rng.pick(seats)
        state.answer(seat, rng.pick(state.options(seat)))
    assert alone > 0


def test_start_takes_options_and_a_deck_as_new_does() -> None:
    match = posse.start("bounty_hunters", 2, 7, mode="discovery")
    assert match.record.game.chosen["mode"] == "discovery"
    assert match.state == posse.new("bounty_hunters", 2, 7, mode="discovery")
    with pytest.raises(posse.SetupError, match="bounty_hunters already has its options: leave out mode"):
        posse.start(posse.game("bounty_hunters"), 2, 7, mode="discovery")


def test_integers_of_any_type_are_accepted() -> None:
    state, same = posse.new("bounty_hunters", Number(3), Number(7)), posse.new("bounty_hunters", 3, 7)
    assert state == same
    assert state.options(Number(1)) == same.options(1)
    assert state.seen_by(Number(1)) == same.seen_by(1)
    move = Number(same.options(1)[0])
    assert state.text(move) == same.text(move.value)
    state.answer(Number(1), move)
    same.answer(1, move.value)
    assert state == same
    match = posse.start("bounty_hunters", Number(3), Number(7))
    match.answer(Number(1), move)
    assert posse.Record.from_json(match.record.to_json()).replay() == same
    assert posse.Rng.seeded(Number(5)).next() == posse.Rng.seeded(5).next()


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_values_that_are_not_integers_are_refused(value: Any) -> None:
    state = posse.new("bounty_hunters", 3, 7)
    before = state.digest()
    with pytest.raises(posse.InvalidMove, match="is not a seat: there are 0 to 2"):
        state.answer(value, state.options(1)[0])
    with pytest.raises(posse.InvalidMove, match="is not a move: bounty_hunters has 0 to|is a text: parse"):
        state.answer(1, value)
    with pytest.raises(posse.SetupError, match="seed: expected a number"):
        posse.new("bounty_hunters", 3, value)
    with pytest.raises(posse.SetupError, match="bounty_hunters is for 2 to 6 players"):
        posse.new("bounty_hunters", value, 7)
    assert state.digest() == before


def test_a_state_is_typed_after_an_isinstance_check() -> None:
    state: State = posse.new("bounty_hunters", 3, 7)
    assert isinstance(state, HuntersState)
    assert len(state.areas) == 3  # mypy checks this line, too


# -- games of other packages -------------------------------------------------------------------

BROKEN = {
    "absent": ("nowhere:Game", "", "absent cannot be loaded from nowhere:Game: ModuleNotFoundError: No module named 'nowhere'"),
    "faulty": ("faulty:Game", "1 / 0", "faulty cannot be loaded from faulty:Game: ZeroDivisionError: division by zero"),
    "leaving": ("leaving:Game", "raise SystemExit('bye')", "leaving cannot be loaded from leaving:Game: SystemExit: bye"),
    "function": ("function:Game", "def Game(): ...", "TypeError: this is not a subclass of posse.core.game.Game"),
    "misnamed": (
        "misnamed:Game",
        "from tic_tac_toe.rules import TicTacToe as Game",
        "ValueError: the class has the name 'tic_tac_toe', players",
    ),
    "seatless": (
        "seatless:Game",
        "from tic_tac_toe.rules import TicTacToe\n\nclass Game(TicTacToe):\n    name = 'seatless'\n    players = 5\n",
        "ValueError: the class has the name 'seatless', players 5",
    ),
    "fatal": (
        "fatal:Game",
        "class Fatal(BaseException): ...\n\nraise Fatal('no')",
        "fatal cannot be loaded from fatal:Game: Fatal: no",
    ),
    "unmade": (
        "unmade:Game",
        "from tic_tac_toe.rules import TicTacToe\n\nclass Game(TicTacToe):\n    name = 'unmade'\n\n"
        "    def __init__(self, *args):\n        raise KeyError('moves')\n",
        "unmade cannot be played: KeyError: 'moves'",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_listed_with_its_error_and_affects_no_other(name: str, install: Install) -> None:
    value, code, why = BROKEN[name]
    install(f"[posse.games]\n{name} = {value}\n", {f"{name}.py": code})
    assert posse.game_names() == ["bounty_hunters", "pulp_detective", "space_bowl", "space_bowl_practice", "space_serenade"]
    assert listed_games() == ["bounty_hunters", "pulp_detective", "space_bowl", "space_serenade"]
    assert list(catalog.broken_games()) == [name]
    with pytest.raises(posse.SetupError) as error:
        posse.new(name, 2, 1)
    assert why in str(error.value) and "\n" not in str(error.value)
    listed = CliRunner().invoke(command, ["games"])
    assert listed.exit_code == 0 and "bounty_hunters: 2 to 6 players" in listed.stdout
    assert listed.stderr == f"posse: {error.value}\n"


def noughts(install: Install) -> None:
    """Installs a game that has English texts only."""
    example = Path(__file__).parent.parent / "examples/tic_tac_toe"
    code = "from tic_tac_toe.rules import TicTacToe\n\n\nclass Noughts(TicTacToe):\n    name = 'noughts'\n"
    files = {name: (example / name).read_text(encoding="utf-8") for name in ("rules.en.md", "texts/en.ftl")}
    files |= {"__init__.py": "", "rules.py": code}
    install("[posse.games]\nnoughts = noughts.rules:Noughts\n", {f"noughts/{name}": text for name, text in files.items()})


def test_an_english_only_game_can_be_played_in_any_language(install: Install, tmp_path: Path) -> None:
    noughts(install)
    assert rulebook("noughts", "fr").source == rulebook("noughts", "en").source
    words = ["play", "noughts", "--terminal", "--lang", "fr", "--humans", "0", "--record", str(tmp_path / "game")]
    played = CliRunner().invoke(command, words, catch_exceptions=False)
    assert played.exit_code == 0
    assert "Noughts and crosses à 2, graine" in played.stdout and "The game is over." in played.stdout
    assert "square" in CliRunner().invoke(command, ["rules", "noughts", "--lang", "fr"]).stdout


@pytest.mark.parametrize("name", sorted(posse.game_names()))
def test_bundled_games_have_files_in_every_language(name: str) -> None:
    for lang in LANGUAGES:
        assert game_file(name, f"texts/{lang}.ftl") and game_file(name, f"rules.{lang}.md")


@pytest.mark.parametrize("seats", [(1, 2), ("a", "b", "c"), "ab", None])
def test_seats_are_up_to_as_many_names_as_players(seats: Any) -> None:
    with pytest.raises(posse.SetupError, match="^seats: expected up to 2 names, not "):
        posse.start("bounty_hunters", 2, 1, seats)
