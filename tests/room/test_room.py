"""A table without I/O: seats, moves, undo, stand-ins, rematches, its row in lists, and the same room from its log."""

from __future__ import annotations

import time

import msgspec
import pytest

from posse import catalog
from posse.core.errors import InvalidMove, RecordError
from posse.core.rng import Rng
from posse.core.state import SPECTATOR
from posse.room import entries
from posse.room.entries import Entry, Made, Seat
from posse.room.errors import Refusal
from posse.room.room import AWAY, Room
from posse.room.summary import read_about
from tests.room.sitting import Sitting, same
from tic_tac_toe.rules import TicTacToe

pytestmark = pytest.mark.usefixtures("toys")

OPEN = Seat()


def ada() -> Seat:
    return Seat("person", "Ada", "ada")


def toe(*seats: Seat | int) -> Sitting:
    return Sitting(TicTacToe({}), *(seats or (2,)))


# -- seats --------------------------------------------------------------------------------


def test_a_guest_sits_down_changes_seats_and_stands_up() -> None:
    sitting = Sitting("bounty_hunters", ada(), OPEN, OPEN)
    room = sitting.room
    sitting.do(room.sit("bob", 1, " Bob ", sitting.now))
    sitting.do(room.sit("bob", 2, "Bob", sitting.now))
    assert [seat.kind for seat in room.seats] == ["person", "open", "person"]
    assert room.seat_of("bob") == 2 and room.seats[2].name == "Bob"
    sitting.do(room.stand("bob", sitting.now))
    assert room.seat_of("bob") == SPECTATOR
    assert same(sitting.again(), room)


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u200b", "\u3164", "::", "\u2800"])
def test_a_name_must_be_visible(name: str) -> None:
    sitting = Sitting("bounty_hunters", ada(), OPEN)
    assert sitting.refused(lambda: sitting.room.sit("bob", 1, name, sitting.now)) == "name"


def test_nobody_has_the_name_of_another_person_or_of_a_bot() -> None:
    sitting = Sitting("bounty_hunters", ada(), OPEN, Seat("bot", bot="random"))
    bot = sitting.room.info("bob", "en", sitting.now).seats[2].name
    assert sitting.refused(lambda: sitting.room.sit("bob", 1, "ADA", sitting.now)) == "name-taken"
    assert sitting.refused(lambda: sitting.room.sit("bob", 1, bot.upper(), sitting.now)) == "name-taken"


def test_a_seat_cannot_be_opened_at_a_table_whose_seed_the_host_chose() -> None:
    sitting = Sitting(TicTacToe({}), ada(), Seat("bot", bot="random"), seed=7)
    assert sitting.room.info("bob", "en", sitting.now).seeded
    assert sitting.refused(lambda: sitting.room.change_seat("ada", 1, "open", sitting.now)) == "seed"
    sitting.do(sitting.room.change_seat("ada", 1, "bot:random", sitting.now))
    assert sitting.room.status == "open"


def test_only_the_host_changes_seats_and_only_before_the_start() -> None:
    sitting = Sitting(TicTacToe({}), ada(), OPEN)
    room = sitting.room
    assert sitting.refused(lambda: room.change_seat("bob", 1, "bot:random", sitting.now)) == "host"
    assert sitting.refused(lambda: room.start("bob", 1, sitting.now)) == "host"
    assert sitting.refused(lambda: room.start("ada", 1, sitting.now)) == "seats"
    assert sitting.refused(lambda: room.change_seat("ada", 1, "bot:nobody", sitting.now)) == "kind"
    sitting.do(room.change_seat("ada", 1, "bot:random", sitting.now))
    sitting.start()
    for late in (
        lambda: room.change_seat("ada", 1, "open", sitting.now),
        lambda: room.start("ada", 1, sitting.now),
        lambda: room.sit("bob", 1, "Bob", sitting.now),
    ):
        assert sitting.refused(late) == "started"


def test_the_host_cannot_make_a_table_of_bots_only_of_another() -> None:
    sitting = Sitting("bounty_hunters", OPEN, OPEN)
    sitting.do(sitting.room.change_seat("ada", 0, "bot:random", sitting.now))
    assert sitting.refused(lambda: sitting.room.change_seat("ada", 1, "bot:random", sitting.now)) == "kind"


def test_no_bot_takes_the_name_of_a_person() -> None:
    bot = Sitting("bounty_hunters", ada(), Seat("bot", bot="random")).room.info("ada", "en", 0).seats[1].name
    sitting = Sitting("bounty_hunters", Seat("person", bot, "ada"), OPEN, OPEN)
    assert sitting.refused(lambda: sitting.room.change_seat("ada", 1, "bot:random", sitting.now)) == "name-taken"


@pytest.mark.parametrize("mark", ["\ufe0f", "\u034f", "\U000e0100"])
def test_names_that_look_alike_are_alike(mark: str) -> None:
    sitting = Sitting("bounty_hunters", ada(), OPEN)
    assert sitting.refused(lambda: sitting.room.sit("bob", 1, f"Ada{mark}", sitting.now)) == "name-taken"


# -- moves and undo -----------------------------------------------------------------------


def test_the_same_move_again_is_done_already_and_another_is_stale() -> None:
    sitting = toe().start()
    assert sitting.say(0, "mark b2") == ""
    assert sitting.room.move("ada", "mark b2", 0, sitting.now) is None
    assert sitting.refused(lambda: sitting.room.move("ada", "mark a1", 0, sitting.now)) == "stale"
    assert sitting.refused(lambda: sitting.room.move("ada", "mark a1", 5, sitting.now)) == "stale"
    with pytest.raises(InvalidMove):
        sitting.room.move("bob", "z9", 0, sitting.now)
    assert sitting.refused(lambda: sitting.room.move("eve", "mark a1", 0, sitting.now)) == "not-yours"


def test_a_plan_changes_nothing_until_it_is_applied() -> None:
    sitting = toe().start()
    before = sitting.state.digest()
    plan = sitting.room.move("ada", "mark b2", 0, sitting.now)
    assert plan is not None and plan.state is not None
    sitting.room.summary(plan)
    assert sitting.state.digest() == before != plan.state.digest()
    sitting.do(plan)
    assert sitting.state.digest() == plan.state.digest()


def test_an_undone_move_is_shown_as_a_whole_scene_and_replayed_from_the_log() -> None:
    sitting = toe().start()
    assert sitting.say(0, "mark b2") == ""
    seen = [len(sitting.heard(seat, "scene")) for seat in (0, 1)]
    sitting.do(sitting.room.undo("ada", 1, sitting.now))
    assert sitting.room.undo("ada", 1, sitting.now) is None, "it is done already"
    assert [len(sitting.heard(seat, "scene")) for seat in (0, 1)] == [count + 1 for count in seen]
    assert same(sitting.again(), sitting.room)
    for seat, move in ((0, "mark a1"), (1, "mark b1")):
        assert sitting.say(seat, move) == ""
    assert sitting.refused(lambda: sitting.room.undo("ada", 1, sitting.now)) == "no-undo", "another followed"


def test_moves_cannot_be_undone_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.room.room.MOST_UNDONE", 2)
    sitting = toe().start()
    for _ in range(2):
        assert sitting.say(0, "mark b2") == ""
        sitting.do(sitting.room.undo("ada", 1, sitting.now))
    assert sitting.say(0, "mark b2") == ""
    with pytest.raises(Refusal, match="At most 2"):
        sitting.room.undo("ada", 1, sitting.now)


def test_everybody_gets_what_their_seat_sees_and_viewers_of_a_seat_share_it() -> None:
    sitting = Sitting("bounty_hunters", 3).start()
    texts = [sitting.heard(seat, "scene")[-1]["scene"]["viewer"] for seat in range(3)]
    assert texts == [0, 1, 2]
    frame = sitting.views.frame(0, "en")
    assert frame is sitting.views.frame(0, "en") is sitting.viewers[0].frame
    assert sitting.views.frame(0, "fr") is not frame


def test_a_slow_viewer_gets_one_diff_for_many_moves() -> None:
    sitting = toe().start()
    slow = sitting.viewers.pop()
    sent = sitting.sent.pop()
    for seat, move in ((0, "mark a1"), (1, "mark b1"), (0, "mark a2")):
        assert sitting.say(seat, move) == ""
    news = [msgspec.json.decode(text) for text in slow.news(sitting.views, sitting.now)]
    assert [message["t"] for message in news] == ["diff"]
    assert news[0]["from"] == sent[-1]["seq"] and news[0]["seq"] == sitting.room.number
    assert len(news[0]["diff"]["pieces"]) == 3 and len(news[0]["events"]) == 3


# -- absence ------------------------------------------------------------------------------


def test_a_bot_may_play_for_a_person_after_a_while_until_they_return() -> None:
    sitting = toe().start()
    room = sitting.room
    assert sitting.refused(lambda: room.stand_in("ada", 1, "random", sitting.now)) == "here"
    room.set_here({"ada": 0.0}, sitting.now)
    assert [seat.wait for seat in room.info("ada", "en", sitting.now).seats] == [0, AWAY // 1000]
    sitting.now += AWAY - 1
    assert sitting.refused(lambda: room.stand_in("ada", 1, "random", sitting.now)) == "here"
    sitting.now += 1
    assert sitting.refused(lambda: room.stand_in("ada", 1, "nobody", sitting.now)) == "kind"
    sitting.do(room.stand_in("ada", 1, "random", sitting.now))
    assert sitting.say(0, "mark b2") == "" and room.bots_to_move() == [1]
    sitting.do(room.bot_move(1, "random", 0, sitting.state.parse("mark a1"), sitting.now))
    assert room.bot_move(1, "random", 0, sitting.state.parse("mark a2"), sitting.now) is None, "that was another position"
    assert room.take_back("ada", sitting.now) is None
    sitting.do(room.take_back("bob", sitting.now))
    assert room.bot_of(1) == ""
    assert same(sitting.again(), room)


def test_nobody_is_absent_just_because_the_server_was_restarted() -> None:
    sitting = toe().start()
    room = sitting.again()
    room.set_here({"ada": 0.0}, sitting.now)
    assert sitting.refused(lambda: room.stand_in("ada", 1, "random", sitting.now + AWAY - 1)) == "here"
    assert room.stand_in("ada", 1, "random", sitting.now + AWAY).entry == entries.StandIn(seat=1, bot="random")


# -- the end ------------------------------------------------------------------------------


def test_the_last_move_brings_the_results_and_a_rematch_begins_when_all_are_there() -> None:
    sitting = toe().start()
    assert sitting.refused(lambda: sitting.room.rematch("ada", "next", sitting.now)) == "not-now"
    for seat, move in ((0, "mark a1"), (1, "mark b1"), (0, "mark a2"), (1, "mark b2")):
        assert sitting.say(seat, move) == ""
    assert sitting.results == []
    assert sitting.say(0, "mark a3") == ""
    assert [(result.guest, result.place) for result in sitting.results] == [("ada", 1), ("bob", 2)]
    assert sitting.room.status == sitting.summaries[-1].status == "over"
    assert [result.place for result in sitting.room.info("eve", "en", sitting.now).result] == [1, 2]
    assert sitting.refused(lambda: sitting.room.rematch("eve", "next", sitting.now)) == "not-now"
    sitting.do(sitting.room.rematch("ada", "next", sitting.now))
    assert sitting.room.rematch("bob", "other", sitting.now) is None and sitting.room.about.next == "next"
    again = Sitting(TicTacToe({}), 2, after="table", trips=(0.0,))
    assert again.room.start_rematch(1, again.now) is None
    again.come(0.0, 0.0)
    again.do(again.room.start_rematch(1, again.now))
    assert again.room.status == "playing" and again.room.start_rematch(1, again.now) is None


# -- the row in lists ---------------------------------------------------------------------


def test_the_summary_tells_what_lists_need_without_opening_the_table() -> None:
    sitting = Sitting(TicTacToe({}), ada(), Seat("bot", bot="random"), listed=True)
    first = sitting.summaries[-1]
    assert (first.status, first.listed, first.entries, first.due, first.host) == ("open", True, 1, None, "ada")
    sitting.start()
    begun = sitting.summaries[-1]
    assert (begun.status, begun.listed, begun.entries) == ("playing", False, 2)
    assert (begun.turn, begun.due) == ("0", None), "a person has to choose"
    assert read_about(begun) == sitting.room.about
    assert sitting.say(0, "mark b2") == ""
    assert (sitting.summaries[-1].turn, sitting.summaries[-1].due) == ("", sitting.now), "a bot has to choose"


# -- the log ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players"), [("bounty_hunters", 4), ("space_serenade", 3), ("space_bowl", 4), ("pulp_detective", 2)]
)
def test_the_same_entries_make_the_same_room_at_every_point(name: str, players: int) -> None:
    game = catalog.fitting(name, players, {}, timed=True)
    sitting, rng = Sitting(game, players).start(3), Rng.seeded(1)
    for number in range(60):
        play_on(sitting, rng)
        if number % 10 == 0:
            assert same(sitting.again(), sitting.room)


def play_on(sitting: Sitting, rng: Rng) -> None:
    """One random move, or what happens by itself."""
    waiting = sitting.state.waiting()
    if waiting and rng.below(4):
        seat = rng.pick(waiting)
        sitting.now += 10
        assert sitting.say(seat, rng.pick(sitting.state.options(seat))) in ("", "stale", "late")
    else:
        sitting.wait(0.5)


def test_what_is_no_log_is_refused() -> None:
    move = entries.Move(seat=0, move="mark a1")
    made = Made(**TicTacToe({}).to_data(), host="ada", seats=[ada(), ada()])
    logs: list[list[Entry]] = [[move], [made, move], [made, made]]
    for log in logs:
        with pytest.raises(RecordError):
            Room("table", [(1, entry) for entry in log], 1)


@pytest.mark.heavy
def test_a_million_events_take_a_minute_at_most() -> None:
    """Counted in events, not seconds: a slow machine takes longer, the result is the same."""
    rng, events, began = Rng.seeded(1), 0, time.process_time()
    while events < 100_000:
        sitting = toe()
        sitting.viewers, sitting.sent = [], []
        sitting.start(rng.below(1 << 30))
        while sitting.room.status == "playing":
            seat = sitting.state.waiting()[0]
            assert sitting.say(seat, rng.pick(sitting.state.options(seat))) == ""
        events += len(sitting.log)
        assert sitting.summaries[-1].entries == len(sitting.log)
    assert time.process_time() - began < 60, "ten times the time that is wanted for so many"


def test_a_refusal_names_what_is_allowed() -> None:
    sitting = Sitting("bounty_hunters", ada(), OPEN, OPEN)
    with pytest.raises(Refusal, match="2, 3"):
        sitting.room.sit("bob", 0, "Bob", sitting.now)
