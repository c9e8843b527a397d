"""What one viewer is sent: a scene first, then what changed in it."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from posse.core.events import Cue, Event
from posse.core.record import Match
from posse.core.scene import Part, Scene, data_of
from posse.core.state import SPECTATOR, State
from posse.texts import Texts

encode = msgspec.json.Encoder().encode

MOST_LINES = 400
"""Log lines that a whole scene brings along."""

WHOLE = tuple([name for name in Scene.fields if name not in ("zones", "pieces")])
"""Parts of a scene that a diff replaces as a whole."""


class Shown:
    """What a viewer has been shown, by the keys of its parts: enough to see what is new."""

    def __init__(self, scene: Scene) -> None:
        self.whole: dict[str, object] = {name: key_of(getattr(scene, name)) for name in WHOLE}
        self.zones = numbered([(zone.id, zone.inside, zone.key()) for zone in scene.zones])
        self.pieces = numbered([(piece.id, piece.zone, piece.key()) for piece in scene.pieces])


def key_of(value: object) -> object:
    return [item.key() if isinstance(item, Part) else item for item in value] if isinstance(value, list) else value


def numbered(parts: list[tuple[str, str, tuple[object, ...]]]) -> dict[str, tuple[int, tuple[object, ...]]]:
    """Keys by id, each with its place among those in the same zone."""
    found: dict[str, tuple[int, tuple[object, ...]]] = {}
    places: dict[str, int] = {}
    for name, zone, key in parts:
        place = places.get(zone, 0)
        places[zone] = place + 1
        found[name] = (place, key)
    return found


def whole(scene: Scene, shown: Shown) -> dict[str, Any]:
    """A scene as the protocol has it: zones and pieces by id, each with its place in the zone that it is in."""
    data: dict[str, Any] = {name: data_of(getattr(scene, name)) for name in WHOLE}
    data["zones"] = {zone.id: lean(zone, shown.zones[zone.id][0]) for zone in scene.zones}
    data["pieces"] = {piece.id: lean(piece, shown.pieces[piece.id][0]) for piece in scene.pieces}
    return data


def difference(old: Shown, new: Shown, scene: Scene) -> dict[str, Any]:
    """What turns the old scene into the new one; empty if they are the same."""
    changed: dict[str, Any] = {name: data_of(getattr(scene, name)) for name in WHOLE if new.whole[name] != old.whole[name]}
    zones = {zone.id: lean(zone, new.zones[zone.id][0]) for zone in scene.zones if old.zones.get(zone.id) != new.zones[zone.id]}
    zones.update({gone: None for gone in old.zones if gone not in new.zones})
    pieces = {
        piece.id: lean(piece, new.pieces[piece.id][0])
        for piece in scene.pieces
        if old.pieces.get(piece.id) != new.pieces[piece.id]
    }
    pieces.update({gone: None for gone in old.pieces if gone not in new.pieces})
    if zones:
        changed["zones"] = zones
    if pieces:
        changed["pieces"] = pieces
    return changed


def lean(part: Part, place: int) -> dict[str, Any] | None:
    return {**part.lean(), "i": place}


class Line(Protocol):
    """How a viewer is reached."""

    def send(self, message: bytes) -> None: ...

    def ping(self) -> None: ...

    def trip(self) -> float:
        """Seconds there and back, or 0 while it is not known."""
        ...


class Viewer:
    """One connection, and what it has been sent."""

    def __init__(self, guest: str, line: Line) -> None:
        self.guest = guest
        self.post = line.send
        self.ping = line.ping
        self.trip = line.trip
        self.lang = "en"
        self.plain = False
        """Whether it wants states instead of scenes, as programs do."""
        self.seat = SPECTATOR
        self.knows = False
        """Whether it has been told about the table itself."""
        self.seq = -1
        self.shown: Shown | None = None
        self.stated = b""
        """The scene or state that it has."""
        self.noted: dict[str, Any] = {}
        """What it was told about its own answers: how many, and whether the last can be taken back."""
        self.timed = -1
        """The key of the countdown that it was told of."""
        self.told = 0
        """How many of the match's events it has been told of."""

    def forget(self) -> None:
        """Whatever comes next comes as a whole."""
        self.shown, self.stated = None, b""

    def send(self, message: dict[str, Any]) -> None:
        self.post(encode(message))

    def _is_news(self, note: dict[str, Any], clock: dict[str, Any]) -> bool:
        key = clock["clock"]["key"] if clock else -1
        if note == self.noted and key == self.timed:
            return False
        self.noted, self.timed = note, key
        return True

    def show_state(self, seen: State, note: dict[str, Any], clock: dict[str, Any]) -> None:
        """Sends the position, if anything is new."""
        data = {"state": seen.to_data(), "options": seen.options(self.seat), "waiting": seen.waiting(), "over": seen.over()}
        stated = encode(data)
        if self._is_news(note, clock) or stated != self.stated:
            self.stated = stated
            self.seq += 1
            head = encode({"t": "state", "seq": self.seq, **note, **clock})
            self.post(head[:-1] + b"," + stated[1:])

    def show_scene(self, seen: State, match: Match, say: Texts, note: dict[str, Any], clock: dict[str, Any]) -> None:
        """Sends the whole scene first, then what is new, if anything is."""
        game, before = seen.game, self.shown
        scene = game.scene(seen, say)
        shown = Shown(scene)
        new = [event for event in match.events[0 if before is None else self.told :] if event.reaches(self.seat)]
        self.told = len(match.events)
        data = whole(scene, shown) if before is None else difference(before, shown, scene)
        if not self._is_news(note, clock) and not data and not new:
            return
        for at, option in enumerate(data.get("options", []), 1):
            option["number"] = option["number"] or at
        self.seq += 1
        self.shown = shown
        lines = worded(new, match, say)
        if before is None:
            self.send({"t": "scene", "seq": self.seq, **note, **clock, "scene": data, "log": lines[-MOST_LINES:]})
            return
        happened = [happening(event, game.cues, say) for event in new]
        told = {"from": self.seq - 1, "diff": data, "log": lines, "events": happened}
        self.send({"t": "diff", "seq": self.seq, **note, **clock, **told})


def happening(event: Event, cues: dict[str, Cue], say: Texts) -> dict[str, Any]:
    """An event, and how it is shown: fields of its cue that are not empty."""
    data: dict[str, Any] = {"kind": event.kind, "seat": event.seat, "args": event.args}
    cue = cues.get(event.kind)
    if cue is not None:
        shown = {"sound": cue.sound, "motion": cue.motion, "piece": cue.piece(event), "banner": cue.banner and say(cue.banner)}
        data.update({name: value for name, value in shown.items() if value})
    return data


def worded(events: list[Event], match: Match, say: Texts) -> list[dict[str, Any]]:
    """Lines of the log; a heading begins a new section."""
    game = match.state.game
    lines = [(event, game.describe(event, say)) for event in events]
    headings = {kind for kind, cue in game.cues.items() if cue.heading}
    return [
        {"text": text, "kind": event.kind, "seat": event.seat, "heading": event.kind in headings} for event, text in lines if text
    ]
