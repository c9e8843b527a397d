"""`posse admin`: looks after the tables of a server, while it runs."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from posse.cli.database import database_options, on_database
from posse.core.errors import SetupError

if TYPE_CHECKING:
    from posse.room.room import Room
    from posse.room.summary import Summary
    from posse.server.log import Log

TRIES = 10
"""How often a change is tried again while others change the same table."""


@click.group("admin")
def command() -> None:
    """Look after the tables of a server, while it runs."""


@command.command()
@database_options
def close(database: str, data: Path | None) -> None:
    """Take no new tables; running games go on."""
    on_database(database, data, lambda log: log.set("closed", "1"))
    click.echo("closed: no new tables are taken")


@command.command("open")
@database_options
def open_(database: str, data: Path | None) -> None:
    """Take new tables again."""
    on_database(database, data, lambda log: log.set("closed", ""))
    click.echo("open: new tables are taken")


@command.command()
@click.argument("table")
@database_options
def remove(table: str, database: str, data: Path | None) -> None:
    """Delete a table with everything about it. TABLE is its id or its link."""
    if not on_database(database, data, lambda log: log.remove(id_of(table))):
        raise no_table(id_of(table))
    click.echo(f"removed {id_of(table)}")


@command.command()
@click.argument("table")
@click.argument("seat", type=click.IntRange(1, 99))
@click.argument("name")
@database_options
def rename(table: str, seat: int, name: str, database: str, data: Path | None) -> None:
    """Change the name of the person in a seat; the first seat is 1."""
    shown = on_database(database, data, lambda log: rename_seat(log, id_of(table), seat - 1, name))
    click.echo(f"seat {seat} of {id_of(table)} is {shown} now")


@command.command()
@click.option("--most", default=50, show_default=True, type=click.IntRange(1), help="How many at most.")
@database_options
def tables(most: int, database: str, data: Path | None) -> None:
    """List the tables, those used last first."""
    counts, found = on_database(database, data, lambda log: read_tables(log, most))
    for summary in found:
        click.echo(line_of(summary))
    click.echo(", ".join([f"{number} {status}" for status, number in sorted(counts.items())]) or "no tables")


def id_of(table: str) -> str:
    """The id in a table's link, or the id itself."""
    return table.partition("?")[0].rstrip("/").rpartition("/")[2]


def no_table(table: str) -> SetupError:
    return SetupError(f"there is no table {table}: `posse admin tables` lists them")


async def rename_seat(log: Log, table: str, seat: int, name: str) -> str:
    from posse.room import entries
    from posse.server.log import Conflict, Stored, Write

    for _ in range(TRIES):
        room = await open_room(log, table)
        people = [str(number + 1) for number, held in enumerate(room.seats) if held.kind == "person"]
        if str(seat + 1) not in people:
            raise SetupError(f"seat {seat + 1} is nobody's; seats of people: {', '.join(people) or 'none'}")
        clean = room.clean_name(name, room.seats[seat].guest)
        plan = room.plan(log.now(), entries.Rename(seat=seat, name=clean))
        try:
            await log.append(Write(table, room.number, [Stored(plan.at, entries.to_text(plan.entry))], room.summary(plan)))
        except Conflict:
            continue
        return clean
    raise SetupError("others change this table all the time: try again")


async def open_room(log: Log, table: str) -> Room:
    from posse.room import entries
    from posse.room.room import Room

    stored = await log.read(table)
    if not stored:
        raise no_table(table)
    return Room(table, [(at, entries.from_text(body)) for at, body in stored], log.now())


async def read_tables(log: Log, most: int) -> tuple[dict[str, int], list[Summary]]:
    return await log.count(), await log.recent(most)


def line_of(summary: Summary) -> str:
    from posse.room.summary import read_about

    used = datetime.fromtimestamp(summary.touched / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    seats = [
        seat.name or f"bot:{seat.bot}" if seat.kind == "bot" else seat.name or seat.kind for seat in read_about(summary).seats
    ]
    return f"{summary.table}  {used}  {summary.status:<8} {summary.game}: {', '.join(seats)}"
