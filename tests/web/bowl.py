"""Helpers for Space Bowl in the browser: people in separate browsers, and a solver that reads the board."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from posse.games.space_bowl import solve
from tests.web.conftest import DOOR, Open
from tests.web.player import wait_for_turn

SEED = 28


def sit(page: Page, players: int = 3, seed: int = SEED, **options: Any) -> Page:
    """Sits down at a new table with bots, with a fixed seed."""
    body = {"game": "space_bowl", "seats": ["me", *["bot:rookie"] * (players - 1)], "options": options, "seed": seed}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    return page


def crew(open_page: Open, *guests: dict[str, Any], **options: Any) -> list[Page]:
    """Several people at one table, each in a separate browser."""
    pages = [open_page(DOOR, **guest) for guest in guests]
    host = pages[0]
    seats = ["me", *["open"] * (len(pages) - 1)]
    chosen = {"throw_limit": 60, "search_limit": 0, "result_time": 60, **options}
    body = {"game": "space_bowl", "seats": seats, "options": chosen, "name": "Ada"}
    link = host.request.post("/api/tables", data=body).json()["link"]
    for number, page in enumerate(pages):
        page.goto(link)
        if number:
            page.locator("#name").fill(f"Guest {number}")
            page.locator(f"#sit-{number}").click()
            expect(page.locator(f"#stand-{number}")).to_be_visible()
    if len(pages) > 1:
        host.locator("#start").click()
    for page in pages:
        expect(page.locator("[data-kind=galaxy] .piece").first).to_be_visible()
    return pages


BOARD = """() => ({
    cards: [...document.querySelectorAll("[data-kind=galaxy] .piece")].map((e) => e.dataset.id),
    thrown: Object.fromEntries([...document.querySelectorAll("[data-kind=cell] .piece")]
        .map((e) => [e.dataset.id.replace("marble_", ""), Number(e.closest(".zone").dataset.id.slice(5))])),
})"""


def destinations(page: Page) -> list[str]:
    """The valid destinations, computed from what the board shows."""
    seen = page.evaluate(BOARD)
    cards = [set(slug.split("-")) for slug in seen["cards"]]
    galaxy = [cards[row * 5 : row * 5 + 5] for row in range(5)]
    return [f"{'abcde'[column]}{row + 1}" for row, column in solve(galaxy, {n: divmod(c, 3) for n, c in seen["thrown"].items()})]


def button(page: Page, verb: str) -> Locator:
    return page.locator(f".prompt .button[data-verb={verb}]")


def card(page: Page, name: str) -> Locator:
    return page.locator("[data-kind=galaxy] .piece").filter(has=page.locator(f".name:text-is('{name}')"))


def alarm(pages: list[Page]) -> None:
    """Lets everybody press the red button, which ends the round."""
    for page in pages:
        expect(page.locator(".prompt :is([data-verb=red], [data-verb=follow]):visible").first).to_be_enabled()
        page.keyboard.press("r")
    for page in pages:
        expect(button(page, "ready")).to_be_visible()


def captain(pages: list[Page]) -> Page:
    """The page of the player who can throw."""
    while not (found := [page for page in pages if button(page, "throw").count()]):
        pages[0].wait_for_timeout(30)
    return found[0]


def throw(pages: list[Page]) -> None:
    button(captain(pages), "throw").click()
    for page in pages:
        expect(button(page, "go")).to_be_visible()


def throw_with_destination(pages: list[Page]) -> list[str]:
    """Plays rounds until there is a valid destination."""
    throw(pages)
    while not (found := destinations(pages[0])):
        alarm(pages)
        for page in pages:
            button(page, "ready").click()
        throw(pages)
    return found


def begin(page: Page) -> None:
    """Plays up to the search, whoever is captain."""
    wait_for_turn(page)
    if button(page, "throw").count():
        button(page, "throw").click()
    expect(button(page, "go")).to_be_visible()
