"""The pictures: every piece of the deck has one, no two are alike, and nobody needs colours to tell them apart."""

from __future__ import annotations

import gzip
import re
import tomllib
from xml.etree import ElementTree

import pytest

from posse.catalog import game_file
from posse.games.pulp_detective.art import DICE, FACES, covers, dice, face, sprite
from posse.games.pulp_detective.art.palette import BLUE, GREEN, INK, PAPER, RED, plain
from posse.games.pulp_detective.rules.cards import ICON_IDS, TOKENS, Cards

SVG = "{http://www.w3.org/2000/svg}"
TEXT = game_file("pulp_detective", "cards.toml") or ""
DATA = tomllib.loads(TEXT)
STANDARD = Cards(DATA, "cards.toml")


def other_names() -> Cards:
    """The same deck with cards, people and cases that nobody has drawn."""
    names = [*STANDARD.ids, *STANDARD.detective_ids, *STANDARD.suspect_ids[1:], *STANDARD.case_ids]
    text = TEXT
    for slug in names:
        text = text.replace(f'"{slug}"', f'"new-{slug}"')
    return Cards(tomllib.loads(text), "other.toml")


OTHER = other_names()


@pytest.fixture(params=[STANDARD, OTHER], ids=["standard", "other"])
def cards(request: pytest.FixtureRequest) -> Cards:
    deck: Cards = request.param
    return deck


def symbols(text: str) -> dict[str, ElementTree.Element]:
    """The pictures of a sprite, by id."""
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(text).iter(f"{SVG}symbol")}


def bodies(cards: Cards) -> dict[str, str]:
    """What is drawn in each picture."""
    drawn = symbols(sprite(cards))
    return {name: "".join([ElementTree.tostring(part, "unicode") for part in symbol]) for name, symbol in drawn.items()}


def faces(cards: Cards) -> list[str]:
    """Everything that has a name in the deck."""
    people = [*cards.detective_ids, *cards.suspect_ids[1:]]
    return [*cards.ids, *people, *cards.case_ids, *cards.object_ids, *TOKENS]


def pieces() -> list[str]:
    """Everything else that lies on the table."""
    thrown = [f"die-{die}{icon}" for die in DICE for icon in ("", *[f"-{slug}" for slug in ICON_IDS])]
    signs = [f"{kind}-{slug}" for kind in ("twist", "edge", "joint") for slug in ICON_IDS]
    return [*thrown, *signs, "cube-red", "cube-blue", "clock", "back_c", "back_s", "back_i", "poster"]


def colours(body: str) -> set[str]:
    return set(re.findall(r"#[0-9a-f]{6}", body))


def light(colour: str) -> int:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue)


# -- whole and different -----------------------------------------------------------------


def test_everything_in_the_deck_and_on_the_table_has_a_picture(cards: Cards) -> None:
    pictures = {name for name in symbols(sprite(cards)) if not name.startswith("icon-")}
    assert pictures == {*faces(cards), *pieces()}


def test_every_sign_of_the_rules_has_an_icon() -> None:
    signs = {*ICON_IDS, *TOKENS, "energy", "object", "clue", "time", "hour", "day", "night", "twist", "reroll", "step_ahead"}
    signs |= {"joined", "protected", "reward", "penalty", "suspect", "case", "yellow_die", "red_die", "grey_die"}
    signs |= {f"die_{number}" for number in range(1, 7)}
    assert {f"icon-{sign}" for sign in signs} <= symbols(sprite(STANDARD)).keys()


def test_everything_of_our_own_deck_is_drawn_by_hand_and_nothing_else_is() -> None:
    assert FACES.keys() == set(faces(STANDARD)) - set(TOKENS)


def test_no_two_pictures_are_alike(cards: Cards) -> None:
    drawn = bodies(cards)
    shown = [drawn[name] for name in [*faces(cards), *pieces()]]
    assert len(set(shown)) == len(shown)


def test_no_two_covers_are_alike_without_their_colours() -> None:
    drawn = bodies(STANDARD)
    bare = {re.sub(r"#[0-9a-f]{6}", "", drawn[slug]) for slug in STANDARD.ids}
    assert len(bare) == len(STANDARD.ids)


def test_covers_that_nobody_has_drawn_differ_too() -> None:
    assert len({covers.strange(f"a-story-{n}") for n in range(60)}) == 60


def test_a_picture_is_found_by_the_name_in_words() -> None:
    assert plain("The pawnbroker's ledger") == "the-pawnbrokers-ledger"
    assert face("Six rounds, seven shadows") == FACES["six-rounds-seven-shadows"]


def test_the_same_card_has_the_same_picture_whatever_else_is_in_the_deck() -> None:
    other = bodies(Cards({**DATA, "card": DATA["card"][::-1]}, "turned"))
    assert bodies(STANDARD) == other


# -- two inks and paper ------------------------------------------------------------------


@pytest.mark.parametrize("slug", FACES)
def test_a_cover_is_printed_in_black_and_one_more_ink(slug: str) -> None:
    second = colours(FACES[slug]) - {INK, PAPER}
    blue = dict(zip(STANDARD.detective_ids, STANDARD.blue, strict=True))
    assert second == {GREEN if slug == "a-widow-in-green" else BLUE if blue.get(slug) else RED}


def test_inks_and_paper_differ_in_greys() -> None:
    for ink in (RED, BLUE, GREEN):
        assert light(INK) + 50 < light(ink) < light(PAPER) - 100


# -- dice and pieces ---------------------------------------------------------------------


def test_dice_of_different_colours_have_different_outlines() -> None:
    assert len({made.face for made in dice.STUFFS.values()}) == len(dice.STUFFS) == 3


def test_signs_stand_out_from_their_dice() -> None:
    for made in dice.STUFFS.values():
        assert abs(light(made.top) - light(made.sign)) > 100
        assert abs(light(made.side) - light(made.beside)) > 100


@pytest.mark.parametrize("number", range(6))
def test_a_die_that_waits_shows_what_it_has_twice(number: int) -> None:
    waiting = symbols(sprite(STANDARD))[f"die-{DICE[number]}"]
    shown = [use.attrib["href"].removeprefix("#_") for use in waiting.iter(f"{SVG}use")]
    twice = [ICON_IDS[icon] for icon in range(4) if STANDARD.faces[number].count(icon) == 2]
    assert shown == twice


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("icon", ICON_IDS)
def test_a_rolled_die_shows_its_icon_on_its_own_stuff(die: str, icon: str) -> None:
    shown = [use.attrib["href"] for use in symbols(sprite(STANDARD))[f"die-{die}-{icon}"].iter(f"{SVG}use")]
    assert shown == [f"#_die-{die.partition('-')[0]}", f"#_{icon}"]


def test_the_deck_names_its_dice_as_the_pictures_do() -> None:
    assert tuple(die["id"] for die in DATA["die"]) == DICE


# -- the file ----------------------------------------------------------------------------


def test_ids_are_unique_and_every_use_finds_its_shape(cards: Cards) -> None:
    text = sprite(cards)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


def test_a_card_that_is_called_like_a_piece_does_not_hide_it() -> None:
    data = {**DATA, "card": [{**DATA["card"][0], "id": "clock"}, *DATA["card"][1:]]}
    text = sprite(Cards(data, "clock.toml"))
    assert text.count('id="clock"') == 1


def test_the_sprite_is_small(cards: Cards) -> None:
    text = sprite(cards).encode()
    assert len(text) < 130_000
    assert len(gzip.compress(text)) < 25_000


def test_pictures_ask_for_nothing_from_outside(cards: Cards) -> None:
    text = sprite(cards).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|data:|url\(|<image|<script|(?<!-)style=", text)


def test_the_poster_names_the_game() -> None:
    assert "".join(symbols(sprite(STANDARD))["poster"].itertext()).endswith("PULPDETECTIVE")
