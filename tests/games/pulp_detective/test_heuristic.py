"""The greedy player: what it wants, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest

from posse.catalog import game
from posse.core.errors import SetupError
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.pulp_detective.bots.chances import NO_DIE, Chances, Stand
from posse.games.pulp_detective.bots.heuristic import Greedy
from posse.games.pulp_detective.bots.means import stand_of, stands_of
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
    for seed in range(3):
        assert played(options, seed).over()


def test_it_is_found_by_name() -> None:
    rules = game("pulp_detective")
    state = rules.new(1, 1)
    assert rules.bot("heuristic")(state.seen_by(0), 0, RNG) in state.options(0)
    with pytest.raises(SetupError, match="has no bot 'sleuth'"):
        rules.bot("sleuth")


@pytest.mark.heavy
def test_it_wins_about_as_often_as_it_should() -> None:
    """Of the first case at Beginner with Vera Lockhart about six in ten."""
    won = sum([played({"mode": "solo"}, seed).scores()[0] for seed in range(150)])
    assert 70 <= won <= 110


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


# -- Investigation tokens -----------------------------------------------------------------


def rivals(hour: int = 14, **fields: Any) -> Desk:
    return Desk("rivals").token("chekhovs-gun", -1).seat(energy=4, hour=hour, **fields)


def played_on(desk: Desk, seat: int = 0) -> list[str]:
    """What it does until the mission is finished."""
    done: list[str] = []
    while not done or done[-1] != "finish":
        done.append(chosen(desk, seat))
        desk.do(done[-1])
    return done


def test_interrogation_saves_a_clue() -> None:
    desk = rivals(twists="P").mission(needs="D2", reward="K").roll("D W R P")
    desk.s.acted[0] = 1
    assert played_on(desk) == ["take interrogation", "ignore dots", "finish"]
    desk = rivals(twists="P").mission(needs="D2", reward="E").roll("D W R P")
    desk.s.acted[0] = 1
    assert played_on(desk) == ["finish"]


def test_deus_ex_machina_turns_as_many_dice_as_it_takes() -> None:
    """Opposite W on the first die lies P or D, opposite R on the second W or P."""
    desk = rivals().token("deus-ex-machina").mission(needs="P2", reward="E")
    desk.s.acted[0] = 1
    for die in (0, 1, 2, 3):
        desk.do(f"roll yellow-{die + 1}")
    desk.lay(3, 2, 1, 3)  # W W R D, opposite P P P R
    done = played_on(desk)
    assert done == ["flip yellow-1", "flip yellow-2", "done", "finish"]


def test_the_gun_is_fired_for_clues_only() -> None:
    desk = rivals(twists="W").token("chekhovs-gun").mission(needs="D2", reward="K").roll("D W R P")
    desk.s.acted[0] = 1
    assert played_on(desk) == ["shoot hour street as dots", "finish"]
    desk = rivals(twists="W").token("chekhovs-gun").mission(needs="D2", reward="E").roll("D W R P")
    desk.s.acted[0] = 1
    assert played_on(desk) == ["finish"]


def test_a_sidekick_is_called_if_his_wild_dice_are_there() -> None:
    desk = rivals(hour=8).token("sidekick").mission(needs="R2", reward="E").roll("D D W P")
    assert played_on(desk) == [
        "sidekick inspector-amos-reed",
        "count yellow-1 as rounds",
        "count yellow-2 as rounds",
        "finish",
    ]
    desk = rivals(hour=14).token("sidekick").mission(needs="R2", reward="E").roll("D D W P")
    desk.s.acted[0] = 1
    assert played_on(desk) == ["finish"]


def test_without_tricks_no_token_is_touched() -> None:
    desk = rivals(twists="P").mission(needs="D2", reward="K").roll("D W R P")
    desk.s.acted[0] = 1
    assert desk.s.text(Greedy(False).choose(desk.s.seen_by(0), 0, RNG)) == "finish"


def test_the_gun_is_taken_to_be_first() -> None:
    """Who is not active pays for it, at the end of a mission (PD-239), unless the case ends with it."""
    desk = rivals(twists="R").mission(needs="D2", reward="E").roll("D W R P")
    desk.s.acted[0] = 1
    desk.s.active = 1
    assert played_on(desk) == ["take chekhovs-gun", "finish"]
    assert table(desk.s).active == 0
    desk = rivals(twists="R", clues=3).mission(needs="D2", reward="K").roll("D D")
    desk.s.active = 1
    assert chosen(desk) == "finish"


def test_the_token_that_pays_for_the_gun_is_liked_by_who_is_not_active() -> None:
    for active, icons in ((1, {"gain rounds"}), (0, {"gain street", "gain rounds"})):
        desk = rivals().mission(needs="D4", penalty="O").roll("W R").do("finish")
        desk.s.active = active
        assert {chosen(desk) for _ in range(40)} == icons


def at_the_end_of_a_mission(hour: int, seat: int) -> str:
    """What Tolliver, or Reed, does with the token that pays for the lead of the other."""
    desk = Desk("rivals", detective="tolliver", inspector="reed").token("chekhovs-gun", -1)
    desk.seat(seat, energy=4, hour=hour, twists="R").mission(needs="D2", reward="E", seat=seat).roll("P W R P")
    desk.s.active = 1 - seat
    return chosen(desk, seat)


def test_while_the_own_hours_are_far_red_does_not_fight_for_the_lead() -> None:
    """Day begins at hour 11: at 15 it is four hours away."""
    gun = "take chekhovs-gun"
    assert at_the_end_of_a_mission(15, 0) == "finish"
    assert at_the_end_of_a_mission(14, 0) == gun
    assert at_the_end_of_a_mission(15, 1) == gun


def test_the_gun_is_the_last_token_to_be_used() -> None:
    """It has to be paid for; an Interrogation has not."""
    desk = rivals(twists="W").token("chekhovs-gun").token("interrogation").mission(needs="D2", reward="K").roll("D W R P")
    desk.s.acted[0] = 1
    assert played_on(desk) == ["ignore dots", "finish"]


def test_no_third_token_is_paid_for_the_lead() -> None:
    desk = rivals(twists="D W").mission(needs="P4", penalty="O").roll("W R").do("finish")
    desk.s.active = 1
    assert "gain rounds" in desk.moves()
    assert chosen(desk) == "decline"


def test_the_weaker_partner_gets_the_energy_and_the_stronger_one_confronts_first() -> None:
    for weaker in (0, 1):
        desk = Desk("partners").seat(weaker, energy=3).seat(1 - weaker, energy=6)
        desk.mission(needs="D", reward="E").roll("D").do("finish")
        assert chosen(desk) == f"to {weaker + 1}"
        desk = Desk("partners").seat(weaker, energy=3).seat(1 - weaker, energy=6, rows=("C1",)).accuse(0)
        assert chosen(desk) == f"first {2 - weaker}"
