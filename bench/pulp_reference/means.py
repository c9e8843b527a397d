"""What the player has for a mission, and how the mission stands."""

from __future__ import annotations

from itertools import combinations

from posse.games.pulp_detective.rules.cards import BLANK, COUNTS, DICE, GIVES_DIE, REROLLS, YELLOW, Four
from posse.games.pulp_detective.rules.mission import Mission
from posse.games.pulp_detective.rules.missions import abilities, actor
from posse.games.pulp_detective.rules.moves import NOTES
from posse.games.pulp_detective.rules.state import NOBODY, DetectiveState

from .chances import MANY, NO_DIE, Stand


def at_hand(s: DetectiveState, m: Mission) -> Four:
    """Twist tokens, with the partner's in the confrontation, as far as they are needed."""
    twists, needs = s.areas[m.seat].twists[:], m.needs
    if m.suspect and s.shared:
        for icon in range(4):
            twists[icon] += s.areas[1 - m.seat].twists[icon]
    return (min(twists[0], needs[0]), min(twists[1], needs[1]), min(twists[2], needs[2]), min(twists[3], needs[3]))


def key_at_hand(s: DetectiveState, seat: int) -> int:
    return int(s.cards.effect[s.areas[seat].object] == COUNTS)


def may_act(s: DetectiveState, m: Mission) -> bool:
    """Whether it is night, or day, as when the mission began: the Special Action goes by that hour."""
    return s.night_at(m.hour) == s.is_night(m.seat)


def wild_icon(s: DetectiveState, m: Mission) -> tuple[int, int]:
    """The icon that may count as any, and on how many dice more."""
    if may_act(s, m):
        able = abilities(s, m, m.seat)
        for detective in range(4):
            if able >> detective & 1 and s.cards.wild[detective] != BLANK:
                limit = s.cards.limit[detective]
                return s.cards.wild[detective], limit - s.acted[detective] if limit else MANY
    return BLANK, 0


class Sorted:
    """Which results help, one that may count as any icon, and which are of no use.

    Noted results are counted first: they can no longer be changed.
    """

    def __init__(self, s: DetectiveState, m: Mission) -> None:
        self.lack = [m.needs[icon] - m.added[icon] for icon in range(4)]
        self.useless = 0
        self.joker = NO_DIE
        self.wild, self.most = wild_icon(s, m)
        for at in range(len(m.noted)):
            self.sort(DICE + at, m.noted[at], m.noted_wild[at])
        for die in range(DICE):
            if m.faces[die]:
                self.sort(die, s.cards.faces[die][m.faces[die]], m.wild[die])

    def sort(self, result: int, shown: int, counted: int) -> None:
        icon = counted if counted != BLANK else shown
        if self.lack[icon] > 0:
            self.lack[icon] -= 1
        elif icon == self.wild and counted == BLANK and self.most and self.joker == NO_DIE:
            self.joker = result
        elif result < DICE:
            self.useless |= 1 << result

    def four(self) -> Four:
        """What is missing."""
        lack = self.lack
        return (max(0, lack[0]), max(0, lack[1]), max(0, lack[2]), max(0, lack[3]))


def stand_of(s: DetectiveState, m: Mission) -> Stand:
    found = Sorted(s, m)
    unrolled = sum([1 << die for die in range(YELLOW) if not m.faces[die]])
    rolls = max(0, min(s.allowance(m.seat), YELLOW + NOTES) - m.rolls)
    yellows, colour, coin = yellow_rerolls(s, m), colour_of(s, m), coin_of(s, m)
    return Stand(found.four(), unrolled, found.useless, rolls, m.rerolls, yellows, colour, coin, found.most)


def stands_of(s: DetectiveState, m: Mission) -> list[Stand]:
    """Of dice that show the same icon any may be the one too many, and be rolled again."""
    stand = stand_of(s, m)
    if not stand.useless or not (stand.edges or stand.yellows or stand.coin):
        return [stand]
    return [stand._replace(useless=useless) for useless in spares(s, m, stand.useless)]


def spares(s: DetectiveState, m: Mission, useless: int) -> list[int]:
    """The ways to choose as many dice of no use as these, a bit for each die."""
    found = [useless]
    for icon in range(4):
        alike = [die for die in range(DICE) if shows(s, m, die, icon)]
        all_alike = sum([1 << die for die in alike])
        count = len([die for die in alike if useless >> die & 1])
        if 0 < count < len(alike):
            chosen = [sum([1 << die for die in dice]) for dice in combinations(alike, count)]
            found = [rest & ~all_alike | more for rest in found for more in chosen]
    return found


def shows(s: DetectiveState, m: Mission, die: int, icon: int) -> bool:
    """And counts as nothing else."""
    face = m.faces[die]
    return face > 0 and m.wild[die] == BLANK and s.cards.faces[die][face] == icon


def yellow_rerolls(s: DetectiveState, m: Mission) -> int:
    """By the Special Action, and by hours in the confrontation."""
    hours = by_hours(s.hour(m.seat)) if m.suspect else 0
    return hours + int(may_act(s, m) and actor(s, m, m.seat, BLANK) != NOBODY)


def by_hours(hour: int) -> int:
    """Re-rolls for two hours each; the marker stays on the track (PD-183)."""
    return (hour - 1) // 2


def colour_of(s: DetectiveState, m: Mission) -> int:
    area = s.areas[m.seat]
    if s.cards.effect[area.object] != GIVES_DIE or m.faces[s.cards.object_die[area.object]]:
        return NO_DIE
    return s.cards.object_die[area.object]


def coin_of(s: DetectiveState, m: Mission) -> int:
    item = s.areas[m.seat].object
    return m.coin or (s.cards.amount[item] if s.cards.effect[item] == REROLLS else 0)
