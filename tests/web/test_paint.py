"""The table page is small, and its layout does not shift after the first paint."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import posse
from posse.core.rng import Rng
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize
from tests.web.player import go_on, sit_down, wait_for_turn

MOST_BYTES = 100_000

SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, ...sources.map(({ node }) => node?.className)]);
    }).observe({ type: "layout-shift", buffered: true });
}"""
WAIT_FOR_PAINT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))))"


def assert_no_layout_shift(page: Page, *sizes: dict[str, int]) -> None:
    """Reloads the page for each screen size and measures layout shifts."""
    page.add_init_script(f"({SHIFTS})()")
    for size in sizes:
        resize(page, size)
        page.reload()
        wait_for_turn(page)
        page.evaluate(WAIT_FOR_PAINT)
        shifts = page.evaluate("shifts")
        assert sum(shift[0] for shift in shifts) < 0.01, (size, shifts)


def test_nothing_shifts_after_the_first_paint(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 4)
    go_on(page, Rng.seeded(1), 16)
    assert_no_layout_shift(page, DESKTOP, PHONE, {"width": 844, "height": 390})


HEAVIEST = [("bounty_hunters", 4), ("space_bowl", 4), ("pulp_detective", 1), ("space_serenade", 4), ("space_serenade", 1)]


@pytest.mark.parametrize(("game", "players"), HEAVIEST)
def test_the_whole_page_weighs_less_than_100_kB(open_page: Open, game: str, players: int) -> None:
    page = open_page(DOOR)
    seats = ["me", *["bot:" + posse.game(game).bots[0]] * (players - 1)]
    page.goto(page.request.post("/api/tables", data={"game": game, "seats": seats, "seed": 7}).json()["link"])
    wait_for_turn(page)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[names.get(event["requestId"], event["requestId"])] = event["encodedDataLength"]

    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", finished)
    page.reload(wait_until="networkidle")
    wait_for_turn(page)
    for part in ("/t/", "/table.css", "/table.js", "/board.css", "/art.svg", "/texts/"):
        assert any(part in name for name in sizes), part
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])


def test_a_second_visit_asks_for_the_page_only(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 4)
    page.wait_for_load_state("networkidle")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    answers: dict[str, dict[str, Any]] = {}
    remembered: set[str] = set()
    network.on("Network.requestServedFromCache", lambda event: remembered.add(event["requestId"]))
    network.on("Network.responseReceived", lambda event: answers.update({event["requestId"]: event["response"]}))
    page.goto(page.url, wait_until="networkidle")
    wait_for_turn(page)
    sent = [answer["url"] for key, answer in answers.items() if key not in remembered and not answer["fromDiskCache"]]
    assert [url for url in sent if not url.startswith("data:")] == [page.url]


def test_the_table_is_drawn_before_the_socket_is_open(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 4)
    page.add_init_script("window.WebSocket = class { close() {} send() {} };")
    page.reload()
    wait_for_turn(page)
    assert page.locator(".board .piece").count() > 10
