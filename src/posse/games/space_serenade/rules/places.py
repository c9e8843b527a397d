"""Instructions about places: which characters go where, which gauges are turned."""

from __future__ import annotations

from typing import Final

from posse.core.choice import Frame
from posse.core.scene import Say
from posse.core.shapes import expect
from posse.games.space_serenade.rules import moves
from posse.games.space_serenade.rules.cards import BEBOP
from posse.games.space_serenade.rules.criminals import turn_gauge
from posse.games.space_serenade.rules.instructions import FUEL, Instant, Instruction
from posse.games.space_serenade.rules.notation import Reader
from posse.games.space_serenade.rules.questions import CountedQuestion, Question
from posse.games.space_serenade.rules.state import SerenadeState, put

ANYBODY: Final = 0
MYSELF: Final = 1
OTHERS: Final = 2
"""Who is moved."""

# -- characters ---------------------------------------------------------------------------


def move_character(s: SerenadeState, seat: int, character: int, place: int) -> None:
    s.places = put(s.places, character, place)
    if s.events is not None:
        s.tell("moved", seat, (character, place))


class MoveCharacter(Question):
    """Characters to other locations for free, each once (SS-124, SS-R38, SS-R39)."""

    form = "move"
    fields = ("count", "who", "moved", "optional")
    brings = FUEL
    delay = -1.0

    def __init__(self, count: int, who: int, moved: int = 0, optional: bool = False) -> None:
        self.count = count
        self.who = who
        self.moved = moved
        """Those that were moved already, a bit for each."""
        self.optional = optional

    def validate(self, s: SerenadeState, me: int, below: Frame | None) -> None:
        own = s.areas[me].character
        left = len([one for one in range(4) if not self.moved >> one & 1 and (one == own) == (self.who == MYSELF)])
        expect(self.who == ANYBODY or self.count <= left, "MoveCharacter: count", f"at most {left}", self.count)

    @classmethod
    def parse(cls, reader: Reader) -> Instruction:
        reader.expect("move")
        if reader.accept("me"):
            return MoveCharacter(1, MYSELF)
        if reader.accept("up", "to"):
            return MoveCharacter(reader.number(4), ANYBODY)
        made = MoveCharacter(reader.number(3), OTHERS)
        reader.expect("other")
        return made

    def possible(self, s: SerenadeState, me: int) -> bool:
        return True

    def shape(self) -> str:
        return ("move up to {count}", "move me", "move {count} other")[self.who]

    def declinable(self) -> bool:
        return self.optional or self.who == ANYBODY

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        found: list[int] = []
        own = s.areas[seat].character
        for character in range(4):
            if self.moved >> character & 1 or self.who != ANYBODY and (self.who == MYSELF) != (character == own):
                continue
            first = moves.MOVE + character * 4
            found.extend([first + place for place in range(4) if s.places[character] != place])
        return found

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        character, place = (move - moves.MOVE) // 4, (move - moves.MOVE) % 4
        move_character(s, seat, character, place)
        if self.count > 1:
            s.push(MoveCharacter(self.count - 1, self.who, self.moved | 1 << character), seat)

    def phrase(self, say: Say) -> str:
        return say(("do-move", "do-move-me", "do-move-other")[self.who], number=self.count)

    def refused(self) -> str:
        return "move-nobody-else" if self.moved else "move-nobody"

    def worth(self, features: list[float], share: float) -> None:
        features[FUEL] += share * (1.2 if self.who == MYSELF else 0.5 * self.count)


class Bring(CountedQuestion):
    """Other characters to the own location."""

    form = "bring {count:3} here"
    text = "do-bring"
    refusal = "move-nobody"
    value = 0.08

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        here = s.place(seat)
        return [moves.BRING + character for character in range(4) if s.places[character] != here]

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        move_character(s, seat, move - moves.BRING, s.place(seat))


class Send(CountedQuestion):
    """Characters to the Bebop."""

    form = "send {count:4} to bebop"
    text = "do-send"
    refusal = "move-nobody"
    value = 0.12

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        return [moves.SEND + character for character in range(4) if s.places[character] != BEBOP]

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        move_character(s, seat, move - moves.SEND, BEBOP)


class SendMe(Instant):
    """The own character to the Bebop."""

    form = "send me to bebop"
    text = "do-send-me"

    def possible(self, s: SerenadeState, me: int) -> bool:
        return s.place(me) != BEBOP

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        if s.place(me) != BEBOP:  # SS-R08
            move_character(s, me, s.areas[me].character, BEBOP)


# -- gauges -------------------------------------------------------------------------------


def direction(by: int) -> str:
    return "up" if by > 0 else "down"


class TurnGauge(Question):
    """The gauge of some planet, even if it cannot change (SS-134, SS-R41)."""

    form = "gauge {by:sign}"
    fields = ("by", "optional")
    text = "do-gauge"
    refusal = "move-no-gauge"
    value = 0.12

    def __init__(self, by: int, optional: bool = False) -> None:
        self.by = by
        self.optional = optional

    def choices(self, s: SerenadeState, seat: int) -> list[int]:
        return [moves.GAUGE, moves.GAUGE + 1, moves.GAUGE + 2]

    def chosen(self, s: SerenadeState, seat: int, move: int) -> None:
        turn_gauge(s, move - moves.GAUGE, self.by)

    def phrase(self, say: Say) -> str:
        return say(f"{self.text}-{direction(self.by)}")


class Gauges(Instant):
    """All three gauges."""

    form = "gauges {by:sign}"
    fields = ("by",)
    text = "do-gauges"
    value = 0.25

    def __init__(self, by: int) -> None:
        self.by = by

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        for planet in range(3):
            turn_gauge(s, planet, self.by)

    def phrase(self, say: Say) -> str:
        return say(f"{self.text}-{direction(self.by)}")


class GaugeHere(Gauges):
    """The gauge of the own planet."""

    form = "gauge here {by:sign}"
    text = "do-gauge-here"
    value = 0.06
    here = True

    def possible(self, s: SerenadeState, me: int) -> bool:
        return s.place(me) != BEBOP

    def do(self, s: SerenadeState, me: int, card: int) -> None:
        here = s.place(me)
        if here != BEBOP:  # SS-R08
            turn_gauge(s, here, self.by)


INSTRUCTIONS: Final[tuple[type[Instruction], ...]] = (MoveCharacter, Bring, Send, SendMe, TurnGauge, GaugeHere, Gauges)
