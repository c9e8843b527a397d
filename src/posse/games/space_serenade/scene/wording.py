"""What is written on cards, in sentences of one language."""

from __future__ import annotations

from typing import Final

from posse.core.scene import Say
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE, NO_PRICE, OWN, RED, TEAM, Cards, Name
from posse.games.space_serenade.rules.instructions import NAMES as NAMES
from posse.games.space_serenade.rules.instructions import RESOURCES as RESOURCES
from posse.games.space_serenade.rules.instructions import Program, bundle_words, steps_of

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
        return bundle_words(self.say, bundle, times)

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
        return " · ".join(said + [step.words(self.say) for step in steps_of(program)])

    def damage_text(self, card: int) -> list[str]:
        """When it is drawn; then, if it stays with the player, what it does when it is played."""
        cards = self.cards
        said = self.sentences(cards.programs[RED][card]) + [self.say(DESTINATIONS[cards.destination[card]])]
        drawn = self.say("text-drawn", what=" ".join(said))
        played = self.gains_and_effect(cards.gains[card], cards.programs[OWN][card])
        if cards.price[card] != NO_PRICE:
            played.append(self.say("text-remove-for", price=self.bundle(cards.price[card])))
        return [drawn, self.say("text-played", what=" ".join(played))] if played else [drawn]

    def sentences(self, program: Program) -> list[str]:
        return [sentence(step.words(self.say)) for step in steps_of(program)]
