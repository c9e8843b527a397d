"""What every game promises, kept by Space Serenade when it is played well, and playthroughs of all of its options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from posse.catalog import game, game_class
from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_serenade.rules.state import CAPTURED, ESCAPED, NOWHERE, table
from posse.testing import conformance
from posse.testing.walk import new_match
from tests.games.space_serenade import twins

GOLDENS = Path(__file__).parents[2] / "playthroughs"
KIT = conformance("space_serenade", twin=twins.other_secrets, conserved=twins.pieces, goldens=GOLDENS)


class TestGamesPlayedWell(KIT):  # type: ignore[misc, valid-type]
    """Random players hardly ever meet Vicious: here bots play, and now and then somebody does anything."""

    def positions(self, step: int) -> Iterator[tuple[Game, State, Rng]]:
        choose = game("space_serenade").bot("heuristic")
        for number, players in enumerate((1, 2, 2, 3, 4)):
            rng = Rng.seeded(number)
            options = {"scores": ("hidden", "open")[number == 2], "characters": ("choose", "random")[number % 2]}
            state = new_match("space_serenade", players, options, number).state
            while not state.over():
                if rng.below(step) == 0:
                    yield state.game, state.copy(), rng
                seat = rng.pick(state.waiting())
                move = choose(state.seen_by(seat), seat, rng) if rng.below(12) else rng.pick(state.options(seat))
                state.answer(seat, move)
            yield state.game, state.copy(), rng

    def test_they_meet_vicious_and_come_to_an_end(self) -> None:
        """The games are what they are here for."""
        seen = [table(state) for _, state, _ in self.positions(1)]
        assert any(s.vicious != NOWHERE for s in seen)
        assert any(area.captured for s in seen for area in s.areas)
        assert {s.outcome for s in seen if s.over()} <= {CAPTURED, ESCAPED}
        kinds = {type(s.top.effect).__name__ for s in seen if s.top is not None}
        assert {"Turn", "Discard", "Remove", "MoveCharacter", "Maybe", "OthersDown"} <= kinds


def test_playthroughs_have_every_number_of_players_and_every_value_of_an_option() -> None:
    files = sorted(GOLDENS.glob("space_serenade-*.txt"))
    played = [json.loads(file.read_text(encoding="utf-8").splitlines()[0]) for file in files]
    kind = game_class("space_serenade")
    assert {header["players"] for header in played} == set(kind.players)
    for setting in kind.settings:
        found = {header["options"].get(setting.name, setting.values[0]) for header in played}
        assert found == set(setting.values)
