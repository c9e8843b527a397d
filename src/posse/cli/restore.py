"""`posse restore`: fills an empty database with the games of a backup."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import click

from posse.cli.database import database_options, on_database
from posse.core.errors import SetupError


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def command(file: Path, database: str, data: Path | None) -> None:
    """Fill an empty database with the games in FILE, which `posse backup` wrote."""
    check(file)
    tables = on_database(database, data, lambda log: log.load(read(file)), new=True)
    click.echo(f"{tables} tables")


def check(file: Path) -> None:
    """Raises if this is not a backup, before a database is made."""
    try:
        with gzip.open(file) as lines:
            first = lines.readline(1000)
    except (OSError, EOFError, zlib.error) as error:
        raise unreadable(file, error) from None
    if not first.startswith(b'["schema", '):
        raise unreadable(file)


async def read(file: Path) -> AsyncIterator[tuple[str, list[object]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                table, values = json.loads(line)
                if not isinstance(table, str) or not isinstance(values, list):
                    raise ValueError("not a row")
                yield table, values
    except (OSError, EOFError, zlib.error, ValueError, TypeError, RecursionError) as error:
        raise unreadable(file, error) from None


def unreadable(file: Path, error: Exception | None = None) -> SetupError:
    if isinstance(error, OSError) and error.strerror:
        return SetupError(f"{file}: cannot be read: {error.strerror}")
    if isinstance(error, EOFError):
        return SetupError(f"{file}: is cut off: nothing was restored")
    return SetupError(f"{file}: is not a file of `posse backup`")
