"""Sounds, motions and banners of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import Cue
from posse.games.pulp_detective.rules.moves import DICE_IDS

CUES: Final = {
    **dict.fromkeys(("drew", "kept", "gave", "discarded"), Cue("paper")),
    **dict.fromkeys(("returned", "shuffled", "passed"), Cue("shuffle")),
    **dict.fromkeys(("placed", "object"), Cue("wood")),
    **dict.fromkeys(("bought", "joker", "twist", "gained-twist"), Cue("coin")),
    **dict.fromkeys(("took", "clue", "success"), Cue("glass")),
    **dict.fromkeys(("criminal", "out"), Cue("gong")),
    "rolled": Cue("dice", "tumble", DICE_IDS),
    "flipped": Cue("wood", "tumble"),
    "hours": Cue("tock"),
    "failure": Cue("knock"),
    "solved": Cue("fanfare", banner="banner-solved"),
}
