"""States as data: writing one down, and reading it back.

A state that loads is one that can be played to its end. Every field of the table is as `Game.layout` says, no piece is
lost or made, every effect lies where `Effect.on` lets it, the stack is empty only where the game can be over, and the table
and each effect are valid in the game's own words.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from posse.core import codec
from posse.core.choice import BOTTOM, OTHER, SAME, Choice, Effect, Frame, Sealed
from posse.core.codec import Fields, brief, span
from posse.core.engine import ALL_OPEN, AWAY, OPEN, REFEREE, SEALED, SPECTATOR
from posse.core.errors import DeckError, RecordError, SetupError
from posse.core.events import Event
from posse.core.rng import Rng
from posse.core.shapes import Record, wrong

if TYPE_CHECKING:
    from posse.core.state import State

DEEPEST: Final = 50
"""Effects and lists inside an effect."""
TOO_DEEP: Final = "state: expected lists and tables inside each other only as deep as a state has them"

# -- writing ------------------------------------------------------------------------------


def dump_state(state: State) -> dict[str, Any]:
    """What is kept of any state, and the game's own table."""
    if state.viewer == ALL_OPEN:
        whole = state.copy()
        whole.viewer = REFEREE
        return {**dump_state(whole), "viewer": ALL_OPEN}
    game = state.game
    data: dict[str, Any] = {
        **game.to_data(),
        "players": state.players,
        "rng": [state.rng.a, state.rng.b],
        "fixed": state.fixed,
        "stack": dump_stack(state.top),
        "table": state.dump(),
    }
    if state.viewer != REFEREE:
        data["viewer"] = state.viewer
    if state.sealed is not None:
        data["sealed"] = [game.moves.texts[answer] if answer >= 0 else answer for answer in state.sealed]
    if state.lanes is not None and state.forked is not None:
        data["lanes"] = [dump_stack(lane) for lane in state.lanes]
        data["forked"] = dump_effect(state.forked)
    return data


def fields_of(state: State) -> Record:
    """The fields of a state's table, declared once for each number of players, in views and in whole states."""
    shapes = state.game.shapes
    key = state.players if state.viewer == REFEREE else -state.players
    if key not in shapes:
        shapes[key] = state.game.layout.fields(state)
    shape: Record = shapes[key]
    return shape


def dump_table(state: State) -> dict[str, Any]:
    """The fields of `Game.layout` as JSON data."""
    data: dict[str, Any] = fields_of(state).write(state)
    return data


def load_table(state: State, data: Fields) -> None:
    """Reads the fields of `Game.layout` into a blank state."""
    fields_of(state).read_into(state, data.data, "table")


def pickled(state: State) -> tuple[Any, ...]:
    later = None if state.later is None else [(event.kind, event.seat, event.args, event.audience) for event in state.later]
    return state.to_json(), state.published, later


def unpickle(text: str, published: int, later: list[tuple[str, int, tuple[int, ...], int]] | None) -> State:
    state = load_state(codec.parse(text, "state"))
    state.published = published
    state.later = None if later is None else [Event(*event) for event in later]
    return state


def dump_stack(top: Frame | None) -> list[dict[str, Any]]:
    """The frames from the bottom up."""
    return [{**dump_effect(frame.effect), "me": frame.me} for frame in frames_of(top)]


def frames_of(top: Frame | None) -> list[Frame]:
    """The frames from the bottom up."""
    frames: list[Frame] = []
    while top is not None:
        frames.append(top)
        top = top.below
    frames.reverse()
    return frames


def dump_effect(effect: Effect[Any]) -> dict[str, Any]:
    data: dict[str, Any] = {"effect": type(effect).__name__}
    for name in effect.fields:
        data[name] = dump_value(getattr(effect, name))
    return data


def dump_value(value: Any) -> Any:
    if isinstance(value, Effect):
        return dump_effect(value)
    return [dump_value(item) for item in value] if isinstance(value, tuple) else value


# -- reading ------------------------------------------------------------------------------


def load_state(data: object) -> State:
    """The state that `dump_state` wrote down; `RecordError` for anything else, whatever is wrong with it."""
    try:
        fields = Fields(data, "state")
        viewer = fields.get("viewer", REFEREE)
        opened = type(viewer) is int and viewer == ALL_OPEN
        state = read_state(fields, opened)
        check_state(state)
        if opened:  # it has all that a whole state has, but for the generator
            state.viewer = ALL_OPEN
    except (SetupError, DeckError) as error:
        raise RecordError(f"state: {error}") from None
    except RecursionError:
        raise RecordError(TOO_DEEP) from None
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise RecordError(f"state: the parts of this position do not fit each other ({brief(str(error))})") from None
    return state


def read_state(fields: Fields, opened: bool) -> State:
    """The state in these fields; an open view is read as a whole state."""
    from posse.core.game import Game

    game = Game.find(fields)
    state = game.blank(game.check_players(fields.get("players")))
    state.rng = Rng(*fields.numbers("rng", 2, 0, 2**32 - 1))
    state.fixed = fields.number("fixed", 0)
    if not opened:
        state.viewer = fields.number("viewer", SPECTATOR, state.players - 1, default=REFEREE)
        if state.viewer == OPEN:
            raise fields.fail("viewer", f"a seat, or {SPECTATOR} for a spectator", state.viewer)
        if state.viewer == REFEREE and state.rng.a == state.rng.b == 0:  # it would draw 0 for ever
            raise fields.fail("rng", "2 numbers that are not both 0 in a whole state", [0, 0])
    state.top = load_stack(fields.get("stack"), game.effects, state.players)
    if fields.has("sealed"):
        state.sealed = [load_answer(state, answer) for answer in fields.items("sealed", state.players)]
    if fields.has("lanes"):
        state.lanes = [load_stack(lane, game.effects, state.players) for lane in fields.items("lanes", state.players)]
        state.forked = load_effect(fields.get("forked"), game.effects)
    state.load(fields.inner("table"))
    fields.finish()
    return state


def load_answer(state: State, answer: object) -> int:
    """A move by its text, or what stands for none."""
    if type(answer) is int and answer in (OPEN, AWAY, SEALED):
        return answer
    if isinstance(answer, str) and answer in state.game.moves.numbers:
        return state.game.moves.numbers[answer]
    raise wrong("sealed", "the text of a move, or -1 to -3 for none", answer)


def load_stack(data: object, effects: dict[str, Any], players: int) -> Frame | None:
    if not isinstance(data, list):
        raise RecordError(f"state: stack: expected a list of effects, not {brief(data)}")
    top: Frame | None = None
    for item in data:
        fields = Fields(item, "state: stack")
        me = fields.number("me", 0, players - 1)
        top = Frame(load_effect({k: v for k, v in item.items() if k != "me"}, effects), me, top)
    return top


def load_effect(data: object, effects: dict[str, Any], depth: int = 0) -> Effect[Any]:
    fields = Fields(data, "state: effect")
    name = fields.text("effect")
    if name not in effects:
        alike = get_close_matches(name[:60], sorted(effects))
        raise fields.fail("effect", f"one of {len(effects)} effects" + (", such as " + " or ".join(alike) if alike else ""), name)
    kind = effects[name]
    arguments = [load_value(fields.get(field), effects, depth + 1) for field in kind.fields]
    fields.finish()
    for field in kind.fields:
        if field in kind.bounds:
            low, high = kind.bounds[field]
            value = fields.data[field]
            if type(value) is not type(low) or not low <= value <= high:
                raise wrong(f"{name}: {field}", "true or false" if isinstance(low, bool) else span(low, high), value)
    try:
        effect: Effect[Any] = kind(*arguments)
    except (TypeError, ValueError) as error:
        raise RecordError(f"state: effect: {name}: {error}") from None
    return effect


def load_value(value: object, effects: dict[str, Any], depth: int) -> object:
    if depth > DEEPEST:
        raise RecordError(TOO_DEEP)
    if isinstance(value, dict):
        return load_effect(value, effects, depth)
    return tuple([load_value(item, effects, depth + 1) for item in value]) if isinstance(value, list) else value


# -- whether it is a possible position ----------------------------------------------------


def check_state(state: State) -> None:
    layout = state.game.layout
    placed = all_frames(state)
    for frame, below in placed:
        check_order(frame, below)
    if state.over() and not layout.can_be_over(state):
        raise RecordError("state: stack: expected a choice, the game is not over")
    for pieces in layout.pieces(state):
        pieces.check()
    layout.validate(state)
    for frame, below in placed:
        frame.effect.validate(state, frame.me, below)
    check_sealed(state)
    check_moves(state)


def all_frames(state: State) -> list[tuple[Frame, Frame | None]]:
    """Every frame of the stack and the lanes, with what it lies on."""
    found = [(frame, frame.below) for frame in frames_of(state.top)]
    if state.lanes is not None:
        return found + lane_frames(state, state.lanes)
    if state.top is not None and not isinstance(state.top.effect, Choice):
        raise wrong("stack", "a choice on top", type(state.top.effect).__name__)
    return found


def lane_frames(state: State, lanes: list[Frame | None]) -> list[tuple[Frame, Frame | None]]:
    """What each seat does on its own; of others' closed lanes a view shows only where they started."""
    assert state.forked is not None
    found: list[tuple[Frame, Frame | None]] = []
    start = dump_effect(state.forked)
    if not any(lanes):
        raise wrong("lanes", "some that are not finished", lanes)
    for seat, lane in enumerate(lanes):
        base = Frame(state.forked, seat, state.top)
        found.append((base, state.top))
        if lane is None:
            continue
        at_start = lane.below is None and lane.me == seat and dump_effect(lane.effect) == start
        hidden = state.forked.closed and state.viewer not in (REFEREE, seat)
        if not (at_start if hidden else isinstance(lane.effect, Choice)):
            told = f"{start['effect']} for another seat" if hidden else "a choice on top"
            raise wrong("lanes", told, type(lane.effect).__name__)
        if not at_start:
            found.extend([(frame, frame.below or base) for frame in frames_of(lane)])
    return found


def check_order(frame: Frame, below: Frame | None) -> None:
    """An effect lies on one that it can lie on."""
    on = frame.effect.on
    if on is None:
        return
    under = BOTTOM if below is None else type(below.effect).__name__
    whose = on.get(under, -1)
    same = below is not None and below.me == frame.me
    if whose < 0 or (whose == SAME and not same) or (whose == OTHER and same):
        allowed = " or ".join([f"{one or 'nothing'}{WHOSE[on[one]]}" for one in on]) or "no other, it does not wait"
        found = f"{under or 'nothing'}{WHOSE[SAME if same else OTHER] if below is not None else ''}"
        raise RecordError(f"state: stack: {type(frame.effect).__name__}: expected it on {allowed}, not on {found}")


WHOSE: Final = ("", " of the same seat", " of another seat")


def check_sealed(state: State) -> None:
    """While a sealed choice is on top, every seat that takes part has an answer, or is still to give one."""
    sealed, top = state.sealed, state.top
    asks = state.lanes is None and top is not None and isinstance(top.effect, Sealed)
    if (sealed is not None) != asks:
        raise RecordError("state: sealed: expected answers for a sealed choice on top, and for no other")
    if sealed is None:
        return
    assert top is not None and isinstance(top.effect, Sealed)
    seats = top.effect.seats(state, top.me)
    for seat, answer in enumerate(sealed):
        hidden = state.viewer not in (REFEREE, seat)
        if (answer == AWAY) == (seat in seats) or (answer == SEALED or answer >= 0) and (answer == SEALED) != hidden:
            raise wrong("sealed", f"{OPEN} or an answer for {seats}, {AWAY} for others, {SEALED} for what is unknown", sealed)
        if answer >= 0 and answer not in top.effect.options(state, seat):
            raise wrong("sealed", f"an answer that is possible for seat {seat}", state.text(answer))
    if OPEN not in sealed:
        raise wrong("sealed", f"{OPEN} for some seat", sealed)


def check_moves(state: State) -> None:
    """Whoever has to choose can, and somebody has to while the game is not over."""
    if state.over():
        return
    waiting = state.waiting()
    stuck = not waiting and state.deadline() is None
    if stuck or not all([state.options(seat) for seat in waiting if state.viewer in (REFEREE, seat)]):
        raise RecordError("state: stack: expected a choice that is possible, somebody has to choose and nothing is")
