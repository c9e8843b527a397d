"""Phase 4: the new captain, the card taken, and the start of the next round."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.rules.state import NO_PLACE, NOBODY, SEARCH, SILENT
from tests.games.space_bowl.position import (
    HELPED,
    HELPED_TOO,
    INVALID,
    INVALID_TOO,
    OTHER,
    SPOT,
    THROW,
    TOP,
    VALID,
    Crew,
    place,
)

Z = 2
"""The captain of the round."""


def after(script: str, **setup: Any) -> Crew:
    return Crew(4, captain=Z, **setup).does(script).scored()


def galaxy(crew: Crew) -> list[str]:
    return [crew.s.cards.ids[card] for card in crew.s.galaxy if card >= 0]


START = galaxy(Crew(4, captain=Z))
"""The galaxy before the round."""


@pytest.mark.rule("SB-135", "SB-136", "SB-R39")
@pytest.mark.parametrize("card", [VALID, INVALID], ids=["right", "wrong"])
def test_where_something_was_found_the_go_caller_becomes_captain(card: str) -> None:
    crew = after(f"0 go, 1 follow, 0 mark {card}, 1 mark {OTHER}")
    assert crew.s.captain == 0
    assert [event.seat for event in crew.told("captain")] == [0]


@pytest.mark.rule("SB-137")
@pytest.mark.parametrize("script", ["1 red", "1 red, 0 follow", f"1 red, 0 mark {INVALID}"])
def test_where_nothing_was_found_the_red_announcer_becomes_captain(script: str) -> None:
    assert after(script).s.captain == 1


@pytest.mark.rule("SB-138", "SB-140", "SB-142")
def test_the_captain_takes_the_designated_card_and_the_top_card_fills_the_gap() -> None:
    crew = after(f"0 go, 0 mark {OTHER}")
    assert crew.s.reserves == [1, 0, 0, 0]
    assert crew.card(OTHER) == TOP
    changed = [number for number, (old, new) in enumerate(zip(START, galaxy(crew), strict=True)) if old != new]
    assert changed == [2]
    assert crew.s.cards.ids[crew.s.gone[-1]] == START[2]


@pytest.mark.rule("SB-139", "SB-141")
def test_where_nothing_was_found_the_captain_takes_the_top_card() -> None:
    crew = after("1 red")
    assert crew.s.reserves == [0, 1, 0, 0]
    assert galaxy(crew) == START
    assert crew.s.cards.ids[crew.s.gone[-1]] == TOP


@pytest.mark.rule("SB-143")
@pytest.mark.parametrize("script", [f"0 go, 0 mark {VALID}", "1 red", "", f"0 go, 0 mark {INVALID}", f"0 red, 1 mark {VALID}"])
def test_the_card_that_leaves_the_pile_is_the_one_of_this_throw(script: str) -> None:
    crew = Crew(4, captain=Z)
    pile = crew.pile()
    crew.does(script).scored()
    assert pile[-1] == TOP
    assert crew.pile() == pile[:-1]
    crew.events.clear()
    crew.ready(0, 1, 2, 3)
    crew.throw("hush")
    crew.time()
    planets = {planet for planet, cell in zip(crew.s.cards.planet_ids, crew.s.marbles, strict=True) if cell != NOWHERE}
    assert planets == set(pile[-2].split("-"))


@pytest.mark.rule("SB-144", "SB-153")
def test_scores_reserves_captain_galaxy_and_pile_carry_over() -> None:
    crew = after(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {OTHER}")
    kept = ("points", "reserves", "captain", "galaxy", "pile", "gone", "box")
    before = [getattr(crew.s, name) for name in kept]
    crew.next_round()
    assert [getattr(crew.s, name) for name in kept] == before
    crew.does(f"0 go, 0 mark {OTHER}").scored()
    assert crew.s.reserves == [2, 0, 0, 0]
    assert crew.gains() == [6, 2, 0, 0]


@pytest.mark.rule("SB-145")
def test_the_order_is_captain_card_and_end() -> None:
    crew = after(f"0 go, 0 mark {VALID}", points=[17, 0, 0, 0])
    kinds = [event.kind for event in crew.events]
    assert kinds[-4:] == ["scored", "captain", "took", "ended"]
    assert crew.told("took")[0].seat == 0
    assert crew.card(VALID) == TOP


@pytest.mark.rule("SB-145")
def test_the_new_captain_takes_the_card_not_the_old_one() -> None:
    crew = after(f"0 go, {Z} follow, 0 mark {VALID}, {Z} mark {OTHER}")
    assert crew.s.reserves == [1, 0, 0, 0]
    assert galaxy(crew)[2] == START[2]


ENDINGS = {
    "found": f"{{0}} go, {{0}} mark {VALID}",
    "failed": f"{{0}} go, {{0}} mark {INVALID}",
    "red": "{0} red",
    "red wrong": f"{{0}} red, {{1}} mark {VALID}",
    "silence": "",
}


@pytest.mark.rule("SB-146", "SB-156")
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_pile_lasts_ten_rounds(ending: str) -> None:
    crew = Crew(points=0, throw={"disc": 4, "halo": 4})
    for left in range(9, -1, -1):
        caller = crew.s.round % 2
        crew.does(ENDINGS[ending].format(caller, 2)).scored()
        crew.s.points = [0, 0, 0]
        assert len(crew.s.pile) == left
        assert crew.s.over() == (left == 0)
        if left:
            crew.next_round()
    assert crew.s.round == 10


@pytest.mark.rule("SB-147")
@pytest.mark.parametrize(("points", "pile", "over"), [(14, 2, False), (15, 2, True), (14, 1, True), (17, 9, True)])
def test_the_end_is_checked_after_the_cards(points: int, pile: int, over: bool) -> None:
    crew = Crew(points=[points, 0, 0], pile=pile).does(f"0 go, 0 mark {VALID}").scored()
    assert crew.s.over() == over
    assert bool(crew.told("ended")) == over
    assert crew.s.reserves == [1, 0, 0]


@pytest.mark.rule("SB-148", "SB-149", "SB-150", "SB-151")
@pytest.mark.parametrize(
    "script",
    [
        f"0 go, 1 joker {SPOT}, 0 mark {VALID}, 1 mark {HELPED}, 3 mark {OTHER}",
        f"0 red, 1 follow, 3 joker {SPOT}, 3 mark {HELPED}",
    ],
    ids=["Go", "red button"],
)
def test_everything_is_back_in_its_place_when_the_captain_throws(script: str) -> None:
    crew = after(script, black_hole=True, throw={**THROW, "hole": 8})
    crew.ready(0, 1, 2, 3)
    crew.throw("hush")
    s = crew.s
    assert (s.joker, s.layer) == (NO_PLACE, NOBODY)
    assert s.put == s.marks == [NO_PLACE] * 4
    assert s.status == [SILENT] * 4
    assert (s.disc, s.hole, s.marbles) == (NOWHERE, NOWHERE, (NOWHERE,) * 6)
    assert (s.kind, s.caller, s.fresh, s.window, s.gains) == (SEARCH, NOBODY, 0, 0, ())


@pytest.mark.rule("SB-152")
def test_the_new_captain_throws() -> None:
    crew = after(f"1 go, 1 mark {VALID}")
    crew.ready(0, 1, 2, 3)
    assert crew.s.round == 2
    assert crew.s.waiting() == [1]
    crew.refuses(Z, "throw")
    crew.throw()
    assert crew.s.waiting() == [0, 1, 2, 3]


# -- T4 ---------------------------------------------------------------------------------

T4 = {
    "Go, caller valid": (f"0 go, 0 mark {VALID}", 0, VALID, "galaxy"),
    "Go, caller valid with the joker": (f"0 go, 0 joker {SPOT}, 0 mark {HELPED}", 0, HELPED, "galaxy"),
    "Go, caller invalid, another valid": (f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {VALID}", 0, INVALID, "galaxy"),
    "Go, caller placed nothing, another valid": (f"0 go, 1 follow, 1 mark {VALID}", 0, "", "out"),
    "Go, nobody valid": (f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {INVALID}", Z, "", "captain"),
    "Go, nothing placed": ("0 go", Z, "", "captain"),
    "red, no card valid": (f"0 red, 1 mark {INVALID}", 0, "", "captain"),
    "red, none placed": ("0 red, 1 follow", 0, "", "captain"),
    "red, some valid, captain placed the valid one": (f"0 red, {Z} mark {VALID}", Z, VALID, "galaxy"),
    "red, some valid, captain placed another": (f"0 red, 1 mark {VALID}, {Z} mark {INVALID}", Z, INVALID, "galaxy"),
    "red, some valid, captain placed none": (f"0 red, 1 mark {VALID}", Z, "", "out"),
    "red by the captain, some valid": (f"{Z} red, 1 mark {VALID}", Z, "", "out"),
    "nobody announced": ("", Z, "", "out"),
}


@pytest.mark.rule("SB-T4", "SB-R40", "SB-R41", "SB-R42", "SB-R43", "SB-R80")
@pytest.mark.parametrize("row", T4)
def test_t4_captain_and_cards(row: str) -> None:
    script, captain, taken, top = T4[row]
    crew = after(script)
    assert crew.s.captain == captain
    expected = [0] * 4
    expected[captain] = int(top != "out")
    assert crew.s.reserves == expected
    assert (TOP in galaxy(crew)) == (top == "galaxy")
    if taken:
        assert crew.card(taken) == TOP
        assert place(taken) == crew.told("took")[0].args[0]
    else:
        assert galaxy(crew) == START
    assert bool(crew.told("took-top")) == (top == "captain")
    assert bool(crew.told("left")) == (top == "out")
    assert len(crew.s.pile) == 9


@pytest.mark.rule("SB-R44")
def test_others_with_valid_cards_take_none() -> None:
    crew = after(f"0 go, 1 follow, 3 follow, 0 mark {VALID}, 1 mark {OTHER}, 3 mark {VALID}")
    assert crew.s.reserves == [1, 0, 0, 0]
    assert galaxy(crew)[2] == START[2]


@pytest.mark.rule("SB-R45")
def test_tokens_and_joker_on_a_card_that_is_taken_go_back() -> None:
    script = f"0 go, 1 follow, 0 mark {HELPED}, 1 mark {HELPED}, 3 joker {SPOT}, 3 mark {HELPED}"
    crew = after(script)
    assert crew.card(HELPED) == TOP
    crew.next_round()
    assert crew.s.put == [NO_PLACE] * 4
    assert crew.s.joker == NO_PLACE
    on_joker = after(f"0 go, 0 joker {SPOT}, 0 mark {SPOT}")
    assert on_joker.card(SPOT) == TOP
    on_joker.next_round()
    on_joker.does("1 go")
    assert "joker" in on_joker.verbs(0)


@pytest.mark.rule("SB-R51")
def test_how_many_cards_each_has_taken_is_public() -> None:
    crew = after(f"0 go, 0 mark {VALID}", reserves=[2, 0, 1, 5])
    assert all(seen.reserves == [3, 0, 1, 5] for seen in crew.views())


# -- T5 ---------------------------------------------------------------------------------

X_CARDS = {"valid": VALID, "joker": HELPED, "invalid": INVALID}
Y_CARDS = {"valid": OTHER, "joker": HELPED_TOO, "invalid": INVALID_TOO, "no card": ""}
"""X and Y are on different cards."""
T5 = {
    ("Go, valid", "valid"): (3, 2, "X's card"),
    ("Go, valid", "joker"): (3, 1, "X's card"),
    ("Go, valid", "invalid"): (3, -1, "X's card"),
    ("Go, valid", "no card"): (3, 0, "X's card"),
    ("Go, joker", "valid"): (2, 2, "X's card"),
    ("Go, joker", "joker"): (2, 1, "X's card"),
    ("Go, joker", "invalid"): (2, -1, "X's card"),
    ("Go, joker", "no card"): (2, 0, "X's card"),
    ("Go, invalid", "valid"): (-2, 2, "X's card"),
    ("Go, invalid", "joker"): (-2, 1, "X's card"),
    ("Go, invalid", "invalid"): (-1, -1, "top to Z"),
    ("Go, invalid", "no card"): (-1, 0, "top to Z"),
    ("red", "valid"): (-2, 2, "none"),
    ("red", "joker"): (-2, 1, "none"),
    ("red", "invalid"): (2, -1, "top to X"),
    ("red", "no card"): (2, 0, "top to X"),
    ("red", "red button"): (2, 1, "top to X"),
}


def t5_script(x: str, y: str) -> str:
    announcement, _, mine = x.partition(", ")
    deeds = [f"0 {announcement.lower()}"]
    if y == "red button" or (announcement == "Go" and y != "no card"):
        deeds.append("1 follow")
    if mine == "joker":
        deeds.append(f"0 joker {SPOT}")
    elif y == "joker":
        deeds.append(f"1 joker {SPOT}")
    if mine:
        deeds.append(f"0 mark {X_CARDS[mine]}")
    if Y_CARDS.get(y):
        deeds.append(f"1 mark {Y_CARDS[y]}")
    return ", ".join(deeds)


@pytest.mark.rule("SB-T5")
@pytest.mark.parametrize(("x", "y"), T5, ids=[f"X {x}; Y {y}" for x, y in T5])
def test_t5_joint_outcome(x: str, y: str) -> None:
    first, second, card = T5[x, y]
    crew = Crew(captain=Z).does(t5_script(x, y)).scored()
    assert crew.gains() == [first, second, 0]
    assert crew.s.captain == (0 if card in ("X's card", "top to X") else Z)
    assert crew.s.reserves == [int(card in ("X's card", "top to X")), 0, int(card == "top to Z")]
    assert (TOP in galaxy(crew)) == (card == "X's card")
    if card == "X's card":
        assert crew.card(crew.tokens()[0]) == TOP
    assert len(crew.s.pile) == 9


@pytest.mark.rule("SB-T5", "SB-R80")
def test_t5_nobody_announces() -> None:
    crew = Crew(captain=Z).scored()
    assert crew.gains() == [0, 0, 0]
    assert (crew.s.captain, crew.s.reserves, len(crew.s.pile)) == (Z, [0, 0, 0], 9)


@pytest.mark.rule("SB-T5")
@pytest.mark.parametrize("x", ["Go, valid", "Go, joker", "Go, invalid"])
def test_t5_no_red_button_after_a_go(x: str) -> None:
    crew = Crew(captain=Z).does(t5_script(x, "no card"))
    crew.refuses(1, "red")
    assert crew.s.status[1] == SILENT


@pytest.mark.rule("SB-T5")
@pytest.mark.parametrize("y", [f"place {VALID}", f"joker {SPOT}", f"place {INVALID}", "follow"])
def test_t5_nothing_can_be_proposed_when_nobody_announces(y: str) -> None:
    crew = Crew(captain=Z).does(f"1 mark {VALID}")
    crew.refuses(1, y)
    assert crew.scored().gains() == [0, 0, 0]


@pytest.mark.rule("SB-T5", "SB-R34")
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (f"0 go, 1 follow, 0 mark {VALID}, 1 mark {VALID}", [2, 1]),
        (f"0 go, 1 follow, 0 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}", [1, 0]),
        (f"0 go, 1 follow, 1 joker {SPOT}, 0 mark {HELPED}, 1 mark {HELPED}", [1, 0]),
        (f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {INVALID}", [-1, -1]),
        (f"0 go, 1 follow, 0 joker {SPOT}, 0 mark {VALID}, 1 mark {VALID}", [-2, 1]),
    ],
    ids=["valid", "joker of X", "joker of Y", "invalid", "X invalid by the joker"],
)
def test_t5_on_the_same_card_the_valid_lose_the_alone_point(script: str, expected: list[int]) -> None:
    assert Crew(captain=Z).does(script).scored().gains() == [*expected, 0]
