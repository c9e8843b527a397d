"""A person at a table in the browser: looks at what can be chosen, and clicks."""

from __future__ import annotations

from playwright.sync_api import Page

from posse.core.rng import Rng

CHOICES = ".prompt[data-turn] .buttons button:enabled, #board .choice-button"


def is_over(page: Page) -> bool:
    return page.locator(".sheet").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until it is this player's turn, or the game is over."""
    page.wait_for_selector(".prompt[data-turn], .sheet", state="attached", timeout=20_000)


CLICK = """async ([choices, which, item]) => {
    const asks = document.querySelector(".button[data-asks]");
    if (asks) return new Promise((done) => setTimeout(() => { asks.click(); done(1); }, 400));
    const shown = [...document.querySelectorAll(choices)].filter((e) => e.getClientRects().length > 0);
    shown[Math.floor(which * shown.length)]?.click();
    const menu = [...document.querySelectorAll("[role=menu] [role=menuitem]")];
    menu[Math.floor(item * menu.length)]?.click();
    return shown.length;
}"""


def choose(page: Page, rng: Rng) -> None:
    """Clicks something that can be chosen; where a menu opens, something in it."""
    if not page.evaluate(CLICK, [CHOICES, rng.below(1000) / 1000, rng.below(1000) / 1000]):
        page.wait_for_timeout(30)


def play(page: Page, seed: int, most: int = 2_000) -> None:
    """Plays to the end."""
    rng = Rng.seeded(seed)
    for _ in range(most):
        wait_for_turn(page)
        if is_over(page):
            return
        choose(page, rng)
    raise AssertionError("no end in sight")


def sit_down(page: Page, players: int = 3, **options: str) -> Page:
    """At a new table with bots, the same cards every time."""
    seats = ["me", *["bot:heuristic"] * (players - 1)]
    made = page.request.post("/api/tables", data={"game": "bounty_hunters", "seats": seats, "options": options, "seed": 7})
    page.goto(made.json()["link"])
    return page
