"""Whether tokens, objects and wild dice can fill the icons that the dice do not show.

All of it may wait until the last roll: it can be done in any order, nothing takes it away, and by then it is known what is
needed. Only what Chekhov's Gun is paid with may change what else is possible; `shots` in `play` has that.
"""

from __future__ import annotations

from posse.games.pulp_detective.odds.dice import MOST, PLACE
from posse.games.pulp_detective.odds.mode import Mode
from posse.games.pulp_detective.rules.cards import BLANK, CHEKHOVS_GUN, COUNTS, INTERROGATION, NOTHING, SIDEKICK, Four


def fills_plainly(mode: Mode, have: int) -> bool:
    """Without Investigation tokens."""
    twists = pool(mode, have)
    rest, jokers = 0, 0
    for icon in range(4):
        there = have >> PLACE * icon & MOST
        lack = mode.needs[icon] - there
        rest += max(0, lack - twists[icon])
        if there and twists[icon] > lack:
            jokers += wild_dice(mode, icon, min(there, twists[icon] - lack))
    return rest <= jokers + int(mode.cards.effect[mode.item] == COUNTS)


def wild_dice(mode: Mode, icon: int, dice: int) -> int:
    """How many of these dice with this icon may count as any icon now."""
    for detective in mode.wild_now():
        if mode.cards.wild[detective] == icon:
            return min(dice, mode.uses[detective])
    return 0


def pool(mode: Mode, have: int) -> Four:
    """Twist tokens at hand: all of both partners, unless neither has room for one and none can be used first."""
    mine, theirs = mode.twists, mode.theirs
    if theirs == NOTHING or mode.is_stuck() and not [icon for icon in lacking(mode, have) if mine[icon]]:
        return mine
    return (mine[0] + theirs[0], mine[1] + theirs[1], mine[2] + theirs[2], mine[3] + theirs[3])


def lacking(mode: Mode, have: int) -> list[int]:
    """The icons that are missing."""
    return [icon for icon in range(4) if mode.needs[icon] > have >> PLACE * icon & MOST]


def with_tokens(mode: Mode, have: int) -> list[Mode]:
    """After one more token has helped, or a Twist token has made room for those of a partner."""
    wanted = lacking(mode, have)
    found = [mode.spend(icon).filled(icon) for icon in wanted if mode.twists[icon]] if mode.is_stuck() else []
    got = mode.taken(INTERROGATION) if mode.clue else None
    if got is not None:
        found += [got.used(INTERROGATION).filled(icon) for icon in wanted]
    got = mode.taken(CHEKHOVS_GUN)
    if got is not None and (mode.energy > 1 or mode.hour - mode.shots > 1):
        found += [got.shot_last(held, icon) for held in range(4) if got.at_hand(held) for icon in wanted]
    got = mode.taken(SIDEKICK)
    if got is not None:
        found += [got.borrowed(d) for d in range(4) if mode.aside >> d & 1 and mode.cards.wild[d] != BLANK]
    return found
