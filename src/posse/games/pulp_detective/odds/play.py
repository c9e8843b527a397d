"""The best way to play a mission, by dynamic programming: what all ways in which the dice can lie are worth, mode by mode."""

from __future__ import annotations

from typing import Final

from posse.core.native import i64, vec
from posse.games.pulp_detective.odds.dice import MOST, PLACE, TALLIES, Dice
from posse.games.pulp_detective.odds.mode import (
    ALWAYS,
    NEVER,
    USELESS,
    Mode,
    Rates,
    at_hand,
    borrowed,
    can_turn,
    has_watch,
    icons_of,
    is_poor,
    is_stuck,
    may_borrow,
    note,
    pack,
    placed,
    shot_for,
    turned_back,
    used,
)
from posse.games.pulp_detective.odds.settling import Effort, Settling, acted, later
from posse.games.pulp_detective.odds.sweep import (
    about_to_roll,
    count_as,
    move_if,
    move_to,
    note_and_roll,
    roll_again,
    roll_fresh,
    save,
    spread,
    stay,
    turn_at_last,
    turn_early,
)
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    CHEKHOVS_GUN,
    DEUS_EX_MACHINA,
    EMPTY,
    GIVES_ENERGY,
    MOST_ENERGY,
    SIDEKICK,
    YELLOW,
    Cards,
)
from posse.games.pulp_detective.rules.missions import PRICE
from posse.games.pulp_detective.rules.moves import NOTES

TURNS: Final = 3
"""Dice that one Deus ex Machina turns over."""


class Layer:
    """What the dice are worth in one mode, however they lie."""

    def __init__(self, value: vec[float], dice: Dice, deep: bool) -> None:
        self.value = value
        self.rolled: vec[float] = vec[float]([0.0] * dice.first[-1])
        """The same with one die about to be rolled: by die, then by how the others lie."""
        self.deep = deep
        """Whether this is known only for dice that have all been rolled."""


class Play(Settling):
    """Works out layers, and remembers them. Never asks for what is not in a `Mode` or in `Dice`."""

    def __init__(self, cards: Cards, nights: int, dice: Dice, rates: Rates, effort: Effort) -> None:
        super().__init__(cards, nights, dice, rates)
        self.effort = effort
        self.flat: Play | None = None
        """The same without opposite faces, for when no die can be turned over any more."""
        self.layers: dict[tuple[int, int, int], Layer] = {}
        self.ends: dict[tuple[int, int, int, int], vec[float]] = {}
        self.leavings: dict[tuple[int, int, int, bool], vec[float]] = {}

    # -- layers -----------------------------------------------------------------------------

    def layer(self, mode: Mode, deep: bool) -> Layer:
        mode = self.settled(mode)
        key = mode.key()
        known = self.layers.get(key)
        if known is None or known.deep and not deep:
            known = self.build(mode, deep)
            self.layers[key] = known
        return known

    def build(self, mode: Mode, deep: bool) -> Layer:
        dice, rates = self.dice, self.rates
        self.effort.spend(dice.full if deep else dice.size)
        allowed = min(self.cards.dice[mode.energy] + mode.bought, YELLOW + NOTES) - len(mode.noted) + mode.given
        # fresh rolls take nothing away, so where all four dice will be rolled, they are before anything else is decided
        below = deep or allowed >= YELLOW and rates.free
        layer = Layer(self.ends_of(mode, deep)[:], dice, deep)
        if not (below and rates.free and self.is_won(layer.value)):
            self.change(layer.value, mode, allowed, below)
            self.roll(layer.value, mode, allowed, below)
        if deep:
            about_to_roll(dice, layer.value, layer.rolled)
        else:
            roll_fresh(dice, allowed, rates.colour, layer.value, layer.rolled)
        return layer

    def is_won(self, value: vec[float]) -> bool:
        """Whether nothing can go wrong any more once all dice are rolled."""
        order, win = self.dice.order, self.rates.win
        for place in range(self.dice.full):
            if value[order[place]] < win:
                return False
        return True

    def change(self, value: vec[float], mode: Mode, allowed: int, deep: bool) -> None:
        """What may be done while no die is rolled."""
        dice = self.dice
        until = dice.full if deep else dice.size
        for move in self.moves(mode, deep):
            move_to(dice, move.value, move.cost, value, until)
        self.fill_now(value, mode, deep, self.opens(mode), self.moves_clock(mode))
        if self.may_leave(mode):
            move_to(dice, self.leaving(mode, deep), 0.0, value, until)
        if self.may_turn_early(mode, allowed):
            least = 0 if self.may_leave(mode) else YELLOW
            turn_early(dice, TURNS, self.after_turning(mode, deep), self.rates.token, value, until, least)

    def roll(self, value: vec[float], mode: Mode, allowed: int, deep: bool) -> None:
        """Dice that are rolled again, noted or not."""
        dice = self.dice
        yellow, coloured = self.sources(mode, deep)
        for source in yellow:
            for die in range(YELLOW):
                roll_again(dice, die, source.rolled, source.cost, value, deep)
        if dice.count > YELLOW:
            for source in coloured:
                roll_again(dice, YELLOW, source.rolled, source.cost, value, deep)
        if allowed > YELLOW:
            noted = self.notes(mode, deep)
            for die in range(YELLOW):
                note_and_roll(dice, die, noted[die * dice.digits : (die + 1) * dice.digits], value, deep)

    # -- where one mode leads to another ------------------------------------------------------

    def sources(self, mode: Mode, deep: bool) -> tuple[list[Source], list[Source]]:
        """Re-rolls of a yellow die, and of a red or grey one.

        Of those that do the same, the one that can be used for less, or that may expire, comes first.
        """
        found: list[Source] = []
        coloured: list[Source] = []
        after = mode.copy()
        special = [d for d in range(4) if self.cards.rerolls[d] and self.filling.works(mode, d)]
        if mode.yellows:
            after.yellows -= 1
            found.append(Source(self.layer(after, deep), 0.0))
        elif special:
            found.append(Source(self.layer(acted(mode, special[0]), deep), 0.0))
        if mode.edges or mode.coin:
            after = mode.copy()
            cost = 0.0
            if mode.edges:
                after.edges -= 1
            else:
                after.coin -= 1
                cost = 0.0 if mode.item == EMPTY else self.rates.coin
                after.item = EMPTY
            source = Source(self.layer(after, deep), cost)
            coloured.append(source)
            if not found:
                found.append(source)
        if mode.confronting and mode.hour > PRICE and (not found or self.shifts(mode)):
            found.append(Source(self.layer(later(mode), deep), 0.0))
        return found, coloured

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
                after = mode.copy()
                after.noted = tuple(sorted(mode.noted + (code,)))
                by_code[code] = self.layer(after, deep)
            found.append(by_code[code].rolled)
        return found

    def moves(self, mode: Mode, deep: bool) -> list[Source]:
        """What may be done while the dice lie as they do; nothing that `settled` has done or put off."""
        found: list[Source] = []
        if self.can_buy(mode):
            found.append(Source(self.layer(self.after_buying(mode), deep), self.rates.hour))
        if self.cards.effect[mode.item] == GIVES_ENERGY and mode.energy < MOST_ENERGY and self.rates.free:
            found.append(Source(self.layer(self.drunk(mode), deep), 0.0))
        if has_watch(mode, self.cards) and self.rates.free:
            found.append(Source(self.layer(self.wound(mode), deep), 0.0))
        if may_borrow(mode, self.cards):
            got = self.filling.taken(mode, SIDEKICK)
            assert got is not None
            shifting = self.shifts(mode)
            lent = [d for d in range(4) if mode.aside >> d & 1 and (shifting or self.cards.rerolls[d])]
            found += [Source(self.layer(borrowed(got, detective), deep), self.rates.token) for detective in lent]
        return found

    def fill_now(self, value: vec[float], mode: Mode, deep: bool, energy: bool, hours: bool) -> None:
        """Tokens that are used before the last roll, each for an icon that is missing now."""
        found = self.shots(mode, energy, hours)
        if is_stuck(mode) and mode.free:
            found += [(icon, placed(mode, icon)) for icon in range(4) if mode.twists[icon] and mode.needs[icon]]
        if found:
            until = self.dice.full if deep else self.dice.size
            lacking = self.lacking(mode)
            for icon, after in found:
                move_if(self.dice, lacking, icon, self.layer(after, deep).value, value, until)

    def shots(self, mode: Mode, energy: bool, hours: bool) -> list[tuple[int, Mode]]:
        """What Chekhov's Gun fills, and what is left then, paid with energy or an hour where that matters."""
        found: list[tuple[int, Mode]] = []
        got = self.filling.taken(mode, CHEKHOVS_GUN) if energy or hours else None
        if got is not None:
            for held in range(4):
                for icon in range(4):
                    if at_hand(got, held) and mode.needs[icon]:
                        if energy and mode.energy > 1:
                            found.append((icon, shot_for(got, held, icon, 1, 0)))
                        if hours and mode.hour > 1:
                            found.append((icon, shot_for(got, held, icon, 0, 1)))
        return found

    def after_turning(self, mode: Mode, deep: bool) -> vec[float]:
        after = self.turned(mode)
        if self.flat is None or can_turn(after, self.cards):
            return self.layer(after, deep).value
        value = self.flat.layer(after, deep).value
        return vec[float]([value[way] for way in self.dice.down(self.flat.dice)])

    def may_turn_early(self, mode: Mode, allowed: int) -> bool:
        """A die has to be turned before its result is noted, or while what it then shows is wild; otherwise that can wait
        until the last roll."""
        return self.dice.turned and can_turn(mode, self.cards) and (allowed > YELLOW or self.may_leave(mode))

    # -- night and day --------------------------------------------------------------------------

    def may_leave(self, mode: Mode) -> bool:
        """Whether something is wild that would not be wild any more after the next move of the clock."""
        if not self.shifts(mode):
            return False
        low = mode.hour - (PRICE if mode.confronting else 1)
        wild = any([self.cards.wild[d] != BLANK and self.filling.works(mode, d) for d in range(4)])
        return wild and not self.is_even(low, turned_back(mode, self.cards))

    def leaving(self, mode: Mode, deep: bool) -> vec[float]:
        """The clock moves now, after dice and noted results were counted as icons that are missing; as long as it does not,
        that can wait."""
        one, two, three = mode.key()
        key = (one, two, three, deep)
        if key not in self.leavings:
            self.leavings[key] = self.leave(mode, deep)
        return self.leavings[key]

    def leave(self, mode: Mode, deep: bool) -> vec[float]:
        dice = self.dice
        until = dice.full if deep else dice.size
        found, lacking = self.left(mode, deep), self.lacking(mode)
        for detective in range(4):
            wild = self.cards.wild[detective]
            if wild == BLANK or not self.filling.works(mode, detective):
                continue
            endless = mode.uses[detective] == ALWAYS
            after = mode if endless else acted(mode, detective)
            if wild in mode.noted:
                for icon in range(4):
                    if icon != wild and mode.needs[icon]:
                        move_if(dice, lacking, icon, self.leaving(recounted(after, wild, icon), deep), found, until)
            count_as(dice, wild, lacking, found if endless else self.leaving(after, deep), found, deep)
        return found

    def lacking(self, mode: Mode) -> vec[i64]:
        """By tally: the icons that are missing, a bit for each."""
        more = icons_of(mode.noted)
        found = vec[i64]([0] * TALLIES)
        for tally in self.dice.tallies:
            have = spread(tally, more)
            found[tally] = sum([1 << icon for icon in range(4) if mode.needs[icon] > have >> PLACE * icon & MOST])
        return found

    def left(self, mode: Mode, deep: bool) -> vec[float]:
        """An hour is paid, or the watch turned back, or a die is rolled again for hours."""
        dice = self.dice
        until = dice.full if deep else dice.size
        found = vec[float]([0.0] * dice.size)
        if self.can_buy(mode):
            move_to(dice, self.layer(self.after_buying(mode), deep).value, 0.0, found, until)
        if has_watch(mode, self.cards):
            move_to(dice, self.layer(self.wound(mode), deep).value, 0.0, found, until)
        self.fill_now(found, mode, deep, self.opens(mode), True)
        if mode.confronting and mode.hour > PRICE:
            after = self.layer(later(mode), deep)
            for die in range(YELLOW):
                roll_again(dice, die, after.rolled, 0.0, found, deep)
        return found

    # -- the end ----------------------------------------------------------------------------------

    def ends_of(self, mode: Mode, deep: bool) -> vec[float]:
        """What it is worth to stop, however the dice lie."""
        noted = 1
        for code in mode.noted:
            noted = noted << 5 | code
        poor = is_poor(mode, self.cards)
        status = int(self.filling.is_night(mode.hour)) | mode.energy << 1 | (mode.hour if poor else 0) << 5 | int(deep) << 10
        key = (mode.means(), pack(mode.needs) << 16 | pack(mode.uses), noted, status)
        if key not in self.ends:
            self.ends[key] = self.stop(mode, deep)
        return self.ends[key]

    def stop(self, mode: Mode, deep: bool) -> vec[float]:
        dice, rates = self.dice, self.rates
        until = dice.full if deep else dice.size
        found = vec[float]([rates.lose] * dice.size)
        stay(dice, self.worth(mode, 0.0), found, dice.bare(self.endless(mode)), until)
        if rates.saved > rates.lose:
            save(dice, rates.saved, found, until)
        if dice.turned and can_turn(mode, self.cards):
            after = self.turned(mode)
            dice.group_turns()
            turn_at_last(dice, TURNS, self.worth(after, rates.token), found, until)
            if can_turn(after, self.cards):  # with two of them all dice can be turned
                turn_at_last(dice, dice.count, self.worth(self.turned(after), 2 * rates.token), found, until)
        return found

    def endless(self, mode: Mode) -> int:
        """Icons that are wild now without a limit, a bit for each."""
        found = 0
        for detective in range(4):
            wild = self.cards.wild[detective]
            if wild != BLANK and mode.uses[detective] == ALWAYS and self.filling.works(mode, detective):
                found |= 1 << wild
        return found

    def worth(self, mode: Mode, paid: float) -> vec[float]:
        """By tally: what it is worth to fill now what is missing."""
        more = icons_of(mode.noted)
        found = vec[float]([self.rates.lose] * TALLIES)
        for tally in self.dice.tallies:
            cost = self.filling.cost(mode, spread(tally, more))
            if cost < NEVER:
                found[tally] = self.rates.win - cost - paid
        return found

    def turned(self, mode: Mode) -> Mode:
        """After Deus ex Machina."""
        got = self.filling.taken(mode, DEUS_EX_MACHINA)
        assert got is not None
        return used(got, DEUS_EX_MACHINA)


def recounted(mode: Mode, wild: int, icon: int) -> Mode:
    """A noted result counts as another icon."""
    codes = list(mode.noted)
    codes[codes.index(wild)] = note(wild, icon)
    after = mode.copy()
    after.noted = tuple(sorted(codes))
    return after


class Source:
    """A layer to which a move leads, and what the move costs."""

    def __init__(self, layer: Layer, cost: float) -> None:
        self.value = layer.value
        self.rolled = layer.rolled
        self.cost = cost
