"""The table before the first turn, at every number of players."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.core.errors import SetupError
from posse.core.rng import Rng
from posse.core.state import SPECTATOR
from posse.games.space_serenade.rules.cards import BEBOP, COMMON, CRIMINALS, FIRST_BASIC, FIRST_DAMAGE, NO_COLOUR, VICIOUS
from posse.games.space_serenade.rules.instructions import COLOURS
from posse.games.space_serenade.rules.state import NO_CARD, NOWHERE, UNKNOWN, SerenadeState, table
from tests.games.space_serenade.position import Crew, check, deck

SEEDS = range(30)


def dealt(players: int, seed: int = 1, **options: Any) -> SerenadeState:
    """Ready for the first turn."""
    return table(posse.game("space_serenade", {"characters": "random", **options}, deck()).new(players, seed))


@pytest.mark.rule("SS-001", "SS-R11")
def test_one_to_four_play() -> None:
    for players in (1, 2, 3, 4):
        assert len(dealt(players).areas) == players
    for players in (0, 5):
        with pytest.raises(SetupError):
            dealt(players)


@pytest.mark.rule("SS-002", "SS-004", "SS-005", "SS-007", "SS-314", "SS-123")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_characters_begin_on_the_bebop_and_every_gauge_on_one(players: int) -> None:
    s = dealt(players)
    assert s.places == (BEBOP,) * 4
    assert s.gauges == (1, 1, 1)
    assert s.vicious == NOWHERE
    seat = s.waiting()[0]
    assert [s.text(move) for move in s.options(seat) if s.text(move).startswith("go")] == ["go mars", "go earth", "go ganymede"]


@pytest.mark.rule("SS-003", "SS-R08")
def test_the_bebop_is_no_planet() -> None:
    crew = Crew().hand("gauge-up gauge-here if-planet if-bebop").do("play gauge-up")
    assert crew.moves() == ["gauge mars", "gauge earth", "gauge ganymede"]
    crew.do("gauge mars", "play gauge-here", "play if-planet")
    assert (crew.s.gauges, crew.s.woolongs) == ((2, 1, 1), 0)
    crew.do("play if-bebop")
    assert crew.s.woolongs == 2


@pytest.mark.rule("SS-006", "SS-256", "SS-125")
def test_a_character_that_nobody_plays_is_moved_by_cards() -> None:
    crew = Crew(2).hand("spike-transport").do("play spike-transport", "move ed mars")
    assert crew.where("ed") == "mars"


@pytest.mark.rule("SS-008", "SS-009", "SS-010", "SS-R03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_common_cards_lie_in_the_purchasing_area(players: int) -> None:
    s = dealt(players)
    assert (len(s.market), len(s.common)) == (5, 87)
    assert sorted((*s.market, *s.common)) == list(range(COMMON))


def test_shuffles_differ_with_the_seed() -> None:
    assert len({dealt(2, seed).common for seed in SEEDS}) == len(SEEDS)
    assert len({dealt(2, seed).damage for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("SS-011", "SS-012", "SS-013", "SS-014", "SS-301")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_planet_has_a_starter_with_its_tokens(players: int) -> None:
    cards = deck()
    found = set()
    for seed in SEEDS:
        s = dealt(players, seed)
        for planet in range(3):
            starter = s.wanted[planet]
            found.add(starter)
            assert (cards.points[starter], cards.planet[starter]) == (0, planet)
            assert s.resistance[planet] == cards.resistance[starter]
            assert s.investigation[planet] == cards.investigation[starter]
    assert len(found) == 6


@pytest.mark.rule("SS-015", "SS-016")
def test_starters_that_were_not_chosen_are_among_the_others() -> None:
    cards, in_deck, in_box = deck(), 0, 0
    for seed in SEEDS:
        s = dealt(3, seed)
        in_deck += sum(card != VICIOUS and cards.points[card] == 0 for card in s.stand)
        in_box += sum(cards.points[card] == 0 for card in s.box)
    assert in_deck > in_box > 0
    assert in_deck + in_box == 3 * len(SEEDS)


@pytest.mark.rule("SS-017", "SS-018", "SS-019", "SS-025", "SS-302", "SS-R03", "SS-R07")
@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 3), (3, 4), (4, 5)])
def test_so_many_criminals_of_each_planet_are_in_the_deck(players: int, each: int) -> None:
    cards, s = deck(), dealt(players)
    assert len(s.stand) == 3 * each + 1
    for planet in range(3):
        assert sum(card != VICIOUS and cards.planet[card] == planet for card in s.stand) == each
        assert sum(cards.planet[card] == planet for card in s.box) == 6 - each
    assert len(s.box) == 18 - 3 * each


@pytest.mark.rule("SS-017", "SS-018", "SS-019", "SS-022", "SS-023", "SS-024", "SS-026", "SS-E06", "SS-E07", "SS-E08")
def test_the_numbers_of_the_table_in_the_rulebook() -> None:
    sizes = {players: (len(dealt(players).stand), len(dealt(players).box)) for players in (2, 3, 4)}
    assert sizes == {2: (10, 9), 3: (13, 6), 4: (16, 3)}


@pytest.mark.rule("SS-020", "SS-016")
def test_criminals_come_in_any_order() -> None:
    cards = deck()
    orders = {tuple([cards.planet[card] for card in dealt(4, seed).stand if card != VICIOUS]) for seed in SEEDS}
    assert len(orders) > 25
    assert len({frozenset(dealt(2, seed).stand) for seed in SEEDS}) > 25


@pytest.mark.rule("SS-021", "SS-R01")
@pytest.mark.parametrize("window", [3, 4])
def test_vicious_waits_near_the_bottom(window: int) -> None:
    places = [dealt(2, seed, vicious_in=window).stand.index(VICIOUS) for seed in range(200)]
    assert set(places) == set(range(window))
    for place in range(window):
        assert 200 / window * 0.6 < places.count(place) < 200 / window * 1.4


@pytest.mark.rule("SS-027", "SS-028", "SS-036", "SS-039", "SS-043", "SS-035")
def test_what_lies_face_down_and_what_is_empty() -> None:
    s = dealt(3)
    for seat in (0, 1, 2, SPECTATOR):
        seen = table(s.seen_by(seat))
        assert set(seen.stand) == set(seen.damage) == set(seen.common) == {UNKNOWN}
        assert len(seen.damage) == 30
    assert s.escaped == s.damage_discards == s.removed == ()
    for area in s.areas:
        assert area.discards == area.captured == ()
        assert area.tokens == (0, 0, 0, 0)
        assert area.renown == 0
    assert sorted(s.damage) == list(range(FIRST_DAMAGE, FIRST_DAMAGE + 30))


@pytest.mark.rule("SS-029", "SS-030", "SS-R16")
def test_players_choose_characters_that_nobody_else_has() -> None:
    s = table(posse.game("space_serenade", {}, deck()).new(3, 5))
    order = [(s.first + step) % 3 for step in range(3)]
    for step, seat in enumerate(order):
        assert s.waiting() == [seat]
        legal = [s.text(move) for move in s.options(seat)]
        assert legal == [f"character {name}" for name in COLOURS[step:]]
        s.answer(seat, s.parse(legal[0]))
    assert [s.areas[seat].character for seat in order] == [0, 1, 2]
    assert s.turn == 1
    check(s)


@pytest.mark.rule("SS-R16", "SS-030")
def test_or_chance_gives_them_characters() -> None:
    found = {tuple([area.character for area in dealt(3, seed).areas]) for seed in SEEDS}
    assert len(found) > 10
    assert all(len(set(characters)) == 3 for characters in found)


@pytest.mark.rule("SS-031", "SS-032", "SS-033", "SS-038", "SS-076", "SS-075")
def test_a_starting_deck_is_six_neutral_cards_and_four_of_the_own_colour() -> None:
    cards = deck()
    s = dealt(4)
    for area in s.areas:
        own = COLOURS[area.character]
        held = [cards.kind_ids[cards.kind[card]] for card in (*area.deck, *area.hand)]
        assert held.count("woolongs") == 6
        kinds = [f"{own}-attack", f"{own}-fuel", f"{own}-investigation", f"{own}-transport"]
        assert sorted(held) == sorted(["woolongs"] * 6 + kinds)
        colours = [cards.colour[card] for card in (*area.deck, *area.hand)]
        assert sorted(colours) == [NO_COLOUR] * 6 + [area.character] * 4
    assert len({dealt(2, seed).areas[0].deck for seed in SEEDS}) > 25


@pytest.mark.rule("SS-034")
def test_everybody_begins_with_one_fuel() -> None:
    assert [area.fuel for area in dealt(4).areas] == [1, 1, 1, 1]


@pytest.mark.rule("SS-037", "SS-R15")
def test_chance_says_who_is_first() -> None:
    firsts = [dealt(3, seed).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2}
    assert all(dealt(3, seed).waiting() == [firsts[seed]] for seed in SEEDS)


@pytest.mark.rule("SS-040", "SS-041", "SS-R20", "SS-R10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_player_has_four_cards_the_others_five(players: int) -> None:
    s = dealt(players)
    for seat, area in enumerate(s.areas):
        assert len(area.hand) == (4 if seat == s.first else 5)
        assert len(area.deck) == 10 - len(area.hand)


@pytest.mark.rule("SS-042")
def test_four_cards_are_for_the_opening_hand_only() -> None:
    s = dealt(2)
    first = s.first
    s.answer(first, s.parse("end turn"))
    assert len(s.areas[first].hand) == 5


@pytest.mark.rule("SS-R02")
def test_the_game_is_played_with_184_cards() -> None:
    cards = deck()
    assert len(cards.ids) == 162
    assert len(cards.criminal_ids) == 22
    assert len(cards.ids) - FIRST_DAMAGE == 30
    assert FIRST_DAMAGE - FIRST_BASIC == 40


@pytest.mark.rule("SS-R17", "SS-012")
def test_a_starter_with_the_symbol_does_not_refresh_at_setup() -> None:
    cards = deck()
    for seed in SEEDS:
        s = dealt(2, seed)
        if any(cards.refreshes[card] for card in s.wanted):
            assert (s.removed, len(s.common)) == ((), 87)
            return
    pytest.fail("no starter with the symbol was dealt")


@pytest.mark.rule("SS-R18", "SS-175", "SS-172")
@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_what_was_won_in_the_open_stays_known_to_every_view_and_to_what_it_imagines(scores: str) -> None:
    crew = Crew(3, scores=scores).wanted("mars-starter", investigation=1, held=(0, 1, 2)).at(spike="mars").pools(clues=2)
    crew.stand("mars-one earth-one").do("investigate criminal")
    assert [area.renown for area in crew.s.areas] == [1 + 0, 1, 2]
    assert crew.wall(crew.area(0).captured) == ["mars-starter"]
    for seen in crew.views():
        for one in (seen, *[table(seen.imagine(Rng.seeded(seed))) for seed in range(5)]):
            assert [area.renown for area in one.areas] == [area.renown for area in crew.s.areas]
            assert [area.captured for area in one.areas] == [area.captured for area in crew.s.areas]


@pytest.mark.rule("SS-R19")
def test_what_lies_open_and_what_is_held_secret() -> None:
    crew = Crew(2).fuel(6, 1).discards("draw-one", 1).hand("draw-two woolongs", 1).in_play("strength-two")
    crew.wanted("mars-starter", resistance=2, held=(0, 1)).escaped("earth-one").gauge(earth=2)
    secret = crew.s.areas[1].hand
    for seat, seen in zip((0, 1, SPECTATOR), crew.views(), strict=True):
        area = seen.areas[1]
        assert (area.fuel, area.discards, area.tokens) == (6, crew.area(1).discards, (1, 0, 0, 0))
        assert (seen.gauges, seen.play, seen.escaped) == (crew.s.gauges, crew.s.play, crew.s.escaped)
        assert area.hand == (secret if seat == 1 else (UNKNOWN,) * 2)
        assert set(area.deck) == {UNKNOWN}
        assert set(seen.areas[0].deck) == {UNKNOWN}


@pytest.mark.rule("SS-R19")
def test_cards_that_everybody_saw_stay_known() -> None:
    crew = Crew(2).hand("take-back top-one").discards("draw-two strength-two").deck("woolongs")
    crew.do("play take-back", "take back draw-two", "play top-one", "top strength-two")
    seen = crew.views()[1]
    assert crew.names(seen.areas[0].hand) == ["draw-two"]
    assert crew.names(seen.areas[0].deck) == ["-", "strength-two"]
    assert crew.names(seen.areas[0].pool) == ["woolongs"]


def test_empty_planets_and_slots_are_marked() -> None:
    assert NO_CARD not in dealt(2).wanted
    assert CRIMINALS == VICIOUS
