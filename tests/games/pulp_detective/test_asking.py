"""What the odds are when a player asks: in words, for everybody who may know, and from nothing that is secret."""

from __future__ import annotations

import pytest

import posse
from posse.core.rng import Rng
from posse.core.state import SPECTATOR, State
from posse.games.pulp_detective.asking import in_words
from posse.games.pulp_detective.odds import odds
from posse.texts import LANGUAGES, texts
from tests.games.pulp_detective.position import Desk
from tests.games.pulp_detective.twins import other_secrets

NAMES = ("Ada", "Bob")


def asked(state: State, seat: int = 0, lang: str = "en") -> str:
    return state.game.reply(state.seen_by(seat), "odds", texts("pulp_detective", lang).to(seat, NAMES))


def percent(state: State, seat: int = 0) -> int:
    return round(100 * odds(state, seat))


def test_the_odds_of_one_s_own_mission() -> None:
    desk = Desk().mission(needs="D D R")
    assert asked(desk.s) == f"{percent(desk.s)} in 100 with best play."
    assert asked(desk.s, lang="fr") == f"{percent(desk.s)} sur 100 en jouant au mieux."


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
    ("chance", "words"),
    [
        (0.0, "no chance"),
        (1e-6, "less than 1 in 100"),
        (0.0049, "less than 1 in 100"),
        (0.0051, "1 in 100"),
        (0.634, "63 in 100"),
        (0.9949, "99 in 100"),
        (0.9951, "more than 99 in 100"),
        (1.0 - 1e-9, "more than 99 in 100"),
        (1.0, "certain"),
    ],
)
def test_only_what_is_certain_is_called_so(chance: float, words: str) -> None:
    assert in_words(chance, texts("pulp_detective", "en")) == words


def test_before_a_card_is_placed_every_place_has_its_odds() -> None:
    desk = Desk().seat(rows=("C1 C2", "C3")).pile("S1 I2 I3").turn().do("keep 1")
    while not desk.starting("place"):
        desk.do(desk.moves()[0])
    shown = []
    for place, name in (("1", "main storyline"), ("2", "subplot 1"), ("3", "a new subplot")):
        then = desk.s.copy()
        then.answer(0, then.parse(f"place {place}"))
        shown.append(f"{name} {percent(then)} in 100")
    assert asked(desk.s) == f"With best play: {', '.join(shown)}."


def test_the_others_mission_is_open_to_all() -> None:
    desk = Desk("rivals").mission(seat=1, needs="D D R")
    for seat in (0, SPECTATOR):
        assert asked(desk.s, seat) == f"Bob: {percent(desk.s, 1)} in 100 with best play."
    assert asked(desk.s, 1) == f"{percent(desk.s, 1)} in 100 with best play."


def test_where_there_are_none_it_says_why() -> None:
    assert asked(Desk().turn().s).startswith("There are no odds yet")
    met = Desk().mission(needs="D", reward="K").roll("D").do("finish")
    assert "look" in met.moves()
    assert asked(met.s).startswith("There are no odds now")
    over = Desk().seat(energy=1).mission(needs="D9", penalty="E").do("finish").idle()
    assert over.s.over()
    assert asked(over.s) == "There are no odds any more: the case is closed."


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
