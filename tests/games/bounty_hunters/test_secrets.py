"""Rulings on simultaneous play and hidden information."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import posse
from posse.core.record import can_take_back
from posse.games.bounty_hunters.rules.cards import CONTRACT, DECKS, HUNTER
from posse.games.bounty_hunters.rules.state import HuntersState, table
from posse.texts import texts

from .position import CARDS, Position, answer_all, choose_all, finish_round, moves, names, revealed, turn

HANDS = (["a-1", "h-510", "d-333-1", "k-a-b"], ["b-1", "h-400", "d-520-1", "k-b-c"], ["c-1", "h-040", "c-1-1-4-1", "k-c-d"])
THREE = (["e-1"], ["e-2"], ["e-3"])


def three_players(**options: Any) -> Position:
    position = Position(players=3, **options)
    for seat, hand in enumerate(HANDS):
        position.area(seat, hand=hand)
    return position


def public(s: HuntersState, seat: int) -> dict[str, object]:
    """The public part of a seat's area."""
    area = s.dump()["areas"][seat]
    return {name: value for name, value in area.items() if name not in ("hand", "known")}


@pytest.mark.rule("BH-R01")
@pytest.mark.parametrize("action", ["sell", "play", "reserve"])
def test_choosing_a_card_binds_to_the_card_and_to_nothing_else(action: str) -> None:
    s = three_players().area(0, credits=2).go()
    choose_all(s, "d-333-1", "b-1", "c-1")
    assert moves(s, 0) == ["sell", "play", "reserve"]
    s.answer(0, s.parse(action))
    assert moves(s, 1) == ["sell", "play"]


ACTS = (["sell", "done"], ["play", "done"], ["play", "activate d-520-2", "against k-1"])


def three_who_act() -> HuntersState:
    """Three players with their cards revealed; seat 0 can also activate a droid and capture the first of two targets with it."""
    open_targets = {"open": [["k-1", "h-024", "h-022"], ["j-1"]]}
    s = three_players().area(0, reserved=["d-520-2"], credits=1, captured=THREE, **open_targets).go()
    choose_all(s, "a-1", "b-1", "c-1")
    return s


@pytest.mark.rule("BH-R01")
@pytest.mark.parametrize("viewer", [1, 2, posse.SPECTATOR])
@pytest.mark.parametrize("acts", ACTS)
def test_everybody_sees_each_act_after_the_reveal_at_once(acts: list[str], viewer: int) -> None:
    s = three_who_act()
    for text in acts:
        before = s.seen_by(viewer)
        s.answer(0, s.parse(text))
        seen = table(s.seen_by(viewer))
        assert seen != before
        assert public(seen, 0) == public(s, 0)
        assert (seen.discards, seen.left, seen.trigger) == (s.discards, s.left, s.trigger)
        assert seen.to_data()["lanes"] == s.to_data()["lanes"]
    assert s.waiting() == [1, 2]


@pytest.mark.rule("BH-R01", "BH-082")
@pytest.mark.parametrize("viewer", [1, 2, posse.SPECTATOR])
def test_a_fourth_capture_is_seen_at_once_and_so_is_that_it_brings_on_the_end(viewer: int) -> None:
    s = three_who_act()
    s.events = []
    for text in ACTS[2]:
        assert len(table(s.seen_by(viewer)).areas[0].captured) == 3
        s.answer(0, s.parse(text))
    seen = table(s.seen_by(viewer))
    assert (len(seen.areas[0].captured), len(seen.areas[0].contracts), seen.trigger) == (4, 1, s.round)
    told = [event.kind for event in s.events if event.reaches(viewer)]
    assert told == ["played", "activated", "against", "captured", "fourth", "contract"]
    assert "more rounds" in s.game.scene(seen, texts("bounty_hunters", "en")).status
    assert s.waiting() == [1, 2]


@pytest.mark.rule("BH-R01")
@pytest.mark.parametrize("viewer", [0, 1, 2, posse.SPECTATOR])
def test_everybody_hears_of_an_act_once_and_at_once(viewer: int) -> None:
    s = three_players().go()
    choose_all(s, "a-1", "b-1", "c-1")
    s.events = []
    for seat, (act, kind) in enumerate((("sell", "sold"), ("play", "played"), ("sell", "sold"))):
        del s.events[:]
        s.answer(seat, s.parse(act))
        heard = [(event.kind, event.seat) for event in s.events if event.reaches(viewer)]
        assert heard[0] == (kind, seat)
        assert [what for what in heard if what[0] in ("sold", "played")] == [(kind, seat)]


@pytest.mark.rule("BH-R01")
def test_an_open_act_can_be_taken_back_until_somebody_else_acts() -> None:
    match = posse.start(posse.game("bounty_hunters"), 3, 5)
    while match.state.lanes is None:
        seat = match.state.waiting()[0]
        match.answer(seat, match.state.options(seat)[0])
    sell, before = match.state.parse("sell"), match.state.seen_by(1)
    match.answer(0, sell)
    assert match.state.seen_by(1) != before
    match.undo(0)
    assert match.state.seen_by(1) == before
    match.answer(0, sell)
    match.answer(1, sell)
    with pytest.raises(posse.IllegalMove, match="nothing can be taken back"):
        match.undo(0)


@pytest.mark.rule("BH-R02")
def test_a_chosen_card_can_be_changed_until_the_last_player_has_chosen() -> None:
    s = three_players().go()
    answer_all(s, "draw hunter", "draw hunter", "draw hunter")
    answer_all(s, "choose a-1", "choose b-1")
    assert moves(s, 0) == ["withdraw"]
    s.answer(0, s.parse("withdraw"))
    assert s.waiting() == [0, 2]
    s.answer(0, s.parse("choose k-a-b"))
    s.answer(2, s.parse("choose c-1"))
    assert names([area.chosen for area in s.areas]) == ["k-a-b", "b-1", "c-1"]


@pytest.mark.rule("BH-R02")
def test_from_the_reveal_on_a_chosen_card_is_final() -> None:
    s = three_players().go()
    choose_all(s, "a-1", "b-1", "c-1")
    for seat in range(3):
        for text in ("withdraw", "choose k-a-b", "choose h-400"):
            with pytest.raises(posse.IllegalMove):
                s.answer(seat, s.parse(text))


@pytest.mark.rule("BH-R03")
def test_nobody_sees_a_drawn_card_before_all_have_named_a_deck() -> None:
    s = three_players().go()
    left = s.left[:]
    answer_all(s, "draw hunter", "draw hunter")
    assert s.left == left
    assert [len(area.hand) for area in s.areas] == [4, 4, 4]
    s.answer(2, s.parse("draw hunter"))
    assert [len(area.hand) for area in s.areas] == [5, 5, 5]
    assert s.left[HUNTER] == left[HUNTER] - 3


@pytest.mark.rule("BH-R03")
def test_no_choice_of_deck_can_depend_on_anothers() -> None:
    seen = []
    for deck in DECKS:
        s = three_players().go()
        s.answer(0, s.parse(f"draw {deck}"))
        seen.append((s.seen_by(1), s.seen_by(posse.SPECTATOR)))
    assert seen == [seen[0]] * 4


@pytest.mark.rule("BH-R04")
@pytest.mark.parametrize(("leader", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (-1, [0, 1, 2])])
def test_players_are_served_from_the_guild_leader_leftwards(leader: int, order: list[int]) -> None:
    s = three_players().pile(HUNTER, "h-222-1", "h-222-2", "h-222-3").set(leader=leader).go()
    for seat in (2, 0, 1):
        s.answer(seat, s.parse("draw hunter"))
    for seat, card in zip(order, ["h-222-1", "h-222-2", "h-222-3"], strict=True):
        assert card in names(s.areas[seat].hand)


@pytest.mark.rule("BH-R04")
@pytest.mark.parametrize("first", [0, 1])
def test_a_bonus_contract_is_drawn_at_the_moment_of_its_capture(first: int) -> None:
    position = Position().area(0, hand=["h-232", "a-1", "d-333-1", "k-c-d"], open=[["b-4"]])
    position.area(1, hand=["h-233", "a-2", "d-333-2", "k-d-e"], open=[["d-4"]]).pile(CONTRACT, "k-a-b", "k-b-c")
    s = position.go()
    choose_all(s, "h-232", "h-233", draw="hunter")
    s.answer(first, s.parse("play"))
    assert names(s.areas[first].contracts) == ["k-a-b"]
    s.answer(1 - first, s.parse("play"))
    assert names(s.areas[1 - first].contracts) == ["k-b-c"]


def test_what_led_to_a_drawn_contract_cannot_be_taken_back() -> None:
    for target, drawn in (("b-4", True), ("d-1", False)):  # both 1-3-2, but only the first has the contract icon
        s = revealed("h-232", reserved=["c-1-1-4-1"], credits=1, open=[[target]])
        before = s.copy()
        s.answer(0, s.parse("play"))
        assert len(s.areas[0].captured) == 1
        assert can_take_back(before, s) is not drawn


@pytest.mark.rule("BH-R04")
def test_a_record_keeps_the_order_in_which_contracts_were_drawn() -> None:
    match = posse.start(posse.game("bounty_hunters"), 6, 6)
    rng = posse.Rng.seeded(6)
    kinds = []
    while match.state.waiting():
        seat = rng.pick(match.state.waiting())
        kinds += [event.kind for event in match.answer(seat, rng.pick(match.state.options(seat)))]
    assert kinds.count("contract") == 7
    again = table(posse.Record.from_json(match.record.to_json()).replay())
    assert [area.contracts for area in again.areas] == [area.contracts for area in table(match.state).areas]
    assert again == match.state


STEP = (["play"], ["reserve", "activate d-520-1"], ["sell"])


@pytest.mark.rule("BH-R05")
@pytest.mark.parametrize("order", sorted(set(itertools.permutations([0, 1, 1, 2]))))
def test_after_the_reveal_decisions_are_taken_in_any_order(order: tuple[int, ...]) -> None:
    s = three_players().area(1, credits=1, open=[["k-1"]]).go()
    choose_all(s, "a-1", "d-520-1", "c-1-1-4-1")
    todo = [list(texts) for texts in STEP]
    for seat in order:
        others = [moves(s, other) for other in range(3) if other != seat]
        s.answer(seat, s.parse(todo[seat].pop(0)))
        if s.round == 1:
            assert [moves(s, other) for other in range(3) if other != seat] == others
    expected = three_players().area(1, credits=1, open=[["k-1"]]).go()
    choose_all(expected, "a-1", "d-520-1", "c-1-1-4-1")
    for seat, steps in enumerate(STEP):
        for text in steps:
            expected.answer(seat, expected.parse(text))
    assert s.dump() == expected.dump()


@pytest.mark.rule("BH-R05")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_only_the_order_of_the_discards_depends_on_who_was_quicker(order: tuple[int, ...]) -> None:
    s = three_players().go()
    choose_all(s, "a-1", "b-1", "c-1")
    for seat in order:
        s.answer(seat, s.parse("sell"))
    assert names(s.discards[0]) == [HANDS[seat][0] for seat in order]
    assert [area.credits for area in s.areas] == [1, 1, 1]


def rich() -> HuntersState:
    """An area for seat 0 with cards of every kind."""
    area = {"open": [["k-1", "h-103"]], "captured": [["f-1", "h-411"]], "reserved": ["d-444-1"], "crates": ["c-2-2-5-1"]}
    return three_players().area(0, contracts=["k-e-e"], credits=2, **area).only(HUNTER, "h-222-1").go()


@pytest.mark.rule("BH-R06")
@pytest.mark.parametrize("viewer", [1, 2, posse.SPECTATOR])
def test_areas_credits_and_deck_sizes_are_public(viewer: int) -> None:
    s = rich()
    seen = table(s.seen_by(viewer))
    assert [public(seen, seat) for seat in range(3)] == [public(s, seat) for seat in range(3)]
    assert [len(pile) for pile in seen.piles] == s.left
    assert seen.discards == s.discards
    assert seen.scores() == s.scores()


@pytest.mark.rule("BH-R06")
def test_the_deck_that_a_player_draws_from_is_public_but_not_the_card() -> None:
    s = three_players(leader="host").pile(HUNTER, "h-222-1").go()
    s.events = []
    answer_all(s, "draw hunter", "draw target", "draw market")
    drawn = [(e.seat, DECKS[e.args[0]]) for e in s.events if e.kind == "drew" and e.reaches(posse.SPECTATOR)]
    assert drawn == [(0, "hunter"), (1, "target"), (2, "market")]
    for viewer in (1, 2, posse.SPECTATOR):
        assert not [e for e in s.events if e.kind == "got" and e.seat == 0 and e.reaches(viewer)]
        hand = names(table(s.seen_by(viewer)).areas[0].hand)
        assert sorted(hand) == ["a contract", "a hunter", "a hunter", "a market", "a target"]


@pytest.mark.rule("BH-R06")
@pytest.mark.parametrize("viewer", [0, 1, 2, posse.SPECTATOR])
def test_views_hold_no_card_that_the_viewer_may_not_know(viewer: int) -> None:
    s = rich()
    answer_all(s, "draw target", "draw target", "draw target")
    s.answer(0, s.parse("choose a-1"))
    secret = [card for deck in range(4) for card in s.piles[deck][: s.left[deck]]]
    secret += [card for seat in range(3) for card in s.areas[seat].hand if seat != viewer]
    data = s.seen_by(viewer).to_data()
    shown = str([data[name] for name in ("table", "stack", "sealed", "rng")])
    assert not [card for card in names(secret) if f"'{card}'" in shown]
    assert data["sealed"][0] == ("choose a-1" if viewer == 0 else -3)
    assert data["rng"] == [0, 0]


@pytest.mark.rule("BH-R07")
@pytest.mark.parametrize("viewer", [0, 1, 2, posse.SPECTATOR])
def test_discard_piles_may_be_looked_through(viewer: int) -> None:
    s = three_players().go()
    choose_all(s, "a-1", "b-1", "h-040")
    answer_all(s, "sell", "sell", "sell")
    turn(s, "draw target", "choose c-1", "sell")
    seen = table(s.seen_by(viewer))
    assert set(names(seen.discards[0])) == {"a-1", "b-1", "c-1"}
    assert names(seen.discards[1]) == ["h-040"]


@pytest.mark.rule("BH-R08")
def test_the_guild_leader_is_a_random_seat_or_the_host() -> None:
    def leader(seed: int, **options: str) -> int:
        return table(posse.new("bounty_hunters", 3, seed, CARDS, **options)).leader

    found = [leader(seed) for seed in range(90)]
    assert all(15 < found.count(seat) < 45 for seat in range(3))
    assert {leader(seed, leader="host") for seed in range(20)} == {0}


@pytest.mark.rule("BH-R08")
def test_the_guild_leader_counts_for_nothing_but_the_order_of_draws() -> None:
    games = [three_players().set(leader=leader).go() for leader in (0, 1, 2)]
    for s in games:
        answer_all(s, "draw target", "draw hunter", "draw market")
        finish_round(s)
        s.leader = 0
    assert games[0] == games[1] == games[2]


@pytest.mark.rule("BH-R09")
@pytest.mark.parametrize("players", [3, 6])
def test_left_is_the_next_seat(players: int) -> None:
    s = Position(players).go()
    targets = [names(area.hand)[0] for area in s.areas]
    finish_round(s)
    assert all(target in names(s.areas[(seat + 1) % players].hand) for seat, target in enumerate(targets))


@pytest.mark.rule("BH-R10")
def test_two_players_get_their_own_cards_back_after_two_rounds() -> None:
    s = Position().area(0, hand=HANDS[0]).go()
    finish_round(s)
    assert "a-1" in names(s.areas[1].hand)
    finish_round(s)
    assert "a-1" in names(s.areas[0].hand)


@pytest.mark.rule("BH-R07")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_discard_pile_can_be_looked_through_at_the_table(lang: str) -> None:
    s = Position(players=2).only(HUNTER, "h-510").go()
    pile = next(
        piece for piece in s.game.scene(s.seen_by(0), texts("bounty_hunters", lang)).pieces if piece.zone == "discard_hunter"
    )
    assert pile.count == len(s.discards[HUNTER]) > 50
    assert all(CARDS.names[card]["en"] in pile.text for card in s.discards[HUNTER])
