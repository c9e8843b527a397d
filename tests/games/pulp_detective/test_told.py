"""What happened is told step by step, and at the end why it ended."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import posse
from posse.core.state import SPECTATOR
from posse.games.pulp_detective.rules import setup as effects
from posse.games.pulp_detective.rules.cards import ICON_IDS
from posse.games.pulp_detective.rules.state import OUT_OF_TIME
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.seen import MODES, SAY, badge, kinds, piece, scene_of, zone


def test_every_event_has_words() -> None:
    """Those that name a player have them for the player too."""
    folder = Path(effects.__file__).parent
    told = {kind for file in folder.glob("*.py") for kind in re.findall(r'\.tell\("([a-z-]+)"', file.read_text("utf-8"))}
    assert len(told) > 40
    keys = SAY["en"].known
    nobodys, split = {"turn", "shuffled", "no-cards", "unsolved", "found"}, {"out": "out-time"}
    for kind in told:
        key = f"log-{split.get(kind, kind)}"
        assert key in keys, kind
        assert kind in nobodys or f"{key}-you" in keys, kind


def test_a_turn_is_told_step_by_step() -> None:
    desk = Desk("rivals").seat(0, hour=20).mission("S1", needs="D").roll("D").do("finish")
    game = desk.s.game
    lines = [game.describe(event, SAY["en"].to(1, ("Ada", "Bo"))) for event in desk.events if event.reaches(1)]
    assert "Ada places “A torn ticket stub” in the main storyline." in lines
    assert "Ada investigates “A torn ticket stub”: Connect the Dots, Word on the Street, Make the Rounds." in lines
    assert "Ada succeeds." in lines
    assert "Ada finds a clue: 1 in all." in lines
    mine = [game.describe(event, SAY["fr"].to(0, ("Ada", "Bo"))) for event in desk.events if event.reaches(0)]
    assert "Vous réussissez\u00a0!" in mine


def test_a_case_solved_is_told_to_all() -> None:
    desk = Desk("rivals").seat(0, hour=7, clues=4).confront(1)
    desk.fulfil()
    desk.do("finish")
    scenes = [scene_of(desk.s, viewer) for viewer in (0, 1, SPECTATOR)]
    assert [scene.prompt.split(",")[0] for scene in scenes] == [
        "You have solved the case at hour 7",
        "Ada has solved the case at hour 7",
        "Ada has solved the case at hour 7",
    ]
    (case,) = scenes[0].sheet
    assert (case.label, case.values, case.words) == ("The case", (1, 0), ("Solved", "Unsolved"))
    assert scenes[0].places == [1, 2]
    assert [scene.share for scene in scenes] == ["", "", ""]
    suspect = next(piece for piece in scenes[0].pieces if piece.kind == "suspect" and piece.zone == "mission")
    assert (suspect.face, badge(zone(scenes[0], "mission"), "caught").label) == (desk.cards.suspect_ids[1], "Caught")
    assert "dice" not in kinds(zone(scenes[0], "mission"))


def test_a_case_solved_alone_has_a_line_to_share() -> None:
    desk = Desk().seat(0, hour=7, clues=4).confront(1)
    desk.fulfil()
    desk.do("finish")
    line = "Pulp Detective · The Damsel in Distress · Beginner · Vera Lockhart · solved at hour 7 · ■■■■"
    assert scene_of(desk.s).share == line


def test_a_case_lost_says_why() -> None:
    late = Desk().seat(hour=1).mission(needs="P4", penalty="").do("finish").idle()
    assert scene_of(late.s).prompt == "Time has run out: the case remains unsolved."
    weak = Desk().seat(energy=1).mission(needs="P4", penalty="E").do("finish").idle()
    assert scene_of(weak.s).prompt == "You have no Energy left: the case remains unsolved."
    assert scene_of(weak.s).share.endswith("unsolved · □□□□")
    beaten = Desk().confront(1).do("finish")
    assert scene_of(beaten.s, lang="fr").prompt == SAY["fr"]("lost-beaten")
    assert [(line.label, line.words) for line in scene_of(beaten.s, lang="fr").sheet] == [
        (SAY["fr"]("sheet-case"), ("Non résolue",))
    ]
    assert badge(zone(scene_of(beaten.s, lang="fr"), "mission"), "escaped").label == "En fuite"
    for desk in (late, weak):
        last = zone(scene_of(desk.s), "mission")
        assert (badge(last, "unsolved").label, piece(scene_of(desk.s), "panel").zone) == ("Unsolved", "mission")


def test_a_rival_who_is_beaten_leaves_no_confrontation_behind() -> None:
    desk = Desk("rivals").confront(1).do("finish")
    assert not desk.s.over()
    assert desk.s.mission is None or not desk.s.mission.suspect


def test_nobody_has_points() -> None:
    desk = Desk("rivals")
    assert {player.score for viewer in (0, 1, SPECTATOR) for player in scene_of(desk.s, viewer).players} == {None}


def test_partners_win_together() -> None:
    desk = Desk("partners").seat(hour=5, clues=4).confront(1, 1)
    desk.fulfil()
    desk.do("finish")
    assert scene_of(desk.s, 0).prompt.startswith("You have solved the case together at hour 5")
    assert scene_of(desk.s).share == ""


def test_icons_have_the_names_of_the_art() -> None:
    assert {f"icon-{slug}" for slug in ICON_IDS} <= SAY["en"].known
    art = posse.game("pulp_detective").art("en")
    desk = Desk().seat(obj="paperboy", twists="D W").discards("C1").turn().do("keep 1", "discard 2")
    for state in (
        desk.s,
        Desk("rivals").seat(0, obj="paperboy", energy=8).mission(needs="P4").roll("D W R P").do("again yellow-1").s,
    ):
        for viewer in range(state.players):
            scene = scene_of(state, viewer)
            faces = {p.face for p in scene.pieces}
            pictures = {b.picture for p in scene.pieces for b in p.badges if b.picture}
            sides = {face for p in scene.pieces for face in p.faces}
            assert all(f'id="{face}"' in art for face in faces | pictures | sides)


def test_who_is_out_of_time_is_told_and_partners_are_only_told_that_it_is_over() -> None:
    desk = Desk("partners").seat(0, hour=1).mission(needs="D", penalty="O").do("finish")
    assert desk.s.over() and not desk.told("out")
    assert scene_of(desk.s).prompt.startswith("Time has run out")
    alone = Desk("rivals").seat(0, hour=1).mission(needs="D", penalty="O").do("finish")
    assert alone.s.game.describe(alone.told("out")[0], SAY["en"].to(1, ("Ada", "Bo"))) == "Ada is out of time."


@pytest.mark.rule("PD-R18")
@pytest.mark.parametrize("mode", [mode for mode, _ in MODES])
def test_where_no_card_is_left_that_is_what_is_told(mode: str) -> None:
    """It counts as lost by Time, but there may be hours left."""
    desk = Desk(mode).seat(0, hour=8).use_up("").turn()
    assert desk.s.over() and {area.fate for area in desk.s.areas} == {OUT_OF_TIME}
    lines = [desk.s.game.describe(event, SAY["en"].to(0, ("Ada", "Bo"))) for event in desk.events]
    assert lines[-2:] == ["No card is left to draw.", "The case remains unsolved."]
    for lang, prompt, fate in (("en", "No card is left", "out of leads"), ("fr", "Plus aucune carte", "à court de pistes")):
        scene = scene_of(desk.s, 0, lang)
        assert scene.prompt.startswith(prompt)
        assert badge(piece(scene, desk.cards.detective_ids[desk.area().detective]), "out").label == fate


def test_only_rivals_have_an_active_player() -> None:
    for mode, active in (("rivals", True), ("partners", False)):
        desk = Desk(mode).turn()
        assert bool(scene_of(desk.s, 0).players[0].title) == active


def test_partners_are_not_asked_to_swap_what_they_may_both_hold() -> None:
    held = {}
    for mode in ("rivals", "partners"):
        desk = Desk(mode).seat(0, obj="lucky-coin").discards("C3").mission(needs="D", reward="O").roll("D").do("finish")
        held[mode] = "Lucky coin" in scene_of(desk.s, 0).prompt
    assert held == {"rivals": True, "partners": False}
