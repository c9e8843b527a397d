"""The example game of docs/new-game.md: its rules, and that the commands know it once it is installed."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import posse
from high_card.rules import PLAY, Cards, HighCard, HighCardState
from posse import arena, bots, catalog
from posse.cli import posse as command
from posse.core.record import Record
from posse.testing.coverage import Coverage
from posse.testing.mutate import mutate
from posse.texts import LANGUAGES, texts
from tests.conftest import Install

pytestmark = pytest.mark.usefixtures("toys")

EXAMPLE = Path(__file__).parents[2] / "examples/high_card"
ENTRY = "[posse.games]\nhigh_card = high_card.rules:HighCard\n"


def new(players: int = 2, seconds: int = 0) -> HighCardState:
    state = posse.new("high_card", players=players, seed=7, seconds=seconds)
    assert isinstance(state, HighCardState)
    return state


def play(state: HighCardState, *cards: str) -> None:
    for seat, card in enumerate(cards):
        state.answer(seat, state.parse(f"play {card}"))


def with_hands(*hands: tuple[str, ...]) -> HighCardState:
    """A first trick with these hands; the other cards are in the deck."""
    state = new(len(hands))
    ids = state.cards.ids
    state.hands = [tuple(sorted([ids.index(card) for card in hand])) for hand in hands]
    held = {card for hand in state.hands for card in hand}
    state.deck = tuple([card for card in range(len(ids)) if card not in held])
    return state


ADA, BOB = ("flea", "frog", "bear", "whale"), ("snail", "mouse", "fox", "wolf")


@pytest.mark.rule("HC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_four_cards(players: int) -> None:
    state = new(players)
    assert [len(hand) for hand in state.hands] == [4] * players
    assert len(state.deck) == 16 - 4 * players


@pytest.mark.rule("HC-02")
def test_hands_and_deck_are_secret_and_tricks_are_open() -> None:
    state = with_hands(ADA, BOB)
    play(state, "bear", "wolf")
    seen = state.seen_by(0)
    assert isinstance(seen, HighCardState)
    assert (seen.hands[0], seen.hands[1]) == (state.hands[0], (-1,) * 4)
    assert (set(seen.deck), seen.tricks) == ({-1}, state.tricks)


@pytest.mark.rule("HC-03")
def test_a_card_can_be_taken_back_until_the_last_one_is_laid() -> None:
    state = with_hands(ADA, BOB)
    play(state, "bear")
    assert [state.text(move) for move in state.options(0)] == ["withdraw"]
    assert state.seen_by(1).sealed == [-3, -1]
    state.answer(0, state.parse("withdraw"))
    play(state, "flea", "snail")
    assert [state.cards.ids[card] for card in state.tricks[0]] == ["flea", "snail"]


@pytest.mark.rule("HC-04", "HC-05")
def test_the_highest_card_wins_what_the_lowest_is_worth() -> None:
    state = with_hands(ADA, BOB)
    play(state, "bear", "mouse")
    assert state.scores() == [4, 0]
    play(state, "frog", "snail")
    assert state.scores() == [6, 0]


@pytest.mark.rule("HC-06")
@pytest.mark.parametrize(("players", "tricks", "left"), [(2, 8, 0), (3, 5, 1), (4, 4, 0)])
def test_everybody_draws_while_there_is_a_card_for_each(players: int, tricks: int, left: int) -> None:
    state = new(players)
    while not state.over():
        seat = state.waiting()[0]
        state.answer(seat, state.options(seat)[0])
    assert (len(state.tricks), len(state.deck)) == (tricks, left)


@pytest.mark.rule("HC-07")
def test_when_time_is_up_those_who_are_late_play_their_lowest() -> None:
    state = new(3, seconds=60)
    due = state.deadline()
    assert due is not None and due.seconds == 60
    lowest, highest = [hand[0] for hand in state.hands], state.hands[0][-1]
    state.answer(0, PLAY + highest)
    state.answer(posse.CLOCK, due.move)
    assert state.tricks == [(highest, *lowest[1:])]
    assert new().deadline() is None


@pytest.mark.rule("HC-08")
def test_the_most_points_win() -> None:
    state = with_hands(ADA, BOB)
    state.deck, state.hands = (), [(0, 15), (1, 14)]
    play(state, "whale", "bear")
    play(state, "flea", "snail")
    assert (state.over(), state.scores(), state.ranking()) == (True, [15, 1], [1, 2])


def test_every_rule_has_a_test() -> None:
    coverage = Coverage("high_card", Path(__file__).parent)
    assert (coverage.unproved, coverage.unknown) == ([], [])


def test_damaged_states_are_refused_or_can_be_played() -> None:
    mutate("high_card", 500)


DAMAGE = {
    "field": "card 3: valeu: there is no such field",
    "value": "card 2: value: expected a number from 1 to 99",
    "order": "values that rise",
    "name": "card 1: name: expected a name in some language",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_deck_that_is_wrong_is_refused(damage: str) -> None:
    data = tomllib.loads((EXAMPLE / "cards.toml").read_text(encoding="utf-8"))
    cards = copy.deepcopy(data)["card"]
    if damage == "field":
        cards[2]["valeu"] = 1
    elif damage == "value":
        cards[1]["value"] = 0
    elif damage == "order":
        cards.reverse()
    else:
        cards[0]["name"] = {}
    with pytest.raises(posse.DeckError, match=DAMAGE[damage]):
        HighCard.read_deck({"card": cards}, "mine.toml")
    assert isinstance(HighCard.read_deck(data, "cards.toml"), Cards)


def test_the_log_tells_each_what_they_may_know() -> None:
    match = posse.start("high_card", players=2, seed=7, seats=("Ann", "Bob"))
    for seat in (0, 1):
        told = match.answer(seat, match.state.options(seat)[0])
    for lang in LANGUAGES:
        say = texts("high_card", lang)
        assert [
            len([event for event in told if event.reaches(seat) and match.state.game.describe(event, say)]) for seat in (0, -2)
        ] == [2, 1]


def test_its_bot_beats_chance() -> None:
    game = catalog.game("high_card")
    assert bots.names(game) == ("careful", "random")
    results = list(arena.simulate(game, 2, ["careful", "random"], games=200, seed=1))
    assert sum(result.ranking[0] == 1 for result in results) > 100


@pytest.fixture
def installed(toys: None, install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    """High Card as an installed package, found by its entry point alone."""
    monkeypatch.delitem(catalog._registered, "high_card")
    install(ENTRY, {})


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("lang", "words"), [("en", "First place"), ("fr", "Première place")])
def test_it_is_played_at_the_terminal(tmp_path: Path, lang: str, words: str) -> None:
    path = tmp_path / "game.json"
    arguments = ["play", "high_card", "--terminal", "--players", "3", "--seed", "7", "--lang", lang, "--record", str(path)]
    played = CliRunner().invoke(command, arguments, input="1\n" * 20, catch_exceptions=False)
    assert played.exit_code == 0
    assert words in played.stdout
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.replay().over()
    assert record.game.chosen == {"seconds": 0}


@pytest.mark.usefixtures("installed")
def test_its_rules_are_found() -> None:
    assert "high_card: 2 to 4 players" in CliRunner().invoke(command, ["games"]).stdout
    found = CliRunner().invoke(command, ["rules", "high_card", "lowest", "--lang", "en"], catch_exceptions=False).stdout
    assert [line[:5] for line in found.splitlines()] == ["HC-05", "HC-07"]
