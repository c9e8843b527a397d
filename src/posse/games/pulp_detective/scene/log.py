"""What happened, in words."""

from __future__ import annotations

from typing import Final

from posse.core.events import Event
from posse.core.scene import Say, words_of
from posse.games.pulp_detective.rules.cards import Cards
from posse.games.pulp_detective.rules.state import BEATEN, OUT_OF_TIME
from posse.games.pulp_detective.scene.words import Words

CARD: Final = ("kept", "discarded", "next-card")
ICON: Final = ("twist", "counts", "ignored", "passed", "gained-twist")
OBJECT: Final = ("used", "lost-object", "object")
DETECTIVE: Final = ("detective", "sidekick")
SUSPECT: Final = ("criminal", "confronts")
DIE: Final = ("rolled", "noted", "flipped")
NUMBER: Final = ("bought", "clue", "back", "drew")


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
    kind, args, player = event.kind, event.args, say.player(event.seat)
    if kind in CARD:
        return say(key + you, player=player, card=words.quoted(args[0]))
    if kind in ICON:
        return say(key + you, player=player, icon=words.icon(args[0]))
    if kind in OBJECT:
        return say(key + you, player=player, object=words.object(args[0]))
    if kind in DETECTIVE:
        return say(key + you, player=player, detective=words.detective(args[0]))
    if kind in SUSPECT:
        return say(key + you, player=player, suspect=words.suspect(args[0]))
    if kind in DIE:
        return say(key + you, player=player, die=words.the_die(args[0]), icon=words.icon(words.cards.faces[args[0]][args[1]]))
    if kind in NUMBER:
        return say(key + you, player=player, number=args[0])
    return rarer(key, you, event, words, say)


def rarer(key: str, you: str, event: Event, words: Words, say: Say) -> str:
    kind, args, player = event.kind, event.args, say.player(event.seat)
    if kind == "case":
        return say(key + you, player=player, case=words.case(args[0]))
    if kind == "level":
        return say(key + you, player=player, level=words.level(args[0]))
    if kind == "energy":
        key += "-lost" if args[0] < 0 else ""
        return say(key + you, player=player, number=abs(args[0]), now=args[1])
    if kind == "returned":
        return say(key + you, player=player, kind=words.kind(args[0]))
    if kind == "placed":
        return placed(key, you, event, words, say)
    if kind == "mission":
        card, number = args[0], args[1]
        return say(key + you, player=player, card=words.quoted(card), needs=words.listed(words.cards.needs[card][number]))
    if kind == "counted":
        return say(key + you, player=player, die=words.the_die(args[0]), icon=words.icon(args[1]))
    return tokens(key, you, event, words, say)


def placed(key: str, you: str, event: Event, words: Words, say: Say) -> str:
    card, row, number = event.args
    where = words("row-main-in") if not row else say("row-subplot-in", number=row)
    said = say(key + you, player=say.player(event.seat), card=words.quoted(card), row=where)
    return f"{said} {say('log-matches', number=number)}" if number else said


def tokens(key: str, you: str, event: Event, words: Words, say: Say) -> str:
    kind, args, player = event.kind, event.args, say.player(event.seat)
    if kind == "took":
        return say(key + you, player=player, token=words.token(args[0]), icon=words.icon(args[1]))
    if kind == "used-token":
        return say(key + you, player=player, token=words.token(args[0]))
    if kind == "joker":
        return say(key + you, player=player, held=words.icon(args[0]), icon=words.icon(args[1]))
    if kind == "kept-object":
        return say(key + you, player=player, object=words.object(args[0]), icon=words.icon(args[1]))
    return say("log-found-nothing" if kind == "found" else key + you, player=player)
