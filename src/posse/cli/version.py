"""posse version: which posse this is."""

from __future__ import annotations

import platform

import click

import posse


@click.command()
def command() -> None:
    """Say which version this is and whether it runs compiled."""
    click.echo(
        f"posse {posse.__version__} ({'compiled' if posse.compiled() else 'interpreted'}, Python {platform.python_version()})"
    )
