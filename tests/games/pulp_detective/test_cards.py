"""The deck: what the rulebook says about each piece, and what a wrong file is told."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from posse.core.errors import DeckError
from posse.games.pulp_detective.rules.cards import (
    BLANK,
    CARDS,
    CLUE,
    DICE,
    ENERGY,
    GIVES_DIE,
    HOURS,
    OBJECT,
    TIME,
    TURNS_BACK,
    YELLOW,
    Cards,
)
from posse.texts import LANGUAGES
from tests.games.pulp_detective.position import Desk

DECK = Desk().cards


@pytest.mark.rule("PD-020")
def test_27_cards_of_three_letters() -> None:
    assert len(DECK.ids) == CARDS == 27
    assert [DECK.letter.count(letter) for letter in range(3)] == [9, 9, 9]


@pytest.mark.rule("PD-060", "PD-061", "PD-062")
@pytest.mark.parametrize(("letter", "counts"), [(0, (17, 7, 3)), (1, (3, 8, 16)), (2, (2, 23, 2))])
def test_rewards_by_letter(letter: int, counts: tuple[int, int, int]) -> None:
    """Energy, clues, objects."""
    rewards = [reward for card in range(CARDS) if DECK.letter[card] == letter for reward in DECK.rewards[card]]
    assert tuple([rewards.count(kind) for kind in (ENERGY, CLUE, OBJECT)]) == counts


@pytest.mark.rule("PD-R24")
def test_lines_rise_to_the_highest_hour() -> None:
    for hours in DECK.hours:
        assert len(hours) == 3
        assert list(hours) == sorted(set(hours))
        assert hours[-1] == HOURS


def test_everything_that_has_a_name_has_a_short_line_of_flavour_in_both_languages() -> None:
    flavours = DECK.flavours
    people = [*flavours["detective"], *flavours["suspect"][1:]]
    lines = [*flavours["card"], *people, *flavours["case"], *flavours["object"][1:]]
    assert len(lines) == CARDS + 4 + 6 + 3 + 6
    for line in lines:
        assert line.keys() == set(LANGUAGES)
        assert all([len(words) <= 60 and words.endswith(".") for words in line.values()])
        assert not re.search("[ \\w][:;!?»]|« ", line["fr"])
    for lang in LANGUAGES:
        assert len({line[lang] for line in lines}) == len(lines)


def test_no_clue_is_a_penalty_and_no_time_a_reward() -> None:
    assert not any([reward & TIME for rewards in DECK.rewards for reward in rewards])
    assert not any([penalty & CLUE for penalties in DECK.penalties for penalty in penalties])
    assert all([0 < sum(needs) <= 6 for lines in DECK.needs for needs in lines])


@pytest.mark.rule("PD-080")
def test_edges() -> None:
    edges = [edge for four in DECK.edges for edge in four]
    assert len(edges) - edges.count(BLANK) == 72
    bare = [DECK.codes[card] for card in range(CARDS) if set(DECK.edges[card]) == {BLANK}]
    assert bare == ["C9", "S5", "I1"]


def test_die_icons() -> None:
    assert [DECK.die.count(icon) for icon in range(7)] == [3, 4, 4, 4, 4, 4, 4]


@pytest.mark.rule("PD-091")
def test_no_face_lies_opposite_the_same_icon() -> None:
    for die in range(DICE):
        assert all([DECK.faces[die][face] != DECK.faces[die][7 - face] for face in range(1, 7)])
    doubled = {tuple([icon for icon in range(4) if faces.count(icon) == 2]) for faces in DECK.faces}
    assert len(doubled) == DICE


@pytest.mark.rule("PD-R33")
def test_energy_track() -> None:
    """Never fewer dice with more Energy, more than four at the top, and an hour fills them up to four at the bottom."""
    assert (DECK.dice, DECK.for_an_hour) == ([0, 2, 3, 3, 4, 4, 4, 5, 5], [0, 2, 1, 1, 0, 0, 0, 0, 0])
    assert sorted(DECK.dice) == DECK.dice
    assert DECK.dice[-1] > YELLOW
    assert [DECK.dice[energy] + DECK.for_an_hour[energy] for energy in range(1, 7)] == [YELLOW] * 6
    assert (DECK.level_hour[0], DECK.level_energy[0]) == (24, 6)


def test_every_case_has_twelve_hours_of_night() -> None:
    assert [night.bit_count() for night in DECK.nights] == [12, 12, 12]


@pytest.mark.rule("PD-005")
def test_four_detectives_with_actions_of_their_own() -> None:
    assert len({(DECK.by_night[d], DECK.rerolls[d], DECK.wild[d]) for d in range(4)}) == 4


@pytest.mark.rule("PD-R51", "PD-R52")
def test_objects() -> None:
    assert [DECK.effect[item] == GIVES_DIE for item in range(1, 7)] == [False] * 4 + [True] * 2
    assert DECK.effect.count(TURNS_BACK) == 1
    assert DECK.object_ids[0] == "empty"


@pytest.mark.rule("PD-017")
def test_suspects_need_four_icons_each() -> None:
    assert [sum(needs) for needs in DECK.suspect_needs[1:]] == [4] * 6


@pytest.mark.rule("PD-R73")
def test_each_token_has_an_icon_of_its_own() -> None:
    assert DECK.token_icon == [1, 3, 0, 2]


def test_everything_has_a_name_in_both_languages() -> None:
    counts = {"card": CARDS, "case": 3, "detective": 4, "object": 7, "suspect": 7, "token": 4}
    assert {kind: len(names) for kind, names in DECK.names.items()} == counts
    for kind, names in DECK.names.items():
        for name in names[1 if kind in ("object", "suspect") else 0 :]:
            assert name["en"]
            assert name.get("fr", name["en"])
    assert all([{"en", "fr"} <= set(name) for name in DECK.names["card"]])


def altered(kind: str, number: int, **fields: Any) -> dict[str, Any]:
    data = deepcopy(DECK.data)
    data[kind][number].update(fields)
    return data


@pytest.mark.parametrize(
    ("kind", "number", "fields", "message"),
    [
        ("card", 1, {"die": 7}, "card 'headlights-in-the-alley': die: expected a number from 1 to 6, not 7"),
        ("card", 1, {"edges": "D D D"}, "edges: expected four of D W R P and -, not 'D D D'"),
        ("card", 1, {"id": "rooftop-chase"}, "id: expected an id of its own"),
        ("card", 1, {"id": "Rooftop Chase"}, "id: expected an id of its own"),
        ("card", 1, {"code": "C1"}, "code: expected a code of its own"),
        ("card", 1, {"code": "X1"}, "code: expected a code of its own"),
        ("card", 1, {"name": ""}, "name: expected a text"),
        ("card", 1, {"colour": "red"}, "colour: there is no such field"),
        ("card", 1, {"missions": []}, "missions: expected two lines or more"),
        ("die", 0, {"faces": "D D D W R P"}, "die 'yellow-1': faces: expected six of D W R P, two of them twice"),
        ("die", 0, {"faces": "W W R D P R"}, "die: faces: expected four different yellow dice"),
        ("level", 0, {"hour": 25}, "level 'beginner': hour: expected a number from 1 to 24, not 25"),
        ("level", 0, {"id": "easy"}, "id: expected one of beginner"),
        ("case", 0, {"clues": 5}, "clues: expected a number from 1 to 4, not 5"),
        ("case", 0, {"night": [[24, 1]]}, "night: expected some hours, and not all"),
        ("case", 0, {"night": [24]}, "night: expected blocks [from, to]"),
        ("case", 0, {"without": "banjo"}, "without: expected one of empty, hip-flask"),
        ("detective", 0, {"colour": "blue"}, "detective: colour: expected two red ones, then two blue ones"),
        ("detective", 1, {"when": "sometimes"}, "when: expected one of night, day"),
        ("object", 0, {"effect": "magic"}, "effect: expected one of energy"),
        ("object", 5, {"die": "red"}, "object: die: expected one object with the red die"),
        ("suspect", 0, {"needs": "D3 W2"}, "suspect 'silk-morrow': needs: expected at most four icons"),
        ("suspect", 0, {"needs": "D X"}, "needs: expected icons such as D2 W"),
        ("suspect", 0, {"needs": "D D"}, "needs: expected icons such as D2 W"),
        ("suspect", 0, {"needs": "D1 W"}, "needs: expected icons such as D2 W"),
        ("token", 0, {"icon": "P"}, "token: icon: expected each icon once"),
    ],
)
def test_a_wrong_deck_is_refused_by_name(kind: str, number: int, fields: dict[str, Any], message: str) -> None:
    with pytest.raises(DeckError, match=re.escape(message)):
        Cards(altered(kind, number, **fields), "mine.toml")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("reward", "T", "reward: expected some of O E K, each once, not 'T'"),
        ("penalty", "K", "penalty: expected some of O E T, each once, not 'K'"),
        ("penalty", "E E", "penalty: expected some of O E T, each once, not 'E E'"),
        ("needs", "D23 W", "mine.toml: card 'the-floor-gives-way': missions: needs: expected icons such as D2 W"),
        ("needs", "D3456", "needs: expected icons such as D2 W, each once and at most six times, not 'D3456'"),
        ("needs", "D7", "needs: expected icons such as D2 W, each once and at most six times, not 'D7'"),
        ("hour", 20, "missions: expected two lines or more, by rising hour, the last for hour 24"),
    ],
)
def test_a_wrong_mission_line_is_refused(field: str, value: object, message: str) -> None:
    data = deepcopy(DECK.data)
    data["card"][0]["missions"][2][field] = value
    with pytest.raises(DeckError, match=re.escape(message)):
        Cards(data, "mine.toml")


def test_a_deck_without_a_card_is_refused() -> None:
    data = deepcopy(DECK.data)
    data["card"].pop()
    with pytest.raises(DeckError, match="card: expected a list of 27"):
        Cards(data, "mine.toml")


def test_an_energy_track_without_dice_is_refused() -> None:
    data = deepcopy(DECK.data)
    data["energy"]["dice"][3] = 0
    with pytest.raises(DeckError, match="energy: dice: expected 1 to 6 from energy 1 on"):
        Cards(data, "mine.toml")


def test_another_deck_can_be_played() -> None:
    deck = Cards(altered("suspect", 0, needs="D"), "mine.toml")
    desk = Desk(deck=deck).seat(rows=("C1",)).accuse().roll("D").do("finish")
    assert desk.s.solver == 0
