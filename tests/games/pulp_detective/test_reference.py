"""The reference player of the bench: what it wants, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest
from bench.pulp_reference.chances import NO_DIE, Chances, Stand
from bench.pulp_reference.means import stand_of, stands_of
from bench.pulp_reference.player import Greedy

from posse.catalog import game
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.rules.cards import ALL_YELLOW, BLANK
from posse.games.pulp_detective.rules.state import table
from tests.games.pulp_detective.position import Desk, four
from tests.games.pulp_detective.test_games import EVERY, MODES, named

BOT = Greedy()
RNG = Rng.seeded(1)


def chosen(desk: Desk, seat: int = 0) -> str:
    return desk.s.text(BOT.choose(desk.s.seen_by(seat), seat, RNG))


def played(options: dict[str, Any], seed: int) -> State:
    state = game("pulp_detective", options).new(MODES[options["mode"]], seed)
    for _ in range(2000):
        if state.over():
            break
        seat = state.first_waiting()
        state.answer(seat, BOT.choose(state.seen_by(seat), seat, RNG))
    return state


@pytest.mark.parametrize("options", EVERY, ids=named)
def test_it_plays_every_game_to_the_end(options: dict[str, Any]) -> None:
    assert played(options, 0).over()


PAIR = {"detective": "lockhart", "inspector": "brandt"}
RATES = [
    ({"mode": "solo", "detective": "lockhart"}, 62.5),
    ({"mode": "solo", "detective": "tolliver", "level": "normal"}, 40.3),
    ({"mode": "solo", "detective": "tolliver", "case": "banker", "level": "expert"}, 17.9),
    ({"mode": "rivals", **PAIR}, 64.1),
    ({"mode": "partners", **PAIR, "level": "normal"}, 76.7),
]


@pytest.mark.heavy
@pytest.mark.parametrize(("options", "rate"), RATES, ids=[named(options) for options, _ in RATES])
def test_it_wins_about_as_often_as_the_ledger_says(options: dict[str, Any], rate: float) -> None:
    """In per cent; within three standard errors of 300 games, and three points that readings of the ledger may differ by."""
    games = 300
    won = sum([max(played(options, seed).scores()) for seed in range(games)])
    error = (rate * (100 - rate) / games) ** 0.5
    assert abs(100 * won / games - rate) < 3 * error + 3


@pytest.mark.parametrize(
    ("needs", "ways"),
    [("D W", 568), ("D2", 336), ("D W R", 317), ("D2 W", 170), ("D W R P", 130), ("D2 W R", 63), ("D2 W2", 28)],
)
def test_the_chance_of_four_dice_is_exact(needs: str, ways: int) -> None:
    chances = Chances(Desk().cards, BLANK, (0, 0, 0, 0), 0)
    stand = Stand(four(needs), ALL_YELLOW, 0, 4, 0, 0, NO_DIE, 0, 0)
    assert chances.value(stand) == pytest.approx(ways / 6**4, abs=1e-12)


def test_tokens_keys_and_wild_dice_raise_the_chance() -> None:
    cards = Desk().cards
    stand = Stand(four("D W R"), ALL_YELLOW, 0, 2, 0, 0, NO_DIE, 0, 0)
    alone = Chances(cards, BLANK, (0, 0, 0, 0), 0).value(stand)
    token = Chances(cards, BLANK, four("R"), 0).value(stand)
    key = Chances(cards, BLANK, (0, 0, 0, 0), 1).value(stand)
    with_wild = Stand(four("D W R"), ALL_YELLOW, 0, 2, 0, 0, NO_DIE, 0, 1)
    wild = Chances(cards, 1, four("R"), 0).value(with_wild)
    assert alone == 0 < token < key
    assert token < wild


def test_it_rolls_the_die_that_shows_the_icon_most_often() -> None:
    desk = Desk().seat(energy=1).mission(needs="P2")
    assert chosen(desk) in ("roll yellow-3", "roll yellow-4")


@pytest.mark.parametrize(
    ("energy", "obj", "kept", "discarded"), [(3, "empty", 0, 1), (5, "empty", 2, 0), (4, "empty", 2, 1), (6, "paperboy", 2, 1)]
)
def test_the_cards_it_wants(energy: int, obj: str, kept: int, discarded: int) -> None:
    desk = Desk().seat(energy=energy, obj=obj).pile("C2 S4 I7").turn()
    assert chosen(desk) == f"keep {kept + 1}"
    desk.do(f"keep {kept + 1}")
    assert chosen(desk) == f"discard {discarded + 1}"


def test_a_known_card_is_kept_if_it_promises_enough() -> None:
    for code, wanted in (("C8", True), ("I1", False)):
        desk = Desk().seat(energy=6, hour=24).pile(f"{code} C3 C9")
        desk.s.peeked = 1
        assert (chosen(desk.turn()) == "keep 1") == wanted


def test_it_places_where_most_edges_match() -> None:
    desk = Desk().seat(rows=("C1 S8", "C6")).pile("C5 S4 I7").turn().do("keep 1", "discard 2")
    assert chosen(desk) == "place 2"


def test_it_holds_two_tokens_and_pays_for_no_third() -> None:
    desk = Desk().seat(twists="W").mission(needs="D4", penalty="O").roll("W P").do("finish")
    assert chosen(desk) == "gain persuasion"
    desk = Desk().seat(twists="W P").mission(needs="D4", penalty="O").roll("W P").do("finish")
    assert chosen(desk) == "decline"


def test_it_pays_upkeep_and_prefers_a_key() -> None:
    desk = Desk().seat(twists="W", obj="paperboy").mission(needs="D", reward="E").do("roll red", shows="D").do("finish")
    assert chosen(desk) == "pay street"
    desk = Desk().discards("C7").seat(obj="paperboy").mission("S3", needs="D", reward="O").roll("D").do("finish")
    assert chosen(desk) == "accept skeleton-key"
    desk = Desk().discards("C7").seat(obj="skeleton-key").mission("S3", needs="D", reward="O E").roll("D").do("finish")
    assert chosen(desk) != "accept skeleton-key"


def test_it_fills_what_is_missing_and_keeps_tokens_for_nothing() -> None:
    desk = Desk().seat(energy=4, twists="W").mission(needs="D W").roll("D P P P")
    assert chosen(desk) == "twist street"
    desk = Desk().seat(energy=4, hour=24, twists="W").mission(needs="D2 W").roll("R R P P")
    assert chosen(desk) == "finish"


def test_a_wild_die_counts_at_once_as_the_first_icon_missing() -> None:
    desk = Desk(detective="tolliver").seat(energy=4, hour=8, twists="D").mission(needs="D R").roll("W")
    assert chosen(desk) == "count yellow-1 as dots"
    desk = Desk(detective="tolliver").seat(energy=4, hour=8).mission(needs="D W").roll("W")
    assert chosen(desk).startswith("roll")


def test_a_special_action_goes_by_the_hour_at_which_the_mission_began() -> None:
    """A day that begins while hours are spent is not made use of."""
    desk = Desk(detective="tolliver").seat(energy=4, hour=11).mission(needs="D R").roll("W")
    desk.m.hour = 12
    assert chosen(desk).startswith("roll")


def test_among_icons_it_holds_least_of_it_has_no_favourite() -> None:
    desk = Desk().mission(needs="D4", penalty="O").roll("W P").do("finish")
    assert {chosen(desk) for _ in range(40)} == {"gain street", "gain persuasion"}


def test_it_looks_ahead_and_uses_flask_and_watch_early() -> None:
    desk = Desk().seat(energy=5).mission(needs="D", reward="K").roll("D").do("finish")
    assert chosen(desk) == "look"
    assert chosen(Desk().seat(obj="hip-flask", energy=6).turn()) == "use"
    assert chosen(Desk().seat(obj="hip-flask", energy=7).turn()) != "use"
    assert chosen(Desk().seat(obj="pocket-watch", hour=22).turn()) == "use"


def test_dice_that_help_are_not_rolled_again() -> None:
    desk = Desk().seat(rows=("C6",), energy=4).mission("C5", needs="D2 W").roll("D W P R")
    stand = stand_of(table(desk.s), desk.m)
    assert (stand.lack, stand.useless) == (four("D"), 0b1100)
    assert chosen(desk) in ("reroll yellow-3", "reroll yellow-4")


def test_of_dice_that_show_the_same_any_may_be_rolled_again() -> None:
    """W is there once too often; the first die has more D, which is missing, than the second."""
    desk = Desk().seat(energy=4, hour=8).mission(needs="D W R P").roll("W W R P")
    desk.m.rerolls = 1
    assert stand_of(table(desk.s), desk.m).useless == 0b0010
    assert {stand.useless for stand in stands_of(table(desk.s), desk.m)} == {0b0001, 0b0010}
    assert chosen(desk) == "reroll yellow-1"


def test_a_rival_is_given_the_card_between_the_best_and_the_worst() -> None:
    desk = Desk("rivals").seat(energy=4).pile("C2 S4 I7 C3 C9").turn()
    assert chosen(desk) == "keep 3"
    desk.do("keep 3")
    assert chosen(desk) == "discard 2"


def test_the_weaker_partner_gets_the_energy_and_the_stronger_one_confronts_first() -> None:
    for weaker in (0, 1):
        desk = Desk("partners").seat(weaker, energy=3).seat(1 - weaker, energy=6)
        desk.mission(needs="D", reward="E").roll("D").do("finish")
        assert chosen(desk) == f"to {weaker + 1}"
        desk = Desk("partners").seat(weaker, energy=3).seat(1 - weaker, energy=6, rows=("C1",)).accuse(0)
        assert chosen(desk) == f"first {2 - weaker}"
