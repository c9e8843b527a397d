"""A person who plays as a bot would: in the browser, by clicks, or unseen, to get on."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page

from posse import bots, catalog
from posse.core.rng import Rng
from posse.core.state import State
from posse.texts import texts
from tests.server.guest import Guest, Refused
from tests.server.host import Server
from tests.web.player import NEWS, wait_for_turn

MOST = 1_500
"""Answers after which a game has no end in sight."""
DOUBLE = 400
"""Milliseconds after which a second press is one of its own."""

PATIENCE = 1_500
"""Milliseconds in which a page gets as far as the table is."""

CLICK = """async ([on, label, most]) => {
    const seen = (e) => e?.getClientRects().length > 0;
    const click = () => {
        if (document.querySelector("#board [data-chosen]")) return "";
        const place = on ? document.querySelector(`#board [data-id="${on}"]`) : null;
        const button = place?.querySelector(":scope > .choice-button, :scope > .card > .choice-button");
        const bar = [...document.querySelectorAll(".prompt .button[data-verb]:enabled")];
        const own = bar.find((e) => (e.querySelector("span") ?? e).textContent === label);
        if (seen(own)) own.click();
        else if (seen(button) && button.ariaLabel.includes(label)) {
            button.click();
            const items = [...document.querySelectorAll(".menu [role=menuitem]")];
            items.find((e) => e.textContent === label)?.click();
        } else return "";
        return document.querySelector(".prompt .button[data-asks]") ? "asks" : "done";
    };
    const news = NEWS;
    const begun = performance.now();
    for (;;) {
        const done = click();
        if (done || performance.now() - begun > most) return done;
        await news();
    }
}""".replace("NEWS", NEWS)
"""The button in the bar, or the piece and then the item of its menu, once the last answer is back; nothing if it is not there."""

Until = Callable[[Any], bool]


class Person:
    """Whoever has opened the page; what there is to choose is read from a connection of one's own."""

    def __init__(self, server: Server, page: Page, link: str = "", lang: str = "en", seed: int = 1) -> None:
        self.page, self.link, self.lang = page, link or page.url, lang
        token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"].startswith("posse_guest_"))
        self.guest = Guest(server, self.link.rpartition("/t/")[2].partition("?")[0], token).hello(view="state")
        self.game = str(self.guest.table["game"])
        self.bot, self.rng = bots.bot(catalog.game(self.game), "heuristic"), Rng.seeded(seed)
        self.seat = int(self.guest.table["you"])
        self.names = tuple([str(seat["name"]) for seat in self.guest.table["seats"]])

    @property
    def over(self) -> bool:
        return bool(self.guest.state["over"])

    @property
    def acts(self) -> bool:
        return self.seat in self.guest.state["waiting"]

    def seen(self) -> State:
        return State.from_json(json.dumps(self.guest.state["state"]))

    def listen(self, seconds: float) -> None:
        """Takes in what comes, until nothing has come for so long; asking would be one message too many."""
        with suppress(TimeoutError):
            while True:
                self.guest.take(json.loads(self.guest.link.recv(seconds)))

    # -- unseen --------------------------------------------------------------------------

    def get_on(self, until: Until | None = None, most: int = MOST) -> int:
        """Answers without the page, so many times or until something is so; how many times it was."""
        for number in range(most):
            while not self.over and not self.acts:
                self.guest.read()
            seen = self.seen()
            if self.over or until and until(seen):
                return number
            with suppress(Refused):  # others have acted meanwhile
                self.guest.move(self.bot(seen, self.seat, self.rng))
        return most

    def look(self) -> Page:
        """Opens the table in the page."""
        self.page.goto(self.link)
        wait_for_turn(self.page)
        return self.page

    # -- by clicks -----------------------------------------------------------------------

    def play(self, until: Until | None = None, most: int = MOST) -> None:
        for _ in range(most):
            while not self.over and not self.acts:
                self.guest.read()
            if self.over or until and until(self.seen()):
                return
            self.act()
        assert most < MOST, "no end in sight"

    def act(self) -> None:
        """One answer; once more if the page was not that far yet, or others have acted meanwhile."""
        for _ in range(8):
            if len(self.guest.state["waiting"]) > 1:
                self.listen(0.05)  # who decides together with a bot is never the first
            if self.over or not self.acts:
                return
            before, seen = self.guest.at, self.seen()
            move = self.bot(seen, self.seat, self.rng)
            scene = seen.game.scene(seen, texts(self.game, self.lang).to(self.seat, self.names))
            option = next(option for option in scene.options if option.move == move)
            clicked = self.click(option.on, option.label)
            if clicked == "asks":
                self.page.wait_for_timeout(DOUBLE)
                self.page.locator(".prompt .button[data-asks]").click()
            if clicked and self.answered(before):
                return
            self.listen(0.05)
        raise AssertionError(f"{option.label!r} on {option.on!r} is not done")

    def click(self, on: str, label: str) -> str:
        return str(self.page.evaluate(CLICK, [on, label, PATIENCE]))

    def answered(self, before: int) -> bool:
        """Whether one's answer has come back; if others act at the same time, it may have come too late."""
        known = self.guest.seq
        with suppress(TimeoutError):
            while self.guest.at == before:
                self.guest.take(json.loads(self.guest.link.recv(4 if self.guest.seq == known else 0.3)))
        return self.guest.at != before


def take_turns(people: list[Person]) -> None:
    """Whoever has to act does, until the game is over."""
    for _ in range(MOST):
        for person in people:
            person.listen(0.005)
        if people[0].over:
            return
        for person in [person for person in people if person.acts][:1]:
            person.act()
    raise AssertionError("no end in sight")
