"""The eight abilities, the own ones and those that are borrowed."""

from __future__ import annotations

import pytest

from posse.core.rng import Rng
from posse.games.space_serenade.rules.cards import VICIOUS
from posse.games.space_serenade.rules.state import CAPTURED, UNKNOWN, table
from tests.games.space_serenade.position import Crew

FIRST = {"spike": "spike-a", "jet": "jet-a", "faye": "faye-a", "ed": "ed-a criminal"}
SECOND = {"spike": "spike-b 1", "jet": "jet-b criminal", "faye": "faye-b 1", "ed": "ed-b"}


def ready(me: str, fuel: int = 10, place: str = "mars", players: int = 2) -> Crew:
    """Seat 0 is this character, alone on a planet with a criminal, and could use any ability."""
    others = [name for name in ("spike", "jet", "faye", "ed") if name != me]
    crew = Crew(players, crew=(me, *others)).fuel(fuel).hand("bruise woolongs").discards("clues-two").pools(9, 3, 3)
    return crew.market("swap zero-cost draw-one*2 move-me").wanted("mars-starter").at(**{me: place})


def used(crew: Crew) -> set[str]:
    """The abilities that can be used."""
    names = {move.split()[0] for move in crew.moves()}
    return {name for name in names if name[-2:] in ("-a", "-b")}


@pytest.mark.rule("SS-252", "SS-253", "SS-285")
@pytest.mark.parametrize("me", ["spike", "jet", "faye", "ed"])
def test_both_own_abilities_are_open(me: str) -> None:
    crew = ready(me)
    assert used(crew) == {f"{me}-a", f"{me}-b"}
    assert crew.can(FIRST[me], SECOND[me])


@pytest.mark.rule("SS-254", "SS-256", "SS-257", "SS-283", "SS-284")
@pytest.mark.parametrize("me", ["spike", "jet", "faye", "ed"])
def test_the_first_abilities_of_those_in_the_same_place_are_open_too(me: str) -> None:
    others = [name for name in ("spike", "jet", "faye", "ed") if name != me]
    for other in others:
        crew = ready(me).at(**{other: "mars"})
        assert used(crew) == {f"{me}-a", f"{me}-b", f"{other}-a"}
    crew = ready(me).at(spike="mars", jet="mars", faye="mars", ed="mars")
    assert used(crew) == {"spike-a", "jet-a", "faye-a", "ed-a", f"{me}-b"}
    for other in others:
        crew.refuses(SECOND[other])


@pytest.mark.rule("SS-255")
def test_together_on_the_bebop_is_the_same_place() -> None:
    assert used(ready("faye", place="bebop")) == {"spike-a", "jet-a", "faye-a", "faye-b"}


@pytest.mark.rule("SS-258")
def test_abilities_are_for_the_own_turn() -> None:
    crew = ready("faye")
    assert crew.s.options(1) == []


@pytest.mark.rule("SS-259", "SS-256")
def test_who_borrows_pays_and_gains() -> None:
    crew = ready("spike", fuel=5).at(faye="mars").fuel(4, 1)
    crew.do("faye-a")
    assert (crew.s.woolongs, crew.area(0).fuel, crew.area(1).fuel) == (10, 3, 4)


@pytest.mark.rule("SS-260", "SS-261", "SS-277", "SS-278")
def test_as_often_as_it_can_be_paid() -> None:
    crew = ready("faye", fuel=5).pools().do("faye-a", "faye-a")
    assert (crew.s.woolongs, crew.area().fuel) == (2, 1)
    crew.refuses("faye-a")
    crew.do("go bebop")
    assert crew.s.woolongs == 2


@pytest.mark.rule("SS-261", "SS-324")
@pytest.mark.parametrize(
    ("me", "move", "cost"),
    [
        *(("spike", "spike-a", 3), ("spike", "spike-b 1", 5), ("jet", "jet-a", 2), ("jet", "jet-b criminal", 5)),
        *(("faye", "faye-a", 2), ("ed", "ed-a criminal", 3), ("ed", "ed-b", 6)),
    ],
)
def test_the_cost_is_paid_first_and_in_full(me: str, move: str, cost: int) -> None:
    ready(me, fuel=cost - 1).refuses(move)
    crew = ready(me, fuel=cost).do(move)
    assert crew.area().fuel == 0


@pytest.mark.rule("SS-262")
def test_vicious_lends_nothing() -> None:
    assert used(ready("jet").vicious("mars")) == {"jet-a", "jet-b"}


# -- Ed -----------------------------------------------------------------------------------


@pytest.mark.rule("SS-263", "SS-264", "SS-R77", "SS-272")
def test_ed_a_gives_a_clue_that_is_spent_at_once() -> None:
    crew = ready("ed", fuel=9).pools(clues=1).do("ed-a criminal")
    assert (crew.piles("mars"), crew.s.clues, crew.area().fuel, crew.tokens()) == ((3, 1), 0, 6, (1, 0, 0, 0))
    crew.refuses("ed-a criminal")
    crew = ready("ed").wanted("mars-other-starter").pools().stand("mars-one earth-one").do("ed-a criminal", "ed-a criminal")
    assert crew.wall(crew.area().captured) == ["mars-other-starter"]


@pytest.mark.rule("SS-R82", "SS-285", "SS-264")
def test_ed_a_needs_a_target_where_ed_is() -> None:
    assert "ed-a" not in used(ready("ed", place="bebop"))
    assert "ed-a" not in used(ready("ed").free("mars"))
    crew = ready("ed", place="bebop").at(ed="bebop")
    crew.refuses("ed-a criminal")


@pytest.mark.rule("SS-R79", "SS-254", "SS-259")
def test_ed_a_borrowed_is_for_the_borrower() -> None:
    crew = ready("jet").at(ed="mars").pools(clues=1).do("ed-a criminal")
    assert crew.tokens(0) == (1, 0, 0, 0)
    crew = ready("jet").at(ed="earth").pools(clues=1)
    crew.refuses("ed-a criminal")


@pytest.mark.rule("SS-R80", "SS-R81", "SS-225")
def test_ed_a_against_vicious_needs_two_more_clues() -> None:
    ready("ed").vicious("mars").pools(clues=1).refuses("ed-a vicious")
    crew = ready("ed").vicious("mars").pools(clues=2)
    assert crew.starting("ed-a") == ["criminal", "vicious"]
    crew.do("ed-a vicious")
    assert (crew.piles("vicious"), crew.s.clues, crew.s.hurt) == ((6, 2), 0, False)


@pytest.mark.rule("SS-265", "SS-266")
def test_ed_b_takes_a_card_back_that_can_be_played() -> None:
    crew = ready("ed").discards("draw-one bruise").pools(woolongs=2).hand("").do("buy 1", "ed-b")
    assert crew.starting("take back") == ["draw-one", "swap", "bruise"]
    crew.do("take back swap")
    assert (crew.in_hand(), crew.discarded()) == (["swap"], ["draw-one", "bruise"])
    crew.do("play swap")


@pytest.mark.rule("SS-R88")
def test_ed_b_needs_a_card_in_the_discard_pile() -> None:
    ready("ed").discards("").refuses("ed-b")


# -- Jet ----------------------------------------------------------------------------------


@pytest.mark.rule("SS-267", "SS-268")
def test_jet_a_removes_two_damage_cards_from_hand_and_discard_pile() -> None:
    crew = ready("jet").hand("bruise scar woolongs").discards("leak clues-two").do("jet-a")
    moves = ["remove bruise from hand", "remove leak from discard", "remove scar from hand"]
    assert crew.moves() == moves
    crew.do("remove leak from discard", "remove scar from hand")
    assert (crew.in_hand(), crew.discarded()) == (["bruise", "woolongs"], ["clues-two"])
    assert crew.names(crew.s.damage_discards) == ["leak", "scar"]


@pytest.mark.rule("SS-R83")
def test_jet_a_with_one_damage_card_or_none() -> None:
    crew = ready("jet").hand("woolongs bruise").do("jet-a")
    assert (crew.in_hand(), crew.area().fuel) == (["woolongs"], 8)
    crew.refuses("jet-a")
    crew = ready("jet").hand("woolongs").discards("clues-two bruise scar").do("jet-a")
    assert crew.discarded() == ["clues-two"]


@pytest.mark.rule("SS-269", "SS-270", "SS-271", "SS-R78", "SS-R06", "SS-272")
def test_jet_b_takes_a_resistance_token_without_damage() -> None:
    crew = ready("jet").pools().do("jet-b criminal")
    assert (crew.piles("mars"), crew.s.strength, crew.told("damage"), crew.area().fuel) == ((2, 2), 0, [], 5)
    crew.pools(strength=1).damage("scratch").do("fight criminal")
    assert len(crew.told("damage")) == 1
    crew = ready("jet").wanted("mars-four").pools(strength=1)
    crew.refuses("jet-b criminal")
    crew.pools(strength=2).do("jet-b criminal")
    assert crew.s.strength == 0
    crew = ready("jet").pools().wanted("mars-starter", resistance=1, held=(0, 2)).stand("mars-one earth-one").do("jet-b criminal")
    assert crew.wall(crew.area().captured) == ["mars-starter"]


@pytest.mark.rule("SS-R82", "SS-270")
def test_jet_b_needs_a_target_where_jet_is() -> None:
    assert "jet-b" not in used(ready("jet", place="bebop"))
    assert "jet-b" not in used(ready("jet").free("mars"))


@pytest.mark.rule("SS-R80", "SS-271", "SS-229")
def test_jet_b_spares_both_damage_cards_of_vicious_who_moves() -> None:
    crew = ready("jet").vicious("mars").pools(strength=1).stand("earth-one").do("jet-b vicious")
    assert (crew.piles("vicious"), crew.told("damage"), crew.s.strength) == ((5, 3), [], 0)
    crew.do("end turn")
    assert crew.s.vicious == 1


@pytest.mark.rule("SS-272", "SS-R80")
def test_an_ability_may_capture_vicious() -> None:
    crew = ready("jet").vicious("mars", resistance=1, held=(0, 5)).pools(strength=1).do("jet-b vicious")
    assert (crew.s.outcome, crew.area().captured) == (CAPTURED, (VICIOUS,))


# -- Spike --------------------------------------------------------------------------------


@pytest.mark.rule("SS-273", "SS-274")
def test_spike_a_draws_a_card_that_may_be_exchanged() -> None:
    crew = ready("spike").hand("woolongs").deck("clues-two strength-two").do("spike-a")
    assert crew.moves() == ["keep", "redraw"]
    assert crew.in_hand() == ["clues-two", "woolongs"]
    crew.do("keep")
    assert crew.in_hand() == ["clues-two", "woolongs"]
    assert crew.can("end turn")


@pytest.mark.rule("SS-R84", "SS-274")
def test_only_once_and_the_first_card_may_come_back() -> None:
    crew = ready("spike").hand("woolongs").deck("clues-two").discards("").do("spike-a", "redraw")
    assert crew.in_hand() == ["clues-two", "woolongs"]
    assert crew.can("end turn")
    crew = ready("spike").hand("woolongs").deck("clues-two strength-two").discards("").do("spike-a", "redraw")
    assert (crew.in_hand(), crew.discarded()) == (["strength-two", "woolongs"], ["clues-two"])
    assert crew.can("end turn")


@pytest.mark.rule("SS-R85")
def test_spike_a_needs_a_card_to_draw() -> None:
    ready("spike").deck("").discards("").refuses("spike-a")
    assert ready("spike").deck("").discards("woolongs").can("spike-a")


@pytest.mark.rule("SS-R19", "SS-274")
def test_the_card_of_spike_a_is_his_secret() -> None:
    crew = ready("spike").hand("woolongs").deck("clues-two").do("spike-a")
    mine, theirs = [seen.to_data()["stack"][-1]["card"] for seen in crew.views()[:2]]
    assert (crew.names([mine]), theirs) == (["clues-two"], UNKNOWN)
    guess = crew.s.seen_by(1).imagine(Rng.seeded(1))
    assert guess.to_data()["stack"][-1]["card"] in table(guess).areas[0].hand
    assert crew.views()[1].areas[0].hand == (UNKNOWN, UNKNOWN)
    assert [(event.reaches(0), event.reaches(1)) for event in crew.told("drew")] == [(True, False)]
    assert [(event.reaches(0), event.reaches(1)) for event in crew.told("draws")] == [(False, True)]


@pytest.mark.rule("SS-275", "SS-276", "SS-282", "SS-E05")
def test_spike_b_buys_for_two_less_onto_the_deck() -> None:
    crew = ready("spike").market("five-cost zero-cost draw-one*2 move-me").common("clues-two").deck("woolongs").pools(woolongs=3)
    crew.do("spike-b 1")
    assert (crew.area().fuel, crew.s.woolongs, crew.on_deck()) == (5, 0, ["five-cost", "woolongs"])
    assert crew.bought()[0] == "clues-two"
    crew = ready("spike").market("five-cost ten-cost draw-one*2 move-me").pools(woolongs=2)
    assert crew.starting("spike-b") == ["3", "5"]


@pytest.mark.rule("SS-R86")
def test_spike_b_never_pays_back() -> None:
    crew = ready("spike").market("zero-cost swap draw-one discard-two move-me").pools(woolongs=1).do("spike-b 1")
    assert (crew.s.woolongs, crew.area().fuel) == (1, 5)
    crew = ready("spike").market("zero-cost swap draw-one discard-two move-me").pools().do("spike-b 4")
    assert (crew.s.woolongs, crew.area().fuel, crew.on_deck()[0]) == (0, 5, "discard-two")


# -- Faye ---------------------------------------------------------------------------------


@pytest.mark.rule("SS-277", "SS-278")
def test_faye_a_gives_a_woolong_for_the_turn() -> None:
    crew = ready("faye").pools(woolongs=1).do("faye-a", "go bebop", "buy 1")
    assert (crew.s.woolongs, crew.discarded()[0]) == (0, "swap")


@pytest.mark.rule("SS-279", "SS-280", "SS-281", "SS-282", "SS-X08")
def test_faye_b_buys_for_fuel_alone() -> None:
    crew = ready("faye", fuel=7).market("seven-cost ten-cost draw-one*2 move-me").common("clues-two").pools(woolongs=4)
    crew.do("faye-b 1")
    assert (crew.area().fuel, crew.s.woolongs, crew.discarded()[0], crew.bought()[0]) == (0, 4, "seven-cost", "clues-two")
    crew = ready("faye", fuel=6).market("seven-cost ten-cost draw-one*2 move-me").pools(woolongs=9)
    assert crew.starting("faye-b") == ["3", "5"]


@pytest.mark.rule("SS-279")
def test_faye_b_stops_where_the_fuel_does() -> None:
    crew = ready("faye").market("eleven-cost ten-cost draw-one*2 zero-cost")
    assert crew.starting("faye-b") == ["2", "3", "5"]


@pytest.mark.rule("SS-R87")
def test_faye_b_takes_no_discount() -> None:
    crew = ready("faye", fuel=4).hand("cheaper-one").market("five-cost ten-cost draw-one*2 move-me").do("play cheaper-one")
    crew.refuses("faye-b 1")


@pytest.mark.rule("SS-279", "SS-281")
def test_faye_b_is_the_next_purchase() -> None:
    crew = ready("faye", fuel=5).hand("cheaper-one to-top").market("five-cost ten-cost draw-one*2 move-me").pools()
    crew.do("play cheaper-one", "play to-top", "faye-b 1")
    assert (crew.area().fuel, crew.on_deck()[0], crew.s.cheaper, crew.s.to_top) == (0, "five-cost", 0, False)
    crew = ready("faye", fuel=5).hand("to-top").market("five-cost ten-cost zero-cost draw-one move-me").pools()
    crew.do("play to-top", "buy 3", "faye-b 1")
    assert (crew.on_deck()[0], crew.discarded()[0]) == ("zero-cost", "five-cost")


@pytest.mark.rule("SS-275", "SS-276")
def test_spike_b_is_the_next_purchase() -> None:
    crew = ready("spike").hand("cheaper-one to-top").market("five-cost ten-cost draw-one*2 move-me").pools()
    crew.do("play cheaper-one", "play to-top").pools(woolongs=1).refuses("spike-b 1")
    crew.pools(woolongs=2).do("spike-b 1")
    assert (crew.s.woolongs, crew.on_deck()[0], crew.s.cheaper, crew.s.to_top) == (0, "five-cost", 0, False)


@pytest.mark.rule("SS-R89")
def test_no_ability_while_an_effect_goes_on() -> None:
    crew = ready("faye").hand("gauge-up").do("play gauge-up")
    crew.refuses("faye-a", "faye-b 1")


@pytest.mark.rule("SS-272", "SS-R63", "SS-183")
def test_a_capture_by_an_ability_may_bring_vicious() -> None:
    crew = ready("ed").pools(clues=1).wanted("mars-starter", investigation=1, held=(0, 1)).stand("vicious").do("ed-a criminal")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert crew.s.vicious >= 0
    assert (crew.where("ed"), crew.area().fuel) == ("bebop", 7)
    assert crew.can("end turn", "go mars")
