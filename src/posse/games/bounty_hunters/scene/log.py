"""What happened, in words."""

from __future__ import annotations

from posse.core.events import Event
from posse.core.scene import Say, about_player, words_of
from posse.games.bounty_hunters.rules.cards import DECKS, NO_CARD, Cards
from posse.games.bounty_hunters.scene.words import Words


def describe(event: Event, cards: Cards, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    kind, seat, args = event.kind, event.seat, event.args
    if kind in ("sealed", "withdrew") or (kind == "drew" and seat == say.reader):
        return ""
    if kind in ("round", "passed", "ended"):
        return say(f"log-{kind}", number=args[0] if args else 0)
    if kind == "shuffled":
        return say("log-shuffled", deck=say(f"deck-{DECKS[args[0]]}"))
    if kind == "drew":
        return say("log-drew", player=say.player(seat), card=say(f"back-{DECKS[args[0]]}"))
    words = words_of(Words, cards, say)
    card = words.name(args[0]) if args else ""
    target = words.name(args[1]) if len(args) > 1 and args[1] != NO_CARD else ""
    if kind == "against" and not target:
        kind = "alone"
    return about_player(say, f"log-{kind}", seat, card=card, target=target)
