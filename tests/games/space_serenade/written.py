"""The notation of a program, written out: what `parse` reads back."""

from __future__ import annotations

from posse.games.space_serenade.rules.instructions import (
    ANYBODY,
    BRING,
    BUY,
    CHEAPER,
    CHOOSE,
    COLOURS,
    CRIMINAL_HERE,
    DAMAGE,
    DISCARD,
    DISCARDED,
    DRAW,
    GAIN,
    GAUGE,
    GAUGE_HERE,
    GAUGES,
    HAND,
    IF,
    LOSE,
    MAY,
    MOVE,
    MYSELF,
    NEXT_TO_TOP,
    ON_BEBOP,
    ON_PLANET,
    ONLY_DAMAGE,
    OTHERS_DISCARD,
    OTHERS_DOWN,
    OTHERS_DRAW,
    PER_CARD,
    PER_DAMAGE,
    PER_OTHER,
    PILES,
    REFRESH,
    REMOVE_THIS,
    REPLACE,
    RESOURCES,
    SEND,
    SEND_ME,
    SHIELD,
    TAKE,
    TAKE_BACK,
    TOP,
    UP_TO,
    WIDTH,
    WITH,
    Program,
    amount,
)


def text(program: Program) -> str:
    return steps_text(program, 0, len(program), "; ")


def steps_text(code: Program, at: int, end: int, between: str) -> str:
    parts: list[str] = []
    while at < end:
        words, at = step_text(code, at)
        parts.append(words)
    return between.join(parts)


def step_text(code: Program, at: int) -> tuple[str, int]:
    """One step in words, and where the next one begins."""
    what, a, b, c = code[at : at + WIDTH]
    inside = at + WIDTH
    if what == IF:
        return f"if {condition_text(a, b)}: {steps_text(code, inside, c, ' and ')}", c
    if what == MAY:
        price = f"pay {bundle_text(a)}: " if a else ""
        return f"may {price}{steps_text(code, inside, b, ' and ')}", b
    if what == CHOOSE:
        first, second = steps_text(code, inside, a - WIDTH, " and "), steps_text(code, a, b, " and ")
        return f"choose {first} or {second}", b
    declined = "may " if what >= DISCARD and c else ""
    return declined + action_text(what, a, b, c), inside


def condition_text(condition: int, colour: int) -> str:
    if condition == WITH:
        return f"with {COLOURS[colour]}"
    return {ON_PLANET: "on planet", ON_BEBOP: "on bebop", CRIMINAL_HERE: "criminal here"}.get(condition, "vicious in play")


PLAIN = {
    DRAW: "draw {}",
    OTHERS_DRAW: "others draw {}",
    GAUGE_HERE: "gauge here {:+}",
    GAUGES: "gauges {:+}",
    SEND_ME: "send me to bebop",
    REFRESH: "refresh",
    NEXT_TO_TOP: "next buy to top",
    CHEAPER: "cheaper {}",
    SHIELD: "shield {}",
    REMOVE_THIS: "remove this",
    DAMAGE: "damage {}",
    OTHERS_DISCARD: "others discard {}",
    OTHERS_DOWN: "others discard down to {}",
    DISCARD: "discard {}",
    BRING: "bring {} here",
    SEND: "send {} to bebop",
    GAUGE: "gauge {:+}",
    REPLACE: "replace {}",
    TAKE_BACK: "take back {}",
    TOP: "top {}",
    BUY: "buy up to {}",
}
"""The words of actions with one number or none."""


def action_text(what: int, a: int, b: int, c: int) -> str:
    if what in PLAIN:
        return PLAIN[what].format(a)
    if what == GAIN:
        per = {PER_CARD: f" per {COLOURS[c & 3]} card", PER_OTHER: " per other here", PER_DAMAGE: " per damage in hand"}
        return f"gain {bundle_text(a)}{per.get(b, '')}"
    if what == LOSE:
        return f"lose {bundle_text(a)}"
    if what == TAKE:
        return f"take {PILES[b]} {a}"
    if what == MOVE:
        return {ANYBODY: f"move up to {a}", MYSELF: "move me"}.get(b, f"move {a} other")
    zones = {HAND: "hand", DISCARDED: "discard"}.get(b & 3, "hand or discard")
    return f"remove {'up to ' if b & UP_TO else ''}{a} {'damage ' if b & ONLY_DAMAGE else ''}from {zones}"


def bundle_text(bundle: int) -> str:
    """`W2 F1`."""
    return " ".join([f"{RESOURCES[r]}{amount(bundle, r)}" for r in range(4) if amount(bundle, r)])
