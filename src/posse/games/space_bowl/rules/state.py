"""The state of Space Bowl: the galaxy, the pile, the throw and the announcements."""

from __future__ import annotations

from typing import Final, cast

from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State, places
from posse.games.space_bowl.rules.cards import CARDS, PLANETS, UNKNOWN, Cards
from posse.games.space_bowl.rules.solver import (
    BITS,
    NOWHERE,
    SIDE,
    Pattern,
    Sky,
    bit,
    board,
    laid_out,
    natural,
    places_of,
    with_joker,
)

PLACES: Final = SIDE * SIDE
PLACES_OF: Final = [places_of(board(size)) for size in range(SIDE + 1)]
"""The places of a galaxy by its size."""
PILE: Final = 10
START: Final = 4
LAST_SPACE: Final = 18
VOIDS: Final = 3
CENTRE: Final = 4
"""The cell in the middle of the box."""
MOST_ROUNDS: Final = 100
"""A limit of the engine: with the alternative to SB-R43 the pile may never shrink."""

NO_PLACE: Final = -1
HIDDEN_PLACE: Final = -2
"""In a view: it is hidden whether and where a token was placed."""
NOBODY: Final = -1

SEARCH: Final = 0
GO: Final = 1
RED: Final = 2
"""The kind of round by its announcement: none yet, "Go!", "We are all going to die!"."""

SILENT: Final = 0
GOING: Final = 1
"""Must place a token."""
DYING: Final = 2
"""On the red button."""


class BowlState(State):
    """A position of Space Bowl. Lists are replaced or copied, never shared."""

    def __init__(self, game: Game, players: int, cards: Cards) -> None:
        super().__init__(game, players)
        self.cards = cards
        self.size = 6 if game.chosen["size"] == 6 else 5
        self.has_joker = game.chosen["joker"] is True
        self.red_in_go = game.chosen["red_in_go"] is True
        self.round = 0
        self.stage = 0
        """Incremented with each phase; identifies its deadline."""
        self.ticks = 0
        """With the clock in ticks: those that have passed since the throw."""
        self.due = 0
        """With the clock in ticks: when the search or the countdown ends; 0 for a search without limit."""
        self.captain = NOBODY
        self.points: list[int] = []
        self.reserves: list[int] = []
        """The number of cards that each seat has taken (SB-R51)."""
        self.galaxy: list[int] = []
        """Cards by place; `NO_CARD` outside the galaxy."""
        self.down = 0
        """The places with face-down cards (SB-176), as a bitboard."""
        self.pile: tuple[int, ...] = ()
        """The top card last."""
        self.gone: tuple[int, ...] = ()
        """Cards out of the game that all have seen."""
        self.box: tuple[int, ...] = ()
        """Cards that nobody sees: unused or taken face down."""
        self.voids = 0
        """The face-down cards of the pile and the box, a bit for each card."""
        self.turned = 0
        """The number of face-down cards that were turned or taken."""
        self.disc = NOWHERE
        self.marbles: tuple[int, ...] = (NOWHERE,) * PLANETS
        self.hole = NOWHERE
        self.kind = SEARCH
        self.caller = NOBODY
        self.status: list[int] = []
        self.joker = NO_PLACE
        self.layer = NOBODY
        self.marks: list[int] = []
        """By seat: the private mark (SB-R84)."""
        self.fresh = 0
        """The seats that have marked since the announcement (SB-R86), a bit for each."""
        self.put: list[int] = []
        """By seat: the place of the token."""
        self.window = 0
        """The seats that can still place a token, a bit for each."""
        self.placing = False
        """Whether tokens are being placed, in secret until all are down (SB-R87)."""
        self.gains: tuple[int, ...] = ()
        """By seat: the points of the round; empty until it is scored."""
        self.taken = NO_PLACE
        """The place of the card that the captain took in the round just scored."""
        self.taken_down = False
        """Whether that card was face down; otherwise it is the last of `gone`."""

    def copy(self) -> BowlState:
        twin = BowlState(self.game, self.players, self.cards)
        self.copy_to(twin)
        twin.round = self.round
        twin.stage = self.stage
        twin.ticks = self.ticks
        twin.due = self.due
        twin.captain = self.captain
        twin.points = self.points[:]
        twin.reserves = self.reserves[:]
        twin.galaxy = self.galaxy[:]
        twin.down = self.down
        twin.pile = self.pile
        twin.gone = self.gone
        twin.box = self.box
        twin.voids = self.voids
        twin.turned = self.turned
        twin.disc = self.disc
        twin.marbles = self.marbles
        twin.hole = self.hole
        twin.kind = self.kind
        twin.caller = self.caller
        twin.status = self.status[:]
        twin.joker = self.joker
        twin.layer = self.layer
        twin.marks = self.marks[:]
        twin.fresh = self.fresh
        twin.put = self.put[:]
        twin.window = self.window
        twin.placing = self.placing
        twin.gains = self.gains
        twin.taken = self.taken
        twin.taken_down = self.taken_down
        return twin

    # -- the galaxy ---------------------------------------------------------------------

    def places(self) -> list[int]:
        """All places of the galaxy, in order."""
        return PLACES_OF[self.size][:]

    def sky(self) -> Sky:
        galaxy, planets, down = self.galaxy, self.cards.planets, self.down
        shown = [0 if down and down & BITS[place] else planets[galaxy[place]] for place in PLACES_OF[self.size]]
        return laid_out(self.size, shown, PLANETS, down, self.game.chosen["spherical"] is True)

    def pattern(self) -> Pattern:
        return Pattern(self.disc, self.marbles, self.hole)

    def valid(self) -> int:
        """The destinations that fit without a joker, as a bitboard."""
        chosen = self.game.chosen
        return natural(self.sky(), self.pattern(), chosen["rotation"] is True, chosen["hole_outside"] is True)

    def valid_with_joker(self, place: int) -> int:
        """The destinations at which a joker on this place replaces a planet."""
        return self.opened([place])[0]

    def opened(self, jokers: list[int]) -> list[int]:
        """For each of these places: the destinations at which a joker there replaces a planet."""
        chosen, sky, pattern = self.game.chosen, self.sky(), self.pattern()
        rotation, outside = chosen["rotation"] is True, chosen["hole_outside"] is True
        on_void = chosen["joker_on_void"] is True
        return [with_joker(sky, pattern, place, rotation, outside, on_void) for place in jokers]

    # -- a round ------------------------------------------------------------------------

    def tidy_up(self) -> None:
        """Takes back the joker, the tokens, the marbles and the discs of the last round (SB-148 to SB-151)."""
        self.disc = self.hole = NOWHERE
        self.marbles = (NOWHERE,) * PLANETS
        self.kind = SEARCH
        self.caller = self.layer = NOBODY
        self.joker = NO_PLACE
        self.status = [SILENT] * self.players
        self.marks = [NO_PLACE] * self.players
        self.put = [NO_PLACE] * self.players
        self.fresh = self.window = 0
        self.gains = ()
        self.taken, self.taken_down = NO_PLACE, False

    # -- tokens -------------------------------------------------------------------------

    def may_place(self, seat: int) -> bool:
        """Whether a seat can place a token: after a Go, if it goes (SB-080); after the red button, if it searched (SB-109)."""
        return self.status[seat] == (GOING if self.kind == GO else SILENT) or self.owes(seat)

    def owes(self, seat: int) -> bool:
        """Whether a seat must place a token (SB-074, SB-075, SB-R23)."""
        return self.status[seat] == GOING or (seat == self.layer and self.layer != NOBODY)

    # -- the end ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        """Places by points, then by cards in reserve (SB-160)."""
        return places([(self.points[seat], self.reserves[seat]) for seat in range(self.players)])

    # -- hidden information -------------------------------------------------------------

    def hide(self, seat: int) -> None:
        """Hides the pile below its top card, the box and face-down cards (SB-R91), and the tokens and marks of others."""
        self.pile = (*(UNKNOWN for _ in self.pile[:-1]), *self.pile[-1:])
        self.box = tuple([UNKNOWN for _ in self.box])
        self.voids = 0
        self.galaxy = [UNKNOWN if card >= 0 and self.down & bit(place) else card for place, card in enumerate(self.galaxy)]
        for other in range(self.players):
            if other != seat:
                self.marks[other] = NO_PLACE
                if self.placing and self.may_place(other):
                    self.put[other] = HIDDEN_PLACE
        self.fresh &= 1 << seat if seat != SPECTATOR else 0

    def fill(self, viewer: int, rng: Rng) -> None:
        known = [card for card in (*self.galaxy, *self.pile, *self.gone, *self.box) if card >= 0]
        unknown = [card for card in range(CARDS) if card not in known]
        rng.shuffle(unknown)
        self.galaxy = [unknown.pop() if card == UNKNOWN else card for card in self.galaxy]
        self.pile = tuple([unknown.pop() if card == UNKNOWN else card for card in self.pile])
        self.box = tuple([unknown.pop() if card == UNKNOWN else card for card in self.box])
        self._fill_voids(rng)
        for seat in range(self.players):
            if self.put[seat] == HIDDEN_PLACE:
                self.put[seat] = self._guess_token(seat, rng)

    def _guess_token(self, seat: int, rng: Rng) -> int:
        """A random token: anywhere or none, but not none if the seat had to place one and has confirmed it."""
        done = not self.window >> seat & 1
        return rng.pick(self.places() if self.owes(seat) and done else [NO_PLACE, *self.places()])

    def _fill_voids(self, rng: Rng) -> None:
        if self.game.chosen["void"] is not True:
            return
        hidden = [*self.pile[:-1], *self.box]
        rng.shuffle(hidden)
        left = VOIDS - self.turned - len([place for place in self.places() if self.down & bit(place)])
        self.voids = sum([1 << card for card in hidden[:left]])


def table(state: State) -> BowlState:
    return cast(BowlState, state)
