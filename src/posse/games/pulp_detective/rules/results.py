"""How a mission begins and what it brings: upkeep, rewards, penalties, a Twist token, a step ahead."""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, OTHER, SAME, Choice, Effect, Frame
from posse.core.events import only
from posse.core.shapes import expect
from posse.games.pulp_detective.rules.cards import ALL_YELLOW, BLANK, CLUE, EMPTY, ENERGY, MOST_ENERGY, OBJECT, TIME
from posse.games.pulp_detective.rules.common import check_team, gain_energy, lose_energy, lose_hours, lose_object, spend_twist
from posse.games.pulp_detective.rules.criminal import ACCUSE, TeamChoice
from posse.games.pulp_detective.rules.mission import kinds
from posse.games.pulp_detective.rules.missions import INVESTIGATION, begun, check_mission, mission_of
from posse.games.pulp_detective.rules.moves import ACCEPT, DECLINE, LOOK, LOSE, PAY, TO
from posse.games.pulp_detective.rules.state import NO_CARD, DetectiveState
from posse.games.pulp_detective.rules.twists import offer_twist

OBJECTS: Final = 6
ALL_OBJECTS: Final = (2 << OBJECTS) - 2
"""A bit for each."""


class Investigate(Effect[DetectiveState]):
    """The line is the one for the hour at which the mission begins (PD-R25)."""

    on = {"Clock": ANY, "Investigate": OTHER}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        under = below.below if below is not None else None
        expect(under is None or not isinstance(under.effect, Investigate), "stack", "one Investigate for each player", "more")

    def run(self, s: DetectiveState, me: int) -> None:
        area = s.areas[me]
        card = area.card
        if s.is_out(me) or card == NO_CARD:
            return
        mission = begun(s, me, card, area.matches, s.hour(me))
        s.mission = mission
        if s.events is not None:
            s.tell("mission", me, (card, mission.line))
        s.push(RESOLVE, me)
        s.push(INVESTIGATION, me)


class Resolve(Effect[DetectiveState]):
    """First what the red or grey die costs, then the result (PD-R40)."""

    on = {"Clock": ANY, "Investigate": OTHER}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_mission(s, me, False)

    def run(self, s: DetectiveState, me: int) -> None:
        if mission_of(s).rolled > ALL_YELLOW:
            if s.areas[me].held():
                s.push(OUTCOME, me)
                s.push(UPKEEP, me)
                return
            lose_object(s, me)
        OUTCOME.run(s, me)


class Upkeep(Choice[DetectiveState]):
    """Any Twist token keeps the object, else it is lost (PD-113, PD-114)."""

    on = {"Outcome": SAME}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        die = s.cards.object_die[s.areas[me].object]
        fits = die != BLANK and mission_of(s).faces[die] > 0 and s.areas[me].held() > 0
        expect(fits, "Upkeep", "the die of the object on the table, and a Twist token", die)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        found = [PAY + icon for icon in range(4) if s.areas[seat].twists[icon]]
        found.append(LOSE)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == LOSE:
            lose_object(s, seat)
        else:
            spend_twist(s, seat, move - PAY)
            s.tell("kept-object", seat, (s.areas[seat].object, move - PAY))


class Outcome(Resolve):
    """Rewards or penalties in a fixed order, the last pushed first (PD-R48)."""

    def run(self, s: DetectiveState, me: int) -> None:
        m = mission_of(s)
        s.push(OVER, me)
        if m.met():
            s.tell("success", me)
            s.push(STEP_AHEAD, me)
            if m.reward & CLUE:
                s.push(CLUE_REWARD, me)
            if m.reward & ENERGY:
                s.push(ENERGY_REWARD, me)
            if m.reward & OBJECT:
                s.push(OBJECT_REWARD, me)
        else:
            s.tell("failure", me)
            penalise(s, me)


class Over(Effect[DetectiveState]):
    """The dice are taken up again."""

    on = {"Clock": ANY, "Investigate": OTHER}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        if s.mission is not None and not s.mission.suspect:
            check_mission(s, me, False)

    def run(self, s: DetectiveState, me: int) -> None:
        s.mission = None


# -- rewards ------------------------------------------------------------------------------


def check_reward(s: DetectiveState) -> None:
    """Rewards are for a mission that is fulfilled."""
    m = s.mission
    met = m is not None and not m.suspect and m.met()
    expect(met, "stack", "rewards for a mission that is fulfilled, and for no other", "others")


ON_REWARDS: Final = {"StepAhead": SAME, "ClueReward": SAME, "EnergyReward": SAME}


class ObjectReward(Effect[DetectiveState]):
    """What the discard pile names may be taken; the cards stay where they are (PD-146 to PD-149)."""

    on = {}

    def run(self, s: DetectiveState, me: int) -> None:
        found = s.found_object()
        s.tell("found", me, (found,))
        if found == EMPTY:
            return
        any_other = ALL_OBJECTS & ~(1 << found)
        offer = OfferObject(any_other if found == s.cards.without[s.case] else 1 << found)  # PD-046
        if len(offer.options(s, me)) > 1:
            s.push(offer, me)


class OfferObject(TeamChoice):
    """The object may be declined (PD-150)."""

    on = ON_REWARDS
    fields = ("objects",)
    bounds = {"objects": (2, ALL_OBJECTS)}

    def __init__(self, objects: int) -> None:
        self.objects = objects
        """What can be taken, a bit for each."""

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_reward(s)
        there = ALL_OBJECTS & ~(1 << s.cards.without[s.case])
        fits = self.objects == there or self.objects & there and self.objects.bit_count() == 1
        expect(fits, "OfferObject: objects", "one, or all that are in this case", self.objects)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        found = [
            ACCEPT + item - 1
            for item in range(1, OBJECTS + 1)
            if self.objects >> item & 1 and any([s.areas[other].object != item for other in s.team(seat)])
        ]
        found.append(DECLINE)
        return found

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == DECLINE:
            s.tell("declined", seat)
            return
        item = move - ACCEPT + 1
        takers = [other for other in s.team(seat) if s.areas[other].object != item]
        if len(takers) > 1:
            s.push(Recipient(item), seat)
        else:
            take_object(s, takers[0], item)


def take_object(s: DetectiveState, seat: int, item: int) -> None:
    """It replaces the one held before (PD-151)."""
    lose_object(s, seat)
    s.areas[seat].object = item
    s.tell("object", seat, (item,))


class Recipient(TeamChoice):
    """One of the partners gets it, whoever earned it (PD-R82)."""

    on = {"StepAhead": ANY, "ClueReward": ANY, "EnergyReward": ANY}
    fields = ("item",)
    bounds = {"item": (EMPTY, OBJECTS)}

    def __init__(self, item: int) -> None:
        self.item = item
        """The object, or `EMPTY` for energy."""

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_reward(s)
        check_team(s)
        expect(self.item == EMPTY or self.item != s.cards.without[s.case], "Recipient: item", "one in this case", self.item)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [TO + other for other in s.alive()]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if self.item == EMPTY:
            gain_energy(s, move - TO, 1)
        else:
            take_object(s, move - TO, self.item)


class EnergyReward(Effect[DetectiveState]):
    """One step up, if possible (PD-153, PD-255)."""

    on = {"StepAhead": SAME, "ClueReward": SAME}

    def run(self, s: DetectiveState, me: int) -> None:
        takers = [seat for seat in s.team(me) if s.areas[seat].energy < MOST_ENERGY]
        if len(takers) > 1:
            s.push(Recipient(EMPTY), me)
        elif takers:
            gain_energy(s, takers[0], 1)


class ClueReward(Effect[DetectiveState]):
    """The last clue leads straight to the Criminal (PD-155, PD-R29)."""

    on = {"StepAhead": SAME}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_reward(s)

    def run(self, s: DetectiveState, me: int) -> None:
        clues = s.areas[me].clues + 1
        for seat in range(s.players):
            if seat == me or s.shared:  # PD-256
                s.areas[seat].clues = clues
        s.tell("clue", me, (clues,))
        if clues >= s.needed_clues():
            s.push(ACCUSE, me)


class StepAhead(Effect[DetectiveState]):
    """A die that did not have to be rolled lets its player look at the next card (PD-168)."""

    on = {"Over": SAME}

    def run(self, s: DetectiveState, me: int) -> None:
        # an empty pile has no first card, and who has seen it need not look again
        if not s.is_out(me) and mission_of(s).spares_a_die() and s.pile and not s.peeked >> me & 1:
            s.push(LOOK_AHEAD, me)


class LookAhead(Choice[DetectiveState]):
    """It stays where it is (PD-170); partners may both see it (PD-R84)."""

    on = {"Over": SAME}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_reward(s)
        expect(len(s.pile) > 0, "LookAhead", "a card to look at", s.pile)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [LOOK, DECLINE]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == LOOK:
            s.fix()
            s.peeked |= sum([1 << other for other in s.team(seat)])
            s.tell("looked", seat)
            for other in s.team(seat):
                s.tell("next-card", other, (s.pile[-1],), only(other))


# -- penalties ----------------------------------------------------------------------------


def penalise(s: DetectiveState, seat: int) -> None:
    """Three identical icons on yellow dice save object and energy, not time (PD-159 to PD-162)."""
    m = mission_of(s)
    saved = m.penalty & (OBJECT | ENERGY) != 0 and m.is_protected(s.cards)
    if saved:
        s.tell("saved", seat)
    if m.penalty & OBJECT and not saved:
        lose_object(s, seat)
    if m.penalty & ENERGY and not saved:
        lose_energy(s, seat)
    if m.penalty & TIME and not s.is_out(seat):
        lose_hours(s, seat, 1)
    if s.cards.twists[s.case] and not s.is_out(seat):
        offer_twist(s, seat, kinds(m.shown(s.cards)))  # PD-R44: after the penalties


INVESTIGATE: Final = Investigate()
RESOLVE: Final = Resolve()
UPKEEP: Final = Upkeep()
OUTCOME: Final = Outcome()
OVER: Final = Over()
OBJECT_REWARD: Final = ObjectReward()
ENERGY_REWARD: Final = EnergyReward()
CLUE_REWARD: Final = ClueReward()
STEP_AHEAD: Final = StepAhead()
LOOK_AHEAD: Final = LookAhead()
