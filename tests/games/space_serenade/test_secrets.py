"""Who knows what, what can be taken back, and saved positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from posse.core.errors import RecordError
from posse.core.record import Match, Record
from posse.core.state import SPECTATOR, State
from tests.games.space_serenade.position import Crew, deck

UNDONE = {
    "play woolongs": True,
    "play strength-two": True,
    "play gauge-up": True,
    "play draw-one": False,
    "play free-refresh": False,
    "buy 1": False,
    "refresh": False,
    "go mars": True,
    "faye-a": True,
    "spike-a": False,
    "end turn": False,
}


@pytest.mark.parametrize("move", UNDONE)
def test_a_move_can_be_taken_back_unless_something_hidden_was_shown(move: str) -> None:
    crew = Crew(2).hand("woolongs strength-two gauge-up draw-one free-refresh").fuel(9).pools(woolongs=2)
    crew.market("swap ten-cost five-cost seven-cost move-me")
    assert crew.can_undo(move) == UNDONE[move]


def test_tokens_and_captures() -> None:
    crew = Crew(2).wanted("mars-starter").at(spike="mars").pools(strength=1, clues=4)
    assert crew.can_undo("investigate criminal")
    assert not crew.can_undo("fight criminal")
    crew.do("investigate criminal").stand("mars-one ganymede-one").common("", only=True)
    assert not crew.can_undo("investigate criminal")
    assert (
        Crew(2)
        .wanted("mars-starter")
        .at(spike="mars")
        .hand("shield-one")
        .pools(strength=1)
        .do("play shield-one")
        .can_undo("fight criminal")
    )


def test_with_vicious_in_play_a_capture_shows_nothing() -> None:
    crew = Crew(2).vicious("earth").wanted("mars-starter", investigation=1).at(spike="mars").pools(clues=2)
    assert crew.can_undo("investigate criminal")


def test_drawing_a_card_that_all_have_seen_shows_nothing() -> None:
    crew = Crew(2).hand("top-one draw-one*2").discards("clues-two").do("play top-one", "top clues-two")
    assert crew.can_undo("play draw-one")
    crew.do("play draw-one")
    assert crew.names(crew.views()[1].areas[0].hand) == ["-", "clues-two"]
    assert not crew.can_undo("play draw-one")


def test_buying_from_an_empty_common_deck_shows_nothing() -> None:
    crew = Crew(2).pools(woolongs=2).market("swap ten-cost five-cost seven-cost move-me").common("", only=True)
    assert crew.can_undo("buy 1")


def test_what_others_have_chosen_is_not_taken_back() -> None:
    crew = Crew(2).hand("others-discard").hand("woolongs*2 jet-fuel", 1)
    assert crew.can_undo("play others-discard")
    crew.do("play others-discard")
    assert not crew.can_undo("discard woolongs")


def test_a_match_takes_moves_back_within_the_turn() -> None:
    crew = Crew(2)
    game = crew.s.game
    match = Match(Record(game, 2, 7, ("a", "b")))
    seat = match.state.waiting()[0]
    before = match.state.to_json()
    moves = [move for move in match.state.options(seat) if match.state.text(move).startswith("go")]
    match.answer(seat, moves[0])
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.to_json() == before
    match.answer(seat, match.state.parse("end turn"))
    assert not match.can_undo(seat)


def test_sealed_discards_do_not_show() -> None:
    crew = Crew(3).hand("others-discard").hand("woolongs jet-fuel", 1).hand("clues-two draw-one", 2)
    crew.do("play others-discard").do("discard jet-fuel", seat=1)
    twin = Crew(3).hand("others-discard").hand("woolongs jet-fuel", 1).hand("clues-two draw-one", 2)
    twin.do("play others-discard").do("discard woolongs", seat=1)
    for seat in (0, 2, SPECTATOR):
        assert crew.s.seen_by(seat).to_json() == twin.s.seen_by(seat).to_json()
    assert crew.s.seen_by(1).to_json() != twin.s.seen_by(1).to_json()


def test_draws_are_told_to_their_player_only() -> None:
    crew = Crew(2).hand("draw-two").do("play draw-two")
    (mine,) = crew.told("drew")
    (theirs,) = crew.told("draws")
    assert (mine.reaches(0), mine.reaches(1), mine.reaches(SPECTATOR)) == (True, False, False)
    assert (theirs.reaches(0), theirs.reaches(1), theirs.reaches(SPECTATOR)) == (False, True, True)
    assert theirs.args == (2,)


# -- saved positions ----------------------------------------------------------------------


def broken(change: Any) -> str:
    data = Crew(2).hand("woolongs draw-one").s.to_data()
    change(data["table"])
    with pytest.raises(RecordError) as info:
        State.from_data(data)
    return str(info.value)


def test_a_saved_position_opens_with_its_own_deck() -> None:
    crew = Crew(2).hand("woolongs draw-one").vicious("mars")
    assert crew.loaded().to_json() == crew.s.to_json()
    assert crew.s.to_data()["deck"] == deck().data


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("gauges", [1, 4, 1], "gauges: expected a number from 1 to 3, not 4"),
        ("places", [0, 1, 2], "places: expected a list of 4"),
        ("market", [], "market: expected a list of 5"),
        ("common", ["nothing"], "common: expected a piece that can lie there, not 'nothing'"),
        ("damage", [], "expected 142 cards, not 112"),
        ("wanted", [-2, -2], "wanted: expected a list of 3"),
        ("stand", [22], "stand: expected a piece that can lie there, not 22"),
        ("stand", [], "expected 22 criminals, not 12"),
        ("pending", ["draw-two"], "pending: expected cards in play"),
        ("resistance", [9, 9, 9, 0], "tokens: expected"),
        ("woolongs", -1, "woolongs: expected a number from 0, not -1"),
        ("mood", 1, "mood: there is no such field"),
    ],
)
def test_a_broken_position_is_refused_with_its_field(field: str, value: Any, expected: str) -> None:
    assert expected in broken(lambda table: table.update({field: value}))


def test_nobody_beyond_the_table_has_to_choose() -> None:
    data = Crew(2).s.to_data()
    data["stack"][0]["me"] = 50
    with pytest.raises(RecordError, match="me: expected a number from 0 to 1"):
        State.from_data(data)


def test_a_broken_area_too() -> None:
    assert "fuel: expected a number from 0 to 10" in broken(lambda table: table["areas"][0].update(fuel=11))
    assert "hand: expected cards in their order" in broken(lambda table: table["areas"][0]["hand"].reverse())
    assert "in one place, it is in two" in broken(lambda table: table["areas"][0].update(deck=table["areas"][1]["deck"]))
    assert "in one place, it is in two" in broken(lambda table: table["areas"][0].update(pool=["draw-two"]))
