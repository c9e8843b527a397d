"""What is printed on cards, criminals and boards, and the zones that never change, in one language; every scene of that
language shares it."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Badge, Say, Zone
from posse.games.space_serenade.rules.cards import (
    FAYE,
    FIRST_BASIC,
    FIRST_DAMAGE,
    LOCATIONS,
    NO_COLOUR,
    NO_PRICE,
    OWN,
    PLANETS,
    TEAM,
    VICIOUS,
    Cards,
)
from posse.games.space_serenade.rules.instructions import COLOURS, PILES, RESISTANCE, amount
from posse.games.space_serenade.rules.state import MOST_FUEL
from posse.games.space_serenade.scene.abilities import COSTS
from posse.games.space_serenade.scene.wording import NAMES, RESOURCES, Wording

TOKENS: Final = (*PLANETS, "vicious")
"""By row of tokens, as part of ids."""
STRENGTH: Final = 2
CLUES: Final = 3
"""Their places among the resources."""
DONE: Final = "\N{CHECK MARK}"


class Face:
    """A card's front in words."""

    def __init__(self, kind: str, picture: str, name: str, caption: str, badges: tuple[Badge, ...], text: str) -> None:
        self.kind = kind
        self.picture = picture
        self.name = name
        self.caption = caption
        self.badges = badges
        self.text = text
        self.team: tuple[Badge, ...] = ()
        """Those of the badges that speak of its Team effect, which come last."""


class Words:
    """Names, badges, rules texts and zones."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.wording = Wording(cards, say)
        self.kept: dict[str, str] = {}
        self.faces: dict[int, Face] = {}
        """By kind of card."""
        self.posters: dict[int, Face] = {}
        self.abilities: dict[int, Face] = {}
        self.badges: dict[tuple[str, str, str], Badge] = {}
        self.figures: dict[tuple[str, int, bool], Badge] = {}
        self.resources: dict[tuple[int, int, bool], Badge] = {}
        self.piles: dict[tuple[int, int, int, int], Badge] = {}
        self.zones: dict[str, Zone] = {}
        self.parts: dict[tuple[str, int], Zone] = {}

    def __call__(self, key: str) -> str:
        """What needs no arguments."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.say(key)
        return found

    # -- zones --------------------------------------------------------------------------

    def zone(self, id: str, kind: str, key: str, layout: str, inside: str = "") -> Zone:
        """A zone of the table with always the same label."""
        found = self.zones.get(id)
        if found is None:
            found = self.zones[id] = Zone(id, kind, self(key), layout, -1, inside)
        return found

    def part(self, kind: str, seat: int, layout: str, inside: str) -> Zone:
        """A part of what lies before a player, without badges."""
        found = self.parts.get((kind, seat))
        if found is None:
            found = Zone(f"{kind}_{seat}", kind, self(f"zone-{kind}"), layout, seat, f"{inside}_{seat}")
            self.parts[kind, seat] = found
        return found

    # -- names --------------------------------------------------------------------------

    def card(self, card: int) -> str:
        return self.wording.name_of(self.cards.kind_names[self.cards.kind[card]])

    def kind(self, kind: int) -> str:
        return self.wording.name_of(self.cards.kind_names[kind])

    def criminal(self, criminal: int) -> str:
        return self.wording.name_of(self.cards.criminal_names[criminal])

    def place(self, place: int) -> str:
        return self(f"place-{LOCATIONS[place]}")

    def at(self, place: int) -> str:
        """`on Mars`."""
        return self(f"on-{LOCATIONS[place]}")

    def to(self, place: int) -> str:
        """`to Mars`."""
        return self(f"to-{LOCATIONS[place]}")

    def cards_named(self, cards: tuple[int, ...]) -> str:
        """A pile, from its top."""
        return ", ".join([self.card(card) for card in cards[::-1]])

    # -- badges -------------------------------------------------------------------------

    def badge(
        self, kind: str, value: str, label: str, live: bool = False, number: int | None = None, limit: int | None = None
    ) -> Badge:
        """Equal badges are one."""
        key = (kind if live else f"{kind} ", value, label)
        found = self.badges.get(key)
        if found is None:
            found = Badge(kind, value, label, live=live)
            found.number, found.limit = number, limit
            self.badges[key] = found
        return found

    def figure(self, kind: str, number: int, live: bool = False) -> Badge:
        """A number with its own words."""
        found = self.figures.get((kind, number, live))
        if found is None:
            found = self.number(kind, number, self.say(f"badge-{kind}", number=number), live)
            self.figures[kind, number, live] = found
        return found

    def number(self, kind: str, number: int, label: str, live: bool = False) -> Badge:
        return self.badge(kind, str(number), label, live, number)

    def gauge(self, kind: str, number: int, limit: int, label: str, live: bool = False) -> Badge:
        return self.badge(kind, f"{number}/{limit}", label, live, number, limit)

    def resource(self, resource: int, number: int, live: bool = False) -> Badge:
        found = self.resources.get((resource, number, live))
        if found is None:
            found = self.number(RESOURCES[resource], number, self.say(RESOURCES[resource], number=number), live)
            self.resources[resource, number, live] = found
        return found

    def tank(self, fuel: int) -> Badge:
        return self.gauge("fuel", fuel, MOST_FUEL, self.say("badge-tank", number=fuel, most=MOST_FUEL))

    def sign(self, kind: str, live: bool = False) -> Badge:
        """What has no number."""
        return self.badge(kind, "", self(f"badge-{kind}"), live)

    def colour(self, colour: int) -> Badge:
        return self.badge(COLOURS[colour], "", NAMES[colour])

    def left(self, pile: int, criminal: int, left: int, printed: int) -> Badge:
        """The tokens of a pile, and the price of one."""
        found = self.piles.get((pile, criminal, left, printed))
        if found is None:
            label = self.say(f"badge-{PILES[pile]}", left=left, price=self.price(pile, criminal))
            found = self.gauge(PILES[pile], left, printed, label, True)
            self.piles[pile, criminal, left, printed] = found
        return found

    def fee(self, pile: int, criminal: int) -> Badge:
        """What a token of a pile costs."""
        if pile == RESISTANCE:
            return self.resource(STRENGTH, self.cards.strength[criminal])
        return self.resource(CLUES, self.cards.clues[criminal])

    def price(self, pile: int, criminal: int) -> str:
        if pile == RESISTANCE:
            return self.wording.resource(STRENGTH, self.cards.strength[criminal])
        return self.wording.resource(CLUES, self.cards.clues[criminal])

    # -- Action cards ---------------------------------------------------------------------

    def face(self, card: int) -> Face:
        kind = self.cards.kind[card]
        found = self.faces.get(kind)
        if found is None:
            found = self.faces[kind] = self.new_face(card)
        return found

    def new_face(self, card: int) -> Face:
        cards = self.cards
        kind = "card" if card < FIRST_BASIC else "basic" if card < FIRST_DAMAGE else "damage"
        badges = tuple(self.printed(card))
        picture = cards.kind_ids[cards.kind[card]]
        face = Face(kind, picture, self.card(card), self(f"kind-{kind}"), badges, self.wording.card_text(card))
        if cards.partner[card] != NO_COLOUR:
            face.team = (self.team(card),)
            face.badges += face.team
        return face

    def team(self, card: int) -> Badge:
        """Whom the Team effect needs, and what it does."""
        colour = self.cards.partner[card]
        label = self.say("badge-team", name=NAMES[colour], what=self.team_phrase(card))
        return Badge("team", NAMES[colour], label, colour=COLOURS[colour])

    def team_phrase(self, card: int) -> str:
        return self.wording.briefly(self.cards.team_gains[card], self.cards.programs[TEAM][card])

    def printed(self, card: int) -> list[Badge]:
        cards, colour = self.cards, self.cards.colour[card]
        found = [self.colour(colour)] if colour != NO_COLOUR else []
        if card < FIRST_BASIC:
            found.append(self.figure("cost", cards.cost[card]))
        gains = [amount(cards.gains[card], r) for r in range(len(RESOURCES))]
        found += [self.resource(r, gains[r]) for r in range(len(RESOURCES)) if gains[r]]
        if cards.programs[OWN][card]:
            found.append(self.badge("effect", "", self.wording.briefly(0, cards.programs[OWN][card])))
        if cards.price[card] != NO_PRICE:
            price = self.wording.bundle(cards.price[card])
            found.append(self.badge("remove", "", self.say("badge-remove", price=price)))
        return found

    def team_badge(self, card: int, pending: bool, lit: bool) -> Badge:
        """Whether the Team effect of a card in play has happened, can happen, or waits."""
        name = NAMES[self.cards.partner[card]]
        if not pending:
            return self.badge("team", DONE, self("badge-team-done"), True)
        if lit:
            return self.badge("lit", name, self.say("badge-lit", what=self.team_phrase(card)), True)
        return self.badge("waiting", name, self.say("badge-waiting", name=name), True)

    # -- abilities ------------------------------------------------------------------------

    def ability(self, character: int, second: int) -> Face:
        """The first or the second one of a character."""
        number = 2 * character + second
        found = self.abilities.get(number)
        if found is None:
            found = self.abilities[number] = self.new_ability(character, second)
        return found

    def new_ability(self, character: int, second: int) -> Face:
        slug, letter, cost = COLOURS[character], "ab"[second], COSTS[2 * character + second]
        fixed = not (character == FAYE and second)
        label = self.say("badge-ability-cost", cost=str(cost) if fixed else "X")
        badge = self.number("fuel", cost, label) if fixed else self.badge("fuel", "X", label)
        name = self.say("ability", name=NAMES[character], letter=letter.upper())
        return Face("ability", slug, name, self("kind-ability"), (badge,), self(f"text-{slug}-{letter}"))

    def abilities_text(self, character: int) -> str:
        return f"{self(f'text-{COLOURS[character]}-a')} {self(f'text-{COLOURS[character]}-b')}"

    # -- criminals ------------------------------------------------------------------------

    def poster(self, criminal: int) -> Face:
        found = self.posters.get(criminal)
        if found is None:
            found = self.posters[criminal] = self.new_poster(criminal)
        return found

    def new_poster(self, criminal: int) -> Face:
        cards, say = self.cards, self.say
        badges = [
            self.figure("points", cards.points[criminal], True),
            self.number("strength", cards.strength[criminal], self.price(0, criminal)),
            self.number("clues", cards.clues[criminal], self.price(1, criminal)),
        ]
        strength, clues = self.price(0, criminal), self.price(1, criminal)
        text = say("text-criminal", strength=strength, clues=clues, points=cards.points[criminal])
        if criminal == VICIOUS:
            text = f"{text} {self('text-vicious')}"
        elif cards.refreshes[criminal]:
            badges.append(self.sign("refresh"))
            text = f"{text} {self('text-refreshes')}"
        if cards.criminal_flavours[criminal]:
            text = f"{text} {say('quoted', words=self.wording.name_of(cards.criminal_flavours[criminal]))}"
        kind = "villain" if criminal == VICIOUS else "criminal"
        caption = self("kind-vicious") if criminal == VICIOUS else say("kind-criminal", at=self.at(cards.planet[criminal]))
        return Face(kind, cards.criminal_ids[criminal], self.criminal(criminal), caption, tuple(badges), text)
