"""A game's rulebook, rule by rule, and which rules are proved by a test.

`rules.<lang>.md` has a title, an introduction, `## ` sections, and rules of one line
each: `- **BH-001** Text.`
"""

from __future__ import annotations

import re
import unicodedata

from posse.catalog import translated_file
from posse.core.errors import SetupError

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* (.+)$")
TYPED = re.compile(r"(?<![\w-])[a-z]+[\s-]?[a-z]?\d+(?![\w-])")
"""An id as people type it, folded: its hyphen and its zeros may be left out."""


class Rule:
    """One rule: its id, its text and the section it stands in."""

    def __init__(self, id: str, text: str, section: str) -> None:
        self.id = id
        self.text = text
        self.section = section


class Rulebook:
    """The rules of a game in one language, in order."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.title = ""
        self.introduction = ""
        self.rules: list[Rule] = []
        section = ""
        for line in source.splitlines():
            if line.startswith("# "):
                self.title = line[2:]
            elif line.startswith("## "):
                section = line[3:]
            elif rule := RULE.match(line):
                self.rules.append(Rule(rule[1], rule[2], section))
            elif line and not section:
                self.introduction += f"{line} "
        self.introduction = self.introduction.strip()

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def sections(self) -> list[str]:
        return list(dict.fromkeys(rule.section for rule in self.rules))

    def search(self, words: str) -> list[Rule]:
        """The rules of this id, or those in which, or in whose section's name, all the words begin a word."""
        wanted = {short(typed) for typed in TYPED.findall(fold(words))}
        by_id = [rule for rule in self.rules if short(rule.id) in wanted]
        return by_id or [rule for rule in self.rules if has_all(f"{rule.section} {rule.text}", words)]

    def look_up(self, words: str) -> list[Rule]:
        """The section of this name, or what a search finds, with the sections that are about it whole."""
        named = [rule for rule in self.rules if parts(rule.section) == parts(words)]
        found = named or self.search(words)
        whole = {rule.section for rule in found if not named and has_some(rule.section, words)}
        return [rule for rule in self.rules if rule in found or rule.section in whole]


def fold(text: str) -> str:
    """Without case and accents, as people type when they search."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def short(id: str) -> str:
    """An id without its hyphen and its zeros."""
    return re.sub(r"[\s-]|(?<!\d)0+(?=\d)", "", fold(id))


def parts(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def known(text: str) -> list[str]:
    """Its words, and those that have hyphens in one, too."""
    return parts(text) + [word.replace("-", "") for word in re.findall(r"\w+(?:-\w+)+", fold(text))]


def has_some(text: str, words: str) -> bool:
    return any(begins(word, known(text)) for word in parts(words))


def has_all(text: str, words: str) -> bool:
    return all(begins(word, known(text)) for word in parts(words))


def begins(word: str, others: list[str]) -> bool:
    """Whether it begins one of these words, be it in the plural."""
    stem = word[:-1] if word.endswith("s") and len(word) > 3 else word
    return any(other.startswith(stem) for other in others)


def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game, in English if it has none in this language; `SetupError` if it has none at all."""
    text = translated_file(game, "rules.{}.md", lang)
    if text is None:
        raise SetupError(f"{game} has no rulebook")
    return Rulebook(text)
