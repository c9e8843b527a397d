"""What has changed between two scenes."""

from __future__ import annotations

from typing import Any

from posse.core.changes import Shown
from posse.core.rng import Rng
from posse.core.scene import Piece, Scene, Zone

ZONES = ("hand", "table", "deck")


def shown(*pieces: Piece) -> Shown:
    scene = Scene(0, "", "")
    scene.pieces = list(pieces)
    return Shown(scene)


def piece(id: str, zone: str = "hand", count: int = 1) -> Piece:
    return Piece(id, zone, "card", id, id.upper(), count=count)


def applied(old: Shown, new: Shown) -> dict[str, Any]:
    """The pieces of the new scene, made from the old ones and the changes."""
    found = {**old.pieces.whole(), **new.pieces.since(old.pieces)}
    return {name: placed for name, placed in found.items() if placed is not None}


def test_nothing_has_changed_if_all_parts_are_equal() -> None:
    assert shown(piece("a"), piece("b")).pieces.since(shown(piece("a"), piece("b")).pieces) == {}


def test_a_piece_that_leaves_its_zone_moves_those_behind_it() -> None:
    old = shown(piece("a"), piece("b"), piece("c", "table"))
    moved = piece("a", "table")
    new = shown(piece("b"), piece("c", "table"), moved)
    assert new.pieces.since(old.pieces) == {"b": (0, piece("b")), "a": (1, moved)}


def test_a_piece_that_is_gone_is_none() -> None:
    assert shown(piece("b")).pieces.since(shown(piece("b"), piece("a")).pieces) == {"a": None}


def test_zones_have_their_place_among_those_inside_the_same_zone() -> None:
    scene = Scene(0, "", "")
    ids = (("left", ""), ("a", "left"), ("right", ""), ("b", "right"), ("c", "left"))
    scene.zones = [Zone(name, "zone", name, "row", inside=inside) for name, inside in ids]
    places = {name: placed[0] for name, placed in Shown(scene).zones.whole().items() if placed is not None}
    assert places == {"left": 0, "a": 0, "right": 1, "b": 0, "c": 1}


def test_the_changes_lead_from_any_scene_to_any_other() -> None:
    rng = Rng.seeded(1)
    old = shown()
    for _ in range(300):
        ids = [f"card-{number}" for number in range(12) if rng.below(4)]
        if rng.below(2):
            rng.shuffle(ids)
        new = shown(*[piece(name, rng.pick(ZONES), 1 + rng.below(2)) for name in ids])
        assert applied(old, new) == new.pieces.whole()
        found = new.pieces.since(old.pieces)
        known = old.pieces.whole()
        assert all(placed != known.get(name, ()) for name, placed in found.items()), "only what has changed"
        old = new
