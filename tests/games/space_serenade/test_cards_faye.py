"""Every card of Faye's colour, played. What is written on it is the first line of its test."""

from __future__ import annotations

from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.scenario import alone, hunt, lit, purse, waiting


def test_marked_card() -> None:
    """1 Woolong. You may replace 1 card of the Purchasing Area. Team with Spike: 1 Woolong."""
    crew = hunt("marked-card").common("encore").do("play marked-card")
    assert crew.moves() == ["done", "replace 1", "replace 2", "replace 3", "replace 4", "replace 5"]
    crew.do("replace 2")
    assert crew.bought() == ["left-hand-solo", "encore", "galley-stew", "lipstick-contract", "back-door"]
    assert (purse(crew), crew.names(crew.s.removed[-1:])) == ("1 Woolong", ["plated-coat"])
    assert alone("marked-card", "done").bought()[1] == "plated-coat"
    assert hunt("marked-card").common("", only=True).do("play marked-card").can("end turn")
    assert purse(lit("marked-card", "spike", "done")) == "2 Woolongs"
    assert purse(waiting("marked-card", "spike", "done")) == "1 Woolong"


def test_rigged_wheel() -> None:
    """2 Woolongs. Team with Jet: 1 Fuel."""
    assert purse(alone("rigged-wheel")) == "2 Woolongs"
    assert purse(lit("rigged-wheel", "jet")) == "2 Woolongs, 1 Fuel"
    assert purse(waiting("rigged-wheel", "jet")) == "1 Fuel"


def table_of_three(card: str) -> Crew:
    """Seat 1 has six cards, seat 2 has three."""
    return hunt(card, players=3).hand("woolongs*5 jet-fuel", 1).hand("woolongs*2 faye-fuel", 2).do(f"play {card}")


def test_silk_glove() -> None:
    """1 Woolong. Make each other player discard down to 4 cards. Team with Ed: 1 Woolong."""
    crew = table_of_three("silk-glove")
    assert (purse(crew), crew.s.waiting()) == ("1 Woolong", [1])
    crew.do("discard jet-fuel", "discard woolongs")
    assert (crew.in_hand(1), len(crew.area(2).hand), crew.s.waiting()) == (["woolongs"] * 4, 3, [0])
    assert purse(lit("silk-glove", "ed")) == "2 Woolongs"
    assert purse(waiting("silk-glove", "ed")) == "1 Woolong"


def test_pawn_ticket() -> None:
    """1 Woolong. You may remove 1 card from your hand. If you are on the Bebop, gain 1 Woolong."""
    assert purse(alone("pawn-ticket")) == "2 Woolongs"
    assert purse(hunt("pawn-ticket").at(spike="mars").do("play pawn-ticket")) == "1 Woolong"
    crew = hunt("pawn-ticket woolongs split-lip").discards("spike-attack").do("play pawn-ticket")
    assert sorted(crew.moves()) == ["done", "remove split-lip from hand", "remove woolongs from hand"]
    crew.do("remove woolongs from hand")
    assert (purse(crew), crew.in_hand()) == ("2 Woolongs", ["split-lip"])
    crew = hunt("pawn-ticket woolongs").do("play pawn-ticket", "done")
    assert (purse(crew), crew.in_hand()) == ("2 Woolongs", ["woolongs"])


def test_side_bet() -> None:
    """2 Woolongs. You may pay 1 Woolong to draw 1 card. Team with Spike: Draw 1 card."""
    crew = alone("side-bet", "yes")
    assert (purse(crew), crew.in_hand()) == ("1 Woolong", ["spike-fuel"])
    crew = alone("side-bet", "no")
    assert (purse(crew), crew.in_hand()) == ("2 Woolongs", [])
    assert hunt("side-bet", deck="").do("play side-bet").can("end turn")
    assert lit("side-bet", "spike", "no").in_hand() == ["spike-fuel"]
    assert lit("side-bet", "spike", "yes").in_hand() == ["spike-attack", "spike-fuel"]
    assert waiting("side-bet", "spike", "no").in_hand() == ["spike-fuel"]


def test_lipstick_contract() -> None:
    """2 Woolongs. Pay 1 Woolong less for your next purchase this turn. Team with Jet: 1 Woolong."""
    crew = hunt("lipstick-contract").do("play lipstick-contract")
    assert (purse(crew), crew.starting("buy")) == ("2 Woolongs", ["1", "3", "4"])
    crew.do("buy 1")
    assert (purse(crew), crew.discarded()) == ("", ["left-hand-solo"])
    crew = hunt("lipstick-contract").pools(woolongs=3).do("play lipstick-contract", "buy 3", "buy 4")
    assert purse(crew) == ""
    crew = hunt("lipstick-contract", deck="woolongs*5").do("play lipstick-contract", "end turn", "end turn")
    assert crew.pools(woolongs=2).starting("buy") == []
    crew = hunt("lipstick-contract").fuel(5).do("play lipstick-contract", "spike-b 1")
    assert (purse(crew), crew.on_deck()[0], crew.starting("buy")) == ("2 Woolongs", "left-hand-solo", [])
    assert purse(lit("lipstick-contract", "jet")) == "3 Woolongs"
    assert purse(waiting("lipstick-contract", "jet")) == "1 Woolong"


def test_velvet_rope() -> None:
    """1 Strength. Make each other player discard 1 card. Team with Ed: 1 Clue."""
    crew = table_of_three("velvet-rope")
    assert (purse(crew), crew.s.waiting()) == ("1 Strength", [1, 2])
    crew.do("discard jet-fuel", seat=1).do("discard woolongs", seat=2)
    assert (crew.discarded(1), crew.discarded(2), crew.s.waiting()) == (["jet-fuel"], ["woolongs"], [0])
    crew = hunt("velvet-rope").hand("", 1).do("play velvet-rope")
    assert crew.can("end turn")
    assert purse(lit("velvet-rope", "ed", "discard woolongs")) == "1 Strength, 1 Clue"
    assert purse(waiting("velvet-rope", "ed", "discard woolongs")) == "1 Clue"


def test_getaway_heels() -> None:
    """1 Woolong and 1 Fuel. You may move your character. Team with Spike: 1 Strength."""
    crew = alone("getaway-heels")
    assert crew.moves() == ["done", "move spike mars", "move spike earth", "move spike ganymede"]
    crew.do("move spike mars")
    assert (purse(crew), crew.where("spike")) == ("1 Woolong, 1 Fuel", "mars")
    assert alone("getaway-heels", "done").where("spike") == "bebop"
    assert purse(lit("getaway-heels", "spike", "done")) == "1 Woolong, 1 Fuel, 1 Strength"
    assert purse(waiting("getaway-heels", "spike", "done")) == "1 Strength"


def test_house_edge() -> None:
    """3 Woolongs. Make each other player discard down to 4 cards."""
    crew = table_of_three("house-edge")
    assert (purse(crew), crew.s.waiting()) == ("3 Woolongs", [1])
    crew.do("discard woolongs", "discard woolongs")
    assert (len(crew.area(1).hand), len(crew.area(2).hand), crew.s.waiting()) == (4, 3, [0])


def test_loan_at_dawn() -> None:
    """4 Woolongs. Let each other player draw 1 card. Team with Jet: Draw 1 card."""
    crew = table_of_three("loan-at-dawn")
    assert (purse(crew), [len(crew.area(seat).hand) for seat in range(3)]) == ("4 Woolongs", [0, 7, 4])
    assert lit("loan-at-dawn", "jet").in_hand() == ["spike-fuel"]
    assert waiting("loan-at-dawn", "jet").in_hand() == ["spike-fuel"]


def test_perfumed_lead() -> None:
    """1 Woolong and 1 Clue. Choose: draw 1 card, or make each other player discard 1 card."""
    crew = alone("perfumed-lead")
    assert (purse(crew), crew.moves()) == ("1 Woolong, 1 Clue", ["option 1", "option 2"])
    crew.do("option 1")
    assert (crew.in_hand(), len(crew.area(1).hand)) == (["spike-fuel"], 2)
    crew = alone("perfumed-lead", "option 2", "discard woolongs")
    assert (crew.in_hand(), crew.discarded(1)) == ([], ["woolongs"])
    assert hunt("perfumed-lead").hand("", 1).do("play perfumed-lead").in_hand() == ["spike-fuel"]
    assert hunt("perfumed-lead", deck="").do("play perfumed-lead").starting("discard") == ["woolongs"]
    assert hunt("perfumed-lead", deck="").hand("", 1).do("play perfumed-lead").can("end turn")


def test_five_card_charm() -> None:
    """3 Woolongs. You may take a card of cost 2 or less from the Purchasing Area to your discard pile. Team with Spike: 1
    Woolong.
    """
    crew = hunt("five-card-charm").market("cheap-shot plated-coat rigged-wheel chalk-marks encore").common("back-door")
    crew.do("play five-card-charm")
    assert crew.moves() == ["done", "gain 1", "gain 3", "gain 4"]
    crew.do("gain 3")
    assert (purse(crew), crew.discarded(), crew.bought()[2]) == ("3 Woolongs", ["rigged-wheel"], "back-door")
    crew = (
        hunt("five-card-charm").market("cheap-shot plated-coat galley-stew back-door encore").do("play five-card-charm", "done")
    )
    assert (purse(crew), crew.discarded()) == ("3 Woolongs", [])
    assert alone("five-card-charm").can("end turn")
    assert purse(lit("five-card-charm", "spike")) == "4 Woolongs"
    assert purse(waiting("five-card-charm", "spike")) == "1 Woolong"


def test_empty_pockets() -> None:
    """2 Woolongs and 1 Strength. Make each other player discard 1 card. Team with Ed: 1 Woolong."""
    crew = table_of_three("empty-pockets")
    assert (purse(crew), crew.s.waiting()) == ("2 Woolongs, 1 Strength", [1, 2])
    crew.do("discard woolongs", seat=1).do("discard faye-fuel", seat=2)
    assert (crew.discarded(1), crew.discarded(2), crew.s.waiting()) == (["woolongs"], ["faye-fuel"], [0])
    assert purse(lit("empty-pockets", "ed", "discard woolongs")) == "3 Woolongs, 1 Strength"
    assert purse(waiting("empty-pockets", "ed", "discard woolongs")) == "1 Woolong"


def test_debt_collector() -> None:
    """2 Strength. Gain 1 Woolong for each card of Faye in play. Team with Jet: 1 Fuel."""
    assert purse(alone("debt-collector")) == "1 Woolong, 2 Strength"
    crew = hunt("debt-collector").in_play("house-edge rigged-wheel slow-smoke").do("play debt-collector")
    assert purse(crew) == "3 Woolongs, 2 Strength"
    assert purse(lit("debt-collector", "jet")) == "1 Woolong, 1 Fuel, 2 Strength"
    assert purse(waiting("debt-collector", "jet")) == "1 Fuel"


def test_jackpot_at_closing() -> None:
    """4 Woolongs. Put your next purchase of this turn on top of your deck. Team with Ed: Draw 1 card."""
    crew = hunt("jackpot-at-closing", deck="woolongs").pools(woolongs=2).do("play jackpot-at-closing", "buy 1")
    assert (purse(crew), crew.on_deck(), crew.discarded()) == ("3 Woolongs", ["left-hand-solo", "woolongs"], [])
    assert crew.do("buy 3").discarded() == ["galley-stew"]
    crew = hunt("jackpot-at-closing", deck="woolongs*5").do("play jackpot-at-closing", "end turn", "end turn")
    assert crew.pools(woolongs=3).do("buy 1").discarded()[0] == "left-hand-solo"
    crew = hunt("jackpot-at-closing", deck="woolongs", me="faye").fuel(3).do("play jackpot-at-closing", "faye-b 1", "buy 4")
    assert (purse(crew), crew.on_deck(), crew.discarded()) == ("1 Woolong", ["left-hand-solo", "woolongs"], ["lipstick-contract"])
    assert lit("jackpot-at-closing", "ed").in_hand() == ["spike-fuel"]
    assert waiting("jackpot-at-closing", "ed").in_hand() == ["spike-fuel"]


def test_midnight_diva() -> None:
    """2 Woolongs and 1 Clue. Draw 1 card. Make each other player discard down to 3 cards."""
    crew = table_of_three("midnight-diva")
    assert (purse(crew), crew.in_hand(), crew.s.waiting()) == ("2 Woolongs, 1 Clue", ["spike-fuel"], [1])
    crew.do("discard woolongs", "discard woolongs", "discard jet-fuel")
    assert (crew.in_hand(1), len(crew.area(2).hand), crew.s.waiting()) == (["woolongs"] * 3, 3, [0])


def test_queen_of_the_long_con() -> None:
    """4 Woolongs. You may take a card of cost 4 or less from the Purchasing Area to your discard pile. You may pay 2 Woolongs
    to take 1 Investigation token on your planet without spending Clues.
    """
    crew = alone("queen-of-the-long-con")
    assert crew.moves() == ["done", "gain 1", "gain 2", "gain 3", "gain 4"]
    crew.do("gain 2")
    assert (purse(crew), crew.discarded(), crew.can("end turn")) == ("4 Woolongs", ["plated-coat"], True)
    crew = hunt("queen-of-the-long-con").wanted("rain-merchant").at(spike="earth").do("play queen-of-the-long-con", "done")
    assert (crew.discarded(), crew.moves()) == ([], ["yes", "no"])
    crew.do("yes")
    assert (purse(crew), crew.tokens(), crew.piles("earth")) == ("2 Woolongs", (0, 1, 0, 0), (2, 1))
    crew = hunt("queen-of-the-long-con").wanted("rain-merchant").at(spike="earth").do("play queen-of-the-long-con", "done", "no")
    assert (purse(crew), crew.tokens()) == ("4 Woolongs", (0, 0, 0, 0))
