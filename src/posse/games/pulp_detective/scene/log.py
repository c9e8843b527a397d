"""What happened, in words."""

from __future__ import annotations

from typing import Final

from posse.core.events import Event
from posse.core.scene import Say, words_of
from posse.games.pulp_detective.rules.cards import Cards
from posse.games.pulp_detective.rules.state import BEATEN, OUT_OF_TIME
from posse.games.pulp_detective.scene.words import Words

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("kept", "discarded", "next-card"), ("card",)),
    **dict.fromkeys(("twist", "counts", "ignored", "passed", "gained-twist"), ("icon",)),
    **dict.fromkeys(("used", "lost-object", "object"), ("object",)),
    **dict.fromkeys(("detective", "sidekick"), ("detective",)),
    **dict.fromkeys(("criminal", "confronts"), ("suspect",)),
    **dict.fromkeys(("rolled", "noted", "flipped"), ("die", "face")),
    **dict.fromkeys(("bought", "clue", "back", "drew"), ("number",)),
    "case": ("case",),
    "level": ("level",),
    "energy": ("number", "now"),
    "returned": ("kind",),
    "placed": ("card", "row"),
    "mission": ("card", "needs"),
    "counted": ("die", "icon"),
    "took": ("token", "icon"),
    "used-token": ("token",),
    "joker": ("held", "icon"),
    "kept-object": ("object", "icon"),
}
"""By kind of event: what each of its numbers is."""


def describe(event: Event, cards: Cards, shared: bool, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    words = words_of(Words, cards, say)
    kind = event.kind
    if event.seat < 0:
        return say(f"log-{kind}-all" if kind == "drew" else f"log-{kind}", number=event.args[0] if event.args else 0)
    if kind == "hours":
        return hours(event, shared, say)
    if kind == "out":
        return out(event, say)
    if kind == "found" and event.args[0]:
        return say("log-found", object=words.object(event.args[0]))
    you = "-you" if event.seat == say.reader else ""
    return line(f"log-{kind}", you, event, words, say)


def hours(event: Event, shared: bool, say: Say) -> str:
    """The clock of partners is nobody's own."""
    key = "log-hours-all" if shared else "log-hours-you" if event.seat == say.reader else "log-hours"
    return say(key, player=say.player(event.seat), number=event.args[0], hour=event.args[1])


def out(event: Event, say: Say) -> str:
    fate = event.args[0]
    key = "log-out-time" if fate == OUT_OF_TIME else "log-out-beaten" if fate == BEATEN else "log-out-energy"
    return say(f"{key}-you" if event.seat == say.reader else key, player=say.player(event.seat))


def line(key: str, you: str, event: Event, words: Words, say: Say) -> str:
    """A line that names what the event is about."""
    kind, args = event.kind, event.args
    if kind == "energy" and args[0] < 0:
        key += "-lost"
    if kind == "found":
        key, you = "log-found-nothing", ""
    about = {name: said for at, what in enumerate(ABOUT.get(kind, ())) for name, said in [worded(what, args, at, words)]}
    said = say(key + you, player=say.player(event.seat), **about)
    return f"{said} {say('log-matches', number=args[2])}" if kind == "placed" and args[2] else said


def worded(what: str, args: tuple[int, ...], at: int, words: Words) -> tuple[str, str | int]:
    """The name of an argument of a text, and what stands for it."""
    number = args[at]
    if what in ("number", "now"):
        return what, abs(number)
    if what == "face":
        return "icon", words.icon(words.cards.faces[args[0]][number])
    if what == "needs":
        return what, words.listed(words.cards.needs[args[0]][number])
    if what == "row":
        return what, words.say("row-subplot-in", number=number) if number else words("row-main-in")
    return what, words.named(what, number)
