"""Every text exists in every language, with the same arguments, in that language's typography; no reader is called by name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import entry_points
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import posse
from posse import catalog
from posse.core.record import Match, Record
from posse.core.rng import Rng
from posse.rulebook import rulebook
from posse.terminal.app import App
from posse.terminal.session import Session
from posse.testing.walk import new_match, tables, walk
from posse.texts import LANGUAGES, in_french, sources, texts, web_texts

Arguments = dict[str, set[str]]


class Collector(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(source: str) -> Arguments:
    out: Arguments = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, f"{entry.id.name} is there twice"
            collector = Collector()
            collector.visit(entry)
            out[entry.id.name] = collector.found
    return out


def source(game: str, lang: str) -> str:
    return "\n".join(sources(lang, game))


GAMES = sorted(entry.name for entry in entry_points(group="posse.games"))
OWNERS = ["", *GAMES]


@pytest.mark.parametrize("game", OWNERS)
def test_every_language_has_the_same_keys_with_the_same_arguments(game: str) -> None:
    first = messages(source(game, LANGUAGES[0]))
    assert first
    for lang in LANGUAGES[1:]:
        assert messages(source(game, lang)) == first


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_every_text_can_be_formatted_for_any_number(game: str, lang: str) -> None:
    say = texts(game, lang)
    for key, arguments in messages(source(game, lang)).items():
        for number in (0, 1, 2, 5):
            said = say(key, **dict.fromkeys(arguments, number))
            assert said.strip()
            assert "{" not in said


NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
TYPED = re.compile(r"(aide \?$| \? pour l.aide)")
"""The sign that is typed for help is no punctuation."""
UNFRENCH = re.compile(rf"(?<![{NO_BREAK}(])[:;!?»%](?![\w/])|«(?![{NO_BREAK}])|'|(?<!\{{ )\"")
"""What French typography forbids: high punctuation without a no-break space, straight quotes and apostrophes."""


def french(path: str, game: str) -> str:
    """A French file without what is no text: comments, markup and placeables."""
    found = catalog.game_file(game, path)
    return re.sub(r"^#.*\n|^- \*\*\S+\*\* |\{ \"[^\"]*\" \}|`[^`]*`", "", found or "", flags=re.MULTILINE)


def untypical(said: str) -> list[str]:
    return [line for line in said.splitlines() if UNFRENCH.search(TYPED.sub("", line))]


@pytest.mark.parametrize("game", OWNERS)
def test_french_texts_have_french_typography(game: str) -> None:
    say = texts(game, "fr")
    said = [say(key, **dict.fromkeys(arguments, "X")) for key, arguments in messages(source(game, "fr")).items()]
    said = [text for text in said if text != "?"]  # a key of the keyboard
    assert [line for text in said for line in untypical(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_french_rules_and_guides_have_french_typography(game: str) -> None:
    rules = french("rules.fr.md", game)
    guide = tomllib.loads(catalog.game_file(game, "guide.toml") or "")
    assert untypical(rules) == []
    assert [line for step in guide.get("step", ()) for line in untypical(step["text"]["fr"])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_name_no_option_by_its_identifier(game: str, lang: str) -> None:
    """Options and values are read as the game's page calls them."""
    if catalog.game_class(game).practice_of:
        return
    book = rulebook(game, lang)
    names = {str(name) for setting in catalog.game_class(game).settings for name in (setting.name, *setting.values)}
    assert names.isdisjoint(re.findall(r"`(\w+)`", book.source))
    assert re.findall(r"\w+_\w+", book.source) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_a_player_has_no_place_for_the_name(game: str, lang: str) -> None:
    """What is said to the reader does not name the reader."""
    found = messages(source(game, lang))
    for key, arguments in found.items():
        if key.endswith("-you") and not key.endswith("-to-you"):
            assert "player" not in arguments, key


ADDRESSED = ("bounty_hunters", "pulp_detective", "space_serenade")
"""Not Space Bowl, whose results list the reader's name among the others."""
NAMES = tuple([f"\N{SNOWMAN}{seat}" for seat in range(8)])


def shown(match: Match, viewer: int, lang: str) -> Iterator[str]:
    """All that a viewer reads of a position; a name alone is a heading."""
    state = match.state
    say = texts(state.game.name, lang).to(viewer, NAMES[: state.players])
    scene = state.game.scene(state.seen_by(viewer), say)
    yield from (scene.status, scene.prompt, scene.share, *[f"{option.label} {option.confirm}" for option in scene.options])
    for zone in scene.zones:
        yield from (zone.label, *[badge.label for badge in zone.badges])
    for piece in scene.pieces:
        yield from (piece.label, piece.caption, piece.text, *[badge.label for badge in piece.badges])
    yield from [state.game.describe(event, say) for event in match.events[-4:] if event.reaches(viewer)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ADDRESSED)
def test_nobody_is_called_by_name_in_what_they_read(game: str, lang: str) -> None:
    """Else somebody without a name would read "won by You"."""
    for number, (players, options) in enumerate(tables(game)):
        match = new_match(game, players, options, number)
        for state in walk(match, Rng.seeded(number)):
            for viewer in range(players) if state.over() or len(match.events) % 5 == 0 else ():
                assert [text for text in shown(match, viewer, lang) if NAMES[viewer] in text != NAMES[viewer]] == []


def test_plurals_follow_the_language() -> None:
    assert [texts("", "en")("score", number=n) for n in (0, 1, 2)] == ["0 pts", "1 pt", "2 pts"]
    assert [texts("", "fr")("score", number=n) for n in (0, 1, 2)] == ["0 pt", "1 pt", "2 pts"]


def test_a_missing_key_or_argument_is_an_error() -> None:
    say = texts("bounty_hunters", "en")
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(ValueError, match="player"):
        say("log-sold", card="x")


def test_players_without_a_name_are_shown_by_number() -> None:
    say = texts("bounty_hunters", "fr").to(0, ("Lou",))
    assert [say.player(seat) for seat in range(2)] == ["Lou", "Joueur 2"]


def test_cached_texts_depend_on_their_arguments() -> None:
    say = texts("bounty_hunters", "en").to(0)
    assert say("log-sold", player="A", card="B") != say("log-sold", player="B", card="A")
    assert say("log-sold", player="A", card="B") == "A sells B."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(posse.SetupError, match="languages: en, fr"):
        texts("bounty_hunters", "tlh")


@pytest.mark.parametrize(
    ("name", "said"), [("Ada", "d'Ada"), ("Élise", "d'Élise"), ("Bo", "de Bo"), ("a\\{1}", "d'a\\{1}"), ("Ie", "d'Ie")]
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(name: str, said: str) -> None:
    assert texts("pulp_detective", "fr")("area", player=name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == f"Bureau {said}"
    assert texts("pulp_detective", "en")("area", player=name) == f"Desk of {name}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Le juge", "Action du juge, par le juge"),
        ("La dame", "Action de la dame, par la dame"),
        ("Les as", "Action des as, par les as"),
    ],
)
def test_the_article_of_a_thing_is_joined_with_the_word_before_it_in_french(name: str, said: str) -> None:
    assert in_french(f"Action de {name}, par {name}", {"detective": name}) == said
    assert in_french(f"À : {name}", {"detective": name}) == f"À : {name}"
    assert in_french(f"Bureau de {name}", {"player": name}) == f"Bureau de {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_has_a_description(game: str, lang: str) -> None:
    bots = ("random", *catalog.game_class(game).bots)
    own = texts(game, lang)
    assert [bot for bot in bots if f"web-bot-{bot}" not in own and f"web-bot-{bot}" not in own.shared] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_hotkey_with_a_text_is_declared(game: str) -> None:
    """A practice uses the texts of its game."""
    family = {name: catalog.game_class(name) for name in GAMES}
    declared = {verb for name, kind in family.items() if game in (name, kind.practice_of) for verb in kind.hotkeys}
    worded = {key.removeprefix("web-hotkey-") for key in texts(game, "en").known if key.startswith("web-hotkey-")}
    assert worded == declared or family[game].practice_of


# -- a game's keys and shared keys ----------------------------------------------------------

NAMESAKE = "tic_tac_toe"
OWN = "This is the game's own text."


@pytest.fixture
def shared_keys(toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[frozenset[str]]:
    """The shared keys. Adds a text for each of them to tic-tac-toe, unless it has one."""
    shared = texts("", "en").known
    more = "".join([f"{key} = {OWN}\n" for key in shared - texts(NAMESAKE, "en").known])
    game_file = catalog.game_file

    def with_more(game: str, path: str) -> str | None:
        found = game_file(game, path)
        return f"{found}\n{more}" if (game, path) == (NAMESAKE, "texts/en.ftl") else found

    monkeypatch.setattr("posse.texts.game_file", with_more)
    clear()
    yield shared
    clear()


def clear() -> None:
    for cached in (texts, web_texts):
        cached.cache_clear()


@pytest.fixture
def little_french(toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Gives tic-tac-toe a French file with two texts."""
    game_file = catalog.game_file

    def with_french(game: str, path: str) -> str | None:
        little = "board = Grille\nweb-intro = Trois en ligne\n"
        return little if (game, path) == (NAMESAKE, "texts/fr.ftl") else game_file(game, path)

    monkeypatch.setattr("posse.texts.game_file", with_french)
    clear()
    yield
    clear()


def test_a_key_that_french_lacks_is_read_in_english(little_french: None) -> None:
    french, english = texts(NAMESAKE, "fr"), texts(NAMESAKE, "en")
    assert french("board") == "Grille"
    assert french("marked", mark="X", square="a1") == english("marked", mark="X", square="a1")
    assert french.to(0)("over") == english("over")
    assert french.known == english.known | {"web-intro"}
    assert "over" in french
    assert web_texts(NAMESAKE, "fr")["game-intro"] == "Trois en ligne"
    assert {key for key in web_texts(NAMESAKE, "en") if key.startswith("game-")} <= web_texts(NAMESAKE, "fr").keys()
    with pytest.raises(LookupError):
        french("no-such-key")


def test_a_key_that_french_lacks_is_found_missing(little_french: None) -> None:
    """Nothing of the fallback hides it from the test of our own games."""
    assert messages(source(NAMESAKE, "fr")) != messages(source(NAMESAKE, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_may_use_any_shared_key(shared_keys: frozenset[str], lang: str) -> None:
    own = texts(NAMESAKE, lang)
    assert shared_keys <= own.known
    assert own("kept") == OWN
    assert own.common("kept", file="x") == texts("", lang)("kept", file="x") != OWN
    assert own.player(0) != OWN
    said = web_texts(NAMESAKE, lang)
    both = [key for key in shared_keys if key.startswith("web-")]
    assert both
    for key in both:
        assert said[key] != OWN
        assert said[f"game-{key.removeprefix('web-')}"] == OWN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_uses_shared_keys_is_played_at_a_terminal(shared_keys: frozenset[str], lang: str, tmp_path: Path) -> None:
    """No command shows a text of the game in place of a shared one, and the game ends."""
    record = Record(posse.game(NAMESAKE), 2, 7, ("player 1", "bot:random"))
    out, copy = StringIO(), tmp_path / "copy.json"
    lines = chain(["?", "table", "log", "rules", "rules x", "undo", "99", f"save {copy}"], "1" * 9)
    App(Session(record, lang), Console(file=out, width=100), tmp_path / "game.json", lambda _: next(lines, "quit")).run()
    assert copy.exists()
    assert OWN not in out.getvalue()
    assert texts("", lang)("again").split()[0] in out.getvalue()
