"""Saved states that somebody has damaged: each is refused as a `RecordError`, or it can be played to its end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from posse.catalog import game
from posse.core.errors import PosseError, RecordError
from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import ALL_OPEN, REFEREE, SPECTATOR, State
from posse.testing.walk import LONGEST, positions, random_answer

WEIRD: tuple[Any, ...] = (*range(-9, 10), 15, 24, 64, 200, 2**31, 2**63, 10**30, True, False, None, "", "x", [], {}, [0], 1.5)
POOL = 400
"""Saved states that mutations are made from, at most."""

Positions = Iterator[tuple[Game, State, Rng]]
Path = tuple[Any, ...]


def mutate(name: str, count: int, seed: int = 1, more: Positions | None = None) -> tuple[int, int]:
    """Damages saved states and views of this game so many times; how many were refused, and how many were played.

    Raises `AssertionError` with the data if a state is refused otherwise than by a `RecordError` in one line, or if one that
    loads cannot be played.
    """
    pool, rng, refused = collect(name, seed, more), Rng.seeded(seed), 0
    for _ in range(count):
        data = damaged(pool, rng)
        try:
            refused += not survives(data, rng.next())
        except Exception as error:
            raise AssertionError(f"{name}: {type(error).__name__}: {error}: {json.dumps(data)}") from error
    return refused, count - refused


def survives(data: Any, seed: int) -> bool:
    """Whether this loads; then it is played to its end, as it is and as one seat imagines it."""
    try:
        state = State.from_data(data)
    except RecordError as error:
        if "\n" in str(error):
            raise AssertionError("expected an error in one line") from error
        return False
    if state.viewer == ALL_OPEN:  # it is only for a scene
        return True
    rng = Rng.seeded(seed)
    play(state.imagine(rng), rng)
    viewer = state.viewer if state.viewer != REFEREE else rng.below(state.players)
    play(state.seen_by(viewer).imagine(rng), rng)
    return True


def play(state: State, rng: Rng) -> None:
    """Random players go on to the end, and what is left can be saved."""
    for _ in range(LONGEST):
        if state.over():
            assert State.from_json(state.to_json()) == state
            assert len(state.scores()) == len(state.ranking()) == state.players
            return
        state.answer(*random_answer(state, rng))
    raise AssertionError(f"no end after {LONGEST} answers")


def collect(name: str, seed: int, more: Positions | None = None) -> list[str]:
    """States and views of random games at every table."""
    found: list[str] = []
    for source in (positions(name, seed, 4), more or iter(())):
        for _, state, rng in source:
            viewer = rng.pick([*range(state.players), SPECTATOR])
            found.append((state if rng.below(3) else state.seen_by(viewer)).to_json())
    Rng.seeded(seed).shuffle(found)
    return found[:POOL]


# -- the damage ---------------------------------------------------------------------------


def damaged(pool: list[str], rng: Rng) -> Any:
    text = rng.pick(pool)
    for _ in range(1 + rng.below(3)):
        data = json.loads(text)
        with suppress(PosseError, LookupError, TypeError, AttributeError, ValueError):  # of what is damaged already
            rng.pick(KINDS)(data, json.loads(rng.pick(pool)), rng)
            text = json.dumps(data)  # not of a list that is in itself
    return json.loads(text)


def gather(data: Any, types: tuple[type, ...], path: Path, found: list[Path]) -> None:
    """Adds the way to every value of these types, from the outside to the inside."""
    if isinstance(data, types):
        found.append(path)
    if isinstance(data, dict):
        for key, value in data.items():
            gather(value, types, (*path, key), found)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            gather(value, types, (*path, number), found)


def value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    value_at(data, path[:-1])[path[-1]] = value


def some(data: Any, rng: Rng, *types: type) -> Path:
    """The way to some value of such a type: in the stack as likely as in the table."""
    under = rng.pick([name for name in ("table", "table", "stack", "sealed", "lanes", "forked") if name in data])
    found: list[Path] = []
    gather(data[under], types or (object,), (under,), found)
    return rng.pick(found or [(under,)])


def replace(data: Any, other: Any, rng: Rng) -> None:
    put(data, some(data, rng), rng.pick(WEIRD))


def add(data: Any, other: Any, rng: Rng) -> None:
    path = some(data, rng, int)
    if isinstance(value_at(data, path), int):
        put(data, path, value_at(data, path) + rng.pick((-2, -1, 1, 2)))


def swap(data: Any, other: Any, rng: Rng) -> None:
    """Two values of the same type change places."""
    one = some(data, rng)
    two = some(data, rng, type(value_at(data, one)))
    if one[: len(two)] != two and two[: len(one)] != one:
        first, second = value_at(data, one), value_at(data, two)
        put(data, one, second)
        put(data, two, first)


def drop(data: Any, other: Any, rng: Rng) -> None:
    path = some(data, rng)
    del value_at(data, path[:-1])[path[-1]]


def repeat(data: Any, other: Any, rng: Rng) -> None:
    """A member of a list is there twice."""
    row = value_at(data, some(data, rng, list))
    if row and isinstance(row, list):
        row.insert(rng.below(len(row) + 1), rng.pick(row))


def move(data: Any, other: Any, rng: Rng) -> None:
    """A member of a list goes elsewhere: to another place or another list."""
    rows = [value_at(data, some(data, rng, list)) for _ in range(2)]
    if all(isinstance(row, list) for row in rows) and rows[0]:
        item = rows[0].pop(rng.below(len(rows[0])))
        rows[1].insert(rng.below(len(rows[1]) + 1), item)


def shuffle(data: Any, other: Any, rng: Rng) -> None:
    rng.shuffle(value_at(data, some(data, rng, list)))


def rename(data: Any, other: Any, rng: Rng) -> None:
    """Another effect in the same place."""
    rng.pick(data["stack"])["effect"] = rng.pick(sorted(game(data["game"]).effects))


def graft(data: Any, other: Any, rng: Rng) -> None:
    """A value, or a value like it, as it is in another position."""
    path = some(data, rng)
    put(data, path, value_at(other, path))


def restack(data: Any, other: Any, rng: Rng) -> None:
    """Frames of another stack in this one: all of them, or one."""
    if rng.below(2) or not other["stack"]:
        data["stack"] = other["stack"]
    else:
        data["stack"].insert(rng.below(len(data["stack"]) + 1), rng.pick(other["stack"]))


def change_head(data: Any, other: Any, rng: Rng) -> None:
    """Options, viewer, generator and the like."""
    name = rng.pick([name for name in sorted(data | other) if name not in ("table", "stack")])
    if rng.below(3) == 0 or name not in other:
        data[name] = rng.pick(WEIRD)
    elif isinstance(other[name], dict) and other[name]:
        key = rng.pick(sorted(other[name]))
        data[name] = {**data.get(name, {}), key: other[name][key]}
    else:
        data[name] = other[name]


def reseal(data: Any, other: Any, rng: Rng) -> None:
    """Another sealed answer, or one where there is none."""
    texts = [text for row in (data, other) for text in row.get("sealed", ()) if isinstance(text, str)]
    sealed = data.setdefault("sealed", [-1] * 2) if rng.below(4) == 0 else data.get("sealed")
    if isinstance(sealed, list) and sealed:
        sealed[rng.below(len(sealed))] = rng.pick([*texts, -1, -2, -3, "yes", 0, 11])


Mutation = Callable[[Any, Any, Rng], None]
KINDS: tuple[Mutation, ...] = (
    *(replace, add, add, swap, swap, drop, repeat, move, move, shuffle),
    *(graft, graft, restack, rename, change_head, reseal),
)
