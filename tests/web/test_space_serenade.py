"""Space Serenade in the browser: whole games by clicks, the end of a turn, Vicious, and the board on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from posse.games.space_serenade.rules.state import NOWHERE
from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.person import DOUBLE, Person, Until, take_turns
from tests.web.player import is_over, wait_for_turn
from tests.web.test_fit import ASIDE, FINGER, HUGE, LEAST_TEXT, SMALL, TINY
from tests.web.test_pages import serious
from tests.web.test_paint import SHIFTS, WAIT_FOR_PAINT

GAME = "space_serenade"
SMALL_PHONE = {"width": 360, "height": 640}


def table(page: Page, players: int = 2, seed: int = 5, **options: str) -> str:
    """The link to a new table."""
    seats = ["me", *["bot:heuristic"] * (players - 1)]
    body = {"game": GAME, "seats": seats, "options": {"characters": "random", **options}, "seed": seed, "name": "Ann"}
    return str(page.request.post("/api/tables", data=body).json()["link"])


def sit(page: Page, players: int = 2, seed: int = 5, **options: str) -> Page:
    page.goto(table(page, players, seed, **options))
    wait_for_turn(page)
    return page


def settle(page: Page) -> None:
    page.wait_for_timeout(250)
    page.wait_for_function("document.querySelector('.flight') === null", timeout=10_000)


# -- whole games ------------------------------------------------------------------------------


def test_a_whole_game_by_clicks(open_page: Open, server: Server) -> None:
    page = sit(open_page(DOOR), characters="choose")
    Person(server, page).play()
    expect(page.locator(".sheet .verdict")).to_be_visible()
    shot(page, "serenade-end")


def test_a_whole_solo_game_on_a_phone_in_french_keeps_its_score(open_page: Open, server: Server) -> None:
    page = sit(open_page(DOOR, "fr", PHONE), 1)
    person = Person(server, page, lang="fr")
    person.play()
    expect(page.locator(".sheet .verdict")).to_be_visible()
    won, score = person.seen().ranking()[0] == 1, person.seen().scores()[0]
    expect(page.locator(".sheet .streak")).to_contain_text(f"gagnées {int(won)}, perdues {int(not won)}")
    assert won, "this seed is one that is won"
    expect(page.locator(".sheet .streak")).to_contain_text(f"★{score}")
    shot(page, "serenade-solo-end-fr")
    page.reload()
    expect(page.locator(".sheet .streak")).to_contain_text("gagnées 1, perdues 0")


def test_two_people_in_two_browsers(open_page: Open, server: Server) -> None:
    ada, bo = open_page(DOOR), open_page(DOOR, "fr", PHONE)
    body = {"game": GAME, "seats": ["me", "open"], "options": {"characters": "random"}, "name": "Ada"}
    link = ada.request.post("/api/tables", data=body).json()["link"]
    for page in (ada, bo):
        page.goto(link)
    bo.locator("#name").fill("Bo")
    bo.locator("#sit-1").click()
    expect(bo.locator("#stand-1")).to_be_visible()
    ada.locator("#start").click()
    for page in (ada, bo):
        page.wait_for_selector("#board .zone")
    people = [Person(server, ada), Person(server, bo, lang="fr")]
    take_turns(people)
    for page in (ada, bo):
        expect(page.locator(".sheet .verdict")).to_be_visible()


# -- a turn -----------------------------------------------------------------------------------


END = ".prompt .button[data-verb=end]"


def test_ending_a_turn_that_loses_something_must_be_confirmed(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    label = page.locator(f"{END} span").inner_text()
    assert label.endswith(")")
    page.locator(END).dblclick()
    expect(page.locator(f"{END} span")).to_have_text("Press again to end the turn")
    expect(page.locator(".unseen[aria-live]")).to_contain_text("Press again to end the turn")
    page.wait_for_timeout(DOUBLE)
    assert page.locator(f"{END}[data-asks]").count() == 1, "a double click is one press"
    page.keyboard.press("Escape")
    expect(page.locator(f"{END}[data-asks]")).to_have_count(0)
    page.locator("#board [data-kind=hand] .choice-button").first.click()
    expect(page.locator("#board [data-mine] [data-kind=play] .piece")).to_have_count(1)
    status = page.locator(".status").inner_text()
    page.keyboard.press("e")
    expect(page.locator(f"{END}[data-asks]")).to_have_count(1)
    page.wait_for_timeout(DOUBLE)
    page.keyboard.press("e")
    expect(page.locator(".status")).not_to_have_text(status)


def test_a_played_card_can_be_undone(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    hand = page.locator("#board [data-mine] [data-kind=hand]")
    before = hand.get_attribute("aria-label"), page.locator("[data-mine] [data-kind=pools]").get_attribute("aria-label")
    card = page.locator("#board [data-kind=hand] .piece[data-face=woolongs] .choice-button")
    card.click()
    expect(page.locator("#board [data-kind=play] .piece")).to_have_count(1)
    expect(page.locator("[data-kind=pools] .chip[data-kind=woolongs] b").first).to_have_text("1")
    page.locator("[data-tool=undo]").click()
    expect(page.locator("#board [data-kind=play] .piece")).to_have_count(0)
    after = hand.get_attribute("aria-label"), page.locator("[data-mine] [data-kind=pools]").get_attribute("aria-label")
    assert after == before


def test_a_turn_by_keyboard_alone(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    status = page.locator(".status").inner_text()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".choice-button:focus, .prompt .button:focus")).to_have_count(1)
    for _ in range(200):
        hand = page.locator("#board [data-kind=hand] .choice-button")
        if page.locator(".status").inner_text() != status:
            break
        if page.locator(".prompt [data-verb=done]").count():
            page.keyboard.press("d")
        elif hand.count():
            hand.first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("e")
        page.wait_for_timeout(DOUBLE if page.locator(f"{END}[data-asks]").count() else 60)
    expect(page.locator(".status")).not_to_have_text(status)


def test_flying_moves_the_figure_and_announces_its_planet(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    label = page.locator("[data-id=planet_mars]").get_attribute("aria-label") or ""
    assert "Mars" in label and "gauge 1" in label
    page.locator("[data-id=planet_mars] > .zone-head").click()
    expect(page.locator("[data-id=figures_mars] .piece")).to_have_count(1)
    assert "on Mars" in (page.locator("[data-mine] > [data-kind=board]").get_attribute("aria-label") or "")


# -- Vicious ----------------------------------------------------------------------------------


STAGED = """() => {
    window.staged = [];
    const look = () => staged.push(document.querySelector(".stage .title")?.textContent);
    new MutationObserver(look).observe(document.querySelector(".shell"), { childList: true });
}"""
"""Collects what stands over big moments, however short they are."""


def test_vicious_holds_the_stage_and_stays_after_a_reload(open_page: Open, server: Server) -> None:
    page = open_page(DOOR)
    before = Person(server, page, table(page, 1)).skip_ahead(lambda seen: seen.vicious != NOWHERE)
    person = Person(server, page, table(page, 1))
    person.skip_ahead(most=before - 3)
    page.evaluate("localStorage.setItem('posse.settings', '{\"speed\":\"quick\"}')")
    person.look()
    expect(page.locator("#board > [data-kind=vicious]")).to_have_count(0)
    page.evaluate(STAGED)
    person.play(lambda seen: seen.vicious != NOWHERE)
    expect(page.locator("#board > [data-kind=vicious] .piece[data-kind=villain]")).to_be_visible()
    while "Vicious is here" not in page.evaluate("staged"):
        page.wait_for_timeout(50)
    ground = page.evaluate("getComputedStyle(document.body).backgroundImage")
    label = page.locator("[data-id=villain]").get_attribute("aria-label")
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-id=villain]")).to_have_attribute("aria-label", label or "")
    assert page.evaluate("getComputedStyle(document.body).backgroundImage") == ground
    settle(page)
    check_layout(page)
    shot(page, "serenade-vicious")


# -- the board fits ---------------------------------------------------------------------------

JUDGE = """() => {
    const found = [];
    for (const e of document.querySelectorAll("#board .choice-button, .prompt button")) {
        if (!e.getClientRects().length) continue;
        e.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
        const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
        const name = e.ariaLabel ?? e.textContent;
        const box = [left, top, right, bottom];
        if (left < -8 || top < -8 || right > innerWidth + 8 || bottom > innerHeight + 1) found.push(["outside", name, ...box]);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const corner = document.elementFromPoint(left + 10, top + 10);
        const own = (other) => e.contains(other) || e.closest(".zone")?.contains(other);
        if (!own(hit) && !own(corner)) found.push(["covered", name, ...box, hit?.className]);
    }
    document.getElementById("board").scrollLeft = 0;
    return found;
}"""
SPILLS = "document.documentElement.scrollWidth > innerWidth"
CUT = """() => [...document.querySelectorAll(".sentence, .prompt .button, .status, #board :is(.zone-label, .chip b, .band)")]
    .filter((e) => e.getClientRects().length > 0 && getComputedStyle(e).display !== "inline"
        && !e.closest(".piece .chip[data-worded]") && e.scrollWidth > e.clientWidth + 1)
    .map((e) => `${e.className}: ${e.textContent}`)"""


def check_layout(page: Page) -> None:
    """Checks that every option is visible, readable and large enough to hit, here or on the next page."""
    assert page.evaluate(JUDGE) == []
    assert page.evaluate(TINY, LEAST_TEXT) == []
    assert page.evaluate(SMALL, FINGER) == []
    assert not page.evaluate(SPILLS)


def reaches(turn: int) -> Until:
    return lambda seen: seen.turn >= turn and len(seen.play) > 1


@pytest.mark.parametrize(("players", "turns"), [(1, (1, 9)), (4, (4,))])
def test_a_game_fits_every_screen(open_page: Open, server: Server, players: int, turns: tuple[int, ...]) -> None:
    """One game, checked on every screen at a few positions."""
    page = open_page(DOOR, "fr")
    person = Person(server, page, table(page, players, seed=8), "fr")
    for turn in turns:
        page.goto(DOOR)
        person.skip_ahead(reaches(turn * players))
        person.look()
        for size in (DESKTOP, PHONE, SMALL_PHONE, ASIDE, HUGE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            settle(page)
            shot(page, f"serenade-{players}-{size['width']}-{turn}")
            check_layout(page)
            if size in (DESKTOP, PHONE):
                assert serious(page) == []
        page.set_viewport_size({"width": 1280, "height": 800})


def test_no_text_is_cut_on_a_phone_at_the_largest_size_and_in_light(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, "fr", PHONE, color_scheme="light")
    page.evaluate("localStorage.setItem('posse.settings', JSON.stringify({ size: 'huge' }))")
    person = Person(server, page, table(page, 2), "fr")
    person.skip_ahead(lambda seen: seen.turn > 4 and len(seen.play) > 2)
    settle(person.look())
    shot(page, "serenade-huge-text")
    assert page.evaluate(CUT) == []
    assert serious(page) == []


def test_on_a_phone_the_shop_and_the_crew_are_a_swipe_away(open_page: Open) -> None:
    page = sit(open_page(DOOR, "en", PHONE), 2)
    board, hand = page.locator("#board"), page.locator("#board [data-mine] [data-kind=hand]")
    expect(page.locator("[data-id=planet_mars]")).to_be_in_viewport()
    for part, shown in ((0.5, "market"), (1, "abilities")):
        board.evaluate("(board, part) => board.scrollTo({ left: (board.scrollWidth - board.clientWidth) * part })", part)
        expect(page.locator(f"#board [data-kind={shown}]:visible").first).to_be_in_viewport(ratio=0.9)
        box = hand.bounding_box()
        assert box and 0 <= box["x"] < 20 and box["y"] > PHONE["height"] * 0.5, "the hand stays where it is"
    page.locator(".tabs [data-tab=others]").click()
    expect(page.locator("#board > [data-kind=crew]:not([data-mine])")).to_be_visible()
    expect(hand).to_be_hidden()


def test_nothing_shifts_once_it_is_painted(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    page.add_init_script(f"({SHIFTS})()")
    page.reload()
    wait_for_turn(page)
    page.evaluate(WAIT_FOR_PAINT)
    shifts = page.evaluate("shifts")
    assert sum(shift[0] for shift in shifts) < 0.01, shifts
    assert not is_over(page)
