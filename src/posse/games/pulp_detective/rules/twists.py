"""Twist tokens gained: by failure, or for an Investigation token that another player takes."""

from __future__ import annotations

from typing import Final

from posse.core.choice import OTHER, SAME, Choice, Frame
from posse.core.native import i64
from posse.core.shapes import expect
from posse.games.pulp_detective.rules.cards import MOST_TWISTS
from posse.games.pulp_detective.rules.common import HOUR_COSTS, lose_hours, spend_twist
from posse.games.pulp_detective.rules.mission import kinds
from posse.games.pulp_detective.rules.moves import DECLINE, GAIN, SWAP, moves_by_mask
from posse.games.pulp_detective.rules.state import DetectiveState

GAINS: Final = moves_by_mask(GAIN, 4, 4)
SWAPS: Final = [
    [
        [SWAP + own * 4 + icon for own in range(4) if held >> own & 1 for icon in range(4) if offered >> icon & 1 and icon != own]
        for offered in range(16)
    ]
    for held in range(16)
]
"""The moves by icons held and icons offered, a bit for each; never changed."""


def offer_twist(s: DetectiveState, seat: int, icons: i64) -> None:
    """Asks which token is kept, if any can be."""
    if len(twists_for(s, seat, icons)) > 1:
        s.push(GAIN_TWIST[icons], seat)


def affordable(s: DetectiveState, seat: int, held: int) -> bool:
    """Whether the hours for so many tokens are there (PD-R27)."""
    return held <= MOST_TWISTS and s.hour(seat) > HOUR_COSTS[held]


def twists_for(s: DetectiveState, seat: int, icons: i64) -> list[int]:
    """A token more, or one for another; or none (PD-R45, PD-R46)."""
    area = s.areas[seat]
    held, offered = area.held(), icons & kinds(s.supply)
    found = GAINS[offered][:] if affordable(s, seat, held + 1) else []
    if held and affordable(s, seat, held):
        found += SWAPS[kinds(area.twists)][offered]
    found.append(DECLINE)
    return found


class GainTwist(Choice[DetectiveState]):
    """Keeping a third or a fourth token is a choice, and costs hours (PD-143 to PD-145)."""

    on = {"Investigation": OTHER, "Over": SAME}
    fields = ("icons",)
    bounds = {"icons": (1, 15)}

    def __init__(self, icons: int) -> None:
        self.icons = icons
        """The icons to choose from, a bit for each."""

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        expect(s.cards.twists[s.case], "GainTwist", "a case with Twist tokens", s.case)
        failed = below is None or below.me != me or s.mission is not None and not s.mission.met()
        expect(failed, "stack", "a Twist token for a mission that failed", self.icons)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return twists_for(s, seat, self.icons)

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == DECLINE:
            s.tell("no-twist", seat)
            return
        icon = move - GAIN
        if move >= SWAP:
            spend_twist(s, seat, (move - SWAP) // 4)
            icon = (move - SWAP) % 4
        area = s.areas[seat]
        s.supply[icon] -= 1
        area.twists[icon] += 1
        if s.events is not None:
            s.tell("gained-twist", seat, (icon,))
        cost = HOUR_COSTS[area.held()]
        if cost:
            lose_hours(s, seat, cost)


GAIN_TWIST: Final = [GainTwist(icons) for icons in range(16)]
