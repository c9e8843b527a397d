"""Space Bowl in real time: who was first, and what still counts after 0."""

from __future__ import annotations

import pytest

from posse.games.space_bowl.rules.moves import JOKER
from posse.games.space_bowl.rules.state import GOING, SILENT
from posse.room import races
from posse.room.entries import Press
from posse.room.races import INSTANT, MOST, WINDOW
from tests.room.sitting import Sitting, same


def searching(*trips: float) -> Sitting:
    """A round of Space Bowl in which everybody searches; by seat their round-trip times in seconds."""
    sitting = Sitting("space_bowl", len(trips), trips=trips).start()
    captain = sitting.state.waiting()[0]
    assert sitting.say(captain, "throw") == ""
    for _ in range(100):
        if "go" in sitting.moves(0):
            return sitting
        sitting.wait(0.1)
    raise AssertionError("nobody can search")


@pytest.mark.rule("SB-R89", "SB-R06")
def test_the_move_made_first_wins_even_if_it_arrives_later() -> None:
    sitting = searching(0.0, 0.18)
    assert sitting.say(0, "go") == ""
    sitting.wait(0.04)
    assert sitting.say(1, "go") == ""
    sitting.wait(WINDOW)
    assert sitting.state.caller == 1
    assert sitting.state.status[0] == GOING, "the other one follows"
    assert same(sitting.again(), sitting.room)


@pytest.mark.rule("SB-R89")
def test_latency_compensates_for_a_tenth_of_a_second_at_most() -> None:
    sitting = searching(0.0, 9.0)
    assert sitting.say(0, "go") == ""
    sitting.now += round((MOST + 0.001) * 1000)  # the race is not decided yet
    assert sitting.say(1, "go") == ""
    sitting.wait(WINDOW)
    assert sitting.state.caller == 0


@pytest.mark.rule("SB-R89")
def test_go_and_the_red_button_race_each_other() -> None:
    sitting = searching(0.0, 0.0, 0.0)
    assert [sitting.say(0, "go"), sitting.say(1, "red")] == ["", ""]
    sitting.wait(WINDOW)
    assert [sitting.room.answers_of(seat) for seat in (0, 1)].count(0) >= 1, "only one of them has called"
    assert sitting.state.caller in (0, 1)


@pytest.mark.rule("SB-R89")
def test_a_move_after_the_window_is_too_late_at_any_latency() -> None:
    sitting = searching(0.0, 0.2)
    assert sitting.say(0, "red") == ""
    sitting.wait(WINDOW)
    assert sitting.say(1, "red") == ""
    sitting.wait(WINDOW)
    assert sitting.state.caller == 0


@pytest.mark.rule("SB-R89")
def test_simultaneous_moves_are_ordered_by_reproducible_chance() -> None:
    sitting, firsts = searching(0.0, 0.0, 0.0), set()
    assert sitting.room.match is not None
    for seed in range(40):
        sitting.room.match.record.seed = seed
        sitting.room.presses = [(1000, Press(seat=seat, move="go", made=1000)) for seat in range(3)]
        first = races.first(sitting.room).seat
        sitting.room.presses.reverse()
        assert races.first(sitting.room).seat == first
        firsts.add(first)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("SB-R89")
@pytest.mark.parametrize(
    ("trips", "seat", "patience"),
    [
        ((0.0, 0.0), 0, INSTANT),
        ((0.0, 0.18), 0, 0.09 + INSTANT),
        ((0.0, 0.18), 1, INSTANT),
        ((0.0, 9.0), 0, MOST + INSTANT),
    ],
)
def test_a_race_waits_as_long_as_an_earlier_move_may_arrive(trips: tuple[float, ...], seat: int, patience: float) -> None:
    sitting = searching(*trips)
    assert sitting.say(seat, "go") == ""
    assert races.end(sitting.room) - sitting.now == round(patience * 1000) <= WINDOW * 1000
    sitting.room.spread = 9.0
    assert races.end(sitting.room) - sitting.now == WINDOW * 1000, "moves from other processes prolong it to the window at most"


@pytest.mark.rule("SB-R89")
def test_the_same_move_twice_enters_the_race_once() -> None:
    sitting = searching(0.0, 0.18)
    assert [sitting.say(0, "go"), sitting.say(0, "go")] == ["", ""]
    assert len(sitting.room.presses) == 1
    sitting.wait(WINDOW)
    assert sitting.room.given[0].count(sitting.state.parse("go")) == 1


def test_a_move_in_a_race_is_hidden_until_it_is_decided() -> None:
    sitting = searching(0.2, 0.0)
    before = sitting.viewers[0].seq
    assert sitting.say(1, "go") == ""
    sitting.viewers[0].forget()
    sitting.show()
    assert sitting.viewers[0].seq == before
    sitting.wait(WINDOW)
    assert sitting.viewers[0].seq == before + 1


def test_a_seat_in_a_race_cannot_make_another_move() -> None:
    sitting = searching(0.0, 0.18)
    assert sitting.say(0, "go") == ""
    assert sitting.say(0, "red") == "stale"
    assert sitting.say(0, "mark a1") == "stale"
    sitting.wait(WINDOW)
    assert sitting.state.caller == 0


def test_a_race_is_decided_after_a_restart_by_the_times_in_the_log() -> None:
    sitting = searching(0.0, 0.18)
    assert sitting.say(0, "go") == ""
    sitting.now += 40
    assert sitting.say(1, "go") == ""
    room = sitting.again()
    assert [press.seat for _, press in room.presses] == [0, 1]
    plan = room.tick(sitting.now + 1000)
    assert plan is not None
    room.apply(plan)
    assert room.match is not None and room.match.record.answers[-1][0] == 1


def test_the_countdown_begins_when_the_call_is_accepted() -> None:
    sitting = searching(0.0, 0.18)
    assert sitting.say(0, "go") == ""
    sitting.wait(WINDOW)
    first = next(message for message in sitting.heard(0, "diff") if message.get("clock", {}).get("seconds") == 10)
    assert first["clock"]["left"] == 10, "not when it was made, which was 90 milliseconds before"


def test_a_table_with_a_countdown_is_due_when_it_ends_and_one_with_a_race_at_once() -> None:
    sitting = searching(0.0, 0.18)
    assert sitting.say(0, "go") == ""
    assert sitting.summaries[-1].due == sitting.now
    sitting.wait(WINDOW)
    due, countdown = sitting.room.deadline(), sitting.room.countdown
    assert due is not None and countdown is not None
    assert sitting.summaries[-1].due == countdown.since + round(due.seconds * 1000)


@pytest.mark.rule("SB-R89")
def test_the_record_has_the_time_at_which_a_move_was_made() -> None:
    sitting = searching(0.0, 0.15)
    sitting.wait(0.2)  # an answer cannot be earlier than the one before
    pressed = sitting.now
    assert sitting.say(1, "go") == ""
    sitting.wait(WINDOW)
    assert sitting.room.match is not None
    at = sitting.room.about.started + sitting.room.match.record.answers[-1][2]
    assert at == pressed - 75


@pytest.mark.rule("SB-R90")
def test_a_move_made_before_0_on_the_players_screen_counts() -> None:
    sitting = searching(0.0, 0.4, 0.0)
    sitting.say(0, "go")
    sitting.wait(WINDOW)
    due = sitting.room.deadline()
    assert due is not None and sitting.room.countdown is not None
    sitting.now = sitting.room.countdown.since + round(due.seconds * 1000) + 50
    assert sitting.say(2, "follow") == "late", "the way of seat 2 is short"
    assert sitting.say(1, "follow") == "", "half of its round trip is not over"
    sitting.wait(1.0)
    assert "follow" not in sitting.moves(2)


@pytest.mark.rule("SB-R90")
def test_a_latency_measured_during_the_countdown_counts() -> None:
    sitting = searching(0.0, 0.0, 0.0)
    sitting.say(0, "go")
    sitting.wait(WINDOW)
    wake = sitting.room.wake_at()
    sitting.come(0.0, 0.5, 0.0)
    later = sitting.room.wake_at()
    assert wake is not None and later == wake + 250


@pytest.mark.rule("SB-R90")
def test_the_grace_after_0_is_a_quarter_of_a_second_and_reveals_nothing() -> None:
    sitting = searching(0.0, 7.0)
    sitting.say(0, "go")
    sitting.wait(WINDOW)
    due, stage = sitting.room.deadline(), sitting.state.stage
    assert due is not None and sitting.room.countdown is not None
    end = sitting.room.countdown.since + round(due.seconds * 1000)
    assert not sitting.room.is_late(1, end + 200)
    assert sitting.room.tick(end + 200) is None, "the clock waits as long as somebody's answer may be on its way"
    assert sitting.room.is_late(1, end + 300)
    sitting.wait((end + 300 - sitting.now) / 1000)
    assert sitting.state.stage != stage


def counting(*trips: float) -> Sitting:
    """A round in which seat 0 has said "Go!"."""
    sitting = searching(*trips)
    sitting.say(0, "go")
    sitting.wait(WINDOW)
    return sitting


@pytest.mark.rule("SB-R29")
@pytest.mark.parametrize(("ahead", "layer"), [(40, 2), (120, 1)], ids=["made first", "made later"])
def test_the_joker_goes_to_the_player_who_laid_it_first_not_to_the_first_to_arrive(ahead: int, layer: int) -> None:
    """Seat 2 is 90 milliseconds away, so a joker that arrives 40 later was laid before."""
    sitting = counting(0.0, 0.0, 0.18)
    assert sitting.say(1, "joker b2") == ""
    assert sitting.state.joker == -1, "nobody has it before no earlier one can arrive"
    sitting.wait(ahead / 1000)
    assert sitting.say(2, "joker c3") == ("" if layer == 2 else "illegal")
    sitting.wait(WINDOW)
    assert (sitting.state.layer, sitting.state.text(JOKER + sitting.state.joker)) == (layer, f"joker {('', 'b2', 'c3')[layer]}")
    assert same(sitting.again(), sitting.room)


@pytest.mark.rule("SB-R29", "SB-R88")
def test_who_is_beaten_to_the_joker_has_promised_nothing() -> None:
    sitting = counting(0.0, 0.0, 0.0)
    assert [sitting.say(1, "joker b2"), sitting.say(2, "joker c3")] == ["", ""]
    sitting.wait(WINDOW)
    layer = sitting.state.layer
    assert sitting.state.status[layer] == GOING
    assert sitting.state.status[3 - layer] == SILENT
    assert sitting.room.presses == []
    assert "follow" in sitting.moves(3 - layer)
    assert sitting.say(3 - layer, "joker c3") == "illegal"


@pytest.mark.rule("SB-R29", "SB-R90")
def test_a_joker_laid_in_time_counts_though_the_race_is_decided_after_0() -> None:
    sitting = counting(0.0, 0.0, 0.18)
    due, countdown = sitting.room.deadline(), sitting.room.countdown
    assert due is not None and countdown is not None
    sitting.now = countdown.since + round(due.seconds * 1000) - 10
    assert sitting.say(1, "joker b2") == ""
    sitting.wait(1.0)
    assert sitting.state.layer == 1
    assert sitting.state.placing


@pytest.mark.rule("SB-R79")
def test_the_throw_is_sent_to_nobody_before_its_instant_and_then_to_all() -> None:
    sitting = Sitting("space_bowl", 3).start()
    sitting.viewers[2].states = True
    sitting.viewers[2].forget()
    sitting.say(sitting.state.captain, "throw")
    told = [len(sent) for sent in sitting.sent]
    assert sitting.say(0, "go") == "illegal"
    sitting.wait(0.99)
    assert [len(sent) for sent in sitting.sent] == told
    assert not any("cell_" in str(message.get("diff", {}).get("pieces", "")) for message in sitting.heard(0, "diff"))
    assert sitting.heard(2, "state")[-1]["state"]["table"]["disc"] == -1
    sitting.wait(0.02)
    assert [len(sent) - before for sent, before in zip(sitting.sent, told, strict=True)] == [1, 1, 1]
    for seat in (0, 1):
        pieces = sitting.heard(seat, "diff")[-1]["diff"]["pieces"]
        assert pieces["disc"]["zone"].startswith("cell_")
    assert sitting.heard(2, "state")[-1]["state"]["table"]["disc"] >= 0
    assert sitting.say(0, "go") == ""


def test_how_long_a_seat_has_had_to_choose_is_told_by_the_log() -> None:
    sitting = searching(0.0, 0.0)
    begun = sitting.room.asked[0]
    sitting.now += 2500
    assert sitting.say(0, "mark a1") == ""
    sitting.say(1, "go")
    sitting.wait(WINDOW)
    assert sitting.room.asked == {0: begun, 1: begun}, "neither marks nor calls start it anew"
    assert sitting.room.seconds_asked(0, begun + 4000) == 4.0
    assert sitting.again().asked == sitting.room.asked


@pytest.mark.rule("SB-R87")
def test_a_token_after_0_is_too_late_and_tokens_are_hidden_until_then() -> None:
    sitting = searching(0.0, 0.0)
    sitting.say(0, "go")
    sitting.wait(WINDOW)
    told = len(sitting.sent[1])
    assert sitting.say(0, "mark a1") == ""
    assert "mark" not in str(sitting.sent[1][told:])
    sitting.wait(10.5)
    assert sitting.say(1, "follow") == "illegal"
    assert sitting.say(1, "mark a2") == "illegal"


@pytest.mark.rule("SB-R93")
def test_a_reconnected_player_sees_the_rest_of_the_countdown_and_their_mark() -> None:
    sitting = searching(0.0, 0.0, 0.0)
    sitting.say(1, "go")
    sitting.wait(WINDOW)
    sitting.say(1, "mark c3")
    since = sitting.room.countdown
    assert since is not None
    sitting.viewers[1].forget()
    sitting.now = since.since + 6000
    sitting.show()
    scene = sitting.heard(1, "scene")[-1]
    assert scene["clock"]["left"] == 4
    assert any(option["verb"] == "clear" for option in scene["scene"]["options"])


@pytest.mark.rule("SB-R97")
def test_the_previous_round_cannot_be_undone() -> None:
    sitting = searching(0.0, 0.0)
    for seat in (0, 1):
        assert sitting.say(seat, "red") == ""
        sitting.wait(WINDOW)
    for _ in range(100):
        if "ready" in sitting.moves(0):
            break
        sitting.wait(0.1)
    for seat in (0, 1):
        assert sitting.say(seat, "ready") == ""
    assert sitting.state.round == 2
    assert not sitting.room.can_undo(0) and not sitting.room.can_undo(1)
