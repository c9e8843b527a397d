"""Saved states damaged by the thousand: each is refused in one line, or can be played to its end."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR, State
from posse.testing.mutate import mutate
from posse.testing.walk import positions
from tests.games.pulp_detective.well import played_well

GAMES = ("bounty_hunters", "pulp_detective", "space_bowl", "space_bowl_practice", "space_serenade")


@pytest.mark.heavy
@pytest.mark.parametrize("seed", [11, 12, 13, 14])
@pytest.mark.parametrize("game", GAMES)
def test_20000_damaged_states_are_refused_or_can_be_played(game: str, seed: int) -> None:
    refused, played = mutate(game, 5000, seed, played_well(20) if game == "pulp_detective" else None)
    assert refused > 3000
    assert played > 300


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_every_position_and_view_of_random_games_can_be_loaded(game: str) -> None:
    for _, state, rng in positions(game, 21, 1):
        for one in (state, state.seen_by(rng.pick([*range(state.players), SPECTATOR]))):
            assert State.from_json(one.to_json()).digest() == one.digest()
