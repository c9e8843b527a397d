"""The practice in the browser, from the game's page to the line to share."""

from __future__ import annotations

from datetime import date

import pytest
from playwright.sync_api import Page, expect

import posse
from posse.core.state import State
from posse.games.space_bowl.practice.game import MARK
from posse.games.space_bowl.practice.scene import result_line
from posse.games.space_bowl.practice.state import ROUNDS, Series, series
from posse.games.space_bowl.rules.game import place_name
from posse.texts import texts
from tests.server.guest import Guest
from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize, shot
from tests.web.test_pages import serious

PAGE = "/games/space_bowl/practice"
SEED = 20261115
DAY = "2026-11-15"


SAYS = "(text) => document.querySelector('.prompt .sentence')?.textContent === text"
"""Checked in every frame; `expect` polls less often."""


@pytest.fixture
def local_series() -> Series:
    """The same series as in the browser, with the solution."""
    return series(posse.new("space_bowl_practice", 1, SEED, seconds=60))


def answer(state: State, move: str) -> None:
    state.answer(0, state.parse(move))


def start(page: Page) -> None:
    page.wait_for_load_state()  # until then, the browser itself would send the form
    page.locator("#seed").fill(DAY)
    page.locator("[data-practice] [type=submit]").click()
    expect(page.locator(".prompt[data-turn] .buttons button")).to_have_count(1)


def press(page: Page, local_series: Series, move: str) -> None:
    """Clicks the only button, and waits until the page shows the same position as `local_series`."""
    page.locator(".prompt .buttons button").click()
    answer(local_series, move)
    settle(page, local_series)


def tap(page: Page, local_series: Series, place: int) -> None:
    page.locator(f"#board [data-kind=galaxy] .piece[aria-label^='{place_name(place)},']").click()
    local_series.answer(0, MARK + place)
    settle(page, local_series)


def settle(page: Page, local_series: Series) -> None:
    lang = page.locator("html").get_attribute("lang") or "en"
    scene = local_series.game.scene(local_series.seen_by(0), texts("space_bowl_practice", lang))
    page.wait_for_function(SAYS, arg=scene.prompt, timeout=15_000)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["en-1280", "fr-390"])
def test_a_whole_series_by_clicks(open_page: Open, local_series: Series, lang: str, size: dict[str, int]) -> None:
    page = open_page("/games/space_bowl", lang, size, permissions=["clipboard-read", "clipboard-write"])
    page.locator(f"a[href='{PAGE}']").click()
    start(page)
    press(page, local_series, "throw")
    tap(page, local_series, next(place for place in local_series.places() if place not in local_series.destinations()))
    shot(page, f"practice-search-{lang}")
    assert serious(page) == []
    while local_series.searching():
        tap(page, local_series, next(place for place in local_series.destinations() if place not in local_series.found))
    press(page, local_series, "ready")
    for place in local_series.destinations():
        tap(page, local_series, place)
    shot(page, f"practice-review-{lang}")
    assert serious(page) == []
    while len(local_series.done) < ROUNDS:
        press(page, local_series, "pass" if local_series.searching() else "ready")
    press(page, local_series, "ready")
    assert local_series.over()
    line = page.locator(".sheet .share p")
    expect(line).to_have_text(result_line(local_series))
    page.locator(".sheet .share button").click()
    expect(page.locator(".sheet .share button")).to_have_text("Copied" if lang == "en" else "Copié")
    assert page.evaluate("navigator.clipboard.readText()") == result_line(local_series)
    assert serious(page) == []
    shot(page, f"practice-result-{lang}")


def skip_ahead(page: Page, server: Server, local_series: Series) -> None:
    """Makes all moves but the last without the page."""
    link = page.url
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"].startswith("posse_guest_"))
    page.goto(DOOR)
    with Guest(server, link.rpartition("/t/")[2], token).hello() as guest:
        move = "throw"
        while len(local_series.done) < ROUNDS:
            guest.move(move)
            answer(local_series, move)
            move = "pass" if local_series.searching() else "ready"
    page.goto(link)
    settle(page, local_series)


def test_the_score_sheet_always_has_the_line_to_share(open_page: Open, server: Server, local_series: Series) -> None:
    page = open_page(PAGE)
    start(page)
    skip_ahead(page, server, local_series)
    press(page, local_series, "ready")
    assert local_series.over()
    for _ in range(2):
        expect(page.locator(".sheet .share p")).to_have_count(1)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Score sheet").click()
    page.goto("/mine")
    expect(page.locator(".row .what")).to_contain_text("You play alone")
    expect(page.locator(".row .won")).to_contain_text("Space Bowl 2026-11-15 · 0/29")


def test_on_a_phone_galaxy_tray_and_button_fit_on_one_screen(open_page: Open, local_series: Series) -> None:
    page = open_page(PAGE, "fr", PHONE)
    start(page)
    press(page, local_series, "throw")
    for part in ("#board [data-kind=galaxy]", "#board [data-kind=box]", ".prompt .buttons button"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


def test_a_card_can_be_marked_by_keyboard_alone(open_page: Open, local_series: Series) -> None:
    page = open_page(PAGE)
    start(page)
    page.locator(".prompt .buttons button").focus()
    page.keyboard.press("Enter")
    answer(local_series, "throw")
    settle(page, local_series)
    place = local_series.destinations()[0]
    page.locator(f"#board [data-kind=galaxy] .piece[aria-label^='{place_name(place)},'] .choice-button").focus()
    page.keyboard.press("Enter")
    local_series.answer(0, MARK + place)
    settle(page, local_series)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_complete_and_accessible(open_page: Open, lang: str) -> None:
    page = open_page(PAGE, lang)
    page.locator("summary").click()
    expect(page.locator("details fieldset")).to_have_count(6)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shot(page, f"practice-{size['width']}-{lang}")
        assert serious(page) == [], size


def test_the_series_of_today_is_the_standard_one(open_page: Open) -> None:
    before = date.today()
    page = open_page(PAGE, timezone_id="UTC")
    assert page.locator("#seed").input_value() in (str(before), str(date.today()))
    page.goto(f"{PAGE}?seed={DAY}")
    expect(page.locator("#seed")).to_have_value(DAY)


def test_an_invalid_series_is_reported_while_typing(open_page: Open) -> None:
    page = open_page(PAGE)
    for text, fits in [("today", False), (DAY, True), ("2026-02-30", False), ("7", True), ("-1", False)]:
        page.locator("#seed").fill(text)
        page.wait_for_function("(fits) => document.querySelector('#seed').checkValidity() === fits", arg=fits)
        said = page.evaluate("document.querySelector('#seed').validationMessage")
        assert ("2026-11-15" in said) != fits, text


def test_the_lobby_shows_one_poster_for_a_game_and_its_practice(open_page: Open) -> None:
    page = open_page("/")
    titles = page.locator(".game h3").all_inner_texts()
    assert titles.count("Space Bowl") == 1
    page.goto("/games/space_bowl_practice?lang=fr")
    assert page.url.endswith(f"{PAGE}?lang=fr")
    page.goto("/games/bounty_hunters")
    expect(page.locator(".ways li")).to_have_count(3)


def test_only_games_with_a_practice_have_a_practice_page(server: Server) -> None:
    assert server.call("GET", "/games/bounty_hunters/practice", Accept="text/html").status == 404
    assert server.call("GET", "/games/chess/practice", Accept="text/html").status == 404


def test_programs_can_use_a_date_as_seed(server: Server) -> None:
    token = server.guest()
    for seed in (DAY, SEED, str(2**64 - 1)):
        assert server.make(token, "me", game="space_bowl_practice", seed=seed)["status"] == "playing"
    for seed in ("2026-13-01", "soon", str(2**64)):
        wanted = {"game": "space_bowl_practice", "seats": ["me"], "seed": seed}
        assert server.call("POST", "/api/tables", wanted, token).notice() == (400, "http")
    known = {game["name"]: game["practice_of"] for game in server.call("GET", "/api/games", None, token).data()}
    assert known["space_bowl_practice"] == "space_bowl"
    assert known["space_bowl"] == ""
