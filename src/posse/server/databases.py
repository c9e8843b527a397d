"""Which database the games are in, by its address."""

from __future__ import annotations

from pathlib import Path

from posse.core.errors import SetupError
from posse.server.log import Log
from posse.server.sqlite import SQLiteLog

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def open_log(address: str | Path) -> Log:
    """The log at an address, not yet connected: a path, `sqlite:///path` or `postgresql://user@host/name`."""
    if isinstance(address, Path):
        return SQLiteLog(address)
    if address.startswith(POSTGRES):
        return postgres(address)
    path = address.removeprefix(SQLITE)
    if not path or "://" in path:
        scheme = address.partition("://")[0]  # an address may hold a password
        raise SetupError(f"{scheme!r} is no database: give a path, sqlite:///path or postgresql://user@host/name")
    return SQLiteLog(Path(path))


def postgres(url: str) -> Log:
    try:
        from posse.server.postgres import PostgresLog
    except ModuleNotFoundError as error:
        raise SetupError(f"the package {error.name} is not installed: pip install asyncpg, in the environment of posse") from None
    return PostgresLog(url)
