from __future__ import annotations

import io
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

import posse
from posse.core.events import Event
from posse.core.scene import SHAPES, Badge, Line, Option, Piece, Player, Scene, Zone
from posse.core.state import SPECTATOR
from posse.terminal.console import BOUND_SPACE, GLYPHS, NO_BREAK, PLAIN_GLYPHS, Indented
from posse.terminal.phrases import STYLES
from posse.terminal.view import MINUS, View
from posse.texts import texts

from .helpers import console, session

SAY = texts("bounty_hunters", "en")


def lines(parts: list[RenderableType], width: int = 80) -> list[str]:
    out = console(width)
    for part in parts:
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


def small_scene(viewer: int = 0) -> Scene:
    """A scene that belongs to no game."""
    scene = Scene(viewer, "Round 1", "Which card?")
    scene.players = [Player(seat, name, seat, seat == 0, (("coins", seat),)) for seat, name in enumerate(("Ada", "Bo"))]
    strength = (Badge("strength", "3/4", "strength 3 of 4", "star", "amber"),)
    scene.zones = [
        Zone("shop", "shop", "Shop", "row"),
        Zone("pile", "pile", "Pile", "stack"),
        Zone("board-0", "board", "Board", "grid", 0),
        Zone("fort-0", "fort", "Fort", "stack", 0, "board-0", strength),
        Zone("hand-0", "hand", "Hand", "fan", 0, "board-0"),
        Zone("fort-1", "fort", "Their fort", "stack", 1, "", strength),
    ]
    scene.pieces = [
        Piece("hat", "shop", "card", "hat", "Hat", "Thing", (Badge("cost", "2", "cost 2"),), "A hat for two coins."),
        Piece("back", "pile", "card", "back", "a card", count=9, back=True),
        Piece("wall", "fort-0", "card", "wall", "Wall", "Thing"),
        Piece("cup", "hand-0", "card", "cup", "Cup", "Thing", (Badge("sips", "5", "sips 5", "moon", "sky"),), "Holds tea."),
        Piece("key", "hand-0", "card", "key", "Key", "Thing"),
    ]
    return scene


def test_the_table_shows_players_zones_and_pieces() -> None:
    assert lines(View(SAY).table(small_scene())) == [
        "Pile 9",
        "Shop: Hat (cost 2)",
        "■ Bo  1 pt  1 coins",
        "   Their fort ★3/4",
        "● Ada (you)  0 pts",
        "   Fort ★3/4: Wall",
        "   Hand: Cup ☾5 · Key",
    ]


def test_on_small_screens_the_table_takes_fewer_lines() -> None:
    scene = small_scene()
    scene.players[1].counts = (("coins", 1), ("hats", 2))
    scene.players[0].counts = (("coins", 3), ("hats", 2))
    tables = [lines(table) for table in View(SAY).tables(scene)]
    assert tables[1][2:4] == ["■ Bo  1 pt  1 coins  Their fort ★3/4", "● Ada (you)  0 pts  3 coins  2 hats"]
    assert tables[2][3:] == ["● Ada (you)  0 pts  3 coins  2 hats", "   Fort ★3/4: Wall  Hand: Cup ☾5 · Key"]
    assert tables[4][1] == "■ Bo  1 pt"
    assert tables[-2] == ["● Ada (you)  0 pts  3 coins  2 hats", "   Fort ★3/4  Cup ☾5 · Key"]
    heights = [len(table) for table in tables]
    assert heights == sorted(heights, reverse=True)
    assert tables[-1] == []


def test_unused_zones_are_left_out_before_own_zones() -> None:
    scene = small_scene()
    scene.zones[2:2] = [Zone("park", "park", "Park", "row"), Zone("tower", "tower", "Tower", "row")]
    burning = Badge("fire", "", "on fire")
    burning.live = True
    scene.pieces += [
        Piece("tree", "park", "card", "tree", "Tree"),
        Piece("bell", "tower", "card", "bell", "Bell", "", (burning,)),
    ]
    tables = ["\n".join(lines(table)) for table in View(SAY).tables(scene)]
    last = {word: max(i for i, table in enumerate(tables) if word in table) for word in ("Tree", "Hat", "Bell", "Wall", "Pile")}
    assert last["Tree"] < last["Hat"] < last["Bell"] < last["Pile"] <= last["Wall"]
    scene.zones.append(Zone("ashes", "ashes", "Ashes", "stack", badges=(Badge("next", "", "more to come"),)))
    scene.pieces.append(Piece("soot", "ashes", "card", "soot", "Soot", "", (burning,)))
    for table in View(SAY).tables(scene):
        shown = "\n".join(lines(table))
        assert "Soot" not in shown or "Wall" in shown, "a pile is not one's own, whatever its top shows"
    scene.options = [Option(1, "Buy Hat", "hat"), Option(2, "Go to the shop", "shop")]
    scene.pieces.append(Piece("cap", "shop", "card", "cap", "Cap"))
    tables = ["\n".join(lines(table)) for table in View(SAY).tables(scene)]
    assert any("Cap" in table and "Tree" not in table for table in tables), "what can be chosen is used"


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rivals_see_their_own_detective_and_tokens_before_those_laid_aside(lang: str, width: int) -> None:
    state, say = posse.new("pulp_detective", 2, 7, mode="rivals"), texts("pulp_detective", lang).to(0, ("Ada", "Bo"))
    scene = state.game.scene(state.seen_by(0), say)
    tables = [" ".join(" ".join(lines(table, width)).split()) for table in View(say).tables(scene)]
    own = [piece.label for zone in ("detective_0", "tokens_0") for piece in scene.zone(zone)]
    aside = [piece.label for piece in scene.zone("aside")]
    assert own and aside
    assert " ".join(f"{say('zone-aside')}{say.common('colon')} {aside[0]}".split()) in tables[0]
    for table in tables:
        assert not any(label in table for label in aside) or all(label in table for label in own)
    heights = [len(lines(table, width)) for table in View(say).tables(scene)]
    assert max(before - after for before, after in pairwise(heights)) <= 5, "a little at a time"


@pytest.mark.parametrize("width", [30, 40, 60, 66, 80])
@pytest.mark.parametrize("size", [5, 6])
def test_every_column_of_a_grid_is_shown_on_a_narrow_screen(size: int, width: int) -> None:
    state, say = posse.new("space_bowl", 2, 7, size=size), texts("space_bowl", "en").to(0, ("Ada", "Bo"))
    scene = state.game.scene(state.seen_by(0), say)
    for table in (View(say).table(scene), View(say).tables(scene)[-1]):
        shown = [line.rstrip() for line in lines(table, width)]
        grid = shown[1 : next(number for number, line in enumerate(shown) if line.startswith("└")) + 1]
        assert {line[-1] for line in grid} <= set("┐│┤┘"), "the right edge is there"
        columns = zip(*[line.strip("│").split("│") for line in grid if "│" in line], strict=True)
        words = ["".join([cell.strip() for cell in column]) for column in columns]
        assert len(words) == size
        for piece in scene.zone("galaxy"):
            assert any(piece.label in column for column in words)


def test_badges_of_one_phrase_stay_together() -> None:
    say = texts("pulp_detective", "en")
    reward = (("success brings", "good"), ("1 Energy", "good"))
    penalty = (("failure costs", "bad"), ("an object", "bad"), ("1 hour", "bad"))
    labels = (("from hour 9 on", ""), *reward, *penalty, ("mission of the hour", ""), ("top edge", ""))
    badges = [Badge("any", "", label, phrase=phrase) for label, phrase in labels]
    told = "from hour 9 on; success brings 1 Energy; failure costs an object, 1 hour; mission of the hour, top edge"
    assert View(say).named("Card", badges).plain == f"Card ({told})"
    assert View(texts("pulp_detective", "fr")).badge_labels(badges[:2]) == f"from hour 9 on{NO_BREAK}; success brings"


def test_a_face_up_stack_shows_its_size_and_top() -> None:
    scene = small_scene()
    scene.zones.append(Zone("discards", "pile", "Discards", "stack"))
    scene.pieces.append(Piece("boat", "discards", "card", "boat", "Boat", "Thing", (Badge("sails", "", "many sails"),), "", 3))
    assert "Discards: 3 cards, on top Boat" in " ".join(lines(View(SAY).table(scene)))
    assert "sails" not in " ".join(lines(View(SAY).table(scene)))
    scene.zones[-1].badges = (Badge("next", "", "a cup next"),)
    assert "Discards (a cup next): 3 cards, on top Boat" in lines(View(SAY).table(scene))


def test_a_badge_that_repeats_the_name_is_left_out() -> None:
    scene = small_scene()
    thing, lead = Badge("thing", "", "Thing"), Badge("lead", "", "Lead")
    scene.pieces += [
        Piece("pen", "shop", "card", "pen", "Pen", "Thing", (thing, lead)),
        Piece("back-1", "shop", "card", "", "Lead", "Lead", (lead,), "A card.", back=True),
    ]
    scene.options = [Option(1, "Take Pen", "pen"), Option(2, "Look", "back-1"), Option(3, "Take", "back-1")]
    shown = lines(View(SAY).choices(scene))
    assert shown[1:] == ["   Lead", " 1  Take Pen  Thing  Lead", " 2  Look", " 3  Take"]
    assert "Lead. A card." in " ".join(lines(View(SAY).full(scene)))


def test_one_line_for_a_player_is_one_line() -> None:
    scene = small_scene()
    scene.players[1].name = "B" * 90
    assert [line[-1] for line in lines(View(SAY).tables(scene)[1]) if "BBB" in line] == ["…"]


def test_the_status_is_above_the_prompt() -> None:
    shown = lines(View(SAY).prompt_and_options(small_scene()))
    assert "─ Round 1 ─" in shown[0]
    assert shown[1] == "Which card?"
    narrow = small_scene()
    narrow.status = "Round 1, and much more that is too long for it"
    assert " ".join(lines(View(SAY).prompt_and_options(narrow), 30)[:2]) == narrow.status


def test_lines_do_not_end_between_a_number_and_its_noun() -> None:
    said = Indented(Text("you have 12 credits and 3 cards"), 0)
    assert lines([said], 18) == ["you", "have 12 credits", "and 3 cards"]
    assert lines([Indented(Text(f"tapez «{NO_BREAK}mot{NO_BREAK}» ici"), 0)], 11) == ["tapez", f"«{NO_BREAK}mot{NO_BREAK}» ici"]
    assert BOUND_SPACE not in "".join(lines([said], 18))


def test_pieces_among_the_options_are_not_shown_twice() -> None:
    scene = small_scene()
    scene.options = [Option(1, "Take Cup", "cup"), Option(2, "Take Key", "key"), Option(3, "Pass")]
    assert not [line for line in lines(View(SAY).table(scene)) if "Hand" in line]
    assert lines(View(SAY).choices(scene)) == ["Which card?", " 1  Take Cup  Thing  ☾5", " 2  Take Key  Thing", " 3  Pass"]


def test_a_piece_with_several_options_is_shown_once() -> None:
    scene = small_scene()
    scene.options = [Option(1, "Fill it", "cup"), Option(2, "Drop it", "cup")]
    assert lines(View(SAY).choices(scene)) == ["Which card?", "   Thing: Cup ☾5", " 1  Fill it", " 2  Drop it"]


def test_a_long_choice_has_its_details_on_the_next_line() -> None:
    scene = small_scene()
    scene.options = [Option(1, "Take Cup", "cup"), Option(2, "Take the key that is very long indeed", "key")]
    shown = lines(View(SAY).choices(scene))
    assert shown[2:] == [" 2  Take the key that is very long indeed", " " * 14 + "Thing"]


def test_the_full_table_shows_everything() -> None:
    shown = "\n".join(lines(View(SAY).full(small_scene())))
    for words in (
        "Hat (Thing). A hat for two coins.",
        "Fort: strength 3 of 4",
        "Cup (Thing). Holds tea.",
        "9 cards face down, on top a card",
    ):
        assert words in shown


def test_an_ascii_terminal_has_shapes() -> None:
    assert SHAPES == tuple(GLYPHS) == tuple(PLAIN_GLYPHS)
    assert all(sign.isascii() for sign in PLAIN_GLYPHS.values())
    assert len(set(PLAIN_GLYPHS.values())) == len(set(GLYPHS.values())) == len(SHAPES)
    assert "   Their fort *3/4" in lines(View(SAY, plain=True).table(small_scene()))


def test_colours_are_shown_where_there_are_any_and_never_alone() -> None:
    out = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80, highlight=False, no_color=False)
    for style in STYLES.values():
        out.get_style(style)
    out.print(View(SAY).named("Fort", small_scene().zones[3].badges))
    assert isinstance(out.file, io.StringIO)
    assert "\x1b[" in out.file.getvalue()
    assert "★" in out.file.getvalue()


def test_news_of_one_player_or_of_one_kind_is_a_paragraph() -> None:
    told = [
        ("drew", 0, "A draws."),
        ("drew", 1, "B draws."),
        ("sold", 0, "A sells."),
        ("played", 1, "B plays."),
        ("won", 1, "B wins."),
    ]
    news = [(Event(kind, seat, (), -1), line) for kind, seat, line in told]
    assert lines(View(SAY).news(news)) == ["A draws. B draws.", "A sells.", "B plays. B wins."]


def test_the_sheet_has_a_column_for_each_player_and_the_places() -> None:
    scene = small_scene()
    scene.sheet = [Line("Hats", (3, -2)), Line("Total", (3, -2), True)]
    scene.ties = [Line("Coins", (0, 1))]
    scene.places = [1, 2]
    shown = [line.split() for line in lines([View(SAY).sheet(scene)])]
    assert shown == [
        ["Ada", "Bo"],
        ["Hats", "3", f"{MINUS}2"],
        ["Total", "3", f"{MINUS}2"],
        ["Coins", "0", "1"],
        ["Place", "1", "2"],
    ]


def test_the_sheet_has_no_places_without_an_order() -> None:
    scene = small_scene()
    scene.sheet = [Line("Case", (0, 0), True, ("Not solved", "Not solved"))]
    scene.places = [2, 2]
    shown = lines([View(SAY).sheet(scene)])
    assert [line.split() for line in shown] == [["Ada", "Bo"], ["Case", "Not", "solved", "Not", "solved"]]


def test_a_player_without_points_has_none() -> None:
    scene = small_scene()
    scene.players[0].score = None
    assert View(SAY).player(scene, scene.players[0]).plain == "● Ada (you)"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 60, 132])
def test_nothing_is_wider_than_the_terminal(lang: str, width: int) -> None:
    table = session(*["bot:heuristic"] * 6, seed=2, lang=lang)
    positions = table.record
    assert table.turn() is None
    for upto in range(0, len(positions.answers), len(positions.answers) // 8):
        state = positions.replay(upto)
        for viewer in (0, 3, SPECTATOR):
            scene = state.game.scene(state.seen_by(viewer), table.say(viewer))
            view = View(table.say(viewer))
            shown = lines([*view.table(scene), *view.full(scene), *view.choices(scene)], width)
            assert max(map(cell_len, shown)) <= width
            assert not [line for line in shown if line != line.rstrip()]


def test_a_stack_is_shown_by_its_size_and_top() -> None:
    scene = small_scene()
    scene.pieces.append(Piece("fish", "fort-0", "card", "fish", "Fish", count=4))
    shown = "\n".join(lines(View(SAY).full(scene)))
    assert "4 cards, on top Fish" in shown
    assert "Fish (" not in shown


@pytest.mark.parametrize("seed", range(1, 7))
def test_players_without_badges_are_shown(seed: int) -> None:
    """In Space Serenade a bot may have a character before the person has one."""
    state, say = posse.new("space_serenade", 3, seed), texts("space_serenade", "en").to(0, ("Ada", "Bo", "Cy"))
    while 0 not in state.waiting():
        seat = state.first_waiting()
        state.answer(seat, state.options(seat)[0])
    scene = state.game.scene(state.seen_by(0), say)
    shown = "\n".join(lines(View(say).table(scene)))
    assert "Bo" in shown and "Cy" in shown
