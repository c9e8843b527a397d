"""The listed_games: finds games by their entry points and reads the files that come with them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import metadata, resources
from pathlib import Path
from typing import Any

from posse.core.codec import brief
from posse.core.errors import DeckError, PosseError, RecordError, SetupError
from posse.core.game import Deck, Game, Value, set_finder
from posse.core.record import Match, Record
from posse.core.state import State

GROUP = "posse.games"
DIGEST = re.compile("[0-9a-f]{16}")


@cache
def _entries() -> dict[str, metadata.EntryPoint]:
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP)}


_registered: dict[str, type[Game]] = {}
_made: dict[tuple[object, ...], Game] = {}
"""One game for all who play it with the same options: it never changes."""
MOST_MADE = 512


def register(kind: type[Game]) -> type[Game]:
    """Adds a game that has no entry point, such as one in a script."""
    _registered[kind.name] = kind
    return kind


def game_names() -> list[str]:
    """The names of all known games, sorted."""
    return sorted({*_entries(), *_registered})


def listed_games() -> list[str]:
    """The games that people pick from: one that practises another is begun from there."""
    return [name for name in game_names() if not game_class(name).practice_of]


@cache
def _load(name: str) -> type[Game]:
    kind: type[Game] = _entries()[name].load()
    return kind


def game_class(name: str) -> type[Game]:
    """The class of a game."""
    if name in _registered:
        return _registered[name]
    if not isinstance(name, str) or name not in _entries():
        raise SetupError(f"there is no game {brief(name)}; games: {', '.join(game_names())}")
    return _load(name)


def package_of(name: str) -> str:
    """The package that a game's files are in; empty for a game in a script."""
    kind = game_class(name)
    return kind.package or kind.__module__.rpartition(".")[0]


def game_file(name: str, path: str) -> str | None:
    """The text of a file in a game's package, or None if it has no such file."""
    package = package_of(name)
    if not package:
        return None
    file = resources.files(package).joinpath(path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def _own_deck(name: str, file: str = "cards.toml") -> Deck | None:
    text = game_file(name, file)
    deck = None if text is None else game_class(name).read_deck(tomllib.loads(text), file)
    if deck is not None:
        deck.packaged = True
    return deck


def read_deck(name: str, path: Path) -> Deck:
    """Reads and checks a deck file; `DeckError` names file, card and field."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
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


def read_record(path: Path) -> Record:
    """Opens the record in a file; `RecordError` names the file and what is wrong."""
    try:
        return Record.from_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a record: it is not text") from None
    except PosseError as error:
        raise RecordError(f"{path}: {error}") from None


def game(name: str, options: dict[str, Any] | None = None, deck: Deck | None = None, version: int = 0) -> Game:
    """A game with options, with its own deck unless another is given, and by today's rules unless a version is given."""
    kind, chosen = game_class(name), options or {}
    own = _own_deck(name)
    cards = own if deck is None or own is not None and deck.digest == own.digest else deck
    if not all([type(value) in (int, str, bool) for value in chosen.values()]):
        return kind(chosen, cards, version)
    digest = cards.digest if cards else ""
    key = (kind, version, digest, *[(option, type(value), value) for option, value in chosen.items()])
    if key not in _made:
        if len(_made) >= MOST_MADE:
            _made.clear()
        _made[key] = kind(chosen, cards, version)
    return _made[key]


def can_play(name: str, players: int, options: dict[str, Any]) -> bool:
    """Whether a game is for so many with these options: some options are not for every number of players."""
    try:
        game(name, options).check_players(players)
    except SetupError:
        return False
    return True


@cache
def players_with(name: str, option: str, value: Value) -> list[int]:
    """The numbers of players for which an option can have this value: all of the game's, unless its values differ in it."""
    kind = game_class(name)
    values = next(setting.values for setting in kind.settings if setting.name == option)
    found = {v: [players for players in kind.players if can_play(name, players, {option: v})] for v in values}
    return found[value] if len({tuple(numbers) for numbers in found.values()}) > 1 else list(kind.players)


def new(name: str, players: int, seed: int, deck: Deck | None = None, **options: Any) -> State:
    """A new game: `posse.new("bounty_hunters", players=4, seed=7, mode="discovery")`."""
    return game(name, options, deck).new(players, seed)


def start(name: str | Game, players: int, seed: int, seats: tuple[str, ...] = ()) -> Match:
    """A new match of a game, by name or ready with options; seats without a name are called by their number."""
    rules = name if isinstance(name, Game) else game(name)
    rules.check_players(players)
    names = tuple(seats[i] if i < len(seats) else f"player {i + 1}" for i in range(players))
    return Match(Record(rules, players, seed, names))


def _find(name: str, version: int, options: dict[str, Any], deck: object) -> Game:
    """The game that a record, a saved state or a table's log names."""
    versions = game_class(name).versions
    if version not in versions:
        known = " and ".join(str(v) for v in versions)
        raise RecordError(f"{name}: needs version {version} of the rules; this Posse has {known}")
    return game(name, options, _deck_of(name, deck), version)


def _deck_of(name: str, deck: object) -> Deck | None:
    """The deck by its digest, the game's own or one of an earlier release; or by its cards."""
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


set_finder(_find, game_names)
