"""What a new player needs, on a phone or a desktop."""

from __future__ import annotations

from playwright.sync_api import expect

from posse.core.rng import Rng
from posse.texts import texts
from tests.server.host import Server
from tests.web.conftest import DOOR, PHONE, Open, shot
from tests.web.person import Person
from tests.web.player import go_on, new_table, sit_down, wait_for_turn
from tests.web.test_pages import serious

FINGERS = {"has_touch": True, "is_mobile": True}
SHORT = {"width": 390, "height": 600}


def test_the_log_of_a_phone_opens_at_the_newest_line(open_page: Open) -> None:
    page = sit_down(open_page(DOOR, size=PHONE))
    go_on(page, Rng.seeded(1), 20)
    page.locator("[data-tab=log]:is(button)").click()
    expect(page.locator(".log-lines li").last).to_be_in_viewport()


def test_touch_users_are_told_once_that_a_long_press_enlarges_a_card(open_page: Open) -> None:
    page = sit_down(open_page(DOOR, "fr", PHONE, **FINGERS))
    expect(page.locator(".tip.known")).to_contain_text("Gardez le doigt")
    page.locator(".tip.known button").click()
    expect(page.locator(".tip.known")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".tip.known")).to_have_count(0)


def test_decks_have_labels_and_the_hand_stays_visible(open_page: Open) -> None:
    page = sit_down(open_page(DOOR, size=SHORT))
    for deck in ("Targets", "Hunters", "Jawa market", "Contracts"):
        expect(page.locator(".zone-label", has_text=deck).first).to_be_visible()
    go_on(page, Rng.seeded(1), 36)
    area = page.locator("#board > [data-mine]")
    for edge in (0, 9999):
        area.evaluate("(area, edge) => { area.scrollTop = edge; }", edge)
        for place in ("[data-mine] [data-kind=hand]", "[data-kind=zone] >> nth=0"):
            expect(page.locator(f"#board {place}")).to_be_in_viewport(ratio=0.9)
    shot(page, "short-390")


BUTTONS = """(bar) => [[...bar.querySelectorAll("button")].map((button) => button.dataset.verb),
    bar.querySelectorAll(".primary").length]"""


def test_no_option_is_suggested_if_there_are_several(open_page: Open) -> None:
    page, rng = sit_down(open_page(DOOR)), Rng.seeded(1)
    several = 0
    for _ in range(30):
        wait_for_turn(page)
        verbs, primary = page.locator(".prompt .buttons").evaluate(BUTTONS)
        ways = [verb for verb in verbs if verb not in ("done", "withdraw")] or verbs
        several += len(ways) > 1
        assert primary == (len(ways) == 1), verbs
        go_on(page, rng, 1)
    assert several


def test_help_explains_the_icons_and_links_to_the_rules(open_page: Open) -> None:
    page = sit_down(open_page(DOOR, size=PHONE))
    wait_for_turn(page)
    page.locator("[data-tool=help]").click()
    signs = page.locator(".dialog .signs")
    for words in ("green", "blue", "orange", "point"):
        expect(signs).to_contain_text(words)
    expect(page.locator(".rules-link a:last-child")).to_have_attribute("href", "/games/bounty_hunters#rules")


def test_the_rules_are_searched_in_the_help(open_page: Open) -> None:
    page = sit_down(open_page(DOOR, "fr", PHONE))
    wait_for_turn(page)
    page.locator("[data-tool=help]").click()
    box, found = page.get_by_role("searchbox", name="Chercher dans les règles"), page.locator(".rule-search li")
    box.press_sequentially("caisses")
    expect(found.first).to_contain_text("aisse")
    expect(page.locator(".rule-search mark").first).to_have_text("caisses", ignore_case=True)
    expect(page.locator(".rule-search [role=status]")).to_have_text(f"Règles trouvées\N{NO-BREAK SPACE}: {found.count()}")
    assert serious(page) == []
    shot(page, "help-search-390-fr")
    box.fill("bh 31")
    expect(found).to_have_count(1)
    expect(found.locator("a")).to_have_attribute("href", "/games/bounty_hunters#BH-031")
    box.fill("xyzzy")
    expect(page.locator(".rule-search [role=status]")).to_have_text(texts("", "fr")("web-rules-none"))
    box.fill("")
    expect(page.locator(".rule-search [role=status]")).to_be_empty()
    expect(found).to_have_count(0)


def test_french_option_labels_have_a_no_break_space_before_a_colon(open_page: Open) -> None:
    page = sit_down(open_page(DOOR, "fr"))
    go_on(page, Rng.seeded(1), 1)
    wait_for_turn(page)
    expect(page.locator("#board .piece .choice-button").first).to_be_attached()
    names = page.locator("#board .piece .choice-button").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    assert names and all("\N{NO-BREAK SPACE}: " in name for name in names)


def test_the_score_sheet_shows_places_first_and_is_complete_within_seconds(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, reduced_motion="no-preference")
    answers = Person(server, page, new_table(page, 2, mode="discovery")).skip_ahead()
    person = Person(server, page, new_table(page, 2, mode="discovery"))
    person.skip_ahead(most=answers - 1)
    person.look()
    person.play()
    expect(page.locator(".sheet")).to_be_visible()
    assert page.locator(".sheet tbody tr").first.get_attribute("class") == "places"
    ends = "document.querySelector('.sheet').getAnimations({subtree: true}).map((a) => a.effect.getComputedTiming().endTime)"
    assert max(page.evaluate(ends)) <= 1500
    expect(page.locator(".sheet .verdict")).to_be_visible()
