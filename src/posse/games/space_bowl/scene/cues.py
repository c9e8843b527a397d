"""Sounds and motions of events, in the game and in its practice."""

from __future__ import annotations

from typing import Final

from posse.core.events import MINOR, NOTABLE, Cue

CUES: Final = {
    "round": Cue("paper", heading=True),
    "threw": Cue("roll", "throw"),
    "landed": Cue("wood", "land"),
    "go": Cue("horn"),
    "red": Cue("alarm"),
    "followed": Cue("glass"),
    "joker": Cue("coin", rank=NOTABLE),
    "placed": Cue("wood", rank=MINOR),
    "took": Cue("glass", rank=NOTABLE),
    "turned": Cue(rank=MINOR),
    "gained": Cue(rank=NOTABLE),
    "lost": Cue(rank=NOTABLE),
    "ended": Cue("bell"),
}
