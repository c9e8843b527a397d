"""What an effect asks about places: which characters go where, which gauge is turned."""

from __future__ import annotations

from typing import Final

from posse.core.choice import Choice
from posse.games.space_serenade.rules.cards import BEBOP
from posse.games.space_serenade.rules.criminals import turn_gauge
from posse.games.space_serenade.rules.instructions import ANYBODY, MYSELF
from posse.games.space_serenade.rules.moves import BRING, DONE, GAUGE, MOVE, SEND
from posse.games.space_serenade.rules.state import SerenadeState, put


def decline(optional: bool) -> list[int]:
    """The moves of a choice, before those of the choice itself."""
    return [DONE] if optional else []


class MoveCharacter(Choice[SerenadeState]):
    """Characters to other locations for free, each once (SS-124, SS-R38, SS-R39)."""

    fields = ("count", "who", "moved", "optional")

    def __init__(self, count: int, who: int, moved: int, optional: bool) -> None:
        self.count = count
        self.who = who
        self.moved = moved
        """Those that were moved already, a bit for each."""
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        found = decline(self.optional or self.who == ANYBODY)
        own = s.areas[seat].character
        for character in range(4):
            if self.moved >> character & 1 or self.who != ANYBODY and (self.who == MYSELF) != (character == own):
                continue
            for place in range(4):
                if s.places[character] != place:
                    found.append(MOVE + character * 4 + place)
        return found

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        character, place = (move - MOVE) // 4, (move - MOVE) % 4
        move_character(s, seat, character, place)
        if self.count > 1:
            s.push(MoveCharacter(self.count - 1, self.who, self.moved | 1 << character, False), seat)


def move_character(s: SerenadeState, seat: int, character: int, place: int) -> None:
    s.places = put(s.places, character, place)
    if s.events is not None:
        s.tell("moved", seat, (character, place))


class Bring(Choice[SerenadeState]):
    """Other characters to the own location."""

    fields = ("count", "optional")

    def __init__(self, count: int, optional: bool) -> None:
        self.count = count
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        here = s.place(seat)
        return decline(self.optional) + [BRING + character for character in range(4) if s.places[character] != here]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        move_character(s, seat, move - BRING, s.place(seat))
        if self.count > 1 and can_bring(s, seat):
            s.push(Bring(self.count - 1, False), seat)


def can_bring(s: SerenadeState, seat: int) -> bool:
    here = s.place(seat)
    return any([place != here for place in s.places])


class Send(Choice[SerenadeState]):
    """Characters to the Bebop."""

    fields = ("count", "optional")

    def __init__(self, count: int, optional: bool) -> None:
        self.count = count
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return decline(self.optional) + [SEND + character for character in range(4) if s.places[character] != BEBOP]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move == DONE:
            return
        move_character(s, seat, move - SEND, BEBOP)
        if self.count > 1 and can_send(s):
            s.push(Send(self.count - 1, False), seat)


def can_send(s: SerenadeState) -> bool:
    return any([place != BEBOP for place in s.places])


class TurnGauge(Choice[SerenadeState]):
    """The gauge of some planet, even if it cannot change (SS-134, SS-R41)."""

    fields = ("by", "optional")

    def __init__(self, by: int, optional: bool) -> None:
        self.by = by
        self.optional = optional

    def options(self, s: SerenadeState, seat: int) -> list[int]:
        return decline(self.optional) + [GAUGE, GAUGE + 1, GAUGE + 2]

    def take(self, s: SerenadeState, seat: int, move: int) -> None:
        if move != DONE:
            turn_gauge(s, move - GAUGE, self.by)


KINDS_OF_PLACE: Final = (MoveCharacter, Bring, Send, TurnGauge)
