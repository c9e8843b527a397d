"""The best way to play a mission, by dynamic programming: the odds of all ways in which the dice can lie, mode by mode."""

from __future__ import annotations

from typing import Final

from posse.core.native import i64, vec
from posse.games.pulp_detective.odds import sweep
from posse.games.pulp_detective.odds.dice import MOST, PLACE, TALLIES, USELESS, Dice, icons_of, note, pack
from posse.games.pulp_detective.odds.filling import Filling
from posse.games.pulp_detective.odds.mode import ALWAYS, Mode
from posse.games.pulp_detective.odds.settling import settled
from posse.games.pulp_detective.rules.cards import BLANK, CHEKHOVS_GUN, DEUS_EX_MACHINA, EMPTY, MOST_ENERGY, SIDEKICK, YELLOW
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


class Layer:
    """The odds in one mode, however the dice lie."""

    def __init__(self, value: vec[float], dice: Dice, deep: bool) -> None:
        self.value = value
        self.rolled: vec[float] = vec[float]([0.0] * dice.first[-1])
        """The same with one die about to be rolled: by die, then by how the others lie."""
        self.deep = deep
        """Whether this is known only for dice that have all been rolled."""


class Play:
    """Works out layers, and remembers them. Uses nothing but a `Mode` and `Dice`."""

    def __init__(self, dice: Dice, effort: Effort) -> None:
        self.dice = dice
        self.effort = effort
        self.filling = Filling()
        self.flat: Play | None = None
        """The same without opposite faces, for when no die can be turned over any more."""
        self.layers: dict[tuple[int, int, int], Layer] = {}
        self.ends: dict[tuple[int, int, int, int], vec[float]] = {}
        self.leavings: dict[tuple[int, int, int, bool], vec[float]] = {}

    # -- layers -----------------------------------------------------------------------------

    def settled(self, mode: Mode) -> Mode:
        return settled(mode, self.dice.count == YELLOW)

    def until(self, deep: bool) -> int:
        """How many ways are looked at, in their order."""
        return self.dice.full if deep else self.dice.size

    def layer(self, mode: Mode, deep: bool) -> Layer:
        mode = self.settled(mode)
        key = mode.key()
        known = self.layers.get(key)
        if known is None or known.deep and not deep:
            known = self.build(mode, deep)
            self.layers[key] = known
        return known

    def build(self, mode: Mode, deep: bool) -> Layer:
        dice = self.dice
        self.effort.spend(self.until(deep))
        allowed = min(mode.cards.dice[mode.energy] + mode.bought, YELLOW + NOTES) - len(mode.noted) + mode.given
        # fresh rolls take nothing away, so where all four dice will be rolled, they are before anything else is decided
        below = deep or allowed >= YELLOW
        layer = Layer(self.ends_of(mode, deep)[:], dice, deep)
        if not (below and self.is_won(layer.value)):
            self.change(layer.value, mode, allowed, below)
            self.roll(layer.value, mode, allowed, below)
        if deep:
            sweep.about_to_roll(dice, layer.value, layer.rolled)
        else:
            sweep.roll_fresh(dice, allowed, layer.value, layer.rolled)
        return layer

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
            sweep.move_to(dice, self.layer(after, deep).value, value, until)
        self.fill_now(value, mode, deep, mode.opens(), mode.moves_clock())
        if leaves:
            sweep.move_to(dice, self.leaving(mode, deep), value, until)
        # a die has to be turned before its result is noted, or while what it then shows is wild; otherwise that can wait
        if dice.turned and mode.has(DEUS_EX_MACHINA) and (allowed > YELLOW or leaves):
            sweep.turn_early(dice, TURNS, self.after_turning(mode, deep), value, until, 0 if leaves else YELLOW)

    def roll(self, value: vec[float], mode: Mode, allowed: int, deep: bool) -> None:
        """Dice that are rolled again, noted or not."""
        dice = self.dice
        any_die = self.any_reroll(mode, deep)
        for source in self.rerolls(mode, deep, any_die):
            for die in range(YELLOW):
                sweep.roll_again(dice, die, source.rolled, value, deep)
        if dice.count > YELLOW and any_die is not None:
            sweep.roll_again(dice, YELLOW, any_die.rolled, value, deep)
        if allowed > YELLOW:
            noted = self.notes(mode, deep)
            for die in range(YELLOW):
                sweep.note_and_roll(dice, die, noted[die * dice.digits : (die + 1) * dice.digits], value, deep)

    # -- where one mode leads to another ------------------------------------------------------

    def any_reroll(self, mode: Mode, deep: bool) -> Layer | None:
        """After a re-roll of any die: from edges first, since an object's may be kept."""
        if not (mode.edges or mode.coin):
            return None
        after = mode.copy()
        if mode.edges:
            after.edges -= 1
        else:
            after.coin -= 1
            after.item = EMPTY
        return self.layer(after, deep)

    def rerolls(self, mode: Mode, deep: bool, any_die: Layer | None) -> list[Layer]:
        """After a re-roll of a yellow die. Of those that do the same, the one that may expire comes first."""
        found: list[Layer] = []
        special = [d for d in range(4) if mode.cards.rerolls[d] and mode.works(d)]
        if mode.yellows:
            after = mode.copy()
            after.yellows -= 1
            found.append(self.layer(after, deep))
        elif special:
            found.append(self.layer(mode.acted(special[0]), deep))
        elif any_die is not None:
            found.append(any_die)
        if mode.can_reroll_for_hours() and (not found or mode.shifts()):
            found.append(self.layer(mode.later(), deep))
        return found

    def notes(self, mode: Mode, deep: bool) -> list[vec[float]]:
        """By die and digit: its result is noted, and it is rolled again (PD-104)."""
        dice = self.dice
        found: list[vec[float]] = []
        by_code: dict[int, Layer] = {}
        for row in range(dice.count * dice.digits):
            code = USELESS
            if dice.icon[row] != BLANK:
                code = note(dice.icon[row - row % dice.digits + dice.plain[row]], dice.icon[row])
            if code not in by_code:
                by_code[code] = self.layer(mode.noting([*mode.noted, code]), deep)
            found.append(by_code[code].rolled)
        return found

    def fill_now(self, value: vec[float], mode: Mode, deep: bool, energy: bool, hours: bool) -> None:
        """Tokens that are used before the last roll, each for an icon that is missing now."""
        found = shots(mode, energy, hours)
        if mode.is_stuck() and mode.free:
            found += [(icon, mode.spend(icon).filled(icon)) for icon in range(4) if mode.twists[icon] and mode.needs[icon]]
        if found:
            lacking = self.lacking(mode)
            for icon, after in found:
                sweep.move_if(self.dice, lacking, icon, self.layer(after, deep).value, value, self.until(deep))

    def after_turning(self, mode: Mode, deep: bool) -> vec[float]:
        after = mode.turned()
        if self.flat is None or after.has(DEUS_EX_MACHINA):
            return self.layer(after, deep).value
        value = self.flat.layer(after, deep).value
        return vec[float]([value[way] for way in self.dice.down(self.flat.dice)])

    # -- night and day --------------------------------------------------------------------------

    def leaving(self, mode: Mode, deep: bool) -> vec[float]:
        """The clock moves now, after dice and noted results were counted as icons that are missing; as long as it does not,
        that can wait."""
        one, two, three = mode.key()
        key = (one, two, three, deep)
        if key not in self.leavings:
            self.leavings[key] = self.leave(mode, deep)
        return self.leavings[key]

    def leave(self, mode: Mode, deep: bool) -> vec[float]:
        dice, found, lacking = self.dice, self.left(mode, deep), self.lacking(mode)
        for detective in mode.wild_now():
            wild = mode.cards.wild[detective]
            endless = mode.uses[detective] == ALWAYS
            after = mode if endless else mode.acted(detective)
            if wild in mode.noted:
                at = mode.noted.index(wild)
                for icon in range(4):
                    if icon != wild and mode.needs[icon]:
                        then = after.noting([*mode.noted[:at], note(wild, icon), *mode.noted[at + 1 :]])
                        sweep.move_if(dice, lacking, icon, self.leaving(then, deep), found, self.until(deep))
            sweep.count_as(dice, wild, lacking, found if endless else self.leaving(after, deep), found, deep)
        return found

    def lacking(self, mode: Mode) -> vec[i64]:
        """By tally: the icons that are missing, a bit for each."""
        more = icons_of(mode.noted)
        found = vec[i64]([0] * TALLIES)
        for tally in self.dice.tallies:
            have = sweep.spread(tally, more)
            found[tally] = sum([1 << icon for icon in range(4) if mode.needs[icon] > have >> PLACE * icon & MOST])
        return found

    def left(self, mode: Mode, deep: bool) -> vec[float]:
        """An hour is paid, or the watch turned back, or a die is rolled again for hours."""
        dice, until = self.dice, self.until(deep)
        found = vec[float]([0.0] * dice.size)
        if mode.can_buy():
            sweep.move_to(dice, self.layer(mode.buy(), deep).value, found, until)
        if mode.has_watch():
            sweep.move_to(dice, self.layer(mode.wound(), deep).value, found, until)
        self.fill_now(found, mode, deep, mode.opens(), True)
        if mode.can_reroll_for_hours():
            after = self.layer(mode.later(), deep)
            for die in range(YELLOW):
                sweep.roll_again(dice, die, after.rolled, found, deep)
        return found

    # -- the end ----------------------------------------------------------------------------------

    def ends_of(self, mode: Mode, deep: bool) -> vec[float]:
        """Whether the mission can be fulfilled without another roll, however the dice lie."""
        hour = mode.hour if mode.is_poor() else 0
        status = int(mode.is_night(mode.hour)) | mode.energy << 1 | hour << 5 | int(deep) << 10
        key = (mode.means(), pack(mode.needs) << 16 | pack(mode.uses), mode.notes(), status)
        if key not in self.ends:
            self.ends[key] = self.stop(mode, self.until(deep))
        return self.ends[key]

    def stop(self, mode: Mode, until: int) -> vec[float]:
        dice = self.dice
        found = vec[float]([0.0] * dice.size)
        sweep.stop(dice, dice.bare_tally(mode.endless()), self.worth(mode), found, until)
        if dice.turned and mode.has(DEUS_EX_MACHINA):
            after = mode.turned()
            dice.group_turns()
            sweep.stop(dice, dice.group, self.turned_worth(after, TURNS), found, until)
            if after.has(DEUS_EX_MACHINA):  # with two of them all dice can be turned
                sweep.stop(dice, dice.group, self.turned_worth(after.turned(), dice.count), found, until)
        return found

    def turned_worth(self, mode: Mode, most: int) -> vec[float]:
        """By group of dice: the same after up to so many are turned over."""
        worth = self.worth(mode)
        return vec[float]([max([worth[tally] for tally in tallies[most]]) for tallies in self.dice.turns])

    def worth(self, mode: Mode) -> vec[float]:
        """By tally: whether what is missing can be filled now."""
        more = icons_of(mode.noted)
        found = vec[float]([0.0] * TALLIES)
        for tally in self.dice.tallies:
            if self.filling.fills(mode, sweep.spread(tally, more)):
                found[tally] = 1.0
        return found


def moves(mode: Mode) -> list[Mode]:
    """What may be done while the dice lie as they do; nothing that `settled` has done or put off."""
    found: list[Mode] = []
    if mode.can_buy():
        found.append(mode.buy())
    if mode.has_flask() and mode.energy < MOST_ENERGY:
        found.append(mode.drunk())
    if mode.has_watch():
        found.append(mode.wound())
    got = mode.taken(SIDEKICK) if mode.may_borrow() else None
    if got is not None:
        shifts = mode.shifts()
        found += [got.borrowed(d) for d in range(4) if mode.aside >> d & 1 and (shifts or mode.cards.rerolls[d])]
    return found


def shots(mode: Mode, energy: bool, hours: bool) -> list[tuple[int, Mode]]:
    """What Chekhov's Gun fills, and what is left then, paid with energy or an hour where that matters."""
    found: list[tuple[int, Mode]] = []
    got = mode.taken(CHEKHOVS_GUN) if energy or hours else None
    if got is not None:
        for held in range(4):
            for icon in range(4):
                if got.at_hand(held) and mode.needs[icon]:
                    if energy and mode.energy > 1:
                        found.append((icon, got.shot(held, icon, 1, 0)))
                    if hours and mode.hour > 1:
                        found.append((icon, got.shot(held, icon, 0, 1)))
    return found
