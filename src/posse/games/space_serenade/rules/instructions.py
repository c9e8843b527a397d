"""What card effects are made of: a program is a row of instructions of four numbers, what and three details."""

from __future__ import annotations

from typing import Final

from posse.core.native import i64

COLOURS: Final = ("spike", "jet", "faye", "ed")
"""The characters: a colour of cards is a character's."""
RESOURCES: Final = "WFSC"
WOOLONGS: Final = 0
FUEL: Final = 1
STRENGTH: Final = 2
CLUES: Final = 3
BITS: Final = 5
"""A price or gain is one number, so many bits for each resource."""
MASK: Final = 31
MOST: Final = 10
"""No number in an effect is higher."""
WIDTH: Final = 4

# -- what happens without a question
DRAW: Final = 1
OTHERS_DRAW: Final = 2
GAIN: Final = 3
LOSE: Final = 4
GAUGE_HERE: Final = 5
GAUGES: Final = 6
SEND_ME: Final = 7
REFRESH: Final = 8
NEXT_TO_TOP: Final = 9
CHEAPER: Final = 10
SHIELD: Final = 11
REMOVE_THIS: Final = 12
LAST_INSTANT: Final = 12

# -- what goes on by itself, with questions perhaps
DAMAGE: Final = 13
OTHERS_DISCARD: Final = 14
OTHERS_DOWN: Final = 15
TAKE: Final = 16

# -- what the player chooses; the last number is 1 if it may be declined
DISCARD: Final = 17
REMOVE: Final = 18
MOVE: Final = 19
BRING: Final = 20
SEND: Final = 21
GAUGE: Final = 22
REPLACE: Final = 23
TAKE_BACK: Final = 24
TOP: Final = 25
BUY: Final = 26

# -- the order of steps
IF: Final = 27
MAY: Final = 28
CHOOSE: Final = 29
JUMP: Final = 30

# -- details
PER_CARD: Final = 1
PER_OTHER: Final = 2
PER_DAMAGE: Final = 3

HAND: Final = 1
DISCARDED: Final = 2
ONLY_DAMAGE: Final = 4
UP_TO: Final = 8
"""Where cards are removed from and which, as bits."""

ANYBODY: Final = 0
MYSELF: Final = 1
OTHERS: Final = 2
"""Who is moved."""

ON_PLANET: Final = 0
ON_BEBOP: Final = 1
WITH: Final = 2
CRIMINAL_HERE: Final = 3
VICIOUS_IN_PLAY: Final = 4

RESISTANCE: Final = 0
INVESTIGATION: Final = 1
PILES: Final = ("resistance", "investigation")

Program = tuple[int, ...]


def amount(bundle: i64, resource: i64) -> int:
    """How much of one resource is in a price or gain."""
    return bundle >> resource * BITS & MASK
