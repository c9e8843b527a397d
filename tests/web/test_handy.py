"""Choosing without slips: numbers, menus, several cards at once, piles, questions before what cannot be undone, leaving."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from posse.core.scene import Option
from posse.texts import texts
from tests.server.host import Server
from tests.web.conftest import DOOR, PHONE, Open, shot
from tests.web.person import DOUBLE, Person
from tests.web.player import new_table, sit_down, wait_for_turn
from tests.web.test_story import seen_by, table_of, unhurried

NUMBERS = """() => [...document.querySelectorAll(".shell [data-n], .menu [data-n]")]
    .filter((e) => e.getClientRects().length > 0).map((e) => Number(e.dataset.n))"""


def to_use(person: Person) -> Page:
    """The page where the viewer sells or plays the card that was chosen."""
    person.skip_ahead(lambda seen: seen.areas[0].chosen >= 0 and len(seen.options(0)) > 1)
    return person.look()


def test_a_number_means_one_thing_and_no_key_has_two_digits(open_page: Open, server: Server) -> None:
    page = open_page(DOOR)
    to_use(Person(server, page, new_table(page, 2)))
    page.keyboard.press("Escape")
    numbers = page.evaluate(NUMBERS)
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    page = open_page(DOOR)
    person = Person(server, page, table_of(page, "space_serenade", 2, characters="random"))
    person.look()
    page.keyboard.press("Escape")
    numbers = page.evaluate(NUMBERS)
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) <= 9


def test_enter_takes_nothing_that_was_not_chosen(open_page: Open, server: Server) -> None:
    page = open_page(DOOR)
    person = Person(server, page, new_table(page, 2))
    to_use(person)
    page.keyboard.press("ArrowDown")
    page.evaluate("document.activeElement.blur()")
    before = person.guest.at
    for _ in range(3):
        page.keyboard.press("Enter")
    page.locator("#board [data-kind=chosen] .choice-button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".menu")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    person.listen(0.3)
    assert person.guest.at == before
    page.keyboard.press("1")
    assert person.answered(before)


def test_basic_cards_are_played_together(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, "fr")
    person = Person(server, page, table_of(page, "space_serenade", 2, characters="random"), "fr")
    person.look()
    button = page.locator(".prompt [data-verb=together]")
    expect(button).to_contain_text("cartes simples")
    shot(page, "together-1280-fr")
    number = int(re.findall(r"\d+", button.inner_text())[0])
    played = page.locator("#board [data-kind=play][data-mine] .piece")
    assert played.count() == 0
    page.keyboard.press("a")
    expect(played).to_have_count(number)
    expect(button).to_have_count(0)


def test_a_pile_opens_into_a_list(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, size=PHONE)
    person = Person(server, page, table_of(page, "space_serenade", 2, characters="random"))
    person.skip_ahead(lambda seen: seen.turn > 2 and len(seen.areas[0].discards) > 2)
    person.look()
    number = len(seen_by(person).areas[0].discards)
    page.locator("#board [data-kind=discard][data-mine] .piece").evaluate("(piece) => piece.click()")
    pile = page.locator(".dialog.pile")
    expect(pile.locator("h2")).to_contain_text(str(number))
    expect(pile.locator("li").first).to_be_visible()
    shot(page, "pile-390")


def test_an_ability_is_asked_for_before_fuel_is_spent(open_page: Open, server: Server) -> None:
    page = open_page(DOOR)
    person = Person(server, page, table_of(page, "space_serenade", 2, characters="random"))
    able = "#board [data-kind=abilities][data-mine] .piece[data-choice] .choice-button"
    for _ in range(200):
        person.skip_ahead(most=1)
        if any("_a" in option.on and option.on.startswith("ability") for option in options(person)):
            break
    person.look()
    before = person.guest.at
    page.locator(able).first.click()
    expect(page.locator(".prompt .sentence")).to_contain_text("cannot be taken back")
    shot(page, "ability-1280")
    page.locator(".prompt [data-cancel]").click()
    expect(page.locator(".prompt [data-asks]")).to_have_count(0)
    expect(page.locator(".prompt .sentence")).not_to_contain_text("cannot be taken back")
    page.locator(able).first.click()
    page.wait_for_timeout(DOUBLE)
    page.locator(".prompt [data-asks]").click()
    assert person.answered(before)


def options(person: Person) -> list[Option]:
    """The options that are alone on their piece."""
    seen = person.seen()
    if not person.acts:
        return []
    scene = seen.game.scene(seen, texts(person.game, "en").to(person.seat, person.names))
    by_place: dict[str, int] = {}
    for option in scene.options:
        by_place[option.on] = by_place.get(option.on, 0) + 1
    return [option for option in scene.options if by_place[option.on] == 1]


def test_a_finger_that_slips_can_be_called_off(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, size=PHONE, hurried=False, has_touch=True, is_mobile=True)
    page.evaluate("localStorage.setItem('posse.settings', '{\"speed\":\"quick\"}')")
    page.add_init_script("localStorage.setItem('posse.hold', 'known')")
    person = Person(server, page, new_table(page, 2))
    person.skip_ahead(lambda seen: "choose" in seen.text(seen.options(0)[-1]))
    person.listen(0.5)
    person.look()
    before = person.guest.at
    page.locator("#board [data-kind=hand][data-mine] .choice-button").first.tap()
    expect(page.locator(".prompt .sentence")).to_contain_text("not to be taken back")
    shot(page, "second-thought-390")
    page.locator(".prompt [data-cancel]").tap()
    page.wait_for_timeout(2_500)
    person.listen(0.1)
    assert person.guest.at == before
    page.locator("#board [data-kind=hand][data-mine] .choice-button").first.tap()
    assert person.answered(before)


def test_a_player_leaves_and_comes_back(open_page: Open) -> None:
    host = open_page(DOOR)
    body = {"game": "bounty_hunters", "seats": ["me", "open"], "name": "Ada", "options": {"mode": "discovery"}}
    host.goto(host.request.post("/api/tables", data=body).json()["link"])
    guest = open_page(host.url, "fr")
    guest.locator("#name").fill("Bob")
    guest.locator("#sit-1").click()
    host.locator("#start").click()
    wait_for_turn(guest)
    guest.locator("[data-tool=settings]").click()
    guest.get_by_role("button", name="Quitter la partie").click()
    shot(guest, "leave-1280-fr")
    guest.get_by_role("button", name="Quitter, un robot joue").click()
    expect(guest).not_to_have_url(host.url)
    expect(host.locator("#board .player-title").filter(has_text="a bot plays")).to_be_visible()
    guest.goto(host.url)
    expect(host.locator("#board .player-title").filter(has_text="a bot plays")).to_have_count(0)


def test_a_tap_without_a_network_is_kept_and_a_notice_says_so(open_page: Open) -> None:
    page = open_page(DOOR)
    page.add_init_script("""{
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) { if (!window.cut) send.call(this, data); };
    }""")
    sit_down(page, 2)
    wait_for_turn(page)
    page.evaluate("window.cut = true")
    page.locator("#board .choice-button").first.click()
    expect(page.locator(".notices .notice")).to_be_visible()
    expect(page.locator("[data-link=silent]")).to_have_count(1)


def test_a_score_opens_into_its_lines_during_play(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, size=PHONE)
    person = Person(server, page, new_table(page, 2))
    person.skip_ahead(lambda seen: len(seen.areas[0].captured) > 0)
    person.look()
    page.locator(".strip .player-score").first.click()
    expect(page.locator(".sheet")).to_contain_text("Total")
    shot(page, "scores-390")
    page.keyboard.press("Escape")
    page = open_page(DOOR)
    person = Person(server, page, table_of(page, "space_serenade", 2, characters="random"))
    person.look()
    page.locator("#board .player-score:visible").first.click()
    expect(page.locator(".sheet [data-total]")).to_contain_text("?")


def test_a_turn_is_announced_in_the_title_and_by_a_notification(open_page: Open) -> None:
    page = unhurried(open_page, speed="quick", alerts="on")
    page.add_init_script("""{
        window.notified = [];
        window.Notification = class {
            static permission = "granted";
            constructor(title, { body }) { notified.push([title, body]); }
        };
        Object.defineProperty(document, "hidden", { get: () => window.away === true });
    }""")
    page.goto(table_of(page, "space_serenade", 2, characters="random"))
    page.wait_for_selector(".prompt[data-turn]")
    assert page.title().startswith("● Your turn")
    assert page.evaluate("notified") == []
    page.evaluate("window.away = true")
    page.keyboard.press("e")
    page.wait_for_timeout(DOUBLE)
    page.keyboard.press("e")
    while not page.evaluate("notified.length"):
        page.wait_for_timeout(50)
    assert page.evaluate("notified") == [["Your turn", "Space Serenade"]]


def test_the_volume_is_set_by_a_slider_and_remembered(open_page: Open) -> None:
    page = sit_down(open_page(DOOR), 2)
    page.locator("[data-tool=settings]").click()
    slider = page.locator(".settings [name=volume]")
    slider.fill("40")
    assert json.loads(page.evaluate("localStorage.getItem('posse.settings')"))["volume"] == "40"
    slider.fill("0")
    expect(page.locator("[data-tool=sound]")).to_have_attribute("aria-pressed", "false")
