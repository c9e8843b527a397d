"""The inner loops of the odds, over all ways in which the dice can lie."""

from __future__ import annotations

from posse.core.native import i64, vec
from posse.games.pulp_detective.odds.dice import Dice
from posse.games.pulp_detective.rules.cards import YELLOW


def stop(dice: Dice, tally: vec[i64], worth: vec[float], value: vec[float], until: int) -> None:
    """No die is rolled any more; `worth` is by tally."""
    order = dice.order
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        shown: i64 = tally[at]
        value[at] = worth[shown]


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


def roll_again(dice: Dice, die: int, digits: range, least: int, source: vec[float], value: vec[float], deep: bool) -> None:
    """A die that shows one of these digits is rolled again, where at least so many other yellow dice lie."""
    chance, ways, rolls = dice.chance, dice.open[die], dice.rolled
    power: i64 = dice.power[die]
    first: i64 = die * dice.digits + 1
    last: i64 = first + dice.bases[die]
    low: i64 = digits.start * dice.power[die]
    high: i64 = digits.stop * dice.power[die]
    end: i64 = dice.single[die] if deep else len(ways)
    for place in range(end):
        way: i64 = ways[place]
        if rolls[way] < least:
            continue
        at = way
        total = 0.0
        for face in range(first, last):
            at += power
            total += chance[face] * source[at]
        at = way + low
        while at < way + high:
            if total > value[at]:
                value[at] = total
            at += power


def roll_fresh(dice: Dice, allowed: int, value: vec[float]) -> None:
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
            if digits_of[at * count + die] == 0 and (may or die >= YELLOW):
                power: i64 = dice.power[die]
                first: i64 = die * digits + 1
                last: i64 = first + dice.bases[die]
                total = 0.0
                to: i64 = at
                for face in range(first, last):
                    to += power
                    total += chance[face] * value[to]
                if total > best:
                    best = total
        value[at] = best


# -- dice turned over, and dice counted as another icon --------------------------------------


def turn(dice: Dice, die: int, source: vec[float], value: vec[float], until: int) -> None:
    """A die is turned over."""
    order, turned, digits_of = dice.order, dice.turned_by, dice.digit
    count: i64 = dice.count
    row: i64 = die * dice.digits
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        digit: i64 = digits_of[at * count + die]
        to: i64 = at + turned[row + digit]
        if source[to] > value[at]:
            value[at] = source[to]


def count_as(dice: Dice, wild: int, lacking: vec[i64], source: vec[float], value: vec[float], until: int) -> None:
    """A die with the wild icon is counted as one that is missing; `lacking` tells by tally which are, a bit for each."""
    order, counted, digits_of = dice.order, dice.counted_as, dice.digit
    count: i64 = dice.count
    digits: i64 = dice.digits
    end: i64 = until
    for place in range(end):
        at: i64 = order[place]
        shown: i64 = dice.tally[at]
        wanted: i64 = lacking[shown]
        if not wanted:
            continue
        for die in range(count):
            digit: i64 = digits_of[at * count + die]
            row: i64 = die * digits + digit
            if dice.icon[row] != wild or dice.plain[row] != digit:
                continue
            for icon in range(4):
                if wanted >> icon & 1 and icon != wild:
                    to: i64 = at + counted[row * 4 + icon]
                    if source[to] > value[at]:
                        value[at] = source[to]
