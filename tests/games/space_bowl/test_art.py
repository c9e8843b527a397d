"""The pictures, the board's style sheet, badges of the board, and the guided first game."""

from __future__ import annotations

import gzip
import re
import tomllib
from typing import Any
from xml.etree import ElementTree

import pytest

import posse
from posse.bots import random
from posse.catalog import board_style, game_file
from posse.core.rng import Rng
from posse.core.scene import SHAPES, Badge, Scene
from posse.core.state import CLOCK, State
from posse.games.space_bowl.art import cards as skies
from posse.games.space_bowl.art import sprite
from posse.games.space_bowl.art.planets import PLANETS as DRAWN
from posse.games.space_bowl.art.planets import planet
from posse.games.space_bowl.rules.cards import CARDS, Cards
from posse.games.space_bowl.rules.state import table
from posse.games.space_bowl.scene.board import build
from posse.texts import LANGUAGES, texts

from .position import CENTRE, OTHER, PLANETS, SPOT, VALID, Crew

SVG = "{http://www.w3.org/2000/svg}"
DATA = tomllib.loads(game_file("space_bowl", "cards.toml") or "")
STANDARD = Cards(DATA, "cards.toml")


def other_planets() -> Cards:
    """The deck with planets that have no drawing."""
    text = game_file("space_bowl", "cards.toml") or ""
    for slug in PLANETS:
        text = re.sub(rf'"{slug}"', f'"new_{slug}"', text)
    return Cards(tomllib.loads(text), "other.toml")


OTHER_PLANETS = other_planets()


@pytest.fixture(params=[STANDARD, OTHER_PLANETS], ids=["standard", "other"])
def cards(request: pytest.FixtureRequest) -> Cards:
    deck: Cards = request.param
    return deck


def symbols(text: str) -> dict[str, ElementTree.Element]:
    """The pictures of a sprite, by id."""
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(text).iter(f"{SVG}symbol")}


def scenes(players: int, seed: int = 3, **options: Any) -> list[Scene]:
    """The scenes of seat 0 in a random game."""
    state, rng = posse.new("space_bowl", players, seed, **{"clock": "real"} | options), Rng.seeded(seed)
    found = [scene_of(state)]
    while not state.over():
        step(state, rng)
        found.append(scene_of(state))
    return found


def scene_of(state: State, lang: str = "en") -> Scene:
    return build(table(state.seen_by(0)), texts("space_bowl", lang).to(0, ("Ada", "Bo", "Cy")))


def step(state: State, rng: Rng) -> None:
    if state.options(CLOCK) and rng.below(3) == 0:
        state.answer(CLOCK, state.options(CLOCK)[0])
    for seat in state.waiting()[:1]:
        state.answer(seat, rng.pick(state.options(seat)))


# -- the pictures ----------------------------------------------------------------------


def test_every_card_and_every_piece_of_a_game_has_a_picture() -> None:
    drawn = symbols(sprite(STANDARD)).keys()
    assert set(STANDARD.ids) <= drawn
    for scene in scenes(8, black_hole=True, void=True)[::9]:
        assert {piece.face for piece in scene.pieces} <= drawn


def test_every_badge_without_a_shape_has_an_icon() -> None:
    drawn, found = symbols(sprite(STANDARD)).keys(), set[str]()
    for scene in scenes(3, black_hole=True, void=True, rotation=True):
        found |= {badge.kind for piece in scene.pieces for badge in piece.badges if not badge.shape}
        found |= {badge.kind for zone in scene.zones for badge in zone.badges} - {"countdown"}
    assert {"valid", "joker", "gain", "disc", "marble_halo", "halo", "black_hole", "star"} <= found
    assert {f"icon-{kind}" for kind in found} <= drawn


def test_every_seat_has_a_score_marker(cards: Cards) -> None:
    assert {f"score_{seat}" for seat in range(len(SHAPES))} <= symbols(sprite(cards)).keys()


def test_ids_are_unique_and_every_use_finds_its_shape(cards: Cards) -> None:
    text = sprite(cards)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


def test_a_card_shows_its_planets_and_nothing_else(cards: Cards) -> None:
    drawn = symbols(sprite(cards))
    for card in range(CARDS):
        shown = [use.attrib["href"].removeprefix("#_") for use in drawn[cards.ids[card]].iter(f"{SVG}use")]
        planets = [slug for n, slug in enumerate(cards.planet_ids) if cards.planets[card] >> n & 1]
        decor = [cards.stars[card], cards.shooting_stars[card], cards.holes[card]]
        assert sorted(shown) == sorted(
            [*planets, *[name for name, on in zip(("star", "shooting", "hole"), decor, strict=True) if on]]
        )


def test_nothing_on_a_card_lies_over_anything_else() -> None:
    reaches = {slug: reach for slug, (reach, _) in DRAWN.items()} | skies.DECOR
    for card in range(CARDS):
        text = ElementTree.tostring(symbols(sprite(STANDARD))[STANDARD.ids[card]], "unicode") if card % 8 == 0 else ""
        found = re.findall(r'href="#_(\w+)" transform="translate\(([\d.]+) ([\d.]+)\)', text)
        spots = [(float(x), float(y), reaches[name]) for name, x, y in found]
        assert all(skies.gap(a, b) > -6 for i, a in enumerate(spots) for b in spots[:i])
        assert all(r <= x <= 100 - r and r <= y <= 100 - r for x, y, r in spots)


def test_no_two_cards_look_alike(cards: Cards) -> None:
    drawn = symbols(sprite(cards))
    pictures = {"".join([ElementTree.tostring(part, "unicode") for part in drawn[slug]]) for slug in cards.ids}
    assert len(pictures) == CARDS


def test_planets_differ_in_size_and_in_their_lines_without_any_colour() -> None:
    assert len({reach for reach, _ in DRAWN.values()}) == len(DRAWN) == len(PLANETS)
    bare = {re.sub(r"#[0-9a-f]{3,6}", "", planet(slug)) for slug in PLANETS}
    assert len(bare) == len(PLANETS)


def test_planets_differ_in_their_lightest_and_darkest_tones() -> None:
    tones = [tuple(sorted({light(colour) for colour in re.findall(r"#[0-9a-f]{6}", planet(slug))})) for slug in PLANETS]
    assert len(set(tones)) == len(PLANETS)


def light(colour: str) -> int:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def test_planets_that_nobody_has_drawn_look_different_too() -> None:
    assert len({planet(slug) for slug in OTHER_PLANETS.planet_ids}) == len(PLANETS)


def test_the_same_card_has_the_same_picture_whatever_else_is_in_the_deck() -> None:
    other = symbols(sprite(Cards({**DATA, "card": DATA["card"][::-1]}, "turned")))
    for name, picture in symbols(sprite(STANDARD)).items():
        assert ElementTree.tostring(picture) == ElementTree.tostring(other[name])


def test_the_sprite_is_small(cards: Cards) -> None:
    text = sprite(cards).encode()
    assert len(text) < 100_000
    assert len(gzip.compress(text)) < 16_000


def test_pictures_ask_for_nothing_from_outside(cards: Cards) -> None:
    text = sprite(cards).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|data:|url\(|<image|<script|style=", text)


def test_the_poster_names_the_game() -> None:
    assert "".join(symbols(sprite(STANDARD))["poster"].itertext()) == "SPACEBOWL"


# -- the board ------------------------------------------------------------------------


def board() -> str:
    return board_style("space_bowl")


def test_the_board_names_only_what_the_scene_has() -> None:
    kinds = set(re.findall(r'data-kind="?([a-z]+)', board()))
    scene = scenes(2, black_hole=True)[0]
    rolling = scene_of(Crew(until="hush").s)
    known = {zone.kind for zone in (*scene.zones, *rolling.zones)} | {piece.kind for piece in scene.pieces}
    assert kinds <= known | {"token", "mark", "valid", "helped", "taken"}
    assert known <= kinds
    verbs = set(re.findall(r'data-verb="?([a-z]+)', board()))
    assert verbs <= {"throw", "go", "red", "follow", "wait", "clear", "pass"}


def test_the_board_asks_for_nothing_from_outside() -> None:
    assert not re.search(r"@import|url\(", board())


def at(scene: Scene, name: str) -> tuple[Badge, ...]:
    (found,) = [piece.badges for piece in scene.zone("galaxy") if piece.label == name]
    return found


def laid(scene: Scene, name: str) -> list[tuple[str, str]]:
    """The badges of the cards around this card, as the disc's place."""
    kinds = ("marble_", "disc", "hole")
    return [(badge.kind, badge.value) for badge in at(scene, name) if badge.kind.startswith(kinds)]


@pytest.mark.rule("SB-R92", "SB-046")
def test_in_the_review_a_destination_says_where_each_marble_lies() -> None:
    crew = Crew().does("0 go").scored()
    assert laid(scene_of(crew.s), VALID) == [("marble_halo", "a1"), ("marble_zebra", "b1"), ("disc", "a1")]
    assert laid(scene_of(crew.s), OTHER) == [("marble_halo", "c1"), ("marble_zebra", "d1"), ("disc", "c1")]
    assert laid(scene_of(crew.s), SPOT) == []


@pytest.mark.rule("SB-188")
def test_around_the_edge_of_a_round_galaxy_marbles_lie_on_the_other_side() -> None:
    scene = scene_of(Crew(spherical=True).does("0 go").scored().s)
    assert ("marble_zebra", "a5") in laid(scene, "e5")


@pytest.mark.rule("SB-R91")
def test_before_the_review_no_card_says_where_marbles_would_lie() -> None:
    crew = Crew().does("0 go, 0 mark a1")
    assert all(laid(scene_of(crew.s), name) == [] for name in (VALID, OTHER))


@pytest.mark.rule("SB-R71")
def test_the_angle_at_which_it_fits_is_the_one_that_is_laid() -> None:
    crew = Crew(rotation=True).does("0 go").scored()
    scene, s = scene_of(crew.s), crew.seen(0)
    for piece in scene.zone("galaxy"):
        found = dict(laid(scene, piece.label))
        if found:
            assert found["disc"] == piece.label
            assert all(planet in crew.card(found[f"marble_{planet}"]).split("-") for planet in ("halo", "zebra"))
    assert len([piece for piece in scene.zone("galaxy") if laid(scene, piece.label)]) == s.valid().bit_count()


@pytest.mark.parametrize(("script", "colour"), [("", ""), ("1 go", "lime"), ("1 red", "coral")])
def test_the_galaxy_says_that_a_countdown_runs(script: str, colour: str) -> None:
    scene = scene_of(Crew().does(script).s)
    (galaxy,) = [zone for zone in scene.zones if zone.id == "galaxy"]
    assert [(badge.kind, badge.colour) for badge in galaxy.badges] == ([("countdown", colour)] if colour else [])
    assert all(badge.label in scene.status for badge in galaxy.badges)


# -- the guided first game ------------------------------------------------------------

GUIDE = tomllib.loads(game_file("space_bowl", "guide.toml") or "")
STEPS: list[dict[str, Any]] = GUIDE["step"]


def guided() -> State:
    return posse.new("space_bowl", players=GUIDE["players"], seed=GUIDE["seed"], **{"clock": "real"} | GUIDE["options"])


def conditions_met(s: State, rng: Rng) -> set[tuple[str, object]]:
    """The conditions of tips that come true in a game of one person against bots."""
    found: set[tuple[str, object]] = {("over", True)}
    s.events = []
    while not s.over():
        found |= {("option", s.text(move).split()[0]) for move in s.options(0)}
        if s.options(CLOCK) and (not s.waiting() or rng.below(12) == 0):
            s.answer(CLOCK, s.options(CLOCK)[0])
            continue
        seat = rng.pick(s.waiting())
        bold = [move for move in s.options(seat) if not s.text(move).startswith("mark")]
        s.answer(seat, rng.pick(bold) if bold and rng.below(3) else random(s.seen_by(seat), seat, rng))
    return found | {("event", event.kind) for event in s.events if event.reaches(0)}


def test_tips_are_short_and_in_both_languages() -> None:
    assert 10 <= len(STEPS) <= 14
    for step in STEPS:
        assert step["text"].keys() == set(LANGUAGES)
        assert all(0 < len(text) <= 240 for text in step["text"].values())
        assert not re.search(r" [:;!?»]|« ", step["text"]["fr"])


def test_the_time_of_every_tip_can_come_in_the_guided_game() -> None:
    found = {thing for n in range(4) for thing in conditions_met(guided(), Rng.seeded(n))}
    for step in STEPS:
        assert step["when"] and step["when"].items() <= found, step["when"]


def test_tips_point_at_what_is_on_the_table() -> None:
    scene = scene_of(guided())
    kinds = {zone.kind for zone in scene.zones} | {piece.kind for piece in scene.pieces}
    assert {step["on"] for step in STEPS} <= kinds


def test_in_the_guided_game_the_newcomer_throws_first_and_there_is_something_to_find() -> None:
    s = table(guided())
    assert s.captain == 0
    s.answer(0, s.options(0)[0])
    s.answer(CLOCK, s.options(CLOCK)[0])
    assert s.disc == CENTRE
    assert s.valid().bit_count() >= 2
