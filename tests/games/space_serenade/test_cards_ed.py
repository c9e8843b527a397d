"""Every card of Ed's colour, played. What is written on it is the first line of its test."""

from __future__ import annotations

from tests.games.space_serenade.scenario import alone, hunt, lit, purse, waiting


def test_chalk_marks() -> None:
    """1 Clue. Team with Faye: 1 Woolong."""
    assert purse(alone("chalk-marks")) == "1 Clue"
    assert purse(lit("chalk-marks", "faye")) == "1 Woolong, 1 Clue"
    assert purse(waiting("chalk-marks", "faye")) == "1 Woolong"


def test_paper_rocket() -> None:
    """1 Clue. You may lower a gauge by 1. Team with Spike: Draw 1 card."""
    crew = hunt("paper-rocket").gauge(earth=3).do("play paper-rocket")
    assert (purse(crew), crew.moves()) == ("1 Clue", ["done", "gauge mars", "gauge earth", "gauge ganymede"])
    assert crew.do("gauge earth").s.gauges == (1, 2, 1)
    assert hunt("paper-rocket").gauge(earth=3).do("play paper-rocket", "gauge mars").s.gauges == (1, 3, 1)
    assert hunt("paper-rocket").gauge(earth=3).do("play paper-rocket", "done").s.gauges == (1, 3, 1)
    assert lit("paper-rocket", "spike", "done").in_hand() == ["spike-fuel"]
    assert waiting("paper-rocket", "spike", "done").in_hand() == ["spike-fuel"]


def test_window_shopping() -> None:
    """1 Woolong and 1 Fuel. You may refresh the Purchasing Area. Team with Jet: 1 Fuel."""
    fresh = "back-door encore playback lucky-dip kite-signal"
    crew = hunt("window-shopping").market("left-hand-solo*2 galley-stew*2 long-haul").common(fresh).do("play window-shopping")
    assert (purse(crew), crew.moves()) == ("1 Woolong, 1 Fuel", ["yes", "no"])
    assert (crew.do("yes").bought(), purse(crew)) == (fresh.split(), "1 Woolong, 1 Fuel")
    assert alone("window-shopping", "no").bought()[0] == "left-hand-solo"
    assert hunt("window-shopping").common("", only=True).do("play window-shopping").can("end turn")
    assert purse(lit("window-shopping", "jet", "no")) == "1 Woolong, 2 Fuel"
    assert purse(waiting("window-shopping", "jet", "no")) == "1 Fuel"


def test_lost_and_found() -> None:
    """1 Woolong. You may put 1 card from your discard pile on top of your deck. Team with Faye: 1 Woolong."""
    crew = hunt("lost-and-found", deck="woolongs").discards("spike-attack split-lip").do("play lost-and-found")
    assert (purse(crew), sorted(crew.moves())) == ("1 Woolong", ["done", "top spike-attack", "top split-lip"])
    crew.do("top spike-attack")
    assert (crew.on_deck(), crew.discarded()) == (["spike-attack", "woolongs"], ["split-lip"])
    assert hunt("lost-and-found").discards("spike-transport").do("play lost-and-found", "done").discarded() == ["spike-transport"]
    assert alone("lost-and-found").can("end turn")
    assert purse(lit("lost-and-found", "faye")) == "2 Woolongs"
    assert purse(waiting("lost-and-found", "faye")) == "1 Woolong"


def test_tangled_cables() -> None:
    """2 Clues."""
    assert purse(alone("tangled-cables")) == "2 Clues"


def test_second_verse() -> None:
    """1 Woolong. Take 1 card from your discard pile into your hand. Team with Jet: 1 Clue."""
    crew = hunt("second-verse").discards("spike-transport split-lip").do("play second-verse")
    assert (purse(crew), sorted(crew.moves())) == ("1 Woolong", ["take back spike-transport", "take back split-lip"])
    crew.do("take back spike-transport")
    assert (crew.in_hand(), crew.discarded()) == (["spike-transport"], ["split-lip"])
    assert alone("second-verse").can("end turn")
    assert purse(lit("second-verse", "jet")) == "1 Woolong, 1 Clue"
    assert purse(waiting("second-verse", "jet")) == "1 Clue"


def test_goggles_on() -> None:
    """1 Clue. Lower all gauges by 1. Team with Spike: 1 Clue."""
    crew = hunt("goggles-on").gauge(mars=3, earth=2).do("play goggles-on")
    assert (purse(crew), crew.s.gauges) == ("1 Clue", (2, 1, 1))
    assert purse(lit("goggles-on", "spike")) == "2 Clues"
    assert purse(waiting("goggles-on", "spike")) == "1 Clue"


def test_radio_static() -> None:
    """1 Fuel and 1 Clue. Choose: raise a gauge by 1, or lower a gauge by 1. Team with Faye: 1 Woolong."""
    crew = hunt("radio-static").gauge(mars=2, earth=3).do("play radio-static")
    assert (purse(crew), crew.moves()) == ("1 Fuel, 1 Clue", ["option 1", "option 2"])
    assert crew.do("option 1", "gauge mars").s.gauges == (3, 3, 1)
    assert hunt("radio-static").gauge(mars=2).do("play radio-static", "option 2", "gauge mars").s.gauges == (1, 1, 1)
    crew = hunt("radio-static").gauge(mars=3).do("play radio-static", "option 1", "gauge mars")
    assert (crew.s.gauges, crew.told("escaped")) == ((3, 1, 1), [])
    assert purse(lit("radio-static", "faye", "option 1", "gauge mars")) == "1 Woolong, 1 Fuel, 1 Clue"
    assert purse(waiting("radio-static", "faye", "option 2", "gauge mars")) == "1 Woolong"


def test_back_door() -> None:
    """2 Clues. You may move your character."""
    crew = alone("back-door")
    assert crew.moves() == ["done", "move spike mars", "move spike earth", "move spike ganymede"]
    crew.do("move spike mars")
    assert (purse(crew), crew.where("spike")) == ("2 Clues", "mars")
    assert alone("back-door", "done").where("spike") == "bebop"


def test_kite_signal() -> None:
    """1 Woolong and 1 Clue. You may bring 1 character to where you are. If Jet is with you, gain 1 Clue."""
    assert purse(alone("kite-signal")) == "1 Woolong, 2 Clues"
    crew = hunt("kite-signal").at(spike="mars").do("play kite-signal")
    assert (purse(crew), crew.moves()) == ("1 Woolong, 1 Clue", ["done", "bring jet", "bring faye", "bring ed"])
    crew.do("bring jet")
    assert (purse(crew), crew.where("jet")) == ("1 Woolong, 2 Clues", "mars")
    crew = hunt("kite-signal").at(spike="mars").do("play kite-signal", "bring ed")
    assert (purse(crew), crew.where("ed")) == ("1 Woolong, 1 Clue", "mars")
    assert purse(hunt("kite-signal").at(spike="mars", jet="mars").do("play kite-signal", "done")) == "1 Woolong, 2 Clues"


def test_lucky_dip() -> None:
    """Draw 2 cards. You may refresh the Purchasing Area. Team with Spike: 1 Clue."""
    crew = alone("lucky-dip")
    assert (purse(crew), crew.in_hand(), crew.moves()) == ("", ["spike-attack", "spike-fuel"], ["yes", "no"])
    crew = hunt("lucky-dip").common("back-door*2 encore playback kite-signal").do("play lucky-dip", "yes")
    assert crew.bought() == ["back-door", "back-door", "encore", "playback", "kite-signal"]
    assert alone("lucky-dip", "no").bought()[0] == "left-hand-solo"
    assert purse(lit("lucky-dip", "spike", "no")) == "1 Clue"
    assert purse(waiting("lucky-dip", "spike", "no")) == "1 Clue"


def test_playback() -> None:
    """2 Clues. Take 1 card from your discard pile into your hand."""
    crew = hunt("playback woolongs").discards("spike-transport split-lip").do("play playback", "take back split-lip")
    assert (purse(crew), crew.in_hand(), crew.discarded()) == ("2 Clues", ["split-lip", "woolongs"], ["spike-transport"])
    hunt("playback").discards("spike-transport split-lip").do("play playback").refuses("done")
    assert alone("playback").can("end turn")


def test_ghost_frequency() -> None:
    """1 Fuel. Gain 1 Clue for each card of Ed in play. You may send 2 characters to the Bebop. Team with Jet: 1 Clue."""
    assert purse(alone("ghost-frequency")) == "1 Fuel, 1 Clue"
    crew = hunt("ghost-frequency").in_play("tangled-cables chalk-marks slow-smoke").at(spike="mars", jet="earth", ed="mars")
    crew.do("play ghost-frequency")
    assert (purse(crew), crew.moves()) == ("1 Fuel, 3 Clues", ["done", "send spike", "send jet", "send ed"])
    crew.do("send jet", "send ed")
    assert (crew.where("spike"), crew.where("jet"), crew.where("ed")) == ("mars", "bebop", "bebop")
    assert hunt("ghost-frequency").at(jet="earth").do("play ghost-frequency", "done").where("jet") == "earth"
    crew = hunt("ghost-frequency").at(jet="earth").do("play ghost-frequency", "send jet")
    assert (crew.where("jet"), crew.can("end turn")) == ("bebop", True)
    assert purse(lit("ghost-frequency", "jet")) == "1 Fuel, 2 Clues"
    assert purse(waiting("ghost-frequency", "jet")) == "1 Clue"


def test_hide_and_seek() -> None:
    """2 Clues. Lower the gauge of your planet by 1. Gain 1 Clue for each other character where you are. Team with Faye: 1
    Woolong.
    """
    crew = hunt("hide-and-seek").at(spike="mars", faye="mars", ed="earth").gauge(mars=3, earth=2).do("play hide-and-seek")
    assert (purse(crew), crew.s.gauges) == ("3 Clues", (2, 2, 1))
    crew = hunt("hide-and-seek").gauge(mars=3).do("play hide-and-seek")
    assert (purse(crew), crew.s.gauges) == ("5 Clues", (3, 1, 1))
    assert purse(hunt("hide-and-seek").at(spike="mars").do("play hide-and-seek")) == "2 Clues"
    assert purse(lit("hide-and-seek", "faye")) == "1 Woolong, 5 Clues"
    assert purse(waiting("hide-and-seek", "faye")) == "1 Woolong"


def test_satellite_lullaby() -> None:
    """3 Clues. Lower all gauges by 1. Team with Jet: 1 Fuel."""
    crew = hunt("satellite-lullaby").gauge(mars=3, ganymede=2).do("play satellite-lullaby")
    assert (purse(crew), crew.s.gauges) == ("3 Clues", (2, 1, 1))
    assert purse(lit("satellite-lullaby", "jet")) == "1 Fuel, 3 Clues"
    assert purse(waiting("satellite-lullaby", "jet")) == "1 Fuel"


def test_encore() -> None:
    """2 Clues. Draw 1 card. Take 1 card from your discard pile into your hand."""
    crew = hunt("encore").discards("spike-transport split-lip").do("play encore", "take back spike-transport")
    assert (purse(crew), crew.in_hand(), crew.discarded()) == ("2 Clues", ["spike-fuel", "spike-transport"], ["split-lip"])
    crew = hunt("encore", deck="").discards("spike-transport").do("play encore")
    assert (crew.in_hand(), crew.can("end turn")) == (["spike-transport"], True)


def test_everything_at_once() -> None:
    """2 Clues. You may take 1 Investigation token on your planet without spending Clues. Put your next purchase of this turn
    on top of your deck. Team with Spike: 1 Clue.
    """
    crew = alone("everything-at-once")
    assert (purse(crew), crew.can("end turn")) == ("2 Clues", True)
    crew.pools(woolongs=6).do("buy 1", "buy 3")
    assert (crew.on_deck()[0], crew.discarded()) == ("left-hand-solo", ["galley-stew"])
    crew = hunt("everything-at-once").wanted("granny-blackout").at(spike="earth").do("play everything-at-once", "yes")
    assert (purse(crew), crew.tokens(), crew.told("damage")) == ("2 Clues", (0, 1, 0, 0), [])
    crew = hunt("everything-at-once").wanted("granny-blackout").at(spike="earth").do("play everything-at-once", "no")
    assert (crew.tokens(), crew.s.to_top) == ((0, 0, 0, 0), True)
    assert purse(lit("everything-at-once", "spike")) == "3 Clues"
    assert purse(waiting("everything-at-once", "spike")) == "1 Clue"
