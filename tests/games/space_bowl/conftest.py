"""The game on the shelf, also where its entry point is not installed."""

from __future__ import annotations

from posse import catalog
from posse.games.space_bowl.rules import SpaceBowl

if SpaceBowl.name not in catalog.games():
    catalog.register(SpaceBowl)
