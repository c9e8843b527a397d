"""Phases 3 and 4: points of a round, the Captain token, and the cards."""

from __future__ import annotations

from typing import Final

from posse.games.space_bowl.rules.cards import NO_CARD
from posse.games.space_bowl.rules.solver import bit
from posse.games.space_bowl.rules.state import DYING, GO, LAST_SPACE, MOST_ROUNDS, NO_PLACE, NOBODY, RED, BowlState

ROWS: Final = ("valid", "go", "alone", "joker", "invalid", "wrong-go", "wrong-red", "button", "right-red")
"""The rows of the score table, in order."""


class Outcome:
    """Valid destinations and points of a round."""

    def __init__(self, s: BowlState) -> None:
        self.natural = s.valid()
        """The destinations that fit without the joker."""
        self.helped = s.valid_with_joker(s.joker) if s.joker != NO_PLACE else 0
        """The destinations at which the joker replaces a planet."""
        self.valid = [self._is_valid(s, seat) for seat in range(s.players)]
        self.used = [self.valid[seat] and self._uses(s, seat) for seat in range(s.players)]
        """By seat: whether the joker replaces a planet at its token (SB-R20)."""
        self.found = any(self.valid)
        """Whether any token is on a valid destination: column V, else N (SB-R01)."""
        self.rows = [self._rows(s, seat) for seat in range(s.players)]

    def _is_valid(self, s: BowlState, seat: int) -> bool:
        if s.put[seat] == NO_PLACE:
            return False
        here = bit(s.put[seat])
        if seat == s.layer:  # SB-095, SB-R21
            soft = s.game.chosen["idle_layer"] == "penalty"
            return bool(self.helped & here) or (soft and bool(self.natural & here))
        return bool((self.natural | self.helped) & here)

    def _uses(self, s: BowlState, seat: int) -> bool:
        return seat == s.layer or not self.natural & bit(s.put[seat])

    def _rows(self, s: BowlState, seat: int) -> dict[str, int]:
        """The rows that apply to one seat, with their points (SB-129)."""
        if s.status[seat] == DYING:
            return self._button(s, seat)
        if s.put[seat] == NO_PLACE and not (s.owes(seat) and s.game.chosen["owed"] == "invalid"):
            return {}  # SB-081, SB-132
        called = s.kind == GO and seat == s.caller
        if self.valid[seat]:
            alone = s.put.count(s.put[seat]) == 1  # SB-R34
            found = {"valid": 1, "go": int(called), "alone": int(alone), "joker": -int(self.used[seat])}
        else:
            found = {"invalid": -1, "wrong-go": -int(called and self.found)}  # SB-126
            if called and self.found and s.game.chosen["go_bonus"] == "always":
                found["go"] = 1
            if seat == s.layer and self.found and s.game.chosen["failed_joker"] == "penalty":
                found["joker"] = -1
        return {row: points for row, points in found.items() if points}

    def _button(self, s: BowlState, seat: int) -> dict[str, int]:
        announced = s.kind == RED and seat == s.caller
        if self.found:
            return {"button": -1, "wrong-red": -1} if announced else {"button": -1}
        return {"button": 1, "right-red": 1} if announced else {"button": 1}

    def gains(self) -> list[int]:
        return [sum(rows.values()) for rows in self.rows]


def add_points(s: BowlState, outcome: Outcome) -> None:
    """Moves the score markers (SB-130, SB-131)."""
    each = s.game.chosen["floor"] == "each"
    for seat, rows in enumerate(outcome.rows):
        if each:
            for points in sorted(rows.values()):
                s.points[seat] = max(0, s.points[seat] + points)
        else:
            s.points[seat] = max(0, s.points[seat] + sum(rows.values()))
    s.gains = tuple(outcome.gains())


def new_captain(s: BowlState, outcome: Outcome) -> int:
    """The seat that gets the Captain token (T4)."""
    chosen = s.game.chosen
    if s.kind == GO:
        if outcome.found:  # SB-136, SB-R39
            stays = chosen["wrong_caller"] == "stays" and not outcome.valid[s.caller]
            return s.captain if stays else s.caller
        return s.caller if chosen["failed_go"] == "caller" else s.captain  # SB-R41
    if s.kind == RED:
        if not outcome.found:
            return s.caller
        finders = [seat for seat in range(s.players) if outcome.valid[seat]]
        return finders[0] if chosen["red_found"] == "finder" and len(finders) == 1 else s.captain  # SB-R42
    return s.captain


def card_taken(s: BowlState, outcome: Outcome) -> int:
    """The place of the galaxy card that the captain takes, or `NO_PLACE` (SB-138)."""
    if s.kind == GO and s.captain == s.caller and not outcome.valid[s.caller] and s.game.chosen["wrong_card"] == "none":
        return NO_PLACE
    return s.put[s.captain]


def takes_top(s: BowlState, outcome: Outcome) -> bool:
    """Whether the captain takes the top card of the pile (SB-139)."""
    if s.kind == GO:
        return not outcome.found and s.game.chosen["failed_go"] != "leaves"
    if s.kind == RED:
        return not outcome.found
    return s.game.chosen["silence"] == "captain"


def move_cards(s: BowlState, outcome: Outcome) -> None:
    """Moves the top card of the pile, and the card that the captain takes (SB-146, T4)."""
    top = s.pile[-1]
    if takes_top(s, outcome):
        s.pile = s.pile[:-1]
        s.gone = (*s.gone, top)
        s.reserves[s.captain] += 1
        s.tell("took-top", s.captain)
        return
    place = card_taken(s, outcome) if outcome.found else NO_PLACE
    if place == NO_PLACE:
        if outcome.found and s.put[s.captain] == NO_PLACE and s.game.chosen["no_card"] == "stays":
            return
        s.pile = s.pile[:-1]
        s.gone = (*s.gone, top)
        s.tell("left", NOBODY)
        return
    s.reserves[s.captain] += 1
    take_from_galaxy(s, place)
    s.pile = s.pile[:-1]
    s.galaxy[place] = top
    s.tell("took", s.captain, (place,))


def take_from_galaxy(s: BowlState, place: int) -> None:
    """Takes a card from the galaxy; a face-down card stays unknown but counts (SB-R69)."""
    card, here = s.galaxy[place], bit(place)
    s.taken, s.taken_down = place, bool(s.down & here)
    s.galaxy[place] = NO_CARD
    if s.down & here:
        s.down &= ~here
        s.turned += 1
        s.box = (*s.box, card)
    else:
        s.gone = (*s.gone, card)


def turn_up(s: BowlState) -> None:
    """Turns the top card of the pile if it is face down (SB-179, SB-R67)."""
    here = 1 << s.pile[-1]
    if s.voids & here:
        s.voids &= ~here
        s.turned += 1
        s.tell("turned", NOBODY)


def is_last_round(s: BowlState) -> bool:
    """Whether the game ends with the round that was scored (SB-147)."""
    return not s.pile or max(s.points) >= LAST_SPACE or s.round >= MOST_ROUNDS
