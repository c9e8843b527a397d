"""The state of the practice: a galaxy and a throw for each round, and the destinations found."""

from __future__ import annotations

from typing import Final, cast

from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.shapes import List, Number, Piece, Record, Tuple, expect
from posse.core.state import REFEREE, State
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, PLANETS, UNKNOWN, Cards
from posse.games.space_bowl.rules.solve import solve
from posse.games.space_bowl.rules.solver import NOWHERE, SIDE
from posse.games.space_bowl.rules.state import PLACES, PLACES_OF, VOIDS

ROUNDS: Final = 10


class Series(State):
    """A position in a series of rounds. Lists are replaced or copied, never shared."""

    def __init__(self, game: Game, players: int, cards: Cards) -> None:
        super().__init__(game, players)
        self.cards = cards
        self.size = 6 if game.chosen["size"] == 6 else 5
        self.seed = 0
        """The seed of the series; hidden until the end, since it determines all rounds."""
        self.round = 0
        self.galaxy: list[int] = [NO_CARD] * PLACES
        """Cards by place; `NO_CARD` before the first throw."""
        self.down: tuple[int, ...] = ()
        """The places with face-down cards (SB-176)."""
        self.card = NO_CARD
        """The card whose planets are thrown (SB-033)."""
        self.disc = NOWHERE
        self.marbles: tuple[int, ...] = (NOWHERE,) * PLANETS
        self.hole = NOWHERE
        self.found: tuple[int, ...] = ()
        """The destinations named in this round, in order."""
        self.wrong: tuple[int, ...] = ()
        """The places named that are no destinations."""
        self.done: tuple[tuple[int, int, int], ...] = ()
        """For each finished round: the numbers of found destinations, wrong cards, and destinations."""

    def copy(self) -> Series:
        twin = Series(self.game, self.players, self.cards)
        self.copy_to(twin)
        twin.seed = self.seed
        twin.round = self.round
        twin.galaxy = self.galaxy[:]
        twin.down = self.down
        twin.card = self.card
        twin.disc = self.disc
        twin.marbles = self.marbles
        twin.hole = self.hole
        twin.found = self.found
        twin.wrong = self.wrong
        twin.done = self.done
        return twin

    # -- the galaxy ---------------------------------------------------------------------

    def places(self) -> list[int]:
        """All places of the galaxy, in order."""
        return PLACES_OF[self.size][:]

    def destinations(self) -> list[int]:
        """All valid destinations, in order."""
        return self._solve(self.throw(), self.game.chosen["rotation"] is True)

    def fit(self, place: int) -> tuple[int, dict[str, int]]:
        """The quarter turns of the pattern that fit this destination (SB-R71), and the place under each thing thrown."""
        turn, turned = 0, self.throw()
        while place not in self._solve(turned, False):
            turn, turned = turn + 1, {name: (column, 2 - row) for name, (row, column) in turned.items()}
        return turn, {name: self._under(place, turned["disc"], cell) for name, cell in turned.items()}

    def _under(self, place: int, disc: tuple[int, int], cell: tuple[int, int]) -> int:
        """The place under a cell (SB-046), with wrapping if the galaxy is spherical (SB-188); -1 for none."""
        row, column = place // SIDE + cell[0] - disc[0], place % SIDE + cell[1] - disc[1]
        if self.game.chosen["spherical"] is True:
            row, column = row % self.size, column % self.size
        return row * SIDE + column if 0 <= row < self.size and 0 <= column < self.size else -1

    def _solve(self, throw: dict[str, tuple[int, int]], rotation: bool) -> list[int]:
        galaxy = [[self.shown(row * SIDE + column) for column in range(self.size)] for row in range(self.size)]
        options = {"rotation": rotation, "spherical": self.game.chosen["spherical"]}
        return [row * SIDE + column for row, column in solve(galaxy, throw, options)]

    def shown(self, place: int) -> set[str] | None:
        """The planets of a card, or None if it is face down."""
        if place in self.down:
            return None
        planets = self.cards.planets[self.galaxy[place]]
        return {slug for planet, slug in enumerate(self.cards.planet_ids) if planets >> planet & 1}

    def throw(self) -> dict[str, tuple[int, int]]:
        """The throw in the form that `solve` takes."""
        cells = {slug: self.marbles[planet] for planet, slug in enumerate(self.cards.planet_ids)}
        cells |= {"disc": self.disc, "hole": self.hole}
        return {name: (cell // 3, cell % 3) for name, cell in cells.items() if cell != NOWHERE}

    # -- the result ---------------------------------------------------------------------

    def searching(self) -> bool:
        """Whether a round is in progress."""
        return len(self.done) < self.round

    def points(self) -> list[int]:
        """By round: a point for each found destination, minus one for each wrong card, at least 0."""
        rounds = [(found, wrong) for found, wrong, _ in self.done]
        if self.searching():
            rounds.append((len(self.found), len(self.wrong)))
        return [max(0, found - wrong) for found, wrong in rounds]

    def scores(self) -> list[int]:
        return [sum(self.points())]

    # -- hidden information -------------------------------------------------------------

    def hide(self, seat: int) -> None:
        """Hides face-down cards, and the seed until the end."""
        self.galaxy = [UNKNOWN if place in self.down else card for place, card in enumerate(self.galaxy)]
        if not self.over():
            self.seed = 0

    def fill(self, viewer: int, rng: Rng) -> None:
        unknown = [card for card in range(CARDS) if card not in self.galaxy and card != self.card]
        rng.shuffle(unknown)
        self.galaxy = [unknown.pop() if card == UNKNOWN else card for card in self.galaxy]

    # -- saving -----------------------------------------------------------------------

    def layout(self) -> Record:
        ids, view = self.cards.ids, self.viewer != REFEREE
        places = Tuple(Number(0, PLACES - 1))
        return Record(
            None,
            seed=Number(0, 2**64 - 1),
            round=Number(0, ROUNDS),
            galaxy=List(Piece(ids, others=(NO_CARD, UNKNOWN) if view else (NO_CARD,)), PLACES),
            down=places,
            card=Piece(ids, others=(NO_CARD,)),
            disc=Number(NOWHERE, 8),
            marbles=Tuple(Number(NOWHERE, 8), PLANETS),
            hole=Number(NOWHERE, 8),
            found=places,
            wrong=places,
            done=Tuple(Tuple(Number(0, PLACES), 3), 0, ROUNDS),
        )

    def validate(self) -> None:
        """The galaxy is whole after the first throw, rounds are over one after the other, and what was found fits the throw."""
        inside, view = self.places() if self.round else [], self.viewer != REFEREE
        for place, card in enumerate(self.galaxy):
            hidden = view and place in self.down
            fits = card != NO_CARD and (card == UNKNOWN) == hidden if place in inside else card == NO_CARD
            expect(fits, f"galaxy: place {place}", "a card" if place in inside else "none", card)
        known = [card for card in (*self.galaxy, self.card) if card >= 0]
        expect(len(set(known)) == len(known), "galaxy", "each card in one place", known)
        named = (*self.found, *self.wrong, *self.down)
        expect(len(set(named)) == len(named) and set(named) <= set(inside), "found, wrong, down", "places, each once", named)
        expect(len(self.down) <= (VOIDS if self.game.chosen["void"] is True else 0), "down", "few cards face down", self.down)
        thrown = self.card != NO_CARD and self.disc != NOWHERE
        expect(thrown == (self.round > 0), "disc", "it in a cell, thrown with the planets of a card", self.disc)
        self.check_result()

    def check_result(self) -> None:
        first, last = max(0, self.round - 1), self.round
        expect(first <= len(self.done) <= last, "done", f"the results of the rounds before {last}", len(self.done))
        for result in self.done:
            expect(result[0] <= result[2], "done", "no more found than there was to find", result)
        expect(not self.over() or len(self.done) == ROUNDS, "stack", "a choice until the last round is over", len(self.done))
        there = self.destinations() if self.round else []
        expect(set(self.found) <= set(there) and not set(self.wrong) & set(there), "found", f"some of {there}", self.found)
        if self.searching():
            expect(len(self.found) < len(there), "found", "a destination that is still to be found", self.found)
        elif self.done:
            result = (len(self.found), len(self.wrong), len(there))
            expect(self.done[-1] == result, "done", f"{result} for the round that is over", self.done[-1])


def series(state: State) -> Series:
    return cast(Series, state)
