"""Sounds, motions and banners of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import Cue
from posse.games.pulp_detective.rules.moves import DICE_IDS

CUES: Final = {
    "drew": Cue("paper"),
    "kept": Cue("paper"),
    "gave": Cue("paper"),
    "discarded": Cue("paper"),
    "returned": Cue("shuffle"),
    "shuffled": Cue("shuffle"),
    "placed": Cue("wood"),
    "rolled": Cue("dice", "tumble", DICE_IDS),
    "flipped": Cue("wood", "tumble"),
    "bought": Cue("coin"),
    "passed": Cue("shuffle"),
    "took": Cue("glass"),
    "joker": Cue("coin"),
    "twist": Cue("coin"),
    "gained-twist": Cue("coin"),
    "object": Cue("wood"),
    "clue": Cue("glass"),
    "hours": Cue("tock"),
    "success": Cue("glass"),
    "failure": Cue("knock"),
    "criminal": Cue("gong"),
    "out": Cue("gong"),
    "solved": Cue("fanfare", banner="banner-solved"),
}
