"""Every card of Spike's colour, played. What is written on it is the first line of its test."""

from __future__ import annotations

from tests.games.space_serenade.scenario import alone, hunt, hurt, lit, purse, removed, waiting


def test_loose_knuckles() -> None:
    """1 Strength. Team with Jet: 1 Fuel."""
    assert purse(alone("loose-knuckles")) == "1 Strength"
    assert purse(lit("loose-knuckles", "jet")) == "1 Fuel, 1 Strength"
    assert purse(waiting("loose-knuckles", "jet")) == "1 Fuel"


def test_off_the_beat() -> None:
    """1 Strength. Draw 1 card. Discard 1 card. Team with Faye: 1 Woolong."""
    crew = hunt("off-the-beat spike-transport").do("play off-the-beat")
    assert purse(crew) == "1 Strength"
    assert sorted(crew.moves()) == ["discard spike-fuel", "discard spike-transport"]
    crew.do("discard spike-transport")
    assert (crew.in_hand(), crew.discarded()) == (["spike-fuel"], ["spike-transport"])
    assert alone("off-the-beat").discarded() == ["spike-fuel"]
    assert purse(lit("off-the-beat", "faye")) == "1 Woolong, 1 Strength"
    assert purse(waiting("off-the-beat", "faye")) == "1 Woolong"


def test_slow_smoke() -> None:
    """1 Woolong. You may draw 1 card."""
    crew = hunt("slow-smoke").do("play slow-smoke")
    assert (purse(crew), crew.moves()) == ("1 Woolong", ["yes", "no"])
    assert crew.do("yes").in_hand() == ["spike-fuel"]
    assert alone("slow-smoke", "no").in_hand() == []
    assert hunt("slow-smoke", deck="").do("play slow-smoke").can("end turn")


def test_cheap_shot() -> None:
    """2 Strength. Draw 1 Damage card. Team with Ed: 1 Clue."""
    crew = hunt("cheap-shot").damage("split-lip").do("play cheap-shot")
    assert (purse(crew), crew.discarded()) == ("2 Strength", ["split-lip"])
    crew = hunt("old-badge cheap-shot").damage("split-lip").do("play old-badge", "play cheap-shot")
    assert (purse(crew), crew.discarded()) == ("3 Strength", [])
    assert purse(lit("cheap-shot", "ed")) == "2 Strength, 1 Clue"
    assert purse(waiting("cheap-shot", "ed")) == "1 Clue"


def test_double_or_nothing() -> None:
    """1 Woolong. Draw 2 cards. Discard 1 card."""
    crew = hunt("double-or-nothing woolongs").do("play double-or-nothing")
    assert purse(crew) == "1 Woolong"
    assert sorted(crew.moves()) == ["discard spike-attack", "discard spike-fuel", "discard woolongs"]
    assert crew.do("discard woolongs").in_hand() == ["spike-attack", "spike-fuel"]
    crew = hunt("double-or-nothing", deck="spike-fuel").do("play double-or-nothing")
    assert (crew.in_hand(), crew.discarded()) == ([], ["spike-fuel"])


def test_left_hand_solo() -> None:
    """2 Strength. Team with Faye: Draw 1 card."""
    crew = alone("left-hand-solo")
    assert (purse(crew), crew.in_hand()) == ("2 Strength", [])
    crew = lit("left-hand-solo", "faye")
    assert (purse(crew), crew.in_hand()) == ("2 Strength", ["spike-fuel"])
    assert waiting("left-hand-solo", "faye").in_hand() == ["spike-fuel"]


def test_coat_on_the_wind() -> None:
    """1 Fuel and 1 Strength. You may move your character. Team with Jet: Do not draw the next Damage card of this turn."""
    crew = hunt("coat-on-the-wind").do("play coat-on-the-wind")
    assert crew.moves() == ["done", "move spike mars", "move spike earth", "move spike ganymede"]
    crew.do("move spike earth")
    assert (purse(crew), crew.where("spike")) == ("1 Fuel, 1 Strength", "earth")
    crew = alone("coat-on-the-wind", "done")
    assert (purse(crew), crew.where("spike")) == ("1 Fuel, 1 Strength", "bebop")
    assert hurt(crew, 1) == [True]
    assert hurt(lit("coat-on-the-wind", "jet", "done"), 2) == [False, True]
    assert hurt(waiting("coat-on-the-wind", "jet", "done"), 2) == [False, True]


def test_grudge_in_b_flat() -> None:
    """1 Woolong and 1 Strength. If a criminal is on your planet, draw 1 card."""
    crew = alone("grudge-in-b-flat")
    assert (purse(crew), crew.in_hand()) == ("1 Woolong, 1 Strength", [])
    crew = hunt("grudge-in-b-flat").at(spike="mars").do("play grudge-in-b-flat")
    assert (purse(crew), crew.in_hand()) == ("1 Woolong, 1 Strength", ["spike-fuel"])
    assert hunt("grudge-in-b-flat").at(spike="mars").free("mars").do("play grudge-in-b-flat").in_hand() == []
    crew = hunt("grudge-in-b-flat").at(spike="mars").free("mars").vicious("mars")
    assert crew.do("play grudge-in-b-flat").in_hand() == ["spike-fuel"]


def test_broken_bottle_waltz() -> None:
    """2 Strength. You may pay 2 Woolongs to draw 1 card and gain 1 Strength. Team with Ed: 1 Clue."""
    crew = alone("broken-bottle-waltz")
    assert (purse(crew), crew.can("end turn")) == ("2 Strength", True)
    assert hunt("broken-bottle-waltz").pools(woolongs=1).do("play broken-bottle-waltz").can("end turn")
    crew = hunt("broken-bottle-waltz").pools(woolongs=3).do("play broken-bottle-waltz", "yes")
    assert (purse(crew), crew.in_hand()) == ("1 Woolong, 3 Strength", ["spike-fuel"])
    crew = hunt("broken-bottle-waltz").pools(woolongs=3).do("play broken-bottle-waltz", "no")
    assert (purse(crew), crew.in_hand()) == ("3 Woolongs, 2 Strength", [])
    crew = hunt("broken-bottle-waltz", deck="").pools(woolongs=2).do("play broken-bottle-waltz", "yes")
    assert purse(crew) == "3 Strength"
    assert purse(lit("broken-bottle-waltz", "ed")) == "2 Strength, 1 Clue"
    assert purse(waiting("broken-bottle-waltz", "ed")) == "1 Clue"


def test_nothing_to_lose() -> None:
    """1 Strength. Gain 1 Strength for each Damage card in your hand. You may remove 1 Damage card from your hand. Draw 1 card."""
    crew = hunt("nothing-to-lose split-lip old-wound woolongs").do("play nothing-to-lose")
    assert purse(crew) == "3 Strength"
    assert sorted(crew.moves()) == ["done", "remove old-wound from hand", "remove split-lip from hand"]
    crew.do("remove split-lip from hand")
    assert (crew.in_hand(), removed(crew)) == (["old-wound", "spike-fuel", "woolongs"], ["split-lip"])
    crew = hunt("nothing-to-lose split-lip").do("play nothing-to-lose", "done")
    assert (purse(crew), crew.in_hand()) == ("2 Strength", ["spike-fuel", "split-lip"])
    crew = hunt("nothing-to-lose").discards("split-lip").do("play nothing-to-lose")
    assert (purse(crew), crew.in_hand()) == ("1 Strength", ["spike-fuel"])


def test_rooftop_tempo() -> None:
    """2 Woolongs. Draw 1 card. Team with Faye: 1 Woolong."""
    crew = alone("rooftop-tempo")
    assert (purse(crew), crew.in_hand()) == ("2 Woolongs", ["spike-fuel"])
    assert purse(lit("rooftop-tempo", "faye")) == "3 Woolongs"
    assert purse(waiting("rooftop-tempo", "faye")) == "1 Woolong"


def test_alley_quartet() -> None:
    """1 Fuel and 1 Strength. Gain 1 Strength for each card of Spike in play. Team with Jet: 1 Strength."""
    assert purse(alone("alley-quartet")) == "1 Fuel, 2 Strength"
    crew = hunt("alley-quartet").in_play("loose-knuckles spike-transport woolongs").do("play alley-quartet")
    assert purse(crew) == "1 Fuel, 4 Strength"
    assert purse(lit("alley-quartet", "jet")) == "1 Fuel, 3 Strength"
    assert purse(waiting("alley-quartet", "jet")) == "1 Strength"


def test_blind_chorus() -> None:
    """1 Strength. Draw 3 cards. Discard 1 card."""
    crew = alone("blind-chorus")
    assert (purse(crew), crew.in_hand()) == ("1 Strength", ["spike-attack", "spike-fuel", "spike-investigation"])
    crew.do("discard spike-attack")
    assert (crew.in_hand(), crew.discarded()) == (["spike-fuel", "spike-investigation"], ["spike-attack"])


def test_midnight_engine() -> None:
    """1 Fuel and 2 Strength. You may move your character. Team with Ed: Draw 1 card."""
    crew = alone("midnight-engine", "move spike ganymede")
    assert (purse(crew), crew.where("spike")) == ("1 Fuel, 2 Strength", "ganymede")
    crew = alone("midnight-engine", "done")
    assert (purse(crew), crew.where("spike"), crew.in_hand()) == ("1 Fuel, 2 Strength", "bebop", [])
    assert lit("midnight-engine", "ed", "done").in_hand() == ["spike-fuel"]
    assert waiting("midnight-engine", "ed", "done").in_hand() == ["spike-fuel"]


def test_ninth_round() -> None:
    """3 Strength. Do not draw the next Damage card of this turn. Team with Jet: 1 Strength."""
    assert purse(alone("ninth-round")) == "3 Strength"
    assert hurt(alone("ninth-round"), 2) == [False, True]
    assert purse(lit("ninth-round", "jet")) == "4 Strength"
    assert purse(waiting("ninth-round", "jet")) == "1 Strength"


def test_burning_brass() -> None:
    """2 Strength. Draw 2 cards. Team with Faye: 1 Woolong."""
    crew = alone("burning-brass")
    assert (purse(crew), crew.in_hand()) == ("2 Strength", ["spike-attack", "spike-fuel"])
    assert purse(lit("burning-brass", "faye")) == "1 Woolong, 2 Strength"
    assert purse(waiting("burning-brass", "faye")) == "1 Woolong"


def test_one_man_big_band() -> None:
    """2 Strength. Draw 1 card. You may take 1 Resistance token on your planet without spending Strength. Team with Ed: 1 Clue."""
    crew = alone("one-man-big-band")
    assert (purse(crew), crew.in_hand(), crew.can("end turn")) == ("2 Strength", ["spike-fuel"], True)
    crew = hunt("one-man-big-band").wanted("crater-jim").at(spike="earth").damage("split-lip").do("play one-man-big-band", "yes")
    assert (purse(crew), crew.tokens(), crew.discarded()) == ("2 Strength", (0, 1, 0, 0), ["split-lip"])
    crew = hunt("one-man-big-band").wanted("crater-jim").at(spike="earth").do("play one-man-big-band", "no")
    assert (crew.tokens(), crew.told("damage")) == ((0, 0, 0, 0), [])
    crew = hunt("one-man-big-band").wanted("crater-jim", resistance=1).at(spike="earth").do("play one-man-big-band", "yes")
    assert crew.wall(crew.area().captured) == ["crater-jim"]
    crew = hunt("one-man-big-band").wanted("crater-jim").vicious("earth").at(spike="earth").do("play one-man-big-band", "yes")
    assert crew.moves() == ["target criminal", "target vicious"]
    assert (crew.do("target vicious").tokens(), len(crew.told("damage"))) == ((0, 0, 0, 1), 2)
    assert purse(lit("one-man-big-band", "ed")) == "2 Strength, 1 Clue"
    assert purse(waiting("one-man-big-band", "ed")) == "1 Clue"
