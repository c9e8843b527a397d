"""The log, the texts of both languages, and the game in a terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import posse
from posse.core.events import Event
from posse.core.rng import Rng
from posse.core.state import SPECTATOR
from posse.games.space_bowl.practice.game import Practice
from posse.games.space_bowl.rules.cards import Cards
from posse.games.space_bowl.rules.game import SpaceBowl
from posse.games.space_bowl.scene.log import describe
from posse.terminal.view import View
from posse.texts import LANGUAGES, sources

from .position import Crew
from .seen import NO_BREAK, SAY, TABLES, at, scene_of, speaker, step

# -- the log -------------------------------------------------------------------------------------


FILLED = "the top card fills the gap."


def deck() -> Cards:
    return Crew().s.cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_event_is_worded(players: int, options: dict[str, Any], lang: str) -> None:
    state, rng = posse.new("space_bowl", players, seed=players, **{"clock": "real"} | options), Rng.seeded(players)
    state.events = []
    while not state.over():
        step(state, rng)
    cards = deck()
    silent = {e.kind for e in state.events for reader in (0, 1, SPECTATOR) if not describe(e, cards, SAY[lang].to(reader))}
    assert silent <= {"landed", "sealed"}
    assert {"round", "threw", "ended"} <= {event.kind for event in state.events}


@pytest.mark.parametrize(
    ("kind", "args", "to_me", "to_others"),
    [
        ("round", (3,), "Round 3: you are captain.", "Round 3: Ada is captain."),
        ("threw", (), "You throw.", "Ada throws."),
        ("go", (), "You: “Go!”", "Ada: “Go!”"),
        ("red", (), "You: “We are all going to die!”", "Ada: “We are all going to die!”"),
        ("followed", (), "You: “Followed!”", "Ada: “Followed!”"),
        ("followed-red", (), "You join the red button.", "Ada joins the red button."),
        ("joker", (7,), "You lay the joker on b2.", "Ada lays the joker on b2."),
        ("placed", (7, 1, 0), "You have b2: valid.", "Ada has b2: valid."),
        ("placed", (7, 1, 1), "You have b2: valid with the joker.", "Ada has b2: valid with the joker."),
        ("placed", (7, 0, 0), "You have b2: not valid.", "Ada has b2: not valid."),
        ("scored", (3, 7), "You gain 3 points and have 7.", "Ada gains 3 points and has 7."),
        ("scored", (-1, 0), "You lose 1 point and have 0.", "Ada loses 1 point and has 0."),
        ("scored", (0, 4), "You stay at 4.", "Ada stays at 4."),
        ("captain", (), "You are the new captain.", "Ada is the new captain."),
        ("took", (7,), f"You take the card at b2; {FILLED}", f"Ada takes the card at b2; {FILLED}"),
        ("there", (7, 9), *["The destinations were b2, d2."] * 2),
        ("there", (), *["No card was a destination by itself."] * 2),
        ("there-helped", (7, 8, 9), *["With the joker on b2: c2, d2."] * 2),
        ("took-top", (), "You take the top card of the pile.", "Ada takes the top card of the pile."),
    ],
)
def test_a_log_line_speaks_to_its_reader(kind: str, args: tuple[int, ...], to_me: str, to_others: str) -> None:
    lines = [describe(Event(kind, 0, args, -1), deck(), speaker(reader)) for reader in (0, 1, SPECTATOR)]
    assert lines == [to_me, to_others, to_others]


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        ("left", (), "La carte du dessus de la pile quitte le jeu."),
        ("turned", (), f"La carte du dessus de la pile était face cachée{NO_BREAK}: on la retourne."),
        ("ended", (10,), "La manche 10 était la dernière."),
    ],
)
def test_what_is_nobodys_doing_is_said_without_a_name(kind: str, args: tuple[int, ...], line: str) -> None:
    assert describe(Event(kind, -1, args, -1), deck(), speaker(0, "fr")) == line


# -- words ---------------------------------------------------------------------------------------


class Collector(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse("\n".join(sources(lang, "space_bowl"))).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            collector = Collector()
            collector.visit(entry)
            found[entry.id.name] = collector.found
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained_and_every_value_named(lang: str) -> None:
    wanted: set[str] = set()
    for setting in (*SpaceBowl.settings, *Practice.settings):
        key = f"web-option-{setting.name}"
        wanted |= {key, f"{key}-help", *(f"{key}-{value}" for value in setting.values)}
        names = [SAY[lang](f"{key}-{value}") for value in setting.values]
        assert len(set(names)) == len(names)
    assert {key for key in messages(lang) if key.startswith("web-option-")} == wanted
    assert messages(lang).keys() >= {"web-title", "web-intro", "web-minutes"}


def test_french_signs_keep_their_space() -> None:
    for file in sources("fr", "space_bowl")[len(sources("fr")) :]:
        for line in file.splitlines():
            assert not [sign for sign in (" :", " ;", " !", " ?", "« ", " »", "'") if sign in line], line


# -- the terminal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_of_80_columns_has_room_for_every_card(lang: str) -> None:
    scene, view = scene_of(Crew(), 0, lang), View(speaker(0, lang))
    console = Console(width=80, file=io.StringIO(), color_system=None)
    for part in (*view.table(scene), *view.prompt_and_options(scene)):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert {card.label for card in scene.zone("galaxy")} <= set(" ".join(lines).split())


def test_where_room_is_short_a_card_is_its_place_and_its_planets() -> None:
    crew = Crew()
    crew.mark(0, "b3")
    shown = View(speaker(0)).piece(at(scene_of(crew, 0), "b3"))
    assert shown.plain == "b3 ● (Zebra, Puff)"
