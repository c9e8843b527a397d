"""What commands on the database of a server have in common. They work while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from posse.cli.serve import data_folder, default_database
from posse.core.errors import SetupError

if TYPE_CHECKING:
    from posse.server.log import Log

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def database_options(function: F) -> F:
    """The options --database and --data of a command, which gets them as one `database`."""
    data = click.option("--data", type=click.Path(path_type=Path), help="The folder of the games; default: your data folder.")
    url = click.option("--database", default="", metavar="URL", help="The games' database, if it is not in the data folder.")
    return url(data(function))


def on_database(database: str, data: Path | None, work: Callable[[Log], Awaitable[T]], new: bool = False) -> T:
    """Opens the database for some work; it must be there unless it may be `new`."""
    try:
        from posse.server.databases import open_log
    except ModuleNotFoundError as error:
        raise SetupError(f"the package {error.name} is not installed: pip install 'posse[server]'") from None
    address = database or default_database(data or data_folder())
    log = open_log(address)
    path = getattr(log, "path", None)
    if path is not None and not new and not path.exists():
        raise SetupError(f"{path}: there are no games: name their folder with --data, or their database with --database")

    async def run() -> T:
        try:
            await log.open()
            return await work(log)
        finally:
            await log.close()

    return asyncio.run(run())
