"""The notation of effects: read, written out again, and every mistake named with its place."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.instructions import (
    BITS,
    CHOOSE,
    DISCARD,
    DRAW,
    GAIN,
    IF,
    JUMP,
    MAY,
    PER_CARD,
    WITH,
    amount,
)
from posse.games.space_serenade.rules.notation import NotationError, parse, parse_bundle
from tests.games.space_serenade.position import deck
from tests.games.space_serenade.written import bundle_text, text

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
    assert text(parse(words)) == words


def test_every_effect_of_the_deck_is_written_out_again() -> None:
    for zone in deck().programs:
        for program in zone:
            assert parse(text(program)) == program


def test_a_program_is_a_row_of_instructions() -> None:
    assert parse("draw 2") == (DRAW, 2, 0, 0)
    assert parse("may discard 1") == (DISCARD, 1, 0, 1)
    assert parse("gain S2 per jet card") == (GAIN, 2 << 2 * BITS, PER_CARD, 1)
    assert parse("if with ed: draw 1") == (IF, WITH, 3, 8, DRAW, 1, 0, 0)
    assert parse("may pay F1: draw 1") == (MAY, 1 << BITS, 8, 0, DRAW, 1, 0, 0)
    assert parse("choose draw 1 or draw 2") == (CHOOSE, 12, 16, 0, DRAW, 1, 0, 0, JUMP, 16, 0, 0, DRAW, 2, 0, 0)


def test_spaces_do_not_matter() -> None:
    assert parse("  draw   1;discard 1 ") == parse("draw 1; discard 1")


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
        ("gain S1 per green card", 13, "spike or jet or faye or ed"),
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
        ("gauge 1", 7, "+1 or -1"),
        ("gauges +2", 8, "+1 or -1"),
        ("take it 1", 6, "resistance or investigation"),
        ("buy 4", 5, "up"),
        ("next buy", 9, "to"),
        ("others lose 1", 8, "discard"),
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
