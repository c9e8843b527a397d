"""Texts: Fluent messages, shared ones and those of each game, in English and French."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from posse.catalog import game_file
from posse.core.errors import SetupError
from posse.core.state import SPECTATOR

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr")
MOST_KEPT = 20_000
VOWELS = "AEIOUaeiouŒœÆæ"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
ARTICLE = re.compile(rf"(Le|La|Les) |L{APOSTROPHE}")
CONTRACTIONS = (("de", "le", "du"), ("de", "les", "des"), ("à", "le", "au"), ("à", "les", "aux"))
PEOPLE = ("player", "players", "last")
"""The arguments that are names of people, which are left as they are."""


class Texts:
    """Formats the messages of one game, or the shared ones, in one language; in English what that language lacks. A key that
    is missing in both, or a missing argument, raises.

    A game's keys have their own namespace: calling the object never finds a shared text, `common` never one of the game.
    """

    def __init__(
        self,
        bundle: FluentBundle,
        known: frozenset[str],
        shared: Texts | None,
        english: Texts | None = None,
        reader: int = SPECTATOR,
        names: tuple[str, ...] = (),
    ) -> None:
        self.lang: str = bundle.locales[0]
        self.bundle = bundle
        self.known = known
        """The message keys."""
        self.shared: Texts = shared or self
        """The shared texts in the same language."""
        self.english = english
        """The same texts in English, unless that is the language."""
        self.reader = reader
        self.names = names
        """The players' names, by seat."""
        self.kept: dict[object, str] = {}
        """A cache of formatted texts: scenes repeat the same few hundred."""

    def __call__(self, key: str, **args: str | int) -> str:
        wanted = (key, *args, *args.values()) if args else key
        text = self.kept.get(wanted)
        if text is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            text = self.kept[wanted] = self._word(key, args)
        return text

    def _word(self, key: str, args: dict[str, str | int]) -> str:
        if self.english is not None and not self.bundle.has_message(key):
            return self.english(key, **args)
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key} ({self.lang}): {errors[0]}")
        return in_french(str(text), args) if self.lang == "fr" else str(text)

    def common(self, key: str, **args: str | int) -> str:
        """A shared text."""
        return self.shared(key, **args)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.common("player", number=seat + 1)

    def to(self, reader: int, names: tuple[str, ...] = ()) -> Texts:
        """The same texts for another reader, with these names of players."""
        shared = None if self.shared is self else self.shared
        other = Texts(self.bundle, self.known, shared, self.english, reader, names)
        other.kept = self.kept
        return other

    def __contains__(self, key: str) -> bool:
        return key in self.known


def in_french(text: str, args: dict[str, str | int]) -> str:
    """Elides words before a name that begins with a vowel, d'Ada, qu'Ada, and joins the article of a thing's name with the word
    before it: du juge, au juge, contre le juge."""
    for key, value in args.items():
        if not isinstance(value, str) or not value:
            continue
        if normalize("NFD", value[0])[0] in VOWELS:
            text = re.sub(rf"\b(d|qu)e (?={re.escape(value)})", rf"\1{APOSTROPHE}", text, flags=re.IGNORECASE)
        elif key not in PEOPLE and ARTICLE.match(value):
            text = with_article(text, value)
    return text


def with_article(text: str, name: str) -> str:
    """The name of a thing, which begins with an article, within a sentence."""
    said = name[0].lower() + name[1:]
    for word, article, both in CONTRACTIONS:
        if said.startswith(f"{article} "):
            text = text.replace(f"{word} {name}", both + said.removeprefix(article))
    return re.sub(rf"(?<=[\w,+] ){re.escape(name)}", lambda _: said, text)


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise SetupError(f"there is no language {lang!r}; languages: {', '.join(LANGUAGES)}")
    return lang


def sources(lang: str, game: str = "") -> list[str]:
    """The Fluent files of a game, or the shared ones for "": `en.ftl`, `web.en.ftl`."""
    if game:
        own = [game_file(game, path) for path in (f"texts/{lang}.ftl", f"texts/web.{lang}.ftl")]
        return [text for text in own if text is not None]
    folder = resources.files("posse.texts")
    names = sorted(file.name for file in folder.iterdir() if f".{file.name}".endswith(f".{lang}.ftl"))
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


@cache
def texts(game: str, lang: str) -> Texts:
    """The texts of one game, or the shared ones for ""."""
    bundle = FluentBundle([check_language(lang)], use_isolating=False)
    for source in sources(lang, game):
        bundle.add_resource(FluentResource(source))
    english = None if lang == ENGLISH else texts(game, ENGLISH)
    known = {message.id.name for message in messages(game, lang)}
    return Texts(bundle, frozenset(known | english.known if english else known), texts("", lang) if game else None, english)


def messages(game: str, lang: str) -> list[ast.Message]:
    entries = [entry for source in sources(lang, game) for entry in FluentResource(source).body]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def web_texts(game: str, lang: str) -> dict[str, str]:
    """The messages that the browser formats, with `{name}` for an argument: `web-KEY` for shared ones, `game-KEY` for `web-KEY`
    of the game."""
    return browser_texts("", lang) | {f"game-{key.removeprefix('web-')}": text for key, text in browser_texts(game, lang).items()}


def browser_texts(game: str, lang: str) -> dict[str, str]:
    say, found = texts(game, lang), dict[str, str]()
    for key, message in {message.id.name: message for code in (ENGLISH, lang) for message in messages(game, code)}.items():
        if key.startswith("web-"):
            found[key] = say(key, **{name: f"{{{name}}}" for name in arguments(message)})
    return found


def arguments(message: ast.Message) -> list[str]:
    """The names of the variables in a message."""
    seen: list[str] = []

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            seen.append(node.id.name)

    Finder().visit(message)
    return seen
