"""The course of the game: what is chosen before it, turn by turn, and Phase 3."""

from __future__ import annotations

from typing import Final

from posse.core.choice import ANY, BOTTOM, OTHER, SAME, Choice, Effect, Frame
from posse.core.shapes import expect
from posse.games.pulp_detective.rules.cards import LEVELS, TURNS_BACK
from posse.games.pulp_detective.rules.common import all_lost, can_use, lose_hours, use_object
from posse.games.pulp_detective.rules.moves import CASE, DECLINE, DETECTIVE, LEVEL, USE
from posse.games.pulp_detective.rules.results import INVESTIGATE
from posse.games.pulp_detective.rules.state import NO_CARD, NOBODY, NOBODY_ACTED, OUT_OF_TIME, DetectiveState
from posse.games.pulp_detective.rules.story import ALONE, LEADING, OTHER_STORY, PLACING, TEAM_STORY, draw

# -- before the game ----------------------------------------------------------------------


class ChooseDetective(Choice[DetectiveState]):
    """A card of the own colour (PD-003, PD-191)."""

    on = {"Begin": ANY, "ChooseLevel": ANY, "ChooseCase": ANY, "ChooseDetective": OTHER}
    fields = ("blue",)
    bounds = {"blue": (False, True)}

    def __init__(self, blue: bool) -> None:
        self.blue = blue

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        blue = colour(s, me)[0]
        expect(self.blue is blue, "ChooseDetective: blue", str(blue).lower(), self.blue)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [DETECTIVE + card for card in range(4) if s.cards.blue[card] == self.blue]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        s.areas[seat].detective = move - DETECTIVE
        s.tell("detective", seat, (move - DETECTIVE,))


def colour(s: DetectiveState, seat: int) -> tuple[bool, str]:
    """Whether a seat is blue, and the option that says who sits there (PD-191, PD-R06)."""
    blue = seat == 1 or s.players == 1 and s.game.chosen["solo_as"] == "inspector"
    return blue, "inspector" if blue else "detective"


class ChooseCase(Choice[DetectiveState]):
    """The solo player's, or the Police Inspector's (PD-006, PD-194)."""

    on = {"Begin": ANY, "ChooseLevel": ANY}

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [CASE + case for case in range(len(s.cards.case_ids))]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        s.case = move - CASE
        s.tell("case", seat, (s.case,))


class ChooseLevel(Choice[DetectiveState]):
    """The solo player's, or the Private Detective's, for both (PD-009, PD-195)."""

    on = {"Begin": SAME}

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [LEVEL + level for level in range(len(LEVELS))]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        s.level = move - LEVEL
        s.tell("level", seat, (s.level,))


class Begin(Effect[DetectiveState]):
    """Markers on their spaces (PD-010 to PD-019, PD-196 to PD-200)."""

    on = {BOTTOM: ANY}

    def run(self, s: DetectiveState, me: int) -> None:
        s.hours = [s.cards.level_hour[s.level]] * (1 if s.shared else s.players)
        chosen = 0
        for area in s.areas:
            area.energy = s.cards.level_energy[s.level]
            chosen |= 1 << area.detective
        if s.players == 2:
            s.aside = 15 & ~chosen  # PD-193
        s.push(TURN, me)


# -- a turn -------------------------------------------------------------------------------


class Turn(Effect[DetectiveState]):
    """Three phases: the Storyline, the Investigation, the clock (PD-050).

    An effect that nobody has to choose before is run at once, without the stack.
    """

    on = {}

    def run(self, s: DetectiveState, me: int) -> None:
        if not s.pile and not s.discards:
            s.tell("no-cards", NOBODY)
            all_lost(s, OUT_OF_TIME)  # PD-R18
            return
        s.turn += 1
        s.acted = NOBODY_ACTED[:]
        for area in s.areas:
            area.card = NO_CARD
            area.row = NOBODY
            area.matches = 0
            area.bought = 0
        if s.events is not None:
            s.tell("turn", NOBODY, (s.turn,))
        s.push(CLOCK, me)
        if s.players == 1:
            alone(s, 0)
        elif s.is_out(0) or s.is_out(1):
            alone(s, 1 if s.is_out(0) else 0)
        elif s.shared:
            s.push(TEAM_STORY, me)
        else:
            rivals(s, s.active, 1 - s.active)


def alone(s: DetectiveState, seat: int) -> None:
    s.push(INVESTIGATE, seat)
    s.push(PLACING, seat)
    draw(s, seat, ALONE)


def rivals(s: DetectiveState, active: int, other: int) -> None:
    """The running phase keeps its order, whoever takes Chekhov's Gun in it (PD-R62)."""
    s.push(INVESTIGATE, other)
    s.push(INVESTIGATE, active)
    s.push(PLACING, other)
    s.push(PLACING, active)
    s.push(OTHER_STORY, other)
    draw(s, active, LEADING)


class Clock(Effect[DetectiveState]):
    """Before the hour strikes for the last time, who has a watch may turn it back (PD-R53)."""

    on = {BOTTOM: ANY}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        expect(me == 0, "stack", "the clock with seat 0", me)

    def run(self, s: DetectiveState, me: int) -> None:
        asked = [seat for seat in range(s.players) if s.cards.effect[s.areas[seat].object] == TURNS_BACK and not s.is_out(seat)]
        if not asked:
            TICK.run(s, me)
            return
        s.push(TICK, me)
        for seat in asked:
            s.push(ASK, seat)


def step(s: DetectiveState) -> int:
    """Hours that a turn takes: two for partners (PD-172, PD-263)."""
    return 2 if s.shared else 1


class Ask(Effect[DetectiveState]):
    on = {"Tick": SAME}

    def run(self, s: DetectiveState, me: int) -> None:
        if s.hour(me) <= step(s) and can_use(s, me):
            s.push(LAST_MOMENT, me)


class LastMoment(Choice[DetectiveState]):
    """The object, or the end."""

    on = {"Tick": ANY, "Ask": OTHER}

    def validate(self, s: DetectiveState, me: int, below: Frame | None) -> None:
        held = s.cards.effect[s.areas[me].object]
        expect(held == TURNS_BACK, "LastMoment", "an object that turns time back", held)

    def options(self, s: DetectiveState, seat: int) -> list[int]:
        return [USE, DECLINE]

    def take(self, s: DetectiveState, seat: int, move: int) -> None:
        if move == USE:
            use_object(s, seat)


class Tick(Clock):
    """Phase 3 (PD-172, PD-221, PD-263)."""

    def run(self, s: DetectiveState, me: int) -> None:
        for seat in range(s.players):
            if not s.is_out(seat):
                lose_hours(s, seat, step(s))
                if s.shared:
                    break
        if s.alive():
            TURN.run(s, me)


BEGIN: Final = Begin()
TURN: Final = Turn()
CLOCK: Final = Clock()
ASK: Final = Ask()
LAST_MOMENT: Final = LastMoment()
TICK: Final = Tick()
CHOOSE_CASE: Final = ChooseCase()
CHOOSE_LEVEL: Final = ChooseLevel()
