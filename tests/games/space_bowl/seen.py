"""Parts of scenes, and positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import posse
from posse.core.rng import Rng
from posse.core.scene import Badge, Piece, Scene, Zone
from posse.core.state import CLOCK, SPECTATOR, State
from posse.games.space_bowl.rules.state import BowlState, table
from posse.games.space_bowl.scene.board import build
from posse.texts import LANGUAGES, Texts, texts

from .position import Crew

SAY = {lang: texts("space_bowl", lang) for lang in LANGUAGES}
NAMES = ("Ada", "Bo", "Cy", "Di")
MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"


def speaker(reader: int, lang: str = "en") -> Texts:
    return SAY[lang].to(reader, NAMES)


def scene_of(s: State | Crew, viewer: int, lang: str = "en") -> Scene:
    state = s.s if isinstance(s, Crew) else s
    return build(table(state.seen_by(viewer)), speaker(viewer, lang))


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def at(scene: Scene, name: str) -> Piece:
    """The card of the galaxy at a place."""
    (found,) = [piece for piece in scene.zone("galaxy") if piece.label == name]
    return found


def badges(scene: Scene, name: str, *kinds: str) -> list[str]:
    """The labels of the badges of these kinds on a card."""
    return [badge.label for badge in at(scene, name).badges if badge.kind in kinds]


def labels(found: tuple[Badge, ...]) -> list[str]:
    return [badge.label for badge in found]


def fits(card: Piece, *kinds: str) -> bool:
    return any(badge.kind in kinds for badge in card.badges)


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"black_hole": True, "void": True, "size": 6, "spherical": True}),
    (3, {"clock": "ticks", "void": True, "rotation": True, "red_in_go": True}),
    (3, {"joker": False, "centre": True, "void": True, "no_card": "stays", "red_found": "finder"}),
]


def step(state: State, rng: Rng) -> None:
    """A random move, mostly one that advances the game, or the clock."""
    if state.options(CLOCK) and rng.below(4) == 0:
        state.answer(CLOCK, state.options(CLOCK)[0])
        return
    for seat in state.waiting()[rng.below(len(state.waiting()) or 1) :][:1]:
        moves = state.options(seat)
        bold = [move for move in moves if not state.text(move).startswith("mark")]
        state.answer(seat, rng.pick(bold if bold and rng.below(3) else moves))


def states(players: int, options: dict[str, Any]) -> Iterator[tuple[State, Rng]]:
    state, rng = posse.new("space_bowl", players, seed=players, **{"clock": "real"} | options), Rng.seeded(players)
    yield state, rng
    while not state.over():
        step(state, rng)
        yield state, rng


def views(players: int, options: dict[str, Any], every: int) -> Iterator[tuple[BowlState, int, Rng]]:
    """Some positions of a random game, as each seat and a spectator see them."""
    for number, (state, rng) in enumerate(states(players, options)):
        if number % every == 0 or state.over():
            for viewer in (*range(players), SPECTATOR):
                yield table(state.seen_by(viewer)), viewer, rng
