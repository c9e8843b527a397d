"""Every text is there in every language, with the same arguments, and nothing else."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import posse
from posse import catalog
from posse.texts import LANGUAGES, sources, texts

Arguments = dict[str, set[str]]


class Collector(Visitor):
    """Gathers the arguments that a message takes."""

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
    return "\n".join(sources(lang)) if game == "" else "\n".join(sources(lang, game)[len(sources(lang)) :])


GAMES = sorted(entry.name for entry in entry_points(group="posse.games"))
OWNERS = ["", *GAMES]


@pytest.mark.parametrize("game", OWNERS)
def test_every_language_has_the_same_keys_with_the_same_arguments(game: str) -> None:
    first = messages(source(game, LANGUAGES[0]))
    assert first
    for lang in LANGUAGES[1:]:
        assert messages(source(game, lang)) == first


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_take_a_key_of_the_house(game: str, lang: str) -> None:
    assert not messages(source(game, lang)).keys() & messages(source("", lang)).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_every_text_can_be_said_for_any_number(game: str, lang: str) -> None:
    say = texts(game or GAMES[0], lang)
    for key, arguments in messages(source(game, lang)).items():
        for number in (0, 1, 2, 5):
            said = say(key, **dict.fromkeys(arguments, number))
            assert said.strip()
            assert "{" not in said


def test_french_puts_a_space_that_does_not_break_before_high_signs() -> None:
    for game in OWNERS:
        for line in source(game, "fr").splitlines():
            said = line.replace(" ? pour", "").replace("aide ?", "").removesuffix("= ?")
            if not line.startswith("#"):
                assert not [sign for sign in ":;!?" if f" {sign}" in said], line
                assert "'" not in line
                assert not [quotes for quotes in ("« ", " »", ' "', '" ') if quotes in line.replace('{ "" }', "")], line


def test_plurals_follow_the_language() -> None:
    assert [texts("bounty_hunters", "en")("score", number=n) for n in (0, 1, 2)] == ["0 pts", "1 pt", "2 pts"]
    assert [texts("bounty_hunters", "fr")("score", number=n) for n in (0, 1, 2)] == ["0 pt", "1 pt", "2 pts"]


def test_a_missing_key_or_argument_is_an_error() -> None:
    say = texts("bounty_hunters", "en")
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(ValueError, match="player"):
        say("log-sold", card="x")


def test_players_without_a_name_are_called_by_their_number() -> None:
    say = texts("bounty_hunters", "fr").to(0, ("Lou",))
    assert [say.player(seat) for seat in range(2)] == ["Lou", "Joueur 2"]


def test_what_is_kept_is_not_mixed_up() -> None:
    say = texts("bounty_hunters", "en").to(0)
    assert say("log-sold", player="A", card="B") != say("log-sold", player="B", card="A")
    assert say("log-sold", player="A", card="B") == "A sells B."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(posse.SetupError, match="languages: en, fr"):
        texts("bounty_hunters", "tlh")


@pytest.mark.parametrize(
    ("name", "said"), [("Ada", "d'Ada"), ("Élise", "d'Élise"), ("Bo", "de Bo"), ("a\\{1}", "d'a\\{1}"), ("Ie", "d'Ie")]
)
def test_french_elides_before_a_vowel_whatever_the_player_is_called(name: str, said: str) -> None:
    assert texts("pulp_detective", "fr")("area", player=name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == f"Bureau {said}"
    assert texts("pulp_detective", "en")("area", player=name) == f"Desk of {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_says_how_it_plays(game: str, lang: str) -> None:
    bots = ("random", *catalog.game_class(game).bots)
    assert [bot for bot in bots if f"web-bot-{bot}" not in texts(game, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_game_says_in_the_help_what_it_does(game: str, lang: str) -> None:
    said = texts(game, lang)
    verbs = [key.removeprefix("web-hotkey-") for key in sorted(said.keys()) if key.startswith("web-hotkey-")]
    assert [verb for verb in verbs if (f"web-{verb}" if verb.startswith("ask-") else f"web-does-{verb}") not in said] == []
