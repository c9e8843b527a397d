"""The best way to play a mission, by dynamic programming: the odds of all ways in which the dice can lie, mode by mode."""

from __future__ import annotations

from typing import Final

from posse.core.native import i64, vec
from posse.games.pulp_detective.odds.dice import MOST, PLACE, USELESS, Dice, icons_of, note, noted_icon
from posse.games.pulp_detective.odds.mode import ALWAYS, Mode
from posse.games.pulp_detective.rules import cards as deck
from posse.games.pulp_detective.rules.cards import BLANK, CHEKHOVS_GUN, DEUS_EX_MACHINA, NOTHING, SIDEKICK, YELLOW, Four
from posse.games.pulp_detective.rules.moves import NOTES

TURNS: Final = 3
"""Dice that one Deus ex Machina turns over."""


class TooLarge(Exception):
    """There is more to work out than was allowed."""


class Effort:
    """How much has been worked out, and how much may be: ways in which dice can lie, layer by layer."""

    def __init__(self, most: int) -> None:
        self.most = most
        """0 for any number."""
        self.spent = 0
        self.kept = 0
        """What is remembered of it."""

    def spend(self, ways: int) -> None:
        self.kept += ways
        self.spent += ways
        if self.most and self.spent > self.most:
            raise TooLarge


class Play:
    """Works out layers, and remembers them: the odds in one mode, however the dice lie. Uses nothing but a `Mode` and `Dice`."""

    def __init__(self, dice: Dice, effort: Effort) -> None:
        self.dice = dice
        self.effort = effort
        self.layers: dict[tuple[int, int, int], vec[float]] = {}
        self.deep: dict[tuple[int, int, int], vec[float]] = {}
        """Those that are known only for dice that have all been rolled."""
        self.ends: dict[tuple[int, int, int, int], vec[float]] = {}
        self.filled: dict[tuple[int, int, int, int], bool] = {}
        self.leavings: dict[tuple[int, int, int, bool], vec[float]] = {}

    # -- layers -----------------------------------------------------------------------------

    def until(self, deep: bool) -> int:
        """How many ways are looked at, in their order."""
        return self.dice.full if deep else self.dice.size

    def layer(self, mode: Mode, deep: bool) -> vec[float]:
        mode = settled(mode)
        key = mode.key()
        layers = self.deep if deep and key not in self.layers else self.layers
        if key not in layers:
            layers[key] = self.build(mode, deep)
        return layers[key]

    def build(self, mode: Mode, deep: bool) -> vec[float]:
        self.effort.spend(self.until(deep))
        allowed = min(mode.cards.allowance(mode.energy, mode.bought), YELLOW + NOTES) - len(mode.noted)
        # fresh rolls take nothing away, so where all four dice will be rolled, they are before anything else is decided
        below = deep or allowed >= YELLOW
        value = self.ends_of(mode, deep)[:]
        if not (below and self.is_won(value)):
            self.change(value, mode, allowed, below)
            self.roll(value, mode, allowed, below)
        if not deep:
            self.dice.roll_fresh(allowed, value)
        return value

    def is_won(self, value: vec[float]) -> bool:
        """Whether nothing can go wrong any more once all dice are rolled."""
        order = self.dice.order
        for place in range(self.dice.full):
            if value[order[place]] < 1.0:
                return False
        return True

    def change(self, value: vec[float], mode: Mode, allowed: int, deep: bool) -> None:
        """What may be done while no die is rolled."""
        dice, until, leaves = self.dice, self.until(deep), mode.may_leave()
        for after in moves(mode):
            dice.move_to(self.layer(after, deep), value, until)
        self.fill_now(value, mode, deep, mode.opens(), mode.moves_clock())
        if leaves:
            dice.move_to(self.leaving(mode, deep), value, until)
        # a die has to be turned before its result is noted, or while what it then shows is wild; otherwise that can wait
        if dice.turned and (allowed > YELLOW or leaves):
            for turned in mode.using(DEUS_EX_MACHINA):
                self.turn(self.layer(turned, deep), value, until)

    def turn(self, source: vec[float], value: vec[float], until: int) -> None:
        """Up to three dice are turned over, each once: a die that is counted as another icon cannot be turned back and forth."""
        best = [source[:] for _ in range(TURNS + 1)]
        for die in range(self.dice.count):
            for turned in range(TURNS, 0, -1):
                self.dice.turn(die, best[turned - 1], best[turned], until)
        self.dice.move_to(best[TURNS], value, until)

    def roll(self, value: vec[float], mode: Mode, allowed: int, deep: bool) -> None:
        """Dice that are rolled again, noted or not."""
        dice = self.dice
        any_die = self.any_reroll(mode, deep)
        for source in self.rerolls(mode, deep, any_die):
            for die in range(YELLOW):
                dice.roll_again(die, range(1, dice.radix[die]), 0, source, value, deep)
        if dice.count > YELLOW and any_die is not None:
            dice.roll_again(YELLOW, range(1, dice.radix[YELLOW]), 0, any_die, value, deep)
        if allowed > YELLOW:
            self.note(value, mode, deep)

    def note(self, value: vec[float], mode: Mode, deep: bool) -> None:
        """The result of a yellow die is noted, once all of them are rolled, and it is rolled again (PD-104)."""
        dice = self.dice
        for die in range(YELLOW):
            for digit in range(1, dice.radix[die]):
                row = die * dice.digits + digit
                icon = dice.icon[row]
                code = USELESS if icon == BLANK else note(dice.icon[row - digit + dice.plain[row]], icon)
                source = self.layer(mode.noting([*mode.noted, code]), deep)
                dice.roll_again(die, range(digit, digit + 1), YELLOW - 1, source, value, deep)

    # -- where one mode leads to another ------------------------------------------------------

    def any_reroll(self, mode: Mode, deep: bool) -> vec[float] | None:
        """After a re-roll of any die: from edges first, since an object's may be kept."""
        if not (mode.edges or mode.coin):
            return None
        after = mode.copy()
        if mode.edges:
            after.edges -= 1
        else:
            after.coin -= 1
            after.item = deck.EMPTY
        return self.layer(after, deep)

    def rerolls(self, mode: Mode, deep: bool, any_die: vec[float] | None) -> list[vec[float]]:
        """After a re-roll of a yellow die. Of those that do the same, the one that may expire comes first."""
        found: list[vec[float]] = []
        special = [d for d in range(4) if mode.cards.rerolls[d] and mode.works(d)]
        if special:
            found.append(self.layer(mode.acted(special[0]), deep))
        elif any_die is not None:
            found.append(any_die)
        if mode.can_reroll_for_hours() and (not found or mode.shifts()):
            found.append(self.layer(mode.later(), deep))
        return found

    def fill_now(self, value: vec[float], mode: Mode, deep: bool, energy: bool, hours: bool) -> None:
        """Tokens that are used before the last roll, each for an icon that is missing now."""
        found = shots(mode, energy, hours)
        if mode.is_stuck() and mode.free:
            found += [(icon, mode.spend(icon).filled(icon)) for icon in range(4) if mode.twists[icon] and mode.needs[icon]]
        if found:
            missing = self.missing(mode)
            for icon, after in found:
                self.dice.move_if(missing, icon, self.layer(after, deep), value, self.until(deep))

    # -- night and day --------------------------------------------------------------------------

    def leaving(self, mode: Mode, deep: bool) -> vec[float]:
        """The clock moves now, after dice and noted results were counted as icons that are missing; as long as it does not,
        that can wait."""
        one, two, three = mode.key()
        key = (one, two, three, deep)
        if key in self.leavings:
            return self.leavings[key]
        dice, found, missing = self.dice, self.left(mode, deep), self.missing(mode)
        for detective in mode.wild_now():
            wild = mode.cards.wild[detective]
            endless = mode.uses[detective] == ALWAYS
            after = mode if endless else mode.acted(detective)
            if wild in mode.noted:
                at = mode.noted.index(wild)
                for icon in range(4):
                    if icon != wild and mode.needs[icon]:
                        then = after.noting([*mode.noted[:at], note(wild, icon), *mode.noted[at + 1 :]])
                        dice.move_if(missing, icon, self.leaving(then, deep), found, self.until(deep))
            source = found if endless else self.leaving(after, deep)
            for _ in range(dice.count if endless else 1):
                dice.count_as(wild, missing, source, found, self.until(deep))
        self.leavings[key] = found
        return found

    def missing(self, mode: Mode) -> vec[i64]:
        """By tally: the icons that are missing, a bit for each."""
        more = icons_of(mode.noted)
        return vec[i64]([sum([1 << icon for icon in lacking(mode, tally + more)]) for tally in self.dice.tallies])

    def left(self, mode: Mode, deep: bool) -> vec[float]:
        """An hour is paid, or the watch turned back, or a die is rolled again for hours."""
        dice, until = self.dice, self.until(deep)
        found = vec[float]([0.0] * dice.size)
        if mode.can_buy():
            dice.move_to(self.layer(mode.buy(), deep), found, until)
        if mode.has_watch():
            dice.move_to(self.layer(mode.used(), deep), found, until)
        self.fill_now(found, mode, deep, mode.opens(), True)
        if mode.can_reroll_for_hours():
            after = self.layer(mode.later(), deep)
            for die in range(YELLOW):
                dice.roll_again(die, range(1, dice.radix[die]), 0, after, found, deep)
        return found

    # -- the end ----------------------------------------------------------------------------------

    def ends_of(self, mode: Mode, deep: bool) -> vec[float]:
        """Whether the mission can be fulfilled without another roll, however the dice lie."""
        means, numbers, now = mode.end_key()
        key = (means, numbers, now, mode.notes() << 1 | int(deep))
        if key in self.ends:
            return self.ends[key]
        dice, until = self.dice, self.until(deep)
        found = vec[float]([0.0] * dice.size)
        dice.stop(dice.bare_tally(mode.endless()), self.worth(mode), found, until)
        for turned in mode.using(DEUS_EX_MACHINA) if dice.turned else []:
            self.turn(self.ends_of(turned, deep), found, until)
        self.ends[key] = found
        return found

    def worth(self, mode: Mode) -> vec[float]:
        """By tally: whether what is missing can be filled now."""
        more = icons_of(mode.noted)
        return vec[float]([1.0 if self.fills(mode, tally + more) else 0.0 for tally in self.dice.tallies])

    def fills(self, mode: Mode, have: int) -> bool:
        """Whether tokens, objects and wild dice can fill what is missing, with these icons on dice, packed."""
        if not lacking(mode, have):
            return True
        means, numbers, now = mode.end_key()
        key = (means, numbers, now, have)
        if key not in self.filled:
            found = fills_plainly(mode, have)
            if not found and (mode.held or mode.free and mode.all_twists()):
                for after in with_tokens(mode, have):
                    found = found or self.fills(after, have)
            self.filled[key] = found
        return self.filled[key]


# -- what fills the icons that the dice do not show -----------------------------------------
#
# All of it may wait until the last roll: it can be done in any order, nothing takes it away, and by then it is known what is
# needed. Only what Chekhov's Gun is paid with may change what else is possible; `shots` has that.


def fills_plainly(mode: Mode, have: int) -> bool:
    """Without Investigation tokens."""
    needs, twists = mode.needs, pool(mode, have)
    lack = 0
    for icon in range(4):
        lack += max(0, needs[icon] - twists[icon] - (have >> PLACE * icon & MOST))
    if mode.cards.effect[mode.item] == deck.COUNTS:
        lack -= 1
    for detective in mode.wild_now():
        icon = mode.cards.wild[detective]
        there = have >> PLACE * icon & MOST
        spare = min(there, there + twists[icon] - needs[icon])
        lack -= max(0, min(spare, mode.uses[detective]))
    return lack <= 0


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
    for after in mode.using(deck.INTERROGATION) if mode.clue else []:
        found += [after.filled(icon) for icon in wanted]
    for after in mode.using(CHEKHOVS_GUN) if mode.energy > 1 or mode.hour - mode.shots > 1 else []:
        found += [after.shot_last(held, icon) for held in range(4) if after.at_hand(held) for icon in wanted]
    for after in mode.using(SIDEKICK):
        found += [after.borrowed(d) for d in range(4) if mode.aside >> d & 1 and mode.cards.wild[d] != BLANK]
    return found


# -- modes that lead to others --------------------------------------------------------------


def moves(mode: Mode) -> list[Mode]:
    """What may be done while the dice lie as they do; nothing that `settled` has done or put off."""
    found: list[Mode] = []
    if mode.can_buy():
        found.append(mode.buy())
    if mode.has_watch() or mode.drunk_up(mode.energy) > mode.energy:
        found.append(mode.used())
    for after in mode.using(SIDEKICK) if mode.aside else []:
        shifts = mode.shifts()
        found += [after.borrowed(d) for d in range(4) if mode.aside >> d & 1 and (shifts or mode.cards.rerolls[d])]
    return found


def shots(mode: Mode, energy: bool, hours: bool) -> list[tuple[int, Mode]]:
    """What Chekhov's Gun fills, and what is left then, paid with energy or an hour where that matters."""
    found: list[tuple[int, Mode]] = []
    for after in mode.using(CHEKHOVS_GUN) if energy or hours else []:
        for held in range(4):
            for icon in range(4):
                if after.at_hand(held) and mode.needs[icon]:
                    if energy and mode.energy > 1:
                        found.append((icon, after.shot(held, icon, 1, 0)))
                    if hours and mode.hour > 1:
                        found.append((icon, after.shot(held, icon, 0, 1)))
    return found


# -- modes that have the same odds --------------------------------------------------------------


def settled(mode: Mode) -> Mode:
    """The same mode with everything done that costs nothing and takes nothing away."""
    mode = bought(mode)
    energy = mode.drunk_up(mode.energy)
    now, drunk = [mode.cards.allowance(level, mode.bought) for level in (mode.energy, energy)]
    if energy > mode.energy and drunk >= now and not mode.may_buy():
        mode = mode.used()
    noted = needed(mode)
    return mode if noted == list(mode.noted) else mode.noting(noted)


def bought(mode: Mode) -> Mode:
    """In a mission an hour matters only to Special Actions: if night and day stay what they are, it is paid at once."""
    if not mode.can_buy() or mode.confronting:
        return mode
    high, shots, offers = mode.latest(), mode.most_shots(), mode.cards.for_an_hour
    hungry = shots > mode.energy - 1 + mode.hour - 2
    most = offers[mode.energy] >= max(offers[max(1, mode.energy - shots) : mode.drunk_up(mode.energy) + 1])
    harmless = mode.is_even(mode.hour - 1 - shots, high) or not mode.actors()
    helps = high == mode.hour and mode.all_work(mode.hour - 1)
    return mode.buy() if most and not hungry and (harmless or helps) else mode


def needed(mode: Mode) -> list[int]:
    """Noted results: what is wild now and may be counted any number of times is not counted before the end, and those of which
    there are more than needed, and that cannot count as anything else, are all alike."""
    endless = mode.endless() if mode.noted else 0
    again = [code < USELESS and endless >> noted_icon(code) & 1 for code in mode.noted]
    found: list[int] = []
    for code in sorted([noted_icon(code) if again[at] else code for at, code in enumerate(mode.noted)]):
        icon = code if code < 4 else BLANK
        wild = [d for d in range(4) if (mode.mine | mode.aside) >> d & 1 and mode.cards.wild[d] == icon]
        plenty = icon != BLANK and not wild and found.count(icon) >= mode.needs[icon]
        found.append(USELESS if plenty else code)
    return sorted(found)
