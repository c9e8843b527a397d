"""Deck files: what the rulebook says about the cards is checked, and a mistake is named by file, card and place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from posse.catalog import game
from posse.core.errors import DeckError
from posse.games.space_serenade.rules.cards import CARDS, COMMON, CRIMINALS, FIRST_DAMAGE, NO_COLOUR, Cards
from posse.games.space_serenade.rules.deck import read_deck
from tests.games.space_serenade import position
from tests.games.space_serenade.position import Crew, deck


@pytest.fixture
def data() -> dict[str, Any]:
    return copy.deepcopy(deck().data)


def entry(data: dict[str, Any], kind: str, slug: str) -> dict[str, Any]:
    found: dict[str, Any] = next(item for item in data[kind] if item["id"] == slug)
    return found


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises(DeckError) as info:
        read_deck(data, "my.toml")
    return str(info.value)


def test_the_games_own_deck_is_sound() -> None:
    cards = game("space_serenade").deck
    assert isinstance(cards, Cards)
    assert (len(cards.ids), len(cards.criminal_ids)) == (CARDS, CRIMINALS + 1)
    assert all(set(names) == {"en", "fr"} for names in (*cards.kind_names, *cards.criminal_names))


def test_every_starting_deck_has_ten_cards_of_its_own() -> None:
    dealt = [card for cards in deck().starting for card in cards]
    assert sorted(dealt) == list(range(COMMON, FIRST_DAMAGE))
    assert [len(cards) for cards in deck().starting] == [10] * 4


@pytest.mark.parametrize(
    ("kind", "slug", "field", "value", "expected"),
    [
        ("common", "draw-two", "effect", "drew 2", "common 'draw-two': effect: at 1: expected an action"),
        ("common", "draw-two", "gains", "X2", "common 'draw-two': gains: at 1: expected resources"),
        ("common", "draw-two", "effect", 5, "common 'draw-two': effect: expected a text, not 5"),
        ("common", "draw-two", "colour", "green", "common 'draw-two': colour: expected one of spike, jet, faye, ed"),
        ("common", "draw-two", "colour", "jet", "common: colour: expected 23 cards of spike, not 22"),
        ("common", "draw-two", "copies", 2, "common: expected 92 cards, not 93"),
        ("common", "draw-two", "cost", -1, "common 'draw-two': cost: expected a number from 0 to 20"),
        ("common", "draw-two", "colour", None, "common 'draw-two': colour: expected a value"),
        ("common", "draw-two", "speed", 2, "common 'draw-two': speed: there is no such field"),
        ("common", "draw-two", "id", "Draw Two", "common 'Draw Two': id: expected an id of its own"),
        ("common", "draw-two", "id", "draw-one", "common 'draw-one': id: expected an id of its own"),
        ("common", "draw-two", "id", "draw-one-1", "copies: expected no id that is also the name of a copy"),
        ("common", "draw-two", "name", "", "common 'draw-two': name: expected a text"),
        ("common", "spike-team-jet", "team", {"with": "spike", "gains": "W1"}, "team: with: expected one of jet, faye, ed"),
        ("common", "spike-team-jet", "team", {"with": "jet"}, "team: effect: expected gains or an effect"),
        ("common", "spike-team-jet", "team", {"with": "jet", "effect": "draw x"}, "team: effect: at 6: expected a number"),
        ("basic", "woolongs", "gains", "F1", "basic 'woolongs': gains: expected Woolongs on a neutral card"),
        ("basic", "woolongs", "copies", 23, "basic: expected 40 cards, not 39"),
        ("basic", "jet-fuel", "gains", "W1", "basic 'jet-fuel': gains: expected what fuel is for"),
        ("basic", "jet-fuel", "kind", "attack", "basic 'jet-fuel': gains: expected what attack is for"),
        ("basic", "ed-transport", "effect", "may move me", "basic 'ed-transport': effect: expected an effect that moves another"),
        ("damage", "bruise", "to", "hand", "damage 'bruise': to: expected one of removed, discard, top"),
        ("damage", "bruise", "remove_for", "", "damage 'bruise': remove_for: expected a price or an effect"),
        ("damage", "bruise", "colour", "jet", "damage 'bruise': colour: there is no such field"),
        ("damage", "leak", "red", "lose 2", "damage 'leak': red: at 6: expected resources"),
        ("criminal", "mars-one", "planet", "earth", "criminal: planet: expected 7 on mars, not 6"),
        ("criminal", "mars-one", "points", 0, "criminal: points: expected 2 with 0 on mars, not 3"),
        ("criminal", "mars-one", "resistance", 0, "criminal 'mars-one': resistance: expected a number from 1 to 10"),
        ("criminal", "mars-one", "resistance", 8, "criminal 'mars-one': investigation: expected at most 10 tokens in both piles"),
        ("criminal", "mars-one", "strength", 0, "criminal 'mars-one': strength: expected a number from 1 to 9"),
        ("criminal", "mars-one", "refresh", "yes", "criminal 'mars-one': refresh: expected true or false"),
    ],
)
def test_a_mistake_names_file_card_and_field(
    data: dict[str, Any], kind: str, slug: str, field: str, value: Any, expected: str
) -> None:
    card = entry(data, kind, slug)
    if value is None:
        del card[field]
    else:
        card[field] = value
    message = complaint(data)
    assert message.startswith("my.toml: ")
    assert expected in message
    assert "\n" not in message


@pytest.mark.rule("SS-R66", "SS-R55", "SS-225")
@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("resistance", [6, 8], "resistance: expected 3 numbers"),
        ("resistance", [6, 5, 10], "vicious: resistance: expected no fewer tokens for more players"),
        ("investigation", [6, 5, 5], "vicious: investigation: expected no fewer tokens for more players"),
        ("resistance", [6, 8, 16], "expected at most 20 tokens in both piles"),
        ("investigation", [0, 4, 5], "investigation: expected 3 times a number from 1 to 20"),
        ("clues", 2, "clues: expected a number from 3 to 3"),
    ],
)
def test_vicious_is_checked_too(data: dict[str, Any], field: str, value: Any, expected: str) -> None:
    data["vicious"][field] = value
    assert expected in complaint(data)


def test_some_cards_and_not_all(data: dict[str, Any]) -> None:
    teams = {card["id"]: card.pop("team") for card in data["common"] if "team" in card}
    assert "team: expected some cards with a Team effect" in complaint(data)
    for card in data["common"]:
        card["team"] = {"with": "jet" if card["colour"] != "jet" else "ed", "gains": "W1"}
    assert "and some without" in complaint(data)
    assert len(teams) > 10


def test_every_destination_and_most_have_a_price(data: dict[str, Any]) -> None:
    for card in data["damage"]:
        card["to"] = "discard" if card["to"] == "top" else card["to"]
    assert "damage: to: expected top on some card" in complaint(data)
    for card in data["damage"]:
        card.pop("remove_for", None)
        card["effect"] = "draw 1"
    data["damage"][1]["to"] = "top"
    assert "damage: remove_for: expected a price on more than 15 cards, not on 0" in complaint(data)


def test_criminals_differ(data: dict[str, Any]) -> None:
    kept = copy.deepcopy(data)
    for card in data["criminal"]:
        card["strength"] = 2
    assert "strength: expected different prices, not 2 everywhere" in complaint(data)
    for card in kept["criminal"]:
        card.pop("refresh", None)
    assert "refresh: expected true on some and not on all" in complaint(kept)


def test_each_character_has_one_of_each_kind(data: dict[str, Any]) -> None:
    entry(data, "basic", "jet-fuel")["colour"] = "ed"
    assert "basic: kind: expected one of each kind for jet" in complaint(data)
    entry(data, "basic", "jet-fuel").pop("colour")
    assert "basic 'jet-fuel': gains: expected Woolongs" in complaint(data)


def test_a_damage_card_belongs_to_no_character() -> None:
    assert set(deck().colour[FIRST_DAMAGE:]) == {NO_COLOUR}


# -- effects that end ---------------------------------------------------------------------


def test_damage_that_always_draws_damage_is_refused(data: dict[str, Any]) -> None:
    for card in data["damage"]:
        card["red"] = "may damage 1"
    assert "damage 'scratch': red: expected effects that end, but every Damage card draws another" in complaint(data)


@pytest.mark.parametrize("red", ["damage 2", "choose gain W1 or damage 2", "if on planet: damage 1 and damage 1"])
def test_damage_that_draws_more_and_more_is_refused(data: dict[str, Any], red: str) -> None:
    """Nine cards that bring two others each lead to a thousand: each of these may come back to be drawn again."""
    entry(data, "damage", "leak")["red"] = red
    many = sum([card.get("copies", 1) for card in data["damage"] if card["id"] == "leak"])
    for card in data["damage"]:
        if many < 9 and card["id"] != "leak":
            card["red"] = red
            many += card.get("copies", 1)
    assert many < 30
    message = complaint(data)
    assert "red: expected effects that end, but one Damage card could lead to more than 1000" in message
    assert message.startswith("my.toml: damage '")


def test_a_few_damage_cards_may_draw_several(data: dict[str, Any]) -> None:
    entry(data, "damage", "leak")["red"] = "damage 3"
    assert len(read_deck(data, "my.toml").ids) == CARDS


def test_as_much_damage_as_is_allowed_comes_to_its_end(data: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Damage cards that are removed at once can be drawn again and again."""
    for slug in ("infection", "robbery", "leak-of-secrets"):
        entry(data, "damage", slug).update(red="damage 8", to="removed")
    cards = read_deck(data, "my.toml")
    monkeypatch.setattr(position, "deck", lambda: cards)
    crew = Crew(2).wanted("mars-one", resistance=2).at(spike="mars").pools(strength=9).damage("infection robbery leak-of-secrets")
    crew.do("fight criminal")
    assert 9 <= len(crew.told("damage")) <= 585  # 1 + 8 + 64 + 512
