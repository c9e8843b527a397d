"""No card of the game is without its scenario, and each scenario is of the card as it is written now."""

from __future__ import annotations

from types import ModuleType

import pytest

from posse.catalog import game
from posse.games.space_serenade.rules.cards import CRIMINALS, Cards
from posse.games.space_serenade.scene.wording import Wording
from posse.texts import texts
from tests.games.space_serenade import (
    test_cards_basic,
    test_cards_criminals,
    test_cards_damage,
    test_cards_ed,
    test_cards_faye,
    test_cards_jet,
    test_cards_spike,
)

COLOURS = (test_cards_spike, test_cards_jet, test_cards_faye, test_cards_ed)


def cards() -> Cards:
    deck = game("space_serenade").deck
    assert isinstance(deck, Cards)
    return deck


def scenarios(*modules: ModuleType) -> dict[str, str]:
    """The first lines of all tests, by the id of the card that each is named after."""
    found: dict[str, str] = {}
    for module in modules:
        for name, test in vars(module).items():
            if name.startswith("test_"):
                found[name.removeprefix("test_").replace("_", "-")] = " ".join((test.__doc__ or "").split())
    return found


def test_every_card_has_a_scenario() -> None:
    told = scenarios(*COLOURS, test_cards_basic, test_cards_damage)
    assert sorted(told) == sorted(cards().kind_ids)


@pytest.mark.parametrize("colour", range(4))
def test_each_colour_has_its_own(colour: int) -> None:
    deck = cards()
    common = {card["id"] for card in deck.data["common"] if card["colour"] == ("spike", "jet", "faye", "ed")[colour]}
    assert set(scenarios(COLOURS[colour])) == common


def test_a_scenario_begins_with_what_is_written_on_the_card() -> None:
    deck = cards()
    told = scenarios(*COLOURS, test_cards_basic, test_cards_damage)
    wording = Wording(deck, texts("space_serenade", "en"))
    for card in range(len(deck.ids)):
        written = wording.damage_text(card) if deck.ids[card] in damage_ids(deck) else wording.action_text(card)
        assert told[deck.kind_ids[deck.kind[card]]] == " ".join(written), deck.ids[card]


def damage_ids(deck: Cards) -> set[str]:
    kinds = {card["id"] for card in deck.data["damage"]}
    return {slug for slug, kind in zip(deck.ids, deck.kind, strict=True) if deck.kind_ids[kind] in kinds}


def test_every_criminal_has_a_scenario() -> None:
    assert sorted(test_cards_criminals.WANTED) == sorted(cards().criminal_ids[:CRIMINALS])
    assert cards().criminal_ids[CRIMINALS:] == ["vicious"]
    assert "vicious" in scenarios(test_cards_criminals)
