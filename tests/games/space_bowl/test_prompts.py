"""Each seat has a prompt, and each option has a button or a card."""

from __future__ import annotations

import pytest

from posse.core.state import SPECTATOR

from .position import Crew
from .seen import scene_of

SEARCHING = "Do you see a destination? Say “Go!”. Sure that there is none? Then we are all going to die."
BOUND = "You have to put a token down: mark your card before 0."
BUTTON = "You are on the red button: wait and see."
DOUBT = "Ada sees no destination. Join the red button, or mark a card that proves the contrary."
FREE = "Just one planet missing? Pick up the joker."
FOLLOW = "Ada says “Go!”. If you have found a card too, say “Followed!” before 0."


@pytest.mark.parametrize(
    ("script", "viewer", "prompt"),
    [
        ("", 0, SEARCHING),
        ("", SPECTATOR, "Everybody is searching."),
        ("0 mark a1", 0, "You have marked a1: say “Go!” before somebody else does."),
        ("0 mark a1", 1, SEARCHING),
        ("0 go", 0, f"{BOUND} {FREE}"),
        ("0 go, 0 mark a1", 0, f"At 0 your token goes on a1; until then you can mark another card. {FREE}"),
        ("0 go", 1, f"{FOLLOW} {FREE}"),
        ("0 go, 1 follow", 1, f"{BOUND} {FREE}"),
        ("0 go, 2 joker b2", 1, f"{FOLLOW} The joker on b2 is any one planet there, for \N{MINUS SIGN}1."),
        ("0 go", SPECTATOR, "Ada says “Go!”. Who follows?"),
        ("0 go, 1 joker b2", 1, f"{BOUND} You laid the joker on b2, so your card must need it."),
        ("0 red", 0, BUTTON),
        ("0 red, 1 follow", 1, BUTTON),
        ("0 red", 1, f"{DOUBT} {FREE}"),
        ("0 red, 1 mark a1", 1, f"At 0 your token goes on a1, unless you clear the mark or join the red button. {FREE}"),
        (
            "1 mark a1, 0 red",
            1,
            f"Your mark on a1 is older than the announcement: mark the card again if you want your token there. {FREE}",
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
        ("0 red, 1 mark a1", 1, "Your token lies on a1: confirm it, or choose another card."),
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


@pytest.mark.rule("SB-R85", "SB-R86")
@pytest.mark.parametrize(("call", "buttons"), [("go", ["My token stays"]), ("red", ["My token stays", "Take it back"])])
def test_a_token_that_lies_can_be_confirmed_or_moved(call: str, buttons: list[str]) -> None:
    crew = Crew().does(f"0 {call}, 1 {'follow' if call == 'go' else 'mark a1'}, 1 mark a1")
    crew.time()
    options = scene_of(crew, 1).options
    assert [option.label for option in options if not option.on] == buttons
    assert len([option for option in options if option.on]) == 25


def test_the_prompt_changes_while_the_joker_is_held() -> None:
    (joker,) = [piece for piece in scene_of(Crew().does("0 go"), 1).pieces if piece.id == "joker"]
    assert joker.prompt.startswith("Choose the card on which the joker shall be the missing planet.")


def test_who_has_no_token_down_can_say_so() -> None:
    crew = Crew().does("0 red")
    crew.time()
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
    assert scene_of(crew, 0).status == "Round 1 · everybody searches · 30 seconds left"
    assert "Wait" in [option.label for option in scene_of(crew, 0).options]
    crew.s.answer(0, crew.s.parse("wait"))
    assert scene_of(crew, 0).prompt == "Waiting for Bo and Cy."
    crew.s.answer(1, crew.s.parse("go"))
    crew.s.answer(2, crew.s.parse("wait"))
    assert scene_of(crew, 0, "fr").status.endswith(" · encore 10 secondes")
