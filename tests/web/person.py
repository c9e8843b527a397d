"""A person whose moves are chosen by a bot: made by clicks in the browser, or over a separate connection."""

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
"""The maximum number of answers in a game."""
DOUBLE = 400
"""Milliseconds between two presses so that the second is not ignored."""

CLICK_TIMEOUT = 1_500
"""Milliseconds in which a page must show the current position."""

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
"""Clicks the button in the bar, or the piece and then the item of its menu, once the last answer has arrived. Does nothing if
it is missing."""

Until = Callable[[Any], bool]


class Person:
    """The guest of a page. The state is read over a separate connection of the same guest."""

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
        """Reads messages until none has arrived for so long. Sends nothing, which would count against the rate limit."""
        with suppress(TimeoutError):
            while True:
                self.hear(seconds)

    def hear(self, seconds: float) -> None:
        """Reads the next messages."""
        self.guest.receive(seconds)
        while self.guest.unread:
            self.guest.take(self.guest.unread.pop(0))

    # -- without the page ----------------------------------------------------------------

    def skip_ahead(self, until: Until | None = None, most: int = MOST) -> int:
        """Answers without the page, at most so many times or until a condition holds; returns how many times."""
        for number in range(most):
            while not self.over and not self.acts:
                self.guest.read()
            seen = self.seen()
            if self.over or until and until(seen):
                return number
            with suppress(Refused):  # somebody else has moved meanwhile
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
        """Makes one answer. Tries again if the page was not up to date or somebody else has moved meanwhile."""
        for _ in range(8):
            if len(self.guest.state["waiting"]) > 1:
                self.listen(0.05)  # a bot that decides at the same time answers first
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
        return str(self.page.evaluate(CLICK, [on, label, CLICK_TIMEOUT]))

    def answered(self, before: int) -> bool:
        """Whether the answer has arrived. If others act at the same time, it may have come too late."""
        known = self.guest.seq
        with suppress(TimeoutError):
            while self.guest.at == before:
                self.hear(4 if self.guest.seq == known else 0.3)
        return self.guest.at != before


def take_turns(people: list[Person]) -> None:
    """Lets each person act when it is their turn, until the game is over."""
    for _ in range(MOST):
        for person in people:
            person.listen(0.005)
        if people[0].over:
            return
        for person in [person for person in people if person.acts][:1]:
            person.act()
    raise AssertionError("the game does not end")
