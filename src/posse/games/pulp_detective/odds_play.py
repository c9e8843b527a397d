"""The best way to play a mission, by dynamic programming: what all ways in which the dice can lie are worth, mode by mode."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.cards import (
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
from posse.games.pulp_detective.menus import NOTES
from posse.games.pulp_detective.odds_dice import MOST, PLACE, Dice
from posse.games.pulp_detective.odds_mode import (
    ALWAYS,
    NEVER,
    PRICE,
    Mode,
    Rates,
    borrowed,
    can_turn,
    has_watch,
    icons_of,
    note,
    pack,
    used,
)
from posse.games.pulp_detective.odds_settling import Settling, acted, later

TURNS: Final = 3
"""Dice that one Deus ex Machina turns over."""


class Layer:
    """What the dice are worth in one mode, however they lie."""

    def __init__(self, size: int, dice: int, deep: bool) -> None:
        self.value = [0.0] * size
        self.rolled: list[float] = [0.0] * (size * dice)
        """The same with one die about to be rolled: by die, then by how the others lie."""
        self.deep = deep
        """Whether this is known only for dice that have all been rolled."""


class Play(Settling):
    """Works out layers, and remembers them. Never asks for what is not in a `Mode` or in `Dice`."""

    def __init__(self, cards: Cards, nights: int, dice: Dice, rates: Rates) -> None:
        super().__init__(cards, nights, dice, rates)
        self.layers: dict[tuple[int, int, int], Layer] = {}
        self.ends: dict[tuple[int, int, int, int], list[float]] = {}
        self.turns: dict[tuple[int, int, int, int], float] = {}
        self.masks = [mask for mask in range(1, 1 << dice.count) if mask.bit_count() <= TURNS]

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
        dice = self.dice
        layer = Layer(dice.size, dice.count, deep)
        allowed = min(self.cards.dice[mode.energy] + mode.bought, YELLOW + NOTES) - len(mode.noted) + mode.given
        # fresh rolls take nothing away, so where all four dice will be rolled, they are before anything else is decided
        below = deep or allowed >= YELLOW and self.rates.free
        floor = self.ends_of(mode)
        moves = self.moves(mode, below)
        if moves or self.may_leave(mode) or self.may_turn_early(mode, allowed):
            floor = floor[:]
            self.raise_floor(mode, allowed, below, floor, moves)
        yellow, coloured = self.sources(mode, below)
        again = self.notes(mode, below) if allowed > YELLOW else []
        self.weigh(layer, floor, allowed, again, yellow, coloured)
        return layer

    def weigh(
        self, layer: Layer, floor: list[float], allowed: int, again: list[Layer], yellow: list[Source], coloured: list[Source]
    ) -> None:
        """The inner loop, with `rerolled` and `about_to_roll`: numbers only."""
        dice = self.dice
        count, rolls, order, value = dice.count, dice.rolled, dice.order, layer.value
        top, colour = self.rates.win, self.rates.colour
        for place in range(dice.full):
            at = order[place]
            best = floor[at]
            value[at] = best if best >= top else self.rerolled(at, best, again, yellow, coloured)
        for place in range(dice.full, dice.almost if layer.deep else dice.size):
            at = order[place]
            best = self.rerolled(at, floor[at], again, yellow, coloured)
            for die in range(count):
                if dice.digit[at * count + die] == 0:
                    total = self.about_to_roll(layer, at, die)
                    if die >= YELLOW:
                        best = max(best, total - colour)
                    elif allowed > rolls[at]:
                        best = max(best, total)
            value[at] = best

    def about_to_roll(self, layer: Layer, at: int, die: int) -> float:
        dice, value = self.dice, layer.value
        chance, power = dice.chance, dice.power[die]
        first = die * dice.digits
        total = 0.0
        for face in range(1, dice.base + 1):
            total += chance[first + face] * value[at + face * power]
        layer.rolled[die * dice.size + at] = total
        return total

    def rerolled(self, at: int, best: float, again: list[Layer], yellow: list[Source], coloured: list[Source]) -> float:
        """The best that can be had by rolling a die again, noted or not."""
        dice = self.dice
        count, size, digits, power = dice.count, dice.size, dice.digits, dice.power
        noting = len(again) > 0 and dice.rolled[at] == YELLOW
        for die in range(count):
            digit = dice.digit[at * count + die]
            if digit:
                rest = die * size + at - digit * power[die]
                for source in yellow if die < YELLOW else coloured:
                    total = source.rolled[rest] - source.cost
                    if total > best:
                        best = total
                if noting and die < YELLOW:
                    total = again[die * digits + digit].rolled[rest]
                    if total > best:
                        best = total
        return best

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

    def notes(self, mode: Mode, deep: bool) -> list[Layer]:
        """By die and digit: its result is noted, and it is rolled again (PD-104)."""
        dice = self.dice
        found: list[Layer] = []
        by_code: dict[int, Layer] = {}
        for die in range(dice.count):
            for digit in range(dice.digits):
                code = 0
                if digit:
                    row = die * dice.digits
                    code = note(dice.icon[row + dice.plain[row + digit]], dice.icon[row + digit])
                if code not in by_code:
                    after = mode.copy()
                    after.noted = tuple(sorted(mode.noted + (code,)))
                    by_code[code] = self.layer(after, deep)
                found.append(by_code[code])
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
        if self.may_borrow(mode):
            got = self.filling.taken(mode, SIDEKICK)
            assert got is not None
            shifting = self.shifts(mode)
            lent = [d for d in range(4) if mode.aside >> d & 1 and (shifting or self.cards.rerolls[d])]
            found += [Source(self.layer(borrowed(got, detective), deep), 0.0) for detective in lent]
        return found

    def raise_floor(self, mode: Mode, allowed: int, deep: bool, floor: list[float], moves: list[Source]) -> None:
        dice = self.dice
        leaves = self.may_leave(mode)
        turned: Layer | None = None
        if self.may_turn_early(mode, allowed):
            got = self.filling.taken(mode, DEUS_EX_MACHINA)
            assert got is not None
            turned = self.layer(used(got, DEUS_EX_MACHINA), deep)
        for at in dice.order[: dice.almost] if deep else dice.order:
            best = floor[at]
            for move in moves:
                best = max(best, move.value[at] - move.cost)
            if leaves and best < self.rates.win:
                best = max(best, self.leaving(mode, at, deep))
            if turned is not None and dice.rolled[at] == YELLOW and best < self.rates.win:
                best = max([best] + [turned.value[dice.turn(at, mask)] for mask in self.masks])
            floor[at] = best

    def may_turn_early(self, mode: Mode, allowed: int) -> bool:
        """A die has to be turned before its result is noted; otherwise that can wait until the last roll."""
        return self.dice.turned and allowed > YELLOW and can_turn(mode, self.cards)

    # -- night and day --------------------------------------------------------------------------

    def may_leave(self, mode: Mode) -> bool:
        """Whether something is wild that would not be wild any more after an hour more or less."""
        return self.shifts(mode) and any([self.cards.wild[d] != BLANK and self.filling.works(mode, d) for d in range(4)])

    def leaving(self, mode: Mode, at: int, deep: bool) -> float:
        """Dice are counted as another icon before the clock moves; as long as it does not, that can wait."""
        best = 0.0
        night = self.filling.is_night(mode.hour)
        for after, to in self.counted(mode, at, 0):
            if self.can_buy(mode) and self.filling.is_night(mode.hour - 1) != night:
                best = max(best, self.layer(self.after_buying(after), deep).value[to] - self.rates.hour)
            if has_watch(mode, self.cards) and self.filling.is_night(self.wound(mode).hour) != night:
                best = max(best, self.layer(self.wound(after), deep).value[to])
            if mode.confronting and mode.hour > PRICE and self.filling.is_night(mode.hour - PRICE) != night:
                best = max(best, self.leaving_by_hours(self.layer(later(after), deep), to))
        return best

    def leaving_by_hours(self, layer: Layer, at: int) -> float:
        dice = self.dice
        best = 0.0
        for die in range(YELLOW):
            digit = dice.digit[at * dice.count + die]
            if digit:
                best = max(best, layer.rolled[die * dice.size + at - digit * dice.power[die]])
        return best

    def counted(self, mode: Mode, at: int, first: int) -> list[tuple[Mode, int]]:
        """Every way to count some dice, or noted results, as icons that are missing."""
        dice = self.dice
        have = dice.shown[at] + icons_of(mode.noted)
        wanted = [icon for icon in range(4) if mode.needs[icon] > have >> PLACE * icon & MOST]
        found: list[tuple[Mode, int]] = []
        for detective in range(4):
            wild = self.cards.wild[detective]
            if wild == BLANK or not self.filling.works(mode, detective):
                continue
            after = mode if mode.uses[detective] == ALWAYS else acted(mode, detective)
            others = [icon for icon in wanted if icon != wild]
            for die in range(first, dice.count):
                digit = dice.digit[at * dice.count + die]
                row = die * dice.digits
                if digit and dice.icon[row + digit] == wild and dice.plain[row + digit] == digit:
                    for icon in others:
                        to = at + (dice.counted(die, digit, icon) - digit) * dice.power[die]
                        found.append((after, to))
                        found += self.counted(after, to, die + 1)
            if wild in mode.noted:
                for icon in others:
                    noted = list(mode.noted)
                    noted[noted.index(wild)] = note(wild, icon)
                    other = after.copy()
                    other.noted = tuple(sorted(noted))
                    found.append((other, at))
                    found += self.counted(other, at, dice.count)
        return found

    # -- the end ----------------------------------------------------------------------------------

    def ends_of(self, mode: Mode) -> list[float]:
        """What it is worth to stop, however the dice lie."""
        noted = 1
        for code in mode.noted:
            noted = noted << 5 | code
        poor = mode.energy == 1 and (mode.held | mode.free) >> CHEKHOVS_GUN & 1 == 1
        status = int(self.filling.is_night(mode.hour)) | mode.energy << 1 | (mode.hour if poor else 0) << 5
        key = (mode.means(), pack(mode.needs) << 16 | pack(mode.uses), noted, status)
        known = self.ends.get(key)
        if known is None:
            known = self.stop(mode)
            self.ends[key] = known
        return known

    def stop(self, mode: Mode) -> list[float]:
        dice, rates = self.dice, self.rates
        more = icons_of(mode.noted)
        turning = dice.turned and can_turn(mode, self.cards)
        wild = dice.wild != BLANK and any(
            [self.cards.wild[d] == dice.wild and mode.uses[d] == ALWAYS and self.filling.works(mode, d) for d in range(4)]
        )
        known: dict[int, float] = {}
        found = [rates.lose] * dice.size
        for at in range(dice.size):
            have = dice.shown[dice.uncounted(at) if wild else at]
            cost = known.get(have, -1.0)
            if cost < 0:
                cost = self.filling.cost(mode, have + more)
                known[have] = cost
            if cost > 0 and turning:
                cost = min(cost, self.turning(mode, at, more))
            if cost < NEVER:
                found[at] = rates.win - cost
            elif dice.best[at] >= 3:
                found[at] = rates.saved
        return found

    def turning(self, mode: Mode, at: int, more: int) -> float:
        """What it takes if dice are turned over now, the last roll being made."""
        key = (mode.means(), pack(mode.needs) << 16 | more, pack(mode.uses) << 5 | mode.hour, at)
        best = self.turns.get(key, -1.0)
        if best >= 0:
            return best
        best = NEVER
        got = self.filling.taken(mode, DEUS_EX_MACHINA)
        if got is not None:
            after = used(got, DEUS_EX_MACHINA)
            for mask in self.masks:
                to = self.dice.turn(at, mask)
                if to != at:
                    best = min(best, self.filling.cost(after, self.dice.shown[to] + more))
                    if best > 0 and can_turn(after, self.cards):
                        best = min(best, self.turning(after, to, more))
                if best == 0:
                    break
        self.turns[key] = best
        return best


class Source:
    """A layer to which a move leads, and what the move costs."""

    def __init__(self, layer: Layer, cost: float) -> None:
        self.value = layer.value
        self.rolled = layer.rolled
        self.cost = cost
