"""A game's rulebook, rule by rule, and which rules are proved by a test.

`rules.<lang>.md` has a title, an introduction, `## ` sections, and rules of one line
each: `- **BH-001** Text.`
"""

from __future__ import annotations

import re
import unicodedata

from posse.catalog import game_file
from posse.core.errors import SetupError

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* (.+)$")


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

    def search(self, words: str) -> list[Rule]:
        """The rules of this id, or those that contain all the words."""
        wanted = fold(words).split()
        by_id = [rule for rule in self.rules if fold(rule.id) in wanted]
        return by_id or [rule for rule in self.rules if all(word in fold(f"{rule.section} {rule.text}") for word in wanted)]


def fold(text: str) -> str:
    """Without case and accents, as people type when they search."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game; `SetupError` if it has none in this language."""
    text = game_file(game, f"rules.{lang}.md")
    if text is None:
        raise SetupError(f"{game} has no rulebook in {lang!r}")
    return Rulebook(text)
