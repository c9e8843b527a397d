"""The constellation cards, read from a deck file and checked against the rulebook's counts."""

from __future__ import annotations

from typing import Any, Final

from posse.core.codec import Fields
from posse.core.errors import DeckError
from posse.core.game import Deck

CARDS: Final = 56
PLANETS: Final = 6
NO_CARD: Final = -1
"""An empty place for a card."""
UNKNOWN: Final = -2
"""In a view: a hidden card."""
SHOWS: Final = ("star", "shooting star", "black hole")


class Cards(Deck):
    """The cards of a deck file; lists are indexed by card number."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        super().__init__(data, source)
        self.source = source
        self.planet_ids: list[str] = []
        self.planet_names: list[dict[str, str]] = []
        self.ids: list[str] = []
        self.planets: list[int] = []
        """The planets on a card, a bit for each."""
        self.planet_sets: list[frozenset[str]] = []
        """The same by id."""
        self.stars: list[bool] = []
        self.shooting_stars: list[bool] = []
        self.holes: list[bool] = []
        self._read(Fields(data, source, DeckError))
        self.number = {slug: card for card, slug in enumerate(self.ids)}

    def _read(self, deck: Fields) -> None:
        for data in deck.items("planet", PLANETS):
            self._read_planet(Fields(data, f"{self.source}: planet {len(self.planet_ids) + 1}", DeckError))
        for data in deck.items("card", CARDS):
            self._read_card(Fields(data, f"{self.source}: card {len(self.ids) + 1}", DeckError))
        deck.finish()
        self._check()

    def _read_planet(self, fields: Fields) -> None:
        slug = fields.text("id")
        if slug in self.planet_ids or not slug.isidentifier():
            raise fields.fail("id", "a unique id of letters and digits", slug)
        names = fields.get("name")
        if not isinstance(names, dict) or not names or not all(isinstance(name, str) and name for name in names.values()):
            raise fields.fail("name", "a name for each language", names)
        self.planet_ids.append(slug)
        self.planet_names.append({str(lang): str(name) for lang, name in names.items()})
        fields.finish()

    def _read_card(self, fields: Fields) -> None:
        slug = fields.text("id")
        if not slug or slug in self.ids:
            raise fields.fail("id", "a unique id", slug)
        planets, shows = fields.items("planets"), fields.items("shows") if fields.has("shows") else []
        if not planets or any(planet not in self.planet_ids for planet in planets) or len(set(planets)) < len(planets):
            raise fields.fail("planets", f"some of {', '.join(self.planet_ids)}, each at most once", planets)
        if any(thing not in SHOWS for thing in shows) or len(set(shows)) < len(shows):
            raise fields.fail("shows", f"some of {', '.join(SHOWS)}, each at most once", shows)
        self.ids.append(slug)
        self.planets.append(sum([1 << self.planet_ids.index(planet) for planet in planets]))
        self.planet_sets.append(frozenset(planets))
        self.stars.append("star" in shows)
        self.shooting_stars.append("shooting star" in shows)
        self.holes.append("black hole" in shows)
        fields.finish()

    def _check(self) -> None:
        """Checks that each planet is on several cards, and a black hole on some cards but not on all."""
        for planet, slug in enumerate(self.planet_ids):
            if sum([shown >> planet & 1 for shown in self.planets]) < 2:
                raise DeckError(f"{self.source}: planet {slug!r}: expected on at least two cards")
        if all(self.holes) or not any(self.holes):
            raise DeckError(f"{self.source}: cards: expected a black hole on some but not all")
