"""Setup: the decks, the supply, the hands and the Guild leader."""

from __future__ import annotations

import re

import pytest

import posse
from posse.catalog import game_file
from posse.games.bounty_hunters.rules.cards import (
    CONTRACT,
    DECKS,
    FIRST_CRATE,
    HUNTER,
    MARKET,
    TARGET,
    Cards,
)
from posse.games.bounty_hunters.rules.state import HuntersState, table

from .position import CARDS, Position, answer_all, choose_all, finish_round, moves, names, stacks, supply, turn

DECKS_AT_HAND = pytest.mark.parametrize("deck", [None, CARDS], ids=["standard deck", "test deck"])


def new(players: int = 4, seed: int = 1, deck: Cards | None = CARDS, **options: str) -> HuntersState:
    return table(posse.new("bounty_hunters", players, seed, deck, **options))


def cards_of(s: HuntersState, deck: int) -> list[int]:
    """All cards of this deck: in the pile or dealt from it."""
    dealt = [card for area in s.areas for card in area.hand if s.cards.deck_of[card] == deck]
    return sorted([*s.piles[deck][: s.left[deck]], *dealt])


@pytest.mark.rule("BH-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    assert new(players).waiting() == list(range(players))


@pytest.mark.rule("BH-001")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(posse.SetupError, match="2 to 6 players"):
        new(players)


@pytest.mark.rule("BH-002")
@DECKS_AT_HAND
def test_every_card_belongs_to_exactly_one_of_four_decks(deck: Cards | None) -> None:
    s = new(deck=deck)
    decks = [cards_of(s, number) for number in range(len(DECKS))]
    assert sorted(card for cards in decks for card in cards) == list(range(195))
    assert all(s.cards.deck_of[card] == number for number in range(4) for card in s.piles[number])


@pytest.mark.rule("BH-003")
@DECKS_AT_HAND
def test_there_are_44_targets(deck: Cards | None) -> None:
    s = new(deck=deck)
    targets = cards_of(s, TARGET)
    assert len(targets) == 44
    assert all(sum(s.cards.attack(card)) > 0 and s.cards.points[card] > 0 for card in targets)


@pytest.mark.rule("BH-004")
@DECKS_AT_HAND
def test_there_are_63_hunters(deck: Cards | None) -> None:
    s = new(deck=deck)
    hunters = cards_of(s, HUNTER)
    assert len(hunters) == 63
    assert all(sum(s.cards.attack(card)) > 0 and s.cards.cost[card] == 0 for card in hunters)


@pytest.mark.rule("BH-005")
@DECKS_AT_HAND
def test_the_jawa_market_is_44_droids_and_crates_mixed_together(deck: Cards | None) -> None:
    s = new(deck=deck)
    assert len(cards_of(s, MARKET)) == 44
    kinds = ["crate" if card >= FIRST_CRATE else "droid" for card in s.piles[MARKET]]
    assert (kinds.count("droid"), kinds.count("crate")) == (29, 15)
    assert kinds != sorted(kinds)
    assert kinds != sorted(kinds, reverse=True)


@pytest.mark.rule("BH-006")
@DECKS_AT_HAND
def test_there_are_44_contracts(deck: Cards | None) -> None:
    s = new(deck=deck)
    contracts = cards_of(s, CONTRACT)
    assert len(contracts) == 44
    assert all(s.cards.each[card] > 0 and s.cards.duo[card] > 0 for card in contracts)


@pytest.mark.rule("BH-007")
@pytest.mark.parametrize("deck", range(4))
def test_each_deck_is_shuffled_on_its_own(deck: int) -> None:
    piles = [new(seed=seed).piles[deck] for seed in range(300)]
    assert len(set(piles)) == len(piles)
    assert len({pile[-1] for pile in piles}) > 40
    assert all(set(pile) == set(piles[0]) for pile in piles)


@pytest.mark.rule("BH-007")
def test_decks_of_one_size_are_not_in_the_same_order() -> None:
    s = new()
    targets, contracts = s.piles[TARGET], s.piles[CONTRACT]
    assert [card - min(targets) for card in targets] != [card - min(contracts) for card in contracts]


@pytest.mark.rule("BH-008")
@pytest.mark.parametrize("deck", range(4))
def test_nobody_knows_the_next_card_of_a_deck(deck: int) -> None:
    s, other = Position().go(), Position().go()
    pile = other.piles[deck][: other.left[deck]]
    other.piles = (*other.piles[:deck], pile[::-1], *other.piles[deck + 1 :])
    assert s != other
    for viewer in (0, 1, posse.SPECTATOR):
        assert s.seen_by(viewer) == other.seen_by(viewer)
        assert set(names(table(s.seen_by(viewer)).piles[deck])) == {f"a {DECKS[deck]}"}


@pytest.mark.rule("BH-009")
def test_each_deck_has_a_discard_pile_of_its_own_empty_at_the_start() -> None:
    s = Position().area(0, hand=["a-1", "h-510", "d-333-1", "k-a-b"]).go()
    assert s.discards == [(), (), (), ()]
    choose_all(s, "h-510", names(s.areas[1].hand)[0])
    turn(s, "sell")
    assert [names(pile) for pile in s.discards][HUNTER] == ["h-510"]
    assert [len(pile) for pile in s.discards] == [1, 1, 0, 0]


@pytest.mark.rule("BH-010")
def test_zones_are_four_places_to_draw_from_and_nothing_more() -> None:
    s = new()
    assert moves(s, 0) == ["draw target", "draw hunter", "draw market", "draw contract"]
    assert len(s.cards.ids) == 195  # the 195 playing cards: a zone cannot be held, played or sold
    assert set(s.cards.deck_of) == {TARGET, HUNTER, MARKET, CONTRACT}


@pytest.mark.rule("BH-011")
@pytest.mark.parametrize("mode", ["standard", "discovery"])
@pytest.mark.parametrize("players", [2, 6])
def test_42_credits_lie_on_the_table_for_everybody_to_see(players: int, mode: str) -> None:
    s = new(players, mode=mode)
    assert [supply(s, viewer) for viewer in (0, players - 1, posse.SPECTATOR)] == [42] * 3


@pytest.mark.rule("BH-011")
def test_all_players_are_paid_from_one_supply() -> None:
    s = Position(players=3).area(0, credits=2).area(1, credits=5).go()
    assert supply(s) == 35
    turn(s, "draw hunter", f"choose {names(s.areas[0].hand)[0]}", "sell")
    assert supply(s) == 32


@pytest.mark.rule("BH-012")
@pytest.mark.parametrize("players", [2, 6])
def test_nobody_starts_with_credits(players: int) -> None:
    assert [area.credits for area in new(players).areas] == [0] * players


@pytest.mark.rule("BH-013")
@pytest.mark.parametrize("players", [2, 6])
def test_nobody_starts_with_cards_in_front_of_them(players: int) -> None:
    s = new(players)
    assert [area.cards() for area in s.areas] == [[]] * players
    assert s.scores() == [0] * players


@pytest.mark.rule("BH-014")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_starting_hand_is_one_card_from_each_deck(players: int) -> None:
    s = new(players)
    assert [[s.cards.deck_of[card] for card in area.hand] for area in s.areas] == [[TARGET, HUNTER, MARKET, CONTRACT]] * players
    assert s.left == [44 - players, 63 - players, 44 - players, 44 - players]


@pytest.mark.rule("BH-015")
def test_hands_are_not_shown_to_others() -> None:
    s = Position(players=3).area(0, hand=["a-1", "h-510", "d-333-1", "k-a-b"]).go()
    other = Position(players=3).area(0, hand=["b-2", "h-004", "c-1-1-4-1", "k-b-c"]).go()
    assert names(table(s.seen_by(0)).areas[0].hand) == ["a-1", "h-510", "d-333-1", "k-a-b"]
    for viewer in (1, 2, posse.SPECTATOR):
        backs = ["a contract", "a market", "a hunter", "a target"]
        assert names(table(s.seen_by(viewer)).areas[0].hand) == backs
        assert names(table(other.seen_by(viewer)).areas[0].hand) == backs
        assert "h-510" not in str(s.seen_by(viewer).dump())


@pytest.mark.rule("BH-016")
def test_one_player_is_guild_leader() -> None:
    assert new(leader="host").leader == 0
    assert {new(seed=seed, leader="random").leader for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("BH-017")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_being_guild_leader_changes_neither_moves_nor_outcome(leader: int) -> None:
    s, plain = Position(players=3).set(leader=leader).go(), Position(players=3).set(leader=-1).go()
    for _ in range(3):
        for game in (s, plain):
            answer_all(game, "draw target", "draw hunter", "draw market")
        assert [moves(s, seat) for seat in range(3)] == [moves(plain, seat) for seat in range(3)]
        finish_round(s)
        finish_round(plain)
        assert s.dump() == {**plain.dump(), "leader": leader}
        assert s.scores() == plain.scores()


@pytest.mark.rule("BH-018")
def test_a_game_can_be_played_without_a_guild_leader() -> None:
    s = new(leader="none")
    assert s.leader == -1
    rng = posse.Rng.seeded(5)
    while s.waiting():
        seat = rng.pick(s.waiting())
        s.answer(seat, rng.pick(s.options(seat)))
    assert sorted(s.ranking())[0] == 1


AID = {
    "en": ["BH-021.*draw.*choose.*pass", "BH-111.*credit", "BH-112.*contract", "BH-116.*two more"],
    "fr": ["BH-021.*pioch.*choisi.*donne", "BH-111.*crédit", "BH-112.*contrat", "BH-116.*deux"],
}


@pytest.mark.rule("BH-019")
@pytest.mark.parametrize("lang", AID)
def test_steps_end_and_its_bonuses_can_be_read_up_at_any_time(lang: str) -> None:
    rulebook = game_file("bounty_hunters", f"rules.{lang}.md")
    assert rulebook is not None
    for pattern in AID[lang]:
        assert re.search(pattern, rulebook), pattern


@pytest.mark.rule("BH-020")
def test_players_meet_only_their_own_targets_with_their_own_cards() -> None:
    s = (
        Position()
        .area(0, hand=["h-510", "a-1", "d-333-1", "k-a-b"], open=[["c-1"], ["b-1"]])
        .area(1, open=[["i-1"], ["f-1"]])
        .go()
    )
    turn(s, "draw contract", "choose h-510", "play")
    assert moves(s, 0) == ["against b-1", "against c-1"]
    turn(s, "against c-1")
    assert stacks(s.areas[0].open) == [["c-1", "h-510"], ["b-1"]]
    assert stacks(s.areas[1].open) == [["i-1"], ["f-1"]]


@pytest.mark.rule("BH-020")
def test_a_neighbours_attack_cards_do_not_help_a_target() -> None:
    s = Position().area(0, hand=["b-1", "h-510", "d-333-1", "k-a-b"]).area(1, open=[[None, "h-222-1", "h-222-2"]]).go()
    turn(s, "draw contract", "choose b-1", "play")
    assert stacks(s.areas[0].open) == [["b-1"]]
    assert stacks(s.areas[1].open) == [[None, "h-222-1", "h-222-2"]]
