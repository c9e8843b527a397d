"""What happened, in words."""

from __future__ import annotations

from typing import Final

from posse.core.events import Event
from posse.core.scene import Say, about_player, words_of
from posse.games.pulp_detective.rules.cards import Cards
from posse.games.pulp_detective.scene.words import FATES, Words

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("kept", "discarded", "next-card"), ("card",)),
    **dict.fromkeys(("twist", "counts", "ignored", "passed", "gained-twist"), ("icon",)),
    **dict.fromkeys(("used", "lost-object", "object"), ("object",)),
    **dict.fromkeys(("detective", "sidekick"), ("detective",)),
    **dict.fromkeys(("criminal", "confronts"), ("suspect",)),
    **dict.fromkeys(("rolled", "noted", "flipped"), ("die", "face")),
    **dict.fromkeys(("bought", "clue", "back", "drew"), ("number",)),
    "hours": ("number", "hour"),
    "case": ("case",),
    "level": ("level",),
    "energy": ("number", "now"),
    "returned": ("kind",),
    "found": ("found",),
    "placed": ("card", "row"),
    "mission": ("card", "needs"),
    "counted": ("die", "icon"),
    "took": ("token", "icon"),
    "used-token": ("token",),
    "joker": ("held", "icon"),
    "kept-object": ("object", "icon"),
}
"""By kind of event: what each of its numbers is."""
NOBODYS: Final = ("log-hours-all", "log-found", "log-found-nothing")
RECEIVED: Final = ("log-gave-to-you", "log-passed-to-you")
"""Texts that name no player, and those that name the one who gives something to the reader."""


def describe(event: Event, cards: Cards, shared: bool, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    words = words_of(Words, cards, say)
    kind = event.kind
    if event.seat < 0:
        return say(f"log-{kind}-all" if kind == "drew" else f"log-{kind}", number=event.args[0] if event.args else 0)
    about = {name: said for at, what in enumerate(ABOUT.get(kind, ())) for name, said in [worded(what, event.args, at, words)]}
    key = key_of(event, shared, say)
    if key in NOBODYS:
        return say(key, **about)
    if key in RECEIVED:
        return say(key, player=say.player(event.seat), **about)
    said = about_player(say, key, event.seat, **about)
    return f"{said} {say('log-matches', number=event.args[2])}" if kind == "placed" and event.args[2] else said


def key_of(event: Event, shared: bool, say: Say) -> str:
    """The text for an event of a player; the clock of partners is nobody's own, and what one gives the other gets."""
    key, first = f"log-{event.kind}", event.args[0] if event.args else 0
    if event.kind == "hours":
        return f"{key}-all" if shared else key
    if event.kind == "found":
        return key if first else f"{key}-nothing"
    if event.kind == "out":
        return f"{key}-{FATES[first]}"
    if event.kind in ("gave", "passed") and 0 <= say.reader != event.seat:
        return f"{key}-to-you"
    return f"{key}-lost" if event.kind == "energy" and first < 0 else key


def worded(what: str, args: tuple[int, ...], at: int, words: Words) -> tuple[str, str | int]:
    """The name of an argument of a text, and what stands for it."""
    number = args[at]
    if what in ("number", "now", "hour"):
        return what, abs(number)
    if what == "face":
        return "icon", words.icon(words.cards.faces[args[0]][number])
    if what == "found":
        return "object", words.name("object", number) if number else ""
    if what == "needs":
        return what, words.listed(words.cards.needs[args[0]][number])
    if what == "row":
        return what, words.say("row-subplot-in", number=number) if number else words("row-main-in")
    return what, words.named(what, number)
