"""What is printed on the cards, in one language."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Badge, Say, counter, gauge, in_language
from posse.games.bounty_hunters.rules.cards import (
    CONTRACT_ICON,
    CRATE,
    CREDIT_ICON,
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
    """What is printed on the cards, in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.faces: dict[int, Face] = {}
        self.names: dict[int, str] = {}
        self.valued: list[dict[tuple[int, int], Badge]] = [{} for _ in COLOURS]
        self.worths: dict[tuple[int, bool], Badge] = {}
        self.kept: dict[str, str] = {}

    def __call__(self, key: str) -> str:
        """What needs no arguments."""
        if key not in self.kept:
            self.kept[key] = self.say(key)
        return self.kept[key]

    def face(self, card: int) -> Face:
        if card not in self.faces:
            kind, badges = kind_of(card), tuple(self.badges(card))
            self.faces[card] = Face(kind, self.picture(card), self.name(card), self.say(f"kind-{kind}"), badges, self.text(card))
        return self.faces[card]

    def in_language(self, name: Name) -> str:
        return in_language(name, self.say.lang)

    def name(self, card: int) -> str:
        if card not in self.names:
            self.names[card] = self._name(card)
        return self.names[card]

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
            each, other = cards.each[card], cards.each_partner[card]
            both = other not in (0, each)
            out.append(self.pair("each", each, other) if both else counter("each", each, self.say("badge-each", value=each)))
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
        known = self.valued[i]
        if (value, limit) not in known:
            colour, shape = COLOURS[i]
            text = str(value) if limit < 0 else f"{value}/{limit}"
            label = self.say(f"value-{colour}", value=text)
            if limit < 0:
                known[value, limit] = counter(colour, value, label, shape, colour)
            else:
                known[value, limit] = gauge(colour, value, limit, label, shape, colour)
        return known[value, limit]

    def worth(self, points: int, live: bool) -> Badge:
        if (points, live) not in self.worths:
            self.worths[points, live] = self.number("worth", points)
            self.worths[points, live].live = live
        return self.worths[points, live]

    def number(self, kind: str, number: int) -> Badge:
        return counter(kind, number, self.say(f"badge-{kind}", number=number))

    def pair(self, kind: str, first: int, second: int) -> Badge:
        """Two figures side by side; no gauge."""
        value = f"{first}/{second}"
        return Badge(kind, value, self.say(f"badge-{kind}", value=value))
