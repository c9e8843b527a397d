"""What viewers are shown, and what they can do with it."""

from __future__ import annotations

from posse.core.scene import Badge, Piece, Scene, Zone
from posse.core.state import State
from posse.games.pulp_detective.rules.state import table
from posse.games.pulp_detective.scene.board import build
from posse.texts import LANGUAGES, texts
from tests.games.pulp_detective.position import Desk

SAY = {lang: texts("pulp_detective", lang) for lang in LANGUAGES}
MODES = (("solo", 1), ("rivals", 2), ("partners", 2))


def scene_of(state: State, viewer: int = 0, lang: str = "en") -> Scene:
    return build(table(state.seen_by(viewer)), SAY[lang].to(viewer, ("Ada", "Bo")[: state.players]))


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def badge(thing: Piece | Zone, kind: str) -> Badge:
    return next(badge for badge in thing.badges if badge.kind == kind)


def kinds(thing: Piece | Zone) -> list[str]:
    return [badge.kind for badge in thing.badges]


def done_on(desk: Desk, viewer: int = 0) -> dict[str, str]:
    """The moves of a viewer by their words, with what they are made on."""
    return {desk.s.text(option.move): option.on for option in scene_of(desk.s, viewer).options}


def said(desk: Desk, move: str, viewer: int = 0, lang: str = "en") -> str:
    options = scene_of(desk.s, viewer, lang).options
    return next(option.label for option in options if desk.s.text(option.move) == move)
