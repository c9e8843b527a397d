"""Writes golden playthroughs: see `posse.testing.playthrough`."""

import sys
from pathlib import Path

from posse.core.errors import PosseError
from posse.testing.playthrough import main

if len(sys.argv) < 2:
    sys.exit("usage: python -m posse.testing FOLDER [GAME ...]")
try:
    main(Path(sys.argv[1]), *sys.argv[2:])
except PosseError as error:
    sys.exit(f"posse: {error}")
