"""What Pulp Detective's part in `tests/test_conformance.py` rests on: tables, playthroughs and games played well."""

from __future__ import annotations

import json
from pathlib import Path

from posse.catalog import game_class
from posse.games.pulp_detective.rules.state import NOBODY, table
from posse.testing.walk import tables
from tests.games.pulp_detective.well import played_well

GOLDENS = Path(__file__).parents[2] / "playthroughs"


def test_games_played_well_meet_the_criminal_and_use_tokens() -> None:
    """They are what they are there for."""
    seen = [table(state) for _, state, _ in played_well(1)]
    assert {s.mission.suspect for s in seen if s.mission is not None} - {0}
    assert any(s.solver != NOBODY for s in seen)
    assert any(s.tokens[0] >= 0 or s.tokens[1] >= 0 or s.tokens[2] >= 0 for s in seen)


def test_tables_are_for_as_many_as_their_mode_and_have_every_value() -> None:
    kind, drawn = game_class("pulp_detective"), tables("pulp_detective")
    assert all(players == (1 if options.get("mode", "solo") == "solo" else 2) for players, options in drawn)
    for setting in kind.settings:
        assert {options.get(setting.name, setting.values[0]) for _, options in drawn} == set(setting.values)


def test_playthroughs_have_every_value_of_an_option_in_every_mode_that_it_matters_in() -> None:
    files = sorted(GOLDENS.glob("pulp_detective-*.txt"))
    played = [json.loads(file.read_text(encoding="utf-8").splitlines()[0])["options"] for file in files]
    kind = game_class("pulp_detective")
    for setting in kind.settings:
        for mode in ("solo", "rivals", "partners"):
            found = {options.get(setting.name, setting.values[0]) for options in played if options.get("mode", "solo") == mode}
            if setting.name in ("case", "level", "detective"):
                assert found == set(setting.values), (setting.name, mode)
        assert {options.get(setting.name, setting.values[0]) for options in played} == set(setting.values)
