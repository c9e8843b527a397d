"""Sounds and motions of events, in the game and in its practice."""

from __future__ import annotations

from typing import Final

from posse.core.events import Cue

CUES: Final = {
    "round": Cue("paper", heading=True),
    "threw": Cue("roll", "throw"),
    "landed": Cue("wood", "land"),
    "go": Cue("horn"),
    "red": Cue("alarm"),
    "followed": Cue("glass"),
    "joker": Cue("coin"),
    "placed": Cue("wood"),
    "took": Cue("glass"),
    "ended": Cue("bell"),
}
