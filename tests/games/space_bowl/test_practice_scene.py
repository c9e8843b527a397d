"""The scene of the practice: destinations are hidden until found or the round is over; the line to share."""

from __future__ import annotations

from typing import Any

import pytest

from posse.core.events import Event
from posse.core.record import Match
from posse.core.rng import Rng
from posse.core.scene import Scene
from posse.core.state import SPECTATOR
from posse.games.space_bowl.practice.game import MARK, Practice
from posse.games.space_bowl.practice.scene import result_line, step
from posse.games.space_bowl.practice.state import Series, series
from posse.games.space_bowl.rules.game import place_name
from posse.testing.walk import new_match, random_answer, walk
from posse.texts import LANGUAGES, texts

GAME = Practice.name


def scene_of(match: Match, lang: str = "en", seat: int = 0) -> Scene:
    return match.record.game.scene(match.state.seen_by(seat), texts(GAME, lang).to(seat))


def begun(seed: int = 7, **options: Any) -> tuple[Match, Series]:
    match = new_match(GAME, 1, options, seed)
    match.answer(0, match.state.parse("throw"))
    return match, series(match.state)


def badges(scene: Scene, place: int) -> dict[str, str]:
    """The badges of a card other than those printed on it, by kind."""
    (piece,) = [piece for piece in scene.zone("galaxy") if piece.label == place_name(place)]
    return {badge.kind: badge.label for badge in piece.badges if badge.kind in ("token", "missed", "valid")}


def wrong_place(s: Series) -> int:
    return next(place for place in s.places() if place not in s.destinations())


def passed(match: Match) -> Match:
    while not match.state.over():
        match.answer(0, match.state.parse("pass" if series(match.state).searching() else "ready"))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"size": 6, "void": True, "black_hole": True, "rotation": True, "seconds": 0}], ids=str)
def test_scenes_are_whole(lang: str, options: dict[str, Any]) -> None:
    match = new_match(GAME, 1, options, 3)
    for state in walk(match, Rng.seeded(3)):
        for seat in (0, SPECTATOR):
            scene = scene_of(match, lang, seat)
            ids = [piece.id for piece in scene.pieces] + [zone.id for zone in scene.zones]
            assert len(set(ids)) == len(ids)
            assert {piece.zone for piece in scene.pieces} <= {zone.id for zone in scene.zones}
            assert {option.on for option in scene.options} <= {*ids, ""}
            assert sorted([option.move for option in scene.options]) == (state.options(0) if seat == 0 else [])
            assert scene.prompt and scene.status
    values = [line.values[0] for line in scene.sheet]
    assert sum(values[:-1]) == values[-1] == state.scores()[0]
    assert scene.places == [1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_is_put_in_words(lang: str) -> None:
    match, rng = new_match(GAME, 1, {}, 3), Rng.seeded(3)
    events: list[Event] = []
    while not match.state.over():
        events += match.answer(*random_answer(match.state, rng))
    assert {event.kind for event in events} == {"threw-again", "found", "missed", "time-up", "enough", "round-over"}
    assert all(match.record.game.describe(event, texts(GAME, lang)) for event in events)


def test_before_the_first_throw_all_cards_lie_face_down() -> None:
    scene = scene_of(new_match(GAME, 1, {"size": 6}, 3))
    assert len(scene.zone("galaxy")) == 36
    assert all(piece.back for piece in scene.zone("galaxy"))
    assert scene.prompt == "Ten rounds of 60 seconds: throw when you are ready."


def test_destinations_show_when_they_are_found_or_when_the_round_is_over() -> None:
    match, s = begun()
    first, second, *_ = s.destinations()
    other = wrong_place(s)
    assert not any(badges(scene_of(match), place) for place in s.places())
    match.answer(0, MARK + first)
    match.answer(0, MARK + other)
    scene = scene_of(match)
    assert (badges(scene, first), badges(scene, other)) == ({"token": "found"}, {"token": "wrong"})
    assert badges(scene, second) == {}
    assert scene.prompt == f"Found: {place_name(first)}. Wrong: {place_name(other)}. Is there another?"
    match.answer(0, match.state.parse("pass"))
    scene = scene_of(match)
    assert badges(scene, first) == {"token": "found", "valid": "a destination"}
    assert badges(scene, second) == {"missed": "missed", "valid": "a destination"}
    assert place_name(second) in scene.prompt


def test_in_the_review_the_pattern_points_at_cards() -> None:
    match, s = begun()
    place = s.destinations()[0]
    match.answer(0, match.state.parse("pass"))
    (piece,) = [piece for piece in scene_of(match).zone("galaxy") if piece.label == place_name(place)]
    lies = {badge.kind: badge.value for badge in piece.badges if badge.value}
    assert lies["disc"] == place_name(place)
    thrown = [slug for slug, cell in zip(s.cards.planet_ids, s.marbles, strict=True) if cell >= 0]
    assert lies.keys() == {"disc", *[f"marble_{slug}" for slug in thrown]}


def test_the_line_is_the_same_in_every_language_and_stands_on_the_table_at_the_end() -> None:
    match, s = begun(20261115, size=6, void=True, seconds=30)
    for place in s.destinations():
        match.answer(0, MARK + place)
    passed(match)
    s = series(match.state)
    found, there = s.done[0][0], sum(result[2] for result in s.done)
    line = result_line(s)
    assert line == f"Space Bowl 2026-11-15 · {found}/{there} · █{'▁' * 9} · 30 s · 6×6 · void"  # noqa: RUF001
    for lang in LANGUAGES:
        assert scene_of(match, lang).share == line


def test_a_series_that_is_no_date_is_called_by_its_number() -> None:
    match = passed(begun(7, seconds=0)[0])
    assert result_line(series(match.state)).startswith("Space Bowl #7 · 0/")
    assert result_line(series(match.state)).endswith(" · ∞")


def test_the_line_has_a_sign_for_each_round_that_grows_with_its_points() -> None:
    signs = [step(points, 19) for points in range(20)]
    assert signs == sorted(signs)
    assert (signs[0], signs[1], signs[-2], signs[-1]) == ("▁", "▂", "▇", "█")


def test_there_is_no_line_before_the_end() -> None:
    match, _ = begun()
    assert scene_of(match).share == ""
