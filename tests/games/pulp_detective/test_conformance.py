"""What every game promises, kept by Pulp Detective at every table, and playthroughs of all of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from posse import catalog
from posse.catalog import kind_of
from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.state import NOBODY, table
from posse.testing import Conformance
from posse.testing.walk import new_match, tables
from tests.games.pulp_detective import twins

GOLDENS = Path(__file__).parents[2] / "playthroughs"


MODES = ("solo", "rivals", "partners")
CASES = ("damsel", "banker", "damsel", "photo")


class TestGamesPlayedWell(Conformance):
    """Random players hardly ever meet the Criminal: here bots play, and now and then somebody does anything."""

    game = "pulp_detective"
    seed = 1
    hooks = (twins.other_secrets, twins.pieces)
    goldens = GOLDENS

    def positions(self, step: int) -> Iterator[tuple[Game, State, Rng]]:
        choose = catalog.game(self.game).bot("heuristic")
        for number, (mode, case) in enumerate([(mode, case) for mode in MODES for case in CASES]):
            rng = Rng.seeded(number)
            options = {"mode": mode, "case": case, "draw": ("open", "closed")[number % 2]}
            state = new_match(self.game, 1 if mode == "solo" else 2, options, number).state
            while not state.over():
                if rng.below(step) == 0:
                    yield state.game, state.copy(), rng
                seat = rng.pick(state.waiting())
                move = choose(state.seen_by(seat), seat, rng) if rng.below(20) else rng.pick(state.options(seat))
                state.answer(seat, move)
            yield state.game, state.copy(), rng

    def test_they_meet_the_criminal_and_use_tokens(self) -> None:
        """The games are what they are here for."""
        seen = [table(state) for _, state, _ in self.positions(1)]
        assert {s.mission.suspect for s in seen if s.mission is not None} - {0}
        assert any(s.solver != NOBODY for s in seen)
        assert any(s.tokens[0] >= 0 or s.tokens[1] >= 0 or s.tokens[2] >= 0 for s in seen)


def test_tables_are_for_as_many_as_their_mode_and_have_every_value() -> None:
    kind, drawn = kind_of("pulp_detective"), tables("pulp_detective")
    assert all(players == (1 if options.get("mode", "solo") == "solo" else 2) for players, options in drawn)
    for setting in kind.settings:
        assert {options.get(setting.name, setting.values[0]) for _, options in drawn} == set(setting.values)


def test_playthroughs_have_every_value_of_an_option_in_every_mode_that_it_matters_in() -> None:
    files = sorted(GOLDENS.glob("pulp_detective-*.txt"))
    played = [json.loads(file.read_text(encoding="utf-8").splitlines()[0])["options"] for file in files]
    kind = kind_of("pulp_detective")
    for setting in kind.settings:
        for mode in ("solo", "rivals", "partners"):
            found = {options.get(setting.name, setting.values[0]) for options in played if options.get("mode", "solo") == mode}
            if setting.name in ("case", "level", "detective"):
                assert found == set(setting.values), (setting.name, mode)
        assert {options.get(setting.name, setting.values[0]) for options in played} == set(setting.values)
