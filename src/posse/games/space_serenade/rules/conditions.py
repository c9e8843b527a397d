"""The conditions of `if`."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Say
from posse.games.space_serenade.rules.cards import BEBOP
from posse.games.space_serenade.rules.instructions import NAMES, Condition
from posse.games.space_serenade.rules.state import NO_CARD, NOWHERE, SerenadeState


class OnPlanet(Condition):
    form = "on planet"
    text = "if-planet"

    def holds(self, s: SerenadeState, me: int) -> bool:
        return s.place(me) != BEBOP


class OnBebop(Condition):
    form = "on bebop"
    text = "if-bebop"
    odds = 0.35

    def holds(self, s: SerenadeState, me: int) -> bool:
        return s.place(me) == BEBOP


class With(Condition):
    """A character in the same place."""

    form = "with {colour:colour}"
    text = "if-with"
    odds = 0.4

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def holds(self, s: SerenadeState, me: int) -> bool:
        return s.places[self.colour] == s.place(me)

    def words(self, say: Say, what: str) -> str:
        return say(self.text, name=NAMES[self.colour], what=what)


class CriminalHere(Condition):
    form = "criminal here"
    text = "if-criminal"

    def holds(self, s: SerenadeState, me: int) -> bool:
        here = s.place(me)
        return here != BEBOP and (s.wanted[here] != NO_CARD or s.vicious == here)


class ViciousInPlay(Condition):
    form = "vicious in play"
    text = "if-vicious"

    def holds(self, s: SerenadeState, me: int) -> bool:
        return s.vicious != NOWHERE


CONDITIONS: Final[tuple[type[Condition], ...]] = (OnPlanet, OnBebop, With, CriminalHere, ViciousInPlay)
