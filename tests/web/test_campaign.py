"""Pulp Detective's odds on request, its case of the day with the streak, and its guided game, in the browser."""

from __future__ import annotations

import re
import tomllib
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import posse
from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.seeds import parse_seed
from posse.texts import texts
from tests.cli.test_daily import moves
from tests.server.host import Server
from tests.server.test_results import add_day, today
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.person import Person
from tests.web.player import go_on, wait_for_turn
from tests.web.test_guide import TIP
from tests.web.test_pages import serious

GAME = "pulp_detective"
PAGE = f"/games/{GAME}"
DAILY = f"{PAGE}/practice"
SIZES = [("en", DESKTOP), ("fr", PHONE)]


def token_of(page: Page) -> str:
    return next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"].startswith("posse_guest_"))


def sit_down(page: Page, seed: int = 507, **options: str) -> Page:
    made = page.request.post("/api/tables", data={"game": GAME, "seats": ["me"], "options": options, "seed": seed})
    page.goto(made.json()["link"])
    wait_for_turn(page)
    return page


def keep_a_card(page: Page) -> None:
    """Plays up to the choice of a card's place, where odds are known."""
    while page.locator("[data-ask=odds]:enabled").count() == 0:
        page.keyboard.press("1")
        page.wait_for_timeout(150)


def moves_of(seed: int) -> list[str]:
    """The moves of a bot from the beginning to the end."""
    state, rng, told = posse.new(GAME, 1, seed), Rng.seeded(1), list[str]()
    bot = bots.bot(state.game, "heuristic")
    while not state.over():
        move = bot(state.seen_by(0), 0, rng)
        told.append(state.text(move))
        state.answer(0, move)
    return told


def answer(page: Page) -> Any:
    return page.locator(".prompt .answer")


# -- questions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), SIZES, ids=["en-1280", "fr-390"])
def test_the_odds_are_shown_until_something_changes(open_page: Open, lang: str, size: dict[str, int]) -> None:
    say = texts(GAME, lang)
    page = sit_down(open_page(DOOR, lang, size))
    button = page.locator("[data-ask=odds]")
    expect(button).to_contain_text(say("web-ask-odds"))
    expect(button).to_be_disabled()
    keep_a_card(page)
    button.click()
    expect(answer(page)).not_to_be_empty()
    expect(answer(page)).to_have_attribute("role", "status")
    page.keyboard.press("1")
    expect(page.locator("#board [data-kind=mission]")).to_be_visible()
    expect(answer(page)).to_be_empty()
    button.click()
    expect(answer(page)).to_contain_text("chance with best play" if lang == "en" else "de chances, en jouant au mieux")
    for part in (button, answer(page), page.locator(".prompt .sentence")):
        expect(part).to_be_in_viewport(ratio=0.99)
    shot(page, f"odds-{size['width']}-{lang}")
    assert serious(page) == []


def test_a_key_asks_and_a_change_of_language_asks_again(open_page: Open) -> None:
    page = sit_down(open_page(DOOR))
    expect(page.locator("[data-ask=odds]")).to_have_attribute("aria-keyshortcuts", "O")
    page.keyboard.press("o")
    keep_a_card(page)
    expect(answer(page)).to_be_empty()
    page.keyboard.press("o")
    expect(answer(page)).to_contain_text("best play")
    page.locator("[data-tool=settings]").click()
    page.locator(".dialog.settings input[name=lang][value=fr]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ask=odds] span")).to_have_text(texts(GAME, "fr")("web-ask-odds"))
    expect(answer(page)).to_be_empty()
    page.keyboard.press("o")
    expect(answer(page)).to_contain_text("jouant au mieux")


def test_spectators_can_ask_and_games_without_questions_have_no_button(open_page: Open) -> None:
    page = sit_down(open_page(DOOR))
    keep_a_card(page)
    page.keyboard.press("1")
    other = open_page(page.url)
    other.locator("[data-ask=odds]").click()
    expect(answer(other)).to_contain_text("best play")
    expect(answer(page)).to_be_empty()
    made = page.request.post("/api/tables", data={"game": "bounty_hunters", "seats": ["me", "bot:random"], "seed": 7})
    page.goto(made.json()["link"])
    wait_for_turn(page)
    expect(page.locator(".questions")).to_have_count(0)


# -- the case of the day -------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), SIZES, ids=["en-1280", "fr-390"])
def test_the_page_shows_the_options_of_the_day(open_page: Open, lang: str, size: dict[str, int]) -> None:
    say = texts(GAME, lang)
    page = open_page(f"{PAGE}?lang={lang}", lang, size)
    link = page.locator(f"a[href='{DAILY}']")
    expect(link).to_contain_text(say("web-practice"))
    link.click()
    expect(page.locator("h1")).to_have_text(say("web-practice-title"))
    expect(page.locator("#seed")).to_have_value(
        re.compile("|".join([str(date.today() + timedelta(days)) for days in (-1, 0, 1)]))
    )
    for seed in ("2026-11-15", "7"):
        page.locator("#seed").fill(seed)
        chosen = catalog.game_class(GAME).daily_options(parse_seed(seed))
        words = [say(f"web-option-{name}-{value}") for name, value in chosen.items()]
        expect(page.locator("[data-fixed] li")).to_have_text(words)
    page.locator("#seed").fill("soon")
    expect(page.locator("[data-fixed] li")).to_have_count(0)
    expect(page.locator("fieldset.choice:visible")).to_have_count(0)
    expect(page.locator(".days")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    shot(page, f"daily-{size['width']}-{lang}")


def play_today(server: Server, page: Page, won: bool) -> str:
    """Plays today's case to the end, mostly without the page; returns its title."""
    page.goto(DAILY)
    expect(page.locator("#seed")).not_to_have_value("")
    day = page.locator("#seed").input_value()
    page.locator("[data-practice] [type=submit]").click()
    wait_for_turn(page)
    link, *before, last = page.url, *moves(date.fromisoformat(day), won).split("\n")[:-1]
    page.goto(DOOR)
    with Person(server, page, link).guest as guest:
        for move in before:
            guest.move(move)
        page.goto(link)
        wait_for_turn(page)
        guest.move(last)
    expect(page.locator(".sheet .share p")).to_be_visible()
    return day


@pytest.mark.parametrize(("lang", "size"), SIZES, ids=["en-1280", "fr-390"])
def test_a_solved_case_extends_the_streak(open_page: Open, server: Server, lang: str, size: dict[str, int]) -> None:
    say = texts(GAME, lang)
    page = open_page(f"{PAGE}?lang={lang}", lang, size, timezone_id="UTC", permissions=["clipboard-read", "clipboard-write"])
    for days in (1, 2):
        add_day(server, token_of(page), today() - timedelta(days))
    day = play_today(server, page, True)
    line = page.locator(".sheet .share p")
    expect(line).to_contain_text(day)
    expect(line).to_contain_text(say.common("web-streak-line", number=3))
    expect(page.locator(".sheet .streak")).to_have_text(say.common("web-streak", number=3, best=3))
    page.locator(".sheet .share button").click()
    expect(page.locator(".sheet .share button")).to_have_text(say.common("web-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == line.inner_text()
    assert serious(page) == []
    shot(page, f"daily-end-{size['width']}-{lang}")
    page.goto(DAILY)
    expect(page.locator("[data-days] li")).to_have_count(3)
    expect(page.locator("[data-days] li").first).to_contain_text(day)
    expect(page.locator("[data-days] li span").first).to_have_attribute("aria-label", say.common("page-day-won"))
    assert serious(page) == []
    shot(page, f"daily-history-{size['width']}-{lang}")
    page.goto(PAGE)
    expect(page.locator("[data-streak]")).to_have_text(say.common("web-streak", number=3, best=3))


def test_the_first_try_of_a_day_counts_and_a_loss_ends_the_streak(open_page: Open, server: Server) -> None:
    page = open_page(PAGE, timezone_id="UTC")
    add_day(server, token_of(page), today() - timedelta(1))
    day = play_today(server, page, False)
    expect(page.locator(".sheet .streak")).to_have_text("Streak: 0. Best so far: 1.")
    play_today(server, page, True)
    expect(page.locator(".sheet .streak")).to_have_text("Streak: 0. Best so far: 1.")
    expect(page.locator(".sheet .share p")).not_to_contain_text("in a row")
    page.goto(DAILY)
    expect(page.locator("[data-days] li")).to_have_count(2)
    expect(page.locator("[data-days] li").first).to_contain_text(day)
    expect(page.locator("[data-days] li span").first).to_have_attribute("aria-label", texts("", "en")("page-day-lost"))


def take_the_case(page: Page) -> str:
    """Starts today's case, perhaps again; returns its link."""
    page.goto(DAILY)
    expect(page.locator("#seed")).not_to_have_value("")
    page.locator("[data-practice] [type=submit]").click()
    wait_for_turn(page)
    return page.url


@pytest.mark.parametrize(("lang", "size"), SIZES, ids=["en-1280", "fr-390"])
def test_an_unfinished_case_is_resumed(open_page: Open, lang: str, size: dict[str, int]) -> None:
    say = texts(GAME, lang)
    page = open_page(f"{PAGE}?lang={lang}", lang, size, timezone_id="UTC")
    link = take_the_case(page)
    page.goto(DAILY)
    note, go, start = page.locator("[data-begun]"), page.locator("[data-go]"), page.locator("[data-practice] [type=submit]")
    expect(note).to_have_text(f"{say.common('page-begun')} {say.common('page-begun-counts')}")
    expect(start).to_have_text(say.common("page-begun-afresh"))
    shot(page, f"daily-begun-{size['width']}-{lang}")
    assert serious(page) == []
    page.locator("#seed").fill("7")
    expect(go).to_be_hidden()
    expect(start).to_have_text(say("web-practice-start"))
    page.goto(DAILY)
    go.click()
    wait_for_turn(page)
    assert page.url == link
    afresh = take_the_case(page)
    assert afresh != link
    page.goto(DAILY)
    expect(go).to_have_attribute("href", afresh[afresh.index("/t/") :])


def test_a_result_counts_without_opening_its_score_sheet(open_page: Open, server: Server) -> None:
    page = open_page(PAGE, timezone_id="UTC")
    link = take_the_case(page)
    page.goto(DOOR)
    day = str(date.today())
    with Person(server, page, link).guest as guest:
        for move in moves(date.today(), True).split("\n")[:-1]:
            guest.move(move)
    page.goto(DAILY)
    expect(page.locator("[data-days] li")).to_have_count(1)
    expect(page.locator("[data-days] li")).to_contain_text(f"{day} · Pulp Detective")
    expect(page.locator("[data-begun]")).to_have_text(texts("", "en")("page-begun-played"))
    expect(page.locator("[data-go]")).to_be_hidden()


def test_a_seed_that_is_too_large_is_refused_with_a_readable_error(open_page: Open) -> None:
    page = open_page(DAILY)
    for text in ("9" * 20, "9" * 30):
        page.locator("#seed").fill(text)
        expect(page.locator("#seed")).to_have_value(text)
        page.wait_for_function("document.querySelector('#seed').validationMessage.includes('at most 19 digits')")


def test_spectators_have_no_result(open_page: Open, server: Server) -> None:
    page = open_page(PAGE, timezone_id="UTC")
    day = play_today(server, page, True)
    other = open_page(page.url)
    expect(other.locator(".sheet .share p")).not_to_contain_text(day)
    expect(other.locator(".sheet .streak")).to_have_count(0)
    other.goto(DAILY)
    expect(other.locator("[data-begun]")).to_be_empty()
    expect(other.locator(".days")).to_be_hidden()


def test_programs_can_start_the_case_of_the_day(server: Server) -> None:
    token = server.guest()
    made = server.make(token, "me", game=GAME, seed="2026-11-15", practice=True)
    assert (made["series"], made["status"]) == ("2026-11-15", "playing")
    assert made["options"]["level"] == "expert"
    assert server.call("GET", f"/api/tables/{made['id']}", None, server.guest()).data()["series"] == ""
    wanted: list[dict[str, Any]] = [
        {"game": GAME, "seats": ["me"], "practice": True},
        {"game": "bounty_hunters", "seats": ["me", "bot:random"], "practice": True, "seed": 7},
        {"game": GAME, "seats": ["me"], "practice": True, "seed": 7, "options": {"level": "normal"}},
        {"game": GAME, "seats": ["me", "open"], "practice": True, "seed": 7},
        {"game": GAME, "seats": ["me"], "practice": True, "seed": "2099-01-01"},
    ]
    codes = [server.call("POST", "/api/tables", data, token).notice()[1] for data in wanted]
    assert codes == ["seed", "seed", "refused", "refused", "seed"]


# -- the next game -------------------------------------------------------------------------------


def test_a_score_sheet_opened_later_shows_the_status_of_the_rematch(open_page: Open, server: Server) -> None:
    page, say = sit_down(open_page(DOOR)), texts(GAME, "en")
    link = page.url
    with Person(server, page).guest as guest:
        for move in moves_of(507):
            guest.move(move)
    page.locator(".sheet .rematch button").click()
    expect(page.locator(".sheet")).to_have_count(0)
    wait_for_turn(page)
    following = page.url
    page.goto(link)
    expect(page.locator(".sheet .rematch p")).to_have_text(say.common("web-rematch-playing"))
    expect(page.locator(".sheet .rematch a")).to_have_text(say.common("web-rematch-go"))
    page.locator(".sheet .rematch a").click()
    wait_for_turn(page)
    assert page.url == following


# -- with a friend -------------------------------------------------------------------------------


def test_inviting_a_friend_sets_up_a_game_for_two(open_page: Open) -> None:
    page = open_page(PAGE)
    expect(page.locator("[name=players][value='1']")).to_be_checked()
    page.locator("[data-invite]").click()
    expect(page.locator("[name=players][value='2']")).to_be_checked()
    expect(page.locator("[name=option-mode]:checked")).to_have_value('"rivals"')
    expect(page.locator(".chairs li:visible")).to_have_count(2)
    expect(page.locator("[data-create]")).to_have_text(texts("", "en")("page-create"))
    page.locator("label", has=page.locator("[name=option-mode][value='\"partners\"']")).click()
    page.locator("[data-invite]").click()
    expect(page.locator("[name=option-mode]:checked")).to_have_value('"partners"')


# -- the guided game -----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), SIZES, ids=["en-1280", "fr-390"])
def test_tips_are_shown_one_after_another(open_page: Open, lang: str, size: dict[str, int]) -> None:
    steps = tomllib.loads(catalog.game_file(GAME, "guide.toml") or "")["step"]
    tips = [step["text"][lang] for step in steps]
    page, rng, seen = open_page(f"{PAGE}?lang={lang}", lang, size), Rng.seeded(4), list[str]()
    page.locator("[data-guide]").click()
    expect(page.locator(".tip")).to_be_visible()
    shot(page, f"guide-{GAME}-{size['width']}-{lang}")
    for _ in range(80):
        wait_for_turn(page)
        while tip := page.evaluate(TIP):
            text, left, top, right, bottom = tip
            assert left >= 0 and right <= size["width"] and top >= 0 and bottom <= size["height"]
            if text not in seen[-1:]:
                seen.append(text)
        if len(seen) >= 6:
            break
        go_on(page, rng, 1)
    assert seen[0] == next(step["text"][lang] for step in steps if step["when"].get("option") == "keep")
    assert len(seen) >= 6 and len(set(seen)) == len(seen)
    assert set(seen) <= set(tips)


COVERED = """() => {
    const tip = document.querySelector(".tip").getBoundingClientRect();
    const choices = [...document.querySelectorAll("#board [data-choice]")];
    const boxes = choices.map((e) => (e.querySelector(":scope > .card") ?? e).getBoundingClientRect());
    return boxes.filter((e) => e.left < tip.right && tip.left < e.right && e.top < tip.bottom && tip.top < e.bottom).length;
}"""
"""The number of options under the tip."""


def test_tips_point_at_the_tray_and_cover_no_options_before_the_first_roll(open_page: Open) -> None:
    page, told = open_page(PAGE), list[str]()
    page.locator("[data-guide]").click()
    for _ in range(6):
        wait_for_turn(page)
        while page.locator(".tip").count():
            told.append(page.locator(".tip p").inner_text())
            assert page.evaluate(COVERED) == 0
            if told[-1].startswith("Roll the dice"):
                break
            page.locator(".tip .button.primary").click()
        if told[-1].startswith("Roll the dice"):
            break
        page.keyboard.press("1")
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    assert [text[:15] for text in told[-2:]] == ["This is your mi", "Roll the dice o"]
    expect(page.locator("[data-kind=dice] [data-choice]")).to_have_count(4)  # no die is rolled
    tip, tray = page.locator(".tip").bounding_box(), page.locator("#board .zone[data-kind=dice]").bounding_box()
    assert tip and tray
    assert tip["x"] < tray["x"] + tray["width"] and tray["x"] - tip["x"] - tip["width"] < 30
    assert tray["y"] - tip["y"] - tip["height"] < 30


# -- keys and menus ------------------------------------------------------------------------------


def test_a_key_opens_the_same_menu_as_a_click_and_it_covers_no_other_card(open_page: Open) -> None:
    page = sit_down(open_page(DOOR))
    expect(page.locator("[data-kind=drawn] [data-choice]")).to_have_count(3)
    page.keyboard.press("5")
    items = page.locator("[role=menu] [role=menuitem]")
    expect(items).to_have_count(3)
    assert [item.get_attribute("data-n") for item in items.all()] == ["1", "2", "3"]
    page.keyboard.press("Enter")
    expect(page.locator("[data-kind=drawn] [data-choice]")).to_have_count(3)  # no move is made yet
    hidden = page.evaluate(COVERED.replace(".tip", ".menu"))
    assert hidden == 0
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(page.locator("[data-kind=drawn] [data-choice]")).to_have_count(2)
