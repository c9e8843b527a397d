"""Reads the notation in which a deck file writes what cards do, word by word.

draw 1; may pay W2: draw 1 and gauge -1; if with jet: gain S1; choose gain W2 or gain F1
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from posse.games.space_serenade.rules.instructions import BITS, COLOURS, LETTERS, PILES, amount

TOKEN: Final = re.compile(r"\s*([A-Za-z]+[0-9]*|[+-]?[0-9]+|[^\s])")
MOST: Final = 10
"""No number in an effect is higher."""
T = TypeVar("T")


class NotationError(ValueError):
    """What is wrong, where in the text, and what was expected there."""

    def __init__(self, at: int, place: int, expected: str, found: str) -> None:
        super().__init__(f"at {place}: expected {expected}, not {found!r}")
        self.at = at
        """The number of the word."""
        self.expected = expected


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 5


class Reader:
    """Goes through a text, word by word."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = []
        self.starts: list[int] = []
        self.end = len(text) + 1
        self.at = 0
        for found in TOKEN.finditer(text):
            self.words.append(found.group(1))
            self.starts.append(found.start(1) + 1)

    # -- words --------------------------------------------------------------------------

    def word(self, ahead: int = 0) -> str:
        """The next word, or nothing at the end."""
        return self.words[self.at + ahead] if self.at + ahead < len(self.words) else ""

    def fail(self, expected: str) -> NotationError:
        place = self.starts[self.at] if self.at < len(self.words) else self.end
        return NotationError(self.at, place, expected, self.word() or "the end")

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

    def one_of(self, words: Sequence[str]) -> int:
        if self.word() not in words:
            raise self.fail(" or ".join(words))
        self.at += 1
        return words.index(self.words[self.at - 1])

    # -- values -------------------------------------------------------------------------

    def number(self, most: int = MOST) -> int:
        word = self.word()
        if not is_number(word) or not 1 <= int(word) <= most:
            raise self.fail(f"a number from 1 to {most}")
        self.at += 1
        return int(word)

    def bundle(self) -> int:
        """One or more resources."""
        found = 0
        while self.word()[:1] in tuple(LETTERS) and is_number(self.word()[1:]):
            resource, count = LETTERS.index(self.word()[0]), int(self.word()[1:])
            if not 1 <= count <= MOST or amount(found, resource):
                raise self.fail(f"each resource once, 1 to {MOST}")
            found |= count << resource * BITS
            self.at += 1
        if not found:
            raise self.fail("resources such as W2 F1")
        return found

    def value(self, kind: str) -> int:
        """A value of a field: `bundle`, `colour`, `pile`, `sign`, or a number, up to `kind` if that is one."""
        if kind == "bundle":
            return self.bundle()
        if kind == "colour":
            return self.one_of(COLOURS)
        if kind == "pile":
            return self.one_of(PILES)
        if kind == "sign":
            return (1, -1)[self.one_of(("+1", "-1"))]
        return self.number(int(kind) if kind else MOST)

    # -- forms --------------------------------------------------------------------------

    def make(self, maker: Callable[..., T], form: str) -> T:
        """Reads a form such as `send {count:4} to bebop`; calls `maker` with the values of its fields."""
        found: dict[str, int] = {}
        for word in form.split():
            if word.startswith("{"):
                name, _, kind = word[1:-1].partition(":")
                found[name] = self.value(kind)
            else:
                self.expect(word)
        return maker(**found)

    def longest(self, forms: Sequence[Callable[[Reader], T]], expected: str) -> T:
        """What takes most words of several ways to read on; if none fits, the error of those that came farthest."""
        start, end = self.at, self.at
        best: list[T] = []
        errors: list[NotationError] = []
        for read in forms:
            self.at = start
            try:
                found = read(self)
            except NotationError as error:
                errors.append(error)
            else:
                if self.at > end:
                    best, end = [found], self.at
        farthest = max([error.at for error in errors], default=start)
        if farthest > end:
            self.at = farthest
            raise self.fail(" or ".join(dict.fromkeys([error.expected for error in errors if error.at == farthest])))
        self.at = end
        if not best:
            raise self.fail(expected)
        return best[0]


def parse_bundle(text: str) -> int:
    """Resources and nothing else; nothing at all is 0."""
    reader = Reader(text)
    if not reader.words:
        return 0
    found = reader.bundle()
    if reader.word():
        raise reader.fail("resources such as W2 F1")
    return found
