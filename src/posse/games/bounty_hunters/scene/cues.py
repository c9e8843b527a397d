"""Sounds, motions and importance of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import BIG, MINOR, NOTABLE, Cue

CUES: Final = {
    "round": Cue("paper", heading=True),
    "drew": Cue("paper", rank=MINOR),
    "got": Cue("paper", rank=MINOR),
    "revealed": Cue("paper"),
    "passed": Cue("shuffle", "pass", MINOR),
    "shuffled": Cue("shuffle", rank=MINOR),
    "played": Cue("wood"),
    "against": Cue("wood", rank=MINOR),
    "reserved": Cue("paper"),
    "sold": Cue("coin"),
    "credit": Cue("coin"),
    "activated": Cue("glass"),
    "contract": Cue("glass", rank=NOTABLE),
    "captured": Cue("fanfare", rank=BIG),
    "fourth": Cue("bell", rank=BIG, banner="banner-fourth"),
    "ended": Cue("bell", rank=NOTABLE),
}
