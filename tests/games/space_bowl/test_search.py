"""Phase 2 up to the first announcement."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR
from posse.games.space_bowl.rules.state import GO, GOING, NO_PLACE, RED, SEARCH, SILENT
from tests.games.space_bowl.position import INVALID, OTHER, VALID, Crew, named

CLOCKS = ("real", "ticks")


@pytest.mark.rule("SB-063", "SB-R96")
@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("clock", CLOCKS)
def test_everybody_can_announce_from_the_first_instant(players: int, clock: str) -> None:
    for seat in range(players):
        crew = Crew(players, clock=clock)
        assert crew.s.waiting() == list(range(players))
        assert {"go", "red", "mark"} <= crew.verbs(seat)
        crew.go(seat)
        assert crew.s.caller == seat


@pytest.mark.rule("SB-064")
@pytest.mark.parametrize("announcement", ["go", "red"])
def test_the_captain_searches_and_announces_like_everybody_else(announcement: str) -> None:
    crew = Crew(captain=1)
    assert crew.s.options(0) == crew.s.options(1) == crew.s.options(2)
    crew.answer(1, announcement)
    assert crew.s.caller == 1


@pytest.mark.rule("SB-065")
def test_the_search_goes_on_until_an_announcement() -> None:
    crew = Crew()
    for number in range(30):
        crew.mark(number % 3, named(number % 5))
        assert crew.s.kind == SEARCH
        assert crew.s.waiting() == [0, 1, 2]
    crew.go(2)
    assert crew.s.kind == GO


@pytest.mark.rule("SB-066")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(("announcement", "kind"), [("go", GO), ("red", RED)])
def test_either_announcement_is_open_to_everybody(seat: int, announcement: str, kind: int) -> None:
    crew = Crew(4)
    crew.answer(seat, announcement)
    assert (crew.s.kind, crew.s.caller) == (kind, seat)


@pytest.mark.rule("SB-067", "SB-R03")
@pytest.mark.parametrize(("first", "second", "kind"), [("go", "red", GO), ("red", "go", RED)])
def test_the_first_announcement_fixes_the_kind_of_round(first: str, second: str, kind: int) -> None:
    crew = Crew()
    crew.answer(0, first)
    due = crew.s.deadline()
    crew.refuses(1, second)
    assert crew.s.kind == kind
    assert repr(crew.s.deadline()) == repr(due)
    assert [event.kind for event in crew.events if event.kind in ("go", "red")] == [first]


@pytest.mark.rule("SB-068")
def test_the_first_to_call_go_is_the_go_caller() -> None:
    crew = Crew()
    crew.go(1)
    crew.go(2)
    assert crew.s.caller == 1
    assert [event.seat for event in crew.told("go")] == [1]


@pytest.mark.rule("SB-R84")
@pytest.mark.parametrize("clock", CLOCKS)
def test_a_private_mark_is_changed_and_cleared_at_will(clock: str) -> None:
    crew = Crew(clock=clock)
    assert "clear" not in crew.verbs(1)
    crew.mark(1, VALID)
    crew.mark(1, OTHER)
    assert named(crew.s.marks[1]) == OTHER
    crew.clear(1)
    assert crew.s.marks == [NO_PLACE] * 3
    crew.mark(1, INVALID)
    crew.go(1)
    crew.mark(1, VALID)
    crew.clear(1)
    crew.mark(1, VALID)
    assert named(crew.s.marks[1]) == VALID


@pytest.mark.rule("SB-R84")
def test_a_mark_is_no_announcement_and_is_told_to_nobody() -> None:
    crew = Crew()
    told = len(crew.events)
    crew.does(f"1 mark {VALID}, 1 clear, 1 mark {OTHER}")
    assert crew.s.status == [SILENT] * 3
    assert len(crew.events) == told
    for viewer in (0, 2, SPECTATOR):
        assert crew.seen(viewer).marks == [NO_PLACE] * 3
    assert named(crew.seen(1).marks[1]) == OTHER


@pytest.mark.rule("SB-R09")
@pytest.mark.parametrize("first", ["", f"0 mark {INVALID}, "])
def test_go_needs_no_proof_and_the_card_can_be_chosen_later(first: str) -> None:
    crew = Crew().does(f"{first}0 go, 1 follow, 1 mark {INVALID}, 1 mark {OTHER}, 0 mark {VALID}").scored()
    assert crew.tokens() == [VALID, OTHER, ""]
    assert crew.gains() == [3, 2, 0]


@pytest.mark.rule("SB-R88")
@pytest.mark.parametrize("announcement", ["go", "red"])
def test_announcements_are_public_at_once_with_their_name(announcement: str) -> None:
    crew = Crew()
    crew.answer(1, announcement)
    crew.follow(2)
    for seen in crew.views():
        assert seen.caller == 1
        assert seen.status == crew.s.status
    (told,) = crew.told(announcement)
    assert told.seat == 1
    (followed,) = crew.told("followed" if announcement == "go" else "followed-red")
    assert followed.seat == 2
    assert all(event.reaches(viewer) for event in (told, followed) for viewer in (0, 1, 2, SPECTATOR))


ACTIONS = ("go", "red", "follow", "joker", "place")


@pytest.mark.rule("SB-T2", "SB-R79")
@pytest.mark.parametrize("until", ["throw", "hush"])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("action", ACTIONS)
def test_t2_nothing_can_be_done_before_the_throw_is_shown(until: str, seat: int, action: str) -> None:
    crew = Crew(until=until)
    assert action not in crew.verbs(seat)
    crew.refuses(seat, action if action not in ("joker", "place") else f"{action} {VALID}")


SEARCHING = {"go": True, "red": True, "follow": False, "joker": False, "place": False, "mark": True}


@pytest.mark.rule("SB-T2")
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("action", SEARCHING)
def test_t2_searching(clock: str, seat: int, action: str) -> None:
    assert (action in Crew(clock=clock).verbs(seat)) == SEARCHING[action]


@pytest.mark.rule("SB-R07")
@pytest.mark.parametrize(
    ("script", "seat", "kept"),
    [("0 go", 0, GOING), ("0 go, 1 follow", 1, GOING), ("0 red", 0, 2), ("0 red, 1 follow", 1, 2)],
    ids=["go", "followed", "red button", "red button followed"],
)
def test_what_was_announced_cannot_be_withdrawn(script: str, seat: int, kept: int) -> None:
    crew = Crew().does(script)
    assert not crew.verbs(seat) & {"withdraw", "go", "red", "follow"}
    crew.does("2 mark a1").scored()
    assert crew.s.status[seat] == kept
