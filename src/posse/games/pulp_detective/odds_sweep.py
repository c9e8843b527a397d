"""The inner loops of the odds: all ways in which the dice can lie, one after the other; numbers only."""

from __future__ import annotations

from posse.core.native import i64
from posse.games.pulp_detective.cards import YELLOW
from posse.games.pulp_detective.odds_dice import TALLY, TALLY_MASK, Dice


def stay(dice: Dice, worth: list[float], value: list[float], here: list[int], until: int) -> None:
    """`value` of the first ways of all is what their icons are worth; `here` tells where each is found."""
    order, tally = dice.order, dice.tally
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        way: i64 = here[at]
        shown: i64 = tally[way]
        value[at] = worth[shown]


def move_to(dice: Dice, source: list[float], cost: float, value: list[float], until: int) -> None:
    """A move that leaves the dice as they lie."""
    order = dice.order
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        total = source[at] - cost
        if total > value[at]:
            value[at] = total


def move_if(dice: Dice, lacking: list[int], icon: int, source: list[float], value: list[float], until: int) -> None:
    """The same, where this icon is missing."""
    order, tally = dice.order, dice.tally
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        shown: i64 = tally[at]
        if lacking[shown] >> icon & 1 and source[at] > value[at]:
            value[at] = source[at]


def save(dice: Dice, saved: float, value: list[float], until: int) -> None:
    """Three identical icons are better than nothing."""
    order, best = dice.order, dice.best
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        if best[at] >= 3 and saved > value[at]:
            value[at] = saved


def roll_again(dice: Dice, rolled: list[float], cost: float, value: list[float], until: int, win: float) -> None:
    """A yellow die is rolled again; what is as good as won is left alone."""
    order, rest = dice.order, dice.rest
    count: i64 = dice.count
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        before = value[at]
        if before >= win:
            continue
        first: i64 = at * count
        best = before + cost
        for die in range(first, first + YELLOW):
            to: i64 = rest[die]
            total = rolled[to]
            if total > best:
                best = total
        if best > before + cost:
            value[at] = best - cost


def roll_colour_again(dice: Dice, rolled: list[float], cost: float, value: list[float], until: int) -> None:
    """The red or grey die is rolled again."""
    order, rest = dice.order, dice.rest
    count: i64 = dice.count
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        to: i64 = rest[at * count + YELLOW]
        total = rolled[to] - cost
        if total > value[at]:
            value[at] = total


def note_and_roll(dice: Dice, rolled: list[list[float]], value: list[float], until: int, win: float) -> None:
    """A result is noted, and its die rolled again; `rolled` by die and digit. All yellow dice have to be rolled before."""
    order, rest, digits_of, rolls = dice.order, dice.rest, dice.digit, dice.rolled
    count: i64 = dice.count
    digits: i64 = dice.digits
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        best = value[at]
        if best >= win or rolls[at] < YELLOW:
            continue
        first: i64 = at * count
        better = False
        row: i64 = 0
        for die in range(first, first + YELLOW):
            digit: i64 = digits_of[die]
            to: i64 = rest[die]
            total = rolled[row + digit][to]
            row += digits
            if total > best:
                best = total
                better = True
        if better:
            value[at] = best


def about_to_roll(dice: Dice, value: list[float], rolled: list[float]) -> None:
    """What all dice but one are worth with that one about to be rolled."""
    for die in range(dice.count):
        sides = dice.bases[die]
        if sides == 4:
            roll_one_of_four(dice, die, value, rolled)
        else:
            roll_one(dice, die, value, rolled)


def roll_one_of_four(dice: Dice, die: int, value: list[float], rolled: list[float]) -> None:
    """The usual case: a die with four digits."""
    first = die * dice.digits
    one, two, three, four = [dice.chance[first + digit] for digit in (1, 2, 3, 4)]
    power: i64 = dice.power[die]
    count: i64 = dice.count
    for way in dice.open[die]:
        at: i64 = way
        to: i64 = dice.slot[at * count + die]
        total = one * value[at + power] + two * value[at + 2 * power]
        rolled[to] = total + three * value[at + 3 * power] + four * value[at + 4 * power]


def roll_one(dice: Dice, die: int, value: list[float], rolled: list[float]) -> None:
    chance = dice.chance
    power: i64 = dice.power[die]
    count: i64 = dice.count
    first: i64 = die * dice.digits + 1
    end: i64 = first + dice.bases[die]
    for way in dice.open[die]:
        at: i64 = way
        total = 0.0
        to: i64 = at
        for face in range(first, end):
            to += power
            total += chance[face] * value[to]
        slot: i64 = dice.slot[at * count + die]
        rolled[slot] = total


def roll_fresh(dice: Dice, allowed: int, colour: float, value: list[float], rolled: list[float]) -> None:
    """Dice that have not been rolled yet; `colour` is what it costs to use the red or grey one."""
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
                if die >= YELLOW:
                    total -= colour
                elif not may:
                    continue
                if total > best:
                    best = total
        value[at] = best


# -- dice turned over, and dice counted as another icon --------------------------------------


def turn_at_last(dice: Dice, masks: list[int], worth: list[float], value: list[float], until: int, win: float) -> None:
    """Dice are turned over, and then what is missing is filled."""
    order, shift, digits_of = dice.order, dice.shift, dice.digit
    count: i64 = dice.count
    digits: i64 = dice.digits
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        best = value[at]
        if best >= win:
            continue
        for mask_of in masks:
            mask: i64 = mask_of
            shown: i64 = dice.tally[at]
            for die in range(count):
                if mask >> die & 1:
                    digit: i64 = digits_of[at * count + die]
                    shown += shift[die * digits + digit]
            total = worth[shown]
            if total > best:
                best = total
        value[at] = best


def turn_early(dice: Dice, masks: list[int], source: list[float], cost: float, value: list[float], until: int) -> None:
    """Dice are turned over while there are more to be rolled; all yellow dice have to be rolled before."""
    order, turned, digits_of, rolls = dice.order, dice.turned_by, dice.digit, dice.rolled
    count: i64 = dice.count
    digits: i64 = dice.digits
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        best = value[at]
        if rolls[at] < YELLOW:
            continue
        for mask_of in masks:
            mask: i64 = mask_of
            to: i64 = at
            for die in range(count):
                if mask >> die & 1:
                    digit: i64 = digits_of[at * count + die]
                    to += turned[die * digits + digit]
            total = source[to] - cost
            if total > best:
                best = total
        value[at] = best


def count_as(dice: Dice, wild: int, lacking: list[int], source: list[float], value: list[float], until: int) -> bool:
    """A die with the wild icon is counted as one that is missing; `lacking` tells by tally which are, a bit for each.

    Returns whether that is ever better.
    """
    order, counted, digits_of = dice.order, dice.counted_as, dice.digit
    count: i64 = dice.count
    digits: i64 = dice.digits
    end: i64 = until
    ever = False
    for place in range(end):
        at: i64 = order[place]
        shown: i64 = dice.tally[at]
        wanted: i64 = lacking[shown]
        before = value[at]
        if not wanted:
            continue
        best = before
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
        if best > before:
            value[at] = best
            ever = True
    return ever


def spread(tally: int, more: int) -> int:
    """A tally as the other modules pack what is there, and some more."""
    found = more
    for icon in range(4):
        found += (tally >> TALLY * icon & TALLY_MASK) << 4 * icon
    return found
