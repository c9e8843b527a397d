"""A desk with a case on it: start from a real game, lay out what matters, and let the test say what the dice show."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.core.errors import IllegalMove
from posse.core.events import Event
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective.rules.cards import DICE, ICONS, RESOURCES, TOKENS, Cards, Four
from posse.games.pulp_detective.rules.criminal import ACCUSE, Confrontation
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.moves import DICE_IDS
from posse.games.pulp_detective.rules.results import INVESTIGATE
from posse.games.pulp_detective.rules.setup import CLOCK, TURN
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, Area, DetectiveState, table
from posse.games.pulp_detective.rules.story import place_card

YELLOWS = DICE_IDS[:4]


def four(text: str) -> Four:
    """`D D R`: two of Connect the Dots, one of Make the Rounds; `D2 R` is the same."""
    counts = [0, 0, 0, 0]
    for part in text.split():
        counts[ICONS.index(part[0])] += int(part[1:] or 1)
    return (counts[0], counts[1], counts[2], counts[3])


def icons(numbers: Four | list[int]) -> str:
    """What `four` reads: `D D R`."""
    return " ".join([ICONS[icon] for icon in range(4) for _ in range(numbers[icon])])


class Desk:
    """A game at the beginning of its first turn, before anything is drawn.

    Options of the game are given by name. Cards are named by their code, such as C2. After `turn`, `mission` or
    `confront` it waits for a choice.
    """

    def __init__(self, mode: str = "solo", seed: int = 1, deck: Cards | None = None, **options: Any) -> None:
        players = 1 if mode == "solo" else 2
        self.s: DetectiveState = table(posse.new("pulp_detective", players, seed, deck, mode=mode, **options))
        self.cards = self.s.cards
        self.events: list[Event] = []
        self.s.events = self.events
        if self.s.turn:
            self.reset()

    def reset(self) -> None:
        """Puts the cards that were drawn back."""
        s = self.s
        s.pile += [card for card in (*s.drawn, s.given) if card != NO_CARD]
        s.drawn, s.known, s.given = [], [], NO_CARD
        s.turn = 0
        s.top = None

    # -- laying out -----------------------------------------------------------------------

    def card(self, code: str) -> int:
        return self.cards.codes.index(code)

    def codes(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        return [self.cards.codes[card] if card >= 0 else "?" for card in cards]

    def seat(self, seat: int = 0, *, rows: tuple[str, ...] | None = None, obj: str | None = None, **fields: Any) -> Desk:
        """Sets what lies before a seat; `rows` are storylines such as "C1 C2", `twists` tokens such as "D R"."""
        area = self.s.areas[seat]
        for name, value in fields.items():
            if name == "hour":
                self.s.hours[self.s.clock(seat)] = value
            elif name == "twists":
                self._twists(area, four(value))
            else:
                assert hasattr(area, name)
                setattr(area, name, value)
        if obj is not None:
            area.object = self.cards.object_ids.index(obj)
        if rows is not None:
            area.rows = [tuple([self._take(code) for code in row.split()]) for row in rows]
        return self

    def _twists(self, area: Area, twists: Four) -> None:
        supply = [self.s.supply[icon] + area.twists[icon] - twists[icon] for icon in range(4)]
        assert min(supply) >= 0
        self.s.supply = supply
        area.twists = list(twists)

    def _take(self, code: str) -> int:
        """Takes a card from the pile or the discards."""
        card = self.card(code)
        assert card in (*self.s.pile, *self.s.discards), f"{code} was placed already"
        self.s.pile = [other for other in self.s.pile if other != card]
        self.s.discards = [other for other in self.s.discards if other != card]
        return card

    def pile(self, codes: str, *, only: bool = False) -> Desk:
        """These cards are drawn next, the first one first; with `only`, the others are discarded below what lies there."""
        cards = [self._take(code) for code in codes.split()]
        if only:
            self.s.discards = self.s.pile + self.s.discards
            self.s.pile = []
        self.s.pile += reversed(cards)
        return self

    def discards(self, codes: str) -> Desk:
        """These cards lie on the discard pile, the first one on top."""
        cards = [self._take(code) for code in codes.split()]
        self.s.discards += reversed(cards)
        return self

    def use_up(self, but: str, seat: int = 0) -> Desk:
        """All cards but these go to the main storyline of a seat; those that are left lie in the pile."""
        kept = [self.card(code) for code in but.split()]
        rest = tuple([card for card in (*self.s.pile, *self.s.discards) if card not in kept])
        area = self.s.areas[seat]
        area.rows = [(area.rows[0] if area.rows else ()) + rest, *area.rows[1:]]
        self.s.pile, self.s.discards = kept[::-1], []
        return self

    def token(self, token: str, seat: int = 0) -> Desk:
        self.s.tokens[TOKENS.index(token)] = seat
        return self

    # -- beginning ------------------------------------------------------------------------

    def turn(self) -> Desk:
        """A turn begins."""
        self.s.top = None
        self.s.push(TURN, 0)
        self.s.begin()
        return self

    def mission(
        self,
        code: str = "C9",
        seat: int = 0,
        *,
        row: int = 0,
        needs: str = "",
        reward: str | None = None,
        penalty: str | None = None,
    ) -> Desk:
        """The mission of this card begins, placed in that storyline; what it needs and brings can be given."""
        s, area = self.s, self.s.areas[seat]
        s.top = None
        s.turn = max(1, s.turn)
        if area.card == NO_CARD:
            area.card = self._take(code)
            place_card(s, seat, row)
        s.push(CLOCK, 0)
        s.push(INVESTIGATE, seat)
        s.begin()
        if needs:
            self.m.require(four(needs))
        if reward is not None:
            self.m.reward = resources(reward)
        if penalty is not None:
            self.m.penalty = resources(penalty)
        return self

    def accuse(self, seat: int = 0) -> Desk:
        """The last clue has just been found."""
        self.s.top = None
        for area in self.s.areas if self.s.shared else [self.s.areas[seat]]:
            area.clues = self.s.needed_clues()
        self.s.push(CLOCK, 0)
        self.s.push(ACCUSE, seat)
        self.s.begin()
        return self

    def confront(self, suspect: int = 1, seat: int = 0) -> Desk:
        """The Criminal is confronted."""
        self.s.top = None
        self.s.push(CLOCK, 0)
        self.s.push(Confrontation(suspect), seat)
        self.s.begin()
        return self

    # -- playing --------------------------------------------------------------------------

    @property
    def m(self) -> Mission:
        assert self.s.mission is not None
        return self.s.mission

    def area(self, seat: int = 0) -> Area:
        return self.s.areas[seat]

    def moves(self, seat: int = -1) -> list[str]:
        """The legal moves of the seat that has to choose, or of this one."""
        return [self.s.text(move) for move in self.s.options(self._who(seat))]

    def verbs(self, seat: int = -1) -> set[str]:
        return {move.split()[0] for move in self.moves(seat)}

    def starting(self, words: str, seat: int = -1) -> list[str]:
        """The legal moves that begin with these words, without them."""
        return [move.removeprefix(words).strip() for move in self.moves(seat) if move.startswith(words)]

    def _who(self, seat: int) -> int:
        return seat if seat >= 0 else self.s.waiting()[0]

    def do(self, *moves: str, seat: int = -1, shows: str = "") -> Desk:
        """Makes these moves; a die that was rolled by the last of them shows this icon."""
        for move in moves:
            self.s.answer(self._who(seat), self.s.parse(move))
        if shows:
            self.show(DICE_IDS.index(moves[-1].split()[-1]), shows)
        return self

    def show(self, die: int, icon: str) -> None:
        self.m.lay(self.cards, die, self.cards.faces[die].index(ICONS.index(icon)))

    def lay(self, *faces: int) -> None:
        """The first dice show these faces."""
        for die, face in enumerate(faces):
            self.m.lay(self.cards, die, face)

    def fulfil(self) -> None:
        """Gives what the mission still needs."""
        for icon, count in enumerate(self.m.missing()):
            for _ in range(count):
                self.m.give(icon)

    def roll(self, shown: str) -> Desk:
        """Rolls yellow dice in their order; they show these icons."""
        dice = [die for die in YELLOWS if self.m.faces[DICE_IDS.index(die)] == 0]
        for die, icon in zip(dice, shown.split(), strict=False):
            self.do(f"roll {die}", shows=icon)
        return self

    def refuses(self, *moves: str, seat: int = -1) -> None:
        """None of these is possible now, and trying it changes nothing."""
        for move in moves:
            before = self.s.to_json()
            with pytest.raises(IllegalMove):
                self.s.answer(self._who(seat), self.s.parse(move))
            assert self.s.to_json() == before

    def finish(self) -> Desk:
        """The mission is over; a Twist token, an object or a look is declined, upkeep is not paid."""
        self.do("finish")
        return self.idle()

    def idle(self) -> Desk:
        """Whatever may be declined is."""
        while not self.s.over():
            refusals = [move for move in ("decline", "lose") if move in self.moves()]
            if not refusals:
                break
            self.do(refusals[0])
        return self

    def idle_turn(self) -> Desk:
        """Everybody does what comes first, and no more than they must, until the next turn begins."""
        now = self.s.turn
        while not self.s.over() and self.s.turn == now:
            moves = self.moves()
            easy = [move for move in ("finish", "decline", "lose", "done") if move in moves]
            self.do((easy or moves)[0])
        return self

    def until_mission(self, seat: int) -> Desk:
        """The same, until the next mission of a seat begins."""
        while self.s.mission is None or self.s.mission.seat != seat:
            moves = self.moves()
            easy = [move for move in ("finish", "decline", "lose", "done") if move in moves]
            self.do((easy or moves)[0])
        return self

    # -- looking --------------------------------------------------------------------------

    def results(self) -> str:
        """What stands: dice in their order, then noted results."""
        faces = [self.cards.faces[die][self.m.faces[die]] for die in range(DICE) if self.m.faces[die]]
        return " ".join([ICONS[icon] for icon in (*faces, *self.m.noted)])

    def missing(self) -> str:
        return icons(self.m.missing())

    def twists(self, seat: int = 0) -> str:
        return icons(self.s.areas[seat].twists)

    def obj(self, seat: int = 0) -> str:
        return self.cards.object_ids[self.s.areas[seat].object]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def rows(self, seat: int = 0) -> list[list[str]]:
        return [self.codes(row) for row in self.s.areas[seat].rows]

    def views(self) -> list[DetectiveState]:
        """What each seat and a spectator see."""
        return [table(self.s.seen_by(seat)) for seat in (*range(self.s.players), SPECTATOR)]

    def loaded(self) -> State:
        """The same position, written down and read again."""
        return State.from_json(self.s.to_json())


def resources(text: str) -> int:
    return sum([1 << RESOURCES.index(part) for part in text.split()])


__all__ = ["NOBODY", "Desk", "four", "icons"]
