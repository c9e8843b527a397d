"""Pieces move from their old to their new place and turn over on the way; with reduced motion they do not."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.server.host import Server
from tests.web.conftest import DOOR, Open, shot
from tests.web.player import choose, is_over, sit_down, wait_for_turn

PASSED = "Hands go to the left."

WATCH = r"""
window.flights = [];
window.doubled = [];
const angle = (frame) => /rotate\((-?\d+)deg\)/.exec(frame?.transform ?? "")?.[1] ?? "0";
const look = (flight) => {
    const { effect } = flight.getAnimations()[0] ?? {};
    const frames = effect?.getKeyframes() ?? [];
    const [, x = 0, y = 0] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(frames[0]?.transform ?? "") ?? [];
    flights.push({
        far: Math.hypot(x, y),
        length: effect?.getTiming().duration,
        over: flight.querySelectorAll(".card").length > 1,
        turned: angle(frames[0]) !== angle(frames.at(-1)),
        news: [...document.querySelectorAll(".log-lines li")].at(-1)?.textContent,
    });
};
const watch = () => {
    for (const flight of document.querySelectorAll(".flight:has(.name)")) {
        const card = document.querySelector(`#board .piece[data-id="${flight.dataset.of}"] > .card`);
        if (card && getComputedStyle(card).opacity !== "0") doubled.push(flight.dataset.of);
    }
    requestAnimationFrame(watch);
};
addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.classList?.contains("flight")) look(node);
    }).observe(document.body, { childList: true, subtree: true });
    watch();
});
"""


def record_flights(open_page: Open, motion: str) -> Page:
    page = open_page(DOOR, reduced_motion=motion)
    page.evaluate("localStorage.setItem('posse.settings', '{\"speed\":\"quick\"}')")
    page.add_init_script(WATCH)
    sit_down(page, 3, mode="discovery")
    wait_for_turn(page)
    return page


def flights(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("flights")
    return found


def test_pieces_travel(open_page: Open) -> None:
    page, rng = record_flights(open_page, "no-preference"), Rng.seeded(1)
    seen: list[dict[str, Any]] = []
    while not is_over(page):
        choose(page, rng)
        page.wait_for_timeout(120)
        wait_for_turn(page)
        seen = flights(page)
        passed = [flight for flight in seen if flight["news"] == PASSED and flight["far"] > 100]
        if len(passed) > 8 and any(f["over"] for f in seen) and any(f["turned"] for f in seen):
            break
    assert len(passed) > 8
    assert any(flight["over"] and flight["far"] > 10 for flight in seen), "a card that is revealed turns over"
    assert any(flight["turned"] for flight in seen), "a card that is captured or reserved turns"
    assert {flight["length"] for flight in seen if not 150 <= flight["length"] <= 300} == set()
    assert page.evaluate("doubled") == []


def test_a_captured_target_is_turned_and_stamped(open_page: Open) -> None:
    page, rng = record_flights(open_page, "no-preference"), Rng.seeded(2)
    captured = page.locator("[data-kind=captured] .piece[data-kind=target]")
    while not captured.count():
        wait_for_turn(page)
        choose(page, rng)
    stamp = "(piece) => getComputedStyle(piece.querySelector('.card'), '::after').backgroundImage"
    assert captured.first.get_attribute("data-turned") is not None
    assert captured.first.evaluate(stamp).startswith("url(")


def test_with_reduced_motion_nothing_flies(open_page: Open) -> None:
    page, rng = record_flights(open_page, "reduce"), Rng.seeded(1)
    for _ in range(12):
        choose(page, rng)
        wait_for_turn(page)
    assert flights(page) == []


def test_a_lost_connection_is_shown_and_the_table_stays_readable(open_page: Open, server: Server) -> None:
    page = sit_down(open_page(DOOR), 3, mode="discovery")
    wait_for_turn(page)
    before = page.locator("#board").inner_text()
    server.kill()
    try:
        expect(page.locator(".notices .notice")).to_be_visible()
        assert page.locator("#board").inner_text() == before
        shot(page, "lost")
    finally:
        server.start()
    expect(page.locator(".notices .notice")).to_have_count(0, timeout=20_000)
    choose(page, Rng.seeded(1))
    expect(page.locator("#board")).not_to_have_text(before)
