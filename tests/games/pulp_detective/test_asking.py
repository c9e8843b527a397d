"""What the odds are when a player asks: in words, for everybody who may know, and from nothing that is secret."""

from __future__ import annotations

import pytest

import posse
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective.odds.odds import Odds
from posse.games.pulp_detective.odds.steps import in_words
from posse.testing.walk import random_answer
from posse.texts import LANGUAGES, texts
from tests.games.pulp_detective.exact import odds
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.twins import other_secrets

NAMES = ("Ada", "Bob")


def asked(state: State, seat: int = 0, lang: str = "en") -> str:
    return state.game.reply(state.seen_by(seat), "odds", texts("pulp_detective", lang).to(seat, NAMES))


def percent(state: State, seat: int = 0) -> int:
    return round(100 * odds(state, seat))


def test_the_odds_of_one_s_own_mission() -> None:
    desk = Desk().mission(needs="D D R")
    assert asked(desk.s) == f"{percent(desk.s)}% chance with best play."
    assert asked(desk.s, lang="fr") == f"{percent(desk.s)}\u00a0% de chances, en jouant au mieux."


def test_they_change_with_every_die() -> None:
    desk = Desk().mission(needs="D D R")
    before = asked(desk.s)
    desk.roll("D")
    assert asked(desk.s) != before


def test_what_is_met_is_certain_and_what_cannot_be_met_is_not() -> None:
    desk = Desk().seat(energy=6).mission(needs="D")
    desk.roll("D")
    assert asked(desk.s) == "Certain with best play."
    hopeless = Desk().mission(needs="D9 R9")
    assert asked(hopeless.s) == "No chance with best play."


@pytest.mark.parametrize(
    ("chance", "words", "least"),
    [
        (0.0, "no chance", "at least 0% chance"),
        (1e-6, "less than 1% chance", "at least 0% chance"),
        (0.0049, "less than 1% chance", "at least 0% chance"),
        (0.0051, "1% chance", "at least 0% chance"),
        (0.637, "64% chance", "at least 63% chance"),
        (0.9949, "99% chance", "at least 99% chance"),
        (0.9951, "more than 99% chance", "more than 99% chance"),
        (1.0 - 1e-9, "more than 99% chance", "more than 99% chance"),
        (1.0, "certain", "certain"),
    ],
)
def test_only_what_is_certain_is_called_so(chance: float, words: str, least: str) -> None:
    say = texts("pulp_detective", "en")
    assert (in_words(chance, True, say), in_words(chance, False, say)) == (words, least)


@pytest.mark.parametrize(("lang", "words"), [("en", "at least "), ("fr", "au moins ")])
def test_what_is_too_much_to_work_out_is_said_to_be_the_least(lang: str, words: str) -> None:
    """Some tokens are left out then."""
    desk = Desk("rivals").seat(0, energy=4, hour=15, twists="D W").mission(needs="D2 W R P", reward="K")
    known, m = Odds(), desk.m
    exact = known.value(desk.s, m)
    for most in (0, 100, 5_000, 20_000, 10_000_000):
        chance, is_exact = Odds(most=most).at_least(desk.s, m)
        assert chance == pytest.approx(exact, abs=1e-9) if is_exact else chance < exact + 1e-9
    assert not Odds(most=100).at_least(desk.s, m)[1]
    assert Odds(most=10_000_000).at_least(desk.s, m)[1]
    assert in_words(*Odds(most=100).at_least(desk.s, m), texts("pulp_detective", lang)).startswith(words)


def test_before_a_card_is_placed_every_place_has_its_odds() -> None:
    desk = Desk().seat(rows=("C1 C2", "C3")).pile("S1 I2 I3").turn().do("keep 1")
    while not desk.starting("place"):
        desk.do(desk.moves()[0])
    shown = []
    for place, name in (("1", "main storyline"), ("2", "subplot 1"), ("3", "a new subplot")):
        then = desk.s.copy()
        then.answer(0, then.parse(f"place {place}"))
        shown.append(f"{name} ({percent(then)}% chance)")
    assert asked(desk.s) == f"With best play: {', '.join(shown)}."


def test_the_others_mission_is_open_to_all() -> None:
    desk = Desk("rivals").mission(seat=1, needs="D D R")
    for seat in (0, SPECTATOR):
        assert asked(desk.s, seat) == f"Bob: {percent(desk.s, 1)}% chance with best play."
    assert asked(desk.s, 1) == f"{percent(desk.s, 1)}% chance with best play."


def test_they_go_on_while_dice_are_turned_over() -> None:
    """PD-237: more of them may be."""
    desk = Desk("rivals").token("deus-ex-machina", 0).mission(needs="D W R P").roll("W W W")
    desk.do("flip yellow-1")
    assert "done" in desk.moves()
    assert asked(desk.s) == f"{percent(desk.s)}% chance with best play."
    assert asked(desk.s, 1) == f"Ada: {percent(desk.s)}% chance with best play."


def test_they_go_on_while_somebody_decides_about_a_twist() -> None:
    """PD-R74: to the mission it makes no difference."""
    desk = Desk("rivals").token("deus-ex-machina", 1).seat(0, twists="D").mission(needs="D W R P").roll("W W W")
    desk.do("take deus-ex-machina")
    assert desk.s.waiting() == [1]
    said = asked(desk.s)
    assert said == f"{percent(desk.s)}% chance with best play."
    assert asked(desk.s, 1) == f"Ada: {said}"
    assert asked(desk.do("gain dots").s) == said


def test_where_there_are_none_it_says_why() -> None:
    assert asked(Desk().turn().s).startswith("No odds yet")
    met = Desk().mission(needs="D", reward="K").roll("D").do("finish")
    assert "look" in met.moves()
    assert asked(met.s).startswith("No odds now")
    over = Desk().seat(energy=1).mission(needs="D9", penalty="E").do("finish").idle()
    assert over.s.over()
    assert asked(over.s) == "No odds any more: the case is closed."


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("rivals", 2), ("partners", 2)])
def test_secrets_make_no_difference(mode: str, players: int) -> None:
    state = posse.new("pulp_detective", players, 5, mode=mode)
    rng, seen = Rng.seeded(5), set[str]()
    for number in range(48):
        if number % (2 * players) == 0:
            seat = rng.pick([*range(players), SPECTATOR])
            lang = rng.pick(list(LANGUAGES))
            said = asked(state, seat, lang)
            assert asked(other_secrets(state, seat, rng), seat, lang) == said
            seen.add(said)
        waiting = state.waiting()[0]
        state.answer(waiting, rng.pick(state.options(waiting)))
    assert len(seen) > 3


@pytest.mark.parametrize("mode", ["solo", "rivals", "partners"])
def test_they_are_offered_exactly_when_there_are_any(mode: str) -> None:
    say = texts("pulp_detective", "en")
    none = {say("odds-no-card"), say("odds-result"), say("odds-over")}
    seen = set()
    s: State = Desk(mode, seed=3).turn().s
    rng = Rng.seeded(4)
    for _ in range(60):
        for seat in (*range(s.players), SPECTATOR):
            offered = s.game.scene(s.seen_by(seat), say.to(seat, NAMES)).questions
            seen.add(bool(offered))
            assert offered == ["odds"] or asked(s, seat) in none
        if s.over():
            break
        s.answer(*random_answer(s, rng))
    assert seen == {True, False}
