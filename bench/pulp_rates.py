"""Success rates of Pulp Detective's reference player, compared with the expected figures.

    python bench/pulp_rates.py --only solo --games 5000 --write

The expected figures come from an independent program written from the rules; its player does not use Investigation
tokens. Where partners decide together, the first seat decides for both.
`--write` puts the tables into docs/pulp-detective.md.
"""

from __future__ import annotations

import argparse
import zlib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from pulp_reference.player import Greedy

from posse import catalog
from posse.core.rng import Rng
from posse.games.pulp_detective.rules.cards import LEVELS
from posse.games.pulp_detective.rules.game import CASES, DETECTIVES, INSPECTORS
from posse.games.pulp_detective.rules.state import BEATEN, OUT_OF_ENERGY, OUT_OF_TIME, DetectiveState, table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "pulp-detective.md"
CHUNK = 250
BOT = Greedy()
"""It caches chances across games."""
ROOM = 1_000_000
"""Seeds for each cell."""
REFERENCE: dict[tuple[str, ...], tuple[float, float, float]] = {
    ("damsel", "lockhart"): (62.5, 42.9, 20.8),
    ("damsel", "tolliver"): (57.2, 40.3, 23.4),
    ("photo", "lockhart"): (36.7, 18.2, 6.3),
    ("photo", "tolliver"): (34.6, 23.6, 15.4),
    ("banker", "lockhart"): (59.7, 45.0, 27.0),
    ("banker", "tolliver"): (65.7, 42.0, 17.9),
    ("damsel", "brandt"): (81.1, 60.4, 28.6),
    ("damsel", "reed"): (68.5, 53.9, 34.0),
    ("rivals", "lockhart", "somebody"): (64.1, 54.6, 34.0),
    ("rivals", "lockhart", "red"): (33.1, 24.4, 16.2),
    ("rivals", "lockhart", "blue"): (30.9, 30.2, 17.8),
    ("rivals", "tolliver", "somebody"): (38.9, 36.5, 34.8),
    ("rivals", "tolliver", "red"): (23.6, 19.4, 16.0),
    ("rivals", "tolliver", "blue"): (15.2, 17.2, 18.8),
    ("partners", "lockhart", "open"): (90.1, 76.7, 55.3),
    ("partners", "tolliver", "open"): (89.8, 78.5, 58.6),
    ("partners", "lockhart", "closed"): (74.5, 57.1, 29.9),
    ("partners", "tolliver", "closed"): (74.5, 56.9, 32.9),
}
"""By level, in per cent."""


class Task(NamedTuple):
    options: dict[str, Any]
    seed: int
    games: int


class Tally(NamedTuple):
    """Sums over games; for solo games also the reasons of losses and the successful missions."""

    games: int = 0
    red: int = 0
    blue: int = 0
    solved: int = 0
    turns: int = 0
    missions: int = 0
    succeeded: int = 0
    beaten: int = 0
    late: int = 0
    tired: int = 0

    def plus(self, other: Tally) -> Tally:
        return Tally(*[a + b for a, b in zip(self, other, strict=True)])

    def share(self, count: int) -> float:
        return 100 * count / self.games


def played(task: Task) -> Tally:
    rules = catalog.game("pulp_detective", task.options)
    rng, total = Rng.seeded(task.seed), Tally()
    for seed in range(task.seed, task.seed + task.games):
        s = table(rules.new(1 if task.options["mode"] == "solo" else 2, seed))
        s.events = []
        while not s.over():
            seat = s.first_waiting()
            s.answer(seat, BOT.choose(s.seen_by(seat), seat, rng))
        total = total.plus(outcome(s))
    return total


def outcome(s: DetectiveState) -> Tally:
    kinds = [event.kind for event in s.events or ()]
    scores, fates = s.scores(), [area.fate for area in s.areas]
    return Tally(
        1,
        scores[0],
        scores[-1],
        max(scores),
        s.turn,
        kinds.count("success") + kinds.count("failure"),
        kinds.count("success"),
        int(BEATEN in fates),
        int(OUT_OF_TIME in fates),
        int(OUT_OF_ENERGY in fates),
    )


class Runner:
    """Measures cells, each with its own seeds."""

    def __init__(self, games: int, jobs: int) -> None:
        self.games = games
        self.pool = ProcessPoolExecutor(jobs)

    def levels(self, **options: Any) -> list[Tally]:
        return [self.cell({**options, "level": level}) for level in LEVELS]

    def cell(self, options: dict[str, Any]) -> Tally:
        first = zlib.crc32(repr(sorted(options.items())).encode()) * ROOM
        starts = range(0, self.games, CHUNK)
        tasks = [Task(options, first + start, min(CHUNK, self.games - start)) for start in starts]
        total = Tally()
        for tally in self.pool.map(played, tasks):
            total = total.plus(tally)
        print(options, total, flush=True)
        return total


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(*cells: str) -> list[str]:
    return ["", row(*cells), row(*["---"] * len(cells))]


def with_differences(values: list[float], key: tuple[str, ...]) -> list[str]:
    """The measured rate, with the difference from the expected one in brackets."""
    return [f"{value:.1f} ({value - known:+.1f})" for value, known in zip(values, REFERENCE[key], strict=True)]


def solo(runner: Runner) -> list[str]:
    lines = ["#### Solo", *head("Case", "Detective", *LEVELS)]
    causes: list[list[Tally]] = []
    for case in CASES:
        for detective in DETECTIVES:
            cells = runner.levels(mode="solo", case=case, detective=detective)
            causes += [cells] if case == CASES[0] else []
            lines.append(row(case, detective, *with_differences([t.share(t.solved) for t in cells], (case, detective))))
    for inspector in INSPECTORS:
        cells = runner.levels(mode="solo", solo_as="inspector", inspector=inspector)
        lines.append(row("damsel", inspector, *with_differences([t.share(t.solved) for t in cells], ("damsel", inspector))))
    lines += ["", "The first case, mean of both detectives:", *head("", *LEVELS)]
    both = [one.plus(other) for one, other in zip(*causes, strict=True)]
    lines.append(row("beaten by the Criminal", *[f"{t.share(t.beaten):.0f}" for t in both]))
    lines.append(row("out of Time", *[f"{t.share(t.late):.0f}" for t in both]))
    lines.append(row("out of Energy", *[f"{t.share(t.tired):.0f}" for t in both]))
    lines.append(row("turns", *[f"{t.turns / t.games:.1f}" for t in both]))
    lines.append(row("missions that succeed", *[f"{100 * t.succeeded / t.missions:.0f}" for t in both]))
    return lines


def rivals(runner: Runner) -> list[str]:
    lines = ["#### Rivals, the first case", *head("Pair", "Solved by", *LEVELS)]
    for detective, inspector in zip(DETECTIVES, INSPECTORS, strict=True):
        cells = runner.levels(mode="rivals", detective=detective, inspector=inspector)
        shares = {
            "somebody": [t.share(t.solved) for t in cells],
            "red": [t.share(t.red) for t in cells],
            "blue": [t.share(t.blue) for t in cells],
        }
        for who, values in shares.items():
            lines.append(row(f"{detective}, {inspector}", who, *with_differences(values, ("rivals", detective, who))))
    return lines


def partners(runner: Runner) -> list[str]:
    lines = ["#### Partners, the first case", *head("Pair", "Draw", *LEVELS)]
    for detective, inspector in zip(DETECTIVES, INSPECTORS, strict=True):
        for draw in ("open", "closed"):
            cells = runner.levels(mode="partners", detective=detective, inspector=inspector, draw=draw)
            values = with_differences([t.share(t.solved) for t in cells], ("partners", detective, draw))
            lines.append(row(f"{detective}, {inspector}", draw, *values))
    return lines


PARTS = {"solo": solo, "rivals": rivals, "partners": partners}


def measured(part: str, runner: Runner) -> str:
    return "\n".join([f"{runner.games} games a cell, solved in per cent.", "", *PARTS[part](runner)])


def write(part: str, text: str) -> None:
    begin, end = f"<!-- {part}: begin -->", f"<!-- {part}: end -->"
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(begin)[0], page.split(end)[1]
    PAGE.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the reference player of Pulp Detective.")
    parser.add_argument("--games", type=int, default=500, help="games for each cell")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    parser.add_argument("--write", action="store_true", help="put it into the docs")
    args = parser.parse_args()
    runner = Runner(args.games, args.jobs)
    for part in [args.only] if args.only else PARTS:
        text = measured(part, runner)
        print(text)
        if args.write:
            write(part, text)
    runner.pool.shutdown()


if __name__ == "__main__":
    main()
