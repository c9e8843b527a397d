"""Every Damage card: drawn in a fight on Earth, and played. What is written on it is the first line of its test."""

from __future__ import annotations

from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.scenario import hunt, purse, removed


def hit(card: str, hand: str = "") -> Crew:
    """Spike takes a Resistance token on Earth, has 4 Woolongs and 5 Fuel, and draws this Damage card."""
    crew = hunt(hand, deck="spike-fuel", players=3).wanted("crater-jim").at(spike="earth").damage(card)
    return crew.pools(woolongs=4, strength=1).fuel(5).do("fight criminal")


def played(card: str, woolongs: int = 0, fuel: int = 0, clues: int = 0) -> Crew:
    """The Damage card came to the hand later and was played; its red zone means nothing now."""
    crew = hunt(card, deck="-attack -investigation woolongs*5").at(spike="earth").pools(woolongs=woolongs, clues=clues)
    return crew.fuel(fuel).do(f"play {card}")


def goes(card: str, crew: Crew) -> None:
    """It can be paid off, and then it is out of the deck."""
    crew.do(f"pay off {card}")
    assert (removed(crew), crew.s.play) == ([card], ())


def stays(card: str, crew: Crew) -> None:
    """It cannot be paid off, and is discarded at the end of the turn."""
    assert crew.starting("pay off") == []
    crew.do("end turn")
    assert (card in crew.discarded(), removed(crew)) == (True, [])


def test_split_lip() -> None:
    """Drawn: It goes to your discard pile. Played: You may pay 2 Woolongs to remove this card."""
    crew = hit("split-lip")
    assert (purse(crew), crew.discarded(), crew.tokens()) == ("4 Woolongs, 5 Fuel", ["split-lip"], (0, 1, 0, 0))
    crew = played("split-lip", woolongs=3)
    goes("split-lip", crew)
    assert purse(crew) == "1 Woolong"
    stays("split-lip", played("split-lip", woolongs=1, fuel=9))


def test_bruised_ribs() -> None:
    """Drawn: Discard 1 card. It goes to your discard pile. Played: You may pay 2 Woolongs to remove this card."""
    crew = hit("bruised-ribs", hand="woolongs spike-attack")
    assert sorted(crew.moves()) == ["discard spike-attack", "discard woolongs"]
    crew.do("discard woolongs")
    assert (crew.in_hand(), crew.discarded()) == (["spike-attack"], ["bruised-ribs", "woolongs"])
    assert hit("bruised-ribs").discarded() == ["bruised-ribs"]
    crew = played("bruised-ribs", woolongs=2)
    goes("bruised-ribs", crew)
    assert purse(crew) == ""
    stays("bruised-ribs", played("bruised-ribs", woolongs=1))


def test_dented_hull() -> None:
    """Drawn: Lose 2 Fuel. It goes to your discard pile. Played: You may pay 2 Fuel to remove this card."""
    crew = hit("dented-hull")
    assert (purse(crew), crew.discarded()) == ("4 Woolongs, 3 Fuel", ["dented-hull"])
    crew = played("dented-hull", fuel=3)
    goes("dented-hull", crew)
    assert purse(crew) == "1 Fuel"
    stays("dented-hull", played("dented-hull", woolongs=9, fuel=1))


def test_leaking_tank() -> None:
    """Drawn: Lose 3 Fuel. It is removed at once."""
    crew = hit("leaking-tank")
    assert (purse(crew), crew.discarded(), removed(crew)) == ("4 Woolongs, 2 Fuel", [], ["leaking-tank"])
    crew = hunt("cheap-shot").damage("leaking-tank").fuel(2).do("play cheap-shot")
    assert purse(crew) == "2 Strength"
    stays("leaking-tank", played("leaking-tank", woolongs=9, fuel=9, clues=9))


def test_ringing_ears() -> None:
    """Drawn: It goes on top of your deck. Played: You may pay 2 Woolongs to remove this card."""
    crew = hit("ringing-ears")
    assert (purse(crew), crew.on_deck(), crew.discarded()) == ("4 Woolongs, 5 Fuel", ["ringing-ears", "spike-fuel"], [])
    crew = played("ringing-ears", woolongs=2)
    goes("ringing-ears", crew)
    assert purse(crew) == ""
    stays("ringing-ears", played("ringing-ears", woolongs=1))


def test_torn_coat() -> None:
    """Drawn: Lose 2 Woolongs. It goes to your discard pile. Played: You may pay 2 Woolongs to remove this card."""
    crew = hit("torn-coat")
    assert (purse(crew), crew.discarded()) == ("2 Woolongs, 5 Fuel", ["torn-coat"])
    crew = hunt("cheap-shot").damage("torn-coat").pools(woolongs=1).do("play cheap-shot")
    assert purse(crew) == "2 Strength"
    crew = played("torn-coat", woolongs=2)
    goes("torn-coat", crew)
    assert purse(crew) == ""
    stays("torn-coat", played("torn-coat", woolongs=1))


def test_concussion() -> None:
    """Drawn: Discard 1 card. It goes on top of your deck. Played: You may pay 2 Woolongs to remove this card."""
    crew = hit("concussion", hand="woolongs spike-attack").do("discard spike-attack")
    assert (crew.in_hand(), crew.discarded(), crew.on_deck()) == (["woolongs"], ["spike-attack"], ["concussion", "spike-fuel"])
    assert hit("concussion", hand="woolongs").discarded() == ["woolongs"]
    crew = played("concussion", woolongs=2)
    goes("concussion", crew)
    assert purse(crew) == ""
    stays("concussion", played("concussion", woolongs=1))


def test_thrown_overboard() -> None:
    """Drawn: Go back to the Bebop. It is removed at once."""
    crew = hit("thrown-overboard")
    assert (crew.where("spike"), crew.tokens(), removed(crew)) == ("bebop", (0, 1, 0, 0), ["thrown-overboard"])
    assert purse(crew) == "4 Woolongs, 5 Fuel"
    crew = played("thrown-overboard", woolongs=9, fuel=9)
    assert crew.where("spike") == "earth"
    stays("thrown-overboard", crew)


def test_blown_cover() -> None:
    """Drawn: Raise the gauge of your planet by 1. It goes to your discard pile. Played: You may pay 1 Clue to remove this
    card.
    """
    crew = hit("blown-cover")
    assert (crew.s.gauges, crew.discarded(), crew.on("earth")) == ((1, 2, 1), ["blown-cover"], "crater-jim")
    crew = hunt("cheap-shot").damage("blown-cover").do("play cheap-shot")
    assert crew.s.gauges == (1, 1, 1)
    crew = played("blown-cover", clues=1)
    goes("blown-cover", crew)
    assert (purse(crew), crew.s.gauges) == ("", (1, 1, 1))
    stays("blown-cover", played("blown-cover", woolongs=9, fuel=9))


def test_bad_press() -> None:
    """Drawn: Let each other player draw 1 card. It is removed at once."""
    crew = hit("bad-press")
    assert ([len(crew.area(seat).hand) for seat in range(3)], removed(crew)) == ([0, 3, 3], ["bad-press"])
    crew = played("bad-press", woolongs=9, fuel=9)
    assert len(crew.area(1).hand) == 2
    stays("bad-press", crew)


def test_close_shave() -> None:
    """Drawn: It is removed at once."""
    crew = hit("close-shave")
    assert (purse(crew), crew.discarded(), removed(crew)) == ("4 Woolongs, 5 Fuel", [], ["close-shave"])
    stays("close-shave", played("close-shave", woolongs=9, fuel=9))


def test_hospital_bill() -> None:
    """Drawn: It goes to your discard pile. Played: You may pay 3 Woolongs to remove this card."""
    crew = hit("hospital-bill")
    assert (purse(crew), crew.discarded()) == ("4 Woolongs, 5 Fuel", ["hospital-bill"])
    crew = played("hospital-bill", woolongs=3)
    goes("hospital-bill", crew)
    assert purse(crew) == ""
    stays("hospital-bill", played("hospital-bill", woolongs=2))


def test_old_wound() -> None:
    """Drawn: It goes to your discard pile. Played: Draw 1 card. Discard 1 card."""
    crew = hit("old-wound")
    assert (purse(crew), crew.discarded(), crew.in_hand()) == ("4 Woolongs, 5 Fuel", ["old-wound"], [])
    crew = hunt("old-wound woolongs").do("play old-wound", "discard woolongs")
    assert (crew.in_hand(), crew.discarded()) == (["spike-fuel"], ["woolongs"])
    stays("old-wound", played("old-wound", woolongs=9, fuel=9))


def test_grim_souvenir() -> None:
    """Drawn: It goes on top of your deck. Played: Gain 1 Strength. You may pay 2 Woolongs to remove this card."""
    crew = hit("grim-souvenir")
    assert (purse(crew), crew.on_deck()) == ("4 Woolongs, 5 Fuel", ["grim-souvenir", "spike-fuel"])
    crew = played("grim-souvenir", woolongs=2)
    assert purse(crew) == "2 Woolongs, 1 Strength"
    goes("grim-souvenir", crew)
    assert purse(crew) == "1 Strength"
    stays("grim-souvenir", played("grim-souvenir", woolongs=1))


def test_price_on_your_head() -> None:
    """Drawn: Raise the gauge of your planet by 1. It goes on top of your deck. Played: You may pay 1 Woolong and 1 Fuel to
    remove this card.
    """
    crew = hit("price-on-your-head")
    assert (crew.s.gauges, crew.on_deck()) == ((1, 2, 1), ["price-on-your-head", "spike-fuel"])
    crew = played("price-on-your-head", woolongs=2, fuel=2)
    goes("price-on-your-head", crew)
    assert purse(crew) == "1 Woolong, 1 Fuel"
    stays("price-on-your-head", played("price-on-your-head", woolongs=9))
    stays("price-on-your-head", played("price-on-your-head", fuel=9))
