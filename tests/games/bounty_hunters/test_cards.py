"""Rules about the cards (BH-D01 to BH-D14), and errors of malformed deck files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.catalog import read_deck
from posse.core.errors import DeckError
from posse.games.bounty_hunters.rules.cards import (
    CARDS,
    CONTRACT_ICON,
    CRATE,
    CREDIT_ICON,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    Cards,
)
from posse.games.bounty_hunters.rules.state import Area, Confrontation, table

from . import position

TARGETS = range(FIRST_HUNTER)
HUNTERS = range(FIRST_HUNTER, FIRST_DROID)
DROIDS = range(FIRST_DROID, FIRST_CRATE)
CRATES = range(FIRST_CRATE, FIRST_CONTRACT)
CONTRACTS = range(FIRST_CONTRACT, CARDS)

Data = dict[str, Any]


@pytest.fixture(params=["standard", "tests"])
def deck(request: pytest.FixtureRequest) -> Cards:
    cards = posse.game("bounty_hunters").deck if request.param == "standard" else position.CARDS
    assert isinstance(cards, Cards)
    return cards


# -- the decks that come with the game ----------------------------------------------------


@pytest.mark.rule("BH-D01")
def test_there_are_as_many_cards_of_each_kind_as_in_the_box(deck: Cards) -> None:
    kinds = ("target", "hunter", "droid", "crate", "contract")
    printed = {kind: sum(entry.get("copies", 1) for entry in deck.data[kind]) for kind in kinds}
    assert printed == {"target": 44, "hunter": 63, "droid": 29, "crate": 15, "contract": 44}
    assert [deck.deck_of.count(number) for number in range(4)] == [44, 63, 44, 44]
    assert len({*deck.ids}) == CARDS == 195


@pytest.mark.rule("BH-D02")
def test_eight_targets_have_the_contract_icon_and_some_the_credit_icon(deck: Cards) -> None:
    icons = Counter(deck.icon[card] for card in TARGETS)
    assert icons[CONTRACT_ICON] == 8
    assert icons[CREDIT_ICON] >= 1


@pytest.mark.rule("BH-D03")
def test_targets_and_attack_cards_have_three_digits(deck: Cards) -> None:
    for entry in (*deck.data["target"], *deck.data["hunter"], *deck.data["droid"]):
        values = entry.get("defence") or entry["attack"]
        assert len(values) == 3
        assert all(0 <= value <= 9 for value in values)


@pytest.mark.rule("BH-D04")
def test_the_confrontation_of_the_rulebook_is_possible(deck: Cards) -> None:
    assert (4, 1, 6) in [deck.attack(card) for card in TARGETS]
    attacks = [deck.attack(card) for card in (*HUNTERS, *DROIDS)]
    sums = [(a[0] + b[0], a[1] + b[1], a[2] + b[2]) for a, b in combinations(attacks, 2)]
    assert (4, 1, 5) in sums


@pytest.mark.rule("BH-D05")
def test_there_are_targets_worth_what_annas_are_worth(deck: Cards) -> None:
    points = Counter(deck.points[card] for card in TARGETS)
    assert points[9] >= 2
    assert points[12] >= 1
    assert points[16] >= 1


@pytest.mark.rule("BH-D06")
def test_an_identity_is_on_more_than_one_target(deck: Cards) -> None:
    assert max(Counter(deck.identity[card] for card in TARGETS).values()) >= 2


@pytest.mark.rule("BH-D07")
def test_hunters_cost_0_to_3_points_and_more_than_one_each_of_1_2_and_3(deck: Cards) -> None:
    penalties = Counter(deck.points[card] for card in HUNTERS)
    assert min(penalties) == 0
    assert min(penalties[1], penalties[2], penalties[3]) >= 2


@pytest.mark.rule("BH-D08")
def test_market_cards_have_a_cost_and_no_others(deck: Cards) -> None:
    assert min(deck.cost[card] for card in (*DROIDS, *CRATES)) >= 1
    assert {deck.cost[card] for card in (*TARGETS, *HUNTERS, *CONTRACTS)} == {0}


@pytest.mark.rule("BH-D09")
def test_a_droid_tells_how_many_have_its_attack_values(deck: Cards) -> None:
    alike = Counter(deck.attack(card) for card in DROIDS)
    assert [deck.copies[card] for card in DROIDS] == [alike[deck.attack(card)] for card in DROIDS]


@pytest.mark.rule("BH-D10")
def test_there_are_27_crate_icons_and_two_players_can_have_four_each(deck: Cards) -> None:
    icons = Counter(deck.icon[card] for card in CRATES)
    assert icons == {1: 6, 2: 6, 3: 3}
    assert Counter([3, 1]) + Counter([2, 2]) <= icons


@pytest.mark.rule("BH-D11")
def test_a_crate_line_of_four_without_the_majority_is_possible(deck: Cards) -> None:
    most = max(deck.icon[card] for card in CRATES)
    assert [card for card in CRATES if deck.points[card] == 4 and deck.icon[card] < most]


@pytest.mark.rule("BH-D12")
def test_the_contracts_of_the_rulebooks_examples_exist(deck: Cards) -> None:
    two, same, crate = set(), set(), set()
    for card in CONTRACTS:
        if deck.partner[card] == CRATE:
            crate.add((deck.each[card], deck.duo[card]))
        elif deck.partner[card] == deck.identity[card]:
            same.add((deck.each[card], deck.duo[card]))
        else:
            two.add((deck.each[card], deck.each_partner[card], deck.duo[card]))
    assert (1, 1, 3) in two
    assert (1, 2) in same
    assert {(1, 2), (2, 2)} <= crate


@pytest.mark.rule("BH-D13")
def test_every_identity_on_a_contract_is_on_a_target_too(deck: Cards) -> None:
    known = {deck.identity[card] for card in TARGETS}
    assert {deck.identity[card] for card in CONTRACTS} <= known
    assert {deck.partner[card] for card in CONTRACTS} <= known | {CRATE}


def annas_captures(deck: Cards, targets: tuple[int, ...]) -> tuple[Confrontation, ...]:
    """These targets, captured by seven hunters with Anna's penalties and as many droids as necessary."""
    hunters = {penalty: [card for card in HUNTERS if deck.points[card] == penalty] for penalty in range(4)}
    droids, captured = [*DROIDS], []
    for target, penalties in zip(targets, ((1, 1), (3, 0), (3, 2), (2,)), strict=True):
        cards = [hunters[penalty].pop() for penalty in penalties]
        while any(attack < defence for attack, defence in zip(attack_of(deck, cards), deck.attack(target), strict=True)):
            cards.append(droids.pop())
        captured.append(Confrontation(target, tuple(cards), *attack_of(deck, cards)))
    return tuple(captured)


def attack_of(deck: Cards, cards: list[int]) -> tuple[int, int, int]:
    return (sum(deck.green[c] for c in cards), sum(deck.blue[c] for c in cards), sum(deck.orange[c] for c in cards))


@pytest.mark.rule("BH-D14")
def test_annas_final_score_is_possible(deck: Cards) -> None:
    s = table(posse.game("bounty_hunters", deck=deck).new(2, 1))
    nine, sixteen, twelve = ([card for card in TARGETS if deck.points[card] == points] for points in (9, 16, 12))
    crate = next(card for card in CRATES if deck.points[card] == 4)
    s.areas[1].crates = tuple(card for card in CRATES if deck.icon[card] == 3)
    s.areas[0] = area = Area(captured=annas_captures(deck, (nine[0], sixteen[0], nine[1], twelve[0])), crates=(crate,))
    brings = {contract: s.contract_points(area, contract) for contract in CONTRACTS}
    area.contracts = next(three for three in combinations(CONTRACTS, 3) if sum(brings[contract] for contract in three) == 12)
    sheet = s.sheet(0)
    assert (sheet.targets, sheet.crates, sheet.majority, sheet.contracts, sheet.hunters) == (46, 4, 0, 12, 12)
    assert sheet.total == 50


# -- malformed deck files -------------------------------------------------------------------


def refused(change: Callable[[Data], object]) -> str:
    """The error message for the test deck with this change."""
    data = deepcopy(position.CARDS.data)
    change(data)
    with pytest.raises(DeckError) as error:
        Cards(data, "mine.toml")
    return str(error.value)


def entry(data: Data, kind: str, id: str) -> Data:
    return next(item for item in data[kind] if item["id"] == id)


def test_the_deck_of_the_tests_is_accepted_unchanged() -> None:
    assert Cards(deepcopy(position.CARDS.data), "mine.toml").ids == position.CARDS.ids


NAME = "name: expected a printable text, or a table of printable texts by language, not"


@pytest.mark.rule("BH-D03", "BH-D07", "BH-D08")
@pytest.mark.parametrize(
    ("kind", "id", "field", "value", "complaint"),
    [
        ("identity", "a", "name", "", f"{NAME} ''"),
        ("target", "a-1", "identity", "z", "identity: expected one of a, b, c, d, e, f, g, h, i, j, k, not 'z'"),
        ("target", "a-1", "defence", [1, 2], "defence: expected 3 numbers, not [1, 2]"),
        ("target", "a-1", "defence", [1, 2, 10], "defence: expected 3 times a number from 0 to 9, not [1, 2, 10]"),
        ("target", "a-1", "defence", [1, 2, "3"], "defence: expected 3 numbers, not [1, 2, '3']"),
        ("target", "a-1", "defence", 123, "defence: expected 3 numbers, not 123"),
        ("target", "a-1", "points", -1, "points: expected a number from 0 to 99, not -1"),
        ("target", "a-1", "points", 7.5, "points: expected a number from 0 to 99, not 7.5"),
        ("target", "a-1", "points", True, "points: expected a number from 0 to 99, not True"),
        ("target", "a-1", "icon", "crate", "icon: expected one of none, credit, contract, not 'crate'"),
        ("hunter", "h-510", "name", 5, f"{NAME} 5"),
        ("hunter", "h-510", "name", {"en": 5}, f"{NAME} {{'en': 5}}"),
        ("hunter", "h-510", "attack", [-1, 1, 0], "attack: expected 3 times a number from 0 to 9, not [-1, 1, 0]"),
        ("hunter", "h-510", "penalty", -1, "penalty: expected a number from 0 to 9, not -1"),
        ("droid", "d-520", "attack", [5, 2, 0, 0], "attack: expected 3 numbers, not [5, 2, 0, 0]"),
        ("droid", "d-520", "cost", 0, "cost: expected a number from 1 to 9, not 0"),
        ("droid", "d-520", "copies", 0, "copies: expected a number from 1 to 29, not 0"),
        ("crate", "c-1-1-4", "cost", 0, "cost: expected a number from 1 to 9, not 0"),
        ("crate", "c-1-1-4", "icons", 4, "icons: expected a number from 1 to 3, not 4"),
        ("crate", "c-1-1-4", "points", "4", "points: expected a number from 0 to 99, not '4'"),
        ("contract", "k-a-b", "each", [1], "each: expected 2 numbers, not [1]"),
        ("contract", "k-a-a", "each", [1, 1], "each: expected 1 number in a list, not [1, 1]"),
        ("contract", "k-a-crate", "each", [10], "each: expected 1 times a number from 0 to 9, not [10]"),
        ("contract", "k-a-b", "duo", 10, "duo: expected a number from 0 to 9, not 10"),
        ("contract", "k-a-b", "pair", "ab", "pair: expected a list of 2, not 'ab'"),
    ],
)
def test_a_wrong_value_is_named_with_its_card_and_field(kind: str, id: str, field: str, value: object, complaint: str) -> None:
    said = refused(lambda data: entry(data, kind, id).update({field: value}))
    assert said == f"mine.toml: {kind} '{id}': {complaint}"


@pytest.mark.rule("BH-096", "BH-D13")
@pytest.mark.parametrize("pair", [["a", "z"], ["z", "a"], ["crate", "a"], ["crate", "crate"], [1, 2]])
def test_a_pair_that_is_none_of_the_three_types_is_refused(pair: list[object]) -> None:
    said = refused(lambda data: entry(data, "contract", "k-a-b").update(pair=pair))
    assert said.startswith("mine.toml: contract 'k-a-b': pair: expected an identity and an identity or crate (a, b, c,")
    assert said.endswith(f"not {pair}")


@pytest.mark.rule("BH-096")
def test_a_contract_for_three_is_refused() -> None:
    said = refused(lambda data: entry(data, "contract", "k-a-b").update(pair=["a", "b", "c"]))
    assert said == "mine.toml: contract 'k-a-b': pair: expected a list of 2, not ['a', 'b', 'c']"


@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [
        ("identity", "a", "name"),
        *[("target", "a-1", field) for field in ("identity", "defence", "points")],
        *[("hunter", "h-510", field) for field in ("name", "attack", "penalty")],
        *[("droid", "d-520", field) for field in ("name", "attack", "cost", "copies")],
        *[("crate", "c-1-1-4", field) for field in ("name", "points", "cost", "icons")],
        *[("contract", "k-a-b", field) for field in ("pair", "each", "duo")],
    ],
)
def test_a_missing_field_is_named(kind: str, id: str, field: str) -> None:
    said = refused(lambda data: entry(data, kind, id).pop(field))
    assert said == f"mine.toml: {kind} '{id}': {field}: expected a value, it is missing"


@pytest.mark.rule("BH-D08")
@pytest.mark.parametrize(
    ("kind", "id", "field"),
    [("target", "a-1", "cost"), ("hunter", "h-510", "cost"), ("contract", "k-a-b", "cost"), ("droid", "d-520", "penalty")],
)
def test_a_field_that_a_card_does_not_have_is_named(kind: str, id: str, field: str) -> None:
    said = refused(lambda data: entry(data, kind, id).update({field: 1}))
    assert said.startswith(f"mine.toml: {kind} '{id}': {field}: there is no such field; there are ")


def test_a_card_without_an_id_is_named_by_its_place() -> None:
    assert refused(lambda data: data["target"][2].pop("id")) == "mine.toml: target 3: id: expected a value, it is missing"
    assert refused(lambda data: data["target"][2].update(id=3)) == "mine.toml: target 3: id: expected a text, not 3"


@pytest.mark.parametrize("id", ["A-1", "a 1", "a--1", "-", "a_1"])
def test_an_id_that_could_not_be_typed_is_refused(id: str) -> None:
    said = refused(lambda data: data["hunter"][0].update(id=id))
    assert said == f"mine.toml: hunter '{id}': id: expected lower-case letters and digits joined by -, not '{id}'"


def test_two_cards_of_one_id_are_refused() -> None:
    said = refused(lambda data: data["hunter"][1].update(id="a-1"))
    assert said == "mine.toml: card 'a-1': id: expected a unique id"


@pytest.mark.parametrize("id", ["a", "crate"])
def test_an_identity_needs_an_id_of_its_own_and_is_not_a_crate(id: str) -> None:
    said = refused(lambda data: data["identity"].append({"id": id, "name": "Another"}))
    assert said.startswith(f"mine.toml: identity '{id}': id: expected ")


@pytest.mark.rule("BH-D13")
def test_a_contract_for_an_identity_that_no_target_has_is_refused() -> None:
    def change(data: Data) -> None:
        data["identity"].append({"id": "z", "name": "Nobody"})
        entry(data, "contract", "k-a-b").update(pair=["a", "z"])

    assert refused(change).startswith("mine.toml: contract 'k-a-b': pair: expected ")


@pytest.mark.rule("BH-D01")
@pytest.mark.parametrize(
    ("kind", "count", "left"),
    [("target", 44, 43), ("hunter", 63, 62), ("droid", 29, 26), ("crate", 15, 14), ("contract", 44, 43)],
)
def test_a_card_too_few_is_counted(kind: str, count: int, left: int) -> None:
    said = refused(lambda data: data[kind].pop())
    assert said == f"mine.toml: {kind}: expected {count} cards, not {left}"


@pytest.mark.rule("BH-D01")
@pytest.mark.parametrize("kind", ["target", "hunter", "contract"])
def test_a_card_too_many_is_counted(kind: str) -> None:
    said = refused(lambda data: data[kind].append({**data[kind][0], "id": "one-more"}))
    count = len(position.CARDS.data[kind])
    assert said == f"mine.toml: {kind}: expected {count} cards, not {count + 1}"


@pytest.mark.rule("BH-R40")
@pytest.mark.parametrize("icons", [["credit", "contract"], ["credit", "credit"], ["credit"], "credit contract"])
def test_a_target_with_more_than_one_icon_is_refused(icons: object) -> None:
    said = refused(lambda data: entry(data, "target", "b-4").update(icon=icons))
    assert said.startswith("mine.toml: target 'b-4': icon: expected one of none, credit, contract, not ")


@pytest.mark.rule("BH-D02")
def test_another_number_of_contract_icons_is_refused() -> None:
    said = refused(lambda data: entry(data, "target", "b-4").update(icon="none"))
    assert said == "mine.toml: target: icon: expected 8 cards with contract, not 7"


@pytest.mark.rule("BH-D02")
def test_a_deck_without_a_credit_icon_is_refused() -> None:
    def change(data: Data) -> None:
        for target in data["target"]:
            target["icon"] = "contract" if target["icon"] == "contract" else "none"

    assert refused(change) == "mine.toml: target: icon: expected at least one card with credit, not none"


@pytest.mark.rule("BH-D09")
def test_droids_of_two_kinds_with_the_same_attack_must_count_each_other() -> None:
    said = refused(lambda data: entry(data, "droid", "d-052").update(attack=[5, 2, 0]))
    assert said == "mine.toml: droid 'd-520': copies: expected 4, the cards with its attack, not 2"


@pytest.mark.rule("BH-D10")
def test_another_number_of_crate_icons_is_refused() -> None:
    said = refused(lambda data: entry(data, "crate", "c-3-4-10").update(icons=2))
    assert said == "mine.toml: crate: icons: expected 6, 6 and 3 cards with 1, 2 and 3, not [6, 7, 2]"


@pytest.mark.parametrize("kind", ["identity", "target", "hunter", "droid", "crate", "contract"])
def test_a_kind_of_cards_must_be_there_and_be_a_list(kind: str) -> None:
    assert refused(lambda data: data.pop(kind)) == f"mine.toml: {kind}: expected a value, it is missing"
    assert refused(lambda data: data.update({kind: "none"})) == f"mine.toml: {kind}: expected a list, not 'none'"
    assert refused(lambda data: data[kind].insert(0, 5)) == f"mine.toml: {kind} 1: expected a table of fields, not 5"


def test_an_unknown_kind_of_cards_is_refused() -> None:
    said = refused(lambda data: data.update(zone=[]))
    assert said == "mine.toml: zone: there is no such field; there are contract, crate, droid, hunter, identity, target"


def test_a_file_that_is_missing_or_not_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"none\.toml: cannot be read: "):
        read_deck("bounty_hunters", tmp_path / "none.toml")
    for number, content in enumerate((b"[[target]", b"name = \xff")):
        path = tmp_path / f"bad-{number}.toml"
        path.write_bytes(content)
        with pytest.raises(DeckError, match=rf"bad-{number}\.toml: this is not TOML: "):
            read_deck("bounty_hunters", path)


def test_a_deck_file_is_named_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = Path(position.__file__).with_name("deck.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("penalty = 3", "penalty = 33", 1), encoding="utf-8")
    with pytest.raises(DeckError) as error:
        read_deck("bounty_hunters", path)
    assert str(error.value) == f"{path}: hunter 'h-611': penalty: expected a number from 0 to 9, not 33"
