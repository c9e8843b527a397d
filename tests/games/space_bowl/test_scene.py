"""The scene shows everything that its viewer may see and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.core.state import SPECTATOR
from posse.games.space_bowl.rules.solver import places_of
from posse.games.space_bowl.rules.state import table
from posse.games.space_bowl.scene.board import build
from posse.texts import LANGUAGES

from .position import CENTRE, RIGHT, SPOT, TOP, VALID, Crew, named
from .seen import SAY, TABLES, at, badges, fits, labels, piece, scene_of, states, views, zone

# -- random tables -------------------------------------------------------------------------


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


def test_a_whole_state_is_refused() -> None:
    with pytest.raises(ValueError, match="seen_by"):
        build(Crew().s, SAY["en"])


# -- the galaxy ----------------------------------------------------------------------------


@pytest.mark.rule("SB-020", "SB-181")
@pytest.mark.parametrize("size", [5, 6])
def test_the_galaxy_is_a_grid_row_by_row(size: int) -> None:
    scene = scene_of(posse.new("space_bowl", 2, 1, size=size, clock="real"), 0)
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
        assert badges(scene, SPOT, "joker") == ["your joker" if viewer == 1 else "the joker of Bo"]
        assert "joker" not in {piece.id for piece in scene.pieces}


@pytest.mark.rule("SB-R87")
def test_tokens_stay_secret_until_all_are_down() -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}")
    crew.time()
    assert badges(scene_of(crew, 0), VALID, "token") == ["your token"]
    assert not badges(scene_of(crew, 1), VALID, "token")
    assert not badges(scene_of(crew, SPECTATOR), VALID, "token")
    crew.put(1, VALID)
    assert not badges(scene_of(crew, 2), VALID, "token")
    crew.time()
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
    players = scene_of(Crew().does(script), SPECTATOR).players
    assert [player.title for player in players] == titles
    said = [[badge.label for badge in player.badges] for player in players]
    assert said == [
        [title.removeprefix("Captain").removeprefix(" · ")] if title not in ("", "Captain") else [] for title in titles
    ]
