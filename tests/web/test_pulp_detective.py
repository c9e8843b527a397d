"""Pulp Detective in the browser: whole games by clicks in all three modes, dice, and the board on every screen."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import cycle

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.rules.state import table as pulp_table
from posse.games.pulp_detective.rules.story import PlaceCard, TeamPlace
from posse.texts import texts
from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, resize, shot
from tests.web.person import Person, Until, take_turns
from tests.web.player import go_on, key_positions, wait_for_turn
from tests.web.test_access import THEMES
from tests.web.test_fit import FINGER, LEAST_TEXT, SMALL, TINY
from tests.web.test_pages import serious
from tests.web.test_paint import assert_no_layout_shift

TABLET = {"width": 820, "height": 1180}
SMALL_PHONE = {"width": 375, "height": 667}
MOST = 700
"""The maximum number of clicks in a game; the longest have about 24 turns of 15 clicks."""

ROLL = """([which, item]) => {
    const seen = (e) => e.getClientRects().length > 0;
    const dice = [...document.querySelectorAll("[data-kind=dice] .choice-button")].filter(seen);
    const buttons = ".prompt[data-turn] .button[data-n]:enabled, #board .choice-button";
    const others = [...document.querySelectorAll(buttons)].filter(seen);
    const things = dice.length && which < 0.8 ? dice : others;
    things[Math.floor(which * things.length)]?.click();
    const menu = [...document.querySelectorAll("[role=menu] [role=menuitem]")];
    menu[Math.floor(item * menu.length)]?.click();
}"""
"""Prefers to roll, and sometimes chooses another option."""


def table(page: Page, mode: str = "solo", seed: int = 3, **options: str) -> str:
    """The link to a new table, with a bot in modes for two, and with a fixed seed."""
    seats = ["me"] if mode == "solo" else ["me", "bot:heuristic"]
    body = {"game": "pulp_detective", "seats": seats, "options": {"mode": mode, **options}, "seed": seed}
    return str(page.request.post("/api/tables", data=body).json()["link"])


def sit(page: Page, mode: str = "solo", seed: int = 3, **options: str) -> Page:
    page.goto(table(page, mode, seed, **options))
    wait_for_turn(page)
    return page


def play_on(page: Page, rng: Rng, until: str) -> Locator:
    """Plays until a selector matches."""
    go_on(page, rng, MOST, until, ROLL)
    found = page.locator(until)
    expect(found.first).to_be_attached()
    return found


def assert_over(page: Page) -> None:
    expect(page.locator(".sheet .verdict")).to_be_visible()
    expect(page.locator(".sheet [data-total] td").first).to_have_text(re.compile("^(Solved|Unsolved|Résolue|Non résolue)$"))


# -- whole games ------------------------------------------------------------------------------


def test_a_whole_solo_game_by_clicks(open_page: Open) -> None:
    page, rng = sit(open_page(DOOR), level="expert"), Rng.seeded(2)
    for number in (3, 37, MOST):
        go_on(page, rng, number, pick=ROLL)
        shot(page, f"pulp-solo-{number}")
    assert_over(page)


@pytest.mark.parametrize(("mode", "size", "seed"), [("solo", PHONE, 32), ("rivals", PHONE, 58), ("partners", DESKTOP, 10)])
def test_a_whole_game_in_french(open_page: Open, server: Server, mode: str, size: dict[str, int], seed: int) -> None:
    """By clicks from the first card to the last. The seeds are of cases that a good player solves soon."""
    page = sit(open_page(DOOR, "fr", size), mode, seed, level="expert")
    Person(server, page, lang="fr").play()
    assert_over(page)
    shot(page, f"pulp-{mode}-end")


def test_two_rivals_in_two_browsers(open_page: Open, server: Server) -> None:
    """A whole game between a desktop and a phone."""
    ada, bo = open_page(DOOR), open_page(DOOR, "fr", PHONE)
    options = {"mode": "rivals", "level": "expert"}
    body = {"game": "pulp_detective", "seats": ["me", "open"], "options": options, "name": "Ada"}
    link = ada.request.post("/api/tables", data=body).json()["link"]
    for page in (ada, bo):
        page.goto(link)
    bo.locator("#name").fill("Bo")
    bo.locator("#sit-1").click()
    expect(bo.locator("#stand-1")).to_be_visible()
    ada.locator("#start").click()
    for page in (ada, bo):
        page.wait_for_selector("#board .zone")
    take_turns([Person(server, ada), Person(server, bo, lang="fr")])
    for page in (ada, bo):
        assert_over(page)


# -- a turn -----------------------------------------------------------------------------------


def test_each_die_has_a_key_and_giving_up_must_be_confirmed(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    while page.locator("#board > [data-kind=mission]").count() == 0:
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    assert [page.locator(f"[data-id=yellow-{die}]").get_attribute("data-n") for die in (1, 2, 3, 4)] == ["1", "2", "3", "4"]
    page.keyboard.press("2")
    expect(page.locator("[data-id=yellow-2]")).not_to_have_attribute("data-face", "die-yellow-2")
    expect(page.locator("[data-id=yellow-1]")).to_have_attribute("data-n", "1")
    give_up = page.locator(".prompt [data-verb=finish]")
    expect(give_up).not_to_have_class("button primary")
    page.keyboard.press("f")
    expect(give_up).to_have_text(re.compile("Press again to give up"))
    page.wait_for_timeout(500)
    page.keyboard.press("f")
    expect(give_up).to_have_count(0)


def test_the_help_explains_signs_that_are_not_on_the_table_yet(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    page.keyboard.press("?")
    signs = page.locator(".dialog.keys .signs")
    for kind in ("reward", "penalty", "twist", "dice", "reroll", "day", "dots"):
        expect(signs).to_contain_text(texts("pulp_detective", "en")(f"web-sign-{kind}"))
        expect(signs.locator(f"[data-kind={kind}] svg")).to_be_visible()


def test_the_help_lists_the_keys_of_the_game(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    page.keyboard.press("?")
    expect(page.locator(".dialog.keys dl.by-key kbd").first).to_be_visible()
    keys = page.locator(".dialog.keys dl.by-key kbd").all_inner_texts()
    assert {"O", "F", "N", "R"} <= set(keys)
    assert "" not in page.locator(".dialog.keys dl.by-key dd").all_inner_texts()


def test_a_turn_by_keyboard_alone(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    for _ in range(100):
        wait_for_turn(page)
        if page.locator("#board > [data-kind=mission]").count():
            break
        page.keyboard.press("ArrowDown" if page.locator(".menu").count() else "Escape")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator("#board > [data-kind=mission]")).to_be_visible()
    die = page.locator("[data-kind=dice] .choice-button").first
    die.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-id=yellow-1] .choice-button")).to_have_count(0)
    assert "-" in (page.locator("[data-id=yellow-1]").get_attribute("data-face") or "").removeprefix("die-yellow-1")
    expect(page.locator(".prompt:focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "“Justice is blind. He sold her the cane.”"), ("fr", "« La justice est aveugle.")]
)
def test_the_enlarged_card_shows_flavour_text_and_the_card_does_not(open_page: Open, lang: str, line: str) -> None:
    page = sit(open_page(DOOR, lang))
    judge = page.locator("[data-id=judge-harrow]")
    judge.hover()
    text = page.locator(".zoom-words p").last
    expect(text).to_contain_text(line.replace(" ", "\u00a0", 1) if lang == "fr" else line)
    expect(page.locator(".zoom-words .flavour")).to_have_count(1)
    assert line.split()[-1] not in (judge.locator(".text").first.text_content() or "")


def test_a_die_tumbles_when_it_is_rolled(open_page: Open) -> None:
    page = sit(open_page(DOOR, reduced_motion="no-preference"))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    page.locator("[data-id=yellow-2] .choice-button").click()
    flight = page.locator(".flight[data-of=yellow-2]")
    expect(flight).to_be_visible()
    assert flight.locator(".card").count() > 3, "it shows other faces on its way"
    expect(flight).to_have_count(0)
    expect(page.locator("[data-id=yellow-2] .card")).to_have_css("opacity", "1")


HAND = "getComputedStyle(document.querySelector('[data-kind=clock] [data-kind=hour]'), '::before').rotate"


def test_clock_and_dial_follow_the_state(open_page: Open) -> None:
    page, rng = sit(open_page(DOOR)), Rng.seeded(5)
    assert page.evaluate(HAND) == "0deg"
    page.evaluate("window.hand = document.querySelector('[data-kind=clock] [data-kind=hour]')")
    play_on(page, rng, "[data-id=clock] [data-kind=hour][style*='--value: 21']")
    assert page.evaluate(HAND) == "45deg"
    assert page.evaluate("window.hand.isConnected"), "the same hand has turned"
    value = page.locator("[data-kind=energy] .gauge[data-kind=energy]").inner_text()
    style = page.locator("[data-kind=energy] .gauge[data-kind=energy]").get_attribute("style") or ""
    assert f"--value: {value.strip()[0]};" in style and "--of: 8;" in style


def has_joined(seen: State) -> bool:
    """Whether two panels of a storyline meet at an icon."""
    scene = seen.game.scene(seen, texts("pulp_detective", "en").to(0, ("Ada",)))
    rows = {zone.id for zone in scene.zones if zone.kind == "row"}
    badges = [badge for piece in scene.pieces if piece.zone in rows for badge in piece.badges]
    return any(badge.kind.startswith("edge-") and badge.live for badge in badges)


SEAM = """() => {
    const joined = [...document.querySelectorAll("[data-kind=row] .piece")]
        .flatMap((piece) => [...piece.querySelectorAll(".chip[data-kind^=edge-][data-live]")]);
    const middles = joined.map((e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; });
    return middles.map(([x, y], i) => Math.min(...middles.filter((_, j) => j !== i).map(([a, b]) => Math.hypot(a - x, b - y))));
}"""


def test_where_edges_join_the_panels_meet_at_one_icon(open_page: Open, server: Server) -> None:
    page = open_page(DOOR)
    person = Person(server, page, table(page, seed=8))
    person.skip_ahead(has_joined)
    person.look()
    gaps = page.evaluate(SEAM)
    assert len(gaps) >= 2 and len(gaps) % 2 == 0
    assert max(gaps) < 12, "the icons of both panels lie on each other, but for the larger panel of the hour"
    shot(page, "pulp-joined")


def test_reward_and_penalty_are_shown_before_the_roll(open_page: Open) -> None:
    page = sit(open_page(DOOR))
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


UNCLEAR = """() => {
    const seen = (what) => [...document.querySelectorAll(what)].filter((e) => e.getClientRects().length > 0);
    const box = (e) => e.getBoundingClientRect();
    const size = (e) => parseFloat(getComputedStyle(e).fontSize);
    const card = (e) => e.closest(".card");
    const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 3;
    const meet = (a, b) => shared(box(a), box(b), "left", "right") && shared(box(a), box(b), "top", "bottom");
    const mission = "#board > [data-kind=mission]";
    const around = [...seen("#board > :is([data-kind=supply], [data-kind=noted]) :is(.piece, .zone-label)"),
        ...seen("[data-mine] > :not([data-kind=story]) .piece")];
    const found = {
        lines: seen(`${mission} .card .chip`).filter((e) => box(e).bottom > box(card(e)).bottom),
        heads: seen(`${mission} > .zone-head > .zone-label`).filter((e) => e.scrollHeight > e.clientHeight + 1
            || box(e).right > innerWidth),
        covered: seen(`${mission} .zone-badges > *`).filter((e) => around.some((other) => meet(e, other))),
        numbers: seen("#board .piece .chip b").filter((e) => /^[0-9]+$/.test(e.textContent) && box(e).height > 1.9 * size(e)),
        beyond: seen("[data-kind=row] .piece").filter((e) => box(e).right > box(e.closest("[data-kind=story]")).right),
        counts: seen("[data-kind=suspect] .token").filter((e) => meet(e, card(e).querySelector("[data-kind^=die_]"))),
        texts: seen("[data-mine] [data-kind=object] .text").filter((e) => e.scrollHeight > e.clientHeight + 2),
        status: seen(".status").filter((e) => box(e).height > 2.9 * size(e)),
    };
    return Object.entries(found).flatMap(([kind, all]) => all.map((e) => `${kind}: ${e.className} ${e.textContent}`));
}"""
"""The elements on the board that are too small to be recognised."""


SCROLL = """const SCROLL = (e) => {
    const story = e.closest("[data-kind=story]");
    if (story) story.scrollTop += e.getBoundingClientRect().bottom - story.getBoundingClientRect().bottom + 8;
};"""
"""Only the storylines may scroll."""


def check_layout(page: Page) -> None:
    """Checks that every option is visible, readable and large enough to hit."""
    page.wait_for_function("document.querySelector('.flight') === null", timeout=10_000)
    checks = f"[({OUTSIDE})(), ({COVERED})(), ({TINY})({LEAST_TEXT}), ({SMALL})({FINGER}), ({UNCLEAR})()]"
    with suppress(Error):  # a slow machine fits the board some frames later
        page.wait_for_function(f"() => {{ {SCROLL} return {checks}.flat().length === 0; }}", timeout=2000)
    assert page.evaluate(f"() => {{ {SCROLL} return {checks}; }}") == [[], [], [], [], []], (
        "outside, covered, tiny, small, unclear"
    )


@pytest.mark.parametrize(
    ("mode", "lang", "sizes"),
    [
        ("solo", "fr", (DESKTOP, SMALL_PHONE)),
        ("rivals", "fr", (DESKTOP, PHONE, TABLET)),
        ("partners", "en", (DESKTOP, PHONE)),  # on its side, a Twist token may lie over the price of failure
    ],
)
def test_a_game_fits(open_page: Open, mode: str, lang: str, sizes: tuple[dict[str, int], ...]) -> None:
    page = sit(open_page(DOOR, lang), mode, seed=6)
    there_and_back = cycle((sizes, sizes[::-1]))
    for _ in key_positions(page, Rng.seeded(6), 30, ROLL, every=15):
        for size in next(there_and_back):
            resize(page, size)
            check_layout(page)
    for size in sizes:
        resize(page, size)
        shot(page, f"pulp-{mode}-{size['width']}-{lang}")


def has_all_around(turn: int) -> Until:
    """Whether there is a mission with a noted result, an object and a Twist token, from this turn on."""

    def until(seen: State) -> bool:
        s = pulp_table(seen)
        area = s.areas[0]
        return s.turn >= turn and s.mission is not None and bool(s.mission.noted and area.object and area.held())

    return until


def places_late(seen: State) -> bool:
    s = pulp_table(seen)
    return s.turn > 4 and s.top is not None and isinstance(s.top.effect, (PlaceCard, TeamPlace))


@pytest.mark.parametrize(
    ("mode", "seeds", "until", "sizes"),
    [
        ("rivals", (29, 28, 53, 57), has_all_around(10), (DESKTOP, PHONE)),
        ("partners", (15, 26, 31, 37, 50), has_all_around(4), (PHONE, TABLET)),
        ("partners", (11,), places_late, (PHONE, DESKTOP)),
    ],
)
def test_a_late_turn_fits(
    open_page: Open, server: Server, mode: str, seeds: tuple[int, ...], until: Until, sizes: tuple[dict[str, int], ...]
) -> None:
    """Partners may choose at the same time, so that a seed alone does not decide how the game goes: the first that gets there."""
    page = open_page(DOOR)
    for seed in seeds:
        person = Person(server, page, table(page, mode, seed))
        person.skip_ahead(until)
        if not person.over:
            break
    assert not person.over
    person.look()
    for size in sizes:
        resize(page, size)
        check_layout(page)
        shot(page, f"pulp-late-{mode}-{size['width']}")
        if size == DESKTOP:
            page.locator("[data-tool=log]").click()
            assert page.evaluate(UNCLEAR) == []
            page.locator("[data-tool=log]").click()


def test_an_overflow_that_smaller_cards_cannot_fix_makes_no_card_smaller(open_page: Open) -> None:
    """An example is the stamp, which overflows every edge during its animation."""
    page = sit(open_page(DOOR))
    fit = "document.getElementById('board').style.getPropertyValue('--fit')"
    before = page.evaluate(fit)
    stamp = "Object.assign(document.createElement('p'), { textContent: 'caught' })"
    away = "{ position: 'absolute', left: '9999px' }"
    page.locator("#board > [data-kind=clock]").evaluate(f"(zone) => void Object.assign(zone.appendChild({stamp}).style, {away})")
    resize(page, {"width": 1280, "height": 801})
    assert page.evaluate(fit) == before


TEXT_SIZES = ("small", "normal", "large", "huge")


@pytest.mark.parametrize("game", ["pulp_detective", "space_bowl", "bounty_hunters"])
def test_no_text_is_cut_on_a_phone_at_any_text_size(open_page: Open, game: str) -> None:
    page = open_page(DOOR, "fr", PHONE)
    page.evaluate("localStorage.setItem('posse.settings', JSON.stringify({ size: 'huge' }))")
    bot = "bot:rookie" if game == "space_bowl" else "bot:heuristic"
    seats = ["me"] if game == "pulp_detective" else ["me", bot, bot]
    options = {"clock": "ticks"} if game == "space_bowl" else {}
    body = {"game": game, "seats": seats, "options": options, "seed": 28}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    wait_for_turn(page)
    assert page.locator("html").get_attribute("data-size") == "huge"
    for _ in key_positions(page, Rng.seeded(1), 12, ROLL, every=4):
        for text in TEXT_SIZES:
            page.evaluate("(size) => { document.documentElement.dataset.size = size; }", text)
            resize(page, PHONE)
            assert page.evaluate(CUT) == [], text
    for text in TEXT_SIZES:
        page.evaluate("(size) => { document.documentElement.dataset.size = size; }", text)
        shot(page, f"text-{game}-{text}")


def test_on_a_phone_the_story_page_is_a_swipe_away(open_page: Open) -> None:
    page = sit(open_page(DOOR, "fr", PHONE))
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
    page = sit(open_page(DOOR, "en", PHONE))
    edge = "[data-kind=current] .chip[data-kind^=edge-]"  # by which the card is to be placed
    play_on(page, Rng.seeded(1), f"body:has({edge}) [data-kind=story] > [data-choice]")
    expect(page.locator("[data-kind=current] .piece")).to_be_in_viewport()
    for one in page.locator(edge).all():
        expect(one).to_be_in_viewport()
    for row in page.locator("[data-kind=story] > [data-choice]").all():
        expect(row).to_be_in_viewport()


def test_on_a_phone_the_other_player_is_behind_a_tab(open_page: Open) -> None:
    page = sit(open_page(DOOR, "en", PHONE), "rivals")
    page.locator(".tabs [data-tab=others]").click()
    expect(page.locator("#board .zone[data-kind=energy]:visible")).to_have_count(1)
    expect(page.locator("[data-kind=drawn]")).to_be_hidden()
    solo = sit(open_page(DOOR, "en", PHONE))
    expect(solo.locator(".tabs [data-tab=others]")).to_be_hidden()


# -- accessibility ----------------------------------------------------------------------------


def test_the_board_is_accessible(open_page: Open) -> None:
    page = sit(open_page(DOOR, "fr"), "rivals", seed=2)
    rng = Rng.seeded(2)
    for until in ("[data-kind=drawn]", "[data-kind=story] > [data-choice]", "#board > [data-kind=mission]"):
        play_on(page, rng, until)
        for theme, size in zip(THEMES, (DESKTOP, PHONE), strict=True):
            page.emulate_media(color_scheme=theme)
            resize(page, size)
            page.wait_for_timeout(200)
            assert serious(page) == [], (until, theme, size)
            shot(page, f"pulp-{theme}-{size['width']}")


def test_a_screen_reader_hears_clock_mission_and_dice(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    labels = {kind: page.locator(f"#board .zone[data-kind={kind}]").first.get_attribute("aria-label") or "" for kind in KINDS}
    assert all(labels.values())
    assert "24" in labels["clock"] and "8" in labels["energy"]
    die = page.locator("[data-id=yellow-1] .choice-button").get_attribute("aria-label") or ""
    assert "1" in die and len(die) > 10


KINDS = ("clock", "mission", "dice", "energy", "clues")
CHOOSE = {"mode": "solo", "case": "choose", "level": "choose", "detective": "choose"}


def test_case_level_and_detective_can_be_chosen_at_the_table(open_page: Open) -> None:
    page = open_page(DOOR)
    body = {"game": "pulp_detective", "seats": ["me"], "options": CHOOSE}
    page.goto(page.request.post("/api/tables", data=body).json()["link"])
    wait_for_turn(page)
    for _ in range(3):
        for size in (DESKTOP, PHONE):
            resize(page, size)
            check_layout(page)
            shot(page, f"pulp-choose-{size['width']}")
        go_on(page, Rng.seeded(1), 1, pick=ROLL)
    play_on(page, Rng.seeded(1), "[data-kind=drawn]")


# -- the page ---------------------------------------------------------------------------------


def test_nothing_shifts_once_it_is_painted(open_page: Open) -> None:
    page = sit(open_page(DOOR))
    play_on(page, Rng.seeded(1), "#board > [data-kind=mission]")
    assert_no_layout_shift(page, DESKTOP, PHONE)
