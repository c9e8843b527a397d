"""Makes modes alike that have the same odds, so that there are few of them: whatever costs nothing is done at once."""

from __future__ import annotations

from posse.games.pulp_detective.odds.dice import USELESS, noted_icon
from posse.games.pulp_detective.odds.mode import ALWAYS, Mode
from posse.games.pulp_detective.rules.cards import BLANK, EMPTY, HOURS, MOST_ENERGY, TURNS_BACK


def settled(mode: Mode, all_yellow: bool) -> Mode:
    """The same mode with everything done that costs nothing and takes nothing away."""
    mode = watched(bought(mode))
    dice = mode.cards.dice
    stronger = mode.energy < MOST_ENERGY and dice[mode.drunk_up(mode.energy)] >= dice[mode.energy]
    if mode.has_flask() and not mode.may_buy() and stronger:
        mode = mode.drunk()
    mode = recounted(mode)
    noted = needed(mode)
    if noted != list(mode.noted):
        mode = mode.noting(noted)
    return merged(mode, all_yellow) if is_quiet(mode) else mode


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


def watched(mode: Mode) -> Mode:
    """In a mission the watch helps only Special Actions, or to buy dice: it is put away, or turned back at once."""
    if not mode.has_watch() or mode.confronting or mode.may_buy():
        return mode
    high, shots = mode.latest(), mode.most_shots()
    if shots >= mode.energy or shots and not mode.is_even(mode.hour - shots, high):
        return mode
    if mode.is_even(mode.hour, high) or mode.all_work(mode.hour):
        after = mode.copy()
        after.item = EMPTY
        return after
    return mode.wound() if mode.all_work(high) else mode


def recounted(mode: Mode) -> Mode:
    """What is wild now and may be counted any number of times need not be counted before the end."""
    if any([code >= 4 for code in mode.noted]):
        for d in mode.wild_now():
            if mode.uses[d] == ALWAYS:
                wild = mode.cards.wild[d]
                mode = mode.noting([wild if code < USELESS and noted_icon(code) == wild else code for code in mode.noted])
    return mode


def needed(mode: Mode) -> list[int]:
    """Noted results of which there are more than needed, and that cannot count as anything else, are all alike."""
    found: list[int] = []
    for code in mode.noted:
        icon = code if code < 4 else BLANK
        wild = [d for d in range(4) if (mode.mine | mode.aside) >> d & 1 and mode.cards.wild[d] == icon]
        plenty = icon != BLANK and not wild and found.count(icon) >= mode.needs[icon]
        found.append(USELESS if plenty else code)
    return sorted(found)


def is_quiet(mode: Mode) -> bool:
    """Whether the hours do nothing any more but allow so many re-rolls."""
    if mode.shifts() or mode.may_buy() or mode.has_flask() or mode.moves_clock():
        return False
    if mode.may_borrow() and any([mode.aside >> d & 1 and mode.cards.rerolls[d] for d in range(4)]):
        return False
    return not ((mode.confronting or mode.has_watch()) and mode.is_poor())


def merged(mode: Mode, all_yellow: bool) -> Mode:
    """All re-rolls of a yellow die are alike, so only their number counts; without a red or grey die, all of them are."""
    cards, after = mode.cards, mode.copy()
    after.yellows += rerolls(mode, mode.has_watch())
    if all_yellow:
        after.yellows += after.edges + after.coin
        after.edges = after.coin = 0
    after.uses = tuple([0 if cards.rerolls[d] else mode.uses[d] for d in range(4)])
    watch = cards.effect[mode.item] == TURNS_BACK
    if mode.confronting or watch:
        after.hour = 1
        while mode.is_night(after.hour) != mode.is_night(mode.hour):
            after.hour += 1
    if watch:
        after.item = EMPTY
    after.confronting = False
    return after


def rerolls(mode: Mode, watch: bool) -> int:
    """Of a yellow die, by Special Action and by hours."""
    for detective in range(4):
        if mode.cards.rerolls[detective] and mode.works(detective):
            return 1 + rerolls(mode.acted(detective), watch)
    most = 1 + rerolls(mode.later(), watch) if mode.can_reroll_for_hours() else 0
    if watch and mode.hour < HOURS:
        most = max(most, rerolls(mode.wound(), False))
    return most
