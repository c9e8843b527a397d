"""The steps of a round and their choices."""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, BOTTOM, SAME, Choice, Effect, Frame, Sealed
from posse.core.events import only
from posse.core.shapes import expect
from posse.core.state import AWAY
from posse.games.bounty_hunters.rules.cards import (
    CONTRACT,
    CONTRACT_ICON,
    CREDIT_ICON,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    NO_CARD,
)
from posse.games.bounty_hunters.rules.moves import ACTIVATE, AGAINST, CHOOSE, DONE, DRAW, PLAY, RESERVE, SELL
from posse.games.bounty_hunters.rules.state import CAPTURES_TO_END, LAST_ROUNDS, MOST_ROUNDS, Confrontation, HuntersState


class Round(Effect[HuntersState]):
    """A round is three steps in a fixed order (BH-021)."""

    on = {}

    def run(self, s: HuntersState, me: int) -> None:
        s.round += 1
        s.tell("round", -1, (s.round,))
        s.push(PASS, me)
        s.push(REVEAL, me)
        s.push(COMMIT, me)
        s.push(NAME_DECK[s.players], me)


class NameDeck(Sealed[HuntersState]):
    """Step 1: all players name a deck in secret, then draw (BH-R03)."""

    on = {"CommitCard": ANY}
    fields = ("unserved",)

    def __init__(self, unserved: tuple[int, ...]) -> None:
        self.unserved = unserved

    def validate(self, s: HuntersState, me: int, below: Frame | None) -> None:
        seats = [seat for seat in range(s.players) if seat in self.unserved]
        expect(self.unserved == tuple(seats), "NameDeck: unserved", "seats in their order", self.unserved)

    def seats(self, s: HuntersState, me: int) -> list[int]:
        return list(self.unserved) if s.any_cards() else []

    def options(self, s: HuntersState, seat: int) -> list[int]:
        return [DRAW + deck for deck in range(4) if s.has_cards(deck)]

    def reveal(self, s: HuntersState, answers: list[int]) -> None:
        again: list[int] = []
        for step in range(s.players):
            seat = (max(s.leader, 0) + step) % s.players
            if answers[seat] == AWAY:
                continue
            deck = answers[seat] - DRAW
            if not s.has_cards(deck):
                again.append(seat)
                continue
            card = s.draw(deck)
            s.take_in_hand(seat, card)
            if s.events is not None:
                s.tell("drew", seat, (deck,))
                s.tell("got", seat, (card,), only(seat))
        if again:
            s.push(NameDeck(tuple(sorted(again))), again[0])


class CommitCard(Sealed[HuntersState]):
    """Step 2: each player chooses a card from their hand, face down (BH-030, BH-031)."""

    on = {"Reveal": ANY}
    revocable = True

    def seats(self, s: HuntersState, me: int) -> list[int]:
        return [seat for seat in range(s.players) if s.areas[seat].hand]

    def options(self, s: HuntersState, seat: int) -> list[int]:
        return [CHOOSE + card for card in s.areas[seat].hand]

    def reveal(self, s: HuntersState, answers: list[int]) -> None:
        for seat in range(s.players):
            if answers[seat] != AWAY:
                card = answers[seat] - CHOOSE
                s.take_from_hand(seat, card)
                s.areas[seat].chosen = card
                if s.events is not None:
                    s.tell("revealed", seat, (card,))


class Reveal(Effect[HuntersState]):
    """Starts the actions, which are simultaneous and open: everybody sees each of them at once (BH-R01)."""

    on = {"Pass": ANY}

    def run(self, s: HuntersState, me: int) -> None:
        s.together(ACT)


class Act(Effect[HuntersState]):
    """Sell or play the chosen card, then activate reserved ones (BH-034, BH-049)."""

    on = {"Pass": ANY}

    def run(self, s: HuntersState, me: int) -> None:
        s.push(WINDOW, me)
        if s.areas[me].chosen != NO_CARD:
            s.push(USE, me)


class UseCard(Choice[HuntersState]):
    """Sell or play the chosen card; a Jawa market card can also be reserved."""

    on = {"Window": SAME}

    def options(self, s: HuntersState, seat: int) -> list[int]:
        area = s.areas[seat]
        cost = s.cards.cost[area.chosen]
        if cost == 0:
            return [SELL, PLAY]
        return [SELL, PLAY, RESERVE] if cost <= area.credits else [SELL, RESERVE]

    def take(self, s: HuntersState, seat: int, move: int) -> None:
        area = s.areas[seat]
        card = area.chosen
        if move == SELL:
            area.chosen = NO_CARD
            s.discards[s.cards.deck_of[card]] += (card,)
            area.credits += 1
            s.tell("sold", seat, (card,))
        elif move == RESERVE:
            area.chosen = NO_CARD
            area.reserved += (card,)
            s.tell("reserved", seat, (card,))
        else:
            activate(s, seat, card)


class Window(Effect[HuntersState]):
    """Offers to activate reserved cards, one after another (BH-R19), while the player can afford one."""

    on = {"Act": SAME}

    def run(self, s: HuntersState, me: int) -> None:
        area = s.areas[me]
        for card in area.reserved:
            if s.cards.cost[card] <= area.credits:
                s.push(PAY, me)
                return


class PayReserved(Choice[HuntersState]):
    """Activate a reserved card or stop."""

    on = {"Act": SAME}

    def options(self, s: HuntersState, seat: int) -> list[int]:
        area = s.areas[seat]
        moves = [ACTIVATE + card - FIRST_DROID for card in area.reserved if s.cards.cost[card] <= area.credits]
        moves.sort()
        moves.append(DONE)
        return moves

    def take(self, s: HuntersState, seat: int, move: int) -> None:
        if move == DONE:
            return
        s.push(WINDOW, seat)
        activate(s, seat, move - ACTIVATE + FIRST_DROID)


class PlaceAttack(Choice[HuntersState]):
    """Choose the uncaptured target that an attack card is played against (BH-068)."""

    on = {"Window": SAME}
    fields = ("card",)
    bounds = {"card": (FIRST_HUNTER, FIRST_CRATE - 1)}

    def __init__(self, card: int) -> None:
        self.card = card

    def validate(self, s: HuntersState, me: int, below: Frame | None) -> None:
        area = s.areas[me]
        held = self.card == area.chosen or self.card in area.reserved
        expect(held and s.cards.cost[self.card] <= area.credits, "PlaceAttack: card", "one that can be paid for", self.card)
        expect(len(area.open) > 1, "PlaceAttack", "several targets to choose from", len(area.open))

    def options(self, s: HuntersState, seat: int) -> list[int]:
        return sorted([AGAINST + c.target for c in s.areas[seat].open])

    def take(self, s: HuntersState, seat: int, move: int) -> None:
        pay(s, seat, self.card)
        for c in s.areas[seat].open:
            if c.target == move - AGAINST:
                confront(s, seat, c, c.target, self.card)
                return


class Pass(Effect[HuntersState]):
    """Step 3: pass hands to the left (BH-056) or end the game (BH-116, BH-R13, BH-R16)."""

    on = {BOTTOM: ANY}

    def run(self, s: HuntersState, me: int) -> None:
        if is_last_round(s):
            s.tell("ended", -1)
            return
        hands = [area.hand for area in s.areas]
        known = [area.known for area in s.areas]
        for seat in range(s.players):
            area = s.areas[seat]
            area.hand = hands[seat - 1]
            bit = 1 << seat
            area.known = tuple(mask | bit for mask in known[seat - 1])
        s.tell("passed", -1)
        s.push(ROUND, me)


ROUND: Final = Round()
NAME_DECK: Final = tuple([NameDeck(tuple(range(players))) for players in range(7)])
"""By number of players."""
COMMIT: Final = CommitCard()
REVEAL: Final = Reveal()
PASS: Final = Pass()
ACT: Final = Act()
USE: Final = UseCard()
WINDOW: Final = Window()
PAY: Final = PayReserved()
KINDS: Final = (Round, NameDeck, CommitCard, Reveal, Act, UseCard, Window, PayReserved, PlaceAttack, Pass)


def is_last_round(s: HuntersState) -> bool:
    """Whether the game ends after this round."""
    if s.trigger > 0 and s.round >= s.trigger + LAST_ROUNDS or s.round >= MOST_ROUNDS:
        return True
    for area in s.areas:
        if area.hand:
            return False
    return not s.any_cards()


def activate(s: HuntersState, seat: int, card: int) -> None:
    """Plays a card at once (BH-041, BH-043), or asks for the target of an attack card first."""
    area = s.areas[seat]
    if FIRST_HUNTER <= card < FIRST_CRATE and len(area.open) > 1:
        s.push(PlaceAttack(card), seat)
        return
    pay(s, seat, card)
    if card < FIRST_HUNTER:
        play_target(s, seat, card)
    elif card < FIRST_CRATE:
        play_attack(s, seat, card)
    elif card < FIRST_CONTRACT:
        area.crates += (card,)
    else:
        area.contracts += (card,)


def pay(s: HuntersState, seat: int, card: int) -> None:
    """Pays for the chosen card or a reserved one before its effect (BH-R23) and removes it from there."""
    area = s.areas[seat]
    area.credits -= s.cards.cost[card]
    if area.chosen == card:
        area.chosen = NO_CARD
        s.tell("played", seat, (card,))
    else:
        area.reserved = tuple([c for c in area.reserved if c != card])
        s.tell("activated", seat, (card,))


def play_target(s: HuntersState, seat: int, target: int) -> None:
    """Adds a target to the attack-only confrontation, if there is one (BH-075), or starts a new confrontation."""
    area = s.areas[seat]
    if area.open and area.open[0].target == NO_CARD:
        confront(s, seat, area.open[0], target, NO_CARD)
    else:
        confront(s, seat, None, target, NO_CARD)


def play_attack(s: HuntersState, seat: int, card: int) -> None:
    """Adds an attack card to the only open confrontation or starts an attack-only one."""
    area = s.areas[seat]
    if area.open:
        confront(s, seat, area.open[0], area.open[0].target, card)
    else:
        confront(s, seat, None, NO_CARD, card)


def confront(s: HuntersState, seat: int, old: Confrontation | None, target: int, attacker: int) -> None:
    """Replaces `old` by a confrontation with this target and one more attacker; captures the target if that is enough."""
    area, cards = s.areas[seat], s.cards
    attackers: tuple[int, ...] = ()
    green = blue = orange = 0
    if old is not None:
        attackers, green, blue, orange = old.attackers, old.green, old.blue, old.orange
    if attacker != NO_CARD:
        attackers += (attacker,)
        green += cards.green[attacker]
        blue += cards.blue[attacker]
        orange += cards.orange[attacker]
        s.tell("against", seat, (attacker, target))
    new = Confrontation(target, attackers, green, blue, orange)
    unopposed = target == NO_CARD or not attackers  # BH-R36
    if unopposed or green < cards.green[target] or blue < cards.blue[target] or orange < cards.orange[target]:
        area.open = area.open + (new,) if old is None else tuple([new if c is old else c for c in area.open])
    else:
        area.open = tuple([c for c in area.open if c is not old])
        area.captured += (new,)
        reward(s, seat, target)


def reward(s: HuntersState, seat: int, target: int) -> None:
    """Gives the bonus of the captured target's icon, then the bonus of the first 4th capture (BH-R40)."""
    area = s.areas[seat]
    s.tell("captured", seat, (target,))
    icon = s.cards.icon[target]
    if icon == CREDIT_ICON:
        area.credits += 1
        s.tell("credit", seat)
    elif icon == CONTRACT_ICON:
        draw_contract(s, seat)
    if len(area.captured) == CAPTURES_TO_END and s.trigger in (0, s.round):
        s.trigger = s.round
        area.credits += 1
        s.tell("fourth", seat)
        draw_contract(s, seat)


def draw_contract(s: HuntersState, seat: int) -> None:
    """Draws a bonus contract, active at once (BH-R39); without cards to draw the bonus is lost (BH-R14)."""
    if s.has_cards(CONTRACT):
        card = s.draw(CONTRACT)
        s.areas[seat].contracts += (card,)
        s.tell("contract", seat, (card,))
