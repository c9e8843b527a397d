"""Playing a card, and the Team effects that it satisfies."""

from __future__ import annotations

from typing import Final

from posse.core.choice import SAME, Choice, Effect
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.cards import OWN, TEAM
from posse.games.space_serenade.rules.hands import kind_moves
from posse.games.space_serenade.rules.instructions import run_steps
from posse.games.space_serenade.rules.resources import gain
from posse.games.space_serenade.rules.state import SerenadeState, without


def play_card(s: SerenadeState, seat: int, card: int) -> None:
    """Resources, the card's own effect, then Team effects (SS-064, SS-065, SS-R28)."""
    s.play += (card,)
    if s.events is not None:
        s.tell("played", seat, (card,))
    gain(s, seat, s.cards.gains[card])
    if s.cards.partner[card] >= 0:
        s.pending += (card,)
    if s.pending:
        s.push(TEAMWORK, seat)
    if s.cards.programs[OWN][card]:
        run_steps(s, seat, card, OWN, 0)


class Teamwork(Effect[SerenadeState]):
    """Every Team effect that is satisfied, in the order that the player wants (SS-080, SS-R29)."""

    on = {"Turn": SAME}

    def run(self, s: SerenadeState, me: int) -> None:
        lit = satisfied(s)
        if not lit:
            return
        if len(lit) > 1:
            if is_order_relevant(s, lit):
                s.push(TEAM_ORDER, me)
                return
            s.push(TEAMWORK, me)
        trigger(s, me, lit[0])


def is_order_relevant(s: SerenadeState, lit: tuple[int, ...]) -> bool:
    kinds = [s.cards.kind[card] for card in lit]
    with_steps = any([len(s.cards.programs[TEAM][card]) > 0 for card in lit])
    return with_steps and min(kinds) != max(kinds)


def satisfied(s: SerenadeState) -> tuple[int, ...]:
    """Pending cards whose named character has a card in play."""
    if not s.pending:
        return ()
    colours = s.colours()
    return tuple([card for card in s.pending if colours >> s.cards.partner[card] & 1])


def trigger(s: SerenadeState, seat: int, card: int) -> None:
    """Once for each playing (SS-087)."""
    s.pending = without(s.pending, card)
    if s.events is not None:
        s.tell("team", seat, (card,))
    gain(s, seat, s.cards.team_gains[card])
    if s.cards.programs[TEAM][card]:
        run_steps(s, seat, card, TEAM, 0)


class TeamOrder(Choice[SerenadeState]):
    """Which Team effect comes next."""

    on = {"Turn": SAME}

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return sorted(kind_moves(s, satisfied(s), moves.TEAM))

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        s.push(TEAMWORK, seat)
        for card in satisfied(s):
            if s.cards.kind[card] == moves.kind_of(move):
                trigger(s, seat, card)
                return


TEAMWORK: Final = Teamwork()
TEAM_ORDER: Final = TeamOrder()
