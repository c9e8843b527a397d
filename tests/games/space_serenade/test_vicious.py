"""Vicious: he appears, is confronted, moves, is captured or escapes."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.cards import VICIOUS
from posse.games.space_serenade.rules.state import CAPTURED, ESCAPED, NOT_YET, PLAYING
from tests.games.space_serenade.position import Crew


def appears(players: int = 2, seed: int = 1) -> Crew:
    """Spike has captured a criminal on Mars, and Vicious was revealed."""
    crew = Crew(players, seed=seed).wanted("mars-starter", investigation=1, held=(0, 1)).at(spike="mars").pools(clues=2)
    crew.escaped("earth-one ganymede-one").captured("earth-two", 1).stand("vicious")
    return crew.do("investigate criminal")


def facing(players: int = 2, strength: int = 0, clues: int = 0) -> Crew:
    """Spike and Vicious on Mars."""
    return Crew(players).vicious("mars").at(spike="mars").pools(strength=strength, clues=clues)


# -- he appears ---------------------------------------------------------------------------


@pytest.mark.rule("SS-210", "SS-211", "SS-212")
def test_criminals_in_play_stay_and_no_new_ones_come() -> None:
    crew = appears()
    assert crew.on("earth")
    assert crew.on("ganymede")
    crew.wanted("earth-starter", investigation=1).at(spike="earth").pools(clues=2).do("investigate criminal")
    assert (crew.on("earth"), crew.on("mars")) == ("", "")
    assert len(crew.area().captured) == 2


@pytest.mark.rule("SS-213", "SS-214", "SS-215", "SS-R72")
def test_the_movement_deck_is_the_discards_and_the_rest_of_the_deck() -> None:
    crew = Crew(2).wanted("mars-starter", investigation=1, held=(0, 1)).at(spike="mars").pools(clues=2)
    crew.escaped("earth-one ganymede-one").captured("earth-two", 1).stand("vicious")
    expected = sorted([*crew.s.escaped, *[card for card in crew.s.stand if card != VICIOUS]])
    boxed = crew.s.box
    crew.do("investigate criminal")
    assert sorted([*crew.s.stand, *crew.s.escaped]) == expected
    assert crew.s.box == boxed
    assert crew.wall(crew.area(1).captured) == ["earth-two"]
    assert not {crew.criminal(name) for name in ("mars-starter", "earth-two")} & {*crew.s.stand, *crew.s.escaped}


@pytest.mark.rule("SS-213")
def test_the_movement_deck_is_shuffled() -> None:
    assert len({tuple(appears(seed=seed).wall(appears(seed=seed).s.stand)) for seed in range(6)}) == 6
    assert len({appears(seed=seed).s.vicious for seed in range(20)}) == 3


@pytest.mark.rule("SS-216", "SS-217", "SS-218", "SS-220")
def test_the_first_movement_card_says_where_he_is_and_does_nothing_else() -> None:
    for seed in range(8):
        crew = appears(seed=seed)
        (card,) = crew.s.escaped
        assert crew.s.vicious == crew.cards.planet[card]
        assert crew.s.gauges == (1, 1, 1)
        assert crew.on("mars") == ""
        assert crew.told("refreshed") == []


@pytest.mark.rule("SS-219", "SS-R66", "SS-226", "SS-R65")
@pytest.mark.parametrize(("players", "piles"), [(2, (6, 3)), (3, (8, 4)), (4, (10, 5))])
def test_he_has_tokens_by_the_number_of_players(players: int, piles: tuple[int, int]) -> None:
    crew = appears(players)
    assert crew.piles("vicious") == piles
    assert crew.cards.strength[VICIOUS] == 2


@pytest.mark.rule("SS-R68")
def test_his_movement_deck_is_never_used_up_when_he_appears() -> None:
    for seed in range(12):
        assert len(appears(seed=seed).s.stand) >= 3


# -- he is confronted ---------------------------------------------------------------------


@pytest.mark.rule("SS-221")
def test_only_where_he_is() -> None:
    crew = facing(strength=9, clues=9)
    assert crew.can("fight vicious", "investigate vicious")
    crew.at(spike="earth")
    assert crew.starting("fight") == crew.starting("investigate") == ["criminal"]
    crew.at(spike="bebop", jet="mars")
    assert not crew.starting("fight")


@pytest.mark.rule("SS-220", "SS-222", "SS-223", "SS-R81")
def test_the_player_chooses_token_by_token_between_him_and_a_criminal() -> None:
    crew = facing(strength=4, clues=5).wanted("mars-starter").damage("scratch*5")
    crew.do("fight criminal", "investigate vicious", "fight vicious", "investigate criminal")
    assert crew.tokens() == (2, 0, 0, 2)
    assert (crew.piles("mars"), crew.piles("vicious")) == ((2, 1), (5, 2))


@pytest.mark.rule("SS-224", "SS-226", "SS-227", "SS-R65")
def test_a_resistance_token_costs_his_price_and_draws_two_damage_cards() -> None:
    crew = facing(strength=1)
    assert not crew.starting("fight vicious")
    crew.pools(strength=3).damage("bruise scar").do("fight vicious")
    assert (crew.piles("vicious"), crew.s.strength, crew.tokens()) == ((5, 3), 1, (0, 0, 0, 1))
    assert crew.discarded() == ["scar", "bruise"]


@pytest.mark.rule("SS-224", "SS-225", "SS-228")
def test_an_investigation_token_costs_three_clues_and_draws_no_damage() -> None:
    assert not facing(clues=2).starting("investigate vicious")
    crew = facing(clues=4).do("investigate vicious")
    assert (crew.piles("vicious"), crew.s.clues, crew.told("damage")) == ((6, 2), 1, [])


@pytest.mark.rule("SS-R67")
def test_he_can_be_confronted_in_the_turn_he_appears_and_moves_at_its_end() -> None:
    crew = appears()
    place = ("mars", "earth", "ganymede")[crew.s.vicious]
    crew.at(spike=place).pools(strength=2).damage("scratch*2").do("fight vicious", "end turn")
    assert len(crew.told("movement")) == 1


def test_cards_that_take_a_token_reach_him_too() -> None:
    crew = facing().hand("take-resistance").wanted("mars-starter").damage("scratch*2").do("play take-resistance")
    assert crew.moves() == ["target criminal", "target vicious"]
    crew.do("target vicious")
    assert (crew.tokens(), crew.s.hurt, len(crew.told("damage"))) == ((0, 0, 0, 1), True, 2)


# -- he moves -----------------------------------------------------------------------------


@pytest.mark.rule("SS-229", "SS-232", "SS-233", "SS-R13")
@pytest.mark.parametrize("hits", [1, 3])
def test_he_moves_once_after_a_turn_in_which_he_lost_resistance(hits: int) -> None:
    crew = facing(strength=6).damage("scratch*6").stand("earth-one ganymede-one")
    crew.do(*["fight vicious"] * hits)
    assert crew.s.vicious == 0
    crew.do("end turn")
    assert (crew.s.vicious, len(crew.told("movement"))) == (1, 1)
    crew.do("end turn")
    assert crew.s.vicious == 1


@pytest.mark.rule("SS-230", "SS-231")
def test_he_stays_if_he_lost_nothing_or_investigation_tokens_only() -> None:
    crew = facing(clues=3).stand("earth-one").do("investigate vicious", "end turn")
    assert (crew.s.vicious, crew.told("movement")) == (0, [])
    crew.do("end turn")
    assert crew.told("movement") == []


@pytest.mark.rule("SS-234", "SS-240", "SS-241")
def test_a_movement_card_is_discarded_places_nobody_and_refreshes_nothing() -> None:
    crew = facing(strength=2).damage("scratch*2").stand("earth-two").free("earth")
    market = crew.s.market
    crew.do("fight vicious", "end turn")
    assert (crew.s.vicious, crew.on("earth"), crew.s.market) == (1, "", market)
    assert crew.wall(crew.s.escaped)[-1] == "earth-two"
    assert crew.criminal("earth-two") not in crew.s.stand


@pytest.mark.rule("SS-235", "SS-243")
def test_moving_takes_nobody_along() -> None:
    crew = facing(strength=2).damage("scratch*2").stand("earth-one").at(jet="earth", ed="mars").do("fight vicious", "end turn")
    assert [crew.where(name) for name in ("spike", "jet", "ed")] == ["mars", "earth", "mars"]
    assert crew.s.gauges == (1, 1, 1)


@pytest.mark.rule("SS-238", "SS-239", "SS-X06")
def test_on_three_without_a_criminal_nothing_happens() -> None:
    crew = facing(strength=2).damage("scratch*2").stand("mars-one").free("mars").gauge(mars=3).do("fight vicious", "end turn")
    assert (crew.s.gauges[0], crew.s.vicious, crew.where("spike")) == (3, 0, "mars")
    assert crew.s.outcome == PLAYING


# -- he is captured -----------------------------------------------------------------------


@pytest.mark.rule("SS-244", "SS-245", "SS-246")
@pytest.mark.parametrize(("pile", "move"), [("resistance", "fight vicious"), ("investigation", "investigate vicious")])
def test_one_empty_pile_captures_him_and_ends_the_game_at_once(pile: str, move: str) -> None:
    crew = Crew(2).at(spike="mars").pools(strength=2, clues=3).damage("scratch*2").hand("woolongs")
    if pile == "resistance":
        crew.vicious("mars", resistance=1, held=(2, 3))
    else:
        crew.vicious("mars", investigation=1, held=(0, 2))
    crew.do(move)
    assert (crew.s.over(), crew.s.outcome) == (True, CAPTURED)
    assert crew.area().captured == (VICIOUS,)
    assert crew.in_hand() == ["woolongs"]


@pytest.mark.rule("SS-R47")
def test_both_damage_cards_come_before_the_end() -> None:
    crew = Crew(2).vicious("mars", resistance=1, held=(2, 3)).at(spike="mars").pools(strength=2).damage("confusion confusion")
    crew.hand("woolongs clues-two draw-one").do("fight vicious", "discard woolongs")
    assert not crew.s.over()
    crew.do("discard clues-two")
    assert crew.s.over()
    assert len(crew.told("damage")) == 2


# -- he escapes ---------------------------------------------------------------------------


def last_card(players: int, seat: int, planet: str = "earth-one") -> Crew:
    """The last Movement card will be revealed at the end of this seat's turn."""
    crew = Crew(players).stand(planet, only=True).vicious("mars").at(spike="mars", jet="mars", faye="mars").turn_of(seat)
    return crew.pools(strength=2).damage("scratch*2").do("fight vicious", "end turn")


@pytest.mark.rule("SS-247", "SS-X09", "SS-R69", "SS-250", "SS-286")
def test_after_the_last_movement_card_everybody_has_one_more_turn() -> None:
    crew = last_card(3, 1)
    assert crew.s.turns_left == 3
    order = []
    while not crew.s.over():
        order += crew.s.waiting()
        crew.do("end turn")
    assert order == [2, 0, 1]
    assert crew.s.outcome == ESCAPED


@pytest.mark.rule("SS-R70")
def test_the_last_card_is_resolved_as_usual() -> None:
    assert last_card(3, 1).s.vicious == 1
    crew = Crew(2).stand("mars-one", only=True).vicious("mars").at(spike="mars").gauge(mars=3).wanted("mars-starter")
    crew.pools(strength=2).damage("scratch*2").do("fight vicious", "end turn")
    assert (crew.on("mars"), crew.where("spike"), crew.s.turns_left) == ("", "bebop", 2)


@pytest.mark.rule("SS-R71", "SS-234")
def test_without_movement_cards_he_stays() -> None:
    crew = last_card(2, 0).at(jet="earth").pools(strength=2).damage("scratch*2").do("fight vicious", "end turn")
    assert (crew.s.vicious, crew.s.stand, len(crew.told("movement"))) == (1, (), 1)


@pytest.mark.rule("SS-248", "SS-249")
def test_in_the_last_turns_he_and_others_can_still_be_captured() -> None:
    crew = last_card(2, 0).at(jet="mars").wanted("mars-starter", investigation=1, held=(0, 1)).pools(clues=2)
    crew.do("investigate criminal")
    assert crew.area(1).renown == 2
    crew.at(jet="earth").pools(clues=9).do(*["investigate vicious"] * 3)
    assert (crew.s.outcome, crew.area(1).captured[-1]) == (CAPTURED, VICIOUS)


@pytest.mark.rule("SS-250", "SS-251", "SS-R05")
def test_when_he_escapes_all_tokens_are_lost() -> None:
    crew = last_card(2, 0).wanted("earth-starter", resistance=1, held=(1, 1))
    crew.area(0).renown = 4
    crew.do("end turn", "end turn")
    assert (crew.s.outcome, crew.s.over()) == (ESCAPED, True)
    assert (crew.tokens(0), crew.tokens(1)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert (crew.area(0).renown, crew.area(1).renown) == (4, 0)


def test_before_that_nobody_counts_turns() -> None:
    assert facing().s.turns_left == NOT_YET
