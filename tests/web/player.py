"""Plays at a table in the browser by clicking random options."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from posse.core.rng import Rng

PICK = """([which, item]) => {
    const choices = ".prompt[data-turn] .buttons button:enabled, #board .choice-button";
    const shown = [...document.querySelectorAll(choices)].filter((e) => e.getClientRects().length > 0);
    shown[Math.floor(which * shown.length)]?.click();
    const menu = [...document.querySelectorAll("[role=menu] [role=menuitem]")];
    menu[Math.floor(item * menu.length)]?.click();
}"""
"""Clicks a random option, and in a menu that opens a random item."""

NEWS = """() => new Promise((done) => {
    const watch = new MutationObserver(() => end());
    const rest = setTimeout(() => end(), 200);
    const end = () => { watch.disconnect(); clearTimeout(rest); done(); };
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})"""
"""Waits until the page changes, for a short time at most."""

PLAY = """async ([chances, until]) => {
    const pick = PICK;
    const there = (what) => document.querySelector(what) !== null;
    const news = NEWS;
    const turn = async () => {
        const begun = performance.now();
        while (!there(`.prompt[data-turn], .sheet, ${until}`)) {
            if (performance.now() - begun > 20_000) throw new Error("it is never this player's turn");
            await news();
        }
    };
    for (const chance of chances) {
        await turn();
        if (there(`.sheet, ${until}`)) return;
        const asks = document.querySelector(".button[data-asks]");
        if (asks) await new Promise((done) => setTimeout(done, 400)).then(() => asks.click());
        else pick(chance);
        await news();
    }
    await turn();
}""".replace("NEWS", NEWS)
"""Runs inside the page, since a round trip to the browser for every click takes longer than the game."""


def is_over(page: Page) -> bool:
    return page.locator(".sheet").count() > 0


def wait_for_turn(page: Page) -> None:
    """Waits until it is this player's turn or the game is over."""
    page.wait_for_selector(".prompt[data-turn], .sheet", state="attached", timeout=20_000)


def go_on(page: Page, rng: Rng, most: int, until: str = ".sheet", pick: str = PICK) -> None:
    """Clicks at most so many times, until a selector matches or the game is over. Then it is this player's turn again."""
    chances = [[rng.below(1000) / 1000, rng.below(1000) / 1000] for _ in range(most)]
    page.evaluate(PLAY.replace("PICK", pick), [chances, until])


def choose(page: Page, rng: Rng) -> None:
    """Clicks one random option."""
    page.evaluate(PICK, [rng.below(1000) / 1000, rng.below(1000) / 1000])
    page.wait_for_timeout(20)


def play(page: Page, seed: int, most: int = 2_000, pick: str = PICK) -> None:
    """Plays to the end."""
    go_on(page, Rng.seeded(seed), most, pick=pick)
    assert is_over(page), "no end in sight"


SITUATION = """() => [...document.querySelectorAll("#board .choice-button, .prompt .button[data-verb]")]
    .map((e) => e.dataset.verb ?? e.closest(".zone").dataset.kind).sort().filter((kind, i, all) => kind !== all[i - 1]).join()"""
"""The kinds of things that can be chosen."""


def key_positions(page: Page, rng: Rng, most: int, pick: str = PICK, every: int = 12) -> Iterator[int]:
    """Plays on; yields whenever new kinds of things can be chosen, and every so many clicks."""
    seen: set[str] = set()
    for number in range(most):
        wait_for_turn(page)
        if is_over(page):
            return
        situation = page.evaluate(SITUATION)
        if situation not in seen or number % every == 0:
            seen.add(situation)
            yield number
        go_on(page, rng, 1, pick=pick)


def new_table(page: Page, players: int = 3, **options: str) -> str:
    """The link to a new table with bots, with a fixed seed."""
    seats = ["me", *["bot:heuristic"] * (players - 1)]
    body = {"game": "bounty_hunters", "seats": seats, "options": options, "seed": 7, "name": "Ada"}
    return str(page.request.post("/api/tables", data=body).json()["link"])


def sit_down(page: Page, players: int = 3, **options: str) -> Page:
    page.goto(new_table(page, players, **options))
    return page
