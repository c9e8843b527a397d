"""Undo never leaks: what can be taken back has taught its player nothing, whatever card it was made with."""

from __future__ import annotations

import pytest

from posse.catalog import game
from posse.core.record import can_take_back
from posse.core.rng import Rng
from posse.games.space_serenade.rules.cards import Cards
from posse.games.space_serenade.rules.state import SerenadeState, table
from tests.games.space_serenade.position import CREW, Crew
from tests.games.space_serenade.scenario import hunt
from tests.games.space_serenade.twins import other_secrets

DECK = game("space_serenade").deck
assert isinstance(DECK, Cards)
KINDS = DECK.kind_ids
TWINS = 3
DEPTH = 4
"""Answers in a row."""
WIDTH = 4
"""Moves tried at each."""


def busy(card: str) -> Crew:
    """Everything that a card may ask about is there: cards in hand and discard pile, Damage, resources, a criminal."""
    me = card.split("-")[0] if card.split("-")[0] in CREW else "spike"
    crew = hunt(f"{card} marked-card split-lip", deck="woolongs*4", me=me)
    crew.discards("rigged-wheel old-wound").in_play("patch-job tangled-cables house-edge slow-smoke")
    crew.wanted(crew.on("earth"), investigation=1).at(**{me: "earth", "faye": "mars"})
    return crew.gauge(mars=2, earth=2).pools(4, 4, 4).fuel(6)


def follow(s: SerenadeState, depth: int, rng: Rng) -> tuple[int, int]:
    """Tries moves from here on, and back: how many could be taken back, how many could not."""
    undone = kept = 0
    seat = s.first_waiting()
    if depth == 0 or seat < 0:
        return 0, 0
    moves = s.options(seat)
    for move in [rng.pick(moves) for _ in range(WIDTH)] if len(moves) > WIDTH else moves:
        after = s.copy()
        after.answer(seat, move)
        if can_take_back(s, after):
            undone += 1
            same_in_twins(s, seat, move, after, rng)
        else:
            kept += 1
        deeper = follow(after, depth - 1, rng)
        undone, kept = undone + deeper[0], kept + deeper[1]
    return undone, kept


def same_in_twins(s: SerenadeState, seat: int, move: int, after: SerenadeState, rng: Rng) -> None:
    """Where other things are hidden, the same move shows the same, before and after."""
    for _ in range(TWINS):
        twin = table(other_secrets(s, seat, rng))
        before = twin.seen_by(seat).dump()
        assert before == s.seen_by(seat).dump()
        twin.answer(seat, move)
        assert twin.seen_by(seat).dump() == after.seen_by(seat).dump()


@pytest.mark.parametrize("card", KINDS)
def test_a_card_that_is_taken_back_has_shown_nothing(card: str) -> None:
    s = busy(card).s
    after = s.copy()
    move = s.parse(f"play {card}")
    after.answer(0, move)
    if can_take_back(s, after):
        same_in_twins(s, 0, move, after, Rng.seeded(1))
    undone, kept = follow(after, DEPTH, Rng.seeded(2))
    assert undone > 0 and kept > 0


@pytest.mark.parametrize(
    ("card", "answers", "shown"),
    [
        ("tangled-cables", [], False),
        ("long-haul", ["move jet mars", "move ed earth"], False),
        ("lost-and-found", ["top old-wound"], False),
        ("slow-smoke", ["no"], False),
        ("slow-smoke", ["yes"], True),
        ("marked-card", ["replace 1"], True),
        ("window-shopping", ["no"], False),
        ("window-shopping", ["yes"], True),
        ("cheap-shot", [], True),
        ("everything-at-once", ["no"], False),
        ("everything-at-once", ["yes"], True),
        ("one-man-big-band", [], True),
    ],
)
def test_a_whole_card_can_be_taken_back_unless_something_was_shown(card: str, answers: list[str], shown: bool) -> None:
    crew = busy(card)
    before = crew.s.copy()
    crew.do(f"play {card}", *answers)
    assert can_take_back(before, crew.s) != shown


@pytest.mark.parametrize("card", ["velvet-rope", "empty-pockets"])
def test_a_rival_who_has_to_lay_down_a_whole_hand_has_shown_it(card: str) -> None:
    crew = Crew(2, own=True).hand(card).hand("jet-attack", 1)
    before = crew.s.copy()
    crew.do(f"play {card}")
    assert crew.s.areas[1].hand == ()
    assert not can_take_back(before, crew.s)


def test_the_end_is_the_end() -> None:
    crew = Crew(2, own=True).vicious("mars", 9, 1, (4, 0)).at(spike="mars").pools(clues=3)
    before = crew.s.copy()
    crew.do("investigate vicious")
    assert crew.s.over()
    assert not can_take_back(before, crew.s)
