"""Chromium and a real server. Any console error, page error or violation of the content policy fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, expect, sync_playwright

from tests.server.host import Server

CHROMIUM = shutil.which("chromium")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
DOOR = "/mine"
"""A page that sets the guest cookie and draws little."""
SHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
expect.set_options(timeout=15_000)  # milliseconds, long enough for a machine that is busy with other tests
SEED = "1412"
"""The seed of tables for several people; games between good players are short with it."""
HURRY = """{
    const later = window.setTimeout;
    window.setTimeout = (work, ms = 0, ...more) => later(work, ms <= 150 ? 0 : ms, ...more);
    if (location.origin !== "null" && !localStorage.getItem("posse.settings"))
        localStorage.setItem("posse.settings", JSON.stringify({ speed: "instant" }));
}"""
"""Makes the page show changes as soon as they arrive, without pauses between them and without holding big moments."""
STORAGE = "local_storage,indexeddb,cache_storage,service_workers"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        missing = "Chromium is not installed: apt-get install chromium"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("web") / "data", "--pace", "0", "--rate", "0", TESTS_SEED=SEED, TESTS_AWAY="200"
    ).start()
    yield server
    server.stop()
    assert "Traceback" not in server.complaints()


class Guests:
    """Contexts of the browser, one for each guest of a test. Those with the default options are kept for later tests, emptied
    of cookies and storage, with the client in their cache: a page in a new one takes twice the time."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.free: dict[str, list[BrowserContext]] = {}
        self.kept: dict[BrowserContext, CDPSession] = {}

    def new(self, lang: str, size: dict[str, int], hurried: bool, options: dict[str, Any]) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.url,
            viewport=ViewportSize(width=size["width"], height=size["height"]),
            locale=lang,
            **{"reduced_motion": "reduce", "color_scheme": "dark", **options},
        )
        if hurried and "reduced_motion" not in options:
            context.add_init_script(HURRY)
        return context

    def come(self, lang: str) -> BrowserContext:
        """A guest with the default options."""
        if self.free.get(lang):
            return self.free[lang].pop()
        context = self.new(lang, DESKTOP, True, {})
        self.kept[context] = context.new_cdp_session(context.new_page())  # an empty page, which keeps the process alive
        return context

    def go(self, context: BrowserContext, lang: str) -> None:
        if context not in self.kept:
            context.close()
            return
        for page in context.pages[1:]:
            page.close()
        self.kept[context].send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": STORAGE})
        context.clear_cookies()
        context.set_offline(False)
        self.free.setdefault(lang, []).append(context)


@pytest.fixture(scope="session")
def guests(browser: Browser, server: Server) -> Guests:
    return Guests(browser, server.url)


Open = Callable[..., Page]


@pytest.fixture
def open_page(guests: Guests) -> Iterator[Open]:
    """Opens pages as new guests, by default with reduced motion. Fails at the end of the test if the browser reported errors."""
    complaints: list[str] = []
    here: list[tuple[BrowserContext, str]] = []

    def open_page(path: str, lang: str = "en", size: dict[str, int] = DESKTOP, hurried: bool = True, **options: Any) -> Page:
        context = guests.come(lang) if hurried and not options else guests.new(lang, size, hurried, options)
        here.append((context, lang))
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if page.viewport_size != size:
            page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        page.goto(path)
        return page

    yield open_page
    for context, lang in here:
        guests.go(context, lang)
    allowed = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "WebSocket connection", "404 (Not Found)")
    assert [complaint for complaint in complaints if not any(word in complaint for word in allowed)] == []


def resize(page: Page, size: dict[str, int]) -> None:
    """Changes the screen size of a page, as when a phone is turned, and waits until it is drawn again."""
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def shot(page: Page, name: str) -> None:
    """Saves a screenshot among the artefacts."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
