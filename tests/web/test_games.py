"""Whole games in the browser: by clicks, by keys, on a phone, with others, and through lost connections."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.player import choose, go_on, is_over, play, sit_down, wait_for_turn


@pytest.mark.parametrize(("lang", "size", "name"), [("en", DESKTOP, "desktop"), ("fr", PHONE, "phone")])
def test_a_whole_game_by_clicks(open_page: Open, lang: str, size: dict[str, int], name: str) -> None:
    page = sit_down(open_page(DOOR, lang, size), 3)
    go_on(page, Rng.seeded(1), 30)
    shot(page, f"table-{name}-{lang}")
    play(page, 2)
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".sheet")).to_contain_text("Total")
    shot(page, f"end-{name}-{lang}")


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 3, mode="discovery")
    rng = Rng.seeded(3)
    for _ in range(2_000):
        wait_for_turn(page)
        if is_over(page):
            break
        page.keyboard.press(str(1 + rng.below(3)))
        page.wait_for_timeout(20)
        if page.locator("[role=menu]").count():
            page.keyboard.press("1")
    expect(page.locator(".sheet")).to_be_visible()


def test_a_reload_comes_back_to_the_same_table(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 3)
    before = settled_board(page)
    page.reload()
    assert settled_board(page) == before


def settled_board(page: Page) -> str:
    """The text of the board when all bots have chosen."""
    wait_for_turn(page)
    expect(page.locator("#board .acts")).to_have_count(1)
    return page.locator("#board").inner_text()


def test_offline_and_back(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 2, mode="discovery")
    wait_for_turn(page)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    play(page, 4)
    expect(page.locator(".sheet")).to_be_visible()


def test_the_server_is_killed_in_mid_game_and_the_page_goes_on(open_page: Open, server: Server) -> None:
    page = sit_down(open_page(DOOR), 2, mode="discovery")
    go_on(page, Rng.seeded(5), 8)
    server.kill()
    page.wait_for_timeout(200)
    server.start()
    play(page, 6)
    expect(page.locator(".sheet")).to_be_visible()


def invite(open_page: Open, people: int) -> list[Page]:
    """A table for so many people, each in a separate browser."""
    host = open_page(DOOR)
    seats = ["me", *["open"] * (people - 1)]
    body = {"game": "bounty_hunters", "seats": seats, "name": "Player A", "options": {"mode": "discovery"}}
    made = host.request.post("/api/tables", data=body)
    link = made.json()["link"]
    host.goto(link)
    pages = [host]
    for number in range(1, people):
        page = open_page(link)
        page.locator("#name").fill(f"Player {chr(65 + number)}")
        page.locator(f"#sit-{number}").click()
        expect(page.locator(f"#stand-{number}")).to_be_visible()
        pages.append(page)
    host.locator("#start").click()
    for page in pages:
        wait_for_turn(page)
    return pages


@pytest.mark.parametrize("people", [2, 6])
def test_people_in_separate_browsers_at_one_table(open_page: Open, people: int) -> None:
    pages = invite(open_page, people)
    rngs = [Rng.seeded(10 + number) for number in range(people)]
    for _ in range(200):
        for page, rng in zip(pages, rngs, strict=True):
            if page.locator(".prompt[data-turn]").count():
                choose(page, rng)
        pages[0].wait_for_timeout(30)
        if all("2" in page.locator(".status").inner_text() for page in pages):
            break
    for page in pages:
        expect(page.locator(".status")).to_contain_text("2")
