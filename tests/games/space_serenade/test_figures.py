"""What is measured of many games, and the report made of it."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import posse
from posse import arena
from posse.cli.balance import command as balance
from posse.core.errors import SetupError
from posse.games.space_serenade.figures import figures
from posse.games.space_serenade.rules.cards import COMMON
from posse.games.space_serenade.rules.state import CAPTURED, ESCAPED, table
from posse.games.space_serenade.study import plots
from posse.games.space_serenade.study.report import Tally, bought, lengths, wins
from tests.games.space_serenade.position import Crew, deck


def test_figures_say_how_long_it_was_and_how_it_ended() -> None:
    crew = Crew(2).captured("mars-one mars-two").captured("earth-one", 1)
    crew.s.turn, crew.s.outcome = 24, CAPTURED
    found = figures(crew.s)
    assert (found["turns"], found["vicious captured"], found["aborted"]) == (12.0, 1.0, 0.0)
    assert (found["captures"], found["score"], found["winner"]) == (3.0, 2.0, 3.0)


def tally(first: int = 1) -> Tally:
    """A game that seat 0, Spike, has won; `first` had the first turn."""
    crew = Crew(2).captured("mars-one").discards("draw-two")
    crew.s.turn, crew.s.outcome, crew.s.first = 20, ESCAPED, first
    found = Tally(2)
    found.add(crew.s)
    return found


def test_victories_count_by_seat_from_the_first_player_on_and_by_character() -> None:
    found = tally()
    assert found.seats() == [0.0, 1.0]
    assert found.characters() == [1.0, 0.0, 0.0, 0.0]
    assert tally(first=0).seats() == [1.0, 0.0]
    assert (found.turns, found.captured, found.aborted) == ([10.0], 0, 0)


def test_a_card_is_bought_if_somebody_has_it_at_the_end() -> None:
    shares = {name: share for name, _, share in bought([tally()], deck())}
    names = [deck().kind_names[kind]["en"] for kind in sorted(set(deck().kind[:COMMON]))]
    two = deck().kind_names[deck().kind_ids.index("draw-two")]["en"]
    assert sorted(shares) == sorted(names)
    assert shares[two] == 1.0
    assert sum(shares.values()) == 1.0


def test_a_goal_is_met_or_not() -> None:
    assert "8 to 16: met" in lengths([tally()])
    assert "40% to 75%: **not met**" in lengths([tally()])
    assert "by character within 6: **not met**" in wins([tally()])


@pytest.mark.parametrize(
    "drawing",
    [
        plots.histograms({"solo": [8.0, 9.0, 9.0], "2 players": [4.5]}),
        plots.spans([("first", 0.01, 0.04), ("second", -0.2, 0.04)]),
        plots.scatter([(1, 0.5), (8, 0.01)], 0.02),
    ],
)
def test_a_plot_is_a_small_picture(drawing: str) -> None:
    root = ElementTree.fromstring(drawing)
    assert root.tag.endswith("svg")
    assert len(root) > 3
    assert "nan" not in drawing


def test_the_last_positions_of_games_are_those_that_simulate_counts() -> None:
    game = posse.game("space_serenade", {"characters": "random"})
    finals = [table(state) for state in arena.finals(game, 2, ["heuristic"], 2, 5)]
    results = list(arena.simulate(game, 2, ["heuristic"], 2, 5))
    assert [state.game.figures(state) for state in finals] == [result.figures for result in results]


def test_a_command_writes_the_report_with_its_pictures(tmp_path: Path) -> None:
    file = tmp_path / "space-serenade.md"
    done = CliRunner().invoke(balance, ["space_serenade", "--games", "1", "--report", str(file)], catch_exceptions=False)
    assert done.exit_code == 0
    text = file.read_text(encoding="utf-8")
    assert "--games 1 --report" in text
    pictures = re.findall(r"\((plots/[^)]+)\)", text)
    assert len(pictures) == 3
    assert all((tmp_path / picture).read_text(encoding="utf-8").startswith("<svg") for picture in pictures)


def test_a_game_without_a_report_says_so(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="space_bowl has no report"):
        CliRunner().invoke(balance, ["space_bowl", "--report", str(tmp_path / "none.md")], catch_exceptions=False)
    assert not (tmp_path / "none.md").exists()
