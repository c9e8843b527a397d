"""The pictures, the board's style sheet and the guided first game."""

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
from posse.core.state import State
from posse.games.bounty_hunters.art import sprite
from posse.games.bounty_hunters.rules.cards import CARDS as COUNT
from posse.games.bounty_hunters.rules.cards import DECKS, FIRST_DROID, FIRST_HUNTER, Cards
from posse.games.bounty_hunters.rules.state import table
from posse.games.bounty_hunters.scene.words import Words
from posse.texts import LANGUAGES, texts
from tests.games.bounty_hunters import position

SVG = "{http://www.w3.org/2000/svg}"
STANDARD = Cards(tomllib.loads(game_file("bounty_hunters", "cards.toml") or ""), "cards.toml")


@pytest.fixture(params=[STANDARD, position.CARDS], ids=["standard", "test"])
def cards(request: pytest.FixtureRequest) -> Cards:
    deck: Cards = request.param
    return deck


def words(cards: Cards) -> Words:
    return Words(cards, texts("bounty_hunters", "en").to(0, ("You",)))


def faces(cards: Cards) -> set[str]:
    return {words(cards).picture(card) for card in range(COUNT)}


def symbols(text: str) -> dict[str, ElementTree.Element]:
    """The pictures of a sprite, by id."""
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(text).iter(f"{SVG}symbol")}


def test_every_face_has_a_picture_and_every_picture_is_a_face(cards: Cards) -> None:
    pictures = {name for name in symbols(sprite(cards)) if not name.startswith(("back_", "icon-", "poster"))}
    assert pictures == faces(cards) | set(cards.identities)


def test_every_back_has_a_picture(cards: Cards) -> None:
    assert {f"back_{deck}" for deck in DECKS} <= symbols(sprite(cards)).keys()


def test_every_badge_without_a_shape_has_an_icon(cards: Cards) -> None:
    plain = {badge.kind for card in range(COUNT) for badge in words(cards).badges(card) if not badge.shape}
    assert {f"icon-{kind}" for kind in plain | {"worth", "crate"}} <= symbols(sprite(cards)).keys()


def test_ids_are_unique_and_every_use_finds_its_shape(cards: Cards) -> None:
    text = sprite(cards)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


def test_the_same_card_has_the_same_picture_whatever_else_is_in_the_deck() -> None:
    data = {**STANDARD.data, "hunter": [*STANDARD.data["hunter"][1:], STANDARD.data["hunter"][0]]}
    assert sprite(STANDARD) == sprite(STANDARD)
    other = symbols(sprite(Cards(data, "turned")))
    for name, picture in symbols(sprite(STANDARD)).items():
        assert ElementTree.tostring(picture) == ElementTree.tostring(other[name])


def test_no_two_faces_look_alike(cards: Cards) -> None:
    drawn = symbols(sprite(cards))
    pictures = ["".join([ElementTree.tostring(part, "unicode") for part in drawn[face]]) for face in sorted(faces(cards))]
    assert len(pictures) == len(set(pictures))


def test_no_two_hunters_have_the_same_outline() -> None:
    drawn = symbols(sprite(STANDARD))
    outlines = set()
    for slug in STANDARD.ids[FIRST_HUNTER:FIRST_DROID]:
        ink = drawn[slug].findall(f"{SVG}g")[3]
        outlines.add(tuple([(use.attrib["href"], use.get("transform")) for use in ink]))
    assert len(outlines) == FIRST_DROID - FIRST_HUNTER


def test_the_sprite_is_small(cards: Cards) -> None:
    text = sprite(cards).encode()
    assert len(text) < 160_000
    assert len(gzip.compress(text)) < 28_000


def test_pictures_ask_for_nothing_from_outside(cards: Cards) -> None:
    text = sprite(cards).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|data:|url\(|<image|<script|style=", text)


def test_the_poster_speaks_both_languages() -> None:
    heads = ["".join(symbols(sprite(STANDARD, lang))["poster"].itertext()) for lang in ("en", "fr")]
    assert heads == ["WANTEDBOUNTYHUNTERS", "AVIS DE RECHERCHEBOUNTYHUNTERS"]


# -- the board ------------------------------------------------------------------------


def board() -> str:
    return board_style("bounty_hunters")


def test_the_board_names_only_kinds_that_the_scene_has() -> None:
    kinds = set(re.findall(r'data-kind="?([a-z]+)', board()))
    known = {"zone", "deck", "discard", "area", "confrontation", "captured", "reserved", "crates", "contracts", "chosen", "hand"}
    assert kinds <= known | {"target", "hunter", "droid", "crate", "contract", "market", "cost", "points", "penalty"}
    assert known <= kinds


def test_the_board_asks_for_nothing_from_outside() -> None:
    assert not re.search(r"@import|url\((?!\"data:image/svg\+xml,)", board())


# -- the guided first game ------------------------------------------------------------

GUIDE = tomllib.loads(game_file("bounty_hunters", "guide.toml") or "")
STEPS: list[dict[str, Any]] = GUIDE["step"]


def guided() -> State:
    return posse.new("bounty_hunters", players=GUIDE["players"], seed=GUIDE["seed"], **GUIDE["options"])


def conditions_met(s: State, rng: Rng) -> set[tuple[str, object]]:
    """The conditions of tips that come true in a game of one person against bots."""
    found: set[tuple[str, object]] = {("over", True)}
    heuristic = s.game.bot("heuristic")
    s.events = []
    while not s.over():
        seat = s.waiting()[0]
        if seat == 0:
            found |= {("option", s.text(move).split()[0]) for move in s.options(0)}
        bot = heuristic if seat or rng.below(2) else random
        s.answer(seat, bot(s.seen_by(seat), seat, rng))
    return found | {("event", event.kind) for event in s.events if event.reaches(0)}


def test_tips_are_short_and_in_both_languages() -> None:
    assert 10 <= len(STEPS) <= 14
    for step in STEPS:
        assert step["text"].keys() == set(LANGUAGES)
        assert all(0 < len(text) <= 240 for text in step["text"].values())


def test_the_time_of_every_tip_can_come_in_the_guided_game() -> None:
    found = {thing for n in range(6) for thing in conditions_met(guided(), Rng.seeded(n))}
    for step in STEPS:
        assert step["when"] and step["when"].items() <= found, step["when"]


def test_tips_point_at_what_is_on_the_table() -> None:
    scene = position.scene(guided(), 0)
    assert {step["on"] for step in STEPS} <= {zone.kind for zone in scene.zones} | {"confrontation"}


def test_the_guided_game_begins_with_an_easy_target() -> None:
    s = table(guided())
    [target] = [card for card in s.areas[0].hand if card < FIRST_HUNTER]
    assert sum(s.cards.attack(target)) <= 5
