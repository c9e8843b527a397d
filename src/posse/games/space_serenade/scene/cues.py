"""Sounds and banners of events."""

from __future__ import annotations

from typing import Final

from posse.core.events import Cue

CUES: Final = {
    "drew": Cue("paper"),
    "discarded": Cue("paper"),
    "removed": Cue("paper"),
    "revealed": Cue("paper"),
    "shuffled": Cue("shuffle"),
    "returned": Cue("shuffle"),
    "refreshed": Cue("shuffle"),
    "replaced": Cue("shuffle"),
    "played": Cue("wood"),
    "placed": Cue("wood"),
    "moved": Cue("wood"),
    "arrived": Cue("wood"),
    "flew": Cue("engine"),
    "gauge": Cue("tock"),
    "bought": Cue("coin"),
    "token": Cue("coin"),
    "gained": Cue("glass"),
    "team": Cue("glass"),
    "ability": Cue("glass"),
    "damage": Cue("knock"),
    "captured": Cue("fanfare"),
    "escaped": Cue("gong"),
    "movement": Cue("gong"),
    "vicious": Cue("motif", banner="banner-vicious"),
    "vicious-captured": Cue("fanfare"),
    "vicious-escaped": Cue("gong"),
    "last-turns": Cue("bell"),
    "ended": Cue("bell"),
}
