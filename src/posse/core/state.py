"""A game in progress: who has to choose, what is legal, who knows what, and saving.

A game subclasses `State` with its own table. Every field of a state holds numbers,
tuples, or objects that `copy` copies.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex, cast

from posse.core import codec, saving
from posse.core.choice import Deadline, Frame, Sealed
from posse.core.engine import ALL_OPEN as ALL_OPEN
from posse.core.engine import AWAY as AWAY
from posse.core.engine import CLOCK as CLOCK
from posse.core.engine import OPEN as OPEN
from posse.core.engine import REFEREE as REFEREE
from posse.core.engine import SEALED as SEALED
from posse.core.engine import SPECTATOR as SPECTATOR
from posse.core.engine import Engine, first_open
from posse.core.errors import IllegalMove, InvalidMove
from posse.core.native import mypyc_attr
from posse.core.rng import Rng

GUESSES: Final = 32
"""How often `imagine` tries to find what another seat may have done."""
WITHDRAW: Final = 0
"""The move that takes a sealed answer back, where the rules allow it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Engine):
    """A position of some game. Drive it with `waiting`, `options` and `answer`."""

    # -- driving a game ---------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that have to choose now; none when the game is over, or when only `CLOCK` can go on: see `deadline`."""
        lanes = self.lanes
        if lanes is not None:
            return [seat for seat in range(self.players) if lanes[seat] is not None]
        sealed = self.sealed
        if sealed is not None:
            return [seat for seat in range(self.players) if sealed[seat] == OPEN]
        top = self.top
        if top is None:
            return []
        seats = top.choice().seats(self, top.me)
        return [top.me] if seats is None else seats

    def first_waiting(self) -> int:
        """The first of `waiting`, or `OPEN` for nobody: the quick way for one who takes any."""
        lanes = self.lanes
        if lanes is None:
            sealed = self.sealed
            if sealed is not None:
                return first_open(sealed)
            return self._first_asked()
        for seat in range(self.players):
            if lanes[seat] is not None:
                return seat
        return OPEN

    def _first_asked(self) -> int:
        top = self.top
        if top is None:
            return OPEN
        seats = top.choice().seats(self, top.me)
        if seats is None:
            return top.me
        return seats[0] if seats else OPEN

    def options(self, seat: SupportsIndex) -> list[int]:
        """The legal moves of this seat, sorted; none if it is not its turn to choose."""
        return self._options(seat if isinstance(seat, int) else index(seat))

    def _options(self, seat: int) -> list[int]:
        if self.viewer not in (REFEREE, seat):
            return []
        lanes = self.lanes
        top = self.top
        if lanes is not None:
            top = lanes[seat] if 0 <= seat < self.players else None
        if top is None:
            return []
        choice = top.choice()
        if lanes is not None:
            return choice.options(self, seat)
        if seat == CLOCK:
            due = choice.deadline(self)
            return [] if due is None else [due.move]
        if self.sealed is not None:
            answer = self.sealed_by(seat)
            if answer == OPEN:
                return choice.options(self, seat)
            return [WITHDRAW] if answer != AWAY and cast("Sealed[Any]", choice).revocable else []
        seats = choice.seats(self, top.me)
        asked = seat == top.me if seats is None else seat in seats
        return choice.options(self, seat) if asked else []

    def moves_of(self, seat: int) -> list[int]:
        """The options of a seat that is known to be waiting: the quick way for one who has just been told so."""
        top = self.top if self.lanes is None else self.lanes[seat]
        assert top is not None
        return top.choice().options(self, seat)

    def answer(self, seat: object, move: object) -> None:
        """Makes a move; raises `InvalidMove` or `IllegalMove`, and then nothing has changed."""
        self.check(seat, move)
        if isinstance(seat, int) and isinstance(move, int):
            self.take(seat, move)
        else:
            self.take(index(cast(SupportsIndex, seat)), index(cast(SupportsIndex, move)))

    def check(self, seat: object, move: object) -> None:
        """Raises what `answer` would raise, and changes nothing.

        Both are whole numbers, of any type but bool; anything else is refused in the same way, compiled or not.
        """
        if type(seat) is not int or type(move) is not int:
            self._check_numbers(seat, move)
            return
        if not 0 <= move < len(self.game.moves.texts):
            raise self._no_move(move)
        if self.viewer != REFEREE:
            raise IllegalMove("this is only what one viewer sees: answer the whole state, or imagine() one")
        if move not in self._options(seat):
            raise self._refusal(seat, move)

    def _check_numbers(self, seat: object, move: object) -> None:
        """`check` for numbers of other types, such as NumPy's."""
        its_seat, its_move = codec.whole(seat), codec.whole(move)
        if its_seat is None:
            raise InvalidMove(f"{codec.brief(seat)} is not a seat: there are 0 to {self.players - 1}")
        if its_move is None:
            raise self._no_move(move)
        self.check(its_seat, its_move)

    def _no_move(self, move: object) -> InvalidMove:
        if isinstance(move, str):
            return InvalidMove(f"{codec.brief(move)} is a text: parse() gives the number of the move")
        most = len(self.game.moves.texts) - 1
        return InvalidMove(f"{codec.brief(move)} is not a move: {self.game.name} has 0 to {most}")

    def _refusal(self, seat: int, move: int) -> IllegalMove:
        if self.over():
            return IllegalMove("the game is over: there is nothing left to choose")
        allowed = [self.text(option) for option in self.options(seat)]
        if not allowed:
            now = ", ".join(str(other) for other in self.waiting())
            return IllegalMove(f"seat {seat} has nothing to choose now: waiting for {f'seat {now}' if now else 'the clock'}")
        return IllegalMove(f"{self.text(move)!r} is not possible now; possible: {', '.join(allowed)}")

    def deadline(self) -> Deadline | None:
        """What the clock will answer and after how long, or None."""
        top = self.top
        if self.lanes is not None or top is None:
            return None
        return top.choice().deadline(self)

    def races(self, move: int) -> bool:
        """Whether seats race to be first with this move."""
        top = self.top
        return self.lanes is None and top is not None and top.choice().races(move)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.top is None and self.lanes is None

    def scores(self) -> list[int]:
        """Points by seat; before the end, what they would be if it ended now."""
        raise NotImplementedError(f"{type(self).__name__} has no scores()")

    def ranking(self) -> list[int]:
        """Places by seat, 1 for the winners; seats that are equal share a place."""
        return places([(score,) for score in self.scores()])

    # -- moves as text ----------------------------------------------------------------

    def text(self, move: object) -> str:
        """The move in words that `parse` reads back."""
        return self.game.moves.text(move)

    def parse(self, text: object) -> int:
        """The move that these words name."""
        return self.game.moves.parse(text)

    # -- who knows what ---------------------------------------------------------------

    def seen_by(self, seat: SupportsIndex) -> State:
        """This position with everything that the seat (or `SPECTATOR`) may not know unknown."""
        return self._seen_by(seat if isinstance(seat, int) else index(seat))

    def _seen_by(self, seat: int) -> State:
        if not (0 <= seat < self.players or seat == SPECTATOR):
            raise IllegalMove(f"seat {seat} does not exist: there are 0 to {self.players - 1}")
        if self.viewer not in (REFEREE, seat):
            raise IllegalMove(f"what seat {self.viewer} sees does not tell what seat {seat} sees")
        seen = self.copy()
        if self.viewer == seat:
            return seen
        seen.viewer = seat
        seen.rng = Rng(0, 0)
        seen.fixed = 0
        seen.later = None
        seen.top = hidden(seen.top, seat)
        sealed = seen.sealed
        if sealed is not None:
            seen.sealed = [a if i == seat or a < 0 else SEALED for i, a in enumerate(sealed)]
        lanes = seen.lanes
        if lanes is not None:
            assert seen.forked is not None
            for other in range(self.players):
                if other != seat and lanes[other] is not None:
                    lanes[other] = Frame(seen.forked, other, None) if seen.forked.closed else hidden(lanes[other], seat)
        seen.hide(seat)
        return seen

    def open_view(self) -> State:
        """This position for a scene in which all hands and piles lie face up and nobody has options. It hides nothing, so it is
        only for games that are over and for their earlier positions; no seat and no spectator gets it before the end."""
        if self.viewer != REFEREE:
            raise IllegalMove(f"what seat {self.viewer} sees does not tell what lies face down")
        seen = self.copy()
        seen.viewer = ALL_OPEN
        seen.rng = Rng(0, 0)
        return seen

    def imagine(self, rng: Rng) -> State:
        """A whole state drawn fairly from all that look like this one to its viewer."""
        if self.viewer == ALL_OPEN:
            raise IllegalMove("an open view is only for a scene: there is nothing to imagine")
        whole = self.copy()
        if self.viewer == REFEREE:
            return whole
        viewer = self.viewer
        whole.viewer = REFEREE
        whole.rng = Rng.seeded(rng.next() << 32 | rng.next())
        whole.fill(viewer, rng)
        whole.top = filled(whole.top, whole, rng)
        sealed = whole.sealed
        if sealed is not None:
            assert whole.top is not None and isinstance(whole.top.effect, Sealed)
            for seat in range(self.players):
                if sealed[seat] == SEALED:
                    sealed[seat] = rng.pick(whole.top.effect.options(whole, seat))
        lanes = whole.lanes
        if lanes is not None and not whole.in_closed_lanes():
            whole.lanes = [filled(lane, whole, rng) for lane in lanes]
        elif lanes is not None:
            assert whole.forked is not None
            finished = [lane is None for lane in lanes]
            for seat in range(self.players):
                if seat != viewer:
                    lanes[seat] = Frame(whole.forked, seat, None)
                    whole._run_lane(seat)
            for seat in range(self.players):
                if seat != viewer and finished[seat]:
                    whole = whole._imagine_lane(seat, rng)
        return whole

    def _imagine_lane(self, seat: int, rng: Rng) -> State:
        """Plays a lane that is known to be finished; nothing was published then, so nothing may be now."""
        played = self
        for _ in range(GUESSES):
            played = self.copy()
            # somebody is still acting, so this cannot join the lanes
            while played.lanes is not None and played.lanes[seat] is not None:
                played.take(seat, rng.pick(played.moves_of(seat)))
            if played.published == self.published:
                break
        return played

    # -- for a game to override -------------------------------------------------------

    def copy(self) -> State:
        """An independent copy; an override calls `copy_to` for what is kept here."""
        raise NotImplementedError(f"{type(self).__name__} has no copy()")

    def copy_to(self, twin: State) -> None:
        """Copies what `State` itself keeps."""
        twin.rng = self.rng.copy()
        twin.viewer = self.viewer
        twin.fixed = self.fixed
        twin.published = self.published
        if self.later is not None:
            twin.later = self.later[:]
        twin.top = self.top
        if self.sealed is not None:
            twin.sealed = self.sealed[:]
        if self.lanes is not None:
            twin.lanes = self.lanes[:]
            twin.forked = self.forked

    def hide(self, seat: int) -> None:
        """Makes unknown, in place, what this seat may not know of the game's table."""

    def fill(self, viewer: int, rng: Rng) -> None:
        """Replaces, in place, what is unknown by a fair guess."""

    def dump(self) -> dict[str, Any]:
        """The game's table as JSON data: the fields of `Game.layout`."""
        return saving.dump_table(self)

    def load(self, data: codec.Fields) -> None:
        """Takes the game's table from JSON data; an override finds out what is not saved."""
        saving.load_table(self, data)

    # -- saving -----------------------------------------------------------------------

    def to_json(self) -> str:
        """The whole position as canonical JSON: equal states give equal text."""
        return codec.canonical(self.to_data())

    def digest(self) -> str:
        """A short fingerprint of `to_json`, the same on every machine."""
        return codec.digest(self.to_json())

    def to_data(self) -> dict[str, Any]:
        """The same as data, to look at or to change by hand."""
        return saving.dump_state(self)

    @staticmethod
    def from_json(text: str) -> State:
        """The position that `to_json` wrote; raises `RecordError` for anything else."""
        return saving.load_state(codec.parse(text, "state"))

    @staticmethod
    def from_data(data: object) -> State:
        return saving.load_state(data)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the position, and what lanes have still to tell; like a copy, without `events`."""
        return saving.unpickle, saving.pickled(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        return f"State.from_json({self.to_json()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.to_json())


def hidden(top: Frame | None, seat: int) -> Frame | None:
    """The stack as this seat may know it."""
    if top is None:
        return None
    below, effect = hidden(top.below, seat), top.effect.hidden_from(seat, top.me)
    return top if below is top.below and effect is top.effect else Frame(effect, top.me, below)


def filled(top: Frame | None, s: State, rng: Rng) -> Frame | None:
    """The stack with what was hidden in it guessed."""
    if top is None:
        return None
    below, effect = filled(top.below, s, rng), top.effect.filled(s, top.me, rng)
    return top if below is top.below and effect is top.effect else Frame(effect, top.me, below)


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places for these keys, highest first: 1 + how many are better."""
    return [1 + sum(other > key for other in keys) for key in keys]
