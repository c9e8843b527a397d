"""The terminal that the user has: its language, its signs, its size."""

from __future__ import annotations

import codecs
import io
import os
import re
import select
import sys
import unicodedata
from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from posse.core.codec import brief

if sys.platform != "win32":
    import termios

GLYPHS = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "hexagon": "⬢",
    "star": "★",
    "cross": "✚",
    "moon": "☾",
}
PLAIN_GLYPHS = {
    "circle": "o",
    "square": "#",
    "triangle": "^",
    "diamond": "v",
    "hexagon": "%",
    "star": "*",
    "cross": "+",
    "moon": "(",
}
"""For terminals that have only ASCII."""
PLAIN_SIGNS = {
    **{GLYPHS[shape]: PLAIN_GLYPHS[shape] for shape in GLYPHS},
    **dict(zip("▁▂▃▄▅▆▇█", "_.-:=+*#", strict=True)),
    **dict(zip("·−–─×…“”«»’œŒ", ("|", "-", "-", "-", "x", "~", '"', '"', '"', '"', "'", "oe", "OE"), strict=True)),  # noqa: RUF001
}
NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"
HOLD = str.maketrans({NO_BREAK: "\ue000", NARROW_NO_BREAK: "\ue001"})
"""What stands for spaces that do not break while lines are broken: rich breaks at any space."""
HELD = "\ue002"
"""A space at which no line is broken; it is shown as any other."""
LET_GO = str.maketrans({"\ue000": NO_BREAK, "\ue001": NARROW_NO_BREAK, HELD: " "})
TIGHT = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=\w) (?=\d)|(?<=«) | (?=[:;!?»](?:\s|$))")
"""Spaces between a number and its noun, and those that French sets beside signs."""
INDENT = 3
ENDLESS = 10_000
"""The height of what is not a screen, such as a pipe."""


class Indented:
    """A text that begins further right; its other lines may begin even further right. What belongs together stays so."""

    def __init__(self, text: Text, indent: int = INDENT, hang: int = 0) -> None:
        self.text = text.copy()
        self.text.plain = TIGHT.sub(HELD, text.plain.translate(HOLD))
        self.indent = indent
        self.hang = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for number, line in enumerate(self.text.wrap(console, max(options.max_width - self.indent - self.hang, 10))):
            line.rstrip()
            line.plain = line.plain.translate(LET_GO)
            yield Text(" " * (self.indent + (self.hang if number else 0))).append_text(line)


class Heading:
    """A line with a title in it, or the title alone where that is too long."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = cell_len(self.title) + 4 <= options.max_width
        yield Rule(self.title) if fits else Indented(Text(self.title, style="bold"), 0)


class OneLine:
    """A text of which only as much is shown as one line holds."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.text.copy()
        line.plain = line.plain.translate(LET_GO)
        line.truncate(options.max_width, overflow="ellipsis")
        yield line


class Screen:
    """A console that is written from top to bottom; `pause` asks whether to go on where it is full."""

    def __init__(self, console: Console, pause: Callable[[], bool] = lambda: True) -> None:
        self.console = console
        self.pause = pause

    def draw(self, parts: Sequence[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def page(self, parts: Sequence[RenderableType], spare: int = 0) -> None:
        """Draws so much at a time that it can be read, above what needs the spare lines."""
        free = room = max(self.height() - 1 - spare, self.height() // 2)
        for part in parts:
            lines = self.lines([part])
            if lines > free and free < room:
                if not self.pause():
                    return
                free = room
            self.draw([part])
            free -= lines

    def tell(self, text: str) -> None:
        self.draw([Indented(Text(text), 0)])

    def height(self) -> int:
        """How many lines can be seen at once."""
        return self.console.height if self.console.is_terminal else ENDLESS

    def lines(self, parts: Sequence[RenderableType]) -> int:
        return sum([len(self.console.render_lines(part, pad=False)) for part in parts])

    def clear(self) -> None:
        """Wipes the screen first, then what can be scrolled back to: some terminals keep what was wiped."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)


def plain_sign(sign: str) -> str:
    if sign in PLAIN_SIGNS:
        return PLAIN_SIGNS[sign]
    return "".join([part for part in unicodedata.normalize("NFKD", sign) if part.isascii()]) or "?"


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """Writes what the terminal's encoding does not have with the signs that every terminal has."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end].replace(f"«{NO_BREAK}", "«").replace(f"{NO_BREAK}»", "»")
    return "".join([plain_sign(sign) for sign in signs]), error.end


codecs.register_error("posse.plain", stand_in)


def open_console() -> Console:
    """Signs that cannot be read or shown are replaced, never an error."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "posse.plain")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    return Console(highlight=False, markup=False, emoji=False)


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """A line of input, shown again where nobody has typed it."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


class Late(Exception):
    """Nothing was typed in time."""


def read_line_within(prompt: str, seconds: float) -> str:
    """A line that is typed in this time; where the terminal cannot say so, it is waited for."""
    if not sys.stdin.isatty() or sys.platform == "win32":
        return read_line(prompt)
    print(prompt, end="", flush=True)
    if not select.select([sys.stdin], [], [], max(0.0, seconds))[0]:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)  # half a line belongs to what is over
        print()
        raise Late
    return read_line("")


def plain(text: str) -> str:
    """The words without capitals, accents or typographic signs, as people type them."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def quoted(line: str) -> str:
    """What was typed, short and safe to show; the quotes around it are the language's."""
    return brief(line)[1:].removesuffix("'").removesuffix('"')


def system_language() -> str:
    """French if the environment says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].startswith("fr") else "en"
    return "en"
