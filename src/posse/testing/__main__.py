"""Writes golden playthroughs: see `posse.testing.playthrough`."""

import sys
from pathlib import Path

from posse.testing.playthrough import main

main(Path(sys.argv[1]), *sys.argv[2:])
