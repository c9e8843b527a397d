"""`posse record`: shows a saved game."""

from __future__ import annotations

from pathlib import Path

import click

from posse.catalog import read_record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--moves", is_flag=True, help="List every answer.")
def command(file: Path, moves: bool) -> None:
    """Replay the game saved in FILE and print its result or whose turn it is."""
    record = read_record(file)
    state = record.replay()
    click.echo(f"{record.game.name}, {record.players} players, seed {record.seed}, {len(record.answers)} answers")
    click.echo(f"digest {state.digest()}")
    if moves:
        for seat, move, at in record.answers:
            click.echo(f"{at / 1000:9.1f} s  {record.seats[seat] if seat >= 0 else 'clock'}: {state.text(move)}")
    standing = "over" if state.over() else f"waiting for {', '.join(record.seats[seat] for seat in state.waiting())}"
    click.echo(standing)
    for seat, (score, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
        click.echo(f"{place}. {record.seats[seat]}: {score}")
