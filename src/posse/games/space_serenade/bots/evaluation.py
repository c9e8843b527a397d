"""One seat's judgement of a position of Space Serenade: what cards, places and purchases are worth to it, in Renown."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.bots.plan import Plan
from posse.games.space_serenade.bots.profiles import Profile, Traits, Worth
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.abilities import Redraw
from posse.games.space_serenade.rules.cards import BEBOP, ED, FIRST_DAMAGE, JET, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS
from posse.games.space_serenade.rules.instructions import CLUES, DRAWS, FEATURES, FUEL, STRENGTH, WOOLONGS, Instruction, amount
from posse.games.space_serenade.rules.places import TurnGauge
from posse.games.space_serenade.rules.state import NO_CARD, NOBODY, NOT_YET, NOWHERE, SerenadeState

PACE: Final[tuple[float, ...]] = (0.0, 1.6, 2.0, 1.4, 1.1)
"""Turns of each player for a capture, by number of players."""
FINALE: Final = 4.0
"""Turns of each player with Vicious in play."""
TURN_WORK: Final = 3.5
"""Strength or Clues that a player brings against Vicious in a turn."""
MOST_OFFERS: Final = 8


def turns_left(s: SerenadeState) -> float:
    """This turn and those of the same player to come, about."""
    if s.turns_left != NOT_YET:
        return float((s.turns_left + s.players - 1) // s.players)
    if s.vicious == NOWHERE:
        return FINALE + max(0.0, (len(s.stand) - 2.0) / 2.0) * PACE[s.players]
    work = min(s.resistance[BOSS] * s.cards.strength[VICIOUS], s.investigation[BOSS] * s.cards.clues[VICIOUS])
    turns = 1.0 + work / (TURN_WORK * s.players)
    return min(turns, len(s.stand) + 1.0) if s.players == 1 else turns


class Evaluation:
    """What a seat thinks of what it sees."""

    def __init__(self, traits: Traits, profile: Profile, s: SerenadeState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.profile = profile
        self.traits = traits
        self.cards = s.cards
        self.area = s.areas[seat]
        self.turns = turns_left(s)
        owned = self.area.owned()
        if s.active == seat:
            owned.extend(s.play)
        self.size = len(owned)
        self.worth = Worth(traits, profile, owned, self.turns, s.players == 1)
        self.plan = Plan(s, seat, profile, self.turns)
        self.uses = max(0.0, self.turns - 1.3) * 5.0 / (self.size + 2.0)
        """How often a card that comes now will be played."""

    # -- planets ------------------------------------------------------------------------

    def planned(self, place: int) -> float:
        """The best plan from a place, with what the hand still holds."""
        s = self.s
        strength, clues = s.strength, s.clues
        for card in self.area.hand:
            gains = self.cards.gains[card]
            strength += amount(gains, STRENGTH)
            clues += amount(gains, CLUES)
        return self.plan.best(place, self.area.fuel, strength, clues, s.shield)

    def first(self) -> int:
        """The first move of the best plan, `moves.END` if there is nothing to do."""
        self.planned(self.s.place(self.seat))
        return self.plan.first

    def spent(self, fuel: int) -> float:
        """What so much Fuel out of the tank costs."""
        return self.plan.fuel(self.area.fuel) - self.plan.fuel(self.area.fuel - fuel)

    # -- cards --------------------------------------------------------------------------

    def better(self, card: int) -> float:
        """What having this card from now on adds."""
        return (self.worth.card(card) - self.profile.choosy * self.worth.mean) * self.uses

    def rid(self, card: int) -> float:
        """What being rid of this card adds; a deck needs a hand of cards and one more."""
        if self.size <= 6:
            return -0.1
        return (self.worth.mean - self.worth.card(card)) * self.uses

    def now(self, card: int) -> float:
        """What this card would do if it were played this turn."""
        features = self.traits.own[card]
        value = self.worth.sum(features)
        if self.s.place(self.seat) == BEBOP and not self.area.fuel:
            value -= 0.6 * (features[STRENGTH] * self.profile.strength + features[CLUES] * self.profile.clue)
        return value

    def mended(self) -> float:
        """What being rid of the two worst Damage cards of hand and discard pile adds."""
        values = [self.rid(card) for card in self.area.discards + self.area.hand if card >= FIRST_DAMAGE]
        values.sort()
        return sum(values[-2:])

    # -- purchases ----------------------------------------------------------------------

    def basket(self, purse: int) -> float:
        """The worth of the best that so many Woolongs buy or pay off."""
        return self.fill_basket(purse)[0]

    def fill_basket(self, purse: int) -> tuple[float, int]:
        """The same, and the move to begin with."""
        costs, values, found = self.offers()
        purse += self.s.cheaper
        most, first = 0.0, moves.END
        for picked in range(1, 1 << len(costs)):
            cost, value, top, move = 0, 0.0, -1.0, moves.END
            for at in range(len(costs)):
                if picked >> at & 1:
                    cost += costs[at]
                    value += values[at]
                    if values[at] > top:
                        top, move = values[at], found[at]
            if cost <= purse and value > most:
                most, first = value, move
        return most, first

    def offers(self) -> tuple[list[int], list[float], list[int]]:
        """Costs, values and moves of what Woolongs can be spent on."""
        s = self.s
        costs: list[int] = []
        values: list[float] = []
        found: list[int] = []
        for slot in range(moves.SLOTS):
            card = s.market[slot]
            value = self.better(card) if card != NO_CARD else 0.0
            if value > 0.0:
                costs.append(s.cards.cost[card])
                values.append(value)
                found.append(moves.BUY + slot)
        for card in s.play:
            if card >= FIRST_DAMAGE and self.in_woolongs(card) and self.rid(card) > 0.0 and len(costs) < MOST_OFFERS:
                costs.append(amount(s.cards.price[card], WOOLONGS))
                values.append(self.rid(card))
                found.append(moves.kind_move(s.cards.kind[card], moves.PAY_OFF))
        return costs, values, found

    def in_woolongs(self, card: int) -> bool:
        """Whether nothing else is asked for removing this Damage card."""
        price = self.cards.price[card]
        return amount(price, WOOLONGS) == price and price > 0

    # -- answers within effects ---------------------------------------------------------

    def value(self, move: int) -> float:
        if move >= moves.KINDS:
            return self.card_value(move)
        if move >= moves.MOVE:
            return self.moved_value(move)
        if move >= moves.GAUGE:
            return self.turned(move - moves.GAUGE)
        if move >= moves.REPLACE:
            return 0.05 - 0.1 * self.better(self.s.market[move - moves.REPLACE])
        if move >= moves.GAIN:
            return 0.05 + max(0.0, self.better(self.s.market[move - moves.GAIN]))
        if move >= moves.TARGET:
            return self.taken(self.s.place(self.seat) if move == moves.TARGET else BOSS)
        return self.drawn(move) if move in (moves.KEEP, moves.REDRAW) else 0.0

    def card_value(self, move: int) -> float:
        card, verb = self.cards.kind_first[moves.kind_of(move)], moves.verb_of(move)
        if verb == moves.DISCARD:
            return 5.0 - self.now(card)
        if verb == moves.REMOVE_HAND:
            return self.rid(card) - 0.5 * max(0.0, self.now(card))
        if verb == moves.REMOVE_DISCARD:
            return self.rid(card)
        if verb == moves.TEAM:
            return 1.0 + self.traits.team[card][DRAWS]
        return 1.0 + self.now(card)

    def drawn(self, move: int) -> float:
        """Whether to keep the card just drawn."""
        top = self.s.top
        assert top is not None and isinstance(top.effect, Redraw)
        return self.worth.mean if move == moves.REDRAW else self.now(top.effect.card)

    def taken(self, row: int) -> float:
        last = min(self.s.resistance[row], self.s.investigation[row]) == 1
        return self.plan.token[row] + (self.plan.prize[row] if last else 0.0)

    def turned(self, planet: int) -> float:
        """A gauge, by one's own share in the tokens there."""
        s = self.s
        top = s.top
        assert top is not None and isinstance(top.effect, TurnGauge)
        own = self.area.tokens[planet]
        theirs = sum([area.tokens[planet] for area in s.areas]) - own
        gauge = s.gauges[planet]
        after = min(3, max(1, gauge + top.effect.by))
        stake = 0.5 + own - theirs / max(1, s.players - 1)
        return 0.1 * stake * (gauge - after) * (2.0 if max(gauge, after) == 3 else 1.0)

    # -- characters ---------------------------------------------------------------------

    def moved_value(self, move: int) -> float:
        if move >= moves.SEND:
            return self.moved(move - moves.SEND, BEBOP)
        if move >= moves.BRING:
            return self.moved(move - moves.BRING, self.s.place(self.seat))
        return self.moved((move - moves.MOVE) // 4, (move - moves.MOVE) % 4)

    def moved(self, character: int, place: int) -> float:
        """Oneself where the plan is best; others where they have far to go, or where their ability is of use."""
        s = self.s
        here = s.place(self.seat)
        if character == self.area.character:
            return self.planned(place) - self.planned(here) - 0.02
        owner = self.owner(character)
        if owner != NOBODY:
            return self.stood(owner, s.places[character]) - self.stood(owner, place)
        useful = 0.12 if character == ED and here != BEBOP else 0.08 if character == JET else 0.04
        return useful * ((place == here) - (s.places[character] == here))

    def owner(self, character: int) -> int:
        for seat in range(self.s.players):
            if self.s.areas[seat].character == character:
                return seat
        return NOBODY

    def stood(self, seat: int, place: int) -> float:
        """What it is worth to another player to be there already."""
        s = self.s
        if place == BEBOP or s.wanted[place] == NO_CARD and s.vicious != place:
            return 0.0
        return 0.15 * s.gauges[place] + 0.05 * s.areas[seat].tokens[place]

    # -- steps of an effect -------------------------------------------------------------

    def price(self, bundle: int) -> float:
        """Woolongs are worth what they would buy."""
        woolongs = amount(bundle, WOOLONGS)
        value = self.spent(amount(bundle, FUEL))
        if woolongs:
            value += self.profile.haste * (self.basket(self.s.woolongs) - self.basket(self.s.woolongs - woolongs))
        return value

    def steps(self, parts: list[Instruction]) -> float:
        """What some instructions are worth; a refresh costs what lies there now."""
        found = [0.0] * FEATURES
        for part in parts:
            part.worth(found, 1.0)
        value = self.worth.sum(found)
        for part in parts:
            if part.refreshes:
                value -= self.profile.haste * self.basket(self.s.woolongs)
        return value
