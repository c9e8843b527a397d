"""The scene shows what its viewer may see, all of it, and nothing else."""

from __future__ import annotations

from copy import deepcopy

import pytest

import posse
from posse.core.rng import Rng
from posse.core.scene import Scene
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective.rules.cards import Cards
from posse.games.pulp_detective.rules.state import NO_CARD, table
from posse.testing.walk import random_answer
from posse.texts import LANGUAGES
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.seen import MODES, SAY, badge, done_on, kinds, piece, scene_of, zone
from tests.games.pulp_detective.twins import other_secrets

# -- the middle of the table --------------------------------------------------------------


@pytest.mark.rule("PD-008")
def test_the_clock_has_every_hour_as_night_or_day_and_the_marker_on_its_hour() -> None:
    desk = Desk().seat(hour=12).turn()
    scene = scene_of(desk.s)
    hours = {zone.id: zone.kind for zone in scene.parts("clock")}
    assert list(hours) == [f"hour_{hour}" for hour in range(24, 0, -1)]
    assert [slug for slug, kind in hours.items() if kind == "night"] == [f"hour_{hour}" for hour in range(23, 11, -1)]
    assert piece(scene, "time_0").zone == "hour_12"
    assert [(badge.kind, badge.value) for badge in zone(scene, "clock").badges] == [
        ("hour", "12"),
        ("night", ""),
        ("night", "23\N{EN DASH}12"),
    ]
    assert "hour 12, night" in scene.status


def test_rivals_have_a_marker_each_in_their_own_shape_and_partners_one() -> None:
    scene = scene_of(Desk("rivals").seat(0, hour=9).seat(1, hour=12).turn().s, 1)
    assert [(badge.value, badge.shape) for badge in zone(scene, "clock").badges if badge.kind == "hour"] == [
        ("9", "circle"),
        ("12", "square"),
    ]
    assert [piece(scene, f"time_{seat}").zone for seat in (0, 1)] == ["hour_9", "hour_12"]
    assert "hour 12, night" in scene.status
    shared = scene_of(Desk("partners").turn().s)
    assert [piece.id for piece in shared.pieces if piece.kind == "cube"] == ["time_0"]


def test_the_case_says_its_special_rule() -> None:
    photo = scene_of(Desk(case="photo").turn().s)
    case = piece(photo, "prized-photo")
    assert badge(case, "clues").value == "3"
    assert "no Twist tokens" in case.text
    assert "twists_0" not in [zone.id for zone in photo.zones]
    assert not [piece for piece in photo.pieces if piece.kind == "twist"]
    banker = piece(scene_of(Desk(case="banker").turn().s), "robbed-banker")
    assert "Paperboy cannot be used" in banker.text


@pytest.mark.rule("PD-177")
def test_suspects_are_counted_in_the_storylines_that_decide() -> None:
    rows = ("C1 C3 C2", "S8")
    desk = Desk().seat(rows=rows).turn()
    suspects = [piece(scene_of(desk.s), slug) for slug in desk.cards.suspect_ids[1:]]
    assert [badge(suspect, "count").value for suspect in suspects] == ["3", "0", "1", "0", "0", "0"]
    assert ["suspect" in kinds(suspect) for suspect in suspects] == [True, False, False, False, False, False]
    rivals = Desk("rivals").seat(0, rows=rows).seat(1, rows=("C5",)).turn()
    silk = piece(scene_of(rivals.s), "silk-morrow")
    assert [(badge.value, badge.shape) for badge in silk.badges if badge.kind == "count"] == [("3", "circle"), ("0", "square")]
    partners = Desk("partners").seat(0, rows=rows).seat(1, rows=("C5",)).turn()
    assert badge(piece(scene_of(partners.s), "ruby-quill"), "count").value == "1"


def test_whoever_is_confronted_stands_in_the_mission() -> None:
    desk = Desk().confront(3)
    scene = scene_of(desk.s)
    assert piece(scene, "judge-harrow").zone == "mission"
    assert zone(scene, "mission").label == "You confront Judge Harrow"
    assert [(b.kind, b.value) for b in zone(scene, "mission").badges] == [
        ("dots", "0/1"),
        ("rounds", "0/2"),
        ("persuasion", "0/1"),
        ("price", "2"),
        ("dice", "4"),
    ]
    assert scene.prompt == (
        "Judge Harrow is cornered. Still needed: Connect the Dots, Make the Rounds \N{MULTIPLICATION SIGN}2, "
        "Persuasion. 4 dice left."
    )


def test_the_discards_say_which_object_would_be_found() -> None:
    desk = Desk().discards("C9 C5 C1").turn()
    scene = scene_of(desk.s)
    assert badge(zone(scene, "discards"), "die_6").label == "next object: Underworld"
    top = piece(scene, "locked-in-the-cold-room")
    assert (top.zone, top.count) == ("discards", 3)
    assert "The floor gives way" in top.text
    assert top.flavour == "“The sides of beef were the better conversation.”"
    assert not zone(scene_of(Desk().turn().s), "discards").badges


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_has_a_name_has_its_flavour(lang: str) -> None:
    desk = Desk(detective="tolliver").seat(obj="lucky-coin").discards("C9").turn()
    cards, pieces = desk.cards, scene_of(desk.s, lang=lang).pieces
    ids = (cards.ids, cards.case_ids, cards.detective_ids, cards.object_ids, cards.suspect_ids)
    lines = [cards.flavours[kind] for kind in ("card", "case", "detective", "object", "suspect")]
    flavours = {face: line for faces, said in zip(ids, lines, strict=True) for face, line in zip(faces, said, strict=True)}
    shown = [thing for thing in pieces if thing.kind in ("card", "case", "detective", "object", "suspect") and not thing.back]
    assert {thing.kind for thing in shown} == {"card", "case", "detective", "object", "suspect"}
    for thing in shown:
        assert thing.flavour == SAY[lang]("quoted", title=flavours[thing.face][lang])


def test_a_deck_without_flavour_is_played_too() -> None:
    data = deepcopy(Desk().cards.data)
    for things in (data["card"], data["case"], data["detective"], data["object"], data["suspect"]):
        for thing in things:
            del thing["flavour"]
    desk = Desk(deck=Cards(data, "plain.toml")).turn()
    assert not any(piece.flavour for piece in scene_of(desk.s).pieces)


# -- the mission --------------------------------------------------------------------------


@pytest.mark.rule("PD-083")
def test_the_mission_of_the_hour_is_known_before_the_roll() -> None:
    desk = Desk().seat(hour=14).mission("S1")
    scene = scene_of(desk.s)
    mission = zone(scene, "mission")
    assert mission.label == "Your mission: A torn ticket stub"
    assert [(b.kind, b.value, b.label) for b in mission.badges] == [
        ("street", "0/1", "Word on the Street 0 of 1"),
        ("persuasion", "0/2", "Persuasion 0 of 2"),
        ("reward", "an object", "success brings an object"),
        ("penalty", "1 hour", "failure costs 1 hour"),
        ("twist", "a Twist token", "failure offers a Twist token"),
        ("dice", "4", "4 of 4 dice left"),
    ]
    card = piece(scene, "a-torn-ticket-stub")
    assert [b.label for b in card.badges if b.live] == [
        "from hour 14 on",
        "Word on the Street",
        "Persuasion \N{MULTIPLICATION SIGN}2",
        "success brings",
        "an object",
        "failure costs",
        "1 hour",
        "mission of the hour",
    ]
    assert "From hour 24 on: Connect the Dots, Word on the Street, Make the Rounds. Success: 1 clue." in card.text


def test_dice_show_what_was_rolled_what_it_counts_as_and_whether_it_helps() -> None:
    desk = Desk(detective="tolliver").seat(hour=24).mission(needs="D2 P").roll("W D R")
    desk.do("count yellow-1 as persuasion")
    scene = scene_of(desk.s)
    assert [(p.id, p.face) for p in scene.zone("dice")] == [
        ("yellow-1", "die-yellow-1-street"),
        ("yellow-2", "die-yellow-2-dots"),
        ("yellow-3", "die-yellow-3-rounds"),
        ("yellow-4", "die-yellow-4"),
    ]
    assert [kinds(piece(scene, f"yellow-{n}")) for n in (1, 2, 3, 4)] == [
        ["street", "persuasion", "useful"],
        ["dots", "useful"],
        ["rounds"],
        [],
    ]
    assert badge(zone(scene, "mission"), "dots").value == "1/2"
    assert piece(scene, "yellow-4").caption == "twice: Connect the Dots, Persuasion"
    assert badge(piece(scene, "max-tolliver"), "spent").live


def test_the_red_and_the_grey_die_lie_there_for_those_who_may_roll_them() -> None:
    red = Desk().seat(obj="paperboy").mission()
    assert "red" in [p.id for p in scene_of(red.s).zone("dice")]
    assert "red" not in [p.id for p in scene_of(Desk(case="banker").seat(obj="paperboy").mission().s).zone("dice")]
    grey = Desk().seat(obj="underworld").mission()
    assert done_on(grey)["roll grey"] == "grey"


def test_noted_results_lie_beside_the_dice() -> None:
    desk = Desk().seat(energy=8).mission(needs="P4").roll("D D R W").do("again yellow-1")
    note = piece(scene_of(desk.s), "note-1")
    assert (note.zone, note.face, kinds(note)) == ("noted", "edge-dots", ["dots"])


def test_three_alike_are_said_to_protect() -> None:
    desk = Desk().mission(needs="P4", penalty="E").roll("D D")
    assert "protected" not in kinds(zone(scene_of(desk.s), "mission"))
    desk.do("roll yellow-3", shows="D")
    assert "protected" in kinds(zone(scene_of(desk.s), "mission"))


def test_the_special_action_says_whether_it_can_be_used() -> None:
    assert "ready" in kinds(piece(scene_of(Desk().seat(hour=20).mission().s), "vera-lockhart"))
    assert "resting" in kinds(piece(scene_of(Desk().seat(hour=24).mission().s), "vera-lockhart"))
    used = Desk().seat(hour=20).mission(needs="P4").roll("D").do("special yellow-1")
    assert "spent" in kinds(piece(scene_of(used.s), "vera-lockhart"))


# -- storylines ---------------------------------------------------------------------------


def joints(scene: Scene) -> dict[str, list[str]]:
    """The edges by which each card is joined."""
    found = {p.id: [b.kind for b in p.badges if b.picture.startswith("joint-")] for p in scene.pieces if p.kind == "card"}
    return {slug: edges for slug, edges in found.items() if edges}


@pytest.mark.rule("PD-117")
def test_edges_that_match_are_joined_on_both_cards() -> None:
    # the right edge of C1 and the left one of C4, the bottom one of C1 is blank
    desk = Desk().seat(rows=("C1 C4", "C2")).turn()
    assert joints(scene_of(desk.s)) == {"the-floor-gives-way": ["edge-right"], "the-wrong-elevator": ["edge-left"]}
    below = Desk().seat(rows=("C3", "S2")).turn()
    assert joints(scene_of(below.s)) == {"a-match-in-the-dark": ["edge-bottom"], "the-pawnbrokers-ledger": ["edge-top"]}


@pytest.mark.rule("PD-219")
def test_the_second_player_builds_the_other_way_and_main_storylines_face_each_other() -> None:
    desk = Desk("rivals").seat(0, rows=("C1",)).seat(1, rows=("C4 S9",)).turn()
    # the left edge of C4 and the right one of S9
    assert joints(scene_of(desk.s)) == {"the-wrong-elevator": ["edge-left"], "the-tailors-receipt": ["edge-right"]}
    facing = Desk("rivals").seat(0, rows=("C1",)).seat(1, rows=("S9",)).turn()
    assert joints(scene_of(facing.s)) == {"the-floor-gives-way": ["edge-top"], "the-tailors-receipt": ["edge-top"]}


def test_storylines_say_whose_they_are_where_there_are_two() -> None:
    for mode in ("rivals", "partners"):
        scene = scene_of(Desk(mode).turn().s)
        owners = [badge(zone(scene, f"story_{seat}"), "player") for seat in (0, 1)]
        assert [(owner.value, owner.shape) for owner in owners] == [("Ada", "circle"), ("Bo", "square")]
    assert not zone(scene_of(Desk().turn().s), "story_0").badges


def test_a_place_says_what_it_would_earn_and_earns_it() -> None:
    for seed in range(6):
        desk = Desk(seed=seed).seat(rows=("C1 C5", "S3")).turn().do("keep 1", "discard 2")
        scene = scene_of(desk.s)
        assert [zone.kind for zone in scene.parts("story_0")] == ["row", "row", "new-row"]
        for move, on in done_on(desk).items():
            then = table(desk.s.copy())
            then.answer(0, then.parse(move))
            assert badge(zone(scene, on), "match").value == str(then.areas[0].matches)
    assert [zone.kind for zone in scene_of(desk.do("place 1").s).parts("story_0")] == ["row", "row"]


# -- who knows what -----------------------------------------------------------------------


def test_drawn_cards_show_only_their_backs_but_for_one_looked_at_before() -> None:
    desk = Desk("rivals").pile("C1 S1 I1")
    desk.s.peeked = 1
    desk.turn()
    mine, theirs = scene_of(desk.s, 0), scene_of(desk.s, 1)
    assert [(p.id, p.back) for p in mine.zone("drawn")] == [("the-floor-gives-way", False), ("drawn_2", True), ("drawn_3", True)]
    assert [(p.id, p.face) for p in theirs.zone("drawn")] == [("drawn_1", "back_c"), ("drawn_2", "back_s"), ("drawn_3", "back_i")]
    desk.do("give 1")
    assert [p.id for p in scene_of(desk.s, 1).zone("given")] == ["drawn_given"]
    assert [p.id for p in scene_of(desk.s, 0).zone("given")] == ["the-floor-gives-way"]


def test_the_top_of_the_pile_is_seen_by_those_who_looked() -> None:
    desk = Desk("rivals").mission(needs="D").roll("D").pile("I1")
    desk.s.peeked = 1
    assert [p.id for p in scene_of(desk.s, 0).zone("pile")] == ["the-barkeep-remembers"]
    for other in (1, SPECTATOR):
        (top,) = scene_of(desk.s, other).zone("pile")
        assert (top.id, top.face, top.back) == ("top", "back_i", True)
    desk.s.peeked = 0
    desk.do("finish", "look")
    game = desk.s.game
    told = [event for event in desk.events if event.kind in ("looked", "next-card")]
    for viewer in (0, 1, SPECTATOR):
        lines = [game.describe(event, SAY["en"].to(viewer, ("Ada", "Bo"))) for event in told if event.reaches(viewer)]
        assert ("The next card is “The barkeep remembers”." in lines) == (viewer == 0)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_log_lines_keep_secrets(mode: str, players: int) -> None:
    """The same move in a position that differs in secrets only is told in the same words, until it reveals something."""
    for seed in range(3):
        state, rng = posse.new("pulp_detective", players, seed, mode=mode, draw="closed"), Rng.seeded(seed)
        while not state.over():
            seat, move = random_answer(state, rng)
            viewer = rng.pick([*range(players), SPECTATOR])
            twin = other_secrets(state, viewer, rng)
            if state.text(move).split()[0] in ("give", "return") and len([c for c in table(state).drawn if c != NO_CARD]) > 2:
                assert lines_after(twin, seat, move, viewer) == lines_after(state, seat, move, viewer)
            state.answer(seat, move)


def lines_after(state: State, seat: int, move: int, viewer: int) -> list[str]:
    then = state.copy()
    then.events = []
    then.answer(seat, move)
    say = SAY["en"].to(viewer, ("Ada", "Bo"))
    return [then.game.describe(event, say) for event in then.events if event.reaches(viewer)]
