"""The review of a round, and the winner after the game."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR

from .position import CENTRE, HELPED, INVALID, OTHER, SPOT, THIRD, TOP, VALID, Crew
from .seen import MINUS, NO_BREAK, at, badges, fits, scene_of, zone


def test_the_review_names_every_destination_and_who_found_it() -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}, 1 joker {SPOT}, 1 mark {HELPED}").scored()
    scene = scene_of(crew, 0)
    assert badges(scene, VALID, "valid") == ["destination: Ada"]
    assert badges(scene, OTHER, "valid") == badges(scene, THIRD, "valid") == ["destination, not found"]
    assert badges(scene, HELPED, "helped") == ["with the joker: Bo"]
    assert badges(scene, SPOT, "helped") == ["with the joker, not found"]
    assert scene.prompt == (
        "You: +3 (valid card +1, “Go!” +1, alone on it +1). "
        "Destination: a1 (Ada). Not found: c1, a3. With the joker on b2: a2 (Bo), b2."
    )
    assert scene.status == "Round 1 · the result"
    assert scene_of(crew, 2).prompt.startswith("Destination: a1 (Ada)")


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
    waiting = scene_of(crew, 1)
    assert at(waiting, VALID).id == judged, "until the captain throws"
    assert waiting.zone("pile")[0].count == 9
    crew.throw("hush")
    assert at(scene_of(crew, 1), VALID).id == TOP


@pytest.mark.rule("SB-R97")
def test_the_review_stays_until_the_next_throw() -> None:
    crew = Crew().does(f"0 go, 1 follow, 0 mark {VALID}, 1 mark {OTHER}").scored()
    crew.time()
    assert crew.s.round == 2
    scene = scene_of(crew, 1)
    assert badges(scene, VALID, "token", "valid") == ["Ada: valid", "destination: Ada"]
    assert scene.prompt.startswith("Waiting for Ada, the captain, to throw. You: +2 (valid card +1, alone on it +1).")
    assert [piece.zone for piece in scene.pieces if piece.id == "disc"] == [f"cell_{CENTRE}"]
    crew.throw("hush")
    scene = scene_of(crew, 1)
    assert not badges(scene, VALID, "token", "valid")
    assert scene.prompt == "Everything is rolling: get ready."


@pytest.mark.rule("SB-139", "SB-141")
def test_after_a_right_alarm_the_pile_is_shown_as_it_was() -> None:
    scene = scene_of(Crew().does("1 red, 0 follow, 2 follow"), 1)
    (top,) = scene.zone("pile")
    assert (top.id, top.count) == (TOP, 10)
    assert not [card for card in scene.zone("galaxy") if fits(card, "taken")]
    assert scene.prompt.startswith("You: +2 (red button +1, right alarm +1). Not found: a1, c1, a3.")


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
    assert scene.prompt == "Destination: c1 (Bo). Not found: a3."


@pytest.mark.rule("SB-118", "SB-R35")
def test_what_each_has_gained_stands_at_their_reserve_row_by_row() -> None:
    crew = Crew(points=[1, 10, 10]).does(f"0 go, 1 follow, 0 mark {INVALID}, 1 mark {VALID}").scored()
    scene = scene_of(crew, 2)
    (mine,) = zone(scene, "reserve_0").badges
    assert (mine.kind, mine.value, mine.label) == (
        "gain",
        f"{MINUS}2",
        f"{MINUS}2 (no valid card {MINUS}1, wrong “Go!” {MINUS}1)",
    )
    assert zone(scene, "reserve_1").badges[0].value == "+2"
    assert not zone(scene, "reserve_2").badges


@pytest.mark.rule("SB-R80")
def test_a_search_that_nobody_ended_is_reviewed_too() -> None:
    crew = Crew().scored()
    scene = scene_of(crew, 0)
    assert scene.prompt == "Not found: a1, c1, a3."


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
    """The end of a game after a last round without an announcement."""
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
        ([15, 15], [2, 3], 0, "en", "Bo wins: level at 15 points, but with more cards in reserve (3)."),
        ([15, 15], [2, 3], 1, "en", "You win: level at 15 points, but with more cards in reserve (3)!"),
        ([15, 15], [3, 3], 0, "en", "Ada and Bo share the victory with 15 points and 3 cards in reserve each."),
        ([15, 15], [0, 0], 0, "fr", "Ada et Bo se partagent la victoire avec 15 points et aucune carte en réserve."),
        ([19, 18], [0, 7], 0, "fr", f"Vous gagnez avec 19 points{NO_BREAK}!"),
    ],
)
@pytest.mark.rule("SB-159", "SB-161")
def test_the_winner_is_named(points: list[int], reserves: list[int], viewer: int, lang: str, verdict: str) -> None:
    assert scene_of(ended(points, reserves), viewer, lang).prompt == verdict
