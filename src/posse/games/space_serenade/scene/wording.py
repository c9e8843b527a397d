"""What cards do, in sentences: the programs of their effects told in one language."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Say, join_names
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE, NO_PRICE, OWN, RED, TEAM, Cards, Name
from posse.games.space_serenade.rules.instructions import (
    ANYBODY,
    BRING,
    BUY,
    CHEAPER,
    CHOOSE,
    CRIMINAL_HERE,
    DAMAGE,
    DISCARD,
    DISCARDED,
    DRAW,
    GAIN,
    GAUGE,
    GAUGE_HERE,
    GAUGES,
    HAND,
    IF,
    LOSE,
    MAY,
    MOVE,
    MYSELF,
    NEXT_TO_TOP,
    ON_BEBOP,
    ON_PLANET,
    ONLY_DAMAGE,
    OTHERS_DISCARD,
    OTHERS_DOWN,
    OTHERS_DRAW,
    PER_CARD,
    PER_OTHER,
    PILES,
    REFRESH,
    REMOVE_THIS,
    REPLACE,
    SEND,
    SEND_ME,
    SHIELD,
    TAKE,
    TAKE_BACK,
    TOP,
    UP_TO,
    WIDTH,
    WITH,
    Program,
    amount,
)

NAMES: Final = ("Spike", "Jet", "Faye", "Ed")
"""The characters are called the same in every language."""
RESOURCES: Final = ("woolongs", "fuel", "strength", "clues")
"""In the order of a price or gain."""
COUNTED: Final = {
    DRAW: "do-draw",
    OTHERS_DRAW: "do-others-draw",
    CHEAPER: "do-cheaper",
    SHIELD: "do-shield",
    DAMAGE: "do-damage",
    OTHERS_DISCARD: "do-others-discard",
    OTHERS_DOWN: "do-others-down",
    DISCARD: "do-discard",
    BRING: "do-bring",
    SEND: "do-send",
    REPLACE: "do-replace",
    TAKE_BACK: "do-take-back",
    TOP: "do-top",
    BUY: "do-buy",
}
"""Actions that are said with a number."""
PLAIN: Final = {SEND_ME: "do-send-me", REFRESH: "do-refresh", NEXT_TO_TOP: "do-next-to-top", REMOVE_THIS: "do-remove-this"}
GAUGED: Final = {GAUGE: "do-gauge", GAUGE_HERE: "do-gauge-here", GAUGES: "do-gauges"}
CONDITIONS: Final = {ON_PLANET: "if-planet", ON_BEBOP: "if-bebop", CRIMINAL_HERE: "if-criminal"}
DESTINATIONS: Final = ("text-to-removed", "text-to-discard", "text-to-top")


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."


class Wording:
    """Tells what cards do."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say

    def name_of(self, name: Name) -> str:
        return name.get(self.say.lang) or name.get("en") or next(iter(name.values()))

    def resource(self, resource: int, number: int) -> str:
        """`2 Woolongs`."""
        return self.say(RESOURCES[resource], number=number)

    def bundle(self, bundle: int, times: int = 1) -> str:
        """`2 Woolongs and 1 Fuel`."""
        found = [self.resource(r, amount(bundle, r) * times) for r in range(len(RESOURCES)) if amount(bundle, r)]
        return join_names(self.say, found)

    # -- a whole card -------------------------------------------------------------------

    def card_text(self, card: int) -> str:
        """All that is written on it."""
        said = self.damage_text(card) if card >= FIRST_DAMAGE else self.action_text(card)
        flavour = self.cards.kind_flavours[self.cards.kind[card]]
        if flavour:
            said.append(self.say("quoted", words=self.name_of(flavour)))
        return " ".join(said)

    def action_text(self, card: int) -> list[str]:
        cards = self.cards
        said = self.gains_and_effect(cards.gains[card], cards.programs[OWN][card])
        if cards.partner[card] >= 0:
            team = " ".join(self.gains_and_effect(cards.team_gains[card], cards.programs[TEAM][card]))
            said.append(self.say("text-team", name=NAMES[cards.partner[card]], what=team))
        return said

    def gains_and_effect(self, gains: int, program: Program) -> list[str]:
        said = [sentence(self.bundle(gains))] if gains else []
        return said + self.sentences(program)

    def briefly(self, gains: int, program: Program) -> str:
        """The same in one phrase."""
        said = [self.bundle(gains)] if gains else []
        return " · ".join(said + self.steps(program, 0, len(program)))

    def damage_text(self, card: int) -> list[str]:
        """When it is drawn; then, if it stays with the player, what it does when it is played."""
        cards = self.cards
        said = self.sentences(cards.programs[RED][card]) + [self.say(DESTINATIONS[cards.destination[card]])]
        drawn = self.say("text-drawn", what=" ".join(said))
        played = self.gains_and_effect(cards.gains[card], cards.programs[OWN][card])
        if cards.price[card] != NO_PRICE:
            played.append(self.say("text-remove-for", price=self.bundle(cards.price[card])))
        return [drawn, self.say("text-played", what=" ".join(played))] if played else [drawn]

    # -- steps --------------------------------------------------------------------------

    def sentences(self, program: Program) -> list[str]:
        return [sentence(words) for words in self.steps(program, 0, len(program))]

    def steps(self, code: Program, at: int, end: int) -> list[str]:
        found: list[str] = []
        while at < end:
            words, at = self.step(code, at)
            found.append(words)
        return found

    def together(self, code: Program, at: int, end: int) -> str:
        """Actions that belong together."""
        return join_names(self.say, self.steps(code, at, end))

    def step(self, code: Program, at: int) -> tuple[str, int]:
        """One step, and where the next one begins."""
        what, a, b, c = code[at], code[at + 1], code[at + 2], code[at + 3]
        if what == IF:
            return self.condition(a, b, self.together(code, at + WIDTH, c)), c
        if what == MAY:
            return self.maybe(code, at), b
        if what == CHOOSE:
            first, second = self.halves(code, at)
            return self.say("choose", first=first, second=second), b
        words = self.action(what, a, b, c)
        return self.say("may", what=words) if what >= DISCARD and c else words, at + WIDTH

    def condition(self, condition: int, colour: int, words: str) -> str:
        if condition == WITH:
            return self.say("if-with", name=NAMES[colour], what=words)
        return self.say(CONDITIONS.get(condition, "if-vicious"), what=words)

    def maybe(self, code: Program, at: int) -> str:
        """What can be declined, with its price if it has one."""
        price, words = code[at + 1], self.inside(code, at)
        return self.say("may-pay", price=self.bundle(price), what=words) if price else self.say("may", what=words)

    def inside(self, code: Program, at: int) -> str:
        """What happens if it is not declined."""
        return self.together(code, at + WIDTH, code[at + 2])

    def halves(self, code: Program, at: int) -> tuple[str, str]:
        second, end = code[at + 1], code[at + 2]
        return self.together(code, at + WIDTH, second - WIDTH), self.together(code, second, end)

    # -- actions ------------------------------------------------------------------------

    def action(self, what: int, a: int, b: int, c: int) -> str:
        say = self.say
        if what in COUNTED:
            return say(COUNTED[what], number=a)
        if what in PLAIN:
            return say(PLAIN[what])
        if what in GAUGED:
            return say(f"{GAUGED[what]}-{'up' if a > 0 else 'down'}")
        if what == TAKE:
            return say(f"do-take-{PILES[b]}", number=a)
        if what == MOVE:
            return say("do-move-me") if b == MYSELF else say("do-move" if b == ANYBODY else "do-move-other", number=a)
        if what == LOSE:
            return say("do-lose", what=self.bundle(a))
        return self.gaining(a, b, c) if what == GAIN else self.removing(a, b)

    def gaining(self, bundle: int, per: int, colour: int) -> str:
        say, what = self.say, self.bundle(bundle)
        if not per:
            return say("do-gain", what=what)
        if per == PER_CARD:
            return say("do-gain-per-card", what=what, name=NAMES[colour])
        return say("do-gain-per-other" if per == PER_OTHER else "do-gain-per-damage", what=what)

    def removing(self, number: int, which: int) -> str:
        """`remove up to 2 Damage cards from your hand or your discard pile`."""
        say = self.say
        cards = say("damage-cards" if which & ONLY_DAMAGE else "some-cards", number=number)
        where = which & (HAND | DISCARDED)
        place = say("from-hand" if where == HAND else "from-discard" if where == DISCARDED else "from-both")
        return say("do-remove-up-to" if which & UP_TO else "do-remove", cards=cards, place=place)
