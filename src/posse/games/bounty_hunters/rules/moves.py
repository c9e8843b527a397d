"""Moves as numbers: each name is the first move of its verb."""

from __future__ import annotations

from typing import Final

from posse.core.game import COMMON
from posse.games.bounty_hunters.rules.cards import CARDS, DECKS, FIRST_CONTRACT, FIRST_DROID, FIRST_HUNTER

DRAW: Final = len(COMMON)
CHOOSE: Final = DRAW + len(DECKS)
SELL: Final = CHOOSE + CARDS
PLAY: Final = SELL + 1
RESERVE: Final = PLAY + 1
AGAINST: Final = RESERVE + 1
ACTIVATE: Final = AGAINST + FIRST_HUNTER
DONE: Final = ACTIVATE + FIRST_CONTRACT - FIRST_DROID
