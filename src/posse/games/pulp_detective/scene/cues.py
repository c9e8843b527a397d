"""Sounds, motions and banners of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import BIG, MINOR, NOTABLE, Cue

CUES: Final = {
    "drew": Cue("paper", rank=MINOR),
    "kept": Cue("paper"),
    "gave": Cue("paper"),
    "discarded": Cue("paper"),
    "returned": Cue("shuffle"),
    "shuffled": Cue("shuffle", rank=MINOR),
    "placed": Cue("wood"),
    "matched": Cue("wood", rank=BIG),
    "rolled": Cue("dice", "tumble"),
    "flipped": Cue("wood", "tumble"),
    "bought": Cue("coin"),
    "passed": Cue("shuffle"),
    "took": Cue("glass"),
    "joker": Cue("coin"),
    "twist": Cue("coin"),
    "gained-twist": Cue("coin"),
    "object": Cue("wood", rank=NOTABLE),
    "clue": Cue("glass", rank=BIG),
    "hours": Cue("tock"),
    "success": Cue("glass", rank=NOTABLE),
    "failure": Cue("knock", rank=NOTABLE),
    "criminal": Cue("gong", rank=BIG),
    "out": Cue("gong", rank=BIG),
    "solved": Cue("fanfare", rank=BIG, banner="banner-solved"),
}
