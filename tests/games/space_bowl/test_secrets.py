"""Hidden information: states that differ only in secrets have the same view."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.core.errors import IllegalMove
from posse.core.rng import Rng
from posse.core.state import CLOCK, SPECTATOR, State
from posse.games.space_bowl.rules.cards import UNKNOWN
from posse.games.space_bowl.rules.state import HIDDEN_PLACE, NO_PLACE, BowlState, table
from tests.games.space_bowl.position import HELPED, INVALID, OTHER, SPOT, VALID, Crew, place


def sight(crew: Crew, viewer: int) -> tuple[object, ...]:
    """Everything that a viewer receives."""
    events = [repr(event) for event in crew.events if event.reaches(viewer)]
    return (*look(crew.s, viewer), events)


def look(s: BowlState, viewer: int) -> tuple[object, ...]:
    seen = s.seen_by(viewer)
    options = seen.options(viewer) if viewer != SPECTATOR else []
    assert options == (s.options(viewer) if viewer != SPECTATOR else [])
    return seen.to_json(), options, seen.waiting(), repr(seen.deadline()), seen.scores(), seen.ranking()


PHASES = {
    "search": "",
    "Go countdown": "0 go",
    "Go countdown, followed": "0 go, 1 follow",
    "Go countdown, joker laid": f"0 go, 1 joker {SPOT}",
    "red countdown": "0 red",
    "red countdown, joker laid": f"0 red, 1 joker {SPOT}",
}


@pytest.mark.rule("SB-R84", "SB-R91")
@pytest.mark.parametrize("clock", ["real", "ticks"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_twins_marks_are_seen_by_nobody_else(clock: str, phase: str, viewer: int) -> None:
    tables = [Crew(clock=clock, search_limit=180) for _ in range(4)]
    for crew, before, then in zip(tables, ("a1", "c1", "e4", "b1"), ("e5", "c1", "a2", "d3"), strict=True):
        crew.does(f"1 mark {before}").does(PHASES[phase]).does(f"1 mark {then}")
    views = [sight(crew, viewer) for crew in tables]
    assert all(view == views[0] for view in views)
    assert sight(tables[0], 1) != sight(tables[1], 1)


@pytest.mark.rule("SB-R84", "SB-R91")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_twins_nobody_knows_whether_there_is_a_mark(phase: str, viewer: int) -> None:
    scripts = ["", "1 mark a1", "1 mark a1, 1 clear", "1 mark a1, 1 mark c1"]
    views = [sight(Crew().does(PHASES[phase]).does(script), viewer) for script in scripts]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("SB-R84", "SB-R91")
@pytest.mark.parametrize("start", ["", "0 go", "0 red"], ids=["search", "Go", "red button"])
def test_twins_undo_does_not_tell_that_somebody_else_has_marked(start: str) -> None:
    """A mark is cleared, not undone; otherwise a lost undo would reveal another seat's mark."""
    found = []
    for others in ("", "1 mark a1"):
        match = posse.Match(posse.Record(posse.game("space_bowl"), 3, 1, ("a", "b", "c")))
        match.answer(table(match.state).captain, match.state.parse("throw"))
        match.answer(CLOCK, match.state.parse("time"))
        for deed in filter(None, (start, "2 mark c1", others)):
            match.answer(int(deed[0]), match.state.parse(deed[2:]))
        found.append(match.can_undo(2))
    assert found[0] == found[1]


@pytest.mark.rule("SB-R84", "SB-R86", "SB-R91")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_twins_nobody_knows_whether_a_mark_is_old_or_new(viewer: int) -> None:
    old, new = Crew().does(f"1 mark {VALID}, 0 red"), Crew().does(f"0 red, 1 mark {VALID}")
    assert sight(old, viewer) == sight(new, viewer)


@pytest.mark.rule("SB-R87", "SB-R91")
@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
@pytest.mark.parametrize("start", ["0 go, 1 follow, 2 follow", "0 red"], ids=["Go", "red button"])
def test_twins_tokens_put_down_in_secret(viewer: int, start: str) -> None:
    tables = [Crew(4).does(start) for _ in range(3)]
    for crew, card in zip(tables, (VALID, OTHER, INVALID), strict=True):
        crew.time()
        crew.put(1, card)
        assert crew.s.placing
    views = [sight(crew, viewer) for crew in tables]
    assert all(view == views[0] for view in views)
    assert table(tables[0].s.seen_by(viewer)).put[1] == HIDDEN_PLACE
    assert table(tables[0].s.seen_by(1)).put[1] == place(VALID)


@pytest.mark.rule("SB-R87", "SB-R91")
@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_twins_a_token_and_a_pass_look_the_same(viewer: int) -> None:
    placed, passed, marked = Crew(4).does("0 red"), Crew(4).does("0 red"), Crew(4).does(f"0 red, 1 mark {VALID}")
    for crew in (placed, passed, marked):
        crew.time()
    placed.put(1, VALID)
    for crew in (placed, passed, marked):
        crew.passes(1)
    assert sight(placed, viewer) == sight(passed, viewer) == sight(marked, viewer)


@pytest.mark.rule("SB-R86", "SB-R87", "SB-R91")
@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
@pytest.mark.parametrize("clock", ["real", "ticks"])
def test_twins_nobody_knows_at_0_who_of_the_searchers_has_a_token_down(viewer: int, clock: str) -> None:
    scripts = [
        "0 red, 2 mark c1",
        f"0 red, 2 mark c1, 1 mark {VALID}",
        f"0 red, 1 mark {VALID}, 2 mark c1, 1 clear",
        "0 red, 1 mark e4, 2 mark c1",
    ]
    tables = [Crew(4, clock=clock, search_limit=180).does(script) for script in scripts]
    for crew in tables:
        crew.time()
        crew.events.clear()
    views = [sight(crew, viewer) for crew in tables]
    assert all(view == views[0] for view in views)


def twin(crew: Crew, **changes: Any) -> BowlState:
    """The state with some of its fields changed."""
    data = crew.s.to_data()
    data["table"].update(changes)
    return table(State.from_data(data))


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_twins_the_pile_under_its_top_card_and_the_box(phase: str, viewer: int) -> None:
    crew = Crew().does(PHASES[phase])
    data = crew.s.to_data()["table"]
    pile, box = data["pile"], data["box"]
    turned = twin(crew, pile=[*pile[-2::-1], pile[-1]])
    shuffled = twin(crew, box=box[::-1])
    exchanged = twin(crew, pile=[*box[:9], pile[-1]], box=[*pile[:-1], *box[9:]])
    assert look(crew.s, viewer) == look(turned, viewer) == look(shuffled, viewer) == look(exchanged, viewer)
    shown = table(crew.s.seen_by(viewer))
    assert shown.pile == (*[UNKNOWN] * 9, crew.s.pile[-1])
    assert set(shown.box) == {UNKNOWN}


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_twins_face_down_cards(viewer: int) -> None:
    crew = Crew(void=True, down=[SPOT, "e1"]).does("0 go")
    data = crew.s.to_data()["table"]
    galaxy, box = data["galaxy"][:], data["box"][:]
    galaxy[place(SPOT)], box[0] = box[0], galaxy[place(SPOT)]
    galaxy[place("e1")], galaxy[place(SPOT)] = galaxy[place(SPOT)], galaxy[place("e1")]
    assert look(crew.s, viewer) == look(twin(crew, galaxy=galaxy, box=box), viewer)
    assert table(crew.s.seen_by(viewer)).galaxy[place(SPOT)] == UNKNOWN


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_twins_where_the_other_face_down_cards_are(viewer: int) -> None:
    crew = Crew(void=True, down=[SPOT]).does("0 red")
    pile, box = crew.pile(), [crew.s.cards.ids[card] for card in crew.s.box]
    views = [look(twin(crew, voids=voids), viewer) for voids in ([pile[0], pile[1]], [box[0], pile[4]], box[3:5])]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_twins_a_face_down_card_that_was_taken_stays_unknown(viewer: int) -> None:
    def taken(other: bool) -> Crew:
        crew = Crew(void=True, down=[INVALID], captain=2)
        if other:
            data = crew.s.to_data()["table"]
            galaxy, box = data["galaxy"], data["box"]
            galaxy[place(INVALID)], box[0] = box[0], galaxy[place(INVALID)]
            crew.s = twin(crew, galaxy=galaxy, box=box)
            crew.s.events = crew.events
        return crew.does(f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {VALID}").scored()

    one, another = taken(False), taken(True)
    assert one.s.reserves == another.s.reserves == [1, 0, 0]
    assert one.s.box[-1] != another.s.box[-1]
    assert look(one.s, viewer) == look(another.s, viewer)


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_twins_chance_to_come(viewer: int) -> None:
    crew, other = Crew(until="throw"), Crew(until="throw")
    other.s.rng = Rng.seeded(77)
    assert look(crew.s, viewer) == look(other.s, viewer)


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("start", ["", "0 go", "0 red"])
def test_twins_what_a_seat_does_in_this_tick(viewer: int, start: str) -> None:
    moves = ["wait", "mark a1", "mark c1", *(["follow", "joker b2", "joker e5"] if start else ["go", "red"])]
    tables = [Crew(clock="ticks").does(start) for _ in moves]
    for crew, move in zip(tables, moves, strict=True):
        crew.s.answer(1, crew.s.parse(move))
    views = [sight(crew, viewer) for crew in tables]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("start", ["0 go, 1 follow, 2 follow", "0 red"])
def test_twins_tokens_of_a_tick(viewer: int, start: str) -> None:
    views = []
    for card in ("a1", "c1", "e4"):
        crew = Crew(4, clock="ticks").does(start)
        crew.time()
        crew.s.answer(1, crew.s.parse(f"place {card}"))
        views.append(sight(crew, viewer))
    assert all(view == views[0] for view in views)


SECRET_PHASES = {
    **PHASES,
    "at 0": "0 go, 1 follow",
    "at 0, red button": f"0 red, 2 joker {SPOT}, 1 mark {OTHER}",
    "result": "0 go",
}


def in_phase(phase: str) -> Crew:
    crew = Crew(4, void=True, down=[SPOT, "e1"]).does(f"1 mark {VALID}").does(SECRET_PHASES[phase])
    if phase not in PHASES:
        crew.time()
    if phase == "result":
        crew.time()
    return crew


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize("phase", SECRET_PHASES)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_view_names_no_card_that_the_viewer_may_not_know(phase: str, viewer: int) -> None:
    crew = in_phase(phase)
    ids = crew.s.cards.ids
    secret = [*crew.s.pile[:-1], *crew.s.box, crew.s.galaxy[place(SPOT)], crew.s.galaxy[place("e1")]]
    data = crew.s.seen_by(viewer).to_data()
    shown = str([data["table"], data["stack"], data["rng"]])
    assert not [ids[card] for card in secret if f"'{ids[card]}'" in shown]
    assert data["rng"] == [0, 0]
    assert data["table"]["voids"] == []
    assert data["table"]["marks"] == [NO_PLACE] * 4


@pytest.mark.rule("SB-R91")
def test_nothing_in_a_table_lists_the_valid_destinations() -> None:
    """Destinations follow from public information, so a view contains them too."""
    one, other = Crew(), Crew(throw={"disc": 4, "halo": 4, "zebra": 5, "ember": 0})
    assert one.s.valid() != other.s.valid()
    for viewer in (0, SPECTATOR):
        data, twin_data = (crew.s.seen_by(viewer).to_data()["table"] for crew in (one, other))
        assert {name for name in data if data[name] != twin_data[name]} == {"marbles"}


@pytest.mark.rule("SB-R92")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_after_scoring_all_that_the_review_needs_is_there_and_changes_no_points(viewer: int) -> None:
    """Throw, joker and tokens stay until the next round, and the card that was taken is known."""
    crew = Crew().does(f"0 go, 1 joker {SPOT}, 0 mark {VALID}, 1 mark {HELPED}")
    before, card = crew.s.copy(), crew.s.galaxy[place(VALID)]
    crew.scored()
    seen = crew.seen(viewer)
    assert (seen.disc, seen.marbles, seen.joker, seen.layer) == (before.disc, before.marbles, before.joker, 1)
    assert seen.put == crew.s.put == [place(VALID), place(HELPED), NO_PLACE]
    assert seen.gone[-1] == card
    points = crew.s.points[:]
    seen.galaxy[place(VALID)] = card
    assert seen.valid() == before.valid()
    assert seen.valid_with_joker(seen.joker) == before.valid_with_joker(before.joker)
    assert crew.s.points == points == [13, 11, 10]


@pytest.mark.rule("SB-R95")
@pytest.mark.parametrize("phase", SECRET_PHASES)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_what_a_bot_gets_is_a_view_with_its_own_moves_and_nothing_else(phase: str, seat: int) -> None:
    crew = in_phase(phase)
    seen = crew.seen(seat)
    assert seen.options(seat) == crew.s.options(seat)
    assert not [other for other in range(4) if other != seat and seen.options(other)]
    with pytest.raises(IllegalMove):
        seen.seen_by((seat + 1) % 4)
    with pytest.raises(IllegalMove):
        seen.answer(seat, seen.parse("go"))


@pytest.mark.rule("SB-R91", "SB-R95")
@pytest.mark.parametrize("phase", SECRET_PHASES)
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_what_a_viewer_imagines_looks_just_like_what_they_see(phase: str, viewer: int) -> None:
    crew = in_phase(phase)
    seen = crew.seen(viewer)
    for number in range(10):
        whole = table(seen.imagine(Rng.seeded(number)))
        assert whole.seen_by(viewer).to_json() == seen.to_json()
        cards = [card for card in (*whole.galaxy, *whole.pile, *whole.gone, *whole.box) if card >= 0]
        assert sorted(cards) == list(range(56))


@pytest.mark.rule("SB-R91")
def test_what_is_imagined_is_drawn_fairly() -> None:
    crew = Crew(void=True, down=[SPOT])
    seen = crew.seen(0)
    under, box = 0, 0
    for number in range(600):
        whole = table(seen.imagine(Rng.seeded(number)))
        cards = [card for card in range(56) if whole.voids >> card & 1]
        assert len(cards) == 2
        under += len([card for card in cards if card in whole.pile])
        box += len([card for card in cards if card in whole.box])
    assert under + box == 1200
    assert 290 < under < 430, "nine of thirty"
