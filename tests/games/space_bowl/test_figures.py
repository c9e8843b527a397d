"""Bulk play of Space Bowl without a clock, and its figures."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import posse
from posse import arena, bots
from posse.cli.balance import command as balance
from posse.cli.balance import measures
from posse.cli.simulate import command as simulate
from posse.core.errors import SetupError
from posse.games.space_bowl import figures
from posse.games.space_bowl.rules.cards import Cards

TIMED = posse.game("space_bowl")
TICKS = posse.game("space_bowl", {"clock": "ticks"})


def test_bulk_play_counts_in_ticks_whatever_was_chosen() -> None:
    for names in (["pilot"], ["random"], ["machine", "rookie", "random"]):
        assert list(arena.simulate(TIMED, 3, names, 3, 5)) == list(arena.simulate(TICKS, 3, names, 3, 5))


def test_other_options_and_decks_are_kept() -> None:
    assert TIMED.deck is not None
    data = {**TIMED.deck.data, "card": list(reversed(TIMED.deck.data["card"]))}
    game = posse.game("space_bowl", {"size": 6}, Cards(data, "mine"))
    played = arena.untimed(game)
    assert (played.chosen, played.deck) == ({**game.chosen, "clock": "ticks"}, game.deck)
    assert arena.untimed(played) is played


def test_one_game_with_a_clock_says_what_to_choose() -> None:
    with pytest.raises(SetupError, match="space_bowl: this game waits for a clock, and there is none; choose clock=ticks"):
        arena.play(TIMED, [bots.random] * 3, 1, 0)


def test_figures_tell_how_the_game_ended() -> None:
    (result,) = arena.simulate(TICKS, 4, ["machine"], 1, 8)
    found = result.figures
    assert (found["winner"], found["points"]) == (max(result.scores), sum(result.scores) / 4)
    assert 1 <= found["rounds"] <= 10
    assert found["lead"] == max(result.scores) - sorted(result.scores)[-2]
    assert found["at 18"] == (max(result.scores) >= 18)
    assert found["shared"] == (result.ranking.count(1) > 1)
    assert 0 < found["cards"] <= found["rounds"]


def test_simulate_out_of_the_box() -> None:
    result = CliRunner().invoke(simulate, ["space_bowl", "--games", "2", "--jobs", "1"], catch_exceptions=False)
    assert result.output.count("pilot") == 4
    assert all(name in result.output for name in (*figures.GOALS, "winner", "at 18", "games/s"))


def test_balance_has_all_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert measures("space_bowl").GOALS is figures.GOALS
    assert {figures.STANDARD, *figures.CHANGED} <= set(TIMED.bots)
    for options in figures.MODES:
        posse.game("space_bowl", options)
    monkeypatch.setattr(figures, "MODES", ({},))
    monkeypatch.setenv("COLUMNS", "100")
    result = CliRunner().invoke(balance, ["space_bowl", "--games", "1", "--jobs", "1"], catch_exceptions=False)
    assert "7 to 10" in next(line for line in result.output.splitlines() if "rounds" in line)
    assert "rookie" in result.output
