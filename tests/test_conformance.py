"""The conformance kit on every bundled game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from high_card.rules import HighCardState
from posse.catalog import game_class
from posse.core import state as state_module
from posse.core.choice import Sealed
from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State
from posse.games.bounty_hunters.rules.state import table
from posse.testing import Conformance, conformance
from posse.testing.playthrough import file_name
from posse.testing.walk import tables
from tests.games.pulp_detective import twins as case_twins
from tests.games.pulp_detective.well import played_well
from tests.games.space_bowl import twins
from tests.games.space_serenade import twins as crew_twins

pytestmark = pytest.mark.usefixtures("toys")

GOLDENS = Path(__file__).parent / "playthroughs"


def cards(state: State) -> list[int]:
    """Every card of the game, wherever it lies."""
    s = table(state)
    found = [card for deck in range(4) for card in (*s.piles[deck][: s.left[deck]], *s.discards[deck])]
    for area in s.areas:
        found += [*area.hand, *area.cards()]
    return sorted(found)


def other_secrets(state: State, seat: int, rng: Rng) -> State:
    """The same position with everything that the seat has not seen dealt again: hands, decks, sealed cards."""
    twin = table(state.copy())
    twin.rng = Rng.seeded(rng.next())
    hidden = [
        (area, i)
        for other, area in enumerate(twin.areas)
        if other != seat
        for i in range(len(area.hand))
        if not (seat >= 0 and area.known[i] >> seat & 1)
    ]
    sealed = twin.sealed
    for deck in range(4):
        places = [(area, i) for area, i in hidden if twin.cards.deck_of[area.hand[i]] == deck]
        pile = list(twin.piles[deck][: twin.left[deck]])
        free = pile + [area.hand[i] for area, i in places]
        rng.shuffle(free)
        for area, i in places:
            card = free.pop()
            area.hand = area.hand[:i] + (card,) + area.hand[i + 1 :]
        twin.piles = twin.piles[:deck] + (tuple(free),) + twin.piles[deck + 1 :]
        twin.left[deck] = len(free)
    for area in twin.areas:
        held = sorted(zip(area.hand, area.known, strict=True))
        area.hand, area.known = tuple(card for card, _ in held), tuple(known for _, known in held)
    if sealed is not None and twin.top is not None and isinstance(twin.top.effect, Sealed):
        for other, answer in enumerate(sealed):
            if other != seat and answer >= 0:
                sealed[other] = rng.pick(twin.top.effect.options(twin, other))
    return twin


def other_hands(state: State, seat: int, rng: Rng) -> State:
    """High Card with the cards that the seat has never seen dealt anew, and other cards laid face down."""
    assert isinstance(state, HighCardState)
    twin = state.copy()
    twin.rng = Rng.seeded(rng.next())
    others = [other for other in range(twin.players) if other != seat]
    unseen = [*twin.deck, *[card for other in others for card in twin.hands[other]]]
    rng.shuffle(unseen)
    for other in others:
        twin.hands[other] = tuple(sorted([unseen.pop() for _ in twin.hands[other]]))
        if twin.sealed is not None and twin.sealed[other] >= 0:
            twin.sealed[other] = rng.pick(twin.moves_of(other))
    twin.deck = tuple(unseen)
    return twin


def all_cards(state: State) -> list[int]:
    """Every card of High Card, wherever it lies."""
    assert isinstance(state, HighCardState)
    return sorted([*state.deck, *[card for cards in state.hands + state.tricks for card in cards]])


INTERPRETED = str(state_module.__file__).endswith(".py")
FEWER = 4 if INTERPRETED else 1
"""The interpreted build, which is slow, is tested on one in so many of the sampled positions; the compiled one on all."""


def thinned(kit: type[Conformance], fewer: int = FEWER) -> type[Conformance]:
    """The kit with fewer positions where it takes a sample. Where it looks at every position, it still does."""

    class Thinned(kit):  # type: ignore[misc, valid-type]
        def positions(self, step: int) -> Iterator[tuple[Game, State, Rng]]:
            return super().positions(step if step == 1 else step * fewer)  # type: ignore[no-any-return]

    return Thinned


CREWS = conformance("space_serenade", twin=crew_twins.other_secrets, conserved=crew_twins.pieces, goldens=GOLDENS)
CASES: dict[str, type[Conformance]] = {
    "bounty_hunters": conformance("bounty_hunters", twin=other_secrets, conserved=cards, goldens=GOLDENS),
    "high_card": conformance("high_card", twin=other_hands, conserved=all_cards, goldens=GOLDENS),
    "pulp_detective": conformance(
        "pulp_detective", twin=case_twins.other_secrets, conserved=case_twins.pieces, more=played_well, goldens=GOLDENS
    ),
    "space_bowl": conformance("space_bowl", twin=twins.other_secrets, conserved=twins.cards, goldens=GOLDENS),
    "space_bowl_practice": conformance("space_bowl_practice", twin=twins.other_series, goldens=GOLDENS),
    "space_serenade": CREWS,
    "tic_tac_toe": conformance("tic_tac_toe", goldens=GOLDENS),
}
TestBountyHunters = thinned(CASES["bounty_hunters"])
TestHighCard = CASES["high_card"]
TestPulpDetective = thinned(CASES["pulp_detective"])
TestSpaceBowl = thinned(CASES["space_bowl"])
TestSpaceBowlPractice = CASES["space_bowl_practice"]
TestSpaceSerenade = thinned(CREWS, 5)  # in both builds, since random games are long
TestTicTacToe = CASES["tic_tac_toe"]


def test_every_bundled_game_is_tested_here() -> None:
    assert {entry.name for entry in entry_points(group="posse.games")} <= set(CASES)


def test_a_sample_has_every_number_of_players_and_every_value_of_an_option() -> None:
    kind = game_class("space_bowl")
    drawn = tables("space_bowl")
    assert [players for players, options in drawn if not options] == list(kind.players)
    mixed = [(players, options) for players, options in drawn if options]
    assert {players for players, _ in mixed} == set(kind.players)
    for setting in kind.settings:
        assert {options.get(setting.name, setting.values[0]) for _, options in mixed} == set(setting.values)
    assert tables("space_bowl") == drawn


def test_few_combinations_are_all_tested() -> None:
    assert tables("tic_tac_toe") == [(2, {})]


def test_a_playthrough_file_is_named_by_its_options() -> None:
    options = {"clock": "real", "joker": False, "void": True, "size": 6}
    assert file_name("space_bowl", 4, options) == "space_bowl-4-real-no_joker-void-6.txt"
