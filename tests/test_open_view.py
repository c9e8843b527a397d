"""The all-open view of a game: hands and stacks are face up, nobody is "you", and no other method returns it."""

from __future__ import annotations

import pytest

import posse
from posse import catalog
from posse.core.errors import IllegalMove
from posse.core.rng import Rng
from posse.core.scene import Scene
from posse.core.state import ALL_OPEN, SPECTATOR, State
from posse.testing.walk import positions
from posse.texts import LANGUAGES, texts

UNRECORDED = {"space_bowl": "taken_"}
"""Pieces that stay face down because the state only counts them."""


def opened(state: State, lang: str = "en") -> Scene:
    names = tuple([f"Player{seat}" for seat in range(state.players)])
    return state.game.scene(state.open_view(), texts(state.game.name, lang).to(ALL_OPEN, names))


@pytest.mark.parametrize("game", catalog.game_names())
def test_nothing_lies_face_down(game: str) -> None:
    hidden = 0
    for _, state, rng in positions(game, 3, 15):
        scene = opened(state, rng.pick(LANGUAGES))
        if game == "space_bowl_practice" and not scene.turn:
            continue  # nothing has been dealt yet
        exempt = UNRECORDED.get(game, "nothing")
        assert [piece.id for piece in scene.pieces if piece.back and not piece.id.startswith(exempt)] == []
        shut = state.game.scene(state.seen_by(SPECTATOR), texts(game, "en"))
        hidden += len([piece for piece in shut.pieces if piece.back and not piece.id.startswith(exempt)])
    assert hidden or game == "space_bowl_practice", "there was something to open"


@pytest.mark.parametrize("game", catalog.game_names())
def test_zones_have_as_many_pieces_as_a_spectator_sees(game: str) -> None:
    """Only the faces of cards are revealed: no zone gains or loses pieces."""
    for _, state, _ in positions(game, 5, 40):
        shut = state.game.scene(state.seen_by(SPECTATOR), texts(game, "en"))
        for zone in opened(state).zones:
            if zone.kind in ("deck", "hand", "pile", "stand", "damage_deck", "common"):
                sizes = [sum([piece.count for piece in scene.zone(zone.id)]) for scene in (opened(state), shut)]
                assert sizes[0] == sizes[1] or (game, zone.kind) == ("bounty_hunters", "hand"), zone.id


def test_a_card_chosen_face_down_is_shown_face_up() -> None:
    state = posse.new("bounty_hunters", 2, 7)
    while state.sealed is None:
        seat = state.waiting()[0]
        state.answer(seat, state.options(seat)[0])
    while not state.text(state.options(state.waiting()[0])[0]).startswith("choose"):
        seat = state.waiting()[0]
        state.answer(seat, state.options(seat)[0])
    seat = state.waiting()[0]
    move = state.options(seat)[0]
    state.answer(seat, move)
    card = state.text(move).removeprefix("choose ")
    assert [piece.id for piece in opened(state).zone(f"chosen_{seat}")] == [card]
    assert card not in [piece.id for piece in opened(state).zone(f"hand_{seat}")]
    assert card not in str(state.game.scene(state.seen_by(1 - seat), texts("bounty_hunters", "en")).to_data())


def test_an_open_view_cannot_be_played_imagined_or_seen_by_a_seat() -> None:
    state = posse.new("space_serenade", 2, 7)
    view = state.open_view()
    assert view.options(ALL_OPEN) == view.options(0) == []
    with pytest.raises(IllegalMove):
        view.answer(0, 0)
    with pytest.raises(IllegalMove):
        view.imagine(Rng.seeded(1))
    with pytest.raises(IllegalMove):
        view.seen_by(0)
    with pytest.raises(IllegalMove):
        view.open_view()
    assert (view.rng.a, view.rng.b) == (0, 0) != (state.rng.a, state.rng.b)
