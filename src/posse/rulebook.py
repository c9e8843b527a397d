"""A game's rulebook: its rules, and a search in them.

`rules.<lang>.md` has a title, an introduction, `## ` sections, and rules of one line
each: `- **BH-001** Text.` An option or one of its values, written in backquotes, is read as the game's page calls it.

The search ignores case and accents. A query is the id of a rule, or words in any order. Each word must occur in the rule
or in the title of its section, whole or as a prefix; rules that contain all words whole come first. Stop words are
ignored, and a word that does not occur in the rulebook may have one letter wrong.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property, lru_cache

from posse.catalog import game_class, translated_file
from posse.core.errors import SetupError
from posse.texts import texts

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* (.+)$")
TYPED_ID = re.compile(r"(?<![\w-])[a-z]+[\s-]?[a-z]?\d+(?![\w-])")
"""An id as people type it, folded: without hyphen or leading zeros."""
PART_OF_ID = re.compile(r".*-[a-z]?\d.*|[a-z]+-[a-z]?")
OPTION = re.compile(r"`(\w+)`")
WORD = re.compile(r"[^\W_]+")
HYPHENATED = re.compile(r"[^\W_]+(?:-[^\W_]+)+")
ENGLISH = """a an and are at be by can do does for happen happens how i if in is it may me my of on or the there to what when
    where which who why with you your"""
FRENCH = """au aux avec c cas ce ces cela comment d dans de des du elle en es est et faire fait il j je l la le les leur lui
    m ma me mes mon n ne on ou par passe peut pour pourquoi qu quand que quel quelle quels quelles qui quoi s sa se ses si son
    sont sur t un une vous y"""
STOP_WORDS = frozenset(f"{ENGLISH} {FRENCH}".split())
"""Stop words."""
MIN_FUZZY_LENGTH = 4
"""The minimum length of a word that is matched with one letter wrong."""
MAX_QUERY_LENGTH = 200
"""The maximum length of a query; the rest is ignored."""

Term = tuple[str, ...]
"""A word of a query, followed by the words of the rulebook that differ from it by one letter."""


class Rule:
    """One rule: its id, its text and its section."""

    def __init__(self, id: str, text: str, section: str) -> None:
        self.id = id
        self.text = text
        self.section = section

    @cached_property
    def words(self) -> list[str]:
        """The words that a search compares."""
        return known(f"{self.section} {self.text}")


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

    @cached_property
    def _vocabulary(self) -> list[str]:
        return list(dict.fromkeys(word for rule in self.rules for word in rule.words))

    def terms(self, query: str) -> list[Term]:
        """The terms of a query: folded words without stop words, and ids as they are printed."""
        printed = {short(rule.id): fold(rule.id) for rule in self.rules}
        typed = TYPED_ID.sub(lambda found: printed.get(short(found[0]), found[0]), fold(query[:MAX_QUERY_LENGTH])).split()
        said = [part for word in typed for part in ([word] if self._begins_id(word) else WORD.findall(word))]
        return [self._term(word) for word in [word for word in said if word not in STOP_WORDS] or said]

    def _begins_id(self, word: str) -> bool:
        return PART_OF_ID.fullmatch(word) is not None and any(fold(rule.id).startswith(word) for rule in self.rules)

    def _term(self, word: str) -> Term:
        if len(word) < MIN_FUZZY_LENGTH or "-" in word or any(other.startswith(stem(word)) for other in self._vocabulary):
            return (word,)
        return (word, *[other for other in self._vocabulary if is_near(word, other)])

    def search(self, query: str) -> list[Rule]:
        """The rules whose ids are in the query, else those that match all its words, whole words first."""
        terms = self.terms(query)
        ids = {word for word, *_ in terms}
        by_id = [rule for rule in self.rules if fold(rule.id) in ids]
        if by_id or not terms:
            return by_id
        fits = [(min([fit(rule, term) for term in terms]), rule) for rule in self.rules]
        return [rule for _, rule in sorted([pair for pair in fits if pair[0]], key=lambda pair: -pair[0])]

    def look_up(self, query: str) -> list[Rule]:
        """The section of this name; else the matches, and all rules of sections whose title matches. In the order of the book."""
        named = [rule for rule in self.rules if WORD.findall(fold(rule.section)) == WORD.findall(fold(query))]
        found, terms = named or self.search(query), self.terms(query)
        whole = {rule.section for rule in found if not named and any(fit_words(known(rule.section), term) for term in terms)}
        return [rule for rule in self.rules if rule in found or rule.section in whole]


def fold(text: str) -> str:
    """A text without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def short(id: str) -> str:
    """An id without its hyphen and leading zeros."""
    return re.sub(r"[\s-]|(?<!\d)0+(?=\d)", "", fold(id))


def stem(word: str) -> str:
    """A word without its plural ending."""
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


def known(text: str) -> list[str]:
    """The words of a text. Hyphenated words are also listed as one word."""
    folded = fold(text)
    return WORD.findall(folded) + [word.replace("-", "") for word in HYPHENATED.findall(folded)]


def is_near(one: str, other: str) -> bool:
    """Whether two words differ by one letter or by two swapped letters."""
    if abs(len(one) - len(other)) > 1:
        return False
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    return len(one) <= 1 and len(other) <= 1 or len(one) == 2 and one == other[::-1]


def fit(rule: Rule, term: Term) -> int:
    """How well a rule matches a term: 2 for a whole word, 1 for a prefix, 0 for no match."""
    return int(term[0] in fold(f"{rule.id} {rule.text}")) if "-" in term[0] else fit_words(rule.words, term)


def fit_words(words: list[str], term: Term) -> int:
    stems = [stem(word) for word in term]
    if any(stem(other) in stems for other in words):
        return 2
    return int(any(other.startswith(tuple(stems)) for other in words))


def pieces(text: str, terms: list[Term]) -> list[str]:
    """A text split at its matches: every second piece is a match."""
    folded = [fold(c) for c in text]
    origin = [*[at for at, letters in enumerate(folded) for _ in letters], len(text)]
    hit = [False] * len(text)
    for start, end in _hits("".join(folded), [word for term in terms for word in term]):
        hit[origin[start] : origin[end]] = [True] * (origin[end] - origin[start])
    out = [""]
    for letter, marked in zip(text, hit, strict=True):
        if marked != (len(out) % 2 == 0):
            out.append("")
        out[-1] += letter
    return out


def _hits(folded: str, wanted: list[str]) -> list[tuple[int, int]]:
    """The spans of prefixes that match. A hyphenated word is marked whole if the match is longer than its first part."""
    found: list[tuple[int, int]] = []
    for word in WORD.finditer(folded):
        begun = [part for one in wanted for part in (one, stem(one)) if word[0].startswith(part)]
        found += [(word.start(), word.start() + len(part)) for part in begun]
    for word in HYPHENATED.finditer(folded):
        first, whole = word[0].split("-")[0], word[0].replace("-", "")
        if any(len(one) > len(first) and whole.startswith(stem(one)) for one in wanted):
            found.append(word.span())
    return found


def with_labels(line: str, game: str, lang: str) -> str:
    """A line with the labels of options and values instead of their names. A value is one of the option named before it, or of
    the first that has it."""
    say, settings = texts(game, lang), list(game_class(game).settings)

    def label(found: re.Match[str]) -> str:
        for setting in settings:
            values = [str(value) for value in setting.values]
            key = f"web-option-{setting.name}" + (f"-{found[1]}" if found[1] in values else "")
            if found[1] in (setting.name, *values) and key in say:
                settings.remove(setting)
                settings.insert(0, setting)
                return say.common("quoted", words=say(key))
        return found[0]

    return OPTION.sub(label, line)


@lru_cache(maxsize=64)
def _parsed(source: str, game: str, lang: str) -> Rulebook:
    return Rulebook("\n".join([with_labels(line, game, lang) for line in source.splitlines()]))


def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game, in English if it has none in this language. Raises `SetupError` if it has none at all."""
    text = translated_file(game, "rules.{}.md", lang)
    if text is None:
        raise SetupError(f"{game} has no rulebook")
    return _parsed(text, game, lang)
