"""Practice for one player: find the destinations of ten throws, with or without a clock.

A wrong card costs a point, not seconds, so the result depends on the answers only.
"""

from __future__ import annotations

from typing import Any, Final, cast

from posse.core.choice import ANY, BOTTOM, Choice, Deadline, Frame
from posse.core.events import Event
from posse.core.game import COMMON, Deck, Game, Setting
from posse.core.native import immutable
from posse.core.scene import Say, Scene
from posse.core.shapes import expect
from posse.core.state import CLOCK, State
from posse.games.space_bowl.practice.saving import SeriesLayout
from posse.games.space_bowl.practice.state import ROUNDS, Series, series
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, PLANETS, Cards
from posse.games.space_bowl.rules.game import place_name
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.rules.state import CENTRE, PLACES, VOIDS
from posse.games.space_bowl.scene.cues import CUES

THROW: Final = len(COMMON)
PASS: Final = THROW + 1
READY: Final = PASS + 1
TIME: Final = READY + 1
MARK: Final = TIME + 1


class Begin(Choice[Series]):
    """Start the first round; the clock does not run before that."""

    on = {BOTTOM: ANY}

    def validate(self, s: Series, me: int, below: Frame | None) -> None:
        expect(s.round == 0, "round", "0 before the first throw", s.round)

    def options(self, s: Series, seat: int) -> list[int]:
        return [THROW]

    def take(self, s: Series, seat: int, move: int) -> None:
        next_round(s)


class Seek(Choice[Series]):
    """Name destinations one by one, until all are found, time is up, or the player passes."""

    on = {BOTTOM: ANY}

    def validate(self, s: Series, me: int, below: Frame | None) -> None:
        expect(s.searching(), "done", f"the results of {s.round - 1} rounds", len(s.done))

    def options(self, s: Series, seat: int) -> list[int]:
        named = (*s.found, *s.wrong, *s.down)
        return [PASS, *[MARK + place for place in s.places() if place not in named]]

    def deadline(self, s: Series) -> Deadline | None:
        seconds = s.game.chosen["seconds"]
        assert isinstance(seconds, int)
        return Deadline(s.round, float(seconds), TIME) if seconds else None

    def take(self, s: Series, seat: int, move: int) -> None:
        s.fix()
        if move < MARK:
            s.tell("time-up" if seat == CLOCK else "enough", seat)
            end_round(s)
        else:
            name_place(s, seat, move - MARK)


class Look(Choice[Series]):
    """Shows all destinations until the player continues."""

    on = {BOTTOM: ANY}

    def validate(self, s: Series, me: int, below: Frame | None) -> None:
        expect(0 < s.round == len(s.done), "done", f"the results of {s.round} rounds", len(s.done))

    def options(self, s: Series, seat: int) -> list[int]:
        return [READY]

    def take(self, s: Series, seat: int, move: int) -> None:
        s.fix()
        if s.round < ROUNDS:
            next_round(s)
        else:
            s.end()


BEGINNING: Final = Begin()
SEEKING: Final = Seek()
LOOKING: Final = Look()


def next_round(s: Series) -> None:
    """Deals galaxies and throws until there is a destination."""
    s.fix()
    s.round += 1
    s.found = s.wrong = ()
    deal_round(s)
    while not s.destinations():
        deal_round(s)
    s.tell("threw-again", 0, (s.round,))
    s.push(SEEKING, 0)


def deal_round(s: Series) -> None:
    """Deals a galaxy from a full deck and throws as in the game (SB-019, SB-033, SB-R52)."""
    chosen, rng = s.game.chosen, s.rng
    deck = list(range(CARDS))
    rng.shuffle(deck)
    voids = deck[:VOIDS] if chosen["void"] is True else []  # SB-175
    rng.shuffle(deck)
    s.card = deck.pop()
    s.galaxy = [NO_CARD] * PLACES
    for place in s.places():
        s.galaxy[place] = deck.pop()
    s.down = tuple([place for place in s.places() if s.galaxy[place] in voids])
    shown = s.cards.planets[s.card]
    s.disc = CENTRE if chosen["centre"] is True else rng.below(9)
    s.marbles = tuple([rng.below(9) if shown >> planet & 1 else NOWHERE for planet in range(PLANETS)])
    s.hole = rng.below(9) if chosen["black_hole"] is True and s.cards.holes[s.card] else NOWHERE


def name_place(s: Series, seat: int, place: int) -> None:
    there = s.destinations()
    if place in there:
        s.found = (*s.found, place)
    else:
        s.wrong = (*s.wrong, place)
    s.tell("found" if place in there else "missed", seat, (place,))
    if len(s.found) == len(there):
        end_round(s)
    else:
        s.push(SEEKING, seat)


def end_round(s: Series) -> None:
    there = len(s.destinations())
    s.done = (*s.done, (len(s.found), len(s.wrong), there))
    s.tell("round-over", 0, (len(s.found), there))
    s.push(LOOKING, 0)


@immutable()
class Practice(Game):
    """The rules of the practice, with the deck and options of Space Bowl."""

    name = "space_bowl_practice"
    package = "posse.games.space_bowl"
    practice_of = "space_bowl"
    daily = True
    players = (1,)
    settings = (
        Setting("seconds", 60, 30, 90, 0),
        Setting("size", 5, 6, group="galaxies"),
        Setting("rotation", False, True, group="galaxies"),
        Setting("spherical", False, True, group="galaxies"),
        Setting("void", False, True, group="galaxies"),
        Setting("black_hole", False, True, group="galaxies"),
        Setting("centre", False, True, group="galaxies"),
    )
    """0 seconds means no clock; the other settings are those of the game."""
    untimed = {"seconds": 0}
    cues = CUES
    layout = SeriesLayout()
    hotkeys = ("throw", "pass", "ready")

    def declare(self) -> None:
        deck = self.deck
        assert isinstance(deck, Cards)
        for word, first in (("throw", THROW), ("pass", PASS), ("ready", READY), ("time", TIME)):
            number = self.moves.span(word)
            assert number == first
        number = self.moves.span("mark", [place_name(place) for place in range(PLACES)])
        assert number == MARK
        for kind in (Begin, Seek, Look):
            self.effects[kind.__name__] = kind

    @property
    def cards(self) -> Cards:
        return cast(Cards, self.deck)

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck | None:
        return Cards(data, source)

    def blank(self, players: int) -> State:
        return Series(self, players, self.cards)

    def new(self, players: object, seed: object, events: list[Event] | None = None) -> State:
        """Keeps the seed for the result, so that others can play the same series."""
        state = super().new(players, seed, events)
        assert isinstance(seed, int)
        series(state).seed = seed
        return state

    def deal(self, state: State) -> None:
        state.push(BEGINNING, 0)

    def art(self, lang: str) -> str:
        from posse.games.space_bowl.art import sprite

        return sprite(self.cards)

    def scene(self, seen: State, say: Say) -> Scene:
        from posse.games.space_bowl.practice.scene import build

        return build(series(seen), say)

    def describe(self, event: Event, say: Say) -> str:
        from posse.games.space_bowl.practice.scene import describe

        return describe(event, say)
