"""How a greedy player uses Investigation tokens: when the dice are done and one token would still save the mission.

A token that is held comes for nothing; another is taken if the Twist token is there and the mission then succeeds.
Between rivals Chekhov's Gun is taken for its own sake as well: to draw, investigate and confront first is worth a token.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from posse.games.pulp_detective.bots.chances import short_of
from posse.games.pulp_detective.bots.means import Sorted, key_at_hand, may_act, wild_icon
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    CHEKHOVS_GUN,
    CLUE,
    DEUS_EX_MACHINA,
    DICE,
    INTERROGATION,
    SIDEKICK,
)
from posse.games.pulp_detective.rules.mission import Four, Mission, changed
from posse.games.pulp_detective.rules.missions import FLIPS
from posse.games.pulp_detective.rules.moves import (
    BORROW_ABILITY,
    DONE,
    ENERGY_SHOT,
    FINISH,
    FLIP,
    GAIN,
    GUN,
    HOUR_SHOT,
    INTERROGATE,
    TAKE,
)
from posse.games.pulp_detective.rules.state import DetectiveState

NO_MOVE: Final = -1
ORDER: Final = (INTERROGATION, DEUS_EX_MACHINA, SIDEKICK, CHEKHOVS_GUN)
"""The gun last: it has to be paid for."""
ENOUGH_ENERGY: Final = 5
"""From here on the gun is paid with energy, below with an hour."""
FAR: Final = 4
"""Hours."""


def trick(s: DetectiveState, m: Mission, options: list[int]) -> int:
    """The next step towards a token that saves the mission, or the end of it."""
    twists = tuple(s.areas[m.seat].twists)
    for token in ORDER:
        held = s.tokens[token] == m.seat
        if held or TAKE + token in options:
            move = saved_by(s, m, token, twists if held else changed(twists, s.cards.token_icon[token], -1))
            if move != NO_MOVE:
                return move if held else TAKE + token
    return FINISH


def wants_lead(s: DetectiveState, seat: int) -> bool:
    """Whether a rival is active instead (PD-205)."""
    return s.players == 2 and not s.shared and s.active != seat and len(s.alive()) == 2


def take_lead(s: DetectiveState, m: Mission, options: list[int]) -> int:
    """At the end of a mission the gun, if it can be had and there will be another turn (PD-239)."""
    gun, clues = TAKE + CHEKHOVS_GUN, s.areas[m.seat].clues
    last = m.suspect > 0 or m.reward & CLUE > 0 and clues + 1 >= s.needed_clues() and m.met()
    return gun if wants_lead(s, m.seat) and gun in options and not last and not can_wait(s, m.seat) else FINISH


def can_wait(s: DetectiveState, seat: int) -> bool:
    """Red, who had the lead first, does not fight for it as long as the own hours are far."""
    return seat == 0 and hours_to_come(s, seat) >= FAR


def hours_to_come(s: DetectiveState, seat: int) -> int:
    """Until the Special Action can be used; none if it can be now, or never will."""
    own, now = s.cards.by_night[s.areas[seat].detective], s.hour(seat)
    for hour in range(now, 0, -1):
        if s.night_at(hour) == own:
            return now - hour
    return 0


def token_for_lead(s: DetectiveState, seat: int, moves: list[int]) -> int:
    """The Twist token that pays for the gun, if it is offered and not held yet."""
    icon = s.cards.token_icon[CHEKHOVS_GUN]
    wanted = wants_lead(s, seat) and not s.areas[seat].twists[icon] and s.areas[seat].held() < 2
    return GAIN + icon if wanted and GAIN + icon in moves else NO_MOVE


def saved_by(s: DetectiveState, m: Mission, token: int, twists: Four) -> int:
    """The move with this token after which the mission can be fulfilled with these Twist tokens."""
    if token == INTERROGATION:
        return ignore(s, m, twists) if m.reward & CLUE else NO_MOVE
    if token == DEUS_EX_MACHINA:
        dice = flips(s, m, twists, FLIPS, 0)
        return FLIP + dice[0] if dice else NO_MOVE
    if token == SIDEKICK:
        return sidekick(s, m, twists)
    return shot(s, m, twists) if m.suspect or m.reward & CLUE else NO_MOVE


def missing(m: Mission) -> Four:
    return tuple(m.missing())


def ignore(s: DetectiveState, m: Mission, twists: Four) -> int:
    lack = missing(m)
    for icon in range(4):
        if lack[icon] and short_of(changed(lack, icon, -1), twists) <= key_at_hand(s, m.seat):
            return INTERROGATE + icon
    return NO_MOVE


def flips(s: DetectiveState, m: Mission, twists: Four, most: int, turned: int) -> tuple[int, ...]:
    """The fewest dice to turn, or none if that does not help."""
    dice = [die for die in range(DICE) if m.faces[die] and not turned >> die & 1]
    keys = key_at_hand(s, m.seat)
    for count in range(1, most + 1):
        for chosen in combinations(dice, count):
            if short_of(missing(with_flips(s, m, chosen)), twists) <= keys:
                return chosen
    return ()


def with_flips(s: DetectiveState, m: Mission, dice: tuple[int, ...]) -> Mission:
    twin = m.copy()
    for die in dice:
        twin.lay(s.cards, die, 7 - twin.faces[die])
    return twin


def next_flip(s: DetectiveState, most: int, turned: int) -> int:
    """Another die to turn, if it takes more than one."""
    m = s.mission
    assert m is not None
    twists = tuple(s.areas[m.seat].twists)
    if short_of(missing(m), twists) <= key_at_hand(s, m.seat):
        return DONE
    dice = flips(s, m, twists, most, turned)
    return FLIP + dice[0] if dice else DONE


def sidekick(s: DetectiveState, m: Mission, twists: Four) -> int:
    """A detective for whom enough dice are wild."""
    if not may_act(s, m) or wild_icon(s, m)[0] != BLANK:
        return NO_MOVE
    useless = Sorted(s, m).useless
    short = short_of(missing(m), twists) - key_at_hand(s, m.seat)
    for detective in range(4):
        wild = s.cards.wild[detective]
        if s.aside >> detective & 1 and wild != BLANK and s.cards.by_night[detective] == s.is_night(m.seat):
            dice = [die for die in range(DICE) if useless >> die & 1 and s.cards.faces[die][m.faces[die]] == wild]
            if short <= min(len(dice), s.cards.limit[detective] or DICE):
                return BORROW_ABILITY + detective
    return NO_MOVE


def shot(s: DetectiveState, m: Mission, twists: Four) -> int:
    """One Twist token as the icon that is missing."""
    area, lack, keys = s.areas[m.seat], missing(m), key_at_hand(s, m.seat)
    paid = ENERGY_SHOT if area.energy >= ENOUGH_ENERGY or s.hour(m.seat) == 1 else HOUR_SHOT
    if paid == ENERGY_SHOT and area.energy == 1:
        return NO_MOVE
    for held in range(4):
        for icon in range(4):
            if twists[held] and lack[icon] and short_of(changed(lack, icon, -1), changed(twists, held, -1)) <= keys:
                return GUN + paid * 16 + held * 4 + icon
    return NO_MOVE
