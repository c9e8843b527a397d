"""The course of the game: characters chosen, turns with their actions in any order, the end of a turn."""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, BOTTOM, OTHER, Choice, Effect, Frame
from posse.core.native import i64
from posse.core.shapes import expect
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.abilities import CHEAPEST, ability_moves, target_moves, use_ability
from posse.games.space_serenade.rules.cards import BEBOP, FAYE, FIRST_DAMAGE, NO_PRICE, VICIOUS
from posse.games.space_serenade.rules.criminals import BOSS, abort, escape_vicious, has_to_move, move_vicious
from posse.games.space_serenade.rules.instructions import INVESTIGATION, RESISTANCE
from posse.games.space_serenade.rules.market import purchase, refresh, slot_moves
from posse.games.space_serenade.rules.piles import draw, held, remove_from_play, take_from_hand
from posse.games.space_serenade.rules.resources import can_pay, lose
from posse.games.space_serenade.rules.state import NOT_YET, Area, SerenadeState, put
from posse.games.space_serenade.rules.team import play_card
from posse.games.space_serenade.rules.tokens import take_token

HAND: Final = 5
"""Cards drawn at the end of a turn (SS-053)."""
FIRST_HAND: Final = 4
"""Cards in the first player's opening hand (SS-040)."""
REFRESH_COST: Final = 2
BEBOP_COST: Final = 1

# -- before the first turn ----------------------------------------------------------------


class ChooseCharacter(Choice[SerenadeState]):
    """One that nobody else has (SS-029, SS-030, SS-R16)."""

    on = {"Begin": ANY, "ChooseCharacter": OTHER}

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        taken = [area.character for area in s.areas]
        return [moves.CHARACTER + character for character in range(4) if character not in taken]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        take_character(s, seat, move - moves.CHARACTER)


def take_character(s: SerenadeState, seat: int, character: int) -> None:
    """The board with 1 Fuel, and the starting deck, shuffled (SS-031, SS-034, SS-038)."""
    area = s.areas[seat]
    area.character = character
    area.fuel = 1
    deck = list(s.cards.starting[character])
    s.rng.shuffle(deck)
    area.deck = tuple(deck)
    s.tell("character", seat, (character,))


class Begin(Effect[SerenadeState]):
    """Opening hands, 5 cards but for the first player's (SS-040, SS-041); then the first turn."""

    on = {BOTTOM: ANY}

    def run(self, s: SerenadeState, me: int) -> None:
        s.tell("first", me)
        for step in range(s.players):
            draw(s, (me + step) % s.players, HAND if step else FIRST_HAND)
        start_turn(s, me)


def start_turn(s: SerenadeState, seat: int) -> None:
    s.turn += 1
    s.active = seat
    s.hurt = False
    if s.events is not None:
        s.tell("turn", seat, (s.turn,))
    s.push(TURN, seat)


# -- a turn -------------------------------------------------------------------------------


class Turn(Choice[SerenadeState]):
    """Any action that can be paid, as often as one likes, or the end of the turn (SS-049, SS-051)."""

    on = {BOTTOM: ANY}

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        expect(me == s.active, "active", f"{me}, whose turn it is", s.active)

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        area = s.areas[seat]
        found = [moves.END]
        purse = s.woolongs + s.cheaper
        if purse >= s.cards.cheapest:
            slot_moves(s, moves.BUY, purse, found)  # SS-100, SS-101
        if area.fuel >= REFRESH_COST and s.common:
            found.append(moves.REFRESH)  # SS-110, SS-R23
        here = s.places[area.character]
        if area.fuel:
            travel_moves(s, here, area.fuel, found)
        if here != BEBOP:
            if s.strength:
                target_moves(s, here, moves.FIGHT, s.cards.strength, s.strength, found)
            if s.clues:
                target_moves(s, here, moves.INVESTIGATE, s.cards.clues, s.clues, found)
        if area.fuel >= CHEAPEST or area.character == FAYE:
            ability_moves(s, area, here, found)
        card_moves(s, seat, area, found)
        return found

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == moves.END:
            end_turn(s, seat)
            return
        s.push(TURN, seat)
        if move >= moves.KINDS:
            use_card(s, seat, move)
        elif move >= moves.SPIKE_A:
            use_ability(s, seat, move)
        elif move >= moves.FIGHT:
            confront(s, seat, move)
        elif move >= moves.GO:
            travel(s, seat, move - moves.GO)
        elif move == moves.REFRESH:
            s.areas[seat].fuel -= REFRESH_COST
            refresh(s, seat)
        else:
            buy_card(s, seat, move - moves.BUY)


def travel_moves(s: SerenadeState, here: int, fuel: int, found: list[int]) -> None:
    """To any other location, for what its gauge shows (SS-118, SS-121, SS-R38)."""
    for place, gauge in enumerate(s.gauges):
        if place != here and gauge <= fuel:
            found.append(moves.GO + place)
    if here != BEBOP:
        found.append(moves.GO + BEBOP)


def card_moves(s: SerenadeState, seat: int, area: Area, found: list[int]) -> None:
    """Cards in hand, one move for equal cards, and played Damage cards whose price can be paid (SS-R04)."""
    kind = s.cards.kind
    card: i64
    last: i64 = -1
    for card in area.hand:
        own: i64 = kind[card]
        if own != last:
            last = own
            found.append(s.cards.plays[own])
    paid = False
    for card in s.play:
        if card >= FIRST_DAMAGE and s.cards.price[card] != NO_PRICE and can_pay(s, seat, s.cards.price[card]):
            move = moves.KINDS + kind[card] * moves.VERBS + moves.PAY_OFF
            if move not in found:
                found.append(move)
                paid = True
    if paid:
        found.sort()


def use_card(s: SerenadeState, seat: int, move: int) -> None:
    """Plays a card, or pays to be rid of a played Damage card."""
    if moves.verb_of(move) == moves.PLAY:
        play_card(s, seat, take_from_hand(s, s.areas[seat], moves.kind_of(move)))
        return
    card = held(s, s.play, moves.kind_of(move))
    lose(s, seat, s.cards.price[card])
    remove_from_play(s, seat, card)


def buy_card(s: SerenadeState, seat: int, slot: int) -> None:
    """For its cost, or less."""
    purchase(s, seat, slot, max(0, s.cards.cost[s.market[slot]] - s.cheaper), 0, False)


def travel(s: SerenadeState, seat: int, place: int) -> None:
    """The own character (SS-116, SS-120, SS-R40)."""
    area = s.areas[seat]
    fuel = BEBOP_COST if place == BEBOP else s.gauges[place]
    area.fuel -= fuel
    s.places = put(s.places, area.character, place)
    if s.events is not None:
        s.tell("flew", seat, (area.character, place, fuel))


def confront(s: SerenadeState, seat: int, move: int) -> None:
    """One token for its price (SS-142, SS-143, SS-R44)."""
    here = s.place(seat)
    pile = RESISTANCE if move < moves.INVESTIGATE else INVESTIGATION
    criminal = move - (moves.FIGHT if pile == RESISTANCE else moves.INVESTIGATE) == moves.CRIMINAL
    card = s.wanted[here] if criminal else VICIOUS
    if pile == RESISTANCE:
        s.strength -= s.cards.strength[card]
    else:
        s.clues -= s.cards.clues[card]
    take_token(s, seat, here if criminal else BOSS, pile, False)


# -- the end of a turn --------------------------------------------------------------------


def end_turn(s: SerenadeState, seat: int) -> None:
    """Pools emptied, cards discarded, five drawn, Vicious, the next player (SS-052 to SS-055, SS-R27)."""
    area = s.areas[seat]
    s.woolongs = s.strength = s.clues = 0
    s.shield = s.cheaper = 0
    s.to_top = False
    s.tell("ended", seat)
    area.discards += s.play + area.hand
    area.hand = area.known = s.play = s.pending = ()
    draw(s, seat, HAND)
    last = s.turns_left != NOT_YET
    if has_to_move(s):
        move_vicious(s)
    if last:
        s.turns_left -= 1
        if s.turns_left == 0:
            escape_vicious(s)  # SS-250
            return
    next_turn(s, (seat + 1) % s.players)


def next_turn(s: SerenadeState, seat: int) -> None:
    if s.turn >= s.limit * s.players:
        abort(s)
        return
    start_turn(s, seat)


TURN: Final = Turn()
BEGIN: Final = Begin()
CHOOSE_CHARACTER: Final = ChooseCharacter()
