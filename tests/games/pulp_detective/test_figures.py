"""Bulk play of Pulp Detective, and what it is measured by."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import posse
from posse import arena, catalog
from posse.cli.balance import command as balance
from posse.cli.balance import measures
from posse.cli.simulate import command as simulate
from posse.games.pulp_detective import figures


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("rivals", 2), ("partners", 2)])
def test_figures_tell_how_the_game_ended(mode: str, players: int) -> None:
    for result in arena.simulate(posse.game("pulp_detective", {"mode": mode}), players, ["random"], 3, 5):
        found = result.figures
        assert found["solved"] == max(result.scores)
        assert found["solved"] or found["out of time"] or found["out of energy"] or found["beaten"]
        assert 0 <= found["clues"] <= 4
        assert 0 < found["cards"] <= found["turns"] <= 24
        assert 0 <= found["hour"] <= 24


def test_simulate_out_of_the_box_seats_as_many_as_the_mode_is_for() -> None:
    for more, bots in (((), 1), (("--option", "mode=rivals"), 2)):
        arguments = ["pulp_detective", "--games", "1", "--jobs", "1", *more]
        result = CliRunner().invoke(simulate, arguments, catch_exceptions=False)
        assert result.output.count("heuristic") == bots
        assert all(name in result.output for name in ("solved", "out of energy", "games/s"))


def test_balance_has_all_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert measures("pulp_detective").GOALS is figures.GOALS
    assert figures.STANDARD in catalog.game_class("pulp_detective").bots
    assert [options.get("mode", "solo") for options in figures.MODES] == ["solo", "rivals", "partners"]
    monkeypatch.setattr(figures, "MODES", ({}, {"mode": "rivals"}))
    monkeypatch.setenv("COLUMNS", "100")
    result = CliRunner().invoke(balance, ["pulp_detective", "--games", "1", "--jobs", "1"], catch_exceptions=False)
    assert result.output.count("8 to 20") == 2


def test_options_say_for_how_many_they_are() -> None:
    assert [catalog.players_with("pulp_detective", "mode", mode) for mode in ("solo", "rivals", "partners")] == [[1], [2], [2]]
    assert catalog.players_with("pulp_detective", "case", "photo") == [1, 2]
    assert catalog.players_with("bounty_hunters", "mode", "discovery") == list(catalog.game_class("bounty_hunters").players)
