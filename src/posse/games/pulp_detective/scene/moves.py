"""What each move is called, and the piece or zone that it is made on."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from posse.core.scene import Option, Say, about_player
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules import moves as mv
from posse.games.pulp_detective.rules.common import HOUR_COSTS
from posse.games.pulp_detective.rules.missions import PRICE, actor, mission_of
from posse.games.pulp_detective.rules.state import DetectiveState, back
from posse.games.pulp_detective.scene.desk import object_id, twist_id, twist_numbers
from posse.games.pulp_detective.scene.words import Words, slug

FIRSTS: Final = [first for first, _, _ in mv.spans([], [], [], [])]
VERBS: Final = [verb for _, verb, _ in mv.spans([], [], [], [])]
ALIKE: Final = {
    **dict.fromkeys(("give", "discard", "return"), "keep"),
    **dict.fromkeys(("reroll", "hours-on"), "roll"),
    **dict.fromkeys(("borrow", "lend", "pay"), "twist"),
    "to": "first",
    "lose": "use-as",
    "swap": "gain",
    "done": "decline",
}
"""Moves that are worded by the method of another verb; all others have one that is called like their verb."""


class Menu:
    """Words the moves of the viewer. A method takes a move, the key of its text, and its number among its kind."""

    def __init__(self, s: DetectiveState, say: Say, words: Words) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.seat = max(0, s.viewer)
        self.item = s.areas[self.seat].object
        self.held = object_id(s, self.item, self.seat)
        self.known: dict[str, str | int] = {"number": PRICE}
        """What a text may name besides the things that its move is about: the other player, the object held, the price."""
        self.known["player"] = say.player(1 - self.seat) if s.players == 2 else ""
        self.known["object"] = words.name("object", self.item) if self.item else ""

    def option(self, move: int) -> Option:
        at = bisect_right(FIRSTS, move) - 1
        key = VERBS[at].replace(" ", "-")
        option: Option = getattr(self, ALIKE.get(key, key).replace("-", "_"))(move, f"move-{key}", move - FIRSTS[at])
        return option

    def about(self, move: int, key: str, on: str, **things: int) -> Option:
        """A move whose text names these things."""
        args = {what: self.words.named(what, number) for what, number in things.items()}
        return Option(move, self.say(key, **{**self.known, **args}), on)

    # -- before the game, and phase 1 -----------------------------------------------------

    def detective(self, move: int, key: str, n: int) -> Option:
        name, text = self.words.name("detective", n), self.words.detective_text(n)
        return Option(move, self.say(key, detective=name, text=text), self.s.cards.detective_ids[n])

    def case(self, move: int, key: str, n: int) -> Option:
        name, text = self.words.name("case", n), self.words.case_text(n)
        return Option(move, self.say(key, case=name, text=text), self.s.cards.case_ids[n])

    def level(self, move: int, key: str, n: int) -> Option:
        hour, energy = self.s.cards.level_hour[n], self.s.cards.level_energy[n]
        return Option(move, self.say(key, level=self.words.level(n), hour=hour, energy=energy))

    def keep(self, move: int, key: str, slot: int) -> Option:
        card = self.s.drawn[slot]
        if card >= 0:
            return self.about(move, key, self.s.cards.ids[card], card=card)
        name = self.say("drawn-card", number=slot + 1, kind=self.words.kind(back(0) - card))
        return Option(move, self.say(key, card=name, **self.known), f"drawn_{slot + 1}")

    def place(self, move: int, key: str, row: int) -> Option:
        new = row == len(self.s.areas[self.seat].rows)
        label = self.say(f"{key}-new" if new else key, number=row) if row else self.words(f"{key}-main")
        return Option(move, label, f"row_{self.seat}_{row + 1}")

    def first(self, move: int, key: str, seat: int) -> Option:
        return Option(move, about_player(self.say, key, seat))

    # -- phase 2 --------------------------------------------------------------------------

    def finish(self, move: int, key: str, n: int) -> Option:
        """Early, if dice, tokens or objects could still bring what is missing."""
        m = mission_of(self.s)
        early = not m.met() and any([mv.USE <= other < mv.LEND for other in self.s.options(self.seat)])
        key = "move-arrest" if m.suspect else key
        if not m.met():
            key += "-early" if early else "-failed"
        return Option(move, self.words(key), confirm=self.words("confirm-finish") if early else "", declines=True)

    def use(self, move: int, key: str, n: int) -> Option:
        cards = self.s.cards
        key += "-energy" if cards.effect[self.item] == deck.GIVES_ENERGY else "-time"
        return Option(move, self.say(key, object=self.known["object"], number=cards.amount[self.item]), self.held)

    def buy(self, move: int, key: str, n: int) -> Option:
        number = self.s.cards.for_an_hour[self.s.areas[self.seat].energy]
        return Option(move, self.say(key, number=number), f"energy_{self.seat}")

    def roll(self, move: int, key: str, die: int) -> Option:
        return self.about(move, key, mv.DICE_IDS[die], die=die)

    def again(self, move: int, key: str, die: int) -> Option:
        icon = self.s.cards.faces[die][mission_of(self.s).faces[die]]
        return self.about(move, key, mv.DICE_IDS[die], die=die, icon=icon)

    def special(self, move: int, key: str, die: int) -> Option:
        detective = actor(self.s, mission_of(self.s), self.seat, deck.BLANK)
        return self.about(move, key, mv.DICE_IDS[die], die=die, detective=detective)

    def use_on(self, move: int, key: str, die: int) -> Option:
        return self.about(move, key, mv.DICE_IDS[die], die=die, object=self.s.cards.effect.index(deck.REROLLS))

    def count(self, move: int, key: str, n: int) -> Option:
        result, icon = divmod(n, 4)
        on = mv.DICE_IDS[result] if result < deck.DICE else f"note-{result - deck.DICE + 1}"
        return self.about(move, key, on, die=result, icon=icon)

    def twist(self, move: int, key: str, icon: int) -> Option:
        """On a Twist token of the viewer, or of the other player."""
        seat = 1 - self.seat if key == "move-borrow" else self.seat
        return self.about(move, key, twist_id(icon, twist_numbers(self.s, seat, icon)[0]), icon=icon)

    def use_as(self, move: int, key: str, icon: int) -> Option:
        return self.about(move, key, self.held, icon=icon)

    def take(self, move: int, key: str, token: int) -> Option:
        return self.about(move, key, deck.TOKENS[token], token=token, icon=self.s.cards.token_icon[token])

    def sidekick(self, move: int, key: str, detective: int) -> Option:
        return self.about(move, key, deck.TOKENS[deck.SIDEKICK], detective=detective)

    def ignore(self, move: int, key: str, icon: int) -> Option:
        return self.about(move, key, deck.TOKENS[deck.INTERROGATION], icon=icon)

    def flip(self, move: int, key: str, die: int) -> Option:
        icon = self.s.cards.faces[die][7 - mission_of(self.s).faces[die]]
        return self.about(move, key, mv.DICE_IDS[die], die=die, icon=icon)

    def shoot(self, move: int, key: str, n: int) -> Option:
        key = f"{key}-{mv.PAYMENTS[n // 16]}"
        return self.about(move, key, deck.TOKENS[deck.CHEKHOVS_GUN], held=n // 4 % 4, icon=n % 4)

    # -- results --------------------------------------------------------------------------

    def accept(self, move: int, key: str, n: int) -> Option:
        top = self.s.top
        assert top is not None
        return self.about(move, key, object_id(self.s, n + 1, top.me, True), object=n + 1)

    def gain(self, move: int, key: str, n: int) -> Option:
        """On the next Twist token of the supply; the hours that it costs stand beside it (PD-143, PD-144)."""
        icon, more = n % 4, int(key == "move-gain")
        option = self.about(move, key, twist_id(icon, 1 + self.s.areas[0].twists[icon]), held=n // 4, icon=icon)
        cost = HOUR_COSTS[self.s.areas[self.seat].held() + more]
        if cost:
            option.label = self.say("for-hours", what=option.label, number=cost)
        return option

    def look(self, move: int, key: str, n: int) -> Option:
        top = self.s.pile[-1]
        return Option(move, self.words(key), "top" if top < 0 else self.s.cards.ids[top])

    def decline(self, move: int, key: str, n: int) -> Option:
        """What it means is called like the class of the choice."""
        top = self.s.top
        assert top is not None
        return Option(move, self.words(f"decline-{slug(top.effect)}"), declines=True)

    def suspect(self, move: int, key: str, n: int) -> Option:
        return self.about(move, key, self.s.cards.suspect_ids[n + 1], suspect=n + 1)
