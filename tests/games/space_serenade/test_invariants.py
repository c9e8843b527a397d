"""What holds after every answer of any game: nothing is lost, made, out of range or off the map."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import posse
from posse.core.rng import Rng
from posse.core.state import OPEN, SPECTATOR, State
from posse.games.space_serenade.rules.state import PLAYING, UNKNOWN, SerenadeState, table
from tests.games.space_serenade.position import check, deck
from tests.games.space_serenade.twins import other_secrets
from tests.games.space_serenade.watch import Watch

GAMES = 4
"""For each number of players."""
MANY = {1: 6000, 2: 2500, 3: 1000, 4: 500}
"""Games of random players, by how many they are: ten thousand in all."""
SHARE = 1 if posse.compiled() else 40
"""Interpreted, one of so many is played: 250 in all."""
EVERY = 7
"""Answers between two looks at what is more costly."""


def eager(s: SerenadeState, seat: int, rng: Rng) -> int:
    """A random move that ends the turn only now and then, so that games get somewhere."""
    options = s.options(seat)
    if len(options) > 1 and s.text(options[0]) == "end turn" and rng.below(8):
        options = options[1:]
    return rng.pick(options)


def answers(s: SerenadeState, rng: Rng) -> int:
    """Plays to the end and looks at everything after every answer; returns how many there were."""
    made = 0
    while (seat := s.first_waiting()) != OPEN:
        fixed, before = s.fixed, s.copy()
        s.answer(seat, eager(s, seat, rng))
        check(s)
        made += 1
        assert s.fixed >= fixed
        if made % EVERY == 0:
            look_closer(before, s, rng)
    return made


def look_closer(before: SerenadeState, s: SerenadeState, rng: Rng) -> None:
    """Copies, views and imagined positions are sound too; what was before has not changed."""
    check(before)
    assert s.copy().dump() == s.dump()
    viewer = rng.below(s.players + 1)
    seat = SPECTATOR if viewer == s.players else viewer
    seen = s.seen_by(seat)
    assert other_secrets(s, seat, rng).seen_by(seat).dump() == seen.dump()
    whole = table(seen.imagine(rng))
    check(whole)
    assert whole.seen_by(seat).dump() == seen.dump()


@pytest.mark.rule("SS-128", "SS-166", "SS-185", "SS-323", "SS-324")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [True, False])
def test_everything_is_always_there(players: int, own: bool) -> None:
    options = {"limit": 50, "scores": "hidden" if own else "open", "vicious_in": 3 if own else 4}
    game = posse.game("space_serenade", options, None if own else deck())
    for seed in range(GAMES):
        s = table(game.new(players, seed))
        assert answers(s, Rng.seeded(seed)) > 20
        assert s.over()
        assert s.outcome != PLAYING


@pytest.mark.rule("SS-166", "SS-185", "SS-323")
@pytest.mark.parametrize("players", MANY)
def test_nothing_is_lost_in_ten_thousand_games_compiled_and_in_250_interpreted(players: int) -> None:
    """Cards and tokens, gauges from 1 to 3, Fuel from 0 to 10, everybody on the map: after every answer."""
    game = posse.game("space_serenade", {"limit": 50, "characters": "random"})
    for seed in range(0, MANY[players], SHARE):
        s, rng = table(game.new(players, seed)), Rng.seeded(seed)
        watch = Watch(s)
        while (seat := s.first_waiting()) != OPEN:
            s.answer(seat, eager(s, seat, rng))
            watch.look(s)
        check(s)


WRONG: dict[str, Callable[[SerenadeState], object]] = {
    "common": lambda s: s.common[1:],
    "play": lambda s: s.common[:1],
    "removed": lambda s: (UNKNOWN,),
    "gauges": lambda s: (1, 1, 4),
    "places": lambda s: (0, 1, 2, 4),
    "resistance": lambda s: (9, 9, 9, 0),
    "stand": lambda s: s.stand[1:],
    "woolongs": lambda s: -1,
}


@pytest.mark.parametrize("name", WRONG)
def test_the_watch_sees_what_is_wrong(name: str) -> None:
    s = table(posse.game("space_serenade", {"characters": "random"}).new(2, 1))
    watch = Watch(s)
    watch.look(s)
    setattr(s, name, WRONG[name](s))
    with pytest.raises(AssertionError):
        watch.look(s)


def test_the_watch_looks_at_every_player() -> None:
    s = table(posse.game("space_serenade", {"characters": "random"}).new(4, 1))
    watch = Watch(s)
    s.areas[3].fuel = 11
    with pytest.raises(AssertionError):
        watch.look(s)
    s.areas[3].fuel = 1
    s.areas[2].hand = s.areas[2].hand[1:]
    with pytest.raises(AssertionError):
        watch.look(s)


def test_a_position_is_read_back_as_it_was_written() -> None:
    game = posse.game("space_serenade", {"limit": 50})
    for players in (1, 2, 3, 4):
        s, rng = table(game.new(players, 3)), Rng.seeded(players)
        made = 0
        while (seat := s.first_waiting()) != OPEN:
            if made % 29 == 0:
                again = State.from_json(s.to_json())
                assert again.to_json() == s.to_json()
                assert again.options(seat) == s.options(seat)
            s.answer(seat, eager(s, seat, rng))
            made += 1
