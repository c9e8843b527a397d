"""Which database the games are in, by its address."""

from __future__ import annotations

import re
from pathlib import Path

from posse.core.errors import SetupError
from posse.server.log import Log
from posse.server.sqlite import SQLiteLog

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"
NO_PATH = re.compile(r"[a-z][\w+.-]+:|[^/\\]*[@=]|\w*$", re.IGNORECASE)
"""What is more likely a mistyped URL than a file: `postgre://...`, `user@host/name`, `host=...`, a single word."""
ALLOWED = "give a path such as ./games.sqlite, sqlite:///path or postgresql://user@host/name"


def open_log(address: str | Path) -> Log:
    """The log at an address, not yet connected: a path, `sqlite:///path` or `postgresql://user@host/name`."""
    if isinstance(address, Path):
        return SQLiteLog(address)
    if address.startswith(POSTGRES):
        return postgres(address)
    path = address.removeprefix(SQLITE)
    if not path or path == address and NO_PATH.match(path) and not Path(path).exists():
        shown = re.split("[:=@/]", address)[0]  # an address may hold a password
        raise SetupError(f"{shown!r} is no database: {ALLOWED}")
    return SQLiteLog(Path(path))


def postgres(url: str) -> Log:
    try:
        from posse.server.postgres import PostgresLog
    except ModuleNotFoundError as error:
        raise SetupError(f"the package {error.name} is not installed: pip install asyncpg, in the environment of posse") from None
    return PostgresLog(url)
