"""Names of people, as others may see them."""

from __future__ import annotations

from unicodedata import category, normalize

LONGEST = 24
VISIBLE = ("L", "N", "P", "S")
"""Categories of characters that can be seen: letters, numbers, punctuation, symbols."""
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and symbols that are drawn as nothing."""
IGNORED = {0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Marks that are drawn as nothing, so that two names with and without them look alike."""


def printable(name: str) -> str:
    """A name without characters that cannot be printed, shortened; "" if nothing of it can be seen."""
    name = "".join([c for c in normalize("NFKC", name) if ord(c) not in IGNORED])
    plain = "".join([c if c.isprintable() and c not in BLANK and c != ":" else " " for c in name])  # a colon marks bots
    clean = " ".join(plain.split())[:LONGEST].strip()
    return clean if any([category(c)[0] in VISIBLE for c in clean]) else ""
