"""The 195 cards as numbers, read from a deck file and checked against the rulebook's counts.

Cards are numbered deck by deck: 44 targets, 63 hunters, 44 Jawa market cards
(29 droids, then 15 crates), 44 contracts. A card of which only the back is visible
is `back(deck)`, a negative number.
"""

from __future__ import annotations

from typing import Any, Final

from posse.core.codec import Fields
from posse.core.errors import DeckError
from posse.core.game import Deck

TARGET: Final = 0
HUNTER: Final = 1
MARKET: Final = 2
CONTRACT: Final = 3
DECKS: Final = ("target", "hunter", "market", "contract")

FIRST: Final = (0, 44, 107, 151, 195)
"""The number of the first card of each deck, then the number of cards."""
FIRST_HUNTER: Final = 44
FIRST_DROID: Final = 107
FIRST_CRATE: Final = 136
FIRST_CONTRACT: Final = 151
CARDS: Final = 195

NO_CARD: Final = -9
"""An empty place for a card."""

NO_ICON: Final = 0
CREDIT_ICON: Final = 1
CONTRACT_ICON: Final = 2
ICONS: Final = ("none", "credit", "contract")

CRATE: Final = -1
"""The partner on a contract that pairs an identity with a crate icon."""

Name = dict[str, str]


def back(deck: int) -> int:
    """The number for the back of a card of this deck."""
    return -1 - deck


class Cards(Deck):
    """The cards of a deck file; lists are indexed by card number."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        super().__init__(data, source)
        self.source = source
        self.ids: list[str] = []
        self.names: list[Name] = []
        """By language; empty for contracts."""
        self.deck_of = [deck for deck in range(4) for _ in range(FIRST[deck], FIRST[deck + 1])]
        self.green: list[int] = []
        """Defence of a target, or attack of a hunter or droid; the same for `blue` and `orange`."""
        self.blue: list[int] = []
        self.orange: list[int] = []
        self.points: list[int] = []
        """Points of a target or crate, or penalty of a hunter."""
        self.cost: list[int] = []
        self.icon: list[int] = []
        """Icon of a target, or number of crate icons on a crate."""
        self.copies: list[int] = []
        """The number printed on a droid: how many cards have its attack values (BH-072)."""
        self.identity: list[int] = []
        """Identity of a target, or first identity of a contract."""
        self.partner: list[int] = []
        """Second identity of a contract, or `CRATE`."""
        self.each: list[int] = []
        """Points of a contract for each captured target of `identity`."""
        self.each_partner: list[int] = []
        """Points of a contract for each captured target of `partner`, if that is another identity."""
        self.duo: list[int] = []
        """Points of a contract for each duo."""
        self.identities: list[str] = []
        self.identity_names: list[Name] = []
        self._read(Fields(data, source, DeckError))
        self.number = {slug: card for card, slug in enumerate(self.ids)}

    def _add(self, slug: str, name: Name, values: list[int], points: int, cost: int, icon: int) -> None:
        if slug in self.ids:
            raise DeckError(f"{self.source}: card {slug!r}: id: expected a unique id")
        self.ids.append(slug)
        self.names.append(name)
        self.green.append(values[0])
        self.blue.append(values[1])
        self.orange.append(values[2])
        self.points.append(points)
        self.cost.append(cost)
        self.icon.append(icon)
        for column in (self.copies, self.identity, self.partner, self.each, self.each_partner, self.duo):
            column.append(0)

    def _read(self, deck: Fields) -> None:
        for number, data in enumerate(deck.items("identity"), 1):
            entry = Entry(self.source, "identity", number, data)
            if entry.slug == "crate" or entry.slug in self.identities:
                raise entry.fields.fail("id", "a unique id other than crate", entry.slug)
            self.identities.append(entry.slug)
            self.identity_names.append(entry.name())
            entry.finish()
        for kind in ("target", "hunter", "droid", "crate", "contract"):
            for number, data in enumerate(deck.items(kind), 1):
                entry = Entry(self.source, kind, number, data)
                self._read_card(kind, entry)
                entry.finish()
            self._check_count(kind)
        deck.finish()
        self._check_deck()

    def _read_card(self, kind: str, entry: Entry) -> None:
        fields = entry.fields
        if kind == "target":
            self._read_target(entry)
        elif kind == "hunter":
            values = fields.numbers("attack", 3, 0, 9)
            self._add(entry.slug, entry.name(), values, fields.number("penalty", 0, 9), 0, 0)
        elif kind == "droid":
            values, cost, copies = fields.numbers("attack", 3, 0, 9), fields.number("cost", 1, 9), fields.number("copies", 1, 29)
            for slug in entry.slugs(copies):
                self._add(slug, entry.name(), values, 0, cost, 0)
                self.copies[-1] = copies
        elif kind == "crate":
            points, cost, icons = fields.number("points", 0, 99), fields.number("cost", 1, 9), fields.number("icons", 1, 3)
            for slug in entry.slugs(fields.number("copies", 1, 15, default=1)):
                self._add(slug, entry.name(), [0, 0, 0], points, cost, icons)
        else:
            self._read_contract(entry)

    def _read_target(self, entry: Entry) -> None:
        fields = entry.fields
        identity = fields.one_of("identity", tuple(self.identities))
        icon = ICONS.index(fields.one_of("icon", ICONS, default="none"))
        index = self.identities.index(identity)
        defence, points = fields.numbers("defence", 3, 0, 9), fields.number("points", 0, 99)
        self._add(entry.slug, self.identity_names[index], defence, points, 0, icon)
        self.identity[-1] = index

    def _read_contract(self, entry: Entry) -> None:
        fields = entry.fields
        pair = fields.items("pair", 2)
        known = [slug for index, slug in enumerate(self.identities) if index in self.identity[:FIRST_HUNTER]]
        if pair[0] not in known or not (pair[1] in known or pair[1] == "crate"):
            raise fields.fail("pair", f"an identity and an identity or crate ({', '.join(known)}, crate)", pair)
        first, second = self.identities.index(pair[0]), CRATE if pair[1] == "crate" else self.identities.index(pair[1])
        each = fields.numbers("each", 2 if second not in (CRATE, first) else 1, 0, 9)
        self._add(entry.slug, {}, [0, 0, 0], 0, 0, 0)
        self.identity[-1] = first
        self.partner[-1] = second
        self.each[-1] = each[0]
        self.each_partner[-1] = each[-1] if len(each) == 2 else 0
        self.duo[-1] = fields.number("duo", 0, 9)

    def _check_count(self, kind: str) -> None:
        """Checks the number of cards of one kind (BH-D01)."""
        ends = {"target": 44, "hunter": 107, "droid": 136, "crate": 151, "contract": 195}
        sizes = {"target": 44, "hunter": 63, "droid": 29, "crate": 15, "contract": 44}
        found = len(self.ids) - ends[kind] + sizes[kind]
        if found != sizes[kind]:
            raise DeckError(f"{self.source}: {kind}: expected {sizes[kind]} cards, not {found}")

    def _check_deck(self) -> None:
        icons = [self.icon[card] for card in range(FIRST_HUNTER)]
        if icons.count(CONTRACT_ICON) != 8:
            raise DeckError(f"{self.source}: target: icon: expected 8 cards with contract, not {icons.count(CONTRACT_ICON)}")
        if CREDIT_ICON not in icons:
            raise DeckError(f"{self.source}: target: icon: expected at least one card with credit, not none")
        crates = [self.icon[card] for card in range(FIRST_CRATE, FIRST_CONTRACT)]
        counts = [crates.count(n) for n in (1, 2, 3)]
        if counts != [6, 6, 3]:
            raise DeckError(f"{self.source}: crate: icons: expected 6, 6 and 3 cards with 1, 2 and 3, not {counts}")
        for card in range(FIRST_DROID, FIRST_CRATE):
            alike = sum(self.attack(card) == self.attack(other) for other in range(FIRST_DROID, FIRST_CRATE))
            if alike != self.copies[card]:
                where = f"{self.source}: droid {self.ids[card].rpartition('-')[0]!r}"
                raise DeckError(f"{where}: copies: expected {alike}, the cards with its attack, not {self.copies[card]}")

    def attack(self, card: int) -> tuple[int, int, int]:
        """The three attack values of a card, or the defence values of a target."""
        return (self.green[card], self.blue[card], self.orange[card])


class Entry:
    """One `[[kind]]` table of a deck file."""

    def __init__(self, source: str, kind: str, number: int, data: object) -> None:
        probe = Fields(data, f"{source}: {kind} {number}", DeckError)
        self.slug = probe.text("id")
        self.fields = Fields(data, f"{source}: {kind} {self.slug!r}", DeckError)
        self.fields.read.add("id")
        if not all(part.isalnum() and part.islower() or part.isdigit() for part in self.slug.split("-")):
            raise self.fields.fail("id", "lower-case letters and digits joined by -", self.slug)

    def slugs(self, copies: int) -> list[str]:
        return [f"{self.slug}-{n}" for n in range(1, copies + 1)]

    def name(self) -> Name:
        """The names by language; a plain text is the name in all languages."""
        value = self.fields.get("name")
        names = value if isinstance(value, dict) else {"en": value}
        if not names or not all([isinstance(name, str) and name and name.isprintable() for name in names.values()]):
            raise self.fields.fail("name", "a printable text, or a table of printable texts by language", value)
        return names

    def finish(self) -> None:
        self.fields.finish()
