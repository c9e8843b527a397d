"""Posse's server with the example game and without limits: `launch.py FOLDER PORT DATABASE WORKERS`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "examples"))

import posse
from posse.cli.serve import run
from tic_tac_toe.rules import TicTacToe

posse.register(TicTacToe)  # worker processes import this module too

if __name__ == "__main__":
    if not posse.compiled():
        sys.exit("expected posse compiled, but it runs interpreted")
    folder, port, database, workers = sys.argv[1:]
    run(Path(folder), port=int(port), database=database, workers=int(workers), pace=0.0, rate=0.0)
