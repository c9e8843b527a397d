"""Questions in questions, with the cards of the game: each can be saved, read back and answered there just as well."""

from __future__ import annotations

from copy import deepcopy

import pytest

from posse.catalog import game
from posse.core.state import State
from posse.games.space_serenade.rules.cards import VICIOUS
from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.state import CAPTURED, PLAYING, table
from tests.games.space_serenade import position
from tests.games.space_serenade.position import Crew, check
from tests.games.space_serenade.scenario import give, hunt, purse, removed


def through(crew: Crew, *moves: str) -> Crew:
    """Makes these moves, each of them in a copy of the position that was saved and read back as well."""
    crew.fill_box()
    for move in moves:
        again = table(State.from_json(crew.s.to_json()))
        seat = crew.s.waiting()[0]
        assert again.options(seat) == crew.s.options(seat)
        again.answer(seat, again.parse(move))
        check(again)
        crew.do(move)
        assert again.to_json() == crew.s.to_json()
    return crew


@pytest.mark.rule("SS-071", "SS-R37", "SS-R46", "SS-R28", "SS-R29", "SS-186")
def test_damage_in_a_capture_in_a_card_and_then_two_team_effects() -> None:
    crew = hunt("paper-rocket one-man-big-band woolongs").wanted("crater-jim", resistance=1).at(spike="earth", faye="earth")
    crew.stand("rain-merchant antenna-king").gauge(earth=2).damage("bruised-ribs")
    through(crew, "play paper-rocket", "done", "play one-man-big-band", "yes")
    assert crew.names(crew.s.drawn) == ["bruised-ribs"]
    assert sorted(crew.moves()) == ["discard spike-fuel", "discard woolongs"]
    assert (crew.piles("earth"), crew.area().captured) == ((0, 1), ())
    through(crew, "discard woolongs")
    assert crew.wall(crew.area().captured) == ["crater-jim"]
    assert (crew.on("earth"), crew.s.gauges, crew.where("spike"), crew.where("faye")) == (
        "rain-merchant",
        (1, 2, 1),
        "bebop",
        "bebop",
    )
    assert (len(crew.told("refreshed")), crew.wall(crew.s.escaped)) == (1, ["antenna-king"])
    assert sorted(crew.moves()) == ["team one-man-big-band", "team paper-rocket"]
    through(crew, "team paper-rocket")
    assert (purse(crew), crew.in_hand()) == ("2 Strength, 2 Clues", ["spike-attack", "spike-fuel"])
    assert (crew.s.pending, crew.can("end turn")) == ((), True)


@pytest.mark.rule("SS-R47", "SS-R53", "SS-245", "SS-R75")
def test_both_damage_cards_of_vicious_ask_before_his_capture_ends_the_game() -> None:
    crew = hunt("one-man-big-band woolongs*2").vicious("earth", resistance=1, held=(3, 5)).free("earth").at(spike="earth")
    crew.in_play("tangled-cables").damage("bruised-ribs concussion")
    through(crew, "play one-man-big-band", "yes", "discard woolongs")
    assert (crew.s.outcome, crew.names(crew.s.drawn), crew.discarded()) == (PLAYING, ["concussion"], ["bruised-ribs", "woolongs"])
    through(crew, "discard spike-fuel")
    assert (crew.s.outcome, crew.on_deck()[0], crew.area().captured) == (CAPTURED, "concussion", (VICIOUS,))
    assert (crew.area(0).renown, crew.area(1).renown, crew.s.clues) == (4, 5, 0)


@pytest.mark.rule("SS-303", "SS-R91", "SS-201", "SS-204", "SS-R84")
def test_alone_an_exchange_in_an_ability_may_let_a_criminal_escape() -> None:
    """The exchanged card is shuffled in again, which brings a criminal, who drives the one before away, and Spike home."""
    crew = hunt("", deck="woolongs", players=1).wanted("crater-jim", resistance=2).at(spike="earth").gauge(earth=3).fuel(3)
    crew.stand("rain-merchant")
    through(crew, "spike-a", "redraw")
    assert (crew.on("earth"), crew.wall(crew.s.escaped), crew.tokens()) == ("rain-merchant", ["crater-jim"], (0, 0, 0, 0))
    assert (crew.where("spike"), crew.in_hand(), crew.s.gauges[1]) == ("bebop", ["woolongs"], 1)


@pytest.mark.rule("SS-303", "SS-310", "SS-213", "SS-071", "SS-222")
def test_alone_vicious_may_appear_between_two_steps_of_a_card() -> None:
    """Drawing shuffles, shuffling reveals Vicious, and the rest of the card already meets him."""
    crew = hunt("one-man-big-band", deck="", players=1).discards("woolongs").wanted("crater-jim").at(spike="earth")
    crew.stand("vicious").escaped("").damage("close-shave")
    through(crew, "play one-man-big-band")
    assert (crew.s.vicious >= 0, crew.in_hand(), crew.moves()) == (True, ["woolongs"], ["yes", "no"])
    crew.s.vicious = 1
    through(crew, "yes")
    assert crew.moves() == ["target criminal", "target vicious"]
    through(crew, "target vicious")
    assert (crew.tokens(), len(crew.told("damage"))) == ((0, 0, 0, 1), 2)


@pytest.mark.rule("SS-272", "SS-R63", "SS-071")
def test_a_capture_by_an_ability_goes_on_where_a_shield_and_a_discount_were_promised() -> None:
    """The turn keeps its promises through capture and reveal; the two cards are a team, for a Woolong each."""
    crew = hunt("old-badge lipstick-contract", deck="", me="jet").wanted("crater-jim", resistance=1).at(jet="earth").fuel(5)
    crew.stand("rain-merchant saint-static").common("slow-smoke*2 old-badge chalk-marks marked-card")
    through(crew, "play old-badge", "play lipstick-contract", "jet-b criminal")
    assert crew.wall(crew.area().captured) == ["crater-jim"]
    assert (crew.bought()[0], crew.told("damage"), crew.s.shield) == ("slow-smoke", [], 1)
    through(crew, "buy 1")
    assert (purse(crew), crew.discarded()) == ("3 Woolongs, 1 Strength", ["slow-smoke"])


def test_others_discard_while_a_purchase_is_promised_and_a_team_effect_waits() -> None:
    crew = hunt("jackpot-at-closing empty-pockets", players=3).do("play jackpot-at-closing", "play empty-pockets")
    assert crew.names(crew.s.pending) == ["jackpot-at-closing", "empty-pockets"]
    through(crew, "discard woolongs", "discard woolongs")
    through(give(crew, "tangled-cables"), "play tangled-cables")
    assert sorted(crew.moves()) == ["team empty-pockets", "team jackpot-at-closing"]
    through(crew, "team empty-pockets", "buy 1")
    assert (purse(crew), crew.on_deck()[0], crew.in_hand()) == (
        "4 Woolongs, 1 Strength, 2 Clues",
        "left-hand-solo",
        ["spike-fuel"],
    )
    assert removed(crew) == []


@pytest.mark.rule("SS-R37", "SS-R46")
def test_damage_takes_nothing_from_a_pile_that_is_empty_and_waits_to_be_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = game("space_serenade").deck
    assert deck is not None
    data = deepcopy(deck.data)
    next(card for card in data["damage"] if card["id"] == "split-lip")["red"] = "take resistance 1"
    monkeypatch.setattr(position, "deck", lambda: read_deck(data, "own"))
    crew = Crew(2).wanted("nickel-brandt", resistance=1).at(spike="mars").pools(strength=1).damage("split-lip*3")
    crew.do("fight criminal")
    assert crew.wall(crew.area().captured) == ["nickel-brandt"]
    assert len(crew.told("token")) == 1
