"""Scenes of Space Serenade as tests look at them."""

from __future__ import annotations

from posse.core.scene import Badge, Piece, Scene, Zone
from posse.core.state import State
from posse.games.space_serenade.rules.state import table
from posse.games.space_serenade.scene.board import build
from posse.texts import LANGUAGES, Texts, texts
from tests.games.space_serenade.position import Crew

SAY = {lang: texts("space_serenade", lang) for lang in LANGUAGES}
NAMES = ("Ann", "Bob", "Cy", "Di")
NBSP = "\N{NO-BREAK SPACE}"


def say_to(state: State, viewer: int, lang: str) -> Texts:
    return SAY[lang].to(viewer, NAMES[: state.players])


def scene_of(crew: Crew | State, viewer: int = 0, lang: str = "en") -> Scene:
    state = crew.s if isinstance(crew, Crew) else crew
    return build(table(state.seen_by(viewer)), say_to(state, viewer, lang))


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def badge(thing: Piece | Zone, kind: str) -> Badge:
    return next(badge for badge in thing.badges if badge.kind == kind)


def kinds(thing: Piece | Zone) -> list[str]:
    return [badge.kind for badge in thing.badges]


def ids(scene: Scene, zone: str) -> list[str]:
    return [piece.id for piece in scene.zone(zone)]


def faces(scene: Scene, zone: str) -> list[tuple[str, int]]:
    return [(piece.face, piece.count) for piece in scene.zone(zone)]


def done_on(crew: Crew, viewer: int = 0) -> dict[str, str]:
    """The moves of a viewer by their words, with what they are made on."""
    return {crew.s.text(option.move): option.on for option in scene_of(crew, viewer).options}


def said(crew: Crew, move: str, viewer: int = 0, lang: str = "en") -> str:
    options = scene_of(crew, viewer, lang).options
    return next(option.label for option in options if crew.s.text(option.move) == move).replace(NBSP, " ")


def log(crew: Crew, viewer: int = 0, lang: str = "en") -> list[str]:
    """What has happened since the crew was made, as this viewer reads it."""
    say = say_to(crew.s, viewer, lang)
    lines = [crew.s.game.describe(event, say) for event in crew.events if event.reaches(viewer)]
    return [line for line in lines if line]
