"""Accessibility of menus, dialogs and less common pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.person import Person
from tests.web.player import go_on, sit_down, wait_for_turn
from tests.web.test_pages import serious


def open_menu(page: Page) -> None:
    """Opens the menu of a piece with several options."""
    several = "#board .piece .choice-button[aria-haspopup]"
    go_on(page, Rng.seeded(1), 40, until=several)
    page.locator(several).first.click()
    expect(page.locator("[role=menu]")).to_be_focused()


def open_zoom(page: Page) -> None:
    page.locator("#board [data-mine] [data-kind=hand] .piece").first.focus()
    page.keyboard.press("z")
    expect(page.locator(".zoom")).to_be_visible()


def open_settings(page: Page) -> None:
    page.locator("[data-tool=settings]").click()
    expect(page.locator(".dialog.settings")).to_be_visible()


def open_keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator(".dialog.keys")).to_be_visible()


THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
STATES: dict[str, Callable[[Page], None]] = {
    "menu": open_menu,
    "zoom": open_zoom,
    "settings": open_settings,
    "keys": open_keys,
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
def test_menus_and_dialogs_of_the_table_are_accessible(open_page: Open, server: Server, size: dict[str, int]) -> None:
    page = sit_down(open_page(DOOR, size=size), 2, mode="discovery")
    wait_for_turn(page)
    for name, open_it in STATES.items():
        open_it(page)
        page.wait_for_timeout(350)
        shot(page, f"{name}-{size['width']}")
        assert serious(page) == [], name
        page.keyboard.press("Escape")
    person = Person(server, page)
    page.goto(DOOR)
    person.skip_ahead()
    person.look()
    expect(page.locator(".sheet .verdict")).to_be_visible()
    shot(page, f"sheet-{size['width']}")
    assert serious(page) == []


def test_the_waiting_room_is_accessible(open_page: Open) -> None:
    page = open_page(DOOR)
    body = {"game": "bounty_hunters", "seats": ["me", "open", "bot:heuristic"], "name": "Ada"}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    expect(page.locator("#start")).to_be_visible()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        shot(page, f"waiting-{theme}")
        assert serious(page) == [], theme


@pytest.mark.parametrize("path", ["/", "/games/bounty_hunters", "/mine", "/t/nowhere"])
def test_pages_in_the_light_theme_are_accessible(open_page: Open, path: str) -> None:
    page = open_page(path, color_scheme="light")
    expect(page.locator("h1").first).to_be_visible()
    assert serious(page) == []
