"""Bounty Hunters: simultaneous drafting for 2 to 6, with the discovery mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from posse.core.events import Event
from posse.core.game import Deck, Game, Setting
from posse.core.scene import Say, Scene
from posse.core.state import State
from posse.games.bounty_hunters.rules import cards, effects, moves
from posse.games.bounty_hunters.rules.cards import Cards
from posse.games.bounty_hunters.rules.saving import HuntersLayout
from posse.games.bounty_hunters.rules.state import Area, HuntersState, table
from posse.games.bounty_hunters.scene.cues import CUES


class BountyHunters(Game):
    """The rules, with a deck and options."""

    name = "bounty_hunters"
    package = "posse.games.bounty_hunters"
    players = (2, 3, 4, 5, 6)
    settings = (Setting("mode", "standard", "discovery"), Setting("leader", "random", "host", "none"))
    bots = ("heuristic",)
    cues = CUES
    layout = HuntersLayout()

    def declare(self) -> None:
        deck = self.deck
        assert isinstance(deck, Cards)
        spans = [
            (moves.DRAW, "draw", cards.DECKS),
            (moves.CHOOSE, "choose", deck.ids),
            (moves.SELL, "sell", [""]),
            (moves.PLAY, "play", [""]),
            (moves.RESERVE, "reserve", [""]),
            (moves.AGAINST, "against", deck.ids[: cards.FIRST_HUNTER]),
            (moves.ACTIVATE, "activate", deck.ids[cards.FIRST_DROID : cards.FIRST_CONTRACT]),
            (moves.DONE, "done", [""]),
        ]
        for first, verb, nouns in spans:
            number = self.moves.span(verb, nouns)
            assert number == first
        for kind in effects.KINDS:
            self.effects[kind.__name__] = kind

    @property
    def cards(self) -> Cards:
        return cast(Cards, self.deck)

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck | None:
        return Cards(data, source)

    def blank(self, players: int) -> State:
        return HuntersState(self, players, self.cards)

    def deal(self, state: State) -> None:
        s = table(state)
        if self.chosen["leader"] != "none":
            s.leader = s.rng.below(s.players) if self.chosen["leader"] == "random" else 0
        standard = self.chosen["mode"] == "standard"
        piles: list[tuple[int, ...]] = []
        for deck in range(4):
            pile = [card for card in range(cards.FIRST[deck], cards.FIRST[deck + 1]) if standard or s.in_play(card)]
            s.rng.shuffle(pile)
            piles.append(tuple(pile))
        s.piles = tuple(piles)
        s.left = [len(pile) for pile in piles]
        s.discards = [(), (), (), ()]
        s.areas = [Area() for _ in range(s.players)]
        hand = (cards.TARGET, cards.HUNTER, cards.MARKET, cards.CONTRACT if standard else cards.HUNTER)
        for seat in range(s.players):
            for deck in hand:
                s.take_in_hand(seat, s.draw(deck))
        s.push(effects.ROUND, 0)

    def scene(self, seen: State, say: Say) -> Scene:
        from posse.games.bounty_hunters.scene.board import build

        return build(table(seen), say)

    def describe(self, event: Event, say: Say) -> str:
        from posse.games.bounty_hunters.scene.log import describe

        return describe(event, self.cards, say)

    def piece_of(self, event: Event) -> str:
        return self.cards.ids[event.args[0]] if event.kind == "captured" else ""

    def figures(self, state: State) -> dict[str, float]:
        from posse.games.bounty_hunters.figures import figures

        return figures(state)

    def art(self, lang: str) -> str:
        from posse.games.bounty_hunters.art import sprite

        return sprite(self.cards, lang)

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        from posse.games.bounty_hunters.bots.heuristic import Hunter
        from posse.games.bounty_hunters.bots.profiles import PROFILES

        if name in PROFILES:
            return Hunter(PROFILES[name]).choose
        return super().bot(name)
