"""The red button: the announcement that there is no destination."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR
from posse.games.space_bowl.rules.state import DYING, HIDDEN_PLACE, NO_PLACE, RED, SILENT
from tests.games.space_bowl.position import HELPED, INVALID, OTHER, SPOT, THIRD, VALID, Crew, named


@pytest.mark.rule("SB-099", "SB-R14")
def test_it_claims_that_nothing_fits_even_with_the_joker() -> None:
    crew = Crew().does(f"0 red, 1 follow, 2 joker {SPOT}, 2 mark {HELPED}").scored()
    assert crew.gains() == [-2, -1, 1]


@pytest.mark.rule("SB-100")
def test_the_announcer_shows_the_red_button_to_everybody() -> None:
    crew = Crew()
    assert crew.s.status == [SILENT] * 3
    crew.red(1)
    assert all(seen.status == [SILENT, DYING, SILENT] for seen in crew.views())
    (told,) = crew.told("red")
    assert told.seat == 1 and told.reaches(SPECTATOR)


@pytest.mark.rule("SB-101", "SB-R81")
def test_it_starts_a_countdown_of_ten_seconds() -> None:
    crew = Crew()
    crew.red(0)
    due = crew.s.deadline()
    assert due is not None and due.seconds == 10.0
    crew.does(f"1 mark {VALID}, 2 follow")
    assert repr(crew.s.deadline()) == repr(due)


@pytest.mark.rule("SB-102", "SB-106")
@pytest.mark.parametrize("seat", [0, 1], ids=["announcer", "follower"])
def test_who_is_on_the_red_button_designates_nothing(seat: int) -> None:
    crew = Crew().does(f"{seat} mark {VALID}, 0 red, 1 follow")
    crew.refuses(seat, f"mark {VALID}", f"place {VALID}", "clear")
    crew.time()
    assert crew.s.waiting() == [2]
    crew.refuses(seat, f"place {VALID}")
    crew.passes(2)
    assert crew.tokens() == ["", "", ""]


@pytest.mark.rule("SB-104")
def test_the_announcer_counts_as_having_designated_the_button() -> None:
    crew = Crew().does("0 red").scored()
    assert crew.s.status[0] == DYING
    assert crew.gains() == [2, 0, 0]


@pytest.mark.rule("SB-105")
@pytest.mark.parametrize("players", [3, 8])
def test_every_other_player_may_agree(players: int) -> None:
    crew = Crew(players)
    crew.red(0)
    for seat in range(1, players - 1):
        crew.follow(seat)
        assert all(seen.status[seat] == DYING for seen in crew.views())
    assert [event.seat for event in crew.told("followed-red")] == list(range(1, players - 1))
    assert "follow" in crew.verbs(players - 1)


@pytest.mark.rule("SB-108", "SB-111")
def test_who_keeps_searching_needs_no_announcement_to_place() -> None:
    crew = Crew().does(f"0 red, 1 mark {VALID}").scored()
    assert crew.tokens() == ["", VALID, ""]
    assert crew.s.status[1] == SILENT


@pytest.mark.rule("SB-109", "SB-110", "SB-R12")
@pytest.mark.parametrize("card", ["", VALID, INVALID])
def test_a_searcher_may_place_or_not(card: str) -> None:
    crew = Crew()
    crew.red(0)
    crew.time()
    assert crew.verbs(1) == {"pass", "place"}
    if card:
        crew.put(1, card)
    crew.passes(1)
    crew.passes(2)
    assert crew.tokens() == ["", card, ""]
    assert crew.gains()[1:] == [{"": 0, VALID: 2, INVALID: -1}[card], 0]


@pytest.mark.rule("SB-110")
def test_a_searcher_who_does_nothing_at_all_keeps_their_score() -> None:
    assert Crew().does("0 red").scored().gains() == [2, 0, 0]


@pytest.mark.rule("SB-112")
def test_at_0_nobody_follows_and_nobody_lays_the_joker() -> None:
    crew = Crew()
    crew.red(0)
    crew.time()
    for seat in range(3):
        crew.refuses(seat, "follow", "red", "go", f"joker {SPOT}")


@pytest.mark.rule("SB-113")
def test_all_who_place_do_so_at_the_same_time() -> None:
    crew = Crew(4).does(f"0 red, 1 mark {VALID}, 2 mark {OTHER}")
    crew.time()
    assert not crew.told("placed")
    assert all(seen.put[1] == HIDDEN_PLACE for seen in (crew.seen(2), crew.seen(3), crew.seen(SPECTATOR)))
    crew.put(3, THIRD)
    assert not crew.told("placed")
    crew.time()
    assert [event.seat for event in crew.told("placed")] == [1, 2, 3]


@pytest.mark.rule("SB-113", "SB-R87")
@pytest.mark.parametrize("clock", ["real", "ticks"])
def test_a_token_that_lies_already_stays_and_its_owner_can_say_so(clock: str) -> None:
    """All searchers are asked, so that nobody learns who has placed a token."""
    crew = Crew(clock=clock).does(f"0 red, 1 mark {VALID}")
    crew.time()
    assert crew.s.waiting() == [1, 2]
    assert crew.verbs(1) == {"clear", "pass", "place"}
    crew.s.answer(1, crew.s.parse("pass"))
    crew.s.answer(2, crew.s.parse("pass"))
    assert crew.gains() == [-2, 2, 0]


@pytest.mark.rule("SB-R04")
def test_no_go_during_a_red_button_countdown() -> None:
    crew = Crew()
    crew.red(0)
    for seat in range(3):
        crew.refuses(seat, "go")
    crew.does(f"1 mark {VALID}").scored()
    assert crew.gains() == [-2, 2, 0]


@pytest.mark.rule("SB-R06")
def test_a_late_red_button_counts_as_following() -> None:
    crew = Crew().does("0 red, 1 red")
    assert (crew.s.kind, crew.s.caller, crew.s.status) == (RED, 0, [DYING, DYING, SILENT])
    assert crew.scored().gains() == [2, 1, 0]


@pytest.mark.rule("SB-R11")
def test_followed_means_the_red_button_here() -> None:
    crew = Crew().does(f"1 mark {VALID}, 0 red, 1 follow")
    assert crew.s.status[1] == DYING
    assert not crew.told("followed")
    assert crew.scored().gains() == [2, 1, 0]


@pytest.mark.rule("SB-R15")
@pytest.mark.parametrize("script", ["0 red, 1 follow, 2 follow", "0 red, 1 follow", "0 red"])
def test_if_nobody_places_nothing_was_found(script: str) -> None:
    crew = Crew(captain=2).does(script).scored()
    followers = script.count("follow")
    assert crew.gains() == [2, *[1] * followers, *[0] * (2 - followers)]
    assert crew.s.captain == 0
    assert crew.told("took-top")


@pytest.mark.rule("SB-R01", "SB-R02")
def test_destinations_that_nobody_proposed_do_not_matter() -> None:
    crew = Crew().does(f"0 red, 1 follow, 2 mark {INVALID}")
    assert crew.s.valid()
    assert crew.scored().gains() == [2, 1, -1]


@pytest.mark.rule("SB-R83")
@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_countdown_ends_early_when_all_are_on_the_red_button(players: int) -> None:
    crew = Crew(players)
    crew.red(0)
    for seat in range(1, players):
        assert not crew.told("scored")
        crew.follow(seat)
    assert len(crew.told("scored")) == players
    assert crew.gains() == [2, *[1] * (players - 1)]


@pytest.mark.rule("SB-R83")
def test_it_does_not_end_early_while_somebody_owes_a_card() -> None:
    crew = Crew().does(f"0 red, 1 joker {SPOT}, 2 follow, 1 mark {HELPED}")
    assert not crew.told("scored")
    assert crew.scored().gains() == [-2, 1, -1]


@pytest.mark.rule("SB-R86")
@pytest.mark.parametrize(
    ("script", "put"),
    [
        (f"1 mark {VALID}, 0 red", ""),
        (f"0 red, 1 mark {VALID}", VALID),
        (f"1 mark {VALID}, 0 red, 1 mark {VALID}", VALID),
        (f"1 mark {VALID}, 0 red, 1 mark {OTHER}", OTHER),
        (f"0 red, 1 mark {VALID}, 1 clear", ""),
        (f"1 mark {VALID}, 0 red, 1 clear", ""),
    ],
    ids=["made before", "made in it", "confirmed", "changed", "made and cleared", "cleared"],
)
def test_only_a_mark_of_the_countdown_is_put_down(script: str, put: str) -> None:
    crew = Crew().does(script)
    crew.time()
    assert named(crew.s.put[1]) == put
    assert ("clear" in crew.verbs(1)) == (put != "")
    assert crew.scored().tokens() == ["", put, ""]


@pytest.mark.rule("SB-R86")
@pytest.mark.parametrize("clock", ["real", "ticks"])
def test_a_searcher_can_take_the_token_back(clock: str) -> None:
    crew = Crew(clock=clock).does(f"0 red, 1 mark {INVALID}")
    crew.time()
    crew.tick({1: "clear"}) if clock == "ticks" else crew.clear(1)
    assert crew.scored().gains() == [2, 0, 0]


@pytest.mark.rule("SB-R23", "SB-R86")
def test_who_laid_the_joker_can_move_the_token_but_not_take_it_back() -> None:
    crew = Crew().does(f"0 red, 1 joker {SPOT}, 1 mark {INVALID}")
    crew.time()
    crew.refuses(1, "clear")
    crew.put(1, HELPED)
    assert crew.scored().gains() == [-2, 1, 0]


@pytest.mark.rule("SB-R86")
def test_searchers_have_the_same_moment_to_choose() -> None:
    crew = Crew().does(f"1 mark {VALID}, 0 red")
    crew.time()
    due = crew.s.deadline()
    assert due is not None and due.seconds == 3.0
    assert crew.s.put[1] == NO_PLACE
    crew.put(1, OTHER)
    assert crew.scored().gains() == [-2, 2, 0]
