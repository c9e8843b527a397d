"""Scripted rounds in a galaxy with known destinations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import posse
from posse.core.errors import IllegalMove
from posse.core.events import Event
from posse.core.state import CLOCK, SPECTATOR, State
from posse.games.space_bowl.rules.solver import NOWHERE, SIDE
from posse.games.space_bowl.rules.state import NO_PLACE, BowlState, table

PLANETS = ("halo", "zebra", "pumice", "puff", "frost", "ember")
CENTRE, RIGHT = 4, 5
"""Cells of the box."""
THROW = {"disc": CENTRE, "halo": CENTRE, "zebra": RIGHT}
"""The throw asks for Halo on the destination and Zebra on the card to its right."""
TOP = "halo-zebra"
SKY = (
    "H Z H Z -",
    "H - Z - -",
    "H Z - - H",
    "- - - - -",
    "Z Z Z H H",
)
"""H is Halo without Zebra, Z is Zebra without Halo, - is neither."""

VALID, OTHER, THIRD = "a1", "c1", "a3"
"""All destinations that are valid without a joker."""
INVALID, INVALID_TOO = "e4", "d4"
SPOT = "b2"
"""With the joker here two more destinations are valid: it replaces Zebra at the first, Halo at the second."""
HELPED, HELPED_TOO = "a2", "b2"
EDGE = "e3"
"""Shows Halo and has no card to its right."""

SECONDS_LEFT = 40
"""More clock answers than any round takes."""


def place(name: str) -> int:
    """`b1` is the second place of the first row."""
    return "abcdef".index(name[0]) + (int(name[1]) - 1) * SIDE


def named(number: int) -> str:
    return "" if number < 0 else f"{'abcdef'[number % SIDE]}{number // SIDE + 1}"


class Crew:
    """A game in the search phase, or in the phase `until`: `throw` or `hush`. Seat 0 is captain.

    Options of the game are given by name. `pile` is the number of cards left in the pile, whose top card shows Halo and
    Zebra; `down` are places with face-down cards; `hidden` are face-down cards of the pile and the box.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        captain: int = 0,
        points: int | Sequence[int] = 10,
        reserves: Sequence[int] = (),
        pile: int = 10,
        down: Iterable[str] = (),
        hidden: Iterable[str] = (),
        throw: Mapping[str, int] | None = None,
        until: str = "search",
        seed: int = 1,
        **options: Any,
    ) -> None:
        chosen: dict[str, Any] = {"clock": "real", "search_limit": 180, **options}
        data = posse.new("space_bowl", players, seed, **chosen).to_data()
        start = [points] * players if isinstance(points, int) else list(points)
        data["stack"][0]["me"] = captain
        data["table"].update(captain=captain, points=start, reserves=list(reserves) or [0] * players)
        data["table"].update(down=[place(name) for name in down], voids=list(hidden))
        lay_out(data["table"], pile)
        self.thrown = dict(throw or THROW)
        self.events: list[Event] = []
        self.s: BowlState = table(State.from_data(data))
        self.s.events = self.events
        self.ticking = self.s.game.chosen["clock"] == "ticks"
        self.start = tuple(start)
        if until != "throw":
            self.throw(until)

    # -- moves --------------------------------------------------------------------------

    def answer(self, seat: int, text: str) -> None:
        """One move; in ticks, all others wait if they can."""
        if self.s.sealed is None:
            self.s.answer(seat, self.s.parse(text))
        else:
            self.tick({seat: text})

    def tick(self, moves: Mapping[int, str] | None = None) -> None:
        """One tick: these seats move, the others wait, or pass while tokens are placed."""
        idle = "pass" if self.s.placing else "wait"
        for seat in self.s.waiting():
            self.s.answer(seat, self.s.parse((moves or {}).get(seat, idle)))

    def does(self, script: str) -> Crew:
        """Several moves: `0 go, 1 follow, 0 mark a1`."""
        for deed in filter(None, script.split(", ")):
            seat, text = deed.split(" ", 1)
            self.answer(int(seat), text)
        return self

    def throw(self, until: str = "search") -> None:
        """The captain throws; disc and marbles get the cells of the test."""
        self.s.answer(self.s.captain, self.s.parse("throw"))
        if until == "hush":
            return
        if not self.ticking:
            self.time()
        self.s.disc = self.thrown["disc"]
        self.s.hole = self.thrown.get("hole", NOWHERE)
        self.s.marbles = tuple([self.thrown.get(planet, NOWHERE) for planet in PLANETS])

    def go(self, seat: int) -> None:
        self.answer(seat, "go")

    def red(self, seat: int) -> None:
        self.answer(seat, "red")

    def follow(self, *seats: int) -> None:
        for seat in seats:
            self.answer(seat, "follow")

    def mark(self, seat: int, name: str) -> None:
        self.answer(seat, f"mark {name}")

    def clear(self, seat: int) -> None:
        self.answer(seat, "clear")

    def joker(self, seat: int, name: str) -> None:
        self.answer(seat, f"joker {name}")

    def put(self, seat: int, name: str) -> None:
        self.answer(seat, f"place {name}")

    def passes(self, seat: int) -> None:
        self.answer(seat, "pass")

    def ready(self, *seats: int) -> None:
        for seat in seats:
            self.answer(seat, "ready")

    def time(self) -> None:
        """The clock answers; in ticks, all wait until the countdown is over."""
        if not self.ticking:
            (move,) = self.s.options(CLOCK)
            self.s.answer(CLOCK, move)
            return
        stage = self.s.stage
        while self.s.stage == stage:
            self.tick()

    def scored(self) -> Crew:
        """Lets time pass until the round is scored."""
        for _ in range(SECONDS_LEFT):
            if self.told("scored") or self.told("left") or self.told("took-top") or self.s.over():
                return self
            self.time()
        raise AssertionError("the round does not end")

    def next_round(self) -> None:
        """All confirm the result, and the new captain throws."""
        self.scored()
        self.events.clear()
        if not self.ticking:
            self.ready(*range(self.s.players))
        self.throw()

    # -- results -------------------------------------------------------------------------

    def verbs(self, seat: int) -> set[str]:
        """The verbs of a seat's options."""
        return {self.s.text(move).split(" ", 1)[0] for move in self.s.options(seat)}

    def refuses(self, seat: int, *texts: str) -> None:
        """Each of these moves is illegal and changes nothing."""
        before = self.s.to_json()
        for text in texts:
            with pytest.raises(IllegalMove):
                self.s.answer(seat, self.s.parse(text))
        assert self.s.to_json() == before

    def gains(self) -> list[int]:
        """By seat: the points gained since the start."""
        return [now - then for now, then in zip(self.s.points, self.start, strict=True)]

    def tokens(self) -> list[str]:
        """By seat: the place of the token, or an empty string."""
        return [named(number) for number in self.s.put]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def card(self, name: str) -> str:
        """The card at a place."""
        return self.s.cards.ids[self.s.galaxy[place(name)]]

    def pile(self) -> list[str]:
        """The pile, its top card last."""
        return [self.s.cards.ids[card] for card in self.s.pile]

    def seen(self, seat: int) -> BowlState:
        return table(self.s.seen_by(seat))

    def views(self) -> list[BowlState]:
        """The views of all seats and of a spectator."""
        return [self.seen(seat) for seat in (*range(self.s.players), SPECTATOR)]

    def nobody_has_put_down(self) -> bool:
        return all(number == NO_PLACE for number in self.s.put)


def lay_out(data: dict[str, Any], pile: int) -> None:
    """Deals the galaxy of `SKY`, the top card of the pile, and the other cards below it and into the box."""
    every = [slug for slug in (*data["galaxy"], *data["pile"], *data["gone"], *data["box"]) if isinstance(slug, str)]
    every.remove(TOP)
    every.sort()
    kinds: dict[str, list[str]] = {"H": [], "Z": [], "-": [], "HZ": []}
    for slug in every:
        shown = slug.split("-")
        kinds[("H" if "halo" in shown else "") + ("Z" if "zebra" in shown else "") or "-"].append(slug)
    for row, line in enumerate(SKY):
        for column, kind in enumerate(line.split()):
            data["galaxy"][row * SIDE + column] = kinds[kind].pop(0)
    rest = [*kinds["HZ"], *kinds["H"], *kinds["Z"]]
    data["pile"] = [*reversed(rest[: pile - 1]), TOP]
    data["box"] = rest[pile - 1 :]
    data["gone"] = []
