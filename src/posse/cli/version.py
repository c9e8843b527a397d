"""`posse version`: prints the version and how it was built."""

from __future__ import annotations

import platform
from importlib import resources

import click

import posse


def build() -> str:
    """How this package was built, as the build hook wrote it, or that it runs from a source tree."""
    said = resources.files("posse").joinpath("build.txt")
    return said.read_text(encoding="utf-8").strip() if said.is_file() else "run from source"


def warn_if_interpreted() -> None:
    """Prints a warning on stderr, for commands that play thousands of games."""
    if not posse.compiled():
        click.echo(
            f"posse: this runs interpreted, several times slower than compiled ({build()}); "
            "`pip install .` in the source tree compiles where there is a C compiler",
            err=True,
        )


@click.command()
def command() -> None:
    """Print the version and whether it runs compiled."""
    how = "compiled" if posse.compiled() else "interpreted"
    click.echo(f"posse {posse.__version__} ({how}, Python {platform.python_version()}; {build()})")
