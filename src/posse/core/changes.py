"""What has changed between two scenes that one viewer is shown."""

from __future__ import annotations

from typing import Generic, TypeVar

from posse.core.scene import Piece, Scene, Thing, Zone

AnyThing = TypeVar("AnyThing", bound=Thing)


class Shown:
    """A scene that a viewer is shown, to be compared with the next one; neither may change from then on."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.zones: Things[Zone] = Things(scene.zones, [zone.inside for zone in scene.zones])
        self.pieces: Things[Piece] = Things(scene.pieces, [piece.zone for piece in scene.pieces])


class Things(Generic[AnyThing]):
    """The zones or the pieces of a scene, each with its place among those that lie in the same zone."""

    def __init__(self, things: list[AnyThing], lying: list[str]) -> None:
        self.things = things
        self.places = places_in(lying)
        self.numbers: dict[str, int] = {}
        """Where in the list each id is, once somebody has looked for one."""

    def number(self, id: str) -> int:
        """Where in the list an id is, or -1."""
        if not self.numbers:
            for at in range(len(self.things)):
                self.numbers[self.things[at].id] = at
        return self.numbers.get(id, -1)

    def whole(self) -> dict[str, tuple[int, AnyThing] | None]:
        """All of them by id, with their places."""
        return {self.things[at].id: (self.places[at], self.things[at]) for at in range(len(self.things))}

    def since(self, old: Things[AnyThing]) -> dict[str, tuple[int, AnyThing] | None]:
        """Those that are new or have changed, by id, with their places; None for those that are gone."""
        found: dict[str, tuple[int, AnyThing] | None] = {}
        before = old.things
        kept = expected = 0  # most things follow the same one as before
        for at in range(len(self.things)):
            thing, place = self.things[at], self.places[at]
            was = expected
            if was >= len(before) or before[was].id != thing.id:
                was = old.number(thing.id)
            if was >= 0:
                kept += 1
                expected = was + 1
                if old.places[was] == place and before[was] == thing:
                    continue
            found[thing.id] = (place, thing)
        if kept < len(before):
            for thing in before:
                if self.number(thing.id) < 0:
                    found[thing.id] = None
        return found


def places_in(zones: list[str]) -> list[int]:
    """For each of these, how often the same one came before."""
    found: list[int] = []
    counts: dict[str, int] = {}
    last, place = "", 0
    for zone in zones:
        if zone != last:  # things of one zone mostly follow each other
            counts[last] = place
            last, place = zone, counts.get(zone, 0)
        found.append(place)
        place += 1
    return found
