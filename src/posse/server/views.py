"""What one viewer is sent: a scene first, then what changed in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from posse.core.events import Event
from posse.core.record import Match
from posse.core.scene import Scene, data_of
from posse.core.state import SPECTATOR, State
from posse.texts import Texts

MOST_LINES = 400
"""Log lines that a whole scene brings along."""

WHOLE = ("viewer", "status", "prompt", "players", "options", "sheet", "ties", "places")
"""Parts of a scene that a diff replaces as a whole."""


def compact(scene: Scene) -> dict[str, Any]:
    """A scene as the protocol has it: zones and pieces by id, each with its place in the zone that it is in."""
    data: dict[str, Any] = {name: data_of(getattr(scene, name)) for name in WHOLE}
    data["zones"] = numbered([(zone.id, zone.inside, zone.lean()) for zone in scene.zones])
    data["pieces"] = numbered([(piece.id, piece.zone, piece.lean()) for piece in scene.pieces])
    return data


def numbered(parts: list[tuple[str, str, dict[str, Any]]]) -> dict[str, Any]:
    """Parts by id, each with its place among those in the same zone."""
    found: dict[str, Any] = {}
    places: dict[str, int] = {}
    for key, zone, lean in parts:
        lean["i"] = places.get(zone, 0)
        places[zone] = lean["i"] + 1
        found[key] = lean
    return found


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


class Viewer:
    """One connection, and what it has been sent."""

    def __init__(self, guest: str, post: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.post = post
        self.lang = "en"
        self.plain = False
        """Whether it wants states instead of scenes, as programs do."""
        self.seat = SPECTATOR
        self.seq = -1
        self.shown: dict[str, Any] = {}
        self.stated = b""
        """The scene or state that it has."""
        self.noted: dict[str, Any] = {}
        """What it was told about its own answers: how many, and whether the last can be taken back."""
        self.told = 0
        """How many of the match's events it has been told of."""

    def forget(self) -> None:
        """Whatever comes next comes as a whole."""
        self.shown, self.stated = {}, b""

    def send(self, message: dict[str, Any]) -> None:
        self.post(msgspec.json.encode(message))

    def show_state(self, seen: State, note: dict[str, Any]) -> None:
        """Sends the position, if anything is new."""
        data = {"state": seen.to_data(), "options": seen.options(self.seat), "waiting": seen.waiting(), "over": seen.over()}
        stated = msgspec.json.encode(data)
        if stated != self.stated or note != self.noted:
            self.stated, self.noted = stated, note
            self.seq += 1
            head = msgspec.json.encode({"t": "state", "seq": self.seq, **note})
            self.post(head[:-1] + b"," + stated[1:])

    def show_scene(self, seen: State, match: Match, say: Texts, note: dict[str, Any]) -> None:
        """Sends the whole scene first, then what is new, if anything is."""
        game, first = seen.game, not self.shown
        scene = compact(game.scene(seen, say))
        for option in scene["options"]:
            option["verb"] = game.moves.texts[option["move"]].partition(" ")[0]
        new = [event for event in match.events[0 if first else self.told :] if event.reaches(self.seat)]
        self.told = len(match.events)
        diff = scene if first else difference(self.shown, scene)
        if not first and not diff and not new and note == self.noted:
            return
        self.seq += 1
        self.shown, self.noted = scene, note
        lines = worded(new, match, say)
        if first:
            self.send({"t": "scene", "seq": self.seq, **note, "scene": scene, "log": lines[-MOST_LINES:]})
            return
        happened = [{"kind": event.kind, "seat": event.seat, "args": event.args} for event in new]
        self.send({"t": "diff", "seq": self.seq, **note, "from": self.seq - 1, "diff": diff, "log": lines, "events": happened})


def worded(events: list[Event], match: Match, say: Texts) -> list[dict[str, Any]]:
    """Lines of the log."""
    lines = [(event, match.state.game.describe(event, say)) for event in events]
    return [{"text": text, "kind": event.kind, "seat": event.seat} for event, text in lines if text]
