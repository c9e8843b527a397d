"""Saved positions that somebody has damaged: each is refused in words that name what is wrong, or can be played to its end."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from posse.core.errors import RecordError
from posse.core.state import State
from posse.games.pulp_detective.rules.cards import CARDS
from tests.games.pulp_detective.position import Desk

Spoil = Callable[[Any], Any]


def mission(data: dict[str, Any], **fields: Any) -> None:
    data["table"]["mission"].update(fields)


def area(data: dict[str, Any], seat: int = 0, **fields: Any) -> None:
    data["table"]["areas"][seat].update(fields)


def table(data: dict[str, Any], **fields: Any) -> None:
    data["table"].update(fields)


def frame(data: dict[str, Any], at: int = -1, **fields: Any) -> None:
    data["stack"][at].update(fields)


def stack(data: dict[str, Any], words: str) -> None:
    """The stack anew, by effects and seats: `Clock0 Claim1`."""
    data["stack"] = [{"effect": word[:-1], "me": int(word[-1])} for word in words.split()]


def discard_all(data: dict[str, Any], **fields: Any) -> None:
    table(data, discards=data["table"]["discards"] + data["table"]["pile"], pile=[], **fields)


def rename(data: dict[str, Any], effect: str, other: str) -> None:
    for one in data["stack"]:
        if one["effect"] == effect:
            one["effect"] = other


MISSION: list[tuple[Spoil, str]] = [
    (lambda d: mission(d, needs=[7, 0, 0, 0]), "needs: expected a number from 0 to 6, not 7"),
    (lambda d: mission(d, noted=[0] * 5), "noted: expected a list of 0 to 4"),
    (lambda d: mission(d, noted=[0], noted_wild=[-1], rolls=2), "noted: expected results beyond those of four yellow dice"),
    (lambda d: mission(d, rolls=3), "rolls: expected the yellow dice that lie there and the results noted, not 3"),
    (lambda d: mission(d, faces=[0] * 6), "rolls: expected the yellow dice"),
    (lambda d: mission(d, wild=[-1, 2, -1, -1, -1, -1]), "wild: expected -1 for a die not rolled"),
    (lambda d: mission(d, penalty=4), "penalty: expected no clue, not 4"),
    (lambda d: mission(d, reward=8), "reward: expected a number from 0 to 7, not 8"),
    (lambda d: mission(d, line=99), "line: expected 2, that of the card which seat 0 has placed, for hour 24, not 99"),
    (lambda d: mission(d, suspect=1), "mission: expected a mission of seat 0"),
    (lambda d: mission(d, borrowed=2), "aside, borrowed: expected detectives whom nobody chose, each once, and none in solo"),
    (lambda d: d["table"].pop("mission"), "mission: expected one for Investigation, not False"),
    (lambda d: area(d, detective=-1), "detective: expected one for each player"),
    (lambda d: area(d, detective=2), "detective: expected one of the colour of seat 0, not .sergeant-ida-brandt."),
    (lambda d: area(d, energy=0), "hours, energy: expected at least 1 for one who plays"),
    (lambda d: area(d, twists=[4, 0, 0, 0]), "twists: expected 4 of each icon, not 8"),
    (lambda d: area(d, object=5), "object: expected one that is in this case, not 5"),
    (lambda d: area(d, row=4), "row: expected the card of this turn at the end of its storyline"),
    (lambda d: area(d, clues=4), "clues: expected less than 4 before the Criminal is confronted, not 4"),
    (lambda d: area(d, fate=2), "fate, solver: expected somebody who plays"),
    (lambda d: table(d, solver=0), "fate, solver: expected somebody who plays and a case that is not solved"),
    (lambda d: table(d, hours=[]), "hours, energy: expected at least 1"),
    (lambda d: table(d, hours=[0]), "hours, energy: expected at least 1"),
    (lambda d: table(d, hours=[5, 5]), "hours: expected a list of 0 to 1"),
    (lambda d: table(d, case=0), "case: expected 2, as the options have it, not 0"),
    (lambda d: table(d, level=2), "level: expected 0, as the options have it, not 2"),
    (lambda d: table(d, tokens=[-1] * 4), "tokens: expected -2 for each token in solo"),
    (lambda d: table(d, aside=2), "aside, borrowed: expected detectives whom nobody chose"),
    (lambda d: table(d, acted=[9] * 4), "acted: expected at most"),
    (lambda d: table(d, discards=d["table"]["pile"]), "card .*: expected it in one place, it is in two"),
    (lambda d: table(d, discards=d["table"]["pile"][:-1], pile=[]), f"expected {CARDS} cards, not 26: look for"),
    (lambda d: table(d, pile=[-5] * len(d["table"]["pile"])), "pile: expected a piece that can lie there, not -5"),
    (lambda d: table(d, discards=[-5], pile=d["table"]["pile"][1:]), "discards: expected a piece that can lie there, not -5"),
    (lambda d: table(d, drawn=[d["table"]["pile"].pop()], known=[0]), "no card where none is chosen"),
    (lambda d: table(d, given=d["table"]["pile"].pop()), "no card where none is chosen"),
    (lambda d: discard_all(d, peeked=1), "peeked: expected 0 without a pile, not 1"),
    (lambda d: frame(d, me=-1), "stack: me: expected a number from 0 to 0, not -1"),
    (
        lambda d: frame(d, 1, me=-1),
        "stack: me: expected a number from 0 to 0, not -1",
    ),
    (
        lambda d: d["stack"].append(d["stack"][-1]),
        "stack: Investigation: expected it on Resolve of the same seat or .*, not on Investigation",
    ),
    (lambda d: stack(d, "StepAhead0 LookAhead0"), "stack: StepAhead: expected it on Over of the same seat, not on nothing"),
    (lambda d: stack(d, "Clock0 Over0 LookAhead0"), "stack: expected rewards for a mission that is fulfilled"),
    (lambda d: stack(d, "Clock0 Outcome0 Upkeep0"), "Upkeep: expected the die of the object on the table, and a Twist token"),
    (lambda d: stack(d, "Clock0 NameCriminal0"), "mission: expected none for NameCriminal, not True"),
    (lambda d: stack(d, "Clock0"), "stack: expected a choice on top, not 'Clock'"),
    (lambda d: d.update(stack=[]), "stack: expected a choice, the game is not over"),
    (
        lambda d: d.update(stack=[], lanes=[[{"effect": "Claim", "me": 0}]], forked={"effect": "Clock"}),
        "lanes: expected none in this game",
    ),
]
STORY: list[tuple[Spoil, str]] = [
    (lambda d: frame(d, left=24), "Dispose: left: expected a number from 0 to 15, not 24"),
    (lambda d: frame(d, left=15), "drawn, left: expected a way for each of 2 to 3 cards, among 13, not .15, 3."),
    (lambda d: frame(d, left=0), "drawn, left: expected a way for each"),
    (lambda d: frame(d, left="x"), "Dispose: left: expected a number from 0 to 15, not 'x'"),
    (lambda d: area(d, card=d["table"]["pile"].pop()), "card: expected one for who has kept it"),
    (lambda d: table(d, pile=[*d["table"]["pile"], *d["table"]["drawn"]], drawn=[-1] * 3), "drawn, left: expected a way"),
    (lambda d: stack(d, "Clock0 Investigate0 PlaceCard0"), "drawn, given: expected no card where none is chosen"),
    (lambda d: stack(d, "Clock0 Investigation0"), "Investigation: expected it on .*, not on Clock"),
]
RIVALS: list[tuple[Spoil, str]] = [
    (lambda d: rename(d, "Investigate", "Investigation"), "Investigation: expected it on .*, not on Clock"),
    (
        lambda d: frame(d, 1, me=0),
        "Investigate: expected it on Clock or Investigate of another seat, not on Investigate of the same seat",
    ),
    (lambda d: frame(d, left=13), "drawn, left: expected a way for each of 2 to 3 cards, among 7, not .13, 3."),
    (lambda d: table(d, given=d["table"]["pile"].pop()), "given: expected a card if it was given and not taken yet"),
    (lambda d: area(d, 1, card=d["table"]["pile"].pop()), "card: expected one for who has kept it, and for no other"),
    (lambda d: area(d, 1, detective=d["table"]["areas"][0]["detective"]), "detective: expected one of the colour of seat 1"),
    (lambda d: table(d, tokens=[-2] * 4), "tokens: expected -2 for each token in solo, and for none else"),
    (lambda d: area(d, 1, fate=1), "stack: expected one player in a turn, not 0"),
    (lambda d: stack(d, "Clock0 Claim0"), "stack: expected this only while both partners are on the case"),
]
PARTNERS: list[tuple[Spoil, str]] = [
    (lambda d: stack(d, "Clock0 Claim0 Claim1"), "stack: Claim: expected it on Clock, not on Claim of another seat"),
    (
        lambda d: stack(d, "Clock0 TeamPlacing0 TeamPlace0 TeamPlace0"),
        "stack: TeamPlace: expected it on TeamPlacing of the same seat, not on TeamPlace",
    ),
    (lambda d: stack(d, "Clock0 TeamDiscard0"), "drawn: expected 4 cards, two of them kept, not .4, 0."),
    (
        lambda d: table(d, drawn=[*d["table"]["drawn"], d["table"]["pile"].pop()], known=[-1] * 5),
        "drawn: expected a list of 0 to 4",
    ),
    (lambda d: area(d, clues=1), "clues: expected at most 4, and as many for each partner"),
]


def refused(data: dict[str, Any], spoil: Spoil, message: str) -> None:
    assert State.from_data(deepcopy(data)).digest()
    spoil(data)
    with pytest.raises(RecordError, match=f"^state: .*{message}") as error:
        State.from_data(data)
    assert len(str(error.value)) < 200
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(("spoil", "message"), MISSION)
def test_a_mission_that_contradicts_itself_is_refused(spoil: Spoil, message: str) -> None:
    desk = Desk(case="banker").mission(needs="D W").roll("D")
    refused(desk.s.to_data(), spoil, message)


@pytest.mark.parametrize(("spoil", "message"), STORY)
def test_cards_drawn_that_contradict_what_is_done_with_them_are_refused(spoil: Spoil, message: str) -> None:
    refused(Desk().turn().s.to_data(), spoil, message)


@pytest.mark.parametrize(("spoil", "message"), RIVALS)
def test_rivals_who_do_not_wait_for_each_other_are_refused(spoil: Spoil, message: str) -> None:
    refused(Desk("rivals").turn().s.to_data(), spoil, message)


@pytest.mark.parametrize(("spoil", "message"), PARTNERS)
def test_partners_who_would_wait_for_nobody_are_refused(spoil: Spoil, message: str) -> None:
    refused(Desk("partners").turn().s.to_data(), spoil, message)


def test_the_mission_is_that_of_the_player_who_waits() -> None:
    data = Desk("rivals").mission(needs="D").s.to_data()
    refused(data, lambda d: mission(d, seat=1), "mission: expected a mission of seat 0")


@pytest.mark.parametrize(("mode", "players"), [("solo", 2), ("rivals", 1), ("partners", 3)])
def test_as_many_play_as_the_mode_is_for(mode: str, players: int) -> None:
    refused(Desk(mode).turn().s.to_data(), lambda d: d.update(players=players), f"for .*, not (for )?{players}")


def test_an_effect_that_is_unknown_is_named_with_those_that_are_like_it() -> None:
    data = Desk().turn().s.to_data()
    refused(data, lambda d: frame(d, effect="Dispoze"), "expected one of .* effects, such as Dispose.*, not 'Dispoze'")


def test_a_turn_ends_though_nobody_is_left() -> None:
    desk = Desk("partners").mission(needs="D")
    for one in desk.s.areas:
        one.fate = 2
    with pytest.raises(RecordError, match="expected none with one who is off the case"):
        desk.loaded()
    desk.do("finish").idle()
    assert desk.s.over()
    assert desk.s.scores() == [0, 0]


@pytest.mark.rule("PD-R47")
def test_nobody_holds_twist_tokens_in_a_case_without_them() -> None:
    data = Desk(case="photo").mission(needs="D").s.to_data()
    data["table"]["supply"] = [3, 4, 4, 4]
    with pytest.raises(RecordError, match="expected 4 of each icon, not 3"):
        State.from_data(data)
    area(data, twists=[1, 0, 0, 0])
    with pytest.raises(RecordError, match="twists: expected at most 4 for each player, and none in a case without them, not 1"):
        State.from_data(data)


def test_who_looks_ahead_has_a_card_to_look_at() -> None:
    data = Desk().mission(needs="D").roll("D").do("finish").s.to_data()
    assert data["stack"][-1]["effect"] == "LookAhead"
    refused(data, discard_all, "LookAhead: expected a card to look at")


@pytest.mark.rule("PD-R29", "PD-265")
def test_with_the_last_clue_the_criminal_is_confronted() -> None:
    desk = Desk("partners").accuse()
    while desk.s.mission is None:
        desk.do(desk.moves()[0])
    refused(desk.s.to_data(), lambda d: d["stack"].pop(1), "stack: expected both partners, one after the other, not 'Clock'")
    refused(desk.s.to_data(), lambda d: frame(d, 1, suspect=9), "Confrontation: suspect: expected a number from 1 to 6, not 9")
    refused(
        desk.s.to_data(), lambda d: stack(d, "Clock0 Resolve0 Investigation0"), "clues: expected less than . before the Criminal"
    )


def test_before_the_game_nothing_has_happened() -> None:
    data = Desk("rivals", case="choose", inspector="choose").s.to_data()
    assert [one["effect"] for one in data["stack"]] == ["Begin", "ChooseCase", "ChooseDetective"]
    for spoil, message in (
        (lambda d: d["stack"].pop(1), "stack: expected the first of .'Begin0', 'ChooseCase1', 'ChooseDetective1'."),
        (lambda d: d["stack"].pop(), "detective: expected one for each player who has chosen, not -1"),
        (lambda d: frame(d, blue=False), "ChooseDetective: blue: expected true, not False"),
        (lambda d: area(d, clues=1), "areas: expected nothing before a player before the game"),
        (lambda d: table(d, hours=[5, 5]), "hours, energy: expected at least 1 for one who plays"),
        (lambda d: table(d, turn=3), "table: expected 27 cards in the pile, and no turn"),
    ):
        refused(deepcopy(data), spoil, message)


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_view_shows_what_its_viewer_knows(viewer: int) -> None:
    data = Desk("rivals").turn().s.seen_by(viewer).to_data()
    told = "pile, drawn, given: expected the front of what the viewer knows, and the back of all else"
    for spoil in (
        lambda d: d["table"]["known"].__setitem__(0, 3),
        lambda d: d["table"]["drawn"].__setitem__(0, -5),
        lambda d: d["table"]["pile"].__setitem__(0, -2),
        lambda d: table(d, peeked=3),
    ):
        refused(deepcopy(data), spoil, told)


def test_every_effect_says_where_it_can_lie() -> None:
    kinds = Desk().s.game.effects
    assert len(kinds) == 39
    for kind in kinds.values():
        assert kind.on is not None, kind
        assert {name for name in kind.on if name} <= set(kinds)
        assert set(kind.bounds) <= set(kind.fields)
    assert {name for name, kind in kinds.items() if not kind.on} == {"Turn", "TeamStory", "ObjectReward", "Accuse"}
