"""What is printed on cards, dice and tokens, in one language; every scene of that language shares it."""

from __future__ import annotations

from typing import Final

from posse.core.scene import COLOURS, SHAPES, Badge, Say, counter, in_language
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules.cards import Cards, Four
from posse.games.pulp_detective.rules.moves import DICE_IDS

KINDS: Final = ("cliffhanger", "lead", "informant")
"""By letter: what such a card is, as the kind of a badge."""
BACKS: Final = ("back_c", "back_s", "back_i")
LIKELY: Final = ("energy", "object", "clue")
"""What the back of each letter promises (PD-060 to PD-062)."""
GOODS: Final = ("object", "energy", "clue", "time")
"""In the order of `RESOURCES`."""
SIDES: Final = ("top", "right", "bottom", "left")
FATES: Final = ("", "time", "energy", "beaten")
"""Why a player is off the case, as the end of a text key."""
OBJECT_TEXTS: Final = ("", "text-energy", "text-time", "text-coin", "text-key", "text-die")
"""By effect of an object."""


def seat_badge(kind: str, value: str, label: str, seat: int) -> Badge:
    """A figure of one player, in that player's shape and colour."""
    return Badge(kind, value, label, SHAPES[seat], COLOURS[seat])


def seat_counter(kind: str, number: int, label: str, seat: int) -> Badge:
    return counter(kind, number, label, SHAPES[seat], COLOURS[seat])


def slug(step: object) -> str:
    """The name of a choice's class in text keys: `LookAhead` is `look-ahead`."""
    return "".join([f"-{sign.lower()}" if sign.isupper() else sign for sign in type(step).__name__])[1:]


class Words:
    """Names, badges and rules texts."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.kept: dict[str, str] = {}
        self.fronts: dict[tuple[int, int, bool], tuple[Badge, ...]] = {}
        self.edged: dict[tuple[int, int, bool, bool], Badge] = {}
        self.texts: dict[int, str] = {}
        self.said: dict[str, str] = {}
        """Lines of flavour, in quotes."""

    def __call__(self, key: str) -> str:
        """What needs no arguments."""
        if key not in self.kept:
            self.kept[key] = self.say(key)
        return self.kept[key]

    # -- names --------------------------------------------------------------------------

    def name(self, kind: str, number: int) -> str:
        """Of one of the pieces that have names."""
        return in_language(self.cards.names[kind][number], self.say.lang)

    def quoted(self, card: int) -> str:
        """A card's title within a sentence."""
        return self.say("quoted", title=self.name("card", card))

    def icon(self, icon: int) -> str:
        return self(f"icon-{deck.ICON_IDS[icon]}")

    def die(self, die: int) -> str:
        """The die as a heading."""
        return self.say("die-yellow", number=die + 1) if die < deck.YELLOW else self(f"die-{DICE_IDS[die]}")

    def the_die(self, die: int) -> str:
        """A die, or after the dice a noted result, within a sentence."""
        if die >= deck.DICE:
            return self.say("the-note", number=die - deck.DICE + 1)
        return self.say("the-die-yellow", number=die + 1) if die < deck.YELLOW else self(f"the-die-{DICE_IDS[die]}")

    def kind(self, letter: int) -> str:
        return self(f"kind-{KINDS[letter]}")

    def back(self, letter: int) -> str:
        """What a card is, with the letter on its back, which stands for it in any language."""
        return self.say("kind-back", kind=self.kind(letter), letter=BACKS[letter][-1].upper())

    def level(self, level: int) -> str:
        return self(f"level-{deck.LEVELS[level]}")

    def named(self, what: str, number: int) -> str:
        """One of the things above within a sentence."""
        if what in self.cards.names and what != "card":
            return self.name(what, number)
        said: str = getattr(self, {"card": "quoted", "held": "icon", "die": "the_die"}.get(what, what))(number)
        return said

    # -- needs and goods ------------------------------------------------------------------

    def times(self, icon: int, number: int) -> str:
        """An icon with how often it is needed, if more than once."""
        return self.icon(icon) if number == 1 else self.say("times", icon=self.icon(icon), number=number)

    def listed(self, needs: Four | list[int]) -> str:
        return ", ".join([self.times(icon, needs[icon]) for icon in range(4) if needs[icon]])

    def goods(self, goods: int) -> str:
        """What a reward or penalty is about."""
        return ", ".join([self(f"good-{good}") for n, good in enumerate(GOODS) if goods >> n & 1])

    def need_badges(self, needs: Four) -> list[Badge]:
        """A number where an icon is needed more than once."""
        needed = [(deck.ICON_IDS[icon], needs[icon], self.times(icon, needs[icon])) for icon in range(4) if needs[icon]]
        return [counter(kind, often, label) if often > 1 else Badge(kind, "", label) for kind, often, label in needed]

    def good_badges(self, kind: str, goods: int) -> list[Badge]:
        named = [Badge(good, "", self(f"good-{good}"), phrase=kind) for n, good in enumerate(GOODS) if goods >> n & 1]
        return [Badge(kind, "", self(f"badge-{kind}"), phrase=kind), *named] if named else []

    # -- Investigation cards ----------------------------------------------------------------

    def line(self, card: int, line: int) -> list[Badge]:
        """A mission line: its hour, what it needs, what it brings."""
        cards, hour = self.cards, self.cards.hours[card][line]
        found = [counter("line", hour, self.say("badge-line", hour=hour)), *self.need_badges(cards.needs[card][line])]
        found += self.good_badges("reward", cards.rewards[card][line])
        return found + self.good_badges("penalty", cards.penalties[card][line])

    def front(self, card: int, live: int, named: bool = False) -> tuple[Badge, ...]:
        """All that is printed but the edges; one line may be that of the hour, and the die icon may be what counts now."""
        key = (card, live, named)
        if key not in self.fronts:
            letter, die = self.cards.letter[card], self.cards.die[card]
            found = [Badge(KINDS[letter], "", self.kind(letter))]
            if die:
                found.append(self.die_icon(die, named))
            for line in range(len(self.cards.hours[card])):
                badges = self.line(card, line)
                for badge in badges:
                    badge.live = line == live
                found += badges
            self.fronts[key] = tuple(found)
        return self.fronts[key]

    def die_icon(self, die: int, live: bool = False) -> Badge:
        """The suspect and the object that share a die icon."""
        return Badge(f"die_{die}", "", self.die_words("badge-die", die), live=live)

    def die_words(self, key: str, die: int) -> str:
        return self.say(key, number=die, suspect=self.name("suspect", die), object=self.name("object", die))

    def edge(self, side: int, icon: int, joined: bool, live: bool = False) -> Badge:
        key = (side, icon, joined, live)
        if key not in self.edged:
            label = self.say(f"edge-{SIDES[side]}", icon=self.icon(icon))
            picture = f"{'joint' if joined else 'edge'}-{deck.ICON_IDS[icon]}"
            label = self.say("joined", edge=label) if joined else label
            self.edged[key] = Badge(f"edge-{SIDES[side]}", "", label, picture=picture, live=joined or live)
        return self.edged[key]

    def card_text(self, card: int) -> str:
        """The whole card in words."""
        if card not in self.texts:
            said = [self.line_text(card, line) for line in range(len(self.cards.hours[card]))]
            icons = enumerate(self.cards.edges[card])
            edges = [self.edge(side, icon, False).label for side, icon in icons if icon != deck.BLANK]
            said.append(self.say("text-edges", edges=", ".join(edges)) if edges else self("text-no-edges"))
            if self.cards.die[card]:
                said.append(self.die_words("text-die-icon", self.cards.die[card]))
            self.texts[card] = " ".join(said)
        return self.texts[card]

    def line_text(self, card: int, line: int) -> str:
        cards = self.cards
        return self.say(
            "text-line",
            hour=cards.hours[card][line],
            needs=self.listed(cards.needs[card][line]),
            reward=self.goods(cards.rewards[card][line]) or self("nothing"),
            penalty=self.goods(cards.penalties[card][line]) or self("nothing"),
        )

    # -- other texts ------------------------------------------------------------------------

    def flavour(self, kind: str, number: int) -> str:
        """A line of flavour, in quotes; empty for none."""
        flavour = self.cards.flavours[kind][number]
        if not flavour:
            return ""
        line = in_language(flavour, self.say.lang)
        if line not in self.said:
            self.said[line] = self.say("quoted", title=line)
        return self.said[line]

    def detective_text(self, detective: int) -> str:
        """The Special Action."""
        cards = self.cards
        action, when = "reroll" if cards.rerolls[detective] else "wild", "night" if cards.by_night[detective] else "day"
        icon = "" if cards.rerolls[detective] else self.icon(cards.wild[detective])
        return self.say(f"text-{action}-{when}", icon=icon, number=cards.limit[detective])

    def object_text(self, item: int) -> str:
        cards = self.cards
        die = self.the_die(cards.object_die[item]) if cards.object_die[item] != deck.BLANK else ""
        return self.say(OBJECT_TEXTS[cards.effect[item]], number=cards.amount[item], die=die)

    def case_text(self, case: int) -> str:
        cards = self.cards
        said = [self.say("text-case", number=cards.clues[case])]
        if not cards.twists[case]:
            said.append(self("text-no-twists"))
        if cards.without[case]:
            said.append(self.say("text-without", object=self.name("object", cards.without[case])))
        return " ".join(said)

    def die_text(self, die: int) -> str:
        """Which icons a die has twice (PD-092)."""
        faces = self.cards.faces[die][1:]
        twice = [self.icon(icon) for icon in range(4) if faces.count(icon) == 2]
        return self.say("twice", icons=", ".join(twice))

    def nights(self, case: int) -> list[tuple[int, int]]:
        """The blocks of night hours, from the highest."""
        night = [self.cards.nights[case] >> hour & 1 for hour in range(deck.HOURS + 1)] + [0]
        firsts = [hour for hour in range(deck.HOURS, 0, -1) if night[hour] and not night[hour + 1]]
        lasts = [hour for hour in range(deck.HOURS, 0, -1) if night[hour] and not night[hour - 1]]
        return list(zip(firsts, lasts, strict=True))
