"""Space Bowl in the browser: whole games by clicks and keys, the race and the review."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import posse
from posse.core.rng import Rng
from posse.games.space_bowl.rules.state import table
from tests.web.bowl import BOARD, alarm, button, captain, card, crew, sit, throw, throw_with_destination
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.player import go_on, is_over
from tests.web.test_pages import serious

BOLD = """([bar, which]) => {
    const seen = (e) => e.getClientRects().length > 0;
    const buttons = [...document.querySelectorAll(".prompt[data-turn] .buttons button:enabled")].filter(seen);
    const cards = [...document.querySelectorAll("#board .choice-button")].filter(seen);
    const things = bar >= 0.25 && buttons.length ? buttons : [...buttons, ...cards];
    things[Math.floor(which * things.length)]?.click();
}"""
"""Mostly clicks a button, sometimes a card."""


# -- whole games ------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "name"), [("en", DESKTOP, "desktop"), ("fr", PHONE, "phone")])
def test_a_whole_game_against_bots_by_clicks(open_page: Open, lang: str, size: dict[str, int], name: str) -> None:
    page, rng = sit(open_page(DOOR, lang, size), 3, clock="ticks", search_limit=30), Rng.seeded(1)
    go_on(page, rng, 12, pick=BOLD)
    shot(page, f"bowl-{name}-{lang}")
    go_on(page, rng, 700, pick=BOLD)
    expect(page.locator(".sheet .verdict")).to_be_visible()
    shot(page, f"bowl-end-{name}-{lang}")


def test_a_whole_race_between_people(open_page: Open) -> None:
    """Ten rounds in real time, between a keyboard and a touch screen."""
    pages = crew(open_page, {}, {"lang": "fr", "size": PHONE, "has_touch": True, "is_mobile": True})
    for _ in range(10):
        thrower = captain(pages)
        thrower.keyboard.press("t")
        expect(button(pages[0], "red")).to_be_visible()
        pages[0].keyboard.press("R")
        expect(button(pages[1], "follow")).to_be_visible()
        button(pages[1], "follow").tap()
        for page in pages:
            page.wait_for_selector(".prompt [data-verb=ready], .sheet", state="attached")
        if is_over(pages[0]) or not button(pages[0], "ready").count():
            break
        pages[0].keyboard.press("c")
        button(pages[1], "ready").tap()
    for page in pages:
        expect(page.locator(".sheet .verdict")).to_be_visible()


OFFERED = """() => {
    const look = () => { if (document.querySelector(".prompt [data-verb=follow]")) window.offered = true; };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes whether the player was ever asked to follow: ten seconds are short where eight browsers share two cores."""


def test_eight_people_in_eight_browsers(open_page: Open) -> None:
    """One calls, all others are asked to follow; at 0 all tokens are shown at once."""
    pages = crew(open_page, *[{"size": PHONE} if number % 2 else {} for number in range(8)], place_limit=5)
    valid = throw_with_destination(pages)
    ada, bo, caller = pages[0], pages[1], pages[3]
    for page in (ada, caller):
        card(page, valid[0]).click()
        expect(page.locator("[data-kind=galaxy] .token[data-kind=mark]")).to_have_count(1)
    assert bo.locator("[data-kind=galaxy] .token").count() == 0, "what is marked is secret until 0"
    for page in pages:
        page.evaluate(OFFERED)
    caller.keyboard.press("g")
    button(ada, "follow").click()
    for page in pages:
        expect(button(page, "ready")).to_be_visible(timeout=40_000)
        expect(card(page, valid[0]).locator(".token")).to_have_count(2)
    assert [page.evaluate("window.offered ?? false") for page in pages] == [page is not caller for page in pages]
    shot(ada, "bowl-eight-desktop")
    shot(bo, "bowl-eight-phone")


# -- a round ------------------------------------------------------------------------------


def test_a_round_by_keyboard_alone_with_joker_tokens_and_review(open_page: Open) -> None:
    ada, bo = crew(open_page, {}, {"lang": "fr", "size": PHONE}, place_limit=1)
    valid = throw_with_destination([ada, bo])
    while ada.locator("[data-kind=galaxy] .choice-button:focus").count() == 0:
        ada.keyboard.press("ArrowUp")
    ada.keyboard.press("Enter")
    expect(ada.locator(".token[data-kind=mark]")).to_have_count(1)
    ada.keyboard.press("g")
    expect(button(bo, "follow")).to_be_visible()
    expect(button(bo, "go")).to_be_hidden()
    button(bo, "follow").click()
    card(bo, valid[0]).click()
    expect(bo.locator("[data-kind=galaxy] .token[data-kind=mark]")).to_have_count(1)
    assert bo.locator("[data-kind=galaxy] .token").count() == 1
    expect(ada.locator("[data-kind=reserve] .player-title").first).to_contain_text("Go!")
    shot(bo, "bowl-countdown-phone-fr")
    shot(ada, "bowl-countdown-desktop-en")
    for page in (ada, bo):
        assert serious(page) == []
    expect(button(ada, "ready")).to_be_visible(timeout=15_000)
    expect(ada.locator("[data-kind=galaxy] .token")).to_have_count(2)
    expect(bo.locator("[data-kind=galaxy] .token")).to_have_count(2)
    expect(card(ada, valid[0]).locator(".token").first).to_be_visible()
    shot(ada, "bowl-review-desktop-en")
    shot(bo, "bowl-review-phone-fr")


def test_an_option_chosen_while_a_move_is_pending_is_sent_after_it(open_page: Open) -> None:
    pages = crew(open_page, {}, {})
    throw(pages)
    pages[0].evaluate("document.querySelectorAll('[data-kind=galaxy] .choice-button')[6].click()")
    pages[0].keyboard.press("g")
    expect(button(pages[1], "follow")).to_be_visible()
    expect(pages[0].locator(".token[data-kind=mark]")).to_have_count(1)


def test_the_joker_is_selected_and_placed_on_a_card(open_page: Open) -> None:
    pages = crew(open_page, {}, {})
    ada = pages[0]
    throw(pages)
    button(ada, "go").click()
    joker = ada.locator("[data-kind=supply] [data-kind=joker] .choice-button")
    joker.click()
    expect(joker).to_have_attribute("aria-pressed", "true")
    ada.keyboard.press("Escape")
    expect(joker).to_have_attribute("aria-pressed", "false")
    card(ada, "b2").click()
    expect(card(ada, "b2").locator(".token[data-kind=mark]")).to_be_visible()
    joker.click()
    card(ada, "c3").click()
    expect(joker).to_have_count(0)
    for page in pages:
        expect(page.locator("[data-kind=galaxy] .piece[data-badges~=joker] .name")).to_have_text("c3")


FACE = """(card) => {
    card.querySelector(".band").style.visibility = "hidden";
    const art = card.querySelector(".art").getBoundingClientRect();
    const corner = Math.ceil(0.03 * art.width);
    document.activeElement?.blur();
    return { x: art.x + corner, y: art.y + corner, width: art.width - 2 * corner, height: art.height - 2 * corner };
}"""
"""The picture of a card, but for its round corners."""


@pytest.mark.rule("SB-086")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
def test_the_joker_hides_nothing_that_is_drawn_on_its_card(open_page: Open, size: dict[str, int]) -> None:
    """Every point of the picture looks the same with the joker, but for the name of the place, whose corner is kept free."""
    pages = crew(open_page, {"size": size}, {})
    ada = pages[0]
    throw(pages)
    ada.keyboard.press("g")
    joker = ada.locator("[data-kind=supply] [data-kind=joker] .choice-button")
    expect(joker).to_be_visible()
    face = card(ada, "c3").evaluate(FACE)
    ada.mouse.move(1, 1)
    ada.wait_for_timeout(500)  # until the button that was pressed and the rim of the galaxy look as they will
    before = ada.screenshot(clip=face)
    joker.click()
    card(ada, "c3").click()
    expect(ada.locator("[data-kind=galaxy] .piece[data-badges~=joker]")).to_have_count(1)
    ada.mouse.move(1, 1)
    ada.wait_for_timeout(500)
    assert card(ada, "c3").evaluate(FACE) == face
    assert ada.screenshot(clip=face) == before


# -- buttons that change ------------------------------------------------------------------

PRESSES = """(verb) => {
    window.pressed = [];
    const press = (button) => { window.pressed.push(button.getAttribute("aria-disabled")); button.click(); };
    new MutationObserver((_, watch) => {
        const button = document.querySelector(`.prompt [data-verb=${verb}]`);
        if (button) { watch.disconnect(); press(button); }
    }).observe(document.querySelector(".prompt"), { subtree: true, childList: true });
}"""
"""Presses a button in the instant in which it appears."""


@pytest.mark.parametrize("call", ["go", "red"])
def test_a_button_that_appears_under_a_finger_is_dead_for_a_moment(open_page: Open, call: str) -> None:
    ada, bo = pages = crew(open_page, {}, {"hurried": False})
    throw(pages)
    place = button(bo, call).bounding_box()
    other = button(bo, "red" if call == "go" else "go").bounding_box()
    bo.evaluate(PRESSES, "follow")
    button(ada, call).click()
    follow = button(bo, "follow")
    expect(follow).to_be_visible()
    assert bo.evaluate("window.pressed") == ["true"]
    now = follow.bounding_box()
    assert place and other and now
    assert (now["x"], now["width"]) == (place["x"], place["width"]), "green stays green, red stays red"
    assert now["x"] + now["width"] <= other["x"] or other["x"] + other["width"] <= now["x"]
    expect(follow).not_to_have_attribute("aria-disabled", "true")
    assert bo.locator(".plate[data-mine] .player-badges > *").count() == 0, "the first press did nothing"
    follow.click()
    expect(ada.locator("[data-kind=reserve] .player-badges > *")).to_have_count(2)


def test_who_follows_is_seen_on_the_main_tab_of_a_phone(open_page: Open) -> None:
    ada, bo = pages = crew(open_page, {}, {"size": PHONE})
    throw(pages)
    button(ada, "go").click()
    expect(bo.locator(".strip .player-badges > *")).to_have_count(1)
    button(bo, "follow").click()
    expect(bo.locator(".strip .player-badges > *")).to_have_count(2)
    expect(bo.locator(".strip .player-badges > *").last).to_be_visible()
    bo.locator("[data-kind=supply] [data-kind=joker] .choice-button").click()
    expect(bo.locator(".prompt .sentence")).to_contain_text("Choose the card on which the joker")
    bo.keyboard.press("Escape")
    expect(bo.locator(".prompt .sentence")).to_contain_text("Pick up the joker")


def test_a_face_down_card_shows_what_lies_on_it(open_page: Open) -> None:
    seed = next(seed for seed in range(200) if (s := table(posse.new("space_bowl", 2, seed, void=True))).down and s.captain == 0)
    page = sit(open_page(DOOR), 2, seed, void=True, clock="ticks")
    button(page, "throw").click()
    expect(button(page, "go")).to_be_visible()
    down = page.locator("[data-kind=galaxy] .piece[data-back]").first
    expect(down.locator(".band")).to_be_visible()
    down.click()
    expect(down.locator(".reverse .token[data-kind=mark]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
def test_the_review_lays_the_pattern_over_the_galaxy(open_page: Open, size: dict[str, int]) -> None:
    pages = crew(open_page, {"size": size}, {})
    ada, valid = pages[0], throw_with_destination(pages)
    things = len(ada.evaluate(BOARD)["thrown"])
    alarm(pages)
    points = ada.locator("[data-kind=galaxy] [data-points]")
    assert sorted(points.locator(".name").all_inner_texts()) == sorted(valid)
    expect(ada.locator(".pointer")).to_have_count(things)
    for name in valid:
        card(ada, name).hover()
        expect(card(ada, name)).to_have_attribute("data-looked", "")
        expect(ada.locator(".pointer")).to_have_count(things)
        expect(card(ada, name).locator(".pointer").first).to_be_visible()
    card(ada, valid[0]).focus()
    expect(card(ada, valid[0])).to_have_attribute("data-looked", "")
    assert serious(ada) == []
    button(ada, "ready").click()
    button(pages[1], "ready").click()
    captain(pages)
    expect(points).to_have_count(len(valid))
    throw(pages)
    expect(points).to_have_count(0)
    expect(ada.locator(".pointer")).to_have_count(0)
