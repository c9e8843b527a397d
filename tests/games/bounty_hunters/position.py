"""Test positions: a new game with some cards moved."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any

import posse
from posse.catalog import read_deck
from posse.core.scene import Scene
from posse.core.state import SPECTATOR, State
from posse.games.bounty_hunters.rules.cards import DECKS, HUNTER, MARKET, NO_CARD, TARGET, Cards
from posse.games.bounty_hunters.rules.state import MOST_ROUNDS, Confrontation, HuntersState, table
from posse.texts import texts

DECK = read_deck("bounty_hunters", Path(__file__).with_name("deck.toml"))
assert isinstance(DECK, Cards)
CARDS: Cards = DECK
"""The cards of the tests: `h-510` is a hunter of attack 5-1-0, `k-a-crate` a contract for A and a crate."""

PLAYERS = ("Ginny", "Mia", "Thomas", "Anna", "Nour", "Ilse")


class Position:
    """A new game in which cards can be moved, by name, before play starts.

    `Position(players=2).area(0, hand=["..."], credits=2).go()` gives a `HuntersState` that waits for the
    first choice of the round. Cards that are moved away from a hand or pile are replaced, so that
    hands keep their size and no card is ever in two places.
    """

    def __init__(self, players: int = 2, seed: int = 1, deck: Cards = CARDS, **options: Any) -> None:
        self.data: dict[str, Any] = posse.new("bounty_hunters", players, seed, deck, **options).to_data()
        self.table: dict[str, Any] = self.data["table"]
        self.fixed: set[str] = set()

    def area(self, seat: int, **fields: Any) -> Position:
        """Sets the area of a seat: hand, credits, open, captured, reserved, crates, contracts.

        `open` and `captured` are lists of [target, attacker, ...]; None stands for no target.
        """
        area = self.table["areas"][seat]
        for name, value in fields.items():
            if name == "credits":
                area[name] = value
                continue
            stacked = name in ("open", "captured")
            groups = [[-9 if card is None else card for card in group] for group in value] if stacked else [value]
            for group in groups:
                for card in group:
                    self._take(card)
            if name == "hand":
                for card in area["hand"]:
                    self._put_back(card)
                area["hand"] = sorted(value, key=self._number)
                area["known"] = [1 << seat] * len(value)
            else:
                area[name] = groups if stacked else list(value)
        return self

    def pile(self, deck: int, *cards: str) -> Position:
        """Puts these cards on top of a deck, the first one to be drawn first."""
        for card in cards:
            self._take(card)
        self.table["piles"][deck] += list(reversed(cards))
        return self

    def only(self, deck: int, *cards: str) -> Position:
        """Leaves only these cards in a deck; the others go to its discard pile."""
        self.pile(deck, *cards)
        pile = self.table["piles"][deck]
        rest, self.table["piles"][deck] = pile[: len(pile) - len(cards)], pile[len(pile) - len(cards) :]
        self.table["discards"][deck] += rest
        return self

    def use_up(self, deck: int, *keep: str, seat: int = 0) -> Position:
        """Moves a deck and its discard pile, except these cards, to the area of a seat, so that no more can be drawn.

        Hunters are added to the last captured target, so use up the targets first.
        """
        self.only(deck, *keep)
        cards, self.table["discards"][deck] = self.table["discards"][deck], []
        area = self.table["areas"][seat]
        if deck == TARGET:
            area["captured"] += [[card] for card in cards]
        elif deck == HUNTER:
            area["captured"][-1] += cards
        else:
            area["reserved" if deck == MARKET else "contracts"] += cards
        return self

    def set(self, **fields: int) -> Position:
        """Sets round, trigger or leader."""
        self.table.update(fields)
        return self

    def go(self) -> HuntersState:
        return table(State.from_data(self.data))

    def _number(self, card: str) -> int:
        return CARDS.number[card]

    def _take(self, card: Any) -> None:
        """Removes a card from its place; a hand gets another card of the same deck instead."""
        if card == -9:
            return
        assert card not in self.fixed, f"{card} was placed already"
        self.fixed.add(card)
        for deck in range(4):
            for pile in (self.table["piles"][deck], self.table["discards"][deck]):
                if card in pile:
                    pile.remove(card)
                    return
        for area in self.table["areas"]:
            if card in area["hand"]:
                deck = CARDS.deck_of[self._number(card)]
                pile = self.table["piles"][deck]
                other = next(c for c in pile if c not in self.fixed)
                pile.remove(other)
                area["hand"][area["hand"].index(card)] = other
                area["hand"].sort(key=self._number)
                return
        raise AssertionError(f"there is no card {card!r} in this game")

    def _put_back(self, card: str) -> None:
        if card not in self.fixed:
            deck = CARDS.deck_of[self._number(card)]
            self.table["piles"][deck].insert(0, card)


def answer_all(s: State, *texts: str) -> None:
    """Seat 0 makes the first move, seat 1 the second, and so on."""
    for seat, text in enumerate(texts):
        s.answer(seat, s.parse(text))


def moves(s: State, seat: int) -> list[str]:
    """The legal moves of a seat, as text."""
    return [s.text(move) for move in s.options(seat)]


def choose_all(s: State, *cards: str, draw: str = "contract") -> None:
    """All draw from the same deck, then seat 0 chooses the first card, seat 1 the second, and so on."""
    answer_all(s, *[f"draw {draw}"] * s.players)
    answer_all(s, *[f"choose {card}" for card in cards])


def turn(s: State, *texts: str) -> None:
    """Seat 0 makes these moves; before each one, the other seats make idle moves."""
    for text in texts:
        while others := [seat for seat in s.waiting() if seat != 0]:
            idle(s, others[0])
        s.answer(0, s.parse(text))


def revealed(card: str, **area: Any) -> HuntersState:
    """A game for two: seat 0 has the given area and has chosen this card, seat 1 has sold one."""
    s = Position().area(0, hand=[card, "e-1", "h-040", "k-c-d"], **area).go()
    turn(s, "draw contract", f"choose {card}")
    s.answer(1, s.parse("sell"))
    return s


def finish_round(s: HuntersState) -> None:
    """All seats make idle moves until the round is over."""
    now = s.round
    while s.waiting() and s.round == now:
        idle(s, s.waiting()[0])


def idle(s: State, seat: int) -> None:
    """An idle move: draw from the last deck, choose the last card, sell it, activate nothing."""
    texts = moves(s, seat)
    s.answer(seat, s.parse("sell" if "sell" in texts else texts[-1]))


def names(cards: Iterable[int]) -> list[str]:
    """The names of the cards; `a hunter` for a card of which only the back is known."""
    return [CARDS.ids[card] if card >= 0 else f"a {DECKS[-1 - card]}" for card in cards]


def stacks(confrontations: Iterable[Confrontation]) -> list[list[str | None]]:
    """The confrontations in the form that `Position.area` takes."""
    return [[None if c.target == NO_CARD else CARDS.ids[c.target], *names(c.attackers)] for c in confrontations]


def altered(**cards: dict[str, Any]) -> Cards:
    """The test deck with other values on some cards; `a_1` stands for `a-1`."""
    data = deepcopy(CARDS.data)
    for entry in [entry for kind in data.values() for entry in kind]:
        entry.update(cards.pop(entry["id"].replace("-", "_"), {}))
    assert not cards, f"there are no cards {list(cards)}"
    return Cards(data, "altered deck")


def do(s: State, seat: int, *texts: str) -> None:
    """One seat makes these moves, one after the other."""
    for text in texts:
        s.answer(seat, s.parse(text))


def reveal(s: HuntersState, *cards: str | None) -> None:
    """Everybody draws a hunter and reveals a card: the one named for the seat, or the first of the hand."""
    for seat in range(s.players):
        do(s, seat, "draw hunter")
    for seat in range(s.players):
        card = cards[seat] if seat < len(cards) else None
        s.answer(seat, s.parse(f"choose {card}") if card else s.options(seat)[0])


def play_out(s: HuntersState) -> None:
    """Idle rounds to the end of the game."""
    while not s.over():
        assert s.round <= MOST_ROUNDS, "the game does not end"
        finish_round(s)


def scene(s: State, viewer: int = SPECTATOR) -> Scene:
    """The table as this viewer sees it, in English."""
    return s.game.scene(s.seen_by(viewer), texts("bounty_hunters", "en").to(viewer, PLAYERS[: s.players]))


def supply(s: State, viewer: int = SPECTATOR) -> int:
    """The credits in the common supply on the table, as this viewer sees it."""
    [zone] = [zone for zone in scene(s, viewer).zones if zone.kind == "supply"]
    [badge] = zone.badges
    assert badge.number is not None
    assert badge.label == f"{badge.number} credits"
    return badge.number
