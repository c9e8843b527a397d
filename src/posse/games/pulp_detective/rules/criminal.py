"""The confrontation: who the Criminal is, and whether the case is solved."""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, OTHER, SAME, Choice, Effect, Frame
from posse.core.shapes import expect
from posse.games.pulp_detective.rules.common import check_team, drop_out, solved, unsolved
from posse.games.pulp_detective.rules.missions import INVESTIGATION, check_mission, confronted, mission_of
from posse.games.pulp_detective.rules.moves import FIRST, SUSPECT
from posse.games.pulp_detective.rules.state import BEATEN, NOBODY, DetectiveState

SUSPECTS: Final = 6
CONFRONTED: Final = {"Clock": ANY, "Investigate": ANY, "StepAhead": ANY}
"""What the confrontation of partners can lie on."""


class Accuse(Effect[DetectiveState]):
    """The most frequent die icon names the Criminal (PD-177)."""

    on = {}

    def run(self, s: DetectiveState, me: int) -> None:
        s.mission = None
        s.tell("accuse", me)
        suspects = most_frequent(s, me)
        if len(suspects) == 1:
            name_criminal(s, me, suspects[0])
        else:
            s.push(NAME_CRIMINAL, me)


def most_frequent(s: DetectiveState, seat: int) -> list[int]:
    """The suspects to choose from; all of them, if no card has a die icon (PD-178, PD-R57)."""
    counts = s.suspicion(seat)
    most = max(counts[1:])
    return [suspect for suspect in range(1, SUSPECTS + 1) if counts[suspect] == most]


def name_criminal(s: DetectiveState, seat: int, suspect: int) -> None:
    s.tell("criminal", seat, (suspect,))
    if len(s.alive()) > 1 and s.shared:
        s.push(WhoConfronts(suspect), seat)
    else:
        s.push(Confrontation(suspect), seat)


class TeamChoice(Choice[DetectiveState]):
    """Any partner who is on the case may answer; for who is alone, or a rival, it is a choice like any other."""

    def seats(self, s: DetectiveState, me: int) -> list[int]:
        return s.team(me)


class NameCriminal(TeamChoice):
    """On a tie the player chooses, or the team (PD-178, PD-R87)."""

    on = {"Clock": ANY, "Investigate": OTHER, "StepAhead": SAME}

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [SUSPECT + suspect - 1 for suspect in most_frequent(s, seat)]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        name_criminal(s, seat, move - SUSPECT + 1)


class GoesFirst(TeamChoice):
    """The partners choose who goes first."""

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_team(s)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [FIRST, FIRST + 1]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        first = move - FIRST
        s.tell("first", first)
        s.push(self.part(), 1 - first)
        s.push(self.part(), first)

    def part(self) -> Effect[DetectiveState]:
        """What each of them does."""
        raise NotImplementedError(f"{type(self).__name__} has no part()")


class WhoConfronts(GoesFirst):
    """The partners have two chances (PD-264, PD-265)."""

    on = CONFRONTED
    fields = ("suspect",)
    bounds = {"suspect": (1, SUSPECTS)}

    def __init__(self, suspect: int) -> None:
        self.suspect = suspect

    def part(self) -> Effect[DetectiveState]:
        return Confrontation(self.suspect)


class Confrontation(Effect[DetectiveState]):
    """Like an Investigation phase, with dice allowed anew and nothing from edges (PD-R58)."""

    on = CONFRONTED
    fields = ("suspect",)
    bounds = {"suspect": (1, SUSPECTS)}

    def __init__(self, suspect: int) -> None:
        self.suspect = suspect

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_team(s)
        suspect = mission_of(s).suspect
        expect(self.suspect == suspect, "Confrontation: suspect", f"{suspect} for both partners", self.suspect)

    def run(self, s: DetectiveState, me: int) -> None:
        if s.is_out(me):
            return
        s.mission = confronted(s, me, self.suspect)
        s.tell("confronts", me, (self.suspect,))
        s.push(VERDICT, me)
        s.push(INVESTIGATION, me)


class Verdict(Effect[DetectiveState]):
    """Solved, or the Criminal was faster (PD-185, PD-186)."""

    on = {"Confrontation": OTHER, **CONFRONTED}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        check_mission(s, me, True)
        assert below is not None
        name, two = type(below.effect).__name__, s.shared and len(s.alive()) == 2
        expect((name == "Confrontation") == two, "stack", "both partners, one after the other", name)
        own = s.shared or name == "Clock" or (below.me == me) == (name == "StepAhead")
        expect(own, "stack", "the confrontation of the player whose clue led to it", below.me)

    def run(self, s: DetectiveState, me: int) -> None:
        if mission_of(s).met():
            solved(s, me)
        elif not s.shared:
            drop_out(s, me, BEATEN)
        else:
            # PD-R89: the partner who is next may still have the Twist tokens; the others go back (PD-R69)
            s.areas[me].fate = BEATEN
            s.tokens = [NOBODY if holder == me else holder for holder in s.tokens]
            s.tell("out", me, (BEATEN,))
            if not s.alive():
                unsolved(s)


ACCUSE: Final = Accuse()
NAME_CRIMINAL: Final = NameCriminal()
VERDICT: Final = Verdict()
