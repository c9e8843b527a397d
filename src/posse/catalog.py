"""The catalog of games: finds games by their entry points and reads the files in their packages."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import metadata, resources
from itertools import product
from pathlib import Path
from typing import Any, SupportsIndex

from posse.core import codec
from posse.core.codec import brief
from posse.core.errors import DeckError, PosseError, RecordError, SetupError
from posse.core.game import Deck, Game, Setting, Value, set_finder
from posse.core.record import Match, Record
from posse.core.state import State

GROUP = "posse.games"
DIGEST = re.compile("[0-9a-f]{16}")


@cache
def _entries() -> dict[str, metadata.EntryPoint]:
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP)}


_registered: dict[str, type[Game]] = {}
_made: dict[tuple[object, ...], Game] = {}
"""Games by name, options, deck and version. They are immutable and shared."""
MOST_MADE = 512


def register(kind: type[Game]) -> type[Game]:
    """Adds a game that has no entry point, such as one in a script."""
    _registered[kind.name] = kind
    return kind


def game_names() -> list[str]:
    """The names of all games that can be loaded, sorted."""
    return sorted({*[name for name in _entries() if not _fault(name)], *_registered})


def broken_games() -> dict[str, str]:
    """The games that cannot be loaded, with the reason."""
    return {name: _fault(name) for name in sorted(_entries()) if name not in _registered and _fault(name)}


def listed_games() -> list[str]:
    """The games to show in a list: all but those that practise another game."""
    return [name for name in game_names() if not game_class(name).practice_of]


@cache
def _load(name: str) -> type[Game]:
    """The class that an entry point names. Any error in loading it becomes a `SetupError`."""
    entry = _entries()[name]
    try:
        kind = entry.load()
        if not (isinstance(kind, type) and issubclass(kind, Game)):
            raise TypeError("this is not a subclass of posse.core.game.Game")
        if kind.name != name or not is_tuple_of(kind.players, int) or not kind.players or not is_tuple_of(kind.bots, str):
            raise ValueError(f"the class has the name {kind.name!r}, players {kind.players} and bots {kind.bots}")
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a module of somebody else's raises
        raise SetupError(f"{name} cannot be loaded from {entry.value}: {one_line(error)}") from error
    return kind


@cache
def _fault(name: str) -> str:
    """Why a game cannot be loaded or created with its own deck; "" if it can."""
    try:
        game_class(name)({}, _own_deck(name))
    except SetupError as error:
        return str(error)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return f"{name} cannot be played: {one_line(error)}"
    return ""


def is_tuple_of(value: object, kind: type) -> bool:
    return isinstance(value, tuple) and all([isinstance(item, kind) for item in value])


def one_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"


def game_class(name: str) -> type[Game]:
    """The class of a game. Raises `SetupError` if the name is unknown or the game cannot be loaded."""
    if name in _registered:
        return _registered[name]
    if not isinstance(name, str) or name not in _entries():
        raise SetupError(f"there is no game {brief(name)}; games: {', '.join(game_names())}")
    return _load(name)


def package_of(name: str) -> str:
    """The package that contains a game's files; "" for a game in a script."""
    kind = game_class(name)
    return kind.package or kind.__module__.rpartition(".")[0]


def game_file(name: str, path: str) -> str | None:
    """The text of a file in a game's package, or None if there is no such file."""
    package = package_of(name)
    if not package:
        return None
    file = resources.files(package).joinpath(path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def translated_file(name: str, path: str, lang: str) -> str | None:
    """The text of a game's file in a language, such as `rules.{}.md`; in English if there is none in that language."""
    found = game_file(name, path.format(lang))
    return game_file(name, path.format("en")) if found is None else found


def board_style(name: str) -> str:
    """A game's `board.css`, or the files of its folder `board`, joined in the order of their names."""
    style, package = game_file(name, "board.css"), package_of(name)
    if style is not None or not package:
        return style or ""
    folder = resources.files(package).joinpath("board")
    parts = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return "\n".join([part.read_text(encoding="utf-8") for part in parts])


@cache
def _own_deck(name: str, file: str = "cards.toml") -> Deck | None:
    text = game_file(name, file)
    deck = None if text is None else game_class(name).read_deck(tomllib.loads(text), file)
    if deck is not None:
        deck.packaged = True
    return deck


def read_deck(name: str, path: str | Path) -> Deck:
    """Reads and checks a deck file; `DeckError` names file, card and field."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise DeckError(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise DeckError(f"{path}: this is not TOML: {error}") from None
    return checked_deck(name, data, str(path))


def checked_deck(name: str, data: dict[str, Any], source: str) -> Deck:
    deck = game_class(name).read_deck(data, source)
    if deck is None:
        raise DeckError(f"{source}: {name} is played without a deck")
    return deck


def read_record(path: str | Path) -> Record:
    """Opens the record in a file; `RecordError` names the file and what is wrong."""
    try:
        return Record.from_json(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a record: it is not text") from None
    except PosseError as error:
        raise RecordError(f"{path}: {error}") from None


def game(name: str, options: dict[str, Any] | None = None, deck: Deck | None = None, version: int = 0) -> Game:
    """A game with options, with its own deck unless another is given, and by today's rules unless a version is given."""
    kind, chosen = game_class(name), options or {}
    if name not in _registered and _fault(name):
        raise SetupError(_fault(name))
    own = _own_deck(name)
    cards = own if deck is None else deck
    if cards is not None and own is not None and cards.digest == own.digest:
        cards.packaged = True
    if not all([type(value) in (int, str, bool) for value in chosen.values()]):
        return kind(chosen, cards, version)
    key = (kind, version, id(cards), *[(option, type(value), value) for option, value in chosen.items()])
    if key not in _made:
        if len(_made) >= MOST_MADE:
            _made.clear()
        _made[key] = kind(chosen, cards, version)
    return _made[key]


def can_play(name: str, players: int, options: dict[str, Any]) -> bool:
    """Whether a game can be played by so many with these options."""
    try:
        game(name, options).check_players(players)
    except SetupError:
        return False
    return True


@cache
def players_with(name: str, option: str, value: Value) -> list[int]:
    """The numbers of players for which an option can have this value."""
    kind = game_class(name)
    values = next(setting.values for setting in kind.settings if setting.name == option)
    found = {v: [players for players in kind.players if can_play(name, players, {option: v})] for v in values}
    return found[value] if len({tuple(numbers) for numbers in found.values()}) > 1 else list(kind.players)


def fitting(name: str, players: SupportsIndex, options: dict[str, Any], deck: Deck | None = None, timed: bool = False) -> Game:
    """The game for so many players. Options left out get their untimed value unless `timed`, else the first value that fits."""
    kind = game_class(name)
    chosen = options if timed else {**kind.untimed, **options}
    first = game(name, chosen, deck)
    number = codec.whole(players)
    if number not in kind.players or can_play(name, number, chosen):
        return first
    free = [setting for setting in kind.settings if setting.name not in options and is_for_some(name, setting)]
    for values in product(*[setting.values for setting in free]):
        changed = {**chosen, **dict(zip([setting.name for setting in free], values, strict=True))}
        if can_play(name, number, changed):
            return game(name, changed, deck)
    return first


def is_for_some(name: str, setting: Setting) -> bool:
    """Whether an option has values that do not fit every number of players."""
    everybody = list(game_class(name).players)
    return any(players_with(name, setting.name, value) != everybody for value in setting.values)


def new(name: str, players: SupportsIndex, seed: SupportsIndex, deck: Deck | None = None, **options: Any) -> State:
    """A new game: `posse.new("bounty_hunters", players=4, seed=7, mode="discovery")`. For options left out see `fitting`."""
    return fitting(name, players, options, deck).new(players, seed)


def start(
    name: str | Game,
    players: SupportsIndex,
    seed: SupportsIndex,
    seats: tuple[str, ...] = (),
    deck: Deck | None = None,
    **options: Any,
) -> Match:
    """A new match of a game by name, as in `new`, or of a `Game`. Seats without a name are named by their number."""
    if isinstance(name, Game) and (options or deck):
        raise SetupError(f"{name.name} already has its options: leave out {', '.join([*options, *(['deck'] if deck else [])])}")
    rules = name if isinstance(name, Game) else fitting(name, players, options, deck)
    number = rules.check_players(players)
    if not isinstance(seats, (tuple, list)) or len(seats) > number or not all([isinstance(seat, str) for seat in seats]):
        raise SetupError(f"seats: expected up to {number} names, not {brief(seats)}")
    names = tuple(seats[i] if i < len(seats) else f"player {i + 1}" for i in range(number))
    return Match(Record(rules, number, rules.check_seed(seed), names))


def _find(name: str, version: int, options: dict[str, Any], deck: object) -> Game:
    """The game of a record, a saved state or a table's log."""
    versions = game_class(name).versions
    if version not in versions:
        known = " and ".join(str(v) for v in versions)
        raise RecordError(f"{name}: needs version {version} of the rules; this Posse has {known}")
    return game(name, options, _deck_of(name, deck), version)


def _deck_of(name: str, deck: object) -> Deck | None:
    """The deck with this digest, current or of an earlier release; or the deck with this data."""
    if isinstance(deck, dict):
        return checked_deck(name, deck, "deck")
    own = _own_deck(name)
    if deck == (own.digest if own else None):
        return own
    former = _own_deck(name, f"decks/{deck}.toml") if isinstance(deck, str) and DIGEST.fullmatch(deck) else None
    if former is None or former.digest != deck:
        has = f"this Posse has {own.digest} and those of earlier releases" if own else "it is played without one"
        raise RecordError(f"{name}: needs deck {brief(deck)}; {has}")
    return former


set_finder(_find)
