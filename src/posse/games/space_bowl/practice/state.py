"""The state of the practice: a galaxy and a throw for each round, and the destinations found."""

from __future__ import annotations

from typing import Any, Final, cast

from posse.core.codec import Fields
from posse.core.errors import RecordError
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

    def dump(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "round": self.round,
            "galaxy": [self.slug(card) for card in self.galaxy],
            "down": list(self.down),
            "card": self.slug(self.card),
            "disc": self.disc,
            "marbles": list(self.marbles),
            "hole": self.hole,
            "found": list(self.found),
            "wrong": list(self.wrong),
            "done": [list(result) for result in self.done],
        }

    def slug(self, card: int) -> str | int:
        return self.cards.ids[card] if card >= 0 else card

    def load(self, data: Fields) -> None:
        self.seed = data.number("seed", 0, 2**64 - 1)
        self.round = data.number("round", 0, ROUNDS)
        self.galaxy = [self._card("galaxy", slug) for slug in data.items("galaxy", PLACES)]
        self.down = self._places(data, "down")
        self.card = self._card("card", data.get("card"))
        self.disc = data.number("disc", NOWHERE, 8)
        self.marbles = tuple(data.numbers("marbles", PLANETS, NOWHERE, 8))
        self.hole = data.number("hole", NOWHERE, 8)
        self.found = self._places(data, "found")
        self.wrong = self._places(data, "wrong")
        self.done = tuple([self._result(result) for result in data.items("done")])
        data.finish()
        self._check()

    def _card(self, name: str, slug: object) -> int:
        card = self.cards.number.get(slug, CARDS) if isinstance(slug, str) else slug
        if type(card) is not int or not UNKNOWN <= card < CARDS:
            raise RecordError(f"state: {name}: expected a card, not {slug!r}")
        return card

    def _places(self, data: Fields, name: str) -> tuple[int, ...]:
        found = data.items(name)
        if any([type(place) is not int or place not in self.places() for place in found]) or len(set(found)) < len(found):
            raise RecordError(f"state: {name}: expected places of the galaxy, each once, not {found!r}")
        return tuple(found)

    def _result(self, result: object) -> tuple[int, int, int]:
        if not isinstance(result, list) or len(result) != 3 or any([type(n) is not int or n < 0 for n in result]):
            raise RecordError(f"state: done: expected three numbers for each round, not {result!r}")
        return result[0], result[1], result[2]

    def _check(self) -> None:
        """The galaxy is whole after the first throw, and rounds are over one after the other."""
        inside = self.places() if self.round else []
        for place, card in enumerate(self.galaxy):
            if (card == NO_CARD) == (place in inside) or (card == UNKNOWN and place not in self.down):
                raise RecordError(f"state: galaxy: place {place}: expected {'a card' if place in inside else 'none'}, not {card}")
        known = [card for card in self.galaxy if card >= 0]
        if len(set(known)) < len(known) or self.card in known:
            raise RecordError("state: galaxy: expected each card in one place")
        if self.round and (self.card < 0 or self.disc == NOWHERE):
            raise RecordError("state: disc: expected it in a cell, thrown with the planets of a card")
        if not self.round - 1 <= len(self.done) <= self.round:
            raise RecordError(f"state: done: expected the results of the rounds before {self.round}, not {len(self.done)}")


def series(state: State) -> Series:
    return cast(Series, state)
