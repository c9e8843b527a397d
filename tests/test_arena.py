"""Bulk play: results are reproducible, bots change seats, statistics are correct."""

from __future__ import annotations

import pytest

import posse
from posse import arena, bots
from posse.arena import Result

GAME = posse.game("bounty_hunters")


def test_one_and_two_processes_give_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena.bulk, "CHUNK", 2)
    one = list(arena.simulate(GAME, 2, ["heuristic", "random"], 5, 7, jobs=1))
    two = list(arena.simulate(GAME, 2, ["heuristic", "random"], 5, 7, jobs=2))
    assert one == two
    assert [result.seed for result in one] == [7, 8, 9, 10, 11]


def test_a_single_game_of_a_run_can_be_repeated() -> None:
    third = list(arena.simulate(GAME, 3, ["heuristic"], 3, 20))[2]
    seated = [bots.bot(GAME, "heuristic")] * 3
    assert arena.play(GAME, seated, third.seed, third.first) == third


def test_bots_change_seats() -> None:
    results = list(arena.simulate(GAME, 3, ["heuristic", "random", "random"], 4, 1))
    assert [result.first for result in results] == [0, 1, 2, 0]
    assert [result.ranking[0] for result in results] == [1, 1, 1, 1]


def test_random_bots_play_inside_the_core() -> None:
    (result,) = arena.simulate(GAME, 4, ["random"], 1, 5)
    state = posse.new("bounty_hunters", 4, 5)
    assert posse.core.playout.play_out(state, posse.Rng.seeded(5 << 8)) == result.decisions
    assert tuple(state.scores()) == result.scores


def test_bots_get_only_views() -> None:
    viewers: list[tuple[int, int]] = []

    def spy(seen: posse.State, seat: int, rng: posse.Rng) -> int:
        viewers.append((seen.viewer, seat))
        return bots.random(seen, seat, rng)

    result = arena.play(GAME, [spy, spy], 3, 1)
    assert len(viewers) == result.decisions
    assert all(viewer == seat for viewer, seat in viewers)


def test_worker_processes_use_the_given_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.games.bounty_hunters.position import CARDS

    monkeypatch.setattr(arena.bulk, "CHUNK", 1)
    game = posse.game("bounty_hunters", {"mode": "discovery"}, CARDS)
    assert list(arena.simulate(game, 2, ["random"], 2, 1, jobs=2)) == list(arena.simulate(game, 2, ["random"], 2, 1))


def test_a_shared_victory_counts_as_a_fraction() -> None:
    results = [Result(1, 0, (9, 9), (1, 1), 10, {}), Result(2, 1, (5, 8), (2, 1), 10, {})]
    first, second = arena.lines(("a", "b"), results)
    assert (first.wins, second.wins) == (0.25, 0.75)
    assert (first.score, first.error, first.places) == (7.0, 2.0, (1, 1))
    assert second.places == (2, 0)


def test_span() -> None:
    assert arena.span([float(n) for n in range(101)]) == (50.0, 5.0, 95.0)


@pytest.mark.parametrize(
    ("players", "names", "complaint"),
    [
        (7, ["random"], "2 to 6 players, not 7"),
        (2, ["genius"], "no bot 'genius'"),
        (3, ["random", "random"], "expected 1 or 3 names"),
    ],
)
def test_a_wrong_number_of_players_or_bots_is_refused(players: int, names: list[str], complaint: str) -> None:
    with pytest.raises(posse.SetupError, match=complaint):
        arena.simulate(GAME, players, names, 1, 1)


def test_seeds_stay_in_range() -> None:
    with pytest.raises(posse.SetupError, match="seed"):
        arena.simulate(GAME, 2, ["random"], 10, 2**64 - 1)
