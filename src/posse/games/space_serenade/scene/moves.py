"""What each move is called, and the piece or zone that it is made on."""

from __future__ import annotations

from typing import Any

from posse.core.choice import Effect
from posse.core.game import NO, OPTION_1, YES
from posse.core.scene import Option, Say, join_names
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.abilities import SPIKE_B_DISCOUNT, Redraw
from posse.games.space_serenade.rules.branches import Half, Maybe
from posse.games.space_serenade.rules.cards import FIRST_DAMAGE, OWN, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.instructions import COLOURS, FUEL, INVESTIGATION, RESISTANCE, amount, bundle_words, together
from posse.games.space_serenade.rules.places import TurnGauge
from posse.games.space_serenade.rules.questions import Question
from posse.games.space_serenade.rules.state import MOST_FUEL, SerenadeState
from posse.games.space_serenade.rules.tokens import TakeFrom
from posse.games.space_serenade.rules.turn import BEBOP_COST, REFRESH_COST
from posse.games.space_serenade.scene.abilities import COSTS
from posse.games.space_serenade.scene.desk import figure_id, pile_piece, place_zone
from posse.games.space_serenade.scene.wording import NAMES
from posse.games.space_serenade.scene.words import Words


class Menu:
    """Words the moves of the viewer."""

    def __init__(self, s: SerenadeState, say: Say, words: Words) -> None:
        self.s = s
        self.say = say
        self.words = words
        self.seat = s.viewer
        top = s.top
        self.step: Effect[Any] | None = top.effect if top is not None else None
        self.moves: list[int] = []

    def options(self) -> list[Option]:
        self.moves = self.s.options(self.seat)
        return [self.option(move) for move in self.moves]

    def option(self, move: int) -> Option:
        if move >= moves.KINDS:
            return self.card_option(move)
        if move >= moves.KEEP:
            return self.choice_option(move)
        if move >= moves.SPIKE_A:
            return self.ability_option(move)
        if move >= moves.BUY:
            return self.action_option(move)
        return self.simple_option(move)

    def simple_option(self, move: int) -> Option:
        words = self.words
        if move == moves.END:
            return self.end_option(move)
        if move == moves.DONE:
            assert isinstance(self.step, Question)
            return Option(move, words(self.step.refused()), declines=True)
        if move >= moves.CHARACTER:
            character = move - moves.CHARACTER
            label = self.say("move-character", name=NAMES[character], text=words.abilities_text(character))
            return Option(move, label, f"board_{COLOURS[character]}")
        return self.effect_option(move)

    def price(self, woolongs: int = 0, fuel: int = 0, strength: int = 0, clues: int = 0) -> str:
        numbers = (woolongs, fuel, strength, clues)
        found = [self.words.wording.resource(r, numbers[r]) for r in range(4) if numbers[r]]
        return join_names(self.say, found) or self.words("nothing")

    # -- the end of the turn --------------------------------------------------------------

    def end_option(self, move: int) -> Option:
        """Asks once more if something could still be used, and would be lost."""
        unused = self.unused()
        if not unused:
            return Option(move, self.words("move-end"), declines=True)
        label = self.say("move-end-unused", what=", ".join(unused))
        return Option(move, label, confirm=self.words("confirm-end"), declines=True)

    def unused(self) -> list[str]:
        s, wording = self.s, self.words.wording
        unused: list[str] = []
        if s.woolongs and any([moves.BUY <= move < moves.REFRESH or self.is_pay_off(move) for move in self.moves]):
            unused.append(wording.resource(0, s.woolongs))
        if s.strength and self.reaches(s.cards.strength, s.strength):
            unused.append(wording.resource(2, s.strength))
        if s.clues and self.reaches(s.cards.clues, s.clues):
            unused.append(wording.resource(3, s.clues))
        cards = sum([card < FIRST_DAMAGE for card in s.areas[self.seat].hand])
        if cards:
            unused.append(self.say("cards-in-hand", number=cards))
        return unused

    def is_pay_off(self, move: int) -> bool:
        return move >= moves.KINDS and moves.verb_of(move) == moves.PAY_OFF

    def reaches(self, prices: list[int], pool: int) -> bool:
        """Whether a token could be paid here, or where there is Fuel to fly."""
        s = self.s
        for planet in range(3):
            if planet == s.place(self.seat) or moves.GO + planet in self.moves:
                if s.wanted[planet] >= 0 and prices[s.wanted[planet]] <= pool:
                    return True
                if s.vicious == planet and prices[VICIOUS] <= pool:
                    return True
        return False

    # -- actions --------------------------------------------------------------------------

    def action_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        if move >= moves.FIGHT:
            return self.confront_option(move)
        if move >= moves.GO:
            place = move - moves.GO
            fuel = s.gauges[place] if place < 3 else BEBOP_COST
            return Option(move, say("move-go", to=words.to(place), price=self.price(fuel=fuel)), place_zone(place))
        if move == moves.REFRESH:
            return Option(move, say("move-refresh", price=self.price(fuel=REFRESH_COST)), "common")
        card = s.market[move - moves.BUY]
        price = self.price(max(0, s.cards.cost[card] - s.cheaper))
        key = "move-buy-to-top" if s.to_top else "move-buy"
        return Option(move, say(key, card=words.card(card), price=price), s.cards.ids[card])

    def confront_option(self, move: int) -> Option:
        pile, first = (INVESTIGATION, moves.INVESTIGATE) if move >= moves.INVESTIGATE else (RESISTANCE, moves.FIGHT)
        where = self.target(move - first)
        criminal = self.criminal_at(where)
        left = (self.s.resistance if pile == RESISTANCE else self.s.investigation)[where]
        key = "move-fight" if pile == RESISTANCE else "move-investigate"
        label = self.say(key, name=self.words.criminal(criminal), price=self.words.price(pile, criminal), number=left)
        return Option(move, label, pile_piece(pile, where))

    def target(self, boss: int) -> int:
        """The row of tokens: of the criminal here, or of Vicious."""
        return BOSS if boss else self.s.place(self.seat)

    def criminal_at(self, where: int) -> int:
        return VICIOUS if where == BOSS else self.s.wanted[where]

    # -- abilities ------------------------------------------------------------------------

    def ability_option(self, move: int) -> Option:
        """Asked before it is done: what it costs cannot be had back."""
        option = self.ability_of(move)
        option.confirm = self.say("confirm-ability", what=option.label)
        return option

    def ability_of(self, move: int) -> Option:
        if move >= moves.ED_B:
            return self.ability(move, "ed-b", COSTS[7])
        if move >= moves.ED_A:
            return self.aimed(move, moves.ED_A, "ed-a", COSTS[6])
        if move >= moves.FAYE_B:
            return self.bought(move, moves.FAYE_B, "move-faye-b-to-top" if self.s.to_top else "move-faye-b")
        if move == moves.FAYE_A:
            return self.ability(move, "faye-a", COSTS[4])
        if move >= moves.JET_B:
            return self.aimed(move, moves.JET_B, "jet-b", COSTS[3])
        if move == moves.JET_A:
            return self.ability(move, "jet-a", COSTS[2])
        if move >= moves.SPIKE_B:
            return self.bought(move, moves.SPIKE_B, "move-spike-b")
        return self.ability(move, "spike-a", COSTS[0])

    def ability(self, move: int, slug: str, fuel: int) -> Option:
        return Option(move, self.say(f"move-{slug}", price=self.price(fuel=fuel)), self.ability_piece(slug))

    def ability_piece(self, slug: str) -> str:
        return f"ability_{slug.replace('-', '_')}_{self.seat}"

    def aimed(self, move: int, first: int, slug: str, fuel: int) -> Option:
        """The resource that it gives is spent at once (SS-264, SS-270)."""
        criminal = self.criminal_at(self.target(move - first))
        cards = self.s.cards
        strength = cards.strength[criminal] - 1 if first == moves.JET_B else 0
        clues = cards.clues[criminal] - 1 if first == moves.ED_A else 0
        price = self.price(0, fuel, strength, clues)
        return Option(move, self.say(f"move-{slug}", name=self.words.criminal(criminal), price=price), self.ability_piece(slug))

    def bought(self, move: int, first: int, key: str) -> Option:
        s = self.s
        card = s.market[move - first]
        cost = s.cards.cost[card]
        price = (
            self.price(max(0, cost - SPIKE_B_DISCOUNT - s.cheaper), COSTS[1]) if first == moves.SPIKE_B else self.price(fuel=cost)
        )
        return Option(move, self.say(key, card=self.words.card(card), price=price), s.cards.ids[card])

    # -- what effects ask -----------------------------------------------------------------

    def effect_option(self, move: int) -> Option:
        """Yes and no, or one of two."""
        step, say = self.step, self.say
        if isinstance(step, Maybe):
            on = self.card_piece(step.card)
            if move == NO:
                return Option(move, self.words("move-no"), on, declines=True)
            may = step.asking(self.s)
            what = together(say, may.parts)
            label = say("move-yes-pay", price=bundle_words(say, may.price), what=what) if may.price else what
            return Option(move, capital(label), on)
        assert isinstance(step, Half)
        assert move in (YES, OPTION_1, OPTION_1 + 1)
        choose = step.asking(self.s)
        half = choose.first if move == OPTION_1 else choose.second
        return Option(move, capital(together(say, half)), self.card_piece(step.card))

    def card_piece(self, card: int) -> str:
        """The card that asks, unless it is gone already."""
        s = self.s
        return s.cards.ids[card] if card in s.play or card in s.drawn else ""

    def choice_option(self, move: int) -> Option:
        s, say, words = self.s, self.say, self.words
        if move >= moves.MOVE:
            return self.figure_option(move)
        if move >= moves.GAUGE:
            return self.gauge_option(move, move - moves.GAUGE)
        if move >= moves.GAIN:
            card = s.market[move - (moves.REPLACE if move >= moves.REPLACE else moves.GAIN)]
            key = "move-replace" if move >= moves.REPLACE else "move-gain"
            return Option(move, say(key, card=words.card(card)), s.cards.ids[card])
        if move >= moves.TARGET:
            where = self.target(move - moves.TARGET)
            pile = self.step.pile if isinstance(self.step, TakeFrom) else RESISTANCE
            return Option(move, say("move-target", name=words.criminal(self.criminal_at(where))), pile_piece(pile, where))
        assert isinstance(self.step, Redraw)
        key = "move-keep" if move == moves.KEEP else "move-redraw"
        return Option(move, say(key, card=words.card(self.step.card)), self.held(s.cards.kind[self.step.card]))

    def figure_option(self, move: int) -> Option:
        say = self.say
        if move >= moves.SEND:
            character, key = move - moves.SEND, "move-send"
        elif move >= moves.BRING:
            character, key = move - moves.BRING, "move-bring"
        else:
            character = (move - moves.MOVE) // 4
            to = self.words.to((move - moves.MOVE) % 4)
            return Option(move, say("move-move", name=NAMES[character], to=to), figure_id(character))
        return Option(move, say(key, name=NAMES[character]), figure_id(character))

    def gauge_option(self, move: int, planet: int) -> Option:
        gauge = self.s.gauges[planet]
        by = self.step.by if isinstance(self.step, TurnGauge) else 0
        label = self.say("move-gauge", place=self.words.place(planet), number=gauge, then=min(3, max(1, gauge + by)))
        return Option(move, label, place_zone(planet))

    # -- cards ----------------------------------------------------------------------------

    def card_option(self, move: int) -> Option:
        verb, kind = moves.verb_of(move), moves.kind_of(move)
        name = self.words.kind(kind)
        if verb == moves.PAY_OFF:
            return self.pay_off(move, kind)
        if verb == moves.TEAM:
            return Option(move, self.say("move-team", card=name), self.lit(kind))
        if verb in (moves.PLAY, moves.DISCARD, moves.REMOVE_HAND):
            key = "move-play" if verb == moves.PLAY else "move-discard" if verb == moves.DISCARD else "move-remove-hand"
            option = Option(move, self.say(key, card=name), self.held(kind))
            option.together = verb == moves.PLAY and self.is_plain(self.s.cards.kind_first[kind])
            return option
        key = (
            "move-remove-discard" if verb == moves.REMOVE_DISCARD else "move-take-back" if verb == moves.TAKE_BACK else "move-top"
        )
        return Option(move, self.say(key, card=name), self.first(self.s.areas[self.seat].discards, kind))

    def is_plain(self, card: int) -> bool:
        """Whether a card only gives resources, all of which can be kept, and nothing waits for its colour: when it is played
        among others of the sort makes no difference."""
        s, cards = self.s, self.s.cards
        full = s.areas[self.seat].fuel + self.fuel_in_hand() > MOST_FUEL and amount(cards.gains[card], FUEL) > 0
        plain = cards.gains[card] > 0 and cards.partner[card] < 0 and not cards.programs[OWN][card] and card < FIRST_DAMAGE
        return plain and not full and not s.pending

    def fuel_in_hand(self) -> int:
        gains = self.s.cards.gains
        return sum([amount(gains[card], FUEL) for card in self.s.areas[self.seat].hand])

    def pay_off(self, move: int, kind: int) -> Option:
        s = self.s
        price = self.words.wording.bundle(s.cards.price[s.cards.kind_first[kind]])
        return Option(move, self.say("move-pay-off", card=self.words.kind(kind), price=price), self.first(s.play, kind))

    def first(self, cards: tuple[int, ...], kind: int) -> str:
        """The first card of a kind is the one that the move is about."""
        for card in cards:
            if self.s.cards.kind[card] == kind:
                return self.s.cards.ids[card]
        raise AssertionError(f"there is no card of kind {kind}")

    def held(self, kind: int) -> str:
        return self.first(self.s.areas[self.seat].hand, kind)

    def lit(self, kind: int) -> str:
        return self.first(self.s.pending, kind)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
