"""The inner loops of the odds, over all ways in which the dice can lie."""

from __future__ import annotations

from posse.core.native import i64, vec
from posse.games.pulp_detective.odds.dice import TALLY, TALLY_MASK, Dice
from posse.games.pulp_detective.rules.cards import YELLOW


def stop(dice: Dice, kinds: vec[i64], worth: vec[float], value: vec[float], until: int) -> None:
    """No die is rolled any more; `kinds` tells by way where `worth` has what it is worth."""
    order = dice.order
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        kind: i64 = kinds[at]
        if worth[kind] > value[at]:
            value[at] = worth[kind]


def move_to(dice: Dice, source: vec[float], value: vec[float], until: int) -> None:
    """A move that leaves the dice as they lie."""
    order = dice.order
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        if source[at] > value[at]:
            value[at] = source[at]


def move_if(dice: Dice, lacking: vec[i64], icon: int, source: vec[float], value: vec[float], until: int) -> None:
    """The same, where this icon is missing."""
    order, tally = dice.order, dice.tally
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        shown: i64 = tally[at]
        if lacking[shown] >> icon & 1 and source[at] > value[at]:
            value[at] = source[at]


def roll_again(dice: Dice, die: int, rolled: vec[float], value: vec[float], deep: bool) -> None:
    """A die is rolled again, whatever it shows."""
    ways, slots = dice.open[die], dice.opened[die]
    power: i64 = dice.power[die]
    past: i64 = dice.radix[die] * dice.power[die]
    end: i64 = dice.single[die] if deep else len(ways)
    for place in range(end):
        slot: i64 = slots[place]
        total = rolled[slot]
        at: i64 = ways[place]
        until = at + past
        at += power
        while at < until:
            if total > value[at]:
                value[at] = total
            at += power


def note_and_roll(dice: Dice, die: int, rolled: list[vec[float]], value: vec[float], deep: bool) -> None:
    """The result of a yellow die is noted, and it is rolled again; `rolled` by digit. All of them have to be rolled before."""
    ways, slots, rolls = dice.open[die], dice.opened[die], dice.rolled
    power: i64 = dice.power[die]
    end: i64 = dice.single[die] if deep else len(ways)
    for digit in range(1, dice.radix[die]):
        source = rolled[digit]
        up: i64 = digit * power
        for place in range(end):
            way: i64 = ways[place]
            if not deep and rolls[way] < YELLOW - 1:
                continue
            slot: i64 = slots[place]
            total = source[slot]
            at: i64 = way + up
            if total > value[at]:
                value[at] = total


def about_to_roll(dice: Dice, value: vec[float], rolled: vec[float]) -> None:
    """What all dice but one are worth with that one about to be rolled."""
    for die in range(dice.count):
        sides = dice.bases[die]
        if sides == 4:
            roll_one_of_four(dice, die, value, rolled)
        else:
            roll_one(dice, die, value, rolled)


def roll_one_of_four(dice: Dice, die: int, value: vec[float], rolled: vec[float]) -> None:
    """The usual case: a die with four digits."""
    first = die * dice.digits
    chance = dice.chance
    one, two, three, four = chance[first + 1], chance[first + 2], chance[first + 3], chance[first + 4]
    ways, slots = dice.open[die], dice.opened[die]
    power: i64 = dice.power[die]
    end: i64 = dice.single[die]
    for place in range(end):
        at: i64 = ways[place]
        to: i64 = slots[place]
        total = one * value[at + power] + two * value[at + 2 * power]
        rolled[to] = total + three * value[at + 3 * power] + four * value[at + 4 * power]


def roll_one(dice: Dice, die: int, value: vec[float], rolled: vec[float]) -> None:
    chance, ways, slots = dice.chance, dice.open[die], dice.opened[die]
    power: i64 = dice.power[die]
    first: i64 = die * dice.digits + 1
    end: i64 = first + dice.bases[die]
    past: i64 = dice.single[die]
    for place in range(past):
        to: i64 = ways[place]
        total = 0.0
        for face in range(first, end):
            to += power
            total += chance[face] * value[to]
        slot: i64 = slots[place]
        rolled[slot] = total


def roll_fresh(dice: Dice, allowed: int, value: vec[float], rolled: vec[float]) -> None:
    """Dice that have not been rolled yet, the red or grey one included."""
    order, chance, digits_of, rolls = dice.order, dice.chance, dice.digit, dice.rolled
    count: i64 = dice.count
    size: i64 = dice.size
    digits: i64 = dice.digits
    start: i64 = dice.full
    for place in range(start, size):
        at: i64 = order[place]
        best = value[at]
        may = rolls[at] < allowed
        for die in range(count):
            if digits_of[at * count + die] == 0:
                power: i64 = dice.power[die]
                first: i64 = die * digits + 1
                end: i64 = first + dice.bases[die]
                total = 0.0
                to: i64 = at
                for face in range(first, end):
                    to += power
                    total += chance[face] * value[to]
                slot: i64 = dice.slot[at * count + die]
                rolled[slot] = total
                if total > best and (may or die >= YELLOW):
                    best = total
        value[at] = best


# -- dice turned over, and dice counted as another icon --------------------------------------


def turn_early(dice: Dice, most: int, source: vec[float], value: vec[float], until: int, least: int) -> None:
    """Up to so many dice are turned over while there are more to be rolled; at least so many yellow ones are rolled before."""
    order, rolls = dice.order, dice.rolled
    after = source
    for _ in range(most):
        after = turned_once(dice, after, until)
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        total = after[at]
        if total > value[at] and rolls[at] >= least:
            value[at] = total


def turned_once(dice: Dice, source: vec[float], until: int) -> vec[float]:
    """The best of each way and of those to which one die more can be turned."""
    order, turned, digits_of = dice.order, dice.turned_by, dice.digit
    count: i64 = dice.count
    digits: i64 = dice.digits
    end: i64 = until
    found = source[:]
    for place in range(end):
        at: i64 = order[place]
        best = source[at]
        row: i64 = 0
        first: i64 = at * count
        for die in range(first, first + count):
            digit: i64 = digits_of[die]
            to: i64 = at + turned[row + digit]
            row += digits
            total = source[to]
            if total > best:
                best = total
        found[at] = best
    return found


def count_as(dice: Dice, wild: int, lacking: vec[i64], source: vec[float], value: vec[float], deep: bool) -> None:
    """A die with the wild icon is counted as one that is missing; `lacking` tells by tally which are, a bit for each.

    If `source` is `value` itself, so are any number of them: ways with fewer such dice come first.
    """
    counted, digits_of = dice.counted_as, dice.digit
    count: i64 = dice.count
    digits: i64 = dice.digits
    ways = dice.showing(wild, deep)
    past: i64 = len(ways)
    for place in range(past):
        at: i64 = ways[place]
        shown: i64 = dice.tally[at]
        wanted: i64 = lacking[shown]
        if not wanted:
            continue
        best = value[at]
        better = False
        for die in range(count):
            row: i64 = die * digits + digits_of[at * count + die]
            if dice.icon[row] != wild or dice.is_counted[row]:
                continue
            for icon in range(4):
                if wanted >> icon & 1 and icon != wild:
                    to: i64 = at + counted[row * 4 + icon]
                    total = source[to]
                    if total > best:
                        best = total
                        better = True
        if better:
            value[at] = best


def spread(tally: int, more: int) -> int:
    """A tally as the other modules pack what is there, and some more."""
    found = more
    for icon in range(4):
        found += (tally >> TALLY * icon & TALLY_MASK) << 4 * icon
    return found
