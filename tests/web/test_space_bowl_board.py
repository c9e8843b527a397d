"""Space Bowl's board: accessibility, sound, and layout on every screen."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from posse.catalog import game_file
from tests.web.bowl import begin, button, captain, card, crew, sit, throw
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize, shot
from tests.web.player import wait_for_turn
from tests.web.test_access import THEMES
from tests.web.test_fit import ASIDE, FINGER, HIDDEN, HUGE, LEAST_TEXT, SMALL, TINY
from tests.web.test_pages import serious

SMALL_PHONE = {"width": 375, "height": 667}
TABLET = {"width": 820, "height": 1180}
NEW_SOUNDS = ["roll", "horn", "alarm", "tick", "tock", "gong"]


# -- accessibility and sound --------------------------------------------------------------


def test_the_galaxy_is_a_table_with_coordinates(open_page: Open) -> None:
    page = sit(open_page(DOOR), 2, clock="ticks")
    grid = page.locator("[data-kind=galaxy] [role=table]")
    expect(grid).to_be_visible()
    assert grid.get_attribute("aria-label")
    assert grid.locator("[role=row]").count() == 5
    cells = grid.locator("[role=row]").nth(1).locator("[role=cell] .piece")
    names = [cell.get_attribute("aria-label") or "" for cell in cells.all()]
    assert [name.split(",")[0] for name in names] == ["a2", "b2", "c2", "d2", "e2"]
    assert all(len(name.split(", ")) >= 3 for name in names)


def assert_accessible(page: Page) -> None:
    for theme, size in zip(THEMES, (DESKTOP, PHONE), strict=True):
        page.emulate_media(color_scheme=theme)
        resize(page, size)
        page.wait_for_timeout(200)
        assert serious(page) == [], (theme, size)


def test_the_board_is_accessible(open_page: Open) -> None:
    page = sit(open_page(DOOR, "fr"), 4, clock="ticks", black_hole=True, void=True)
    wait_for_turn(page)
    assert_accessible(page)
    begin(page)
    assert_accessible(page)


def test_the_race_is_accessible_in_both_themes(open_page: Open) -> None:
    """Search, countdown with badges and a held joker, and review, in real time."""
    ada, bo = pages = crew(open_page, {}, {}, search_limit=600)
    throw(pages)
    assert_accessible(ada)
    button(bo, "go").click()
    button(ada, "follow").click()
    ada.locator("[data-kind=supply] [data-kind=joker] .choice-button").click()
    assert serious(ada) == []
    card(ada, "c3").click()
    expect(button(ada, "ready")).to_be_visible(timeout=40_000)
    assert_accessible(ada)


LYING = """() => new Promise((done) => {
    const look = () => {
        const cell = document.querySelector("[data-kind=cell] [data-kind=disc]");
        const flights = document.querySelectorAll(".flight:is([data-kind=disc], [data-kind=marble])").length;
        const go = document.querySelector(".prompt [data-verb=go]");
        if (go || cell) { watch.disconnect(); done([go !== null, cell !== null, flights]); }
    };
    const watch = new MutationObserver(() => queueMicrotask(look));
    watch.observe(document.body, { subtree: true, childList: true });
})"""
"""When the first of both appears: whether one can call, whether the disc lies in a cell, and how much still flies."""


@pytest.mark.rule("SB-R79")
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_throw_is_seen_in_the_instant_in_which_one_can_call(open_page: Open, motion: str) -> None:
    pages = crew(open_page, {"reduced_motion": motion}, {})
    page = pages[0]
    page.evaluate(f"() => {{ window.lying = ({LYING})(); }}")
    captain(pages).keyboard.press("t")
    expect(page.locator("[data-kind=rolling] .piece").first).to_be_attached()
    if motion != "reduce":
        expect(page.locator(".flight[data-kind=marble]").first).to_be_visible()
    assert page.evaluate("window.lying") == [True, True, 0]
    expect(page.locator("[data-kind=cell] [data-kind=disc]")).to_be_visible()
    expect(pages[1].locator("[data-kind=cell] [data-kind=disc]")).to_be_visible()


def test_with_reduced_motion_no_marbles_roll(open_page: Open) -> None:
    pages = crew(open_page, {}, {})
    flights = (
        "new MutationObserver((all) => window.flown = all.length).observe(document.querySelector('.flights'), {childList: true})"
    )
    pages[0].evaluate(flights)
    throw(pages)
    assert pages[0].evaluate("window.flown ?? 0") == 0


CLOCK = """async () => {
    const { Clock } = await import("/static/js/table/clock.js");
    const heard = [];
    const shell = document.createElement("div");
    document.body.append(shell);
    const clock = new Clock(shell, shell, { make: (sound) => heard.push(sound) });
    const [calm, hurry] = [{ urgent: false }, { urgent: true }];
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
    clock.show(undefined, 0, calm);
    tell();
    clock.show({ key: 2, seconds: 60, left: 60 }, performance.now(), calm);
    tell();
    clock.show({ key: 3, seconds: 1, left: 1 }, performance.now(), calm);
    tell();
    shell.remove();
    return { told, heard, same, part };
}"""


def test_the_timer_ring_runs_out_and_ticks_only_if_urgent(open_page: Open) -> None:
    found = open_page("/").evaluate(CLOCK)
    hidden, begun, zero, none, calm, short = found["told"]
    assert hidden[0] and none[0] and short[0]
    assert begun == [False, "3", True]
    assert zero == [False, "0", True]
    assert calm == [False, "60", False]
    assert found["heard"] == ["tock", "tock", "tock", "gong"]
    assert found["same"]
    assert 0.7 < found["part"] < 0.8


OVERFLOWS = """() => {
    const [ring, text] = [document.querySelector(".clock"), document.createRange()];
    text.selectNodeContents(ring.querySelector("b"));
    return text.getBoundingClientRect().width - 0.7 * ring.getBoundingClientRect().width;
}"""
"""By how many pixels the number is wider than the room in its ring."""


def test_timer_and_latencies_come_from_the_server(open_page: Open) -> None:
    page = open_page(DOOR)

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def say(text: str | bytes) -> None:
            messages = json.loads(text)
            for message in messages:
                if message["t"] in ("scene", "diff"):
                    message["clock"] = {"key": 1, "seconds": 900, "left": 805.4}
            if any([message["t"] == "scene" for message in messages]):
                messages.append({"t": "pulse", "rtt": [12.4, 250.0, None]})
            route.send(json.dumps(messages))

        server.on_message(say)

    page.route_web_socket("**/ws/*", pass_on)
    sit(page, 3, clock="ticks")
    expect(page.locator(".clock b")).to_have_text(re.compile("80[0-6]"))
    shown = page.locator("[data-kind=reserve] .player-pulse")
    assert shown.all_inner_texts() == ["12 ms", "250 ms", ""]
    assert page.evaluate(OVERFLOWS) <= 0
    expect(shown.nth(1)).to_have_attribute("data-slow", "")


RENDER = """async ([sounds, rate]) => {
    const { Sounds } = await import("/static/js/sound/sound.js");
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
    ("players", "lang", "options", "sizes"),
    [
        (8, "fr", {"black_hole": True}, (DESKTOP, PHONE)),
        (8, "en", {"black_hole": True, "size": 6}, (PHONE, DESKTOP)),
        (4, "fr", {}, (PHONE, SMALL_PHONE, ASIDE, TABLET, HUGE)),
    ],
)
def test_galaxy_tray_and_buttons_are_on_one_screen(
    open_page: Open, players: int, lang: str, options: dict[str, Any], sizes: tuple[dict[str, int], ...]
) -> None:
    page = sit(open_page(DOOR, lang), players, clock="ticks", **options)
    begin(page)
    card(page, "b2").click()
    wait_for_turn(page)
    for size in sizes:
        resize(page, size)
        check_layout(page, size)
        shot(page, f"bowl-{size['width']}-{players}-{lang}")


def check_layout(page: Page, size: dict[str, int]) -> None:
    """Checks that galaxy and tray do not overlap, and that everything is visible, readable and large enough to hit."""
    boxes = page.evaluate(PLACES, ["galaxy", "box"])
    for left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]
    galaxy, box = boxes
    assert galaxy[0] >= box[2] - 1 or box[0] >= galaxy[2] - 1 or galaxy[1] >= box[3] - 1 or box[1] >= galaxy[3] - 1
    assert page.evaluate("(() => { const b = document.getElementById('board'); return b.scrollHeight <= b.clientHeight + 1; })()")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL, FINGER) == []
    assert page.evaluate(TINY, LEAST_TEXT) == []


def test_on_a_phone_go_and_red_are_at_the_bottom(open_page: Open) -> None:
    page = sit(open_page(DOOR, "fr", PHONE), 3, clock="ticks")
    begin(page)
    for verb in ("go", "red"):
        box = button(page, verb).bounding_box()
        assert box and box["y"] > PHONE["height"] * 0.75 and box["height"] >= 60 and box["width"] >= 100


@pytest.mark.parametrize(("lang", "keys"), [("en", ["G", "R"]), ("fr", ["G", "R"])])
def test_buttons_show_their_keys(open_page: Open, lang: str, keys: list[str]) -> None:
    page = sit(open_page(DOOR, lang), 2, clock="ticks")
    wait_for_turn(page)
    if button(page, "throw").count():
        page.keyboard.press("t")
    expect(button(page, "go")).to_be_visible()
    assert [button(page, verb).locator("kbd").inner_text() for verb in ("go", "red")] == keys


def test_on_a_phone_the_score_track_is_with_the_others(open_page: Open) -> None:
    page = sit(open_page(DOOR, size=PHONE), 3, clock="ticks")
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
