"""Alone against Vicious and the clock of one's own deck."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.cards import VICIOUS
from posse.games.space_serenade.rules.state import CAPTURED, ESCAPED
from tests.games.space_serenade.position import Crew


def reshuffle(crew: Crew) -> Crew:
    """Draws a card from a deck that has to be renewed."""
    return crew.hand("draw-one").deck("").discards("woolongs*6").do("play draw-one")


@pytest.mark.rule("SS-300", "SS-R20", "SS-R11", "SS-314")
def test_the_other_rules_hold() -> None:
    crew = Crew(1).hand("spike-transport strength-two").wanted("mars-starter").damage("bruise").fuel(3)
    crew.do("play spike-transport", "move ed mars", "go mars", "play strength-two", "fight criminal")
    assert (crew.tokens(), crew.discarded()) == ((1, 0, 0, 0), ["bruise"])
    crew.pools(clues=1).fuel(3).do("ed-a criminal")
    assert crew.tokens() == (2, 0, 0, 0)


@pytest.mark.rule("SS-303", "SS-R91")
def test_every_shuffle_of_the_discard_pile_reveals_a_criminal() -> None:
    crew = reshuffle(Crew(1).free("mars").stand("mars-one"))
    assert (crew.on("mars"), len(crew.told("revealed")), len(crew.area().hand)) == ("mars-one", 1, 1)
    kinds = [event.kind for event in crew.events]
    assert kinds.index("shuffled") < kinds.index("revealed") < kinds.index("drew")


@pytest.mark.rule("SS-303", "SS-R91", "SS-R96", "SS-198")
def test_in_the_middle_of_a_turn_with_gauge_escape_and_refresh() -> None:
    crew = reshuffle(Crew(1).wanted("earth-starter").stand("earth-one"))
    assert (crew.s.gauges, crew.wall(crew.s.escaped)) == ((1, 2, 1), ["earth-one"])
    crew = Crew(1).wanted("earth-starter", resistance=2).gauge(earth=3).at(spike="earth").stand("earth-two")
    market = crew.s.market
    reshuffle(crew)
    assert (crew.on("earth"), crew.where("spike"), crew.s.gauges) == ("earth-two", "bebop", (1, 1, 1))
    assert crew.tokens() == (0, 0, 0, 0)
    assert crew.s.market != market


@pytest.mark.rule("SS-R91")
def test_in_the_draw_at_the_end_of_the_turn_and_by_spike_a_too() -> None:
    crew = Crew(1).hand("").deck("clues-two*2").discards("woolongs*6").free("mars").stand("mars-one").do("end turn")
    assert (crew.on("mars"), len(crew.area().hand)) == ("mars-one", 5)
    crew = Crew(1).hand("").deck("").discards("woolongs*2").free("mars").stand("mars-one").fuel(3).do("spike-a")
    assert crew.on("mars") == "mars-one"


@pytest.mark.rule("SS-304")
def test_the_first_shuffle_reveals_nothing() -> None:
    crew = Crew(1)
    assert len(crew.s.stand) == 13
    assert crew.s.escaped == ()


@pytest.mark.rule("SS-R92")
def test_without_a_shuffle_nothing_is_revealed() -> None:
    crew = Crew(1).hand("draw-one").deck("").discards("").do("play draw-one")
    assert crew.told("revealed") == []
    crew = Crew(1).hand("draw-one").deck("woolongs").discards("woolongs").do("play draw-one")
    assert crew.told("revealed") == []


@pytest.mark.rule("SS-305")
def test_a_capture_reveals_two() -> None:
    crew = Crew(1).wanted("mars-starter", investigation=1).at(spike="mars").pools(clues=2).stand("mars-one earth-one")
    crew.do("investigate criminal")
    assert len(crew.told("revealed")) == 2


@pytest.mark.rule("SS-306", "SS-307", "SS-R66")
def test_vicious_comes_as_usual_with_the_tokens_of_four_players() -> None:
    crew = Crew(1).escaped("earth-one")
    expected = sorted([*crew.s.escaped, *[card for card in crew.s.stand if card != VICIOUS]])
    reshuffle(crew.stand("vicious"))
    assert crew.piles("vicious") == (10, 5)
    assert sorted([*crew.s.stand, *crew.s.escaped]) == expected


@pytest.mark.rule("SS-308", "SS-309")
def test_he_moves_at_the_end_of_every_turn() -> None:
    crew = Crew(1).vicious("mars").stand("earth-one earth-two ganymede-one").do("end turn")
    assert (crew.s.vicious, crew.s.gauges) == (1, (1, 1, 1))
    crew.do("end turn")
    assert (crew.s.vicious, crew.s.gauges) == (1, (1, 2, 1))
    crew.do("end turn")
    assert crew.s.vicious == 2


@pytest.mark.rule("SS-309", "SS-237")
def test_the_criminal_beside_him_may_escape() -> None:
    crew = (
        Crew(1).vicious("mars").stand("mars-one").gauge(mars=3).wanted("mars-starter", resistance=2).at(jet="mars").do("end turn")
    )
    assert (crew.on("mars"), crew.where("jet"), crew.tokens(), crew.s.vicious) == ("", "bebop", (0, 0, 0, 0), 0)


@pytest.mark.rule("SS-310")
def test_with_him_in_play_a_shuffle_reveals_nothing() -> None:
    crew = Crew(1).vicious("mars")
    before = crew.s.stand
    reshuffle(crew)
    assert (crew.s.stand, crew.told("revealed")) == (before, [])


@pytest.mark.rule("SS-R93")
def test_if_he_appears_in_a_turn_he_moves_at_its_end() -> None:
    crew = Crew(1).hand("").deck("").discards("woolongs*6").stand("vicious").do("end turn")
    assert crew.s.vicious >= 0
    assert [event.kind for event in crew.events if event.kind in ("vicious", "movement")] == ["vicious", "movement"]


@pytest.mark.rule("SS-311", "SS-312", "SS-R94", "SS-R95")
def test_after_the_last_movement_card_there_is_one_more_turn() -> None:
    crew = Crew(1).stand("earth-one", only=True).vicious("mars").do("end turn")
    crew.area().renown = 12
    assert (crew.s.over(), crew.s.turns_left, crew.s.vicious) == (False, 1, 1)
    crew.do("end turn")
    assert (crew.s.over(), crew.s.outcome, len(crew.told("movement"))) == (True, ESCAPED, 1)
    assert (crew.s.scores(), crew.s.ranking()) == ([0], [2])


@pytest.mark.rule("SS-313", "SS-315", "SS-311")
def test_capturing_vicious_wins_and_renown_is_the_score() -> None:
    crew = Crew(1).stand("mars-two", only=True).vicious("mars", investigation=1).at(spike="mars").captured("mars-one")
    crew.area().tokens = (0, 0, 0, 4)
    crew.area().renown = 7
    crew.do("end turn").pools(clues=2)
    assert not crew.starting("investigate vicious")
    crew.pools(clues=3, strength=2).damage("scratch*2").do("fight vicious")
    assert len(crew.told("damage")) == 2
    crew.do("investigate vicious")
    assert (crew.s.outcome, crew.s.ranking()) == (CAPTURED, [1])
    assert crew.s.scores() == [7 + 4 + 2 + 1 + 4]


@pytest.mark.rule("SS-R91", "SS-R93", "SS-273")
def test_he_may_appear_in_the_middle_of_an_ability() -> None:
    crew = Crew(1).hand("").deck("").discards("woolongs*2").stand("vicious").fuel(3).do("spike-a")
    assert crew.s.vicious >= 0
    assert (crew.moves(), crew.in_hand()) == (["keep", "redraw"], ["woolongs"])
    crew.do("redraw", "end turn")
    assert len(crew.told("movement")) == 1
