"""The moves as numbers, in the order in which a choice lists them, and their words."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.rules.cards import CARDS, DICE, ICON_IDS, LEVELS, TOKENS, YELLOW

SLOTS: Final = 4
"""Cards drawn at once, at most."""
NOTES: Final = 4
"""Results noted in one mission, at most."""
DICE_IDS: Final = ("yellow-1", "yellow-2", "yellow-3", "yellow-4", "red", "grey")
RESULTS: Final = DICE + NOTES
"""Dice, then noted results."""

DETECTIVE: Final = 11
"""After the moves that every game has; a number, which mypyc compiles into the code. `PulpDetective.declare` checks it."""
CASE: Final = DETECTIVE + 4
LEVEL: Final = CASE + 3
KEEP: Final = LEVEL + 3
GIVE: Final = KEEP + SLOTS
DISCARD: Final = GIVE + SLOTS
RETURN: Final = DISCARD + SLOTS
PLACE: Final = RETURN + SLOTS
FIRST: Final = PLACE + CARDS
FINISH: Final = FIRST + 2
USE: Final = FINISH + 1
BUY: Final = USE + 1
ROLL: Final = BUY + 1
AGAIN: Final = ROLL + DICE
REROLL: Final = AGAIN + YELLOW
SPECIAL: Final = REROLL + DICE
USE_ON: Final = SPECIAL + YELLOW
HOURS_ON: Final = USE_ON + DICE
COUNT: Final = HOURS_ON + YELLOW
TWIST: Final = COUNT + RESULTS * 4
USE_AS: Final = TWIST + 4
TAKE: Final = USE_AS + 4
BORROW_ABILITY: Final = TAKE + 4
INTERROGATE: Final = BORROW_ABILITY + 4
FLIP: Final = INTERROGATE + 4
GUN: Final = FLIP + DICE
BORROW: Final = GUN + 32
LEND: Final = BORROW + 4
DONE: Final = LEND + 4
PAY: Final = DONE + 1
LOSE: Final = PAY + 4
ACCEPT: Final = LOSE + 1
TO: Final = ACCEPT + 6
GAIN: Final = TO + 2
SWAP: Final = GAIN + 4
LOOK: Final = SWAP + 16
DECLINE: Final = LOOK + 1
SUSPECT: Final = DECLINE + 1
MOVES: Final = SUSPECT + 6

PAYMENTS: Final = ("energy", "hour")
"""What Chekhov's Gun is paid with."""
ENERGY_SHOT: Final = 0


def moves_by_mask(first: int, count: int, bits: int) -> list[list[int]]:
    """For every set of things, a bit for each, the moves with the first few of them; made once, never changed."""
    return [[first + n for n in range(count) if mask >> n & 1] for mask in range(1 << bits)]


def spans(detectives: list[str], cases: list[str], objects: list[str], suspects: list[str]) -> list[tuple[int, str, list[str]]]:
    """First number, verb and nouns of every kind of move."""
    slots = [str(slot) for slot in range(1, SLOTS + 1)]
    seats = ["1", "2"]
    dice, yellow, icons = list(DICE_IDS), list(DICE_IDS[:YELLOW]), list(ICON_IDS)
    results = dice + [f"note-{note}" for note in range(1, NOTES + 1)]
    return [
        (DETECTIVE, "detective", detectives),
        (CASE, "case", cases),
        (LEVEL, "level", list(LEVELS)),
        (KEEP, "keep", slots),
        (GIVE, "give", slots),
        (DISCARD, "discard", slots),
        (RETURN, "return", slots),
        (PLACE, "place", [str(row) for row in range(1, CARDS + 1)]),
        (FIRST, "first", seats),
        (FINISH, "finish", [""]),
        (USE, "use", [""]),
        (BUY, "buy", [""]),
        (ROLL, "roll", dice),
        (AGAIN, "again", yellow),
        (REROLL, "reroll", dice),
        (SPECIAL, "special", yellow),
        (USE_ON, "use on", dice),
        (HOURS_ON, "hours on", yellow),
        (COUNT, "count", [f"{result} as {icon}" for result in results for icon in icons]),
        (TWIST, "twist", icons),
        (USE_AS, "use as", icons),
        (TAKE, "take", list(TOKENS)),
        (BORROW_ABILITY, "sidekick", detectives),
        (INTERROGATE, "ignore", icons),
        (FLIP, "flip", dice),
        (GUN, "shoot", [f"{paid} {held} as {icon}" for paid in PAYMENTS for held in icons for icon in icons]),
        (BORROW, "borrow", icons),
        (LEND, "lend", icons),
        (DONE, "done", [""]),
        (PAY, "pay", icons),
        (LOSE, "lose", [""]),
        (ACCEPT, "accept", objects),
        (TO, "to", seats),
        (GAIN, "gain", icons),
        (SWAP, "swap", [f"{held} for {gained}" for held in icons for gained in icons]),
        (LOOK, "look", [""]),
        (DECLINE, "decline", [""]),
        (SUSPECT, "suspect", suspects),
    ]
