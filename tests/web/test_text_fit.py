"""Every text on a table can be read: nothing is cut, off the screen, broken inside a word or printed over another text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from posse.core.rng import Rng
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize, shot
from tests.web.player import go_on, play, wait_for_turn

MEASURE = Path(__file__).with_name("text_fit.js").read_text(encoding="utf-8").replace("export ", "")
LARGE = {"width": 1920, "height": 1080}
SMALL_PHONE = {"width": 360, "height": 740}
ASIDE = {"width": 844, "height": 390}
TABS = ("table", "others", "log")
LATEST = ".news"
"""One line that may be shortened: the log has it whole."""


def unreadable(page: Page) -> list[str]:
    """The texts of a page that cannot be read, and why."""
    found: list[str] = page.evaluate(f"(() => {{ {MEASURE}; return unreadable(); }})()")
    return found


# -- the measure itself -----------------------------------------------------------------------

PAGE = "<style>p { margin: 0; font: 16px/1.2 sans-serif; width: 120px }</style><body>%s</body>"


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ("<p>short enough</p>", ""),
        ("<p style='overflow: hidden; white-space: nowrap'>rather too long for it</p>", "cut by"),
        ("<p style='overflow: hidden; height: 20px'>rather too long for one line</p>", "cut by"),
        ("<p style='overflow: hidden; height: 16px; line-height: 12px'>gjpq</p>", ""),
        ("<p style='overflow: hidden; height: 10px; line-height: 10px'>ÉÀgjpq</p>", "cut by"),
        ("<p style='overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>rather too long for it</p>", "shortened"),
        (
            "<p style='display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2'>"
            "rather too long for two lines of this width</p>",
            "shortened",
        ),
        ("<p style='overflow: auto; height: 20px'>one can scroll to the second line</p>", ""),
        ("<p style='position: fixed; left: -40px'>at the left</p>", "off the screen"),
        ("<p style='overflow-wrap: anywhere'>Pneumonoultramicroscopic</p>", "broken in Pneumono"),
        ("<p>well-behaved hyphenated-compounds</p>", ""),
        ("<p>one text</p><p style='margin-top: -12px'>and another</p>", "mixed with"),
        ("<p>one text</p><p style='margin-top: -12px; position: relative; background: white'>on paper</p>", ""),
        ("<p style='rotate: 3deg; overflow: hidden'>a tilted card</p>", ""),
    ],
)
def test_the_measure_finds_what_cannot_be_read(open_page: Open, html: str, fault: str) -> None:
    page = open_page("about:blank")
    page.set_content(PAGE % html)
    found = unreadable(page)
    assert any(fault in one for one in found) if fault else found == []


# -- games ------------------------------------------------------------------------------------


def sit(page: Page, game: str, seats: list[str], **more: Any) -> None:
    body = {"game": game, "seats": ["me", *seats], "seed": 7, "name": "Ada", **more}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])


def whole_game(page: Page, clicks: tuple[int, ...]) -> Iterator[str]:
    """Yields after so many clicks each, and at the end."""
    rng = Rng.seeded(4)
    wait_for_turn(page)
    yield "first"
    for number in clicks:
        go_on(page, rng, number)
        yield f"then {number}"
    play(page, 4)
    yield "end"


def bounty_hunters(page: Page) -> Iterator[str]:
    sit(page, "bounty_hunters", ["bot:heuristic"] * 3)
    return whole_game(page, (16, 30))


GAMES = {game.__name__: game for game in (bounty_hunters,)}


def faults(page: Page) -> Iterator[str]:
    """What cannot be read in this position on any screen, with the log open and shut, and behind each tab."""
    for size in (DESKTOP, LARGE, PHONE, SMALL_PHONE, ASIDE):
        resize(page, size)
        small = page.locator(".tabs").is_visible()
        for view in TABS if small else ("closed", "open"):
            if not page.locator("dialog[open]").count():
                page.evaluate(SHOW, view)
            settle(page)
            yield from [f"{size['width']} {view} {fault}" for fault in unreadable(page) if LATEST not in fault]
        page.evaluate(SHOW, "table" if small else "closed")


SHOW = """(view) => {
    const tab = document.querySelector(`.tabs button[data-tab=${view}]`);
    if (tab) return tab.click();
    if (document.body.dataset.log !== view) document.querySelector("[data-tool=log]").click();
}"""


def settle(page: Page) -> None:
    """Waits until the board is drawn and nothing moves."""
    page.wait_for_function("document.querySelector('.flight') === null", timeout=10_000)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_game_can_be_read(open_page: Open, game: str, lang: str) -> None:
    page = open_page(DOOR, lang)
    found: list[str] = []
    for position in GAMES[game](page):
        new = [f"{position}: {fault}" for fault in faults(page)]
        if new:
            shot(page, f"unreadable-{game}-{lang}-{position}")
        found += new
        resize(page, DESKTOP)
    assert not found, "\n".join(found)


PLACES = """() => [...document.querySelectorAll("#board > [data-kind=zone] > [data-kind=deck] > .pieces")]
    .map((e) => e.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width].map(Math.round))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, ASIDE], ids=["1280", "390", "844"])
def test_the_decks_of_bounty_hunters_never_move(open_page: Open, size: dict[str, int]) -> None:
    page, rng = open_page(DOOR, size=size), Rng.seeded(4)
    sit(page, "bounty_hunters", ["bot:heuristic"] * 2)
    wait_for_turn(page)
    first = page.evaluate(PLACES)
    for _ in range(6):
        go_on(page, rng, 4)
        settle(page)
        assert page.evaluate(PLACES) == first
