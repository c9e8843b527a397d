"""Scenes as protocol data: structs that mirror the parts of `posse.core.scene`, and diffs."""

from __future__ import annotations

from collections.abc import Mapping
from types import GenericAlias
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from posse.core import scene
from posse.core.changes import Shown as Shown
from posse.core.scene import Part, Thing

Types = dict[str, Any]


# -- the structs -----------------------------------------------------------------------


def mirror(part: type[Part], optional: bool = False, **types: Any) -> Any:
    """A struct with the fields of a part, except its id. They are strings unless `types` says otherwise.

    Optional fields have a default and are omitted from a message if they have it: a pair is a type and a default.
    """
    names = [name for name in part.fields if name != "id"]
    fields: list[Any] = []
    for name in [*names, *(name for name in types if name not in names)]:
        given = types.get(name, str)
        kind, default = given if isinstance(given, tuple) else (given, given and given())
        fields.append((name, kind, default) if optional else (name, kind))
    return struct(part.__name__, part.__doc__ or "", fields)


def struct(name: str, doc: str, fields: list[Any]) -> Any:
    return msgspec.defstruct(name, fields, module=__name__, namespace={"__doc__": doc}, omit_defaults=True, kw_only=True)


def many(kind: Any) -> tuple[Any, Any]:
    """A list, which is empty by default."""
    return GenericAlias(list, kind), msgspec.field(default_factory=list)


NUMBER = (int | None, None)

Badge = mirror(scene.Badge, optional=True, number=NUMBER, limit=NUMBER, live=bool)
Zone = mirror(scene.Zone, optional=True, owner=(int, -1), badges=many(Badge), columns=int, i=(int, -1))
Piece = mirror(
    scene.Piece,
    optional=True,
    badges=many(Badge),
    count=(int, 1),
    turned=bool,
    back=bool,
    faces=many(str),
    pile=many(tuple[str, str]),
    i=(int, -1),
)
Player = mirror(scene.Player, seat=int, score=NUMBER, to_act=bool, counts=many(tuple[str, int]), badges=many(Badge))
Option = mirror(scene.Option, move=int, declines=bool, final=bool, together=bool, number=int)
Line = mirror(scene.Line, values=many(int), total=bool, words=many(str))

WHOLE: Types = {
    **dict.fromkeys([name for name in scene.Scene.fields if name not in ("zones", "pieces")], str),
    "viewer": int,
    "turn": int,
    "urgent": bool,
    "over": bool,
    "players": many(Player)[0],
    "options": many(Option)[0],
    "sheet": many(Line)[0],
    "ties": many(Line)[0],
    "places": list[int],
    "questions": list[str],
}
"""The fields of a scene that a diff replaces as a whole, and their types."""

if TYPE_CHECKING:  # mypy does not know structs defined at run time
    Scene: TypeAlias = msgspec.Struct
    Diff: TypeAlias = msgspec.Struct
else:
    Scene = struct("Scene", scene.Scene.__doc__, [*WHOLE.items(), ("zones", dict[str, Zone]), ("pieces", dict[str, Piece])])
    Diff = struct(
        "Diff",
        "What changed in a scene: whole fields; zones and pieces by id, null for one that is gone.",
        [
            *((name, kind | UnsetType, UNSET) for name, kind in WHOLE.items()),
            ("zones", dict[str, Zone | None] | UnsetType, UNSET),
            ("pieces", dict[str, Piece | None] | UnsetType, UNSET),
        ],
    )

STRUCTS: dict[type[Part], Any] = {scene.Player: Player, scene.Option: Option, scene.Line: Line}


# -- scenes as structs -----------------------------------------------------------------


def whole(new: scene.Scene, shown: Shown) -> Scene:
    """A whole scene: zones and pieces by id, each with its place in its zone."""
    fields = {name: data_of(new, name) for name in WHOLE}
    return Scene(**fields, zones=data_by_id(shown.zones.whole(), Zone), pieces=data_by_id(shown.pieces.whole(), Piece))


def difference(old: Shown, shown: Shown, new: scene.Scene) -> Diff | None:
    """The diff between two scenes; None if they are the same."""
    before = old.scene
    changed = {name: data_of(new, name) for name in WHOLE if getattr(new, name) != getattr(before, name)}
    zones, pieces = shown.zones.since(old.zones), shown.pieces.since(old.pieces)
    if zones:
        changed["zones"] = data_by_id(zones, Zone)
    if pieces:
        changed["pieces"] = data_by_id(pieces, Piece)
    return Diff(**changed) if changed else None


def data_by_id(things: Mapping[str, tuple[int, Thing] | None], kind: Any) -> dict[str, Any]:
    """Zones or pieces as data, each with its place; None for those that are gone."""
    found: dict[str, Any] = dict.fromkeys(things)
    for name, placed in things.items():
        if placed is not None:
            place, thing = placed
            found[name] = data = mirrored(thing, kind)
            data.i = place
    return found


def mirrored(part: Part, kind: Any) -> Any:
    return msgspec.convert(part, kind, from_attributes=True)


def data_of(new: scene.Scene, name: str) -> Any:
    """A field of a scene as data; options get their number."""
    value = getattr(new, name)
    if not isinstance(value, list):
        return value
    data = [mirrored(item, STRUCTS[type(item)]) if isinstance(item, Part) else item for item in value]
    if name == "options":
        for at, option in enumerate(data, 1):
            option.number = option.number or at
    return data
