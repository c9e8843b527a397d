from __future__ import annotations

import io

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
