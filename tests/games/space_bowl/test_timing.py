"""The clock, and seats that do nothing."""

from __future__ import annotations

import pytest

import posse
from posse.core.errors import IllegalMove
from posse.core.rng import Rng
from posse.core.state import CLOCK, SPECTATOR, State
from posse.games.space_bowl.rules.game import SpaceBowl
from posse.games.space_bowl.rules.solver import NOWHERE
from posse.games.space_bowl.rules.state import HIDDEN_PLACE, NO_PLACE, SILENT, table
from tests.games.space_bowl.position import HELPED, INVALID, OTHER, SPOT, THIRD, VALID, Crew
from tests.games.space_bowl.seen import scene_of


def seconds(crew: Crew) -> float:
    due = crew.s.deadline()
    assert due is not None
    return due.seconds


def values(name: str) -> list[object]:
    """The values of an option, the default first."""
    return [value for setting in SpaceBowl.settings if setting.name == name for value in setting.values]


@pytest.mark.rule("SB-R78")
def test_the_captain_has_15_seconds_to_throw() -> None:
    crew = Crew(captain=2, until="throw")
    assert seconds(crew) == 15
    assert crew.s.waiting() == [2]
    crew.time()
    crew.time()
    assert crew.s.disc != NOWHERE
    assert [event.seat for event in crew.told("threw")] == [2]


@pytest.mark.rule("SB-R78")
@pytest.mark.parametrize("limit", values("throw_limit"))
def test_the_time_to_throw_is_an_option_of_5_to_60_seconds(limit: int) -> None:
    assert 5 <= limit <= 60
    assert seconds(Crew(until="throw", throw_limit=limit)) == limit


@pytest.mark.rule("SB-R78")
def test_a_throw_by_the_clock_is_the_throw_that_the_captain_would_have_made() -> None:
    clock, captain = (table(posse.new("space_bowl", 3, 5, clock="real")) for _ in range(2))
    clock.answer(CLOCK, clock.parse("throw"))
    captain.answer(captain.captain, captain.parse("throw"))
    assert clock.to_json() == captain.to_json()


@pytest.mark.rule("SB-R79")
def test_nobody_can_call_while_everything_rolls() -> None:
    crew = Crew(until="hush")
    assert crew.s.waiting() == []
    assert not crew.s.over()
    assert seconds(crew) == 1.0
    with pytest.raises(IllegalMove, match="seat 1 has nothing to choose now: waiting for the clock$"):
        crew.answer(1, "go")
    for seat in range(3):
        crew.refuses(seat, "go", "red", f"mark {VALID}")
    crew.time()
    assert crew.s.waiting() == [0, 1, 2]


@pytest.mark.rule("SB-R79")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_seen_while_everything_rolls_does_not_depend_on_the_result(viewer: int) -> None:
    """Neither a person nor a program is told, and nothing but the generator knows."""
    one, other = Crew(until="hush", black_hole=True), Crew(until="hush", black_hole=True)
    other.s.rng = Rng.seeded(99)
    views = [table(crew.s.seen_by(viewer)) for crew in (one, other)]
    assert views[0].to_json() == views[1].to_json()
    assert scene_of(one, viewer).to_data() == scene_of(other, viewer).to_data()
    assert (one.s.disc, one.s.marbles, one.s.hole) == (NOWHERE, (NOWHERE,) * 6, NOWHERE)
    thrown = [piece for piece in scene_of(one, viewer).pieces if piece.kind in ("marble", "disc")]
    assert {piece.id for piece in thrown if piece.zone == "rolling"} == {"disc", "marble_halo", "marble_zebra"}
    for crew in (one, other):
        crew.time()
    assert (one.s.disc, one.s.marbles) != (other.s.disc, other.s.marbles)
    assert scene_of(one, viewer).to_data() != scene_of(other, viewer).to_data()
    assert not [zone for zone in scene_of(one, viewer).zones if zone.id == "rolling"]


@pytest.mark.rule("SB-R80")
@pytest.mark.parametrize("limit", values("search_limit"))
def test_the_search_is_limited_or_not(limit: int) -> None:
    crew = Crew(search_limit=limit)
    if limit:
        assert 30 <= limit <= 600
        assert seconds(crew) == limit
    else:
        assert crew.s.deadline() is None
        assert crew.s.options(CLOCK) == []


@pytest.mark.rule("SB-R80")
def test_the_search_has_no_limit_unless_the_table_says_otherwise() -> None:
    assert values("search_limit")[0] == 0
    s = table(posse.new("space_bowl", 2, 1, clock="real"))
    s.answer(s.captain, s.parse("throw"))
    s.answer(CLOCK, s.parse("time"))
    assert s.deadline() is None


@pytest.mark.rule("SB-R80")
def test_a_search_that_nobody_ends_brings_nothing() -> None:
    crew = Crew(captain=1).does(f"0 mark {VALID}, 2 mark {INVALID}")
    galaxy = crew.s.galaxy[:]
    crew.time()
    assert crew.gains() == [0, 0, 0]
    assert (crew.s.captain, crew.s.reserves) == (1, [0, 0, 0])
    assert crew.s.galaxy == galaxy
    assert len(crew.s.pile) == 9
    assert crew.told("left")
    crew.ready(0, 1, 2)
    assert crew.s.round == 2


@pytest.mark.rule("SB-R80")
def test_marks_do_not_prolong_the_search() -> None:
    crew = Crew()
    due = crew.s.deadline()
    crew.does(f"0 mark {VALID}, 1 mark {OTHER}, 0 clear")
    assert repr(crew.s.deadline()) == repr(due)


@pytest.mark.rule("SB-R85")
def test_at_0_the_marked_cards_of_those_who_go_are_put_down() -> None:
    crew = Crew(4).does(f"0 mark {VALID}, 0 go, 1 follow, 1 mark {OTHER}, 3 mark {OTHER}, 2 follow")
    crew.time()
    assert crew.tokens() == [VALID, OTHER, "", ""]
    assert crew.s.waiting() == [0, 1, 2], "all who go have the same time, whether they have marked a card or not"
    assert "pass" in crew.verbs(0) and "pass" not in crew.verbs(2)


@pytest.mark.rule("SB-R85")
def test_a_marked_card_can_be_changed_until_the_moment_is_over() -> None:
    crew = Crew(4).does(f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {OTHER}")
    crew.time()
    crew.put(0, THIRD)
    crew.put(0, VALID)
    crew.refuses(0, "clear")
    crew.time()
    assert crew.tokens() == [VALID, OTHER, "", ""]
    assert crew.gains() == [3, 2, 0, 0]


@pytest.mark.rule("SB-R85")
@pytest.mark.parametrize("limit", values("place_limit"))
def test_who_owes_a_card_and_has_no_mark_gets_a_moment(limit: int) -> None:
    assert 1 <= limit <= 5
    crew = Crew(place_limit=limit).does("0 go, 1 follow")
    crew.time()
    assert seconds(crew) == limit
    due = crew.s.deadline()
    crew.put(0, VALID)
    assert repr(crew.s.deadline()) == repr(due)
    crew.time()
    assert crew.gains() == [3, -1, 0]


@pytest.mark.rule("SB-R85")
def test_the_moment_is_3_seconds_unless_the_table_says_otherwise() -> None:
    assert values("place_limit")[0] == 3


def match_at_0() -> posse.Match:
    """A Go round of three in which two must place a token."""
    match = posse.Match(posse.Record(posse.game("space_bowl"), 3, 1, ("a", "b", "c")))
    s = table(match.state)
    match.answer(s.captain, s.parse("throw"))
    for seat, text in ((CLOCK, "time"), (0, "go"), (1, "follow"), (CLOCK, "time")):
        match.answer(seat, match.state.parse(text))
    return match


@pytest.mark.rule("SB-R85")
def test_what_is_confirmed_is_final_and_when_all_have_the_moment_is_over() -> None:
    match = match_at_0()
    with pytest.raises(IllegalMove):
        match.answer(0, match.state.parse("pass"))
    match.answer(0, match.state.parse(f"place {VALID}"))
    match.answer(0, match.state.parse("pass"))
    with pytest.raises(IllegalMove):
        match.answer(0, match.state.parse(f"place {OTHER}"))
    assert not match.can_undo(0)
    match.answer(1, match.state.parse(f"place {VALID}"))
    assert table(match.state).placing
    match.answer(1, match.state.parse("pass"))
    assert not table(match.state).placing


@pytest.mark.rule("SB-R07")
@pytest.mark.parametrize("text", ["go", "red"])
def test_an_announcement_cannot_be_undone(text: str) -> None:
    match = posse.Match(posse.Record(posse.game("space_bowl"), 3, 1, ("a", "b", "c")))
    s = table(match.state)
    match.answer(s.captain, s.parse("throw"))
    match.answer(CLOCK, s.parse("time"))
    match.answer(1, s.parse(f"mark {VALID}"))
    match.answer(1, match.state.parse(text))
    assert not match.can_undo(1)
    match.answer(0, match.state.parse("follow"))
    assert not match.can_undo(0)
    match.answer(2, match.state.parse(f"joker {SPOT}"))
    assert not match.can_undo(2)


@pytest.mark.rule("SB-R87")
def test_tokens_are_revealed_together_when_the_last_is_down() -> None:
    crew = Crew(4).does(f"0 go, 1 follow, 2 follow, 1 mark {OTHER}")
    crew.time()
    crew.put(0, VALID)
    for viewer in (3, SPECTATOR):
        assert crew.seen(viewer).put == [HIDDEN_PLACE, HIDDEN_PLACE, HIDDEN_PLACE, NO_PLACE]
    crew.put(2, INVALID)
    for seat in (0, 1, 2):
        assert not crew.told("placed")
        crew.passes(seat)
    assert crew.tokens() == [VALID, OTHER, INVALID, ""]
    assert [event.seat for event in crew.told("placed")] == [0, 1, 2]
    assert all(seen.put == crew.s.put for seen in crew.views())


@pytest.mark.rule("SB-R87")
def test_tokens_are_revealed_when_the_moment_is_over() -> None:
    crew = Crew(4).does(f"0 go, 1 follow, 1 mark {OTHER}")
    crew.time()
    crew.time()
    assert all(seen.put == crew.s.put for seen in crew.views())
    assert crew.tokens() == ["", OTHER, "", ""]


@pytest.mark.rule("SB-R93")
@pytest.mark.parametrize(
    ("script", "gain"),
    [
        (f"0 go, 0 mark {OTHER}", 0),
        (f"1 mark {VALID}, 0 go, 0 mark {OTHER}", 0),
        (f"0 go, 0 mark {OTHER}, 1 follow", -1),
        (f"1 mark {VALID}, 0 go, 0 mark {OTHER}, 1 follow", 2),
        ("0 red", 0),
        (f"0 red, 1 mark {VALID}", 2),
        (f"1 mark {VALID}, 0 red", 0),
        (f"0 red, 1 joker {SPOT}", -1),
        (f"0 red, 1 joker {SPOT}, 1 mark {HELPED}", 1),
        ("0 red, 1 follow", 1),
    ],
    ids=[
        "silent",
        "silent with a mark",
        "follower without a mark",
        "follower with a mark",
        "searcher",
        "searcher with a mark",
        "searcher with an old mark",
        "joker and no mark",
        "joker and a mark",
        "red button",
    ],
)
def test_who_is_gone_is_treated_as_one_who_does_nothing_more(script: str, gain: int) -> None:
    """Seat 1 is disconnected after this; the clock moves for it."""
    assert Crew().does(script).scored().gains()[1] == gain


@pytest.mark.rule("SB-R94")
def test_who_leaves_for_good_stays_silent_and_keeps_their_place_in_the_ranking() -> None:
    """Seat 0, the captain, is gone; the clock throws, and the others play on."""
    crew = Crew(points=[9, 4, 4], until="throw")
    for _ in range(10):
        crew.time()
        crew.time()
        crew.s.disc, crew.s.marbles = 4, (4, *[NOWHERE] * 5)
        crew.answer(1, "go")
        crew.mark(1, INVALID)
        crew.time()
        crew.time()
        assert crew.s.status[0] == SILENT
        assert crew.s.captain == 0
        if not crew.s.over():
            crew.time()
            crew.events.clear()
    assert crew.s.over()
    assert crew.s.points == [9, 0, 4]
    assert crew.s.ranking() == [1, 3, 2]


@pytest.mark.rule("SB-R97")
@pytest.mark.parametrize("limit", values("result_time"))
def test_the_result_is_shown_for_a_while(limit: int) -> None:
    crew = Crew(result_time=limit).does(f"0 go, 0 mark {VALID}").scored()
    assert seconds(crew) == limit
    assert crew.s.round == 1
    points = crew.s.points[:]
    crew.time()
    assert crew.s.round == 2
    assert crew.s.points == points


@pytest.mark.rule("SB-R97")
def test_the_next_round_begins_when_all_have_seen_the_result() -> None:
    assert values("result_time")[0] == 6
    crew = Crew().does(f"0 go, 0 mark {VALID}").scored()
    due = crew.s.deadline()
    crew.ready(1)
    crew.refuses(1, "ready")
    crew.ready(0)
    assert crew.s.round == 1
    assert repr(crew.s.deadline()) == repr(due)
    crew.ready(2)
    assert crew.s.round == 2


@pytest.mark.rule("SB-R81")
@pytest.mark.parametrize(
    "script", ["", f"0 mark {VALID}", "0 go", f"0 red, 1 joker {SPOT}, 1 mark {HELPED}", f"0 go, 0 mark {VALID}, 1 follow"]
)
def test_a_saved_table_goes_on_with_the_same_countdown(script: str) -> None:
    crew = Crew().does(script)
    for _ in range(3):
        again = table(State.from_json(crew.s.to_json()))
        assert again.to_json() == crew.s.to_json()
        assert repr(again.deadline()) == repr(crew.s.deadline())
        crew.time()
        again.answer(CLOCK, again.options(CLOCK)[0])
        assert again.to_json() == crew.s.to_json()


def test_two_tables_from_the_same_data_do_not_share_it() -> None:
    data = Crew().s.to_data()
    one, other = (table(State.from_data(data)) for _ in range(2))
    before = other.to_json()
    one.answer(0, one.parse(f"mark {VALID}"))
    one.answer(0, one.parse("go"))
    one.answer(CLOCK, one.parse("time"))
    one.answer(0, one.parse("pass"))
    assert one.points == [13, 10, 10]
    assert other.to_json() == before


@pytest.mark.rule("SB-R81")
def test_a_record_with_the_answers_of_the_clock_replays_exactly() -> None:
    match = match_at_0()
    for seat, text in ((CLOCK, "time"), (0, "ready"), (CLOCK, "time"), (CLOCK, "throw"), (CLOCK, "time")):
        match.answer(seat, match.state.parse(text))
    record = posse.Record.from_json(match.record.to_json())
    assert record.replay().digest() == match.state.digest()


@pytest.mark.rule("SB-R81")
def test_each_countdown_has_a_key_of_its_own() -> None:
    crew = Crew(until="throw")
    keys = []
    for script in ("0 throw", "", "0 go", "", "", "", ""):
        due = crew.s.deadline()
        assert due is not None
        keys.append(due.key)
        crew.does(script)
        if not script:
            crew.time()
    assert keys == sorted(set(keys))
