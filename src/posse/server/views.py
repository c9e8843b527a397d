"""What one viewer is sent: a scene first, then what changed in it."""

from __future__ import annotations

from typing import Any

from posse.core.scene import Scene

WHOLE = ("viewer", "status", "prompt", "players", "options", "sheet", "ties", "places")
"""Parts of a scene that a diff replaces as a whole."""
DEFAULTS: dict[str, object] = {"count": 1, "owner": -1}


def lean(data: dict[str, Any]) -> dict[str, Any]:
    """A part of a scene without its id and without fields that have their default value."""
    return {k: v for k, v in data.items() if k != "id" and (v != DEFAULTS[k] if k in DEFAULTS else v)}


def compact(scene: Scene) -> dict[str, Any]:
    """A scene as the protocol has it: zones and pieces by id, each with its place in the zone that it is in."""
    data = scene.to_data()
    places: dict[str, int] = {}
    pieces: dict[str, Any] = {}
    for piece in data["pieces"]:
        place = places.get(piece["zone"], 0)
        places[piece["zone"]] = place + 1
        piece["badges"] = [lean(badge) for badge in piece["badges"]]
        pieces[piece["id"]] = {**lean(piece), "i": place}
    zones: dict[str, Any] = {}
    inside: dict[str, int] = {}
    for zone in data["zones"]:
        place = inside.get(zone["inside"], 0)
        inside[zone["inside"]] = place + 1
        zone["badges"] = [lean(badge) for badge in zone["badges"]]
        zones[zone["id"]] = {**lean(zone), "i": place}
    return {**{name: data[name] for name in WHOLE}, "zones": zones, "pieces": pieces}


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What turns the old compact scene into the new one; empty if they are equal."""
    changed: dict[str, Any] = {name: new[name] for name in WHOLE if new[name] != old[name]}
    for name in ("zones", "pieces"):
        before, after = old[name], new[name]
        parts = {key: part for key, part in after.items() if before.get(key) != part}
        parts.update({key: None for key in before if key not in after})
        if parts:
            changed[name] = parts
    return changed
