"""Sounds and banners of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import BIG, MINOR, NOTABLE, Cue

CUES: Final = {
    "draws": Cue(rank=MINOR),
    "drew": Cue("paper", rank=MINOR),
    "discarded": Cue("paper"),
    "removed": Cue("paper"),
    "revealed": Cue("paper", rank=NOTABLE),
    "shuffled": Cue("shuffle", rank=MINOR),
    "returned": Cue("shuffle", rank=MINOR),
    "refreshed": Cue("shuffle", rank=MINOR),
    "replaced": Cue("shuffle"),
    "played": Cue("wood"),
    "placed": Cue("wood"),
    "moved": Cue("wood"),
    "arrived": Cue("wood"),
    "flew": Cue("engine"),
    "gauge": Cue("tock", rank=MINOR),
    "bought": Cue("coin", rank=NOTABLE),
    "token": Cue("coin", rank=NOTABLE),
    "gained": Cue("glass", rank=MINOR),
    "team": Cue("glass"),
    "ability": Cue("glass", rank=NOTABLE),
    "damage": Cue("knock", rank=NOTABLE),
    "captured": Cue("fanfare", rank=BIG),
    "escaped": Cue("gong", rank=BIG),
    "movement": Cue("gong", rank=NOTABLE),
    "vicious": Cue("motif", rank=BIG, banner="banner-vicious"),
    "vicious-captured": Cue("fanfare", rank=BIG),
    "vicious-escaped": Cue("gong", rank=BIG),
    "last-turns": Cue("bell", rank=BIG),
    "turn": Cue(rank=MINOR),
    "ended": Cue("bell"),
}
