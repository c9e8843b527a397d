"""Every card as numbers; `deck` reads them from a deck file.

Action cards are numbered from 0: 92 Common cards, 40 Basic cards, 30 Damage cards. Criminals have numbers of their own,
21 of them, and Vicious comes after the last one.
"""

from __future__ import annotations

from typing import Any, Final

from posse.core.game import Deck
from posse.games.space_serenade.rules.instructions import Program

COMMON: Final = 92
BASIC: Final = 40
DAMAGE: Final = 30
FIRST_BASIC: Final = COMMON
FIRST_DAMAGE: Final = COMMON + BASIC
CARDS: Final = COMMON + BASIC + DAMAGE
CRIMINALS: Final = 21
VICIOUS: Final = 21
"""His number among the criminals."""

PLANETS: Final = ("mars", "earth", "ganymede")
LOCATIONS: Final = ("mars", "earth", "ganymede", "bebop")
BEBOP: Final = 3

SPIKE: Final = 0
JET: Final = 1
FAYE: Final = 2
ED: Final = 3
NO_COLOUR: Final = -1

OWN: Final = 0
TEAM: Final = 1
RED: Final = 2
ZONES: Final = ("effect", "team", "red")
"""The parts of a card that hold an effect; the grey zone of a Damage card is its own effect."""

REMOVED: Final = 0
TO_DISCARD: Final = 1
TO_TOP: Final = 2
DESTINATIONS: Final = ("removed", "discard", "top")
"""Where a drawn Damage card goes (SS-157)."""

NO_PRICE: Final = 0
MOST_COST: Final = 20
"""Of a Common card."""
Name = dict[str, str]


class Cards(Deck):
    """All that a deck file says; lists are by card, by kind of card, or by criminal."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        super().__init__(data, source)
        self.source = source
        self.ids: list[str] = []
        self.kind: list[int] = []
        """Equal cards have the same."""
        self.colour: list[int] = []
        self.colour_bit: list[int] = []
        """A bit for the colour; 0 without one."""
        self.cost: list[int] = []
        self.cheapest = 0
        """The lowest cost of a Common card."""
        self.gains: list[int] = []
        self.partner: list[int] = []
        """Whom the Team effect names, or `NO_COLOUR`."""
        self.team_gains: list[int] = []
        self.programs: list[list[Program]] = [[], [], []]
        """For each of `ZONES`, by card."""
        self.price: list[int] = []
        """For removing a played Damage card; `NO_PRICE` if that cannot be done."""
        self.destination: list[int] = []
        self.kind_ids: list[str] = []
        self.kind_names: list[Name] = []
        self.kind_flavours: list[Name] = []
        self.kind_first: list[int] = []
        """The first card of each kind."""
        self.plays: list[Any] = []
        """The move that plays a card of each kind; `Any`, since a list of moves then takes the number without a copy."""
        self.starting: list[tuple[int, ...]] = []
        """The ten Basic cards of each character (SS-031)."""
        self.criminal_ids: list[str] = []
        self.criminal_names: list[Name] = []
        self.criminal_flavours: list[Name] = []
        self.planet: list[int] = []
        self.points: list[int] = []
        self.resistance: list[int] = []
        self.strength: list[int] = []
        """For one Resistance token."""
        self.investigation: list[int] = []
        self.clues: list[int] = []
        """For one Investigation token."""
        self.refreshes: list[bool] = []
        self.vicious_resistance: list[int] = []
        """For 2, 3 and 4 players."""
        self.vicious_investigation: list[int] = []
        self.number: dict[str, int] = {}
        """Cards by id."""
        self.criminal_number: dict[str, int] = {}
