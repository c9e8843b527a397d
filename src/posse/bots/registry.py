"""Bots: they choose from what their seat can see, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable

from posse.core.game import Game
from posse.core.rng import Rng
from posse.core.state import State

BOT_NAMES = ("Basil", "Nell", "Pim", "Faro", "Tansy", "Milo", "Rook", "Tully")

Bot = Callable[[State, int, Rng], int]
"""Given `state.seen_by(seat)`, the seat and a generator of its own: a move."""


def random(seen: State, seat: int, rng: Rng) -> int:
    """Any legal move, all equally likely."""
    return rng.pick(seen.options(seat))


def names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game, the best standard one first."""
    return (*game.bots, "random")


def bot(game: Game, name: str) -> Bot:
    """The bot of this name; `SetupError` if the game has none such."""
    return random if name == "random" else game.bot(name)


def bot_name(seat: int) -> str:
    """What a bot in this seat is called."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
