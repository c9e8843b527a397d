"""What it costs to show a move to everybody at a table: `views.py GAME PLAYERS [LANG]`.

Plays random games and makes a view for each seat after each move, as the server does. Prints microseconds of CPU per move
for each step, for all seats together. With `PYTHONPATH=build/bench/compiled` it measures the compiled package.
"""

from __future__ import annotations

import gc
import sys
from time import process_time_ns

from msgspec.json import Encoder

from posse.core.rng import Rng
from posse.room.scene_data import Shown, difference
from posse.testing.walk import new_match, walk
from posse.texts import texts

STEPS = ("seen_by", "scene", "Shown", "difference", "encode")
SECONDS = 10
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")

encode = Encoder().encode


class Meter:
    """The CPU time of each step, in nanoseconds."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(STEPS, 0)
        self.moves = self.bytes = 0
        self.last = 0

    def start(self) -> None:
        self.last = process_time_ns()

    def stop(self, step: str) -> None:
        now = process_time_ns()
        self.spent[step] += now - self.last
        self.last = now

    def all(self) -> int:
        return sum(self.spent.values())


def play(name: str, players: int, lang: str, seed: int, meter: Meter) -> None:
    """One random game."""
    match = new_match(name, players, {}, seed)
    game, seats = match.state.game, range(players)
    says = [texts(name, lang).to(seat, NAMES[:players]) for seat in seats]
    before: list[Shown] = []
    for state in walk(match, Rng.seeded(seed)):
        meter.start()
        seen = [state.seen_by(seat) for seat in seats]
        meter.stop("seen_by")
        scenes = [game.scene(seen[seat], says[seat]) for seat in seats]
        meter.stop("scene")
        shown = [Shown(scene) for scene in scenes]
        meter.stop("Shown")
        if before:
            diffs = [difference(before[seat], shown[seat], scenes[seat]) for seat in seats]
            meter.stop("difference")
            meter.bytes += sum([len(encode(diff)) for diff in diffs])
            meter.stop("encode")
        before = shown
        meter.moves += 1


def main(name: str, players: int, lang: str = "en") -> None:
    play(name, players, lang, 0, Meter())  # fills the caches of texts
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # as in `posse serve`
    meter, seed = Meter(), 0
    while meter.all() < SECONDS * 10**9:
        seed += 1
        play(name, players, lang, seed, meter)
    for step in STEPS:
        print(f"{step:12} {meter.spent[step] / meter.moves / 1000:8.1f}")
    print(f"{'all':12} {meter.all() / meter.moves / 1000:8.1f} µs per move, {meter.bytes // meter.moves} bytes")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
