"""A round that is scored, with the galaxy as it was judged: which cards were destinations, and how the pattern lay there."""

from __future__ import annotations

from posse.games.space_bowl.rules.cards import NO_CARD, PLANETS, UNKNOWN
from posse.games.space_bowl.rules.scoring import Outcome
from posse.games.space_bowl.rules.solver import NOWHERE, SIDE, Pattern, bit, natural, with_joker
from posse.games.space_bowl.rules.state import NO_PLACE, BowlState


class Review:
    """A round that is scored, with the galaxy as it was judged (SB-R92)."""

    def __init__(self, s: BowlState) -> None:
        self.before = s.copy()
        self.top = s.pile[-1] if s.pile else NO_CARD
        """The card of the throw."""
        if s.taken != NO_PLACE:
            self.top = s.galaxy[s.taken]
            self.before.galaxy[s.taken] = UNKNOWN if s.taken_down else s.gone[-1]
            if s.taken_down:
                self.before.down |= bit(s.taken)
        elif s.gone and s.cards.planets[s.gone[-1]] == thrown(s):
            self.top = s.gone[-1]
        self.piled = len(s.pile) + int(self.top not in s.pile)
        self.outcome = Outcome(self.before)

    def fit(self, place: int) -> tuple[int, Pattern]:
        """The pattern as it fits here, and by how many quarters it is turned for that (SB-R71)."""
        s, here = self.before, bit(place)
        sky, pattern, outside = s.sky(), s.pattern(), s.game.chosen["hole_outside"] is True
        helped = bool(self.outcome.helped & here & ~self.outcome.natural)
        for turn in range(4):
            fits = natural(sky, pattern, False, outside)
            if helped:
                fits = with_joker(sky, pattern, s.joker, False, outside, s.game.chosen["joker_on_void"] is True)
            if fits & here:
                return turn, pattern
            pattern = Pattern(quarter(pattern.disc), tuple([quarter(cell) for cell in pattern.marbles]), quarter(pattern.hole))
        return 0, s.pattern()

    def angle(self, place: int) -> str:
        """By how much the pattern is turned where it fits, if it may be turned."""
        return f"{self.fit(place)[0] * 90}°" if self.before.game.chosen["rotation"] is True else ""

    def laid(self, place: int) -> list[tuple[int, int]]:
        """Where each marble lies when the disc lies on this place, as (planet, place); last the black hole, as `PLANETS`."""
        _, pattern = self.fit(place)
        cells = [(planet, cell) for planet, cell in enumerate((*pattern.marbles, pattern.hole)) if cell != NOWHERE]
        found = [(planet, self.under(place, pattern.disc, cell)) for planet, cell in cells]
        return [(planet, card) for planet, card in found if card != NO_PLACE]

    def under(self, place: int, disc: int, cell: int) -> int:
        """The place that a cell stands for (SB-046), around the edge where the galaxy is round (SB-188)."""
        size = self.before.size
        row, column = place // SIDE + cell // 3 - disc // 3, place % SIDE + cell % 3 - disc % 3
        if self.before.game.chosen["spherical"] is True:
            row, column = row % size, column % size
        return row * SIDE + column if 0 <= row < size and 0 <= column < size else NO_PLACE

    def finders(self, place: int) -> list[int]:
        put, valid = self.before.put, self.outcome.valid
        return [seat for seat in range(self.before.players) if put[seat] == place and valid[seat]]


def quarter(cell: int) -> int:
    """Where a cell comes to lie when the box is turned clockwise."""
    return cell if cell == NOWHERE else cell % 3 * 3 + 2 - cell // 3


def thrown(s: BowlState) -> int:
    """The planets in the box, a bit for each: those of the card of the throw (SB-033)."""
    return sum([1 << planet for planet in range(PLANETS) if s.marbles[planet] != NOWHERE])
