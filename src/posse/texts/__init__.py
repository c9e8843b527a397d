"""Words: Fluent messages of the house and of each game, in every language it speaks."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from posse.catalog import translated_file
from posse.core.errors import SetupError
from posse.core.state import SPECTATOR

LANGUAGES = ("en", "fr")
MOST_KEPT = 20_000
VOWELS = "AEIOUaeiouŒœÆæ"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


class Texts:
    """Words message keys in one language; a missing key or argument is a bug and raises."""

    def __init__(self, bundle: FluentBundle, reader: int = SPECTATOR, names: tuple[str, ...] = ()) -> None:
        self.lang: str = bundle.locales[0]
        self.bundle = bundle
        self.reader = reader
        self.names = names
        """What the players are called, by seat."""
        self.kept: dict[object, str] = {}
        """What was said before: a scene says the same few hundred things again and again."""

    def __call__(self, key: str, **args: str | int) -> str:
        wanted = (key, *args.items()) if args else key
        text = self.kept.get(wanted)
        if text is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            text = self.kept[wanted] = self._word(key, args)
        return text

    def _word(self, key: str, args: dict[str, str | int]) -> str:
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key} ({self.lang}): {errors[0]}")
        return elided(str(text), args) if self.lang == "fr" else str(text)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("player", number=seat + 1)

    def to(self, reader: int, names: tuple[str, ...] = ()) -> Texts:
        """The same words for this reader, at a table where the players are called so."""
        other = Texts(self.bundle, reader, names)
        other.kept = self.kept
        return other

    def __contains__(self, key: str) -> bool:
        return key in self.bundle._messages

    def keys(self) -> set[str]:
        """All message keys, to compare languages."""
        return set(self.bundle._messages)


def elided(text: str, args: dict[str, str | int]) -> str:
    """French as it is written before a name that begins with a vowel: d'Ada, qu'Ada."""
    for value in args.values():
        if isinstance(value, str) and value and normalize("NFD", value[0])[0] in VOWELS:
            text = re.sub(rf"\b(d|qu)e (?={re.escape(value)})", rf"\1{APOSTROPHE}", text, flags=re.IGNORECASE)
    return text


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise SetupError(f"there is no language {lang!r}; languages: {', '.join(LANGUAGES)}")
    return lang


def sources(lang: str, game: str = "") -> list[str]:
    """The Fluent files of the house, then of a game: `en.ftl` and `web.en.ftl`. A game without this language speaks English."""
    folder = resources.files("posse.texts")
    names = sorted(file.name for file in folder.iterdir() if f".{file.name}".endswith(f".{lang}.ftl"))
    found = [folder.joinpath(name).read_text(encoding="utf-8") for name in names]
    if game:
        own = [translated_file(game, path, lang) for path in ("texts/{}.ftl", "texts/web.{}.ftl")]
        found += [text for text in own if text is not None]
    return found


@cache
def texts(game: str, lang: str) -> Texts:
    """The words of the house and of one game; of the house alone for the empty name."""
    bundle = FluentBundle([check_language(lang)], use_isolating=False)
    for source in sources(lang, game):
        bundle.add_resource(FluentResource(source))
    return Texts(bundle)


@cache
def web_texts(game: str, lang: str) -> dict[str, str]:
    """The messages that a browser words itself (`web-...`), with `{name}` where an argument goes."""
    found: dict[str, str] = {}
    for source in sources(check_language(lang), game):
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("web-"):
                names = {name: f"{{{name}}}" for name in arguments(entry)}
                found[entry.id.name] = texts(game, lang)(entry.id.name, **names)
    return found


def arguments(message: ast.Message) -> list[str]:
    """The names of the variables in a message."""
    seen: list[str] = []

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            seen.append(node.id.name)

    Finder().visit(message)
    return seen
