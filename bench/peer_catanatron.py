"""Catanatron with four random players, with and without its check of each action."""

from __future__ import annotations

from itertools import count

import measure
from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]
from measure import Work, rnd

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

seeds = count(1)


def new() -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=next(seeds))


def tick() -> Work:
    def play() -> int:
        game = new()
        made = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            made += 1
        return made

    return play


def unchecked() -> Work:
    def play() -> int:
        game = new()
        made = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            game.execute(actions[int(rnd() * len(actions))], validate_action=False)
            made += 1
        return made

    return play


if __name__ == "__main__":
    measure.main({"tick": tick, "unchecked": unchecked})
