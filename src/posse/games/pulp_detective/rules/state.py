"""The table of Pulp Detective: pile and discards, the clock, an area for each player, and the mission being played."""

from __future__ import annotations

from typing import Final, cast

from posse.core.codec import Fields
from posse.core.game import Game
from posse.core.native import i64
from posse.core.rng import Rng
from posse.core.saving import load_table
from posse.core.shapes import expect
from posse.core.state import State
from posse.games.pulp_detective.rules.cards import CARDS, EMPTY, Cards
from posse.games.pulp_detective.rules.mission import Mission, bit

NO_CARD: Final = -1
UNKNOWN: Final = -5
"""A card of which not even the back is seen; `back(letter)` is one of which only the back is."""
NOBODY: Final = -1
IN_BOX: Final = -2
"""Where an Investigation token is that is not in this game."""
ALL: Final = -1
"""Who knows a card that lies face up, as bits."""

PLAYING: Final = 0
OUT_OF_TIME: Final = 1
OUT_OF_ENERGY: Final = 2
BEATEN: Final = 3
"""By the Criminal."""

NOBODY_ACTED: Final = [0] * 4


def back(letter: int) -> int:
    return -2 - letter


class Area:
    """What lies before one player."""

    def __init__(self) -> None:
        self.detective = NOBODY
        self.energy = 0
        self.clues = 0
        self.object = EMPTY
        self.twists = [0, 0, 0, 0]
        self.rows: list[tuple[int, ...]] = []
        """The storylines, the main one first."""
        self.fate = PLAYING
        self.card = NO_CARD
        """This turn's Storyline card."""
        self.row = NOBODY
        """The storyline in which it was placed."""
        self.matches = 0
        """The re-rolls that its edges have earned."""
        self.bought = 0
        """Dice bought for an hour this turn."""

    def copy(self) -> Area:
        twin = Area()
        twin.detective = self.detective
        twin.energy = self.energy
        twin.clues = self.clues
        twin.object = self.object
        twin.twists = self.twists[:]
        twin.rows = self.rows[:]
        twin.fate = self.fate
        twin.card = self.card
        twin.row = self.row
        twin.matches = self.matches
        twin.bought = self.bought
        return twin

    def held(self) -> int:
        """How many Twist tokens."""
        twists = self.twists
        return twists[0] + twists[1] + twists[2] + twists[3]


class DetectiveState(State):
    """A position of Pulp Detective."""

    def __init__(self, game: Game, players: int, cards: Cards) -> None:
        super().__init__(game, players)
        self.cards = cards
        self.shared = game.chosen["mode"] == "partners"
        """Whether there is one clock for all."""
        self.turn = 0
        self.case = 0
        self.level = 0
        self.active = 0
        """Who took Chekhov's Gun last (PD-205)."""
        self.hours: list[int] = []
        """Where each Time marker stands: one for each player, or one for all."""
        self.pile: list[int] = []
        """The top card last."""
        self.peeked = 0
        """Who has looked at the top card, a bit for each seat."""
        self.discards: list[int] = []
        self.drawn: list[int] = []
        """The cards being kept, given, discarded and returned; `NO_CARD` where one was."""
        self.known: list[int] = []
        """For each of them who knows its front, a bit for each seat."""
        self.given = NO_CARD
        """The card that the active player gives to the other."""
        self.given_known = 0
        self.supply = [0, 0, 0, 0]
        """The Twist tokens that nobody holds."""
        self.tokens: list[int] = [IN_BOX] * 4
        """Who holds each Investigation token: a seat, `NOBODY` for the supply, `IN_BOX`."""
        self.aside = 0
        """The detectives whom nobody chose and nobody has borrowed yet, a bit for each."""
        self.acted = NOBODY_ACTED[:]
        """How often each detective's Special Action was used this turn."""
        self.solver = NOBODY
        """Who has solved the case."""
        self.areas: list[Area] = []
        self.mission: Mission | None = None

    def copy(self) -> DetectiveState:
        twin = DetectiveState(self.game, self.players, self.cards)
        self.copy_to(twin)
        twin.turn = self.turn
        twin.case = self.case
        twin.level = self.level
        twin.active = self.active
        twin.hours = self.hours[:]
        twin.pile = self.pile[:]
        twin.peeked = self.peeked
        twin.discards = self.discards[:]
        twin.drawn = self.drawn[:]
        twin.known = self.known[:]
        twin.given = self.given
        twin.given_known = self.given_known
        twin.supply = self.supply[:]
        twin.tokens = self.tokens[:]
        twin.aside = self.aside
        twin.acted = self.acted[:]
        twin.solver = self.solver
        twin.areas = [area.copy() for area in self.areas]
        mission = self.mission
        if mission is not None:
            twin.mission = mission.copy()
        return twin

    # -- the clock ----------------------------------------------------------------------

    def clock(self, seat: int) -> int:
        return 0 if self.shared else seat

    def hour(self, seat: int) -> int:
        return self.hours[0 if self.shared else seat]

    def is_night(self, seat: int) -> bool:
        return self.night_at(self.hour(seat))

    def night_at(self, hour: int) -> bool:
        nights: i64 = self.cards.nights[self.case]
        return nights & bit(hour) != 0

    # -- the players --------------------------------------------------------------------

    def alive(self) -> list[int]:
        """The seats still on the case."""
        return [seat for seat in range(self.players) if self.areas[seat].fate == PLAYING]

    def is_out(self, seat: int) -> bool:
        return self.areas[seat].fate != PLAYING

    def allowance(self, seat: int) -> int:
        """Yellow dice that may be rolled, those bought included (PD-089)."""
        area = self.areas[seat]
        return self.cards.allowance(area.energy, area.bought)

    def places(self, seat: int, first: int = 0) -> list[int]:
        """The storylines at whose end a card may go, the main one being `first`; the last would be new (PD-073 to PD-077)."""
        found: list[int] = []
        above = CARDS
        row = first
        for cards in self.areas[seat].rows:
            if len(cards) < above:
                found.append(row)
            above = len(cards)
            row += 1
        found.append(row)
        return found

    def needed_clues(self) -> int:
        return self.cards.clues[self.case]

    def lacks_cards(self, seat: int) -> bool:
        """Whether no card was left for this player, who has lost with hours to spare (PD-R18)."""
        return self.areas[seat].fate == OUT_OF_TIME and self.hour(seat) > 0

    def team(self, seat: int) -> list[int]:
        """Who shares a reward of this seat, and decides about it (PD-R82)."""
        return self.alive() if self.shared else [seat]

    def found_object(self) -> int:
        """By the first die icon in the discard pile, from the top (PD-146, PD-147), or `EMPTY`."""
        for at in range(len(self.discards) - 1, -1, -1):
            found = self.cards.die[self.discards[at]]
            if found != EMPTY:
                return found
        return EMPTY

    def suspicion(self, seat: int) -> list[int]:
        """How many cards of the storylines that decide show each die icon, from 1 on (PD-R71, PD-R87); at 0 those without."""
        counts = [0] * len(self.cards.suspect_needs)
        for other in range(self.players):
            if other == seat or self.shared:
                for row in self.areas[other].rows:
                    for card in row:
                        counts[self.cards.die[card]] += 1
        return counts

    # -- the end ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """1 for those who have solved the case."""
        return [int(self.has_solved(seat)) for seat in range(self.players)]

    def has_solved(self, seat: int) -> bool:
        return self.solver != NOBODY and (self.shared or self.solver == seat)

    def ranking(self) -> list[int]:
        """Who has solved the case is first; who has not is second, even if nobody has."""
        return [1 if self.has_solved(seat) else 2 for seat in range(self.players)]

    # -- who knows what -----------------------------------------------------------------

    def seen(self, card: int, known: int, seat: int) -> int:
        """A card as this seat, or a spectator, sees it: the front or the back (PD-R12)."""
        if card < 0 or (known >> seat & 1 == 1 if seat >= 0 else known < 0):
            return card
        return back(self.cards.letter[card])

    def hide(self, seat: int) -> None:
        pile = self.pile
        if pile:
            self.pile = [UNKNOWN] * (len(pile) - 1) + [self.seen(pile[-1], self.peeked, seat)]
        self.drawn = [self.seen(self.drawn[at], self.known[at], seat) for at in range(len(self.drawn))]
        self.given = self.seen(self.given, self.given_known, seat)

    def visible(self) -> list[int]:
        """Every card whose place is known."""
        found = self.pile + self.discards + self.drawn
        found.append(self.given)
        for area in self.areas:
            for row in area.rows:
                found.extend(row)
            if area.row == NOBODY:
                found.append(area.card)
        return [card for card in found if card != NO_CARD]

    def unseen(self) -> list[int]:
        """The cards whose place is unknown."""
        seen = set(self.visible())
        return [card for card in range(CARDS) if card not in seen]

    def fill(self, viewer: int, rng: Rng) -> None:
        free = self.unseen()
        rng.shuffle(free)
        self.drawn = [self._guess(card, free) for card in self.drawn]
        self.given = self._guess(self.given, free)
        if self.pile:
            top = self._guess(self.pile[-1], free)
            rng.shuffle(free)  # what was taken out came from the front
            free.append(top)
            self.pile = free

    def _guess(self, card: int, free: list[int]) -> int:
        """Takes a card with this back from those whose place is unknown."""
        if card >= NO_CARD:
            return card
        for at in range(len(free)):
            if card in (UNKNOWN, back(self.cards.letter[free[at]])):
                return free.pop(at)
        return free.pop()

    # -- saving -------------------------------------------------------------------------

    def load(self, data: Fields) -> None:
        load_table(self, data)
        m = self.mission
        if m is not None:
            expect(len(m.noted_wild) == len(m.noted), "noted_wild", f"{len(m.noted)} numbers", m.noted_wild)
            m.recount(self.cards)


def table(state: State) -> DetectiveState:
    return cast(DetectiveState, state)
