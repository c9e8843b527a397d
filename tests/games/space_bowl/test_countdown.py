"""The countdown after a Go, and the tokens placed at 0."""

from __future__ import annotations

import pytest

from posse.games.space_bowl.rules.state import DYING, GO, GOING, NO_PLACE, SILENT
from tests.games.space_bowl.position import INVALID, OTHER, SPOT, THIRD, VALID, Crew

CLOCKS = ("real", "ticks")


def seconds(crew: Crew) -> float:
    due = crew.s.deadline()
    assert due is not None
    return due.seconds


@pytest.mark.rule("SB-069", "SB-R81")
def test_a_go_starts_a_countdown_of_ten_seconds() -> None:
    crew = Crew()
    crew.go(1)
    assert seconds(crew) == 10.0
    assert crew.verbs(-1) == {"time"}


@pytest.mark.rule("SB-R81")
def test_nothing_done_in_the_countdown_starts_it_anew() -> None:
    crew = Crew()
    crew.go(1)
    due = crew.s.deadline()
    crew.does(f"0 follow, 0 mark {VALID}, 1 joker {SPOT}, 1 mark a2, 0 clear, 2 go")
    assert repr(crew.s.deadline()) == repr(due)


@pytest.mark.rule("SB-070")
def test_everybody_sees_who_called_and_the_call_changes_nothing_else() -> None:
    before, crew = Crew(), Crew()
    crew.go(1)
    assert [(event.kind, event.seat) for event in crew.events[-1:]] == [("go", 1)]
    assert all(seen.caller == 1 for seen in crew.views())
    for name in ("points", "reserves", "galaxy", "pile", "captain", "marks", "put", "joker"):
        assert getattr(crew.s, name) == getattr(before.s, name), name


@pytest.mark.rule("SB-071", "SB-R10")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_every_other_player_may_follow(players: int) -> None:
    crew = Crew(players)
    crew.go(1)
    assert "follow" not in crew.verbs(1)
    others = [seat for seat in range(players) if seat != 1]
    crew.follow(*others)
    assert crew.s.status == [GOING] * players
    assert [event.seat for event in crew.told("followed")] == others


@pytest.mark.rule("SB-072", "SB-073")
def test_followed_is_possible_only_while_the_countdown_runs() -> None:
    crew = Crew()
    crew.refuses(1, "follow")
    crew.does(f"0 go, 0 mark {VALID}, 2 follow")
    assert "follow" in crew.verbs(1)
    crew.time()
    crew.refuses(1, "follow", "go", "red")
    crew.refuses(2, "follow", "go", "red", f"joker {SPOT}", f"mark {VALID}")


@pytest.mark.rule("SB-074", "SB-075", "SB-077")
def test_at_0_caller_and_followers_must_each_designate_one_card() -> None:
    crew = Crew(4).does("0 go, 2 follow")
    crew.time()
    assert crew.s.waiting() == [0, 2]
    assert crew.verbs(0) == crew.verbs(2) == {"place"}
    crew.put(0, VALID)
    crew.put(2, VALID)
    crew.put(2, OTHER)
    assert crew.tokens() == [VALID, "", OTHER, ""]


@pytest.mark.rule("SB-076")
def test_all_marked_cards_are_put_down_together() -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {OTHER}")
    assert crew.nobody_has_put_down()
    crew.time()
    assert crew.tokens() == [VALID, OTHER, ""]
    assert not crew.told("placed")
    crew.time()
    placed = crew.events.index(crew.told("placed")[0])
    assert [event.kind for event in crew.events[placed : placed + 2]] == ["placed", "placed"]


@pytest.mark.rule("SB-078")
@pytest.mark.parametrize("card", [VALID, OTHER, THIRD, INVALID])
def test_a_follower_designates_a_card_of_their_own_choice(card: str) -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {card}").scored()
    assert crew.tokens() == [VALID, card, ""]


@pytest.mark.rule("SB-079")
def test_several_players_may_designate_the_same_card() -> None:
    crew = Crew(4).does("0 go, 1 follow, 2 follow, 3 follow")
    for seat in range(4):
        crew.mark(seat, VALID)
    crew.scored()
    assert crew.tokens() == [VALID] * 4


@pytest.mark.rule("SB-080", "SB-081")
@pytest.mark.parametrize("clock", CLOCKS)
def test_who_announced_nothing_in_a_go_round_neither_places_nor_scores(clock: str) -> None:
    crew = Crew(clock=clock).does(f"1 mark {VALID}, 0 go, 0 mark {OTHER}, 2 follow, 2 mark {INVALID}, 1 mark {THIRD}").scored()
    assert crew.gains() == [3, 0, -1]
    assert [event.seat for event in crew.told("placed")] == [0, 2]


@pytest.mark.rule("SB-080")
def test_a_silent_player_is_not_asked_for_a_card() -> None:
    crew = Crew()
    crew.go(0)
    crew.time()
    assert crew.s.waiting() == [0]
    crew.refuses(1, f"place {VALID}")


@pytest.mark.rule("SB-R05")
def test_no_red_button_during_a_go_countdown() -> None:
    crew = Crew()
    crew.go(0)
    for seat in range(3):
        crew.refuses(seat, "red")
    crew.follow(1)
    assert DYING not in crew.s.status


@pytest.mark.rule("SB-R06")
def test_a_late_go_counts_as_followed() -> None:
    crew = Crew().does(f"0 go, 1 go, 0 mark {VALID}, 1 mark {OTHER}")
    assert (crew.s.kind, crew.s.caller, crew.s.status) == (GO, 0, [GOING, GOING, SILENT])
    assert [event.seat for event in crew.told("followed")] == [1]
    crew.scored()
    assert crew.gains() == [3, 2, 0]


@pytest.mark.rule("SB-R08")
@pytest.mark.parametrize(
    ("script", "gains"),
    [
        ("0 go", [-1, 0, 0]),
        (f"0 go, 1 follow, 1 mark {VALID}", [-2, 2, 0]),
        (f"0 go, 1 follow, 0 mark {VALID}", [3, -1, 0]),
        ("0 go, 1 follow", [-1, -1, 0]),
    ],
    ids=["caller, nobody valid", "caller, follower valid", "follower, caller valid", "both"],
)
def test_an_owed_card_that_is_missing_is_scored_as_invalid(script: str, gains: list[int]) -> None:
    crew = Crew().does(script).scored()
    assert crew.gains() == gains


@pytest.mark.rule("SB-R08")
def test_a_missing_card_takes_the_alone_point_from_nobody() -> None:
    crew = Crew(4).does(f"0 go, 1 follow, 2 follow, 2 mark {VALID}").scored()
    assert crew.s.put[:2] == [NO_PLACE] * 2
    assert crew.gains() == [-2, -1, 2, 0]


@pytest.mark.rule("SB-R17")
@pytest.mark.parametrize(
    ("script", "gains", "captain"),
    [
        (f"1 go, 0 follow, 0 mark {OTHER}, 1 mark {VALID}", [2, 3], 1),
        (f"1 go, 1 mark {VALID}", [0, 3], 1),
        ("1 red, 0 follow", [1, 2], 1),
        (f"1 red, 0 mark {VALID}", [2, -2], 0),
        (f"1 go, 1 mark {INVALID}", [0, -1], 0),
    ],
    ids=["both go", "one silent", "both red", "red is wrong", "go is wrong"],
)
def test_nothing_is_different_with_two_players(script: str, gains: list[int], captain: int) -> None:
    crew = Crew(2).does(script).scored()
    assert crew.gains() == gains
    assert crew.s.captain == captain


STATUS = {
    "Go caller": ("0 go", 0),
    "Go follower": ("0 go, 1 follow", 1),
    "nothing said, Go round": ("0 go", 1),
    "red announcer": ("0 red", 0),
    "red follower": ("0 red, 1 follow", 1),
    "nothing said, red round": ("0 red", 1),
    "joker layer, red round": (f"0 red, 1 joker {SPOT}", 1),
    "joker layer, Go round": (f"0 go, 1 joker {SPOT}", 1),
}
LEGAL = {
    "Go caller": {"joker"},
    "Go follower": {"joker"},
    "nothing said, Go round": {"go", "follow", "joker"},
    "red announcer": set[str](),
    "red follower": set[str](),
    "nothing said, red round": {"red", "follow", "joker"},
    "joker layer, red round": set[str](),
    "joker layer, Go round": set[str](),
}
"""T2 and T3: a `go` after a Go and a `red` after a red button are recorded as following."""
CELLS = [(status, action) for status in STATUS for action in ("go", "red", "follow", "joker", "place")]


@pytest.mark.rule("SB-T2", "SB-T3", "SB-R04", "SB-R06", "SB-R24")
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize(("status", "action"), CELLS, ids=[f"{status}: {action}" for status, action in CELLS])
def test_t3_what_a_status_still_allows(clock: str, status: str, action: str) -> None:
    script, seat = STATUS[status]
    crew = Crew(4, clock=clock).does(script)
    assert (action in crew.verbs(seat)) == (action in LEGAL[status])


@pytest.mark.rule("SB-T3", "SB-R06")
@pytest.mark.parametrize(("announcement", "late", "becomes"), [("go", "go", GOING), ("red", "red", DYING)])
def test_t3_the_same_announcement_again_becomes_followed(announcement: str, late: str, becomes: int) -> None:
    crew = Crew().does(f"0 {announcement}, 1 {late}")
    assert crew.s.status == [becomes, becomes, SILENT]
    assert crew.s.caller == 0


AT_ZERO = {
    "Go caller": {"place"},
    "Go follower": {"place"},
    "nothing said, Go round": set[str](),
    "red announcer": set[str](),
    "red follower": set[str](),
    "nothing said, red round": {"pass", "place"},
    "joker layer, red round": {"place"},
    "joker layer, Go round": {"place"},
}


@pytest.mark.rule("SB-T2", "SB-T3", "SB-R23")
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("status", STATUS)
def test_t3_who_must_may_or_cannot_place_at_0(clock: str, status: str) -> None:
    script, seat = STATUS[status]
    crew = Crew(4, clock=clock).does(script)
    crew.time()
    assert crew.verbs(seat) == AT_ZERO[status]


@pytest.mark.rule("SB-R82")
@pytest.mark.parametrize("players", [2, 4])
def test_a_go_countdown_is_not_shortened_when_all_have_followed(players: int) -> None:
    crew = Crew(players)
    crew.go(0)
    due = crew.s.deadline()
    crew.follow(*range(1, players))
    for seat in range(players):
        crew.mark(seat, VALID)
    assert crew.nobody_has_put_down()
    assert repr(crew.s.deadline()) == repr(due)
    assert "joker" in crew.verbs(1)
