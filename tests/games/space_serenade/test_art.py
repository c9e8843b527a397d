"""The pictures: every card, place and piece has one, and no two are alike."""

from __future__ import annotations

import gzip
import re
import tomllib
from xml.etree import ElementTree

import pytest

from posse.catalog import game_file
from posse.games.space_serenade.art import faces, people, sprite, stage
from posse.games.space_serenade.rules.cards import LOCATIONS, PLANETS, Cards
from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.instructions import COLOURS

SVG = "{http://www.w3.org/2000/svg}"
TEXT = game_file("space_serenade", "cards.toml") or ""
STANDARD = read_deck(tomllib.loads(TEXT), "cards.toml")


def other_cards() -> Cards:
    """The same deck with cards and criminals that nobody has drawn."""
    return read_deck(tomllib.loads(re.sub(r'^id = "', 'id = "new-', TEXT, flags=re.M)), "other.toml")


OTHER = other_cards()


@pytest.fixture(params=[STANDARD, OTHER], ids=["standard", "other"])
def cards(request: pytest.FixtureRequest) -> Cards:
    deck: Cards = request.param
    return deck


def symbols(cards: Cards) -> dict[str, ElementTree.Element]:
    """The pictures of a sprite, by id."""
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(sprite(cards)).iter(f"{SVG}symbol")}


def body(symbol: ElementTree.Element) -> str:
    return "".join([ElementTree.tostring(part, "unicode") for part in symbol])


def cards_and_places(cards: Cards) -> set[str]:
    grounds = {f"ground-{place}" for place in (*[f"planet_{planet}" for planet in PLANETS], "bebop")}
    return {*cards.kind_ids, *cards.criminal_ids, *grounds, *COLOURS}


def test_every_card_and_every_place_has_a_picture(cards: Cards) -> None:
    pictures = {name for name in symbols(cards) if not name.startswith(("back_", "icon-", "figure_", "token_", "poster"))}
    assert pictures == cards_and_places(cards)


def test_every_deck_has_a_back_and_every_piece_a_picture(cards: Cards) -> None:
    wanted = {f"back_{deck}" for deck in ("common", "criminal", "damage", *COLOURS)}
    wanted |= {f"figure_{name}" for name in (*COLOURS, "vicious")} | {f"token_{name}" for name in (*PLANETS, "vicious")}
    assert wanted | {"poster"} <= symbols(cards).keys()


def test_resources_piles_places_and_characters_have_icons(cards: Cards) -> None:
    kinds = {
        "woolongs",
        "fuel",
        "strength",
        "clues",
        "resistance",
        "investigation",
        "damage",
        "renown",
        "points",
        "refresh",
        "cost",
    }
    kinds |= {"gauge", "hand", "deck", "discard", "captured", "shield", "team", "tokens", "vicious", *LOCATIONS, *COLOURS}
    assert {f"icon-{kind}" for kind in kinds} <= symbols(cards).keys()


def test_ids_are_unique_and_every_use_finds_its_shape(cards: Cards) -> None:
    text = sprite(cards)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


def test_no_two_pictures_look_alike(cards: Cards) -> None:
    drawn = symbols(cards)
    assert len({body(symbol) for symbol in drawn.values()}) == len(drawn)


def test_every_card_of_the_deck_has_been_thought_of_and_shows_things_of_its_own() -> None:
    assert faces.KNOWN.keys() == set(STANDARD.kind_ids)
    shown = [(family_of(slug), *faces.KNOWN[slug]) for slug in STANDARD.kind_ids]
    assert len(set(shown)) == len(shown)
    assert {thing for slug in STANDARD.kind_ids for thing in faces.KNOWN[slug]} <= set(faces.STOCK)


def family_of(slug: str) -> int:
    return STANDARD.colour[STANDARD.kind_first[STANDARD.kind_ids.index(slug)]]


def test_every_criminal_of_the_deck_has_been_drawn_and_no_two_have_the_same_outline() -> None:
    assert [*people.WANTED] == STANDARD.criminal_ids[:-1]
    outlines = {people.WANTED[slug][:3] for slug in people.WANTED}
    assert len(outlines) >= 18
    assert len({people.WANTED[slug][4] for slug in people.WANTED}) == len(people.WANTED)


def test_characters_differ_in_shape_and_in_colour() -> None:
    assert len({stage.FORMS[name] for name in COLOURS}) == len(COLOURS)
    assert len({stage.TONES[name] for name in COLOURS}) == len(COLOURS)
    bare = {re.sub(r"#[0-9a-f]{6}", "", people.figure(name)) for name in COLOURS}
    assert len(bare) == len(COLOURS)


def test_the_same_card_has_the_same_picture_whatever_else_is_in_the_deck() -> None:
    data = tomllib.loads(TEXT)
    turned = symbols(read_deck({**data, "common": data["common"][::-1], "damage": data["damage"][::-1]}, "turned.toml"))
    for name, picture in symbols(STANDARD).items():
        assert ElementTree.tostring(picture) == ElementTree.tostring(turned[name])


def test_the_sprite_is_small(cards: Cards) -> None:
    text = sprite(cards).encode()
    assert len(text) < 180_000
    assert len(gzip.compress(text)) < 30_000


def test_pictures_ask_for_nothing_from_outside(cards: Cards) -> None:
    text = sprite(cards).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|data:|url\(|<image|<script|style=", text)


def test_the_poster_names_the_game() -> None:
    assert "".join(symbols(STANDARD)["poster"].itertext()) == "SPACESERENADE"
