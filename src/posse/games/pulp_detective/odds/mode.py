"""What a player has at hand in a mission besides the dice."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.odds.dice import ONES
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    CHEKHOVS_GUN,
    CLUE,
    DEUS_EX_MACHINA,
    EMPTY,
    HOURS,
    NOTHING,
    REROLLS,
    SIDEKICK,
    TURNS_BACK,
    Cards,
)
from posse.games.pulp_detective.rules.common import HOUR_COSTS, MOST_TWISTS
from posse.games.pulp_detective.rules.mission import Four, Mission, changed
from posse.games.pulp_detective.rules.state import IN_BOX, DetectiveState

ALWAYS: Final = 15
"""Uses of a Special Action without a limit; one that re-rolls dice is taken to do so this often."""
KEPT: Final = 5
"""So many Twist tokens of two partners can lie so that one of them may hold another one for no hour (PD-R45)."""
USELESS: Final = 24
"""A noted result that nobody needs."""
NEVER: Final = 1e9
"""What cannot be filled costs this."""


class Mode:
    """Everything but the dice. Only a new copy is ever changed."""

    def __init__(self) -> None:
        self.confronting = False
        self.clue = False
        """Whether the reward is one, so that an Interrogation helps (PD-235)."""
        self.needs: Four = NOTHING
        """Without what tokens and objects have given."""
        self.hour = 0
        self.energy = 0
        self.bought = 0
        self.edges = 0
        """Re-rolls of any die."""
        self.coin = 0
        """Those of an object in use."""
        self.yellows = 0
        """Re-rolls of a yellow die that cost nothing else any more."""
        self.mine = 0
        """The detectives whose Special Action can be used, a bit for each."""
        self.uses: Four = NOTHING
        """How often this turn, by detective."""
        self.aside = 0
        self.noted: tuple[int, ...] = ()
        """Noted results as `note` gives them, sorted."""
        self.given = 0
        """How many of them are not of yellow dice."""
        self.item = EMPTY
        self.twists: Four = NOTHING
        self.theirs: Four = NOTHING
        """Those of a partner who may pass them on (PD-R89)."""
        self.held = 0
        """Investigation tokens, a bit for each."""
        self.free = 0
        """Those to be had for a Twist token."""
        self.kept = 0
        """Those of them that a partner holds, who keeps the Twist token and passes it back (PD-R74, PD-R89)."""
        self.shots = 0
        """Hours that Chekhov's Gun has cost."""

    def copy(self) -> Mode:
        twin = Mode()
        twin.confronting = self.confronting
        twin.clue = self.clue
        twin.needs = self.needs
        twin.hour = self.hour
        twin.energy = self.energy
        twin.bought = self.bought
        twin.edges = self.edges
        twin.coin = self.coin
        twin.yellows = self.yellows
        twin.mine = self.mine
        twin.uses = self.uses
        twin.aside = self.aside
        twin.noted = self.noted
        twin.given = self.given
        twin.item = self.item
        twin.twists = self.twists
        twin.theirs = self.theirs
        twin.held = self.held
        twin.free = self.free
        twin.kept = self.kept
        twin.shots = self.shots
        return twin

    def key(self) -> tuple[int, int, int]:
        """The same numbers for the same mode."""
        rolls = self.hour | self.energy << 5 | self.bought << 9 | self.edges << 12 | self.coin << 18 | self.yellows << 24
        noted = 1
        for code in self.noted:
            noted = noted << 5 | code
        rolls |= int(self.confronting) << 30 | self.given << 31 | noted << 32
        return (rolls, self.means(), pack(self.needs) << 16 | pack(self.uses))

    def means(self) -> int:
        """What can fill icons, packed; not how often, and not the needs."""
        masks = self.mine | self.aside << 4 | self.held << 8 | self.free << 12 | self.item << 16
        tokens = pack(self.twists) << 19 | pack(self.theirs) << 35 | self.kept << 56
        return masks | tokens | int(self.clue) << 51 | self.shots << 52


def pack(four: Four) -> int:
    return four[0] | four[1] << 4 | four[2] << 8 | four[3] << 12


def note(icon: int, counted: int) -> int:
    """A noted result, and the icon as which it counts."""
    return icon if counted in (BLANK, icon) else 4 + icon * 4 + counted


def noted_icon(code: int) -> int:
    return code if code < 4 else (code - 4) // 4


def noted_as(code: int) -> int:
    return code if code < 4 else code % 4


def icons_of(noted: tuple[int, ...]) -> int:
    """How often each icon was noted, packed."""
    return sum([ONES[noted_as(code)] for code in noted if code != USELESS])


def mode_of(s: DetectiveState, m: Mission) -> Mode:
    """How it stands now."""
    area, cards, seat = s.areas[m.seat], s.cards, m.seat
    mode = Mode()
    mode.confronting = m.suspect > 0
    mode.clue = m.reward & CLUE > 0
    needs = [max(0, m.needs[icon] - m.added[icon]) for icon in range(4)]
    mode.needs = (needs[0], needs[1], needs[2], needs[3])
    mode.hour = s.hour(seat)
    mode.energy, mode.bought, mode.item = area.energy, area.bought, area.object
    mode.edges = m.rerolls
    mode.coin = m.coin or (cards.amount[area.object] if cards.effect[area.object] == REROLLS else 0)
    mode.mine = m.borrowed | 1 << area.detective
    left = [max(0, cards.limit[d] - s.acted[d]) if cards.limit[d] else ALWAYS for d in range(4)]
    mode.uses = (left[0], left[1], left[2], left[3])
    mode.noted = tuple(sorted([note(m.noted[at], m.noted_wild[at]) for at in range(len(m.noted))]))
    mode.twists = tuple(area.twists)
    if s.players == 2:
        mode.aside = s.aside
        for token in range(4):
            if s.tokens[token] == seat:
                mode.held |= 1 << token
            elif s.tokens[token] != IN_BOX:
                mode.free |= 1 << token
        if m.suspect and s.shared:
            mode.theirs = tuple(s.areas[1 - seat].twists)
            mode.kept = sum([1 << token for token in range(4) if s.tokens[token] == 1 - seat])
    return mode


def with_tokens(mode: Mode, tokens: int) -> Mode:
    """The same with only these Investigation tokens, a bit for each."""
    after = mode.copy()
    after.held &= tokens
    after.free &= tokens
    after.kept &= tokens
    return after


def spent(mode: Mode) -> Mode:
    """The same with Twist tokens in their places: where there is nothing else to be had for them, they can only help."""
    after = mode.copy()
    needs = [max(0, mode.needs[icon] - mode.twists[icon]) for icon in range(4)]
    after.needs = (needs[0], needs[1], needs[2], needs[3])
    after.twists = NOTHING
    return after


class Rates:
    """What winning, losing and what is spent are worth; by default it is only the chance that counts."""

    def __init__(self) -> None:
        self.win = 1.0
        self.lose = 0.0
        self.saved = 0.0
        """Losing with three identical icons."""
        self.twists: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
        self.key = 0.0
        self.coin = 0.0
        self.colour = 0.0
        """To use the red or grey die."""
        self.hour = 0.0
        self.token = 0.0
        """To use an Investigation token."""
        self.free = True
        """Whether nothing costs anything."""


def is_stuck(mode: Mode) -> bool:
    """Whether both partners have all the Twist tokens they can, so that none can be passed on."""
    return sum(mode.theirs) == MOST_TWISTS and sum(mode.twists) == MOST_TWISTS


def all_twists(mode: Mode) -> int:
    """How many Twist tokens there are, with those of a partner."""
    return sum(mode.twists) + sum(mode.theirs)


def at_hand(mode: Mode, icon: int) -> int:
    """Twist tokens of this icon that can be spent now."""
    return mode.twists[icon] if is_stuck(mode) else mode.twists[icon] + mode.theirs[icon]


def placed(mode: Mode, icon: int) -> Mode:
    """A Twist token fills an icon of its own."""
    after = spend(mode, icon)
    after.needs = changed(after.needs, icon, -1)
    return after


def most_shots(mode: Mode, cards: Cards) -> int:
    """How often Chekhov's Gun can be used at most: each time for a Twist token, and for another one that pays for it."""
    if not (mode.held | mode.free) >> CHEKHOVS_GUN & 1:
        return 0
    icon = cards.token_icon[CHEKHOVS_GUN]
    once = (mode.held | mode.kept) >> CHEKHOVS_GUN & 1  # the first time it costs nothing
    tokens = (all_twists(mode) + once) // 2
    return min(tokens, mode.twists[icon] + mode.theirs[icon] + once, sum(mode.needs))


def is_poor(mode: Mode, cards: Cards) -> bool:
    """Whether there may be too little Energy for all shots, so that hours have to be paid."""
    return most_shots(mode, cards) >= mode.energy


def spend(mode: Mode, icon: int) -> Mode:
    """A Twist token less, the own one first."""
    after = mode.copy()
    if after.twists[icon]:
        after.twists = changed(after.twists, icon, -1)
    else:
        after.theirs = changed(after.theirs, icon, -1)
    return after


def used(mode: Mode, token: int) -> Mode:
    """Back in the supply, from where it can be taken again (PD-232)."""
    after = mode.copy()
    after.held &= ~(1 << token)
    after.free |= 1 << token
    return after


def shot(mode: Mode, held: int, icon: int) -> Mode:
    """At the end: paid with energy where that is possible."""
    after = spend(used(mode, CHEKHOVS_GUN), held)
    if after.energy > 1:
        after.energy -= 1
    else:
        after.shots += 1
    after.needs = changed(after.needs, icon, -1)
    return after


def shot_for(mode: Mode, held: int, icon: int, energy: int, hours: int) -> Mode:
    """While there is something to come for which the energy or the hour matters."""
    after = spend(used(mode, CHEKHOVS_GUN), held)
    after.energy -= energy
    after.hour -= hours
    after.needs = changed(after.needs, icon, -1)
    return after


def borrowed(mode: Mode, detective: int) -> Mode:
    after = used(mode, SIDEKICK)
    after.aside &= ~(1 << detective)
    after.mine |= 1 << detective
    return after


def can_turn(mode: Mode, cards: Cards) -> bool:
    """Whether Deus ex Machina is at hand."""
    if mode.held >> DEUS_EX_MACHINA & 1:
        return True
    icon = cards.token_icon[DEUS_EX_MACHINA]
    return mode.free >> DEUS_EX_MACHINA & 1 == 1 and at_hand(mode, icon) > 0


def may_borrow(mode: Mode, cards: Cards) -> bool:
    """Whether a Sidekick is at hand, and somebody to be one."""
    if not mode.aside:
        return False
    icon = cards.token_icon[SIDEKICK]
    return mode.held >> SIDEKICK & 1 == 1 or mode.free >> SIDEKICK & 1 == 1 and at_hand(mode, icon) > 0


def has_watch(mode: Mode, cards: Cards) -> bool:
    return cards.effect[mode.item] == TURNS_BACK and mode.hour < HOURS


def turned_back(mode: Mode, cards: Cards) -> int:
    """The hour, after the watch was turned back if there is one."""
    return min(HOURS, mode.hour + cards.amount[mode.item]) if has_watch(mode, cards) else mode.hour


# -- whether there is more to it -------------------------------------------------------------


def acting(mode: Mode, cards: Cards) -> list[int]:
    """The detectives whose Special Action may be used, those that can be borrowed included."""
    mine = mode.mine | (mode.aside if may_borrow(mode, cards) else 0)
    return [detective for detective in range(4) if mine >> detective & 1]


def may_be_more(s: DetectiveState, m: Mission, mode: Mode) -> bool:
    """Whether there may be a better way to play than those that are looked for: dice that are rolled again for ever, or counted
    again, both only with edited decks; or what a partner pays hours for."""
    endless = [s.cards.rerolls[detective] and mode.uses[detective] == ALWAYS for detective in acting(mode, s.cards)]
    return True in endless or may_count_again(s, m, mode) or s.shared and may_pay(s, m, mode)


def may_count_again(s: DetectiveState, m: Mission, mode: Mode) -> bool:
    """Whether a result that was counted as another icon, or has to be before night or day comes, may be counted once more by a
    Special Action with a limit."""
    counted = any([icon != BLANK for icon in tuple(m.wild) + m.noted_wild])
    for detective in acting(mode, s.cards):
        wild = s.cards.wild[detective]
        often = s.cards.limit[detective] > 1 or s.cards.wild.count(wild) > 1
        if wild != BLANK and often and 0 < mode.uses[detective] < ALWAYS and (counted or is_mixed(s, mode, 1)):
            return True
    return False


def is_mixed(s: DetectiveState, mode: Mode, low: int) -> bool:
    """Whether there is night and day from this hour up to the highest that may come."""
    nights = [s.night_at(hour) for hour in range(max(1, low), turned_back(mode, s.cards) + 1)]
    return True in nights and False in nights


def may_pay(s: DetectiveState, m: Mission, mode: Mode) -> bool:
    """Whether it may help that a partner pays hours to keep a Twist token (PD-R74): it can be passed back in a confrontation
    (PD-R89), and the clock that both share may bring night or day."""
    other = 1 - m.seat
    asked = [token for token in range(4) if s.tokens[token] == other and at_hand(mode, s.cards.token_icon[token])]
    most = all_twists(mode) if m.suspect else s.areas[other].held() + 1
    if not asked or not HOUR_COSTS[min(MOST_TWISTS, most)]:
        return False
    low = 1 if m.suspect else mode.hour - 1 - most_shots(mode, s.cards) - HOUR_COSTS[MOST_TWISTS] * len(asked)
    acts = sum([mode.uses[detective] for detective in acting(mode, s.cards)]) > 0
    return m.suspect > 0 and most > KEPT or acts and is_mixed(s, mode, low)
