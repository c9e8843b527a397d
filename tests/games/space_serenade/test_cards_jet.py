"""Every card of Jet's colour, played. What is written on it is the first line of its test."""

from __future__ import annotations

from tests.games.space_serenade.scenario import alone, hunt, hurt, lit, purse, removed, waiting


def test_second_hand_part() -> None:
    """2 Fuel. Team with Ed: 1 Woolong."""
    assert purse(alone("second-hand-part")) == "2 Fuel"
    assert purse(hunt("second-hand-part").fuel(9).do("play second-hand-part")) == "10 Fuel"
    assert purse(lit("second-hand-part", "ed")) == "1 Woolong, 2 Fuel"
    assert purse(waiting("second-hand-part", "ed")) == "1 Woolong"


def test_patch_job() -> None:
    """1 Woolong and 1 Fuel. You may remove 1 Damage card from your hand or your discard pile."""
    crew = hunt("patch-job split-lip woolongs").discards("old-wound spike-transport").do("play patch-job")
    assert purse(crew) == "1 Woolong, 1 Fuel"
    assert sorted(crew.moves()) == ["done", "remove old-wound from discard", "remove split-lip from hand"]
    crew.do("remove old-wound from discard")
    assert (crew.in_hand(), crew.discarded(), removed(crew)) == (["split-lip", "woolongs"], ["spike-transport"], ["old-wound"])
    crew = hunt("patch-job split-lip").do("play patch-job", "remove split-lip from hand")
    assert (crew.in_hand(), removed(crew)) == ([], ["split-lip"])
    crew = hunt("patch-job split-lip").do("play patch-job", "done")
    assert (crew.in_hand(), removed(crew)) == (["split-lip"], [])
    assert hunt("patch-job woolongs").discards("spike-transport").do("play patch-job").can("end turn")


def test_old_badge() -> None:
    """1 Strength. Do not draw the next Damage card of this turn. Team with Faye: 1 Woolong."""
    assert purse(alone("old-badge")) == "1 Strength"
    assert hurt(alone("old-badge"), 2) == [False, True]
    assert purse(lit("old-badge", "faye")) == "1 Woolong, 1 Strength"
    assert purse(waiting("old-badge", "faye")) == "1 Woolong"


def test_reserve_tank() -> None:
    """3 Fuel. Team with Spike: 1 Fuel."""
    assert purse(alone("reserve-tank")) == "3 Fuel"
    assert purse(lit("reserve-tank", "spike")) == "4 Fuel"
    assert purse(waiting("reserve-tank", "spike")) == "1 Fuel"


def test_steady_bass() -> None:
    """1 Fuel and 1 Strength. Do not draw the next Damage card of this turn. Team with Spike: 1 Fuel."""
    assert purse(alone("steady-bass")) == "1 Fuel, 1 Strength"
    assert hurt(alone("steady-bass"), 2) == [False, True]
    assert purse(lit("steady-bass", "spike")) == "2 Fuel, 1 Strength"
    assert purse(waiting("steady-bass", "spike")) == "1 Fuel"


def test_galley_stew() -> None:
    """1 Woolong and 1 Fuel. You may remove up to 2 Damage cards from your hand or your discard pile."""
    crew = hunt("galley-stew split-lip old-wound woolongs").discards("torn-coat").do("play galley-stew")
    assert purse(crew) == "1 Woolong, 1 Fuel"
    assert len(crew.moves()) == 4
    crew.do("remove split-lip from hand", "remove torn-coat from discard")
    assert (removed(crew), crew.in_hand(), crew.can("end turn")) == (["split-lip", "torn-coat"], ["old-wound", "woolongs"], True)
    crew = hunt("galley-stew split-lip*2").do("play galley-stew", "remove split-lip from hand", "done")
    assert (removed(crew), crew.in_hand()) == (["split-lip"], ["split-lip"])
    assert removed(hunt("galley-stew split-lip").do("play galley-stew", "done")) == []
    assert hunt("galley-stew woolongs").do("play galley-stew").can("end turn")


def test_tow_cable() -> None:
    """1 Woolong and 2 Fuel. You may bring 1 character to where you are. Team with Faye: 1 Woolong."""
    crew = hunt("tow-cable").at(spike="mars").do("play tow-cable")
    assert (purse(crew), crew.moves()) == ("1 Woolong, 2 Fuel", ["done", "bring jet", "bring faye", "bring ed"])
    assert crew.do("bring ed").where("ed") == "mars"
    assert hunt("tow-cable").at(spike="mars").do("play tow-cable", "done").where("jet") == "bebop"
    assert hunt("tow-cable").at(jet="earth").do("play tow-cable", "bring jet").where("jet") == "bebop"
    assert alone("tow-cable").can("end turn")
    assert purse(lit("tow-cable", "faye")) == "2 Woolongs, 2 Fuel"
    assert purse(waiting("tow-cable", "faye")) == "1 Woolong"


def test_clean_workbench() -> None:
    """1 Woolong. You may remove 1 card from your hand or your discard pile. Team with Ed: Draw 1 card."""
    crew = hunt("clean-workbench woolongs").discards("spike-attack split-lip").do("play clean-workbench")
    assert purse(crew) == "1 Woolong"
    assert sorted(crew.moves()) == [
        *("done", "remove spike-attack from discard", "remove split-lip from discard", "remove woolongs from hand")
    ]
    crew.do("remove woolongs from hand")
    assert (crew.in_hand(), crew.names(crew.s.removed[-1:])) == ([], ["woolongs"])
    crew = hunt("clean-workbench").discards("spike-attack").do("play clean-workbench", "remove spike-attack from discard")
    assert (crew.discarded(), crew.can("end turn")) == ([], True)
    assert hunt("clean-workbench woolongs").do("play clean-workbench", "done").in_hand() == ["woolongs"]
    assert alone("clean-workbench").in_hand() == []
    assert lit("clean-workbench", "ed").in_hand() == ["spike-fuel"]
    assert waiting("clean-workbench", "ed").in_hand() == ["spike-fuel"]


def test_plated_coat() -> None:
    """2 Strength. Do not draw the next Damage card of this turn. Team with Spike: 1 Strength."""
    assert purse(alone("plated-coat")) == "2 Strength"
    assert hurt(alone("plated-coat"), 2) == [False, True]
    assert purse(lit("plated-coat", "spike")) == "3 Strength"
    assert purse(waiting("plated-coat", "spike")) == "1 Strength"


def test_night_shift() -> None:
    """2 Fuel. Draw 1 card. You may remove 1 Damage card from your hand or your discard pile."""
    crew = alone("night-shift")
    assert (purse(crew), crew.in_hand(), crew.can("end turn")) == ("2 Fuel", ["spike-fuel"], True)
    crew = hunt("night-shift", deck="split-lip").do("play night-shift")
    assert crew.moves() == ["done", "remove split-lip from hand"]
    assert removed(crew.do("remove split-lip from hand")) == ["split-lip"]
    crew = hunt("night-shift").discards("split-lip").do("play night-shift", "remove split-lip from discard")
    assert (removed(crew), crew.discarded(), crew.in_hand()) == (["split-lip"], [], ["spike-fuel"])
    assert hunt("night-shift").discards("split-lip").do("play night-shift", "done").discarded() == ["split-lip"]


def test_long_haul() -> None:
    """2 Fuel. You may move up to 2 characters. Team with Ed: 1 Clue."""
    crew = alone("long-haul", "move spike mars", "move faye mars")
    assert (purse(crew), crew.where("spike"), crew.where("faye")) == ("2 Fuel", "mars", "mars")
    assert crew.can("end turn")
    crew = alone("long-haul", "move ed ganymede")
    assert not crew.starting("move ed")
    assert crew.do("done").where("ed") == "ganymede"
    assert alone("long-haul", "done").s.places == (3, 3, 3, 3)
    assert purse(lit("long-haul", "ed", "done")) == "2 Fuel, 1 Clue"
    assert purse(waiting("long-haul", "ed", "done")) == "1 Clue"


def test_boiler_room_blues() -> None:
    """3 Fuel and 1 Strength. You may pay 2 Fuel to gain 2 Strength. Team with Faye: 1 Fuel."""
    assert alone("boiler-room-blues").moves() == ["yes", "no"]
    assert purse(alone("boiler-room-blues", "yes")) == "1 Fuel, 3 Strength"
    assert purse(alone("boiler-room-blues", "no")) == "3 Fuel, 1 Strength"
    assert purse(lit("boiler-room-blues", "faye", "yes")) == "2 Fuel, 3 Strength"
    assert purse(waiting("boiler-room-blues", "faye", "no")) == "1 Fuel"


def test_house_rules() -> None:
    """2 Strength. You may remove up to 2 Damage cards from your hand or your discard pile. Team with Spike: Do not draw the
    next Damage card of this turn.
    """
    assert purse(alone("house-rules")) == "2 Strength"
    crew = hunt("house-rules split-lip").discards("old-wound torn-coat").do("play house-rules")
    crew.do("remove split-lip from hand", "remove old-wound from discard")
    assert (removed(crew), crew.discarded(), crew.can("end turn")) == (["split-lip", "old-wound"], ["torn-coat"], True)
    assert removed(hunt("house-rules split-lip").do("play house-rules", "done")) == []
    assert hurt(alone("house-rules"), 1) == [True]
    assert hurt(lit("house-rules", "spike"), 2) == [False, True]
    assert hurt(waiting("house-rules", "spike"), 2) == [False, True]


def test_scrapyard_choir() -> None:
    """2 Woolongs. Gain 1 Fuel for each card of Jet in play. You may remove 1 card from your discard pile. Team with Ed: 1
    Clue.
    """
    assert purse(alone("scrapyard-choir")) == "2 Woolongs, 1 Fuel"
    crew = hunt("scrapyard-choir woolongs").in_play("patch-job old-badge slow-smoke").discards("split-lip spike-attack")
    crew.do("play scrapyard-choir")
    assert purse(crew) == "2 Woolongs, 3 Fuel"
    assert sorted(crew.moves()) == ["done", "remove spike-attack from discard", "remove split-lip from discard"]
    assert crew.do("remove spike-attack from discard").discarded() == ["split-lip"]
    crew = hunt("scrapyard-choir").discards("spike-attack").do("play scrapyard-choir", "done")
    assert crew.discarded() == ["spike-attack"]
    assert purse(lit("scrapyard-choir", "ed")) == "2 Woolongs, 1 Fuel, 1 Clue"
    assert purse(waiting("scrapyard-choir", "ed")) == "1 Clue"


def test_the_warrant() -> None:
    """3 Strength. If you are on a planet, do not draw the next 2 Damage cards of this turn. Team with Faye: 1 Woolong."""
    assert purse(alone("the-warrant")) == "3 Strength"
    assert hurt(alone("the-warrant"), 1) == [True]
    assert hurt(hunt("the-warrant").at(spike="mars").do("play the-warrant"), 3) == [False, False, True]
    assert purse(lit("the-warrant", "faye")) == "1 Woolong, 3 Strength"
    assert purse(waiting("the-warrant", "faye")) == "1 Woolong"


def test_dry_dock() -> None:
    """3 Fuel and 2 Strength. You may remove up to 2 Damage cards from your hand or your discard pile."""
    assert purse(alone("dry-dock")) == "3 Fuel, 2 Strength"
    crew = hunt("dry-dock split-lip*2 old-wound").do("play dry-dock", "remove split-lip from hand", "remove split-lip from hand")
    assert (removed(crew), crew.in_hand(), crew.can("end turn")) == (["split-lip", "split-lip"], ["old-wound"], True)
    crew = hunt("dry-dock").discards("split-lip old-wound").do("play dry-dock", "remove old-wound from discard", "done")
    assert (removed(crew), crew.discarded()) == (["old-wound"], ["split-lip"])


def test_iron_baritone() -> None:
    """3 Strength. Do not draw the next 2 Damage cards of this turn. If Vicious is in play, gain 1 Strength."""
    assert purse(alone("iron-baritone")) == "3 Strength"
    assert hurt(alone("iron-baritone"), 3) == [False, False, True]
    assert purse(hunt("iron-baritone").vicious("ganymede").do("play iron-baritone")) == "4 Strength"
