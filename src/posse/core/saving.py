"""States as data: writing one down, and reading it back with every mistake named."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from posse.core.choice import Choice, Effect, Frame, Sealed
from posse.core.codec import Fields, brief
from posse.core.errors import DeckError, RecordError, SetupError
from posse.core.rng import Rng

if TYPE_CHECKING:
    from posse.core.state import State


def dump_state(state: State) -> dict[str, Any]:
    """What is kept of any state, and the game's own table."""
    from posse.core.state import REFEREE

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
        data["sealed"] = state.sealed
    if state.lanes is not None and state.forked is not None:
        data["lanes"] = [dump_stack(lane) for lane in state.lanes]
        data["forked"] = dump_effect(state.forked)
    return data


DEEPEST: Final = 50
"""Effects and lists inside an effect."""
TOO_DEEP: Final = "state: expected lists and tables inside each other only as deep as a state has them"


def load_state(data: object) -> State:
    """The state that `dump_state` wrote down; `RecordError` for anything else, whatever is wrong with it."""
    try:
        return read_state(data)
    except (SetupError, DeckError) as error:
        raise RecordError(f"state: {error}") from None
    except RecursionError:
        raise RecordError(TOO_DEEP) from None


def read_state(data: object) -> State:
    from posse.core.game import Game
    from posse.core.state import CLOCK, REFEREE, SPECTATOR

    fields = Fields(data, "state")
    game = Game.find(fields)
    state = game.blank(game.check_players(fields.get("players")))
    state.rng = Rng(*fields.numbers("rng", 2, 0, 2**32 - 1))
    state.fixed = fields.number("fixed", 0)
    state.viewer = fields.number("viewer", SPECTATOR, state.players - 1, default=REFEREE)
    if state.viewer == CLOCK:
        raise fields.fail("viewer", f"a seat, or {SPECTATOR} for a spectator", state.viewer)
    if state.viewer == REFEREE and state.rng.a == state.rng.b == 0:  # it would draw 0 for ever
        raise fields.fail("rng", "2 numbers that are not both 0 in a whole state", [0, 0])
    state.top = load_stack(fields.get("stack"), game.effects, state.players)
    if fields.has("sealed"):
        state.sealed = fields.numbers("sealed", state.players)
    if fields.has("lanes"):
        state.lanes = [load_stack(lane, game.effects, state.players) for lane in fields.items("lanes", state.players)]
        state.forked = load_effect(fields.get("forked"), game.effects)
    state.load(fields.inner("table"))
    fields.finish()
    check_choices(state)
    check_moves(state)
    return state


def check_choices(state: State) -> None:
    """A saved state waits for somebody, or it is over."""
    top, sealed, lanes = state.top, state.sealed, state.lanes
    if lanes is not None:
        tops = [lane for lane in lanes if lane is not None]
        if not tops or sealed is not None or not all([isinstance(lane.effect, (Choice, type(state.forked))) for lane in tops]):
            raise RecordError("state: lanes: expected a choice on top of some lanes, and nothing sealed")
        return
    if top is not None and not isinstance(top.effect, Choice):
        raise RecordError("state: stack: expected a choice on top")
    if (sealed is not None) != (top is not None and isinstance(top.effect, Sealed)):
        raise RecordError("state: sealed: expected answers for a sealed choice on top, and for no other")
    if sealed is not None and (-1 not in sealed or not all([-3 <= n < len(state.game.moves.texts) for n in sealed])):
        raise RecordError(f"state: sealed: expected a move or -1 to -3 for each seat, and -1 for some, not {brief(sealed)}")


def check_moves(state: State) -> None:
    """Whoever is asked has something to choose: what lies on the stack fits the table, and somebody can go on."""
    from posse.core.state import REFEREE

    if state.over():
        return
    try:
        waiting = state.waiting()
        stuck = not waiting and state.deadline() is None
        stuck = stuck or not all([state.options(seat) for seat in waiting if state.viewer in (REFEREE, seat)])
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise RecordError(f"state: the stack does not fit the table ({brief(str(error))})") from None
    if stuck:
        raise RecordError("state: the stack does not fit the table: somebody has to choose, and nothing is possible")


def dump_stack(top: Frame | None) -> list[dict[str, Any]]:
    """The frames from the bottom up."""
    frames: list[dict[str, Any]] = []
    while top is not None:
        frames.append({**dump_effect(top.effect), "me": top.me})
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


def load_stack(data: object, effects: dict[str, Any], players: int) -> Frame | None:
    if not isinstance(data, list):
        raise RecordError(f"state: stack: expected a list of effects, not {brief(data)}")
    top: Frame | None = None
    for item in data:
        fields = Fields(item, "state: stack")
        me = fields.number("me", -1, players - 1)
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
