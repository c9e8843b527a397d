"""What a game declares: its name, its seats, its options, its moves and how it is set up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, Final

from posse.core import codec
from posse.core.errors import DeckError, InvalidMove, SetupError
from posse.core.native import mypyc_attr
from posse.core.rng import Rng

if TYPE_CHECKING:
    from posse.core.events import Event
    from posse.core.scene import Say, Scene
    from posse.core.state import State

Value = str | int | bool

COMMON: Final = ("withdraw", "yes", "no", *(f"option {n}" for n in range(1, 9)))
"""Moves that every game has."""
YES: Final = 1
NO: Final = 2
OPTION_1: Final = 3
"""The numbers of some of them."""


class Moves:
    """The table of a game's moves: number to text and back."""

    def __init__(self) -> None:
        self.texts: list[str] = list(COMMON)
        self.numbers: dict[str, int] = {text: move for move, text in enumerate(COMMON)}

    def span(self, verb: str, nouns: Iterable[str] = ("",)) -> int:
        """Adds `verb noun` for each noun and returns the number of the first."""
        first = len(self.texts)
        for noun in nouns:
            text = f"{verb} {noun}".strip()
            if text in self.numbers:
                raise SetupError(f"moves: {text!r} is there twice")
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
        return first

    def text(self, move: object) -> str:
        if type(move) is not int or not 0 <= move < len(self.texts):
            raise InvalidMove(f"{codec.brief(move)} is not a move: there are 0 to {len(self.texts) - 1}")
        return self.texts[move]

    def parse(self, text: object) -> int:
        words = " ".join(text.lower().split()) if isinstance(text, str) else ""
        if words not in self.numbers:
            verb = words.split(" ", 1)[0]
            alike = [t for t in self.texts if t.split(" ", 1)[0] == verb] or sorted({t.split(" ", 1)[0] for t in self.texts})
            shown = ", ".join(alike[:8]) + (", ..." if len(alike) > 8 else "")
            raise InvalidMove(f"{codec.brief(text)} is not a move; moves look like: {shown}")
        return self.numbers[words]

    def __len__(self) -> int:
        return len(self.texts)


class Setting:
    """An option of a game: its possible values, the default first."""

    def __init__(self, name: str, *values: Value, group: str = "") -> None:
        self.name = name
        self.values = values
        self.group = group
        """What it belongs to, if it is not among those that everybody wants to see."""


def setting(pair: str) -> tuple[str, Value]:
    """An option as people write it: `mode=discovery`, `rounds=3`, `open=true`."""
    name, sign, text = pair.partition("=")
    if not sign:
        raise SetupError(f"option {pair!r}: expected name=value")
    if text in ("true", "false"):
        return name, text == "true"
    return name, int(text) if text.removeprefix("-").isdecimal() else text


DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
MOST_DIGITS: Final = 20
"""Of a 64-bit number."""


def seed_of(text: str) -> int:
    """A seed as people write it: a number, or a date such as 2026-11-15, which stands for 20261115."""
    words = text.strip()
    if DATE.fullmatch(words):
        try:
            date.fromisoformat(words)
        except ValueError:
            raise SetupError(f"seed: there is no day {words}") from None
        words = words.replace("-", "")
    number = int(words) if words.isascii() and words.isdecimal() and len(words) <= MOST_DIGITS else -1
    if not 0 <= number < 2**64:
        raise SetupError(f"seed: expected a number from 0 to 2**64 - 1 or a date such as 2026-11-15, not {codec.brief(text)}")
    return number


def seed_name(seed: int) -> str:
    """What `seed_of` reads back: a date, if it is likely to be one."""
    text = str(seed)
    if seed // 1_000_000 not in (19, 20):
        return text
    try:
        return str(date.fromisoformat(f"{text[:4]}-{text[4:6]}-{text[6:]}"))
    except ValueError:
        return text


class Deck:
    """Cards as data, read from a TOML file."""

    def __init__(self, data: dict[str, Any], source: str = "deck") -> None:
        self.data = data
        self.worded: dict[str, Any] = {}
        """What is printed on the cards, by language: see `words_of`."""
        try:
            self.digest = codec.digest(codec.canonical(data))
        except (TypeError, ValueError, RecursionError) as error:
            raise DeckError(f"{source}: expected tables, lists, texts and numbers only: {error}") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with a deck and options chosen; shared by all its states."""

    name: ClassVar[str]
    package: ClassVar[str] = ""
    """The package with its files: cards.toml, texts, board.css; by default the one that the class is in."""
    versions: ClassVar[tuple[int, ...]] = (1,)
    """The rules versions it can play, today's last; a new one whenever the same answers would lead elsewhere."""
    players: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    untimed: ClassVar[dict[str, Value]] = {}
    """The options with which it can be played where there is no clock."""
    bots: ClassVar[tuple[str, ...]] = ()
    """Names of the bots this game brings along, the standard one first."""
    practice_of: ClassVar[str] = ""
    """The game that this one practises: it is begun from that game's page and has none of its own."""
    daily: ClassVar[bool] = False
    """Whether it is also played alone with the date as its seed, the same for everybody on that day."""
    questions: ClassVar[tuple[str, ...]] = ()
    """What can be asked about a position, such as `odds`: `reply` answers, `web-ask-NAME` and `words-ask-NAME` word it."""

    def __init__(self, options: dict[str, Any], deck: Deck | None = None, standard: bool = True) -> None:
        self.version = self.versions[-1]
        self.chosen: dict[str, Value] = self._check_options(options)
        self.deck = deck
        self.standard = standard
        """Whether the deck is the one that comes with the game."""
        self.moves = Moves()
        self.effects: dict[str, Any] = {}
        """Effect classes by name, for loading a state."""
        self.layouts: dict[int, Any] = {}
        """Layouts of tables, kept by `posse.core.saving`."""

    # -- for a game to override -------------------------------------------------------

    @staticmethod
    def read_deck(data: dict[str, Any], source: str) -> Deck | None:
        """Checks deck data and returns it ready for use; None for a game without cards."""
        return None

    def blank(self, players: int) -> State:
        """A state with nothing on the table."""
        raise NotImplementedError

    def deal(self, state: State) -> None:
        """Sets up the table and pushes the first effect."""
        raise NotImplementedError

    def scene(self, seen: State, say: Say) -> Scene:
        """The table as the viewer of `seen` sees it, worded by `say`."""
        raise NotImplementedError

    def describe(self, event: Event, say: Say) -> str:
        """A log line for an event that the reader may know of; empty for one that needs no words."""
        return ""

    def figures(self, state: State) -> dict[str, float]:
        """What is worth counting when a game has ended, by name."""
        return {}

    @staticmethod
    def daily_options(seed: int) -> dict[str, Value]:
        """For a game that is `daily`: options that follow from the seed, the others being as usual; none if they are free."""
        return {}

    def reply(self, seen: State, question: str, say: Say) -> str:
        """The answer to one of `questions` from what the viewer of `seen` sees; empty for a viewer who is not to ask."""
        return ""

    def art(self, lang: str) -> str:
        """Every picture as a symbol in one SVG text; by default there are none, and pieces show their names."""
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'

    def bot(self, name: str) -> Callable[[State, int, Any], int]:
        """One of `bots`: a function of what a seat sees, the seat, and a generator."""
        raise SetupError(f"{self.name} has no bot {name!r}; there are: {', '.join(('random', *self.bots))}")

    # -- setting up -------------------------------------------------------------------

    def new(self, players: object, seed: object, events: list[Event] | None = None) -> State:
        """A game ready for its first choice; adds what happened up to there to `events`."""
        number = self.check_players(players)
        if type(seed) is not int or not 0 <= seed < 2**64:
            raise SetupError(f"seed: expected a number from 0 to 2**64 - 1, not {codec.brief(seed)}")
        state = self.blank(number)
        state.rng = Rng.seeded(seed)
        state.events = events
        self.deal(state)
        state.begin()
        state.events = None
        return state

    def check_players(self, players: object) -> int:
        """The number of players, if it is one that the game can be played with."""
        if type(players) is not int or players not in self.players:
            allowed = (
                " or ".join(str(n) for n in self.players) if len(self.players) < 3 else f"{self.players[0]} to {self.players[-1]}"
            )
            raise SetupError(f"{self.name} is for {allowed} players, not {codec.brief(players)}")
        return players

    def _check_options(self, options: dict[str, Any]) -> dict[str, Value]:
        known = {setting.name: setting for setting in self.settings}
        for name, value in options.items():
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise SetupError(f"{self.name} has no option {codec.brief(name)}; options: {allowed}")
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                allowed = ", ".join(str(v) for v in known[name].values)
                raise SetupError(f"{self.name}: option {name}: {codec.brief(value)} is not possible; possible: {allowed}")
        return {name: options.get(name, setting.values[0]) for name, setting in known.items()}

    @staticmethod
    def find(fields: codec.Fields) -> Game:
        """The game that a record or saved state names, with its rules version, options and deck."""
        if not _finders:
            raise SetupError("no games are known: import posse, not posse.core")
        options = fields.get("options", {})
        if not isinstance(options, dict):
            raise fields.fail("options", "a table", options)
        game = _finders[-1](fields.text("game"), options, fields.get("deck", None), str(fields.get("deck_digest", "")))
        version = fields.number("version", 1)
        if game.deck is not None and fields.get("deck_digest", "") != game.deck.digest:
            raise fields.fail("deck_digest", f"{game.deck.digest}, the deck at hand", fields.get("deck_digest", ""))
        if version not in game.versions:
            raise fields.fail("version", f"one of {', '.join(str(v) for v in game.versions)} for {game.name}", version)
        game.version = version
        return game


Finder = Callable[[str, dict[str, Any], object, str], Game]
_finders: list[Finder] = []
_listers: list[Callable[[], list[str]]] = []


def set_finder(finder: Finder, lister: Callable[[], list[str]]) -> None:
    """Tells the core how games are found and listed: that reads files, so it is not done here."""
    _finders.append(finder)
    _listers.append(lister)


def known_games() -> list[str]:
    """The names of all games that can be found."""
    return _listers[-1]() if _listers else []
