"""`posse simulate` and `posse balance`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from posse import catalog
from posse.cli.balance import command as balance
from posse.cli.balance import measures, verdict
from posse.cli.simulate import command as simulate
from posse.core.errors import DeckError, PosseError, SetupError
from posse.core.game import Game, setting

DECK = Path(__file__).parent.parent / "games/bounty_hunters/deck.toml"


def run(*words: str) -> str:
    result = CliRunner().invoke(simulate, words, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_summary() -> None:
    out = run("bounty_hunters", "--games", "4", "--bots", "heuristic,random", "--jobs", "1")
    heuristic = next(line for line in out.splitlines() if "heuristic" in line)
    assert "100.0%" in heuristic
    assert "4 / 0" in heuristic
    assert "0 / 4" in next(line for line in out.splitlines() if "random" in line)
    assert "games/s" in out


def test_figures_with_options_and_deck() -> None:
    out = run(
        "bounty_hunters", "--games", "2", "--players", "3", "--bots", "random", "--deck", str(DECK), "--option", "mode=discovery"
    )
    names = [line.split()[1] for line in out.splitlines() if line.startswith("│")]
    assert names[3:6] == ["rounds", "winner", "targets"]
    assert "contracts" not in names


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["space_bowl"], ""),
        (["space_bowl", "--option", "clock=ticks"], ""),
        (
            ["space_bowl", "--option", "clock=real"],
            "posse: this command has no clock: playing clock=ticks instead of clock=real\n",
        ),
        (
            ["space_bowl_practice", "--bots", "random", "--option", "seconds=30"],
            "posse: this command has no clock: playing seconds=0 instead of seconds=30\n",
        ),
    ],
)
def test_an_option_that_asks_for_a_clock_prints_a_warning(words: list[str], said: str) -> None:
    result = CliRunner().invoke(simulate, [*words, "--games", "1", "--jobs", "1"], catch_exceptions=False)
    assert (result.exit_code, result.stderr.startswith(said), "clock" in result.stderr) == (0, True, bool(said))
    assert "games/s" in result.stdout


@pytest.mark.parametrize("compiled", [False, True])
def test_an_interpreted_run_says_so_in_one_line(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.compiled", lambda: compiled)
    result = CliRunner().invoke(simulate, ["space_bowl", "--games", "1", "--jobs", "1"], catch_exceptions=False)
    said = result.stderr.splitlines()
    assert len(said) == (0 if compiled else 1)
    assert compiled or "this runs interpreted" in said[0] and "`pip install .`" in said[0]


def test_option_values() -> None:
    assert [setting(pair) for pair in ("a=word", "b=3", "c=true", "d=-1")] == [("a", "word"), ("b", 3), ("c", True), ("d", -1)]


@pytest.mark.parametrize(
    ("words", "error", "complaint"),
    [
        (["chess"], SetupError, "there is no game 'chess'"),
        (["bounty_hunters", "--bots", "genius"], SetupError, "no bot 'genius'"),
        (["bounty_hunters", "--option", "mode=easy"], SetupError, "option mode"),
        (["bounty_hunters", "--option", "mode"], SetupError, "expected name=value"),
        (["bounty_hunters", "--players", "1"], SetupError, "2 to 6 players"),
        (["bounty_hunters", "--deck", "nowhere.toml"], DeckError, "nowhere.toml: cannot be read"),
    ],
)
def test_mistakes_are_one_line(words: list[str], error: type[PosseError], complaint: str) -> None:
    result = CliRunner().invoke(simulate, words)
    assert isinstance(result.exception, error)
    assert complaint in str(result.exception)
    assert "\n" not in str(result.exception)


def test_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    from posse.games.bounty_hunters import figures

    monkeypatch.setattr(figures, "CHANGED", ("rusher",))
    monkeypatch.setattr(figures, "MODES", ({"mode": "discovery"},))
    monkeypatch.setenv("COLUMNS", "80")
    result = CliRunner().invoke(balance, ["bounty_hunters", "--games", "1", "--jobs", "1"], catch_exceptions=False)
    assert "…" not in result.output
    rounds = next(line for line in result.output.splitlines() if "rounds" in line)
    assert "12 to 17" in rounds
    assert all(f" {players} " in result.output for players in range(2, 7))
    rusher = next(line for line in result.output.splitlines() if "rusher" in line)
    assert ("not met" in rusher) == ("100.0%" in rusher or "50.0%" in rusher or "33.3%" in rusher)


def test_a_game_without_figures_cannot_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(Game):
        name = "plain"

    monkeypatch.setitem(catalog._registered, "plain", Plain)
    with pytest.raises(SetupError, match="plain cannot be measured"):
        measures("plain")


def test_a_practice_is_not_measured_with_the_bots_of_its_game() -> None:
    with pytest.raises(SetupError, match="space_bowl_practice cannot be measured: it is the practice of space_bowl"):
        measures("space_bowl_practice")


def test_goals_are_checked_only_for_existing_figures() -> None:
    goals = {"rounds": (12.0, 17.0), "contracts": (6.0, 12.0)}
    assert verdict("crates", [1.0], goals) == ""
    assert "[green]met" in verdict("rounds", [15.0, 12.0], goals)
    assert "[red]not met" in verdict("contracts", [7.0, 3.0], goals)


def test_the_mode_fits_the_number_of_players() -> None:
    assert "pulp" not in run("pulp_detective", "--players", "2", "--games", "1", "--bots", "random", "--jobs", "1").lower()
