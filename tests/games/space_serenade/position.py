"""A crew in the middle of a game: start from a real game with a fixed deck, lay out what matters, and play.

Cards are named by kind, several in one text, such as "draw-two woolongs*3"; the first one lies on top.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.core.errors import IllegalMove
from posse.core.events import Event
from posse.core.record import can_take_back
from posse.core.state import SPECTATOR, State
from posse.games.space_serenade.rules.cards import CARDS, COMMON, CRIMINALS, FIRST_DAMAGE, LOCATIONS, PLANETS, VICIOUS, Cards
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.instructions import COLOURS
from posse.games.space_serenade.rules.state import NO_CARD, NOWHERE, PLAYING, UNKNOWN, USED, Area, SerenadeState, put, table
from posse.games.space_serenade.rules.turn import BEGIN, TURN, take_character

CREW = ("spike", "jet", "faye", "ed")


@cache
def deck() -> Cards:
    path = Path(__file__).parent / "deck.toml"
    return read_deck(tomllib.loads(path.read_text(encoding="utf-8")), "deck.toml")


def several(names: str) -> list[str]:
    """`woolongs*3` is that three times."""
    found: list[str] = []
    for part in names.split():
        name, _, count = part.partition("*")
        found += [name] * int(count or 1)
    return found


class Crew:
    """A game whose first turn has begun, seat 0 first. Seats have these characters, in the order of `crew`.

    With `own`, it is played with the deck of the game, not with that of the tests.
    """

    def __init__(
        self, players: int = 2, crew: tuple[str, ...] = CREW, seed: int = 1, *, own: bool = False, **options: Any
    ) -> None:
        game = posse.game("space_serenade", {"characters": "random", **options}, None if own else deck())
        s = table(game.new(players, seed))
        self.s: SerenadeState = s
        self.cards = s.cards
        self.events: list[Event] = []
        s.top = None
        s.turn = s.first = s.active = 0
        for seat in range(players):
            s.areas[seat] = Area()
            take_character(s, seat, COLOURS.index(crew[seat]))
        s.push(BEGIN, 0)
        s.begin()
        s.events = self.events

    # -- Action cards ---------------------------------------------------------------------

    def kind(self, name: str) -> int:
        return self.cards.kind_ids.index(name)

    def names(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        return [self.cards.kind_ids[self.cards.kind[card]] if card >= 0 else "-" for card in cards]

    def take(self, name: str, seat: int) -> int:
        """Takes a card of this kind from some deck, or from what lies aside."""
        s, area, kind = self.s, self.s.areas[seat], self.kind(name)
        for holder, field in ((s, "removed"), (s, "common"), (s, "damage"), (s, "damage_discards"), (area, "deck")):
            cards: tuple[int, ...] = getattr(holder, field)
            for card in cards:
                if self.cards.kind[card] == kind:
                    setattr(holder, field, tuple([other for other in cards if other != card]))
                    return card
        slots = [card for card in s.market if card >= 0 and self.cards.kind[card] == kind]
        assert slots, f"there is no {name} left for seat {seat}"
        s.market = put(s.market, s.market.index(slots[0]), s.common[-1])
        s.common = s.common[:-1]
        return slots[0]

    def lay(self, names: str, seat: int) -> tuple[int, ...]:
        return tuple([self.take(name, seat) for name in several(names)])

    def aside(self, cards: tuple[int, ...]) -> None:
        """Puts cards away: Damage to its discard pile, others out of the game."""
        self.s.damage_discards += tuple([card for card in cards if card >= FIRST_DAMAGE])
        self.s.removed += tuple([card for card in cards if 0 <= card < FIRST_DAMAGE])

    def hand(self, names: str, seat: int = 0) -> Crew:
        area = self.s.areas[seat]
        area.deck = area.hand + area.deck
        area.hand = area.known = ()
        area.hand = tuple(sorted(self.lay(names, seat)))
        return self

    def deck(self, names: str, seat: int = 0) -> Crew:
        """The deck is these cards, and no others."""
        area = self.s.areas[seat]
        cards = self.lay(names, seat)
        self.aside(area.deck)
        area.deck, area.tops = tuple(reversed(cards)), 0
        return self

    def discards(self, names: str, seat: int = 0) -> Crew:
        area = self.s.areas[seat]
        self.aside(area.discards)
        area.discards = tuple(reversed(self.lay(names, seat)))
        return self

    def in_play(self, names: str) -> Crew:
        """These cards were played before; their Team effects are over."""
        self.s.play += self.lay(names, self.s.active)
        return self

    def market(self, names: str) -> Crew:
        """The Purchasing Area; `-` is an empty slot."""
        s = self.s
        s.common = tuple([card for card in s.market if card >= 0]) + s.common
        s.market = (NO_CARD,) * 5
        s.market = tuple([NO_CARD if name == "-" else self.take(name, 0) for name in several(names)])
        return self

    def common(self, names: str, *, only: bool = False) -> Crew:
        """These lie on top of the Common Deck; with `only`, nothing else is in it."""
        cards = self.lay(names, 0)
        if only:
            self.aside(self.s.common)
            self.s.common = ()
        self.s.common += tuple(reversed(cards))
        return self

    def damage(self, names: str, *, only: bool = False) -> Crew:
        """These lie on top of the Damage deck; with `only`, the others are in its discard pile."""
        cards = self.lay(names, 0)
        if only:
            self.s.damage_discards += self.s.damage
            self.s.damage = ()
        self.s.damage += tuple(reversed(cards))
        return self

    # -- planets and criminals ------------------------------------------------------------

    def criminal(self, name: str) -> int:
        return self.cards.criminal_number[name]

    def lift(self, name: str) -> int:
        """Takes a criminal from wherever it is, with its tokens."""
        s, card = self.s, self.criminal(name)
        for field in ("stand", "box", "escaped"):
            setattr(s, field, tuple([other for other in getattr(s, field) if other != card]))
        if card in s.wanted:
            self.free(PLANETS[s.wanted.index(card)], away=False)
        return card

    def free(self, planet: str, *, away: bool = True) -> Crew:
        """Nobody is on this planet; who was there is in the box."""
        s, at = self.s, PLANETS.index(planet)
        if away and s.wanted[at] != NO_CARD:
            s.box += (s.wanted[at],)
        s.wanted = put(s.wanted, at, NO_CARD)
        s.resistance, s.investigation = put(s.resistance, at, 0), put(s.investigation, at, 0)
        for area in s.areas:
            area.tokens = put(area.tokens, at, 0)
        return self

    def wanted(self, name: str, resistance: int = -1, investigation: int = -1, held: tuple[int, ...] = ()) -> Crew:
        """This criminal is on its planet, with so many tokens left; `held` are those that seats have taken."""
        card = self.lift(name)
        s, at = self.s, self.cards.planet[card]
        self.free(PLANETS[at])
        s.wanted = put(s.wanted, at, card)
        left = resistance if resistance >= 0 else self.cards.resistance[card]
        clues = investigation if investigation >= 0 else self.cards.investigation[card]
        s.resistance, s.investigation = put(s.resistance, at, left), put(s.investigation, at, clues)
        taken = self.cards.resistance[card] + self.cards.investigation[card] - left - clues
        for seat, tokens in enumerate(held or (0, taken) if len(s.areas) > 1 else (taken,)):
            s.areas[seat].tokens = put(s.areas[seat].tokens, at, tokens)
        return self

    def stand(self, names: str, *, only: bool = False) -> Crew:
        """These are revealed next; with `only`, the others are in the box, and Vicious lies at the bottom."""
        s = self.s
        cards = [self.lift(name) for name in several(names)]
        if only:
            s.box += tuple([card for card in s.stand if card != VICIOUS])
            s.stand = tuple([card for card in s.stand if card == VICIOUS])
        s.stand += tuple(reversed(cards))
        return self

    def fill_box(self) -> Crew:
        """As many criminals of each planet in the box as at the start, swapped with those to be revealed last."""
        s, boxed = self.s, CRIMINALS // 3 - 1 - USED[self.s.players]
        for planet in range(3):
            in_box = [card for card in s.box if self.cards.planet[card] == planet]
            in_stand = [card for card in s.stand if card != VICIOUS and self.cards.planet[card] == planet]
            missing, extra = in_stand[: max(0, boxed - len(in_box))], in_box[boxed:]
            s.box = tuple([card for card in s.box if card not in extra] + missing)
            rest = [card for card in s.stand if card not in missing]
            s.stand = tuple(rest[:1] + extra + rest[1:] if rest[:1] == [VICIOUS] else extra + rest)
        return self

    def escaped(self, names: str) -> Crew:
        self.s.escaped += tuple([self.lift(name) for name in several(names)])
        return self

    def captured(self, names: str, seat: int = 0) -> Crew:
        self.s.areas[seat].captured += tuple([self.lift(name) for name in several(names)])
        return self

    def vicious(self, place: str, resistance: int = -1, investigation: int = -1, held: tuple[int, ...] = ()) -> Crew:
        """Vicious is in play; the Criminals deck has become the Movement deck."""
        s = self.s
        self.lift("vicious")
        s.vicious = PLANETS.index(place)
        row = 2 if s.players == 1 else s.players - 2
        left = resistance if resistance >= 0 else self.cards.vicious_resistance[row]
        clues = investigation if investigation >= 0 else self.cards.vicious_investigation[row]
        s.resistance, s.investigation = put(s.resistance, BOSS, left), put(s.investigation, BOSS, clues)
        for seat, tokens in enumerate(held):
            s.areas[seat].tokens = put(s.areas[seat].tokens, BOSS, tokens)
        return self

    def at(self, **places: str) -> Crew:
        """`spike="mars"`: where characters are."""
        for character, place in places.items():
            self.s.places = put(self.s.places, COLOURS.index(character), LOCATIONS.index(place))
        return self

    def gauge(self, **gauges: int) -> Crew:
        for planet, value in gauges.items():
            self.s.gauges = put(self.s.gauges, PLANETS.index(planet), value)
        return self

    # -- resources ------------------------------------------------------------------------

    def fuel(self, fuel: int, seat: int = 0) -> Crew:
        self.s.areas[seat].fuel = fuel
        return self

    def pools(self, woolongs: int = 0, strength: int = 0, clues: int = 0) -> Crew:
        self.s.woolongs, self.s.strength, self.s.clues = woolongs, strength, clues
        return self

    def turn_of(self, seat: int) -> Crew:
        self.s.top = None
        self.s.active = seat
        self.s.push(TURN, seat)
        return self

    # -- playing --------------------------------------------------------------------------

    def moves(self, seat: int = -1) -> list[str]:
        """The legal moves of the seat that has to choose, or of this one."""
        return [self.s.text(move) for move in self.s.options(self.who(seat))]

    def can(self, *moves: str, seat: int = -1) -> bool:
        legal = self.moves(seat)
        return all(move in legal for move in moves)

    def starting(self, words: str, seat: int = -1) -> list[str]:
        """The legal moves that begin with these words, without them."""
        return [move.removeprefix(words).strip() for move in self.moves(seat) if f"{move} ".startswith(f"{words} ")]

    def who(self, seat: int) -> int:
        return seat if seat >= 0 else self.s.waiting()[0]

    def do(self, *moves: str, seat: int = -1) -> Crew:
        for move in moves:
            self.s.answer(self.who(seat), self.s.parse(move))
            check(self.s)
        return self

    def refuses(self, *moves: str, seat: int = -1) -> None:
        """None of these is possible now, and trying it changes nothing."""
        for move in moves:
            before = self.s.to_json()
            with pytest.raises(IllegalMove):
                self.s.answer(self.who(seat), self.s.parse(move))
            assert self.s.to_json() == before

    def can_undo(self, move: str) -> bool:
        """Whether this move could be taken back: nothing hidden was shown, no chance drawn."""
        after = self.s.copy()
        after.answer(self.who(-1), after.parse(move))
        return can_take_back(self.s, after)

    # -- looking --------------------------------------------------------------------------

    def area(self, seat: int = 0) -> Area:
        return self.s.areas[seat]

    def in_hand(self, seat: int = 0) -> list[str]:
        return sorted(self.names(self.s.areas[seat].hand))

    def on_deck(self, seat: int = 0) -> list[str]:
        """The top card first."""
        return self.names(self.s.areas[seat].deck[::-1])

    def discarded(self, seat: int = 0) -> list[str]:
        """The top card first."""
        return self.names(self.s.areas[seat].discards[::-1])

    def bought(self) -> list[str]:
        return self.names(self.s.market)

    def where(self, character: str) -> str:
        return LOCATIONS[self.s.places[COLOURS.index(character)]]

    def on(self, planet: str) -> str:
        """Who is wanted there."""
        card = self.s.wanted[PLANETS.index(planet)]
        return "" if card == NO_CARD else self.cards.criminal_ids[card]

    def piles(self, planet: str) -> tuple[int, int]:
        """Tokens left: Resistance, Investigation."""
        at = BOSS if planet == "vicious" else PLANETS.index(planet)
        return self.s.resistance[at], self.s.investigation[at]

    def tokens(self, seat: int = 0) -> tuple[int, ...]:
        """Mars, Earth, Ganymede, Vicious."""
        return self.s.areas[seat].tokens

    def wall(self, cards: tuple[int, ...]) -> list[str]:
        return [self.cards.criminal_ids[card] for card in cards]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def views(self) -> list[SerenadeState]:
        """What each seat and a spectator see."""
        return [table(self.s.seen_by(seat)) for seat in (*range(self.s.players), SPECTATOR)]

    def loaded(self) -> State:
        """The same position, written down and read again."""
        return State.from_json(self.s.to_json())


# -- what always holds --------------------------------------------------------------------


def action_cards(s: SerenadeState) -> list[int]:
    """Every Action card, wherever it lies; Basic cards of characters that nobody plays lie in the box."""
    found = [*s.common, *s.market, *s.damage, *s.damage_discards, *s.removed, *s.drawn, *s.play]
    for area in s.areas:
        found += [*area.deck, *area.hand, *area.discards]
    for character in {0, 1, 2, 3} - {area.character for area in s.areas}:
        found += s.cards.starting[character]
    return sorted([card for card in found if card != NO_CARD])


def all_criminals(s: SerenadeState) -> list[int]:
    """Every criminal and Vicious, wherever they are."""
    found = [*s.stand, *s.escaped, *s.late, *s.box, *[card for card in s.wanted if card != NO_CARD]]
    for area in s.areas:
        found += area.captured
    return sorted({*found, VICIOUS} if s.vicious != NOWHERE and VICIOUS not in found else found)


def check(s: SerenadeState) -> None:
    """Cards and tokens are all there, gauges and Fuel in range, everybody on the map."""
    assert action_cards(s) == list(range(CARDS))
    assert all_criminals(s) == list(range(CRIMINALS + 1))
    assert all(1 <= gauge <= 3 for gauge in s.gauges)
    assert all(0 <= area.fuel <= 10 for area in s.areas)
    assert all(0 <= place <= 3 for place in s.places)
    assert -1 <= s.vicious <= 2
    assert min(s.woolongs, s.strength, s.clues, s.shield, s.cheaper) >= 0
    assert set(s.pending) <= set(s.play)
    damage = [card for card in action_cards(s) if card >= FIRST_DAMAGE]
    assert len(damage) == 30  # SS-166
    assert all(card < COMMON for card in (*s.common, *[card for card in s.market if card >= 0]))
    assert s.vicious == NOWHERE or VICIOUS not in s.stand
    assert UNKNOWN not in action_cards(s)
    check_tokens(s)


def check_tokens(s: SerenadeState) -> None:
    """SS-185: a planet's tokens in play are those printed on its criminal."""
    for at in range(4):
        held = sum([area.tokens[at] for area in s.areas])
        left = s.resistance[at], s.investigation[at]
        assert min(left) >= 0
        printed = 0
        if at == BOSS and s.vicious != NOWHERE and s.outcome == PLAYING:
            row = 2 if s.players == 1 else s.players - 2
            printed = s.cards.vicious_resistance[row] + s.cards.vicious_investigation[row]
        elif at < BOSS and s.wanted[at] != NO_CARD:
            printed = s.cards.resistance[s.wanted[at]] + s.cards.investigation[s.wanted[at]]
        assert held + sum(left) == printed
        assert min(left) > 0 or printed == 0 or not isinstance(s.top and s.top.effect, type(TURN))


__all__ = ["CREW", "Crew", "check", "deck", "several"]
