"""Every page is complete at every size in both languages, and axe-core finds no serious issue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Open, resize, shot
from tests.web.player import sit_down, wait_for_turn

AXE = Path(__file__).parent.parent.parent / "build/node/node_modules/axe-core/axe.min.js"
PAGES = {"lobby": "/", "game": "/games/bounty_hunters", "mine": "/mine", "table": "/"}


STILL = """() => document.getAnimations()
    .every((a) => a.playState !== "running" || Number(a.effect?.getComputedTiming().endTime) > 5000)"""
"""Whether nothing fades in any more, since what is half visible has too little contrast; a countdown may run."""


def serious(page: Page) -> list[str]:
    """The serious and critical issues that axe-core finds."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    grave = [issue for issue in found["violations"] if issue["impact"] in ("serious", "critical")]
    return [f"{issue['id']}: {issue['nodes'][0]['target']}: {issue['help']}" for issue in grave]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_complete_and_accessible(open_page: Open, name: str, lang: str) -> None:
    page = open_page(PAGES[name], lang)
    if name == "table":
        sit_down(page, 4)
        wait_for_turn(page)
    else:
        expect(page.locator("h1").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    for size in (DESKTOP, PHONE, {"width": 2560, "height": 1440}):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        shot(page, f"{name}-{size['width']}-{lang}")
        assert serious(page) == [], size


def test_a_wrong_link_gets_a_helpful_page(open_page: Open) -> None:
    page = open_page("/t/nowhere")
    expect(page.locator("h1").first).to_be_visible()
    assert page.locator("a[href='/']").count() > 0


def test_the_rules_are_searched_while_typing(open_page: Open) -> None:
    page = open_page("/games/bounty_hunters")
    box, status, found = page.locator("#words"), page.locator("#rules [role=status]"), page.locator("#rules .book li")
    expect(page.locator("#rules summary").first).to_be_visible()
    whole, said = found.count(), status.inner_text()
    box.press_sequentially("crates")
    expect(status).to_contain_text("Rules found: ")
    expect(page.locator("#rules mark").first).to_have_text(re.compile("crates?", re.IGNORECASE))
    expect(status).to_have_text(f"Rules found: {found.count()}")
    box.fill("bh 31")
    expect(found).to_have_count(1)
    page.evaluate("location.hash = '#BH-040'")  # a rule that the search did not find
    expect(page.locator("#BH-040")).to_be_in_viewport()
    expect(found).to_have_count(whole)
    expect(box).to_have_value("")
    page.route("**/rules/en.json?words=crate", lambda route: route.fulfill(body="not JSON"))
    box.fill("crate")
    expect(status).to_have_text("The rules could not be loaded. Reload the page to try again.")
    box.fill("")
    expect(status).to_have_text(said)
