"""Pulp Detective in the browser: whole games by clicks in all three modes, dice that tumble, and the board on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from posse.core.rng import Rng
from tests.web.conftest import DESKTOP, PHONE, Open, shot
from tests.web.player import is_over, wait_for_turn
from tests.web.test_fit import ASIDE, FINGER, HUGE, LEAST_TEXT, SMALL, TINY
from tests.web.test_pages import serious
from tests.web.test_paint import SHIFTS, WAIT_FOR_PAINT

TABLET = {"width": 820, "height": 1180}
SMALL_PHONE = {"width": 375, "height": 667}
MOST = 700
"""Clicks after which a game has no end in sight; the longest have about 24 turns of 15."""

CLICK = """([which, item]) => {
    const seen = (e) => e.getClientRects().length > 0;
    const dice = [...document.querySelectorAll("[data-kind=dice] .choice-button")].filter(seen);
    const buttons = ".prompt[data-turn] .button[data-n]:enabled, #board .choice-button";
    const others = [...document.querySelectorAll(buttons)].filter(seen);
    const things = dice.length && which < 0.8 ? dice : others;
    things[Math.floor(which * things.length)]?.click();
    const menu = [...document.querySelectorAll("[role=menu] [role=menuitem]")];
    menu[Math.floor(item * menu.length)]?.click();
}"""
"""Rolls whenever it can, and now and then does something else."""


def sit(page: Page, mode: str = "solo", seed: int = 3, **options: str) -> Page:
    """At a new table, with a bot where two play; the same cards every time."""
    seats = ["me"] if mode == "solo" else ["me", "bot:heuristic"]
    body = {"game": "pulp_detective", "seats": seats, "options": {"mode": mode, **options}, "seed": seed}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    wait_for_turn(page)
    return page


def act(page: Page, rng: Rng) -> None:
    page.evaluate(CLICK, [rng.below(1000) / 1000, rng.below(1000) / 1000])
    page.wait_for_timeout(20)


def play_on(page: Page, rng: Rng, until: str, most: int = MOST) -> Locator:
    """Plays until something is on the table."""
    for _ in range(most):
        wait_for_turn(page)
        if page.locator(until).count() or is_over(page):
            break
        act(page, rng)
    found = page.locator(until)
    expect(found.first).to_be_attached()
    return found


def finish(page: Page, rng: Rng, name: str) -> None:
    for number in range(MOST):
        wait_for_turn(page)
        if is_over(page):
            break
        act(page, rng)
        if number in (3, 40):
            shot(page, f"pulp-{name}-{number}")
    expect(page.locator(".sheet .verdict")).to_be_visible()
    shot(page, f"pulp-{name}-end")


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "name"), [("en", DESKTOP, "desktop"), ("fr", PHONE, "phone")])
def test_a_whole_solo_game_by_clicks(open_page: Open, lang: str, size: dict[str, int], name: str) -> None:
    page = sit(open_page("/", lang, size), level="expert")
    finish(page, Rng.seeded(2), f"solo-{name}-{lang}")


def test_a_whole_game_with_a_partner_who_is_a_bot(open_page: Open) -> None:
    page = sit(open_page("/", "fr"), "partners", level="expert")
    finish(page, Rng.seeded(3), "partners-fr")


def test_two_rivals_in_two_browsers(open_page: Open) -> None:
    """One at a desk, one with a phone; whoever has to act does, until nobody has."""
    ada, bo = open_page("/games/pulp_detective"), open_page("/games/pulp_detective", "fr", PHONE)
    body = {"game": "pulp_detective", "seats": ["me", "open"], "options": {"mode": "rivals", "level": "expert"}, "name": "Ada"}
    link = ada.request.post("/api/tables", data=body).json()["link"]
    for page in (ada, bo):
        page.goto(link)
    bo.locator("#name").fill("Bo")
    bo.locator("#sit-1").click()
    expect(bo.locator("#stand-1")).to_be_visible()
    ada.locator("#start").click()
    rng = Rng.seeded(4)
    for number in range(2 * MOST):
        if is_over(ada) and is_over(bo):
            break
        for page in (ada, bo):
            if page.locator(".prompt[data-turn]").count() and not is_over(page):
                act(page, rng)
        if number == 60:
            shot(ada, "pulp-rivals-desktop")
            shot(bo, "pulp-rivals-phone")
        ada.wait_for_timeout(15)
    for page in (ada, bo):
        expect(page.locator(".sheet .verdict")).to_be_visible()


# -- a turn -----------------------------------------------------------------------------------


def test_a_turn_by_keyboard_alone(open_page: Open) -> None:
    page = sit(open_page("/"))
    for _ in range(100):
        wait_for_turn(page)
        if page.locator("#board > [data-kind=mission]").count():
            break
        if not page.locator(".menu button:focus").count():
            page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator("#board > [data-kind=mission]")).to_be_visible()
    die = page.locator("[data-kind=dice] .choice-button").first
    die.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-id=yellow-1] .choice-button")).to_have_count(0)
    assert "-" in (page.locator("[data-id=yellow-1]").get_attribute("data-face") or "").removeprefix("die-yellow-1")
    expect(page.locator(".choice-button:focus, .prompt .button:focus")).to_have_count(1)


def test_a_die_tumbles_when_it_is_rolled(open_page: Open) -> None:
    page = sit(open_page("/", reduced_motion="no-preference"))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    page.locator("[data-id=yellow-2] .choice-button").click()
    flight = page.locator(".flight[data-of=yellow-2]")
    expect(flight).to_be_visible()
    assert flight.locator(".card").count() > 3, "it shows other faces on its way"
    expect(flight).to_have_count(0)
    expect(page.locator("[data-id=yellow-2] .card")).to_have_css("opacity", "1")


ROLLED = """async () => {
    const { rolledDice, otherFaces } = await import("/static/js/roll.js");
    const { readScene } = await import("/static/js/scene.js");
    const scene = (...faces) => readScene({ zones: { dice: { kind: "dice" } },
        pieces: Object.fromEntries(faces.map((face, i) => [`d${i}`, { zone: "dice", face, i }])) });
    const told = (kind, place) => ({ kind, seat: 0, args: [place, 1] });
    const dice = (before, after, ...events) => [...rolledDice(scene(...before), scene(...after), events)];
    return {
        another: dice(["a", "a"], ["a", "b"], told("rolled", 1)),
        same: dice(["a", "b"], ["a", "b"], told("rolled", 0)),
        beyond: dice(["a", "b"], ["a", "b"], told("rolled", 5)),
        turned: dice(["a", "b"], ["c", "b"], told("flipped", 0)),
        cleared: dice(["a", "b"], ["", ""], told("turn", 1)),
        faces: otherFaces(["die-red-a", "die-red-b", "die-red-c", "die-red", "die-redder-a"], "die-red-a", 3),
        none: otherFaces(["x"], "plain", 3),
    };
}"""


def test_which_dice_have_been_rolled(open_page: Open) -> None:
    found = open_page("/").evaluate(ROLLED)
    assert found == {
        "another": ["d1"],
        "same": ["d0"],
        "beyond": ["d1"],
        "turned": ["d0"],
        "cleared": [],
        "faces": ["die-red-b", "die-red-c", "die-red-b"],
        "none": [],
    }


HAND = "getComputedStyle(document.querySelector('[data-kind=clock] [data-kind=hour]'), '::before').rotate"


def test_the_hand_of_the_clock_and_the_needle_of_the_dial_follow(open_page: Open) -> None:
    page, rng = sit(open_page("/")), Rng.seeded(5)
    assert page.evaluate(HAND) == "0deg"
    page.evaluate("window.hand = document.querySelector('[data-kind=clock] [data-kind=hour]')")
    play_on(page, rng, "[data-id=clock] [data-kind=hour][style*='--value: 21']")
    assert page.evaluate(HAND) == "45deg"
    assert page.evaluate("window.hand.isConnected"), "the same hand has turned"
    value = page.locator("[data-kind=energy] .gauge[data-kind=energy]").inner_text()
    style = page.locator("[data-kind=energy] .gauge[data-kind=energy]").get_attribute("style") or ""
    assert f"--value: {value.strip()[0]};" in style and "--of: 8;" in style


SEAM = """() => {
    const joined = [...document.querySelectorAll("[data-kind=row] .piece")]
        .flatMap((piece) => [...piece.querySelectorAll(".chip[data-kind^=edge-][data-live]")]);
    const middles = joined.map((e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; });
    return middles.map(([x, y], i) => Math.min(...middles.filter((_, j) => j !== i).map(([a, b]) => Math.hypot(a - x, b - y))));
}"""


def test_where_edges_join_the_panels_meet_at_one_icon(open_page: Open) -> None:
    page = sit(open_page("/"), seed=8)
    play_on(page, Rng.seeded(8), "[data-kind=row] .chip[data-kind^=edge-][data-live]")
    page.wait_for_timeout(300)
    gaps = page.evaluate(SEAM)
    assert len(gaps) >= 2 and len(gaps) % 2 == 0
    assert max(gaps) < 12, "the icons of both panels lie on each other, but for the larger panel of the hour"
    shot(page, "pulp-joined")


def test_what_success_and_failure_bring_is_seen_before_the_roll(open_page: Open) -> None:
    page = sit(open_page("/"))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    assert page.locator("[data-kind=die][data-face='die-yellow-1']").count() == 1
    mission = page.locator("#board > [data-kind=mission]")
    for kind in ("reward", "penalty"):
        badge = mission.locator(f".zone-badges [data-kind={kind}]")
        expect(badge).to_be_visible()
        assert badge.inner_text().strip()
    expect(mission.locator(".piece[data-kind=panel] .chip[data-kind=line][data-live]")).to_have_count(1)
    assert mission.locator(".zone-badges .gauge b").count() >= 1


# -- the board fits ---------------------------------------------------------------------------

OUTSIDE = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    const buttons = [...document.querySelectorAll("#board .choice-button, .prompt button")];
    return buttons.filter((e) => e.getClientRects().length > 0).filter((e) => {
        SCROLL(e);
        const { left, top, right, bottom } = e.getBoundingClientRect();
        const low = e.closest("#board") ? board.bottom : innerHeight;
        return left < -6 || top < -6 || right > innerWidth + 1 || bottom > low + 6;
    }).map((e) => [e.textContent || e.ariaLabel, JSON.stringify(e.getBoundingClientRect())]);
}"""
COVERED = """() => [...document.querySelectorAll("#board .choice-button")].filter((e) => {
    SCROLL(e);
    const { x, y, width, height } = e.getBoundingClientRect();
    if (!width) return false;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== e && !e.closest(".zone").contains(top);
}).map((e) => e.ariaLabel)"""
CUT = """() => [...document.querySelectorAll(".sentence, .prompt .button, .status, .prompt, [data-kind=mission] .zone-badges *")]
    .filter((e) => e.getClientRects().length > 0 && getComputedStyle(e).display !== "inline"
        && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2))
    .map((e) => `${e.className}: ${e.textContent}`)"""


SCROLL = """const SCROLL = (e) => {
    const story = e.closest("[data-kind=story]");
    if (story) story.scrollTop += e.getBoundingClientRect().bottom - story.getBoundingClientRect().bottom + 8;
};"""
"""Many storylines can be scrolled; nothing else is."""


def judge(page: Page) -> None:
    """Whatever can be chosen can be seen, read and hit."""
    page.wait_for_function("document.querySelector('.flight') === null", timeout=10_000)
    for check in (OUTSIDE, COVERED):
        assert page.evaluate(f"() => {{ {SCROLL} return ({check})(); }}") == []
    assert page.evaluate(TINY, LEAST_TEXT) == []
    assert page.evaluate(SMALL, FINGER) == []


@pytest.mark.parametrize(
    ("size", "mode", "lang"),
    [
        (DESKTOP, "solo", "fr"),
        (DESKTOP, "rivals", "en"),
        (DESKTOP, "partners", "fr"),
        (PHONE, "solo", "en"),
        (PHONE, "rivals", "fr"),
        (PHONE, "partners", "en"),
        (SMALL_PHONE, "solo", "fr"),
        (ASIDE, "solo", "en"),
        (TABLET, "rivals", "fr"),
        (HUGE, "partners", "en"),
    ],
)
def test_a_game_fits(open_page: Open, size: dict[str, int], mode: str, lang: str) -> None:
    page = sit(open_page("/", lang, size), mode, seed=6)
    rng, name = Rng.seeded(6), f"pulp-{mode}-{size['width']}-{lang}"
    for number in range(30):
        wait_for_turn(page)
        if is_over(page):
            break
        if number % 3 == 0:
            shot(page, name)
            judge(page)
        act(page, rng)


@pytest.mark.parametrize("text", ["small", "normal", "large", "huge"])
@pytest.mark.parametrize("game", ["pulp_detective", "space_bowl", "bounty_hunters"])
def test_no_text_is_cut_on_a_phone_at_any_text_size(open_page: Open, game: str, text: str) -> None:
    page = open_page("/", "fr", PHONE)
    page.evaluate("(size) => localStorage.setItem('posse.settings', JSON.stringify({ size }))", text)
    bot = "bot:rookie" if game == "space_bowl" else "bot:heuristic"
    seats = ["me"] if game == "pulp_detective" else ["me", bot, bot]
    options = {"clock": "ticks"} if game == "space_bowl" else {}
    body = {"game": game, "seats": seats, "options": options, "seed": 28}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    rng = Rng.seeded(1)
    for _ in range(12):
        wait_for_turn(page)
        assert page.locator("html").get_attribute("data-size") == text
        page.wait_for_timeout(30)
        shot(page, f"text-{game}-{text}")
        assert page.evaluate(CUT) == []
        act(page, rng)


def test_on_a_phone_the_page_is_a_swipe_away(open_page: Open) -> None:
    page = sit(open_page("/", "fr", PHONE))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    dice, story = page.locator("#board > [data-kind=dice]"), page.locator("[data-kind=story]")
    box = dice.bounding_box()
    assert box and box["y"] > PHONE["height"] * 0.6
    peeps = story.bounding_box()
    assert peeps and PHONE["width"] - 40 < peeps["x"] < PHONE["width"] - 10, "its edge can be seen"
    page.locator("#board").evaluate("(board) => board.scrollTo({ left: board.scrollWidth })")
    expect(page.locator("[data-kind=criminal]")).to_be_in_viewport()
    turned = story.bounding_box()
    assert turned and turned["x"] < 40 and turned["width"] > 300
    for kind in ("story", "criminal", "pile", "case"):
        expect(page.locator(f"#board .zone[data-kind={kind}]")).to_be_in_viewport()
    shot(page, "pulp-page-two")


def test_on_a_phone_a_card_is_placed_without_a_swipe(open_page: Open) -> None:
    page = sit(open_page("/", "en", PHONE))
    play_on(page, Rng.seeded(1), "[data-kind=story] > [data-choice]")
    expect(page.locator("[data-kind=current] .piece")).to_be_in_viewport()
    for row in page.locator("[data-kind=story] > [data-choice]").all():
        expect(row).to_be_in_viewport()


def test_on_a_phone_the_other_player_is_behind_a_tab(open_page: Open) -> None:
    page = sit(open_page("/", "en", PHONE), "rivals")
    page.locator(".tabs [data-tab=others]").click()
    expect(page.locator("#board .zone[data-kind=energy]:visible")).to_have_count(1)
    expect(page.locator("[data-kind=drawn]")).to_be_hidden()
    solo = sit(open_page("/", "en", PHONE))
    expect(solo.locator(".tabs [data-tab=others]")).to_be_hidden()


# -- everybody --------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
def test_the_board_is_open_to_everyone(open_page: Open, size: dict[str, int], theme: str) -> None:
    page = sit(open_page("/", "fr", size, color_scheme=theme), "rivals", seed=2)
    rng = Rng.seeded(2)
    for until in ("[data-kind=drawn]", "[data-kind=story] > [data-choice]", "#board > [data-kind=mission]"):
        play_on(page, rng, until)
        page.wait_for_timeout(200)
        assert serious(page) == []
    shot(page, f"pulp-{theme}-{size['width']}")


def test_a_screen_reader_hears_clock_mission_and_dice(open_page: Open) -> None:
    page = sit(open_page("/"))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    labels = {kind: page.locator(f"#board .zone[data-kind={kind}]").first.get_attribute("aria-label") or "" for kind in KINDS}
    assert all(labels.values())
    assert "24" in labels["clock"] and "8" in labels["energy"]
    die = page.locator("[data-id=yellow-1] .choice-button").get_attribute("aria-label") or ""
    assert "1" in die and len(die) > 10


KINDS = ("clock", "mission", "dice", "energy", "clues")
CHOOSE = {"mode": "solo", "case": "choose", "level": "choose", "detective": "choose"}


def test_case_level_and_detective_can_be_chosen_at_the_table(open_page: Open) -> None:
    for size in (DESKTOP, PHONE):
        page = open_page("/", "en", size)
        body = {"game": "pulp_detective", "seats": ["me"], "options": CHOOSE}
        page.goto(page.request.post("/api/tables", data=body).json()["link"])
        for _ in range(3):
            wait_for_turn(page)
            judge(page)
            shot(page, f"pulp-choose-{size['width']}")
            act(page, Rng.seeded(1))
            page.wait_for_timeout(100)
        play_on(page, Rng.seeded(1), "[data-kind=drawn]")


# -- the page ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
def test_nothing_shifts_once_it_is_painted(open_page: Open, size: dict[str, int]) -> None:
    page = sit(open_page("/", size=size))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    page.add_init_script(f"({SHIFTS})()")
    page.reload()
    wait_for_turn(page)
    page.evaluate(WAIT_FOR_PAINT)
    shifts = page.evaluate("shifts")
    assert sum(shift[0] for shift in shifts) < 0.01, shifts
