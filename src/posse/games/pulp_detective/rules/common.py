"""What several phases do: hours and energy spent, players who drop out, objects used up."""

from __future__ import annotations

from typing import Final

from posse.core.shapes import expect
from posse.games.pulp_detective.rules import state as st
from posse.games.pulp_detective.rules.cards import BLANK, EMPTY, GIVES_ENERGY, HOURS, MOST_ENERGY, TURNS_BACK
from posse.games.pulp_detective.rules.state import NOBODY, DetectiveState

HOUR_COSTS: Final[tuple[int, ...]] = (0, 0, 0, 1, 2)
"""Hours that a token costs, by how many the player then holds (PD-142 to PD-144)."""

# -- time and energy ----------------------------------------------------------------------


def lose_hours(s: DetectiveState, seat: int, hours: int) -> None:
    """Moves a Time marker; past hour 1 it is over at once (PD-031), which no price may lead to (PD-R27)."""
    at = s.clock(seat)
    s.hours[at] = max(0, s.hours[at] - hours)
    if s.events is not None:
        s.tell("hours", seat, (hours, s.hours[at]))
    if s.hours[at] == 0:
        if s.shared:
            all_lost(s, st.OUT_OF_TIME)
        else:
            drop_out(s, seat, st.OUT_OF_TIME)


def lose_energy(s: DetectiveState, seat: int) -> None:
    area = s.areas[seat]
    area.energy -= 1
    if s.events is not None:
        s.tell("energy", seat, (-1, area.energy))
    if area.energy == 0:
        drop_out(s, seat, st.OUT_OF_ENERGY)


def gain_energy(s: DetectiveState, seat: int, energy: int) -> None:
    """At most up to 8 (PD-036)."""
    area = s.areas[seat]
    gained = min(energy, MOST_ENERGY - area.energy)
    area.energy += gained
    s.tell("energy", seat, (gained, area.energy))


# -- the end ------------------------------------------------------------------------------


def drop_out(s: DetectiveState, seat: int, fate: int) -> None:
    """The player is off the case; whoever is left plays on (PD-R69, PD-R86)."""
    area = s.areas[seat]
    area.fate = fate
    s.tell("out", seat, (fate,))
    for icon in range(4):
        s.supply[icon] += area.twists[icon]
        area.twists[icon] = 0
    area.object = EMPTY
    s.tokens = [NOBODY if holder == seat else holder for holder in s.tokens]
    alive = s.alive()
    if alive or fate != st.BEATEN:
        s.mission = None
    if alive:
        s.active = alive[0]
    else:
        unsolved(s)


def all_lost(s: DetectiveState, fate: int) -> None:
    s.mission = None
    for seat in s.alive():
        s.areas[seat].fate = fate
    unsolved(s)


def unsolved(s: DetectiveState) -> None:
    """A confrontation that ends the game, won or lost, stays on the table."""
    s.tell("unsolved", NOBODY)
    s.end()


def solved(s: DetectiveState, seat: int) -> None:
    """A win ends the game at once (PD-R70)."""
    s.solver = seat
    s.tell("solved", seat)
    s.end()


def check_team(s: DetectiveState) -> None:
    """In a saved state, for what only two partners do."""
    expect(s.shared and len(s.alive()) == 2, "stack", "this only while both partners are on the case", s.alive())


# -- objects and tokens -------------------------------------------------------------------


def can_use(s: DetectiveState, seat: int) -> bool:
    """Whether the object held is one that helps at any moment (PD-R53), and would."""
    area = s.areas[seat]
    if area.object == EMPTY:
        return False
    effect = s.cards.effect[area.object]
    if effect == GIVES_ENERGY:
        return area.energy < MOST_ENERGY
    return effect == TURNS_BACK and s.hour(seat) < HOURS


def die_of(s: DetectiveState, seat: int) -> int:
    """The red or grey die that the object held gives in this case, or `BLANK` (PD-045)."""
    item = s.areas[seat].object
    return s.cards.object_die[item] if item != s.cards.without[s.case] else BLANK


def use_object(s: DetectiveState, seat: int) -> None:
    area = s.areas[seat]
    amount, effect = s.cards.amount[area.object], s.cards.effect[area.object]
    use_up(s, seat)
    if effect == GIVES_ENERGY:
        gain_energy(s, seat, amount)
        return
    at = s.clock(seat)
    s.hours[at] = min(HOURS, s.hours[at] + amount)  # PD-R51
    s.tell("back", seat, (s.hours[at],))


def use_up(s: DetectiveState, seat: int) -> None:
    area = s.areas[seat]
    s.tell("used", seat, (area.object,))
    area.object = EMPTY


def lose_object(s: DetectiveState, seat: int) -> None:
    area = s.areas[seat]
    if area.object != EMPTY:
        s.tell("lost-object", seat, (area.object,))
        area.object = EMPTY


def spend_twist(s: DetectiveState, seat: int, icon: int) -> None:
    """It goes back to the supply (PD-128)."""
    s.areas[seat].twists[icon] -= 1
    s.supply[icon] += 1
