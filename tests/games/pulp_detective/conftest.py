"""The game on the shelf, also where its entry point is not installed."""

from __future__ import annotations

from posse import catalog
from posse.games.pulp_detective.rules.game import PulpDetective

if PulpDetective.name not in catalog.game_names():
    catalog.register(PulpDetective)
