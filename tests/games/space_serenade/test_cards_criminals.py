"""Every criminal, from arrival to capture, and Vicious; and at the end, that no card of the game is left out."""

from __future__ import annotations

import pytest

from posse.games.space_serenade.rules.state import CAPTURED
from tests.games.space_serenade.position import Crew
from tests.games.space_serenade.scenario import hunt

WANTED = {
    # planet, points, Resistance tokens and the Strength for one, Investigation tokens and the Clues for one, a refresh or not
    "nickel-brandt": ("mars", 0, 2, 1, 1, 2, False),
    "ash-barber": ("mars", 0, 1, 2, 2, 1, True),
    "mama-cordite": ("mars", 2, 2, 1, 1, 2, False),
    "quiet-twins": ("mars", 4, 2, 1, 2, 1, True),
    "colonel-rust": ("mars", 6, 2, 2, 2, 1, False),
    "lady-gunmetal": ("mars", 8, 3, 2, 2, 2, False),
    "undertakers-boy": ("mars", 10, 3, 2, 3, 2, True),
    "crater-jim": ("earth", 0, 2, 1, 1, 2, False),
    "postcard-thief": ("earth", 0, 1, 2, 2, 1, True),
    "doctor-halfnote": ("earth", 2, 1, 2, 2, 1, False),
    "rain-merchant": ("earth", 4, 2, 1, 2, 1, True),
    "saint-static": ("earth", 6, 2, 1, 2, 1, False),
    "antenna-king": ("earth", 8, 2, 3, 2, 2, True),
    "granny-blackout": ("earth", 10, 3, 2, 3, 2, False),
    "slow-sal": ("ganymede", 0, 2, 1, 1, 2, False),
    "ice-fence": ("ganymede", 0, 1, 2, 2, 1, True),
    "captain-bilge": ("ganymede", 2, 2, 1, 1, 2, False),
    "oyster-prince": ("ganymede", 4, 2, 1, 2, 1, False),
    "sister-undertow": ("ganymede", 6, 2, 1, 2, 1, True),
    "drowned-drummer": ("ganymede", 8, 2, 2, 3, 2, False),
    "baron-riptide": ("ganymede", 10, 4, 2, 2, 3, True),
}
BEFORE = {
    "mars": ("nickel-brandt", "ash-barber"),
    "earth": ("crater-jim", "postcard-thief"),
    "ganymede": ("slow-sal", "ice-fence"),
}
NEXT = {"mars": "doctor-halfnote", "earth": "captain-bilge", "ganymede": "mama-cordite"}
"""Who comes after, to another planet than this."""


def arrival(name: str) -> Crew:
    """Somebody else was captured on the planet, and this criminal is the next; Spike is there again."""
    planet = WANTED[name][0]
    before = next(other for other in BEFORE[planet] if other != name)
    crew = hunt("").wanted(before, investigation=1).at(spike=planet).pools(clues=2).stand(f"{name} {NEXT[planet]}")
    crew.do("investigate criminal").at(spike=planet).pools()
    crew.area(0).renown = crew.area(1).renown = 0
    return crew


@pytest.mark.parametrize("name", WANTED)
def test_a_criminal_arrives(name: str) -> None:
    """With all tokens; the Purchasing Area is refreshed by some."""
    planet, _, resistance, _, investigation, _, refresh = WANTED[name]
    crew = arrival(name)
    assert (crew.on(planet), crew.piles(planet)) == (name, (resistance, investigation))
    old = ["left-hand-solo", "plated-coat", "galley-stew", "lipstick-contract", "back-door"]
    assert (crew.bought() != old, len(crew.told("refreshed"))) == (refresh, int(refresh))


@pytest.mark.parametrize("name", WANTED)
def test_a_criminal_is_beaten(name: str) -> None:
    """Each Resistance token has its price and brings Damage; the last one is the capture."""
    planet, points, resistance, strength, _, _, _ = WANTED[name]
    crew = arrival(name).stand("quiet-twins oyster-prince" if planet == "earth" else "rain-merchant saint-static")
    crew.pools(strength=strength - 1).refuses("fight criminal")
    for taken in range(resistance):
        assert crew.wall(crew.area().captured[1:]) == []
        crew.at(spike=planet).pools(strength=strength).damage("split-lip" if taken < 3 else "old-wound").do("fight criminal")
        assert (crew.s.strength, len(crew.told("damage"))) == (0, taken + 1)
    assert crew.wall(crew.area().captured[1:]) == [name]
    assert (crew.area().renown, crew.s.scores()[0]) == (resistance, resistance + points)


@pytest.mark.parametrize("name", WANTED)
def test_a_criminal_is_found(name: str) -> None:
    """Each Investigation token has its price and brings no Damage; the last one is the capture."""
    planet, points, _, _, investigation, clues, _ = WANTED[name]
    crew = arrival(name).stand("quiet-twins oyster-prince" if planet == "earth" else "rain-merchant saint-static")
    crew.pools(clues=clues - 1).refuses("investigate criminal")
    for _ in range(investigation):
        assert crew.wall(crew.area().captured[1:]) == []
        crew.pools(clues=clues).do("investigate criminal")
        assert (crew.s.clues, crew.told("damage")) == (0, [])
    assert crew.wall(crew.area().captured[1:]) == [name]
    assert (crew.area().renown, crew.s.scores()[0]) == (investigation, investigation + points)


VICIOUS = {2: (9, 5), 3: (11, 5), 4: (13, 6), 1: (13, 6)}
"""By number of players: Resistance and Investigation tokens; alone one hunts him as four would."""


@pytest.mark.parametrize("players", VICIOUS)
def test_vicious(players: int) -> None:
    """Three Strength and two Damage cards for a Resistance token, three Clues for an Investigation token; six points."""
    resistance, investigation = VICIOUS[players]
    crew = hunt("", players=players).wanted("nickel-brandt", investigation=1).at(spike="mars").pools(clues=2)
    crew.stand("vicious").do("investigate criminal")
    place = ("mars", "earth", "ganymede")[crew.s.vicious]
    assert crew.piles("vicious") == (resistance, investigation)
    crew.at(spike=place).pools(strength=2, clues=2).refuses("fight vicious", "investigate vicious")
    crew.pools(strength=3).damage("split-lip old-wound").do("fight vicious")
    assert (crew.s.strength, crew.discarded()[:2], len(crew.told("damage"))) == (0, ["old-wound", "split-lip"], 2)
    crew.area().renown = 0
    for _ in range(investigation):
        assert not crew.s.over()
        crew.pools(clues=3).do("investigate vicious")
    assert (crew.s.outcome, len(crew.told("damage"))) == (CAPTURED, 2)
    assert crew.wall(crew.area().captured[-1:]) == ["vicious"]
    assert (crew.area().renown, crew.s.scores()[0]) == (1 + investigation, 1 + investigation + 6)
