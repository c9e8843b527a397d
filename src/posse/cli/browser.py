"""Opens the user's browser in a separate process, so that its output does not reach the terminal."""

from __future__ import annotations

import os
import subprocess
import sys

OPEN = "import sys, webbrowser; sys.exit(not webbrowser.open(sys.argv[1]))"
TIMEOUT = 10.0
"""Seconds to wait for an error. A process that still runs after that counts as an open browser."""


def open_browser(address: str) -> bool:
    """Opens the address; returns whether that worked. TERM is removed so that no text browser is started."""
    environment = {name: value for name, value in os.environ.items() if name != "TERM"}
    devnull = subprocess.DEVNULL
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", OPEN, address],
        stdin=devnull,
        stdout=devnull,
        stderr=devnull,
        env=environment,
        start_new_session=True,
    )
    try:
        return process.wait(TIMEOUT) == 0
    except subprocess.TimeoutExpired:
        return True
