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
from posse.games.pulp_detective.odds_dice import MOST, ONES, PLACE, Dice
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
        """The same with one die about to be rolled: by die, then by how the others lie; the last one is never rolled."""
        self.rolled.append(-NEVER)
        self.deep = deep
        """Whether this is known only for dice that have all been rolled."""


class Play(Settling):
    """Works out layers, and remembers them. Never asks for what is not in a `Mode` or in `Dice`."""

    def __init__(self, cards: Cards, nights: int, dice: Dice, rates: Rates) -> None:
        super().__init__(cards, nights, dice, rates)
        self.layers: dict[tuple[int, int, int], Layer] = {}
        self.ends: dict[tuple[int, int, int, int], list[float]] = {}
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
        floor = self.ends_of(mode, deep)
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
        """The inner loop, with what it calls: numbers only."""
        dice = self.dice
        count, rolls, order, value = dice.count, dice.rolled, dice.order, layer.value
        for place in range(dice.full):
            at = order[place]
            value[at] = self.rerolled(at, floor[at], again, yellow, coloured)
        if layer.deep:
            for place in range(dice.full, dice.almost):
                at = order[place]
                self.about_to_roll(layer, at, dice.open[at])
            return
        for place in range(dice.full, dice.size):
            at = order[place]
            best = self.rerolled(at, floor[at], again, yellow, coloured)
            for die in range(count):
                if dice.digit[at * count + die] == 0:
                    total = self.about_to_roll(layer, at, die)
                    if die >= YELLOW:
                        total -= self.rates.colour
                    elif allowed <= rolls[at]:
                        continue
                    if total > best:
                        best = total
            value[at] = best

    def about_to_roll(self, layer: Layer, at: int, die: int) -> float:
        dice, value = self.dice, layer.value
        chance, power = dice.chance, dice.power[die]
        first = die * dice.digits
        total = 0.0
        to = at
        for face in range(first + 1, first + dice.base + 1):
            to += power
            total += chance[face] * value[to]
        layer.rolled[die * dice.size + at] = total
        return total

    def rerolled(self, at: int, best: float, again: list[Layer], yellow: list[Source], coloured: list[Source]) -> float:
        """The best that can be had by rolling a die again, noted or not."""
        if best >= self.rates.win:
            return best
        dice = self.dice
        rest, first = dice.rest, at * dice.count
        for source in yellow:
            rolled, cost = source.rolled, source.cost
            for die in range(first, first + YELLOW):
                total = rolled[rest[die]] - cost
                if total > best:
                    best = total
        if dice.count > YELLOW:
            for source in coloured:
                best = max(best, source.rolled[rest[first + YELLOW]] - source.cost)
        if again and dice.rolled[at] == YELLOW:
            for die in range(YELLOW):
                total = again[die * dice.digits + dice.digit[first + die]].rolled[rest[first + die]]
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
        known: dict[tuple[int, int, int], list[Layer]] = {}
        if self.may_turn_early(mode, allowed):
            got = self.filling.taken(mode, DEUS_EX_MACHINA)
            assert got is not None
            turned = self.layer(used(got, DEUS_EX_MACHINA), deep)
        for at in dice.order[: dice.full] if deep else dice.order:
            best = floor[at]
            for move in moves:
                best = max(best, move.value[at] - move.cost)
            if leaves and best < self.rates.win:
                best = max(best, self.leaving(mode, at, deep, known))
            if turned is not None and dice.rolled[at] == YELLOW and best < self.rates.win:
                best = max([best] + [turned.value[dice.turn(at, mask)] for mask in self.masks])
            floor[at] = best

    def may_turn_early(self, mode: Mode, allowed: int) -> bool:
        """A die has to be turned before its result is noted; otherwise that can wait until the last roll."""
        return self.dice.turned and allowed > YELLOW and can_turn(mode, self.cards)

    # -- night and day --------------------------------------------------------------------------

    def may_leave(self, mode: Mode) -> bool:
        """Whether something is wild that would not be wild any more after the next move of the clock."""
        if not self.shifts(mode):
            return False
        low = mode.hour - (PRICE if mode.confronting else 1)
        high = mode.hour + (2 if has_watch(mode, self.cards) else 0)
        wild = any([self.cards.wild[d] != BLANK and self.filling.works(mode, d) for d in range(4)])
        return wild and not self.is_even(low, high)

    def leaving(self, mode: Mode, at: int, deep: bool, known: dict[tuple[int, int, int], list[Layer]]) -> float:
        """Dice are counted as another icon before the clock moves; as long as it does not, that can wait."""
        best = -NEVER
        for after, to in self.counted(mode, at, 0):
            key = after.key()
            if key not in known:
                known[key] = self.left(after, deep)
            layers = known[key]
            for place in range(len(layers) - 1):
                best = max(best, layers[place].value[to])
            if mode.confronting and mode.hour > PRICE:
                best = max(best, self.leaving_by_hours(layers[-1], to))
        return best

    def left(self, mode: Mode, deep: bool) -> list[Layer]:
        """After an hour is paid, or the watch turned back; at last, if it is possible, after a re-roll for hours."""
        found: list[Layer] = []
        if self.can_buy(mode):
            found.append(self.layer(self.after_buying(mode), deep))
        if has_watch(mode, self.cards):
            found.append(self.layer(self.wound(mode), deep))
        found.append(self.layer(later(mode), deep) if mode.confronting and mode.hour > PRICE else Layer(0, 0, deep))
        return found

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

    def ends_of(self, mode: Mode, deep: bool) -> list[float]:
        """What it is worth to stop, however the dice lie."""
        noted = 1
        for code in mode.noted:
            noted = noted << 5 | code
        poor = mode.energy == 1 and (mode.held | mode.free) >> CHEKHOVS_GUN & 1 == 1
        status = int(self.filling.is_night(mode.hour)) | mode.energy << 1 | (mode.hour if poor else 0) << 5 | int(deep) << 10
        key = (mode.means(), pack(mode.needs) << 16 | pack(mode.uses), noted, status)
        known = self.ends.get(key)
        if known is None:
            known = self.stop(mode, deep)
            self.ends[key] = known
        return known

    def stop(self, mode: Mode, deep: bool) -> list[float]:
        dice, rates = self.dice, self.rates
        more = icons_of(mode.noted)
        modes = self.turned_over(mode)
        turned: list[dict[int, float]] = [{} for _ in modes]
        wild = dice.wild != BLANK and any(
            [self.cards.wild[d] == dice.wild and mode.uses[d] == ALWAYS and self.filling.works(mode, d) for d in range(4)]
        )
        known: dict[int, float] = {}
        found = [rates.lose] * dice.size
        for at in dice.order[: dice.full] if deep else dice.order:
            have = dice.shown[dice.uncounted(at) if wild else at]
            cost = known.get(have, -1.0)
            if cost < 0:
                cost = self.filling.cost(mode, have + more)
                known[have] = cost
            if cost > 0 and modes:
                cost = min(cost, self.turning(at, more, modes, turned))
            if cost < NEVER:
                found[at] = rates.win - cost
            elif dice.best[at] >= 3:
                found[at] = rates.saved
        return found

    def turned_over(self, mode: Mode) -> list[Mode]:
        """After Deus ex Machina, and after another one: with two of them all dice can be turned."""
        found: list[Mode] = []
        while self.dice.turned and len(found) < 2 and can_turn(mode, self.cards):
            got = self.filling.taken(mode, DEUS_EX_MACHINA)
            assert got is not None
            mode = used(got, DEUS_EX_MACHINA)
            found.append(mode)
        return found

    def turning(self, at: int, more: int, modes: list[Mode], known: list[dict[int, float]]) -> float:
        """What it takes if dice are turned over now, the last roll being made."""
        dice = self.dice
        best = NEVER
        changes = self.changes(at)
        for mask in range(1, 1 << len(changes)):
            level = 0 if mask.bit_count() <= TURNS else 1
            have = dice.shown[at] + more
            for die in range(len(changes)):
                if mask >> die & 1:
                    have += changes[die]
            while level < len(modes) and best > 0:
                cost = known[level].get(have, -1.0)
                if cost < 0:
                    cost = self.filling.cost(modes[level], have)
                    known[level][have] = cost
                best = min(best, cost)
                level += 1
        return best

    def changes(self, at: int) -> list[int]:
        """What turning each die that was rolled does to the icons shown."""
        dice = self.dice
        found: list[int] = []
        for die in range(dice.count):
            row, digit = die * dice.digits, dice.digit[at * dice.count + die]
            if digit:
                found.append(ONES[dice.icon[row + dice.over[row + digit]]] - ONES[dice.icon[row + digit]])
        return found


class Source:
    """A layer to which a move leads, and what the move costs."""

    def __init__(self, layer: Layer, cost: float) -> None:
        self.value = layer.value
        self.rolled = layer.rolled
        self.cost = cost
