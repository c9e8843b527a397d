"""The command `posse`: one file for each of its subcommands."""

from __future__ import annotations

import importlib
import io
import re
import sys

import click

from posse import __version__
from posse.core.errors import PosseError

COMMANDS = (
    "play",
    "serve",
    "admin",
    "backup",
    "restore",
    "simulate",
    "balance",
    "rules",
    "deck",
    "record",
    "games",
    "version",
)


class Commands(click.Group):
    """Imports a subcommand only when it is called, so that `posse` starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            raise click.UsageError(f"there is no command {name!r}; commands: {', '.join(COMMANDS)}")
        command: click.Command = importlib.import_module(f"posse.cli.{name}").command
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="posse %(version)s")
def posse() -> None:
    """Tabletop games: play them, study them, change them."""


PLAIN = (
    (r"is not a valid integer( range)?\.", "is not a whole number."),
    (r"is not a valid float( range)?\.", "is not a number."),
    (r"is not in the range (\d+)<=x<=(\d+)\.", r"is not a number from \1 to \2."),
    (r"is not in the range x>=(\d+)\.", r"is too little: \1 or more."),
)
"""Replacements for click's messages about numbers."""


def in_plain_words(text: str) -> str:
    for jargon, words in PLAIN:
        text = re.sub(jargon, words, text)
    return text


def main() -> None:
    """Runs the command. A user's mistake is one line on stderr, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        posse(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message())
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        print(f"posse: {in_plain_words(error.format_message())}", file=sys.stderr)
        sys.exit(2)
    except PosseError as error:
        print(f"posse: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
