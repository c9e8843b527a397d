"""The joker: when, by whom and where it is laid, and its effect."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR
from posse.games.space_bowl.rules.solver import places_of
from posse.games.space_bowl.rules.state import GOING, NO_PLACE, NOBODY, SILENT
from tests.games.space_bowl.position import (
    EDGE,
    HELPED,
    HELPED_TOO,
    INVALID,
    OTHER,
    SPOT,
    VALID,
    Crew,
    named,
    place,
)


def helped(crew: Crew, spot: str) -> list[str]:
    return [named(number) for number in places_of(crew.s.valid_with_joker(place(spot)))]


@pytest.mark.rule("SB-082")
@pytest.mark.parametrize("announcement", ["go", "red"])
@pytest.mark.parametrize("before", ["", "1 mark a1, ", "1 mark a1, 2 follow, "])
def test_it_is_laid_at_any_moment_of_a_countdown(announcement: str, before: str) -> None:
    crew = Crew().does(f"0 {announcement}, {before}1 joker {SPOT}")
    assert (named(crew.s.joker), crew.s.layer) == (SPOT, 1)


@pytest.mark.rule("SB-083")
def test_it_is_not_laid_before_an_announcement_nor_after_0() -> None:
    crew = Crew()
    crew.refuses(0, f"joker {SPOT}")
    crew.go(0)
    crew.time()
    for seat in range(3):
        crew.refuses(seat, f"joker {SPOT}")


@pytest.mark.rule("SB-084")
@pytest.mark.parametrize("seat", [0, 1, 2], ids=["caller", "follower", "silent"])
def test_in_a_go_round_any_player_may_lay_it(seat: int) -> None:
    crew = Crew().does(f"0 go, 1 follow, {seat} joker {SPOT}")
    assert crew.s.layer == seat


@pytest.mark.rule("SB-085", "SB-R30")
def test_it_is_laid_on_any_card_of_the_galaxy() -> None:
    crew = Crew().does(f"1 mark {VALID}, 0 go, 0 mark {OTHER}")
    cards = [crew.s.text(move).removeprefix("joker ") for move in crew.s.options(2) if crew.s.text(move).startswith("joker ")]
    assert cards == [named(number) for number in crew.s.places()]
    assert len(cards) == 25


@pytest.mark.rule("SB-R30")
@pytest.mark.parametrize("spot", [VALID, "b1"], ids=["destination of somebody", "shows what is wanted"])
def test_where_no_planet_is_missing_it_can_lie_but_does_not_help(spot: str) -> None:
    crew = Crew().does(f"0 go, 0 mark {VALID}, 1 joker {spot}, 1 mark {OTHER}")
    assert helped(crew, spot) == []
    crew.scored()
    assert crew.gains() == [3, -1, 0]


@pytest.mark.rule("SB-086")
def test_it_hides_nothing_of_its_card() -> None:
    crew = Crew()
    crew.go(0)
    cards = crew.s.galaxy[:]
    crew.joker(1, SPOT)
    assert all(seen.galaxy == cards for seen in crew.views())


@pytest.mark.rule("SB-087", "SB-088")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_is_laid_once_and_never_moved(seat: int) -> None:
    crew = Crew().does(f"0 go, 1 joker {SPOT}")
    assert "joker" not in crew.verbs(seat)
    crew.refuses(seat, f"joker {SPOT}", f"joker {VALID}")
    assert (named(crew.s.joker), crew.s.layer) == (SPOT, 1)


@pytest.mark.rule("SB-089", "SB-R26")
def test_everybody_entitled_to_propose_may_use_it_at_their_own_cost() -> None:
    crew = Crew(4).does(f"0 go, 1 joker {SPOT}, 2 follow, 0 mark {HELPED}, 1 mark {HELPED_TOO}, 2 mark {HELPED}").scored()
    assert crew.gains() == [1, 1, 0, 0]


@pytest.mark.rule("SB-R26")
@pytest.mark.parametrize("users", [0, 1, 2])
def test_what_others_use_it_for_costs_the_layer_nothing(users: int) -> None:
    crew = Crew(4).does(f"0 go, 0 joker {SPOT}, 0 mark {HELPED}, 1 follow, 2 follow")
    for seat in (1, 2):
        crew.mark(seat, HELPED_TOO if seat <= users else INVALID)
    crew.scored()
    assert crew.gains()[0] == 2


@pytest.mark.rule("SB-090", "SB-R31")
def test_it_replaces_a_planet_missing_on_its_card() -> None:
    without = Crew().does(f"0 go, 0 mark {HELPED}").scored()
    assert without.gains() == [-1, 0, 0]
    elsewhere = Crew().does(f"0 go, 1 joker d1, 0 mark {HELPED}, 1 mark {VALID}").scored()
    assert elsewhere.gains() == [-1, -1, 0]
    there = Crew().does(f"0 go, 0 joker {SPOT}, 0 mark {HELPED}").scored()
    assert there.gains() == [2, 0, 0]


@pytest.mark.rule("SB-091", "SB-R19")
def test_it_stands_for_any_planet_and_for_different_ones_at_once() -> None:
    """On one card it replaces Zebra for one destination and Halo for another."""
    crew = Crew().does(f"0 go, 0 joker {SPOT}, 1 follow, 0 mark {HELPED}, 1 mark {HELPED_TOO}")
    assert helped(crew, SPOT) == [HELPED, HELPED_TOO]
    crew.scored()
    assert crew.gains() == [2, 1, 0]


@pytest.mark.rule("SB-092")
def test_it_does_nothing_for_other_cards() -> None:
    crew = Crew().does(f"0 go, 1 joker e5, 0 mark {HELPED}, 1 mark d5").scored()
    assert crew.gains() == [-2, 1, 0]


@pytest.mark.rule("SB-093", "SB-R18")
@pytest.mark.parametrize("card", ["c2", "d4"])
def test_it_replaces_one_planet_and_all_others_must_be_there(card: str) -> None:
    """Two planets are missing: on the card and on the one beside it."""
    crew = Crew().does(f"0 go, 0 joker {card}, 0 mark {card}")
    assert card not in helped(crew, card)
    crew.scored()
    assert crew.gains() == [-1, 0, 0]


@pytest.mark.rule("SB-R18")
def test_two_planets_missing_on_its_card_are_one_too_many() -> None:
    crew = Crew(throw={"disc": 4, "halo": 4, "zebra": 4}).does("0 go, 0 joker e4, 0 mark e4, 1 follow, 1 mark a1").scored()
    assert crew.gains() == [-1, -1, 0]


@pytest.mark.rule("SB-094", "SB-R27")
@pytest.mark.parametrize(
    ("script", "seat", "gain"),
    [
        (f"0 go, 0 joker {SPOT}, 0 mark {HELPED}", 0, 2),
        (f"0 go, 0 joker {SPOT}, 0 mark {HELPED}, 1 follow, 1 mark {HELPED}", 0, 1),
        (f"0 go, 0 joker {SPOT}, 0 mark {HELPED}, 1 follow, 1 mark {HELPED}", 1, 0),
        (f"0 go, 0 joker {SPOT}, 0 mark {HELPED}, 1 follow, 1 mark {HELPED_TOO}", 1, 1),
        (f"0 red, 1 joker {SPOT}, 1 mark {HELPED}", 1, 1),
        (f"0 red, 1 joker {SPOT}, 1 mark {HELPED}, 2 mark {HELPED}", 2, 0),
    ],
    ids=["caller alone", "caller", "follower", "follower alone", "searcher alone", "searcher"],
)
def test_what_a_valid_user_of_the_joker_gets(script: str, seat: int, gain: int) -> None:
    assert Crew().does(script).scored().gains()[seat] == gain


@pytest.mark.rule("SB-095", "SB-096", "SB-R21")
@pytest.mark.parametrize("card", [INVALID, VALID, HELPED], ids=["invalid", "needs no joker", "uses it"])
@pytest.mark.parametrize("seat", [0, 1], ids=["caller", "follower"])
def test_the_layer_must_use_it(card: str, seat: int) -> None:
    crew = Crew(4).does(f"0 go, 1 follow, {seat} joker {SPOT}, {seat} mark {card}, {1 - seat} mark {OTHER}").scored()
    right, wrong = (2, -2) if seat == 0 else (1, -1)
    assert crew.gains()[seat] == (right if card == HELPED else wrong)


@pytest.mark.rule("SB-096")
@pytest.mark.parametrize("announcement", ["go", "red"])
def test_a_layer_who_puts_nothing_down_has_proposed_an_invalid_destination(announcement: str) -> None:
    crew = Crew().does(f"0 {announcement}, 1 joker {SPOT}").scored()
    assert crew.gains()[1] == -1
    assert crew.tokens()[1] == ""


@pytest.mark.rule("SB-097", "SB-103", "SB-107")
def test_who_is_on_the_red_button_neither_lays_nor_uses_it() -> None:
    crew = Crew().does("0 red, 1 follow")
    for seat in (0, 1):
        crew.refuses(seat, f"joker {SPOT}")
    crew.joker(2, SPOT)
    for seat in (0, 1):
        assert crew.verbs(seat) == set()
    crew.does(f"2 mark {HELPED}").scored()
    assert crew.tokens() == ["", "", HELPED]


@pytest.mark.rule("SB-098")
def test_who_keeps_searching_lays_and_uses_it() -> None:
    crew = Crew(4).does(f"0 red, 1 joker {SPOT}, 1 mark {HELPED}, 2 mark {HELPED_TOO}").scored()
    assert crew.gains() == [-2, 1, 1, 0]


@pytest.mark.rule("SB-R20")
@pytest.mark.parametrize(
    ("card", "gain", "used"), [(OTHER, 2, 0), (HELPED_TOO, 1, 1), (INVALID, -1, 0)], ids=["not needed", "needed", "no help"]
)
def test_whether_somebody_used_it_is_worked_out(card: str, gain: int, used: int) -> None:
    crew = Crew().does(f"0 go, 0 joker {SPOT}, 0 mark {HELPED}, 1 follow, 1 mark {card}").scored()
    assert crew.gains()[1] == gain
    assert crew.told("placed")[1].args == (place(card), int(card != INVALID), used)


@pytest.mark.rule("SB-R22")
def test_a_layer_who_does_not_need_it_is_invalid_for_every_purpose() -> None:
    """The only token is on a card that is valid without the joker: nothing was found, and a Go caller gets no Go point."""
    crew = Crew(captain=2).does(f"0 go, 0 joker {SPOT}, 0 mark {VALID}").scored()
    assert crew.gains() == [-1, 0, 0]
    assert crew.s.captain == 2
    assert crew.told("took-top")
    found = Crew(captain=2).does(f"0 go, 0 joker {SPOT}, 0 mark {VALID}, 1 follow, 1 mark {OTHER}").scored()
    assert found.gains() == [-2, 2, 0]


@pytest.mark.rule("SB-R22", "SB-R34")
def test_the_card_of_such_a_layer_counts_as_designated() -> None:
    crew = Crew(captain=2).does(f"0 go, 0 joker {SPOT}, 0 mark {VALID}, 1 follow, 1 mark {VALID}").scored()
    assert crew.gains() == [-2, 1, 0]
    assert crew.s.captain == 0
    assert crew.s.reserves == [1, 0, 0]
    assert crew.card(VALID) == "halo-zebra"


@pytest.mark.rule("SB-R23")
def test_a_silent_player_who_lays_it_follows() -> None:
    crew = Crew().does(f"0 go, 1 joker {SPOT}")
    assert crew.s.status == [GOING, GOING, SILENT]
    assert [event.seat for event in crew.told("followed")] == [1]
    crew.time()
    assert crew.verbs(1) == {"place"}


@pytest.mark.rule("SB-R23")
def test_a_searcher_who_lays_it_owes_a_card() -> None:
    crew = Crew().does(f"0 red, 1 joker {SPOT}")
    crew.time()
    assert crew.verbs(1) == {"place"}
    assert crew.verbs(2) == {"pass", "place"}
    crew.does("2 pass").scored()
    assert crew.gains() == [2, -1, 0]


@pytest.mark.rule("SB-R24")
def test_the_layer_can_no_longer_join_the_red_button() -> None:
    crew = Crew().does(f"0 red, 1 joker {SPOT}")
    crew.refuses(1, "follow", "red")
    crew.follow(2)
    assert crew.s.kind == 2
    assert crew.s.waiting() == [1]


@pytest.mark.rule("SB-R25")
@pytest.mark.parametrize("seat", [0, 1], ids=["caller", "follower"])
def test_an_invalid_proposal_pays_no_joker(seat: int) -> None:
    crew = Crew(4).does(f"0 go, 1 follow, {seat} joker {SPOT}, {seat} mark {INVALID}, {1 - seat} mark {OTHER}").scored()
    assert crew.gains()[seat] == (-2 if seat == 0 else -1)


@pytest.mark.rule("SB-R28")
def test_two_on_the_same_card_that_needs_it_both_pay_and_neither_is_alone() -> None:
    crew = Crew().does(f"0 go, 2 joker {SPOT}, 1 follow, 0 mark {VALID}, 1 mark {HELPED}, 2 mark {HELPED}").scored()
    assert crew.gains() == [3, 0, 0]


@pytest.mark.rule("SB-R29")
def test_the_second_to_lay_it_is_refused_and_bound_to_nothing() -> None:
    crew = Crew().does(f"0 go, 1 joker {SPOT}")
    crew.refuses(2, f"joker {SPOT}", "joker a5")
    assert crew.s.status[2] == SILENT
    assert "follow" in crew.verbs(2)


@pytest.mark.rule("SB-R32", "SB-R88")
@pytest.mark.parametrize("announcement", ["go", "red"])
def test_who_laid_it_and_where_is_public_at_once(announcement: str) -> None:
    crew = Crew().does(f"0 {announcement}, 1 joker {SPOT}")
    assert all((seen.layer, named(seen.joker)) == (1, SPOT) for seen in crew.views())
    (told,) = crew.told("joker")
    assert (told.seat, told.args) == (1, (place(SPOT),))
    assert told.reaches(0) and told.reaches(SPECTATOR)


@pytest.mark.rule("SB-R33")
def test_it_cannot_make_up_for_a_cell_outside_the_galaxy() -> None:
    crew = Crew()
    assert not [spot for spot in (named(number) for number in crew.s.places()) if EDGE in helped(crew, spot)]
    crew.does(f"0 go, 0 joker {EDGE}, 0 mark {EDGE}").scored()
    assert crew.gains() == [-1, 0, 0]


@pytest.mark.rule("SB-148")
def test_it_is_back_within_reach_in_the_next_round() -> None:
    crew = Crew().does(f"0 go, 1 joker {SPOT}, 0 mark {VALID}, 1 mark {HELPED}")
    crew.next_round()
    assert (crew.s.joker, crew.s.layer) == (NO_PLACE, NOBODY)
    crew.go(2)
    assert "joker" in crew.verbs(1)
