"""The heuristic bot: it plays legal moves, uses only what its seat sees, and beats random play."""

from __future__ import annotations

import pytest

import posse
from posse import arena, bots
from posse.games.bounty_hunters.bots.heuristic import Evaluation, Hunter, sample, unseen
from posse.games.bounty_hunters.bots.profiles import PROFILES, Profile, Tables
from posse.games.bounty_hunters.rules.cards import FIRST_DROID, FIRST_HUNTER
from posse.games.bounty_hunters.rules.state import table
from tests.games.bounty_hunters.position import CARDS, Position


def evaluate(position: Position, profile: Profile | None = None) -> Evaluation:
    profile = profile or Profile()
    return Evaluation(Tables(CARDS, profile), profile, table(position.go().seen_by(0)), 0)


def choice(position: Position, seat: int = 0) -> str:
    s = position.go()
    return s.text(Hunter(Profile(noise=0.0)).choose(s.seen_by(seat), seat, posse.Rng.seeded(1)))


@pytest.mark.parametrize("mode", ["standard", "discovery"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_plays_whole_games(players: int, mode: str) -> None:
    game = posse.game("bounty_hunters", {"mode": mode})
    (result,) = arena.simulate(game, players, ["heuristic"], 1, 3)
    assert min(result.ranking) == 1
    assert result.decisions > 20 * players


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_plays(profile: str) -> None:
    game = posse.game("bounty_hunters")
    (result,) = arena.simulate(game, 2, [profile], 1, 5)
    assert max(result.scores) > 20


def test_knows_only_what_its_seat_sees() -> None:
    """A twin that differs in everything the seat cannot see gets the same answer."""
    state = posse.new("bounty_hunters", 3, 11)
    hunter, rng, guess = Hunter(Profile()), posse.Rng.seeded(1), posse.Rng.seeded(2)
    compared = 0
    while waiting := state.waiting():
        seat = waiting[0]
        seen = state.seen_by(seat)
        twin = seen.imagine(guess).seen_by(seat)
        again = rng.copy()
        move = hunter.choose(seen, seat, rng)
        assert hunter.choose(twin, seat, again) == move
        state.answer(seat, move)
        compared += 1
    assert compared > 60


def test_leaves_the_view_as_it_was() -> None:
    seen = posse.new("bounty_hunters", 4, 2).seen_by(1)
    before = seen.to_json()
    Hunter(Profile()).choose(seen, 1, posse.Rng.seeded(1))
    assert seen.to_json() == before


@pytest.mark.heavy
def test_beats_random() -> None:
    results = list(arena.simulate(posse.game("bounty_hunters"), 2, ["heuristic", "random"], 200, 1))
    hunter, _ = arena.lines(("heuristic", "random"), results)
    assert hunter.wins >= 0.95


def test_the_hunters_needed_grow_with_the_deficit() -> None:
    tables = Tables(CARDS, Profile())
    assert tables.turns[0] == 0.0
    assert tables.turns[100] < tables.turns[310] < tables.turns[642]
    assert [round(tables.reach[n][0]) for n in range(6)] == [1] * 6
    assert tables.reach[0][111] == 0.0
    assert tables.reach[1][111] < tables.reach[2][111] <= 1.0


def test_a_hunter_that_captures_is_worth_more() -> None:
    evaluation = evaluate(Position().area(0, open=[["a-1"]]))
    capturing, other = CARDS.number["h-314"], CARDS.number["h-310"]  # A defends with 1-1-3
    assert evaluation.attack(capturing) > evaluation.attack(other) > 0


def test_a_contract_makes_its_target_worth_more() -> None:
    plain, bound = evaluate(Position()), evaluate(Position().area(0, contracts=["k-a-crate"]))
    target = CARDS.number["a-1"]
    assert bound.bounty(target) > plain.bounty(target)
    assert bound.activated(CARDS.number["c-1-1-4-1"]) > plain.activated(CARDS.number["c-1-1-4-1"])


def test_attack_has_no_use_after_the_last_round() -> None:
    evaluation = evaluate(Position().set(round=9, trigger=7).area(0, open=[["a-1"]]))
    assert evaluation.rounds == 0.0
    assert evaluation.attack(CARDS.number["h-310"]) == 0.0


def test_samples_cards_that_may_be_next() -> None:
    seen = table(posse.new("bounty_hunters", 4, 2, mode="discovery").seen_by(0))
    unknown, rng = unseen(seen), posse.Rng.seeded(4)
    drawn = {sample(seen, 1, unknown, rng) for _ in range(500)}
    assert drawn == set(range(FIRST_HUNTER, FIRST_DROID)) - set(seen.areas[0].hand)


def test_an_empty_deck_is_sampled_from_its_discards() -> None:
    s = Position().only(0, "a-1").go()
    s.left[0] = 0
    seen = table(s.seen_by(0))
    assert sample(seen, 0, unseen(seen), posse.Rng.seeded(1)) in seen.discards[0]


def test_bots_are_found_by_name() -> None:
    game = posse.game("bounty_hunters")
    assert bots.names(game)[0] == "heuristic"
    with pytest.raises(posse.SetupError, match="no bot 'genius'"):
        bots.bot(game, "genius")
