"""Success rates of Pulp Detective's standard bot and of the reference player on the same cases.

    python bench/pulp_bots.py --only solo --games 200 --write

Where partners decide together, the first seat decides for both.
`--write` puts the tables into docs/pulp-detective.md. Use the compiled build: exact odds are slow when interpreted.
"""

from __future__ import annotations

import argparse
from typing import Any

from pulp_rates import head, row, write
from pulp_reference.player import Greedy

from posse import catalog
from posse.core.rng import Rng
from posse.games.pulp_detective.bots.policy import Policy
from posse.games.pulp_detective.rules.cards import LEVELS
from posse.games.pulp_detective.rules.game import CASES, DETECTIVES, INSPECTORS

FIRST_SEED = 5_000_000
BOTS: dict[str, Policy | Greedy] = {"heuristic": Policy(), "reference": Greedy()}
PAIRS = [("heuristic", "reference"), ("reference", "heuristic"), ("heuristic", "heuristic"), ("reference", "reference")]


def solved(options: dict[str, Any], bots: tuple[str, ...], games: int) -> list[float]:
    """By seat, in per cent."""
    rules, rng = catalog.game("pulp_detective", options), Rng.seeded(1)
    total = [0] * len(bots)
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        s = rules.new(len(bots), seed)
        while not s.over():
            seat = s.first_waiting()
            s.answer(seat, BOTS[bots[seat]].choose(s.seen_by(seat), seat, rng))
        total = [one + more for one, more in zip(total, s.scores(), strict=True)]
    shares = [100 * one / games for one in total]
    print(options, bots, shares, flush=True)
    return shares


def levels(options: dict[str, Any], bots: tuple[str, ...], games: int) -> list[list[float]]:
    return [solved({**options, "level": level}, bots, games) for level in LEVELS]


def solo(games: int) -> list[str]:
    lines = [f"{games} games a cell: `heuristic`, and in brackets the reference player.", *head("Case", "Detective", *LEVELS)]
    for case in CASES:
        for detective in DETECTIVES:
            options = {"mode": "solo", "case": case, "detective": detective}
            cells = zip(levels(options, ("heuristic",), games), levels(options, ("reference",), games), strict=True)
            lines.append(row(case, detective, *[f"{bot[0]:.0f} ({other[0]:.0f})" for bot, other in cells]))
    return lines


def rivals(games: int) -> list[str]:
    lines = [f"Rivals, the first case, {games} games a cell: solved by red, and by blue.", *head("Red", "Blue", *LEVELS)]
    for red, blue in PAIRS:
        cells = levels({"mode": "rivals", "detective": DETECTIVES[0], "inspector": INSPECTORS[0]}, (red, blue), games)
        lines.append(row(red, blue, *[f"{one:.0f} : {other:.0f}" for one, other in cells]))
    return lines


def partners(games: int) -> list[str]:
    lines = [f"Partners, the first case, {games} games a cell.", *head("Both", *LEVELS)]
    for bot in BOTS:
        cells = levels({"mode": "partners", "detective": DETECTIVES[0], "inspector": INSPECTORS[0]}, (bot, bot), games)
        lines.append(row(bot, *[f"{cell[0]:.0f}" for cell in cells]))
    return lines


PARTS = {"solo": solo, "rivals": rivals, "partners": partners}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the standard bot of Pulp Detective.")
    parser.add_argument("--games", type=int, default=200, help="games for each cell")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    parser.add_argument("--write", action="store_true", help="put it into the docs")
    args = parser.parse_args()
    for part in [args.only] if args.only else PARTS:
        text = "\n".join(PARTS[part](args.games))
        print(text)
        if args.write:
            write(f"heuristic-{part}", text)


if __name__ == "__main__":
    main()
