"""One can follow what happens: big moments, the list since the last turn, speed, the end as a scene of its own."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.person import Person
from tests.web.player import new_table

LATER = """() => {
    const later = window.setTimeout;
    window.setTimeout = (work, ms = 0) => ms === 1500 || ms === 4000 ? 0 : later(work, ms);
}"""
"""Big moments stay until somebody ends them, however slow the machine is."""


def unhurried(open_page: Open, lang: str = "en", size: dict[str, int] = DESKTOP, **settings: str) -> Page:
    """A page that shows what happens at the speed of its settings."""
    page = open_page(DOOR, lang, size, hurried=False)
    page.evaluate("(settings) => localStorage.setItem('posse.settings', settings)", json.dumps(settings))
    return page


def table_of(page: Page, game: str, players: int, **options: Any) -> str:
    seats = ["me", *["bot:heuristic"] * (players - 1)]
    body = {"game": game, "seats": seats, "options": options, "seed": 7, "name": "Ada"}
    return str(page.request.post("/api/tables", data=body).json()["link"])


def seen_by(person: Person) -> Any:
    """The position, whatever game it is of."""
    return person.seen()


def hunter(open_page: Open, server: Server, *, lang: str = "en", size: dict[str, int] = DESKTOP, **settings: str) -> Person:
    """Somebody at a table of Bounty Hunters where the next capture is near."""
    page = unhurried(open_page, lang, size, **settings)
    person = Person(server, page, new_table(page, 2, mode="discovery"), lang)
    person.skip_ahead(lambda seen: len(seen.areas[0].captured) > 0)
    page.add_init_script(f"({LATER})()")
    person.look()
    return person


def play_to_a_capture(person: Person) -> None:
    def captures() -> int:
        return sum(len(area.captured) for area in seen_by(person).areas)

    before = captures()
    while captures() == before and not person.over:
        person.play(most=1)
        person.listen(0.2)


def test_a_capture_holds_the_stage_until_it_is_tapped(open_page: Open, server: Server) -> None:
    for lang, words, size in (("en", "capture", DESKTOP), ("fr", "captur", PHONE)):
        person = hunter(open_page, server, lang=lang, size=size, speed="quick")
        play_to_a_capture(person)
        stage = person.page.locator(".stage")
        expect(stage.locator(".what")).to_contain_text(words)
        expect(stage.locator(".piece")).to_be_visible()
        expect(stage.locator(".who b")).to_have_text(re.compile(r"^[^0-9][0-9]+$"))
        shot(person.page, f"stage-{size['width']}-{lang}")
        expect(person.page.locator(".prompt .news")).to_contain_text(words)
        stage.click()
        expect(stage).to_have_count(0)


def test_a_moment_blocks_no_decision_and_ends_with_it(open_page: Open, server: Server) -> None:
    person = hunter(open_page, server, speed="quick")
    play_to_a_capture(person)
    stage = person.page.locator(".stage")
    expect(stage).to_be_visible()
    person.play(most=1)
    expect(stage.locator(".what")).to_have_count(0)


def test_at_once_shows_no_moments(open_page: Open, server: Server) -> None:
    person = hunter(open_page, server, speed="instant")
    play_to_a_capture(person)
    expect(person.page.locator(".prompt .news")).to_contain_text("capture")
    expect(person.page.locator(".stage")).to_have_count(0)


def test_what_happened_since_the_last_turn_is_listed_and_shown_again(open_page: Open, server: Server) -> None:
    page = unhurried(open_page, speed="quick")
    link = table_of(page, "space_serenade", 2, characters="random")
    person = Person(server, page, link)
    person.skip_ahead(lambda seen: seen.turn > 2)
    person.look()
    turn = seen_by(person).turn
    person.play(lambda seen: seen.turn > turn)
    expect(page.locator(".prompt[data-turn]")).to_be_visible()
    page.keyboard.press("h")
    recap = page.locator(".recap")
    expect(recap.locator("li").first).to_be_visible()
    assert recap.locator("li").count() > 2
    shot(page, "recap-1280")
    before = page.locator("#board").inner_text()
    recap.get_by_role("button", name="Show it again").click()
    expect(page.locator(".prompt .sentence")).to_contain_text("This has happened")
    assert page.locator("#board .choice-button").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .sentence")).not_to_contain_text("This has happened")
    assert page.locator("#board").inner_text() == before
    assert page.locator("#board .choice-button").count() > 0


def test_step_by_step_each_move_of_others_waits_for_a_key(open_page: Open, server: Server) -> None:
    page = unhurried(open_page, speed="step")
    person = Person(server, page, table_of(page, "space_serenade", 2, characters="random"))
    person.look()
    turn = seen_by(person).turn
    while seen_by(person).turn == turn:
        person.play(most=1)
        person.listen(0.2)
    following = page.locator(".pace")
    expect(following).to_have_text(re.compile("Next"))
    shot(page, "step-1280")
    log = page.locator(".log-lines li")
    told = log.count()
    page.keyboard.press(".")
    expect(log).not_to_have_count(told)
    for _ in range(60):
        if not following.is_visible():
            break
        following.click()
        page.wait_for_timeout(160)
    expect(page.locator(".prompt[data-turn]")).to_be_visible()


def test_speed_is_chosen_in_the_settings_and_remembered(open_page: Open) -> None:
    page = unhurried(open_page, "fr")
    page.goto(new_table(page, 2))
    page.locator("[data-tool=settings]").click()
    page.locator(".settings").get_by_label("Pas à pas").check()
    page.reload()
    page.locator("[data-tool=settings]").click()
    expect(page.locator(".settings [name=speed][value=step]")).to_be_checked()
    shot(page, "settings-1280-fr")


def test_the_end_is_a_scene_before_the_sheet(open_page: Open, server: Server) -> None:
    for lang, size, words in (("en", DESKTOP, "Download the game"), ("fr", PHONE, "Télécharger la partie")):
        page = unhurried(open_page, lang, size, speed="quick")
        person = Person(server, page, new_table(page, 2, mode="discovery"), lang)
        person.skip_ahead(lambda seen: seen.trigger and seen.round == seen.trigger + 2)
        page.add_init_script(f"({LATER})()")
        person.look()
        person.play()
        end = page.locator(".stage[data-kind=end]")
        moments = page.locator(".stage:not([data-kind=end])")
        expect(page.locator(".stage")).to_be_visible()
        while moments.count():
            moments.click()
        expect(end).to_be_visible()
        assert page.locator(".sheet").count() == 0
        shot(page, f"end-{size['width']}-{lang}")
        end.click()
        expect(page.locator(".sheet .download")).to_have_text(words)
