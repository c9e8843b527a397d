"""Step 2: choose a card in secret, then sell it or play it."""

from __future__ import annotations

import pytest

import posse
from posse.games.bounty_hunters.rules.cards import CONTRACT, HUNTER, MARKET, TARGET, Cards
from posse.games.bounty_hunters.rules.state import HuntersState, table

from .position import CARDS, Position, answer_all, choose_all, moves, names, revealed, stacks, supply, turn

HAND = ["a-1", "h-510", "d-333-1", "k-a-b"]
OTHER_HAND = ["b-1", "h-400", "c-1-1-4-1", "k-b-c"]

EVERY_KIND = pytest.mark.parametrize(
    ("card", "deck"),
    [("a-1", TARGET), ("h-510", HUNTER), ("d-333-1", MARKET), ("c-3-4-10-1", MARKET), ("k-a-b", CONTRACT)],
    ids=["target", "hunter", "droid", "crate", "contract"],
)
FREE = pytest.mark.parametrize("card", ["a-1", "h-510", "k-a-b"], ids=["target", "hunter", "contract"])
MARKET_CARDS = pytest.mark.parametrize("card", ["d-333-1", "c-1-2-7-1"], ids=["droid", "crate"])


def two_players() -> HuntersState:
    return Position().area(0, hand=HAND).area(1, hand=OTHER_HAND).go()


@pytest.mark.rule("BH-030")
def test_one_of_the_five_cards_is_chosen_the_drawn_one_too() -> None:
    s = Position(leader="host").area(0, hand=HAND).pile(HUNTER, "h-222-1").go()
    turn(s, "draw hunter")
    assert moves(s, 0) == [f"choose {card}" for card in ["a-1", "h-510", "h-222-1", "d-333-1", "k-a-b"]]
    turn(s, "choose h-222-1")
    assert names([s.areas[0].chosen]) == ["h-222-1"]


@pytest.mark.rule("BH-030")
def test_no_second_card_can_be_chosen() -> None:
    s = two_players()
    answer_all(s, "draw hunter", "draw hunter")
    s.answer(0, s.parse("choose h-510"))
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("choose a-1"))


@pytest.mark.rule("BH-031")
def test_a_chosen_card_stays_hidden_until_all_have_chosen() -> None:
    s, other = two_players(), two_players()
    for game, card in ((s, "a-1"), (other, "d-333-1")):
        answer_all(game, "draw hunter", "draw hunter")
        game.answer(0, game.parse(f"choose {card}"))
    for viewer in (1, posse.SPECTATOR):
        assert s.seen_by(viewer) == other.seen_by(viewer)
    assert s.seen_by(0) != other.seen_by(0)


@pytest.mark.rule("BH-032")
def test_all_chosen_cards_are_turned_up_at_the_same_moment() -> None:
    s = two_players()
    answer_all(s, "draw hunter", "draw hunter")
    s.events = []
    s.answer(0, s.parse("choose a-1"))
    assert [names([area.chosen]) for area in s.areas if area.chosen >= 0] == []
    s.answer(1, s.parse("choose h-400"))
    for viewer in (0, 1, posse.SPECTATOR):
        assert [names([area.chosen]) for area in table(s.seen_by(viewer)).areas] == [["a-1"], ["h-400"]]
    shown = [event for event in s.events if event.kind == "revealed"]
    assert [(event.seat, names(event.args)) for event in shown] == [(0, ["a-1"]), (1, ["h-400"])]
    assert all(event.reaches(viewer) for event in shown for viewer in (0, 1, posse.SPECTATOR))


@pytest.mark.rule("BH-033")
def test_the_other_four_cards_stay_through_the_whole_step() -> None:
    s = (
        Position(leader="host")
        .area(0, hand=HAND, reserved=["d-520-1"], credits=1)
        .area(1, hand=OTHER_HAND)
        .pile(HUNTER, "h-004", "h-040")
        .go()
    )
    choose_all(s, "a-1", "b-1", draw="hunter")
    kept = [["h-004", "h-510", "d-333-1", "k-a-b"], ["h-400", "h-040", "c-1-1-4-1", "k-b-c"]]
    assert [names(area.hand) for area in s.areas] == kept
    answer_all(s, "play", "sell")
    assert [names(area.hand) for area in s.areas] == kept
    s.answer(0, s.parse("activate d-520-1"))
    assert [names(area.hand) for area in s.areas] == kept[::-1]


@pytest.mark.rule("BH-034", "BH-R17")
@pytest.mark.parametrize("action", ["sell", "play"])
@FREE
def test_the_chosen_card_is_sold_or_played_and_no_more(card: str, action: str) -> None:
    s = revealed(card, reserved=["d-520-1"], credits=1)
    assert moves(s, 0) == ["sell", "play"]
    s.answer(0, s.parse(action))
    assert moves(s, 0) == ["activate d-520-1", "done"]


@pytest.mark.rule("BH-035", "BH-R24")
def test_a_card_in_front_of_a_player_cannot_be_chosen() -> None:
    area = {"open": [["b-1", "h-103"]], "captured": [["c-1", "h-411"]], "reserved": ["d-520-1"], "crates": ["c-1-1-4-1"]}
    s = Position().area(0, hand=HAND, contracts=["k-d-e"], credits=3, **area).go()
    turn(s, "draw hunter")
    assert {text.removeprefix("choose ") for text in moves(s, 0)} == set(names(s.areas[0].hand))
    for card in ["b-1", "h-103", "c-1", "h-411", "d-520-1", "c-1-1-4-1", "k-d-e"]:
        with pytest.raises(posse.IllegalMove):
            s.answer(0, s.parse(f"choose {card}"))


@pytest.mark.rule("BH-035")
def test_a_card_of_another_hand_cannot_be_chosen() -> None:
    s = two_players()
    answer_all(s, "draw hunter", "draw hunter")
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("choose h-400"))


@pytest.mark.rule("BH-036", "BH-037", "BH-038")
@EVERY_KIND
def test_any_card_can_be_sold_for_one_credit_onto_the_pile_of_its_deck(card: str, deck: int) -> None:
    s = revealed(card, credits=3)
    before = s.discards[:]
    s.answer(0, s.parse("sell"))
    assert s.areas[0].credits == 4
    before[deck] += (CARDS.number[card],)
    assert s.discards == before
    for viewer in (0, 1, posse.SPECTATOR):
        assert names(table(s.seen_by(viewer)).discards[deck])[-1] == card


@pytest.mark.rule("BH-038")
@pytest.mark.parametrize("card", ["k-1", "a-1", "h-400", "h-233", "c-1-1-4-1", "c-3-4-10-1", "k-j-j"])
def test_a_sold_card_earns_one_credit_whatever_it_is_worth(card: str) -> None:
    s = revealed(card)
    s.answer(0, s.parse("sell"))
    assert s.areas[0].credits == 1


@pytest.mark.rule("BH-039")
@EVERY_KIND
def test_a_sold_card_has_no_other_effect(card: str, deck: int) -> None:
    s = revealed(card, captured=[["a-4", "h-222-1"]], contracts=["k-a-crate"], open=[["b-2"]])
    before = s.dump()["areas"][0]
    scores = s.scores()
    s.answer(0, s.parse("sell"))
    after = s.dump()["areas"][0]
    for name in ("open", "captured", "reserved", "crates", "contracts"):
        assert after[name] == before[name]
    assert s.scores() == scores


@pytest.mark.rule("BH-040")
@pytest.mark.parametrize("viewer", [1, posse.SPECTATOR])
def test_a_played_card_lies_face_up_in_front_of_its_player(viewer: int) -> None:
    for card in ("a-1", "h-510", "k-a-b"):
        s = revealed(card)
        s.answer(0, s.parse("play"))
        seen = table(s.seen_by(viewer)).areas
        assert names(seen[0].cards()) == [card]
        assert card not in names([held for area in s.areas for held in area.hand])
        assert card not in names(seen[1].cards())


@pytest.mark.rule("BH-041", "BH-042", "BH-R18")
@pytest.mark.parametrize("money", [0, 9])
@FREE
def test_a_card_without_a_cost_is_played_for_nothing_and_cannot_be_reserved(card: str, money: int) -> None:
    s = revealed(card, credits=money)
    assert moves(s, 0) == ["sell", "play"]
    with pytest.raises(posse.IllegalMove):
        s.answer(0, s.parse("reserve"))
    s.answer(0, s.parse("play"))
    assert s.areas[0].credits == money
    assert s.areas[0].reserved == ()


@pytest.mark.rule("BH-041")
def test_a_card_without_a_cost_is_active_at_once() -> None:
    s = revealed("a-1")
    s.answer(0, s.parse("play"))
    assert stacks(s.areas[0].open) == [["a-1"]]
    s = revealed("h-510", open=[["c-1"]])
    s.answer(0, s.parse("play"))
    (c,) = s.areas[0].open
    assert (c.green, c.blue, c.orange) == (5, 1, 0)
    s = revealed("k-a-b", captured=[["a-4"], ["b-1"]])
    s.answer(0, s.parse("play"))
    assert s.sheet(0).contracts == 1 + 1 + 3


@pytest.mark.rule("BH-042")
@pytest.mark.parametrize("deck", [posse.game("bounty_hunters").deck, CARDS], ids=["standard deck", "test deck"])
def test_only_jawa_market_cards_have_a_cost(deck: Cards) -> None:
    assert [cost > 0 for cost in deck.cost] == [number == MARKET for number in deck.deck_of]


@pytest.mark.rule("BH-042", "BH-043")
@MARKET_CARDS
def test_a_jawa_market_card_is_activated_for_its_cost(card: str) -> None:
    s = revealed(card, credits=2, open=[["k-1"]])
    assert moves(s, 0) == ["sell", "play", "reserve"]
    s.answer(0, s.parse("play"))
    assert s.areas[0].credits == 0
    assert s.areas[0].reserved == ()
    assert card in names(s.areas[0].crates + s.areas[0].open[0].attackers)


@pytest.mark.rule("BH-043")
@pytest.mark.parametrize("card", ["d-520-1", "d-333-1", "d-444-1", "c-1-1-4-1", "c-2-2-5-1", "c-3-3-7-1", "c-3-4-10-1"])
def test_the_price_is_the_printed_one(card: str) -> None:
    cost = CARDS.cost[CARDS.number[card]]
    s = revealed(card, credits=5)
    s.answer(0, s.parse("play"))
    assert s.areas[0].credits == 5 - cost


@pytest.mark.rule("BH-044")
@MARKET_CARDS
def test_spent_credits_go_back_to_the_supply(card: str) -> None:
    s = revealed(card, credits=5)
    before, others = supply(s), [area.credits for area in s.areas[1:]]
    s.answer(0, s.parse("play"))
    assert [supply(s, viewer) for viewer in (0, 1, posse.SPECTATOR)] == [before + 2] * 3
    assert [area.credits for area in s.areas[1:]] == others


@pytest.mark.rule("BH-R17")
@EVERY_KIND
def test_there_is_no_passing_but_selling_is_always_possible(card: str, deck: int) -> None:
    s = revealed(card)
    assert moves(s, 0) == ["sell", "reserve" if deck == MARKET else "play"]
    for move in ("done", "no", "withdraw"):
        with pytest.raises(posse.IllegalMove):
            s.answer(0, s.parse(move))
