"""What a game declares: its name, its seats, its options, its moves and how it is set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from posse.core import codec
from posse.core.errors import DeckError, InvalidMove, PosseError, RecordError, SetupError
from posse.core.native import Chosen, immutable, mypyc_attr
from posse.core.rng import Rng
from posse.core.shapes import Layout

if TYPE_CHECKING:
    from posse.core.events import Cue, Event
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
        """The text of each move, by its number."""
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
        """The text of a move; `InvalidMove` for what is not a move."""
        number = move if type(move) is int else codec.whole(move)
        if number is None or not 0 <= number < len(self.texts):
            raise InvalidMove(f"{codec.brief(move)} is not a move: there are 0 to {len(self.texts) - 1}")
        return self.texts[number]

    def parse(self, text: object) -> int:
        """The move with this text, in any case and with any spaces; `InvalidMove` if there is none."""
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
    digits = text.removeprefix("-")
    return name, int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 20 else text


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """Cards as data, read from a TOML file."""

    def __init__(self, data: dict[str, Any], source: str = "deck") -> None:
        self.data = data
        self.packaged = False
        """Whether the game's package has it, now or from an earlier release, so that its digest is enough to find it."""
        self.worded: dict[str, Any] = {}
        """What is printed on the cards, by language: see `words_of`."""
        try:
            self.digest = codec.digest(codec.canonical(data))
        except (TypeError, ValueError, RecursionError) as error:
            raise DeckError(f"{source}: expected tables, lists, texts and numbers only: {error}") from None


@immutable()
@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with a version, a deck and options chosen. It never changes, so all its states share it."""

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
    """Whether it is also played alone with the date as its seed, the same for everybody on that day: see `posse.daily`."""
    questions: ClassVar[tuple[str, ...]] = ()
    """What can be asked about a position, such as `odds`: `reply` answers, `web-ask-NAME` and `words-ask-NAME` word it."""
    cues: ClassVar[dict[str, Cue]] = {}
    """Sound, motion, rank, banner and heading of its events, by kind; an event without one only has its log line."""
    hotkeys: ClassVar[tuple[str, ...]] = ()
    """Verbs of moves, and questions as `ask-NAME`, that a letter chooses: the texts `web-hotkey-VERB` and
    `web-does-VERB` (of a question `web-ask-NAME`) name the letter and say what it does."""
    keeps_scores: ClassVar[bool] = False
    """Whether players want a list of what they scored alone: `web-scores` and `web-scores-best` word it."""
    layout: ClassVar[Layout[Any]] = Layout()
    """What a saved table may be like."""

    def __init__(self, options: dict[str, Any], deck: Deck | None = None, version: int = 0) -> None:
        if version and version not in self.versions:
            raise SetupError(f"{self.name} has rules versions {', '.join(str(v) for v in self.versions)}, not {version}")
        self.version: Final = version or self.versions[-1]
        self.chosen: Final[dict[str, Value]] = Chosen(self._check_options(options))
        self.deck: Final = deck
        self.key: Final = codec.canonical([self.name, self.version, self.chosen, deck.digest if deck else ""])
        """Equal for games that are the same in everything: the key of every cache."""
        self.moves: Final = Moves()
        self.effects: Final[dict[str, Any]] = {}
        """Effect classes by name, for loading a state."""
        self.shapes: Final[dict[int, Any]] = {}
        """What `layout.fields` has returned, kept by `posse.core.saving`."""
        self.declare()

    # -- for a game to override -------------------------------------------------------

    def declare(self) -> None:
        """Adds the game's moves to `moves` and its effect classes to `effects`; called once, when it is made."""

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
        """The table as the viewer of `seen` sees it, worded by `say`; `seen` comes from `seen_by` or `open_view`."""
        raise NotImplementedError

    def describe(self, event: Event, say: Say) -> str:
        """A log line for an event that the reader may know of; empty for one that needs no words."""
        return ""

    def cue(self, event: Event) -> Cue | None:
        """How an event is shown; by default what `cues` has for its kind."""
        return self.cues.get(event.kind)

    def piece_of(self, event: Event) -> str:
        """The id of the piece that an event is about, or empty."""
        return ""

    def figures(self, state: State) -> dict[str, float]:
        """What is worth counting when a game has ended, by name."""
        return {}

    @staticmethod
    def daily_options(seed: int) -> dict[str, Value]:
        """For a `daily` game: options that follow from the seed, the others having their defaults; empty if they are free."""
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
        state = self.blank(self.check_players(players))
        state.rng = Rng.seeded(self.check_seed(seed))
        state.events = events
        self.deal(state)
        state.begin()
        state.events = None
        return state

    def check_players(self, players: object) -> int:
        """The number of players, if it is one that the game can be played with."""
        number = codec.whole(players)
        if number is None or number not in self.players:
            allowed = (
                " or ".join(str(n) for n in self.players) if len(self.players) < 3 else f"{self.players[0]} to {self.players[-1]}"
            )
            raise SetupError(f"{self.name} is for {allowed} players, not {codec.brief(players)}")
        return number

    @staticmethod
    def check_seed(seed: object) -> int:
        """The seed, if it is one."""
        number = codec.whole(seed)
        if number is None or not 0 <= number < 2**64:
            raise SetupError(f"seed: expected a number from 0 to 2**64 - 1, not {codec.brief(seed)}")
        return number

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

    # -- saving -----------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """What names this game for ever: rules version, options, and the deck, by its digest if the package has it."""
        data: dict[str, Any] = {"game": self.name, "version": self.version, "options": dict(self.chosen)}
        if self.deck is not None:
            data["deck"] = self.deck.digest if self.deck.packaged else self.deck.data
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.from_data, (self.to_data(),)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    @staticmethod
    def from_data(data: object) -> Game:
        """The game that `to_data` describes."""
        return Game.find(codec.Fields(data, "game"))

    @staticmethod
    def find(fields: codec.Fields) -> Game:
        """The game that `to_data` wrote into these fields; `RecordError` says what is needed to open it."""
        if not _finders:
            raise SetupError("no games are known: import posse, not posse.core")
        name, version = fields.text("game"), fields.number("version", 1)
        options, deck = fields.get("options"), fields.get("deck", None)
        if not isinstance(options, dict):
            raise fields.fail("options", "a table", options)
        try:
            return _finders[-1](name, version, options, deck)
        except PosseError as error:
            raise RecordError(f"{fields.where}: {error}") from None


Finder = Callable[[str, int, dict[str, Any], object], Game]
_finders: list[Finder] = []


def set_finder(finder: Finder) -> None:
    """Tells the core how games are found: that reads files, so it is not done here."""
    _finders.append(finder)
