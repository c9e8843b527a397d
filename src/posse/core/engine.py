"""The engine: runs the effects on a state's stack until somebody has to choose.

Nothing here blocks, closes over a variable or reads a clock, so a state can be copied, saved,
searched and replayed at any moment. Frames and effects are never changed once made: copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from posse.core.choice import Effect, Frame, Sealed
from posse.core.events import EVERYONE, Event, only, others
from posse.core.native import mypyc_attr
from posse.core.rng import Rng

if TYPE_CHECKING:
    from posse.core.game import Game

CLOCK: Final = -1
"""The seat that answers when time is up."""
SPECTATOR: Final = -2
"""Sees what everybody sees."""
REFEREE: Final = -3
"""The viewer of a whole state: knows everything."""
ALL_OPEN: Final = -4
"""The viewer of a finished game in which everything lies face up: see `State.open_view`."""

OPEN: Final = -1
"""In `State.sealed`: this seat still has to answer."""
AWAY: Final = -2
"""In `State.sealed`: this seat takes no part."""
SEALED: Final = -3
"""In `State.sealed`, as others see it: answered, but what is unknown."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """What every state keeps beside its game's table, and how it goes on."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        """The rules, with their deck."""
        self.players = players
        self.rng = Rng(0, 0)
        self.viewer = REFEREE
        """Whose knowledge this state holds: a seat, `SPECTATOR`, or `REFEREE` for all of it."""
        self.fixed = 0
        """Grows whenever something can no longer be taken back."""
        self.top: Frame | None = None
        """What comes next; where somebody has to choose, that is a `Choice`."""
        self.sealed: list[int] | None = None
        """While a `Sealed` choice is on top: what each seat has answered."""
        self.lanes: list[Frame | None] | None = None
        """While seats act side by side: what each seat still has to do."""
        self.lane = OPEN
        """The seat whose lane is being run, or `OPEN`."""
        self.untouched = False
        """Whether lanes have been made that have not been run yet."""
        self.forked: Effect[Any] | None = None
        """What all the lanes started from."""
        self.events: list[Event] | None = None
        """What happened; a list if a driver wants to know."""
        self.published = 0
        """Grows when what was done in closed lanes is made known."""
        self.later: list[Event] | None = None
        """What the others will learn when the closed lanes are joined."""

    # -- for effects ------------------------------------------------------------------

    def push(self, effect: Effect[Any], me: int) -> None:
        """Puts an effect on the stack (of the lane that is running): it comes next."""
        lane = self.lane
        if lane == OPEN:
            self.top = Frame(effect, me, self.top)
        else:
            assert self.lanes is not None
            self.lanes[lane] = Frame(effect, me, self.lanes[lane])

    def together(self, effect: Effect[Any]) -> None:
        """Lets every seat carry out the effect on its own; what lies below waits for all of them.

        Everybody sees at once what is done in a lane, unless the effect is `closed`. What a closed lane does that the others
        cannot but notice, such as a shuffle, the game must `publish`.
        """
        assert self.lanes is None
        self.forked = effect
        self.lanes = [Frame(effect, seat, None) for seat in range(self.players)]
        self.untouched = True

    def fix(self) -> None:
        """Says that something hidden was shown: undo does not go back behind this point."""
        self.fixed += 1

    def tell(self, kind: str, seat: int, args: tuple[int, ...] = (), audience: int = EVERYONE) -> None:
        """Records an event; what is done in a closed lane reaches the others when the lanes join."""
        events = self.events
        if events is None:
            return
        if self.lane == OPEN or seat < 0 or audience == only(seat) or not self.in_closed_lanes():
            events.append(Event(kind, seat, args, audience))
        else:
            events.append(Event(kind, seat, args, audience & only(self.lane)))
            if self.later is None:
                self.later = []
            self.later.append(Event(kind, seat, args, audience & others(self.lane)))

    def publish(self) -> None:
        """Lets the others know at once what has been done in the closed lanes up to now."""
        self.published += 1
        if self.events is not None and self.later is not None:
            self.events.extend(self.later)
        self.later = None

    def end(self) -> None:
        """Ends the game at once."""
        self.top = None
        self.lanes = None
        self.sealed = None

    def in_closed_lanes(self) -> bool:
        """Whether seats act side by side and do not see yet what the others do."""
        return self.forked is not None and self.forked.closed

    # -- the engine -------------------------------------------------------------------

    def begin(self) -> None:
        """Runs up to the first choice."""
        self._settle()

    def take(self, seat: int, move: int) -> None:
        """Carries out a move that is known to be one of `options`."""
        lanes = self.lanes
        if lanes is not None:
            frame = lanes[seat]
            assert frame is not None
            lanes[seat] = frame.below
            self.lane = seat
            frame.choice().take(self, seat, move)
            self.lane = OPEN
            self._run_lane(seat)
            self._settle()
            return
        top = self.top
        assert top is not None
        sealed = self.sealed
        if sealed is not None and seat != CLOCK:
            self._seal(sealed, seat, move)
            return
        self.top = top.below
        self.sealed = None
        if sealed is not None:
            cast("Sealed[Any]", top.effect).reveal(self, [answer if answer >= 0 else AWAY for answer in sealed])
        else:
            top.choice().take(self, seat, move)
        self._settle()

    def _seal(self, sealed: list[int], seat: int, move: int) -> None:
        top = self.top
        assert top is not None
        if sealed[seat] != OPEN:
            sealed[seat] = OPEN
            self.tell("withdrew", seat)
            return
        sealed[seat] = move
        self.tell("sealed", seat)
        if first_open(sealed) == OPEN:
            self.top = top.below
            self.sealed = None
            self.fixed += 1
            cast("Sealed[Any]", top.effect).reveal(self, sealed)
            self._settle()

    def _run_lane(self, seat: int) -> None:
        """Runs a lane up to its next choice, or to its end."""
        lanes = self.lanes
        self.lane = seat
        while lanes is not None:
            frame = lanes[seat]
            if frame is None or frame.effect.as_choice() is not None:
                break
            lanes[seat] = frame.below
            frame.effect.run(self, frame.me)
            lanes = self.lanes
        self.lane = OPEN

    def _settle(self) -> None:
        """Runs effects until somebody has to choose or the game is over."""
        while True:
            if self.untouched:
                self.untouched = False
                for seat in range(self.players):
                    self._run_lane(seat)
            lanes = self.lanes
            if lanes is not None:
                for frame in lanes:
                    if frame is not None:
                        return
                self._join()
            top = self.top
            if top is None:
                return
            choice = top.effect.as_choice()
            if choice is None:
                self.top = top.below
                top.effect.run(self, top.me)
                continue
            if not isinstance(choice, Sealed):
                return
            sealed = [AWAY] * self.players
            for seat in choice.seats(self, top.me):
                sealed[seat] = OPEN
            if OPEN in sealed:
                self.sealed = sealed
                return
            self.top = top.below
            choice.reveal(self, sealed)

    def _join(self) -> None:
        self.lanes = None
        self.forked = None
        self.fixed += 1
        self.publish()

    def sealed_by(self, seat: int) -> int:
        """What a seat has answered to the `Sealed` choice on top; `AWAY` if it takes no part."""
        sealed = self.sealed
        if sealed is None or not 0 <= seat < self.players:
            return AWAY
        return sealed[seat]


def first_open(sealed: list[int]) -> int:
    """The first seat that still has to answer, or `OPEN` if all are in."""
    for seat, answer in enumerate(sealed):
        if answer == OPEN:
            return seat
    return OPEN
