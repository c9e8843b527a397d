"""Seeds as people write them."""

from __future__ import annotations

import pytest

from posse.core.errors import SetupError
from posse.core.seeds import parse_seed, seed_text, series_name


@pytest.mark.parametrize(
    ("text", "seed"), [("7", 7), (" 0 ", 0), ("2026-11-15", 20261115), (str(2**64 - 1), 2**64 - 1), ("2024-02-29", 20240229)]
)
def test_a_seed_is_a_number_or_a_date(text: str, seed: int) -> None:
    assert parse_seed(text) == seed
    assert parse_seed(seed_text(seed)) == seed


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", str(2**64), "9" * 5000, "2026-11", "2026/11/15", "٣"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match=r"seed: expected a number from 0 to 2\*\*64 - 1 or a date such as 2026-11-15"):
        parse_seed(text)


@pytest.mark.parametrize("text", ["2026-13-01", "2026-02-29", "0000-01-01"])
def test_a_day_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match=f"seed: there is no day {text}"):
        parse_seed(text)


@pytest.mark.parametrize(
    ("seed", "name"), [(20261115, "2026-11-15"), (20261315, "20261315"), (12340506, "12340506"), (7, "7"), (2**63, str(2**63))]
)
def test_a_seed_that_can_be_a_date_is_called_so(seed: int, name: str) -> None:
    assert seed_text(seed) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [("2026-03-01", "2026-03-01"), ("20260301", "2026-03-01"), ("7", "#7"), ("007", "#7"), ("20261345", "#20261345")]
    + [("30000101", "#30000101"), (str(2**64 - 1), f"#{2**64 - 1}")],
)
def test_a_series_is_called_by_its_day_or_its_number(text: str, name: str) -> None:
    assert series_name(parse_seed(text)) == name
