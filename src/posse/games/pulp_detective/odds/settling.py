"""What may wait in a mission, what may be done at once, and which ways to roll a die again are alike."""

from __future__ import annotations

from posse.games.pulp_detective.odds.dice import Dice
from posse.games.pulp_detective.odds.filling import Filling
from posse.games.pulp_detective.odds.mode import (
    ALWAYS,
    USELESS,
    Mode,
    Rates,
    has_watch,
    is_poor,
    may_borrow,
    most_shots,
    noted_icon,
    turned_back,
)
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    EMPTY,
    GIVES_ENERGY,
    HOURS,
    MOST_ENERGY,
    TURNS_BACK,
    YELLOW,
    Cards,
)
from posse.games.pulp_detective.rules.mission import changed
from posse.games.pulp_detective.rules.missions import PRICE


class TooLarge(Exception):
    """There is more to work out than was allowed."""


class Effort:
    """How much has been worked out, and how much may be."""

    def __init__(self, most: int) -> None:
        self.most = most
        """Ways in which dice can lie, layer by layer; 0 for any number."""
        self.spent = 0
        self.kept = 0
        """What is remembered of it."""

    def spend(self, ways: int) -> None:
        self.kept += ways
        self.spent += ways
        if self.most and self.spent > self.most:
            raise TooLarge


class Settling:
    """Makes modes alike that are worth the same, so that there are few of them."""

    def __init__(self, cards: Cards, nights: int, dice: Dice, rates: Rates) -> None:
        self.cards = cards
        self.nights = nights
        self.dice = dice
        self.rates = rates
        self.filling = Filling(cards, nights, rates)

    def settled(self, mode: Mode) -> Mode:
        """The same mode with everything done that costs nothing and takes nothing away."""
        mode = self.watched(self.bought(mode))
        cards = self.cards
        if cards.effect[mode.item] == GIVES_ENERGY and not self.may_buy(mode) and self.is_stronger(mode):
            mode = self.drunk(mode)
        mode = self.recounted(mode)
        noted = self.needed(mode)
        if noted != mode.noted:
            mode = mode.copy()
            mode.noted = noted
        if self.is_quiet(mode):
            mode = self.merged(mode)
        return mode

    def bought(self, mode: Mode) -> Mode:
        """In a mission an hour matters only to Special Actions: if night and day stay what they are, it is paid at once."""
        if self.rates.free and self.can_buy(mode) and not mode.confronting:
            high = turned_back(mode, self.cards)
            shots = most_shots(mode, self.cards)
            hungry = shots > mode.energy - 1 + mode.hour - 2
            offers = self.cards.for_an_hour
            most = offers[mode.energy] >= max(offers[max(1, mode.energy - shots) : self.drunk_up(mode, mode.energy) + 1])
            harmless = self.is_even(mode.hour - 1 - shots, high) or not self.acting(mode, False)
            helps = high == mode.hour and self.all_work(mode, mode.hour - 1)
            if most and not hungry and (harmless or helps):
                return self.after_buying(mode)
        return mode

    def watched(self, mode: Mode) -> Mode:
        """In a mission the watch helps only Special Actions, or to buy dice: it is put away, or turned back at once."""
        if not has_watch(mode, self.cards) or not self.rates.free or mode.confronting or self.may_buy(mode):
            return mode
        later_hour = turned_back(mode, self.cards)
        shots = most_shots(mode, self.cards)
        if shots >= mode.energy or shots and not self.is_even(mode.hour - shots, later_hour):
            return mode
        if self.is_even(mode.hour, later_hour) or self.all_work(mode, mode.hour):
            after = mode.copy()
            after.item = EMPTY
            return after
        return self.wound(mode) if self.all_work(mode, later_hour) else mode

    def all_work(self, mode: Mode, hour: int) -> bool:
        """Whether all Special Actions to come can be used at this hour."""
        actors = self.actors(mode)
        for detective in range(4):
            if actors >> detective & 1 and self.cards.by_night[detective] != self.filling.is_night(hour):
                return False
        return True

    def actors(self, mode: Mode) -> int:
        """Detectives with Special Actions to come, a bit for each."""
        mine = mode.mine | (mode.aside if may_borrow(mode, self.cards) else 0)
        return sum([1 << detective for detective in range(4) if mine >> detective & 1 and mode.uses[detective]])

    def returns(self, mode: Mode, detective: int) -> bool:
        """Whether a Special Action may be possible, then not, and then again, as the hours pass."""
        if has_watch(mode, self.cards):
            return True
        seen = 0
        low = 0 if mode.confronting else max(0, mode.hour - 2 - most_shots(mode, self.cards))
        for hour in range(mode.hour, low, -1):
            works = self.cards.by_night[detective] == self.filling.is_night(hour)
            if works and seen == 2:
                return True
            seen = 1 if works else min(2, seen * 2)
        return False

    def after_buying(self, mode: Mode) -> Mode:
        after = mode.copy()
        after.bought = self.cards.for_an_hour[mode.energy]
        after.hour -= 1
        return after

    def drunk(self, mode: Mode) -> Mode:
        after = mode.copy()
        after.energy = self.drunk_up(mode, mode.energy)
        after.item = EMPTY
        return after

    def is_stronger(self, mode: Mode) -> bool:
        dice = self.cards.dice
        return mode.energy < MOST_ENERGY and dice[self.drunk_up(mode, mode.energy)] >= dice[mode.energy]

    def drunk_up(self, mode: Mode, energy: int) -> int:
        """What this Energy is after the flask, if there is one."""
        flask = self.cards.effect[mode.item] == GIVES_ENERGY
        return min(MOST_ENERGY, energy + self.cards.amount[mode.item]) if flask else energy

    def wound(self, mode: Mode) -> Mode:
        after = mode.copy()
        after.hour = turned_back(mode, self.cards)
        after.item = EMPTY
        return after

    def can_buy(self, mode: Mode) -> bool:
        return not mode.bought and self.cards.for_an_hour[mode.energy] > 0 and mode.hour > 1

    def may_buy(self, mode: Mode) -> bool:
        """Now or later."""
        if mode.bought or mode.hour == 1 and not has_watch(mode, self.cards):
            return False
        return self.offered(mode, mode.energy) > 0 or self.opens(mode)

    def offered(self, mode: Mode, energy: int) -> int:
        """Dice for an hour with this Energy, before the flask or after it."""
        offers = self.cards.for_an_hour
        return 0 if mode.bought else max(offers[energy], offers[self.drunk_up(mode, energy)])

    def allowed(self, mode: Mode, energy: int) -> int:
        """Yellow dice that there may be in all with this Energy, before the flask: bought first, and then it is drunk."""
        return self.cards.dice[self.drunk_up(mode, energy)] + self.offered(mode, energy)

    def opens(self, mode: Mode) -> bool:
        """Whether Chekhov's Gun, paid with energy, allows more dice, or to buy some where the hour may matter."""
        shots = most_shots(mode, self.cards)
        if not shots:
            return False
        offers, now = self.cards.for_an_hour, self.allowed(mode, mode.energy)
        for energy in range(max(1, mode.energy - shots), mode.energy):
            dearer = not mode.bought and offers[energy] > offers[mode.energy]
            if self.allowed(mode, energy) > now or dearer and self.moves_clock(mode):
                return True
        return False

    def moves_clock(self, mode: Mode) -> bool:
        """Whether hours that Chekhov's Gun is paid with may bring a Special Action, or take it away."""
        shots = most_shots(mode, self.cards)
        if not shots or not self.acting(mode, False):
            return False
        return not self.is_even(mode.hour - 1 - shots, turned_back(mode, self.cards))

    def is_even(self, low: int, high: int) -> bool:
        """Whether it is night at all these hours, or day at all of them."""
        span = ((1 << min(HOURS, high) + 1) - 1) & ~((1 << max(1, low)) - 1)
        return self.nights & span in (0, span)

    def acting(self, mode: Mode, only_wild: bool) -> bool:
        """Whether there are Special Actions to come."""
        actors = self.actors(mode)
        for detective in range(4):
            if actors >> detective & 1 and not (only_wild and self.cards.wild[detective] == BLANK):
                return True
        return False

    def shifts(self, mode: Mode) -> bool:
        """Whether wild icons come or go with the hours that may still pass."""
        if not self.acting(mode, True):
            return False
        low = 1 if mode.confronting else mode.hour - (1 if self.may_buy(mode) else 0) - most_shots(mode, self.cards)
        return not self.is_even(low, turned_back(mode, self.cards))

    def is_quiet(self, mode: Mode) -> bool:
        """Whether the hours do nothing any more but allow so many re-rolls."""
        cards = self.cards
        if self.shifts(mode) or self.may_buy(mode) or cards.effect[mode.item] == GIVES_ENERGY or self.moves_clock(mode):
            return False
        if may_borrow(mode, self.cards) and any([mode.aside >> d & 1 and cards.rerolls[d] for d in range(4)]):
            return False
        moving = mode.confronting or has_watch(mode, cards)
        return not (moving and is_poor(mode, cards))

    def merged(self, mode: Mode) -> Mode:
        """All re-rolls of a yellow die are alike, so only their number counts; without a red or grey die, all of them are."""
        after = mode.copy()
        after.yellows += self.rerolls(mode, has_watch(mode, self.cards))
        if self.dice.count == YELLOW and self.rates.free:
            after.yellows += after.edges + after.coin
            after.edges = after.coin = 0
        uses = [0 if self.cards.rerolls[d] else mode.uses[d] for d in range(4)]
        after.uses = (uses[0], uses[1], uses[2], uses[3])
        if mode.confronting or self.cards.effect[mode.item] == TURNS_BACK:
            hour = 1
            while self.filling.is_night(hour) != self.filling.is_night(mode.hour):
                hour += 1
            after.hour = hour
        if self.cards.effect[mode.item] == TURNS_BACK:
            after.item = EMPTY
        after.confronting = False
        return after

    def rerolls(self, mode: Mode, watch: bool) -> int:
        """Of a yellow die, by Special Action and by hours."""
        most = 0
        for detective in range(4):
            if self.cards.rerolls[detective] and self.filling.works(mode, detective):
                return 1 + self.rerolls(acted(mode, detective), watch)
        if mode.confronting and mode.hour > PRICE:
            most = 1 + self.rerolls(later(mode), watch)
        if watch and mode.hour < HOURS:
            most = max(most, self.rerolls(self.wound(mode), False))
        return most

    def needed(self, mode: Mode) -> tuple[int, ...]:
        """Noted results of which there are more than needed, and that cannot count as anything else, are all alike."""
        found: list[int] = []
        for code in mode.noted:
            icon = code if code < 4 else BLANK
            wild = [d for d in range(4) if (mode.mine | mode.aside) >> d & 1 and self.cards.wild[d] == icon]
            plenty = icon != BLANK and not wild and found.count(icon) >= mode.needs[icon]
            found.append(USELESS if plenty else code)
        return tuple(sorted(found))

    def recounted(self, mode: Mode) -> Mode:
        """What is wild now and may be counted any number of times need not be counted before the end."""
        if any([code >= 4 for code in mode.noted]):
            for d in range(4):
                wild = self.cards.wild[d]
                if wild != BLANK and mode.uses[d] == ALWAYS and self.filling.works(mode, d):
                    codes = [wild if code < USELESS and noted_icon(code) == wild else code for code in mode.noted]
                    mode = mode.copy()
                    mode.noted = tuple(sorted(codes))
        return mode


def acted(mode: Mode, detective: int) -> Mode:
    after = mode.copy()
    after.uses = changed(mode.uses, detective, -1)
    return after


def later(mode: Mode) -> Mode:
    """After a re-roll for two hours."""
    after = mode.copy()
    after.hour -= PRICE
    return after
