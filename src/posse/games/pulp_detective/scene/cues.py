"""Sounds, motions and banners of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import BIG, MINOR, NOTABLE, Cue

CUES: Final = {
    "drew": Cue("paper", rank=MINOR),
    "shuffled": Cue("shuffle", rank=MINOR),
    **dict.fromkeys(("kept", "gave", "discarded"), Cue("paper")),
    **dict.fromkeys(("returned", "passed"), Cue("shuffle")),
    "placed": Cue("wood"),
    "object": Cue("wood", rank=NOTABLE),
    "matched": Cue("wood", rank=BIG),
    **dict.fromkeys(("bought", "joker", "twist", "gained-twist"), Cue("coin")),
    "took": Cue("glass"),
    "success": Cue("glass", rank=NOTABLE),
    "clue": Cue("glass", rank=BIG),
    **dict.fromkeys(("criminal", "out"), Cue("gong", rank=BIG)),
    "rolled": Cue("dice", "tumble"),
    "flipped": Cue("wood", "tumble"),
    "hours": Cue("tock"),
    "failure": Cue("knock", rank=NOTABLE),
    "solved": Cue("fanfare", rank=BIG, banner="banner-solved"),
}
