"""Sounds and motions of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import Cue

CUES: Final = {
    "round": Cue("paper", heading=True),
    "drew": Cue("paper"),
    "got": Cue("paper"),
    "revealed": Cue("paper"),
    "passed": Cue("shuffle", "pass"),
    "shuffled": Cue("shuffle"),
    "played": Cue("wood"),
    "against": Cue("wood"),
    "reserved": Cue("paper"),
    "sold": Cue("coin"),
    "credit": Cue("coin"),
    "activated": Cue("glass"),
    "contract": Cue("glass"),
    "captured": Cue("fanfare"),
    "fourth": Cue("bell"),
    "ended": Cue("bell"),
}
