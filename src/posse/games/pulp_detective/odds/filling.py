"""Whether tokens, objects and wild dice can fill the icons that the dice do not show."""

from __future__ import annotations

from posse.games.pulp_detective.odds.dice import MOST, PLACE, pack
from posse.games.pulp_detective.odds.mode import Mode
from posse.games.pulp_detective.rules.cards import BLANK, CHEKHOVS_GUN, COUNTS, INTERROGATION, NOTHING, SIDEKICK, Four


class Filling:
    """All of it may wait until the last roll: it can be done in any order, nothing takes it away, and by then it is known what
    is needed. Only what Chekhov's Gun is paid with may change what else is possible; `Play.shots` has that."""

    def __init__(self) -> None:
        self.memo: dict[tuple[int, int, int, int], bool] = {}

    def fills(self, mode: Mode, have: int) -> bool:
        """With these icons on dice, packed."""
        wilds = wild_icons(mode)
        lacks, spare, total = 0, 0, 0
        for icon in range(4):
            there = have >> PLACE * icon & MOST
            lack = max(0, mode.needs[icon] - there)
            lacks |= lack << PLACE * icon
            total += lack
            if wilds >> icon & 1:
                spare |= max(0, there - mode.needs[icon]) << PLACE * icon
        if total == 0 or total > most_filled(mode, wilds, spare):
            return total == 0
        active = sum([1 << d for d in mode.wild_now()])
        shots = mode.hour if mode.is_poor() else 31
        uses = sum([mode.uses[d] << 4 * d for d in range(4) if (mode.mine | mode.aside) >> d & 1])
        key = (
            mode.means(),
            lacks << 16 | uses,
            spare << 16 | pack(mode.needs) if wilds else 0,
            active | int(mode.is_night(mode.hour)) << 4 | shots << 5 | min(9, mode.energy) << 10,
        )
        if key not in self.memo:
            found = fills_plainly(mode, have)
            if not found and (mode.held or mode.free and mode.all_twists()):
                for after in with_tokens(mode, have):
                    found = found or self.fills(after, have)
            self.memo[key] = found
        return self.memo[key]


def wild_icons(mode: Mode) -> int:
    """Icons that are wild by some Special Action, now or later, a bit for each."""
    found, mine = 0, mode.mine | mode.aside
    for detective in range(4):
        if mine >> detective & 1 and mode.cards.wild[detective] != BLANK:
            found |= 1 << mode.cards.wild[detective]
    return found


def most_filled(mode: Mode, wilds: int, spare: int) -> int:
    """Icons that can be filled at most: a token of any kind fills one, and so does a wild die."""
    found = mode.all_twists() + mode.held.bit_count() + int(mode.cards.effect[mode.item] == COUNTS)
    if wilds:
        # what is not needed any more after an Interrogation may be wild as well
        found += sum([(spare >> PLACE * icon & MOST) + mode.needs[icon] for icon in range(4)])
    return found


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
