"""Posse: tabletop games as exact, copyable, seeded rules.

>>> import posse
>>> state = posse.new("bounty_hunters", players=4, seed=7)
>>> state.waiting()
[0, 1, 2, 3]
>>> [state.text(move) for move in state.options(0)]
['draw target', 'draw hunter', 'draw market', 'draw contract']
>>> state.answer(0, state.parse("draw hunter"))
"""

from posse.catalog import game, game_names, new, register, start
from posse.core.errors import DeckError, IllegalMove, InvalidMove, PosseError, RecordError, SetupError
from posse.core.playout import compiled
from posse.core.record import Match, Record
from posse.core.rng import Rng
from posse.core.state import CLOCK, SPECTATOR, State

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "SPECTATOR",
    "DeckError",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "PosseError",
    "Record",
    "RecordError",
    "Rng",
    "SetupError",
    "State",
    "compiled",
    "game",
    "game_names",
    "new",
    "register",
    "start",
]
