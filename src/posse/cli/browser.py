"""The user's browser: opened beside us, so that nothing it does or prints reaches the terminal."""

from __future__ import annotations

import os
import subprocess
import sys

OPEN = "import sys, webbrowser; sys.exit(not webbrowser.open(sys.argv[1]))"
PATIENCE = 10.0
"""Seconds in which a browser that cannot be opened says so."""


def open_browser(address: str) -> bool:
    """Whether a browser shows the address. Without TERM and a terminal of its own, no browser of text is started."""
    environment = {name: value for name, value in os.environ.items() if name != "TERM"}
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", OPEN, address],
        stdin=nowhere,
        stdout=nowhere,
        stderr=nowhere,
        env=environment,
        start_new_session=True,
    )
    try:
        return process.wait(PATIENCE) == 0
    except subprocess.TimeoutExpired:
        return True
