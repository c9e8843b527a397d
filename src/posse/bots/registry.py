"""The bots of each game by name: the game's own, those of other packages, and `random`.

A package adds a bot by an entry point in the group `posse.bots`, named `GAME.BOT`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import metadata
from typing import Protocol, runtime_checkable

from posse.core.errors import SetupError
from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State

GROUP = "posse.bots"
BOT_NAMES = ("Basil", "Nell", "Pim", "Faro", "Tansy", "Milo", "Rook", "Tully")

Bot = Callable[[State, int, Rng], int]
"""Takes `state.seen_by(seat)`, the seat and a generator; returns a move."""


@runtime_checkable
class Watcher(Protocol):
    """A bot that plays against the clock: it is asked again and again, and told for how many seconds its seat has had to choose.

    A move that is not legal means to wait. Where there is no clock, it is called like any other bot.
    """

    def look(self, seen: State, seat: int, rng: Rng, seconds: float) -> int: ...


_registered: dict[tuple[str, str], Bot] = {}


@cache
def _entries() -> dict[tuple[str, str], metadata.EntryPoint]:
    """Entry points by game and bot."""
    found = [(entry.name.partition("."), entry) for entry in metadata.entry_points(group=GROUP)]
    return {(game, bot): entry for (game, _, bot), entry in sorted(found, key=lambda pair: pair[0])}


def random(seen: State, seat: int, rng: Rng) -> int:
    """A random legal move."""
    return rng.pick(seen.options(seat))


def look(bot: Bot, seen: State, seat: int, rng: Rng, seconds: float) -> int:
    """The move of a bot whose seat has had to choose for so many seconds."""
    watcher: object = bot
    return watcher.look(seen, seat, rng, seconds) if isinstance(watcher, Watcher) else bot(seen, seat, rng)


def register(game: str, name: str, bot: Bot) -> None:
    """Adds a bot that has no entry point, such as one in a script. It is known to this process only."""
    _registered[game, name] = bot


def names(game: Game | type[Game]) -> tuple[str, ...]:
    """The names of the bots for this game: its own with the standard one first, those of other packages, `random`."""
    others = [name for of, name in (*_entries(), *_registered) if of == game.name]
    return tuple(dict.fromkeys([*game.bots, *others, "random"]))


def bot(game: Game, name: str) -> Bot:
    """The bot of this name; raises `SetupError` if it is unknown. A game may have bots that it does not list."""
    key = (game.name, name)
    if name in game.bots:
        return game.bot(name)
    if name == "random":
        return random
    if key in _registered:
        return _registered[key]
    return _load(_entries()[key]) if key in _entries() else game.bot(name)


def _load(entry: metadata.EntryPoint) -> Bot:
    try:
        found: Bot = entry.load()
    except Exception as error:  # code of other packages may raise anything
        raise SetupError(f"bot {entry.name} cannot be loaded from {entry.value}: {type(error).__name__}: {error}") from error
    return found


def bot_name(seat: int) -> str:
    """The display name of a bot in this seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
