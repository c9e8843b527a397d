"""Everything needed for a decision is on the screen and large enough, on every screen and at every stage of a game."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize, shot
from tests.web.player import key_positions, sit_down, wait_for_turn

ASIDE = {"width": 844, "height": 390}
HUGE = {"width": 2560, "height": 1440}
FINGER = 44
LEAST_TEXT = 12

HIDDEN = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    const shown = [...document.querySelectorAll("#board .choice-button, .prompt button, #board [data-mine] .piece > .card")];
    return shown.filter((e) => e.getClientRects().length > 0).filter((e) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > (e.closest("#board") ? board.bottom : innerHeight);
    }).map((e) => e.textContent || e.ariaLabel);
}"""
SMALL = """(least) => [...document.querySelectorAll("#board .choice-button, .prompt button, .tool, .tabs button")]
    .map((e) => e.getBoundingClientRect()).filter(({ width, height }) => width > 0 && Math.min(width, height) < least - 0.5)"""
TINY = """(least) => [...document.querySelectorAll("body *")]
    .filter((e) => e.getClientRects().length > 0 && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) < least && !e.closest(".token"))
    .map((e) => `${e.className} ${e.textContent}`)"""
CUT = """() => [...document.querySelectorAll(".plate *, .zone-label, .gauge, .status, .sentence")]
    .filter((e) => e.getClientRects().length > 0 && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
    .map((e) => `${e.className}: ${e.textContent}`)"""

FITS = "(() => { const b = document.getElementById('board'); return b.scrollHeight - b.clientHeight <= 1; })()"


def check_layout(page: Page, size: dict[str, int]) -> None:
    resize(page, size)
    page.wait_for_function(FITS, timeout=10_000)  # moving cards may overflow for a moment
    page.wait_for_function("document.querySelector('.flight') === null", timeout=10_000)
    checks = f"[({HIDDEN})(), ({TINY})({LEAST_TEXT}), ({SMALL})({FINGER})]"
    assert page.evaluate(f"() => {checks}") == [[], [], []], "hidden, tiny, small"
    if size == DESKTOP:
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("players", "lang", "sizes"),
    [(6, "fr", (DESKTOP, PHONE)), (2, "fr", (PHONE, HUGE)), (4, "en", (ASIDE, PHONE))],
)
def test_a_whole_game_fits(open_page: Open, players: int, lang: str, sizes: tuple[dict[str, int], ...]) -> None:
    page = sit_down(open_page(DOOR, lang), players)
    there_and_back = cycle((sizes, sizes[::-1]))
    for _ in key_positions(page, Rng.seeded(players), 30, every=15):
        for size in next(there_and_back):
            check_layout(page, size)
    for size in sizes:
        resize(page, size)
        shot(page, f"late-{players}-{size['width']}-{lang}")


@pytest.mark.parametrize("size", [PHONE, ASIDE], ids=["390", "844"])
def test_a_small_screen_shows_one_tab_at_a_time(open_page: Open, size: dict[str, int]) -> None:
    page = sit_down(open_page(DOOR, size=size), 6)
    wait_for_turn(page)
    board, hand, log = page.locator("#board"), page.locator("#board [data-mine] [data-kind=hand]"), page.locator(".log-lines")
    page.locator("[data-tab=log]:is(button)").click()
    expect(log).to_be_visible()
    expect(board).to_be_hidden()
    page.locator("[data-tab=others]:is(button)").click()
    expect(hand).to_be_hidden()
    expect(log).to_be_hidden()
    for area in page.locator("#board > [data-kind=area]:not([data-mine])").all():
        box = area.bounding_box()
        assert box and box["x"] >= 0 and 200 <= box["width"] <= size["width"]
    page.locator("[data-tab=table]:is(button)").click()
    expect(hand).to_be_visible()


def test_a_spectator_sees_the_players_first(open_page: Open) -> None:
    player = sit_down(open_page(DOOR), 6)
    wait_for_turn(player)
    page = open_page(player.url, size=PHONE)
    expect(page.locator("#board > [data-kind=area]").first).to_be_visible()
    shot(page, "watching-390")
