"""The guided first game: each tip is shown at its prompt; the guide can be skipped and reopened."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.web.conftest import DESKTOP, PHONE, Open, shot
from tests.web.player import go_on, wait_for_turn

GUIDE = Path(__file__).parents[2] / "src/posse/games/bounty_hunters/guide.toml"


def tips(lang: str) -> list[str]:
    return [step["text"][lang] for step in tomllib.loads(GUIDE.read_text(encoding="utf-8"))["step"]]


def begin(open_page: Open, lang: str, size: dict[str, int]) -> Page:
    page = open_page(f"/games/bounty_hunters?lang={lang}", lang, size)
    page.locator("[data-guide]").click()
    expect(page.locator(".tip")).to_be_visible()
    return page


TIP = """() => {
    const tip = document.querySelector(".tip");
    if (!tip?.getClientRects().length) return null;
    const { left, top, right, bottom } = tip.getBoundingClientRect();
    const found = [tip.querySelector("p").innerText, left, top, right, bottom];
    tip.querySelector(".button.primary").click();
    return found;
}"""
"""Returns the text and the place of the tip, and closes it."""


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_tips_are_shown_one_after_another(open_page: Open, lang: str, size: dict[str, int]) -> None:
    page, rng = begin(open_page, lang, size), Rng.seeded(1)
    shot(page, f"guide-{size['width']}-{lang}")
    seen: list[str] = []
    for _ in range(60):
        wait_for_turn(page)
        while tip := page.evaluate(TIP):
            text, left, top, right, bottom = tip
            assert left >= 0 and right <= size["width"] and top >= 0 and bottom <= size["height"]
            if text not in seen[-1:]:
                seen.append(text)
        if len(seen) >= 5:
            break
        go_on(page, rng, 1)
    assert seen[:2] == tips(lang)[:2]
    assert len(seen) >= 5 and len(set(seen)) == len(seen)
    assert set(seen) <= set(tips(lang))


def test_the_guide_is_skipped_and_reopened(open_page: Open) -> None:
    page, rng = begin(open_page, "en", DESKTOP), Rng.seeded(1)
    page.locator(".tip .button.plain").click()
    go_on(page, rng, 4)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator("[data-tool=settings]").click()
    page.locator(".dialog.settings > .button").click()
    expect(page.locator(".tip p")).to_be_visible()
    assert page.locator(".tip p").inner_text() in tips("en")
