"""The user's terminal: its language, its characters, its size."""

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
    import tty

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
"""For ASCII terminals."""
PLAIN_SIGNS = {
    **{GLYPHS[shape]: PLAIN_GLYPHS[shape] for shape in GLYPHS},
    **dict(zip("▁▂▃▄▅▆▇█", "_.-:=+*#", strict=True)),
    **dict(zip("·−–─×…“”«»’œŒ", ("|", "-", "-", "-", "x", "~", '"', '"', '"', '"', "'", "oe", "OE"), strict=True)),  # noqa: RUF001
}
NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"
PROTECT_SPACES = str.maketrans({NO_BREAK: "\ue000", NARROW_NO_BREAK: "\ue001"})
"""Stands for no-break spaces while rich wraps lines: rich breaks at any space."""
BOUND_SPACE = "\ue002"
"""A space at which no line is wrapped; it is printed as an ordinary space."""
RESTORE_SPACES = str.maketrans({"\ue000": NO_BREAK, "\ue001": NARROW_NO_BREAK, BOUND_SPACE: " "})
BOUND_SPACES = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=\w) (?=\d)|(?<=«) | (?=[:;!?»](?:\s|$))")
"""Matches spaces at which no line may be wrapped: between a number and its noun, and before or after French punctuation."""
INDENT = 3
LOOK = 0.1
"""Seconds between two looks at a clock while a line is typed."""
UNLIMITED = 10_000
"""The height of a console that is not a terminal, such as a pipe."""


class Indented:
    """A wrapped text, indented by `indent`, with `hang` more columns from the second line on."""

    def __init__(self, text: Text, indent: int = INDENT, hang: int = 0) -> None:
        self.text = text.copy()
        self.text.plain = BOUND_SPACES.sub(BOUND_SPACE, text.plain.translate(PROTECT_SPACES))
        self.indent = indent
        self.hang = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for number, line in enumerate(self.text.wrap(console, max(options.max_width - self.indent - self.hang, 10))):
            line.rstrip()
            line.plain = line.plain.translate(RESTORE_SPACES)
            yield Text(" " * (self.indent + (self.hang if number else 0))).append_text(line)


class Heading:
    """A horizontal rule with a title in it, or only the title if it is too long."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = cell_len(self.title) + 4 <= options.max_width
        yield Rule(self.title) if fits else Indented(Text(self.title, style="bold"), 0)


class OneLine:
    """A text cut off at the end of the line."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.text.copy()
        line.plain = line.plain.translate(RESTORE_SPACES)
        line.truncate(options.max_width, overflow="ellipsis")
        yield line


class Screen:
    """A console. `pause` is called when a page is full and returns whether to print the next one."""

    def __init__(self, console: Console, pause: Callable[[], bool] = lambda: True) -> None:
        self.console = console
        self.pause = pause

    def draw(self, parts: Sequence[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def page(self, parts: Sequence[RenderableType], spare: int = 0) -> None:
        """Draws page by page; each page leaves `spare` lines free."""
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
        """The number of lines on the screen."""
        return self.console.height if self.console.is_terminal else UNLIMITED

    def lines(self, parts: Sequence[RenderableType]) -> int:
        return sum([len(self.console.render_lines(part, pad=False)) for part in parts])

    def clear(self) -> None:
        """Clears the screen, then the scrollback: some terminals move a cleared screen into it."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)


def plain_sign(sign: str) -> str:
    if sign in PLAIN_SIGNS:
        return PLAIN_SIGNS[sign]
    return "".join([part for part in unicodedata.normalize("NFKD", sign) if part.isascii()]) or "?"


def replace_with_ascii(error: UnicodeError) -> tuple[str, int]:
    """Error handler for encoding: replaces characters that the encoding lacks by ASCII."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end].replace(f"«{NO_BREAK}", "«").replace(f"{NO_BREAK}»", "»")
    return "".join([plain_sign(sign) for sign in signs]), error.end


codecs.register_error("posse.plain", replace_with_ascii)


def open_console() -> Console:
    """Opens stdin and stdout so that characters that cannot be decoded or encoded are replaced."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "posse.plain")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    return Console(highlight=False, markup=False, emoji=False)


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """A line of input. It is echoed if stdin is not a terminal."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


class Interrupted(Exception):
    """Something happened before a line was entered."""


class TypedLine:
    """A line that is being typed, key by key."""

    def __init__(self) -> None:
        self.text = ""

    def type(self, keys: str) -> bool:
        """Adds keys; returns whether the line is complete. Raises `EOFError` for Ctrl-D on an empty line."""
        for key in keys:
            if key in "\r\n":
                return True
            if key == "\x04" and not self.text:
                raise EOFError
            if key in "\x08\x7f":
                self.text = self.text[:-1]
            elif key == "\x15":
                self.text = ""
            elif key.isprintable():
                self.text += key
        return False


def read_line_while(prompt: Callable[[], str], goes_on: Callable[[], bool]) -> str:
    """Reads a line, with a prompt that may change; raises `Interrupted`, and drops what was typed, once `goes_on` is false.

    Reads a whole line if stdin is not a terminal, or the platform cannot poll it.
    """
    if not sys.stdin.isatty() or sys.platform == "win32":
        return read_line(prompt())
    line, decoder, keys = TypedLine(), codecs.getincrementaldecoder("utf-8")("replace"), sys.stdin.fileno()
    before = termios.tcgetattr(keys)
    tty.setcbreak(keys, termios.TCSANOW)
    shown = ""
    try:
        while True:
            if (text := prompt() + line.text) != shown:
                print(f"\r\x1b[K{text}", end="", flush=True)
                shown = text
            if select.select([keys], [], [], LOOK)[0] and line.type(decoder.decode(os.read(keys, 1024) or b"\x04")):
                return line.text
            if not goes_on():
                termios.tcflush(keys, termios.TCIFLUSH)
                raise Interrupted
    finally:
        termios.tcsetattr(keys, termios.TCSANOW, before)
        print()


def plain(text: str) -> str:
    """A text without case, accents and typographic quotes, with single spaces."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def quoted(line: str) -> str:
    """A line of input, shortened and escaped, without quotes: those depend on the language."""
    return brief(line)[1:].removesuffix("'").removesuffix('"')


def system_language() -> str:
    """French if the environment says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].startswith("fr") else "en"
    return "en"
