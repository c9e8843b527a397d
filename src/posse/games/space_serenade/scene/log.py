"""What happened, in words."""

from __future__ import annotations

from typing import Final

from posse.core.events import Event
from posse.core.scene import Say, about_player, words_of
from posse.games.space_serenade.rules.cards import TO_TOP, VICIOUS, Cards
from posse.games.space_serenade.rules.instructions import PILES
from posse.games.space_serenade.rules.state import NO_CARD
from posse.games.space_serenade.scene.wording import NAMES
from posse.games.space_serenade.scene.words import TOKENS, Words

QUIET: Final = ("sealed", "withdrew", "arrived", "ended")
"""What needs no words of its own."""
CARD: Final = ("played", "discarded", "removed", "took-back", "topped", "team", "damage")
NUMBER: Final = ("draws", "renown")
TABLE: Final = ("gauge", "returned", "placed", "escaped", "revealed", "vicious", "movement", "last-turns")
"""What happens on the table, to nobody in particular."""


def describe(event: Event, cards: Cards, say: Say) -> str:
    """A log line for an event that reaches the reader; empty for one that needs no words."""
    words = words_of(Words, cards, say)
    kind = event.kind
    if kind in QUIET:
        return ""
    if kind in TABLE:
        return on_the_table(event, words, say)
    if event.seat < 0:
        return say("log-refreshed", cards=new_cards(event, words)) if kind == "refreshed" else words(f"log-{kind}")
    return by_player(f"log-{kind}", event, words, say)


# -- the table ----------------------------------------------------------------------------


def on_the_table(event: Event, words: Words, say: Say) -> str:
    kind, args = event.kind, event.args
    if kind == "gauge":
        return say("log-gauge", place=words.place(args[0]), number=args[1])
    if kind == "returned":
        return say("log-returned", name=NAMES[args[0]])
    if kind == "revealed":
        return words("log-revealed-vicious") if args[0] == VICIOUS else say("log-revealed", name=words.criminal(args[0]))
    if kind == "last-turns":
        return say("log-last-turns", number=args[0])
    if kind == "vicious":
        return say("log-vicious", at=words.at(args[0]))
    if kind == "movement":
        return say("log-movement", name=words.criminal(args[0]), at=words.at(args[1]))
    return say(f"log-{kind}", name=words.criminal(args[0]), at=words.at(args[1]))


def new_cards(event: Event, words: Words) -> str:
    """What lies in the Purchasing Area now, for those who do not see the table."""
    return ", ".join([words.card(card) for card in event.args if card != NO_CARD])


# -- players ------------------------------------------------------------------------------


def by_player(key: str, event: Event, words: Words, say: Say) -> str:
    kind, args, seat = event.kind, event.args, event.seat
    if kind in CARD:
        return about_player(say, key, seat, card=words.card(args[0]))
    if kind in NUMBER:
        return about_player(say, key, seat, number=args[0])
    if kind == "drew":
        return say("log-drew", cards=", ".join([words.card(card) for card in args]))
    if kind in ("gained", "spent", "lost"):
        return resources(key, event, words, say)
    if kind == "refreshed":
        return about_player(say, f"{key}-by", seat, cards=new_cards(event, words))
    if kind == "bought":
        return with_next(bought(event, words, say), event, words, say)
    if kind == "replaced":
        return with_next(about_player(say, key, seat, card=words.card(args[0])), event, words, say)
    if kind == "kept-damage":
        return about_player(say, f"{key}-top" if args[1] == TO_TOP else key, seat, card=words.card(args[0]))
    return on_planets(key, event, words, say)


def resources(key: str, event: Event, words: Words, say: Say) -> str:
    times = event.args[1] if event.kind == "gained" else 1
    if not event.args[0]:
        return ""
    return about_player(say, key, event.seat, what=words.wording.bundle(event.args[0], times))


def bought(event: Event, words: Words, say: Say) -> str:
    """For Woolongs, for Fuel, or for nothing."""
    card, _, woolongs, fuel, to_top, _ = event.args
    price = words.wording.resource(0, woolongs) if woolongs else words.wording.resource(1, fuel) if fuel else words("nothing")
    key = "log-bought-top" if to_top else "log-bought"
    return about_player(say, key, event.seat, card=words.card(card), price=price)


def with_next(line: str, event: Event, words: Words, say: Say) -> str:
    """And which card takes its place in the Purchasing Area, if one does."""
    card = event.args[-1]
    return f"{line} {say('log-next-card', card=words.card(card))}" if card != NO_CARD else line


def on_planets(key: str, event: Event, words: Words, say: Say) -> str:
    kind, args, seat = event.kind, event.args, event.seat
    if kind == "character":
        return about_player(say, key, seat, name=NAMES[args[0]])
    if kind == "flew":
        return about_player(say, key, seat, to=words.to(args[1]))
    if kind == "moved":
        return about_player(say, key, seat, name=NAMES[args[0]], to=words.to(args[1]))
    if kind == "ability":
        return about_player(say, key, seat, ability=say("ability", name=NAMES[args[0]], letter="AB"[args[1]]))
    if kind == "token":
        return about_player(say, f"{key}-{PILES[args[1]]}", seat, of=words(f"of-{TOKENS[args[0]]}"))
    if kind == "captured":
        return about_player(say, key, seat, name=words.criminal(args[0]), at=words.at(args[1]))
    if kind == "lost-tokens":
        return about_player(say, key, seat, number=args[1])
    return about_player(say, key, seat)
