"""Every page is complete at every size in both languages, and axe-core finds no serious issue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize, shot
from tests.web.player import sit_down, wait_for_turn

AXE = Path(__file__).parent.parent.parent / "build/node/node_modules/axe-core/axe.min.js"
PAGES = {"lobby": "/", "game": "/games/bounty_hunters", "mine": "/mine", "howto": "/games/bounty_hunters/howto", "table": "/"}
GAMES = ["bounty_hunters", "pulp_detective", "space_bowl", "space_serenade"]
SMALLEST = 40
"""Pixels: the least width and height of what a finger has to hit."""
TARGETS = """(least) => [...document.querySelectorAll("a, button, input, select, summary")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".unseen, .choice, .book, [tabindex='-1']"))
    .map((e) => [e, e.getBoundingClientRect()])
    .filter(([e, { width, height }]) => width > 1 && (height < least || width < least))
    .map(([e, { width, height }]) => `${e.outerHTML.slice(0, 80)} ${width}x${height}`)"""
BROKEN = """() => [...document.querySelectorAll("h1, h2, h3, .button, a, li, p, legend, label")].filter((e) => {
    const range = document.createRange();
    const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (text.parentElement.clientWidth === 1) continue;  // only for screen readers
        for (const { index, 0: word } of text.data.matchAll(/\\p{L}+/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
            if (lines.size > 1) return true;
        }
    }
    return false;
}).map((e) => e.textContent.trim().slice(0, 60))"""
"""Words that are broken over two lines."""


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


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_complete_and_accessible(open_page: Open, game: str, lang: str) -> None:
    page = open_page(f"/games/{game}/howto", lang)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        shot(page, f"howto-{game}-{size['width']}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        strips = page.locator(".strip").evaluate_all("(all) => all.map((e) => [e.scrollWidth, e.clientWidth])")
        assert all(wide <= room for wide, room in strips), size
        assert serious(page) == [], size


@pytest.mark.parametrize("path", ["/", "/mine", *[f"/games/space_bowl{tail}" for tail in ("", "/howto", "/practice")], "/t/x"])
def test_fingers_hit_every_target_and_every_page_has_headings(open_page: Open, path: str) -> None:
    page = open_page(path, "fr", PHONE)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(TARGETS, SMALLEST) == []
    assert page.locator("h1").count() == 1
    assert page.locator("h2").count() > 0 or path in ("/t/x", "/games/space_bowl/practice")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("path", ["/", "/mine", "/games/space_serenade", "/games/space_serenade/howto"])
def test_at_200_percent_no_word_is_broken(open_page: Open, path: str, lang: str) -> None:
    page = open_page(path, lang, {"width": 640, "height": 400})
    for size in ({"width": 640, "height": 400}, {"width": 320, "height": 640}):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate(BROKEN) == [], size


def test_the_lobby_offers_each_game_in_the_first_screen(open_page: Open) -> None:
    page = open_page(DOOR)
    for game in ("bounty_hunters", "space_serenade"):
        page.request.post("/api/tables", data={"game": game, "seats": ["me", "open"], "name": "Ada"})
    page.goto("/")
    expect(page.locator("#going")).to_be_visible()
    cards = page.locator(".game")
    for number in range(4):
        expect(cards.nth(number).locator("[data-play]")).to_be_in_viewport(ratio=1)


def test_a_game_is_taken_from_my_games_by_a_second_press(open_page: Open) -> None:
    page = open_page(DOOR)
    page.request.post("/api/tables", data={"game": "bounty_hunters", "seats": ["me", "open"], "name": "Ada"})
    page.goto("/mine")
    remove = page.locator("[data-forget]")
    remove.click()
    expect(remove).to_have_text("Really remove?")
    remove.click()
    expect(page.locator(".empty")).to_contain_text("No game yet")
