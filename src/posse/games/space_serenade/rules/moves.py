"""The moves as numbers, in the order in which a choice lists them, and their words.

Moves with cards are by kind of card, so that equal cards are one move.
"""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.rules.cards import LOCATIONS, PLANETS
from posse.games.space_serenade.rules.instructions import COLOURS

SLOTS: Final = 5
"""Cards in the Purchasing Area."""
CRIMINAL: Final = 0
BOSS: Final = 1
TARGETS: Final = ("criminal", "vicious")
"""Whom a character confronts: the criminal of the planet, or Vicious."""

CHARACTER: Final = 11
"""After the moves that every game has; a number, which mypyc compiles into the code. `SpaceSerenade.declare` checks it."""
END: Final = CHARACTER + 4
DONE: Final = END + 1
BUY: Final = DONE + 1
REFRESH: Final = BUY + SLOTS
GO: Final = REFRESH + 1
FIGHT: Final = GO + 4
INVESTIGATE: Final = FIGHT + 2
SPIKE_A: Final = INVESTIGATE + 2
SPIKE_B: Final = SPIKE_A + 1
JET_A: Final = SPIKE_B + SLOTS
JET_B: Final = JET_A + 1
FAYE_A: Final = JET_B + 2
FAYE_B: Final = FAYE_A + 1
ED_A: Final = FAYE_B + SLOTS
ED_B: Final = ED_A + 2
KEEP: Final = ED_B + 1
REDRAW: Final = KEEP + 1
TARGET: Final = REDRAW + 1
GAIN: Final = TARGET + 2
REPLACE: Final = GAIN + SLOTS
GAUGE: Final = REPLACE + SLOTS
MOVE: Final = GAUGE + 3
BRING: Final = MOVE + 16
SEND: Final = BRING + 4
KINDS: Final = SEND + 4
"""From here on, each kind of card has a block of `VERBS`."""

PLAY: Final = 0
PAY_OFF: Final = 1
TEAM: Final = 2
DISCARD: Final = 3
REMOVE_HAND: Final = 4
REMOVE_DISCARD: Final = 5
TAKE_BACK: Final = 6
TOP: Final = 7
VERBS: Final = 8


def kind_move(kind: int, verb: int) -> int:
    return KINDS + kind * VERBS + verb


def kind_of(move: int) -> int:
    return (move - KINDS) // VERBS


def verb_of(move: int) -> int:
    return (move - KINDS) % VERBS


def spans(kinds: list[str]) -> list[tuple[int, str, list[str]]]:
    """First number, verb and nouns of every kind of move."""
    slots = [str(slot) for slot in range(1, SLOTS + 1)]
    characters, targets = list(COLOURS), list(TARGETS)
    found = [
        (CHARACTER, "character", characters),
        (END, "end", ["turn"]),
        (DONE, "done", [""]),
        (BUY, "buy", slots),
        (REFRESH, "refresh", [""]),
        (GO, "go", list(LOCATIONS)),
        (FIGHT, "fight", targets),
        (INVESTIGATE, "investigate", targets),
        (SPIKE_A, "spike-a", [""]),
        (SPIKE_B, "spike-b", slots),
        (JET_A, "jet-a", [""]),
        (JET_B, "jet-b", targets),
        (FAYE_A, "faye-a", [""]),
        (FAYE_B, "faye-b", slots),
        (ED_A, "ed-a", targets),
        (ED_B, "ed-b", [""]),
        (KEEP, "keep", [""]),
        (REDRAW, "redraw", [""]),
        (TARGET, "target", targets),
        (GAIN, "gain", slots),
        (REPLACE, "replace", slots),
        (GAUGE, "gauge", list(PLANETS)),
        (MOVE, "move", [f"{character} {place}" for character in characters for place in LOCATIONS]),
        (BRING, "bring", characters),
        (SEND, "send", characters),
    ]
    for kind, slug in enumerate(kinds):
        found.extend(kind_spans(kind_move(kind, PLAY), slug))
    return found


def kind_spans(first: int, slug: str) -> list[tuple[int, str, list[str]]]:
    return [
        (first + PLAY, "play", [slug]),
        (first + PAY_OFF, "pay off", [slug]),
        (first + TEAM, "team", [slug]),
        (first + DISCARD, "discard", [slug]),
        (first + REMOVE_HAND, "remove", [f"{slug} from hand"]),
        (first + REMOVE_DISCARD, "remove", [f"{slug} from discard"]),
        (first + TAKE_BACK, "take back", [slug]),
        (first + TOP, "top", [slug]),
    ]
