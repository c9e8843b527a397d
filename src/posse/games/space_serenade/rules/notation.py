"""The notation in which a deck file writes what cards do, read into a program of numbers.

    draw 1; may pay W2: draw 1 and gauge -1; if with jet: gain S1; choose gain W2 or gain F1

Steps are done in order.
"""

from __future__ import annotations

import re
from typing import Final

from posse.games.space_serenade.rules.instructions import (
    ANYBODY,
    BITS,
    BRING,
    BUY,
    CHEAPER,
    CHOOSE,
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
    JUMP,
    LOSE,
    MAY,
    MOST,
    MOVE,
    MYSELF,
    NEXT_TO_TOP,
    ON_BEBOP,
    ON_PLANET,
    ONLY_DAMAGE,
    OTHERS,
    OTHERS_DISCARD,
    OTHERS_DOWN,
    OTHERS_DRAW,
    PER_CARD,
    PER_DAMAGE,
    PER_OTHER,
    PILES,
    REFRESH,
    REMOVE,
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
    VICIOUS_IN_PLAY,
    WIDTH,
    WITH,
    Program,
    amount,
)
from posse.games.space_serenade.rules.instructions import COLOURS as COLOURS

TOKEN: Final = re.compile(r"\s*([A-Za-z]+[0-9]*|[+-]?[0-9]+|[^\s])")
ACTIONS: Final = (
    *("draw", "discard", "others", "remove", "move", "bring", "send", "gauge", "gauges", "gain", "lose", "refresh", "replace"),
    *("take", "top", "buy", "next", "cheaper", "shield", "damage"),
)


class NotationError(ValueError):
    """What is wrong, where in the text, and what was expected there."""


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()


class Reader:
    """Goes through a text, word by word."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = []
        self.starts: list[int] = []
        self.end = len(text) + 1
        self.at = 0
        self.code: list[int] = []
        for found in TOKEN.finditer(text):
            self.words.append(found.group(1))
            self.starts.append(found.start(1) + 1)

    # -- words --------------------------------------------------------------------------

    def word(self) -> str:
        """The next word, or nothing at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def fail(self, expected: str) -> NotationError:
        place = self.starts[self.at] if self.at < len(self.words) else self.end
        return NotationError(f"at {place}: expected {expected}, not {self.word() or 'the end'!r}")

    def accept(self, *words: str) -> bool:
        """Takes these words, if they come next."""
        if self.words[self.at : self.at + len(words)] != list(words):
            return False
        self.at += len(words)
        return True

    def expect(self, *words: str) -> None:
        for word in words:
            if not self.accept(word):
                raise self.fail(word)

    def one_of(self, words: tuple[str, ...]) -> int:
        if self.word() not in words:
            raise self.fail(" or ".join(words))
        self.at += 1
        return words.index(self.words[self.at - 1])

    def number(self, most: int = MOST) -> int:
        word = self.word()
        if not is_number(word) or not 1 <= int(word) <= most:
            raise self.fail(f"a number from 1 to {most}")
        self.at += 1
        return int(word)

    def sign(self) -> int:
        return (1, -1)[self.one_of(("+1", "-1"))]

    def bundle(self) -> int:
        """One or more resources."""
        found = 0
        while self.word()[:1] in tuple(RESOURCES) and is_number(self.word()[1:]):
            resource, count = RESOURCES.index(self.word()[0]), int(self.word()[1:])
            if not 1 <= count <= MOST or amount(found, resource):
                raise self.fail(f"each resource once, 1 to {MOST}")
            found |= count << resource * BITS
            self.at += 1
        if not found:
            raise self.fail("resources such as W2 F1")
        return found

    # -- steps --------------------------------------------------------------------------

    def emit(self, what: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Adds an instruction and returns where it is."""
        self.code.extend((what, a, b, c))
        return len(self.code) - WIDTH

    def effect(self) -> Program:
        """Steps up to the end of the text."""
        while self.word():
            self.step()
            if self.word():
                self.expect(";")
                if not self.word():
                    raise self.fail("a step")
        return tuple(self.code)

    def step(self) -> None:
        if not self.accept("if"):
            self.body()
            return
        condition, colour = self.condition()
        self.expect(":")
        at = self.emit(IF, condition, colour)
        self.body()
        self.code[at + 3] = len(self.code)

    def condition(self) -> tuple[int, int]:
        if self.accept("with"):
            return WITH, self.one_of(COLOURS)
        if self.accept("on"):
            return (ON_PLANET, ON_BEBOP)[self.one_of(("planet", "bebop"))], 0
        if self.accept("criminal", "here"):
            return CRIMINAL_HERE, 0
        if self.accept("vicious", "in", "play"):
            return VICIOUS_IN_PLAY, 0
        raise self.fail("on planet, on bebop, with COLOUR, criminal here or vicious in play")

    def body(self) -> None:
        if self.accept("may"):
            self.may()
        elif self.accept("choose"):
            self.choose()
        else:
            self.actions()

    def may(self) -> None:
        price = 0
        if self.accept("pay"):
            price = self.bundle()
            self.expect(":")
        at = self.emit(MAY, price)
        self.actions()
        if price == 0 and len(self.code) == at + 2 * WIDTH and DISCARD <= self.code[at + WIDTH] <= BUY:
            del self.code[at : at + WIDTH]
            self.code[at + 3] = 1
        else:
            self.code[at + 2] = len(self.code)

    def choose(self) -> None:
        at = self.emit(CHOOSE)
        self.actions()
        jump = self.emit(JUMP)
        self.expect("or")
        self.code[at + 1] = len(self.code)
        self.actions()
        self.code[at + 2] = self.code[jump + 1] = len(self.code)

    def actions(self) -> None:
        self.action()
        while self.accept("and"):
            self.action()

    # -- actions ------------------------------------------------------------------------

    def action(self) -> None:
        if self.word() not in ACTIONS:
            raise self.fail(f"an action ({', '.join(ACTIONS)})")
        self.at += 1
        verb = self.words[self.at - 1]
        if verb in ("draw", "discard", "replace", "top", "cheaper", "shield", "damage"):
            self.emit(COUNTED[verb], self.number())
        elif verb in ("others", "buy", "next", "refresh"):
            self.rarer(verb)
        elif verb in ("remove", "take"):
            self.cards(verb)
        elif verb in ("move", "bring", "send"):
            self.figures(verb)
        elif verb in ("gauge", "gauges"):
            self.gauge(verb)
        else:
            self.resources(verb)

    def rarer(self, verb: str) -> None:
        if verb == "buy":
            self.expect("up", "to")
            self.emit(BUY, self.number())
        elif verb == "next":
            self.expect("buy", "to", "top")
            self.emit(NEXT_TO_TOP)
        elif verb == "refresh":
            self.emit(REFRESH)
        elif self.accept("draw"):
            self.emit(OTHERS_DRAW, self.number())
        else:
            self.expect("discard")
            self.emit(OTHERS_DOWN if self.accept("down", "to") else OTHERS_DISCARD, self.number())

    def cards(self, verb: str) -> None:
        if verb == "remove":
            self.remove()
        elif self.accept("back"):
            self.emit(TAKE_BACK, self.number())
        else:
            pile = self.one_of(PILES)
            self.emit(TAKE, self.number(), pile)

    def remove(self) -> None:
        if self.accept("this"):
            self.emit(REMOVE_THIS)
            return
        which = UP_TO if self.accept("up", "to") else 0
        count = self.number()
        which |= ONLY_DAMAGE if self.accept("damage") else 0
        self.expect("from")
        which |= (HAND, DISCARDED)[self.one_of(("hand", "discard"))]
        if which & HAND and self.accept("or", "discard"):
            which |= DISCARDED
        self.emit(REMOVE, count, which)

    def figures(self, verb: str) -> None:
        if verb == "send":
            me = self.accept("me")
            count = 0 if me else self.number(4)
            self.expect("to", "bebop")
            self.emit(SEND_ME if me else SEND, count)
        elif verb == "bring":
            self.emit(BRING, self.number(3))
            self.expect("here")
        elif self.accept("me"):
            self.emit(MOVE, 1, MYSELF)
        elif self.accept("up", "to"):
            self.emit(MOVE, self.number(4), ANYBODY)
        else:
            self.emit(MOVE, self.number(3), OTHERS)
            self.expect("other")

    def gauge(self, verb: str) -> None:
        what = GAUGES if verb == "gauges" else GAUGE_HERE if self.accept("here") else GAUGE
        self.emit(what, self.sign())

    def resources(self, verb: str) -> None:
        bundle = self.bundle()
        if verb == "lose":
            self.emit(LOSE, bundle)
        elif not self.accept("per"):
            self.emit(GAIN, bundle)
        elif self.accept("other", "here"):
            self.emit(GAIN, bundle, PER_OTHER)
        elif self.accept("damage", "in", "hand"):
            self.emit(GAIN, bundle, PER_DAMAGE)
        else:
            colour = self.one_of(COLOURS)
            self.expect("card")
            self.emit(GAIN, bundle, PER_CARD, colour)


COUNTED: Final = {
    "draw": DRAW,
    "discard": DISCARD,
    "replace": REPLACE,
    "top": TOP,
    "cheaper": CHEAPER,
    "shield": SHIELD,
    "damage": DAMAGE,
}


def parse(text: str) -> Program:
    """The program that a text means; `NotationError` says where it goes wrong."""
    return Reader(text).effect()


def parse_bundle(text: str) -> int:
    """Resources and nothing else; nothing at all is 0."""
    reader = Reader(text)
    if not reader.words:
        return 0
    found = reader.bundle()
    if reader.word():
        raise reader.fail("resources such as W2 F1")
    return found
