"""Playing with others: waiting room, spectators, absent players and rematches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from posse.core.rng import Rng
from tests.server.host import Server
from tests.web.conftest import DESKTOP, DOOR, PHONE, Open, shot
from tests.web.person import Person
from tests.web.player import choose, new_table, sit_down, wait_for_turn


def invite(open_page: Open, *seats: str) -> Page:
    """The host at a new table that waits for players."""
    host = open_page(DOOR)
    body = {"game": "bounty_hunters", "seats": ["me", *seats], "name": "Ada", "options": {"mode": "discovery"}}
    host.goto(host.request.post("/api/tables", data=body).json()["link"])
    expect(host.locator("#start")).to_be_visible()
    return host


def sit(page: Page, name: str, seat: int) -> None:
    page.locator("#name").fill(name)
    page.locator(f"#sit-{seat}").click()
    expect(page.locator(f"#stand-{seat}")).to_be_visible()


def test_a_guest_is_told_what_to_do_before_the_start(open_page: Open) -> None:
    host = invite(open_page, "open", "open")
    expect(host.locator(".hint")).to_contain_text("2 seats are still open")
    guest = open_page(host.url, size=PHONE)
    expect(guest.locator(".hint")).to_contain_text("take a free seat")
    expect(guest.locator(".table-options")).to_contain_text("Discovery")
    guest.locator("#sit-1").click()
    expect(guest.locator("#name-problem")).to_contain_text("the name that the others will see")
    expect(guest.locator("#name")).to_be_focused()
    sit(guest, "Bob", 1)
    expect(guest.locator(".hint")).to_contain_text("You have a seat")


def test_everybody_sees_that_the_host_has_chosen_the_seed(open_page: Open) -> None:
    host = open_page(DOOR)
    body = {"game": "bounty_hunters", "seats": ["open", "bot:random"], "seed": 7}
    host.goto(host.request.post("/api/tables", data=body).json()["link"])
    for lang, label, text in (("en", "Chosen seed", "every hidden card"), ("fr", "Graine choisie", "toutes les cartes cachées")):
        guest = open_page(f"{host.url}?lang={lang}", size=PHONE)
        expect(guest.locator(".seed-label summary")).to_have_text(label)
        expect(guest.locator(".seed-label p")).to_be_hidden()
        guest.locator(".seed-label summary").click()
        expect(guest.locator(".seed-label p")).to_contain_text(text)
        expect(guest.locator(".seed-label p")).to_be_in_viewport(ratio=1)
    sit(host, "Ada", 0)
    host.locator("#start").click()
    expect(host.locator(".board")).to_be_visible()
    expect(guest.locator(".board")).to_be_visible()
    expect(guest.locator(".seed-label summary")).to_be_in_viewport(ratio=1)
    expect(host.locator(".seed-label")).to_have_count(0)
    shot(guest, "seed-label")
    host.goto(host.request.post("/api/tables", data={**body, "seats": ["me", "bot:random"], "seed": None}).json()["link"])
    expect(host.locator(".board")).to_be_visible()
    expect(host.locator(".seed-label")).to_have_count(0)


def test_a_guest_sees_what_they_are_invited_to_and_sits_down_with_one_tap(open_page: Open) -> None:
    host = invite(open_page, "open", "open")
    guest = open_page(host.url, size=PHONE)
    about = guest.locator(".invited")
    expect(about.locator(".poster")).to_be_visible()
    for words in ("2 to 6 players", "About 20 minutes", "What happens next"):
        expect(about).to_contain_text(words)
    expect(about.locator("a[href='/games/bounty_hunters/howto']")).to_be_visible()
    expect(guest.locator("#sit")).to_be_in_viewport()
    guest.locator("#name").fill("Bob")
    guest.locator("#name").press("Enter")
    expect(guest.locator("#stand-1")).to_be_visible()
    expect(about).not_to_contain_text("What happens next")


def test_the_host_reassigns_the_seat_of_an_absent_guest(open_page: Open) -> None:
    host = invite(open_page, "open")
    guest = open_page(host.url)
    sit(guest, "Bob", 1)
    expect(host.locator("#kind-1")).to_have_count(0)
    guest.goto("/")
    host.locator("#kind-1").select_option("bot:heuristic")
    expect(host.locator("li[data-kind=bot]")).to_have_count(1)


def test_a_success_clears_the_previous_error(open_page: Open) -> None:
    host = invite(open_page, "open", "open")
    first, second = open_page(host.url), open_page(host.url)
    sit(first, "Bob", 1)
    expect(second.locator("#sit-2")).to_be_visible()
    second.locator("#name").fill("Bob")
    second.locator("#sit-2").click()
    expect(second.locator(".notice.bad")).to_be_visible()
    sit(second, "Cy", 2)
    expect(second.locator(".notice")).to_have_count(0)


def test_a_bot_is_offered_for_an_absent_player(open_page: Open) -> None:
    host = invite(open_page, "open")
    sent: list[str] = []
    host.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    host.reload()
    guest = open_page(host.url)
    sit(guest, "Bob", 1)
    host.locator("#start").click()
    wait_for_turn(host)
    guest.goto("/")
    while host.locator(".prompt[data-turn]").count():
        choose(host, Rng.seeded(1))
        host.wait_for_timeout(100)
    offer = host.locator(".stand-in button")
    expect(offer).to_have_count(0)
    expect(offer).to_have_text("Let a bot play for Bob", timeout=8_000)
    expect(host.locator(".stand-in")).to_contain_text("come back at any time")
    shot(host, "stand-in-1280")
    offer.click()
    expect(host.locator("#board .sign[aria-label^='A bot plays in their place']")).to_be_visible()
    expect(offer).to_have_count(0)
    assert any('"stand-in"' in frame and '"seat":1' in frame and '"bot":"heuristic"' in frame for frame in sent)


def test_a_rematch_is_offered_on_every_score_sheet(open_page: Open, server: Server) -> None:
    player = open_page(DOOR)
    person = Person(server, player, new_table(player, 2, mode="discovery"))
    person.skip_ahead()
    person.look()
    table = player.url
    watcher = open_page(table, "fr")
    again = player.context.new_page()
    again.goto(table)
    expect(again.locator(".sheet .rematch button")).to_have_text("Play again")
    expect(watcher.locator(".sheet .rematch .button")).to_have_count(0)
    player.locator(".sheet .rematch button").click()
    expect(watcher.locator(".sheet .rematch a")).to_have_text("Regarder la partie suivante")
    expect(watcher.locator(".sheet .rematch [role=status]")).to_have_text("La partie suivante est en cours.")
    expect(again.locator(".sheet .rematch a")).to_have_text("Go on with it")
    shot(watcher, "rematch-1280-fr")
    watcher.locator(".sheet .buttons > button").click()
    expect(watcher.locator(".prompt .rematch a")).to_be_visible()
    watcher.locator(".prompt .rematch a").click()
    expect(player).not_to_have_url(table)
    expect(watcher).to_have_url(player.url)


FILLED = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    const areas = [...document.querySelectorAll("#board > [data-kind=area]")].map((e) => e.getBoundingClientRect().bottom);
    return board.bottom - Math.max(...areas);
}"""


def test_a_spectator_is_told_so_and_sees_the_whole_table(open_page: Open) -> None:
    for lang, words, players in (("en", "You are watching", 2), ("fr", "Vous regardez", 6)):
        player = sit_down(open_page(DOOR), players)
        wait_for_turn(player)
        page = open_page(player.url, lang, DESKTOP)
        expect(page.locator(".watching")).to_have_text(words)
        expect(player.locator(".watching")).to_be_hidden()
        assert page.evaluate(FILLED) < 24
        shot(page, f"watching-{players}-1280-{lang}")


def test_finished_games_say_who_won_and_when(open_page: Open, server: Server) -> None:
    page = open_page(DOOR, "fr")
    Person(server, page, new_table(page, 2, mode="discovery")).skip_ahead()
    page.goto("/mine")
    row = page.locator("#mine .row").first
    expect(row.locator(".won")).to_have_text(re.compile(r"^(gagnée par .+,|Vous gagnez avec) \d+ points?$"))
    expect(row.locator("time")).to_contain_text("20")
    expect(row.locator("a[download]")).to_contain_text("Télécharger")
