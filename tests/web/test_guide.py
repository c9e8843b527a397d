"""The guided first game: tips one after the other, each at its prompt; it can be skipped and reopened."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.web.conftest import DESKTOP, PHONE, Open, shot
from tests.web.player import choose, wait_for_turn

GUIDE = Path(__file__).parents[2] / "src/posse/games/bounty_hunters/guide.toml"


def tips(lang: str) -> list[str]:
    return [step["text"][lang] for step in tomllib.loads(GUIDE.read_text(encoding="utf-8"))["step"]]


def begin(open_page: Open, lang: str, size: dict[str, int]) -> Page:
    page = open_page(f"/games/bounty_hunters?lang={lang}", lang, size)
    page.locator("[data-guide]").click()
    expect(page.locator(".tip")).to_be_visible()
    return page


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_tips_come_one_after_the_other(open_page: Open, lang: str, size: dict[str, int]) -> None:
    page, rng = begin(open_page, lang, size), Rng.seeded(1)
    shot(page, f"guide-{size['width']}-{lang}")
    seen: list[str] = []
    for _ in range(60):
        wait_for_turn(page)
        for tip in page.locator(".tip").all():
            seen.append(tip.locator("p").inner_text())
            box = tip.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
            assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
            tip.locator(".button.primary").click()
        if len(seen) >= 5:
            break
        choose(page, rng)
    assert seen[:2] == tips(lang)[:2]
    assert len(seen) >= 5 and len(set(seen)) == len(seen)
    assert set(seen) <= set(tips(lang))


def test_the_guide_is_skipped_and_reopened(open_page: Open) -> None:
    page, rng = begin(open_page, "en", DESKTOP), Rng.seeded(1)
    page.locator(".tip .button.plain").click()
    for _ in range(4):
        choose(page, rng)
        wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator("[data-tool=settings]").click()
    page.locator(".dialog.settings > .button").click()
    expect(page.locator(".tip p")).to_be_visible()
    assert page.locator(".tip p").inner_text() in tips("en")
