"""What is printed on the cards, and the parts of the table that never change, in one language."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Badge, Piece, Say, Zone, counter, gauge, in_language
from posse.games.bounty_hunters.rules.cards import (
    CONTRACT_ICON,
    CRATE,
    CREDIT_ICON,
    DECKS,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    Cards,
    Name,
)

COLOURS: Final = (("green", "circle"), ("blue", "square"), ("orange", "triangle"))


def kind_of(card: int) -> str:
    if card < FIRST_HUNTER:
        return "target"
    if card < FIRST_DROID:
        return "hunter"
    if card < FIRST_CRATE:
        return "droid"
    return "crate" if card < FIRST_CONTRACT else "contract"


class Face:
    """A card's front in words."""

    def __init__(self, kind: str, picture: str, name: str, caption: str, badges: tuple[Badge, ...], text: str) -> None:
        self.kind = kind
        self.picture = picture
        self.name = name
        self.caption = caption
        self.badges = badges
        self.text = text


class Words:
    """What is printed on the cards, and the parts of the table that never change, in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.faces: dict[int, Face] = {}
        self.names: dict[int, str] = {}
        self.valued: list[dict[tuple[int, int], Badge]] = [{} for _ in COLOURS]
        self.worths: dict[tuple[int, bool], Badge] = {}
        self.leader = say("leader")
        self.backs = [say(f"back-{name}") for name in DECKS]
        self.decks = [self.deck_zones(name) for name in DECKS]
        """A Zone card, the deck above it and the discard pile below (BH-009, BH-010)."""
        self.supplies: dict[int, Zone] = {}
        self.rows: dict[tuple[str, int], Zone] = {}
        self.hands: dict[tuple[int, tuple[int, ...]], list[Piece]] = {}

    def face(self, card: int) -> Face:
        found = self.faces.get(card)
        if found is None:
            kind, badges = kind_of(card), tuple(self.badges(card))
            found = Face(kind, self.picture(card), self.name(card), self.say(f"kind-{kind}"), badges, self.text(card))
            self.faces[card] = found
        return found

    # -- zones and backs ----------------------------------------------------------------

    def deck_zones(self, name: str) -> list[Zone]:
        label, place = self.say(f"deck-{name}"), f"zone_{name}"
        return [
            Zone(place, "zone", label, "tray"),
            Zone(f"deck_{name}", "deck", label, "stack", inside=place),
            Zone(f"discard_{name}", "discard", self.say(f"discard-{name}"), "stack", inside=place),
        ]

    def supply(self, credits: int) -> Zone:
        """The common supply (BH-011), beside the market, where credits are spent."""
        found = self.supplies.get(credits)
        if found is None:
            badge = counter("credit", credits, self.say("credits", number=credits), live=True)
            found = Zone("supply", "supply", self.say("zone-supply"), "tray", inside="zone_market", badges=(badge,))
            self.supplies[credits] = found
        return found

    def row(self, kind: str, seat: int) -> Zone:
        """A part of a player's area."""
        found = self.rows.get((kind, seat))
        if found is None:
            layout = "fan" if kind == "hand" else "row"
            found = Zone(f"{kind}_{seat}", kind, self.say(f"zone-{kind}"), layout, seat, f"area_{seat}")
            self.rows[kind, seat] = found
        return found

    def back(self, id: str, zone: str, deck: int, count: int = 1) -> Piece:
        name = DECKS[deck]
        return Piece(id, zone, name, f"back_{name}", self.backs[deck], count=count, back=True)

    def hand(self, seat: int, decks: tuple[int, ...]) -> list[Piece]:
        """The backs of a hand with cards of these decks."""
        found = self.hands.get((seat, decks))
        if found is None:
            zone = self.row("hand", seat).id
            found = [self.back(f"back_{seat}_{number}", zone, decks[number]) for number in range(len(decks))]
            self.hands[seat, decks] = found
        return found

    # -- cards --------------------------------------------------------------------------

    def in_language(self, name: Name) -> str:
        return in_language(name, self.say.lang)

    def name(self, card: int) -> str:
        found = self.names.get(card)
        if found is None:
            found = self.names[card] = self._name(card)
        return found

    def _name(self, card: int) -> str:
        """A contract is called by its pair."""
        if card < FIRST_CONTRACT:
            return self.in_language(self.cards.names[card])
        return self.say("pair", first=self.identity(self.cards.identity[card]), second=self.identity(self.cards.partner[card]))

    def identity(self, identity: int) -> str:
        return self.say("a-crate") if identity == CRATE else self.in_language(self.cards.identity_names[identity])

    def picture(self, card: int) -> str:
        """Copies have one picture."""
        if card < FIRST_HUNTER:
            return self.cards.identities[self.cards.identity[card]]
        slug = self.cards.ids[card]
        return slug.rpartition("-")[0] if FIRST_DROID <= card < FIRST_CONTRACT else slug

    def text(self, card: int) -> str:
        """The rules text."""
        cards, kind = self.cards, kind_of(card)
        if kind == "contract":
            return self._contract_text(card)
        text = self.say(
            f"text-{kind}",
            green=cards.green[card],
            blue=cards.blue[card],
            orange=cards.orange[card],
            points=cards.points[card],
            cost=cards.cost[card],
            icons=cards.icon[card],
            copies=cards.copies[card],
        )
        icon = cards.icon[card] if kind == "target" else 0
        if icon == CREDIT_ICON:
            return f"{text} {self.say('text-credit-icon')}"
        return f"{text} {self.say('text-contract-icon')}" if icon == CONTRACT_ICON else text

    def _contract_text(self, card: int) -> str:
        cards = self.cards
        first, second = cards.identity[card], cards.partner[card]
        kind = "crate" if second == CRATE else "same" if second == first else "pair"
        return self.say(
            f"text-contract-{kind}",
            first=self.identity(first),
            second=self.identity(second),
            each=cards.each[card],
            other=cards.each_partner[card],
            duo=cards.duo[card],
        )

    def badges(self, card: int) -> list[Badge]:
        cards, kind = self.cards, kind_of(card)
        out = self.values(cards.attack(card)) if card < FIRST_CRATE else []
        if kind == "contract":
            out.append(self.each(cards.each[card], cards.each_partner[card]))
            out.append(counter("duo", cards.duo[card], self.say("badge-duo", value=cards.duo[card])))
            return out
        if cards.cost[card]:
            out.append(self.number("cost", cards.cost[card]))
        if kind == "droid":
            out.append(self.number("copies", cards.copies[card]))
        else:
            out.append(self.number("penalty" if kind == "hunter" else "points", cards.points[card]))
        if kind == "crate":
            out.append(self.number("icons", cards.icon[card]))
        elif kind == "target" and cards.icon[card]:
            out.append(self.number("credit" if cards.icon[card] == CREDIT_ICON else "contract", 1))
        return out

    def values(self, values: tuple[int, int, int]) -> list[Badge]:
        """Three values, each with its colour and shape."""
        return [self.value(i, value) for i, value in enumerate(values)]

    def value(self, i: int, value: int, limit: int = -1) -> Badge:
        """A value of one colour; with a limit, how much of that it is."""
        found = self.valued[i].get((value, limit))
        if found is None:
            colour, shape = COLOURS[i]
            text = str(value) if limit < 0 else f"{value}/{limit}"
            label = self.say(f"value-{colour}", value=text)
            if limit < 0:
                found = counter(colour, value, label, shape, colour)
            else:
                found = gauge(colour, value, limit, label, shape, colour)
            self.valued[i][value, limit] = found
        return found

    def worth(self, points: int, live: bool) -> Badge:
        if (points, live) not in self.worths:
            self.worths[points, live] = self.number("worth", points)
            self.worths[points, live].live = live
        return self.worths[points, live]

    def number(self, kind: str, number: int) -> Badge:
        return counter(kind, number, self.say(f"badge-{kind}", number=number))

    def each(self, first: int, second: int) -> Badge:
        """The points of a contract for each target; two figures side by side are no gauge."""
        other = second if second != first else 0
        label = self.say("badge-each", value=first, other=other)
        return Badge("each", f"{first}/{other}", label) if other else counter("each", first, label)
