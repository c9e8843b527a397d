"""The bot that plans its turn: legal, honest, and much better than chance."""

from __future__ import annotations

import pytest

import posse
from posse import arena
from posse.games.space_serenade.bots.evaluation import Evaluation, turns_left
from posse.games.space_serenade.bots.heuristic import Hunter
from posse.games.space_serenade.bots.plan import Plan, candidates
from posse.games.space_serenade.bots.profiles import PROFILES, Profile, Traits
from posse.games.space_serenade.rules.state import CAPTURED, table
from tests.games.space_serenade.position import Crew, deck

CALM = Profile(noise=0.0)


def choice(crew: Crew, seat: int = 0) -> str:
    return crew.s.text(Hunter(CALM).choose(crew.s.seen_by(seat), seat, posse.Rng.seeded(1)))


def evaluation(crew: Crew, seat: int = 0) -> Evaluation:
    return Evaluation(Traits(deck()), CALM, table(crew.s.seen_by(seat)), seat)


# -- whole games --------------------------------------------------------------------------


@pytest.mark.parametrize("characters", ["choose", "random"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_plays_whole_games(players: int, characters: str) -> None:
    game = posse.game("space_serenade", {"characters": characters})
    (result,) = arena.simulate(game, players, ["heuristic"], 1, 3)
    assert result.decisions > 60 * players
    assert result.figures["aborted"] == 0.0
    assert result.figures["captures"] >= 3


@pytest.mark.parametrize("profile", PROFILES)
def test_every_taste_plays(profile: str) -> None:
    (result,) = arena.simulate(posse.game("space_serenade"), 2, [profile], 1, 5)
    assert max(result.scores) > 5


def test_knows_only_what_its_seat_sees() -> None:
    """A twin that differs in everything the seat cannot see gets the same answer."""
    state = posse.new("space_serenade", 3, 11)
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
    assert compared > 100


def test_leaves_the_view_as_it_was() -> None:
    seen = posse.new("space_serenade", 4, 2, characters="random").seen_by(1)
    before = seen.to_json()
    Hunter(Profile()).choose(seen, 1, posse.Rng.seeded(1))
    assert seen.to_json() == before


def test_beats_random() -> None:
    names = ("heuristic", "random")
    results = list(arena.simulate(posse.game("space_serenade"), 2, list(names), 100, 1))
    hunter, _ = arena.lines(names, results)
    assert hunter.wins >= 0.99


# -- confrontations -----------------------------------------------------------------------


def plan(crew: Crew) -> Plan:
    return Plan(crew.s, 0, CALM, 8.0)


def test_flies_to_the_criminal_that_it_can_capture() -> None:
    crew = Crew().wanted("mars-starter", 3, 2).wanted("earth-five", 6, 1).hand("").fuel(2).pools(clues=3)
    assert choice(crew) == "go earth"


def test_stays_where_nothing_can_be_taken() -> None:
    crew = Crew().hand("").market("- - - - -").fuel(3)
    assert choice(crew) == "end turn"


def test_takes_the_last_token_that_captures() -> None:
    crew = Crew().wanted("mars-starter", 1, 2).at(spike="mars").hand("").pools(strength=2)
    assert choice(crew) == "fight criminal"


def test_takes_what_draws_no_damage_first_unless_it_ends_the_confrontation() -> None:
    crew = Crew().wanted("mars-starter", 3, 2).at(spike="mars").hand("")
    p = plan(crew)
    price, clues = p.strength[0], p.clues[0]
    p.best(0, 0, price, clues, 0)
    assert crew.s.text(p.first) == "investigate criminal"
    p.best(0, 0, price, 2 * clues, 1)
    assert crew.s.text(p.first) == "fight criminal"


def test_a_shield_makes_a_fight_better() -> None:
    crew = Crew().wanted("mars-starter", 3, 2).at(spike="mars").hand("")
    p = plan(crew)
    assert p.best(0, 0, p.strength[0], 0, 1) > p.best(0, 0, p.strength[0], 0, 0)


def test_tokens_are_worth_less_where_the_criminal_may_escape() -> None:
    low = plan(Crew().wanted("mars-starter").gauge(mars=1))
    high = plan(Crew().wanted("mars-starter").gauge(mars=3))
    assert high.token[0] < low.token[0] < 1.0


def test_candidates_end_a_confrontation_by_either_pile_or_not_at_all() -> None:
    assert candidates(2, 2, 2, 2) == [(2, 1), (1, 2), (0, 2), (1, 1), (0, 1)]
    assert candidates(3, 2, 0, 0) == []
    assert candidates(3, 1, 0, 1) == [(0, 1)]


def test_in_solo_only_vicious_counts_once_he_is_there() -> None:
    crew = Crew(1).wanted("mars-starter", 3, 1).vicious("earth", 9, 2).hand("").fuel(1).pools(clues=3)
    assert choice(crew) == "go earth"


def test_captures_vicious_when_it_can() -> None:
    crew = Crew().vicious("mars", 1, 4).at(spike="mars").hand("").pools(strength=9)
    while not crew.s.over() and crew.s.turn == 1:
        crew.s.answer(0, crew.s.parse(choice(crew)))
    assert crew.s.outcome == CAPTURED


# -- cards --------------------------------------------------------------------------------


def test_cards_that_draw_come_first() -> None:
    assert choice(Crew().hand("woolongs*2 draw-two")) == "play draw-two"


def test_buys_what_adds_most() -> None:
    view = evaluation(Crew().hand("").pools(woolongs=8))
    worths = [view.better(card) for card in view.s.market]
    assert view.fill_basket(8)[0] >= max(
        [worth for worth, card in zip(worths, view.s.market, strict=True) if view.cards.cost[card] <= 8]
    )


def test_more_woolongs_never_buy_less() -> None:
    view = evaluation(Crew().hand(""))
    baskets = [view.basket(purse) for purse in range(12)]
    assert baskets == sorted(baskets)
    assert baskets[0] == 0.0


def test_a_damage_card_is_the_first_to_go() -> None:
    crew = Crew().hand("bruise woolongs")
    view = evaluation(crew)
    bruise, woolongs = (crew.cards.kind_first[crew.kind(name)] for name in ("bruise", "woolongs"))
    assert view.rid(bruise) > view.rid(woolongs)
    assert view.now(bruise) < view.now(woolongs)


def test_woolongs_lose_their_worth_towards_the_end() -> None:
    early, late = evaluation(Crew()), evaluation(Crew().vicious("mars", 2, 1))
    card = early.cards.kind_first[early.cards.kind_ids.index("woolongs")]
    assert late.worth.card(card) < early.worth.card(card)


def test_fewer_turns_are_left_when_criminals_are_revealed() -> None:
    crew = Crew()
    before = turns_left(crew.s)
    crew.s.stand = crew.s.stand[4:]
    assert 0 < turns_left(crew.s) < before
    crew.vicious("mars")
    crew.s.turns_left = 2
    assert turns_left(crew.s) == 1.0


def test_fuel_is_worth_less_the_more_there_is() -> None:
    p = plan(Crew())
    steps = [p.fuel(units + 1) - p.fuel(units) for units in range(10)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0
