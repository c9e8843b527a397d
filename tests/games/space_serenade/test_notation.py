"""The notation of effects: read, written out again, and every mistake named with its place."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.effects import parse, write
from posse.games.space_serenade.rules.instructions import amount, bundle_text
from posse.games.space_serenade.rules.notation import NotationError, parse_bundle
from tests.games.space_serenade.position import deck

EVERYTHING = [
    *("draw 2", "discard 1", "others discard 1", "others draw 1", "others discard down to 3"),
    *(
        "remove 1 from hand",
        "remove 2 from discard",
        "remove up to 2 from hand or discard",
        "remove 1 damage from hand or discard",
    ),
    *("remove up to 2 damage from hand", "remove this", "move up to 2", "move me", "move 1 other", "bring 1 here"),
    *("send 2 to bebop", "send me to bebop", "gauge +1", "gauge -1", "gauge here -1", "gauge here +1", "gauges -1", "gauges +1"),
    *("gain W1", "gain W2 F1 S1 C3", "gain S1 per jet card", "gain W1 per other here", "gain S1 per damage in hand"),
    *("lose F2", "refresh", "replace 1", "take back 1", "top 1", "buy up to 4", "next buy to top", "cheaper 1"),
    *("shield 2", "damage 1", "take resistance 1", "take investigation 2"),
    *("may draw 1", "may remove 1 from hand", "may move up to 2", "may discard 1 and draw 2", "may take back 1"),
    *("may pay W2: draw 1", "may pay W1 F1: draw 1 and gain S1", "choose gain W2 or draw 1"),
    *("choose remove 1 from hand or discard 1", "choose remove 1 from hand or discard or discard 1"),
    *("choose remove 1 from hand or discard or draw 1", "choose gain W1 and draw 1 or discard 1 and gain W3"),
    *("if on planet: draw 1", "if on bebop: gain W1", "if with ed: may draw 1", "if criminal here: choose gain S1 or gain C1"),
    *(
        "if vicious in play: may pay F1: gain S2",
        "draw 1; discard 1; gain W1",
        "if with jet: gain F1; draw 1",
        "if on planet: draw 1 and gain W1",
        "",
    ),
]


@pytest.mark.parametrize("words", EVERYTHING)
def test_what_is_read_can_be_written_out_again(words: str) -> None:
    assert write(parse(words)) == words


def test_every_effect_of_the_deck_is_written_out_again() -> None:
    for zone in deck().programs:
        for program in zone:
            assert repr(parse(write(program))) == repr(program)


def test_a_program_is_flat_and_knows_where_each_step_goes_on() -> None:
    program = parse("if with ed: may pay F1: draw 1; choose gain W1 and draw 2 or discard 1; draw 3")
    names = [type(step).__name__ for step in program]
    assert names == ["If", "May", "Draw", "Choose", "GainResources", "Draw", "Discard", "Draw"]
    assert [step.at for step in program] == list(range(8))
    assert [step.next for step in program] == [3, 3, 3, 7, 5, 7, 7, 8]


def test_spaces_do_not_matter() -> None:
    assert write(parse("  draw   1;discard 1 ")) == "draw 1; discard 1"


def test_resources_in_one_number() -> None:
    bundle = parse_bundle("W2 C10")
    assert [amount(bundle, resource) for resource in range(4)] == [2, 0, 0, 10]
    assert bundle_text(bundle) == "W2 C10"
    assert parse_bundle("") == 0


@pytest.mark.parametrize(
    ("words", "place", "expected"),
    [
        ("drew 1", 1, "an action (draw, discard, "),
        ("draw", 5, "a number from 1 to 10"),
        ("draw 0", 6, "a number from 1 to 10"),
        ("draw eleven", 6, "a number from 1 to 10"),
        ("draw \N{ARABIC-INDIC DIGIT ONE}", 6, "a number from 1 to 10"),
        ("draw 1 discard 1", 8, ";"),
        ("draw 1;", 8, "a step"),
        ("draw 1; ; draw 1", 9, "an action"),
        ("may", 4, "an action"),
        ("may pay draw 1", 9, "resources such as W2 F1"),
        ("may pay W2 draw 1", 12, ":"),
        ("may pay W2 W1: draw 1", 12, "each resource once"),
        ("gain W", 6, "resources such as W2 F1"),
        ("gain W11", 6, "each resource once, 1 to 10"),
        ("gain S1 per green card", 13, "spike or jet or faye or ed or other or damage"),
        ("gain S1 per jet cards", 17, "card"),
        ("if raining: draw 1", 4, "on planet, on bebop"),
        ("if on mars: draw 1", 7, "planet or bebop"),
        ("if with jet draw 1", 13, ":"),
        ("choose draw 1", 14, "or"),
        ("remove 1 from deck", 15, "hand or discard"),
        ("remove 1 hand", 10, "from"),
        ("move up to 5", 12, "a number from 1 to 4"),
        ("move 1", 7, "other"),
        ("bring 1", 8, "here"),
        ("send 1 to mars", 11, "bebop"),
        ("gauge 1", 7, "+1 or -1 or here"),
        ("gauges +2", 8, "+1 or -1"),
        ("take it 1", 6, "back or resistance or investigation"),
        ("buy 4", 5, "up"),
        ("next buy", 9, "to"),
        ("others lose 1", 8, "draw or discard,"),
        ("draw 1 & gain W1", 8, ";"),
    ],
)
def test_a_mistake_is_named_with_its_place(words: str, place: int, expected: str) -> None:
    with pytest.raises(NotationError) as info:
        parse(words)
    assert str(info.value).startswith(f"at {place}: expected {expected}")


def test_resources_and_nothing_else() -> None:
    with pytest.raises(NotationError, match="at 4: expected resources"):
        parse_bundle("W2 and")
