from __future__ import annotations

import io
import os
import pty
from collections.abc import Iterator

import pytest

from posse.terminal import console

from .helpers import console as memory


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_US"}, "en"),
        ({}, "en"),
        ({"LANG": "fr", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "fr_CA"}, "fr"),
    ],
)
def test_the_language_is_the_systems(variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert console.system_language() == lang


@pytest.mark.parametrize(
    ("encoding", "text", "shown"),
    [
        ("ascii", "● Zoé · \N{MINUS SIGN}3 \N{MULTIPLICATION SIGN}2 …", "o Zoe | -3 x2 ~"),
        ("ascii", "tapez «\N{NO-BREAK SPACE}mot\N{NO-BREAK SPACE}»", 'tapez "mot"'),
        ("ascii", "“it\N{RIGHT SINGLE QUOTATION MARK}s”\N{NARROW NO-BREAK SPACE}!", '"it\'s" !'),
        ("latin-1", "▲ é · “", '^ é · "'),
        ("ascii", "龍", "?"),
    ],
)
def test_characters_outside_the_encoding_are_replaced(encoding: str, text: str, shown: str) -> None:
    assert text.encode(encoding, errors="posse.plain").decode(encoding) == shown


@pytest.mark.parametrize("space", [" ", "\N{NO-BREAK SPACE}"])
def test_no_line_begins_with_punctuation_of_the_line_before(space: str) -> None:
    text = f"Elle la couche{space}: «{space}non{space}» dit-elle{space}; puis 5 points{space}?"
    for width in range(16, 60):
        out = memory(width)
        console.Screen(out).tell(text)
        assert isinstance(out.file, io.StringIO)
        lines = out.file.getvalue().splitlines()
        assert " ".join(lines) == text
        assert not [line for line in lines if line[0] in ":;?»" or line[-1] == "«"]


@pytest.mark.parametrize(
    ("line", "shown"), [("it's", "it's"), ("a", "a"), ("\x1b[2J", "\\x1b[2J"), ("x" * 99, "x" * 56 + "..."), ("", "")]
)
def test_quoted_input_is_escaped(line: str, shown: str) -> None:
    assert console.quoted(line) == shown


def test_a_line_is_typed_key_by_key() -> None:
    line = console.TypedLine()
    assert not line.type("gi\x7fo b\x08")
    assert line.text == "go "
    assert not line.type("\x1b\x00\x15mark é")
    assert line.text == "mark é"
    assert line.type("2\n")
    assert line.text == "mark é2"
    with pytest.raises(EOFError):
        console.TypedLine().type("\x04")


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A terminal as stdin: what is written to the other end is typed."""
    outer, inner = pty.openpty()
    with open(inner) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield outer
    os.close(outer)


def test_the_countdown_runs_beside_what_is_typed(keys: int, capsys: pytest.CaptureFixture[str]) -> None:
    left, typed = iter(range(9)), iter([b"fol", b"", b"", b"low\n"])

    def goes_on() -> bool:
        os.write(keys, next(typed, b""))
        return True

    assert console.read_line_while(lambda: f"[{9 - next(left, 8)} s] > ", goes_on) == "follow"
    shown = capsys.readouterr().out
    assert "[9 s] > " in shown
    assert "[7 s] > fol" in shown and "[6 s] > fol" in shown


def test_what_happens_meanwhile_interrupts_a_line(keys: int) -> None:
    os.write(keys, b"half")
    with pytest.raises(console.Interrupted):
        console.read_line_while(lambda: "> ", lambda: False)
