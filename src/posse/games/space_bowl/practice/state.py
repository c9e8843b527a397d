"""The state of the practice: a galaxy and a throw for each round, and the destinations found."""

from __future__ import annotations

from typing import Final, cast

from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.space_bowl.rules.cards import CARDS, NO_CARD, PLANETS, UNKNOWN, Cards
from posse.games.space_bowl.rules.solve import solve
from posse.games.space_bowl.rules.solver import NOWHERE, SIDE
from posse.games.space_bowl.rules.state import PLACES, PLACES_OF

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

    def shown(self, place: int) -> frozenset[str] | None:
        """The planets of a card, or None if it is face down."""
        return None if place in self.down else self.cards.planet_sets[self.galaxy[place]]

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


def series(state: State) -> Series:
    return cast(Series, state)
