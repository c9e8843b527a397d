"""Tokens that are taken, the captures and the Damage that come of it, and the instructions about them."""

from __future__ import annotations

from typing import Final

from posse.core.choice import SAME, Choice, Effect, Frame
from posse.core.scene import Say
from posse.core.shapes import expect
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.cards import BEBOP, RED, REMOVED, TO_TOP
from posse.games.space_serenade.rules.criminals import BOSS, arrive_late, capture, capture_vicious
from posse.games.space_serenade.rules.instructions import BOUNDS, PILES, RESISTANCE, CountedInstant, Instruction, run_steps
from posse.games.space_serenade.rules.piles import remove
from posse.games.space_serenade.rules.state import NO_CARD, NOWHERE, SerenadeState, put

# -- tokens -------------------------------------------------------------------------------


def take_token(s: SerenadeState, seat: int, where: int, pile: int, spared: bool) -> None:
    """One token. The last one makes the capture due, and Damage is resolved before it (SS-R44, SS-R46)."""
    area = s.areas[seat]
    area.tokens = put(area.tokens, where, area.tokens[where] + 1)
    if s.events is not None:
        s.tell("token", seat, (where, pile))
    if pile != RESISTANCE:
        s.investigation = put(s.investigation, where, s.investigation[where] - 1)
        if s.resistance[where]:  # otherwise the capture waits for Damage already
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
        arrive_late(s, where)


def targets(s: SerenadeState, seat: int) -> list[int]:
    """Rows of tokens that this player's character can reach: the criminal's, then that of Vicious (SS-222)."""
    here = s.place(seat)
    found: list[int] = []
    if here != BEBOP:
        if s.wanted[here] != NO_CARD:
            found.append(here)
        if s.vicious == here:
            found.append(BOSS)
    return found


class CheckCapture(Effect[SerenadeState]):
    on = {"Turn": SAME, "Steps": SAME, "TakeTokens": SAME}
    fields = ("where",)
    bounds = BOUNDS

    def __init__(self, where: int) -> None:
        self.where = where

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        expect(self.where != BOSS or s.vicious != NOWHERE, "CheckCapture", "Vicious in play", s.vicious)

    def run(self, s: SerenadeState, me: int) -> None:
        check_capture(s, me, self.where)


class TakeTokens(Effect[SerenadeState]):
    """Tokens that a card gives without their price, as long as there is one to take (SS-R37)."""

    on = {"Steps": SAME}
    fields = ("count", "pile")
    bounds = BOUNDS

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

    on = {"Steps": SAME, "TakeTokens": SAME}
    fields = ("pile",)
    bounds = BOUNDS

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        left = s.resistance if self.pile == RESISTANCE else s.investigation
        found = [where for where in targets(s, me) if left[where]]
        expect(len(found) == 2, "TakeFrom", "tokens on the criminal and on Vicious", found)

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return [moves.TARGET, moves.TARGET + 1]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        where = s.place(seat) if move == moves.TARGET + moves.CRIMINAL else BOSS
        take_token(s, seat, where, self.pile, False)


# -- Damage -------------------------------------------------------------------------------


class DrawDamage(Effect[SerenadeState]):
    """So many Damage cards, one after the other (SS-R53)."""

    on = {"CheckCapture": SAME, "Steps": SAME}
    fields = ("count",)
    bounds = BOUNDS

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
        run_steps(s, me, card, RED, 0)
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
    on = {"CheckCapture": SAME, "DrawDamage": SAME, "Steps": SAME}

    def run(self, s: SerenadeState, me: int) -> None:
        settle(s, me)


# -- instructions -------------------------------------------------------------------------


class Take(Instruction):
    """Tokens on the own planet, without their price."""

    form = "take {pile:pile} {count}"
    fields = ("count", "pile")
    value = 1.2
    here = True

    def __init__(self, count: int, pile: int) -> None:
        self.count = count
        self.pile = pile

    def possible(self, s: SerenadeState, me: int) -> bool:
        return len(targets(s, me)) > 0

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        s.push(TakeTokens(self.count, self.pile), me)

    def phrase(self, say: Say) -> str:
        return say(f"do-take-{PILES[self.pile]}", number=self.count)


class Shield(CountedInstant):
    """The next Damage cards of this turn are not drawn."""

    form = "shield {count}"
    text = "do-shield"
    value = 0.3

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        s.shield += self.count


class Damage(Instruction):
    """So many Damage cards are drawn."""

    form = "damage {count}"
    fields = ("count",)
    text = "do-damage"
    value = -0.4
    here = True

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        s.push(DrawDamage(self.count), me)

    def damage(self) -> int:
        return self.count


SETTLE: Final = Settle()
CHECKS: Final = (CheckCapture(0), CheckCapture(1), CheckCapture(2), CheckCapture(BOSS))
DAMAGES: Final = (DrawDamage(1), DrawDamage(1), DrawDamage(1), DrawDamage(2))
"""By row of tokens: Vicious hits twice (SS-147, SS-227)."""
INSTRUCTIONS: Final[tuple[type[Instruction], ...]] = (Take, Shield, Damage)
