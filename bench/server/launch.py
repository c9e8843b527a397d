"""Posse's server with the example game and without a message limit: `launch.py FOLDER PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "examples"))

import posse
from posse.cli.serve import run
from tic_tac_toe.rules import TicTacToe

if __name__ == "__main__":
    if not posse.compiled():
        sys.exit("expected posse compiled, but it runs interpreted")
    posse.register(TicTacToe)
    run(Path(sys.argv[1]), "127.0.0.1", int(sys.argv[2]), pace=0.0, rate=0.0)
