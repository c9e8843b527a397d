"""What a saved table of the practice may be like; cards are written by their ids."""

from __future__ import annotations

from posse.core.shapes import Layout, List, Number, Piece, Record, Tuple, expect
from posse.core.state import REFEREE
from posse.games.space_bowl.practice.state import ROUNDS, Series
from posse.games.space_bowl.rules.cards import NO_CARD, PLANETS, UNKNOWN
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.rules.state import PLACES, VOIDS


class SeriesLayout(Layout[Series]):
    def fields(self, s: Series) -> Record:
        ids, view = s.cards.ids, s.viewer != REFEREE
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

    def validate(self, s: Series) -> None:
        """The galaxy is whole after the first throw, rounds are over one after the other, and what was found fits the throw."""
        inside, view = s.places() if s.round else [], s.viewer != REFEREE
        for place, card in enumerate(s.galaxy):
            hidden = view and place in s.down
            fits = card != NO_CARD and (card == UNKNOWN) == hidden if place in inside else card == NO_CARD
            expect(fits, f"galaxy: place {place}", "a card" if place in inside else "none", card)
        known = [card for card in (*s.galaxy, s.card) if card >= 0]
        expect(len(set(known)) == len(known), "galaxy", "each card in one place", known)
        named = (*s.found, *s.wrong, *s.down)
        expect(len(set(named)) == len(named) and set(named) <= set(inside), "found, wrong, down", "places, each once", named)
        expect(len(s.down) <= (VOIDS if s.game.chosen["void"] is True else 0), "down", "few cards face down", s.down)
        thrown = s.card != NO_CARD and s.disc != NOWHERE
        expect(thrown == (s.round > 0), "disc", "it in a cell, thrown with the planets of a card", s.disc)
        check_result(s)

    def can_be_over(self, s: Series) -> bool:
        return len(s.done) == ROUNDS


def check_result(s: Series) -> None:
    first, last = max(0, s.round - 1), s.round
    expect(first <= len(s.done) <= last, "done", f"the results of the rounds before {last}", len(s.done))
    for result in s.done:
        expect(result[0] <= result[2], "done", "no more found than there was to find", result)
    there = s.destinations() if s.round else []
    expect(set(s.found) <= set(there) and not set(s.wrong) & set(there), "found", f"some of {there}", s.found)
    if s.searching():
        expect(len(s.found) < len(there), "found", "a destination that is still to be found", s.found)
    elif s.done:
        result = (len(s.found), len(s.wrong), len(there))
        expect(s.done[-1] == result, "done", f"{result} for the round that is over", s.done[-1])
