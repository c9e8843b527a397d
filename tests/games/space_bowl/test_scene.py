"""The scene shows what its viewer may see, all of it, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import posse
from posse.core.events import Event
from posse.core.rng import Rng
from posse.core.scene import Badge, Piece, Scene, Zone
from posse.core.state import CLOCK, SPECTATOR, State
from posse.games.space_bowl.cards import Cards
from posse.games.space_bowl.practice import Practice
from posse.games.space_bowl.rules import SpaceBowl
from posse.games.space_bowl.scene import build, describe
from posse.games.space_bowl.solver import places_of
from posse.games.space_bowl.state import Table, table
from posse.terminal.view import View
from posse.texts import LANGUAGES, Texts, sources, texts

from .position import CENTRE, HELPED, INVALID, OTHER, RIGHT, SPOT, THIRD, TOP, VALID, Crew, named

SAY = {lang: texts("space_bowl", lang) for lang in LANGUAGES}
NAMES = ("Ada", "Bo", "Cy", "Di")
MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"


def speaker(reader: int, lang: str = "en") -> Texts:
    return SAY[lang].to(reader, NAMES)


def scene_of(s: State | Crew, viewer: int, lang: str = "en") -> Scene:
    state = s.s if isinstance(s, Crew) else s
    return build(table(state.seen_by(viewer)), speaker(viewer, lang))


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def at(scene: Scene, name: str) -> Piece:
    """The card of the galaxy at a place."""
    (found,) = [piece for piece in scene.zone("galaxy") if piece.label == name]
    return found


def badges(scene: Scene, name: str, *kinds: str) -> list[str]:
    """The labels of the badges of these kinds on a card."""
    return [badge.label for badge in at(scene, name).badges if badge.kind in kinds]


def labels(found: tuple[Badge, ...]) -> list[str]:
    return [badge.label for badge in found]


# -- random tables -------------------------------------------------------------------------

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"black_hole": True, "void": True, "size": 6, "spherical": True}),
    (3, {"clock": "ticks", "void": True, "rotation": True, "red_in_go": True}),
    (3, {"joker": False, "centre": True, "void": True, "no_card": "stays", "red_found": "finder"}),
]


def step(state: State, rng: Rng) -> None:
    """Somebody does something, mostly something that matters; or time is up."""
    if state.options(CLOCK) and rng.below(4) == 0:
        state.answer(CLOCK, state.options(CLOCK)[0])
        return
    for seat in state.waiting()[rng.below(len(state.waiting()) or 1) :][:1]:
        moves = state.options(seat)
        bold = [move for move in moves if not state.text(move).startswith("mark")]
        state.answer(seat, rng.pick(bold if bold and rng.below(3) else moves))


def states(players: int, options: dict[str, Any]) -> Iterator[tuple[State, Rng]]:
    state, rng = posse.new("space_bowl", players, seed=players, **options), Rng.seeded(players)
    yield state, rng
    while not state.over():
        step(state, rng)
        yield state, rng


def views(players: int, options: dict[str, Any], every: int) -> Iterator[tuple[Table, int, Rng]]:
    """Some positions of a random game, as each seat and a spectator see them."""
    for number, (state, rng) in enumerate(states(players, options)):
        if number % every == 0 or state.over():
            for viewer in (*range(players), SPECTATOR):
                yield table(state.seen_by(viewer)), viewer, rng


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_options_are_the_viewers_and_lie_on_what_is_there(players: int, options: dict[str, Any]) -> None:
    for seen, viewer, _ in views(players, options, 5):
        scene = build(seen, SAY["en"])
        ids = [piece.id for piece in scene.pieces] + [zone.id for zone in scene.zones]
        assert len(set(ids)) == len(ids)
        assert sorted([option.move for option in scene.options]) == seen.options(viewer)
        assert {option.on for option in scene.options} <= {*ids, ""}
        assert {piece.zone for piece in scene.pieces} <= {zone.id for zone in scene.zones}
        assert scene.prompt
        assert scene.status


@pytest.mark.rule("SB-R91")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_twin_that_differs_in_secrets_only_gives_the_same_scene(players: int, options: dict[str, Any]) -> None:
    for seen, viewer, rng in views(players, options, 7):
        say = SAY[rng.pick(LANGUAGES)].to(viewer)
        twin = table(seen.imagine(rng).seen_by(viewer))
        assert build(twin, say).to_data() == build(seen, say).to_data()


@pytest.mark.rule("SB-023", "SB-R91")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_only_cards_that_lie_face_up_have_their_own_id(players: int, options: dict[str, Any]) -> None:
    for seen, _, _ in views(players, options, 11):
        faces = {piece.id for piece in build(seen, SAY["fr"]).pieces if piece.kind == "constellation" and not piece.back}
        known = {seen.cards.ids[card] for card in (*seen.galaxy, *seen.pile, *seen.gone) if card >= 0}
        assert faces <= known
        assert len(faces) + len(places_of(seen.down)) >= seen.size**2


@pytest.mark.rule("SB-R92")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_destinations_are_shown_after_the_round_and_not_before(players: int, options: dict[str, Any]) -> None:
    judged: list[str] = []
    for state, _ in states(players, options):
        s = table(state)
        if s.gains:
            scene = scene_of(s, SPECTATOR)
            assert [card.label for card in scene.zone("galaxy") if fits(card, "valid")] == judged
        else:
            assert not [card for card in scene_of(s, 0).zone("galaxy") if fits(card, "valid", "helped", "taken")]
            judged = [named(number) for number in places_of(s.valid())]


def fits(card: Piece, *kinds: str) -> bool:
    return any(badge.kind in kinds for badge in card.badges)


def test_a_whole_state_is_refused() -> None:
    with pytest.raises(AssertionError, match="seen_by"):
        build(Crew().s, SAY["en"])


# -- the galaxy ----------------------------------------------------------------------------


@pytest.mark.rule("SB-020", "SB-181")
@pytest.mark.parametrize("size", [5, 6])
def test_the_galaxy_is_a_grid_row_by_row(size: int) -> None:
    scene = scene_of(posse.new("space_bowl", 2, 1, size=size), 0)
    galaxy = zone(scene, "galaxy")
    assert (galaxy.layout, galaxy.kind, galaxy.label) == ("grid", "galaxy", f"Galaxy, {size} by {size}")
    names = [card.label for card in scene.zone("galaxy")]
    assert names == [f"{'abcdef'[i % size]}{i // size + 1}" for i in range(size * size)]


@pytest.mark.rule("SB-009", "SB-010", "SB-011", "SB-R55")
def test_a_card_says_its_planets_and_then_its_decorations() -> None:
    crew = Crew()
    card = at(scene_of(crew, 1), "b3")
    assert card.id == card.face == crew.card("b3") == "zebra-puff"
    assert [(badge.kind, badge.value, badge.live) for badge in card.badges] == [
        ("zebra", "", True),
        ("puff", "", True),
        ("star", "", False),
        ("shooting_star", "", False),
        ("black_hole", "", False),
    ]
    assert labels(card.badges) == ["Zebra", "Puff", "a star", "a shooting star", "a black hole"]
    assert labels(at(scene_of(crew, 1, "fr"), "b3").badges)[:3] == ["Zèbre", "Nuage", "une étoile"]


@pytest.mark.rule("SB-176", "SB-177", "SB-R91")
def test_a_face_down_card_is_known_by_its_place_only() -> None:
    crew = Crew(void=True, down=["b2"])
    card, hidden = at(scene_of(crew, 0), "b2"), crew.card("b2")
    assert (card.id, card.back, labels(card.badges)) == ("down_b2", True, ["face down"])
    assert f"'{hidden}'" not in str(scene_of(crew, 0).to_data())


@pytest.mark.rule("SB-R38")
def test_a_face_down_card_can_be_marked() -> None:
    crew = Crew(void=True, down=["b2"])
    crew.mark(0, "b2")
    scene = scene_of(crew, 0)
    assert badges(scene, "b2", "mark") == ["your mark"]
    assert "down_b2" in {option.on for option in scene.options}


# -- beside the galaxy ----------------------------------------------------------------------


@pytest.mark.rule("SB-025", "SB-026", "SB-027")
def test_before_the_throw_everything_lies_beside_the_galaxy() -> None:
    scene = scene_of(Crew(until="throw"), 0)
    marbles = ["marble_halo", "marble_zebra", "marble_pumice", "marble_puff", "marble_frost", "marble_ember"]
    assert [piece.id for piece in scene.zone("supply")] == ["disc", *marbles, "joker"]
    assert [zone.id for zone in scene.parts("box")] == [f"cell_{cell}" for cell in range(9)]
    assert zone(scene, "box").layout == "grid"


@pytest.mark.rule("SB-033", "SB-034", "SB-039")
def test_thrown_things_lie_in_their_cells() -> None:
    scene = scene_of(Crew(), 2)
    assert [piece.id for piece in scene.zone(f"cell_{CENTRE}")] == ["disc", "marble_halo"]
    assert [piece.label for piece in scene.zone(f"cell_{RIGHT}")] == ["Zebra"]
    assert (zone(scene, "cell_4").label, zone(scene, "cell_5").label) == ("centre", "right")
    assert "marble_puff" in [piece.id for piece in scene.zone("supply")]


@pytest.mark.rule("SB-164", "SB-165", "SB-173")
def test_the_black_hole_disc_and_the_joker_are_there_only_where_they_are_played_with() -> None:
    variant = scene_of(Crew(black_hole=True, joker=False, throw={"disc": 0, "halo": 1, "zebra": 2, "hole": 2}), 0)
    assert {piece.id for piece in variant.zone("cell_2")} == {"hole", "marble_zebra"}
    assert "joker" not in {piece.id for piece in variant.pieces}
    assert "hole" not in {piece.id for piece in scene_of(Crew(), 0).pieces}


@pytest.mark.rule("SB-022")
def test_the_pile_shows_its_top_card_and_how_many_there_are() -> None:
    (top,) = scene_of(Crew(pile=7), 0).zone("pile")
    assert (top.id, top.count, labels(top.badges)[:2]) == (TOP, 7, ["Halo", "Zebra"])


@pytest.mark.rule("SB-018", "SB-158")
def test_score_markers_stand_on_their_spaces_and_the_last_space_holds_more() -> None:
    scene = scene_of(Crew(points=[4, 18, 21]), 0)
    assert [piece(scene, f"score_{seat}").zone for seat in range(3)] == ["space_4", "space_18", "space_18"]
    assert [piece(scene, f"score_{seat}").badges[0].value for seat in range(3)] == ["4", "18", "21"]
    assert len(scene.parts("track")) == 19
    assert [player.score for player in scene.players] == [4, 18, 21]


@pytest.mark.rule("SB-029", "SB-R51")
def test_captain_and_reserves_are_public() -> None:
    scene = scene_of(Crew(captain=1, reserves=[0, 2, 1]), SPECTATOR)
    assert [player.title for player in scene.players] == ["", "Captain", ""]
    assert [player.counts for player in scene.players] == [(("cards", 0),), (("cards", 2),), (("cards", 1),)]
    assert [(card.count, card.back) for card in scene.zone("reserve_1")] == [(2, True)]
    assert not scene.zone("reserve_0")
    assert zone(scene, "reserve_2").owner == 2


# -- tokens, marks, joker ---------------------------------------------------------------------


@pytest.mark.rule("SB-R84")
def test_a_mark_is_the_viewers_own() -> None:
    crew = Crew()
    crew.mark(0, VALID)
    (mark,) = [badge for badge in at(scene_of(crew, 0), VALID).badges if badge.kind == "mark"]
    assert (mark.label, mark.shape, mark.colour, mark.live) == ("your mark", "circle", "amber", True)
    for other in (1, 2, SPECTATOR):
        assert not badges(scene_of(crew, other), VALID, "mark", "token")


@pytest.mark.rule("SB-R32")
def test_the_joker_is_seen_by_all_on_its_card() -> None:
    crew = Crew().does(f"0 go, 1 joker {SPOT}")
    for viewer in (0, 1, 2, SPECTATOR):
        scene = scene_of(crew, viewer)
        assert badges(scene, SPOT, "joker") == ["the joker of Bo"]
        assert "joker" not in {piece.id for piece in scene.pieces}


@pytest.mark.rule("SB-R87")
def test_tokens_stay_secret_until_all_are_down() -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}")
    crew.time()
    assert badges(scene_of(crew, 0), VALID, "token") == ["your token"]
    assert not badges(scene_of(crew, 1), VALID, "token")
    assert not badges(scene_of(crew, SPECTATOR), VALID, "token")
    crew.put(1, VALID)
    assert badges(scene_of(crew, 2), VALID, "token") == ["Ada: valid", "Bo: valid"]


@pytest.mark.rule("SB-R88")
@pytest.mark.parametrize(
    ("script", "titles"),
    [
        ("0 go, 1 follow", ["Captain · Go!", "Followed!", ""]),
        ("1 red, 2 follow", ["Captain", "Going to die!", "Red button"]),
        ("1 go, 2 joker b2", ["Captain", "Go!", "Followed!"]),
    ],
)
def test_announcements_stand_beside_the_name(script: str, titles: list[str]) -> None:
    assert [player.title for player in scene_of(Crew().does(script), SPECTATOR).players] == titles


# -- what is wanted ----------------------------------------------------------------------------

SEARCHING = "Do you see a destination? Say “Go!”. Sure that there is none? Then we are all going to die."
BOUND = "You have to put a token down: mark your card before 0."
BUTTON = "You are on the red button: wait and see."
DOUBT = "Ada sees no destination. Join the red button, or mark a card that proves the contrary."
FOLLOW = "Ada says “Go!”. If you have found a card too, say “Followed!” before 0."


@pytest.mark.parametrize(
    ("script", "viewer", "prompt"),
    [
        ("", 0, SEARCHING),
        ("", SPECTATOR, "Everybody is searching."),
        ("0 mark a1", 0, "You have marked a1: say “Go!” before somebody else does."),
        ("0 mark a1", 1, SEARCHING),
        ("0 go", 0, BOUND),
        ("0 go, 0 mark a1", 0, "At 0 your token goes on a1; until then you can mark another card."),
        ("0 go", 1, FOLLOW),
        ("0 go, 1 follow", 1, BOUND),
        ("0 go", SPECTATOR, "Ada says “Go!”. Who follows?"),
        ("0 go, 1 joker b2", 1, f"{BOUND} You laid the joker on b2, so your card must need it."),
        ("0 red", 0, BUTTON),
        ("0 red, 1 follow", 1, BUTTON),
        ("0 red", 1, DOUBT),
        ("0 red, 1 mark a1", 1, "At 0 your token goes on a1, unless you clear the mark or join the red button."),
        (
            "1 mark a1, 0 red",
            1,
            "Your mark on a1 is older than the announcement: mark the card again if you want your token there.",
        ),
        ("0 red, 1 joker b2", 1, f"{BOUND} You laid the joker on b2, so your card must need it."),
        ("0 red", SPECTATOR, "Ada sees no destination. Does anybody?"),
    ],
)
def test_everybody_is_told_what_is_wanted(script: str, viewer: int, prompt: str) -> None:
    scene = scene_of(Crew().does(script), viewer)
    assert scene.prompt == prompt


@pytest.mark.parametrize(
    ("script", "viewer", "prompt"),
    [
        ("0 go", 0, "Quick: put your token on a card!"),
        ("0 go", 1, "Waiting for Ada."),
        ("0 go", SPECTATOR, "Waiting for Ada."),
        ("0 red", 1, "Quick: put your token on a card, or leave it."),
        ("0 red, 1 mark a1", 1, "Your token lies on a1: confirm it, or wait."),
        ("0 red, 1 mark a1", 2, "Quick: put your token on a card, or leave it."),
        ("0 red", 0, BUTTON),
        ("0 red, 1 mark a1", SPECTATOR, "Waiting for Bo and Cy."),
    ],
)
def test_tokens_are_asked_for_at_zero(script: str, viewer: int, prompt: str) -> None:
    crew = Crew().does(script)
    crew.time()
    scene = scene_of(crew, viewer)
    assert scene.prompt == prompt
    assert scene.status == "Round 1 · tokens down"


@pytest.mark.rule("SB-R87")
def test_after_the_red_button_a_token_that_lies_is_only_confirmed() -> None:
    crew = Crew().does("0 red, 1 mark a1")
    crew.time()
    assert [option.label for option in scene_of(crew, 1).options] == ["My token stays"]
    assert scene_of(crew, 2).options[-1].label == "No token"


@pytest.mark.rule("SB-032", "SB-R79")
def test_the_captain_is_asked_to_throw_and_the_others_wait() -> None:
    crew = Crew(until="throw")
    assert scene_of(crew, 0).prompt == "You are the captain: throw the disc with Halo and Zebra."
    for viewer in (1, SPECTATOR):
        assert scene_of(crew, viewer).prompt == "Waiting for Ada, the captain, to throw."
    crew.throw("hush")
    assert {scene_of(crew, viewer).prompt for viewer in (0, 1, SPECTATOR)} == {"Everything is rolling: get ready."}
    assert scene_of(crew, 0).status == "Round 1 · the throw"


@pytest.mark.parametrize(
    ("script", "status"),
    [
        ("", "everybody searches"),
        ("1 go", "Bo says “Go!”"),
        ("2 red", "Cy says “We are all going to die!”"),
    ],
)
def test_the_status_says_what_is_going_on(script: str, status: str) -> None:
    assert scene_of(Crew().does(script), 0).status == f"Round 1 · {status}"


@pytest.mark.parametrize(
    ("script", "seat", "buttons"),
    [
        ("", 0, ["Go!", "We are all going to die!"]),
        ("0 mark a1", 0, ["Go!", "We are all going to die!", "Clear the mark"]),
        ("0 go", 0, []),
        ("0 go", 1, ["Go! (as “Followed!”)", "Followed!"]),
        ("0 red", 1, ["We are all going to die! (as “Followed!”)", "Followed! To the red button"]),
        ("0 red", 0, []),
    ],
)
def test_announcements_are_buttons(script: str, seat: int, buttons: list[str]) -> None:
    scene = scene_of(Crew().does(script), seat)
    assert [option.label for option in scene.options if not option.on] == buttons


@pytest.mark.rule("SB-R05")
def test_where_the_red_button_may_follow_a_go_it_is_offered_as_such() -> None:
    scene = scene_of(Crew(red_in_go=True).does("0 go"), 1)
    assert "We are all going to die!" in [option.label for option in scene.options]
    joined = scene_of(Crew(red_in_go=True).does("0 go, 1 red"), 1)
    assert (joined.prompt, joined.players[1].title) == (BUTTON, "Red button")


def test_marks_joker_and_tokens_are_done_on_the_card() -> None:
    crew = Crew().does("0 go")
    on = [option.label for option in scene_of(crew, 0).options if option.on == crew.card("c2")]
    assert on == ["Mark c2", "Lay the joker on c2"]
    crew.time()
    assert [o.label for o in scene_of(crew, 0).options if o.on == crew.card("c2")] == ["Token on c2"]


def test_in_ticks_the_time_left_is_told_and_those_who_have_answered_wait() -> None:
    crew = Crew(clock="ticks", search_limit=30)
    assert scene_of(crew, 0).status == "Round 1 · everybody searches · 30 ticks left"
    assert "Wait" in [option.label for option in scene_of(crew, 0).options]
    crew.s.answer(0, crew.s.parse("wait"))
    assert scene_of(crew, 0).prompt == "Waiting for Bo and Cy."
    crew.s.answer(1, crew.s.parse("go"))
    crew.s.answer(2, crew.s.parse("wait"))
    assert scene_of(crew, 0, "fr").status.endswith(" · encore 10 instants")


# -- the review ---------------------------------------------------------------------------------


def test_the_review_names_every_destination_and_who_found_it() -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}, 1 joker {SPOT}, 1 mark {HELPED}").scored()
    scene = scene_of(crew, 0)
    assert badges(scene, VALID, "valid") == ["destination: Ada"]
    assert badges(scene, OTHER, "valid") == badges(scene, THIRD, "valid") == ["destination: nobody"]
    assert badges(scene, HELPED, "helped") == ["with the joker: Bo"]
    assert badges(scene, SPOT, "helped") == ["with the joker: nobody"]
    assert scene.prompt == (
        "For you +3: valid card +1, “Go!” +1, alone on it +1. "
        "Destinations: a1 (Ada), c1 (nobody), a3 (nobody). With the joker on b2: a2 (Bo), b2 (nobody)."
    )
    assert scene.status == "Round 1 · the result"
    assert scene_of(crew, 2).prompt.startswith("Destinations: a1 (Ada)")


@pytest.mark.rule("SB-138", "SB-140")
def test_the_review_shows_the_galaxy_as_it_was_judged() -> None:
    crew = Crew()
    judged = crew.card(VALID)
    crew.does(f"0 go, 0 mark {VALID}").scored()
    scene = scene_of(crew, 1)
    assert crew.card(VALID) == TOP
    assert at(scene, VALID).id == judged
    assert badges(scene, VALID, "taken") == ["goes to Ada"]
    (top,) = scene.zone("pile")
    assert (top.id, top.count) == (TOP, 10)
    crew.ready(0, 1, 2)
    after = scene_of(crew, 1)
    assert at(after, VALID).id == TOP
    assert after.zone("pile")[0].count == 9


@pytest.mark.rule("SB-139", "SB-141")
def test_after_a_right_alarm_the_pile_is_shown_as_it_was() -> None:
    scene = scene_of(Crew().does("1 red, 0 follow, 2 follow"), 1)
    (top,) = scene.zone("pile")
    assert (top.id, top.count) == (TOP, 10)
    assert not [card for card in scene.zone("galaxy") if fits(card, "taken")]
    assert scene.prompt.startswith("For you +2: red button +1, right alarm +1. Destinations: a1 (nobody)")


@pytest.mark.rule("SB-R43")
def test_a_pile_that_stays_is_not_counted_twice() -> None:
    crew = Crew(no_card="stays", captain=2)
    crew.does(f"0 red, 1 mark {VALID}").scored()
    (top,) = scene_of(crew, 0).zone("pile")
    assert (top.id, top.count) == (TOP, len(crew.s.pile)) == (TOP, 10)


@pytest.mark.rule("SB-R69")
@pytest.mark.parametrize("gone", [0, 1])
def test_a_face_down_card_that_was_taken_lies_face_down_in_the_review(gone: int) -> None:
    crew = Crew(void=True, down=[VALID], pile=10 - gone)
    if gone:  # a card that would have been a destination there
        crew.s.gone, crew.s.box = (crew.s.cards.number["halo-zebra-puff"],), crew.s.box[1:]
    crew.does(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {OTHER}").scored()
    scene = scene_of(crew, 2)
    assert at(scene, VALID).id == f"down_{VALID}"
    assert badges(scene, VALID, "token") == ["Ada: not valid"]
    assert scene.prompt == "Destinations: c1 (Bo), a3 (nobody)."


@pytest.mark.rule("SB-118", "SB-R35")
def test_what_each_has_gained_stands_at_their_reserve_row_by_row() -> None:
    crew = Crew(points=[1, 10, 10]).does(f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {VALID}").scored()
    scene = scene_of(crew, 2)
    (mine,) = zone(scene, "reserve_0").badges
    assert (mine.kind, mine.value, mine.label) == ("gain", f"{MINUS}2", f"{MINUS}2: no valid card {MINUS}1, wrong “Go!” {MINUS}1")
    assert zone(scene, "reserve_1").badges[0].value == "+2"
    assert not zone(scene, "reserve_2").badges


@pytest.mark.rule("SB-R80")
def test_a_search_that_nobody_ended_is_reviewed_too() -> None:
    crew = Crew().scored()
    scene = scene_of(crew, 0)
    assert scene.prompt == "Destinations: a1 (nobody), c1 (nobody), a3 (nobody)."


def test_a_round_without_destination_says_so() -> None:
    crew = Crew(throw={"disc": 8, "halo": 0, "zebra": 0}).does("0 red, 1 follow, 2 follow")
    assert "No card was a destination by itself." in scene_of(crew, SPECTATOR).prompt


@pytest.mark.rule("SB-R97")
def test_who_is_ready_waits_for_the_others() -> None:
    crew = Crew().does("0 red, 1 follow, 2 follow")
    assert [option.label for option in scene_of(crew, 0).options] == ["Go on"]
    crew.ready(0)
    assert scene_of(crew, 0).prompt.endswith(" Waiting for Bo and Cy.")


@pytest.mark.rule("SB-184", "SB-R71", "SB-R72")
def test_the_review_says_how_the_pattern_is_turned() -> None:
    below = {"disc": CENTRE, "halo": CENTRE, "zebra": 7}
    crew = Crew(rotation=True, throw=below).does(f"0 go, 0 joker {SPOT}, 0 mark {HELPED}").scored()
    scene = scene_of(crew, 1)
    turned = {card.label: badge.value for card in scene.zone("galaxy") for badge in card.badges if badge.kind == "valid"}
    assert turned == {"c1": "0°", "d5": "90°", "a1": "270°", "a3": "270°"}
    assert [badge.value for badge in at(scene, HELPED).badges if badge.kind == "helped"] == ["270°"]


def test_a_pattern_that_may_not_be_turned_has_no_angle() -> None:
    scene = scene_of(Crew().scored(), 0)
    assert [badge.value for badge in at(scene, VALID).badges if badge.kind == "valid"] == [""]


# -- the end -------------------------------------------------------------------------------------


def ended(points: list[int], reserves: list[int]) -> Crew:
    """Nobody says anything in the last round."""
    return Crew(len(points), points=points, reserves=reserves, pile=1).scored()


@pytest.mark.rule("SB-157", "SB-160")
def test_the_sheet_has_points_and_what_breaks_ties() -> None:
    scene = scene_of(ended([19, 18, 18], [0, 3, 7]), SPECTATOR)
    assert [(line.label, line.values, line.total) for line in scene.sheet] == [("Points", (19, 18, 18), True)]
    assert [(line.label, line.values) for line in scene.ties] == [("Cards in reserve, to break ties", (0, 3, 7))]
    assert scene.places == [1, 3, 2]
    assert scene.status == "The game is over after 1 round"
    assert not scene.options


@pytest.mark.parametrize(
    ("points", "reserves", "viewer", "lang", "verdict"),
    [
        ([19, 18], [0, 7], 1, "en", "Ada wins with 19 points."),
        ([19, 18], [0, 7], 0, "en", "You win with 19 points!"),
        ([1, 0], [0, 0], 1, "en", "Ada wins with 1 point."),
        ([15, 15], [2, 3], 0, "en", "Bo wins: 15 points like others, but more cards in reserve (3)."),
        ([15, 15], [2, 3], 1, "en", "You win: 15 points like others, but more cards in reserve (3)!"),
        ([15, 15], [3, 3], 0, "en", "Ada and Bo share the victory with 15 points and 3 cards in reserve each."),
        ([15, 15], [0, 0], 0, "fr", "Ada et Bo se partagent la victoire avec 15 points et aucune carte en réserve."),
        ([19, 18], [0, 7], 0, "fr", f"Vous gagnez avec 19 points{NO_BREAK}!"),
    ],
)
@pytest.mark.rule("SB-159", "SB-161")
def test_the_winner_is_named(points: list[int], reserves: list[int], viewer: int, lang: str, verdict: str) -> None:
    assert scene_of(ended(points, reserves), viewer, lang).prompt == verdict


# -- the log -------------------------------------------------------------------------------------


FILLED = "the top card fills the gap."


def deck() -> Cards:
    return Crew().s.cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_event_is_worded(players: int, options: dict[str, Any], lang: str) -> None:
    state, rng = posse.new("space_bowl", players, seed=players, **options), Rng.seeded(players)
    state.events = []
    while not state.over():
        step(state, rng)
    cards = deck()
    silent = {e.kind for e in state.events for reader in (0, 1, SPECTATOR) if not describe(e, cards, SAY[lang].to(reader))}
    assert silent <= {"sealed"}
    assert {"round", "threw", "ended"} <= {event.kind for event in state.events}


@pytest.mark.parametrize(
    ("kind", "args", "to_me", "to_others"),
    [
        ("round", (3,), "Round 3: you are captain.", "Round 3: Ada is captain."),
        ("threw", (), "You throw.", "Ada throws."),
        ("go", (), "You: “Go!”", "Ada: “Go!”"),
        ("red", (), "You: “We are all going to die!”", "Ada: “We are all going to die!”"),
        ("followed", (), "You: “Followed!”", "Ada: “Followed!”"),
        ("followed-red", (), "You join the red button.", "Ada joins the red button."),
        ("joker", (7,), "You lay the joker on b2.", "Ada lays the joker on b2."),
        ("placed", (7, 1, 0), "You have b2: valid.", "Ada has b2: valid."),
        ("placed", (7, 1, 1), "You have b2: valid with the joker.", "Ada has b2: valid with the joker."),
        ("placed", (7, 0, 0), "You have b2: not valid.", "Ada has b2: not valid."),
        ("scored", (3, 7), "You gain 3 points and have 7.", "Ada gains 3 points and has 7."),
        ("scored", (-1, 0), "You lose 1 point and have 0.", "Ada loses 1 point and has 0."),
        ("scored", (0, 4), "You stay at 4.", "Ada stays at 4."),
        ("captain", (), "You are the new captain.", "Ada is the new captain."),
        ("took", (7,), f"You take the card at b2; {FILLED}", f"Ada takes the card at b2; {FILLED}"),
        ("took-top", (), "You take the top card of the pile.", "Ada takes the top card of the pile."),
    ],
)
def test_a_log_line_speaks_to_its_reader(kind: str, args: tuple[int, ...], to_me: str, to_others: str) -> None:
    lines = [describe(Event(kind, 0, args, -1), deck(), speaker(reader)) for reader in (0, 1, SPECTATOR)]
    assert lines == [to_me, to_others, to_others]


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        ("left", (), "La carte du dessus de la pile quitte le jeu."),
        ("turned", (), f"La carte du dessus de la pile était face cachée{NO_BREAK}: on la retourne."),
        ("ended", (10,), "La manche 10 était la dernière."),
    ],
)
def test_what_is_nobodys_doing_is_said_without_a_name(kind: str, args: tuple[int, ...], line: str) -> None:
    assert describe(Event(kind, -1, args, -1), deck(), speaker(0, "fr")) == line


# -- words ---------------------------------------------------------------------------------------


class Collector(Visitor):
    """Gathers the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str, house: bool = False) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    files = sources(lang) if house else sources(lang, "space_bowl")[len(sources(lang)) :]
    for entry in FluentParser().parse("\n".join(files)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            collector = Collector()
            collector.visit(entry)
            found[entry.id.name] = collector.found
    return found


def test_both_languages_have_the_same_keys_and_none_of_the_house() -> None:
    assert messages("en") == messages("fr")
    for lang in LANGUAGES:
        assert not messages(lang).keys() & messages(lang, house=True).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained_and_every_value_named(lang: str) -> None:
    wanted: set[str] = set()
    for setting in (*SpaceBowl.settings, *Practice.settings):
        key = f"web-option-{setting.name}"
        wanted |= {key, f"{key}-help", *(f"{key}-{value}" for value in setting.values)}
        names = [SAY[lang](f"{key}-{value}") for value in setting.values]
        assert len(set(names)) == len(names)
    assert {key for key in messages(lang) if key.startswith("web-option-")} == wanted
    assert messages(lang).keys() >= {"web-title", "web-intro", "web-minutes"}


def test_french_signs_keep_their_space() -> None:
    for file in sources("fr", "space_bowl")[len(sources("fr")) :]:
        for line in file.splitlines():
            assert not [sign for sign in (" :", " ;", " !", " ?", "« ", " »", "'") if sign in line], line


# -- the terminal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_of_80_columns_has_room_for_every_card(lang: str) -> None:
    scene, view = scene_of(Crew(), 0, lang), View(speaker(0, lang))
    console = Console(width=80, file=io.StringIO(), color_system=None)
    for part in (*view.table(scene), *view.wanted(scene)):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert {card.label for card in scene.zone("galaxy")} <= set(" ".join(lines).split())


def test_where_room_is_short_a_card_is_its_place_and_its_planets() -> None:
    crew = Crew()
    crew.mark(0, "b3")
    shown = View(speaker(0)).piece(at(scene_of(crew, 0), "b3"))
    assert shown.plain == "b3 ● (Zebra, Puff)"
