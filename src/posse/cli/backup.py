"""`posse backup`: copies all games of a server into one file, while it runs."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from posse.cli.database import database_options, on_database
from posse.core.errors import SetupError

if TYPE_CHECKING:
    from posse.server.log import Log


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def command(file: Path, database: str, data: Path | None) -> None:
    """Copy all games into FILE, which `posse restore` reads, on any kind of database.

    The file holds the seeds of running games and the secret behind the guests' cookies: keep it to yourself.
    """
    if file.exists():
        raise SetupError(f"{file}: exists already: name a new file")
    rows = on_database(database, data, lambda log: write(log, file))
    click.echo(f"{file}: {rows} rows")


async def write(log: Log, file: Path) -> int:
    """Writes a draft first, so that a file with this name is always whole."""
    draft = file.with_name(f"{file.name}.part")
    rows = 0
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as lines:
                async for table, values in log.dump():
                    lines.write(json.dumps([table, values], ensure_ascii=False) + "\n")
                    rows += 1
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(file)
    except OSError as error:
        raise SetupError(f"{file}: cannot be written: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
    return rows
