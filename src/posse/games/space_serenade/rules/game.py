"""Space Serenade: a deckbuilder for 2 to 4 bounty hunters, or for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from posse.core.events import Event
from posse.core.game import Deck, Game, Setting
from posse.core.scene import Say, Scene
from posse.core.state import State
from posse.games.space_serenade.rules.abilities import Redraw
from posse.games.space_serenade.rules.branches import Half, Maybe
from posse.games.space_serenade.rules.cards import COMMON, CRIMINALS, DAMAGE, FIRST_DAMAGE, VICIOUS, Cards
from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.effects import INSTRUCTIONS
from posse.games.space_serenade.rules.hands import OthersDiscard, OthersDown
from posse.games.space_serenade.rules.instructions import Steps
from posse.games.space_serenade.rules.moves import SLOTS, spans
from posse.games.space_serenade.rules.questions import Question
from posse.games.space_serenade.rules.saving import SerenadeLayout
from posse.games.space_serenade.rules.state import USED, Area, SerenadeState, put, table
from posse.games.space_serenade.rules.team import TeamOrder, Teamwork
from posse.games.space_serenade.rules.tokens import CheckCapture, DrawDamage, Settle, TakeFrom, TakeTokens
from posse.games.space_serenade.rules.turn import BEGIN, CHOOSE_CHARACTER, Begin, ChooseCharacter, Turn, take_character
from posse.games.space_serenade.scene.cues import CUES

STACKED: Final = (
    *(ChooseCharacter, Begin, Turn, Teamwork, TeamOrder, Redraw, Steps, Maybe, Half, OthersDiscard, OthersDown),
    *(CheckCapture, TakeTokens, TakeFrom, DrawDamage, Settle),
)
"""What can lie on the stack apart from the questions of cards."""


class SpaceSerenade(Game):
    """The rules with a deck and options."""

    name = "space_serenade"
    package = "posse.games.space_serenade"
    players = (1, 2, 3, 4)
    bots = ("heuristic",)
    cues = CUES
    layout = SerenadeLayout()
    hotkeys = ("end", "done", "refresh")
    keeps_scores = True
    settings = (
        Setting("characters", "choose", "random"),  # SS-R16
        Setting("scores", "hidden", "open"),  # SS-R18
        Setting("vicious_in", 3, 4),  # SS-R01
        Setting("limit", 50, 100, 200),  # SS-R64
    )

    def declare(self) -> None:
        deck = self.deck
        assert isinstance(deck, Cards)
        for first, verb, nouns in spans(deck.kind_ids):
            number = self.moves.span(verb, nouns)
            assert number == first
        for kind in (*STACKED, *[kind for kind in INSTRUCTIONS if issubclass(kind, Question)]):
            self.effects[kind.__name__] = kind

    @property
    def cards(self) -> Cards:
        return cast(Cards, self.deck)

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck | None:
        return read_deck(data, source)

    def blank(self, players: int) -> State:
        limit = self.chosen["limit"]
        assert isinstance(limit, int)
        return SerenadeState(self, players, self.cards, limit)

    def deal(self, state: State) -> None:
        s = table(state)
        s.areas = [Area() for _ in range(s.players)]
        s.first = s.active = s.rng.below(s.players)  # SS-R15
        deal_market(s)
        deal_criminals(s)
        s.push(BEGIN, s.first)
        if self.chosen["characters"] == "random":
            characters = [0, 1, 2, 3]
            s.rng.shuffle(characters)
            for seat in range(s.players):
                take_character(s, seat, characters[seat])
            return
        for step in range(s.players - 1, -1, -1):
            s.push(CHOOSE_CHARACTER, (s.first + step) % s.players)

    def scene(self, seen: State, say: Say) -> Scene:
        from posse.games.space_serenade.scene.board import build

        return build(table(seen), say)

    def describe(self, event: Event, say: Say) -> str:
        from posse.games.space_serenade.scene.log import describe

        return describe(event, self.cards, say)

    def piece_of(self, event: Event) -> str:
        if event.kind.startswith("vicious"):
            return self.cards.criminal_ids[VICIOUS]
        return self.cards.criminal_ids[event.args[0]] if event.kind in ("captured", "escaped") else ""

    def art(self, lang: str) -> str:
        from posse.games.space_serenade.art import sprite

        return sprite(self.cards)

    def figures(self, state: State) -> dict[str, float]:
        from posse.games.space_serenade.figures import figures

        return figures(state)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        from posse.games.space_serenade.bots.heuristic import Hunter
        from posse.games.space_serenade.bots.profiles import PROFILES

        if name in PROFILES:
            return Hunter(PROFILES[name]).choose
        return super().bot(name)


def deal_market(s: SerenadeState) -> None:
    """Common Deck, Purchasing Area, Damage deck (SS-008, SS-009, SS-035)."""
    common = list(range(COMMON))
    s.rng.shuffle(common)
    dealt = common[COMMON - SLOTS :]
    dealt.reverse()
    s.market = tuple(dealt)
    s.common = tuple(common[: COMMON - SLOTS])
    damage = list(range(FIRST_DAMAGE, FIRST_DAMAGE + DAMAGE))
    s.rng.shuffle(damage)
    s.damage = tuple(damage)


def deal_criminals(s: SerenadeState) -> None:
    """A starter for each planet, then the Criminals deck with Vicious near its bottom (SS-012 to SS-027)."""
    deck: list[int] = []
    box: list[int] = []
    for planet in range(3):
        packet = [card for card in range(CRIMINALS) if s.cards.planet[card] == planet]
        starter = s.rng.pick([card for card in packet if s.cards.points[card] == 0])
        s.wanted = put(s.wanted, planet, starter)
        s.resistance = put(s.resistance, planet, s.cards.resistance[starter])
        s.investigation = put(s.investigation, planet, s.cards.investigation[starter])
        packet.remove(starter)
        s.rng.shuffle(packet)
        deck.extend(packet[: USED[s.players]])
        box.extend(packet[USED[s.players] :])
    s.rng.shuffle(deck)
    deck.insert(s.rng.below(s.window()), VICIOUS)
    s.stand = tuple(deck)
    s.box = tuple(box)
