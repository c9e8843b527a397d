"""Space Bowl in the browser: whole games by clicks and keys, the race, the review, and the board on every screen."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import posse
from posse.catalog import game_file
from posse.core.rng import Rng
from posse.games.space_bowl import solve
from posse.games.space_bowl.state import table
from tests.web.conftest import DESKTOP, PHONE, Open, shot
from tests.web.player import is_over, wait_for_turn
from tests.web.test_fit import ASIDE, FINGER, HIDDEN, HUGE, LEAST_TEXT, SMALL, TINY
from tests.web.test_pages import serious

SMALL_PHONE = {"width": 375, "height": 667}
TABLET = {"width": 820, "height": 1180}
SEED = 28
NEW_SOUNDS = ["roll", "horn", "alarm", "tick", "tock", "gong"]

CLICK = """([bar, which]) => {
    const seen = (e) => e.getClientRects().length > 0;
    const buttons = [...document.querySelectorAll(".prompt[data-turn] .buttons button:enabled")].filter(seen);
    const cards = [...document.querySelectorAll("#board .choice-button")].filter(seen);
    const things = bar && buttons.length ? buttons : [...buttons, ...cards];
    things[Math.floor(which * things.length)]?.click();
}"""


def sit(page: Page, players: int = 3, seed: int = SEED, **options: Any) -> Page:
    """At a new table with bots, the same cards every time."""
    body = {"game": "space_bowl", "seats": ["me", *["bot:rookie"] * (players - 1)], "options": options, "seed": seed}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    return page


def crew(open_page: Open, *guests: dict[str, Any], **options: Any) -> list[Page]:
    """People at one table, each in a browser of their own."""
    pages = [open_page("/games/space_bowl", **guest) for guest in guests]
    host = pages[0]
    seats = ["me", *["open"] * (len(pages) - 1)]
    chosen = {"throw_limit": 60, "search_limit": 0, "result_time": 60, **options}
    body = {"game": "space_bowl", "seats": seats, "options": chosen, "name": "Ada"}
    link = host.request.post("/api/tables", data=body).json()["link"]
    for number, page in enumerate(pages):
        page.goto(link)
        if number:
            page.locator("#name").fill(f"Guest {number}")
            page.locator(f"#sit-{number}").click()
            expect(page.locator(f"#stand-{number}")).to_be_visible()
    if len(pages) > 1:
        host.locator("#start").click()
    for page in pages:
        expect(page.locator("[data-kind=galaxy] .piece").first).to_be_visible()
    return pages


BOARD = """() => ({
    cards: [...document.querySelectorAll("[data-kind=galaxy] .piece")].map((e) => e.dataset.id),
    thrown: Object.fromEntries([...document.querySelectorAll("[data-kind=cell] .piece")]
        .map((e) => [e.dataset.id.replace("marble_", ""), Number(e.closest(".zone").dataset.id.slice(5))])),
})"""


def destinations(page: Page) -> list[str]:
    """Solves what is seen on the board."""
    seen = page.evaluate(BOARD)
    cards = [set(slug.split("-")) for slug in seen["cards"]]
    galaxy = [cards[row * 5 : row * 5 + 5] for row in range(5)]
    return [f"{'abcde'[column]}{row + 1}" for row, column in solve(galaxy, {n: divmod(c, 3) for n, c in seen["thrown"].items()})]


def button(page: Page, verb: str) -> Locator:
    return page.locator(f".prompt .button[data-verb={verb}]")


def card(page: Page, name: str) -> Locator:
    return page.locator("[data-kind=galaxy] .piece").filter(has=page.locator(f".name:text-is('{name}')"))


def alarm(pages: list[Page]) -> None:
    """Everybody is on the red button: the round is over at once."""
    for page in pages:
        expect(page.locator(".prompt :is([data-verb=red], [data-verb=follow]):visible").first).to_be_enabled()
        page.keyboard.press("r")
    for page in pages:
        expect(button(page, "ready")).to_be_visible()


def captain(pages: list[Page]) -> Page:
    """The one who can throw."""
    while not (found := [page for page in pages if button(page, "throw").count()]):
        pages[0].wait_for_timeout(30)
    return found[0]


def throw(pages: list[Page]) -> None:
    button(captain(pages), "throw").click()
    for page in pages:
        expect(button(page, "go")).to_be_visible()


def throw_with_destination(pages: list[Page]) -> list[str]:
    """Rounds until there is something to find."""
    throw(pages)
    while not (found := destinations(pages[0])):
        alarm(pages)
        for page in pages:
            button(page, "ready").click()
        throw(pages)
    return found


# -- whole games ------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "name"), [("en", DESKTOP, "desktop"), ("fr", PHONE, "phone")])
def test_a_whole_game_against_bots_by_clicks(open_page: Open, lang: str, size: dict[str, int], name: str) -> None:
    page, rng = sit(open_page("/", lang, size), 3, clock="ticks", search_limit=30), Rng.seeded(1)
    for number in range(700):
        wait_for_turn(page)
        if is_over(page):
            break
        page.evaluate(CLICK, [rng.below(4) > 0, rng.below(1000) / 1000])
        page.wait_for_timeout(15)
        if number == 12:
            shot(page, f"bowl-{name}-{lang}")
    expect(page.locator(".sheet .verdict")).to_be_visible()
    shot(page, f"bowl-end-{name}-{lang}")


def test_a_whole_race_between_people(open_page: Open) -> None:
    """Ten rounds in real time, one by keys and one by thumb."""
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
"""Whether one was ever asked to follow; ten seconds are over soon where eight browsers share two cores."""


def test_eight_people_in_eight_browsers(open_page: Open) -> None:
    """One calls, all the others are asked to follow; at 0 everybody's tokens lie there at once."""
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


def test_what_is_chosen_while_an_answer_is_on_its_way_is_done_after_it(open_page: Open) -> None:
    pages = crew(open_page, {}, {})
    throw(pages)
    pages[0].evaluate("document.querySelectorAll('[data-kind=galaxy] .choice-button')[6].click()")
    pages[0].keyboard.press("g")
    expect(button(pages[1], "follow")).to_be_visible()
    expect(pages[0].locator(".token[data-kind=mark]")).to_have_count(1)


def test_the_joker_is_taken_up_and_laid_on_a_card(open_page: Open) -> None:
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
        expect(card(page, "c3").locator(".chip[data-kind=joker]")).to_be_visible()


def test_a_face_down_card_shows_what_lies_on_it(open_page: Open) -> None:
    seed = next(seed for seed in range(200) if (s := table(posse.new("space_bowl", 2, seed, void=True))).down and s.captain == 0)
    page = sit(open_page("/"), 2, seed, void=True, clock="ticks")
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
    expect(points).to_have_count(0)
    expect(ada.locator(".pointer")).to_have_count(0)


# -- seen, heard and read -----------------------------------------------------------------


def test_the_galaxy_is_a_table_with_coordinates(open_page: Open) -> None:
    page = sit(open_page("/"), 2, clock="ticks")
    grid = page.locator("[data-kind=galaxy] [role=table]")
    expect(grid).to_be_visible()
    assert grid.get_attribute("aria-label")
    assert grid.locator("[role=row]").count() == 5
    cells = grid.locator("[role=row]").nth(1).locator("[role=cell] .piece")
    names = [cell.get_attribute("aria-label") or "" for cell in cells.all()]
    assert [name.split(",")[0] for name in names] == ["a2", "b2", "c2", "d2", "e2"]
    assert all(len(name.split(", ")) >= 3 for name in names)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
def test_the_board_is_open_to_everyone(open_page: Open, size: dict[str, int], theme: str) -> None:
    page = sit(open_page("/", "fr", size, color_scheme=theme), 4, clock="ticks", black_hole=True, void=True)
    wait_for_turn(page)
    assert serious(page) == []
    if button(page, "throw").count():
        button(page, "throw").click()
    expect(button(page, "go")).to_be_visible()
    assert serious(page) == []


def test_marbles_roll_and_lie_still_before_the_search_begins(open_page: Open) -> None:
    pages = crew(open_page, {"reduced_motion": "no-preference"}, {})
    page = pages[0]
    captain(pages).keyboard.press("t")
    expect(page.locator(".flight[data-kind=marble]").first).to_be_visible()
    expect(button(page, "go")).to_be_visible()
    expect(page.locator(".flight")).to_have_count(0, timeout=500)
    expect(page.locator("[data-kind=cell] [data-kind=disc]")).to_be_visible()
    expect(pages[1].locator("[data-kind=cell] [data-kind=disc]")).to_be_visible()


def test_who_wants_less_movement_sees_no_rolling(open_page: Open) -> None:
    pages = crew(open_page, {}, {})
    flights = (
        "new MutationObserver((all) => window.flown = all.length).observe(document.querySelector('.flights'), {childList: true})"
    )
    pages[0].evaluate(flights)
    throw(pages)
    assert pages[0].evaluate("window.flown ?? 0") == 0


CLOCK = """async () => {
    const { Clock } = await import("/static/js/clock.js");
    const heard = [];
    const shell = document.createElement("div");
    document.body.append(shell);
    const clock = new Clock(shell, shell, { make: (sound) => heard.push(sound) });
    const scene = (...badges) => ({ zones: new Map([["sky", { badges }]]) });
    const hurry = scene({ kind: "countdown" });
    const told = [];
    const tell = () => told.push([clock.root.hidden, clock.number.textContent, clock.root.hasAttribute("data-urgent")]);
    tell();
    clock.show({ key: 1, seconds: 10, left: 2.5 }, performance.now(), hurry);
    tell();
    const ring = clock.running;
    clock.show({ key: 1, seconds: 10, left: 2.5 }, performance.now(), hurry);
    const same = ring === clock.running;
    const part = Number(getComputedStyle(clock.hand).strokeDashoffset.replace("px", ""));
    await new Promise((done) => setTimeout(done, 2700));
    tell();
    clock.show(undefined, 0, scene());
    tell();
    clock.show({ key: 2, seconds: 60, left: 60 }, performance.now(), scene());
    tell();
    clock.show({ key: 3, seconds: 1, left: 1 }, performance.now(), scene());
    tell();
    shell.remove();
    return { told, heard, same, part };
}"""


def test_the_ring_runs_out_and_ticks_only_when_there_is_a_hurry(open_page: Open) -> None:
    found = open_page("/").evaluate(CLOCK)
    hidden, begun, zero, none, calm, short = found["told"]
    assert hidden[0] and none[0] and short[0]
    assert begun == [False, "3", True]
    assert zero == [False, "0", True]
    assert calm == [False, "60", False]
    assert found["heard"] == ["tock", "tock", "tock", "gong"]
    assert found["same"]
    assert 0.7 < found["part"] < 0.8


def test_ring_and_latencies_come_over_the_wire(open_page: Open) -> None:
    page = open_page("/")

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] in ("scene", "diff"):
                message["clock"] = {"key": 1, "seconds": 900, "left": 805.4}
            route.send(json.dumps(message))
            if message["t"] == "scene":
                route.send(json.dumps({"t": "pulse", "rtt": [12.4, 250.0, None]}))

        server.on_message(say)

    page.route_web_socket("**/ws/*", pass_on)
    sit(page, 3, clock="ticks")
    expect(page.locator(".clock b")).to_have_text(re.compile("80[0-6]"))
    shown = page.locator("[data-kind=reserve] .player-pulse")
    assert shown.all_inner_texts() == ["12 ms", "250 ms", ""]
    expect(shown.nth(1)).to_have_attribute("data-slow", "")


RENDER = """async ([sounds, rate]) => {
    const { Sounds } = await import("/static/js/sound.js");
    const heard = {};
    for (const sound of sounds) {
        const audio = new OfflineAudioContext(1, 2 * rate, rate);
        const made = new Sounds(() => true);
        made.tune(audio);
        made.sound(sound, 0);
        const loud = (await audio.startRendering()).getChannelData(0).map(Math.abs);
        heard[sound] = [Math.max(...loud), loud.findLastIndex((value) => value > 0.001) / rate];
    }
    return heard;
}"""


def test_sounds_of_the_race_are_neither_silent_nor_clipped_nor_long(open_page: Open) -> None:
    heard = open_page("/").evaluate(RENDER, [NEW_SOUNDS, 44_100])
    for name, (peak, length) in heard.items():
        assert 0.03 < peak < 0.5, name
        assert 0.02 < length < 1.2, name


# -- the board fits -------------------------------------------------------------------------

PLACES = """(kinds) => kinds.map((kind) => {
    const { left, top, right, bottom } = document.querySelector(`#board > [data-kind=${kind}]`).getBoundingClientRect();
    return [left, top, right, bottom];
})"""


@pytest.mark.parametrize(
    ("size", "players", "lang", "options"),
    [
        (DESKTOP, 8, "fr", {"black_hole": True}),
        (DESKTOP, 2, "en", {"size": 6}),
        (PHONE, 4, "fr", {}),
        (PHONE, 8, "en", {"size": 6, "black_hole": True}),
        (SMALL_PHONE, 3, "fr", {}),
        (ASIDE, 4, "en", {}),
        (TABLET, 4, "en", {}),
        (HUGE, 5, "fr", {}),
    ],
)
def test_galaxy_tray_and_buttons_are_on_one_screen(
    open_page: Open, size: dict[str, int], players: int, lang: str, options: dict[str, Any]
) -> None:
    page = sit(open_page("/", lang, size), players, clock="ticks", **options)
    wait_for_turn(page)
    if button(page, "throw").count():
        button(page, "throw").click()
    expect(button(page, "go")).to_be_visible()
    card(page, "b2").click()
    wait_for_turn(page)
    boxes = page.evaluate(PLACES, ["galaxy", "box"])
    for left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]
    galaxy, box = boxes
    assert galaxy[0] >= box[2] - 1 or box[0] >= galaxy[2] - 1 or galaxy[1] >= box[3] - 1 or box[1] >= galaxy[3] - 1
    assert page.evaluate("(() => { const b = document.getElementById('board'); return b.scrollHeight <= b.clientHeight + 1; })()")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL, FINGER) == []
    assert page.evaluate(TINY, LEAST_TEXT) == []
    shot(page, f"bowl-{size['width']}-{players}-{lang}")


def test_on_a_phone_go_and_red_are_at_the_thumb(open_page: Open) -> None:
    page = sit(open_page("/", "fr", PHONE), 3, clock="ticks")
    wait_for_turn(page)
    if button(page, "throw").count():
        button(page, "throw").click()
    for verb in ("go", "red"):
        box = button(page, verb).bounding_box()
        assert box and box["y"] > PHONE["height"] * 0.75 and box["height"] >= 60 and box["width"] >= 100


@pytest.mark.parametrize(("lang", "keys"), [("en", ["G", "R"]), ("fr", ["G", "R"])])
def test_keys_stand_on_the_buttons(open_page: Open, lang: str, keys: list[str]) -> None:
    page = sit(open_page("/", lang), 2, clock="ticks")
    wait_for_turn(page)
    if button(page, "throw").count():
        page.keyboard.press("t")
    expect(button(page, "go")).to_be_visible()
    assert [button(page, verb).locator("kbd").inner_text() for verb in ("go", "red")] == keys


def test_on_a_phone_the_score_track_is_with_the_others(open_page: Open) -> None:
    page = sit(open_page("/", size=PHONE), 3, clock="ticks")
    wait_for_turn(page)
    expect(page.locator("[data-kind=track]")).to_be_hidden()
    page.locator(".tabs [data-tab=others]").click()
    expect(page.locator("[data-kind=space]")).to_have_count(19)
    expect(page.locator("[data-id=space_4] [data-kind=score]")).to_have_count(3)
    expect(page.locator("[data-id=space_18]")).to_be_visible()
    expect(page.locator("[data-kind=box]")).to_be_hidden()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_the_guided_game_begins_with_its_first_tip(open_page: Open, lang: str, size: dict[str, int]) -> None:
    page = open_page(f"/games/space_bowl?lang={lang}", lang, size)
    page.locator("[data-guide]").click()
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    steps = tomllib.loads(game_file("space_bowl", "guide.toml") or "")["step"]
    assert tip.locator("p").inner_text() == steps[0]["text"][lang]
    expect(button(page, "throw")).to_be_visible()
    shot(page, f"bowl-guide-{size['width']}-{lang}")
    box = tip.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
