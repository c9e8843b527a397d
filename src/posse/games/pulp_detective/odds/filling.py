"""What it takes to fill the icons that the dice do not show."""

from __future__ import annotations

from posse.games.pulp_detective.odds.dice import MOST, PLACE
from posse.games.pulp_detective.odds.mode import (
    KEPT,
    NEVER,
    Mode,
    Rates,
    all_twists,
    at_hand,
    borrowed,
    is_poor,
    is_stuck,
    pack,
    placed,
    shot,
    spend,
    used,
)
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    CHEKHOVS_GUN,
    COUNTS,
    INTERROGATION,
    NOTHING,
    SIDEKICK,
    Cards,
)
from posse.games.pulp_detective.rules.mission import Four, changed


class Filling:
    """The cheapest way to fill what is missing with tokens, objects and wild dice. All of it may wait until the last roll:
    it can be done in any order, nothing takes it away, and by then it is known what is needed. Only what Chekhov's Gun is
    paid with may change what else is possible; `Play.shots` has that."""

    def __init__(self, cards: Cards, nights: int, rates: Rates) -> None:
        self.cards = cards
        self.nights = nights
        self.rates = rates
        self.memo: dict[tuple[int, int, int, int], float] = {}

    def is_night(self, hour: int) -> bool:
        return self.nights >> hour & 1 == 1

    def works(self, mode: Mode, detective: int) -> bool:
        """Whether a Special Action can be used at this hour."""
        return (
            mode.mine >> detective & 1 == 1
            and mode.uses[detective] > 0
            and self.cards.by_night[detective] == self.is_night(mode.hour)
        )

    def cost(self, mode: Mode, have: int) -> float:
        """With these icons on dice, packed."""
        wilds = self.wilds(mode)
        lacks, spare, total = 0, 0, 0
        for icon in range(4):
            there = have >> PLACE * icon & MOST
            lack = max(0, mode.needs[icon] - there)
            lacks |= lack << PLACE * icon
            total += lack
            if wilds >> icon & 1:
                spare |= max(0, there - mode.needs[icon]) << PLACE * icon
        if total == 0:
            return 0.0
        if total > self.most(mode, spare):
            return NEVER
        active = sum([1 << d for d in range(4) if self.works(mode, d) and self.cards.wild[d] != BLANK])
        shots = mode.hour if is_poor(mode, self.cards) else 31
        uses = sum([mode.uses[d] << 4 * d for d in range(4) if (mode.mine | mode.aside) >> d & 1])
        key = (
            mode.means(),
            lacks << 16 | uses,
            spare << 16 | pack(mode.needs) if wilds else 0,
            active | int(self.is_night(mode.hour)) << 4 | shots << 5 | min(9, mode.energy) << 10,
        )
        known = self.memo.get(key, -1.0)
        if known < 0:
            known = self._cost(mode, have)
            self.memo[key] = known
        return known

    def wilds(self, mode: Mode) -> int:
        """Icons that are wild by some Special Action, now or later, a bit for each."""
        found = 0
        for detective in range(4):
            if (mode.mine | mode.aside) >> detective & 1 and self.cards.wild[detective] != BLANK:
                found |= 1 << self.cards.wild[detective]
        return found

    def most(self, mode: Mode, spare: int) -> int:
        """Icons that can be filled at most: a token of any kind fills one, and so does a wild die."""
        found = all_twists(mode) + mode.held.bit_count() + int(self.cards.effect[mode.item] == COUNTS)
        if self.wilds(mode):
            # what is not needed any more after an Interrogation may be wild as well
            found += sum([(spare >> PLACE * icon & MOST) + mode.needs[icon] for icon in range(4)])
        return found

    def _cost(self, mode: Mode, have: int) -> float:
        best = self.plain(mode, have)
        if best > 0 and (mode.held or mode.free and all_twists(mode)):
            for after in self.with_tokens(mode, have):
                best = min(best, self.cost(after, have) + self.rates.token)
                if best == 0:
                    break
        return best

    def plain(self, mode: Mode, have: int) -> float:
        """Without Investigation tokens."""
        twists = self.pool(mode, have)
        rest, jokers = 0, 0
        spent: list[float] = []
        for icon in range(4):
            there = have >> PLACE * icon & MOST
            lack = mode.needs[icon] - there
            if lack > 0:
                rest += max(0, lack - twists[icon])
                spent += [self.rates.twists[icon]] * min(lack, twists[icon])
            if there and twists[icon] > lack:
                jokers += self.spare(mode, icon, min(there, twists[icon] - lack))
        keys = 1 if self.cards.effect[mode.item] == COUNTS else 0
        if rest > jokers + keys:
            return NEVER
        cost = self.rates.key * max(0, rest - jokers)
        spare = max(0, jokers - rest)
        if spent and not self.rates.free:
            spent.sort()
            cost += sum(spent[: max(0, len(spent) - spare)])
        return cost

    def spare(self, mode: Mode, icon: int, dice: int) -> int:
        """How many of these dice may count as any icon now."""
        for detective in range(4):
            if self.cards.wild[detective] == icon and self.works(mode, detective):
                return min(dice, mode.uses[detective])
        return 0

    def pool(self, mode: Mode, have: int) -> Four:
        """Twist tokens at hand: all of both partners, unless neither has room for one and none can be used first."""
        mine, theirs = mode.twists, mode.theirs
        if theirs == NOTHING:
            return mine
        useful = [icon for icon in range(4) if mine[icon] and mode.needs[icon] > have >> PLACE * icon & MOST]
        if is_stuck(mode) and not useful:
            return mine
        return (mine[0] + theirs[0], mine[1] + theirs[1], mine[2] + theirs[2], mine[3] + theirs[3])

    # -- Investigation tokens -------------------------------------------------------------

    def with_tokens(self, mode: Mode, have: int) -> list[Mode]:
        """After one more token has helped, or a Twist token has made room for those of a partner."""
        wanted = [icon for icon in range(4) if mode.needs[icon] > have >> PLACE * icon & MOST]
        found = [placed(mode, icon) for icon in wanted if mode.twists[icon]] if is_stuck(mode) else []
        if mode.clue:
            got = self.taken(mode, INTERROGATION)
            if got is not None:
                for icon in wanted:
                    after = used(got, INTERROGATION)
                    after.needs = changed(after.needs, icon, -1)
                    found.append(after)
        got = self.taken(mode, CHEKHOVS_GUN)
        if got is not None and (mode.energy > 1 or mode.hour - mode.shots > 1):
            for held in range(4):
                if at_hand(got, held):
                    found += [shot(got, held, icon) for icon in wanted]
        got = self.taken(mode, SIDEKICK)
        if got is not None:
            wild = [d for d in range(4) if mode.aside >> d & 1 and self.cards.wild[d] != BLANK]
            found += [borrowed(got, detective) for detective in wild]
        return found

    def taken(self, mode: Mode, token: int) -> Mode | None:
        """With this token in hand, or None.

        A partner who held it is taken to help: where that costs no hour, the Twist token is kept, and passed back.
        """
        if mode.held >> token & 1:
            return mode
        icon = self.cards.token_icon[token]
        if not mode.free >> token & 1 or not at_hand(mode, icon):
            return None
        is_kept = mode.kept >> token & 1 and all_twists(mode) <= KEPT
        after = mode.copy() if is_kept else spend(mode, icon)
        after.held |= 1 << token
        after.free &= ~(1 << token)
        after.kept &= ~(1 << token)
        return after
