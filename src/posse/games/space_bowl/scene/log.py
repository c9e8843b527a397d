"""What happened, in words."""

from __future__ import annotations

from posse.core.events import Event
from posse.core.scene import Say
from posse.games.space_bowl.rules.cards import Cards
from posse.games.space_bowl.rules.game import place_name


def describe(event: Event, cards: Cards, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    kind, seat, args = event.kind, event.seat, event.args
    if kind in ("landed", "sealed", "withdrew"):
        return ""
    if kind in ("left", "turned"):
        return say(f"log-{kind}")
    if kind == "there":
        return say("log-there", number=len(args), places=", ".join([place_name(place) for place in args]))
    if kind == "there-helped":
        places = ", ".join([place_name(place) for place in args[1:]])
        return say("result-joker", joker=place_name(args[0]), places=places)
    if kind == "ended":
        return say("log-ended", number=args[0])
    key, player = f"log-{kind}", say.player(seat)
    you = "-you" if seat == say.reader else ""
    if kind == "round":
        return say(key + you, number=args[0], player=player)
    if kind == "scored":
        key = "log-gained" if args[0] > 0 else "log-lost" if args[0] < 0 else "log-kept"
        return say(key + you, player=player, number=abs(args[0]), points=args[1])
    if kind == "placed":
        key += "-joker" if args[2] else "-valid" if args[1] else "-invalid"
    if kind in ("placed", "joker", "took"):
        return say(key + you, player=player, place=place_name(args[0]))
    return say(key + you, player=player)
