"""Rules about the cards, the standard deck, and errors of malformed deck files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.catalog import game_file, read_deck
from posse.core.errors import DeckError
from posse.games.space_bowl.rules.cards import CARDS, PLANETS, Cards
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.rules.state import BowlState, table

from .test_throw import throw

Data = dict[str, Any]
NAMES = ("halo", "zebra", "pumice", "puff", "frost", "ember")


def standard() -> Cards:
    deck = posse.game("space_bowl").deck
    assert isinstance(deck, Cards)
    return deck


def changed(change: Callable[[Data], object]) -> Cards:
    data = deepcopy(standard().data)
    change(data)
    return Cards(data, "mine.toml")


def shown(card: int) -> set[str]:
    return {name for planet, name in enumerate(NAMES) if standard().planets[card] >> planet & 1}


# -- the deck that comes with the game ------------------------------------------------------------


def test_there_are_56_cards_each_with_an_id_of_its_own() -> None:
    deck = standard()
    assert CARDS == len(deck.ids) == len(set(deck.ids)) == 56
    assert [deck.number[slug] for slug in deck.ids] == list(range(56))
    for column in (deck.planets, deck.stars, deck.shooting_stars, deck.holes):
        assert len(column) == 56


@pytest.mark.rule("SB-007")
def test_there_are_six_planets_named_in_both_languages() -> None:
    deck = standard()
    assert PLANETS == 6
    assert tuple(deck.planet_ids) == NAMES
    for lang in ("en", "fr"):
        assert len({names[lang] for names in deck.planet_names}) == 6


def test_every_set_of_two_to_five_planets_is_on_exactly_one_card() -> None:
    cards = sorted(tuple(sorted(shown(card))) for card in range(CARDS))
    assert cards == sorted(tuple(sorted(planets)) for count in (2, 3, 4, 5) for planets in combinations(NAMES, count))
    assert Counter(len(planets) for planets in cards) == {2: 15, 3: 20, 4: 15, 5: 6}


@pytest.mark.rule("SB-008")
def test_each_planet_is_on_30_cards_and_each_pair_on_15() -> None:
    assert Counter(name for card in range(CARDS) for name in shown(card)) == dict.fromkeys(NAMES, 30)
    pairs = [sum(1 for card in range(CARDS) if {*pair} <= shown(card)) for pair in combinations(NAMES, 2)]
    assert pairs == [15] * 15


def test_a_card_is_called_by_its_planets() -> None:
    for card, slug in enumerate(standard().ids):
        assert slug == "-".join(name for name in NAMES if name in shown(card))


@pytest.mark.rule("SB-009", "SB-010", "SB-011")
def test_decorations_are_on_some_cards_alone_together_and_not_at_all() -> None:
    deck = standard()
    assert (sum(deck.stars), sum(deck.shooting_stars), sum(deck.holes)) == (20, 20, 28)
    together = Counter(zip(deck.stars, deck.shooting_stars, deck.holes, strict=True))
    assert len(together) == 8


def test_decorations_are_not_tied_to_planets() -> None:
    deck = standard()
    for column in (deck.stars, deck.shooting_stars, deck.holes):
        with_it = Counter(name for card in range(CARDS) if column[card] for name in shown(card))
        assert set(with_it) == set(NAMES)
        assert {len(shown(card)) for card in range(CARDS) if column[card]} == {2, 3, 4, 5}


def test_there_are_enough_cards_for_the_largest_galaxy() -> None:
    s = table(posse.new("space_bowl", 2, 1, size=6))
    assert len(s.places()) + len(s.pile) == 46 <= CARDS


# -- what a drawing does -----------------------------------------------------------------------------


def rounds(deck: Cards, seeds: range, **options: bool) -> list[BowlState]:
    rules = posse.game("space_bowl", dict(options), deck)
    return [throw(table(rules.new(3, seed))) for seed in seeds]


@pytest.mark.rule("SB-009", "SB-010", "SB-011")
@pytest.mark.parametrize("thing", ["star", "shooting star", "black hole"])
def test_stars_shooting_stars_and_black_holes_only_distract(thing: str) -> None:
    def other_cards(data: Data) -> None:
        for card in data["card"]:
            shows = set(card.get("shows", ()))
            card["shows"] = sorted(shows ^ {thing})

    deck = changed(other_cards)
    for s, other in zip(rounds(standard(), range(60)), rounds(deck, range(60)), strict=True):
        assert s.dump() == other.dump()
        assert s.valid() == other.valid()
        assert s.valid_with_joker(7) == other.valid_with_joker(7)
        assert other.hole == NOWHERE


@pytest.mark.rule("SB-009", "SB-010")
def test_stars_do_not_matter_in_the_black_hole_variant_either() -> None:
    def no_stars(data: Data) -> None:
        for card in data["card"]:
            card["shows"] = [thing for thing in card.get("shows", ()) if thing == "black hole"]

    deck = changed(no_stars)
    for s, other in zip(rounds(standard(), range(60), black_hole=True), rounds(deck, range(60), black_hole=True), strict=True):
        assert s.dump() == other.dump()
        assert s.valid() == other.valid()


@pytest.mark.rule("SB-012")
def test_where_on_a_card_a_planet_is_drawn_does_not_matter() -> None:
    def reverse(data: Data) -> None:
        for card in data["card"]:
            card["planets"].reverse()

    deck = changed(reverse)
    assert deck.planets == standard().planets
    for s, other in zip(rounds(standard(), range(30)), rounds(deck, range(30)), strict=True):
        assert s.valid() == other.valid()


# -- deck files with a mistake ---------------------------------------------------------------------------


def refused(change: Callable[[Data], object]) -> str:
    with pytest.raises(DeckError) as error:
        changed(change)
    return str(error.value)


def test_the_deck_is_accepted_unchanged() -> None:
    deck = changed(lambda data: None)
    assert (deck.ids, deck.digest) == (standard().ids, standard().digest)


def test_the_deck_can_be_played_from_a_file_of_ones_own(tmp_path: Path) -> None:
    text = game_file("space_bowl", "cards.toml")
    assert text is not None
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('["halo", "zebra"],', '["halo", "ember"],', 1), encoding="utf-8")
    deck = read_deck("space_bowl", path)
    assert isinstance(deck, Cards)
    assert deck.planets[0] == 0b100001
    s = posse.new("space_bowl", 2, 1, deck)
    assert posse.State.from_json(s.to_json()) == s


PLANETS_FIELD = "planets: expected some of halo, zebra, pumice, puff, frost, ember, each at most once, not"
SHOWS_FIELD = "shows: expected some of star, shooting star, black hole, each at most once, not"


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("id", "", "id: expected a text, not ''"),
        ("id", 7, "id: expected a text, not 7"),
        ("id", "halo-zebra", "id: expected a unique id, not 'halo-zebra'"),
        ("planets", "halo", "planets: expected a list, not 'halo'"),
        ("planets", [], f"{PLANETS_FIELD} []"),
        ("planets", ["halo", "pluto"], f"{PLANETS_FIELD} ['halo', 'pluto']"),
        ("planets", ["halo", "halo"], f"{PLANETS_FIELD} ['halo', 'halo']"),
        ("planets", [1], f"{PLANETS_FIELD} [1]"),
        ("planets", [["halo"]], f"{PLANETS_FIELD} [['halo']]"),
        ("shows", "star", "shows: expected a list, not 'star'"),
        ("shows", ["comet"], f"{SHOWS_FIELD} ['comet']"),
        ("shows", ["star", "star"], f"{SHOWS_FIELD} ['star', 'star']"),
        ("shows", [{}], f"{SHOWS_FIELD} [{{}}]"),
        ("points", 3, "points: there is no such field; there are id, planets, shows"),
    ],
)
def test_a_wrong_value_is_named_with_its_card_and_field(field: str, value: object, complaint: str) -> None:
    assert refused(lambda data: data["card"][4].update({field: value})) == f"mine.toml: card 5: {complaint}"


@pytest.mark.rule("SB-R56")
def test_a_card_without_planets_is_refused() -> None:
    assert refused(lambda data: data["card"][0].update(planets=[])).startswith("mine.toml: card 1: planets: expected some of ")


@pytest.mark.parametrize("field", ["id", "planets"])
def test_a_missing_field_of_a_card_is_named(field: str) -> None:
    said = refused(lambda data: data["card"][55].pop(field))
    assert said == f"mine.toml: card 56: {field}: expected a value, it is missing"


NOT_UNIQUE = "id: expected a unique id of letters and digits, not"


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("id", "halo", f"{NOT_UNIQUE} 'halo'"),
        ("id", "blue-planet", f"{NOT_UNIQUE} 'blue-planet'"),
        ("id", 5, "id: expected a text, not 5"),
        ("name", "Zebra", "name: expected a name for each language, not 'Zebra'"),
        ("name", {}, "name: expected a name for each language, not {}"),
        ("name", {"en": ""}, "name: expected a name for each language, not {'en': ''}"),
        ("name", {"en": 5}, "name: expected a name for each language, not {'en': 5}"),
        ("colour", "red", "colour: there is no such field; there are id, name"),
    ],
)
def test_a_wrong_planet_is_named(field: str, value: object, complaint: str) -> None:
    assert refused(lambda data: data["planet"][1].update({field: value})) == f"mine.toml: planet 2: {complaint}"


def test_a_planet_too_few_or_too_many_is_refused() -> None:
    assert refused(lambda data: data["planet"].pop()).startswith("mine.toml: planet: expected a list of 6, not [")
    more = {"id": "pluto", "name": {"en": "Pluto"}}
    assert refused(lambda data: data["planet"].append(more)).startswith("mine.toml: planet: expected a list of 6, not [")


def test_a_card_too_few_or_too_many_is_refused() -> None:
    assert refused(lambda data: data["card"].pop()).startswith("mine.toml: card: expected a list of 56, not [")
    more = {"id": "one-more", "planets": ["halo"]}
    assert refused(lambda data: data["card"].append(more)).startswith("mine.toml: card: expected a list of 56, not [")


@pytest.mark.rule("SB-008")
def test_a_planet_that_is_on_one_card_only_is_refused() -> None:
    def only_once(data: Data) -> None:
        for card in data["card"][1:]:
            card["planets"] = [planet for planet in card["planets"] if planet != "halo"]

    assert refused(only_once) == "mine.toml: planet 'halo': expected on at least two cards"


@pytest.mark.rule("SB-164", "SB-165")
@pytest.mark.parametrize("shows", [[], ["black hole", "star"]])
def test_black_holes_on_all_cards_or_on_none_are_refused(shows: list[str]) -> None:
    def everywhere(data: Data) -> None:
        for card in data["card"]:
            card["shows"] = shows

    assert refused(everywhere) == "mine.toml: cards: expected a black hole on some but not all"


@pytest.mark.parametrize("kind", ["planet", "card"])
def test_planets_and_cards_must_be_there_and_be_lists(kind: str) -> None:
    count = {"planet": 6, "card": 56}[kind]
    assert refused(lambda data: data.pop(kind)) == f"mine.toml: {kind}: expected a value, it is missing"
    assert refused(lambda data: data.update({kind: "none"})) == f"mine.toml: {kind}: expected a list of {count}, not 'none'"
    assert refused(lambda data: data[kind].__setitem__(0, 5)) == f"mine.toml: {kind} 1: expected a table of fields, not 5"


def test_an_unknown_field_of_the_deck_is_refused() -> None:
    assert refused(lambda data: data.update(moon=[])) == "mine.toml: moon: there is no such field; there are card, planet"


def test_a_deck_file_is_named_by_its_path(tmp_path: Path) -> None:
    text = game_file("space_bowl", "cards.toml")
    assert text is not None
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('"shooting star"', '"meteor"', 1), encoding="utf-8")
    with pytest.raises(DeckError) as error:
        read_deck("space_bowl", path)
    assert str(error.value) == f"{path}: card 1: {SHOWS_FIELD} ['meteor', 'black hole']"
