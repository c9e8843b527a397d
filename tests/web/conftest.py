"""Chromium and a real server. Any console error, page error or violation of the content policy fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.server.host import Server

CHROMIUM = shutil.which("chromium")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
DOOR = "/api/games"
"""A page that sets the guest cookie and draws nothing."""
SHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
expect.set_options(timeout=15_000)  # milliseconds, long enough for a machine that is busy with other tests
SEED = "1412"
"""The seed of tables for several people; games between good players are short with it."""
HURRY = """{
    const later = window.setTimeout;
    window.setTimeout = (work, ms = 0, ...more) => later(work, ms <= 150 ? 0 : ms, ...more);
}"""
"""Makes the page show changes as soon as they arrive, without pauses between them."""
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
    server = Server(tmp_path_factory.mktemp("web") / "data", "--pace", "0", "--rate", "0", TESTS_SEED=SEED).start()
    yield server
    server.stop()
    assert "Traceback" not in server.complaints()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens pages as new guests, by default with reduced motion. Fails at the end of the test if the browser reported errors."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def open_page(path: str, lang: str = "en", size: dict[str, int] = DESKTOP, hurried: bool = True, **options: Any) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport=ViewportSize(width=size["width"], height=size["height"]),
            locale=lang,
            **{"reduced_motion": "reduce", "color_scheme": "dark", **options},
        )
        contexts.append(context)
        if hurried and "reduced_motion" not in options:
            context.add_init_script(HURRY)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
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
