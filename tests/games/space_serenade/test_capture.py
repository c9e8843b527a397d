"""The capture of a criminal: Renown shared, the planet cleaned up, the next criminals."""

from __future__ import annotations

from copy import deepcopy

import pytest

from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.state import NOWHERE
from tests.games.space_serenade import position
from tests.games.space_serenade.position import Crew


def nearly(players: int = 2, held: tuple[int, ...] = (0, 1)) -> Crew:
    """Mars with one Investigation token left; Spike is there with two Clues."""
    crew = Crew(players).wanted("mars-starter", investigation=1, held=held).at(spike="mars").pools(clues=2)
    return crew.stand("mars-one ganymede-one").wanted("ganymede-starter")


@pytest.mark.rule("SS-168", "SS-169", "SS-X01")
def test_one_empty_pile_is_enough() -> None:
    crew = Crew(2).wanted("mars-starter").at(spike="mars").pools(clues=4).stand("mars-one earth-one")
    crew.do("investigate criminal")
    assert crew.area().captured == ()
    crew.do("investigate criminal")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert (crew.area().renown, crew.told("damage")) == (2, [])


@pytest.mark.rule("SS-168", "SS-169")
def test_the_resistance_pile_captures_too() -> None:
    crew = Crew(2).wanted("mars-starter", resistance=1, held=(0, 2)).at(spike="mars").pools(strength=1).damage("scratch")
    crew.stand("mars-one earth-one").do("fight criminal")
    assert crew.wall(crew.area().captured) == ["mars-starter"]


@pytest.mark.rule("SS-170", "SS-172")
def test_the_active_player_captures_whoever_took_the_tokens() -> None:
    crew = Crew(2).wanted("mars-five", resistance=1, held=(0, 5)).at(spike="mars", jet="mars").pools(strength=2).damage("scratch")
    crew.stand("mars-one earth-one").do("fight criminal")
    assert crew.wall(crew.area(0).captured) == ["mars-five"]
    assert crew.area(1).captured == ()
    assert (crew.area(0).renown, crew.area(1).renown) == (1, 5)


@pytest.mark.rule("SS-171", "SS-181")
def test_renown_then_clean_up_then_the_reveal() -> None:
    crew = nearly().gauge(mars=3).do("investigate criminal")
    kinds = [event.kind for event in crew.events]
    order = [kinds.index(kind) for kind in ("captured", "renown", "gauge", "returned", "revealed")]
    assert order == sorted(order)
    assert crew.on("mars") == "mars-one"


@pytest.mark.rule("SS-173", "SS-174", "SS-176", "SS-X02", "SS-R57", "SS-R56")
def test_every_player_turns_tokens_of_the_planet_into_renown() -> None:
    crew = Crew(2).wanted("mars-starter", resistance=2, investigation=1, held=(1, 1)).stand("mars-one ganymede-one")
    crew.wanted("earth-starter", resistance=1, held=(0, 2)).at(jet="mars", faye="mars").turn_of(1).pools(clues=2)
    crew.do("investigate criminal")
    assert (crew.area(0).renown, crew.area(1).renown) == (1, 2)
    assert (crew.tokens(0), crew.tokens(1)) == ((0, 0, 0, 0), (0, 2, 0, 0))
    assert crew.wall(crew.area(1).captured) == ["mars-starter"]
    assert (crew.where("jet"), crew.where("faye"), crew.s.gauges[0]) == ("bebop", "bebop", 1)
    assert len(crew.told("revealed")) == 2


@pytest.mark.rule("SS-R57", "SS-173")
def test_presence_does_not_matter_for_renown() -> None:
    crew = nearly(3, held=(0, 0, 1)).at(jet="mars", faye="earth").do("investigate criminal")
    assert [crew.area(seat).renown for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("SS-177", "SS-R74", "SS-179", "SS-188")
def test_tokens_of_vicious_are_kept_and_he_stays() -> None:
    crew = nearly().vicious("mars", resistance=5, held=(1,)).gauge(mars=2).do("investigate criminal")
    assert crew.tokens() == (0, 0, 0, 1)
    assert crew.area().renown == 1
    assert (crew.s.vicious, crew.on("mars"), crew.told("revealed")) == (0, "", [])
    assert (crew.where("spike"), crew.s.gauges[0]) == ("bebop", 1)


@pytest.mark.rule("SS-178", "SS-204")
def test_all_characters_on_the_planet_return_for_nothing() -> None:
    crew = nearly().at(jet="mars", ed="mars", faye="earth").fuel(0).fuel(3, 1).do("investigate criminal")
    assert [crew.where(name) for name in ("spike", "jet", "faye", "ed")] == ["bebop", "bebop", "earth", "bebop"]
    assert (crew.area(0).fuel, crew.area(1).fuel) == (0, 3)


@pytest.mark.rule("SS-182", "SS-R54", "SS-185")
def test_tokens_left_on_the_card_are_nobodys() -> None:
    crew = nearly(held=(0, 1)).do("investigate criminal")
    assert crew.area(0).renown + crew.area(1).renown == 2
    assert crew.piles("mars") == (2, 3)
    assert crew.tokens(0) == crew.tokens(1) == (0, 0, 0, 0)


@pytest.mark.rule("SS-183")
def test_the_turn_goes_on_from_the_bebop() -> None:
    crew = nearly().hand("woolongs").pools(woolongs=2, strength=3, clues=4).fuel(2).do("investigate criminal")
    assert (crew.s.woolongs, crew.s.strength, crew.s.clues, crew.area().fuel) == (2, 3, 2, 2)
    crew.do("play woolongs", "go mars")
    assert crew.can("fight criminal", "investigate criminal")


@pytest.mark.rule("SS-184")
def test_the_points_of_the_card_count_at_the_end() -> None:
    crew = Crew(2).wanted("mars-three", investigation=1, held=(0, 2)).at(spike="mars").pools(clues=2).stand("mars-one earth-one")
    crew.do("investigate criminal")
    assert crew.area().renown == 1
    assert crew.s.scores()[0] == 1 + 3


@pytest.mark.rule("SS-R46")
def test_damage_is_resolved_before_the_capture() -> None:
    crew = Crew(2).wanted("mars-starter", resistance=1, held=(0, 2)).at(spike="mars").pools(strength=1).damage("confusion")
    crew.hand("woolongs clues-two").stand("mars-one earth-one").do("fight criminal")
    assert (crew.area().captured, crew.piles("mars")) == ((), (0, 2))
    crew.do("discard woolongs")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert [event.kind for event in crew.events if event.kind in ("kept-damage", "captured")] == ["kept-damage", "captured"]


def red(damage: str, effect: str, monkeypatch: pytest.MonkeyPatch, players: int = 1) -> Crew:
    """Damage of this name does that; a last Resistance token is to be taken on Mars, whose gauge is at 3."""
    data = deepcopy(position.deck().data)
    next(card for card in data["damage"] if card["id"] == damage)["red"] = effect
    monkeypatch.setattr(position, "deck", lambda: read_deck(data, "own"))
    crew = Crew(players).wanted("mars-starter", resistance=1).at(spike="mars").pools(strength=1, clues=2).gauge(mars=3)
    return crew.damage(damage)


@pytest.mark.rule("SS-R46")
def test_a_reveal_in_the_damage_cannot_take_the_criminal_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, drawing shuffles, which reveals a criminal of Mars, where the gauge is at 3; it waits for the capture."""
    crew = red("scratch", "draw 1; discard 1", monkeypatch).hand("strength-two").discards("woolongs clues-two").deck("")
    crew.stand("mars-one earth-one ganymede-one").do("fight criminal")
    assert (crew.on("mars"), crew.wall(crew.s.late), crew.told("escaped")) == ("mars-starter", ["mars-one"], [])
    crew.fill_box()
    assert crew.loaded().to_json() == crew.s.to_json()
    crew.do(crew.moves()[0])
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert (crew.told("escaped"), crew.s.late) == ([], ())
    assert crew.wall(tuple([event.args[0] for event in crew.told("revealed")])) == ["mars-one", "earth-one", "ganymede-one"]
    assert crew.on("mars") == "mars-one"
    told = [event.kind for event in crew.events if event.kind in ("revealed", "removed", "captured", "placed")]
    assert told.index("captured") < told.index("placed")


@pytest.mark.rule("SS-R46")
def test_a_reveal_in_the_damage_that_drives_nobody_away_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = (
        red("scratch", "draw 1; discard 1", monkeypatch)
        .gauge(mars=2)
        .hand("strength-two")
        .discards("woolongs clues-two")
        .deck("")
    )
    crew.stand("mars-one earth-one ganymede-one").do("fight criminal")
    assert (crew.s.gauges[0], crew.s.late, crew.wall(crew.s.escaped)) == (3, (), ["mars-one"])


@pytest.mark.rule("SS-R46")
def test_vicious_takes_who_waits_into_the_movement_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = red("scratch", "draw 1; discard 1", monkeypatch).hand("strength-two").discards("woolongs clues-two").deck("")
    crew.stand("mars-one vicious earth-one").do("fight criminal")
    assert crew.wall(crew.s.late) == ["mars-one"]
    crew.do(crew.moves()[0])
    assert crew.s.vicious != NOWHERE
    assert crew.s.late == ()
    assert crew.criminal("mars-one") in crew.s.stand + crew.s.escaped


@pytest.mark.rule("SS-R46")
def test_a_token_taken_in_the_damage_does_not_bring_the_capture_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = red("scratch", "take investigation 1; discard 1", monkeypatch, 2).hand("woolongs clues-two")
    crew.stand("mars-one earth-one").do("fight criminal")
    assert (crew.area().captured, crew.tokens()[0]) == ((), 2)
    crew.do("discard woolongs")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert [event.kind for event in crew.events if event.kind in ("removed", "kept-damage", "captured")][-1] == "captured"


@pytest.mark.rule("SS-R48")
def test_who_is_sent_away_by_damage_captures_all_the_same() -> None:
    crew = Crew(2).wanted("mars-starter", resistance=1, held=(0, 2)).at(spike="mars").pools(strength=1).damage("knockout")
    crew.stand("mars-one earth-one").do("fight criminal")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert crew.where("spike") == "bebop"


@pytest.mark.rule("SS-R37", "SS-R46", "SS-071")
def test_damage_in_a_capture_in_a_team_effect() -> None:
    """A card's own effect takes a token, the Damage asks, the capture reveals, and then the Team effect comes."""
    crew = Crew(2).hand("faye-team-spike take-two-resistance woolongs clues-two").deck("strength-two").stand("mars-one earth-one")
    crew.wanted("mars-starter", resistance=1, held=(0, 2)).at(spike="mars").damage("confusion")
    crew.do("play faye-team-spike", "play take-two-resistance")
    assert crew.starting("discard") == ["clues-two", "woolongs"]
    crew.do("discard woolongs")
    assert crew.wall(crew.area().captured) == ["mars-starter"]
    assert crew.tokens() == (0, 0, 0, 0)
    assert crew.moves() == ["yes", "no"]
    crew.do("yes")
    assert crew.in_hand() == ["clues-two", "strength-two"]
    assert crew.can("end turn")


@pytest.mark.rule("SS-R58")
def test_two_captures_in_one_effect_reveal_twice_two() -> None:
    crew = (
        nearly()
        .hand("clue-and-token")
        .fuel(3)
        .wanted("earth-starter", investigation=1)
        .stand("earth-one mars-one mars-two earth-two")
    )
    crew.do("play clue-and-token", "go earth").pools(clues=2).do("investigate criminal")
    assert len(crew.told("revealed")) == 4
    assert len(crew.area().captured) == 2


@pytest.mark.rule("SS-R55", "SS-185")
def test_no_criminal_has_more_tokens_than_there_are() -> None:
    cards = Crew(2).cards
    assert all(cards.resistance[card] + cards.investigation[card] <= 10 for card in range(21))
    assert all(cards.vicious_resistance[row] + cards.vicious_investigation[row] <= 20 for row in range(3))
