"""Space Bowl: a real-time pattern search for 2 to 8, with every variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from posse.core.events import Event
from posse.core.game import Deck, Game, Setting
from posse.core.scene import Say, Scene
from posse.core.state import State
from posse.games.space_bowl.rules import moves
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, Cards
from posse.games.space_bowl.rules.effects import KINDS, NEXT_ROUND
from posse.games.space_bowl.rules.saving import BowlLayout
from posse.games.space_bowl.rules.scoring import turn_up
from posse.games.space_bowl.rules.solver import SIDE, bit
from posse.games.space_bowl.rules.state import PILE, PLACES, START, VOIDS, BowlState, table
from posse.games.space_bowl.scene.cues import CUES

VARIANTS: Final = (
    Setting("black_hole", False, True),
    Setting("joker", True, False),
    Setting("void", False, True),
    Setting("size", 5, 6),
    Setting("rotation", False, True),
    Setting("spherical", False, True),
    Setting("centre", False, True),
)
TIMES: Final = (
    Setting("clock", "real", "ticks", group="times"),
    Setting("throw_limit", 15, 5, 10, 30, 60, group="times"),
    Setting("search_limit", 0, 30, 60, 90, 120, 180, 300, 600, group="times"),
    Setting("place_limit", 3, 1, 2, 4, 5, group="times"),
    Setting("result_time", 6, 3, 10, 20, 60, group="times"),
)
"""In seconds; a search limit of 0 means no limit."""
RULINGS: Final = (
    Setting("idle_layer", "invalid", "penalty", group="rulings"),  # SB-R21
    Setting("go_bonus", "valid", "always", group="rulings"),  # SB-R13
    Setting("owed", "invalid", "nothing", group="rulings"),  # SB-R08
    Setting("failed_joker", "free", "penalty", group="rulings"),  # SB-R25
    Setting("floor", "once", "each", group="rulings"),  # SB-R35
    Setting("wrong_caller", "captain", "stays", group="rulings"),  # SB-R39
    Setting("wrong_card", "taken", "none", group="rulings"),  # SB-R40
    Setting("failed_go", "captain", "leaves", "caller", group="rulings"),  # SB-R41
    Setting("red_found", "stays", "finder", group="rulings"),  # SB-R42
    Setting("no_card", "leaves", "stays", group="rulings"),  # SB-R43
    Setting("hole_outside", False, True, group="rulings"),  # SB-R59
    Setting("joker_on_void", True, False, group="rulings"),  # SB-R65
    Setting("red_in_go", False, True, group="rulings"),  # SB-R05
    Setting("silence", "leaves", "captain", group="rulings"),  # SB-R80
)
"""Rulings with alternatives; the adopted ruling comes first."""


def place_name(place: int) -> str:
    """`a1` is the top left corner, `b1` is to its right."""
    return f"{'abcdef'[place % SIDE]}{place // SIDE + 1}"


class SpaceBowl(Game):
    """The rules, with a deck and options."""

    name = "space_bowl"
    package = "posse.games.space_bowl"
    players = (2, 3, 4, 5, 6, 7, 8)
    settings = (*VARIANTS, *TIMES, *RULINGS)
    untimed = {"clock": "ticks"}
    bots = ("pilot", "rookie", "machine")
    cues = CUES
    layout = BowlLayout()
    hotkeys = ("throw", "go", "red", "follow", "wait", "clear", "pass", "ready")

    def declare(self) -> None:
        deck = self.deck
        assert isinstance(deck, Cards)
        places = [place_name(place) for place in range(PLACES)]
        spans = [
            (moves.THROW, "throw", [""]),
            (moves.CALL_GO, "go", [""]),
            (moves.CALL_RED, "red", [""]),
            (moves.FOLLOW, "follow", [""]),
            (moves.WAIT, "wait", [""]),
            (moves.CLEAR, "clear", [""]),
            (moves.PASS, "pass", [""]),
            (moves.READY, "ready", [""]),
            (moves.TIME, "time", [""]),
            (moves.MARK, "mark", places),
            (moves.JOKER, "joker", places),
            (moves.PLACE, "place", places),
        ]
        for first, verb, nouns in spans:
            number = self.moves.span(verb, nouns)
            assert number == first
        for kind in KINDS:
            self.effects[kind.__name__] = kind

    @property
    def cards(self) -> Cards:
        return cast(Cards, self.deck)

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck | None:
        return Cards(data, source)

    def blank(self, players: int) -> State:
        return BowlState(self, players, self.cards)

    def deal(self, state: State) -> None:
        """Deals the galaxy and the pile; the other cards stay in the box (SB-019 to SB-024)."""
        s = table(state)
        deck = list(range(CARDS))
        s.rng.shuffle(deck)
        voids = deck[:VOIDS] if self.chosen["void"] is True else []  # SB-175
        s.rng.shuffle(deck)
        s.galaxy = [NO_CARD] * PLACES
        for place in s.places():
            card = s.galaxy[place] = deck.pop()
            if card in voids:
                s.down |= bit(place)
        s.voids = sum([1 << card for card in voids if card in deck])
        s.pile, s.box = tuple(deck[:PILE]), tuple(deck[PILE:])
        s.points = [START] * s.players
        s.reserves = [0] * s.players
        s.captain = s.rng.below(s.players)
        s.tidy_up()
        turn_up(s)
        s.push(NEXT_ROUND, s.captain)

    def scene(self, seen: State, say: Say) -> Scene:
        from posse.games.space_bowl.scene.board import build

        return build(table(seen), say)

    def describe(self, event: Event, say: Say) -> str:
        from posse.games.space_bowl.scene.log import describe

        return describe(event, self.cards, say)

    def figures(self, state: State) -> dict[str, float]:
        from posse.games.space_bowl.figures import figures

        return figures(state)

    def art(self, lang: str) -> str:
        from posse.games.space_bowl.art import sprite

        return sprite(self.cards)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        from posse.games.space_bowl.bots.heuristic import Searcher
        from posse.games.space_bowl.bots.profiles import PROFILES

        return Searcher(PROFILES[name]) if name in PROFILES else super().bot(name)
