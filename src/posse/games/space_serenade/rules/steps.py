"""Card effects step by step, the tokens they and players take, and the Damage that comes of it."""

from __future__ import annotations

from typing import Final

from posse.core.choice import Choice, Effect
from posse.core.effects import NO, OPTION_1, YES
from posse.games.space_serenade.rules.cards import (
    BEBOP,
    RED,
    REMOVED,
    TO_TOP,
)
from posse.games.space_serenade.rules.choices import OthersDown, ask, ask_others
from posse.games.space_serenade.rules.conditions import holds, some_possible, targets, times
from posse.games.space_serenade.rules.criminals import BOSS, capture, capture_vicious, turn_gauge
from posse.games.space_serenade.rules.instructions import (
    CHEAPER,
    CHOOSE,
    DAMAGE,
    DISCARD,
    DRAW,
    GAIN,
    GAUGE_HERE,
    GAUGES,
    IF,
    JUMP,
    LAST_INSTANT,
    LOSE,
    MAY,
    NEXT_TO_TOP,
    OTHERS_DISCARD,
    OTHERS_DOWN,
    OTHERS_DRAW,
    REFRESH,
    REMOVE_THIS,
    RESISTANCE,
    SEND_ME,
    SHIELD,
    TAKE,
    WIDTH,
    Program,
)
from posse.games.space_serenade.rules.market import refresh
from posse.games.space_serenade.rules.moves import CRIMINAL, TARGET
from posse.games.space_serenade.rules.piles import can_pay, draw, gain, lose, remove, remove_from_play
from posse.games.space_serenade.rules.places import move_character
from posse.games.space_serenade.rules.state import NO_CARD, SerenadeState, put

# -- steps --------------------------------------------------------------------------------


class Steps(Effect[SerenadeState]):
    """The effect in one zone of a card, from some instruction on."""

    fields = ("card", "zone", "at")

    def __init__(self, card: int, zone: int, at: int) -> None:
        self.card = card
        self.zone = zone
        self.at = at

    def run(self, s: SerenadeState, me: int) -> None:
        code = s.cards.programs[self.zone][self.card]
        at = self.at
        while at < len(code):
            what = code[at]
            if what <= LAST_INSTANT:
                do_now(s, me, self.card, what, code[at + 1], code[at + 2], code[at + 3])
                at += WIDTH
            elif what == JUMP:
                at = code[at + 1]
            elif what == IF:
                at = at + WIDTH if holds(s, me, code[at + 1], code[at + 2]) else code[at + 3]
            else:
                self.stop(s, me, code, at)
                return

    def stop(self, s: SerenadeState, me: int, code: Program, at: int) -> None:
        """Comes back to the rest when what may ask somebody is over (SS-071)."""
        what, a, b = code[at], code[at + 1], code[at + 2]
        if what == MAY:
            if can_pay(s, me, a) and some_possible(s, me, code, at + WIDTH, b):
                s.push(Maybe(self.card, self.zone, at), me)
            else:
                s.push(Steps(self.card, self.zone, b), me)
        elif what == CHOOSE:
            choose_half(s, me, self.card, self.zone, at)
        else:
            s.push(Steps(self.card, self.zone, at + WIDTH), me)
            start(s, me, what, a, b, code[at + 3])


def start(s: SerenadeState, me: int, what: int, a: int, b: int, c: int) -> None:
    """Begins what may ask somebody."""
    if what >= DISCARD:
        ask(s, me, what, a, b, c == 1)
    elif what == DAMAGE:
        s.push(DrawDamage(a), me)
    elif what == OTHERS_DISCARD:
        ask_others(s, me, a)
    elif what == OTHERS_DOWN:
        s.push(OthersDown(a, me), me)
    elif what == TAKE:
        s.push(TakeTokens(a, b), me)


def do_now(s: SerenadeState, me: int, card: int, what: int, a: int, b: int, c: int) -> None:
    """An instruction that asks nobody."""
    if what == DRAW:
        draw(s, me, a)
    elif what == GAIN:
        gain(s, me, a, times(s, me, b, c))
    elif what == LOSE:
        lose(s, me, a)
    elif what == SHIELD:
        s.shield += a
    elif what == OTHERS_DRAW:
        for step in range(1, s.players):
            draw(s, (me + step) % s.players, a)
    elif what == REFRESH:
        refresh(s, me)
    elif what == NEXT_TO_TOP:
        s.to_top = True
    elif what == CHEAPER:
        s.cheaper += a
    elif what == REMOVE_THIS:
        if card in s.play:
            remove_from_play(s, me, card)
    else:
        do_on_planets(s, me, what, a)


def do_on_planets(s: SerenadeState, me: int, what: int, a: int) -> None:
    here = s.place(me)
    if what == GAUGES:
        for planet in range(3):
            turn_gauge(s, planet, a)
    elif here == BEBOP:
        return  # SS-R08
    elif what == GAUGE_HERE:
        turn_gauge(s, here, a)
    elif what == SEND_ME:
        move_character(s, me, s.areas[me].character, BEBOP)


# -- may and choose -----------------------------------------------------------------------


class Maybe(Choice[SerenadeState]):
    """What may be declined, and is lost then (SS-067, SS-068); it may have a price."""

    fields = ("card", "zone", "at")

    def __init__(self, card: int, zone: int, at: int) -> None:
        self.card = card
        self.zone = zone
        self.at = at
        """The instruction that asks."""

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [YES, NO]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        code = s.cards.programs[self.zone][self.card]
        if move == NO:
            s.push(Steps(self.card, self.zone, code[self.at + 2]), seat)
            return
        if code[self.at + 1]:
            lose(s, seat, code[self.at + 1])
        s.push(Steps(self.card, self.zone, self.at + WIDTH), seat)


class Half(Choice[SerenadeState]):
    """One of two."""

    fields = ("card", "zone", "at")

    def __init__(self, card: int, zone: int, at: int) -> None:
        self.card = card
        self.zone = zone
        self.at = at

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [OPTION_1, OPTION_1 + 1]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        code = s.cards.programs[self.zone][self.card]
        at = self.at + WIDTH if move == OPTION_1 else code[self.at + 1]
        s.push(Steps(self.card, self.zone, at), seat)


def choose_half(s: SerenadeState, me: int, card: int, zone: int, at: int) -> None:
    """Asks if both can be done; else what can be is done."""
    code = s.cards.programs[zone][card]
    second, end = code[at + 1], code[at + 2]
    first_too = some_possible(s, me, code, at + WIDTH, second - WIDTH)
    second_too = some_possible(s, me, code, second, end)
    if first_too and second_too:
        s.push(Half(card, zone, at), me)
    elif first_too or second_too:
        s.push(Steps(card, zone, at + WIDTH if first_too else second), me)
    else:
        s.push(Steps(card, zone, end), me)


# -- tokens -------------------------------------------------------------------------------


def take_token(s: SerenadeState, seat: int, where: int, pile: int, spared: bool) -> None:
    """One token; Damage is resolved before the capture (SS-R44, SS-R46)."""
    area = s.areas[seat]
    area.tokens = put(area.tokens, where, area.tokens[where] + 1)
    if s.events is not None:
        s.tell("token", seat, (where, pile))
    if pile != RESISTANCE:
        s.investigation = put(s.investigation, where, s.investigation[where] - 1)
        check_capture(s, seat, where)
        return
    s.resistance = put(s.resistance, where, s.resistance[where] - 1)
    if where == BOSS:
        s.hurt = True
    if spared:
        check_capture(s, seat, where)
        return
    s.push(CHECKS[where], seat)
    s.push(DAMAGES[where], seat)


def check_capture(s: SerenadeState, seat: int, where: int) -> None:
    """An empty pile is enough, wherever the character is by now (SS-168, SS-R48)."""
    if s.resistance[where] and s.investigation[where]:
        return
    if where == BOSS:
        capture_vicious(s, seat)
    elif s.wanted[where] != NO_CARD:
        capture(s, where, seat)


class CheckCapture(Effect[SerenadeState]):
    fields = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where

    def run(self, s: SerenadeState, me: int) -> None:
        check_capture(s, me, self.where)


class TakeTokens(Effect[SerenadeState]):
    """Tokens that a card gives without their price, as long as there is one to take (SS-R37)."""

    fields = ("count", "pile")

    def __init__(self, count: int, pile: int) -> None:
        self.count = count
        self.pile = pile

    def run(self, s: SerenadeState, me: int) -> None:
        left = s.resistance if self.pile == RESISTANCE else s.investigation
        found = [where for where in targets(s, me) if left[where]]  # a pile may be empty, and its capture wait for Damage
        if not found:
            return
        if self.count > 1:
            s.push(TakeTokens(self.count - 1, self.pile), me)
        if len(found) == 1:
            take_token(s, me, found[0], self.pile, False)
        else:
            s.push(TakeFrom(self.pile), me)


class TakeFrom(Choice[SerenadeState]):
    """From the criminal or from Vicious (SS-222, SS-R81)."""

    fields = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [TARGET, TARGET + 1]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        where = s.place(seat) if move == TARGET + CRIMINAL else BOSS
        take_token(s, seat, where, self.pile, False)


# -- Damage -------------------------------------------------------------------------------


class DrawDamage(Effect[SerenadeState]):
    """So many Damage cards, one after the other (SS-R53)."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: SerenadeState, me: int) -> None:
        if self.count > 1:
            s.push(DrawDamage(self.count - 1), me)
        draw_damage(s, me)


def draw_damage(s: SerenadeState, me: int) -> None:
    """The red zone is applied, then the card goes where it says (SS-156, SS-157, SS-R49)."""
    if s.shield:
        s.shield -= 1
        s.tell("shielded", me)
        return
    if not s.damage and not shuffle_damage(s):
        return
    s.fix()
    card = s.damage[-1]
    s.damage = s.damage[:-1]
    s.drawn += (card,)
    s.tell("damage", me, (card,))
    if s.cards.programs[RED][card]:
        s.push(SETTLE, me)
        s.push(Steps(card, RED, 0), me)
    else:
        settle(s, me)


def shuffle_damage(s: SerenadeState) -> bool:
    """SS-165, SS-R51, SS-R52."""
    cards = list(s.damage_discards)
    s.rng.shuffle(cards)
    s.damage = tuple(cards)
    s.damage_discards = ()
    return len(cards) > 0


def settle(s: SerenadeState, me: int) -> None:
    card = s.drawn[-1]
    s.drawn = s.drawn[:-1]
    area = s.areas[me]
    destination = s.cards.destination[card]
    if destination == REMOVED:
        remove(s, me, card)
        return
    if destination == TO_TOP:
        area.deck += (card,)
        area.tops += 1
    else:
        area.discards += (card,)
    s.tell("kept-damage", me, (card, destination))


class Settle(Effect[SerenadeState]):
    def run(self, s: SerenadeState, me: int) -> None:
        settle(s, me)


SETTLE: Final = Settle()
CHECKS: Final = (CheckCapture(0), CheckCapture(1), CheckCapture(2), CheckCapture(BOSS))
DAMAGES: Final = (DrawDamage(1), DrawDamage(1), DrawDamage(1), DrawDamage(2))
"""By row of tokens: Vicious hits twice (SS-147, SS-227)."""
KINDS_OF_STEP: Final = (*(Steps, Maybe, Half, CheckCapture, TakeTokens, TakeFrom, DrawDamage, Settle),)
