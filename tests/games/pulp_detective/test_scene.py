"""The scene shows what its viewer may see, all of it, and nothing else; every move lies on the thing it is made with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.core.choice import Choice
from posse.core.rng import Rng
from posse.core.scene import Badge, Piece, Scene, Zone
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective import effects
from posse.games.pulp_detective.cards import ICON_IDS
from posse.games.pulp_detective.scene import build
from posse.games.pulp_detective.state import NO_CARD, table
from posse.testing.walk import random_answer
from posse.texts import LANGUAGES, texts
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.twins import other_secrets

SAY = {lang: texts("pulp_detective", lang) for lang in LANGUAGES}
MODES = (("solo", 1), ("rivals", 2), ("partners", 2))


def scene_of(state: State, viewer: int = 0, lang: str = "en") -> Scene:
    return build(table(state.seen_by(viewer)), SAY[lang].to(viewer, ("Ada", "Bo")[: state.players]))


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def badge(thing: Piece | Zone, kind: str) -> Badge:
    return next(badge for badge in thing.badges if badge.kind == kind)


def kinds(thing: Piece | Zone) -> list[str]:
    return [badge.kind for badge in thing.badges]


def done_on(desk: Desk, viewer: int = 0) -> dict[str, str]:
    """The moves of a viewer by their words, with what they are made on."""
    return {desk.s.text(option.move): option.on for option in scene_of(desk.s, viewer).options}


def said(desk: Desk, move: str, viewer: int = 0, lang: str = "en") -> str:
    options = scene_of(desk.s, viewer, lang).options
    return next(option.label for option in options if desk.s.text(option.move) == move)


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
        "Persuasion. Left: 4 dice, no re-roll."
    )


def test_the_discards_say_which_object_would_be_found() -> None:
    desk = Desk().discards("C9 C5 C1").turn()
    scene = scene_of(desk.s)
    assert badge(zone(scene, "discards"), "die_6").label == "next object: Underworld"
    top = piece(scene, "locked-in-the-cold-room")
    assert (top.zone, top.count) == ("discards", 3)
    assert "The floor gives way" in top.text
    assert not zone(scene_of(Desk().turn().s), "discards").badges


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
        "up to hour 14",
        "Word on the Street",
        "Persuasion \N{MULTIPLICATION SIGN}2",
        "success brings",
        "an object",
        "failure costs",
        "1 hour",
        "mission of the hour",
    ]
    assert "Up to hour 24: Connect the Dots, Word on the Street, Make the Rounds. Success: 1 clue." in card.text


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
    found = {p.id: [b.kind for b in p.badges if b.value.startswith("joint-")] for p in scene.pieces if p.kind == "card"}
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


# -- moves and what they are made on -------------------------------------------------------


def test_cards_drawn_are_chosen_by_themselves() -> None:
    desk = Desk("rivals").pile("C1 S1 I1").turn()
    assert done_on(desk) == {f"{verb} {n}": f"drawn_{n}" for verb in ("keep", "give", "discard") for n in (1, 2, 3)}
    assert said(desk, "give 2") == "Give card 2 (Lead) to Bo"
    assert scene_of(desk.s).prompt == "What becomes of the cards? Keep one, give one and discard one."
    assert scene_of(desk.s, 1).prompt == "Ada chooses from the cards."


def test_everything_in_a_mission_lies_on_its_thing() -> None:
    desk = Desk().seat(hour=20, energy=2, twists="P", obj="lucky-coin").mission(needs="P3 W").roll("D")
    desk.m.rerolls = 1
    assert done_on(desk) == {
        "finish": "",
        "buy": "energy_0",
        "roll yellow-2": "yellow-2",
        "roll yellow-3": "yellow-3",
        "roll yellow-4": "yellow-4",
        "reroll yellow-1": "yellow-1",
        "special yellow-1": "yellow-1",
        "use on yellow-1": "yellow-1",
        "twist persuasion": "twist-persuasion-1",
    }
    assert said(desk, "finish") == "Give up the mission"
    assert said(desk, "buy") == "Spend 1 hour: 1 more die"
    assert said(desk, "use on yellow-1") == "Re-roll yellow die 1 with the Lucky coin"
    assert said(desk, "special yellow-1", lang="fr") == "Relancer le dé jaune 1 grâce à Vera Lockhart"


def test_the_file_is_closed_when_the_mission_is_met() -> None:
    desk = Desk().mission(needs="D").roll("D")
    assert said(desk, "finish") == "Close the file"
    assert scene_of(desk.s).prompt == "That is all that the mission takes."
    arrest = Desk().confront(1)
    assert said(arrest, "finish") == "Let the Criminal go"
    arrest.m.added = arrest.m.needs
    assert said(arrest, "finish") == "Make the arrest"


def test_objects_lie_before_their_players() -> None:
    key = Desk().seat(obj="skeleton-key").mission(needs="P")
    assert done_on(key)["use as persuasion"] == "skeleton-key_0"
    flask = Desk("rivals").seat(1, obj="hip-flask", energy=3).mission(seat=1)
    assert done_on(flask, 1)["use"] == "hip-flask_1"
    assert said(flask, "use", 1) == "Use the Hip flask: 2 Energy"
    watch = Desk().seat(obj="pocket-watch", hour=3).mission()
    assert said(watch, "use") == "Use the Pocket watch: 2 hours back"


def test_tokens_are_taken_where_they_lie_and_used_where_they_are_held() -> None:
    desk = Desk("rivals").seat(0, twists="W P D R").seat(1, twists="D").token("deus-ex-machina", 1)
    desk.token("sidekick").token("interrogation").mission(needs="P4", reward="K").roll("D")
    found = done_on(desk)
    assert found["take deus-ex-machina"] == "deus-ex-machina"
    assert piece(scene_of(desk.s), "deus-ex-machina").zone == "tokens_1"
    assert found["sidekick max-tolliver"] == "sidekick"
    assert found["ignore persuasion"] == "interrogation"
    assert found["shoot hour dots as persuasion"] == "chekhovs-gun"
    assert said(desk, "take deus-ex-machina") == "Take Deus ex Machina for Connect the Dots"
    scene = scene_of(desk.s)
    assert [p.id for p in scene.zone("aside")] == ["max-tolliver", "inspector-amos-reed"]
    assert (piece(scene, "twist-dots-1").zone, piece(scene, "twist-dots-2").zone) == ("twists_0", "twists_1")


def test_dice_are_turned_over_on_themselves() -> None:
    desk = Desk("rivals").token("deus-ex-machina").mission(needs="P4").roll("D R")
    assert said(desk, "flip yellow-1") == "Turn yellow die 1 over to Word on the Street"
    desk.do("flip yellow-1")
    assert done_on(desk) == {"flip yellow-2": "yellow-2", "done": ""}
    assert scene_of(desk.s).prompt == "You may turn 2 more dice over."


def test_a_twist_token_comes_from_the_supply_and_says_what_it_costs() -> None:
    desk = Desk().seat(twists="D D W", hour=9).mission(needs="P4", penalty="").roll("P D").do("finish")
    found = done_on(desk)
    assert found["gain persuasion"] == "twist-persuasion-1"
    assert found["gain dots"] == found["swap street for dots"] == "twist-dots-3"
    assert said(desk, "gain dots") == "Take Connect the Dots (costs 2 hours)"
    assert said(desk, "swap street for dots", lang="fr") == (
        "Échanger Traquer la rumeur contre Faire des recoupements (coûte 1 heure)"
    )
    assert said(desk, "decline") == "No Twist token"
    assert piece(scene_of(desk.s), "twist-dots-3").count == 2
    desk.do("gain dots")
    assert piece(scene_of(desk.s), "twist-dots-3").zone == "twists_0"


def test_upkeep_is_paid_with_a_token_or_with_the_object() -> None:
    desk = Desk().seat(obj="underworld", twists="R").mission(needs="P4").do("roll grey").do("finish")
    assert done_on(desk) == {"pay rounds": "twist-rounds-1", "lose": "underworld_0"}
    assert "discard a Twist token, or the Underworld is lost" in scene_of(desk.s).prompt


def test_an_object_found_is_offered_and_flies_to_its_finder() -> None:
    desk = Desk().discards("C1").seat(obj="lucky-coin").mission(needs="D", reward="O").roll("D").do("finish")
    assert done_on(desk) == {"accept hip-flask": "hip-flask_0", "decline": ""}
    assert scene_of(desk.s).prompt == "You have found the Hip flask. Do you take it in place of the Lucky coin?"
    desk.do("accept hip-flask")
    assert piece(scene_of(desk.s), "hip-flask_0").zone == "object_0"


def test_partners_choose_who_gets_something_by_their_detectives() -> None:
    desk = Desk("partners").discards("C1").mission(needs="D", reward="O").roll("D").do("finish").do("accept hip-flask")
    for viewer in (0, 1):
        assert done_on(desk, viewer) == {"to 1": "vera-lockhart", "to 2": "sergeant-ida-brandt"}
    assert said(desk, "to 1") == "It is for you"
    assert said(desk, "to 1", 1) == "It goes to Ada"


def test_a_partner_who_holds_the_same_object_does_not_confuse_the_offer() -> None:
    desk = Desk("partners").discards("C1").seat(0, obj="hip-flask").mission(needs="D", reward="O").roll("D").do("finish")
    assert done_on(desk)["accept hip-flask"] == "hip-flask"
    assert {piece.id for piece in scene_of(desk.s).pieces} >= {"hip-flask", "hip-flask_0"}


def test_before_the_game_everything_can_be_chosen_by_its_card() -> None:
    desk = Desk(case="choose", level="choose", detective="choose")
    s = posse.new("pulp_detective", 1, 1, case="choose", level="choose", detective="choose")
    scene = scene_of(s)
    assert {option.on for option in scene.options} == {"vera-lockhart", "max-tolliver"}
    s.answer(0, s.parse("detective max-tolliver"))
    assert {option.on for option in scene_of(s).options} == set(desk.cards.case_ids)
    assert "By day one die a turn that shows Word on the Street" in piece(scene_of(s), "max-tolliver").text
    s.answer(0, s.parse("case prized-photo"))
    assert [option.label for option in scene_of(s).options][2] == "Experienced: 18 hours, 4 Energy"
    s.answer(0, s.parse("level expert"))
    assert badge(piece(scene_of(s), "prized-photo"), "level").label == "Experienced"


# -- what is wanted -----------------------------------------------------------------------


def situations() -> dict[str, State]:
    """A position for every kind of choice, by its name."""
    found: dict[str, State] = {}
    for mode, players in MODES:
        for seed in range(12):
            rng = Rng.seeded(seed)
            options: dict[str, Any] = {"mode": mode}
            if seed == 0:
                options |= dict.fromkeys(("case", "level", "detective", "inspector"), "choose")
            state = posse.game("pulp_detective", options).new(players, seed)
            bot = state.game.bot("heuristic")
            while not state.over():
                assert state.top is not None
                found.setdefault(type(state.top.effect).__name__, state.copy())
                seat = state.waiting()[0]
                state.answer(seat, bot(state.seen_by(seat), seat, rng) if rng.below(4) else random_answer(state, rng)[1])
    return found


def test_there_is_a_prompt_for_every_choice_and_every_viewer_in_every_language() -> None:
    found = situations()
    found["LastMoment"] = Desk().seat(obj="pocket-watch", hour=1).mission().do("finish").s
    found["Flipping"] = Desk("rivals").token("deus-ex-machina").mission(needs="P4").roll("D").do("flip yellow-1").s
    found["NameCriminal"] = Desk().accuse().s
    found["WhoConfronts"] = Desk("partners").seat(rows=("C1",)).accuse().s
    found["Recipient"] = Desk("partners").mission(needs="D", reward="E").roll("D").do("finish").s
    wanted = {kind.__name__ for kind in effects.KINDS if issubclass(kind, Choice)}
    assert wanted <= set(found)
    for name, state in found.items():
        prompts = {}
        for lang in LANGUAGES:
            for viewer in (*range(state.players), SPECTATOR):
                prompt = scene_of(state, viewer, lang).prompt
                prompts[lang, viewer] = prompt
                if viewer not in state.waiting():
                    assert "Ada" in prompt or "Bo" in prompt, name
        assert len(set(prompts.values())) > len(LANGUAGES) - 1
        assert prompts["en", 0] != prompts["fr", 0]


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


# -- what happened, and the end -----------------------------------------------------------


def test_every_event_has_words() -> None:
    """Those that name a player have them for the player too."""
    folder = Path(effects.__file__).parent
    told = {kind for file in folder.glob("effects*.py") for kind in re.findall(r'\.tell\("([a-z-]+)"', file.read_text("utf-8"))}
    assert len(told) > 40
    keys = SAY["en"].keys()
    nobodys, split = {"turn", "shuffled", "unsolved", "found"}, {"out": "out-time"}
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
    desk.m.added = desk.m.needs
    desk.do("finish")
    scenes = [scene_of(desk.s, viewer) for viewer in (0, 1, SPECTATOR)]
    assert [scene.prompt.split(",")[0] for scene in scenes] == [
        "You have solved the case at hour 7",
        "Ada has solved the case at hour 7",
        "Ada has solved the case at hour 7",
    ]
    assert [line.values for line in scenes[0].sheet] == [(1, 0)]
    assert scenes[0].places == [1, 2]
    assert zone(scenes[0], "share").label == (
        "Pulp Detective · The Damsel in Distress · Beginner · Vera Lockhart · solved at hour 7 · ■■■■"
    )
    assert "beaten to it at hour 7 · □□□□" in zone(scenes[1], "share").label


def test_a_case_lost_says_why() -> None:
    late = Desk().seat(hour=1).mission(needs="P4", penalty="").do("finish").idle()
    assert scene_of(late.s).prompt == "Time has run out: the case stays unsolved."
    weak = Desk().seat(energy=1).mission(needs="P4", penalty="E").do("finish").idle()
    assert scene_of(weak.s).prompt == "No Energy is left: the case stays unsolved."
    assert zone(scene_of(weak.s), "share").label.endswith("unsolved · □□□□")
    beaten = Desk().confront(1).do("finish")
    assert scene_of(beaten.s, lang="fr").prompt == SAY["fr"]("lost-beaten")


def test_partners_win_together() -> None:
    desk = Desk("partners").seat(hour=5, clues=4).confront(1, 1)
    desk.m.added = desk.m.needs
    desk.do("finish")
    assert scene_of(desk.s, 0).prompt.startswith("You have solved the case together at hour 5")
    assert "Vera Lockhart + Sergeant Ida Brandt · solved at hour 5" in zone(scene_of(desk.s), "share").label


def test_icons_have_the_names_of_the_art() -> None:
    assert {f"icon-{slug}" for slug in ICON_IDS} <= SAY["en"].keys()
    art = posse.game("pulp_detective").art("en")
    desk = Desk().seat(obj="paperboy", twists="D W").discards("C1").turn().do("keep 1", "discard 2")
    for state in (
        desk.s,
        Desk("rivals").seat(0, obj="paperboy", energy=8).mission(needs="P4").roll("D W R P").do("again yellow-1").s,
    ):
        for viewer in range(state.players):
            scene = scene_of(state, viewer)
            faces = {p.face for p in scene.pieces}
            pictures = {b.value for p in scene.pieces for b in p.badges if b.kind.startswith("edge-")}
            assert all(f'id="{face}"' in art for face in faces | pictures)
