"""High Card on Posse: everybody plays a card face down, the highest takes the trick.

A package of its own would name the class under the entry points `posse.games`:

    [project.entry-points."posse.games"]
    high_card = "high_card.rules:HighCard"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from posse.core.choice import ANY, BOTTOM, Deadline, Effect, Sealed
from posse.core.codec import Fields
from posse.core.errors import DeckError
from posse.core.events import Cue, Event, only
from posse.core.game import COMMON, Deck, Game, Setting
from posse.core.rng import Rng
from posse.core.scene import Line, Option, Piece, Player, Say, Scene, Zone, counter, in_language, join_names, offered
from posse.core.shapes import Layout, List, Pieces, Record, Tuple, expect
from posse.core.shapes import Piece as PieceShape
from posse.core.state import AWAY, REFEREE, WITHDRAW, State

BACK: Final = -1
"""A card of which only the back is seen."""
HAND: Final = 4
FEWEST_CARDS: Final = 16
"""A hand for each of four players."""
TIME_UP: Final = len(COMMON)
PLAY: Final = TIME_UP + 1
"""The first of the moves `play ID`, one for each card."""


class Cards(Deck):
    """The cards of a deck, lowest first: a card is a number, and a higher number is a higher card."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        super().__init__(data, source)
        deck = Fields(data, source, DeckError)
        cards = [Fields(item, f"{source}: card {number}", DeckError) for number, item in enumerate(deck.items("card"), 1)]
        deck.finish()
        self.ids = [card.text("id") for card in cards]
        self.values = [card.number("value", 1, 99) for card in cards]
        self.names = [names_of(card) for card in cards]
        for card in cards:
            card.finish()
        if len(cards) < FEWEST_CARDS or len(set(self.ids)) < len(cards) or self.values != sorted(set(self.values)):
            raise DeckError(f"{source}: expected {FEWEST_CARDS} cards or more, ids that differ and values that rise")


def names_of(card: Fields) -> dict[str, str]:
    """The name of a card by language."""
    names = card.inner("name")
    if not names.data:
        raise card.fail("name", "a name in some language", names.data)
    return {lang: names.text(lang) for lang in names.data}


class HighCardState(State):
    """The deck, a hand for each seat, and the tricks played up to now."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        assert isinstance(game.deck, Cards)
        self.cards: Cards = game.deck
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * players
        """By seat, lowest card first."""
        self.tricks: list[tuple[int, ...]] = []
        """Each has a card of every seat."""

    def copy(self) -> HighCardState:
        twin = HighCardState(self.game, self.players)
        self.copy_to(twin)
        twin.deck = self.deck
        twin.hands = self.hands[:]
        twin.tricks = self.tricks[:]
        return twin

    def scores(self) -> list[int]:
        scores = [0] * self.players
        for trick in self.tricks:
            scores[trick.index(max(trick))] += self.cards.values[min(trick)]
        return scores

    def hide(self, seat: int) -> None:
        self.deck = (BACK,) * len(self.deck)
        self.hands = [hand if other == seat else (BACK,) * len(hand) for other, hand in enumerate(self.hands)]

    def fill(self, viewer: int, rng: Rng) -> None:
        known = {card for cards in self.hands + self.tricks for card in cards}
        unknown = [card for card in range(len(self.cards.ids)) if card not in known]
        rng.shuffle(unknown)
        for seat in range(self.players):
            if seat != viewer:
                size = len(self.hands[seat])
                self.hands[seat] = tuple(sorted(unknown[:size]))
                unknown = unknown[size:]
        self.deck = tuple(unknown)


class HighCardLayout(Layout[HighCardState]):
    def fields(self, s: HighCardState) -> Record:
        ids = s.cards.ids
        card = PieceShape(ids, others=() if s.viewer == REFEREE else (BACK,))
        return Record(
            None,
            deck=Tuple(card),
            hands=List(Tuple(card, 0, HAND), s.players),
            tricks=List(Tuple(PieceShape(ids), s.players)),
        )

    def pieces(self, s: HighCardState) -> list[Pieces]:
        found = [*s.deck, *[card for cards in s.hands + s.tricks for card in cards]]
        return [Pieces("card", s.cards.ids, found, range(len(s.cards.ids)))]

    def validate(self, s: HighCardState) -> None:
        drawn = min(len(s.tricks), len(s.cards.ids) // s.players - HAND)
        size = HAND - len(s.tricks) + drawn
        for seat, hand in enumerate(s.hands):
            expect(len(hand) == size and list(hand) == sorted(hand), "hands", f"{size} cards, lowest first", hand)
            expect(BACK not in hand or seat != s.viewer, "hands", "one's own cards face up", hand)
        expect(s.over() or size > 0, "stack", "none when all cards are played", size)

    def can_be_over(self, s: HighCardState) -> bool:
        return not any(s.hands)


class PlayCard(Sealed[HighCardState]):
    """HC-03, HC-04: everybody plays a card, and the highest takes the trick."""

    on = {BOTTOM: ANY}
    revocable = True

    def seats(self, s: HighCardState, me: int) -> list[int]:
        return list(range(s.players))

    def options(self, s: HighCardState, seat: int) -> list[int]:
        return [PLAY + card for card in s.hands[seat]]

    def deadline(self, s: HighCardState) -> Deadline | None:
        seconds = cast(int, s.game.chosen["seconds"])
        return Deadline(len(s.tricks), seconds, TIME_UP) if seconds else None

    def reveal(self, s: HighCardState, answers: list[int]) -> None:
        trick: list[int] = []
        for seat in range(s.players):
            hand = s.hands[seat]
            card = hand[0] if answers[seat] == AWAY else answers[seat] - PLAY
            s.hands[seat] = tuple([other for other in hand if other != card])
            trick.append(card)
        s.tricks.append(tuple(trick))
        s.tell("trick", trick.index(max(trick)), (max(trick), s.cards.values[min(trick)]))
        s.push(DrawCards(), 0)


class DrawCards(Effect[HighCardState]):
    """HC-06: everybody draws a card, if there is one for each; then the next trick."""

    on = {}

    def run(self, s: HighCardState, me: int) -> None:
        if len(s.deck) >= s.players:
            for seat in range(s.players):
                card, s.deck = s.deck[0], s.deck[1:]
                s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
                s.tell("drew", seat, (card,), only(seat))
        if s.hands[0]:
            s.push(PlayCard(), 0)


class HighCard(Game):
    """The highest card takes the trick, the lowest says what it is worth."""

    name = "high_card"
    players = (2, 3, 4)
    settings = (Setting("seconds", 60, 0),)
    untimed = {"seconds": 0}
    bots = ("careful",)
    cues = {"trick": Cue("knock")}
    layout = HighCardLayout()

    def declare(self) -> None:
        assert isinstance(self.deck, Cards)
        self.moves.span("time-up")
        self.moves.span("play", self.deck.ids)
        self.effects.update({"PlayCard": PlayCard, "DrawCards": DrawCards})

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck:
        return Cards(data, source)

    def blank(self, players: int) -> State:
        return HighCardState(self, players)

    def deal(self, state: State) -> None:
        s = cast(HighCardState, state)
        cards = list(range(len(s.cards.ids)))
        s.rng.shuffle(cards)
        for seat in range(s.players):
            s.hands[seat] = tuple(sorted(cards[seat * HAND : (seat + 1) * HAND]))
        s.deck = tuple(cards[s.players * HAND :])
        s.push(PlayCard(), 0)

    def scene(self, seen: State, say: Say) -> Scene:
        return SceneBuilder(cast(HighCardState, seen), say).build()

    def describe(self, event: Event, say: Say) -> str:
        if event.kind == "trick":
            card, points = event.args
            return say("log-trick", player=say.player(event.seat), card=self.card_name(card, say), points=points)
        return say("log-drew", card=self.card_name(event.args[0], say)) if event.kind == "drew" else ""

    def card_name(self, card: int, say: Say) -> str:
        return in_language(cast(Cards, self.deck).names[card], say.lang)

    def figures(self, state: State) -> dict[str, float]:
        return {"winner": float(max(state.scores()))}

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        return careful if name == "careful" else super().bot(name)


class SceneBuilder:
    """Makes the scene of a view."""

    def __init__(self, s: HighCardState, say: Say) -> None:
        self.s = s
        self.say = say
        self.chosen = s.sealed_by(s.viewer) - PLAY
        """The card that the viewer has laid face down; negative if there is none."""

    def build(self) -> Scene:
        s, say, waiting, scores = self.s, self.say, self.s.waiting(), self.s.scores()
        scene = Scene(s.viewer, say("status", number=len(s.tricks)), self.prompt(waiting))
        scene.turn = len(s.tricks)
        scene.players = [Player(seat, say.player(seat), score, seat in waiting) for seat, score in enumerate(scores)]
        self.add_zone(scene, Zone("deck", "deck", say("deck"), "stack"), s.deck)
        self.add_zone(scene, Zone("trick", "trick", say("trick"), "row"), s.tricks[-1] if s.tricks else ())
        for seat, hand in enumerate(s.hands):
            self.add_zone(scene, Zone(f"hand-{seat}", "hand", say("hand", player=say.player(seat)), "fan", owner=seat), hand)
        earlier = tuple([card for trick in s.tricks[:-1] for card in trick])
        self.add_zone(scene, Zone("played", "played", say("played"), "row"), earlier)
        scene.options = offered([self.option(move) for move in s.options(s.viewer)], s.game, say)
        scene.over = s.over()
        if scene.over:
            scene.sheet = [Line(say("total"), tuple(scores), total=True)]
            scene.places = s.ranking()
        return scene

    def add_zone(self, scene: Scene, zone: Zone, cards: tuple[int, ...]) -> None:
        scene.zones.append(zone)
        if zone.layout == "stack" and BACK in cards:
            scene.pieces.append(self.back(f"{zone.id}-back", zone.id, len(cards)))
            return
        for at, card in enumerate(cards):
            scene.pieces.append(self.face(card, zone.id) if card >= 0 else self.back(f"{zone.id}-back-{at}", zone.id))

    def face(self, card: int, zone: str) -> Piece:
        cards, value = self.s.cards, self.s.cards.values[card]
        badge = counter("value", value, self.say("value", number=value))
        return Piece(cards.ids[card], zone, "card", cards.ids[card], self.name(card), "", (badge,), turned=card == self.chosen)

    def back(self, id: str, zone: str, count: int = 1) -> Piece:
        return Piece(id, zone, "card", "back", self.say("back"), count=count, back=True)

    def name(self, card: int) -> str:
        return in_language(self.s.cards.names[card], self.say.lang)

    def option(self, move: int) -> Option:
        if move == WITHDRAW:
            return Option(move, self.say("take-back"), self.s.cards.ids[self.chosen], declines=True)
        card = move - PLAY
        return Option(move, self.say("play", card=self.name(card)), self.s.cards.ids[card])

    def prompt(self, waiting: list[int]) -> str:
        s, say = self.s, self.say
        if s.over():
            winners = [say.player(seat) for seat, place in enumerate(s.ranking()) if place == 1]
            return say("winners", players=join_names(say, winners))
        return say("choose") if s.viewer in waiting else say("waiting", players=join_names(say, [*map(say.player, waiting)]))


def careful(seen: State, seat: int, rng: Rng) -> int:
    """Plays the highest card if no other can beat it, else the lowest."""
    s = cast(HighCardState, seen)
    hand = s.hands[seat]
    played = {card for trick in s.tricks for card in trick}
    higher = [card for card in range(hand[-1] + 1, len(s.cards.ids)) if card not in played]
    return PLAY + (hand[0] if higher else hand[-1])
