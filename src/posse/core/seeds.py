"""Seeds as people write them: a number, or a date such as 2026-11-15, which stands for 20261115."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from posse.core import codec
from posse.core.errors import SetupError

DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
MOST_DIGITS: Final = 20
"""Digits of the largest 64-bit number."""


def parse_date(text: str) -> date | None:
    """The date written as 2026-11-15; None if the text is not one."""
    try:
        return date.fromisoformat(text) if DATE.fullmatch(text) else None
    except ValueError:
        return None


def parse_seed(text: str) -> int:
    """The seed that a text names; `SetupError` if it names none."""
    words = text.strip()
    if DATE.fullmatch(words):
        if parse_date(words) is None:
            raise SetupError(f"seed: there is no day {words}")
        words = words.replace("-", "")
    number = int(words) if words.isascii() and words.isdecimal() and len(words) <= MOST_DIGITS else -1
    if not 0 <= number < 2**64:
        raise SetupError(f"seed: expected a number from 0 to 2**64 - 1 or a date such as 2026-11-15, not {codec.brief(text)}")
    return number


def seed_date(seed: int) -> date | None:
    """The date that a seed stands for; None if it is no date of the years 1900 to 2099."""
    text = str(seed)
    return parse_date(f"{text[:4]}-{text[4:6]}-{text[6:]}") if seed // 1_000_000 in (19, 20) else None


def seed_text(seed: int) -> str:
    """The seed as a date if it stands for one, else as a number; `parse_seed` reads it back."""
    return str(seed_date(seed) or seed)


def series_name(seed: int) -> str:
    """What players call a game that everybody with this seed plays: `2026-11-15` or `#7`."""
    return str(seed_date(seed) or f"#{seed}")
